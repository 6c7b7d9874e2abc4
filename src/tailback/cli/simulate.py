"""``tailback simulate``: many games between bots, and what came of them."""

from __future__ import annotations

import argparse
import sys
import time
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Final

from tailback.cli.common import (
    RANDOM,
    Player,
    Seeds,
    UsageError,
    add_command,
    add_options,
    find_bot,
    find_game,
    read_options,
    read_players,
    whole,
)

if TYPE_CHECKING:
    from tailback.cli.common import Commands
    from tailback.cli.table import Table
    from tailback.kit import AnyGame, Finished, Options

TURN_LIMIT: Final = "200"
"""For games that no rule ends, unless the option says otherwise."""


def add(commands: Commands) -> None:
    """Add the command."""
    parser = add_command(
        commands, "simulate", run, "let bots play many games and count the results"
    )
    parser.add_argument("game", metavar="GAME")
    parser.add_argument("--games", type=whole(1), default=100, metavar="N", help="default 100")
    parser.add_argument("--seed", default="0", metavar="TEXT", help="the same text, the same games")
    parser.add_argument(
        "--players",
        default=RANDOM,
        metavar="LIST",
        help="bots, as in random,thumb; one name plays every seat (default random)",
    )
    parser.add_argument(
        "--fixed-seats", action="store_true", help="players keep their seats from game to game"
    )
    parser.add_argument("--save", metavar="DIR", help="write each game's transcript into a folder")
    add_options(parser)


def run(args: argparse.Namespace) -> int:
    """Play the games and print what came of them."""
    game = find_game(args.game)
    options = read_options(game, args.option, turn_limit=TURN_LIMIT)
    names = read_players(game, args.players, args.seats, None)
    players = [Player(name, find_bot(game, name)) for name in names]
    folder = _folder(args.save)
    count = _Count(game, _labels(names))
    progress = _Progress(args.games)
    for number in range(args.games):
        shift = 0 if args.fixed_seats else number % len(players)
        order = [(seat + shift) % len(players) for seat in range(len(players))]
        table, finished = play_one(
            game, options, [players[k] for k in order], f"{args.seed}/{number}"
        )
        count.add(order, table, finished)
        if folder is not None:
            _write(folder / f"{game.id}-{number + 1:06}.txt", table.transcript().text())
        progress.tell(number + 1)
    progress.end()
    print(count.text(progress.took()))
    return 0


def play_one(
    game: AnyGame, options: Options, players: list[Player], seed: str
) -> tuple[Table, Finished]:
    """Play one game between bots, and return its table at the end with the result.

    Not the arena's loop: a saved game needs its history, and draws that can be verified.
    """
    import random

    from tailback.cli.table import Table
    from tailback.kit import Chance, Finished

    seeds = Seeds.of(len(players), seed)
    table = Table(game, options, players, seeds, random.Random(seeds.server + b"bots"))
    while not isinstance(pending := table.pending, Finished):
        if isinstance(pending, Chance):
            table.fall(pending)
        else:
            table.happen({seat: table.chosen(seat) for seat in pending.seats})
    return table, pending


@dataclass
class _Tally:
    """Wins, draws and losses; a win shared by some of the seats counts as a win of each."""

    wins: int = 0
    draws: int = 0
    losses: int = 0

    def add(self, seat: int, finished: Finished) -> None:
        if len(finished.winners) == len(finished.ranks):
            self.draws += 1
        elif seat in finished.winners:
            self.wins += 1
        else:
            self.losses += 1

    def text(self) -> str:
        played = self.wins + self.draws + self.losses
        share = 100 * self.wins / played if played else 0
        return f"{self.wins} won ({share:.1f} %), {self.draws} drawn, {self.losses} lost"


@dataclass
class _Count:
    """What came of the games so far."""

    game: AnyGame
    labels: list[str]
    games: int = 0
    decisions: int = 0
    draws: int = 0
    by_player: dict[int, _Tally] = field(default_factory=dict)
    by_seat: dict[int, _Tally] = field(default_factory=dict)
    reasons: dict[str, int] = field(default_factory=dict)

    def add(self, order: list[int], table: Table, finished: Finished) -> None:
        from tailback.kit import NATURE

        draws = sum(NATURE in step.moves for step in table.steps)
        self.games += 1
        self.draws += draws
        self.decisions += sum(len(step.moves) for step in table.steps) - draws
        self.reasons[finished.reason] = self.reasons.get(finished.reason, 0) + 1
        for seat, player in enumerate(order):
            self.by_player.setdefault(player, _Tally()).add(seat, finished)
            self.by_seat.setdefault(seat, _Tally()).add(seat, finished)

    def text(self, took: float) -> str:
        took = max(took, 1e-9)
        lines = [
            f"games: {self.games} in {took:.1f} s",
            f"games/s: {self.games / took:.1f}",
            f"decisions/s: {self.decisions / took:.0f}",
            f"average length: {self.decisions / self.games:.1f} decisions,"
            f" {self.draws / self.games:.1f} draws",
        ]
        lines += [f"ended by {clause}: {n}" for clause, n in sorted(self.reasons.items())]
        for player, tally in sorted(self.by_player.items()):
            lines.append(f"player {self.labels[player]}: {tally.text()}")
        for seat, tally in sorted(self.by_seat.items()):
            lines.append(f"seat {self.game.seat_names[seat]}: {tally.text()}")
        return "\n".join(lines)


class _Progress:
    """A line on a terminal's stderr that changes every second; elsewhere nothing."""

    def __init__(self, games: int) -> None:
        self.games = games
        self.began = self.told = time.monotonic()
        self.shown = False

    def took(self) -> float:
        """Return the seconds since the beginning."""
        return time.monotonic() - self.began

    def tell(self, done: int) -> None:
        """Show how many games are done, at most once a second."""
        now = time.monotonic()
        if sys.stderr.isatty() and now - self.told >= 1:
            self.told, self.shown = now, True
            rate = done / (now - self.began)
            left = (self.games - done) / rate
            text = f"{done} of {self.games} games, {rate:.1f}/s, {left:.0f} s to go"
            print(f"\r{text:<60}", end="", file=sys.stderr, flush=True)

    def end(self) -> None:
        """Wipe the line."""
        if self.shown:
            print(f"\r{'':<60}\r", end="", file=sys.stderr, flush=True)


def _labels(names: list[str]) -> list[str]:
    """Return names that can be told apart."""
    return [
        name if names.count(name) == 1 else f"{name} ({names[: k + 1].count(name)})"
        for k, name in enumerate(names)
    ]


def _folder(path: str | None) -> Path | None:
    if path is None:
        return None
    try:
        Path(path).mkdir(parents=True, exist_ok=True)
    except (OSError, ValueError) as error:
        why = getattr(error, "strerror", None) or error
        raise UsageError(f"folder {path!r} cannot be made: {why}") from None
    return Path(path)


def _write(path: Path, text: str) -> None:
    from tailback.cli.save import write

    write(str(path), text)
