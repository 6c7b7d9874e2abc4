"""What the players of Shuttles may choose before the game."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import ClassVar

from tailback.games.shuttles.board import (
    LONGEST_BOARD,
    Board,
    default_board,
    read_board,
    write_board,
)
from tailback.kit import Options, TailbackError, option, quoted
from tailback.kit.options import Presets
from tailback.kit.phrasebook import KIT


def read_repetition(value: object) -> int:
    """Return 3, the only number there is."""
    if value in (3, "3"):
        return 3
    raise TailbackError(KIT.sentence("not-choice", value=quoted(value), choices=(3, "off")))


def open_board() -> Board:
    """Return the default board without the barriers between neighbours of a row."""
    board = default_board()
    shuttles = [
        replace(one, drawing=tuple(line.replace("|", " ") for line in one.drawing))
        for one in board.shuttles
    ]
    return replace(board, mark="open", shuttles=tuple(shuttles))


@dataclass(frozen=True, kw_only=True)
class ShuttlesOptions(Options):
    """The options of Shuttles."""

    presets: ClassVar[Presets] = {
        "family": {"board": write_board(open_board())},
        "younger": {"board": write_board(open_board()), "turn_limit": 120},
    }
    board: Board = option(
        default_board(), reader=read_board, writer=write_board, longest=LONGEST_BOARD, more=True
    )
    first: str = option("toss", choices=("toss", "south", "north"))
    repetition: int | None = option(3, whole=(3, 3), none=True, reader=read_repetition, more=True)
    turn_limit: int | None = option(400, whole=(1, 1_000_000), none=True, more=True)
