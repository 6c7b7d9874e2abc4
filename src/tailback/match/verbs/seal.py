"""Seal: a choice that the others do not see yet. Durable when acknowledged, replaceable till used.

Choices are used, all at once, when the last is in. Where the game holds answers back, one that
equals the default waits for the end of the time; the others need not wait for it to be known.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from tailback.kit import Seat
from tailback.match.apply import Applied, apply_moves
from tailback.match.messages import Rejection
from tailback.match.state import MatchState

MOST: Final = 30
"""How often a seat may change its mind about one question: each time is written down."""


class Choices(dict[Seat, Any]):
    """The choices that are not used yet."""

    def __init__(self) -> None:
        super().__init__()
        self.changes: dict[Seat, tuple[int, int]] = {}
        """How often a seat has sealed its choice, beside the question."""


def changeable(state: MatchState, seat: Seat) -> None:
    """Raise if a seat has changed this choice too often already."""
    ask, count = state.sealed.changes.get(seat, (0, 0))
    if ask == state.ask(seat) and count > MOST:
        raise Rejection("changed-often")


def used(state: MatchState, seat: Seat, move: Any) -> Applied | None:
    """Return what follows when this choice is in; None if it only waits."""
    sealed = {**state.sealed, seat: move}
    decision = state.decision
    if decision is None or set(sealed) != set(decision.seats):
        return None
    if state.holds and decision.default in sealed.values():
        return None
    return apply_moves(state, [ordered(sealed)], checked=True)


def read(state: MatchState, body: Mapping[str, Any]) -> Applied | None:
    """Return what an entry brings about; its choice is checked."""
    seat = body["seat"]
    if body["ask"] != state.ask(seat):
        raise ValueError("the answer to a question that was not asked")
    (text,) = body["moves"]
    move = state.game.notation.move(text)
    if (refusal := state.game.refusal(state.position, seat, move)) is not None:
        raise ValueError(f"{text} is not allowed by {refusal}")
    return used(state, seat, move)


def apply(state: MatchState, body: Mapping[str, Any], applied: Applied | None) -> None:
    """Use all choices if this was the last of them, or keep it."""
    if applied is not None:
        state.apply(applied)
    else:
        seat = body["seat"]
        ask, count = state.sealed.changes.get(seat, (0, 0))
        state.sealed[seat] = state.game.notation.move(body["moves"][0])
        state.sealed.changes[seat] = (body["ask"], count + 1 if ask == body["ask"] else 1)


def ordered(moves: Mapping[Seat, Any]) -> dict[Seat, Any]:
    """Return choices in the order of seats, whatever the order in which they came."""
    return dict(sorted(moves.items()))
