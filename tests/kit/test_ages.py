"""What a game says that it asks about ages is what its rules go by, under any of its options."""

from __future__ import annotations

import random
from collections.abc import Iterator
from contextlib import suppress
from typing import Any, Final

import pytest

import tailback
from tailback.kit import (
    NATURE,
    Ages,
    AnyGame,
    Chance,
    Decision,
    OptionError,
    Options,
    Seating,
    SetupError,
    TailbackError,
    order_of_age,
)
from tests.kit.games import GAMES

STEPS: Final = 150


def variants(game: AnyGame) -> Iterator[Options]:
    """Return the usual options, every preset, and every choice of every option by itself."""
    yield game.options()
    for preset in game.options_type.presets.values():
        yield game.options(**preset)
    for name, spec in game.options_type.specs().items():
        for value in (*spec.choices, *((not spec.default,) if spec.flag else ())):
            with suppress(OptionError, SetupError):  # what goes only with another
                yield game.options_type.read({name: value})


def alike(game: AnyGame, options: Options, one: Seating, other: Seating) -> bool:
    """Return whether two seatings ask the same all along, whatever is decided and drawn."""
    rng, here, there = random.Random(5), game.start(options, one), game.start(options, other)
    for _ in range(STEPS):
        if here == there:
            return True
        pending = game.pending(here)
        if pending != game.pending(there):
            return False
        happened: dict[int, Any]
        if isinstance(pending, Chance):
            happened = {NATURE: rng.choices(pending.outcomes, pending.weights)[0]}
        elif isinstance(pending, Decision):
            legal = {seat: list(game.legal(here, seat)) for seat in pending.seats}
            if legal != {seat: list(game.legal(there, seat)) for seat in pending.seats}:
                return False
            happened = {seat: rng.choice(moves) for seat, moves in legal.items()}
        else:
            return True
        here, there = game.apply(here, happened), game.apply(there, happened)
    return True


def seats_of(game: AnyGame) -> int:
    return next((seats for seats in game.seats if seats > 2), game.seats[-1])


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_what_a_game_asks_about_ages_is_what_it_goes_by(game: AnyGame) -> None:
    seats = seats_of(game)
    everyone = tuple(range(seats))
    for options in variants(game):
        ages, unsaid = game.facts(options).ages, Seating(seats)
        try:
            usual = game.start(options, unsaid)
        except TailbackError:  # too few cards for so many
            continue
        for first in everyone:
            clockwise = Seating(seats, order_of_age(seats, [first]))
            others = [seat for seat in reversed(everyone) if seat != first]
            if ages is None:
                assert alike(game, options, unsaid, clockwise), options
                continue
            begun = game.start(options, clockwise)
            assert (begun == usual) == (first == 0 and not ages.lot), options
            if not ages.whole:
                assert game.start(options, Seating(seats, (first, *others))) == begun, options


def test_what_the_games_ask() -> None:
    asked = {game.id: game.facts(game.options()).ages for game in GAMES}
    assert {id: ages for id, ages in asked.items() if ages is not None} == {
        "shift": Ages(whole=False, lot=True),
        "jam": Ages(whole=True, lot=False),
        "memory": Ages(whole=False, lot=False),
        "cutin": Ages(whole=False, lot=False),
        "bash": Ages(whole=False, lot=False),
    }


@pytest.mark.clause("JAM-24")
def test_without_special_cards_nobodys_age_counts_in_jam() -> None:
    jam = tailback.game("jam")
    assert jam.facts(jam.options(specials=False)).ages is None


@pytest.mark.clause("SHIFT-6")
def test_where_another_rule_says_who_starts_nobodys_age_counts_in_shift() -> None:
    shift = tailback.game("shift")
    for starter in ("lot", "gold", "silver"):
        assert shift.facts(shift.options(starter=starter)).ages is None


@pytest.mark.clause("CARS-3")
def test_those_not_named_follow_clockwise_from_the_last_who_is() -> None:
    assert order_of_age(4, [2]) == (2, 3, 0, 1)
    assert order_of_age(5, [3, 0]) == (3, 0, 1, 2, 4)
    assert order_of_age(3, [1, 0, 2]) == (1, 0, 2)
    for wrong in ([], [0, 0], [3], [-1], [0, 1, 2, 2]):
        with pytest.raises(TailbackError, match="seats 0 to 2, each once"):
            order_of_age(3, wrong)
