"""What every verb checks first: a message's id, the seat, and whether this was said before."""

from __future__ import annotations

from typing import Any

from tailback.kit import Refusal, Seat
from tailback.match.entry import is_id
from tailback.match.message import WHY, Accepted, Answer, Refused
from tailback.match.table import Table


def said_before(table: Table, seat: Seat, id: str, **given: Any) -> Answer | None:
    """Return the answer to a message that is malformed or a repeat; None if it is new.

    A repeat gets its first answer, for as long as the log lasts.
    """
    if not 0 <= seat < len(table.chairs):
        raise LookupError(f"there is no seat {seat} at this table")
    if not is_id(id):
        return refused(table, seat, id if isinstance(id, str) else "", "bad-id")
    first = table.ids.get((seat, id))
    if first is None:
        return None
    if any(first.body.get(name) != value for name, value in given.items()):
        return refused(table, seat, id, "id-used")
    return Accepted(table.id, id)


def refused(
    table: Table,
    seat: Seat,
    id: str,
    why: str,
    at: int | None = None,
    refusal: Refusal | None = None,
    said: str = "",
) -> Refused:
    """Return a refusal with its sentence and the seat's fresh view."""
    update = table.streams[seat].now
    return Refused(table.id, id, why, update, refusal, at, said or WHY[why])
