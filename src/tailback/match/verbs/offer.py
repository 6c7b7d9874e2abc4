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
from tailback.match.entry import Entry
from tailback.match.messages import Declined, Rejection
from tailback.match.preconditions import held, new, patient, running
from tailback.match.state import MatchState
from tailback.match.verbs import takeback

What: TypeAlias = Literal["draw", "takeback"]
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
        """Return the offer that stands open under this number, or raise Rejection."""
        if self.open is None or self.open.number != number:
            raise Rejection("no-offer")
        return self.open

    def drop(self) -> None:
        """Forget what was offered, and what was said to it: it has been left behind."""
        self.open = self.declined = None


def decide(state: MatchState, seat: Seat, id: str, what: What) -> tuple[Entry, None]:
    """Return the entry by which a seat offers something; where nobody must agree it happens."""
    new(state, seat, id, what=what)
    running(state)
    _possible(state, seat, what)
    body = {"seat": seat, "id": id, "what": what}
    return Entry("offer", {**body, "settled": not waiting(state, seat)}), None


def _possible(state: MatchState, seat: Seat, what: What) -> None:
    """Raise why a seat cannot offer this now; all of it follows from what lies open to everyone."""
    patient(state, seat, "offer")
    held(state, seat)
    if state.offers.open is not None:
        raise Rejection("offer-open")
    if state.offers.refused.get((seat, what)) == (len(state.pages), state.taken):
        raise Rejection("declined")
    if what == "draw" and not drawable(state):
        raise Rejection("no-draw")
    if what == "takeback":
        takeback.first(state, seat)


def barred(state: MatchState, seat: Seat) -> dict[str, str]:
    """Return what a seat cannot offer now, each with why; nothing where nothing is offered."""
    if state.stage != "running" or not state.chairs[seat].plays:
        return {}
    found: dict[str, str] = {}
    for what in WHAT:
        try:
            _possible(state, seat, what)
        except Rejection as denied:
            found[what] = denied.why
    return found


def drawable(state: MatchState) -> bool:
    """Return whether a draw could be agreed: people on several seats, and no bot of its own."""
    alone = len(state.people) < 2
    return not alone and not any(c.kind == "bot" and not c.resigned for c in state.chairs)


def waiting(state: MatchState, by: Seat, *agreed: Seat) -> tuple[Seat, ...]:
    """Return who must still agree to what a seat offers."""
    return tuple([seat for seat in state.people if seat != by and seat not in agreed])


def apply(state: MatchState, body: Mapping[str, Any], applied: None) -> None:
    """Put the offer, or let it happen at once."""
    offers = state.offers
    if offers.open is not None or state.stage != "running":
        raise ValueError("nothing can be offered now")
    offers.count += 1
    offers.declined = None
    offer = Offer(offers.count, body["what"], body["seat"])
    if body["settled"]:
        _happen(state, offer)
    else:
        offers.open = offer


def decide_reply(
    state: MatchState, seat: Seat, id: str, number: int, yes: bool
) -> tuple[Entry, None]:
    """Return the entry by which a seat agrees or does not; the last to agree settles it."""
    new(state, seat, id, offer=number, yes=yes)
    running(state)
    held(state, seat)
    offer = state.offers.of(number)
    if yes and seat in (offer.seat, *offer.agreed):
        raise Rejection("own-offer")
    settled = yes and not waiting(state, offer.seat, *offer.agreed, seat)
    body = {"seat": seat, "id": id, "offer": number, "yes": yes}
    return Entry("reply", {**body, "settled": settled}), None


def apply_reply(state: MatchState, body: Mapping[str, Any], applied: None) -> None:
    """Note who agrees, let what was offered happen, or drop it."""
    offers, seat = state.offers, body["seat"]
    offer, offers.open = offers.of(body["offer"]), None
    if not body["yes"]:
        offers.declined = Declined(*offer[:3], by=seat)
        offers.refused[offer.seat, offer.what] = len(state.pages), state.taken
    elif body["settled"]:
        _happen(state, offer)
    else:
        offers.open = offer._replace(agreed=(*offer.agreed, seat))


def lapse(state: MatchState, kind: str, body: Mapping[str, Any]) -> bool:
    """Drop an offer, or the no to it, that this entry has left behind: something has happened."""
    offers, offer = state.offers, state.offers.open
    if offer is None:
        answered, offers.declined = offers.declined is not None, None
        return answered
    moved = kind in ("commit", "seal") and state.chairs[body["seat"]].bot is None
    if offer.what == "draw" and not (moved and body["seat"] != offer.seat):
        return False
    offers.open = None
    return True


def _happen(state: MatchState, offer: Offer) -> None:
    if offer.what == "takeback":
        first = takeback.first(state, offer.seat)
        state.rewind(first)
        if state.clocks is not None:
            state.clocks.turned_back(first)
    else:
        state.offers.agreed = True
        state.finish(Finished.called(len(state.chairs), _REASON))
