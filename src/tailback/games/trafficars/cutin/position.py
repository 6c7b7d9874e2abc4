"""A position of Cut in!: everything there is at one moment, as a value."""

from __future__ import annotations

from enum import Enum
from typing import Final, NamedTuple

from tailback.games.trafficars.cutin.moves import CARD, DONE, NEVER, NO, Move
from tailback.games.trafficars.cutin.options import CutinOptions
from tailback.kit import everyone, owners

_CLOCKWISE: Final[tuple[tuple[tuple[int, ...], ...], ...]] = tuple(
    tuple((*range(first, seats), *range(first)) for first in range(seats)) for seats in range(6)
)
"""The seats in order of play, by how many there are and who is first."""
FULL: Final = 6
"""How many cards a full hand has (CUT-1)."""


class Stage(Enum):
    """Where the game stands between two moves."""

    DEAL = "deal"
    OPEN = "open"
    CHOOSE = "choose"
    LAY = "lay"
    ASK = "ask"
    CUT = "cut"
    REFILL = "refill"
    WON = "won"


DRAWS: Final = frozenset({Stage.DEAL, Stage.OPEN, Stage.REFILL})
"""The stages in which chance brings a card."""


class Position(NamedTuple):
    """The row, the hands, the sizes of the piles, and whose turn it is.

    Piles have no order: a card that nobody has seen may lie in any pile or among the leftovers.
    """

    options: CutinOptions
    stage: Stage
    active: int
    row: tuple[int, ...]
    hands: tuple[tuple[int, ...], ...]
    """Each hand, ascending."""
    piles: tuple[int, ...]
    aside: tuple[int, ...]
    """The cards of finished rounds, ascending."""
    unseen: tuple[int, ...]
    """The cards in the piles and among the leftovers, ascending."""
    passes: int
    """How many turns in a row have ended in a pass without a card laid (CUT-10)."""
    laid: bool
    """Whether the active player has laid a card in this turn."""
    low: int
    high: int
    """The newest space lies between these two (stages ASK and CUT), otherwise 0."""
    never: bool
    """The jumper has said no for the rest of this turn."""
    full: int
    """How many cards a full hand has."""

    @property
    def jumper(self) -> int:
        """The player to the left of the active player (CUT-3)."""
        return (self.active + 1) % len(self.hands)

    @property
    def turn(self) -> int | None:
        """The seat that must decide now, if any."""
        stage = self.stage
        if stage is Stage.LAY or stage is Stage.CHOOSE:
            return self.active
        return self.jumper if stage is Stage.ASK or stage is Stage.CUT else None

    @property
    def winner(self) -> int:
        """The seat without hand and pile, once the game is won (CUT-11)."""
        return next(s for s, hand in enumerate(self.hands) if not hand and not self.piles[s])

    @property
    def moves(self) -> tuple[Move, ...]:
        """The legal moves of the seat that must decide."""
        stage = self.stage
        if stage is Stage.LAY:
            left, right = self.row[0], self.row[-1]
            return tuple([CARD[c] for c in self.hands[self.active] if c < left or c > right])
        if stage is Stage.ASK:
            cards = self.cutting
            return (NO, *cards) if self.options.clock else (NO, NEVER, *cards)
        if stage is Stage.CUT:
            return (DONE, *self.cutting)
        if stage is Stage.CHOOSE:
            return tuple([CARD[c] for c in self.hands[self.active]])
        return ()

    @property
    def cutting(self) -> list[Move]:
        """The jumper's cards that lie in the newest space (CUT-7)."""
        low, high = self.low, self.high
        return [CARD[c] for c in self.hands[self.jumper] if low < c < high]

    @property
    def asks_another(self) -> bool:
        """Whether the jumper is asked for another card of this cut-in (CUT-7).

        All can tell: the hand is not empty, and a number of the space has not been laid yet, in
        this row or in one set aside. The space has the same two ends until the cut-in is over,
        so numbers on both sides of the cut-in cards count.
        """
        laid = {*self.row, *self.aside}
        return bool(self.hands[self.jumper]) and not laid.issuperset(range(self.low + 1, self.high))

    def __str__(self) -> str:
        return " ".join(map(str, self.row)) or "-"

    def __repr__(self) -> str:
        return f"<cutin: {self.stage.value}, seat {self.active + 1} active, row {self}>"


KNOWN: Final = {
    **everyone("options", "stage", "active", "row", "piles", "aside"),
    **everyone("passes", "laid", "low", "high", "full"),
    **owners("hands"),
    "unseen": lambda position, viewer: len(position.unseen),
    "never": lambda position, viewer: position.never if viewer == position.jumper else None,
}
"""CUT-1, CUT-12: hands and piles are hidden, and so is which no the jumper has said."""


def who_draws(position: Position) -> int | None:
    """Return who takes the next card in hand: at the deal from seat 0 on, else the active first."""
    hands, piles, full = position.hands, position.piles, position.full
    first = 0 if position.stage is Stage.DEAL else position.active
    for seat in _CLOCKWISE[len(hands)][first]:
        if len(hands[seat]) < full and piles[seat]:
            return seat
    return None
