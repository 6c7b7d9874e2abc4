"""What may be known of Traffic-Memory: everybody sees the same, and nobody for long.

The cards that are up, the places that are face down or empty, and what each seat has kept lie
open. A card that was turned back is in the position but in nobody's view; who was there when it was
up may remember it. A turn-up is therefore fleeting, and so is where somebody looked: nobody knows
yet whether the card will be kept. What was kept is told for good when it is taken.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar, NamedTuple, TypeAlias

from tailback.games.trafficars.memory.happenings import Happening, TurnedUp
from tailback.games.trafficars.memory.moves import JOKER, STOP, TURN, card_text
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
from tailback.games.trafficars.memory.runs import kept
from tailback.games.trafficars.seats import SEAT_NAMES
from tailback.kit import HIDDEN, ChanceOutcome, Detail, Moved, Observer, Seat, Seating, View, Viewer


@dataclass(frozen=True, slots=True)
class MemoryScene:
    """What is agreed: the numbers in use, how many jokers, and the width of the table."""

    low: int
    high: int
    jokers: int
    columns: int


@dataclass(frozen=True, slots=True)
class MemoryTable:
    """What lies open."""

    stage: str
    turn: int | None
    """The seat whose turn it is; None when the game is over."""
    places: tuple[str, ...]
    """By place: a card that is up (``12``, ``*``), ``?`` face down, ``-`` taken."""
    up: tuple[int, ...]
    """The places that are up, in the order they were turned."""
    showing: int | None
    """The place whose card is just appearing."""
    kept: tuple[tuple[str, ...], ...]
    may_stop: bool
    keeps: int
    """How many cards whoever is on would keep by stopping now (MEM-8, MEM-11)."""
    turns: int


MemoryView: TypeAlias = View[MemoryScene, MemoryTable, None]


class Recall(NamedTuple):
    """All that a viewer was shown; the kit forgets nothing."""

    options: MemoryOptions
    table: MemoryTable
    starter: Seat
    cards: tuple[int, ...]
    """By place: the card that was seen there (also if it has been taken), or ``UNSEEN``."""
    when: tuple[int, ...]
    """By place: the turn-up, counted over the game, that showed it last; 0 if none did."""
    seen: int
    """How many turn-ups there have been."""


class MemoryObserver(
    Observer[MemoryOptions, Position, Happening, MemoryScene, MemoryTable, None, Recall]
):
    """What may be known of Traffic-Memory."""

    fleeting: ClassVar[tuple[type, ...]] = (TurnedUp,)

    def scene(self, options: MemoryOptions, seating: Seating) -> MemoryScene:
        """Return which cards lie on the table, and in how many columns."""
        wide = columns(options.places)
        return MemoryScene(options.low, options.high, options.joker_cards, wide)

    def table(self, position: Position) -> MemoryTable:
        """Return what lies on the table; cards that were turned back are not seen."""
        stage = position.stage
        run = [position.places[place] for place in position.up]
        return MemoryTable(
            stage=stage.value,
            turn=None if stage is Stage.OVER else position.turn,
            places=faces(position),
            up=position.up,
            showing=position.showing if stage is Stage.SHOW else None,
            kept=tuple([tuple(map(card_text, pile)) for pile in position.kept]),
            may_stop=stage is Stage.TURN and len(position.up) >= 2,
            keeps=len(run) if stage is Stage.TURN and kept(run) else 0,
            turns=position.turns,
        )

    def show(self, happening: Happening, viewer: Viewer) -> Happening | None:
        """Return it as it is; which place was chosen, and what appeared, is not kept for good."""
        if isinstance(happening, ChanceOutcome):
            return happening._replace(outcome=HIDDEN)
        if isinstance(happening, Moved) and happening.move != STOP:
            return happening._replace(move=HIDDEN)
        return happening

    def spell(self, field: str, value: object) -> Detail:
        """Return places and cards as the texts name them: ``p7``, a number, or ``joker``."""
        if field == "place" and isinstance(value, int):
            return str(TURN[value])
        if field == "places" and isinstance(value, tuple):
            return tuple([str(TURN[place]) for place in value])
        if field == "card" and isinstance(value, int):
            return "joker" if value == JOKER else str(value)
        if field == "cards" and isinstance(value, tuple):
            return tuple(map(card_text, value))
        return super().spell(field, value)

    def recall(self, start: Position, viewer: Viewer) -> Recall:
        """Return what is known before the first turn-up: nothing."""
        none = (0,) * len(start.places)
        return Recall(start.options, self.table(start), start.turn, none, none, 0)

    def remember(
        self, recall: Recall, shown: Sequence[Happening], table: MemoryTable, own: None
    ) -> Recall:
        """Return what is known after this."""
        cards, when, seen = list(recall.cards), list(recall.when), recall.seen
        for happening in shown:
            if isinstance(happening, TurnedUp):
                seen += 1
                cards[happening.place] = happening.card
                when[happening.place] = seen
        return Recall(recall.options, table, recall.starter, tuple(cards), tuple(when), seen)

    def sample(self, recall: Recall, rng: random.Random) -> Position:
        """Return the position itself: what nobody has seen does not exist yet."""
        options, table = recall.options, recall.table
        places = tuple(
            TAKEN if face == "-" else card
            for face, card in zip(table.places, recall.cards, strict=True)
        )
        seen = sum(1 << card for card in recall.cards if UNSEEN < card < JOKER)
        return Position(
            options,
            Stage(table.stage),
            (recall.starter + table.turns) % len(table.kept),
            places,
            table.up,
            -1 if table.showing is None else table.showing,
            tuple(tuple(JOKER if c == "*" else int(c) for c in pile) for pile in table.kept),
            options.pack & ~seen,
            options.joker_cards - recall.cards.count(JOKER),
            table.turns,
        )

    def prompt(self, view: MemoryView) -> tuple[str, dict[str, Detail]]:
        """Return what is asked of this viewer."""
        table = view.table
        if table.turn is None:
            return "ask-over", {}
        if table.turn != view.viewer:
            return "ask-wait", {"seat": SEAT_NAMES[table.turn]}
        if table.may_stop:
            return "ask-more", {"cards": len(table.up)}
        return ("ask-second", {}) if table.up else ("ask-first", {})

    def text_view(self, view: MemoryView) -> str:
        """Return the places in rows, and what each seat has kept."""
        lines = [grid(view.table.places)]
        for seat, pile in enumerate(view.table.kept):
            mark = ">" if seat == view.table.turn else " "
            lines.append(f"{mark} {SEAT_NAMES[seat]}: {len(pile)}  {' '.join(pile)}".rstrip())
        return "\n".join(lines)
