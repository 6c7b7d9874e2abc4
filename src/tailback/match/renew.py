"""Renew: whoever set the table gives a seat that nobody has taken a new invitation."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tailback.kit import Seat
from tailback.match.check import new, patient, unused
from tailback.match.entry import Entry
from tailback.match.message import Denied
from tailback.match.table import Table


def decide(table: Table, seat: Seat, id: str, key: str) -> tuple[Entry, None]:
    """Return the entry; ``key`` is the hash of the new link's token."""
    new(table, seat, id, key=key)
    patient(table, seat, "renew")
    if table.chairs[seat].kind != "open":
        raise Denied("seated")
    unused(table, key)
    return Entry("renew", {"seat": seat, "id": id, "key": key}), None


def take(table: Table, body: Mapping[str, Any], made: None) -> None:
    """Let one sit down by this key alone."""
    if table.chairs[body["seat"]].kind != "open":
        raise ValueError("this seat is taken: its link cannot be renewed")
    table.keys.links[body["seat"]] = body["key"]
