"""What may be known of jam: what lies open, what is a seat's own, what can be concluded.

Hands are hidden and the pile is unseen; whatever has been revealed is open, also in the penalty
piles, for everybody saw it taken. What is not seen is dealt anew to sample a position, with the
probability that chance alone gives it (:class:`Redeal`).
"""

from __future__ import annotations

import random
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import chain
from math import comb
from typing import Final, NamedTuple, TypeAlias

from tailback.games.trafficars.deck import DECK
from tailback.games.trafficars.jam.happenings import Counted, Dealt, Happening, Revealed, Took
from tailback.games.trafficars.jam.lanes import places
from tailback.games.trafficars.jam.moves import CARDS, INDEX, NUMBERS, Move
from tailback.games.trafficars.jam.options import Counts, JamOptions, deck_of
from tailback.games.trafficars.jam.position import Lane, Position, Stage, drawing
from tailback.games.trafficars.jam.rules import ROW, place, with_choices, worth
from tailback.games.trafficars.seats import by_age
from tailback.kit import Detail, Observer, Seat, Seating, View, Viewer, hide_hands

_ASK: Final = {"A": "ask-ambulance", "P": "ask-police", "T": "ask-tow"}


@dataclass(frozen=True, slots=True)
class JamScene:
    """What is agreed."""

    rounds: int
    holds: int | None
    """How many cars a row holds; None where it may be of any length."""
    by_age: tuple[int, ...]
    trailers: tuple[int, ...]
    trailers_mark: str
    """``unverified``, or nothing where the players named the trailers of their own cards."""
    trailer_points: int
    deck: tuple[tuple[str, int], ...]
    """How many there are of each card in play."""


@dataclass(frozen=True, slots=True)
class JamRevealed:
    """A card that lies revealed and waits to be placed."""

    seat: int
    card: str


@dataclass(frozen=True, slots=True)
class JamTable:
    """What lies open."""

    stage: str
    round: int
    asked: tuple[int, ...]
    lanes: tuple[tuple[tuple[str, ...], ...], ...]
    """Each lane from front to end; a place is its cards bottom to top, a gap is empty."""
    revealed: tuple[JamRevealed, ...]
    """In the order in which they will be placed."""
    low: str
    """Nothing if the first of them fits somewhere; else ``take`` (JAM-10) or ``front`` (JAM-26)."""
    hand_sizes: tuple[int, ...]
    pile: int
    aside: tuple[str, ...]
    penalty: tuple[tuple[str, ...], ...]
    penalty_points: tuple[int, ...]
    points: tuple[int, ...]
    costs: tuple[int, ...]
    """What the cards of each lane would count as penalty."""


@dataclass(frozen=True, slots=True)
class JamWay:
    """What one place would mean for a card as the table stands."""

    move: str
    how: str
    """What would happen there, by the event's name, such as ``joined`` or ``hitched``."""
    takes: int | None
    """The points of the row that it would take; None if it takes none."""


@dataclass(frozen=True, slots=True)
class JamOwn:
    """What one seat alone sees."""

    hand: tuple[str, ...]
    ways: dict[str, tuple[JamWay, ...]]
    """Where each card of the hand, or the one to be placed, may go as the table stands."""


JamView: TypeAlias = View[JamScene, JamTable, JamOwn]


class Recall(NamedTuple):
    """All that a viewer knows: what it sees now, and the special cards each seat has revealed."""

    options: JamOptions
    ages: tuple[Seat, ...]
    viewer: Viewer
    table: JamTable
    own: JamOwn | None
    shown: tuple[tuple[int, ...], ...]
    """For each seat the special cards that it has revealed in this round."""

    @property
    def hand(self) -> tuple[int, ...]:
        """Return the viewer's own cards; a spectator has none."""
        return _counted(self.own.hand if self.own else ())


