"""What a viewer of Cut in! sees, witnesses, remembers and may conclude.

Hands and piles are hidden; the row, the rows set aside and all sizes are open. What the jumper
answers is told as a cut-in or as nothing more than "no", or "no more": whether a card would have
fitted, and whether the no is meant for the rest of the turn, is not shown.
"""

from __future__ import annotations

import random
from abc import abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from tailback.games.trafficars.cutin.beliefs import Note, dealer
from tailback.games.trafficars.cutin.moves import Move
from tailback.games.trafficars.cutin.options import CutinOptions
from tailback.games.trafficars.cutin.position import Happening, Position, Stage, who_draws
from tailback.games.trafficars.seats import SEAT_NAMES
from tailback.kit import NATURE, Detail, Event, Game, Seat, Viewer

HIDDEN = "hidden"


@dataclass(frozen=True, slots=True)
class CutinView:
    """The table as one viewer sees it."""

    viewer: int | None
    stage: str
    active: int
    jumper: int
    turn: int | None
    """The seat that must decide now."""
    row: tuple[int, ...]
    space: tuple[int, int] | None
    """The two cards around the newest space, while the jumper is asked."""
    hand: tuple[int, ...] | None
    """The viewer's own cards; None for a spectator."""
    hand_sizes: tuple[int, ...]
    piles: tuple[int, ...]
    leftovers: int
    """How many cards were set aside unseen before the first hands (CUT-1)."""
    aside: tuple[int, ...]
    """The cards of finished rounds."""
    passes: int
    laid: bool
    never: bool | None
    """For the jumper: whether it has said no for the rest of this turn; None for all others."""
    clock: bool
    winner: int | None

    def __str__(self) -> str:
        row = [str(card) for card in self.row]
        if self.space is not None:
            row = [
                f"[{n}]" if card in self.space else n for n, card in zip(row, self.row, strict=True)
            ]
        lines = [f"row {' '.join(row) or '-'}"]
        for seat, (hand, pile) in enumerate(zip(self.hand_sizes, self.piles, strict=True)):
            mark = ">" if seat == self.active else "?" if seat == self.turn else " "
            lines.append(f"{mark} {SEAT_NAMES[seat]}: hand {hand}, pile {pile}")
        if self.hand is not None:
            lines.append(f"hand {' '.join(map(str, self.hand)) or '-'}")
        lines.append(f"aside {' '.join(map(str, self.aside)) or '-'}")
        return "\n".join(lines)


class Recall(NamedTuple):
    """All that a viewer knows: its latest view and, in order, what tells of hands."""

    options: CutinOptions
    deck: int
    full: int
    view: CutinView
    notes: tuple[Note, ...] = ()
    asked: bool = False
    """Whether a hand card was laid and no answer of the jumper has been heard since."""
    never: bool = False
    """Whether the jumper has shown, by not being asked, that its no was for the whole turn."""


class Observer(Game[CutinOptions, Position, Move, CutinView, Recall]):
    """The half of the game that decides what may be known."""

    @abstractmethod
    def happenings(self, position: Position, moves: Mapping[Seat, Move]) -> list[Happening]:
        """Return what happens by itself after these moves, in order."""

    def observe(self, position: Position, viewer: Viewer) -> CutinView:
        """Return what lies on the table for this viewer."""
        jumper = position.jumper
        return CutinView(
            viewer=viewer,
            stage=position.stage.value,
            active=position.active,
            jumper=jumper,
            turn=position.turn,
            row=position.row,
            space=(position.low, position.high) if position.high else None,
            hand=None if viewer is None else position.hands[viewer],
            hand_sizes=tuple(map(len, position.hands)),
            piles=position.piles,
            leftovers=len(position.unseen) - sum(position.piles),
            aside=position.aside,
            passes=position.passes,
            laid=position.laid,
            never=position.never if viewer == jumper else None,
            clock=position.options.clock,
            winner=position.winner if position.stage is Stage.WON else None,
        )

    def witness(
        self, before: Position, moves: Mapping[Seat, Move], after: Position, viewer: Viewer
    ) -> tuple[Event, ...]:
        """Return what this viewer sees happen."""
        seen = [_first_event(before, moves, viewer)]
        for what, seat, row in self.happenings(before, moves):
            if what == "set-aside":
                seen.append(Event.of(what, count=len(row)))
            elif what == "passed":
                seen.append(Event.of(what, seat=SEAT_NAMES[seat], left=row[0], right=row[-1]))
            else:
                seen.append(Event.of(what, seat=SEAT_NAMES[seat]))
        if after.stage is Stage.WON:
            seen.append(Event.of("won", seat=SEAT_NAMES[after.winner]))
        return tuple(seen)

    def shows(
        self,
        before: Position,
        moves: Mapping[Seat, Move],
        after: Position,
        who: Seat,
        viewer: Viewer,
    ) -> bool:
        """Return whether this viewer may be told: a card taken in hand is its drawer's own.

        Where a jumper may say no for the rest of the turn, others do not learn which no it was.
        """
        if who == NATURE:
            return before.stage is Stage.OPEN or who_draws(before) == viewer
        answered = before.stage is Stage.ASK and moves[who].kind != "card"
        return who == viewer or before.options.clock or not answered

    def recall(self, start: Position, viewer: Viewer) -> Recall:
        """Return what is known before the first hands are taken."""
        deck = sum(1 << card for card in start.unseen)
        return Recall(start.options, deck, start.full, self.observe(start, viewer))

    def remember(self, recall: Recall, events: Sequence[Event], view: CutinView) -> Recall:
        """Return what is known after these events."""
        known = _Reader(recall)
        for event in events:
            known.hear(event)
        return known.close(view)

    def sample(self, recall: Recall, rng: random.Random) -> Position:
        """Return a position that may be the real one, hidden hands dealt as chance gives them."""
        view = recall.view
        seats = len(view.piles)
        hidden = tuple(seat for seat in range(seats) if seat != view.viewer)
        notes = recall.notes
        if view.stage == Stage.LAY.value and view.active in hidden:  # one that fits is in hand
            cards = _outside(recall.deck, view.row[0], view.row[-1])
            notes = (*notes, Note("some", view.active, cards))
        dealt = dealer(recall.deck, hidden, notes).deal(rng)
        hands = tuple(dealt.get(seat, view.hand or ()) for seat in range(seats))
        seen = {*view.row, *view.aside, *(card for hand in hands for card in hand)}
        unseen = (c for c in range(recall.deck.bit_length()) if recall.deck >> c & 1)
        never = recall.never if view.never is None else view.never
        low, high = view.space or (0, 0)
        return Position(
            recall.options,
            Stage(view.stage),
            view.active,
            view.row,
            hands,
            view.piles,
            view.aside,
            tuple(card for card in unseen if card not in seen),
            view.passes,
            view.laid,
            low,
            high,
            never,
            recall.full,
        )

    def prompt(self, view: CutinView) -> tuple[str, dict[str, Detail]]:
        """Return what is asked of this viewer."""
        if view.winner is not None:
            return "ask-over", {"seat": SEAT_NAMES[view.winner]}
        if view.turn is None or view.turn != view.viewer:
            return "ask-wait", {"seat": SEAT_NAMES[view.active if view.turn is None else view.turn]}
        low, high = view.space or (0, 0)
        if view.stage == Stage.ASK.value:
            return "ask-cut-in", {"low": low, "high": high}
        if view.stage == Stage.CUT.value:
            return "ask-another", {"low": low, "high": high}
        if view.stage == Stage.CHOOSE.value:
            return "ask-open", {}
        return "ask-lay", {"left": view.row[0], "right": view.row[-1]}


