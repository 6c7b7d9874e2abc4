"""The bot that picks any legal move: the measure of the others."""

from __future__ import annotations

from typing import TypeVar

from tailback.kit import AnyGame, Question

M = TypeVar("M")


class RandomBot:
    """Plays every game, each legal move with the same probability."""

    strength = 0

    def __init__(self, game: AnyGame) -> None:
        self.game = game

    def choose(self, question: Question[M, object, object]) -> M:
        """Return any legal move."""
        return question.any_move()
