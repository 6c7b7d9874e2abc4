"""Why a move of Traffic-Memory is refused: the first clause that stands against it.

Called only for moves that are not legal, and says nothing that does not lie open.
"""

from __future__ import annotations

from tailback.games.trafficars.memory.moves import Move
from tailback.games.trafficars.memory.position import TAKEN, Position
from tailback.games.trafficars.seats import SEAT_NAMES
from tailback.kit import Chance, Finished, Pending, Refusal, Seat


def refuse_out_of_turn(position: Position, seat: Seat, pending: Pending[Move]) -> Refusal:
    """Return why a seat has nothing to decide now."""
    if isinstance(pending, Finished):
        return Refusal(pending.reason)
    if isinstance(pending, Chance):
        return Refusal.of("MEM-4", case="showing", place="")
    return Refusal.of("MEM-3", seat=SEAT_NAMES[position.turn])


def refuse(position: Position, seat: Seat, move: Move) -> Refusal:
    """Return the clause against a move that is not legal."""
    if move.kind == "show":
        return Refusal.of("MEM-4", case="card", place="")
    if move.kind == "stop":
        return Refusal.of("MEM-8", cards=len(position.up))
    if not 0 <= move.what < len(position.places):
        return Refusal.of("MEM-2", place=str(move), places=len(position.places))
    if position.places[move.what] == TAKEN:
        return Refusal.of("MEM-7", place=str(move))
    return Refusal.of("MEM-4", case="up", place=str(move))
