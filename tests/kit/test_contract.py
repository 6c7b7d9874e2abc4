"""Every game, toys included, keeps the contract on random walks."""

from __future__ import annotations

import random

import pytest

from tailback.kit import AnyGame, Seating
from tests.harness.contract import check_walk, seatings
from tests.harness.scale import scaled
from tests.kit.games import GAMES, limited
from tests.toys import TOYS


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_walks_keep_the_contract(game: AnyGame) -> None:
    rng = random.Random(7)
    steps = 0
    for seating in seatings(game):
        for _ in range(scaled(250)):
            steps += check_walk(game, limited(game), seating, rng, words=game not in TOYS)
    assert steps > 20


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_every_number_of_seats_starts(game: AnyGame) -> None:
    for seats in game.seats:
        order = tuple(reversed(range(seats)))
        seating = Seating(seats, by_age=order)
        position, scene = game.start(game.options(), seating), game.scene(game.options(), seating)
        assert len(game.seat_names) >= seats
        assert game.letters(game.view(scene, position, 0))
