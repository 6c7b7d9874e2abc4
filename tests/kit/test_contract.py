"""Every game, toys included, keeps the contract on random walks."""

from __future__ import annotations

import random

import pytest

from tailback.kit import AnyGame, Seating
from tests.harness.contract import check_walk, seatings
from tests.harness.scale import SOAK
from tests.kit.games import GAMES, limited, steps, walks
from tests.toys import TOYS


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_walks_keep_the_contract(game: AnyGame) -> None:
    rng = random.Random(7)
    taken = 0
    for seating in seatings(game):
        fewest = seating.seats == game.seats[0]
        most = 10_000 if fewest else steps(game, 10_000)
        for _ in walks(game, 250 if SOAK or fewest else 50):
            taken += check_walk(game, limited(game), seating, rng, most, words=game not in TOYS)
    assert taken > 20


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_every_number_of_seats_starts(game: AnyGame) -> None:
    for seats in game.seats:
        order = tuple(reversed(range(seats)))
        seating = Seating(seats, by_age=order)
        position, scene = game.start(game.options(), seating), game.scene(game.options(), seating)
        assert len(game.seat_names) >= seats
        assert game.text_view(game.view(scene, position, 0))
