"""``tailback perft``: counts the ways a game can go on."""

from __future__ import annotations

import argparse
import random
import sys
import time
from collections.abc import Mapping
from typing import Any

from tailback.cli.common import Commands, add_command, add_options, agreed, count_seats, whole
from tailback.cli.voice import Voice
from tailback.kit import NATURE, AnyGame, Options, Seat, Seating
from tailback.kit.walk import choices, perft, random_walk


def add(commands: Commands) -> None:
    """Add the command."""
    help = "count the ways a game can go on, ply by ply"
    parser = add_command(commands, "perft", run, help, game=True)
    parser.add_argument(
        "--depth",
        type=whole(0, 99),
        default=3,
        metavar="N",
        help="how many plies; each decision and each distinct draw is one (default 3)",
    )
    parser.add_argument(
        "--position",
        metavar="TEXT",
        help="where to begin; without it, after the first draws, which fall by --seed",
    )
    parser.add_argument(
        "--seed", default="0", metavar="TEXT", help="of the first draws (default 0)"
    )
    parser.add_argument("--divide", action="store_true", help="also count each first ply alone")
    add_options(parser)


def run(args: argparse.Namespace) -> int:
    """Print the position and the count at each depth, or of each first ply."""
    game, options = agreed(args)
    position = _first_decision(game, options, count_seats(game, args.seats), args.seed)
    if args.position is not None:
        position = game.notation.position(args.position, position)
    print(game.notation.position_text(position))
    for depth in [args.depth] if args.divide else range(args.depth + 1):
        counter = _Counter(game, depth, Voice(args.lang))
        divide = args.divide and depth > 0
        total = counter.divided(position) if divide else counter.below(position, depth)
        print(f"{depth} {total}", flush=True)
    return 0


def _first_decision(game: AnyGame, options: Options, seats: int, seed: str) -> Any:
    """Return the position after the draws that come before the first decision."""
    position = game.start(options, Seating(seats))
    for step in random_walk(game, position, random.Random(seed.encode("utf-8", "surrogatepass"))):
        if NATURE not in step.moves:
            break
        position = step.after
    return position


def _text(game: AnyGame, moves: Mapping[Seat, Any]) -> str:
    spelled = game.notation.move_text
    if len(moves) == 1:
        return spelled(*moves.values())
    return "; ".join(f"{game.seat_names[s]}: {spelled(m)}" for s, m in sorted(moves.items()))


class _Counter:
    """Counts, and tells on stderr every second how far it has come."""

    def __init__(self, game: AnyGame, depth: int, voice: Voice) -> None:
        self.game, self.depth, self.voice = game, depth, voice
        self.began = self.told = time.monotonic()
        self.counted = 0

    def divided(self, position: Any) -> int:
        """Print the count after each first ply, and return their sum."""
        total = 0
        for moves in choices(self.game, position):
            count = self.below(self.game.apply(position, moves), self.depth - 1)
            print(f"{_text(self.game, moves)} {count}", flush=True)
            total += count
        return total

    def below(self, position: Any, depth: int) -> int:
        """Return the number of ways from a position, telling on the way."""
        if depth > 2:
            after = (self.game.apply(position, moves) for moves in choices(self.game, position))
            return sum(self.below(position, depth - 1) for position in after)
        count = perft(self.game, position, depth)
        self.counted += count
        if time.monotonic() - self.told >= 1:
            self.told = time.monotonic()
            took = self.told - self.began
            rate, depth, counted = round(self.counted / took), self.depth, self.counted
            said = self.voice.say(
                "perft-so-far", depth=depth, counted=counted, rate=rate, seconds=round(took)
            )
            print(said, file=sys.stderr, flush=True)
        return count
