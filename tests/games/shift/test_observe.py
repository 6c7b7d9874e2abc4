"""What may be known of Shift: twins, planted leaks, and exact weights of the hidden hand."""

from __future__ import annotations

import random
from collections.abc import Mapping

import pytest

from tailback.games.shift import GAME, Move, Position, ShiftGame, ShiftView
from tailback.games.shift.moves import DRAW
from tailback.kit import NATURE, Event, Viewer
from tailback.kit.walk import random_walk
from tests.harness.scale import scaled
from tests.harness.secrets import (
    check_sample,
    first_difference,
    posterior,
    remembered,
)

History = list[Mapping[int, Move]]


def some_game(seed: int, most: int, **options: object) -> tuple[Position, History]:
    start = GAME.start(GAME.options(**options))
    history: History = []
    for step in random_walk(GAME, start, random.Random(seed)):
        history.append(step.moves)
        if len(history) == most:
            break
    return start, history


def twin_of(
    start: Position, history: History, viewer: Viewer, rng: random.Random
) -> History | None:
    """Change one hidden card: a draw of another seat that is not played within the history.

    Works on the list of draws and plays alone: never asks the game what may be seen.
    """
    hands: list[list[tuple[str, int]]] = [[], []]
    starter = turn = start.turn
    deals = 0
    for number, moves in enumerate(history):
        if NATURE in moves:
            outcome = moves[NATURE]
            if outcome.kind == "first":
                starter = turn = outcome.amount
            elif deals < 8:
                hands[(starter + deals) % 2].append((outcome.what, number))
                deals += 1
            else:
                hands[turn].append((outcome.what, number))
                turn = 1 - turn
        else:
            ((seat, move),) = moves.items()
            if move.kind == "play":
                latest = max(i for i, (card, _) in enumerate(hands[seat]) if card == move.what)
                hands[seat].pop(latest)
    hidden = [held for seat in (0, 1) if seat != viewer for held in hands[seat]]
    rng.shuffle(hidden)
    for card, number in hidden:
        for other in DRAW:
            if other.what != card:
                changed = [*history[:number], {NATURE: other}, *history[number + 1 :]]
                if _possible(start, changed):
                    return changed
    return None


def _possible(start: Position, history: History) -> bool:
    position = start
    for moves in history:
        try:
            position = GAME.play(position, moves)
        except ValueError:
            return False
    return True


@pytest.mark.clause("SHIFT-9")
@pytest.mark.parametrize("viewer", [0, 1, None])
def test_a_viewer_cannot_tell_twins_apart(viewer: Viewer) -> None:
    rng = random.Random(1)
    found = 0
    for seed in range(scaled(400)):
        start, history = some_game(seed, rng.randrange(9, 120), setup=1 + seed % 10)
        twin = twin_of(start, history, viewer, rng)
        if twin is not None:
            found += 1
            assert first_difference(GAME, start, history, twin, viewer) is None
    assert found >= scaled(400) // 2


class Leaky(ShiftGame):
    """A game that tells a spectator how many SLIDE cards are left."""

    def observe(self, position: Position, viewer: Viewer) -> ShiftView:
        view = super().observe(position, viewer)
        object.__setattr__(view, "drawing", f"{view.drawing}\n{position.pile[-1]}")
        return view


class Talkative(ShiftGame):
    """A game that tells everyone which card was drawn."""

    def witness(
        self, before: Position, moves: Mapping[int, Move], after: Position, viewer: Viewer
    ) -> tuple[Event, ...]:
        seen = super().witness(before, moves, after, viewer)
        if NATURE in moves and before.stage is not before.stage.LOT:
            return (*seen, Event.of("hint", card=moves[NATURE].what))
        return seen


class Helpful(ShiftGame):
    """A game whose legal moves depend on the other hand."""

    def legal(self, position: Position, seat: int) -> tuple[Move, ...]:
        moves = super().legal(position, seat)
        return moves[:1] if position.hands[1 - seat][-1] else moves


@pytest.mark.clause("SHIFT-9")
@pytest.mark.parametrize("leak", [Leaky(), Talkative(), Helpful()], ids=lambda g: type(g).__name__)
def test_a_planted_leak_is_noticed(leak: ShiftGame) -> None:
    rng = random.Random(2)
    for seed in range(200):
        start, history = some_game(seed, rng.randrange(9, 60))
        twin = twin_of(start, history, 0, rng)
        if twin and first_difference(leak, start, history, twin, 0) is not None:
            return
    pytest.fail("nobody noticed")


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
