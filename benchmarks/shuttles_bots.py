"""Three plies against two in Shuttles: ``python -m benchmarks.shuttles_bots [openings] [seed]``.

Every opening is six random moves from the start; each is played with both colours.
"""

from __future__ import annotations

import random
import sys

from tailback.bots.arena import Result, match, random_openings
from tailback.games.shuttles import GAME
from tailback.games.shuttles.bots.alphabeta import AlphaBetaBot, TwoPlyBot


def main(openings: int = 25, seed: int = 1) -> Result:
    """Play the match, print the table and return the result."""
    rng = random.Random(seed)
    starts = random_openings(GAME, GAME.options(), openings, 6, rng)
    three, two = AlphaBetaBot(GAME), TwoPlyBot(GAME)

    def tell(result: Result) -> None:
        if sys.stderr.isatty():
            print(f"\r{result.games} games", end="", file=sys.stderr, flush=True)

    result = match(GAME, three, two, starts, rng, told=tell)
    mine, theirs = result.times
    print("| games | 3-ply won | drawn | lost | share of points | 95 % interval |")
    print("|---|---|---|---|---|---|")
    share = result.share
    interval = f"{share.low:.1%} to {share.high:.1%}"
    counts = f"{result.games} | {result.wins} | {result.draws} | {result.losses}"
    print(f"| {counts} | {share.share:.1%} | {interval} |")
    print()
    print("| bot | seconds a move, mean | longest |")
    print("|---|---|---|")
    for name, clock in (("3 plies", mine), ("2 plies", theirs)):
        print(f"| {name} | {clock.mean:.3f} | {clock.longest:.3f} |")
    return result


if __name__ == "__main__":
    main(*map(int, sys.argv[1:3]))
