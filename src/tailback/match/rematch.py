"""Rematch: the same players, the same options, and the loser's or winner's start as the rule says.

Each person asks for it with a new seed. When the last has asked, the new table is already there.
"""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from typing import Any

from tailback.kit import Last, Seat, Seating
from tailback.kit.chance import SEED_BYTES
from tailback.match import create
from tailback.match.check import refused, said_before
from tailback.match.entry import Entry, new_id
from tailback.match.message import Answer
from tailback.match.run import Step
from tailback.match.sit import read_seed
from tailback.match.table import Table


def decide(table: Table, seat: Seat, id: str, seed: str | None = None) -> Entry | Answer:
    """Return the entry by which a seat asks for a rematch; the last names the new match."""
    if (answer := said_before(table, seat, id)) is not None:
        return answer
    if table.result is None:
        return refused(table, seat, id, "not-over")
    if table.next is not None:
        return refused(table, seat, id, "over")
    if seed is not None and read_seed(seed) is None:
        return refused(table, seat, id, "bad-seed")
    people = {i for i, chair in enumerate(table.chairs) if chair.bot is None or chair.resigned}
    complete = people <= {*table.again, seat}
    seed = seed.lower() if seed else secrets.token_bytes(SEED_BYTES).hex()
    body = {"seat": seat, "id": id, "seed": seed}
    return Entry("again", {**body, "next": new_id() if complete else None})


def fold(table: Table, body: Mapping[str, Any]) -> tuple[Step, ...]:
    """Note who wants to play again, and where."""
    seed = read_seed(body["seed"])
    if table.result is None or table.next is not None or seed is None:
        raise ValueError("no rematch can be asked for here")
    table.again[body["seat"]] = seed
    table.next = body["next"]
    return ()


def seating(table: Table) -> Seating:
    """Return the seating of the match that follows this one."""
    assert table.result is not None
    ranks = table.result.ranks
    winner = ranks.index(1) if ranks.count(1) == 1 else None
    last = Last(table.starter or 0, winner)
    return Seating(table.seating.seats, table.seating.by_age, last)


def opening(table: Table) -> Entry:
    """Return the entry that opens the match that follows this one."""
    return create.entry(table.game, table.options, seating(table), table.time)
