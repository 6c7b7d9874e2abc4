"""Players that are not people. A bot sees what its seat sees and remembers, never the position."""

from tailback.bots.bot import Bot, bot, bots_for
from tailback.bots.random_bot import RandomBot

__all__ = ["Bot", "RandomBot", "bot", "bots_for"]
