"""What may be known: the one door for secrets, closed unless a game opens it.

A view has three parts: the *scene*, agreed before the first draw and never changed; the *table*,
what lies open, the same for everyone; and what is one seat's *own*. What happens is shown to each
viewer by :meth:`Observer.show`. Nothing else leaves a game but legal moves and refusals.
"""

from __future__ import annotations

import random
import re
from collections.abc import Callable, Mapping, Sequence
from enum import Enum
from functools import lru_cache
from operator import attrgetter
from typing import Any, ClassVar, Final, Generic, NamedTuple, TypeAlias, TypeVar

from tailback.kit.rules import Detail, M, O, P, Seat, Seating

Viewer: TypeAlias = int | None
SPECTATOR: Final = None
"""The viewer who has no seat and sees only what lies open."""

H = TypeVar("H")  # happening
S = TypeVar("S")  # scene
T = TypeVar("T")  # table
W = TypeVar("W")  # what is one seat's own
R = TypeVar("R")  # recall


class Hidden(Enum):
    """The type of :data:`HIDDEN`."""

    HIDDEN = "?"

    def __repr__(self) -> str:
        return "HIDDEN"


HIDDEN: Final = Hidden.HIDDEN
"""Stands in what a viewer is shown where something is not theirs to know."""


class Moved(NamedTuple, Generic[M]):
    """A seat has moved: told by the kit, shown to that seat alone unless the game opens it."""

    seat: Seat
    move: M | Hidden


class ChanceOutcome(NamedTuple, Generic[M]):
    """Chance has brought this: shown to the seat that drew, if any, unless the game opens it."""

    seat: Seat | None
    outcome: M | Hidden


class Event(NamedTuple):
    """What one viewer saw happen, spelled for words and pictures.

    A *fleeting* event (a card turned back) is told once and never served again before the end.
    """

    name: str
    details: tuple[tuple[str, Detail], ...] = ()
    fleeting: bool = False

    @classmethod
    def of(cls, name: str, *, fleeting: bool = False, **details: Detail) -> Event:
        """Return an event with named details."""
        return cls(name, tuple(details.items()), fleeting)

    def get(self, name: str) -> Detail | None:
        """Return a detail by its name, or None."""
        return dict(self.details).get(name)


class View(NamedTuple, Generic[S, T, W]):
    """All that one viewer sees at one moment."""

    viewer: Viewer
    scene: S
    table: T
    own: W | None


AnyView: TypeAlias = View[Any, Any, Any]

Knows: TypeAlias = Callable[[Any, Viewer], object]
"""Returns what a viewer knows of one field of a position."""
Known: TypeAlias = Mapping[str, Knows]
"""Who knows which field of a position, apart from the observer; a field left out is hidden."""


def everyone(*fields: str) -> dict[str, Knows]:
    """Return the statement that everyone knows these fields."""

    def all_of(field: str) -> Knows:
        get = attrgetter(field)
        return lambda position, viewer: get(position)

    return {field: all_of(field) for field in fields}


def owners(field: str, size: Callable[[Any], int] = len) -> dict[str, Knows]:
    """Return the statement that each seat knows its own part of a field, and all the sizes."""
    get = attrgetter(field)

    def knows(position: Any, viewer: Viewer) -> object:
        parts = get(position)
        return [size(part) for part in parts], None if viewer is None else parts[viewer]

    return {field: knows}


