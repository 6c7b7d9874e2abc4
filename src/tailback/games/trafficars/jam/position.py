"""A position of jam: everything there is at one moment, as a value."""

from __future__ import annotations

from enum import Enum
from typing import Final, NamedTuple, TypeAlias

from tailback.games.trafficars.jam.moves import AMBULANCE, CARDS, POLICE, Move
from tailback.games.trafficars.jam.options import Counts, JamOptions
from tailback.games.trafficars.seats import SEATS
from tailback.kit import everyone, owners

Place: TypeAlias = tuple[int, ...]
"""The cards that lie on each other, bottom to top; a gap has none."""
Lane: TypeAlias = tuple[Place, ...]
"""The places of a row from the front to the end. The last place is never a gap."""
Waiting: TypeAlias = tuple[int, int]
"""A card that waits to be placed, and its seat."""


class Stage(Enum):
    """Where the game stands between two moves."""

    LANES = "lanes"
    HANDS = "hands"
    CHOOSE = "choose"
    PLACE = "place"
    OVER = "over"


class Position(NamedTuple):
    """The lanes, the cards, and what has been revealed and not yet placed.

    The pile is a count of each card: no order of cards exists before they are drawn.
    """

    options: JamOptions
    ages: tuple[int, ...]
    """The seats, youngest first (CARS-3)."""
    stage: Stage
    round: int
    hands: tuple[tuple[int, ...], ...]
    pile: Counts
    penalty: tuple[tuple[int, ...], ...]
    """What each seat has taken in this round (JAM-11)."""
    points: tuple[int, ...]
    """What each seat has got in the rounds that are over."""
    lanes: tuple[Lane, ...] = ()
    aside: tuple[int, ...] = ()
    """Trailers that were dealt to a row, until every row has another card (JAM-3)."""
    queue: tuple[Waiting, ...] = ()
    """What is still to be placed, in the order of JAM-5."""
    choices: tuple[Move, ...] = ()
    """Where the first of the queue may go; more than one, or nothing waits."""

    @property
    def asked(self) -> tuple[int, ...]:
        """Return the seats that must decide now."""
        if not self.queue:
            return _EVERYONE[len(self.hands)] if self.stage is _CHOOSE else ()
        card, first = self.queue[0]
        if card in JOINT:
            return tuple(seat for other, seat in self.queue if other == card)
        return (first,)

    def __str__(self) -> str:
        return drawing(self.lanes)

    def __repr__(self) -> str:
        return f"<jam: {self.stage.value}, round {self.round}, {len(self.hands)} seats>"


_CHOOSE: Final = Stage.CHOOSE
_EVERYONE: Final = tuple(tuple(range(seats)) for seats in range(SEATS[-1] + 1))
"""All seats of a table, by their number."""
JOINT: Final = (AMBULANCE, POLICE)
"""Ambulances and police cars: their players choose at the same time (JAM-5)."""


KNOWN: Final = {
    **everyone("options", "ages", "stage", "round", "lanes", "aside"),
    **everyone("queue", "choices", "penalty", "points"),
    **owners("hands"),
    "pile": lambda position, viewer: sum(position.pile),
}
"""JAM-2: hands are hidden, and so is what the pile holds; what was revealed all have seen."""


def place_text(place: Place) -> str:
    """Return a place as text: its cards bottom to top, or ``_`` for a gap."""
    return "+".join(CARDS[card] for card in place) or "_"


def drawing(lanes: tuple[Lane, ...]) -> str:
    """Return the lanes as text, one a line.

    >>> print(drawing((((12,), (), (53, 15)), ((51, 51),))))
    r1  12  _  T+15
    r2  A+A
    """
    rows = ("  ".join(place_text(place) for place in lane) for lane in lanes)
    return "\n".join(f"r{i + 1}  {row}" for i, row in enumerate(rows))
