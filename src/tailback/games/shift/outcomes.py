"""Every distinct outcome of playing one card: the boards it can end with, and a win."""

from __future__ import annotations

from typing import NamedTuple

from tailback.games.shift.board import Board
from tailback.games.shift.moves import INDEX, SHIFTS, SLIDES, STEPS, STOP, Move
from tailback.games.shift.options import ShiftOptions
from tailback.games.shift.position import parts

_Key = tuple[tuple[int, ...], int, int]


class Outcomes(NamedTuple):
    """The boards that a card can end with, each with one way there, and a way to win if any."""

    boards: dict[Board, tuple[Move, ...]]
    win: tuple[Move, ...] | None

    def __len__(self) -> int:
        return len(self.boards) + (self.win is not None)


class Due(NamedTuple):
    """What is left of a card in play."""

    card: int
    steps: int
    shift: bool
    slide: bool

    @classmethod
    def of(cls, card: str) -> Due:
        """Return all that a card grants."""
        k = INDEX[card]
        return cls(k, STEPS[k], SHIFTS[k], SLIDES[k])


def outcomes(options: ShiftOptions, board: Board, seat: int, due: str | Due) -> Outcomes:
    """Return the outcomes of a card (or of what is left of one) played by ``seat`` on ``board``.

    >>> from tailback.games.shift.setup import printed
    >>> len(outcomes(ShiftOptions(), printed(1).board(), 0, "M1"))
    13
    """
    if isinstance(due, str):
        due = Due.of(due)
    ends: dict[_Key, tuple[Board, tuple[Move, ...]]] = {}
    win: tuple[Move, ...] | None = None
    wave: dict[tuple[_Key, Due], tuple[Board, tuple[Move, ...]]] = {(board.key, due): (board, ())}
    while wave:
        reached: dict[tuple[_Key, Due], tuple[Board, tuple[Move, ...]]] = {}
        for (key, left), (here, way) in wave.items():
            moves = parts(options, here, seat, *left)
            if not moves:
                ends.setdefault(key, (here, way))
            for move in moves:
                there, after = _carry_out(here, left, move)
                where = there.key
                if there.escaped(seat):
                    win = win or (*way, move)
                elif after.steps or after.shift:
                    if (where, after) not in reached:
                        reached[where, after] = there, (*way, move)
                elif where not in ends:
                    ends[where] = there, (*way, move)
        wave = reached
    return Outcomes(dict(ends.values()), win)


def _carry_out(board: Board, due: Due, move: Move) -> tuple[Board, Due]:
    card, steps, shift, slide = due
    if move.kind == "drive":
        board = board.drive(board.fleet.index[move.what], move.amount)
        return board, Due(card, 0 if slide else steps - 1, shift, False)
    if move is STOP:
        return board, Due(card, 0, shift, slide)
    return board.shift(move.what, move.amount), Due(card, steps, False, slide)
