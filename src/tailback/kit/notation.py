"""Notation: moves, turns and positions as text, with a strict round trip.

``notation.move(notation.move_text(move)) == move`` for every move and outcome, and the same for
positions. No second spelling is accepted, so a text has one meaning and a meaning one text. Moves
have no white space, ``;`` or ``:`` in them and do not begin with ``=``; outcomes of chance do
(``=M3``), so that a line of a transcript can be taken apart.
"""

from __future__ import annotations

import json
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Mapping, Sequence
from contextlib import suppress
from types import NoneType, UnionType
from typing import (
    ClassVar,
    Final,
    Generic,
    NoReturn,
    TypeVar,
    Union,
    get_args,
    get_origin,
    get_type_hints,
)

from tailback.kit.errors import NotationError, quoted
from tailback.kit.options import JSON, Options
from tailback.kit.phrasebook import KIT

P = TypeVar("P")
M = TypeVar("M")
T = TypeVar("T")
Plain = TypeVar("Plain", bound=tuple[object, ...])

_PLAIN: Final = (bool, int, str, NoneType)


class Notation(ABC, Generic[P, M]):
    """How one game writes its moves and positions; what is longer than told here is refused.

    A move is a word, mostly of a table; a position is some words, one for each of its fields.
    """

    longest: ClassVar[int] = 1000
    """How many characters the text of a position or turn has at most."""
    longest_move: int = 16
    """How many characters the text of a move has at most."""
    words: Mapping[str, M]
    such_as: str
    """Examples of moves, for those who wrote none."""
    fields: ClassVar[str]
    """The names of a position's fields, in the order of writing."""

    def move_text(self, move: M) -> str:
        """Return a move as text without white space; an outcome of chance begins with ``=``."""
        return str(move)

    def move(self, text: str) -> M:
        """Return the move or outcome that this text means, or raise ``NotationError``."""
        return self.move_in(within(text, self.longest_move), 0, text)

    def move_in(self, text: str, at: int, word: str) -> M:
        """Return the move that a word means, which stands at this place of a text."""
        if word not in self.words:
            raise NotationError(text, at, f"{quoted(word)} is no move, such as {self.such_as}")
        return self.words[word]

    def turn_text(self, moves: Sequence[M]) -> str:
        """Return the successive moves of one seat on one line."""
        return " ".join(self.move_text(move) for move in moves)

    def turn(self, text: str) -> list[M]:
        """Return the moves of one line."""
        return [self.move(word) for word in within(text, self.longest).split()]

    def position_text(self, position: P) -> str:
        """Return the whole position, hidden things included, on one line."""
        return " ".join(map(str, self.write(position)))

    def position(self, text: str, like: P) -> P:
        """Return the position that this text means, with the options and seats of ``like``."""
        made = self.read(Fields(within(text, self.longest), self.fields), like)
        again = self.position_text(made)
        if again != text:
            raise NotationError(text, 0, f"this position is written {quoted(again)}")
        return made

    @abstractmethod
    def write(self, position: P) -> Iterable[object]:
        """Return what is written into each field."""

    @abstractmethod
    def read(self, fields: Fields, like: P) -> P:
        """Return the position of these fields; its spelling is checked afterwards."""


class Fields:
    """The text of a position taken apart into named fields; what is wrong names field and place.

    >>> fields = Fields("3,5 - 2", "heaps taken seat")
    >>> parted(fields["heaps"]), parted(fields["taken"]), fields.seat("seat", 2)
    (['3', '5'], [], 1)
    >>> fields.whole("taken")
    Traceback (most recent call last):
    ...
    tailback.kit.errors.NotationError: '3,5 - 2', column 5: taken: '-' is not a whole number
    """

    def __init__(self, text: str, fields: str) -> None:
        names = fields.split()
        words = text.split(" ") if len(names) > 1 else [text]
        if len(words) != len(names):
            why = f"a position has {len(names)} fields ({', '.join(names)}), not {len(words)}"
            raise NotationError(text, 0, why)
        self.text = text
        self._words = dict(zip(names, words, strict=True))

    def __getitem__(self, field: str) -> str:
        return self._words[field]

    def at(self, field: str) -> int:
        """Return where a field begins."""
        before = list(self._words).index(field)
        return sum(len(word) + 1 for word in list(self._words.values())[:before])

    def fail(self, field: str, why: str) -> NoReturn:
        """Refuse the text for what is wrong in one field."""
        raise NotationError(self.text, self.at(field), f"{field}: {why}")

    def one_of(
        self, field: str, known: Mapping[str, T], word: str | None = None, wrong: str = ""
    ) -> T:
        """Return what a field, or one word of it, means among those known."""
        word = self[field] if word is None else word
        if word not in known:
            others = f"{quoted(word)} is not one of {', '.join(known)}"
            self.fail(field, wrong.format(quoted(word)) or others)
        return known[word]

    def whole(self, field: str, word: str | None = None) -> int:
        """Return the whole number, of at most 9 digits, of a field or of one word of it."""
        word = self[field] if word is None else word
        if not (word.isascii() and word.isdecimal()) or len(word) > 9 or str(int(word)) != word:
            self.fail(field, f"{quoted(word)} is not a whole number")
        return int(word)

    def seat(self, field: str, seats: int) -> int:
        """Return the seat of a field, which counts them from 1."""
        seat = self.whole(field)
        if not 1 <= seat <= seats:
            self.fail(field, f"seats are 1 to {seats}")
        return seat - 1

    def by_seat(self, field: str, seats: int, between: str = "|") -> list[str]:
        """Return what a field says about each seat."""
        words = self[field].split(between)
        if len(words) != seats:
            self.fail(field, f"{len(words)} are written, for {seats} seats")
        return words


