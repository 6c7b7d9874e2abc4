"""Computer players of Cut in!."""

from tailback.bots.levels import level
from tailback.games.trafficars.cutin.bots.spacer import SpacerBot

easy = level("easy", SpacerBot, slips=0.6)
medium = level("medium", SpacerBot, slips=0.2)
hard = level("hard", SpacerBot)

__all__ = ["SpacerBot", "easy", "hard", "medium"]
