"""Try: a seat's draft, played through in thought. Writes nothing, tells nobody.

A draft ends at the first chance, at another seat's decision, at a choice that is made unseen, or
at a move that is not free: what follows such a move is known only after a commit.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from tailback.kit import Decision, NotationError, Refusal, Seat
from tailback.match.check import refused
from tailback.match.message import Refused, Tried
from tailback.match.table import Table


class Draft(NamedTuple):
    """Moves that stand the test, the position as far as their seat may know it, and the end."""

    moves: tuple[Any, ...]
    position: Any
    ends: bool


class Fault(NamedTuple):
    """Which move of a draft cannot stand, and why."""

    at: int
    why: str
    refusal: Refusal | None = None
    said: str = ""


def try_(table: Table, seat: Seat, ask: int, moves: Sequence[str], id: str = "") -> Tried | Refused:
    """Return how things would stand for this seat after these moves."""
    if table.ask(seat) is None or ask != table.ask(seat):
        return refused(table, seat, id, idle(table) or "stale")
    draft = follow(table, seat, moves)
    if isinstance(draft, Fault):
        return refused(table, seat, id, draft.why, draft.at, draft.refusal, draft.said)
    game = table.game
    view = game.observe(draft.position, seat)
    message, details = game.prompt(view)
    legal = () if draft.ends else game.legal(draft.position, seat)
    return Tried(
        table.id,
        ask,
        tuple(moves),
        view,
        (message, tuple(details.items())),
        tuple(game.notation.move_text(move) for move in legal),
        draft.ends,
    )


def idle(table: Table) -> str | None:
    """Return why nobody can be asked anything now, or None."""
    return {"open": "not-begun", "over": "over"}.get(table.stage)


def follow(table: Table, seat: Seat, texts: Sequence[str]) -> Draft | Fault:
    """Play a draft through from the present position."""
    game, position, ends = table.game, table.position, False
    moves: list[Any] = []
    for at, text in enumerate(texts):
        if ends:
            return Fault(at, "ended")
        move = _read(table, at, text)
        if isinstance(move, Fault):
            return move
        if move not in game.legal(position, seat):
            if move not in table.alphabet:
                return Fault(at, "malformed")
            return Fault(at, "rule", game.refusal(position, seat, move))
        moves.append(move)
        if unseen(table, game.pending(position)) or not game.free(position, seat, move):
            ends = True
            continue
        position = game.apply(position, {seat: move})
        pending = game.pending(position)
        ends = (
            not isinstance(pending, Decision) or pending.seats != (seat,) or unseen(table, pending)
        )
    return Draft(tuple(moves), position, ends)


def unseen(table: Table, pending: object) -> bool:
    """Return whether answers to this are sealed: several choose at once, or some are held back."""
    if not isinstance(pending, Decision):
        return False
    held = pending.hold and pending.default is not None and table.time is not None
    return len(pending.seats) > 1 or held


def _read(table: Table, at: int, text: str) -> Any:
    if not isinstance(text, str) or text.startswith("="):
        return Fault(at, "malformed")
    try:
        return table.game.notation.move(text)
    except NotationError as error:
        return Fault(at, "malformed", said=str(error))
