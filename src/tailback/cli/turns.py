"""``tailback turns``: the distinct outcomes of playing one card."""

from __future__ import annotations

import argparse
import time
from typing import TYPE_CHECKING

from tailback.cli.common import Commands, add_command, find_game, read_options
from tailback.cli.files import read_text
from tailback.cli.voice import UsageError
from tailback.cli.words import Words
from tailback.kit import NotationError, quoted

if TYPE_CHECKING:
    from tailback.games.shift import Setup


def add(commands: Commands) -> None:
    """Add the command."""
    help = "count the distinct outcomes of playing one card"
    parser = add_command(commands, "turns", run, help, game=True)
    parser.add_argument(
        "--setup",
        default="1",
        metavar="SETUP",
        help="a printed set-up (1 to 10), a file with a drawing, or - for standard input",
    )
    parser.add_argument("--seat", default="gold", metavar="SEAT", help="gold or silver")
    parser.add_argument("--card", required=True, metavar="CARD", help="such as M3, MS2, SH, SL")
    parser.add_argument("--edition", metavar="EDITION", help="shift or duo")
    parser.add_argument("--list", action="store_true", help="print each outcome as a turn")
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")


def run(args: argparse.Namespace) -> int:
    """Print how many outcomes there are; the last line is just the number."""
    game = find_game(args.game)
    if game.id != "shift":
        raise UsageError("turns-of-shift", game=game.id)
    from tailback.games.shift import ShiftOptions, outcomes
    from tailback.games.shift.moves import CARDS, PLAY

    if args.seat not in game.seat_names:
        raise UsageError("no-seat", seat=quoted(args.seat), seats=game.seat_names)
    if args.card not in CARDS:
        raise UsageError("no-card", card=quoted(args.card), cards=CARDS)
    given = args.option + ([f"edition={args.edition}"] if args.edition is not None else [])
    options = read_options(game, given)
    assert isinstance(options, ShiftOptions)
    setup = _setup(args.setup)
    board = setup.board(start=False, extra=options.extra_vehicles, edition=options.edition)
    if board.escaped(0) or board.escaped(1):
        raise UsageError("drawn-over")
    seat = game.seat_names.index(args.seat)
    began = time.perf_counter()
    found = outcomes(options, board, seat, args.card)
    took = time.perf_counter() - began
    card = PLAY[CARDS.index(args.card)]
    if args.list:
        for way in (*found.boards.values(), found.win):
            if way is not None:
                print(game.notation.turn_text([card, *way]))
    words = Words(game, args.lang)
    edition, seat_name = options.edition, words.seat(seat)
    print(words.say("turns-title", seat=seat_name, card=args.card, edition=edition))
    print(setup.drawing())
    print(words.say("turns-positions", count=len(found.boards)))
    if found.win is None:
        print(words.say("turns-no-win"))
    else:
        print(words.say("turns-win", turn=game.notation.turn_text([card, *found.win])))
    print(words.say("turns-time", seconds=f"{took:.3f}"))
    print(len(found))
    return 0


def _setup(text: str) -> Setup:
    """Return a printed set-up by its number, or the one drawn in a file."""
    from tailback.games.shift import Setup, printed
    from tailback.games.shift.setup import SETUPS

    if text.isascii() and text.isdecimal():
        if len(text) > 3 or int(text) not in SETUPS:
            raise UsageError("no-setup", setup=text, first=str(SETUPS[0]), last=str(SETUPS[-1]))
        return printed(int(text))
    rows = read_text(text).split("\n")
    drawn = "\n".join(row for row in rows if not row.startswith("colours "))
    try:
        return Setup.parse(drawn)
    except NotationError as error:
        line = drawn.count("\n", 0, error.at) + 1
        raise UsageError("drawing", file=text, line=str(line), why=error.what) from None
