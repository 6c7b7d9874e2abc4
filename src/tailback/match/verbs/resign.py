"""Resign: a seat gives up. The match is over, or a stand-in plays on where others still play."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tailback.kit import Finished, Seat
from tailback.match.entry import Entry
from tailback.match.preconditions import held, new, running
from tailback.match.state import MatchState


def decide(
    state: MatchState, seat: Seat, id: str, stand_in: str | None = None
) -> tuple[Entry, None]:
    """Return the entry; ``stand_in`` names the bot that plays on if several others stay."""
    new(state, seat, id)
    running(state)
    held(state, seat)
    stayed = sum(not chair.resigned for chair in state.chairs) - 1
    bot = stand_in if stayed > 1 else None
    return Entry("resign", {"seat": seat, "id": id, "bot": bot}), None


def apply(state: MatchState, body: Mapping[str, Any], applied: None) -> None:
    """Give the seat to the stand-in, or end the match."""
    chair = state.chairs[body["seat"]]
    if state.stage != "running" or chair.resigned:
        raise ValueError("this seat is not in play")
    state.overtime.unheard(body["seat"])
    state.offers.drop()
    chair.resigned = True
    if body["bot"] is not None:
        chair.kind, chair.bot = "bot", body["bot"]
    else:
        state.finish(Finished.given_up(len(state.chairs), state.resigned))
