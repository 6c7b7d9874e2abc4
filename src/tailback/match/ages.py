"""Ages: whoever set the table says who is youngest, or the whole order, while seats are open."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from tailback.kit import SPECTATOR, Ages, Seat, TailbackError, order_of_age
from tailback.match import create
from tailback.match.check import new, patient
from tailback.match.entry import Entry
from tailback.match.message import Denied
from tailback.match.table import Table


def asked(table: Table) -> Ages | None:
    """Return what can still be said about ages at this table; None where nothing can."""
    if table.stage != "open" or table.pages.given or table.seating.last is not None:
        return None
    return table.game.facts(table.options).ages if table.seating.seats > 1 else None


def decide(table: Table, id: str, named: Sequence[Seat] | None) -> tuple[Entry, None]:
    """Return the entry; with None it is as if nobody had said anything.

    The seats not ``named`` follow clockwise.
    """
    try:
        order = None if named is None else list(order_of_age(table.seating.seats, named))
    except TailbackError:
        raise Denied("bad-ages") from None
    new(table, SPECTATOR, id, by_age=order)
    patient(table, SPECTATOR, "ages")
    if table.stage != "open":
        raise Denied("begun")
    if asked(table) is None:
        raise Denied("no-ages")
    return Entry("ages", {"seat": SPECTATOR, "id": id, "by_age": order}), None


def take(table: Table, body: Mapping[str, Any], made: None) -> None:
    """Begin with this order of age."""
    order = body["by_age"]
    if asked(table) is None or (order is not None and sorted(order) != [*range(len(table.chairs))]):
        raise ValueError("no such order of age can be said here")
    create.start(table, table.seating._replace(by_age=None if order is None else tuple(order)))
