"""Hand: a bot plays on for someone who has left, until that person takes the seat back.

The seat is still its person's, who sees its hand as before; only to move it must be taken back.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tailback.kit import Seat
from tailback.match.entry import Entry
from tailback.match.messages import Rejection
from tailback.match.preconditions import held, new, other, patient, running
from tailback.match.state import MatchState


def decide(
    state: MatchState, seat: Seat | None, id: str, of: Seat, bot: str, *, away: bool
) -> tuple[Entry, None]:
    """Return the entry by which a seat lets a bot go on for another that is ``away``.

    Without a seat it is whoever set the table: as often as the person comes back.
    """
    by = of if seat is None else seat
    new(state, by, id, of=of, bot=bot)
    if seat is not None:
        patient(state, seat, "stand_in")
    running(state)
    if seat is not None:
        held(state, seat)
    other(state, seat, of)
    if not away:
        raise Rejection("still-here")
    return entry(of, bot, seat=by, id=id), None


def entry(of: Seat, bot: str, **by: Any) -> Entry:
    """Return the entry; nobody asks for it where a rematch begins with a seat handed over."""
    return Entry("stand_in", {"of": of, "bot": bot, **by})


def apply(state: MatchState, body: Mapping[str, Any], applied: None) -> None:
    """Let the bot play on."""
    over(state, body["of"], body["bot"])


def over(state: MatchState, seat: Seat, bot: str) -> None:
    """Hand a seat over to a bot."""
    chair = state.chairs[seat]
    if not chair.plays or state.result is not None or not isinstance(bot, str):
        raise ValueError("nobody plays on this seat for whom a bot could")
    chair.bot, chair.handed_at = bot, state.length
    state.offers.drop()


def decide_reclaim(state: MatchState, seat: Seat, id: str) -> tuple[Entry, None]:
    """Return the entry by which a person takes its seat back."""
    new(state, seat, id)
    patient(state, seat, "reclaim")
    running(state)
    if state.chairs[seat].given_up:
        raise Rejection("given-up")
    if not state.chairs[seat].handed:
        raise Rejection("not-handed")
    return Entry("reclaim", {"seat": seat, "id": id}), None


def apply_reclaim(state: MatchState, body: Mapping[str, Any], applied: None) -> None:
    """Let the person play again, with some time left."""
    chair = state.chairs[body["seat"]]
    if not chair.handed:
        raise ValueError("this seat was not handed over")
    chair.bot = None
    if state.clocks is not None:
        state.clocks.grant(body["seat"])
