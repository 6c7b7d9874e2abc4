"""What a viewer of jam sees, witnesses, remembers and may conclude.

Hands are hidden and the pile is unseen; whatever has been revealed is open, also in the penalty
piles, for everybody saw it taken. What is not seen is dealt anew to sample a position, with the
probability that chance alone gives it (:class:`Hidden`).
"""

from __future__ import annotations

import random
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from math import comb
from typing import Final, NamedTuple

from tailback.games.trafficars.deck import DECK
from tailback.games.trafficars.jam.lanes import places
from tailback.games.trafficars.jam.moves import CARDS, INDEX, NUMBERS, Move
from tailback.games.trafficars.jam.options import Counts, JamOptions, deck_of
from tailback.games.trafficars.jam.position import Position, Stage, drawing
from tailback.games.trafficars.jam.rules import ROW, dealt_to, place, reveal, with_choices, worth
from tailback.games.trafficars.seats import SEAT_NAMES
from tailback.kit import NATURE, Detail, Event, Game, Seat, Viewer

_ASK: Final = {"A": "ask-ambulance", "P": "ask-police", "T": "ask-tow"}


@dataclass(frozen=True, slots=True)
class RevealedView:
    """A card that lies revealed and waits to be placed."""

    seat: int
    card: str


@dataclass(frozen=True, slots=True)
class JamView:
    """The table as one viewer sees it."""

    viewer: int | None
    stage: str
    round: int
    rounds: int
    asked: tuple[int, ...]
    lanes: tuple[tuple[tuple[str, ...], ...], ...]
    """Each lane from front to end; a place is its cards bottom to top, a gap is empty."""
    holds: int | None
    """How many cars a row holds; None where it may be of any length."""
    revealed: tuple[RevealedView, ...]
    """In the order in which they will be placed."""
    low: str
    """Nothing if the first of them fits somewhere; else ``take`` (JAM-10) or ``front`` (JAM-26)."""
    hand: tuple[str, ...] | None
    """The viewer's own cards; None for a spectator."""
    hand_sizes: tuple[int, ...]
    pile: int
    aside: tuple[str, ...]
    penalty: tuple[tuple[str, ...], ...]
    penalty_points: tuple[int, ...]
    points: tuple[int, ...]
    by_age: tuple[int, ...]
    trailers: tuple[int, ...]
    trailers_mark: str
    """``unverified``, or nothing where the players named the trailers of their own cards."""
    drawing: str

    def __str__(self) -> str:
        cards = " ".join(self.hand) if self.hand is not None else "-"
        waiting = " ".join(f"{shown.seat + 1}:{shown.card}" for shown in self.revealed)
        mark = f" ({self.trailers_mark})" if self.trailers_mark else ""
        lines = [self.drawing] if self.lanes else []
        lines += [
            f"hand {cards}   cards {_slashed(self.hand_sizes)}   pile {self.pile}",
            f"revealed {waiting or '-'}   penalty {_slashed(self.penalty_points)}"
            f"   points {_slashed(self.points)}   round {self.round}/{self.rounds}",
            f"trailers {' '.join(map(str, self.trailers)) or '-'}{mark}",
        ]
        return "\n".join(lines)


class Recall(NamedTuple):
    """All that a viewer knows: the latest view, and the special cards each seat has revealed."""

    options: JamOptions
    view: JamView
    shown: tuple[tuple[int, ...], ...]
    """For each seat the special cards that it has revealed in this round."""


class Observer(Game[JamOptions, Position, Move, JamView, Recall]):
    """The half of the game that decides what may be known."""

    def observe(self, position: Position, viewer: Viewer) -> JamView:
        """Return what lies on the table for this viewer."""
        options, queue = position.options, position.queue
        known = options.trailers == DECK.trailers
        return JamView(
            viewer=viewer,
            stage=position.stage.value,
            round=position.round,
            rounds=options.rounds,
            asked=position.asked,
            lanes=tuple(tuple(_spelled(place) for place in lane) for lane in position.lanes),
            holds=ROW if options.too_long else None,
            revealed=tuple(RevealedView(seat, CARDS[card]) for card, seat in queue),
            low=_low(position),
            hand=None if viewer is None else _spelled(position.hands[viewer]),
            hand_sizes=tuple(len(hand) for hand in position.hands),
            pile=sum(position.pile),
            aside=_spelled(position.aside),
            penalty=tuple(_spelled(cards) for cards in position.penalty),
            penalty_points=tuple(worth(cards) for cards in position.penalty),
            points=position.points,
            by_age=position.ages,
            trailers=options.trailers,
            trailers_mark=DECK.trailers_mark if known else "",
            drawing=drawing(position.lanes),
        )

    def witness(
        self, before: Position, moves: Mapping[Seat, Move], after: Position, viewer: Viewer
    ) -> tuple[Event, ...]:
        """Return what this viewer sees happen; only the cards of the deal are hidden from some."""
        if NATURE in moves:
            return _dealt(before, moves[NATURE].card, after, viewer)
        story: list[Event] = []
        go_on = reveal if before.stage is Stage.CHOOSE else place
        go_on(before, moves, story)
        return tuple(story)

    def prompt(self, view: JamView) -> tuple[str, dict[str, Detail]]:
        """Return what the viewer is asked, or that others are."""
        if view.stage == Stage.OVER.value:
            return "ask-over", {}
        if view.stage in (Stage.LANES.value, Stage.HANDS.value):
            return "ask-deal", {}
        if view.viewer not in view.asked:
            return "ask-wait", {}
        if view.stage == Stage.CHOOSE.value:
            return "ask-card", {}
        card = view.revealed[0].card
        if card in _ASK:
            return _ASK[card], {}
        return f"ask-{view.low or 'place'}", {"card": card}

    def recall(self, start: Position, viewer: Viewer) -> Recall:
        """Return what is known before the deal."""
        return Recall(start.options, self.observe(start, viewer), ((),) * len(start.hands))

    def remember(self, recall: Recall, events: Sequence[Event], view: JamView) -> Recall:
        """Return what is known after these events."""
        shown = list(recall.shown)
        for event in events:
            if event.name == "counted":  # all cards go back into the deck
                shown = [()] * len(shown)
            elif event.name == "revealed" and (card := INDEX[str(event.get("card"))]) > NUMBERS:
                seat = SEAT_NAMES.index(str(event.get("seat")))
                shown[seat] = tuple(sorted((*shown[seat], card)))
        return Recall(recall.options, view, tuple(shown))

    def sample(self, recall: Recall, rng: random.Random) -> Position:
        """Return a position that may be the real one, hidden cards dealt as chance gives them."""
        return position_of(recall, Hidden(recall).deal(rng))


