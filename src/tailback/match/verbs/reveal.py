"""Reveal: when every seat is taken, each page tells the seed to which its seat had committed.

The last one begins the match. Whoever is away is waited for; after a while the others may all agree
to deal without those seeds, which the transcript says.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Final

from tailback.kit import Seat
from tailback.kit.chance import NO_SEED, commitment, read_seed
from tailback.match.apply import Applied
from tailback.match.entry import Entry
from tailback.match.messages import Rejection, Repeated
from tailback.match.preconditions import new
from tailback.match.state import MatchState
from tailback.match.verbs.sit import begin, beginning

PATIENCE: Final = 300_000
"""How many milliseconds everyone is waited for after the last seat was taken."""


@dataclass(slots=True)
class Deal:
    """What the deal waits for, and on which terms."""

    full_at: int = 0
    """When the last seat was taken."""
    terms: str | None = None
    """The digest of all that was fixed then, before anyone revealed a seed."""
    agreed: set[Seat] = field(default_factory=set)
    """Who agrees to deal without the seeds that are missing."""
    without: tuple[Seat, ...] = ()
    """The seats that were dealt without."""


def decide(state: MatchState, seat: Seat, id: str, seed: str) -> tuple[Entry, Applied]:
    """Return the entry by which a seat reveals its seed; nobody does before all have committed."""
    new(state, seat, id, seed=seed)
    given = read_seed(seed)
    if given is None:
        raise Rejection("bad-seed")
    if state.stage == "open":
        raise Rejection("not-begun")
    if state.chairs[seat].commitment != commitment(given):
        raise Rejection("other-seed")
    if seat in state.deal.without:
        raise Rejection("dealt-without")
    if state.chairs[seat].seed is not None:  # another page of the same person was first
        raise Repeated
    run = beginning(state, {seat: given})
    return Entry("reveal", {"seat": seat, "id": id, "seed": seed, "draws": run.draws}), run


def read(state: MatchState, body: Mapping[str, Any]) -> Applied:
    """Return what an entry brings about."""
    seed = read_seed(body["seed"])
    if seed is None or state.chairs[body["seat"]].commitment != commitment(seed):
        raise ValueError("this is not the seed that the seat had committed to")
    if body["seat"] not in missing(state):
        raise ValueError("this seat's seed is not waited for")
    return beginning(state, {body["seat"]: seed})


def apply(state: MatchState, body: Mapping[str, Any], applied: Applied) -> None:
    """Note the seed; begin when it was the last."""
    state.chairs[body["seat"]].seed = read_seed(body["seed"])
    begin(state, applied)


def decide_deal(state: MatchState, seat: Seat, id: str, now: int) -> tuple[Entry, Applied]:
    """Return the entry by which a seat agrees to deal without the missing seeds."""
    new(state, seat, id)
    if state.stage != "revealing":
        raise Rejection("not-begun" if state.stage == "open" else "dealt")
    if seat not in deciding(state):
        raise Rejection("not-revealed")
    at = max(now, state.at)
    if left(state, at) > 0:
        raise Rejection("too-early")
    if seat in state.deal.agreed:
        raise Repeated
    without = [*_without(state, seat)]
    run = beginning(state, dict.fromkeys(without, NO_SEED))
    body = {"seat": seat, "id": id, "at": at, "without": without, "draws": run.draws}
    return Entry("deal", body), run


def read_deal(state: MatchState, body: Mapping[str, Any]) -> Applied:
    """Return what an entry brings about."""
    if left(state, body["at"]) > 0 or body["seat"] not in deciding(state):
        raise ValueError("this seat cannot agree to deal now")
    if body["without"] != [*_without(state, body["seat"])]:
        raise ValueError("these are not the seats that all agree to deal without")
    return beginning(state, dict.fromkeys(body["without"], NO_SEED))


def apply_deal(state: MatchState, body: Mapping[str, Any], applied: Applied) -> None:
    """Note who agrees; begin when all do."""
    state.deal.agreed.add(body["seat"])
    state.deal.without = tuple(body["without"])
    for seat in state.deal.without:
        state.chairs[seat].seed = NO_SEED
    begin(state, applied)


def missing(state: MatchState) -> tuple[Seat, ...]:
    """Return the seats whose seeds are waited for, when every seat is taken."""
    if state.stage != "revealing":
        return ()
    return tuple([seat for seat, chair in enumerate(state.chairs) if chair.seed is None])


def deciding(state: MatchState) -> tuple[Seat, ...]:
    """Return who must agree to deal without those: whoever has revealed, or else everyone."""
    people = [seat for seat, chair in enumerate(state.chairs) if chair.commitment is not None]
    return tuple([seat for seat in people if state.chairs[seat].seed is not None] or people)


def left(state: MatchState, at: int) -> int:
    """Return for how many milliseconds everyone must still be waited for."""
    return max(0, state.deal.full_at + PATIENCE - at)


def _without(state: MatchState, seat: Seat) -> tuple[Seat, ...]:
    """Return the seats that are dealt without once this one agrees too."""
    return missing(state) if {*state.deal.agreed, seat} >= {*deciding(state)} else ()
