"""Secrets: the tools that find leaks, tried on a game with one, and without."""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping, Sequence
from fractions import Fraction
from typing import Any

import pytest

from tailback.kit import NATURE, SPECTATOR, AnyGame, Event, Viewer
from tailback.kit.walk import random_walk
from tests.harness.secrets import (
    History,
    check_sample,
    distance,
    first_difference,
    known_bytes,
    posterior,
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
    assert all(event.get("card") in (None, 0) for event in told.events)


def test_a_sampler_that_is_off_is_caught() -> None:
    class Biased(peek.Peek):
        def sample(self, recall: Any, rng: random.Random) -> peek.Cards:
            return max(super().sample(recall, rng), super().sample(recall, rng))

    history = [{0: "look2"}, {NATURE: "=1"}]
    with pytest.raises(AssertionError):
        check_sample(Biased(), GAME.start(), history, 1, random.Random(1))


def test_a_sampler_of_impossible_worlds_is_caught() -> None:
    with pytest.raises(AssertionError, match="impossible"):
        distance({"here": Fraction(1)}, ["here", "there"])


# Twins


def twin_of(history: History, place: int, card: int) -> list[Mapping[int, Any]]:
    """Return the history as it would be had ``card`` lain at ``place``, its own card elsewhere.

    Written from the rules alone: the card at a place falls when it is first looked at or taken.
    """
    falls: dict[int, int] = {}
    waiting = -1
    for moves in history:
        if NATURE in moves:
            falls[waiting] = int(moves[NATURE][1:])
        else:
            (move,) = moves.values()
            waiting = int(move[-1])
    swap = {falls[place]: card, card: falls[place]}
    return [
        {NATURE: f"={swap.get(int(moves[NATURE][1:]), int(moves[NATURE][1:]))}"}
        if NATURE in moves
        else moves
        for moves in history
    ]


def shown_at(history: History, place: int) -> int:
    """Return after which entry the card at a place lies open; it may have to fall first."""
    taken = next(i for i, moves in enumerate(history, 1) if f"take{place}" in moves.values())
    falls_now = taken < len(history) and NATURE in history[taken]
    return taken + falls_now


def twins() -> Iterator[tuple[list[Mapping[int, Any]], list[Mapping[int, Any]], int]]:
    """Return histories, their twins, and after which entry one of the two cards lies open.

    Ann (seat 0) looks first, so her card and one that Bob never looks at are swapped.
    """
    for seed in range(40):
        history = history_of(GAME, seed)
        position = GAME.start()
        for moves in history:
            position = GAME.play(position, moves)
        place = int(history[0][0][-1])
        for other, card in enumerate(position.cards):
            peeked = any(moves.get(1) in (f"look{place}", f"look{other}") for moves in history)
            if other != place and not peeked:
                revealed = min(shown_at(history, place), shown_at(history, other))
                yield history, twin_of(history, place, card), revealed


def test_the_other_seat_does_not_notice_a_twin_until_a_card_is_taken() -> None:
    found = list(twins())
    assert len(found) > 10
    assert any(revealed > 3 for *_, revealed in found)
    for history, twin, revealed in found:
        for viewer in (1, SPECTATOR):
            assert first_difference(GAME, GAME.start(), history, twin, viewer) == revealed


def test_the_seat_that_looked_notices_at_once() -> None:
    for history, twin, _ in twins():
        assert first_difference(GAME, GAME.start(), history, twin, 0) == 2


def test_a_history_does_not_differ_from_itself() -> None:
    for toy in TOYS:
        history = history_of(toy, 1)
        for viewer in (0, 1, SPECTATOR):
            assert first_difference(toy, toy.start(), history, history, viewer) is None
            assert len(known_bytes(toy, toy.start(), history, viewer)) == len(history) + 1


# Planted leaks


class OpenView(peek.Peek):
    """Shows every card to everyone."""

    def observe(self, position: peek.Cards, viewer: Viewer) -> peek.Table:
        return super().observe(position, viewer)._replace(cards=tuple(map(str, position.cards)))


class OpenEvent(peek.Peek):
    """Tells everyone what was looked at."""

    def witness(
        self, before: Any, moves: Mapping[int, str], after: Any, viewer: Viewer
    ) -> tuple[Event, ...]:
        return super().witness(before, moves, after, before.turn)


class OpenRefusal(peek.Peek):
    """Refuses with a clause that depends on a hidden card."""

    def refusal(self, position: peek.Cards, seat: int, move: str) -> Any:
        refused = super().refusal(position, seat, move)
        return refused and refused._replace(details=(("sum", sum(position.cards)),))


class OpenMoves(peek.Peek):
    """Lets a seat take only what is worth taking."""

    def legal(self, position: peek.Cards, seat: int) -> tuple[str, ...]:
        return tuple(
            sorted(super().legal(position, seat), key=lambda w: position.cards[int(w[-1])])
        )


@pytest.mark.parametrize("leak", [OpenView, OpenEvent, OpenRefusal, OpenMoves])
def test_a_planted_leak_is_caught(leak: type[peek.Peek]) -> None:
    leaking = leak()
    caught = 0
    for history, twin, revealed in twins():
        for viewer in (1, SPECTATOR):
            first = first_difference(leaking, leaking.start(), history, twin, viewer)
            caught += first is not None and first < revealed
    assert caught


# What may be told for good while a match runs


def told(game: AnyGame, history: Sequence[Mapping[int, Any]], viewer: Viewer) -> list[bool]:
    position, shown = game.start(), []
    for moves in history:
        after = game.apply(position, moves)
        shown += [game.shows(position, moves, after, who, viewer) for who in moves]
        position = after
    return shown


def test_what_was_fleeting_is_not_told_again() -> None:
    history: list[Mapping[int, Any]] = [{0: "look2"}, {NATURE: "=4"}, {0: "take2"}]
    for viewer in (0, 1, SPECTATOR):
        assert told(GAME, history, viewer) == [True, False, True]


@pytest.mark.parametrize("toy", TOYS, ids=lambda toy: toy.id)
def test_open_games_tell_everything(toy: AnyGame) -> None:
    if not toy.facts(toy.options()).hidden:
        for viewer in (0, 1, SPECTATOR):
            assert all(told(toy, history_of(toy, 1), viewer))
