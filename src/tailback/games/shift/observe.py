"""What a viewer of Shift sees, witnesses, remembers and may conclude.

Hands are hidden, everything else is open (SHIFT-9). What can be known of the other hand is kept
exactly: as the number of ways in which chance alone can have led to each hand, given all plays and
draws witnessed. After a reshuffle that is often a single hand.
"""

from __future__ import annotations

import random
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from math import gcd
from typing import Final, NamedTuple

from tailback.games.shift.board import OFF, Board, cell_at
from tailback.games.shift.moves import CARDS, INDEX, Move
from tailback.games.shift.options import Counts, ShiftOptions
from tailback.games.shift.position import Position, Stage
from tailback.games.shift.setup import drawing
from tailback.kit import NATURE, Detail, Event, Game, Seat, Viewer

_SEATS: Final = ("gold", "silver")


@dataclass(frozen=True, slots=True)
class VehicleView:
    """One vehicle as it stands: ``row`` and ``column`` of its first cell, in the centre's frame."""

    name: str
    row: int
    column: int
    length: int
    along_row: bool
    colour: str
    off: bool


@dataclass(frozen=True, slots=True)
class ShiftView:
    """The table as one viewer sees it."""

    viewer: int | None
    stage: str
    turn: int | None
    vehicles: tuple[VehicleView, ...]
    left: int
    right: int
    hand: tuple[str, ...] | None
    """The viewer's own cards; None for a spectator."""
    hand_sizes: tuple[int, int]
    pile: int
    discards: tuple[tuple[str, int], ...]
    card: str | None
    steps: int
    shift: bool
    slide: bool
    turns: int
    drawing: str

    def __str__(self) -> str:
        lines = [self.drawing]
        cards = " ".join(self.hand) if self.hand is not None else "-"
        lines.append(f"hand {cards}   cards {self.hand_sizes[0]}/{self.hand_sizes[1]}")
        thrown = " ".join(f"{card}x{count}" for card, count in self.discards)
        lines.append(f"pile {self.pile}   discards {thrown or '-'}")
        return "\n".join(lines)


class Recall(NamedTuple):
    """All that a seat knows: its latest view, and how likely each hand of the opponent is."""

    options: ShiftOptions
    view: ShiftView
    hands: Mapping[Counts, int]
    """Possible hidden hands with whole-number weights; empty for a spectator."""


