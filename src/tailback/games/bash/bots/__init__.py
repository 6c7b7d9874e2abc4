"""Computer players of Rush & Bash."""

from tailback.bots.levels import level
from tailback.games.bash.bots.search import LookaheadBot, ThumbBot

easy = level("easy", ThumbBot, slips=0.7)
medium = level("medium", ThumbBot)
hard = level("hard", LookaheadBot)

__all__ = ["LookaheadBot", "ThumbBot", "easy", "hard", "medium"]
