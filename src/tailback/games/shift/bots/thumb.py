"""The rule-of-thumb opponent for Rush Hour Shift.

It looks at every distinct outcome of each of its cards. It takes a win; it leaves the opponent the
least chance to win with one card, weighing the hands the opponent may hold; and it improves the
race. It keeps nothing between two decisions: what is left of a card can only end on boards that the
whole card could end on, so planning again finds the same result, or one judged just as good.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from tailback.games.shift.board import (
    CENTRE_COLUMNS,
    COLUMNS,
    GOLD,
    LEFT_COLUMNS,
    RIGHT_COLUMNS,
    ROWS,
    SILVER,
    Board,
    Fleet,
    cell_at,
    column_of,
    ground,
    row_of,
)
from tailback.games.shift.moves import CARDS, INDEX, STEPS, Move
from tailback.games.shift.observer import Recall, ShiftView, board_of
from tailback.games.shift.options import ShiftOptions
from tailback.games.shift.outcomes import Due, outcomes
from tailback.kit import AnyGame, Question, Seat

# What stands in a hero's way, in spaces. A card is worth about three.

_MISSING: Final = 3.0
"""A section on the way does not have the hero's row."""
_MISSING_TOO: Final = 1.5
"""… nor does the other one."""
_LOCKED: Final = 1.5
"""… and no shift can bring it, as a vehicle lies on the seam."""
_STANDING: Final = 1.0
"""A vehicle across the way, besides the steps it takes to get out of it."""
_HEMMED_IN: Final = 4.0
"""… that has no room to get out of it now; without hope of any, it is as if it lay along it."""
_LYING: Final = 5.0
"""A vehicle along the way; only a shift gets it out of it, with the hero on another section."""
_FACING: Final = 6.0
"""The other hero in the way, which only its owner moves."""
_STUCK: Final = 8.0
"""… and no seam between the two."""
_BACK: Final = 2.0
"""A space that a hero must go back, to be on another section."""

_THREAT: Final = 4.0
"""A card kept that wins next turn, if it is not stopped."""
_HOPE: Final = 0.5
"""A kind of card that would win next turn, if it were held."""
_HIS_WAY: Final = 0.5
"""What a space on the opponent's way counts against one on the own."""
_KEPT: Final = {"SL": 4.0, "SH": 0.5, "MS1": 0.5, "MS2": 1.0, "MS3": 1.5, "M3": 0.5, "M4": 1.0}
"""What it is worth to keep a card for later."""

_CELLS: Final = 256
_ROW: Final = cell_at(1, 0) - cell_at(0, 0)
_NEAR: Final = max(STEPS)
_SLIDE: Final = 1 << INDEX["SL"]
_FURTHEST: Final = sum(1 << k for k, steps in enumerate(STEPS) if steps == _NEAR)
_STEPPING: Final = tuple(
    sum(1 << k for k, steps in enumerate(STEPS) if steps and steps >= spaces)
    for spaces in range(_NEAR + 1)
)
"""The kinds of cards that grant at least so many steps, a bit a kind."""


def _spaces(seat: int, cell: int) -> int:
    column = column_of(cell)
    return COLUMNS - column if seat == GOLD else column + 2


def _ahead(seat: int, cell: int, columns: range) -> int:
    column = column_of(cell)
    wanted = (c for c in columns if (c > column + 1 if seat == GOLD else c < column))
    return sum(1 << cell_at(row_of(cell), c) for c in wanted)


_COLUMN: Final = tuple(sum(1 << _ROW * i for i in range(cells)) for cells in range(4))
"""So many cells one below the other."""
_NOWHERE: Final = 1 << 2 * _CELLS
"""A cell that never exists."""
_SPACES: Final = tuple(tuple(_spaces(seat, cell) for cell in range(_CELLS)) for seat in (0, 1))
"""How far a hero of each seat has to go from each cell until it is wholly off the grid."""
_AHEAD: Final = tuple(
    tuple(_ahead(seat, cell, range(COLUMNS)) for cell in range(_CELLS)) for seat in (0, 1)
)
"""The cells before it, up to its far end, whether they exist or not."""
_SECTIONS_AHEAD: Final = tuple(
    tuple((_ahead(seat, cell, CENTRE_COLUMNS), _ahead(seat, cell, end)) for cell in range(_CELLS))
    for seat, end in ((GOLD, RIGHT_COLUMNS), (SILVER, LEFT_COLUMNS))
)
"""Those of them in the centre, and in the far section."""


def _parting(front: int, rear: int, seam: int, movable: bool) -> float:
    """Return what it takes to have this seam between a hero and a vehicle lying before it.

    ``front`` and ``rear`` are their nearest columns, counted in the hero's direction.
    """
    if not movable and rear < seam:
        return _STUCK
    return _BACK * max(0, front - seam + 1) + max(0, seam - rear)


