"""What may be known of Shift: what lies open, what is a seat's own, what can be concluded.

Hands are hidden, everything else is open (SHIFT-9). What can be known of the other hand is kept
exactly: as the number of ways in which chance alone can have led to each hand, given all plays and
draws witnessed. After a reshuffle that is often a single hand.
"""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Final, NamedTuple, TypeAlias

from tailback.games.shift.board import Board, Fleet, ShiftVehicle, fleet_of
from tailback.games.shift.happenings import Dealt, Drew, Happening, Played, Reshuffled
from tailback.games.shift.moves import CARDS, INDEX, SEATS
from tailback.games.shift.options import NO_CARDS, Counts, ShiftOptions, more, named
from tailback.games.shift.position import Position, Stage
from tailback.games.shift.setup import drawing
from tailback.kit import Detail, Hidden, Observer, Seat, Seating, View, Viewer, hide_hands
from tailback.kit.chance import lowest_terms


@dataclass(frozen=True, slots=True)
class ShiftScene:
    """What is agreed: the vehicles, heroes first, and how many cards of each kind there are."""

    vehicles: tuple[ShiftVehicle, ...]
    deck: tuple[tuple[str, int], ...]


@dataclass(frozen=True, slots=True)
class ShiftTable:
    """What lies open."""

    stage: str
    turn: int | None
    places: tuple[tuple[int, int] | None, ...]
    """Row and column of each vehicle's first cell, in the centre's frame; None when it is off."""
    left: int
    right: int
    hand_sizes: tuple[int, int]
    pile: int
    discards: dict[str, int]
    card: str | None
    steps: int
    shift: bool
    slide: bool
    turns: int


@dataclass(frozen=True, slots=True)
class ShiftOwn:
    """What one seat alone sees."""

    hand: tuple[str, ...]
    reach: dict[str, tuple[int, int]]
    """How far each vehicle or section can go now, back (below 0) and forth, if this seat moves."""


ShiftView: TypeAlias = View[ShiftScene, ShiftTable, ShiftOwn]


class Recall(NamedTuple):
    """All that a viewer knows: what it sees now, and how likely each hand of the opponent is."""

    options: ShiftOptions
    fleet: Fleet
    viewer: Viewer
    table: ShiftTable
    own: ShiftOwn | None
    hands: Mapping[Counts, int]
    """Possible hidden hands with whole-number weights; empty for a spectator."""


_LOT, _DRAWN = Stage.LOT, Stage.DRAWN  # slow to look up in an Enum
_STAGES: Final = {stage: stage.value for stage in Stage}
_ASKED, _DUE = Stage.CARD.value, Stage.PARTS.value


class ShiftObserver(
    Observer[ShiftOptions, Position, Happening, ShiftScene, ShiftTable, ShiftOwn, Recall]
):
    """What may be known of Shift."""

    def scene(self, options: ShiftOptions, seating: Seating) -> ShiftScene:
        """Return the vehicles and the deck."""
        fleet = options.setup.board(extra=options.extra_vehicles).fleet
        return ShiftScene(fleet.vehicles, named(options.deck))

    def table(self, position: Position) -> ShiftTable:
        """Return all but the hands and what the pile holds."""
        _, board, turn, stage, hands, pile, discards, card, steps, shift, slide, turns, _ = position
        return ShiftTable(
            _STAGES[stage],
            None if stage is _LOT or stage is _DRAWN else turn,
            board.spots,
            board.left,
            board.right,
            (sum(hands[0]), sum(hands[1])),
            sum(pile),
            dict(named(discards)),
            CARDS[card] if card >= 0 else None,
            steps,
            shift,
            slide,
            turns,
        )

    def own(self, position: Position, seat: Seat) -> ShiftOwn:
        """Return the seat's cards, and how far it can move what it may move."""
        return ShiftOwn(_cards(position.hands[seat]), reach(position, seat))

    def show(self, happening: Happening, viewer: Viewer) -> Happening | None:
        """Return it as it is; a card taken in hand is its owner's own."""
        return hide_hands(happening, viewer, Dealt, Drew)

    def spell(self, field: str, value: object) -> Detail:
        """Return a card by its name."""
        if field == "card" and isinstance(value, int):
            return CARDS[value]
        return super().spell(field, value)

    def prompt(self, view: ShiftView) -> tuple[str, dict[str, Detail]]:
        """Return what the seat to move is asked, or whom the others wait for."""
        table = view.table
        seat: dict[str, Detail] = {"seat": SEATS[table.turn or 0]}
        if view.viewer != table.turn or table.stage not in (_ASKED, _DUE):
            return "ask-wait", seat
        if table.stage == _ASKED:
            return "ask-card", seat
        if table.slide:
            return "ask-slide", seat
        if table.steps:
            message = "ask-steps-or-shift" if table.shift else "ask-steps"
            return message, {**seat, "left": table.steps}
        return "ask-shift", seat

    def text_view(self, view: ShiftView) -> str:
        """Return the grid as a drawing, the hand and the sizes of the piles."""
        table = view.table
        cards = " ".join(view.own.hand) if view.own is not None else "-"
        thrown = " ".join(f"{card}x{count}" for card, count in table.discards.items())
        return (
            f"{drawing(board_of(fleet_of(view.scene.vehicles), table))}\n"
            f"hand {cards}   cards {table.hand_sizes[0]}/{table.hand_sizes[1]}\n"
            f"pile {table.pile}   discards {thrown or '-'}"
        )

    def recall(self, start: Position, viewer: Viewer) -> Recall:
        """Return what is known before the deal: the other hand is empty."""
        hands = {} if viewer is None else {NO_CARDS: 1}
        own = None if viewer is None else self.own(start, viewer)
        return Recall(start.options, start.board.fleet, viewer, self.table(start), own, hands)

    def remember(
        self,
        recall: Recall,
        shown: Sequence[Happening],
        table: ShiftTable,
        own: ShiftOwn | None,
    ) -> Recall:
        """Return what is known after this."""
        hands = recall.hands
        if recall.viewer is not None:
            known = _Known(hands, _unseen(recall), _discards(recall.table))
            for happening in shown:
                known = _update(known, happening, recall.viewer)
            hands = known.hands
        return recall._replace(table=table, own=own, hands=hands)

    def sample(self, recall: Recall, rng: random.Random) -> Position:
        """Return a position that may be the real one, hidden cards drawn as chance gives them."""
        if recall.viewer is None:
            raise ValueError("a spectator has no hand to reason from; sample from a seat's recall")
        (other,) = rng.choices(tuple(recall.hands), tuple(recall.hands.values()))
        return position_of(recall, other)


