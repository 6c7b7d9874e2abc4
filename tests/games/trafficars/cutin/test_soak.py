"""Long walks through Cut in!: invariants, and every clause fires."""

from __future__ import annotations

import random
from itertools import pairwise
from typing import Any

from tailback.bots.cutin import SpacerBot
from tailback.games.trafficars.cutin import GAME, Position, Stage
from tailback.kit import RandomDice, Seating
from tailback.kit.walk import Step, walk
from tests.harness.firing import Firing
from tests.harness.scale import scaled


def laid(step: Step[Any, Any], stage: Stage) -> bool:
    return step.before.stage is stage and len(step.after.row) != len(step.before.row)


def events(step: Step[Any, Any]) -> list[str]:
    return [event.name for event in GAME.witness(step.before, step.moves, step.after, None)]


DETECTORS = {
    "CARS-1": lambda step: 50 in step.after.row,
    "CARS-2": lambda step: 27 in step.after.row,
    "CARS-3": lambda step: step.before.stage is Stage.DEAL and step.after.stage is Stage.OPEN,
    "CUT-1": lambda step: step.before.stage is Stage.DEAL,
    "CUT-2": lambda step: len(step.after.row) > 2,
    "CUT-3": lambda step: step.after.active != step.before.active,
    "CUT-4": lambda step: step.before.stage is Stage.CHOOSE,
    "CUT-5": lambda step: step.before.stage is Stage.LAY,
    "CUT-6": lambda step: step.after.stage is Stage.ASK and not step.after.hands[step.after.active],
    "CUT-7": lambda step: laid(step, Stage.ASK),
    "CUT-8": lambda step: "no-more" in events(step),
    "CUT-9": lambda step: "emptied" in events(step),
    "CUT-10": lambda step: "set-aside" in events(step),
    "CUT-11": lambda step: step.after.stage is Stage.WON,
    "CUT-12": lambda step: step.after.never,
    "CUT-13": lambda step: step.before.options.clock and step.before.stage is Stage.ASK,
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


def test_walks() -> None:
    firing = Firing(GAME, DETECTORS)
    spacer = SpacerBot(GAME)
    for seed in range(scaled(5_000)):
        rng = random.Random(seed)
        seats = rng.randint(2, 5)
        start = GAME.start(GAME.options(clock=bool(seed % 2)), Seating(seats))

        def choose(
            position: Position, seat: int, rng: random.Random = rng, seed: int = seed
        ) -> Any:
            legal = GAME.legal(position, seat)
            if seed % 4 < 2 or rng.random() < 0.2:
                return rng.choice(legal)
            recall = GAME.recall(position, seat)
            return spacer.choose(seat, GAME.observe(position, seat), recall, legal, rng)

        for step in walk(GAME, start, choose, RandomDice(rng)):
            firing.watch(step)
            check(step.after, seats)
    assert firing.silent() == [], firing.table()
