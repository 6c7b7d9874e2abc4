"""A position of Shuttles: everything there is at one moment, and what a turn changes."""

from __future__ import annotations

from enum import Enum
from typing import TYPE_CHECKING, Any, Final

from tailback.games.shuttles.board import CENTRE
from tailback.games.shuttles.maze import SOUTH, Maze, Offsets
from tailback.games.shuttles.moves import CLAIM, NOTCHES, Move

if TYPE_CHECKING:
    from tailback.games.shuttles.options import ShuttlesOptions

Pieces = tuple[tuple[int, ...], tuple[int, ...]]
"""The spaces of South's and of North's pieces, each in ascending order."""


class Stage(Enum):
    """Where the game stands between two moves."""

    TOSS = "toss"
    TURN = "turn"
    WON = "won"
    CLAIMED = "claimed"
    DRAWN = "drawn"


_OVER: Final = (Stage.WON, Stage.CLAIMED, Stage.DRAWN)


class Position:
    """The pieces, the shuttles, whose turn it is, and what has been before.

    ``turn`` is the seat to move; once the game is won, the winner. ``ban``: that seat may not move
    the centre shuttle now (SHUT-14). ``claim``: it may claim victory (SHUT-41). What may come again
    (SHUT-42) is kept as ``base``, the position after the last move that cannot be taken back,
    and the ``line`` of moves since.
    """

    __slots__ = (
        "_base",
        "_key",
        "_moves",
        "ban",
        "claim",
        "line",
        "maze",
        "offsets",
        "options",
        "pieces",
        "seen",
        "stage",
        "turn",
        "turns",
    )

    def __init__(
        self,
        options: ShuttlesOptions,
        maze: Maze,
        pieces: Pieces,
        offsets: Offsets,
        turn: int,
        stage: Stage,
        *,
        ban: bool = False,
        claim: bool = False,
        turns: int = 0,
        base: Position | None = None,
        line: tuple[Move, ...] = (),
        seen: tuple[int, ...] = (),
    ) -> None:
        self.options = options
        self.maze = maze
        self.pieces = pieces
        self.offsets = offsets
        self.turn = turn
        self.stage = stage
        self.ban = ban
        self.claim = claim
        self.turns = turns
        self.line = line
        self.seen = seen
        """The keys of base and of all positions between base and this one."""
        self._base = base
        self._key: int | None = None
        self._moves: tuple[Move, ...] | None = None

    @property
    def base(self) -> Position:
        """The position after the last move that cannot be taken back; perhaps this one itself."""
        return self._base or self

    @property
    def over(self) -> bool:
        """Whether the game is finished."""
        return self.stage in _OVER

    @property
    def moves(self) -> tuple[Move, ...]:
        """The legal moves of the seat to move; found once."""
        if self._moves is None:
            self._moves = tuple(_moves(self)) if self.stage is Stage.TURN else ()
        return self._moves

    @property
    def key(self) -> int:
        """Everything that makes a position the same (SHUT-42), as one number; found once."""
        if self._key is None:
            bits = 0
            for space in self.pieces[0]:
                bits |= 1 << space
            beyond = self.maze.size
            for space in self.pieces[1]:
                bits |= 1 << (beyond + space)
            for offset in self.offsets:
                bits = bits << 4 | offset + 8
            self._key = bits << 3 | self.turn << 2 | self.ban << 1 | self.claim
        return self._key

    @property
    def repeats(self) -> int:
        """How often this position has occurred, this time counted; 1 if nobody counts."""
        return 1 + self.seen.count(self.key) if self.seen else 1

    @property
    def warned(self) -> int | None:
        """The seat whose block is full, so that it must vacate it or lose by a claim (SHUT-41)."""
        if self.stage is not Stage.TURN:
            return None
        return next((seat for seat in (0, 1) if crowded(self.maze, self.pieces, seat)), None)

    def after(self, move: Move) -> Position:
        """Return the position after a legal move of the seat to move."""
        if move.kind == "claim":
            return self._then(self.pieces, self.offsets, move, Stage.CLAIMED)
        if move.kind == "shuttle":
            shuttle = int(move.start) - 1
            offset = self.offsets[shuttle] + (1 if move.end == ">" else -1)
            offsets = (*self.offsets[:shuttle], offset, *self.offsets[shuttle + 1 :])
            return self._then(self.pieces, offsets, move, Stage.TURN)
        spaces = self.maze.spaces
        mine = list(self.pieces[self.turn])
        mine[mine.index(spaces[move.start])] = spaces[move.end]
        mine.sort()
        pieces = (
            (tuple(mine), self.pieces[1]) if self.turn == SOUTH else (self.pieces[0], tuple(mine))
        )
        home = self.maze.blocks[1 - self.turn].issuperset(mine)
        return self._then(pieces, self.offsets, move, Stage.WON if home else Stage.TURN)  # SHUT-40

    def _then(self, pieces: Pieces, offsets: Offsets, move: Move, stage: Stage) -> Position:
        """Return the position in which the turn has passed on or the game is over."""
        seat = self.turn
        over = stage is not Stage.TURN
        made = Position(
            self.options,
            self.maze,
            pieces,
            offsets,
            seat if over else 1 - seat,
            stage,
            ban=move.kind == "shuttle" and move.start == _CENTRE_NAME,  # SHUT-14
            claim=over and self.claim,
            turns=self.turns + (stage is not Stage.CLAIMED),  # SHUT-10: a claim is no turn
        )
        if not over and crowded(self.maze, pieces, seat):
            made.claim = self.can_vacate()  # SHUT-41
        options = self.options
        if options.repetition is not None and not (
            move.start in _BLOCK_NAMES[seat] and move.end not in _BLOCK_NAMES[seat]
        ):
            made._base = self.base
            made.line = (*self.line, move)
            made.seen = (*self.seen, self.key)
            if not over and made.repeats >= options.repetition:
                made.stage = Stage.DRAWN  # SHUT-42
        if not over and made.turns == options.turn_limit:
            made.stage = Stage.DRAWN  # SHUT-42
        return made

    def can_vacate(self) -> bool:
        """Return whether the seat to move can take a piece out of its starting block (SHUT-41)."""
        block = _BLOCK_NAMES[self.turn]
        return any(move.start in block and move.end not in block for move in self.moves)

    def _value(self) -> tuple[object, ...]:
        return (
            self.pieces,
            self.offsets,
            self.turn,
            self.stage,
            self.ban,
            self.claim,
            self.turns,
            self.line,
        )

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Position)
            and self._value() == other._value()
            and (not self.line or self.base._value() == other.base._value())
            and self.options == other.options
        )

    def __hash__(self) -> int:
        return hash(self._value())

    def __reduce__(self) -> tuple[Any, ...]:
        return _restore, tuple(getattr(self, name) for name in _KEPT)

    def __str__(self) -> str:
        from tailback.games.shuttles.draw import drawing

        return drawing(self.maze, self.pieces, self.offsets)

    def __repr__(self) -> str:
        seat = ("south", "north")[self.turn]
        return f"<shuttles: {self.stage.value}, {seat}, turn {self.turns + 1}>"

    def _repr_svg_(self) -> str:
        from tailback.games.shuttles.draw import svg

        return svg(self.maze, self.pieces, self.offsets)


