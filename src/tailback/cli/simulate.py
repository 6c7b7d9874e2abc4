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
    add_command,
    add_game,
    add_options,
    find_bot,
    find_game,
    make_folder,
    read_options,
    read_players,
    whole,
)
from tailback.cli.voice import Voice

if TYPE_CHECKING:
    from tailback.bots.arena import Tally
    from tailback.cli.common import Commands
    from tailback.cli.table import Table
    from tailback.cli.words import Words
    from tailback.kit import AnyGame, Finished, Options

TURN_LIMIT: Final = "200"
"""For games that no rule ends, unless the option says otherwise."""


def add(commands: Commands) -> None:
    """Add the command."""
    parser = add_command(
        commands, "simulate", run, "let bots play many games and count the results"
    )
    add_game(parser)
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
    from tailback.cli.words import Words

    game = find_game(args.game)
    options = read_options(game, args.option, turn_limit=TURN_LIMIT)
    names = read_players(game, args.players, args.seats, None)
    players = [Player(name, find_bot(game, name)) for name in names]
    folder = _folder(args.save)
    words = Words(game, args.lang)
    count = _Count(words, _labels(names))
    progress = _Progress(args.games, words)
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
class _Count:
    """What came of the games so far."""

    words: Words
    labels: list[str]
    games: int = 0
    decisions: int = 0
    draws: int = 0
    by_player: dict[int, Tally] = field(default_factory=dict)
    by_seat: dict[int, Tally] = field(default_factory=dict)
    reasons: dict[str, int] = field(default_factory=dict)

    def add(self, order: list[int], table: Table, finished: Finished) -> None:
        from tailback.bots.arena import Tally
        from tailback.kit import NATURE

        draws = sum(NATURE in step.moves for step in table.steps)
        self.games += 1
        self.draws += draws
        self.decisions += sum(len(step.moves) for step in table.steps) - draws
        self.reasons[finished.reason] = self.reasons.get(finished.reason, 0) + 1
        for seat, player in enumerate(order):
            self.by_player.setdefault(player, Tally()).count(finished, seat)
            self.by_seat.setdefault(seat, Tally()).count(finished, seat)

    def text(self, took: float) -> str:
        took = max(took, 1e-9)
        words, games = self.words, self.games
        lines = [
            words.say("counted-games", games=games, seconds=took),
            words.say("counted-rate", rate=games / took),
            words.say("counted-decisions", rate=self.decisions / took),
            words.say("counted-length", decisions=self.decisions / games, draws=self.draws / games),
        ]
        for clause, ended in sorted(self.reasons.items()):
            lines.append(words.say("counted-ends", clause=clause, games=ended))
        for player, tally in sorted(self.by_player.items()):
            lines.append(words.say("tally-player", player=self.labels[player], **_told(tally)))
        for seat, tally in sorted(self.by_seat.items()):
            lines.append(words.say("tally-seat", seat=words.seat(seat), **_told(tally)))
        return "\n".join(lines)


def _told(tally: Tally) -> dict[str, float]:
    return {
        "wins": tally.wins,
        "share": 100 * tally.wins / tally.games,
        "draws": tally.draws,
        "losses": tally.losses,
    }


class _Progress:
    """A line on a terminal's stderr that changes every second; elsewhere nothing."""

    def __init__(self, games: int, voice: Voice) -> None:
        self.games = games
        self.voice = voice
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
            left = round((self.games - done) / rate)
            text = self.voice.say("progress", done=done, games=self.games, rate=rate, seconds=left)
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
    make_folder(Path(path))
    return Path(path)


def _write(path: Path, text: str) -> None:
    from tailback.cli.save import write

    write(str(path), text)
