"""``tailback replay`` and ``tailback verify``: transcripts played through and checked."""

from __future__ import annotations

import argparse
from bisect import bisect_left
from dataclasses import replace
from itertools import accumulate

from tailback.cli.common import Commands, add_command
from tailback.cli.files import NotText, read_text
from tailback.cli.screen import Screen
from tailback.cli.voice import CLI, Failed, UsageError
from tailback.cli.words import Words, picture
from tailback.kit import NATURE, SPECTATOR, Sentence, TailbackError, TranscriptError
from tailback.kit.transcript import Transcript, turn_lines, turns
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
        wrong = TranscriptError(_unfair_line(transcript, before, receipt), error)
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


def _unfair_line(transcript: Transcript, before: Transcript | None, receipt: Receipt | None) -> int:
    """Return the line of the first draw that does not follow, or of the seeds if all fail."""
    fair = transcript.fairness
    if fair is None:
        return 1

    def begun(end: int) -> Transcript:
        kept, played = transcript.history[:end], transcript.played[:end]
        return replace(transcript, history=kept, steps=played, resigned=(), late=(), agreed=False)

    def fails(end: int) -> bool:
        try:
            verify(begun(max(end, transcript.given)), before, receipt)
        except TailbackError:
            return True
        return False

    header = begun(0).text().split("\n")[:-1]
    if fails(0):
        return 1 + next(n for n, line in enumerate(header) if line.startswith("commitment "))
    lengths = (len(moves) + len(draws) for moves, draws in turns(transcript.history))
    return len(header) + 1 + bisect_left(list(accumulate(lengths)), True, key=fails)


def _show(transcript: Transcript, words: Words) -> None:
    game, history, positions = transcript.game, transcript.history, transcript.positions
    scene, screen = game.scene(transcript.options, transcript.seating), Screen()
    screen.say(words.title(transcript.players))
    screen.say(picture(screen, words, game.view(scene, positions[0], SPECTATOR)))
    at = 0
    for line, (moves, draws) in zip(turn_lines(game, history), turns(history), strict=True):
        at += len(moves) + len(draws)
        number, _, said = line.partition(" ")
        screen.say(f"\n{number}. {said}", "bold")
        screen.say(picture(screen, words, game.view(scene, positions[at], SPECTATOR)))
    if (finished := transcript.finished()) is not None:
        screen.say(f"\n{words.result(finished)}")


def _verdict(transcript: Transcript, words: Words) -> str:
    draws = sum(NATURE in happened for happened in transcript.history)
    decisions = len(transcript.history) - draws
    finished = transcript.finished()
    end = words.say("not-over") if finished is None else words.end(finished)
    return words.say("replayed", decisions=decisions, draws=draws, end=end)
