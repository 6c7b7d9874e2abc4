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
from tailback.match.entry import Entry, new_id
from tailback.match.messages import Rejection
from tailback.match.preconditions import new, patient
from tailback.match.state import MatchState


@dataclass(slots=True)
class Rematch:
    """Who wants another match."""

    commitments: dict[Seat, str] = field(default_factory=dict)
    """Each with a commitment to a seed for it."""
    swaps: set[Seat] = field(default_factory=set)
    """Those of them who want to swap sides."""
    next_match: str | None = None
    """The match that follows."""


def decide(
    state: MatchState, seat: Seat, id: str, commitment: str, *, swap: bool = False
) -> tuple[Entry, None]:
    """Return the entry by which a seat asks for a rematch; the last names the new match."""
    asked = {"swap": True} if swap else {}
    new(state, seat, id, commitment=commitment, swap=asked.get("swap"))
    if state.result is None:
        raise Rejection("not-over")
    if state.rematch.next_match is not None:
        raise Rejection("over")
    if read_commitment(commitment) is None:
        raise Rejection("bad-commitment")
    patient(state, seat, "rematch")
    wishes = state.rematch
    people = {*range(len(state.chairs))} - {*bots(state, seat)}
    ready = wishes.swaps if swap else wishes.commitments.keys() - wishes.swaps
    complete = {*ready, seat} >= people
    body = {"seat": seat, "id": id, "commitment": commitment, **asked}
    return Entry("rematch", {**body, "next": new_id() if complete else None}), None


def apply(state: MatchState, body: Mapping[str, Any], applied: None) -> None:
    """Note who wants to play again, and where."""
    wishes, committed = state.rematch, read_commitment(body["commitment"])
    if state.result is None or wishes.next_match is not None or committed is None:
        raise ValueError("no rematch can be asked for here")
    wishes.commitments[body["seat"]] = committed
    (wishes.swaps.add if body.get("swap") else wishes.swaps.discard)(body["seat"])
    wishes.next_match = body["next"]


def moved(state: MatchState, seat: Seat, by: int) -> Seat:
    """Return the seat that is so many further on."""
    return (seat + by) % state.seating.seats


def seating(state: MatchState, by: int) -> Seating:
    """Return the seating of the match that follows this one, everyone ``by`` seats further on."""
    assert state.result is not None
    ranks, ages = state.result.ranks, state.seating.by_age
    winner = moved(state, ranks.index(1), by) if ranks.count(1) == 1 else None
    last = Last(moved(state, state.starter or 0, by), winner)
    by_age = None if ages is None else tuple(moved(state, seat, by) for seat in ages)
    return Seating(state.seating.seats, by_age, last)


def bots(state: MatchState, asking: Seat) -> tuple[Seat, ...]:
    """Return the seats on which bots will think; a seat that was given up is its owner's again.

    So is one that was handed over if its person asks for a rematch too, the one ``asking`` now.
    """
    back = {*state.rematch.commitments, asking}
    return tuple(
        seat
        for seat, chair in enumerate(state.chairs)
        if chair.bot and not chair.resigned and not (chair.handed and seat in back)
    )
