"""Notation: moves, turns and positions as text, with a strict round trip.

``notation.move(notation.move_text(move)) == move`` for every move and outcome, and the same for
positions. No second spelling is accepted, so a text has one meaning and a meaning one text. Moves
have no white space, ``;`` or ``:`` in them and do not begin with ``=``; outcomes of chance do
(``=M3``), so that a line of a transcript can be taken apart.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Generic, TypeVar

P = TypeVar("P")
M = TypeVar("M")


class Notation(ABC, Generic[P, M]):
    """How one game writes its moves and positions."""

    @abstractmethod
    def move_text(self, move: M) -> str:
        """Return a move as text without white space; an outcome of chance begins with ``=``."""

    @abstractmethod
    def move(self, text: str) -> M:
        """Return the move or outcome that this text means, or raise ``NotationError``."""

    @abstractmethod
    def position_text(self, position: P) -> str:
        """Return the whole position, hidden things included, on one line."""

    @abstractmethod
    def position(self, text: str, like: P) -> P:
        """Return the position that this text means, under the options of ``like``."""

    def turn_text(self, moves: Sequence[M]) -> str:
        """Return the successive moves of one seat on one line."""
        return " ".join(self.move_text(move) for move in moves)

    def turn(self, text: str) -> list[M]:
        """Return the moves of one line."""
        return [self.move(word) for word in text.split()]
