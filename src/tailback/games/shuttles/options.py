"""What the players of Shuttles may choose before the game."""

from __future__ import annotations

from dataclasses import dataclass

from tailback.games.shuttles.board import Board, default_board, read_board, write_board
from tailback.kit import Options, TailbackError, option
from tailback.kit.phrasebook import KIT


def read_repetition(value: object) -> int:
    """Return 3, the only number there is."""
    if value in (3, "3"):
        return 3
    raise TailbackError(KIT.sentence("not-choice", value=repr(value), choices=(3, "off")))


@dataclass(frozen=True, kw_only=True)
class ShuttlesOptions(Options):
    """The options of Shuttles."""

    board: Board = option(default_board(), reader=read_board, writer=write_board)
    first: str = option("toss", choices=("toss", "south", "north"))
    repetition: int | None = option(3, whole=(3, 3), none=True, reader=read_repetition)
    turn_limit: int | None = option(400, whole=(1, 1_000_000), none=True)
