"""The arena counts rightly, gives every bot every seat, and tells bots nothing but their own."""

from __future__ import annotations

import random
from typing import Any, TypeVar

import pytest

import tailback
from tailback.bots import RandomBot
from tailback.bots.arena import Result, Tally, match, play, random_openings, wilson
from tailback.kit import (
    NATURE,
    AnyGame,
    Decision,
    Finished,
    Question,
)
from tailback.kit.walk import random_walk
from tests.harness.secrets import remembered
from tests.toys import TOYS
from tools import standings

M = TypeVar("M")


def test_wilson_against_known_values() -> None:
    # Newcombe 1998, table I: 81 of 263, 15 of 148, 0 of 20, 1 of 29.
    for points, games, low, high in [
        (81, 263, 0.2553, 0.3662),
        (15, 148, 0.0624, 0.1605),
        (0, 20, 0.0, 0.1611),
        (1, 29, 0.0061, 0.1718),
    ]:
        found = wilson(points, games)
        assert found.low == pytest.approx(low, abs=1e-4)
        assert found.high == pytest.approx(high, abs=1e-4)
    assert wilson(0, 0) == (0.0, 0.0, 1.0)


def test_results_are_counted() -> None:
    result = Result()
    for end, seat in [
        (Finished((1, 2), None, "X"), 0),
        (Finished((1, 2), None, "X"), 1),
        (Finished((1, 1), None, "X"), 0),
        (None, 1),
    ]:
        result.count(end, seat)
    counts = result.games, result.wins, result.draws, result.losses, result.unfinished
    assert counts == (4, 1, 1, 1, 1)
    assert result.points == 2.0
    assert str(result).startswith("1 won, 1 drawn, 1 lost, 1 unfinished: 50.0%")


@pytest.mark.parametrize(
    ("ranks", "counts"),
    [
        ((1, 2, 3), [(1, 0, 0), (0, 0, 1), (0, 0, 1)]),
        ((1, 1, 3), [(1, 0, 0), (1, 0, 0), (0, 0, 1)]),
        ((1, 1, 1), [(0, 1, 0), (0, 1, 0), (0, 1, 0)]),
    ],
)
def test_a_first_place_shared_by_some_is_won_and_by_all_is_drawn(
    ranks: tuple[int, ...], counts: list[tuple[int, int, int]]
) -> None:
    for seat, due in enumerate(counts):
        tally = Tally()
        tally.count(Finished(ranks, None, "X"), seat)
        assert (tally.wins, tally.draws, tally.losses) == due


def test_a_match_plays_every_opening_in_each_seat() -> None:
    game = tailback.game("shuttles")
    rng = random.Random(1)
    openings = random_openings(game, game.options(turn_limit=9), 3, 6, rng)
    assert [position.turns for position in openings] == [6, 6, 6]
    result = match(game, RandomBot(game), RandomBot(game), openings, rng)
    assert result.games == 6
    assert result.draws == 6
    assert len(result.times[0].seconds) + len(result.times[1].seconds) == 18


@pytest.mark.parametrize(
    ("argv", "said"),
    [
        ("nope random random", "no game 'nope'"),
        ("jam random nope", "no bot 'nope' for jam"),
        ("shift random random --seats 3", "shift is played by 2, not by 3"),
        ("jam random random --option hand", "option hand: '' is not one of 10, 5, 3"),
        ("jam random random --option below=20 --seats 3", "JAM-27: 3 players with 10 cards"),
    ],
)
def test_standings_that_cannot_be_played_are_refused_in_words(
    argv: str, said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit):
        standings.main(argv.split())
    assert said in capsys.readouterr().err


class Witness(RandomBot):
    """Plays at random and writes down all it is given."""

    def __init__(self, game: AnyGame) -> None:
        super().__init__(game)
        self.asked: list[tuple[Any, ...]] = []

    def choose(self, question: Question[M, object, object]) -> M:
        self.asked.append(question[:4])
        return super().choose(question)


@pytest.mark.parametrize("toy", TOYS, ids=lambda toy: toy.id)
def test_each_bot_is_given_what_its_seat_knows(toy: AnyGame) -> None:
    bots = [Witness(toy) for _ in range(2)]
    end = play(toy, bots, toy.start(), random.Random(4))
    rng = random.Random(4)
    steps = list(random_walk(toy, toy.start(), rng))
    assert end == toy.pending(steps[-1].after)
    history = [step.moves for step in steps]
    asked = [list(bot.asked) for bot in bots]
    for number, step in enumerate(steps):
        for seat in step.moves:
            if seat != NATURE:
                view = toy.view(None, step.before, seat)
                recall = remembered(toy, toy.start(), history[:number], seat)
                legal = toy.legal(step.before, seat)
                assert asked[seat].pop(0) == (seat, view, recall, legal)
    assert asked == [[], []]


def test_a_game_that_ends_with_its_last_step_is_not_broken_off() -> None:
    toy, rng = TOYS[0], random.Random(5)
    steps = len(list(random_walk(toy, toy.start(), random.Random(5))))
    bots = [RandomBot(toy), RandomBot(toy)]
    assert play(toy, bots, toy.start(), rng, most=steps) is not None
    assert play(toy, bots, toy.start(), random.Random(5), most=steps - 1) is None


def test_a_long_game_is_broken_off() -> None:
    game = tailback.game("shuttles")
    bots = [RandomBot(game), RandomBot(game)]
    assert play(game, bots, game.start(), random.Random(2), most=5) is None


def test_an_opening_is_never_over() -> None:
    game = tailback.game("shuttles")
    openings = random_openings(game, game.options(turn_limit=7), 4, 6, random.Random(3))
    assert all(isinstance(game.pending(position), Decision) for position in openings)