def _first_event(before: Position, moves: Mapping[Seat, Move], viewer: Viewer) -> Event:
    """Return what the move itself, or the draw, shows."""
    stage = before.stage
    if stage is Stage.DEAL or stage is Stage.REFILL:
        drawer = who_draws(before)
        assert drawer is not None
        card = str(moves[NATURE].card) if drawer == viewer else HIDDEN
        name = "dealt" if stage is Stage.DEAL else "drew"
        return Event.of(name, seat=SEAT_NAMES[drawer], card=card)
    ((who, move),) = moves.items()
    seat = SEAT_NAMES[before.active if who == NATURE else who]
    card = str(move.card)
    if stage is Stage.OPEN:
        return Event.of("opened", seat=seat, card=card)
    if stage is Stage.CHOOSE:
        return Event.of("opened-from-hand", seat=seat, card=card)
    if stage is Stage.LAY:
        return Event.of("laid", seat=seat, card=card)
    if move.kind != "card":
        return Event.of("no-more" if stage is Stage.CUT else "no-cut-in", seat=seat)
    return Event.of("cut-in", seat=seat, card=card, low=before.low, high=before.high)


def _outside(deck: int, left: int, right: int) -> int:
    """Return the cards of the deck, as bits, that fit a row with these ends (CUT-5)."""
    return deck & ~((1 << right + 1) - (1 << left))


class _Reader:
    """Takes down, event by event, what tells of hands."""

    def __init__(self, recall: Recall) -> None:
        self.recall = recall
        self.notes = list(recall.notes)
        self.asked = recall.asked
        self.never = recall.never

    def hear(self, event: Event) -> None:
        """Take one event down."""
        name = event.name
        if name in ("won", "set-aside"):
            return
        seat = SEAT_NAMES.index(str(event.get("seat")))
        said = event.get("card")
        card = 0 if said in (None, HIDDEN) else int(str(said))
        if name in ("dealt", "drew"):
            self.notes.append(Note("draw", seat, card))
        elif name == "opened":
            self.notes.append(Note("open", seat, card))
        elif name in ("laid", "opened-from-hand", "cut-in"):
            self.notes.append(Note("lay", seat, card))
        elif name == "passed":
            left, right = int(str(event.get("left"))), int(str(event.get("right")))
            outside = _outside(self.recall.deck, left, right)
            self.notes.append(Note("none", seat, outside))
        self._answer(name)

    def close(self, view: CutinView) -> Recall:
        """Return all that is known, seeing the table after the events."""
        if view.stage == Stage.ASK.value:
            self.never = False
        elif view.stage == Stage.LAY.value and self.asked:
            self.never = True
        return Recall(
            self.recall.options,
            self.recall.deck,
            self.recall.full,
            view,
            tuple(self.notes),
            self.asked,
            self.never,
        )

    def _answer(self, name: str) -> None:
        """Follow the jumper's question: whoever is not asked has said no for the whole turn."""
        if name == "no-cut-in":
            self.asked = False
        elif name == "laid":
            self.never = self.asked
            self.asked = True
        elif name in ("passed", "emptied", "cut-in"):
            self.asked, self.never = False, False
