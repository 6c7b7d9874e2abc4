"""Long walks through jam: what always holds, and that every clause has been tried."""

from __future__ import annotations

import random
from collections import Counter
from itertools import cycle
from typing import Any

from tailback.games.trafficars.jam import GAME, Position, Stage
from tailback.games.trafficars.jam.moves import AMBULANCE, POLICE, TOW
from tailback.games.trafficars.jam.options import deck_of
from tailback.games.trafficars.jam.rules import ROW, worth
from tailback.kit import NATURE, Finished, Seating, SetupError
from tailback.kit.walk import Step, random_walk
from tests.harness.firing import Detector, Firing
from tests.harness.scale import scaled

VARIANTS: list[tuple[int, dict[str, Any]]] = [
    (2, {}),
    (4, {"rounds": 2}),
    (5, {}),
    (3, {"below": 30, "hand": 5}),
    (4, {"lanes": 2}),
    (4, {"specials": False}),
    (5, {"too_long": False}),
    (4, {"too_low": False}),
]


def told(name: str) -> Detector:
    """Return a detector for an event."""

    def fired(step: Step[Any, Any]) -> bool:
        events = GAME.witness(step.before, step.moves, step.after, None)
        return any(event.name == name for event in events)

    return fired


def option(name: str, value: object) -> Detector:
    """Return a detector for an option in force while cards are placed."""
    return lambda step: getattr(step.before.options, name) == value and NATURE not in step.moves


def first_is(card: int) -> Detector:
    return lambda step: bool(step.before.queue) and step.before.queue[0][0] == card


def stacked(step: Step[Any, Any]) -> bool:
    lanes = [move.lane for move in step.moves.values()]
    return step.before.stage is Stage.PLACE and len(set(lanes)) < len(lanes)


def both(first: Detector, second: Detector) -> Detector:
    return lambda step: first(step) and second(step)


DETECTORS: dict[str, Detector] = {
    "CARS-1": lambda step: step.before.stage is Stage.LANES,
    "CARS-2": told("aside"),
    "CARS-3": both(stacked, told("took")),
    "JAM-1": told("opened"),
    "JAM-2": told("dealt"),
    "JAM-3": told("back"),
    "JAM-4": told("revealed"),
    "JAM-5": lambda step: len(step.before.asked) > 1 and step.before.stage is Stage.PLACE,
    "JAM-6": told("joined"),
    "JAM-7": told("joined"),
    "JAM-8": lambda step: step.before.stage is Stage.PLACE and len(step.before.choices) > 1,
    "JAM-9": told("took"),
    "JAM-10": told("low"),
    "JAM-11": told("took"),
    "JAM-12": told("hitched"),
    "JAM-13": first_is(AMBULANCE),
    "JAM-14": first_is(POLICE),
    "JAM-15": stacked,
    "JAM-16": told("towed"),
    "JAM-17": told("filled"),
    "JAM-18": both(first_is(TOW), told("took")),
    "JAM-19": told("counted"),
    "JAM-20": lambda step: step.after.round > step.before.round,
    "JAM-21": option("below", 30),
    "JAM-22": option("hand", 5),
    "JAM-23": option("lanes", 2),
    "JAM-24": option("specials", False),
    "JAM-25": lambda step: any(len(lane) > ROW for lane in step.after.lanes),
    "JAM-26": lambda step: not step.before.options.too_low and told("front")(step),
}


def check(position: Position) -> None:
    """No card is lost or doubled, rows keep their length, and equal hands stay equal."""
    cards = Counter(dict(enumerate(position.pile)))
    cards.update(card for lane in position.lanes for place in lane for card in place)
    cards.update(card for hand in position.hands for card in hand)
    cards.update(card for pile in position.penalty for card in pile)
    cards.update(card for card, _ in position.queue)
    cards.update(position.aside)
    assert tuple(cards[k] for k in range(len(position.pile))) == deck_of(position.options)
    for lane in position.lanes:
        assert lane[-1]
        assert not position.options.too_long or len(lane) <= ROW
    if position.stage in (Stage.CHOOSE, Stage.PLACE):
        assert len({len(hand) for hand in position.hands}) == 1


def test_long_walks_keep_the_cards_and_try_every_clause() -> None:
    rng = random.Random(11)
    firing = Firing(GAME, DETECTORS)
    variants = cycle(VARIANTS)
    for _ in range(scaled(4000)):
        seats, options = next(variants)
        start = GAME.start(GAME.options(**options), Seating(seats))
        alphabet = GAME.alphabet(start.options)
        for step in random_walk(GAME, start, rng):
            check(step.after)
            firing.watch(step)
            if rng.random() < 0.02:
                firing.refused(step.before, rng.randrange(seats), alphabet)
        end = GAME.pending(step.after)
        assert isinstance(end, Finished)
        assert end.scores is not None
        got = sum(worth(cards) for cards in step.after.penalty)
        assert start.options.rounds > 1 or sum(end.scores) == got
        assert min(end.scores) == end.scores[end.winners[0]]
    try:
        GAME.options(below=10)
    except SetupError:
        firing.counts["JAM-27"] += 1
    print(firing.table())
    assert firing.silent() == []
