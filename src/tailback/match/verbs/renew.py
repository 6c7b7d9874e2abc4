"""Renew: whoever set the table gives a seat that nobody has taken a new invitation."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tailback.kit import Seat
from tailback.match.entry import Entry
from tailback.match.messages import Rejection
from tailback.match.preconditions import new, patient, unused
from tailback.match.state import MatchState


def decide(state: MatchState, seat: Seat, id: str, key: str) -> tuple[Entry, None]:
    """Return the entry; ``key`` is the hash of the new link's token."""
    new(state, seat, id, key=key)
    patient(state, seat, "renew")
    if state.chairs[seat].kind != "open":
        raise Rejection("seated")
    unused(state, key)
    return Entry("renew", {"seat": seat, "id": id, "key": key}), None


def apply(state: MatchState, body: Mapping[str, Any], applied: None) -> None:
    """Let one sit down by this key alone."""
    if state.chairs[body["seat"]].kind != "open":
        raise ValueError("this seat is taken: its link cannot be renewed")
    state.keys.links[body["seat"]] = body["key"]
