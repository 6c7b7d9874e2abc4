"""Rematch: the same players, the same options, and the loser's or winner's start as the rule says.

Each person asks for it with a new seed. When the last has asked, the new table is already there.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tailback.kit import Last, Seat, Seating
from tailback.kit.transcript import Follows
from tailback.match import create
from tailback.match.check import new
from tailback.match.entry import Entry, new_id
from tailback.match.message import Denied
from tailback.match.sit import given_seed, read_seed
from tailback.match.table import Table


def decide(table: Table, seat: Seat, id: str, seed: str | None = None) -> tuple[Entry, None]:
    """Return the entry by which a seat asks for a rematch; the last names the new match."""
    new(table, seat, id)
    if table.result is None:
        raise Denied("not-over")
    if table.next is not None:
        raise Denied("over")
    complete = {*table.again, seat, *bots(table)} >= {*range(len(table.chairs))}
    body = {"seat": seat, "id": id, "seed": given_seed(seed)}
    return Entry("again", {**body, "next": new_id() if complete else None}), None


def take(table: Table, body: Mapping[str, Any], made: None) -> None:
    """Note who wants to play again, and where."""
    seed = read_seed(body["seed"])
    if table.result is None or table.next is not None or seed is None:
        raise ValueError("no rematch can be asked for here")
    table.again[body["seat"]] = seed
    table.next = body["next"]


def seating(table: Table) -> Seating:
    """Return the seating of the match that follows this one."""
    assert table.result is not None
    ranks = table.result.ranks
    winner = ranks.index(1) if ranks.count(1) == 1 else None
    last = Last(table.starter or 0, winner)
    return Seating(table.seating.seats, table.seating.by_age, last)


def opening(table: Table) -> Entry:
    """Return the entry that opens the match that follows this one, with the seed it promised."""
    follows = Follows(table.commitment, bots(table)) if table.next_seed is not None else None
    game = table.games(table.game.id)  # by the rules as they are now
    return create.entry(
        game, table.options, seating(table), table.time, table.next_seed, follows=follows
    )


def bots(table: Table) -> tuple[Seat, ...]:
    """Return the seats on which bots will think; a seat that was given up is its owner's again."""
    return tuple(s for s, chair in enumerate(table.chairs) if chair.bot and not chair.resigned)
