"""How well the bots of jam play: two of each at a table of four, seats rotated.

``python -m benchmarks.jam_bots 500`` prints the points a game of each, with 95 % intervals.
"""

from __future__ import annotations

import random
import sys
from math import sqrt
from statistics import mean, stdev

from tailback.bots.arena import MoveTimes, play
from tailback.bots.bot import AnyBot
from tailback.games.trafficars.jam import GAME
from tailback.games.trafficars.jam.bots import GreedyBot, MonteCarloBot
from tailback.kit import Seating

BOTS: dict[str, AnyBot] = {"greedy": GreedyBot(GAME), "montecarlo": MonteCarloBot(GAME)}
SEATINGS = [
    ["montecarlo" if seat in pair else "greedy" for seat in range(4)]
    for pair in ((0, 2), (1, 3), (0, 1), (1, 2), (2, 3), (0, 3))
]


def main(games: int, seed: int = 1) -> None:
    """Play and print the table. The two equal bots of a game count as one value, their mean."""
    rng = random.Random(seed)
    points: dict[str, list[float]] = {name: [] for name in BOTS}
    clocks = {name: MoveTimes() for name in BOTS}
    for number in range(games):
        seated = SEATINGS[number % len(SEATINGS)]
        start = GAME.start(seating=Seating(4))
        end = play(GAME, [BOTS[n] for n in seated], start, rng, [clocks[n] for n in seated])
        got = (end.scores if end else None) or ()
        for name, values in points.items():
            values.append(mean(n for n, who in zip(got, seated, strict=True) if who == name))
    print(f"{games} games of four, two seats each")
    print(f"{'':12}{'points':>8}   95 % interval   s a move, mean and longest")
    for name, values in points.items():
        middle, half = mean(values), 1.96 * stdev(values) / sqrt(len(values))
        span = f"{middle - half:.2f} to {middle + half:.2f}"
        spent = f"{clocks[name].mean:.3f} {clocks[name].longest:.3f}"
        print(f"{name:12}{middle:8.2f}   {span:14}  {spent}")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 500)
