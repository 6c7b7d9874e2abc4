"""The player of Shuttles: its own board keeps the rules, and it sees what lies ahead."""

from __future__ import annotations

import random

import pytest

import tailback
from tailback.bots import bot
from tailback.bots.arena import match, random_openings
from tailback.games.shuttles import GAME, Position
from tailback.games.shuttles.board import write_board
from tailback.games.shuttles.bots.alphabeta import AlphaBetaBot, Search, TwoPlyBot
from tailback.kit import (
    UNLIMITED,
    Budget,
    Question,
)
from tests.games.shuttles.positions import composed, other_board, play, stand, view
from tests.harness.scale import scaled


def chosen(
    position: Position, player: AlphaBetaBot, seed: int = 1, budget: Budget = UNLIMITED
) -> str:
    seen = view(position, position.turn)
    legal = GAME.legal(position, position.turn)
    move = player.choose(
        Question(position.turn, seen, position, legal, random.Random(seed), budget)
    )
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


@pytest.mark.parametrize("player", [TwoPlyBot(GAME), AlphaBetaBot(GAME)])
def test_it_claims_against_five_that_stay_home_and_leaves_home_in_time(
    player: AlphaBetaBot,
) -> None:
    home = stand("", "n1 n2 n3 n4 n5", turn="north")
    assert chosen(play(home, "1>"), player) == "claim"
    for seed in range(5):
        move = chosen(home, player, seed)
        assert move[0] == "n" != move[3]


@pytest.mark.parametrize("ways", ["any", "to and fro"])
@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize("level", ["easy", "medium", "hard"])
def test_whoever_never_leaves_home_loses(level: str, seat: int, ways: str) -> None:
    player, rng = bot(GAME, level), random.Random(1)
    position = GAME.start(GAME.options(first="south"))
    while not position.over:
        legal = GAME.legal(position, position.turn)
        if position.turn == seat:
            move = player.choose(Question(seat, view(position, seat), position, legal, rng))
        else:
            keeping = [m for m in legal if m.start[0] not in "sn"]
            fro = [m for m in keeping if m.start == "12"[seat]]
            move = rng.choice(fro if ways == "to and fro" else keeping)
        position = GAME.apply(position, {position.turn: move})
    assert (position.stage.value, position.turn) == ("claimed", seat)


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


def test_three_plies_are_a_few_thousand_positions() -> None:
    rng = random.Random(11)
    for _ in range(10):
        search = Search(composed(rng))
        search.best(AlphaBetaBot.plies, random.Random(1))
        assert search.nodes < 5_000


PLAYED = {
    (TwoPlyBot, 20): "s2-4b4 7< 7a7-7a6 n3-6b4 6> 2b7-2b3 5> s4-1b5 n2-7b4 n1-5b1 3b7-5a7 3<",
    (AlphaBetaBot, 21): "7b7-7b3 n2-6b1 n5-4a4 1a1-1a7",
}


@pytest.mark.parametrize(("kind", "seed"), PLAYED)
@pytest.mark.parametrize("budget", [UNLIMITED, Budget(seconds=3600), Budget(stopped=lambda: False)])
def test_with_time_enough_it_plays_the_same(
    kind: type[AlphaBetaBot], seed: int, budget: Budget
) -> None:
    rng = random.Random(seed)
    wanted = PLAYED[kind, seed].split()
    made = [chosen(composed(rng), kind(GAME), k, budget) for k in range(len(wanted))]
    assert made == wanted


def stopped_after(looks: int) -> Budget:
    """A budget that is over when it has been looked at so many times."""
    left = iter(range(looks))
    return Budget(stopped=lambda: next(left, None) is None)


def test_when_the_time_is_up_it_answers_with_the_best_so_far() -> None:
    position = composed(random.Random(22))
    searched = []
    for looks in (0, 30, 100, 100_000):
        search = Search(position, stopped_after(looks))
        assert search.best(3, random.Random(1)) in position.moves
        searched.append(search.nodes)
    endless = Search(position)
    endless.best(3, random.Random(1))
    assert searched[0] == 1
    assert searched[0] < searched[1] < 32
    assert searched[1] < searched[2] < searched[3] == endless.nodes


def test_what_was_cut_short_is_not_believed() -> None:
    """Before any move has been searched to its end, the one is played that gains most at once."""
    wins_later = stand("n1 n2 n3 7b5 7a6")
    for looks in (0, 1):
        for seed in range(5):
            budget = stopped_after(looks)
            assert chosen(wins_later, AlphaBetaBot(GAME), seed, budget) in ("7b5-n4", "7a6-n5")


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
