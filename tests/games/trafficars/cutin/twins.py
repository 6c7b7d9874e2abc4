"""Twins of Cut in!: two cards changed for each other in every draw, until that lies open."""

from __future__ import annotations

import random
from typing import Any

from tailback.games.trafficars.cutin import Move, Position, Stage
from tailback.games.trafficars.cutin.moves import DRAW
from tailback.kit import NATURE, AnyGame, Decision, Seating, Step, Viewer
from tailback.kit.walk import random_walk

Moves = dict[int, Move]


def play(game: AnyGame, seats: int, rng: random.Random, clock: bool = True) -> list[Step[Any, Any]]:
    start = game.start(game.options(clock=clock), Seating(seats))
    return list(random_walk(game, start, rng, told=True))


def twin(history: list[Step[Position, Move]], one: int, other: int) -> list[Moves]:
    """Return the moves with two cards changed for each other in every draw."""
    swap = {one: other, other: one}
    changed = []
    for step in history:
        moves = dict(step.moves)
        if NATURE in moves:
            card = moves[NATURE].card
            moves[NATURE] = DRAW[swap.get(card, card)]
        changed.append(moves)
    return changed


def asked_twin(
    history: list[Step[Position, Move]],
    viewer: Viewer,
    rng: random.Random,
    stages: tuple[Stage, ...],
) -> tuple[int, list[Moves]] | None:
    """Return how long a history is up to some question of the jumper, and a twin of it.

    In just one of the two the jumper has a card that fits. ``stages``: what the step before the
    question was, LAY for a hand card laid, ASK and CUT for a cut-in. None if there is no such.
    """
    asked = [
        (n, space_asked(step)) for n, step in enumerate(history, 1) if step.before.stage in stages
    ]
    for number, space in rng.sample(asked, len(asked)):
        before, after = history[number - 1].before, history[number - 1].after
        hand = after.hands[before.jumper]
        fitting = [card for card in hand if card in space]
        seen = {*after.row, *after.aside, *hand, *(() if viewer is None else after.hands[viewer])}
        others = [c for c in range(1, 51) if c not in seen and (c in space) != bool(fitting)]
        if not space or before.jumper == viewer or len(fitting) > 1 or not others:
            continue
        changed = twin(history[:number], rng.choice(fitting or hand), rng.choice(others))
        return number, changed
    return None


def space_asked(step: Step[Position, Move]) -> range:
    """Return the numbers of the space that the jumper is then asked about, by the clauses."""
    before, after = step.before, step.after
    (move,) = step.moves.values()
    if before.stage is Stage.LAY and not before.never and after.stage is not Stage.WON:  # CUT-6
        end = before.row[0] if move.card < before.row[0] else before.row[-1]
        return range(min(move.card, end) + 1, max(move.card, end))
    if before.stage in (Stage.ASK, Stage.CUT) and move.kind == "card":  # CUT-7
        space = range(before.low + 1, before.high)
        held = len(before.hands[before.jumper]) > 1
        return space if held and not {*space} <= {*after.row, *after.aside} else range(0)
    return range(0)


def public(position: Position) -> tuple[object, ...]:
    """Return what lies open, written without the observer."""
    sizes = tuple(map(len, position.hands))
    return position.stage, position.active, position.row, position.aside, position.piles, sizes


def same_until(
    game: AnyGame, history: list[Step[Position, Move]], changed: list[Moves], viewer: Viewer
) -> int:
    """Return how many entries both twins share in all that lies open for the viewer."""
    there = history[0].before
    for number, (step, moves) in enumerate(zip(history, changed, strict=True)):
        pending = game.pending(there)
        if isinstance(pending, Decision):
            (seat,) = pending.seats
            if moves[seat] not in game.legal(there, seat):
                return number
        there = game.apply(there, moves)
        mine = viewer is not None and there.hands[viewer] != step.after.hands[viewer]
        if mine or public(there) != public(step.after):
            return number
    return len(history)
