"""Ages: whoever set the table says who is youngest, or the whole order, while seats are open."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from tailback.kit import SPECTATOR, Ages, Seat, TailbackError, order_of_age
from tailback.match.entry import Entry
from tailback.match.messages import Rejection
from tailback.match.preconditions import new, patient
from tailback.match.state import MatchState
from tailback.match.verbs import create


def asked(state: MatchState) -> Ages | None:
    """Return what can still be said about ages at this table; None where nothing can."""
    if state.stage != "open" or state.pages.given or state.seating.last is not None:
        return None
    return state.game.facts(state.options).ages if state.seating.seats > 1 else None


def decide(state: MatchState, id: str, named: Sequence[Seat] | None) -> tuple[Entry, None]:
    """Return the entry; with None it is as if nobody had said anything.

    The seats not ``named`` follow clockwise.
    """
    try:
        order = None if named is None else list(order_of_age(state.seating.seats, named))
    except TailbackError:
        raise Rejection("bad-ages") from None
    new(state, SPECTATOR, id, by_age=order)
    patient(state, SPECTATOR, "ages")
    if state.stage != "open":
        raise Rejection("begun")
    if asked(state) is None:
        raise Rejection("no-ages")
    return Entry("ages", {"seat": SPECTATOR, "id": id, "by_age": order}), None


def apply(state: MatchState, body: Mapping[str, Any], applied: None) -> None:
    """Begin with this order of age."""
    order = body["by_age"]
    if asked(state) is None or (order is not None and sorted(order) != [*range(len(state.chairs))]):
        raise ValueError("no such order of age can be said here")
    create.start(state, state.seating._replace(by_age=None if order is None else tuple(order)))
