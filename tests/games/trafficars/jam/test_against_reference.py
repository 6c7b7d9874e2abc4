"""The engine of jam beside its slow reference: whole games and late positions, all options."""

from __future__ import annotations

import random
from typing import Any

import pytest

from tailback.games.trafficars.jam import GAME, Position
from tailback.games.trafficars.jam.moves import CARDS
from tailback.kit import Seating
from tests.games.trafficars.jam.late import composed, features, late
from tests.games.trafficars.jam.reference import Reference
from tests.harness.beside import walk_beside
from tests.harness.scale import scaled

VARIANTS: dict[str, tuple[int, dict[str, Any]]] = {
    "two players": (2, {}),
    "three players": (3, {}),
    "four players": (4, {}),
    "five players": (5, {}),
    "two rounds": (3, {"rounds": 2, "hand": 5}),
    "trailers count 2": (4, {"trailer_points": 2, "trailers": [5, 6, 15, 16, 25, 26, 45]}),
    "two rows": (4, {"lanes": 2, "hand": 5}),
    "any length": (4, {"too_long": False}),
    "low cards go in front": (4, {"too_low": False}),
    "any length, low cards in front": (5, {"too_long": False, "too_low": False, "lanes": 2}),
    "no special cards": (4, {"specials": False}),
    "below 10": (3, {"below": 10, "hand": 5}),
    "below 20": (2, {"below": 20, "lanes": 2}),
    "below 30": (5, {"below": 30, "hand": 5}),
    "the smallest": (2, {"below": 10, "specials": False, "hand": 3, "lanes": 2}),
    "other trailers": (4, {"trailers": [1, 2, 3, 30, 31, 32, 48, 49, 50]}),
    "no trailers": (3, {"trailers": []}),
    "trailers fill gaps": (4, {"trailer_gaps": True, "trailers": [*range(4, 50, 3)]}),
    "trailers fill gaps, low cards in front": (
        5,
        {"trailer_gaps": True, "too_low": False, "trailers": [*range(5, 50, 2)], "hand": 5},
    ),
}


def snapshot(position: Position) -> dict[str, object]:
    """Return the whole position as the reference tells it."""
    lanes = [[[CARDS[card] for card in place] for place in lane] for lane in position.lanes]
    undealt: list[list[list[str]]] = [[] for _ in range(position.options.lanes - len(lanes))]
    return {
        "lanes": lanes + undealt,
        "hands": [sorted(CARDS[card] for card in hand) for hand in position.hands],
        "penalty": [sorted(CARDS[card] for card in cards) for cards in position.penalty],
        "points": list(position.points),
        "round": position.round,
    }


@pytest.mark.parametrize("name", VARIANTS)
def test_whole_games(name: str) -> None:
    seats, options = VARIANTS[name]
    rng = random.Random(name)
    compared = 0
    while compared < scaled(20_000):
        ages = list(range(seats))
        rng.shuffle(ages)
        by_age = tuple(ages) if rng.random() < 0.8 else None
        start = GAME.start(GAME.options(**options), Seating(seats, by_age))
        reference = Reference(seats, options, by_age)
        compared += walked(start, reference, rng)


@pytest.mark.parametrize("name", VARIANTS)
def test_late_positions(name: str) -> None:
    """Stacks, gaps, full rows and the last cards in hand, played to the end."""
    seats, options = VARIANTS[name]
    rng = random.Random(f"late {name}")
    compared = 0
    while compared < scaled(25_000):
        compared += walked(*late(seats, options, rng), rng)


def walked(start: Position, reference: Reference, rng: random.Random) -> int:
    compared = walk_beside(GAME, start, reference, snapshot, rng, 10_000)
    assert compared < 10_000
    return compared


def test_late_positions_have_everything() -> None:
    rng = random.Random(1)
    found: set[str] = set()
    for _ in range(1500):
        found |= features(composed(4, {}, rng).lanes)
    wanted = "full nearly_full gap two_gaps gap_in_front falling A+A P+P n+n n+n+n A+n P+n A+A+n"
    wanted += " T+n T+n+n T+A T+P T+A+A T+P+P T+T T+T+n T+P+n"
    assert {text.replace("_", " ") for text in wanted.split()} <= found
