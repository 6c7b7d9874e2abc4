"""The maze that a board makes: its spaces, and which of them are neighbours at which offsets.

A space is a number: rows count from the south block (row 0) to the north block, and a space's
number is ``row * width + column`` with the column of its own shuttle. So a shuttle carries its
pieces along without a change of their numbers; only their neighbours change.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Final, NamedTuple

from tailback.games.shuttles.board import BLOCK_SIZE, ROWS, SHUTTLES, Board
from tailback.games.shuttles.moves import Move, jump_move, slide_move

SOUTH: Final = 0
NORTH: Final = 1
NOWHERE: Final = -1
"""Where a barrier, a void, or the edge is."""

Offsets = tuple[int, ...]
Next = tuple[int, ...]
"""For every space the next one in some direction, or NOWHERE."""


class Ways(NamedTuple):
    """The neighbours to the north and to the south at some offsets.

    ``shut``: with no way from a shuttle into the block at that end.
    """

    north: Next
    north_shut: Next
    south: Next
    south_shut: Next


class Maze:
    """Everything about a board that does not change in play; one object for each board."""

    def __init__(self, board: Board) -> None:
        self.board = board
        self.width = board.width
        self.height = SHUTTLES * ROWS + 2
        self.size = self.height * self.width
        first, top = board.block_first, self.size - self.width
        self.blocks = (
            frozenset(range(first, first + BLOCK_SIZE)),
            frozenset(range(top + first, top + first + BLOCK_SIZE)),
        )
        self.start = (tuple(sorted(self.blocks[0])), tuple(sorted(self.blocks[1])))
        self.names = tuple(self._name(space) for space in range(self.size))
        self.spaces = {name: space for space, name in enumerate(self.names) if name}
        self.east = tuple(self._east(space) for space in range(self.size))
        self.west = tuple(
            space - 1 if space and self.east[space - 1] == space else NOWHERE
            for space in range(self.size)
        )
        self.owned = tuple(
            tuple(k for k, shuttle in enumerate(board.shuttles) if shuttle.owner == seat)
            for seat in ("south", "north")
        )
        self.slides = tuple(_Moves(self.names, space, jump=False) for space in range(self.size))
        self.jumps = tuple(_Moves(self.names, space, jump=True) for space in range(self.size))
        self._crossings = [self._crossing(row) for row in range(self.height - 1)]
        self.ways = lru_cache(maxsize=2_000)(self._ways)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Maze) and self.board == other.board

    def __hash__(self) -> int:
        return hash(self.board)

    def __reduce__(self) -> tuple[object, ...]:
        return maze_of, (self.board,)

    def shuttle_of(self, space: int) -> int:
        """Return the index of the shuttle of a space; -1 and 7 are the blocks."""
        return (space // self.width - 1) // ROWS

    def place(self, space: int, offsets: Offsets) -> tuple[int, int]:
        """Return the row and the column of a space in the frame of the aligned board (SHUT-5)."""
        row, column = divmod(space, self.width)
        shuttle = self.shuttle_of(space)
        return row, column + (offsets[shuttle] if 0 <= shuttle < SHUTTLES else 0)

    def exists(self, space: int) -> bool:
        """Return whether there is such a space; beside the blocks there is none."""
        return bool(self.names[space])

    def _name(self, space: int) -> str:
        row, column = divmod(space, self.width)
        for letter, block in zip("sn", self.blocks, strict=True):
            if space in block:
                return f"{letter}{column - self.board.block_first + 1}"
        if row in (0, self.height - 1):
            return ""
        shuttle, own_row = divmod(row - 1, ROWS)
        return f"{shuttle + 1}{'ab'[own_row]}{column + 1}"

    def _east(self, space: int) -> int:
        row, column = divmod(space, self.width)
        if not self.names[space] or column == self.width - 1 or not self.names[space + 1]:
            return NOWHERE
        if row in (0, self.height - 1):
            return space + 1
        shuttle, own_row = divmod(row - 1, ROWS)
        barrier = self.board.shuttles[shuttle].side_barrier(own_row, column)
        return NOWHERE if barrier else space + 1

    def _crossing(self, row: int) -> dict[int, tuple[Next, Next]]:
        """Return, for each difference of offsets, the way north from a row and back again."""
        widest = 2 * self.board.offset_limit
        found = {}
        for lag in range(-widest, widest + 1):
            north = [self._north(row * self.width + column, lag) for column in range(self.width)]
            south = [NOWHERE] * self.width
            for column, space in enumerate(north):
                if space != NOWHERE:
                    south[space % self.width] = row * self.width + column
            found[lag] = (tuple(north), tuple(south))
        return found

    def _north(self, space: int, lag: int) -> int:
        row, column = divmod(space, self.width)
        if not self.names[space] or not 0 <= column + lag < self.width:
            return NOWHERE  # a void (SHUT-5)
        other = space + self.width + lag
        shuttle, own_row = divmod(row - 1, ROWS)
        inside = own_row < ROWS - 1
        if inside and self.board.shuttles[shuttle].row_barrier(own_row, column):
            return NOWHERE
        return other if self.names[other] else NOWHERE

    def _ways(self, offsets: Offsets) -> Ways:
        north: list[int] = []
        south: list[int] = [NOWHERE] * self.width
        level = [0]
        for offset in offsets:
            level += [offset] * ROWS
        level.append(0)
        for row, crossing in enumerate(self._crossings):
            there, back = crossing[level[row] - level[row + 1]]
            north += there
            south += back
        closed = [NOWHERE] * self.width
        north_shut = north[: -self.width] + closed + closed
        south_shut = closed + closed + south[2 * self.width :]
        north += closed
        return Ways(tuple(north), tuple(north_shut), tuple(south), tuple(south_shut))

    def distinct_moves(self) -> Iterator[Move]:
        """Return every slide and jump that can be possible at some offsets."""
        limit = self.board.offset_limit
        for start in range(self.size):
            if self.exists(start):
                yield from self._along(start, self.east)
                yield from self._along(start, self.west)
                for way in (1, -1):
                    yield from self._across(start, way, range(-limit, limit + 1))

    def _along(self, start: int, way: Next) -> Iterator[Move]:
        space, count = way[start], 1
        while space != NOWHERE:
            yield self.slides[start][space]
            if count == 2:
                yield self.jumps[start][space]
            space, count = way[space], count + 1

    def _across(self, start: int, way: int, notches: range) -> Iterator[Move]:
        """Follow a piece north or south, the shuttles on the way at every offset they can have."""
        fixed = self.shuttle_of(start)
        found: set[tuple[int, bool]] = set()
        for offset in notches if 0 <= fixed < SHUTTLES else (0,):
            here = {start: offset}
            for count in range(1, self.height):
                here = self._step(here, way, notches)
                if not here:
                    break
                found |= {(space, count == 2) for space in here}
        for end, second in sorted(found):
            yield self.slides[start][end]
            if second:
                yield self.jumps[start][end]

    def _step(self, here: dict[int, int], way: int, notches: range) -> dict[int, int]:
        after: dict[int, int] = {}
        for space, offset in here.items():
            row = space // self.width
            other_row = row + way
            if not 0 <= other_row < self.height:
                continue
            there = self.shuttle_of(other_row * self.width)
            same = there == self.shuttle_of(space)
            block = not 0 <= there < SHUTTLES
            for other in (offset,) if same else (0,) if block else notches:
                lag = (offset - other) * way
                crossing = self._crossings[min(row, other_row)].get(lag)
                if crossing is not None:
                    end = crossing[0 if way > 0 else 1][space % self.width]
                    if end != NOWHERE:
                        after[end] = other
        return after


class _Moves(dict[int, Move]):
    """The moves from one space by where they end, made when first wanted."""

    def __init__(self, names: tuple[str, ...], start: int, *, jump: bool) -> None:
        super().__init__()
        self._names = names
        self._start = start
        self._make = jump_move if jump else slide_move

    def __missing__(self, end: int) -> Move:
        move = self[end] = self._make(self._names[self._start], self._names[end])
        return move


@lru_cache(maxsize=64)
def maze_of(board: Board) -> Maze:
    """Return the maze of a board, compiled once."""
    return Maze(board)