class Observer(Game[ShiftOptions, Position, Move, ShiftView, Recall]):
    """The half of the game that decides what may be known."""

    def observe(self, position: Position, viewer: Viewer) -> ShiftView:
        """Return what lies on the table for this viewer."""
        board = position.board
        waiting = position.stage in (Stage.LOT, Stage.DRAWN)
        return ShiftView(
            viewer=viewer,
            stage=position.stage.value,
            turn=None if waiting else position.turn,
            vehicles=_vehicles(board),
            left=board.left,
            right=board.right,
            hand=None if viewer is None else _spelled(position.hands[viewer]),
            hand_sizes=(sum(position.hands[0]), sum(position.hands[1])),
            pile=sum(position.pile),
            discards=tuple((c, n) for c, n in zip(CARDS, position.discards, strict=True) if n),
            card=CARDS[position.card] if position.card >= 0 else None,
            steps=position.steps,
            shift=position.shift,
            slide=position.slide,
            turns=position.turns,
            drawing=drawing(board),
        )

    def witness(
        self, before: Position, moves: Mapping[Seat, Move], after: Position, viewer: Viewer
    ) -> tuple[Event, ...]:
        """Return what this viewer sees happen."""
        if NATURE in moves:
            return _chance_events(before, moves[NATURE], after, viewer)
        ((seat, move),) = moves.items()
        mover = _SEATS[seat]
        if move.kind == "play":
            seen = [Event.of("played", seat=mover, card=move.what)]
        elif move.kind == "drive":
            seen = [_drove(before.board, mover, move)]
        elif move.kind == "shift":
            rows, way = abs(move.amount), "down" if move.amount > 0 else "up"
            seen = [Event.of("shifted", seat=mover, section=move.what, rows=rows, way=way)]
        else:
            seen = [Event.of("gave-up", seat=mover, left=before.steps)]
        if after.stage is Stage.WON:
            seen.append(Event.of("won", seat=mover))
        elif after.stage is Stage.DRAW and _lost(before, move):
            seen.append(Event.of("lost", seat=mover))
        return tuple(seen)

    def prompt(self, view: ShiftView) -> tuple[str, dict[str, Detail]]:
        """Return what the seat to move is asked, or whom the others wait for."""
        seat: dict[str, Detail] = {"seat": _SEATS[view.turn or 0]}
        if view.stage == Stage.CARD.value and view.viewer == view.turn:
            return "ask-card", seat
        if view.stage != Stage.PARTS.value or view.viewer != view.turn:
            return "ask-wait", seat
        if view.slide:
            return "ask-slide", seat
        if view.steps:
            message = "ask-steps-or-shift" if view.shift else "ask-steps"
            return message, {**seat, "left": view.steps}
        return "ask-shift", seat

    def recall(self, start: Position, viewer: Viewer) -> Recall:
        """Return what is known before the deal: the other hand is empty."""
        hands = {} if viewer is None else {(0,) * len(CARDS): 1}
        return Recall(start.options, self.observe(start, viewer), hands)

    def remember(self, recall: Recall, events: Sequence[Event], view: ShiftView) -> Recall:
        """Return what is known after these events."""
        hands = recall.hands
        if view.viewer is not None:
            known = _Known(hands, _unseen(recall), _discards(recall.view))
            for event in events:
                known = _update(known, event, _SEATS[view.viewer])
            hands = known.hands
        return Recall(recall.options, view, hands)

    def sample(self, recall: Recall, rng: random.Random) -> Position:
        """Return a position that may be the real one, hidden cards drawn as chance gives them."""
        view = recall.view
        if view.viewer is None:
            raise ValueError("a spectator has no hand to reason from; sample from a seat's recall")
        (other,) = rng.choices(tuple(recall.hands), tuple(recall.hands.values()))
        return position_of(recall, other)


def position_of(recall: Recall, other: Counts) -> Position:
    """Return the position in which the opponent of the recall's seat holds these cards."""
    view = recall.view
    mine = _counted(view.hand or ())
    pile = _minus(_unseen(recall), other)
    card = CARDS.index(view.card) if view.card else -1
    return Position(
        recall.options,
        board_of(view, recall.options),
        view.turn or 0,
        Stage(view.stage),
        hands=(mine, other) if view.viewer == 0 else (other, mine),
        pile=pile,
        discards=_discards(view),
        card=card,
        steps=view.steps,
        shift=view.shift,
        slide=view.slide,
        turns=view.turns,
    )


def board_of(view: ShiftView, options: ShiftOptions) -> Board:
    """Return the board that a view shows."""
    fleet = options.setup.board(extra=options.extra_vehicles).fleet
    places = tuple(-1 if v.off else cell_at(v.row, v.column) for v in view.vehicles)
    return Board(fleet, places, view.left, view.right)


@lru_cache(maxsize=1024)
def _vehicles(board: Board) -> tuple[VehicleView, ...]:
    shown = []
    for i, (name, length, along_row, colour) in enumerate(board.fleet.vehicles):
        off = board.places[i] == OFF
        row, column = (0, 0) if off else (board.row(i), board.column(i))
        shown.append(VehicleView(name, row, column, length, along_row, colour, off))
    return tuple(shown)


def _drove(board: Board, mover: str, move: Move) -> Event:
    vehicle = board.fleet.vehicles[board.fleet.index[move.what]]
    back, forth = ("left", "right") if vehicle.along_row else ("up", "down")
    way = forth if move.amount > 0 else back
    return Event.of("drove", seat=mover, vehicle=move.what, spaces=abs(move.amount), way=way)


