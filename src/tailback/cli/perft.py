"""``tailback perft``: counts the ways a game can go on."""

from __future__ import annotations

import argparse
import sys
import time
from typing import TYPE_CHECKING, Any

from tailback.cli.common import (
    add_command,
    add_game,
    add_options,
    count_seats,
    find_game,
    read_options,
    whole,
)
from tailback.cli.voice import Voice

if TYPE_CHECKING:
    from collections.abc import Mapping

    from tailback.cli.common import Commands
    from tailback.kit import AnyGame, Seat


def add(commands: Commands) -> None:
    """Add the command."""
    parser = add_command(commands, "perft", run, "count the ways a game can go on, ply by ply")
    add_game(parser)
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
    """Print the position and the count at each depth."""
    game = find_game(args.game)
    options = read_options(game, args.option)
    position = first_decision(game, options, count_seats(game, args.seats), args.seed)
    if args.position is not None:
        position = game.notation.position(args.position, position)
    print(game.notation.position_text(position))
    voice = Voice(args.lang)
    for depth in range(args.depth + 1) if not args.divide else ():
        print(f"{depth} {_Counter(game, depth, voice).total(position)}", flush=True)
    if args.divide:
        _divide(game, position, _Counter(game, args.depth, voice))
    return 0


def first_decision(game: AnyGame, options: Any, seats: int, seed: str) -> Any:
    """Return the position after the draws that come before the first decision."""
    import random

    from tailback.kit import NATURE, Chance, RandomDice, Seating

    dice = RandomDice(random.Random(seed.encode("utf-8", "surrogatepass")))
    position = game.start(options, Seating(seats))
    while isinstance(pending := game.pending(position), Chance):
        outcome = pending.outcomes[dice.pick(pending.weights)]
        position = game.apply(position, {NATURE: outcome})
    return position


def _divide(game: AnyGame, position: Any, counter: _Counter) -> None:
    from tailback.kit.walk import choices

    depth = counter.depth
    total = 0 if depth else 1
    for moves in choices(game, position) if depth else ():
        count = counter.below(game.apply(position, moves), depth - 1)
        print(f"{_text(game, moves)} {count}", flush=True)
        total += count
    print(f"{depth} {total}")


def _text(game: AnyGame, moves: Mapping[Seat, Any]) -> str:
    spelled = game.notation.move_text
    if len(moves) == 1:
        return spelled(*moves.values())
    return "; ".join(f"{game.seat_names[s]}: {spelled(m)}" for s, m in sorted(moves.items()))


class _Counter:
    """Counts, and tells on stderr every second how far it has come."""

    def __init__(self, game: AnyGame, depth: int, voice: Voice) -> None:
        self.game = game
        self.depth = depth
        self.voice = voice
        self.began = self.told = time.monotonic()
        self.counted = 0

    def total(self, position: Any) -> int:
        """Return the number of ways from here."""
        return self.below(position, self.depth)

    def below(self, position: Any, depth: int) -> int:
        """Return the number of ways from a position, telling on the way."""
        from tailback.kit.walk import choices, perft

        if depth <= 2:
            count = perft(self.game, position, depth)
            self.counted += count
            self._tell()
            return count
        return sum(
            self.below(self.game.apply(position, moves), depth - 1)
            for moves in choices(self.game, position)
        )

    def _tell(self) -> None:
        now = time.monotonic()
        if now - self.told >= 1:
            self.told = now
            took = now - self.began
            said = self.voice.say(
                "perft-so-far",
                depth=self.depth,
                counted=self.counted,
                rate=round(self.counted / took),
                seconds=round(took),
            )
            print(said, file=sys.stderr, flush=True)
