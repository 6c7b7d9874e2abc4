"""The terminal: colours where they are wanted, output that never fails, lines typed."""

from __future__ import annotations

import codecs
import io
import os
import sys
import unicodedata
from typing import Final, TextIO

PLAIN: Final = "tailback.plain"
"""The error handler that spells what an encoding cannot."""
_SPELLED: Final = {"'": "’‘", '"': "“”„«»", "-": "–—·", "x": "×", "ss": "ß"}
"""Plain letters for marks that are not made of any."""
_STYLES: Final = {"bold": "1", "dim": "2", "red": "31", "green": "32", "cyan": "36"}
_COLOURS: Final = {
    "gold": "1;38;5;220",
    "silver": "1;38;5;250",
    "blue": "38;5;75",
    "green": "38;5;77",
    "tan": "38;5;180",
    "white": "38;5;255",
    "orange": "38;5;208",
    "red": "38;5;203",
    "yellow": "38;5;227",
    "black": "38;5;244",
    "purple": "38;5;141",
    "pink": "38;5;211",
    "brown": "38;5;137",
}


class Left(Exception):
    """The person has gone: the input is at its end."""


class Screen:
    """Where a person reads and types."""

    def __init__(self, source: TextIO | None = None, out: TextIO | None = None) -> None:
        self.source = source or sys.stdin
        self.out = out or sys.stdout
        self.terminal = self.out.isatty()
        """Whether what is written can be wiped again."""
        self.typed = self.terminal and self.source.isatty()
        """Whether a person sits before it."""
        self.dumb = os.environ.get("TERM", "") in ("", "dumb")
        self.coloured = self.terminal and not self.dumb and not os.environ.get("NO_COLOR")

    def say(self, text: str = "", style: str | None = None) -> None:
        """Write a line."""
        print(self.styled(text, _STYLES[style]) if style else text, file=self.out)

    def styled(self, text: str, codes: str) -> str:
        """Return the text with these codes around it, where there are colours."""
        return f"\033[{codes}m{text}\033[0m" if self.coloured and text else text

    def painted(self, text: str, colour: str) -> str:
        """Return the text in a colour of the games' world, if it is known."""
        return self.styled(text, _COLOURS[colour]) if colour in _COLOURS else text

    def ask(self, prompt: str) -> str:
        """Return the line that the person types, or raise :class:`Left`."""
        # Not input(): a history of lines would show one person what the other typed.
        print(self.styled(prompt, _STYLES["bold"]), end="", file=self.out, flush=True)
        line = self.source.readline()
        if not self.source.isatty():
            self.say()
        if not line:
            raise Left
        return line.strip()

    def clear(self) -> None:
        """Wipe the screen and what was scrolled off it; where that cannot be, nothing is done."""
        if self.terminal:
            wipe = "\n" * 200 if self.dumb else "\033[H\033[2J\033[3J"
            print(wipe, end="", file=self.out, flush=True)


class StatusLine:
    """A line on a terminal's stderr that is written over and at last wiped; elsewhere nothing."""

    def __init__(self) -> None:
        self._width = 0

    def show(self, text: str) -> None:
        """Write this in place of what the line said before."""
        if sys.stderr.isatty():
            self._width = max(self._width, len(text))
            print(f"\r{text:<{self._width}}", end="", file=sys.stderr, flush=True)

    def close(self) -> None:
        """Wipe the line."""
        if self._width:
            print(f"\r{'':<{self._width}}\r", end="", file=sys.stderr, flush=True)


def gentle(source: TextIO, *outs: TextIO) -> None:
    """Let these streams never fail: what cannot be written is spelled in plain letters."""
    codecs.register_error(PLAIN, _plain)
    if isinstance(source, io.TextIOWrapper):
        source.reconfigure(errors="replace")
    for out in outs:
        if isinstance(out, io.TextIOWrapper):
            out.reconfigure(errors=PLAIN)


def one_line(text: str) -> str:
    """Return the text without control characters, so that it stays on its line."""
    return "".join(
        repr(mark)[1:-1] if unicodedata.category(mark) == "Cc" else mark for mark in text
    )


def _plain(error: UnicodeError) -> tuple[str, int]:
    if not isinstance(error, UnicodeEncodeError):
        raise error
    bad = error.object[error.start : error.end]
    return "".join(_spell(mark, error.encoding) for mark in bad), error.end


def _spell(mark: str, encoding: str) -> str:
    parts = unicodedata.normalize("NFKD", mark)
    base = "".join(part for part in parts if not unicodedata.combining(part))
    spelled = next((plain for plain, marks in _SPELLED.items() if mark in marks), base)
    try:
        spelled.encode(encoding)
    except UnicodeEncodeError:
        return "?"
    return spelled