_SEAMS: Final = (CENTRE_COLUMNS.start, RIGHT_COLUMNS.start)
"""The columns behind the seams, counted from either end."""
_PARTING: Final = tuple(
    tuple(
        tuple(
            tuple(_parting(front, rear, seam, movable) for seam in _SEAMS)
            for rear in range(COLUMNS)
        )
        for front in range(COLUMNS)
    )
    for movable in (False, True)
)


def wins_with(options: ShiftOptions, board: Board, seat: Seat) -> set[str]:
    """Return the cards of the deck with which ``seat`` can win in one turn from this board.

    >>> from tailback.games.shift.setup import Setup
    >>> drawn = ".....|....|...../.....|....|...../.....|....|..>>./.....|....|....."
    >>> board = Setup.parse(drawn + "/.....|....|...../.....|....|.....").board(start=False)
    >>> sorted(wins_with(ShiftOptions(), board, GOLD))
    ['M3', 'M4', 'SL']
    """
    kinds = _winning(board, seat)
    return {
        card
        for k, (card, count) in enumerate(zip(CARDS, options.deck, strict=True))
        if count and kinds >> k & 1
    }


def _winning(board: Board, seat: int) -> int:
    """Return the kinds of cards that win in one turn, a bit a kind.

    A slide wins on a clear way (SHIFT-26). Steps win if they are as many as the spaces to go; a
    hero so near is in its far section with all that is before it, so no shift changes its way. One
    step can be spared for clearing it: of four, with one cell of the grid to pass.
    """
    place = board.places[seat]
    spaces = _SPACES[seat][place]
    ahead = _AHEAD[seat][place]
    free = ground(board.left, board.right) & ~board.occupied
    if not ahead & ~free:
        return _SLIDE | _STEPPING[spaces] if spaces <= _NEAR else _SLIDE
    if spaces == _NEAR - 1 and _steps_aside(board, ahead, free):
        return _FURTHEST
    return 0


def _steps_aside(board: Board, cell: int, free: int) -> bool:
    """Return whether the vehicle across this one cell can leave it with one step."""
    fleet = board.fleet
    for place, stride, reach in zip(board.places, fleet.strides, fleet.reach, strict=True):
        if stride > 1:
            if 1 << place == cell:
                return bool(free >> place + reach & 1)
            if 1 << place + reach - stride == cell:
                return place >= stride and bool(free >> place - stride & 1)
    return False


class Traffic:
    """The blockers of one fleet, by how they lie: what makes the race quick to judge."""

    __slots__ = ("across", "along")

    def __init__(self, fleet: Fleet) -> None:
        blockers = list(enumerate(fleet.vehicles))[SILVER + 1 :]
        self.across = tuple((i, v.length) for i, v in blockers if not v.along_row)
        self.along = tuple((i, v.length) for i, v in enumerate(fleet.vehicles) if v.along_row)

    def race(self, board: Board, seat: Seat) -> float:
        """Return roughly how far the hero of ``seat`` has to go, obstacles counted in spaces."""
        place = board.places[seat]
        cost: float = _SPACES[seat][place]
        ahead = _AHEAD[seat][place]
        exists = ground(board.left, board.right)
        if ahead & ~exists:
            centre, end = _SECTIONS_AHEAD[seat][place]
            cost += _MISSING
            if centre & ~exists:
                cost += self._locked(board, seat) + (_MISSING_TOO if end & ~exists else 0)
            else:
                cost += self._locked(board, 1 - seat)
        if ahead & board.occupied:
            cost += self._across(board, seat, ahead, exists) + self._along(board, seat)
        return cost

    def _across(self, board: Board, seat: int, ahead: int, exists: int) -> float:
        """Return what the vehicles across the way of a hero cost it."""
        places = board.places
        line = places[seat] // _ROW
        cost = 0.0
        for i, length in self.across:
            above = line - places[i] // _ROW  # so many of its cells are above the row
            if 0 <= above < length and ahead >> places[i] + above * _ROW & 1:
                cost += _STANDING + self._way_out(board, seat, i, length, above, exists)
        return cost

    def _way_out(
        self, board: Board, seat: int, i: int, length: int, above: int, exists: int
    ) -> float:
        """Return what it costs to get a vehicle off the row that it lies across."""
        place = board.places[i]
        down, up = above + 1, length - above
        below = _COLUMN[down] << place + length * _ROW
        over = _COLUMN[up] << place - up * _ROW if place >= up * _ROW else _NOWHERE
        taken = ~exists | board.occupied
        if not below & taken:
            return down if down <= up or over & taken else up
        if not over & taken:
            return up
        closed = ~exists | board.fleet.bodies[1 - seat] << board.places[1 - seat]
        if below & closed and over & closed:
            return _LYING + self._parted(board, seat, place % _ROW - 1, False)
        return _HEMMED_IN

    def _along(self, board: Board, seat: int) -> float:
        """Return what the vehicles along the way of a hero cost it."""
        places = board.places
        hero = places[seat]
        cost = 0.0
        for i, length in self.along:
            place = places[i]
            if place // _ROW == hero // _ROW and (place > hero if seat == GOLD else place < hero):
                nearest = place % _ROW - 1 + (length - 1 if seat == SILVER else 0)
                cost += _LYING if i > SILVER else _FACING
                cost += self._parted(board, seat, nearest, i > SILVER)
        return cost

    def _parted(self, board: Board, seat: int, column: int, movable: bool) -> float:
        """Return what it takes to have a free seam between a hero and what is in this column."""
        front = board.places[seat] % _ROW
        if seat == SILVER:
            front, column = COLUMNS - front, COLUMNS - 1 - column
        near, far = _PARTING[movable][front][column]
        if front >= _SEAMS[1] and not 0 <= board.row(seat) < ROWS:
            near, far = near + _MISSING, far + _MISSING  # the centre must be there to go back to
        return min(near + self._locked(board, seat), far + self._locked(board, 1 - seat))

    def _locked(self, board: Board, section: int) -> float:
        """Return what it costs if a vehicle lies on the seam of this outer section (SHIFT-21)."""
        seam = _SEAMS[section] + 1
        places = board.places
        for i, length in self.along:
            if seam - length < places[i] % _ROW < seam:
                return _LOCKED
        return 0.0


