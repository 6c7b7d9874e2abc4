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
from tailback.match.check import new
from tailback.match.entry import Entry
from tailback.match.message import Denied, Repeated
from tailback.match.run import Run
from tailback.match.sit import begin, beginning
from tailback.match.table import Table

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


def decide(table: Table, seat: Seat, id: str, seed: str) -> tuple[Entry, Run]:
    """Return the entry by which a seat reveals its seed; nobody does before all have committed."""
    new(table, seat, id, seed=seed)
    given = read_seed(seed)
    if given is None:
        raise Denied("bad-seed")
    if table.stage == "open":
        raise Denied("not-begun")
    if table.chairs[seat].commitment != commitment(given):
        raise Denied("other-seed")
    if seat in table.deal.without:
        raise Denied("dealt-without")
    if table.chairs[seat].seed is not None:  # another page of the same person was first
        raise Repeated
    run = beginning(table, {seat: given})
    return Entry("reveal", {"seat": seat, "id": id, "seed": seed, "draws": run.draws}), run


def read(table: Table, body: Mapping[str, Any]) -> Run:
    """Return what an entry brings about."""
    seed = read_seed(body["seed"])
    if seed is None or table.chairs[body["seat"]].commitment != commitment(seed):
        raise ValueError("this is not the seed that the seat had committed to")
    if body["seat"] not in missing(table):
        raise ValueError("this seat's seed is not waited for")
    return beginning(table, {body["seat"]: seed})


def take(table: Table, body: Mapping[str, Any], made: Run) -> None:
    """Note the seed; begin when it was the last."""
    table.chairs[body["seat"]].seed = read_seed(body["seed"])
    begin(table, made)


def decide_deal(table: Table, seat: Seat, id: str, now: int) -> tuple[Entry, Run]:
    """Return the entry by which a seat agrees to deal without the missing seeds."""
    new(table, seat, id)
    if table.stage != "revealing":
        raise Denied("not-begun" if table.stage == "open" else "dealt")
    if seat not in deciding(table):
        raise Denied("not-revealed")
    at = max(now, table.at)
    if left(table, at) > 0:
        raise Denied("too-early")
    if seat in table.deal.agreed:
        raise Repeated
    without = [*_without(table, seat)]
    run = beginning(table, dict.fromkeys(without, NO_SEED))
    body = {"seat": seat, "id": id, "at": at, "without": without, "draws": run.draws}
    return Entry("deal", body), run


def read_deal(table: Table, body: Mapping[str, Any]) -> Run:
    """Return what an entry brings about."""
    if left(table, body["at"]) > 0 or body["seat"] not in deciding(table):
        raise ValueError("this seat cannot agree to deal now")
    if body["without"] != [*_without(table, body["seat"])]:
        raise ValueError("these are not the seats that all agree to deal without")
    return beginning(table, dict.fromkeys(body["without"], NO_SEED))


def take_deal(table: Table, body: Mapping[str, Any], made: Run) -> None:
    """Note who agrees; begin when all do."""
    table.deal.agreed.add(body["seat"])
    table.deal.without = tuple(body["without"])
    for seat in table.deal.without:
        table.chairs[seat].seed = NO_SEED
    begin(table, made)


def missing(table: Table) -> tuple[Seat, ...]:
    """Return the seats whose seeds are waited for, when every seat is taken."""
    if table.stage != "revealing":
        return ()
    return tuple([seat for seat, chair in enumerate(table.chairs) if chair.seed is None])


def deciding(table: Table) -> tuple[Seat, ...]:
    """Return who must agree to deal without those: whoever has revealed, or else everyone."""
    people = [seat for seat, chair in enumerate(table.chairs) if chair.commitment is not None]
    return tuple([seat for seat in people if table.chairs[seat].seed is not None] or people)


def left(table: Table, at: int) -> int:
    """Return for how many milliseconds everyone must still be waited for."""
    return max(0, table.deal.full_at + PATIENCE - at)


def _without(table: Table, seat: Seat) -> tuple[Seat, ...]:
    """Return the seats that are dealt without once this one agrees too."""
    return missing(table) if {*table.deal.agreed, seat} >= {*deciding(table)} else ()
