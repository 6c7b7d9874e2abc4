"""Whether all that many clients saw and were told, on whichever node, is one history.

It knows the log, the rules by which a log is folded, and nothing of servers: every view that
anybody saw must be that of one and the same log at that version; what was acknowledged stands in
it once, and before whatever was only said after the acknowledgement; and the time that is written
beside a move, by which players' clocks go, lies between when it was said and when it was answered.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

import tailback
from tailback.kit import Seat
from tailback.match import Entry
from tailback.match.fold import fold
from tailback.match.state import MatchState

SKEW = 0.5
"""By how many seconds a server may be wrong about the time: it measures the database's."""


@dataclass
class Said:
    """A message as its sender knows it: what, when it was said, when it was answered and how."""

    seat: Seat
    id: str
    moves: list[str]
    said: float
    answered: float | None = None
    accepted: bool | None = None
    """None where nobody knows: then it may stand in the log or not."""


@dataclass
class Witness:
    """What one seat at one table saw, in the order in which it saw it."""

    seat: Seat
    seen: list[tuple[int, Any]] = field(default_factory=list)
    said: list[Said] = field(default_factory=list)


def check_history(
    match: str,
    entries: Sequence[Entry],
    witnesses: Sequence[Witness],
    *,
    ahead: float,
    leased: bool = False,
) -> int:
    """Raise AssertionError where this is not one history; return how many messages it has.

    The log's time is so many seconds ``ahead`` of the clock of those who played. Bots played
    ``leased`` where there was more than one server.
    """
    views, bots = _folded(match, entries)
    written = [
        e.body for e in entries if e.kind in ("commit", "seal") and e.body["seat"] not in bots
    ]
    counted = Counter(body["id"] for body in written)
    places = {body["id"]: place for place, body in enumerate(written)}
    said = {each.id: each for witness in witnesses for each in witness.said}
    for id, each in said.items():
        assert counted[id] <= 1, "a move is doubled"
        if each.accepted:
            assert counted[id] == 1, "a move that was acknowledged is lost"
        elif each.accepted is False:
            assert counted[id] == 0, "a move that was refused is written"
        if counted[id]:
            body = written[places[id]]
            assert (body["seat"], body["moves"]) == (each.seat, each.moves), "another's move"
    assert counted.keys() <= said.keys(), "a move that nobody made"
    _in_time([said[body["id"]] for body in written])
    for body in written:
        _on_time(said[body["id"]], body["at"] / 1000 - ahead)
    for witness in witnesses:
        versions = [version for version, _ in witness.seen]
        assert versions == sorted(versions), "somebody saw the past after the present"
        for version, view in witness.seen:
            assert view == views[witness.seat, version], "somebody saw what never was"
    _runs(entries, bots, leased)
    return len(written)


def _folded(match: str, entries: Sequence[Entry]) -> tuple[dict[tuple[Seat, int], Any], set[Seat]]:
    """Return what each seat may have seen at each of its versions, and where bots sit."""
    table, views = MatchState(match, tailback.game), dict[tuple[Seat, int], Any]()
    for entry in entries:
        fold(table, entry)
        for seat in range(table.seating.seats):
            view = table.game.view(table.scene, table.position, seat)
            views.setdefault((seat, table.versions[seat]), view)
    return views, {seat for seat, chair in enumerate(table.chairs) if chair.bot is not None}


def _in_time(written: Sequence[Said]) -> None:
    """Whatever was answered before something else was said stands before it."""
    latest = 0.0
    for each in written:
        assert each.answered is None or each.answered >= latest, "moves changed places in time"
        latest = max(latest, each.said)


def _on_time(each: Said, at: float) -> None:
    """A move was written after it was said and before it was answered: no clock has jumped."""
    assert at >= each.said - SKEW, f"the time of a move is {each.said - at:.1f} s behind"
    if each.answered is not None and each.accepted:
        assert at <= each.answered + SKEW, f"the time has jumped {at - each.answered:.1f} s ahead"


def _runs(entries: Sequence[Entry], bots: set[Seat], leased: bool) -> None:
    """Time and leases never go back, and a bot answers a question once."""
    at = lease = 0
    asked = Counter[tuple[Seat, int]]()
    for entry in entries:
        body = entry.body
        assert body["at"] >= at, "the time went back"
        at = body["at"]
        if "lease" in body:
            assert body["lease"] >= lease, "a lease came back that was over"
            lease = body["lease"]
        bot = entry.kind in ("commit", "seal") and body["seat"] in bots
        if bot or entry.kind == "time":
            assert ("lease" in body) == leased, "what runs by itself was written without a lease"
        if bot:
            asked[body["seat"], body["ask"]] += 1
    assert all(count == 1 for count in asked.values()), "a bot answered twice"
