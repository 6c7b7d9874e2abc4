"""What leaves a match: updates to viewers, answers to those who asked.

Everything in them has gone through the game's observer or lies open on the table.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, fields, is_dataclass
from enum import Enum
from operator import attrgetter
from types import UnionType
from typing import Any, Final, NamedTuple, TypeAlias, get_args, get_type_hints

from tailback.kit import JSON, Detail, Event, Refusal, Viewer

WHY: Final = {
    "stale": "This was the answer to a question that is no longer asked.",
    "not-begun": "The match begins when every seat is taken.",
    "over": "The match is over.",
    "not-over": "A new match can be asked for when this one is over.",
    "no-seat": "There is no such seat at this table.",
    "taken": "This seat is already taken.",
    "empty": "No move was given.",
    "one-move": "One move at a time is chosen here, unseen by the others.",
    "ended": "The draft ends before this move: commit what stands before it first.",
    "malformed": "This is not a move of the game.",
    "bad-id": "A message's id is 32 hexadecimal digits.",
    "id-used": "This id was used for another message.",
    "bad-seed": "A seed is 64 hexadecimal digits.",
    "bad-name": "A name has 1 to 40 printable characters.",
    "rule": "The rules do not allow this move.",
    "not-written": "The move could not be written down and does not count. Try again.",
    "unknown": "It is not known yet whether this was written down. Send the same message again.",
}
"""Why a message is refused, each with the sentence for the person who meets it."""


class Told(NamedTuple):
    """An event with its number in one viewer's stream, counted from 1: the viewer's cursor."""

    number: int
    event: Event


class Place(NamedTuple):
    """A seat as everyone sees it: ``kind`` is open, person or bot."""

    name: str
    kind: str
    resigned: bool


class Proof(NamedTuple):
    """The seeds that every draw follows from, in hexadecimal; the server's when it is over."""

    commitment: str
    seat_seeds: tuple[str | None, ...]
    server_seed: str | None


class Result(NamedTuple):
    """How it ended: places (1 the best, ties share), scores, and the clause or ``resigned``."""

    ranks: tuple[int, ...]
    scores: tuple[int, ...] | None
    reason: str


@dataclass(frozen=True, slots=True)
class Update:
    """All that one viewer may know now, and the events that led there."""

    match: str
    viewer: Viewer
    version: int
    stage: str
    """open, running or over."""
    view: Any
    prompt: tuple[str, tuple[tuple[str, Detail], ...]]
    seats: tuple[Place, ...]
    proof: Proof
    events: tuple[Told, ...] = ()
    cursor: int = 0
    """The number of events in this viewer's stream."""
    ask: int | None = None
    """The name of the question put to this seat; None if it is not asked."""
    legal: tuple[str, ...] = ()
    sealed: str | None = None
    """This seat's own choice that the others do not see yet."""
    time: float | None = None
    """After how many seconds the default is played for this seat."""
    left: float | None = None
    """How many of them are left."""
    result: Result | None = None
    again: tuple[int, ...] = ()
    """The seats that want a rematch."""
    next: str | None = None
    """The match that follows this one."""


@dataclass(frozen=True, slots=True)
class Accepted:
    """The message is written down, and will still be after a crash. A repeat gets the same."""

    match: str
    id: str


@dataclass(frozen=True, slots=True)
class Refused:
    """The message changed nothing: why (a key of ``WHY``), the clause, and how things stand."""

    match: str
    id: str
    why: str
    update: Update
    refusal: Refusal | None = None
    """The clause and its details, where ``why`` is rule."""
    at: int | None = None
    """Which of the moves, counted from 0."""
    said: str = ""


@dataclass(frozen=True, slots=True)
class Tried:
    """How things would stand for this seat after its draft."""

    match: str
    ask: int
    moves: tuple[str, ...]
    view: Any
    prompt: tuple[str, tuple[tuple[str, Detail], ...]]
    legal: tuple[str, ...]
    ends: bool
    """Whether nothing can be added: what follows is known only after a commit."""


Answer: TypeAlias = Accepted | Refused


def plain(value: object) -> JSON:
    """Return a message as JSON; dataclasses and named tuples become objects.

    >>> plain(Place("Ada", "person", False))
    {'name': 'Ada', 'kind': 'person', 'resigned': False}
    """
    kind = type(value)
    if (write := _WRITERS.get(kind)) is None:
        write = _WRITERS[kind] = _writer(kind)
    return write(value)


_ATOMS: Final = frozenset({type(None), bool, int, float, str})
_DETAILED: Final = frozenset({Event, Refusal})
"""Their details are pairs, and written as an object."""

_Write: TypeAlias = Callable[[Any], JSON]
_WRITERS: Final[dict[type, _Write]] = {}


def _writer(kind: type) -> _Write:
    """Return what writes values of this type."""
    if kind in _ATOMS:
        return _as_it_is
    if is_dataclass(kind):
        return _object(kind, tuple(field.name for field in fields(kind)))
    if names := getattr(kind, "_fields", ()):
        return _object(kind, names)
    if issubclass(kind, Enum):
        return lambda value: plain(value.value)
    if issubclass(kind, dict):
        return lambda value: {str(name): plain(item) for name, item in value.items()}
    if issubclass(kind, tuple | list | frozenset):
        return lambda value: [plain(item) for item in value]
    raise TypeError(f"{kind.__name__} cannot be written as JSON")


def _as_it_is(value: Any) -> JSON:
    return value  # type: ignore[no-any-return]


def _object(kind: type, names: tuple[str, ...]) -> _Write:
    """Return what writes an object with these fields; atoms by their annotation go as they are."""
    hints = get_type_hints(kind)
    inner = [name for name in names if not _is_atom(hints[name])]
    get = attrgetter(*names) if len(names) > 1 else lambda value: (getattr(value, names[0]),)

    def write(value: Any) -> JSON:
        made = dict(zip(names, get(value), strict=True))
        if kind in _DETAILED:
            made["details"] = dict(made["details"])
        for name in inner:
            made[name] = plain(made[name])
        return made

    return write


def _is_atom(hint: Any) -> bool:
    """Return whether all values of an annotation are atoms."""
    return hint in _ATOMS or (isinstance(hint, UnionType) and _ATOMS.issuperset(get_args(hint)))
