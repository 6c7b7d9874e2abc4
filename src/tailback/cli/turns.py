"""``tailback turns``: the distinct outcomes of playing one card."""

from __future__ import annotations

import argparse
import time
from typing import TYPE_CHECKING

from tailback.cli.common import (
    UsageError,
    add_command,
    explain_setup,
    find_game,
    read_options,
    read_text,
)
from tailback.kit.errors import NotationError, SetupError

if TYPE_CHECKING:
    from tailback.cli.common import Commands
    from tailback.games.shift import Setup


def add(commands: Commands) -> None:
    """Add the command."""
    parser = add_command(commands, "turns", run, "count the distinct outcomes of playing one card")
    parser.add_argument("game", metavar="GAME", help="shift")
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
        raise UsageError(f"turns are counted for shift only, not for {game.id}")
    from tailback.games.shift import ShiftOptions, outcomes
    from tailback.games.shift.moves import CARDS, PLAY

    if args.seat not in game.seat_names:
        raise UsageError(f"no seat {args.seat!r}; there are {', '.join(game.seat_names)}")
    if args.card not in CARDS:
        raise UsageError(f"no card {args.card!r}; there are {', '.join(CARDS)}")
    given = args.option + ([f"edition={args.edition}"] if args.edition is not None else [])
    options = read_options(game, given)
    assert isinstance(options, ShiftOptions)
    try:
        setup = _setup(args.setup)
        board = setup.board(start=False, extra=options.extra_vehicles, edition=options.edition)
    except SetupError as error:
        raise UsageError(explain_setup(game.rulebook, error)) from None
    if board.escaped(0) or board.escaped(1):
        raise UsageError("on this drawing the game is over: a hero car is off the grid")
    seat = game.seat_names.index(args.seat)
    began = time.perf_counter()
    found = outcomes(options, board, seat, args.card)
    took = time.perf_counter() - began
    card = PLAY[CARDS.index(args.card)]
    if args.list:
        ways = [*found.boards.values(), *([found.win] if found.win is not None else [])]
        for way in ways:
            print(game.notation.turn_text([card, *way]))
    print(f"{args.seat} plays {args.card} in the {options.edition} edition on")
    print(setup.drawing())
    print(f"distinct positions: {len(found.boards)}")
    won = "no" if found.win is None else f"yes, {game.notation.turn_text([card, *found.win])}"
    print(f"a win among them: {won}")
    print(f"time: {took:.3f} s")
    print(len(found))
    return 0


def _setup(text: str) -> Setup:
    """Return a printed set-up by its number, or the one drawn in a file."""
    from tailback.games.shift import Setup, printed
    from tailback.games.shift.setup import SETUPS

    if text.isascii() and text.isdecimal():
        if len(text) > 3 or int(text) not in SETUPS:
            raise UsageError(f"no set-up {text}; there are {SETUPS[0]} to {SETUPS[-1]}")
        return printed(int(text))
    rows = read_text(text).split("\n")
    drawn = "\n".join(row for row in rows if not row.startswith("colours "))
    try:
        return Setup.parse(drawn)
    except NotationError as error:
        line = drawn.count("\n", 0, error.at) + 1
        raise UsageError(f"{text}, line {line} of the drawing: {error.why}") from None
