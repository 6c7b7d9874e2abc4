"""The bot that picks any legal move: the measure of the others."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import TypeVar

from tailback.bots.bot import ENDLESS, Budget
from tailback.kit import AnyGame, Seat

M = TypeVar("M")


class RandomBot:
    """Plays every game, each legal move with the same probability."""

    strength = 0

    def __init__(self, game: AnyGame) -> None:
        self.game = game

    def choose(
        self,
        seat: Seat,
        view: object,
        recall: object,
        legal: Sequence[M],
        rng: random.Random,
        budget: Budget = ENDLESS,
    ) -> M:
        """Return any legal move."""
        return legal[rng.randrange(len(legal))]
