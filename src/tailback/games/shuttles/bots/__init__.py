"""Computer players of Shuttles."""

from tailback.bots.levels import level
from tailback.games.shuttles.bots.alphabeta import AlphaBetaBot, TwoPlyBot

easy = level("easy", TwoPlyBot, slips=0.4)
medium = level("medium", TwoPlyBot)
hard = level("hard", AlphaBetaBot)

__all__ = ["AlphaBetaBot", "TwoPlyBot", "easy", "hard", "medium"]
