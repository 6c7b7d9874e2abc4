"""Offer and reply: what happens only when everyone agrees, a draw or taking a commit back.

All other people in play must agree; whoever says no, or takes the offer back, ends it. It lapses
when another person moves or one leaves, for then others must agree; an offer to take back with any
move. Who said no is told for as long as nothing else has happened and nothing else is offered.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Final, Literal, NamedTuple, TypeAlias, get_args

from tailback.kit import Finished, Seat
from tailback.match import undo
from tailback.match.check import held, new, patient, running
from tailback.match.entry import Entry
from tailback.match.message import Declined, Denied
from tailback.match.table import Table

What: TypeAlias = Literal["draw", "back"]
WHAT: Final[tuple[What, ...]] = get_args(What)
_REASON: Final = "agreed"


class Offer(NamedTuple):
    """What a seat has offered, by its number at this table: a draw, or to take a commit back."""

    number: int
    what: str
    seat: Seat
    agreed: tuple[Seat, ...] = ()


@dataclass(slots=True)
class Offers:
    """What has been offered at a table, and what came of it."""

    open: Offer | None = None
    count: int = 0
    declined: Declined | None = None
    """The no to the latest offer, where nothing has happened since."""
    refused: dict[tuple[Seat, str], tuple[int, int]] = field(default_factory=dict)
    """After how many pages a seat's last offer of a kind came to nothing, and how often something
    was taken back before."""
    agreed: bool = False
    """Whether the match ended in a draw that all agreed to."""

    def of(self, number: object) -> Offer:
        """Return the offer that stands open under this number, or raise Denied."""
        if self.open is None or self.open.number != number:
            raise Denied("no-offer")
        return self.open

    def drop(self) -> None:
        """Forget what was offered, and what was said to it: it has been left behind."""
        self.open = self.declined = None


def decide(table: Table, seat: Seat, id: str, what: What) -> tuple[Entry, None]:
    """Return the entry by which a seat offers something; where nobody must agree it happens."""
    new(table, seat, id, what=what)
    running(table)
    _possible(table, seat, what)
    body = {"seat": seat, "id": id, "what": what}
    return Entry("offer", {**body, "settled": not waiting(table, seat)}), None


def _possible(table: Table, seat: Seat, what: What) -> None:
    """Raise why a seat cannot offer this now; all of it follows from what lies open to everyone."""
    patient(table, seat, "offer")
    held(table, seat)
    if table.offers.open is not None:
        raise Denied("offer-open")
    if table.offers.refused.get((seat, what)) == (len(table.pages), table.taken):
        raise Denied("declined")
    if what == "draw" and not drawable(table):
        raise Denied("no-draw")
    if what == "back":
        undo.first(table, seat)


def barred(table: Table, seat: Seat) -> dict[str, str]:
    """Return what a seat cannot offer now, each with why; nothing where nothing is offered."""
    if table.stage != "running" or not table.chairs[seat].plays:
        return {}
    found: dict[str, str] = {}
    for what in WHAT:
        try:
            _possible(table, seat, what)
        except Denied as denied:
            found[what] = denied.why
    return found


def drawable(table: Table) -> bool:
    """Return whether a draw could be agreed: people on several seats, and no bot of its own."""
    alone = len(table.people) < 2
    return not alone and not any(c.kind == "bot" and not c.resigned for c in table.chairs)


def waiting(table: Table, by: Seat, *agreed: Seat) -> tuple[Seat, ...]:
    """Return who must still agree to what a seat offers."""
    return tuple([seat for seat in table.people if seat != by and seat not in agreed])


def take(table: Table, body: Mapping[str, Any], made: None) -> None:
    """Put the offer, or let it happen at once."""
    offers = table.offers
    if offers.open is not None or table.stage != "running":
        raise ValueError("nothing can be offered now")
    offers.count += 1
    offers.declined = None
    offer = Offer(offers.count, body["what"], body["seat"])
    if body["settled"]:
        _happen(table, offer)
    else:
        offers.open = offer


def decide_reply(table: Table, seat: Seat, id: str, number: int, yes: bool) -> tuple[Entry, None]:
    """Return the entry by which a seat agrees or does not; the last to agree settles it."""
    new(table, seat, id, offer=number, yes=yes)
    running(table)
    held(table, seat)
    offer = table.offers.of(number)
    if yes and seat in (offer.seat, *offer.agreed):
        raise Denied("own-offer")
    settled = yes and not waiting(table, offer.seat, *offer.agreed, seat)
    body = {"seat": seat, "id": id, "offer": number, "yes": yes}
    return Entry("reply", {**body, "settled": settled}), None


def take_reply(table: Table, body: Mapping[str, Any], made: None) -> None:
    """Note who agrees, let what was offered happen, or drop it."""
    offers, seat = table.offers, body["seat"]
    offer, offers.open = offers.of(body["offer"]), None
    if not body["yes"]:
        offers.declined = Declined(*offer[:3], by=seat)
        offers.refused[offer.seat, offer.what] = len(table.pages), table.taken
    elif body["settled"]:
        _happen(table, offer)
    else:
        offers.open = offer._replace(agreed=(*offer.agreed, seat))


def lapse(table: Table, kind: str, body: Mapping[str, Any]) -> bool:
    """Drop an offer, or the no to it, that this entry has left behind: something has happened."""
    offers, offer = table.offers, table.offers.open
    if offer is None:
        answered, offers.declined = offers.declined is not None, None
        return answered
    moved = kind in ("commit", "seal") and table.chairs[body["seat"]].bot is None
    if offer.what == "draw" and not (moved and body["seat"] != offer.seat):
        return False
    offers.open = None
    return True


def _happen(table: Table, offer: Offer) -> None:
    if offer.what == "back":
        first = undo.first(table, offer.seat)
        table.rewind(first)
        if table.clocks is not None:
            table.clocks.turned_back(first)
    else:
        table.offers.agreed = True
        table.finish(Finished.called(len(table.chairs), _REASON))
