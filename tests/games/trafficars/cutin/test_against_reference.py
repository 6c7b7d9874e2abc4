"""The engine of Cut in! beside its slow reference, over whole games and composed late positions."""

from __future__ import annotations

import random
from typing import Any

import pytest

from tailback.games.trafficars.cutin import GAME, Position, Stage
from tailback.kit import Last, Seating
from tests.games.trafficars.cutin.late import late
from tests.games.trafficars.cutin.reference import Reference
from tests.harness.beside import walk_beside
from tests.harness.scale import scaled

REASONS = {"out": "CUT-11"}


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
    while compared < scaled(25_000):
        rng = random.Random(f"{seats}{clock}{seed}")
        ages = tuple(rng.sample(range(seats), seats)) if seed % 2 else None
        opened = rng.randrange(seats) if seed % 3 else None
        last = None if opened is None else Last(opened, rng.choice([None, 0]))
        chosen = {"clock": clock, "series_starter": rng.choice(["next", "youngest"])}
        start = GAME.start(GAME.options(**chosen), Seating(seats, ages, last))
        reference = Reference(seats, chosen, ages, opened)
        compared += walk_beside(GAME, start, reference, snapshot, rng, 10_000, reasons=REASONS)
        seed += 1


@pytest.mark.parametrize("clock", [False, True])
@pytest.mark.parametrize("seats", GAME.seats)
def test_late_positions(seats: int, clock: bool) -> None:
    """Short piles and few cards: empty piles, start cards from the hand, wins of every kind."""
    compared = 0
    seed = 0
    while compared < scaled(30_000):
        rng = random.Random(f"late {seats} {clock} {seed}")
        start, reference = late(seats, clock, rng)
        compared += walk_beside(GAME, start, reference, snapshot, rng, 10_000, reasons=REASONS)
        seed += 1


def test_late_positions_are_of_every_stage() -> None:
    rng = random.Random(1)
    stages = {late(3, False, rng)[0].stage for _ in range(200)}
    assert stages == {Stage.OPEN, Stage.CHOOSE, Stage.LAY, Stage.ASK, Stage.CUT}