class PlainNotation(Notation[Plain, str]):
    """For small games: moves are words, a position is a NamedTuple, written as the JSON of it.

    Its fields are whole numbers, words, truth values, None and tuples of these; options are
    not written.

    >>> from typing import NamedTuple
    >>> class Heaps(NamedTuple):
    ...     heaps: tuple[int, ...]
    ...     turn: int
    >>> notation = PlainNotation(Heaps, ("take", "leave"))
    >>> notation.position_text(Heaps((3, 5), 1))
    '[[3,5],1]'
    >>> notation.position("[[3],0]", Heaps((3, 5), 1))
    Heaps(heaps=(3,), turn=0)
    """

    longest = 10_000
    fields = "position"

    def __init__(self, kind: Callable[..., Plain], words: Iterable[str]) -> None:
        self.kind = kind
        self.words = spelled(words)
        self.such_as = ", ".join(list(self.words)[:4])
        self.longest_move = max(map(len, self.words))

    def write(self, position: Plain) -> Iterable[str]:
        """Return all fields but the options as JSON without white space."""
        written = [value for value in position if not isinstance(value, Options)]
        return [json.dumps(written, separators=(",", ":"))]

    def read(self, fields: Fields, like: Plain) -> Plain:
        """Return the position whose fields are of the types that they are declared to have."""
        kinds = get_type_hints(self.kind)
        agreed = {
            name: value
            for name, value in zip(kinds, like, strict=True)
            if isinstance(value, Options)
        }
        names = [name for name in kinds if name not in agreed]
        try:
            values = _each([kinds[name] for name in names], json.loads(fields.text))
        except (ValueError, RecursionError):
            fields.fail("position", f"one is written such as {self.position_text(like)}")
        return self.kind(**agreed, **dict(zip(names, values, strict=True)))


def within(text: str, most: int) -> str:
    """Return a text unless it has more characters than this."""
    if len(text) > most:
        raise NotationError(text[:most], most, KIT.sentence("too-long", most=str(most)))
    return text


def spelled(moves: Iterable[M]) -> Mapping[str, M]:
    """Return moves by their text."""
    return {str(move): move for move in moves}


def joined(words: Iterable[object], between: str = ",") -> str:
    """Return a list as one word, ``-`` if it is empty; ``parted`` takes it apart.

    >>> joined((3, 5)), joined(()), parted("3,5"), parted("-")
    ('3,5', '-', ['3', '5'], [])
    """
    return between.join(map(str, words)) or "-"


def parted(word: str, between: str = ",") -> list[str]:
    """Return the words of a list that is written as one word."""
    return [] if word == "-" else word.split(between)


def _each(kinds: Sequence[object], values: JSON) -> tuple[object, ...]:
    if not isinstance(values, list):
        raise ValueError(values)
    return tuple(_typed(kind, value) for kind, value in zip(kinds, values, strict=True))


def _typed(kind: object, value: JSON) -> object:
    """Return what was read from JSON as a value of this type, or raise ``ValueError``."""
    parts = get_args(kind)
    if get_origin(kind) in (Union, UnionType):
        for part in parts:
            with suppress(ValueError):
                return _typed(part, value)
    elif get_origin(kind) is tuple and isinstance(value, list):
        return _each(parts[:1] * len(value) if parts[1:] == (...,) else parts, value)
    elif kind in _PLAIN and type(value) is kind:
        return value
    raise ValueError(value)
