"""Computer players of Traffic-Memory."""

from tailback.bots.levels import level
from tailback.games.trafficars.memory.bots.planner import EasyBot, MediumBot, PlannerBot

easy = level("easy", EasyBot)
medium = level("medium", MediumBot)
hard = level("hard", PlannerBot)

__all__ = ["PlannerBot", "easy", "hard", "medium"]
