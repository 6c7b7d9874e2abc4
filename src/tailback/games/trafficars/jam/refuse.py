"""Why a move of jam is refused: the first clause that stands against it.

Called only for moves that are not legal, and says nothing that their seat does not see.
"""

from __future__ import annotations

from typing import Final

from tailback.games.trafficars.jam.lanes import bounds, closest
from tailback.games.trafficars.jam.moves import AMBULANCE, CARDS, NUMBERS, POLICE, TOW, Move
from tailback.games.trafficars.jam.position import Position, Stage
from tailback.kit import Chance, Finished, Pending, Refusal, Seat

_SPECIAL: Final = {AMBULANCE: "JAM-13", POLICE: "JAM-14", TOW: "JAM-16"}


def refuse_out_of_turn(position: Position, seat: Seat, pending: Pending[Move]) -> Refusal:
    """Return why a seat has nothing to decide now."""
    if isinstance(pending, Finished):
        return Refusal(pending.reason)
    return Refusal("JAM-2" if isinstance(pending, Chance) else "JAM-5")


def refuse(position: Position, seat: Seat, move: Move) -> Refusal:
    """Return the clause against a move that is not legal."""
    if position.stage is Stage.CHOOSE:
        if move.kind == "play":
            return Refusal.of("JAM-4", case="not-held", card=CARDS[move.card])
        return Refusal.of("JAM-4", case="card-first", card="")
    card = position.queue[0][0]
    if move.kind not in ("lane", "gap"):
        return Refusal.of("JAM-4", case="chosen", card=CARDS[card])
    if move.lane >= len(position.lanes):
        return Refusal.of("JAM-1", lanes=len(position.lanes))
    if card > NUMBERS:
        return Refusal(_SPECIAL[card])  # only a gap is refused to a special card
    return _gap(position, card, move) if move.kind == "gap" else _end(position, card, move)


def _gap(position: Position, card: int, move: Move) -> Refusal:
    lane = position.lanes[move.lane]
    case, left, right = "no-gap", 0, NUMBERS + 1
    if move.place < len(lane) and not lane[move.place]:
        left, right = bounds(lane, move.place)
        case = "no-fit" if position.options.fills_gaps(card) else "trailer"
    number = CARDS[card]
    return Refusal.of("JAM-17", case=case, card=number, left=left, right=right)


def _end(position: Position, card: int, move: Move) -> Refusal:
    end = position.lanes[move.lane][-1][-1]
    lane = move.lane + 1
    if end > card:
        return Refusal.of("JAM-6", card=CARDS[card], lane=lane, end=end)
    best = closest(position.lanes, card) or 0
    return Refusal.of("JAM-7", card=CARDS[card], lane=lane, best=best + 1)
