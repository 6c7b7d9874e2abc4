"""Computer players of Rush Hour Shift."""

from tailback.bots.levels import level
from tailback.games.shift.bots.thumb import ThumbBot

easy = level("easy", ThumbBot, slips=0.45)
medium = level("medium", ThumbBot, slips=0.12)
hard = level("hard", ThumbBot)

__all__ = ["ThumbBot", "easy", "hard", "medium"]
