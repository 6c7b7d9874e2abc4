"""How well the bots of Rush & Bash drive: one that looks ahead against three rules of thumb.

``python -m benchmarks.bash_bots 300`` prints how often it comes first with four cars, seats
rotated, with a 95 % interval; a quarter would be chance. The name of a ready course may follow.
"""

from __future__ import annotations

import random
import sys

from tailback.bots.arena import Result, match
from tailback.games.bash import GAME
from tailback.games.bash.bots.search import LookaheadBot, ThumbBot
from tailback.kit import Seating

CARS = 4


def main(races: int, course: str = "first-race", seed: int = 1) -> None:
    """Race and print the share of first places, and how long a decision takes."""
    start = GAME.start(GAME.options(course=course), Seating(CARS))
    starts = [start] * -(-races // CARS)
    rng = random.Random(seed)
    result = match(GAME, LookaheadBot(GAME), ThumbBot(GAME), starts, rng, CARS, told=_told)
    ahead, thumb = result.times
    print(f"{course}: lookahead against three thumbs: {result}")
    for name, clock in (("lookahead", ahead), ("thumb", thumb)):
        print(f"{name:10}{clock.mean:.4f} s a decision, longest {clock.longest:.3f} s")


def _told(result: Result) -> None:
    if result.games % 20 == 0:
        print(f"  {result.games} races: {result.share}", flush=True)


if __name__ == "__main__":
    words = sys.argv[1:]
    main(int(words[0]) if words else 300, words[1] if len(words) > 1 else "first-race")
