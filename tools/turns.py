"""Count the distinct outcomes of playing one card of Shift; the last line is just the number.

python -m tools.turns --setup 3 --seat gold --card MS2
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Sequence
from pathlib import Path

from tailback.games.shift import GAME, Setup, outcomes, printed
from tailback.games.shift.moves import CARDS, PLAY
from tailback.games.shift.setup import SETUPS
from tailback.kit import NotationError, TailbackError


def main(arguments: Sequence[str] | None = None) -> None:
    """Print how many outcomes there are."""
    parser = argparse.ArgumentParser(prog="python -m tools.turns", description=__doc__)
    parser.formatter_class = argparse.RawDescriptionHelpFormatter
    parser.add_argument("--setup", default="1", help="a number, a file with a drawing, or -")
    parser.add_argument("--seat", default="gold", choices=GAME.seat_names)
    parser.add_argument("--card", required=True, choices=CARDS)
    parser.add_argument("--list", action="store_true", help="print each outcome as a turn")
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    chosen = parser.parse_args(arguments)
    try:
        options = GAME.options(**dict(pair.partition("=")[::2] for pair in chosen.option))
        setup = _setup(chosen.setup)
        board = setup.board(start=False, extra=options.extra_vehicles, edition=options.edition)
    except TailbackError as error:
        parser.error(GAME.explained(error).said())
    except OSError as error:
        parser.error(str(error))
    if board.escaped(0) or board.escaped(1):
        parser.error("on this drawing the game is over: a hero car is off the grid")
    began = time.perf_counter()
    found = outcomes(options, board, GAME.seat_names.index(chosen.seat), chosen.card)
    seconds = time.perf_counter() - began
    spell, card = GAME.notation.turn_text, PLAY[CARDS.index(chosen.card)]
    if chosen.list:
        for way in (*found.boards.values(), found.win):
            if way is not None:
                print(spell([card, *way]))
    print(f"{chosen.seat} plays {chosen.card} in the {options.edition} edition on")
    print(setup.drawing())
    print(f"distinct positions: {len(found.boards)}")
    won = "no" if found.win is None else f"yes, {spell([card, *found.win])}"
    print(f"a win among them: {won}")
    print(f"time: {seconds:.3f} s")
    print(len(found))


def _setup(text: str) -> Setup:
    """Return a printed set-up by its number, or the one drawn in a file."""
    if text.isdecimal() and int(text) in SETUPS:
        return printed(int(text))
    rows = (sys.stdin.read() if text == "-" else Path(text).read_text("utf-8")).split("\n")
    drawn = "\n".join(row for row in rows if not row.startswith("colours "))
    try:
        return Setup.parse(drawn)
    except NotationError as error:
        line = drawn.count("\n", 0, error.at) + 1
        raise TailbackError(f"{text}, line {line} of the drawing: {error.what}") from None


if __name__ == "__main__":
    main()
