"""Commit: a seat's moves, written as one entry with every draw that follows them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from tailback.kit import Seat
from tailback.match import seal
from tailback.match.check import refused, said_before
from tailback.match.draft import Fault, follow, idle, unseen
from tailback.match.entry import Entry
from tailback.match.message import Answer
from tailback.match.run import Step, run
from tailback.match.table import Table


def decide(table: Table, seat: Seat, ask: int, id: str, moves: Sequence[str]) -> Entry | Answer:
    """Return the entry that these moves make, or the answer to a repeat, or a refusal."""
    if (answer := said_before(table, seat, id, ask=ask, moves=list(moves))) is not None:
        return answer
    if table.ask(seat) is None or ask != table.ask(seat):
        return refused(table, seat, id, idle(table) or "stale")
    if not moves:
        return refused(table, seat, id, "empty")
    hidden = unseen(table, table.decision)
    if hidden and len(moves) > 1:
        return refused(table, seat, id, "one-move", 1)
    draft = follow(table, seat, moves)
    if isinstance(draft, Fault):
        return refused(table, seat, id, draft.why, draft.at, draft.refusal, draft.said)
    body = {"seat": seat, "ask": ask, "id": id, "moves": list(moves)}
    if hidden:
        return Entry("seal", {**body, "draws": seal.draws(table, seat, draft.moves[0])})
    made = run(table, ({seat: move} for move in draft.moves))
    return Entry("commit", {**body, "draws": list(made.draws)})


def fold(table: Table, body: Mapping[str, Any]) -> tuple[Step, ...]:
    """Let the moves happen, and the draws; they must be those that the seeds give."""
    seat = body["seat"]
    if body["ask"] != table.ask(seat) or not body["moves"]:
        raise ValueError("the answer to a question that was not asked")
    made = run(table, ({seat: table.game.notation.move(text)} for text in body["moves"]))
    if list(made.draws) != body["draws"]:
        raise ValueError("the draws are not those that the seeds give")
    return table.take(made)
