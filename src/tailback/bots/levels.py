"""Three computer players for every game: easy, medium and hard.

Hard is the best there is for a game. A weaker level plays as a better one does, but slips: now and
then it makes any legal move at all. ``make strength`` shows that each beats the one below it.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from typing import Any, Final, TypeAlias

from tailback.bots import bash
from tailback.bots.bot import ENDLESS, AnyBot, Budget
from tailback.bots.cutin import SpacerBot
from tailback.bots.jam import GreedyBot, MonteCarloBot
from tailback.bots.memory import EasyBot, MediumBot, PlannerBot
from tailback.bots.shift import ThumbBot
from tailback.bots.shuttles import AlphaBetaBot, TwoPlyBot
from tailback.kit import AnyGame, Seat

LEVELS: Final = ("easy", "medium", "hard")
"""The names of the levels, the weakest first."""
_LEAST: Final = 10
"""How strong the easy level is; whatever is no level is weaker."""


class Levelled:
    """A bot as one of the levels, with a share of moves that are made without a thought."""

    def __init__(self, bot: AnyBot, level: str, slips: float = 0.0) -> None:
        self._bot = bot
        self._slips = slips
        self.strength = _LEAST + LEVELS.index(level)

    def choose(
        self,
        seat: Seat,
        view: Any,
        recall: Any,
        legal: Sequence[Any],
        rng: random.Random,
        budget: Budget = ENDLESS,
    ) -> Any:
        """Return the bot's move, or any."""
        if self._slips and rng.random() < self._slips:
            return rng.choice(legal)
        return self._bot.choose(seat, view, recall, legal, rng, budget)


Maker: TypeAlias = Callable[[AnyGame], AnyBot]


def _level(level: str, make: Maker, slips: float = 0.0) -> Maker:
    return lambda game: Levelled(make(game), level, slips)


shift_easy = _level("easy", ThumbBot, slips=0.45)
shift_medium = _level("medium", ThumbBot, slips=0.12)
shift_hard = _level("hard", ThumbBot)
shuttles_easy = _level("easy", TwoPlyBot, slips=0.4)
shuttles_medium = _level("medium", TwoPlyBot)
shuttles_hard = _level("hard", AlphaBetaBot)
jam_easy = _level("easy", GreedyBot, slips=0.6)
jam_medium = _level("medium", GreedyBot)
jam_hard = _level("hard", MonteCarloBot)
memory_easy = _level("easy", EasyBot)
memory_medium = _level("medium", MediumBot)
memory_hard = _level("hard", PlannerBot)
cutin_easy = _level("easy", SpacerBot, slips=0.6)
cutin_medium = _level("medium", SpacerBot, slips=0.2)
cutin_hard = _level("hard", SpacerBot)
bash_easy = _level("easy", bash.ThumbBot, slips=0.7)
bash_medium = _level("medium", bash.ThumbBot)
bash_hard = _level("hard", bash.LookaheadBot)