def _lost(before: Position, move: Move) -> bool:
    """Return whether parts of the card were still due when nothing was possible any more."""
    if move.kind == "play":
        return True  # a card that was not followed by any part
    steps, shift = before.steps, before.shift
    if move.kind == "drive":
        steps = 0 if before.slide else steps - 1
    elif move.kind == "shift":
        shift = False
    else:
        steps = 0
    return bool(steps or shift)


def _chance_events(
    before: Position, outcome: Move, after: Position, viewer: Viewer
) -> tuple[Event, ...]:
    if outcome.kind == "first":
        return (Event.of("starts", seat=outcome.what),)
    seat = 0 if sum(after.hands[0]) > sum(before.hands[0]) else 1
    name = "dealt" if before.stage is Stage.DEAL else "drew"
    card = outcome.what if viewer == seat else "?"
    seen = [Event.of(name, seat=_SEATS[seat], card=card)]
    if any(before.discards) and not any(after.discards):
        seen.append(Event.of("reshuffled", count=sum(after.pile)))
    if after.stage is Stage.DRAWN:
        seen.append(Event.of("drawn", turns=after.turns))
    return tuple(seen)


class _Known(NamedTuple):
    """What one seat knows between two events."""

    hands: Mapping[Counts, int]
    unseen: Counts
    """The cards in the other hand and in the pile together."""
    discards: Counts


def _update(known: _Known, event: Event, me: str) -> _Known:
    """Return what is known after one event."""
    hands, unseen, discards = known
    mine = event.get("seat") == me
    if event.name in ("dealt", "drew") and mine:
        k = INDEX[str(event.get("card"))]
        likely = {hand: ways * (unseen[k] - hand[k]) for hand, ways in hands.items()}
        return _Known(_reduced(likely), _add(unseen, k, -1), discards)
    if event.name in ("dealt", "drew"):
        grown: dict[Counts, int] = {}
        for hand, ways in hands.items():
            for k, count in enumerate(unseen):
                if count > hand[k]:
                    more = _add(hand, k, 1)
                    grown[more] = grown.get(more, 0) + ways * (count - hand[k])
        return _Known(_reduced(grown), unseen, discards)
    if event.name == "played":
        k = INDEX[str(event.get("card"))]
        discards = _add(discards, k, 1)
        if mine:
            return _Known(hands, unseen, discards)
        left = {_add(hand, k, -1): ways for hand, ways in hands.items() if hand[k]}
        return _Known(_reduced(left), _add(unseen, k, -1), discards)
    if event.name == "reshuffled":
        together = tuple(a + b for a, b in zip(unseen, discards, strict=True))
        return _Known(hands, together, (0,) * len(CARDS))
    return known


def _unseen(recall: Recall) -> Counts:
    seen = _discards(recall.view)
    return _minus(_minus(recall.options.deck, seen), _counted(recall.view.hand or ()))


def _discards(view: ShiftView) -> Counts:
    return _counted(card for card, n in view.discards for _ in range(n))


def _reduced(hands: Mapping[Counts, int]) -> Mapping[Counts, int]:
    hands = {hand: ways for hand, ways in hands.items() if ways}
    common = gcd(*hands.values())
    return {hand: ways // common for hand, ways in hands.items()} if common > 1 else hands


def _spelled(counts: Counts) -> tuple[str, ...]:
    return tuple(card for card, n in zip(CARDS, counts, strict=True) for _ in range(n))


def _counted(cards: Iterable[str]) -> Counts:
    counts = [0] * len(CARDS)
    for card in cards:
        counts[INDEX[card]] += 1
    return tuple(counts)


def _add(counts: Counts, k: int, n: int) -> Counts:
    return (*counts[:k], counts[k] + n, *counts[k + 1 :])


def _minus(counts: Counts, other: Counts) -> Counts:
    return tuple(a - b for a, b in zip(counts, other, strict=True))