class JamObserver(Observer[JamOptions, Position, Happening, JamScene, JamTable, JamOwn, Recall]):
    """What may be known of jam."""

    def scene(self, options: JamOptions, seating: Seating) -> JamScene:
        """Return the cards in play, the order of age, and how long rows and game are."""
        known = options.trailers == DECK.trailers
        return JamScene(
            options.rounds,
            ROW if options.too_long else None,
            by_age(seating),
            options.trailers,
            DECK.trailers_mark if known else "",
            options.trailer_points,
            tuple([(CARDS[card], n) for card, n in enumerate(deck_of(options)) if n]),
        )

    def table(self, position: Position) -> JamTable:
        """Return all but the hands and what the pile holds."""
        return JamTable(
            position.stage.value,
            position.round,
            position.asked,
            tuple([tuple([_spelled(place) for place in lane]) for lane in position.lanes]),
            tuple([JamRevealed(seat, CARDS[card]) for card, seat in position.queue]),
            _low(position),
            tuple([len(hand) for hand in position.hands]),
            sum(position.pile),
            _spelled(position.aside),
            tuple([_spelled(cards) for cards in position.penalty]),
            tuple([worth(position.options, cards) for cards in position.penalty]),
            position.points,
            tuple([worth(position.options, [*chain(*lane)]) for lane in position.lanes]),
        )

    def own(self, position: Position, seat: Seat) -> JamOwn:
        """Return the seat's cards, and where they may go as the table stands."""
        hand = position.hands[seat]
        return JamOwn(
            _spelled(hand),
            {CARDS[card]: _ways(position, seat, card) for card in _due(position, seat)},
        )

    def show(self, happening: Happening, viewer: Viewer) -> Happening | None:
        """Return it as it is; a card dealt to a hand is its owner's own."""
        return hide_hands(happening, viewer, Dealt)

    def spell(self, field: str, value: object) -> Detail:
        """Return a card by its name, a lane or place counted from 1."""
        if isinstance(value, int) and field in ("card", "lane", "place"):
            return CARDS[value] if field == "card" else value + 1
        return super().spell(field, value)

    def prompt(self, view: JamView) -> tuple[str, dict[str, Detail]]:
        """Return what the viewer is asked, or that others are."""
        table = view.table
        if table.stage == Stage.OVER.value:
            return "ask-over", {}
        if table.stage in (Stage.LANES.value, Stage.HANDS.value):
            return "ask-deal", {}
        if view.viewer not in table.asked:
            return "ask-wait", {}
        if table.stage == Stage.CHOOSE.value:
            return "ask-card", {}
        card = table.revealed[0].card
        if card in _ASK:
            return _ASK[card], {}
        return f"ask-{table.low or 'place'}", {"card": card}

    def text_view(self, view: JamView) -> str:
        """Return the lanes as a drawing, the hand, what can be counted, and the penalty piles."""
        scene, table = view.scene, view.table
        cards = " ".join(view.own.hand) if view.own is not None else "-"
        waiting = " ".join(f"{shown.seat + 1}:{shown.card}" for shown in table.revealed)
        mark = f" ({scene.trailers_mark})" if scene.trailers_mark else ""
        lines = [drawing(lanes_of(table))] if table.lanes else []
        lines += [
            f"hand {cards}   cards {_slashed(table.hand_sizes)}   pile {table.pile}",
            f"revealed {waiting or '-'}   penalty {_slashed(table.penalty_points)}"
            f"   points {_slashed(table.points)}   round {table.round}/{scene.rounds}",
            f"trailers {' '.join(map(str, scene.trailers)) or '-'}{mark}",
            *(
                f"penalty {seat + 1}: {' '.join(pile)}"
                for seat, pile in enumerate(table.penalty)
                if pile
            ),
        ]
        return "\n".join(lines)

    def recall(self, start: Position, viewer: Viewer) -> Recall:
        """Return what is known before the deal."""
        own = None if viewer is None else self.own(start, viewer)
        nothing = ((),) * len(start.hands)
        return Recall(start.options, start.ages, viewer, self.table(start), own, nothing)

    def remember(
        self, recall: Recall, shown: Sequence[Happening], table: JamTable, own: JamOwn | None
    ) -> Recall:
        """Return what is known after this."""
        specials = list(recall.shown)
        for happening in shown:
            if isinstance(happening, Counted):  # all cards go back into the deck
                specials = [()] * len(specials)
            elif isinstance(happening, Revealed) and happening.card > NUMBERS:
                seat, card = happening
                specials[seat] = tuple(sorted((*specials[seat], card)))
        return recall._replace(table=table, own=own, shown=tuple(specials))

    def sample(self, recall: Recall, rng: random.Random) -> Position:
        """Return a position that may be the real one, hidden cards dealt as chance gives them."""
        return position_of(recall, Redeal(recall).deal(rng))


