"""Seal: a choice that the others do not see yet. Durable when acknowledged, replaceable till used.

Choices are used, all at once, when the last is in. Where the game holds answers back, one that
equals the default waits for the end of the time; the others need not wait for it to be known.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from tailback.kit import Seat
from tailback.match.message import Denied
from tailback.match.run import Run, run
from tailback.match.table import Table

MOST: Final = 30
"""How often a seat may change its mind about one question: each time is written down."""


class Choices(dict[Seat, Any]):
    """The choices that are not used yet."""

    def __init__(self) -> None:
        super().__init__()
        self.changes: dict[Seat, tuple[int, int]] = {}
        """How often a seat has sealed its choice, beside the question."""


def changeable(table: Table, seat: Seat) -> None:
    """Raise if a seat has changed this choice too often already."""
    ask, count = table.sealed.changes.get(seat, (0, 0))
    if ask == table.ask(seat) and count > MOST:
        raise Denied("changed-often")


def used(table: Table, seat: Seat, move: Any) -> Run | None:
    """Return what follows when this choice is in; None if it only waits."""
    sealed = {**table.sealed, seat: move}
    decision = table.decision
    if decision is None or set(sealed) != set(decision.seats):
        return None
    if table.holds and decision.default in sealed.values():
        return None
    return run(table, [ordered(sealed)], checked=True)


def read(table: Table, body: Mapping[str, Any]) -> Run | None:
    """Return what an entry brings about; its choice is checked."""
    seat = body["seat"]
    if body["ask"] != table.ask(seat):
        raise ValueError("the answer to a question that was not asked")
    (text,) = body["moves"]
    move = table.game.notation.move(text)
    if (refusal := table.game.refusal(table.position, seat, move)) is not None:
        raise ValueError(f"{text} is not allowed by {refusal}")
    return used(table, seat, move)


def take(table: Table, body: Mapping[str, Any], made: Run | None) -> None:
    """Use all choices if this was the last of them, or keep it."""
    if made is not None:
        table.take(made)
    else:
        seat = body["seat"]
        ask, count = table.sealed.changes.get(seat, (0, 0))
        table.sealed[seat] = table.game.notation.move(body["moves"][0])
        table.sealed.changes[seat] = (body["ask"], count + 1 if ask == body["ask"] else 1)


def ordered(moves: Mapping[Seat, Any]) -> dict[Seat, Any]:
    """Return choices in the order of seats, whatever the order in which they came."""
    return dict(sorted(moves.items()))
