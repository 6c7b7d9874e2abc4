"""``tailback simulate``: many games between bots, and what came of them."""

from __future__ import annotations

import argparse
import random
import sys
import time
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from tailback.cli.common import (
    RANDOM,
    Commands,
    Seeds,
    add_command,
    add_options,
    agreed,
    find_bot,
    read_players,
    whole,
)
from tailback.cli.files import make_folder, write_transcript
from tailback.cli.voice import Voice
from tailback.cli.words import Words
from tailback.kit import NATURE, AnyGame, FairDice, Finished, Options, Question, Seating, commitment
from tailback.kit.chance import bot_seed
from tailback.kit.transcript import Fairness, Transcript
from tailback.kit.walk import walk

if TYPE_CHECKING:
    from tailback.bots.arena import Tally
    from tailback.bots.bot import AnyBot

TURN_LIMIT: Final = "200"
"""For games that no rule ends, unless the option says otherwise."""


def add(commands: Commands) -> None:
    """Add the command."""
    help = "let bots play many games and count the results"
    parser = add_command(commands, "simulate", run, help, game=True)
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
    game, options = agreed(args, turn_limit=TURN_LIMIT)
    names = read_players(game, args.players, args.seats, None)
    players = [(name, find_bot(game, name)) for name in names]
    if args.save is not None:
        make_folder(Path(args.save))
    words = Words(game, args.lang)
    count = _Count(_labels(names))
    progress = _Progress(args.games, words)
    for number in range(args.games):
        shift = 0 if args.fixed_seats else number
        order = [(seat + shift) % len(names) for seat in range(len(names))]
        seated = [players[k] for k in order]
        played, end = _play_one(game, options, seated, f"{args.seed}/{number}")
        count.add(order, played, end)
        if args.save is not None:
            file = Path(args.save, f"{game.id}-{number + 1:06}.txt")
            write_transcript(str(file), played.text())
        progress.tell(number + 1)
    progress.end()
    print("\n".join(count.lines(words, progress.took())))
    return 0


def _play_one(
    game: AnyGame, options: Options, players: list[tuple[str, AnyBot]], seed: str
) -> tuple[Transcript, Finished]:
    """Play one game between bots, with draws that can be verified, and return it with its end."""
    from tailback.bots import RandomBot
    from tailback.bots.arena import Players

    names, bots = zip(*players, strict=True)
    seeds, seating = Seeds.of(len(names), seed), Seating(len(names))
    position, rng = game.start(options, seating), random.Random(seeds.server + b"bots")
    around = Players(game, bots, position, rng)
    watched = not all(isinstance(bot, RandomBot) for bot in bots)

    def choose(position: Any, seat: int) -> Any:
        bot = bots[seat]
        if isinstance(bot, RandomBot):  # looks at nothing, so nothing is worked out for it
            return bot.choose(Question(seat, None, None, game.legal(position, seat), rng))
        return around.choose(position, seat)

    history = []
    committed = commitment(seeds.server)
    seats = tuple(bot_seed(committed, seat) for seat in range(len(names)))
    for step in walk(game, position, choose, FairDice(seeds.server, seats), told=watched):
        if watched:
            around.watch(step)
        history.append(step.moves)
        position = step.after
    fair = Fairness(committed, (None,) * len(names), seats, seeds.server)
    end = game.pending(position)
    assert isinstance(end, Finished)
    return Transcript(game, options, seating, names, tuple(history), fair), end


class _Count:
    """What came of the games so far."""

    def __init__(self, labels: list[str]) -> None:
        from tailback.bots.arena import Tally

        self.labels = labels
        self.games = self.decisions = self.draws = 0
        self.by_player = [Tally() for _ in labels]
        self.by_seat = [Tally() for _ in labels]
        self.reasons: Counter[str] = Counter()

    def add(self, order: list[int], played: Transcript, finished: Finished) -> None:
        draws = sum(NATURE in moves for moves in played.history)
        self.games += 1
        self.draws += draws
        self.decisions += sum(map(len, played.history)) - draws
        self.reasons[finished.reason] += 1
        for seat, player in enumerate(order):
            self.by_player[player].count(finished, seat)
            self.by_seat[seat].count(finished, seat)

    def lines(self, words: Words, took: float) -> Iterator[str]:
        took, games = max(took, 1e-9), self.games
        decisions, draws = self.decisions / games, self.draws / games
        yield words.say("counted-games", games=games, seconds=took)
        yield words.say("counted-rate", rate=games / took)
        yield words.say("counted-decisions", rate=self.decisions / took)
        yield words.say("counted-length", decisions=decisions, draws=draws)
        for clause, ended in sorted(self.reasons.items()):
            yield words.say("counted-ends", clause=clause, games=ended)
        for player, tally in zip(self.labels, self.by_player, strict=True):
            yield words.say("tally-player", player=player, **_told(tally))
        for seat, tally in enumerate(self.by_seat):
            yield words.say("tally-seat", seat=words.seat(seat), **_told(tally))


def _told(tally: Tally) -> dict[str, float]:
    share = 100 * tally.wins / tally.games
    return {"wins": tally.wins, "share": share, "draws": tally.draws, "losses": tally.losses}


class _Progress:
    """A line on a terminal's stderr that changes every second; elsewhere nothing."""

    def __init__(self, games: int, voice: Voice) -> None:
        self.games, self.voice, self.shown = games, voice, False
        self.began = self.told = time.monotonic()

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
