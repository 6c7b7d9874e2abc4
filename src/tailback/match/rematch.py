"""Rematch: the same players, the same options, and the loser's or winner's start as the rule says.

Each person asks for it with a commitment to a new seed, on the same seats or with sides swapped:
then everyone moves on by one seat. When all have asked for the same, the new table is already
there, and the seeds are revealed at it.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from tailback.kit import Last, Seat, Seating
from tailback.kit.chance import read_commitment
from tailback.match.check import new, patient
from tailback.match.entry import Entry, new_id
from tailback.match.message import Denied
from tailback.match.table import Table


@dataclass(slots=True)
class Rematch:
    """Who wants another match."""

    commitments: dict[Seat, str] = field(default_factory=dict)
    """Each with a commitment to a seed for it."""
    swaps: set[Seat] = field(default_factory=set)
    """Those of them who want to swap sides."""
    next: str | None = None
    """The match that follows."""


def decide(
    table: Table, seat: Seat, id: str, commitment: str, *, swap: bool = False
) -> tuple[Entry, None]:
    """Return the entry by which a seat asks for a rematch; the last names the new match."""
    asked = {"swap": True} if swap else {}
    new(table, seat, id, commitment=commitment, swap=asked.get("swap"))
    if table.result is None:
        raise Denied("not-over")
    if table.rematch.next is not None:
        raise Denied("over")
    if read_commitment(commitment) is None:
        raise Denied("bad-commitment")
    patient(table, seat, "again")
    wishes = table.rematch
    people = {*range(len(table.chairs))} - {*bots(table, seat)}
    ready = wishes.swaps if swap else wishes.commitments.keys() - wishes.swaps
    complete = {*ready, seat} >= people
    body = {"seat": seat, "id": id, "commitment": commitment, **asked}
    return Entry("again", {**body, "next": new_id() if complete else None}), None


def take(table: Table, body: Mapping[str, Any], made: None) -> None:
    """Note who wants to play again, and where."""
    wishes, committed = table.rematch, read_commitment(body["commitment"])
    if table.result is None or wishes.next is not None or committed is None:
        raise ValueError("no rematch can be asked for here")
    wishes.commitments[body["seat"]] = committed
    (wishes.swaps.add if body.get("swap") else wishes.swaps.discard)(body["seat"])
    wishes.next = body["next"]


def moved(table: Table, seat: Seat, by: int) -> Seat:
    """Return the seat that is so many further on."""
    return (seat + by) % table.seating.seats


def seating(table: Table, by: int) -> Seating:
    """Return the seating of the match that follows this one, everyone ``by`` seats further on."""
    assert table.result is not None
    ranks, ages = table.result.ranks, table.seating.by_age
    winner = moved(table, ranks.index(1), by) if ranks.count(1) == 1 else None
    last = Last(moved(table, table.starter or 0, by), winner)
    by_age = None if ages is None else tuple(moved(table, seat, by) for seat in ages)
    return Seating(table.seating.seats, by_age, last)


def bots(table: Table, asking: Seat) -> tuple[Seat, ...]:
    """Return the seats on which bots will think; a seat that was given up is its owner's again.

    So is one that was handed over if its person asks for a rematch too, the one ``asking`` now.
    """
    back = {*table.rematch.commitments, asking}
    return tuple(
        seat
        for seat, chair in enumerate(table.chairs)
        if chair.bot and not chair.resigned and not (chair.handed and seat in back)
    )
