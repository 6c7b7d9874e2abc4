"""``tailback replay`` and ``tailback verify``: transcripts played through and checked."""

from __future__ import annotations

import argparse
import sys
from bisect import bisect_left
from dataclasses import replace
from itertools import accumulate
from typing import TYPE_CHECKING

from tailback.cli.common import NotText, add_command, read_text
from tailback.cli.screen import Screen, one_line
from tailback.cli.voice import CLI, UsageError, Voice
from tailback.kit.chance import commitment
from tailback.kit.errors import TailbackError, TranscriptError

if TYPE_CHECKING:
    from tailback.cli.common import Commands
    from tailback.cli.words import Words
    from tailback.kit.transcript import Transcript


def add(commands: Commands) -> None:
    """Add both commands."""
    shown = add_command(commands, "replay", run_replay, "play a transcript through and check it")
    shown.add_argument("file", metavar="FILE", help="a transcript, or - for standard input")
    shown.add_argument("--quiet", action="store_true", help="print the verdict only")
    checked = add_command(
        commands, "verify", run_verify, "check a transcript, and its draws against its seeds"
    )
    checked.add_argument("file", metavar="FILE", help="a transcript, or - for standard input")


def run_replay(args: argparse.Namespace) -> int:
    """Print each turn with the drawing after it, then the verdict."""
    from tailback.cli.words import Words

    try:
        transcript = _read(args.file)
    except (TranscriptError, NotText) as error:
        return _bad(args, error)
    words = Words(transcript.game, args.lang)
    if not args.quiet:
        _show(transcript, words)
    print(_verdict(transcript, words))
    return 0


def run_verify(args: argparse.Namespace) -> int:
    """Print whether the transcript holds and its draws follow from its seeds."""
    from tailback.cli.words import Words
    from tailback.kit.transcript import verify

    try:
        transcript = _read(args.file)
    except (TranscriptError, NotText) as error:
        return _bad(args, error)
    try:
        drawn = verify(transcript)
    except TailbackError as error:
        return _bad(args, TranscriptError(_unfair_line(transcript), error))
    words = Words(transcript.game, args.lang)
    print(_verdict(transcript, words))
    print(words.say("fair", draws=drawn))
    return 0


def _read(path: str) -> Transcript:
    from tailback.kit.transcript import read

    try:
        return read(read_text(path))
    except (ImportError, AttributeError) as error:
        raise UsageError("its-game-broken", why=error) from None


def _bad(args: argparse.Namespace, error: TailbackError) -> int:
    where = CLI.sentence("standard-input") if args.file == "-" else args.file
    said = Voice(args.lang).say("in-file", file=where, why=error)
    print(f"tailback: {one_line(said)}", file=sys.stderr)
    return 1


def _unfair_line(transcript: Transcript) -> int:
    """Return the line of the first draw that does not follow, or of the seeds if all fail."""
    from tailback.kit.transcript import turns, verify

    lines = list(turns(transcript.history))
    ends = list(accumulate(len(moves) + len(draws) for moves, draws in lines))

    def fails(number: int) -> bool:
        try:
            verify(replace(transcript, history=transcript.history[: ends[number]], positions=()))
        except TailbackError:
            return True
        return False

    header = replace(transcript, history=(), positions=()).text().count("\n")
    fair = transcript.fairness
    if fair is None:
        return 1
    if fair.server_seed is None or commitment(fair.server_seed) != fair.commitment:
        return header - len(fair.seat_seeds) - (fair.server_seed is not None)
    return header + 1 + bisect_left(range(len(lines)), True, key=fails)


def _show(transcript: Transcript, words: Words) -> None:
    from tailback.cli.words import picture
    from tailback.kit import SPECTATOR
    from tailback.kit.transcript import turn_lines, turns

    game, positions = transcript.game, transcript.positions
    screen = Screen()
    screen.say(words.title(transcript.players))
    screen.say(picture(screen, game.observe(positions[0], SPECTATOR)))
    at = 0
    history = transcript.history
    for line, (moves, draws) in zip(turn_lines(game, history), turns(history), strict=True):
        at += len(moves) + len(draws)
        number, _, said = line.partition(" ")
        screen.say(f"\n{number}. {said}", "bold")
        screen.say(picture(screen, game.observe(positions[at], SPECTATOR)))
    if (finished := transcript.finished()) is not None:
        screen.say(f"\n{words.result(finished)}")


def _verdict(transcript: Transcript, words: Words) -> str:
    from tailback.kit import NATURE

    decisions = sum(NATURE not in happened for happened in transcript.history)
    finished = transcript.finished()
    end = words.say("not-over") if finished is None else words.end(finished)
    draws = len(transcript.history) - decisions
    return words.say("replayed", decisions=decisions, draws=draws, end=end)
