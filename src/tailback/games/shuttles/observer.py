"""What may be known of Shuttles: everything, for nothing is hidden."""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass
from typing import TypeAlias

from tailback.games.shuttles.board import Board, Shuttle
from tailback.games.shuttles.draw import drawing
from tailback.games.shuttles.happenings import Happening, Starts
from tailback.games.shuttles.maze import maze_of
from tailback.games.shuttles.moves import SEATS, Move
from tailback.games.shuttles.options import ShuttlesOptions
from tailback.games.shuttles.position import Position, Stage
from tailback.games.shuttles.rules import after, tossed
from tailback.kit import Detail, Moved, Observer, Seating, View, Viewer


@dataclass(frozen=True, slots=True)
class ShuttlesScene:
    """What is agreed: the board and the limit of turns."""

    shuttles: tuple[Shuttle, ...]
    """From south to north: whose they are, and their barriers as drawings, north up."""
    offset_limit: int
    block_first: int
    board_mark: str
    """``rebuilt`` for the default board: players are to know that it is not the printed one."""
    turn_limit: int | None


@dataclass(frozen=True, slots=True)
class ShuttlesTable:
    """What lies open."""

    stage: str
    turn: int | None
    """The seat to move; the winner once there is one."""
    south: tuple[str, ...]
    """The spaces of South's pieces."""
    north: tuple[str, ...]
    offsets: tuple[int, ...]
    """How far each shuttle lies to the right, from south to north."""
    ban: bool
    claim: bool
    warned: int | None
    """The seat whose block is full and that must vacate it."""
    turns: int
    repeats: int
    """How often this position has occurred since it became possible."""


ShuttlesView: TypeAlias = View[ShuttlesScene, ShuttlesTable, None]


class ShuttlesObserver(
    Observer[ShuttlesOptions, Position, Happening, ShuttlesScene, ShuttlesTable, None, Position]
):
    """What may be known of Shuttles; the recall is the position itself."""

    def scene(self, options: ShuttlesOptions, seating: Seating) -> ShuttlesScene:
        """Return the board."""
        board = options.board
        limits = board.offset_limit, board.block_first
        return ShuttlesScene(board.shuttles, *limits, board.mark, options.turn_limit)

    def table(self, position: Position) -> ShuttlesTable:
        """Return what lies on the table."""
        names, (south, north) = position.maze.names, position.pieces
        nobody = position.stage in (Stage.TOSS, Stage.DRAWN)
        return ShuttlesTable(
            position.stage.value,
            None if nobody else position.turn,
            tuple([names[space] for space in south]),
            tuple([names[space] for space in north]),
            position.offsets,
            position.ban,
            position.claim,
            position.warned,
            position.turns,
            position.repeats,
        )

    def show(self, happening: Happening, viewer: Viewer) -> Happening:
        """Return all of it."""
        return happening

    def spell(self, field: str, value: object) -> Detail:
        """Return a seat by its name."""
        if field == "other" and isinstance(value, int):
            return SEATS[value]
        return super().spell(field, value)

    def recall(self, start: Position, viewer: Viewer) -> Position:
        """Return what is known before the toss: everything."""
        return start

    def remember(
        self, recall: Position, shown: Sequence[Happening], table: ShuttlesTable, own: None
    ) -> Position:
        """Return the position after what was shown."""
        for happening in shown:
            match happening:
                case Starts(first):
                    recall = tossed(recall, first)
                case Moved(_, Move() as move):
                    recall = after(recall, move)
        return recall

    def sample(self, recall: Position, rng: random.Random) -> Position:
        """Return the position: there is nothing to guess."""
        return recall

    def prompt(self, view: ShuttlesView) -> tuple[str, dict[str, Detail]]:
        """Return what this viewer is told at this moment."""
        table = view.table
        if table.turn is None:
            return f"ask-{table.stage}", {}
        details: dict[str, Detail] = {"seat": SEATS[table.turn]}
        if table.stage != Stage.TURN.value:
            return f"ask-{table.stage}", details
        if view.viewer is not None and view.viewer != table.turn:
            return "ask-wait", details
        if table.claim:
            return "ask-claim", details
        if table.warned == table.turn:
            return "ask-vacate", details
        return ("ask-move-but-centre" if table.ban else "ask-move"), details

    def text_view(self, view: ShuttlesView) -> str:
        """Return the board as a drawing, and where it comes from."""
        scene, table = view.scene, view.table
        maze = maze_of(
            Board(scene.board_mark, scene.offset_limit, scene.block_first, scene.shuttles)
        )
        pieces = [
            tuple([maze.spaces[name] for name in side]) for side in (table.south, table.north)
        ]
        drawn = drawing(maze, tuple(pieces), table.offsets)
        return f"{drawn}\nboard ({scene.board_mark})"
