"""The opponents of Traffic-Memory and Cut in!: in order of strength, and legal on every pack."""

from __future__ import annotations

import random
from itertools import islice

import pytest
from tools.standings import meet

import tailback
from tailback.bots import arena, bot
from tailback.kit import (
    AnyGame,
    Budget,
    Decision,
    Finished,
    Question,
    Seating,
)
from tailback.kit.walk import random_walk
from tests.harness.scale import scaled

memory = tailback.game("memory")
cutin = tailback.game("cutin")


@pytest.mark.parametrize(
    ("stronger", "weaker"), [("hard", "medium"), ("medium", "easy"), ("easy", "random")]
)
def test_the_levels_of_memory_are_in_order(stronger: str, weaker: str) -> None:
    result = meet(memory, stronger, weaker, scaled(3_000), 1, memory.options())
    assert result.share.low > 0.5


def test_the_spacer_beats_random_laying() -> None:
    result = meet(cutin, "spacer", "random", scaled(15_000), 1, cutin.options())
    assert result.games >= 300
    assert result.share.share >= 0.65


@pytest.mark.parametrize("name", ["planner", "hard", "medium", "easy"])
@pytest.mark.parametrize(("low", "high"), [(1, 6), (26, 50)])
def test_planners_finish_any_pack(name: str, low: int, high: int) -> None:
    options = memory.options(low=low, high=high, jokers=True, turn_limit=500)
    for seats in memory.seats:
        start = memory.start(options, Seating(seats))
        end = arena.play(memory, [bot(memory, name)] * seats, start, random.Random(seats))
        assert isinstance(end, Finished)
        assert end.reason == "MEM-12"


@pytest.mark.parametrize("clock", [False, True])
def test_the_spacer_plays_with_any_number(clock: bool) -> None:
    for seats in cutin.seats:
        start = cutin.start(cutin.options(clock=clock), Seating(seats))
        end = arena.play(cutin, [bot(cutin, "spacer")] * seats, start, random.Random(seats))
        assert isinstance(end, Finished)


@pytest.mark.parametrize(
    ("game", "name"), [(memory, "planner"), (memory, "easy"), (cutin, "spacer")], ids=str
)
def test_they_answer_when_there_is_no_time_left(game: AnyGame, name: str) -> None:
    seating = Seating(3)
    start, scene = game.start(seating=seating), game.scene(game.options(), seating)
    recalls = [game.recall(start, seat) for seat in range(3)]
    rng, late = random.Random(4), Budget(seconds=0)
    asked = 0
    for step in islice(random_walk(game, start, rng, told=True), 150):
        for seat, recall in enumerate(recalls):
            _, _, table, own = view = game.view(scene, step.after, seat)
            recall = game.remember(recall, game.shown_to(step.story, seat), table, own)
            recalls[seat] = recall
            pending = game.pending(step.after)
            if isinstance(pending, Decision) and seat in pending.seats:
                legal = game.legal(step.after, seat)
                assert (
                    bot(game, name).choose(Question(seat, view, recall, legal, rng, late)) in legal
                )
                asked += 1
    assert asked > 20
