"""Walking through games: :func:`perft` counts the ways a game can go on, :func:`walk` plays one
game with a given chooser.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Mapping
from itertools import product
from typing import TypeVar

from tailback.kit.chance import Dice, RandomDice
from tailback.kit.game import Game, Step
from tailback.kit.options import Options
from tailback.kit.rules import NATURE, Chance, Decision, Seat

O = TypeVar("O", bound=Options)
P = TypeVar("P")
M = TypeVar("M")

Chooser = Callable[[P, Seat], M]
"""Returns the move of a seat in a position."""


def choices(game: Game[O, P, M], position: P) -> Iterator[Mapping[Seat, M]]:
    """Return everything that can happen next: each joint choice, or each outcome of chance."""
    pending = game.pending(position)
    if isinstance(pending, Chance):
        yield from ({NATURE: outcome} for outcome in pending.outcomes)
    elif isinstance(pending, Decision):
        seats = pending.seats
        for moves in product(*(game.legal(position, seat) for seat in seats)):
            yield dict(zip(seats, moves, strict=True))


def perft(game: Game[O, P, M], position: P, depth: int) -> int:
    """Return the number of ways to go on for ``depth`` plies.

    A ply is one decision (joint choices count once for each combination) or one distinct draw.

    >>> import tailback
    >>> shift = tailback.game("shift")
    >>> perft(shift, shift.start(shift.options(starter="gold")), 2)
    64
    """
    if depth == 0:
        return 1
    if depth == 1:
        return sum(1 for _ in choices(game, position))
    return sum(
        perft(game, game.apply(position, moves), depth - 1) for moves in choices(game, position)
    )


def walk(
    game: Game[O, P, M], position: P, chooser: Chooser[P, M], dice: Dice, *, told: bool = False
) -> Iterator[Step[P, M]]:
    """Play from ``position`` to the end, and return every step on the way, told or not."""
    while True:
        pending = game.pending(position)
        moves: dict[Seat, M]
        if isinstance(pending, Decision):
            moves = {seat: chooser(position, seat) for seat in pending.seats}
        elif isinstance(pending, Chance):
            moves = {NATURE: pending.outcomes[dice.pick(pending.weights)]}
        else:
            return
        step = (
            game.step(position, moves)
            if told
            else Step(position, moves, game.apply(position, moves))
        )
        yield step
        position = step.after


def random_walk(
    game: Game[O, P, M], position: P, rng: random.Random, *, told: bool = False
) -> Iterator[Step[P, M]]:
    """Play random legal moves from ``position`` to the end."""

    def any_move(position: P, seat: Seat) -> M:
        legal = game.legal(position, seat)
        return legal[rng.randrange(len(legal))]

    return walk(game, position, any_move, RandomDice(rng), told=told)
