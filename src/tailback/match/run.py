"""What follows from moves: the positions on the way, and every draw that comes after them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, Any, NamedTuple

from tailback.kit import NATURE, Chance, Seat

if TYPE_CHECKING:
    from tailback.match.table import Table


class Step(NamedTuple):
    """One thing that happened: a decision of some seats, or a draw."""

    before: Any
    moves: Mapping[Seat, Any]
    after: Any


class Run(NamedTuple):
    """What one entry brings about."""

    steps: tuple[Step, ...]
    draws: tuple[str, ...]


def run(table: Table, decisions: Iterable[Mapping[Seat, Any]]) -> Run:
    """Return what these decisions bring about, with the draws that the seeds give."""
    game, position, dice = table.game, table.position, table.dice()
    steps: list[Step] = []
    draws: list[str] = []
    for moves in decisions:
        after = game.play(position, moves)
        steps.append(Step(position, moves, after))
        position = after
    while isinstance(pending := game.pending(position), Chance):
        outcome = pending.outcomes[dice.pick(pending.weights)]
        after = game.apply(position, {NATURE: outcome})
        steps.append(Step(position, {NATURE: outcome}, after))
        draws.append(game.notation.move_text(outcome))
        position = after
    return Run(tuple(steps), tuple(draws))
