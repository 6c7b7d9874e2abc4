"""Seal: a choice that the others do not see yet. Durable when acknowledged, replaceable till used.

Choices are used, all at once, when the last is in. Where the game holds answers back, one that
equals the default waits for the end of the time; the others need not wait for it to be known.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tailback.kit import Seat
from tailback.match.run import Step, run
from tailback.match.table import Table


def ripe(table: Table, sealed: Mapping[Seat, Any]) -> bool:
    """Return whether these choices can be used now."""
    decision = table.decision
    if decision is None or set(sealed) != set(decision.seats):
        return False
    return not (table.holds and decision.default in sealed.values())


def draws(table: Table, seat: Seat, move: Any) -> list[str] | None:
    """Return the draws that follow when this choice is in; None if it only waits."""
    sealed = {**table.sealed, seat: move}
    return list(run(table, [ordered(sealed)]).draws) if ripe(table, sealed) else None


def fold(table: Table, body: Mapping[str, Any]) -> tuple[Step, ...]:
    """Keep the choice; use all of them when the last is in."""
    seat = body["seat"]
    if body["ask"] != table.ask(seat):
        raise ValueError("the answer to a question that was not asked")
    (text,) = body["moves"]
    move = table.game.notation.move(text)
    if (refusal := table.game.refusal(table.position, seat, move)) is not None:
        raise ValueError(f"{text} is not allowed by {refusal}")
    table.sealed[seat] = move
    made = run(table, [ordered(table.sealed)]) if ripe(table, table.sealed) else None
    if (None if made is None else list(made.draws)) != body["draws"]:
        raise ValueError("the draws are not those that the seeds give")
    return () if made is None else table.take(made)


def ordered(moves: Mapping[Seat, Any]) -> dict[Seat, Any]:
    """Return choices in the order of seats, whatever the order in which they came."""
    return dict(sorted(moves.items()))
