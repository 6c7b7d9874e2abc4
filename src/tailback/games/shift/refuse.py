"""Why a move of Shift is refused: the first clause that stands against it.

Called only for moves that are not legal, and says nothing that their seat does not see.
"""

from __future__ import annotations

from tailback.games.shift.board import GOLD, SILVER, Board, connected
from tailback.games.shift.moves import CARDS, SEATS, STEPS, Move
from tailback.games.shift.position import Position, Stage
from tailback.kit import Chance, Finished, Pending, Refusal, Seat


def refuse_out_of_turn(position: Position, seat: Seat, pending: Pending[Move]) -> Refusal:
    """Return why a seat has nothing to decide now."""
    if isinstance(pending, Finished):
        return Refusal(pending.reason)
    if isinstance(pending, Chance):
        return _turn("dealing")
    return _turn("wait", seat=SEATS[position.turn])


def refuse(position: Position, seat: Seat, move: Move) -> Refusal:
    """Return the clause against a move that is not legal."""
    if position.stage is Stage.CARD:
        play = move.kind == "play"
        return _turn("not-held", card=move.what) if play else _turn("card-first")
    if move.kind == "play":
        return _turn("one-card")
    card = CARDS[position.card]
    if move.kind == "drive":
        return _drive(position, seat, move, card)
    if move.kind == "shift":
        return _shift(position, move, card)
    if move.kind == "stop":
        return _stop(position, card)
    return Refusal("SHIFT-10")


def _turn(case: str, seat: str = "", card: str = "") -> Refusal:
    return Refusal.of("SHIFT-7", case=case, seat=seat, card=card)


def _stop(position: Position, card: str) -> Refusal:
    if position.slide or card == "SH" or not position.steps:
        return Refusal("SHIFT-10")
    options = position.options
    case = "exact" if options.exact_moves else "first-step"
    if case == "exact" and not options.all_parts and position.shift:
        unused = position.steps == STEPS[position.card]
        case = "shift-first" if unused else case
    return Refusal.of("SHIFT-17", case=case, card=card)


def _drive(position: Position, seat: Seat, move: Move, card: str) -> Refusal:
    board = position.board
    i = board.fleet.index.get(move.what)
    if i is None:
        return Refusal.of("SHIFT-2", vehicle=move.what)
    if i == 1 - seat:
        return Refusal.of("SHIFT-11", vehicle=move.what)
    if card == "SH":
        return Refusal.of("SHIFT-19", case="no-drive", card=card)
    if not position.slide and not position.steps:
        return Refusal.of("SHIFT-17", case="all-made", card=card)
    if not position.slide and abs(move.amount) != 1:
        return Refusal.of("SHIFT-17", case="unit", card=card)
    if move.amount == 0:
        return Refusal.of("SHIFT-22", vehicle=move.what)
    return _way(board, i, move)


def _way(board: Board, i: int, move: Move) -> Refusal:
    """Return what stops vehicle ``i`` on the way that ``move`` describes."""
    direction = 1 if move.amount > 0 else -1
    n = board.run(i, direction)
    along_row = board.fleet.vehicles[i].along_row
    row, column = board.cells(i)[-1 if direction > 0 else 0]
    ahead = direction * (n + 1)
    row, column = (row, column + ahead) if along_row else (row + ahead, column)
    other = board.at(row, column)
    if other is not None and other != i:
        name = board.fleet.vehicles[other].name
        return Refusal.of("SHIFT-12", vehicle=move.what, other=name)
    hero = i in (GOLD, SILVER)
    if hero and not 0 <= column < 14:
        if direction == (1 if i == GOLD else -1):
            return Refusal.of("SHIFT-26", vehicle=move.what, spaces=n)
        return Refusal.of("SHIFT-14", vehicle=move.what)
    if along_row and 0 <= column < 14:
        return Refusal.of("SHIFT-15", vehicle=move.what)
    return Refusal.of("SHIFT-13", vehicle=move.what)


def _shift(position: Position, move: Move, card: str) -> Refusal:
    if card.startswith("MS") and not position.shift:
        return Refusal.of("SHIFT-23", case="shift-done", card=card)
    if not position.shift:
        return Refusal.of("SHIFT-19", case="no-shift", card=card)
    board = position.board
    lock = board.lock(move.what)
    if lock is not None:
        name = board.fleet.vehicles[lock].name
        return Refusal.of("SHIFT-21", section=move.what, vehicle=name)
    left = board.left + (move.amount if move.what == "L" else 0)
    right = board.right + (move.amount if move.what == "R" else 0)
    if move.amount and not connected(position.options.edition, left, right):
        way = "down" if move.amount > 0 else "up"
        return Refusal.of("SHIFT-20", section=move.what, rows=abs(move.amount), way=way)
    return Refusal("SHIFT-10")