@lru_cache(4096)
def _cards(hand: Counts) -> tuple[str, ...]:
    return tuple([card for card, n in zip(CARDS, hand, strict=True) for _ in range(n)])


def reach(position: Position, seat: Seat) -> dict[str, tuple[int, int]]:
    """Return how far each thing that a seat may move can go now, back and forth.

    >>> from tailback.games.shift import GAME as shift
    >>> start = shift.start(shift.options(starter="gold"))
    >>> reach(start._replace(stage=Stage.PARTS, steps=2).settled(), 0)[">"]
    (0, 2)
    """
    found: dict[str, tuple[int, int]] = {}
    if position.stage is not Stage.PARTS or seat != position.turn:
        return found
    board, steps = position.board, position.steps
    for kind, what, amount in position.moves:
        if kind == "drive" and steps > 1:  # a step, and so many more as are free
            amount *= min(board.run(board.fleet.index[what], amount), steps)
        if kind != "stop":
            back, forth = found.get(what, (0, 0))
            found[what] = (amount, forth) if amount < back else (back, max(forth, amount))
    return found


def board_of(fleet: Fleet, table: ShiftTable) -> Board:
    """Return the board that a table shows."""
    return Board.of(fleet, table.places, table.left, table.right)


def position_of(recall: Recall, other: Counts) -> Position:
    """Return the position in which the opponent of the recall's seat holds these cards."""
    options, fleet, viewer, table, own, _ = recall
    board, turn, stage = board_of(fleet, table), table.turn or 0, Stage(table.stage)
    mine = _hand(own)
    hands = (mine, other) if viewer == 0 else (other, mine)
    pile, discards = _minus(_unseen(recall), other), _discards(table)
    card = INDEX[table.card] if table.card else -1
    due = card, table.steps, table.shift, table.slide
    made = Position(options, board, turn, stage, hands, pile, discards, *due, table.turns)
    return made.settled()


class _Known(NamedTuple):
    """What one seat knows between two events."""

    hands: Mapping[Counts, int]
    unseen: Counts
    """The cards in the other hand and in the pile together."""
    discards: Counts


def _update(known: _Known, shown: Happening, me: Viewer) -> _Known:
    """Return what is known after one happening."""
    hands, unseen, discards = known
    if isinstance(shown, Dealt | Drew) and not isinstance(k := shown.card, Hidden):
        likely = {hand: ways * (unseen[k] - hand[k]) for hand, ways in hands.items()}
        return _Known(lowest_terms(likely), more(unseen, k, -1), discards)
    if isinstance(shown, Dealt | Drew):
        grown: dict[Counts, int] = {}
        for hand, ways in hands.items():
            for k, count in enumerate(unseen):
                if count > hand[k]:
                    held = more(hand, k)
                    grown[held] = grown.get(held, 0) + ways * (count - hand[k])
        return _Known(lowest_terms(grown), unseen, discards)
    if isinstance(shown, Played):
        k = shown.card
        discards = more(discards, k)
        if shown.seat == me:
            return _Known(hands, unseen, discards)
        left = {more(hand, k, -1): ways for hand, ways in hands.items() if hand[k]}
        return _Known(lowest_terms(left), more(unseen, k, -1), discards)
    if isinstance(shown, Reshuffled):
        together = tuple(a + b for a, b in zip(unseen, discards, strict=True))
        return _Known(hands, together, NO_CARDS)
    return known


def _unseen(recall: Recall) -> Counts:
    return _minus(_minus(recall.options.deck, _discards(recall.table)), _hand(recall.own))


def _hand(own: ShiftOwn | None) -> Counts:
    return tuple([own.hand.count(card) for card in CARDS]) if own else NO_CARDS


def _discards(table: ShiftTable) -> Counts:
    counts = table.discards
    return tuple([counts.get(card, 0) for card in CARDS])


def _minus(counts: Counts, other: Counts) -> Counts:
    return tuple(a - b for a, b in zip(counts, other, strict=True))
