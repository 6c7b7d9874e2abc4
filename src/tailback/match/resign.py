"""Resign: a seat gives up. The match is over, or a stand-in plays on where others still play."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tailback.kit import Finished, Seat
from tailback.match.check import held, new, running
from tailback.match.entry import Entry
from tailback.match.table import Table


def decide(table: Table, seat: Seat, id: str, stand_in: str | None = None) -> tuple[Entry, None]:
    """Return the entry; ``stand_in`` names the bot that plays on if several others stay."""
    new(table, seat, id)
    running(table)
    held(table, seat)
    stayed = sum(not chair.resigned for chair in table.chairs) - 1
    bot = stand_in if stayed > 1 else None
    return Entry("resign", {"seat": seat, "id": id, "bot": bot}), None


def take(table: Table, body: Mapping[str, Any], made: None) -> None:
    """Give the seat to the stand-in, or end the match."""
    chair = table.chairs[body["seat"]]
    if table.stage != "running" or chair.resigned:
        raise ValueError("this seat is not in play")
    table.late.unheard(body["seat"])
    table.offers.drop()
    chair.resigned = True
    if body["bot"] is not None:
        chair.kind, chair.bot = "bot", body["bot"]
    else:
        table.finish(Finished.given_up(len(table.chairs), table.resigned))