class Hidden:
    """The cards that a viewer has not seen, to be dealt to the other hands again and again.

    All ways to deal them are alike but for one thing. A seat that has revealed a tow truck and
    holds another has shown one of two that were dealt to it: chance gives two of four to a hand
    less often than an even deal of what is left suggests, by the number of ways to say which of
    them was revealed. A deal is therefore kept with one part in that number.
    """

    def __init__(self, recall: Recall) -> None:
        view = recall.view
        self.unseen = [card for card, n in enumerate(unseen(recall)) for _ in range(n)]
        self.own = _counted_hand(view.hand)
        self.viewer = view.viewer
        self.sizes = [n if seat != view.viewer else 0 for seat, n in enumerate(view.hand_sizes)]
        self.held = sum(self.sizes)
        self.doubtful = [
            (seat, card, cards.count(card))
            for seat, cards in enumerate(recall.shown)
            if seat != view.viewer
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
    view = recall.view
    left = list(deck_of(recall.options))
    piles: list[Iterable[str]] = [place for lane in view.lanes for place in lane]
    piles += [*view.penalty, view.hand or (), view.aside]
    piles.append(shown.card for shown in view.revealed)
    for pile in piles:
        for card in pile:
            left[INDEX[card]] -= 1
    return tuple(left)


def position_of(recall: Recall, hands: Sequence[Sequence[int]]) -> Position:
    """Return the position in which the seats hold these cards."""
    options, view, _ = recall
    pile = list(unseen(recall))
    for seat, hand in enumerate(hands):
        for card in hand if seat != view.viewer else ():
            pile[card] -= 1
    position = Position(
        options,
        view.by_age,
        Stage(view.stage),
        view.round,
        lanes=tuple(tuple(_counted(place) for place in lane) for lane in view.lanes),
        hands=tuple(tuple(sorted(hand)) for hand in hands),
        pile=tuple(pile),
        aside=_counted(view.aside),
        queue=tuple((INDEX[shown.card], shown.seat) for shown in view.revealed),
        choices=(),
        penalty=tuple(_counted(cards) for cards in view.penalty),
        points=view.points,
    )
    return with_choices(position)


def _dealt(before: Position, card: int, after: Position, viewer: Viewer) -> tuple[Event, ...]:
    if before.stage is Stage.HANDS:
        seat = dealt_to(before)
        seen = CARDS[card] if viewer == seat else "?"
        return (Event.of("dealt", seat=SEAT_NAMES[seat], card=seen),)
    if card in before.options.trailers:
        return (Event.of("aside", card=CARDS[card]),)
    opened = Event.of("opened", card=CARDS[card], lane=len(before.lanes) + 1)
    if after.stage is Stage.HANDS and before.aside:
        return opened, Event.of("back", count=len(before.aside))
    return (opened,)


def _low(position: Position) -> str:
    if position.stage is not Stage.PLACE:
        return ""
    card = position.queue[0][0]
    if card > NUMBERS or places(position.lanes, card, card in position.options.trailers):
        return ""
    return "take" if position.options.too_low else "front"


def _spelled(cards: Iterable[int]) -> tuple[str, ...]:
    return tuple([CARDS[card] for card in cards])


def _counted(cards: Iterable[str]) -> tuple[int, ...]:
    return tuple([INDEX[card] for card in cards])


def _counted_hand(hand: Iterable[str] | None) -> tuple[int, ...]:
    return _counted(hand or ())


def _slashed(numbers: Sequence[int]) -> str:
    return "/".join(map(str, numbers))