class Worth(NamedTuple):
    """How good a result is; the smallest is the best."""

    danger: int
    """The weight of the hands with which the opponent wins at once."""
    behind: float
    """How far the race is behind."""


_WON: Final = Worth(-1, 0.0)


class _Judge:
    """Weighs the boards that a turn of ``seat`` can end with."""

    def __init__(self, recall: Recall, seat: Seat, fleet: Fleet) -> None:
        self._options = recall.options
        self._hands = recall.hands
        self._seat = seat
        self._weights = {0: 0}
        self._traffic = Traffic(fleet)

    def danger(self, board: Board) -> int:
        """Return the weight of the opponent's possible hands that hold a winning card."""
        kinds = _winning(board, 1 - self._seat)
        if kinds not in self._weights:
            wanted = [k for k in range(len(CARDS)) if kinds >> k & 1]
            self._weights[kinds] = sum(
                ways for hand, ways in self._hands.items() if any(hand[k] for k in wanted)
            )
        return self._weights[kinds]

    def behind(self, board: Board, kept: int) -> float:
        """Return how far the race is behind, with these kinds of cards kept in hand."""
        seat = self._seat
        race = self._traffic.race
        behind = race(board, seat) - _HIS_WAY * race(board, 1 - seat)
        hoped = _winning(board, seat)
        if hoped:
            behind -= _HOPE * hoped.bit_count() + (_THREAT if hoped & kept else 0.0)
        return behind

    def best(self, board: Board, due: Due, kept: int) -> tuple[Worth, Move | None]:
        """Return the best that what is left of a card can bring, and the first part to it."""
        ends, win = outcomes(self._options, board, self._seat, due)
        if win:
            return _WON, win[0]
        found = list(ends.items())
        dangers = [self.danger(end) for end, _ in found]
        least = min(dangers)
        safest = [i for i, danger in enumerate(dangers) if danger == least]
        behind, i = min((self.behind(found[i][0], kept), i) for i in safest)
        return Worth(least, behind), next(iter(found[i][1]), None)


class ThumbBot:
    """Wins if it can, stops a win if it can, and otherwise improves the race."""

    strength = 1

    def __init__(self, game: AnyGame) -> None:
        self.game = game

    def choose(self, question: Question[Move, ShiftView, Recall]) -> Move:
        """Return the card to play, or the next part of the card in play."""
        seat, view, recall, legal, *_ = question
        if len(legal) == 1:
            return legal[0]
        table, hand = view.table, view.own.hand if view.own else ()
        board = board_of(recall.fleet, table)
        judge = _Judge(recall, seat, board.fleet)
        if table.card is None:
            return _card(judge, board, hand, legal, _winning(board, seat))
        due = Due(INDEX[table.card], table.steps, table.shift, table.slide)
        _, part = judge.best(board, due, _kinds(hand))
        return part if part is not None else legal[0]


def _card(
    judge: _Judge, board: Board, hand: Sequence[str], legal: Sequence[Move], winning: int
) -> Move:
    for move in legal:
        if winning >> INDEX[move.what] & 1:
            return move
    judged: list[Worth] = []
    for move in legal:
        rest = list(hand)
        rest.remove(move.what)
        (danger, behind), _ = judge.best(board, Due.of(move.what), _kinds(rest))
        keeping = _KEPT.get(move.what, 0.0) if move.what not in rest else 0.0
        judged.append(Worth(danger, behind + keeping))
    return legal[judged.index(min(judged))]


def _kinds(cards: Sequence[str]) -> int:
    kinds = 0
    for card in cards:
        kinds |= 1 << INDEX[card]
    return kinds
