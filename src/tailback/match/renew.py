"""Renew: whoever set the table gives a seat a new link. From here on only that one opens it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tailback.kit import Seat
from tailback.match.check import new, patient
from tailback.match.entry import Entry
from tailback.match.message import Denied
from tailback.match.table import Table


def decide(table: Table, seat: Seat, id: str, key: str) -> tuple[Entry, None]:
    """Return the entry; ``key`` is the hash of the new link's token."""
    new(table, seat, id, key=key)
    patient(table, seat, "renew")
    if table.chairs[seat].kind == "bot" and not table.chairs[seat].resigned:
        raise Denied("no-player")
    return Entry("renew", {"seat": seat, "id": id, "key": key}), None


def take(table: Table, body: Mapping[str, Any], made: None) -> None:
    """Let the seat be opened by this key alone."""
    table.keys[body["seat"]] = body["key"]
