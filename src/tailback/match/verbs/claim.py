"""Claim: whoever has lost every key of a seat asks for it, with a key of their own making.

All other people in play must agree. Then the claim stays open for as long as the host of the server
says, and any use of the seat's key cancels it; anyone else may say no until the end. When that time
is over the seat changes hands: the new key opens it, and the old one no more. That is written by
whoever comes to the table next, by the dates in the log, so that it is the same on every node.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from tailback.kit import Seat
from tailback.match.entry import Entry
from tailback.match.messages import Rejection
from tailback.match.preconditions import held, new, patient, unused
from tailback.match.state import MatchState


class Claim(NamedTuple):
    """Somebody asks for a seat whose key they have not: how it stands, or what came of it."""

    number: int
    seat: Seat
    key: str
    """By which key the seat is opened once it is theirs."""
    at: int
    """When they asked, in milliseconds since 1970."""
    wait: int
    """For how many milliseconds it stays open when all have agreed."""
    agreed: tuple[Seat, ...] = ()
    since: int | None = None
    """When the last of the others agreed."""
    end: str | None = None
    """What came of it: declined, cancelled, handed (the seat changed hands), or over."""
    by: Seat | None = None
    """Who declined."""
    turn: int = 0
    """The number of the latest turn when it was made; once it has ended, when that was."""

    @property
    def due(self) -> int | None:
        """Return when the seat changes hands; None while somebody must still agree."""
        return None if self.since is None else self.since + self.wait


class Claims(list[Claim]):
    """Who has asked for a seat whose key they had not, oldest first."""

    def of(self, seat: Seat) -> Claim | None:
        """Return the claim to a seat that stands open, if any."""
        return next((c for c in self if c.seat == seat and c.end is None), None)

    def put_to(self, seat: Seat, number: object) -> Claim:
        """Return a claim that this seat is asked about; Rejection if none of that number is."""
        for claim in self:
            if claim.number == number and claim.end is None and claim.seat != seat:
                return claim
        raise Rejection("no-offer")

    def stands(self, seat: Seat, number: object) -> Claim:
        """Return the claim to a seat that stands open under this number, or raise Rejection."""
        claim = self.of(seat)
        if claim is None or claim.number != number:
            raise Rejection("no-offer")
        return claim

    def put(self, claim: Claim) -> None:
        """Keep a claim as it stands now."""
        self[claim.number - 1] = claim

    def end(self, claim: Claim, end: str, turn: int, by: Seat | None = None) -> None:
        """Keep what came of a claim in this turn."""
        self.put(claim._replace(end=end, by=by, turn=turn))


def decide(
    state: MatchState, seat: Seat, id: str, key: str, wait: int, now: int, *, away: bool
) -> tuple[Entry, None]:
    """Return the entry by which somebody asks for a seat whose person is ``away``.

    ``wait`` is for how many milliseconds the claim stays open when all have agreed.
    """
    new(state, seat, id, key=key)
    patient(state, seat, "claim")
    if state.result is not None:
        raise Rejection("over")
    if state.chairs[seat].kind != "person" or seat not in state.keys.seats:
        raise Rejection("no-player")
    if state.claims.of(seat) is not None:
        raise Rejection("claimed")
    at = max(now, state.at)
    last = max((claim.at for claim in state.claims if claim.seat == seat), default=None)
    if last is not None and at < last + wait:
        raise Rejection("claimed-lately")
    unused(state, key)
    if not away:
        raise Rejection("still-here")
    return Entry("claim", {"seat": seat, "id": id, "key": key, "wait": wait, "at": at}), None


def waiting(state: MatchState, claim: Claim) -> tuple[Seat, ...]:
    """Return who must still agree."""
    if claim.end is not None or claim.since is not None:
        return ()
    return tuple([s for s in state.people if s != claim.seat and s not in claim.agreed])


def apply(state: MatchState, body: Mapping[str, Any], applied: None) -> None:
    """Put the claim."""
    seat = body["seat"]
    if state.claims.of(seat) is not None or state.result is not None:
        raise ValueError("this seat cannot be asked for now")
    unused(state, body["key"])
    number = len(state.claims) + 1
    key, at, wait = body["key"], body["at"], body["wait"]
    state.claims.append(Claim(number, seat, key, at, wait, turn=state.pages.turn))


def decide_permit(
    state: MatchState, seat: Seat, id: str, number: int, yes: bool
) -> tuple[Entry, None]:
    """Return the entry by which another agrees to a claim, or does not."""
    new(state, seat, id, claim=number, yes=yes)
    held(state, seat)
    claim = state.claims.put_to(seat, number)
    if seat not in state.people:
        raise Rejection("no-seat")
    if yes and seat not in waiting(state, claim):
        raise Rejection("own-offer")
    return Entry("permit", {"seat": seat, "id": id, "claim": number, "yes": yes}), None


def apply_permit(state: MatchState, body: Mapping[str, Any], applied: None) -> None:
    """Note who agrees, or drop the claim."""
    seat = body["seat"]
    claim = state.claims.put_to(seat, body["claim"])
    if body["yes"]:
        state.claims.put(claim._replace(agreed=(*claim.agreed, seat)))
    else:
        state.claims.end(claim, "declined", state.pages.turn, seat)


def decide_cancel(state: MatchState, seat: Seat) -> tuple[Entry, None]:
    """Return the entry that says that the seat's key was used while somebody asks for it."""
    claim = state.claims.of(seat)
    if claim is None:
        raise Rejection("no-offer")
    return Entry("cancel", {"seat": seat, "claim": claim.number}), None


def apply_cancel(state: MatchState, body: Mapping[str, Any], applied: None) -> None:
    """Drop the claim."""
    claim = state.claims.stands(body["seat"], body["claim"])
    state.claims.end(claim, "cancelled", state.pages.turn)


def due(state: MatchState, now: int) -> Claim | None:
    """Return a claim whose time is over."""
    dues = (c for c in state.claims if c.end is None and c.due is not None and c.due <= now)
    return next(dues, None)


def decide_change(state: MatchState, now: int) -> tuple[Entry, None]:
    """Return the entry by which a seat changes hands: the time of a claim is over."""
    at = max(now, state.at)
    claim = due(state, at)
    if claim is None:
        raise Rejection("no-offer")
    return Entry("change", {"seat": claim.seat, "claim": claim.number, "at": at}), None


def apply_change(state: MatchState, body: Mapping[str, Any], applied: None) -> None:
    """Let the seat be opened by the new key alone."""
    seat = body["seat"]
    claim = state.claims.stands(seat, body["claim"])
    if claim.due is None or body["at"] < claim.due:
        raise ValueError("this seat does not change hands yet")
    state.keys.former[state.keys.seats[seat]] = seat
    state.keys.seats[seat] = claim.key
    state.claims.end(claim, "handed", state.pages.turn)


def count(state: MatchState) -> bool:
    """Begin the time of each claim to which nobody must agree any more; return whether any did.

    This is looked at after every entry: the last may have agreed, or left the table.
    """
    agreed = [c for c in state.claims if not (c.end or c.since is not None or waiting(state, c))]
    for claim in agreed:
        state.claims.put(claim._replace(since=state.at))
    return bool(agreed)
