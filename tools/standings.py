"""Standings: every bot named plays every other, and a table shows who won how often.

python -m tools.standings memory planner hard medium easy random --games 200
python -m tools.standings cutin spacer random --games 300
"""

from __future__ import annotations

import argparse
import random
from collections.abc import Sequence
from itertools import combinations
from typing import Any

from tailback.bots.arena import Result, match
from tailback.bots.bot import bot
from tailback.kit import AnyGame, Seating, TailbackError, UnknownGame
from tailback.kit.registry import game as find_game


def meet(
    game: AnyGame, first: str, other: str, games: int, seed: int, options: Any, seats: int = 2
) -> Result:
    """Return the result of two bots over at least so many games, each seat as often."""
    rng = random.Random(f"{first} {other} {seed}")
    start = game.start(options, Seating(seats))
    openings = [start] * -(-games // seats)
    return match(game, bot(game, first), bot(game, other), openings, rng, seats)


def table(
    game: AnyGame, names: Sequence[str], games: int, seed: int, options: Any, seats: int = 2
) -> str:
    """Return the results of every pair as lines, the first bot's share in front."""
    wide = max(map(len, names))
    lines = []
    for first, other in combinations(names, 2):
        result = meet(game, first, other, games, seed, options, seats)
        lines.append(f"{first:{wide}}  {other:{wide}}  {result}")
    return "\n".join(lines)


def main(arguments: Sequence[str] | None = None) -> None:
    """Print the standings that the command line asks for."""
    parser = argparse.ArgumentParser(prog="python -m tools.standings", description=__doc__)
    parser.formatter_class = argparse.RawDescriptionHelpFormatter
    parser.add_argument("game")
    parser.add_argument("bots", nargs="+")
    parser.add_argument("--games", type=int, default=100, help="games for each pair")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    chosen = parser.parse_args(arguments)
    try:
        game = find_game(chosen.game)
    except UnknownGame as error:
        parser.error(str(error))
    try:
        if chosen.seats not in game.seats:
            raise TailbackError(game.wrong_seats(chosen.seats))
        options = game.options(**dict(pair.partition("=")[::2] for pair in chosen.option))
        print(table(game, chosen.bots, chosen.games, chosen.seed, options, chosen.seats))
    except TailbackError as error:
        parser.error(game.explained(error).said())


if __name__ == "__main__":
    main()
