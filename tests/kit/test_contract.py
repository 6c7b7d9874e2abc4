"""Every game, toys included, keeps the contract on random walks."""

from __future__ import annotations

import random

import pytest

import tailback
from tailback.kit import AnyGame, Options, Seating
from tests.harness.contract import check_walk, seatings
from tests.harness.scale import scaled
from tests.toys import TOYS

GAMES = [*TOYS, *(tailback.game(id) for id in tailback.list_games())]


LIMITS = {"turn_limit": 12, "rounds": 2}
"""Options under which a random game ends, but not before a second round."""


def limited(game: AnyGame) -> Options:
    known = game.options_type.specs()
    made: Options = game.options(**{name: n for name, n in LIMITS.items() if name in known})
    return made


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_walks_keep_the_contract(game: AnyGame) -> None:
    rng = random.Random(7)
    steps = 0
    for seating in seatings(game):
        for _ in range(scaled(250)):
            steps += check_walk(game, limited(game), seating, rng)
    assert steps > 20


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_every_number_of_seats_starts(game: AnyGame) -> None:
    for seats in game.seats:
        order = tuple(reversed(range(seats)))
        position = game.start(game.options(), Seating(seats, by_age=order))
        assert len(game.seat_names) >= seats
        assert game.text(position)
