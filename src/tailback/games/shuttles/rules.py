"""Shuttles: the rules.

Two players bring five pieces each through a maze of seven sliding shuttles into the other's
starting block. Clauses: SHUT-1 … SHUT-42. How a turn changes the position stands in
``position.py``, the maze in ``maze.py``, the board as data in ``board.toml``.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar, Final

from tailback.games.shuttles.board import SHUTTLES
from tailback.games.shuttles.maze import NORTH, SOUTH, maze_of
from tailback.games.shuttles.moves import CLAIM, FIRST, NOTCHES, SEATS, Move
from tailback.games.shuttles.notation import ShuttlesNotation
from tailback.games.shuttles.observe import Observer, ShuttlesView, tossed
from tailback.games.shuttles.options import ShuttlesOptions
from tailback.games.shuttles.position import Position, Stage
from tailback.games.shuttles.refuse import refusal
from tailback.kit import (
    NATURE,
    Chance,
    Decision,
    Facts,
    Finished,
    Pending,
    Refusal,
    Rulebook,
    Seat,
    Seating,
)
from tailback.kit.game import Detail

_TURN: Final = (Decision[Move]((SOUTH,)), Decision[Move]((NORTH,)))
_TOSS: Final = Chance(FIRST, (1, 1))
_WON: Final = (Finished((1, 2), None, "SHUT-40"), Finished((2, 1), None, "SHUT-40"))
_CLAIMED: Final = (Finished((1, 2), None, "SHUT-41"), Finished((2, 1), None, "SHUT-41"))
_DRAWN: Final = Finished((1, 1), None, "SHUT-42")


class ShuttlesGame(Observer):
    """Shuttles."""

    id: ClassVar[str] = "shuttles"
    seats: ClassVar[range] = range(2, 3)
    seat_names: ClassVar[tuple[str, ...]] = SEATS
    options_type = ShuttlesOptions
    notation = ShuttlesNotation()
    rulebook = Rulebook.of("tailback.games.shuttles")

    def facts(self, options: ShuttlesOptions) -> Facts:
        """Return what is true of Shuttles under these options."""
        return Facts(
            chance=options.first == "toss",
            hidden=False,
            simultaneous=False,
            distinct_moves=len(self.alphabet(options)),
            longest=options.turn_limit,
            one_device=True,
        )

    def alphabet(self, options: ShuttlesOptions) -> list[Move]:
        """Return every notch, every slide and jump that some offsets allow, and the claim."""
        return [*NOTCHES.values(), *maze_of(options.board).distinct_moves(), CLAIM]

    def start(
        self, options: ShuttlesOptions | None = None, seating: Seating | None = None
    ) -> Position:
        """Return the aligned board with all pieces in their blocks, before the toss (SHUT-4)."""
        options = options or ShuttlesOptions()
        maze = maze_of(options.board)
        position = Position(options, maze, maze.start, (0,) * SHUTTLES, SOUTH, Stage.TOSS)
        return position if options.first == "toss" else tossed(position, SEATS.index(options.first))

    def pending(self, position: Position) -> Pending[Move]:
        """Return the seat's decision, the toss, or the end."""
        stage = position.stage
        if stage is Stage.TURN:
            return _TURN[position.turn]
        if stage is Stage.TOSS:
            return _TOSS
        if stage is Stage.WON:
            return _WON[position.turn]
        return _CLAIMED[position.turn] if stage is Stage.CLAIMED else _DRAWN

    def legal(self, position: Position, seat: Seat) -> tuple[Move, ...]:
        """Return the moves of the seat whose turn it is."""
        return position.moves if seat == position.turn else ()

    def apply(self, position: Position, moves: Mapping[Seat, Move]) -> Position:
        """Return the position after a move or the toss."""
        if position.stage is Stage.TOSS:
            return tossed(position, FIRST.index(moves[NATURE]))
        return position.after(moves[position.turn])

    def refusal(self, position: Position, seat: Seat, move: Move) -> Refusal | None:
        """Return the clause that forbids a move, or None."""
        return None if move in self.legal(position, seat) else refusal(position, seat, move)

    def free(self, position: Position, seat: Seat, move: Move) -> bool:
        """Return True: nothing is hidden, and chance falls only before the first turn."""
        return True

    def prompt(self, view: ShuttlesView) -> tuple[str, dict[str, Detail]]:
        """Return what this viewer is told at this moment."""
        if view.stage != "turn" or view.turn is None:
            return f"ask-{view.stage}", {} if view.turn is None else {"seat": SEATS[view.turn]}
        details: dict[str, Detail] = {"seat": SEATS[view.turn]}
        if view.viewer is not None and view.viewer != view.turn:
            return "ask-wait", details
        if view.claim:
            return "ask-claim", details
        if view.warned == view.turn:
            return "ask-vacate", details
        return ("ask-move-but-centre" if view.ban else "ask-move"), details


GAME: Final = ShuttlesGame()
