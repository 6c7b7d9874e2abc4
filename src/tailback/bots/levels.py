"""The levels of computer players that a game declares: easy, medium and hard.

Hard is the best there is for a game. A weaker level plays as a better one does, but slips: now and
then it makes any legal move at all. ``make strength`` shows that each beats the one below it.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, TypeAlias

from tailback.bots.bot import AnyBot
from tailback.kit import AnyGame, AnyQuestion

LEVELS: Final = ("easy", "medium", "hard")
"""The names of the levels, the weakest first."""
_LEAST: Final = 10
"""How strong the easy level is; whatever is no level is weaker."""
BotMaker: TypeAlias = Callable[[AnyGame], AnyBot]
"""What the entry point of a bot names."""


class Levelled:
    """A bot as one of the levels, with a share of moves that are made without a thought."""

    def __init__(self, bot: AnyBot, level: str, slips: float = 0.0) -> None:
        self._bot = bot
        self._slips = slips
        self.strength = _LEAST + LEVELS.index(level)

    def choose(self, question: AnyQuestion) -> Any:
        """Return the bot's move, or any."""
        if self._slips and question.rng.random() < self._slips:
            return question.any_move()
        return self._bot.choose(question)


def level(name: str, make: BotMaker, slips: float = 0.0) -> BotMaker:
    """Return what makes the bot of a level: the one of ``make``, which slips that often."""
    return lambda game: Levelled(make(game), name, slips)
