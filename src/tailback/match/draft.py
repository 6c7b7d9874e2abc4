"""Try: a seat's draft, played through in thought. Writes nothing, tells nobody.

A draft ends at the first chance, at another seat's decision, at a choice that is made unseen, or
at a move that is not free: what follows such a move is known only after a commit.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from tailback.kit import Decision, NotationError, Seat, Step
from tailback.match.apply import Steps
from tailback.match.messages import Rejection, Tried
from tailback.match.preconditions import asked, held
from tailback.match.state import MatchState


class Draft(NamedTuple):
    """What moves that stand the test come to, as far as their seat may know, and the end."""

    moves: tuple[Any, ...]
    steps: Steps
    ends: bool


def try_(state: MatchState, seat: Seat, ask: int, moves: Sequence[str], id: str = "") -> Tried:
    """Return how things would stand for this seat after these moves."""
    held(state, seat)
    asked(state, seat, ask)
    game = state.game
    _, steps, ends = play_draft(state, seat, moves)
    position = steps[-1].after if steps else state.position
    view = game.view(state.scene, position, seat)
    legal = () if ends else game.legal(position, seat)
    spelled = tuple([game.notation.move_text(move) for move in legal])
    return Tried(id, ask, tuple(moves), view, game.prompt(view), spelled, ends)


def play_draft(state: MatchState, seat: Seat, texts: Sequence[str]) -> Draft:
    """Play a draft through from the present position; Rejection names a move that cannot stand."""
    game, position, pending, ends = state.game, state.position, state.pending, False
    moves: list[Any] = []
    steps: list[Step[Any, Any]] = []
    for at, text in enumerate(texts):
        if ends:
            raise Rejection("ended", at)
        move = _read(state, at, text)
        if move not in game.legal(position, seat):
            raise Rejection("rule", at, game.refusal(position, seat, move))
        moves.append(move)
        if unseen(state, pending) or not game.reveals_nothing(position, seat, move):
            ends = True
            continue
        steps.append(game.step(position, {seat: move}))
        position = steps[-1].after
        pending = game.pending(position)
        ends = (
            not isinstance(pending, Decision) or pending.seats != (seat,) or unseen(state, pending)
        )
    return Draft(tuple(moves), tuple(steps), ends)


def unseen(state: MatchState, pending: object) -> bool:
    """Return whether answers to this are sealed: several choose at once, or some are held back."""
    if not isinstance(pending, Decision):
        return False
    held = pending.hold and pending.default is not None and state.time is not None
    return len(pending.seats) > 1 or held


def _read(state: MatchState, at: int, text: str) -> Any:
    if not isinstance(text, str) or text.startswith("="):
        raise Rejection("malformed", at)
    try:
        return state.game.notation.move(text)
    except NotationError as error:
        raise Rejection("malformed", at, said=str(error)) from None
