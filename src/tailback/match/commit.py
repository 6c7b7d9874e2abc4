"""Commit: a seat's moves, written as one entry with every draw that follows them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from tailback.kit import Seat
from tailback.match import seal
from tailback.match.check import asked, held, new
from tailback.match.draft import follow, unseen
from tailback.match.entry import Entry
from tailback.match.message import Denied
from tailback.match.run import Run, run
from tailback.match.table import Table


def decide(
    table: Table,
    seat: Seat,
    ask: int,
    id: str,
    moves: Sequence[str],
    *,
    bot: bool = False,
    lag: int = 0,
) -> tuple[Entry, Run | None]:
    """Return the entry that these moves make, and what it brings about.

    A seat that was given up is played by its ``bot`` alone, and so is one that was handed over; a
    bot never changes its choice.
    ``lag`` is how many milliseconds the way took, as was measured.
    """
    texts = list(moves)
    new(table, seat, id, ask=ask, moves=texts)
    if not bot:
        held(table, seat)
    elif table.chairs[seat].bot is None:  # its person has taken it back meanwhile
        raise Denied("stale")
    asked(table, seat, ask)
    if bot and seat in table.sealed:
        raise Denied("stale")
    if not texts:
        raise Denied("empty")
    hidden = unseen(table, table.decision)
    if hidden and len(texts) > 1:
        raise Denied("one-move", 1)
    draft = follow(table, seat, texts)
    body: dict[str, Any] = {"seat": seat, "ask": ask, "id": id, "moves": texts}
    if lag and table.clocks is not None:
        body["lag"] = lag
    if hidden:
        seal.changeable(table, seat)
        made = seal.used(table, seat, draft.moves[0])
        return Entry("seal", {**body, "draws": None if made is None else made.draws}), made
    made = run(table, [{seat: move} for move in draft.moves], draft.steps, checked=True)
    return Entry("commit", {**body, "draws": made.draws}), made


def read(table: Table, body: Mapping[str, Any]) -> Run:
    """Return what an entry brings about; its moves are checked."""
    seat = body["seat"]
    if body["ask"] != table.ask(seat) or not body["moves"]:
        raise ValueError("the answer to a question that was not asked")
    return run(table, [{seat: table.game.notation.move(text)} for text in body["moves"]])
