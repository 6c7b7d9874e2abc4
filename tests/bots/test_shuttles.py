"""The player of Shuttles: its own board keeps the rules, and it sees what lies ahead."""

from __future__ import annotations

import random
import time

import pytest

import tailback
from tailback.bots import bot
from tailback.bots.arena import match, random_openings
from tailback.bots.shuttles import AlphaBetaBot, Search, TwoPlyBot
from tailback.games.shuttles import GAME, Position, Recall
from tailback.games.shuttles.board import write_board
from tests.games.shuttles.positions import composed, other_board, play, stand
from tests.harness.scale import scaled


def chosen(position: Position, player: AlphaBetaBot, seed: int = 1) -> str:
    view = GAME.observe(position, position.turn)
    legal = GAME.legal(position, position.turn)
    move = player.choose(position.turn, view, Recall(position), legal, random.Random(seed))
    assert move in legal
    return str(move)


def test_both_levels_are_found_by_name() -> None:
    game = tailback.game("shuttles")
    three, two = bot(game, "alphabeta"), bot(game, "alphabeta2")
    assert isinstance(three, AlphaBetaBot)
    assert isinstance(two, TwoPlyBot)
    assert (three.plies, two.plies) == (3, 2)


@pytest.mark.parametrize("player", [TwoPlyBot(GAME), AlphaBetaBot(GAME)])
def test_it_wins_at_once_where_it_can(player: AlphaBetaBot) -> None:
    assert chosen(stand("n1 n2 n3 n4 7b6"), player) == "7b6-n5"
    north = stand("", "s1 s2 s3 s4 1a6", turn="north")
    assert chosen(north, player) == "1a6-s5"


@pytest.mark.parametrize("player", [TwoPlyBot(GAME), AlphaBetaBot(GAME)])
def test_it_claims_and_gives_no_claim_away(player: AlphaBetaBot) -> None:
    crowded = stand("n1 n2 n3 n4 1a1", "n5 1b7 2b7 3a7 3b7", turn="north")
    assert chosen(play(crowded, "1>"), player) == "claim"
    for seed in range(5):
        assert chosen(crowded, player, seed).startswith("n5-")


def test_three_plies_see_a_win_in_two_moves() -> None:
    # 7b7 lies beside the goal: one move brings it or the goal into line, and nobody can stop it.
    position = stand("n1 n2 n3 n4 7b7", "1a2 1a3 1a4 1a5 1a6")
    assert chosen(position, AlphaBetaBot(GAME)) in ("7b7-7b6", "7<", "n4-n5", "n3-n5")


def test_its_moves_are_legal_on_any_board() -> None:
    rng = random.Random(8)
    for board in (None, write_board(other_board())):
        options = {} if board is None else {"board": board}
        for _ in range(scaled(300)):
            chosen(composed(rng, **options), TwoPlyBot(GAME))


def test_make_and_take_back_leave_nothing_behind() -> None:
    rng = random.Random(9)
    for _ in range(10):
        search = Search(composed(rng))
        before = (
            [list(spaces) for spaces in search.spaces],
            bytes(search.taken),
            search.offsets,
            search.cost,
            list(search.at_home),
            list(search.in_goal),
            search.seat,
            search.ban,
        )
        search.count(2)
        after = (
            search.spaces,
            bytes(search.taken),
            search.offsets,
            search.cost,
            search.at_home,
            search.in_goal,
            search.seat,
            search.ban,
        )
        assert before == after


def full_width(search: Search, plies: int) -> int:
    """The plain search without bounds, order or short cuts at the leaves."""
    if plies == 0:
        return search.cost[1 - search.seat] - search.cost[search.seat]
    best = -(10**9)
    for step in search._sensible():
        if search._wins(step):
            score = 1_000_000 + plies
        else:
            state = search._make(step)
            score = -full_width(search, plies - 1)
            search._take_back(step, state)
        best = max(best, score)
    return best


def test_alpha_beta_finds_the_value_of_the_full_search() -> None:
    rng = random.Random(10)
    for _ in range(6):
        position = composed(rng)
        search = Search(position)
        assert search._value(2, -(10**9), 10**9) == full_width(search, 2)


def test_three_plies_within_a_second() -> None:
    rng = random.Random(11)
    player = AlphaBetaBot(GAME)
    longest = 0.0
    for _ in range(10):
        position = composed(rng)
        began = time.process_time()
        chosen(position, player)
        longest = max(longest, time.process_time() - began)
    assert longest < 1.0


def test_it_does_not_run_in_circles() -> None:
    """A draw that the third repetition would bring is worth nothing to whoever is ahead."""
    position = stand("n1 n2 n3 7b5 7a3", "6b1 6b3 7b7 5a5 5a6")
    for seed in range(3):
        seen = position
        for _ in range(12):
            if seen.over:
                break
            seen = play(seen, chosen(seen, TwoPlyBot(GAME), seed))
        assert seen.stage.value != "drawn"


def test_two_plies_beat_random_play() -> None:
    from tailback.bots import RandomBot

    rng = random.Random(12)
    openings = random_openings(GAME, GAME.options(), scaled(50), 6, rng)
    result = match(GAME, TwoPlyBot(GAME), RandomBot(GAME), openings, rng)
    assert result.wins == result.games
