"""Long walks through Traffic-Memory: invariants, and every clause fires."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from typing import Any

from tailback.bots import bot
from tailback.games.trafficars.deck import DECK
from tailback.games.trafficars.memory import GAME, MemoryObserver, Move, Position, Stage
from tailback.games.trafficars.memory.moves import JOKER, STOP
from tailback.games.trafficars.memory.position import TAKEN, UNSEEN
from tailback.kit import (
    NATURE,
    Finished,
    Question,
    RandomDice,
    Seating,
    Step,
)
from tailback.kit.walk import walk
from tests.games.trafficars.memory.late import late
from tests.harness.firing import Detector, Firing
from tests.harness.scale import scaled

Happened = Step[Position, Move]


def ended(step: Happened) -> bool:
    return step.after.turns > step.before.turns


def reason(step: Happened) -> str:
    pending = GAME.pending(step.after)
    return pending.reason if isinstance(pending, Finished) else ""


def drawn(step: Happened) -> int:
    """Return the card that nobody had seen and that was turned up; 0 if none was."""
    return step.moves[NATURE].what if NATURE in step.moves else 0


def up(step: Happened) -> list[int]:
    """Return the cards that are up once one more fits; nothing where none was turned up."""
    more = len(step.after.up) > len(step.before.up)
    return [step.after.places[place] for place in step.after.up] if more else []


def gained(step: Happened) -> list[int]:
    """Return the cards that were kept in this step."""
    seat = step.before.turn
    cards = Counter(step.after.kept[seat]) - Counter(step.before.kept[seat])
    return sorted(cards.elements())


def stopped(step: Happened) -> bool:
    return step.moves.get(step.before.turn) is STOP


def filled(step: Happened) -> bool:
    """Return whether a joker stands for a number between two others."""
    numbers = [card for card in up(step) if card != JOKER]
    return len(numbers) >= 2 and max(numbers) - min(numbers) >= len(numbers)


DETECTORS: dict[str, Detector] = {
    "CARS-1": lambda step: drawn(step) == 50,
    "CARS-2": lambda step: any(card in DECK.trailers for card in gained(step)),
    "CARS-3": lambda step: step.before.turns == 0 and ended(step) and step.before.turn > 0,
    "MEM-1": lambda step: 0 < step.before.options.low == drawn(step) > 1,
    "MEM-2": lambda step: drawn(step) > 0 and not step.before.options.jokers,
    "MEM-3": lambda step: ended(step) and step.after.turn < step.before.turn,
    "MEM-4": lambda step: len(up(step)) == 1,
    "MEM-5": lambda step: ended(step) and len(step.before.up) == 1,
    "MEM-6": lambda step: len(up(step)) >= 3 and JOKER not in up(step),
    "MEM-6 none left": lambda step: (
        ended(step) and not stopped(step) and len(gained(step)) > len(step.before.up)
    ),
    "MEM-7": lambda step: (
        not stopped(step) and 0 < len(gained(step)) == len(step.before.up) and ended(step)
    ),
    "MEM-8": stopped,
    "MEM-9": lambda step: drawn(step) == JOKER,
    "MEM-10": filled,
    "MEM-10 jokers alone": lambda step: len(up(step)) >= 2 and {*up(step)} == {JOKER},
    "MEM-11": lambda step: JOKER in gained(step),
    "MEM-11 turned back": lambda step: stopped(step) and not gained(step),
    "MEM-12": lambda step: reason(step) == "MEM-12",
    "MEM-13": lambda step: reason(step) == "MEM-13",
}


def check(step: Happened) -> None:
    """No card is lost or doubled, and what was kept is one unbroken run."""
    position = step.after
    options = position.options
    cards = [card for pile in position.kept for card in pile]
    assert position.places.count(TAKEN) == len(cards)
    seen = [*cards, *(card for card in position.places if card > UNSEEN)]
    numbers = [card for card in seen if card != JOKER]
    assert len(set(numbers)) == len(numbers)
    assert all(options.low <= number <= options.high for number in numbers)
    unseen = {number for number in range(64) if position.unseen >> number & 1}
    assert unseen == {*range(options.low, options.high + 1)} - {*numbers}
    assert position.unseen_jokers == options.joker_cards - seen.count(JOKER)
    check_run([position.places[place] for place in position.up], options.numbers)
    assert position.stage is not Stage.OVER or not position.up
    if run := gained(step):
        check_run(run, options.numbers)
        assert len(run) >= (3 if JOKER in run else 2)
        assert {*run} != {JOKER}
    for seat, pile in enumerate(position.kept):
        assert seat == step.before.turn or pile == step.before.kept[seat]


def check_run(cards: list[int], in_use: int) -> None:
    """Assert that jokers can fill the holes between the numbers (MEM-10)."""
    numbers = [card for card in cards if card != JOKER]
    assert len(cards) <= in_use
    assert not numbers or max(numbers) - min(numbers) + 1 <= len(cards)
    assert len(set(numbers)) == len(numbers)


def starts(rng: random.Random) -> Iterator[Position]:
    """Return starts and late positions, half and half."""
    while True:
        low = rng.choice([1, 1, 20, 26])
        pack: dict[str, Any] = {
            "low": low,
            "high": rng.choice([low + 5, low + 11, low + 24]),
            "jokers": rng.random() < 0.7,
            "turn_limit": rng.choice([3, 40, None]),
        }
        seats = rng.randint(2, 5)
        ages = tuple(rng.sample(range(seats), seats))
        yield GAME.start(GAME.options(**pack), Seating(seats, ages))
        yield late(seats, pack, rng)[0]


def test_walks() -> None:
    firing = Firing(GAME, DETECTORS)
    rng = random.Random(17)
    planner = bot(GAME, "planner")

    def choose(position: Position, seat: int) -> Any:
        """Mostly plan with all that was seen on the table, sometimes do anything."""
        legal = GAME.legal(position, seat)
        if rng.random() < 0.2:
            return rng.choice(legal)
        when = tuple(range(1, len(position.places) + 1))
        recall = (
            MemoryObserver()
            .recall(position, seat)
            ._replace(cards=tuple(max(card, UNSEEN) for card in position.places), when=when)
        )
        scene = GAME.scene(position.options, Seating(len(position.kept)))
        return planner.choose(Question(seat, GAME.view(scene, position, seat), recall, legal, rng))

    for _, start in zip(range(scaled(5_000)), starts(rng), strict=False):
        alphabet = GAME.all_moves(start.options)
        for step in walk(GAME, start, choose, RandomDice(rng)):
            firing.watch(step)
            check(step)
            if rng.random() < 0.02:
                firing.refused(step.before, rng.randrange(len(start.kept)), alphabet)
    print(firing.table())
    assert firing.silent() == []
    assert firing.constant() == []
