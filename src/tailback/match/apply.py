"""What follows from moves: the steps on the way, and every draw that comes after them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple, TypeAlias

from tailback.kit import NATURE, AnyGame, Chance, Seat, Step

if TYPE_CHECKING:
    from tailback.kit.chance import Dice
    from tailback.match.state import MatchState

Steps: TypeAlias = tuple[Step[Any, Any], ...]


class Applied(NamedTuple):
    """What one entry brings about."""

    steps: Steps
    draws: list[str]


NOTHING = Applied((), [])

Spelled: TypeAlias = list[dict[str, str]]
"""Steps as an entry keeps them: what each seat, or chance, did in notation."""


def spelled(game: AnyGame, steps: Steps) -> Spelled:
    """Return steps in notation."""
    spell = game.notation.move_text
    return [{str(seat): spell(move) for seat, move in step.moves.items()} for step in steps]


def checked_steps(game: AnyGame, position: Any, page: Spelled) -> Steps:
    """Return the steps that are spelled, every move and draw checked by the rules alone."""
    steps: list[Step[Any, Any]] = []
    for moves in page:
        happened = {int(seat): game.notation.move(text) for seat, text in moves.items()}
        game.check(position, happened)
        steps.append(game.step(position, happened))
        position = steps[-1].after
    return tuple(steps)


def apply_moves(
    state: MatchState,
    decisions: Sequence[Mapping[Seat, Any]] = (),
    played: Steps = (),
    *,
    checked: bool = False,
    dice: Dice | None = None,
) -> Applied:
    """Return what these decisions bring about, with the draws that the seeds give.

    The first of them may have been ``played`` already; ``checked``: all are known to be legal.
    """
    game, steps = state.game, list(played)
    position = steps[-1].after if steps else state.position
    for moves in decisions[len(steps) :]:
        if not checked:
            game.check(position, moves)
        steps.append(game.step(position, moves))
        position = steps[-1].after
    draws: list[str] = []
    while isinstance(pending := game.pending(position), Chance):
        if dice is None:
            dice = state.seeds.dice(state.chairs)
        outcome = pending.outcomes[dice.pick(pending.weights)]
        draws.append(game.notation.move_text(outcome))
        steps.append(game.step(position, {NATURE: outcome}))
        position = steps[-1].after
    return Applied(tuple(steps), draws)
