"""Commit: a seat's moves, written as one entry with every draw that follows them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from tailback.kit import Seat
from tailback.match.apply import Applied, apply_moves
from tailback.match.draft import play_draft, unseen
from tailback.match.entry import Entry
from tailback.match.messages import Rejection
from tailback.match.preconditions import asked, held, new
from tailback.match.state import MatchState
from tailback.match.verbs import seal


def decide(
    state: MatchState,
    seat: Seat,
    ask: int,
    id: str,
    moves: Sequence[str],
    *,
    bot: bool = False,
    lag: int = 0,
) -> tuple[Entry, Applied | None]:
    """Return the entry that these moves make, and what it brings about.

    A seat that was given up is played by its ``bot`` alone, and so is one that was handed over; a
    bot never changes its choice.
    ``lag`` is how many milliseconds the way took, as was measured.
    """
    texts = list(moves)
    new(state, seat, id, ask=ask, moves=texts)
    if not bot:
        held(state, seat)
    elif state.chairs[seat].bot is None:  # its person has taken it back meanwhile
        raise Rejection("stale")
    asked(state, seat, ask)
    if bot and seat in state.sealed:
        raise Rejection("stale")
    if not texts:
        raise Rejection("empty")
    hidden = unseen(state, state.decision)
    if hidden and len(texts) > 1:
        raise Rejection("one-move", 1)
    draft = play_draft(state, seat, texts)
    body: dict[str, Any] = {"seat": seat, "ask": ask, "id": id, "moves": texts}
    if lag and state.clocks is not None:
        body["lag"] = lag
    if hidden:
        seal.changeable(state, seat)
        applied = seal.used(state, seat, draft.moves[0])
        return Entry("seal", {**body, "draws": None if applied is None else applied.draws}), applied
    applied = apply_moves(state, [{seat: move} for move in draft.moves], draft.steps, checked=True)
    return Entry("commit", {**body, "draws": applied.draws}), applied


def read(state: MatchState, body: Mapping[str, Any]) -> Applied:
    """Return what an entry brings about; its moves are checked."""
    seat = body["seat"]
    if body["ask"] != state.ask(seat) or not body["moves"]:
        raise ValueError("the answer to a question that was not asked")
    return apply_moves(state, [{seat: state.game.notation.move(text)} for text in body["moves"]])