class Redeal:
    """The cards that a viewer has not seen, to be dealt to the other hands again and again.

    All ways to deal them are alike but for one thing. A seat that has revealed a tow truck and
    holds another has shown one of two that were dealt to it: chance gives two of four to a hand
    less often than an even deal of what is left suggests, by the number of ways to say which of
    them was revealed. A deal is therefore kept with one part in that number.
    """

    def __init__(self, recall: Recall) -> None:
        self.unseen = [card for card, n in enumerate(unseen(recall)) for _ in range(n)]
        self.own = recall.hand
        self.viewer = viewer = recall.viewer
        self.sizes = [n if seat != viewer else 0 for seat, n in enumerate(recall.table.hand_sizes)]
        self.held = sum(self.sizes)
        self.doubtful = [
            (seat, card, cards.count(card))
            for seat, cards in enumerate(recall.shown)
            if seat != viewer
            for card in set(cards)
        ]

    def deal(self, rng: random.Random) -> list[list[int]]:
        """Return a hand for every seat, in random order; the viewer's own is as it is."""
        while True:
            cards = rng.sample(self.unseen, self.held)
            hands, at = [], 0
            for size in self.sizes:
                hands.append(cards[at : at + size])
                at += size
            if self.viewer is not None:
                hands[self.viewer] = list(self.own)
            ways = 1
            for seat, card, shown in self.doubtful:
                ways *= comb(hands[seat].count(card) + shown, shown)
            if ways == 1 or rng.randrange(ways) == 0:
                return hands


def unseen(recall: Recall) -> Counts:
    """Return how many cards of each kind the viewer has not seen in this round."""
    table = recall.table
    left = list(deck_of(recall.options))
    revealed = [INDEX[shown.card] for shown in table.revealed]
    piles = [*chain(*lanes_of(table)), *map(_counted, (*table.penalty, table.aside))]
    for card in chain(*piles, recall.hand, revealed):
        left[card] -= 1
    return tuple(left)


def position_of(recall: Recall, hands: Sequence[Sequence[int]]) -> Position:
    """Return the position in which the seats hold these cards."""
    table = recall.table
    pile = list(unseen(recall))
    for seat, hand in enumerate(hands):
        for card in hand if seat != recall.viewer else ():
            pile[card] -= 1
    position = Position(
        recall.options,
        recall.ages,
        Stage(table.stage),
        table.round,
        lanes=lanes_of(table),
        hands=tuple(tuple(sorted(hand)) for hand in hands),
        pile=tuple(pile),
        aside=_counted(table.aside),
        queue=tuple((INDEX[shown.card], shown.seat) for shown in table.revealed),
        penalty=tuple(_counted(cards) for cards in table.penalty),
        points=table.points,
    )
    return with_choices(position)


def lanes_of(table: JamTable) -> tuple[Lane, ...]:
    """Return the lanes that a table shows."""
    return tuple([tuple([_counted(place) for place in lane]) for lane in table.lanes])


def _due(position: Position, seat: Seat) -> tuple[int, ...]:
    """Return the cards that the seat may choose, or the one that it places now."""
    if position.stage is Stage.CHOOSE:
        return position.hands[seat]
    return position.queue[0][:1] if seat in position.asked else ()


def _ways(position: Position, seat: Seat, card: int) -> tuple[JamWay, ...]:
    alone = with_choices(position._replace(stage=Stage.PLACE, queue=((card, seat),)))
    return tuple([_way(alone, seat, move) for move in alone.choices])


def _way(alone: Position, seat: Seat, move: Move) -> JamWay:
    story: list[Happening] = []
    place(alone, {seat: move}, story)
    took = next((told.points for told in story if isinstance(told, Took)), None)
    return JamWay(str(move), type(story[0]).__name__.lower(), took)


def _low(position: Position) -> str:
    if position.stage is not Stage.PLACE:
        return ""
    card = position.queue[0][0]
    if card > NUMBERS or places(position.lanes, card, gaps=position.options.fills_gaps(card)):
        return ""
    return "take" if position.options.too_low else "front"


def _spelled(cards: Iterable[int]) -> tuple[str, ...]:
    return tuple([CARDS[card] for card in cards])


def _counted(cards: Iterable[str]) -> tuple[int, ...]:
    return tuple([INDEX[card] for card in cards])


def _slashed(numbers: Sequence[int]) -> str:
    return "/".join(map(str, numbers))
