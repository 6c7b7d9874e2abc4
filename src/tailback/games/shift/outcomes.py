"""Every distinct outcome of playing one card: the boards it can end with, and a win.

The parts of a card are carried out in waves. All boards of a wave have the same parts due, so one
table of places tells whether a board was there before, and no board is built on the way.
"""

from __future__ import annotations

from typing import Final, NamedTuple, TypeAlias

from tailback.games.shift.board import COLUMNS, GOLD, SILVER, Board, Fleet, column_of, ground
from tailback.games.shift.moves import GRANTS, INDEX, STOP, Move
from tailback.games.shift.options import ShiftOptions
from tailback.games.shift.position import may_give_up

Way: TypeAlias = tuple[Move, ...]
_Key: TypeAlias = tuple[tuple[int, ...], int, int]
_Wave: TypeAlias = dict[_Key, tuple[int, Way]]
"""Boards by what tells them apart: the cells occupied, and one way there."""
_OVER_END: Final = 2
"""With so many spaces to go, a hero's next step is over its far end."""


class Outcomes(NamedTuple):
    """The boards that a card can end with, each with one way there, and a way to win if any."""

    boards: dict[Board, Way]
    win: Way | None

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
        return cls(*GRANTS[INDEX[card]])


def outcomes(options: ShiftOptions, board: Board, seat: int, due: str | Due) -> Outcomes:
    """Return the outcomes of a card (or of what is left of one) played by ``seat`` on ``board``.

    >>> from tailback.games.shift.setup import printed
    >>> len(outcomes(ShiftOptions(), printed(1).board(), 0, "M1"))
    13
    """
    left = Due.of(due) if isinstance(due, str) else due
    return _slides(board, seat) if left.slide else _waves(options, board, seat, left)


def _slides(board: Board, seat: int) -> Outcomes:
    ends: dict[Board, Way] = {}
    win: Way | None = None
    for move in board.slides(seat):
        there = board.drive(board.fleet.index[move.what], move.amount)
        if there.escaped(seat):
            win = (move,)
        else:
            ends[there] = (move,)
    return Outcomes(ends if ends or win else {board: ()}, win)


def _waves(options: ShiftOptions, board: Board, seat: int, due: Due) -> Outcomes:
    fleet = board.fleet
    waves: dict[tuple[int, bool], _Wave] = {
        (steps, shift): {} for steps in range(due.steps, -1, -1) for shift in (True, False)
    }
    last = waves[0, False]
    waves[due.steps, due.shift][board.key] = board.occupied, ()
    win: Way | None = None
    for (steps, shift), wave in waves.items():
        if wave is last:
            break
        may_stop = may_give_up(options, (due.card, steps, shift, False))
        for key, (occupied, way) in wave.items():
            moved = False
            if steps:
                moved = _step_on(fleet, key, occupied, way, seat, waves[steps - 1, shift])
                if _spaces(seat, key[0][seat]) == 1:
                    moved, win = True, win or (*way, fleet.steps[seat][seat])  # SHIFT-25
            if shift:
                moved |= _shift_on(options, fleet, key, occupied, way, waves[steps, False])
            if not moved:
                last.setdefault(key, (occupied, way))  # SHIFT-10: the rest is lost
            elif may_stop:
                waves[0, shift and steps > 0].setdefault(key, (occupied, (*way, STOP)))
    return Outcomes(
        {Board(fleet, *key, occupied): way for key, (occupied, way) in last.items()}, win
    )


def _spaces(seat: int, place: int) -> int:
    """Return how far a hero has to go until it is wholly off the grid."""
    column = column_of(place)
    return COLUMNS - column if seat == GOLD else column + 2


def _step_on(fleet: Fleet, key: _Key, occupied: int, way: Way, seat: int, reached: _Wave) -> bool:
    """Put every board that is one step on into ``reached``; return whether there is any."""
    places, left, right = key
    free = ground(left, right) & ~occupied
    over = _spaces(seat, places[seat]) == _OVER_END  # SHIFT-14
    moved = False
    for i, (place, stride, reach) in enumerate(
        zip(places, fleet.strides, fleet.reach, strict=True)
    ):
        if i == 1 - seat:
            continue  # SHIFT-11
        if free >> place + reach & 1 or (over and i == seat == GOLD):
            there = ((*places[:i], place + stride, *places[i + 1 :]), left, right)
            if there not in reached:
                body = fleet.bodies[i]
                now = occupied ^ body << place | body << place + stride
                reached[there] = now, (*way, fleet.steps[i][0])
            moved = True
        if (place >= stride and free >> place - stride & 1) or (over and i == seat == SILVER):
            there = ((*places[:i], place - stride, *places[i + 1 :]), left, right)
            if there not in reached:
                body = fleet.bodies[i]
                now = occupied ^ body << place | body << place - stride
                reached[there] = now, (*way, fleet.steps[i][1])
            moved = True
    return moved


def _shift_on(
    options: ShiftOptions, fleet: Fleet, key: _Key, occupied: int, way: Way, reached: _Wave
) -> bool:
    """Put every board that is one shift on into ``reached``; return whether there is any."""
    here = Board(fleet, *key, occupied)
    moves = here.shifts(options.edition)
    for move in moves:
        there = here.shift(move.what, move.amount)
        if there.key not in reached:
            reached[there.key] = there.occupied, (*way, move)
    return bool(moves)
