"""What has been before is shared: the five-thousandth move costs what the fiftieth does."""

from __future__ import annotations

import copy
import gc
import pickle
import random
import sys
import tracemalloc
from functools import cache
from itertools import pairwise

import pytest

from tailback.games.shuttles import GAME, Position, Stage
from tailback.games.shuttles.history import MoveHistory
from tailback.games.shuttles.rules import after
from tests.attack.effort import lines
from tests.games.shuttles.positions import play, stand

FEW, MANY, SOME = 50, 5000, 100


@cache
def long_game(repetition: int | None) -> list[Position]:
    """The positions of a game of which no move is final; each differs from the one before."""
    rng = random.Random(17)
    position = stand(repetition=repetition, turn_limit=None)
    positions = [position]
    while len(positions) <= MANY + SOME:
        moves = list(position.moves)
        rng.shuffle(moves)
        tried = (after(position, move) for move in moves)
        position = next(made for made in tried if made.stage is Stage.TURN)
        positions.append(position)
    return positions


def moved(positions: list[Position], at: int) -> list[Position]:
    """Make all moves that are legal in some positions from here on."""
    return [after(position, m) for position in positions[at : at + 5] for m in position.moves]


def bytes_a_move(positions: list[Position], at: int) -> float:
    """How much memory the positions take that follow these, but for the list of legal moves."""
    moved(positions, at)  # mazes and moves are found and kept
    gc.collect()
    tracemalloc.start()
    try:
        made = moved(positions, at)
        total = tracemalloc.get_traced_memory()[0]
        return (total - sum(sys.getsizeof(position.moves) for position in made)) / len(made)
    finally:
        tracemalloc.stop()


def lines_a_move(positions: list[Position], at: int) -> float:
    """How many lines of Python run for a move, on average."""
    moved(positions, at)  # mazes and moves are found and kept
    return lines(lambda: moved(positions, at)) / len(moved(positions, at))


@pytest.mark.parametrize("repetition", [3, None])
def test_a_late_move_takes_no_more_memory_than_an_early_one(repetition: int | None) -> None:
    positions = long_game(repetition)
    early, late = (bytes_a_move(positions, at) for at in (FEW, MANY))
    assert late < 1.2 * early


@pytest.mark.parametrize("repetition", [3, None])
def test_a_late_move_takes_no_more_work_than_an_early_one(repetition: int | None) -> None:
    positions = long_game(repetition)
    early, late = (lines_a_move(positions, at) for at in (FEW, MANY))
    assert late < 1.5 * early


def test_only_with_repetition_a_past_is_kept() -> None:
    position = long_game(3)[MANY]
    assert position.history is not None
    assert position.history.length == len(position.line) == MANY == position.turns
    assert long_game(None)[MANY].history is None
    assert long_game(None)[MANY].line == ()


def test_a_position_shares_its_past_with_all_that_follow() -> None:
    positions = long_game(3)
    for one, other in pairwise(positions[1:]):
        assert other.history is not None
        assert other.history.before is one.history
    here = positions[MANY]
    for move in here.moves:
        made = after(here, move)
        assert made.history is not None
        assert made.history.before is here.history
    assert here.line == positions[-1].line[:MANY]


def test_repetitions_are_counted_as_by_looking_at_all_that_came_before() -> None:
    positions = long_game(3)
    keys = [position.key for position in positions]
    for number in (*range(200), *range(MANY - 200, MANY)):
        for move in positions[number].moves[:6]:
            made = after(positions[number], move)
            assert made.repeats == 1 + keys[: number + 1].count(made.key)
    assert max(position.repeats for position in positions) == 2


def test_a_long_past_is_written_compared_and_pickled() -> None:
    position = long_game(3)[MANY]
    again = [
        pickle.loads(pickle.dumps(position)),
        copy.deepcopy(position),
        GAME.notation.position(GAME.notation.position_text(position), position),
    ]
    for made in again:
        assert made.history is not position.history
        assert made == position
        assert hash(made) == hash(position)
        assert made.history == position.history
        assert hash(made.history) == hash(position.history)
        assert (made.line, made.repeats, made.base) == (position.line, 1, position.base)
        for move in position.moves:
            assert after(made, move) == after(position, move)
            assert after(made, move).repeats == after(position, move).repeats
    assert "5000" in repr(position.history)


def test_positions_with_another_past_are_others() -> None:
    one = play(stand(), "2>", "1>", "2<", "1<")
    other = play(stand(), "5>", "1>", "5<", "1<")
    assert one.key == other.key
    assert one.history != other.history
    assert one != other
    assert play(stand("2a3"), "2>", "1>", "2<", "1<").history != one.history
    assert play(one, "2>").history != one.history
    assert one.history != one.line


def test_a_long_past_is_let_go_without_a_call_for_each_move() -> None:
    base = stand()
    (move, *_) = base.moves
    history = None
    before = sys.getallocatedblocks()
    for turns in range(50_000):
        history = MoveHistory(base, history, move, (base.pieces, (turns,), 0, False, False))
    kept = sys.getallocatedblocks() - before
    assert kept > 50_000
    del history
    assert sys.getallocatedblocks() - before < kept / 100
