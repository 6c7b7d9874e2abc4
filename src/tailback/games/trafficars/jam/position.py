"""A position of jam: everything there is at one moment, as a value."""

from __future__ import annotations

from enum import Enum
from typing import Final, NamedTuple, TypeAlias

from tailback.games.trafficars.jam.moves import AMBULANCE, CARDS, POLICE, Move
from tailback.games.trafficars.jam.options import Counts, JamOptions

Place: TypeAlias = tuple[int, ...]
"""The cards that lie on each other, bottom to top; a gap has none."""
Lane: TypeAlias = tuple[Place, ...]
"""The places of a row from the front to the end. The last place is never a gap."""
Revealed: TypeAlias = tuple[int, int]
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
    lanes: tuple[Lane, ...]
    hands: tuple[tuple[int, ...], ...]
    pile: Counts
    aside: tuple[int, ...]
    """Trailers that were dealt to a row, until every row has another card (JAM-3)."""
    queue: tuple[Revealed, ...]
    """What is still to be placed, in the order of JAM-5."""
    choices: tuple[Move, ...]
    """Where the first of the queue may go; more than one, or nothing waits."""
    penalty: tuple[tuple[int, ...], ...]
    """What each seat has taken in this round (JAM-11)."""
    points: tuple[int, ...]
    """What each seat has got in the rounds that are over."""

    @property
    def asked(self) -> tuple[int, ...]:
        """Return the seats that must decide now."""
        if self.stage is Stage.CHOOSE:
            return tuple(range(len(self.hands)))
        if self.stage is not Stage.PLACE:
            return ()
        card, first = self.queue[0]
        if card in JOINT:
            return tuple(seat for other, seat in self.queue if other == card)
        return (first,)

    def __str__(self) -> str:
        return drawing(self.lanes)

    def __repr__(self) -> str:
        return f"<jam: {self.stage.value}, round {self.round}, {len(self.hands)} seats>"


JOINT: Final = (AMBULANCE, POLICE)
"""Ambulances and police cars: their players choose at the same time (JAM-5)."""


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
