"""Walking through games: counts by another count, walks and playthroughs that repeat."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from tools.playthrough import playthrough

import tailback
from tailback.kit import NATURE, AnyGame, Chance, Decision, Finished, Seating
from tailback.kit.walk import choices, perft, random_walk
from tests.toys import TOYS, bell, peek, relay, sealed

SHIFT = tailback.game("shift")
KEPT = Path(__file__).parents[1] / "perft" / "shift.txt"
GAMES = pytest.mark.parametrize("game", [*TOYS, SHIFT], ids=lambda game: game.id)


def limited(game: AnyGame) -> Any:
    return game.options(turn_limit=10) if game is SHIFT else game.options()


def brute_count(game: AnyGame, position: Any, depth: int) -> int:
    """Count the ways to go on, seat by seat, with pending, legal and apply alone."""
    pending = game.pending(position)
    if depth == 0:
        return 1
    if isinstance(pending, Finished):
        return 0
    if isinstance(pending, Chance):
        ways: list[dict[int, Any]] = [{NATURE: outcome} for outcome in pending.outcomes]
    else:
        ways = [{}]
        for seat in pending.seats:
            ways = [{**way, seat: move} for way in ways for move in game.legal(position, seat)]
    return sum(brute_count(game, game.apply(position, way), depth - 1) for way in ways)


@pytest.mark.parametrize("toy", TOYS, ids=lambda toy: toy.id)
def test_the_toys_are_counted_right(toy: AnyGame) -> None:
    for seats in toy.seats:
        start = toy.start(seating=Seating(seats))
        for depth in range(5):
            assert perft(toy, start, depth) == brute_count(toy, start, depth)


@pytest.mark.parametrize(
    ("toy", "counts"),
    [
        # two bids of three; six pairs name a winner with one choice, three go on to the next round
        (sealed.GAME, [1, 3 * 3, 6 * 1 + 3 * 9]),
        # four cards to look at, four values that may lie there, four cards to take
        (peek.GAME, [1, 4, 4 * 4, 4 * 4 * 4]),
        # three numbers, a bell or none, over and over until the fourth round is over
        (bell.GAME, [1, 3, 6, 18, 36, 108, 216, 648, 1296, 0]),
        # wait; or push, and the die falls: then again, or the other flees up or down
        (relay.GAME, [1, 2, 2 + 2, (2 + 2) + (2 + 2)]),
    ],
    ids=lambda value: getattr(value, "id", ""),
)
def test_the_toys_are_counted_as_by_hand(toy: AnyGame, counts: list[int]) -> None:
    assert [perft(toy, toy.start(), depth) for depth in range(len(counts))] == counts


class Kept(NamedTuple):
    options: dict[str, Any]
    position: str
    counts: list[int]


def kept() -> list[Kept]:
    """Return the positions of a kept file with their counts at depth 1, 2, …"""
    found: list[Kept] = []
    for line in KEPT.read_text("utf-8").splitlines():
        word, _, rest = line.partition(" ")
        if word == "options":
            found.append(Kept(json.loads(rest), "", []))
        elif word == "position":
            found[-1] = found[-1]._replace(position=rest)
        elif word.isdecimal():
            found[-1].counts.append(int(rest))
            assert int(word) == len(found[-1].counts)
    return found


@pytest.mark.parametrize("case", kept(), ids=lambda case: str(case.options))
def test_shift_is_counted_as_kept(case: Kept) -> None:
    position = SHIFT.notation.position(case.position, SHIFT.start(SHIFT.options(**case.options)))
    assert len(case.counts) == 4
    for depth, count in enumerate(case.counts, 1):
        assert perft(SHIFT, position, depth) == count
        assert depth > 3 or brute_count(SHIFT, position, depth) == count


@GAMES
def test_choices_are_all_that_can_happen_and_each_can(game: AnyGame) -> None:
    position = game.start(limited(game))
    for step in random_walk(game, position, random.Random(2)):
        found = list(choices(game, step.before))
        assert step.moves in found
        for moves in found:
            game.play(step.before, moves)
        position = step.after
    assert list(choices(game, position)) == []
    assert perft(game, position, 1) == 0


@GAMES
def test_a_walk_goes_from_position_to_position_until_the_end(game: AnyGame) -> None:
    start = position = game.start(limited(game))
    for step in random_walk(game, start, random.Random(3)):
        assert step.before == position
        assert step.after == game.play(position, step.moves)
        position = step.after
    assert isinstance(game.pending(position), Finished)
    assert list(random_walk(game, position, random.Random(3))) == []


@GAMES
def test_walks_repeat_by_their_seed(game: AnyGame) -> None:
    def walked(seed: int) -> list[Any]:
        return list(random_walk(game, game.start(limited(game)), random.Random(seed)))

    assert walked(4) == walked(4)
    assert len({str([step.moves for step in walked(seed)]) for seed in range(8)}) > 1


@GAMES
def test_every_legal_move_is_chosen_now_and_then(game: AnyGame) -> None:
    start = game.start(limited(game))
    while not isinstance(game.pending(start), Decision):
        start = game.apply(start, next(choices(game, start)))
    firsts = [next(random_walk(game, start, random.Random(seed))).moves for seed in range(200)]
    assert all(way in firsts for way in choices(game, start))


@GAMES
def test_playthroughs_repeat_by_their_seed(game: AnyGame) -> None:
    def lines(seed: int) -> list[str]:
        return list(playthrough(game, limited(game), game.seats[0], seed, most=30))

    assert lines(5) == lines(5)
    assert len({tuple(lines(seed)) for seed in range(5)}) > 1
    assert not any("\n" in line or line != line.rstrip() for line in lines(5))


def test_a_playthrough_writes_down_all_that_can_be_seen() -> None:
    lines = list(playthrough(bell.GAME, bell.GAME.options(), 2, seed=1))
    assert lines[:5] == ["game: bell", "rules: 1", "seats: 2", "seed: 1", "most: 200"]
    assert "ann may: 1 2 3" in lines
    assert "default: no, held" in lines
    assert lines[-1].startswith("finished: ranks (")
    assert lines.count("view of spectator:") == 9
    lines = list(playthrough(relay.GAME, relay.GAME.options(), 2, seed=1))
    assert "chance: =1*2 =2*1" in lines
    lines = list(playthrough(peek.GAME, peek.GAME.options(), 2, seed=1, most=2))
    assert sum(line.startswith("# ") for line in lines) == 3
    assert any(line.startswith("ann sees: looked") and "(fleeting)" in line for line in lines)
