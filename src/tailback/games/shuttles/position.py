"""A position of Shuttles: everything there is at one moment, as a value."""

from __future__ import annotations

from enum import Enum
from typing import Final, NamedTuple

from tailback.games.shuttles.history import Key, MoveHistory, Pieces
from tailback.games.shuttles.maze import Maze, Offsets
from tailback.games.shuttles.moves import SEATS, Move
from tailback.games.shuttles.options import ShuttlesOptions
from tailback.kit import everyone


class Stage(Enum):
    """Where the game stands between two moves."""

    TOSS = "toss"
    TURN = "turn"
    WON = "won"
    CLAIMED = "claimed"
    DRAWN = "drawn"


_OVER: Final = (Stage.WON, Stage.CLAIMED, Stage.DRAWN)


class Position(NamedTuple):
    """The pieces, the shuttles, whose turn it is, and what has been before.

    ``turn`` is the seat to move; once the game is won, the winner. ``ban``: that seat may not move
    the centre shuttle now (SHUT-14). ``claim``: it may claim victory (SHUT-41).
    """

    options: ShuttlesOptions
    maze: Maze
    pieces: Pieces
    offsets: Offsets
    turn: int
    stage: Stage
    ban: bool = False
    claim: bool = False
    turns: int = 0
    history: MoveHistory | None = None
    """The moves since the last that cannot be taken back; None if there are none, or not kept."""
    moves: tuple[Move, ...] = ()
    """The legal moves of the seat to move, found when the position was made."""

    @property
    def base(self) -> Position:
        """The position after the last move that cannot be taken back; perhaps this one itself."""
        return self if self.history is None else self.history.base

    @property
    def line(self) -> tuple[Move, ...]:
        """The moves since ``base``."""
        return () if self.history is None else self.history.line

    @property
    def over(self) -> bool:
        """Whether the game is finished."""
        return self.stage in _OVER

    @property
    def key(self) -> Key:
        """What makes a position the same (SHUT-42)."""
        return self.pieces, self.offsets, self.turn, self.ban, self.claim

    @property
    def repeats(self) -> int:
        """How often this position has occurred, this time counted; 1 if nobody counts."""
        return 1 if self.history is None else self.history.repeats

    @property
    def warned(self) -> int | None:
        """The seat whose block is full, so that it must vacate it or lose by a claim (SHUT-41)."""
        if self.stage is not Stage.TURN:
            return None
        return next((seat for seat in (0, 1) if self.crowded(seat)), None)

    def crowded(self, seat: int) -> bool:
        """Return whether a seat's block is full while the other's five are out (SHUT-41)."""
        return crowded(self.options, self.maze, self.pieces, seat)

    def __hash__(self) -> int:
        return hash((self.key, self.stage, self.turns))

    def __str__(self) -> str:
        from tailback.games.shuttles.draw import drawing

        return drawing(self.maze, self.pieces, self.offsets)

    def __repr__(self) -> str:
        return f"<shuttles: {self.stage.value}, {SEATS[self.turn]}, turn {self.turns + 1}>"

    def _repr_svg_(self) -> str:
        from tailback.games.shuttles.draw import svg

        return svg(self.maze, self.pieces, self.offsets)


KNOWN: Final = everyone(*Position._fields)
"""Nothing is hidden."""


def crowded(options: ShuttlesOptions, maze: Maze, pieces: Pieces, seat: int) -> bool:
    """Return whether a seat's block is full while the other's five are out of theirs (SHUT-41).

    One of its own must be among those that fill it; such a piece has never left it (SHUT-22).
    """
    mine, theirs = pieces[seat], pieces[1 - seat]
    if not maze.blocks[1 - seat].isdisjoint(theirs):
        return False
    block = maze.blocks[seat]
    guests = len(block.intersection(theirs))
    full = guests + len(block.intersection(mine)) == len(block)
    return full and guests < len(block)
