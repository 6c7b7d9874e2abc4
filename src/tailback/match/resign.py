"""Resign: a seat gives up. The match is over, or a stand-in plays on where others still play."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tailback.kit import Finished, Seat
from tailback.match.check import refused, said_before
from tailback.match.draft import idle
from tailback.match.entry import Entry
from tailback.match.message import Answer
from tailback.match.run import Step
from tailback.match.table import Table


def decide(table: Table, seat: Seat, id: str, stand_in: str | None = None) -> Entry | Answer:
    """Return the entry; ``stand_in`` names the bot that plays on if several others stay."""
    if (answer := said_before(table, seat, id)) is not None:
        return answer
    if (why := idle(table)) is not None:
        return refused(table, seat, id, why)
    if table.chairs[seat].resigned:
        return refused(table, seat, id, "over")
    stayed = sum(not chair.resigned for chair in table.chairs) - 1
    return Entry("resign", {"seat": seat, "id": id, "bot": stand_in if stayed > 1 else None})


def fold(table: Table, body: Mapping[str, Any]) -> tuple[Step, ...]:
    """Give the seat to the stand-in, or end the match."""
    chair = table.chairs[body["seat"]]
    if table.stage != "running" or chair.resigned:
        raise ValueError("this seat is not in play")
    chair.resigned = True
    if body["bot"] is not None:
        chair.kind, chair.bot = "bot", body["bot"]
    else:
        table.finish(Finished.given_up(len(table.chairs), table.resigned))
    return ()