class Observer(Generic[O, P, H, S, T, W, R]):
    """What may be known of one game. Whatever a game leaves out stays closed."""

    fleeting: ClassVar[tuple[type, ...]] = ()
    """Happenings that are told once and never served again before the end."""
    silent: ClassVar[tuple[type, ...]] = ()
    """Happenings that tell a viewer something but have no words."""

    def scene(self, options: O, seating: Seating) -> S | None:
        """Return what is agreed before the first draw and never changes."""
        return None

    def table(self, position: P) -> T | None:
        """Return what lies open now, the same for everyone."""
        return None

    def own(self, position: P, seat: Seat) -> W | None:
        """Return what this seat alone sees, and how far what it may move can go."""
        return None

    def show(self, happening: H, viewer: Viewer) -> H | None:
        """Return what a viewer sees of it, ``HIDDEN`` where something is not theirs; or None.

        Asked of the kit's :class:`Moved` and :class:`ChanceOutcome` too, where not the viewer's.
        """
        return None

    def recall(self, start: P, viewer: Viewer) -> R | None:
        """Return what a viewer knows who has just sat down before the first move.

        The start position hides nothing: no draw has fallen yet.
        """
        return None

    def remember(self, recall: R, shown: Sequence[H], table: T, own: W | None) -> R:
        """Return what the viewer knows after it was shown this, seeing table and own after it.

        What was shown may be that of several steps, seen only at their end: it comes to the same
        as one step at a time.
        """
        return recall

    def sample(self, recall: R, rng: random.Random) -> P:
        """Return a full position, drawn as chance alone gives it, given all that was shown."""
        raise NotImplementedError("this observer remembers nothing to sample from")

    def prompt(self, view: View[S, T, W]) -> tuple[str, dict[str, Detail]]:
        """Return the message that tells this viewer what is asked now, and its details."""
        return "ask-move", {}

    def text_view(self, view: View[S, T, W]) -> str:
        """Return a drawing in plain text of what a viewer sees."""
        return "" if view.table is None else str(view.table)

    def event(self, shown: H, names: Sequence[str]) -> Event | None:
        """Return what was shown, spelled by name and details; None if it has no words."""
        kind = type(shown)
        if kind in _KITS or kind in self.silent:
            return None
        fields: tuple[str, ...] = kind._fields  # type: ignore[attr-defined]
        details = [
            (field, names[value] if field == "seat" else self.spell(field, value))
            for field, value in zip(map(_spoken, fields), shown, strict=True)  # type: ignore[call-overload]
        ]
        return Event(_name(kind.__name__), tuple(details), kind in self.fleeting)

    def spell(self, field: str, value: Any) -> Detail:
        """Return a detail of a happening as texts name it."""
        return "?" if value is HIDDEN else value


def hide_hands(happening: H, viewer: Viewer, *taken: type[Any]) -> H:
    """Return a happening as a viewer sees it who does not look into the hands of others.

    Those ``taken`` bring a ``card`` into the hand of a ``seat``, and so does what a seat draws.
    """
    if isinstance(happening, taken) and happening.seat != viewer:
        shown: H = happening._replace(card=HIDDEN)
        return shown
    if isinstance(happening, ChanceOutcome) and happening.seat is not None:
        return happening._replace(outcome=HIDDEN)
    return happening


AnyObserver: TypeAlias = Observer[Any, Any, Any, Any, Any, Any, Any]
_KITS: Final = frozenset({Moved, ChanceOutcome})


def _spoken(field: str) -> str:
    """Return a field's name in texts; ``count_`` is not a tuple's own ``count``."""
    return field.rstrip("_")


@lru_cache(maxsize=1024)
def _name(kind: str) -> str:
    return re.sub(r"(?<=[a-z])(?=[A-Z])", "-", kind).lower()


class OpenObserver(Observer[O, P, Any, None, P, None, P]):
    """For games that hide nothing: the position lies on the table, and everyone sees it all."""

    def table(self, position: P) -> P:
        """Return the position."""
        return position

    def show(self, happening: Any, viewer: Viewer) -> Any:
        """Return all of it."""
        return happening

    def recall(self, start: P, viewer: Viewer) -> P:
        """Return the position: there is nothing to remember."""
        return start

    def remember(self, recall: P, shown: Sequence[Any], table: P, own: None) -> P:
        """Return the position."""
        return table

    def sample(self, recall: P, rng: random.Random) -> P:
        """Return the position itself."""
        return recall
