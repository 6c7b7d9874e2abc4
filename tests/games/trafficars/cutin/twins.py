"""Twins of Cut in!: two cards changed for each other in every draw, until that lies open."""

from __future__ import annotations

import random
from typing import Any

from tailback.games.trafficars.cutin import CutinGame, Move, Position
from tailback.games.trafficars.cutin.moves import DRAW
from tailback.kit import NATURE, Decision, Seating, Viewer
from tailback.kit.walk import Step, random_walk

Moves = dict[int, Move]


def play(
    game: CutinGame, seats: int, rng: random.Random, clock: bool = True
) -> list[Step[Any, Any]]:
    start = game.start(game.options(clock=clock), Seating(seats))
    return list(random_walk(game, start, rng))


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


def public(position: Position) -> tuple[object, ...]:
    """Return what lies open, written without the observer."""
    sizes = tuple(map(len, position.hands))
    return position.stage, position.active, position.row, position.aside, position.piles, sizes


def same_until(
    game: CutinGame, history: list[Step[Position, Move]], changed: list[Moves], viewer: Viewer
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
