"""What may be known of Cut in!: what lies open, what is a seat's own, what can be concluded.

Hands and piles are hidden; the row, the rows set aside and all sizes are open. What the jumper
answers is told as a cut-in or as nothing more than "no", or "no more": whether a card would have
fitted, and whether the no is meant for the rest of the turn, is not shown.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar, NamedTuple, TypeAlias

from tailback.games.trafficars.cutin.beliefs import Note, dealer
from tailback.games.trafficars.cutin.happenings import (
    CutIn,
    Dealt,
    Drew,
    Emptied,
    Happening,
    Laid,
    Opened,
    OpenedFromHand,
    Passed,
    Skipped,
)
from tailback.games.trafficars.cutin.moves import NEVER, NO
from tailback.games.trafficars.cutin.options import CutinOptions
from tailback.games.trafficars.cutin.position import Position, Stage
from tailback.games.trafficars.deck import DECK
from tailback.games.trafficars.seats import SEAT_NAMES
from tailback.kit import (
    HIDDEN,
    Detail,
    Hidden,
    Moved,
    Observer,
    Seat,
    Seating,
    View,
    Viewer,
    hide_hands,
)


@dataclass(frozen=True, slots=True)
class CutinScene:
    """What is agreed."""

    clock: bool
    leftovers: int
    """How many cards are set aside unseen before the first hands (CUT-1)."""


@dataclass(frozen=True, slots=True)
class CutinTable:
    """What lies open."""

    stage: str
    active: int
    jumper: int
    turn: int | None
    """The seat that must decide now."""
    row: tuple[int, ...]
    space: tuple[int, int] | None
    """The two cards around the newest space, while the jumper is asked."""
    hand_sizes: tuple[int, ...]
    piles: tuple[int, ...]
    aside: tuple[int, ...]
    """The cards of finished rounds."""
    passes: int
    laid: bool
    winner: int | None


@dataclass(frozen=True, slots=True)
class CutinOwn:
    """What one seat alone sees."""

    hand: tuple[int, ...]
    never: bool | None
    """For the jumper: whether it has said no for the rest of this turn; None for all others."""


CutinView: TypeAlias = View[CutinScene, CutinTable, CutinOwn]


class Recall(NamedTuple):
    """All that a viewer knows: what it sees now and, in order, what tells of hands."""

    options: CutinOptions
    deck: int
    full: int
    viewer: Viewer
    table: CutinTable
    own: CutinOwn | None
    notes: tuple[Note, ...] = ()
    never: bool = False
    """Whether the jumper has shown, by not being asked, that its no was for the whole turn."""


class CutinObserver(
    Observer[CutinOptions, Position, Happening, CutinScene, CutinTable, CutinOwn, Recall]
):
    """What may be known of Cut in!, played with so many numbers."""

    silent: ClassVar[tuple[type, ...]] = (Skipped,)

    def __init__(self, numbers: int = DECK.numbers) -> None:
        self.numbers = numbers

    def scene(self, options: CutinOptions, seating: Seating) -> CutinScene:
        """Return how the jumper's pause runs, and how many cards are left over."""
        return CutinScene(options.clock, self.numbers % seating.seats)

    def table(self, position: Position) -> CutinTable:
        """Return all but the hands, the piles, and which no the jumper said."""
        return CutinTable(
            stage=position.stage.value,
            active=position.active,
            jumper=position.jumper,
            turn=position.turn,
            row=position.row,
            space=(position.low, position.high) if position.high else None,
            hand_sizes=tuple(map(len, position.hands)),
            piles=position.piles,
            aside=position.aside,
            passes=position.passes,
            laid=position.laid,
            winner=position.winner if position.stage is Stage.WON else None,
        )

    def own(self, position: Position, seat: Seat) -> CutinOwn:
        """Return the seat's cards, and for the jumper what it has said."""
        never = position.never if seat == position.jumper else None
        return CutinOwn(position.hands[seat], never)

    def show(self, happening: Happening, viewer: Viewer) -> Happening | None:
        """Return it as it is; a card taken in hand, and which no it was, is the seat's own."""
        if isinstance(happening, Moved) and happening.move in (NO, NEVER):
            return happening._replace(move=HIDDEN)
        return hide_hands(happening, viewer, Dealt, Drew)

    def spell(self, field: str, value: object) -> Detail:
        """Return a card by its number, or ``hidden``."""
        if field == "card":
            return "hidden" if value is HIDDEN else str(value)
        return super().spell(field, value)

    def recall(self, start: Position, viewer: Viewer) -> Recall:
        """Return what is known before the first hands are taken."""
        deck = sum(1 << card for card in start.unseen)
        own = None if viewer is None else self.own(start, viewer)
        return Recall(start.options, deck, start.full, viewer, self.table(start), own)

    def remember(
        self,
        recall: Recall,
        shown: Sequence[Happening],
        table: CutinTable,
        own: CutinOwn | None,
    ) -> Recall:
        """Return what is known after this."""
        notes, never = list(recall.notes), recall.never
        for happening in shown:
            if (note := _note(happening, recall.deck)) is not None:
                notes.append(note)
            if isinstance(happening, Skipped):
                never = True
            elif isinstance(happening, Passed | Emptied):
                never = False
        return recall._replace(table=table, own=own, notes=tuple(notes), never=never)

    def sample(self, recall: Recall, rng: random.Random) -> Position:
        """Return a position that may be the real one, hidden hands dealt as chance gives them."""
        table, own = recall.table, recall.own
        seats = len(table.piles)
        hidden = tuple(seat for seat in range(seats) if seat != recall.viewer)
        notes = recall.notes
        if table.stage == Stage.LAY.value and table.active in hidden:  # one that fits is in hand
            cards = _outside(recall.deck, table.row[0], table.row[-1])
            notes = (*notes, Note("some", table.active, cards))
        dealt = dealer(recall.deck, hidden, notes).deal(rng)
        hands = tuple(
            dealt[seat] if own is None or seat in dealt else own.hand for seat in range(seats)
        )
        seen = {*table.row, *table.aside, *(card for hand in hands for card in hand)}
        unseen = (c for c in range(recall.deck.bit_length()) if recall.deck >> c & 1)
        low, high = table.space or (0, 0)
        return Position(
            recall.options,
            Stage(table.stage),
            table.active,
            table.row,
            hands,
            table.piles,
            table.aside,
            tuple(card for card in unseen if card not in seen),
            table.passes,
            table.laid,
            low,
            high,
            recall.never if own is None or own.never is None else own.never,
            recall.full,
        )

    def prompt(self, view: CutinView) -> tuple[str, dict[str, Detail]]:
        """Return what is asked of this viewer."""
        table = view.table
        if table.winner is not None:
            return "ask-over", {"seat": SEAT_NAMES[table.winner]}
        if table.turn is None or table.turn != view.viewer:
            waited_for = table.active if table.turn is None else table.turn
            return "ask-wait", {"seat": SEAT_NAMES[waited_for]}
        low, high = table.space or (0, 0)
        if table.stage == Stage.ASK.value:
            return "ask-cut-in", {"low": low, "high": high}
        if table.stage == Stage.CUT.value:
            return "ask-another", {"low": low, "high": high}
        if table.stage == Stage.CHOOSE.value:
            return "ask-open", {}
        if len(table.row) == 1:
            return "ask-lay-first", {"card": table.row[0]}
        return "ask-lay", {"left": table.row[0], "right": table.row[-1]}

    def text_view(self, view: CutinView) -> str:
        """Return the row with its newest space, the sizes, the hand, and the rows set aside."""
        table, own = view.table, view.own
        space = table.space or ()
        lines = [f"row {' '.join(f'[{c}]' if c in space else str(c) for c in table.row) or '-'}"]
        for seat, (hand, pile) in enumerate(zip(table.hand_sizes, table.piles, strict=True)):
            mark = ">" if seat == table.active else "?" if seat == table.turn else " "
            lines.append(f"{mark} {SEAT_NAMES[seat]}: hand {hand}, pile {pile}")
        if own is not None:
            lines.append(f"hand {' '.join(map(str, own.hand)) or '-'}")
        return "\n".join([*lines, f"aside {' '.join(map(str, table.aside)) or '-'}"])


def _outside(deck: int, left: int, right: int) -> int:
    """Return the cards of the deck, as bits, that fit a row with these ends (CUT-5)."""
    return deck & ~((1 << right + 1) - (1 << left))


def _note(shown: Happening, deck: int) -> Note | None:
    """Return what a happening tells of hands, if anything."""
    if isinstance(shown, Dealt | Drew):
        return Note("draw", shown.seat, 0 if isinstance(shown.card, Hidden) else shown.card)
    if isinstance(shown, Opened):
        return Note("open", shown.seat, shown.card)
    if isinstance(shown, Laid | OpenedFromHand | CutIn):
        return Note("lay", shown.seat, shown.card)
    if isinstance(shown, Passed):
        return Note("none", shown.seat, _outside(deck, shown.left, shown.right))
    return None
