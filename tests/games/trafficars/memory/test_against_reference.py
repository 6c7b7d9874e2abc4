"""The engine of Traffic-Memory beside its slow reference, over whole games and late positions."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest

from tailback.games.trafficars.memory import GAME, Move, Position
from tailback.games.trafficars.memory.moves import STOP, TURN, card_text
from tailback.games.trafficars.memory.position import TAKEN, UNSEEN
from tailback.games.trafficars.memory.runs import fits
from tailback.kit import Seating
from tests.games.trafficars.memory.late import late
from tests.games.trafficars.memory.reference import Reference
from tests.harness.beside import walk_beside
from tests.harness.scale import scaled

PACKS: list[dict[str, Any]] = [
    {"low": 1, "high": 6},
    {"low": 1, "high": 12, "jokers": True},
    {"low": 26, "high": 50},
    {"low": 10, "high": 28, "jokers": True, "turn_limit": 12},
    {"low": 1, "high": 50, "jokers": True},
]


REASONS = {"no_run": "MEM-12", "turn_limit": "MEM-13"}


def snapshot(position: Position) -> dict[str, Any]:
    faces: dict[int, str | None] = {UNSEEN: None, TAKEN: "-"}
    return {
        "places": [faces.get(card, card_text(card)) for card in position.places],
        "up": list(position.up),
        "kept": [sorted(map(card_text, pile)) for pile in position.kept],
        "turn": position.turn,
        "turns": position.turns,
    }


@pytest.mark.parametrize("pack", PACKS, ids=lambda pack: f"{pack['low']}-{pack['high']}")
@pytest.mark.parametrize("seats", GAME.seats)
def test_whole_games(seats: int, pack: dict[str, Any]) -> None:
    compared = 0
    seed = 0
    while compared < scaled(10_000):
        rng = random.Random(f"{seats}{pack}{seed}")
        ages = tuple(rng.sample(range(seats), seats)) if seed % 2 else None
        start = GAME.start(GAME.options(**pack), Seating(seats, ages))
        reference = Reference(seats, pack, ages)
        chooser = knowing(rng) if seed % 3 else None
        compared += walk_beside(GAME, start, reference, snapshot, rng, 10_000, chooser, REASONS)
        seed += 1


@pytest.mark.parametrize("pack", PACKS, ids=lambda pack: f"{pack['low']}-{pack['high']}")
@pytest.mark.parametrize("seats", GAME.seats)
def test_late_positions(seats: int, pack: dict[str, Any]) -> None:
    """Runs have been kept and few cards are left: stops, leftovers, the end, played to it."""
    compared = 0
    seed = 0
    while compared < scaled(12_000):
        rng = random.Random(f"late {seats}{pack}{seed}")
        start, reference = late(seats, pack, rng)
        chooser = knowing(rng) if seed % 2 else None
        compared += walk_beside(GAME, start, reference, snapshot, rng, 10_000, chooser, REASONS)
        seed += 1


def knowing(rng: random.Random) -> Callable[[Position, int], Move]:
    """Mostly turn up known cards that fit, so that long runs and the end are reached."""

    def choose(position: Position, seat: int) -> Move:
        legal = GAME.legal(position, seat)
        if rng.random() < 0.2:
            return rng.choice(legal)
        up = [position.places[place] for place in position.up]
        for place in rng.sample(range(len(position.places)), len(position.places)):
            card = position.places[place]
            useful = up and card > UNSEEN and TURN[place] in legal
            if useful and fits([*up, card], position.options.numbers):
                return TURN[place]
        return STOP if STOP in legal and rng.random() < 0.3 else rng.choice(legal)

    return choose
