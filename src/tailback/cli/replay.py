"""``tailback replay`` and ``tailback verify``: transcripts played through and checked."""

from __future__ import annotations

import argparse
import sys
from bisect import bisect_left
from dataclasses import replace
from itertools import accumulate
from typing import TYPE_CHECKING

from tailback.cli.common import NotText, UsageError, add_command, add_language, read_text
from tailback.cli.screen import Screen, one_line
from tailback.kit.chance import commitment
from tailback.kit.errors import TailbackError, TranscriptError

if TYPE_CHECKING:
    from tailback.cli.common import Commands
    from tailback.kit.transcript import Transcript


def add(commands: Commands) -> None:
    """Add both commands."""
    shown = add_command(commands, "replay", run_replay, "play a transcript through and check it")
    shown.add_argument("file", metavar="FILE", help="a transcript, or - for standard input")
    shown.add_argument("--quiet", action="store_true", help="print the verdict only")
    add_language(shown)
    checked = add_command(
        commands, "verify", run_verify, "check a transcript, and its draws against its seeds"
    )
    checked.add_argument("file", metavar="FILE", help="a transcript, or - for standard input")


def run_replay(args: argparse.Namespace) -> int:
    """Print each turn with the drawing after it, then the verdict."""
    try:
        transcript = _read(args.file)
    except (TranscriptError, NotText) as error:
        return _bad(args.file, error)
    if not args.quiet:
        _show(transcript, args.lang)
    print(_verdict(transcript))
    return 0


def run_verify(args: argparse.Namespace) -> int:
    """Print whether the transcript holds and its draws follow from its seeds."""
    from tailback.kit.transcript import verify

    try:
        transcript = _read(args.file)
    except (TranscriptError, NotText) as error:
        return _bad(args.file, error)
    try:
        drawn = verify(transcript)
    except TailbackError as error:
        return _bad(args.file, TranscriptError(_unfair_line(transcript), str(error)))
    print(_verdict(transcript))
    print(f"fair: the seed is the one committed to, and all {drawn} draws follow from the seeds")
    return 0


def _read(path: str) -> Transcript:
    from tailback.kit.transcript import read

    try:
        return read(read_text(path))
    except (ImportError, AttributeError) as error:
        raise UsageError(f"its game cannot be loaded: {error}") from None


def _bad(path: str, error: Exception) -> int:
    where = "standard input" if path == "-" else path
    print(f"tailback: {one_line(f'{where}: {error}')}", file=sys.stderr)
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


def _show(transcript: Transcript, language: str) -> None:
    from tailback.cli.words import Words, picture
    from tailback.kit import SPECTATOR, Finished
    from tailback.kit.transcript import turn_lines, turns

    game, positions = transcript.game, transcript.positions
    words, screen = Words(game, language), Screen()
    players = zip(game.seat_names, transcript.players, strict=False)
    screen.say(f"{words.name()}: {', '.join(f'{seat} {player}' for seat, player in players)}")
    screen.say(picture(screen, game.observe(positions[0], SPECTATOR)))
    at = 0
    history = transcript.history
    for line, (moves, draws) in zip(turn_lines(game, history), turns(history), strict=True):
        at += len(moves) + len(draws)
        number, _, said = line.partition(" ")
        screen.say(f"\n{number}. {said}", "bold")
        screen.say(picture(screen, game.observe(positions[at], SPECTATOR)))
    finished = game.pending(positions[-1])
    if isinstance(finished, Finished):
        screen.say(f"\n{words.result(finished)}")


def _verdict(transcript: Transcript) -> str:
    from tailback.kit import NATURE, Finished

    decisions = sum(NATURE not in happened for happened in transcript.history)
    draws = len(transcript.history) - decisions
    counted = f"{decisions} decisions and {draws} draws are as the rules allow"
    finished = transcript.game.pending(transcript.positions[-1])
    if not isinstance(finished, Finished):
        return f"ok: {counted}; the game is not over"
    names = ", ".join(transcript.game.seat_names[seat] for seat in finished.winners)
    end = "a draw" if len(finished.winners) == len(finished.ranks) else f"won by {names}"
    return f"ok: {counted}; {end} ({finished.reason})"
