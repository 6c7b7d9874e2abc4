"""Computer players of jam."""

from tailback.bots.levels import level
from tailback.games.trafficars.jam.bots.greedy import GreedyBot
from tailback.games.trafficars.jam.bots.montecarlo import MonteCarloBot

easy = level("easy", GreedyBot, slips=0.6)
medium = level("medium", GreedyBot)
hard = level("hard", MonteCarloBot)

__all__ = ["GreedyBot", "MonteCarloBot", "easy", "hard", "medium"]
