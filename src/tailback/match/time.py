"""Time: it is up. What was held back is told, and the default is played for whoever was silent."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tailback.kit import Seat
from tailback.match.entry import Entry
from tailback.match.run import Run, run
from tailback.match.seal import ordered
from tailback.match.table import Table


def decide(table: Table) -> tuple[Entry, Run]:
    """Return the entry for the end of the time, and what it brings about."""
    moves = _moves(table)
    made = run(table, [moves], checked=True)
    return Entry("time", {"moves": _spelled(table, moves), "draws": made.draws}), made


def read(table: Table, body: Mapping[str, Any]) -> Run:
    """Return what an entry brings about: what was sealed, and the default for the rest."""
    if not table.timed:
        raise ValueError("no time was running")
    moves = _moves(table)
    if _spelled(table, moves) != body["moves"]:
        raise ValueError("not what was sealed, or not the default")
    return run(table, [moves])


def _spelled(table: Table, moves: Mapping[Seat, Any]) -> dict[str, str]:
    return {str(seat): table.game.notation.move_text(move) for seat, move in moves.items()}


def _moves(table: Table) -> dict[Seat, Any]:
    decision = table.decision
    assert decision is not None
    return ordered({seat: table.sealed.get(seat, decision.default) for seat in decision.seats})
