"""What can go wrong, each by its own name; every error says what, where, and what is right.

An error is read by people, so what it says is a :class:`Sentence` that can be said in every
language; ``str`` of it is English.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final, NamedTuple, Protocol, runtime_checkable

if TYPE_CHECKING:
    from tailback.kit.phrasebook import Phrasebook
    from tailback.kit.rules import Refusal

LONGEST_ECHO: Final = 200
"""How many characters an error repeats at most of what it was given."""


def clipped(text: str, most: int = LONGEST_ECHO) -> str:
    """Return a text, or the beginning of a long one.

    >>> clipped("12345", 5), clipped("123456", 5)
    ('12345', '1234…')
    """
    return text if len(text) <= most else text[: most - 1] + "…"


def quoted(value: object) -> str:
    """Return a value as an error repeats it: in quotation marks if it is text, and never long."""
    return clipped(repr(value[:LONGEST_ECHO] if isinstance(value, str) else value))


@runtime_checkable
class Sayable(Protocol):
    """Anything that can be said in every language."""

    def said(self, language: str = "en") -> str:
        """Return it in one language."""


class Sentence(NamedTuple):
    """A message of a phrasebook with its details, to be said in any language."""

    book: Phrasebook
    message: str
    details: tuple[tuple[str, object], ...]

    def said(self, language: str = "en") -> str:
        """Return it in one language; where no words are installed, message and details."""
        details = {name: _detail(value, language) for name, value in self.details}
        try:
            return self.book.say(self.message, language, **details)
        except WordsMissing:
            told = ", ".join(f"{name} {value}" for name, value in details.items() if value != "")
            return f"{self.message} ({told})" if told else self.message

    def __str__(self) -> str:
        return self.said()

    def __repr__(self) -> str:
        return repr(self.said())


def _detail(value: object, language: str) -> object:
    if isinstance(value, Sayable):
        return value.said(language)
    if isinstance(value, list | tuple):
        return ", ".join(str(_detail(item, language)) for item in value)
    return value if isinstance(value, int | float) else str(value)


def _kit(message: str, /, **details: object) -> Sentence:
    from tailback.kit.phrasebook import KIT  # which itself raises errors of this module

    return KIT.sentence(message, **details)


class TailbackError(ValueError):
    """The root of all errors that are the input's fault and not the program's."""

    def said(self, language: str = "en") -> str:
        """Return what is wrong, in one language."""
        (what,) = self.args or ("",)
        return what.said(language) if isinstance(what, Sayable) else str(self)


class UnknownGame(TailbackError):
    """No installed game (or bot) has this name."""


class _Explained(TailbackError):
    """An error that says where, and in ``what`` why."""

    def __init__(self, where: str, what: str | Sayable, **details: object) -> None:
        super().__init__(_kit(where, why=what, **details))
        self.what = what

    @property
    def why(self) -> str:
        """What is wrong there, in English."""
        return self.what if isinstance(self.what, str) else self.what.said()


class OptionError(_Explained):
    """An option that does not exist, or a value it does not take.

    >>> print(OptionError("setup", "11 is not between 1 and 10"))
    option setup: 11 is not between 1 and 10
    """

    def __init__(self, option: str, what: str | Sayable) -> None:
        super().__init__("option-wrong", what, option=clipped(option))
        self.option = option


class NotationError(_Explained):
    """A text that is no move, turn or position of the game.

    ``at`` counts characters from 0; the message counts lines and columns from 1, as editors do.

    >>> print(NotationError("M3 A*1", 4, "a direction, + or -, is missing"))
    'M3 A*1', column 5: a direction, + or -, is missing
    >>> print(NotationError(".A.\\n.L.", 5, "L names a section"))
    '.L.', line 2, column 2: L names a section
    """

    def __init__(self, text: str, at: int, what: str | Sayable) -> None:
        begin = text.rfind("\n", 0, at) + 1
        line = text[begin:].partition("\n")[0]
        shown = quoted(line if len(line) <= 80 else line[:77] + "...")
        column = str(at - begin + 1)
        if "\n" in text:
            number = str(text.count("\n", 0, at) + 1)
            super().__init__("place-wrong", what, text=shown, line=number, column=column)
        else:
            super().__init__("column-wrong", what, text=shown, column=column)
        self.text = text
        self.at = at


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


class TranscriptError(_Explained):
    """A transcript that cannot be read, or does not say what was played; ``line`` counts from 1."""

    def __init__(self, line: int, what: str | Sayable) -> None:
        super().__init__("line-wrong", what, line=str(line))
        self.line = line


class UnfairDraw(TailbackError):
    """A draw that does not follow from the seeds; ``at`` is its place in the history, from 0."""

    def __init__(self, at: int, what: Sayable) -> None:
        super().__init__(what)
        self.at = at


class WordsMissing(TailbackError):
    """A text was asked for that no catalogue has, or the words package is not installed."""
