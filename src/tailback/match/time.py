"""Time: it is up. What was held back is told, and the default is played for whoever was silent."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tailback.kit import Seat
from tailback.match.entry import Entry
from tailback.match.run import Step, run
from tailback.match.seal import ordered
from tailback.match.table import Table


def decide(table: Table) -> Entry | None:
    """Return the entry for the end of the time, or None if nobody is waited for."""
    if not table.timed:
        return None
    moves = _moves(table)
    spell = table.game.notation.move_text
    return Entry(
        "time",
        {
            "moves": {str(seat): spell(move) for seat, move in moves.items()},
            "draws": list(run(table, [moves]).draws),
        },
    )


def fold(table: Table, body: Mapping[str, Any]) -> tuple[Step, ...]:
    """Play what was sealed, and the default for the rest."""
    if not table.timed:
        raise ValueError("no time was running")
    moves = _moves(table)
    spell = table.game.notation.move_text
    if {str(seat): spell(move) for seat, move in moves.items()} != body["moves"]:
        raise ValueError("not what was sealed, or not the default")
    made = run(table, [moves])
    if list(made.draws) != body["draws"]:
        raise ValueError("the draws are not those that the seeds give")
    return table.take(made)


def _moves(table: Table) -> dict[Seat, Any]:
    decision = table.decision
    assert decision is not None
    return ordered({seat: table.sealed.get(seat, decision.default) for seat in decision.seats})
