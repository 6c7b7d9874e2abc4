"""``tailback replay`` and ``tailback verify``: transcripts played through and checked."""

from __future__ import annotations

import argparse
from bisect import bisect_right

from tailback.cli.common import Commands, add_command
from tailback.cli.files import NotText, read_text
from tailback.cli.screen import Screen
from tailback.cli.voice import CLI, Failed, UsageError
from tailback.cli.words import Words, picture
from tailback.kit import NATURE, SPECTATOR, Sentence, TailbackError, TranscriptError
from tailback.kit.errors import UnfairDraw
from tailback.kit.transcript import Transcript, turn_lines
from tailback.kit.transcript_reader import read
from tailback.kit.verify import Receipt, doubts, verify


def add(commands: Commands) -> None:
    """Add both commands."""
    shown = add_command(commands, "replay", run_replay, "play a transcript through and check it")
    shown.add_argument("--quiet", action="store_true", help="print the verdict only")
    help = "check a transcript, and its draws against its seeds"
    checked = add_command(commands, "verify", run_verify, help)
    for parser in (shown, checked):
        parser.add_argument("file", metavar="FILE", help="a transcript, or - for standard input")
    help = "the transcript of the match before: check what it promised for a rematch"
    checked.add_argument("--after", metavar="FILE", help=help)
    help = "what you kept from before the deal, to prove that nobody chose it"
    checked.add_argument("--receipt", metavar="FILE", help=help)


def run_replay(args: argparse.Namespace) -> int:
    """Print each turn with the drawing after it, then the verdict."""
    transcript = _read(args.file)
    words = Words(transcript.game, args.lang)
    if not args.quiet:
        _show(transcript, words)
    print(_verdict(transcript, words))
    return 0


def run_verify(args: argparse.Namespace) -> int:
    """Print whether the transcript holds, its draws follow from its seeds, and what that proves."""
    transcript = _read(args.file)
    before = None if args.after is None else _read(args.after)
    receipt = None if args.receipt is None else _receipt(args.receipt)
    try:
        drawn = verify(transcript, before, receipt)
    except TailbackError as error:
        wrong = TranscriptError(_unfair_line(transcript, error), error)
        raise Failed(_in_file(args.file, wrong)) from None
    words = Words(transcript.game, args.lang)
    print(_verdict(transcript, words))
    print(words.say("fair", draws=drawn))
    if before is not None:
        print(words.say("promise-kept"))
    why = doubts(transcript, receipt)
    for doubt in why:
        print(words.say("not-proven", why=doubt))
    if not why:
        print(words.say("proven"))
    return 0


def _read(path: str) -> Transcript:
    try:
        return read(read_text(path))
    except (TranscriptError, NotText) as error:
        raise Failed(_in_file(path, error)) from None
    except (ImportError, AttributeError) as error:
        raise UsageError("its-game-broken", why=error) from None


def _receipt(path: str) -> Receipt:
    try:
        return Receipt.read(read_text(path))
    except (TailbackError, NotText) as error:
        raise Failed(_in_file(path, error)) from None


def _in_file(path: str, why: TailbackError) -> Sentence:
    where = CLI.sentence("standard-input") if path == "-" else path
    return CLI.sentence("in-file", file=where, why=why)


def _unfair_line(transcript: Transcript, error: TailbackError) -> int:
    """Return the line of the first draw that does not follow, or of the seeds if all fail."""
    header = list(transcript.header())
    if isinstance(error, UnfairDraw):
        return len(header) + bisect_right(transcript.ends, error.at)
    return 1 + next((n for n, line in enumerate(header) if line.startswith("commitment ")), 0)


def _show(transcript: Transcript, words: Words) -> None:
    game, positions = transcript.game, transcript.positions
    scene, screen = game.scene(transcript.options, transcript.seating), Screen()
    screen.say(words.title(transcript.players))
    for line, end in zip(("", *turn_lines(game, transcript.history)), transcript.ends, strict=True):
        number, _, said = line.partition(" ")
        if number:
            screen.say(f"\n{number}. {said}", "bold")
        screen.say(picture(screen, words, game.view(scene, positions[end], SPECTATOR)))
    if (finished := transcript.finished()) is not None:
        screen.say(f"\n{words.result(finished)}")


def _verdict(transcript: Transcript, words: Words) -> str:
    draws = sum(NATURE in happened for happened in transcript.history)
    decisions = len(transcript.history) - draws
    finished = transcript.finished()
    end = words.say("not-over") if finished is None else words.end(finished)
    return words.say("replayed", decisions=decisions, draws=draws, end=end)
