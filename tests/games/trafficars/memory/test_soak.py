"""Long walks through Traffic-Memory: invariants, and every clause fires."""

from __future__ import annotations

import random
from typing import Any

from tailback.bots import bot
from tailback.games.trafficars.memory import GAME, Position, Stage, fits, kept
from tailback.games.trafficars.memory.moves import JOKER, STOP
from tailback.games.trafficars.memory.position import TAKEN, UNSEEN
from tailback.kit import Finished, RandomDice, Seating
from tailback.kit.walk import Step, walk
from tests.harness.firing import Firing
from tests.harness.scale import scaled


def ended(step: Step[Any, Any]) -> bool:
    return bool(step.after.turns > step.before.turns)


def reason(step: Step[Any, Any]) -> str:
    pending = GAME.pending(step.after)
    return pending.reason if isinstance(pending, Finished) else ""


DETECTORS = {
    "CARS-1": lambda step: 50 in step.after.places,
    "CARS-2": lambda step: 27 in step.after.places,
    "CARS-3": lambda step: step.before.turns == 0,
    "MEM-1": lambda step: step.before.options.low > 1,
    "MEM-2": lambda step: step.before.stage is Stage.SHOW,
    "MEM-3": ended,
    "MEM-4": lambda step: len(step.after.up) > len(step.before.up),
    "MEM-5": lambda step: ended(step) and len(step.before.up) == 1,
    "MEM-6": lambda step: len(step.after.up) >= 3,
    "MEM-7": lambda step: (
        step.after.kept != step.before.kept and step.moves.get(step.before.turn) is not STOP
    ),
    "MEM-8": lambda step: step.moves.get(step.before.turn) is STOP,
    "MEM-9": lambda step: JOKER in step.after.places,
    "MEM-10": lambda step: (
        len(step.after.up) >= 2 and JOKER in [step.after.places[p] for p in step.after.up]
    ),
    "MEM-11": lambda step: (
        step.moves.get(step.before.turn) is STOP and step.after.kept == step.before.kept
    ),
    "MEM-12": lambda step: reason(step) == "MEM-12",
    "MEM-13": lambda step: reason(step) == "MEM-13",
}


def check(position: Position) -> None:
    options = position.options
    cards = [card for pile in position.kept for card in pile]
    assert position.places.count(TAKEN) == len(cards)
    seen = [*cards, *(card for card in position.places if card > UNSEEN)]
    numbers = [card for card in seen if card != JOKER]
    assert len(set(numbers)) == len(numbers)
    assert position.unseen.bit_count() == options.numbers - len(numbers)
    assert position.unseen_jokers == options.joker_cards - seen.count(JOKER)
    up = [position.places[place] for place in position.up]
    assert fits(up, options.numbers) or not up
    assert position.stage is not Stage.OVER or not up
    assert all(kept(pile) or not pile for pile in position.kept if pile.count(JOKER) == 0)


def test_walks() -> None:
    firing = Firing(GAME, DETECTORS)
    for seed in range(scaled(4_000)):
        rng = random.Random(seed)
        low = rng.choice([1, 1, 20, 26])
        options = GAME.options(
            low=low,
            high=rng.choice([low + 5, low + 11, low + 24]),
            jokers=seed % 3 > 0,
            turn_limit=rng.choice([3, 40, None]),
        )
        start = GAME.start(options, Seating(rng.randint(2, 5)))
        planner = bot(GAME, "planner")

        def choose(
            position: Position, seat: int, rng: random.Random = rng, planner: Any = planner
        ) -> Any:
            legal = GAME.legal(position, seat)
            if rng.random() < 0.2:
                return rng.choice(legal)
            when = tuple(range(1, len(position.places) + 1))
            recall = GAME.recall(position, seat)._replace(
                cards=tuple(max(card, UNSEEN) for card in position.places), when=when
            )
            return planner.choose(seat, GAME.observe(position, seat), recall, legal, rng)

        for step in walk(GAME, start, choose, RandomDice(rng)):
            firing.watch(step)
            check(step.after)
    assert firing.silent() == [], firing.table()
