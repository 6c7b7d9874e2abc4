"""Why a move of Cut in! is refused: the first clause that stands against it.

Called only for moves that are not legal, and says nothing that their seat does not see: what lies
open, and its own hand.
"""

from __future__ import annotations

from tailback.games.trafficars.cutin.moves import Move
from tailback.games.trafficars.cutin.position import Position, Stage
from tailback.games.trafficars.seats import SEAT_NAMES
from tailback.kit import Pending, Refusal, Seat


def refuse_out_of_turn(position: Position, seat: Seat, pending: Pending[Move]) -> Refusal:
    """Return why a seat has nothing to decide now."""
    stage = position.stage
    if stage is Stage.WON:
        return Refusal.of("CUT-11", seat=SEAT_NAMES[position.winner])
    if stage is Stage.DEAL:
        return Refusal("CUT-1")
    if stage is Stage.REFILL:
        return Refusal("CUT-9")
    if stage is Stage.OPEN:
        return _open("drawing")
    jumping = stage is Stage.ASK or stage is Stage.CUT
    if jumping and seat == position.active:
        return Refusal.of("CUT-6", seat=SEAT_NAMES[position.jumper])
    turn = position.jumper if jumping else position.active
    return Refusal.of("CUT-3", seat=SEAT_NAMES[turn])


def refuse(position: Position, seat: Seat, move: Move) -> Refusal:
    """Return the clause against a move that is not legal."""
    stage = position.stage
    if move.kind == "draw":
        return Refusal("CUT-9")
    if stage is Stage.CHOOSE:
        return _open("not-held" if move.kind == "card" else "no-card", move.card)
    if stage is Stage.LAY:
        return _lay(position, move)
    return _cut(position, move)


def _open(case: str, card: int = 0) -> Refusal:
    return Refusal.of("CUT-4", case=case, card=str(card))


def _lay(position: Position, move: Move) -> Refusal:
    left, right = position.row[0], position.row[-1]
    if move.kind != "card":
        case = "must"
    elif move.card in position.hands[position.active]:
        case = "between"
    else:
        case = "on-table" if move.card in position.row else "not-held"
    return Refusal.of("CUT-5", case=case, card=str(move.card), left=left, right=right)


def _cut(position: Position, move: Move) -> Refusal:
    if move.kind == "never" and position.options.clock:
        return Refusal("CUT-13")
    if move.kind in ("no", "never"):
        case = "say-done"
    elif move.kind == "done":
        case = "say-no"
    else:
        held = move.card in position.hands[position.jumper]
        case = "outside" if held else "not-held"
    low, high = position.low, position.high
    return Refusal.of("CUT-7", case=case, card=str(move.card), low=low, high=high)
