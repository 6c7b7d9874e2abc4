"""Hand: a bot plays on for someone who has left, until that person takes the seat back.

The seat is still its person's, who sees its hand as before; only to move it must be taken back.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tailback.kit import Seat
from tailback.match.check import held, new, other, patient, running
from tailback.match.entry import Entry
from tailback.match.message import Denied
from tailback.match.table import Table


def decide(
    table: Table, seat: Seat | None, id: str, of: Seat, bot: str, *, away: bool
) -> tuple[Entry, None]:
    """Return the entry by which a seat lets a bot go on for another that is ``away``.

    Without a seat it is whoever set the table: as often as the person comes back.
    """
    by = of if seat is None else seat
    new(table, by, id, of=of, bot=bot)
    if seat is not None:
        patient(table, seat, "hand")
    running(table)
    if seat is not None:
        held(table, seat)
    other(table, seat, of)
    if not away:
        raise Denied("still-here")
    return entry(of, bot, seat=by, id=id), None


def entry(of: Seat, bot: str, **by: Any) -> Entry:
    """Return the entry; nobody asks for it where a rematch begins with a seat handed over."""
    return Entry("hand", {"of": of, "bot": bot, **by})


def take(table: Table, body: Mapping[str, Any], made: None) -> None:
    """Let the bot play on."""
    over(table, body["of"], body["bot"])


def over(table: Table, seat: Seat, bot: str) -> None:
    """Hand a seat over to a bot."""
    chair = table.chairs[seat]
    if not chair.plays or table.result is not None or not isinstance(bot, str):
        raise ValueError("nobody plays on this seat for whom a bot could")
    chair.bot, chair.handed_at = bot, table.length
    table.offers.drop()


def decide_back(table: Table, seat: Seat, id: str) -> tuple[Entry, None]:
    """Return the entry by which a person takes its seat back."""
    new(table, seat, id)
    patient(table, seat, "back")
    running(table)
    if table.chairs[seat].given_up:
        raise Denied("given-up")
    if not table.chairs[seat].handed:
        raise Denied("not-handed")
    return Entry("back", {"seat": seat, "id": id}), None


def take_back(table: Table, body: Mapping[str, Any], made: None) -> None:
    """Let the person play again, with some time left."""
    chair = table.chairs[body["seat"]]
    if not chair.handed:
        raise ValueError("this seat was not handed over")
    chair.bot = None
    if table.clocks is not None:
        table.clocks.grant(body["seat"])
