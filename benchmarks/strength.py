"""How well the bots play: ``python -m benchmarks.strength [GAME …]`` prints a table for each game.

The whole of it takes about an hour; a smaller number of games can be given as ``games=50``.
"""

from __future__ import annotations

import random
import sys

from tools.standings import meet

from benchmarks import bash_bots, jam_bots, shuttles_bots
from tailback.bots import bot
from tailback.bots.arena import match
from tailback.games.bash import GAME as BASH
from tailback.games.shift import GAME as SHIFT
from tailback.games.shuttles import GAME as SHUTTLES
from tailback.games.trafficars.cutin import GAME as CUTIN
from tailback.games.trafficars.jam import GAME as JAM
from tailback.games.trafficars.memory import GAME as MEMORY


def shift(games: int | None) -> None:
    """The rule of thumb against random play, on every set-up and in both editions."""
    rng = random.Random(1)
    starts = [
        SHIFT.start(SHIFT.options(edition=edition, setup=number, turn_limit=400))
        for edition in ("shift", "duo")
        for number in range(1, 11)
    ]
    openings = [starts[i % len(starts)] for i in range((games or 200) // 2)]
    result = match(SHIFT, bot(SHIFT, "thumb"), bot(SHIFT, "random"), openings, rng)
    print(f"thumb against random: {result}")
    print(f"longest move: {result.times[0].longest:.2f} s")


def shuttles(games: int | None) -> None:
    """Three plies against two, both colours of every opening."""
    shuttles_bots.main((games or 50) // 2)


def jam(games: int | None) -> None:
    """Monte Carlo against greedy at tables of four."""
    jam_bots.main(games or 500)


def cutin(games: int | None) -> None:
    """Laying close against laying at random."""
    print(f"spacer against random: {meet(CUTIN, 'spacer', 'random', games or 300, 1, None)}")


def bash(games: int | None) -> None:
    """Looking ahead against three rules of thumb at tables of four; more than 40 % are wanted."""
    bash_bots.main(games or 300)


def levels(games: int | None) -> None:
    """Each level of each game against the one below; 65 % are wanted."""
    for game in (SHIFT, SHUTTLES, JAM, MEMORY, CUTIN, BASH):
        for better, worse in (("hard", "medium"), ("medium", "easy"), ("easy", "random")):
            result = meet(game, better, worse, games or 200, 1, game.options())
            longest = result.times[0].longest
            print(f"{game.id}: {better} against {worse}: {result}; longest move {longest:.2f} s")


TABLES = {
    "shift": shift,
    "shuttles": shuttles,
    "jam": jam,
    "cutin": cutin,
    "bash": bash,
    "levels": levels,
}


def main(arguments: list[str]) -> None:
    numbers = [int(word.partition("=")[2]) for word in arguments if word.startswith("games=")]
    wanted = [word for word in arguments if word in TABLES]
    for name in wanted or TABLES:
        print(f"# {name}: {(TABLES[name].__doc__ or '').strip()}", flush=True)
        TABLES[name](numbers[0] if numbers else None)
        print(flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
