"""What may be known of Shift: exact weights of the hidden hand, and how far things can go."""

from __future__ import annotations

import random
from collections.abc import Mapping

import pytest

from tailback.games.shift import GAME, Move, Position, Stage
from tailback.games.shift.observer import reach
from tailback.kit.walk import random_walk
from tests.games.shift.late import late_position, random_options
from tests.harness.scale import scaled
from tests.harness.secrets import check_sample, posterior, remembered

History = list[Mapping[int, Move]]


def some_game(seed: int, most: int, **options: object) -> tuple[Position, History]:
    start = GAME.start(GAME.options(**options))
    history: History = []
    for step in random_walk(GAME, start, random.Random(seed)):
        history.append(step.moves)
        if len(history) == most:
            break
    return start, history


SMALL = {"deck": "M1=4,SH=3,SL=3", "starter": "gold", "turn_limit": 30}
"""Ten cards: two lie in the pile, so that it is reshuffled every other turn."""


@pytest.mark.clause("SHIFT-8", "SHIFT-9")
@pytest.mark.parametrize("seed", range(12))
@pytest.mark.parametrize("viewer", [0, 1])
def test_the_weights_of_the_hidden_hand_are_exact(seed: int, viewer: int) -> None:
    start, history = some_game(seed, 9 + 3 * seed, **SMALL)
    exact = posterior(GAME, start, history, viewer)
    recall = remembered(GAME, start, history, viewer)
    total = sum(recall.hands.values())
    weights = {hand: ways / total for hand, ways in recall.hands.items()}
    hands = {world.hands[1 - viewer]: float(share) for world, share in exact.items()}
    assert weights == pytest.approx(hands)


@pytest.mark.clause("SHIFT-9")
@pytest.mark.parametrize("viewer", [0, 1])
def test_sample_agrees_with_full_enumeration(viewer: int) -> None:
    rng = random.Random(4)
    most = max(
        check_sample(GAME, *some_game(seed, 9 + 4 * seed, **SMALL), viewer, rng)
        for seed in range(8)
    )
    assert most > 3


@pytest.mark.clause("SHIFT-8", "SHIFT-9")
def test_after_a_reshuffle_a_counting_player_knows_the_other_hand() -> None:
    known = 0
    for seed in range(30):
        start, history = some_game(seed, 60, **SMALL)
        position, shuffled = start, None
        for number, moves in enumerate(history):
            after = GAME.apply(position, moves)
            if any(position.discards) and not any(after.discards):
                shuffled = number + 1
            position = after
        if shuffled:
            recall = remembered(GAME, start, history[:shuffled], 0)
            known += len(recall.hands) == 1
    assert known > 20


def test_a_spectator_has_nothing_to_sample_from() -> None:
    with pytest.raises(ValueError, match="spectator"):
        GAME.sample(GAME.recall(GAME.start(), None), random.Random(1))


# Reach


def gone(position: Position) -> dict[str, tuple[int, int]]:
    """Return how far each vehicle and section gets by legal moves alone, one thing at a time."""
    found: dict[str, set[int]] = {}
    for move in GAME.legal(position, position.turn):
        if move.kind == "shift":
            found.setdefault(move.what, {0}).add(move.amount)
        elif move.kind == "drive":
            found.setdefault(move.what, {0}).update(_driven(position, move))
    return {what: (min(ways), max(ways)) for what, ways in found.items()}


def _driven(position: Position, move: Move) -> set[int]:
    """Return how far a vehicle is after this move, and after more of the same."""
    far, found = 0, set()
    while move in GAME.legal(position, position.turn):
        position = GAME.apply(position, {position.turn: move})
        far += move.amount
        found.add(far)
        if position.stage is not Stage.PARTS or abs(move.amount) > 1:
            break
    return found


@pytest.mark.clause("SHIFT-11", "SHIFT-17", "SHIFT-19", "SHIFT-22")
def test_reach_is_as_far_as_legal_moves_lead() -> None:
    rng = random.Random(12)
    kinds = {"steps": 0, "shift": 0, "slide": 0}
    for number in range(scaled(1_500)):
        start = late_position(random_options(rng), rng)
        if number % 3 == 0:
            start = GAME.start(random_options(rng, turn_limit=12))
        for count, step in enumerate(random_walk(GAME, start, rng)):
            at = step.before
            moving = at.stage is Stage.PARTS
            for seat in (0, 1):
                own = GAME.own(at, seat)
                expected = gone(at) if moving and seat == at.turn else {}
                assert own.reach == expected == reach(at, seat), GAME.notation.position_text(at)
            for kind in kinds:
                kinds[kind] += moving and bool(getattr(at, kind))
            if count > 60:
                break
    assert min(kinds.values()) > 20, kinds


def test_a_spectator_reaches_for_nothing() -> None:
    assert GAME.own(GAME.start(), None) is None
