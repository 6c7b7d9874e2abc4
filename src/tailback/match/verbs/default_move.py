"""Time: it is up. What was held back is told, and the default is played for whoever was silent."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tailback.kit import Seat
from tailback.match.apply import Applied, apply_moves
from tailback.match.entry import Entry
from tailback.match.state import MatchState
from tailback.match.verbs.seal import ordered


def decide(state: MatchState) -> tuple[Entry, Applied]:
    """Return the entry for the end of the time, and what it brings about."""
    moves = _moves(state)
    applied = apply_moves(state, [moves], checked=True)
    return Entry("time", {"moves": _spelled(state, moves), "draws": applied.draws}), applied


def read(state: MatchState, body: Mapping[str, Any]) -> Applied:
    """Return what an entry brings about: what was sealed, and the default for the rest."""
    if not state.timed:
        raise ValueError("no time was running")
    moves = _moves(state)
    if _spelled(state, moves) != body["moves"]:
        raise ValueError("not what was sealed, or not the default")
    return apply_moves(state, [moves])


def _spelled(state: MatchState, moves: Mapping[Seat, Any]) -> dict[str, str]:
    return {str(seat): state.game.notation.move_text(move) for seat, move in moves.items()}


def _moves(state: MatchState) -> dict[Seat, Any]:
    decision = state.decision
    assert decision is not None
    return ordered({seat: state.sealed.get(seat, decision.default) for seat in decision.seats})
