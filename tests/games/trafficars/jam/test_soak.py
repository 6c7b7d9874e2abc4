"""Long walks through jam: what always holds, and that every clause has been tried."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Iterator
from itertools import cycle, pairwise
from typing import Any

import pytest

from tailback.games.trafficars.deck import DECK
from tailback.games.trafficars.jam import GAME, Position, Stage
from tailback.games.trafficars.jam.happenings import (
    Aside,
    Back,
    Counted,
    Filled,
    Front,
    Hitched,
    Joined,
    Low,
    Opened,
    Revealed,
    Took,
    Towed,
)
from tailback.games.trafficars.jam.moves import AMBULANCE, NUMBERS, POLICE, TOW
from tailback.games.trafficars.jam.options import deck_of
from tailback.games.trafficars.jam.position import Lane
from tailback.games.trafficars.jam.rules import ROW, worth
from tailback.kit import NATURE, Finished, Seating, SetupError, Step
from tailback.kit.walk import random_walk
from tests.games.trafficars.jam.late import late_position
from tests.games.trafficars.jam.table import seen
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


Happened = Step[Position, Any]


def told(kind: Any, *cards: int) -> Detector:
    """Return a detector for a happening, of one of these cards if any are named."""
    return lambda step: any(
        isinstance(told, kind) and (not cards or told.card in cards) for told in step.story
    )


def told_together(kind: type, then: type, *cards: int) -> Detector:
    """Return a detector for two happenings in a row in the same lane."""
    return lambda step: any(
        (type(one), type(other)) == (kind, then)
        and one.lane == other.lane
        and (not cards or one.card in cards)
        for one, other in pairwise(step.story)
    )


def onto(step: Happened, kind: type) -> tuple[int, Lane, list[Lane]] | None:
    """Return the number that was laid alone and openly, the lane it went to, and the others."""
    placed = [told for told in step.story if isinstance(told, PLACED)]
    if len(placed) != 1 or type(placed[0]) is not kind or placed[0].card > NUMBERS:
        return None
    lanes, i = list(step.before.lanes), placed[0].lane
    return placed[0].card, lanes[i], lanes[:i] + lanes[i + 1 :]


def ascending(step: Happened) -> bool:
    """A number behind a lower one."""
    found = onto(step, Joined)
    return found is not None and found[1][-1][-1] < found[0]


def closest(step: Happened) -> bool:
    """A number that might have joined two rows by being higher, and joined the closer one."""
    found = onto(step, Joined)
    if found is None or found[1][-1][-1] >= found[0]:
        return False
    return any(lane[-1][-1] < found[0] for lane in found[2])


def numbered(step: Happened) -> bool:
    """Return whether a seat decides on the place of a numbered card."""
    return step.before.stage is PLACE and step.before.queue[0][0] <= NUMBERS


def hitched_on(fits: Callable[[Lane], bool]) -> Detector:
    def fired(step: Happened) -> bool:
        found = onto(step, Hitched)
        return found is not None and fits(found[1])

    return fired


def stacked(step: Happened) -> bool:
    lanes = [move.lane for move in step.moves.values()]
    return step.before.stage is PLACE and len(set(lanes)) < len(lanes)


def oldest_took(step: Happened) -> bool:
    """Return whether age, not the order of seats, said who took a row for a stack."""
    if not stacked(step):
        return False
    took = {told.seat for told in step.story if isinstance(told, Took)}
    return bool(took) and max(step.moves) not in took


def in_order(step: Happened) -> bool:
    """Return whether a number goes before a tow truck, or a special card before a number."""
    return len({card > NUMBERS for card, _ in step.before.queue}) > 1


def dealt(name: str, value: object, stage: Stage) -> Detector:
    """Return a detector for an option in force when the deal passes on to a stage."""
    return lambda step: (
        getattr(step.before.options, name) == value
        and step.after.stage is stage is not step.before.stage
        and NATURE in step.moves
    )


def grew_long(step: Happened) -> bool:
    """Return whether a lane grew beyond what a row holds."""
    pairs = zip(step.before.lanes, step.after.lanes, strict=False)
    return any(ROW <= len(one) < len(other) for one, other in pairs)


CHOOSE, PLACE = Stage.CHOOSE, Stage.PLACE
NUMBER_CARDS = tuple(range(1, NUMBERS + 1))
PLACED = (Joined, Hitched, Filled, Front, Low, Towed)

DETECTORS: dict[str, Detector] = {
    "CARS-1": told(Opened, AMBULANCE, POLICE, TOW),
    "CARS-2": told(Aside),
    "CARS-3": oldest_took,
    "JAM-1": told(Opened),
    "JAM-2": dealt("hand", 10, CHOOSE),
    "JAM-3": told(Back),
    "JAM-4": told(Revealed),
    "JAM-5": in_order,
    "JAM-5 together": lambda step: step.before.stage is PLACE and len(step.before.asked) > 1,
    "JAM-6": ascending,
    "JAM-7": closest,
    "JAM-8": lambda step: numbered(step) and not seen(step.before).table.low,
    "JAM-9": told_together(Joined, Took, *NUMBER_CARDS),
    "JAM-10": told_together(Low, Took),
    "JAM-10 trailer": told_together(Low, Took, *DECK.trailers),
    "JAM-11": lambda step: step.after.penalty != step.before.penalty,
    "JAM-12": told(Hitched),
    "JAM-12 full": hitched_on(lambda lane: len(lane) == ROW),
    "JAM-12 special": hitched_on(lambda lane: lane[-1][-1] > NUMBERS),
    "JAM-13": told(Front, AMBULANCE),
    "JAM-13 too long": told_together(Front, Took, AMBULANCE),
    "JAM-14": told(Joined, POLICE),
    "JAM-14 too long": told_together(Joined, Took, POLICE),
    "JAM-15": stacked,
    "JAM-16": told(Towed),
    "JAM-16 loaded": lambda step: (
        any(place.count(TOW) > 1 for lane in step.after.lanes for place in lane[-1:])
        and told(Towed)(step)
    ),
    "JAM-17": told(Filled),
    "JAM-18": told_together(Towed, Took),
    "JAM-19": told(Counted),
    "JAM-20": lambda step: step.after.round > step.before.round,
    "JAM-21": dealt("below", 30, Stage.HANDS),
    "JAM-22": dealt("hand", 5, CHOOSE),
    "JAM-23": dealt("lanes", 2, Stage.HANDS),
    "JAM-24": dealt("specials", False, CHOOSE),
    "JAM-25": grew_long,
    "JAM-26": told(Front, *NUMBER_CARDS),
    "JAM-26 too long": told_together(Front, Took, *NUMBER_CARDS),
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


def rising(position: Position) -> bool:
    """Return whether every row rises (JAM-6), but where an open card let any other follow.

    A trailer on a special card may be lower than what stands before (JAM-8, JAM-12).
    """
    for lane in position.lanes:
        for one, other in pairwise(place for place in lane if place):
            falls = NUMBERS >= one[-1] > other[-1]
            hitched = other[-1] in position.options.trailers and max(other) > NUMBERS
            if falls and not hitched:
                return False
    return True


def starts(rng: random.Random) -> Iterator[tuple[Position, bool]]:
    """Return starts (True) and late positions (False), half and half, of all variants."""
    for seats, options in cycle(VARIANTS):
        ages = tuple(rng.sample(range(seats), seats))
        yield GAME.start(GAME.options(**options), Seating(seats, ages)), True
        yield late_position(seats, options, rng), False


def test_long_walks_keep_the_cards_and_try_every_clause() -> None:
    rng = random.Random(11)
    firing = Firing(GAME, DETECTORS)
    for _, (start, fresh) in zip(range(scaled(6000)), starts(rng), strict=False):
        alphabet = GAME.all_moves(start.options)
        seats = len(start.hands)
        for step in random_walk(GAME, start, rng, told=True):
            check(step.after)
            assert not fresh or not start.options.too_low or rising(step.after)
            firing.watch(step)
            if rng.random() < 0.02:
                firing.refused(step.before, rng.randrange(seats), alphabet)
        end = GAME.pending(step.after)
        assert isinstance(end, Finished)
        assert end.scores is not None
        got = sum(worth(start.options, cards) for cards in step.after.penalty)
        assert start.options.rounds > 1 or sum(end.scores) == got
        assert min(end.scores) == end.scores[end.winners[0]]
    with pytest.raises(SetupError) as refused:
        GAME.options(below=10)
    firing.counts.update(problem.clause for problem in refused.value.problems)
    print(firing.table())
    assert firing.silent() == []
    assert firing.constant() == []
