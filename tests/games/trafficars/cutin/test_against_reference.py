"""The engine of Cut in! beside its slow reference, over whole games and composed late positions."""

from __future__ import annotations

import random
from typing import Any

import pytest

from tailback.games.trafficars.cutin import GAME, Position
from tailback.kit import Seating
from tests.games.trafficars.cutin.reference import Reference
from tests.harness.beside import walk_beside
from tests.harness.scale import scaled


def snapshot(position: Position) -> dict[str, Any]:
    return {
        "row": list(position.row),
        "hands": [list(hand) for hand in position.hands],
        "piles": list(position.piles),
        "aside": list(position.aside),
        "active": position.active,
        "passes": position.passes,
    }


@pytest.mark.parametrize("clock", [False, True])
@pytest.mark.parametrize("seats", GAME.seats)
def test_whole_games(seats: int, clock: bool) -> None:
    compared = 0
    seed = 0
    while compared < scaled(60_000):
        rng = random.Random(f"{seats}{clock}{seed}")
        ages = tuple(rng.sample(range(seats), seats)) if seed % 2 else None
        start = GAME.start(GAME.options(clock=clock), Seating(seats, ages))
        reference = Reference(seats, {"clock": clock}, ages)
        compared += walk_beside(GAME, start, reference, snapshot, rng, 10_000)
        seed += 1


@pytest.mark.parametrize("seats", GAME.seats)
def test_late_positions(seats: int) -> None:
    """Short piles and few cards: empty piles, start cards from the hand, wins of every kind."""
    compared = 0
    seed = 0
    while compared < scaled(40_000):
        rng = random.Random(f"late {seats} {seed}")
        compared += walk_beside(GAME, *late(seats, rng), snapshot, rng, 10_000)
        seed += 1


def late(seats: int, rng: random.Random) -> tuple[Position, Reference]:
    """Return a round about to be opened, with little left to draw, for engine and reference."""
    cards = rng.sample(range(1, 51), 50)
    hands = tuple(
        tuple(sorted(cards.pop() for _ in range(rng.randint(1, 6)))) for _ in range(seats)
    )
    piles = tuple(rng.randint(0, 2) if len(hand) == 6 else 0 for hand in hands)
    aside = sorted(cards.pop() for _ in range(len(cards) - sum(piles)))
    active = rng.randrange(seats)
    there = Reference.at(
        {
            "row": [],
            "hands": [list(hand) for hand in hands],
            "piles": list(piles),
            "aside": aside,
            "active": active,
            "passes": 0,
        },
        {"clock": False},
    )
    text = " ".join(
        (
            "-",
            "|".join(",".join(map(str, hand)) for hand in hands),
            "|".join(map(str, piles)),
            ",".join(map(str, aside)) or "-",
            str(active + 1),
            "open" if piles[active] else "choose",
            "0",
            "-",
        )
    )
    return GAME.notation.position(text, GAME.start(seating=Seating(seats))), there
