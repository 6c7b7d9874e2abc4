"""What a viewer of Traffic-Memory sees, witnesses and remembers.

Everybody sees the same: the cards that are up, the places that are face down or empty, and what
each seat has kept. A card that was turned back is in the position but in nobody's view; who was
there when it was up may remember it. A turn-up is therefore fleeting: nobody knows yet whether its
card will be kept. What was kept is told for good when it is taken.
"""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from tailback.games.trafficars.memory.moves import JOKER, Move, card_text
from tailback.games.trafficars.memory.options import MemoryOptions
from tailback.games.trafficars.memory.position import (
    TAKEN,
    UNSEEN,
    Position,
    Stage,
    columns,
    faces,
    grid,
)
from tailback.games.trafficars.memory.runs import run_is_left
from tailback.games.trafficars.seats import SEAT_NAMES
from tailback.kit import NATURE, Detail, Event, Game, Seat, Viewer


@dataclass(frozen=True, slots=True)
class MemoryView:
    """The table as everyone sees it."""

    viewer: int | None
    stage: str
    turn: int | None
    """The seat whose turn it is; None when the game is over."""
    low: int
    high: int
    jokers: int
    columns: int
    places: tuple[str, ...]
    """By place: a card that is up (``12``, ``*``), ``?`` face down, ``-`` taken."""
    up: tuple[int, ...]
    """The places that are up, in the order they were turned."""
    showing: int | None
    """The place whose card is just appearing."""
    kept: tuple[tuple[str, ...], ...]
    may_stop: bool
    turns: int

    def __str__(self) -> str:
        lines = [grid(self.places)]
        for seat, pile in enumerate(self.kept):
            mark = ">" if seat == self.turn else " "
            lines.append(f"{mark} {SEAT_NAMES[seat]}: {len(pile)}  {' '.join(pile)}".rstrip())
        return "\n".join(lines)


class Recall(NamedTuple):
    """All that a viewer has witnessed; the kit forgets nothing."""

    options: MemoryOptions
    view: MemoryView
    starter: Seat
    cards: tuple[int, ...]
    """By place: the card that was seen there (also if it has been taken), or ``UNSEEN``."""
    when: tuple[int, ...]
    """By place: the turn-up, counted over the game, that showed it last; 0 if none did."""
    seen: int
    """How many turn-ups there have been."""


class Observer(Game[MemoryOptions, Position, Move, MemoryView, Recall]):
    """The half of the game that decides what may be known."""

    def observe(self, position: Position, viewer: Viewer) -> MemoryView:
        """Return what lies on the table; it is the same for every viewer."""
        options = position.options
        return MemoryView(
            viewer=viewer,
            stage=position.stage.value,
            turn=None if position.stage is Stage.OVER else position.turn,
            low=options.low,
            high=options.high,
            jokers=options.joker_cards,
            columns=columns(options.places),
            places=faces(position),
            up=position.up,
            showing=position.showing if position.stage is Stage.SHOW else None,
            kept=tuple(tuple(map(card_text, pile)) for pile in position.kept),
            may_stop=position.stage is Stage.TURN and len(position.up) >= 2,
            turns=position.turns,
        )

    def witness(
        self, before: Position, moves: Mapping[Seat, Move], after: Position, viewer: Viewer
    ) -> tuple[Event, ...]:
        """Return what happens for all to see.

        Choosing a place says nothing by itself: that its card is drawn, or was seen before, is
        not shown by any difference in the events.
        """
        if after.stage is Stage.SHOW:
            return ()
        seat = SEAT_NAMES[before.turn]
        seen: list[Event] = []
        turned = before.up
        if before.stage is Stage.SHOW:
            place, card = before.showing, moves[NATURE].what
        else:
            move = moves[before.turn]
            place = move.what if move.kind == "turn" else -1
            card = before.places[place]
        if place >= 0:
            turned = (*turned, place)
            said = {"seat": seat, "place": f"p{place + 1}", "card": spoken(card)}
            seen.append(Event.of("turned-up", fleeting=True, **said))
        if after.turns > before.turns:
            seen += _turn_ends(seat, turned, before, after)
        return tuple(seen)

    def recall(self, start: Position, viewer: Viewer) -> Recall:
        """Return what is known before the first turn-up: nothing."""
        none = (0,) * len(start.places)
        return Recall(start.options, self.observe(start, viewer), start.turn, none, none, 0)

    def remember(self, recall: Recall, events: Sequence[Event], view: MemoryView) -> Recall:
        """Return what is known after these events."""
        cards, when, seen = list(recall.cards), list(recall.when), recall.seen
        for event in events:
            if event.name == "turned-up":
                place = int(str(event.get("place"))[1:]) - 1
                said = str(event.get("card"))
                seen += 1
                cards[place] = JOKER if said == "joker" else int(said)
                when[place] = seen
        return Recall(recall.options, view, recall.starter, tuple(cards), tuple(when), seen)

    def sample(self, recall: Recall, rng: random.Random) -> Position:
        """Return the position itself: what nobody has seen does not exist yet."""
        options, view = recall.options, recall.view
        places = tuple(
            TAKEN if face == "-" else card
            for face, card in zip(view.places, recall.cards, strict=True)
        )
        seen = sum(1 << card for card in recall.cards if UNSEEN < card < JOKER)
        return Position(
            options,
            Stage(view.stage),
            (recall.starter + view.turns) % len(view.kept),
            places,
            view.up,
            -1 if view.showing is None else view.showing,
            tuple(tuple(JOKER if c == "*" else int(c) for c in pile) for pile in view.kept),
            sum(1 << n for n in range(options.low, options.high + 1)) & ~seen,
            options.joker_cards - recall.cards.count(JOKER),
            view.turns,
        )

    def prompt(self, view: MemoryView) -> tuple[str, dict[str, Detail]]:
        """Return what is asked of this viewer."""
        if view.turn is None:
            return "ask-over", {}
        seat = SEAT_NAMES[view.turn]
        if view.turn != view.viewer:
            return "ask-wait", {"seat": seat}
        if view.may_stop:
            return "ask-more", {"cards": len(view.up)}
        return ("ask-second", {}) if view.up else ("ask-first", {})


def spoken(card: int) -> str:
    """Return a card as the texts name it: its number, or ``joker``."""
    return "joker" if card == JOKER else str(card)


def _turn_ends(
    seat: str, turned: tuple[int, ...], before: Position, after: Position
) -> list[Event]:
    """Return what is taken and turned back at the end of a turn, and the end of the game."""
    seen = []
    taken = [place for place in turned if after.places[place] == TAKEN]
    back = [f"p{place + 1}" for place in turned if place not in taken]
    if taken:
        mine = before.turn
        gained = list(after.kept[mine])
        for card in before.kept[mine]:
            gained.remove(card)
        cards = " ".join(map(card_text, gained))
        seen.append(Event.of("kept", seat=seat, count=len(taken), cards=cards))
    if back:
        seen.append(Event.of("turned-back", seat=seat, count=len(back), places=" ".join(back)))
    if after.stage is Stage.OVER:
        numbers, jokers = after.left()
        if run_is_left(numbers, jokers):
            seen.append(Event.of("limit", turns=after.turns))
        else:
            seen.append(Event.of("no-run-left", count=len(numbers) + jokers))
        scores = [len(pile) for pile in after.kept]
        winners = [SEAT_NAMES[s] for s, score in enumerate(scores) if score == max(scores)]
        name = "won" if len(winners) == 1 else "shared"
        seen += [Event.of(name, seat=winner, count=max(scores)) for winner in winners]
    return seen
