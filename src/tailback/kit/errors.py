"""What can go wrong, each by its own name; every error says what, where, and what is right."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from tailback.kit.game import Refusal


class TailbackError(ValueError):
    """The root of all errors that are the input's fault and not the program's."""


class UnknownGame(TailbackError):
    """No installed game (or bot) has this name."""


class OptionError(TailbackError):
    """An option that does not exist, or a value it does not take.

    >>> print(OptionError("setup", "11 is not between 1 and 10"))
    option setup: 11 is not between 1 and 10
    """

    def __init__(self, option: str, why: str) -> None:
        super().__init__(f"option {option}: {why}")
        self.option = option
        self.why = why


class NotationError(TailbackError):
    """A text that is no move, turn or position of the game.

    ``at`` counts characters from 0; the message counts lines and columns from 1, as editors do.

    >>> print(NotationError("M3 A*1", 4, "a direction, + or -, is missing"))
    'M3 A*1', column 5: a direction, + or -, is missing
    >>> print(NotationError(".A.\\n.L.", 5, "L names a section"))
    '.L.', line 2, column 2: L names a section
    """

    def __init__(self, text: str, at: int, why: str) -> None:
        begin = text.rfind("\n", 0, at) + 1
        line = text[begin:].partition("\n")[0]
        shown = line if len(line) <= 80 else line[:77] + "..."
        place = f"line {text.count(chr(10), 0, at) + 1}, " if "\n" in text else ""
        super().__init__(f"{shown!r}, {place}column {at - begin + 1}: {why}")
        self.text = text
        self.at = at
        self.why = why


class SetupError(TailbackError):
    """A set-up that breaks its game's rules; ``problems`` names every one of them."""

    def __init__(self, problems: Sequence[Refusal]) -> None:
        super().__init__("; ".join(str(problem) for problem in problems))
        self.problems = tuple(problems)


class IllegalMove(TailbackError):
    """A well-formed move that the rules refuse; ``refusal`` names the clause."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(str(refusal))
        self.refusal = refusal


class TranscriptError(TailbackError):
    """A transcript that cannot be read, or does not say what was played; ``line`` counts from 1."""

    def __init__(self, line: int, why: str) -> None:
        super().__init__(f"line {line}: {why}")
        self.line = line
        self.why = why


class WordsMissing(TailbackError):
    """A text was asked for that no catalogue has, or the words package is not installed."""
