"""Long walks through Cut in!: invariants, and every clause fires."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import cycle, pairwise
from typing import Any

from tailback.games.trafficars.cutin import GAME, Move, Position, Stage
from tailback.games.trafficars.cutin.bots.spacer import SpacerBot
from tailback.games.trafficars.deck import DECK
from tailback.kit import (
    Question,
    RandomDice,
    Seating,
    Step,
)
from tailback.kit.walk import walk
from tests.games.trafficars.cutin.late import late
from tests.harness.firing import Detector, Firing
from tests.harness.scale import scaled

Happened = Step[Position, Move]


def events(step: Happened) -> list[str]:
    return [event.name for event in GAME.events(GAME.shown_to(step.story, None))]


def told(name: str) -> Detector:
    return lambda step: name in events(step)


def laid(step: Happened) -> int:
    """Return the card that came into the row in this step, or 0."""
    new = {*step.after.row} - {*step.before.row}
    return new.pop() if new else 0


def cut_in(step: Happened) -> bool:
    """Return whether the jumper laid a card."""
    return "cut-in" in events(step)


def took_over(step: Happened) -> bool:
    """Return whether the jumper became active after cutting in, on the same row."""
    before, after = step.before, step.after
    cut = before.stage is Stage.CUT or cut_in(step)
    return cut and after.active == before.jumper and {*before.row} <= {*after.row}


def asked(step: Happened) -> bool:
    """Return whether the jumper is asked about a card just laid."""
    return step.before.stage is Stage.LAY and step.after.stage is Stage.ASK


DETECTORS: dict[str, Detector] = {
    "CARS-1": lambda step: laid(step) == 50,
    "CARS-2": lambda step: laid(step) in DECK.trailers,
    "CARS-3": lambda step: (
        step.before.stage is Stage.DEAL and step.after.stage is Stage.OPEN and step.after.active > 0
    ),
    "CUT-1": lambda step: step.before.stage is Stage.DEAL and step.after.stage is Stage.OPEN,
    "CUT-2": lambda step: laid(step) > 0 and len(step.after.row) > 2,
    "CUT-3": lambda step: step.after.active < step.before.active,
    "CUT-4": told("opened"),
    "CUT-4 from hand": told("opened-from-hand"),
    "CUT-5": told("laid"),
    "CUT-6": asked,
    "CUT-6 last card": lambda step: asked(step) and not step.after.hands[step.after.active],
    "CUT-7": told("cut-in"),
    "CUT-7 another": lambda step: step.before.stage is Stage.CUT and laid(step) > 0,
    "CUT-7 asked in vain": lambda step: step.after.stage is Stage.CUT and not step.after.cutting,
    "CUT-7 nothing to ask": lambda step: (
        cut_in(step) and step.after.stage not in (Stage.CUT, Stage.WON)
    ),
    "CUT-8": took_over,
    "CUT-9": told("passed"),
    "CUT-9 emptied": told("emptied"),
    "CUT-10": told("set-aside"),
    "CUT-11": told("won"),
    "CUT-11 cut-in": lambda step: {"won", "cut-in"} <= {*events(step)},
    "CUT-12": lambda step: asked(step) and not step.after.options.clock and not step.after.cutting,
    "CUT-12 never": lambda step: (
        step.before.never and step.before.stage is Stage.LAY and step.after.stage is Stage.LAY
    ),
    "CUT-13": lambda step: (
        step.before.options.clock and bool(step.before.cutting) and "no-cut-in" in events(step)
    ),
    "CUT-13 further cards": lambda step: (
        step.before.options.clock and step.before.stage is Stage.CUT and laid(step) > 0
    ),
}


def check(position: Position, seats: int) -> None:
    cards = [*position.row, *position.aside, *position.unseen]
    cards += [card for hand in position.hands for card in hand]
    assert sorted(cards) == list(range(1, 51))
    assert all(a < b for a, b in pairwise(position.row))
    assert len(position.unseen) == sum(position.piles) + 50 % seats
    assert all(len(hand) <= 6 for hand in position.hands)
    assert position.passes < seats
    assert (position.stage in (Stage.ASK, Stage.CUT)) == (position.high > 0)


def starts(rng: random.Random) -> Iterator[Position]:
    """Return starts and late positions, half and half, with the clock and without."""
    for clock in cycle((False, True)):
        seats = rng.randint(2, 5)
        ages = tuple(rng.sample(range(seats), seats))
        yield GAME.start(GAME.options(clock=clock), Seating(seats, ages))
        yield late(seats, clock, rng)[0]


def test_walks() -> None:
    firing = Firing(GAME, DETECTORS)
    spacer = SpacerBot(GAME)
    rng = random.Random(23)

    def choose(position: Position, seat: int) -> Any:
        """Half of the time at random; else as the bot does, from what lies on the table."""
        legal = GAME.legal(position, seat)
        if rng.random() < 0.5:
            return rng.choice(legal)
        recall = GAME.recall(position, seat)
        scene = GAME.scene(position.options, Seating(len(position.hands)))
        return spacer.choose(Question(seat, GAME.view(scene, position, seat), recall, legal, rng))

    for _, start in zip(range(scaled(4_000)), starts(rng), strict=False):
        seats = len(start.hands)
        alphabet = GAME.all_moves(start.options)
        for step in walk(GAME, start, choose, RandomDice(rng), told=True):
            firing.watch(step)
            check(step.after, seats)
            if rng.random() < 0.02:
                firing.refused(step.before, rng.randrange(seats), alphabet)
    print(firing.table())
    assert firing.silent() == []
    assert firing.constant() == []
