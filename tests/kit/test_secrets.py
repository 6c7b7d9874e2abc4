"""Secrets: what may be concluded, by full enumeration, and what may be told for good."""

from __future__ import annotations

import random
from collections.abc import Mapping
from fractions import Fraction
from typing import Any

import pytest

from tailback.kit import HIDDEN, NATURE, SPECTATOR, AnyGame, ChanceOutcome, Moved, Viewer
from tailback.kit.walk import random_walk
from tests.harness.secrets import (
    History,
    check_sample,
    distance,
    first_difference,
    known_bytes,
    posterior,
    rebuilt,
    remembered,
)
from tests.toys import TOYS, peek

GAME = peek.GAME
SEEDS = range(6)


def history_of(game: AnyGame, seed: int) -> list[Mapping[int, Any]]:
    return [step.moves for step in random_walk(game, game.start(), random.Random(seed))]


# What may be concluded


@pytest.mark.parametrize("viewer", [0, 1])
@pytest.mark.parametrize("seed", SEEDS)
def test_samples_fall_as_enumeration_says(seed: int, viewer: int) -> None:
    history = history_of(GAME, seed)
    rng = random.Random(seed)
    possible = [
        check_sample(GAME, GAME.start(), history[:length], viewer, rng, n=300)
        for length in range(len(history) + 1)
    ]
    assert possible[0] == 1
    assert possible[-1] == 1  # every card lies open at the end


def test_some_histories_leave_something_unknown() -> None:
    left = [len(posterior(GAME, GAME.start(), history_of(GAME, seed)[:3], 1)) for seed in SEEDS]
    assert max(left) > 1


def test_what_one_seat_looked_at_is_open_to_the_other() -> None:
    history = [{0: "look2"}, {NATURE: "=4"}]
    exact = posterior(GAME, GAME.start(), history, 1)
    assert sorted(world.cards[2] for world in exact) == [1, 2, 3, 4]
    assert set(exact.values()) == {Fraction(1, 4)}
    mine = posterior(GAME, GAME.start(), history, 0)
    assert [world.cards[2] for world in mine] == [4]


@pytest.mark.parametrize("toy", TOYS, ids=lambda toy: toy.id)
def test_the_real_position_is_always_possible(toy: AnyGame) -> None:
    for seed in SEEDS:
        steps = list(random_walk(toy, toy.start(), random.Random(seed)))
        history = [step.moves for step in steps]
        for length, step in enumerate(steps, 1):
            for viewer in (0, 1):
                exact = posterior(toy, toy.start(), history[:length], viewer)
                assert step.after in exact
                assert sum(exact.values()) == 1
                if not toy.facts(toy.options()).hidden:
                    assert exact == {step.after: 1}


def test_a_recall_does_not_know_more_than_its_viewer() -> None:
    history = [{0: "look2"}, {NATURE: "=4"}]
    told = remembered(GAME, GAME.start(), history, 1)
    looks = [one for one in told.shown if isinstance(one, peek.Looked)]
    assert [one.card for one in looks] == [HIDDEN]
    assert "4" not in repr(told)


def test_a_sampler_that_is_off_is_caught() -> None:
    class Biased(peek.PeekObserver):
        def sample(self, recall: peek.ToyRecall, rng: random.Random) -> peek.Cards:
            return max(super().sample(recall, rng), super().sample(recall, rng))

    history = [{0: "look2"}, {NATURE: "=1"}]
    biased = rebuilt(GAME, observer=Biased())
    with pytest.raises(AssertionError):
        check_sample(biased, GAME.start(), history, 1, random.Random(1))


def test_a_sampler_of_impossible_worlds_is_caught() -> None:
    with pytest.raises(AssertionError, match="impossible"):
        distance({"here": Fraction(1)}, ["here", "there"])


# Two histories, told apart or not


def test_the_seat_that_looked_notices_at_once_and_the_other_when_the_card_is_taken() -> None:
    after: History = [{0: "take3"}, {NATURE: "=2"}, {1: "look0"}, {NATURE: "=3"}, {1: "take2"}]
    history, twin = ([{0: "look2"}, {NATURE: card}, *after] for card in ("=4", "=1"))
    start = GAME.start()
    assert first_difference(GAME, start, history, twin, 0) == 2
    assert first_difference(GAME, start, history, twin, 1) == 7
    assert first_difference(GAME, start, history, twin, SPECTATOR) == 7


def test_a_history_does_not_differ_from_itself() -> None:
    for toy in TOYS:
        history = history_of(toy, 1)
        for viewer in (0, 1, SPECTATOR):
            assert first_difference(toy, toy.start(), history, history, viewer) is None
            assert len(known_bytes(toy, toy.start(), history, viewer)) == len(history) + 1


# What may be told for good while a match runs


def told(game: AnyGame, history: History, viewer: Viewer) -> list[bool]:
    """Return of each move and draw whether the viewer may be told it for good."""
    position, found = game.start(), []
    for moves in history:
        step = game.step(position, moves)
        for one in step.story:
            if isinstance(one, Moved | ChanceOutcome):
                found.append(game.show(one, viewer) == one)
        position = step.after
    return found


def test_what_was_fleeting_is_not_told_again() -> None:
    history: History = [{0: "look2"}, {NATURE: "=4"}, {0: "take2"}]
    for viewer in (0, 1, SPECTATOR):
        assert told(GAME, history, viewer) == [True, False, True]


@pytest.mark.parametrize("toy", TOYS, ids=lambda toy: toy.id)
def test_open_games_tell_everything(toy: AnyGame) -> None:
    for viewer in (0, 1, SPECTATOR):
        everything = all(told(toy, history_of(toy, 1), viewer))
        assert everything != toy.facts(toy.options()).hidden