_CENTRE_NAME: Final = str(CENTRE + 1)
_BLOCK_NAMES: Final = tuple(frozenset(f"{letter}{n}" for n in range(1, 6)) for letter in "sn")
_KEPT: Final = (
    "options",
    "maze",
    "pieces",
    "offsets",
    "turn",
    "stage",
    "ban",
    "claim",
    "turns",
    "_base",
    "line",
    "seen",
)


def _restore(*kept: Any) -> Position:
    fields = dict(zip(_KEPT, kept, strict=True))
    fields["base"] = fields.pop("_base")
    return Position(**fields)


def crowded(maze: Maze, pieces: Pieces, seat: int) -> bool:
    """Return whether every place of a seat's block is taken, by pieces of both sides (SHUT-41).

    A piece that stands in its own block has never left it (SHUT-22).
    """
    block = maze.blocks[seat]
    guests = len(block.intersection(pieces[1 - seat]))
    return 0 < guests < len(block) == guests + len(block.intersection(pieces[seat]))


def _moves(position: Position) -> list[Move]:
    """Return the legal moves: shuttles, then each piece north, south, west, east, then a claim."""
    seat, maze, offsets = position.turn, position.maze, position.offsets
    found: list[Move] = []
    limit = maze.board.offset_limit
    for shuttle in maze.owned[seat] if position.ban else (*maze.owned[seat], CENTRE):
        if offsets[shuttle] > -limit:
            found.append(NOTCHES[shuttle, "<"])
        if offsets[shuttle] < limit:
            found.append(NOTCHES[shuttle, ">"])
    mine, theirs = position.pieces[seat], position.pieces[1 - seat]
    taken = bytearray(maze.size)
    for space in mine:
        taken[space] = 1
    for space in theirs:
        taken[space] = 2
    ways = maze.ways(offsets)
    goal_shut = not maze.blocks[seat].isdisjoint(mine)  # SHUT-23
    if seat == SOUTH:
        north, south = ways.north_shut if goal_shut else ways.north, ways.south_shut  # SHUT-22
    else:
        north, south = ways.north_shut, ways.south_shut if goal_shut else ways.south
    for start in mine:
        for way in (north, south, maze.west, maze.east):
            space = way[start]
            if space < 0:
                continue
            if not taken[space]:  # SHUT-12
                slides = maze.slides[start]
                while space >= 0 and not taken[space]:
                    found.append(slides[space])
                    space = way[space]
            elif taken[space] == 2:  # SHUT-13, SHUT-20
                space = way[space]
                if space >= 0 and not taken[space]:
                    found.append(maze.jumps[start][space])
    if position.claim:
        found.append(CLAIM)
    return found
