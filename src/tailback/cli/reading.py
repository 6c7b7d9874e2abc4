"""What a person types, understood: the moves that a line means, or why they cannot be played."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

from tailback.cli.table import Table
from tailback.cli.words import Words
from tailback.kit import Chance, Notation, NotationError, Refusal, Seat


class NotPlayed(Exception):
    """The line is not played, and nothing has changed."""


class _Misfit(NamedTuple):
    """The first move of a reading that cannot be played."""

    move: Any
    refusal: Refusal | None
    over: bool
    """Whether the seat had nothing left to decide when it came to this move."""
    left: int
    """How many moves come after it."""


def understand(table: Table, words: Words, position: Any, seat: Seat, line: str) -> list[Any]:
    """Return the moves of a line, all of them legal one after the other.

    A line can be read as a whole turn (``A+2`` is two steps) or word by word (``A+2`` is one
    slide); the first reading that the rules allow is taken.
    """
    note = table.game.notation
    for word in line.split():
        if word.startswith("="):
            raise NotPlayed(f"{word} is what chance brings, not a move.")
    readings = list(_readings(note, line))
    misfits = []
    for moves in readings:
        misfit = _tried(table, position, seat, moves)
        if misfit is None:
            return moves
        misfits.append(misfit)
    misfit = misfits[0]
    if misfit.over:  # the reading that came further knows better what was meant
        misfit = min(misfits, key=lambda one: one.left)
    spelled = note.move_text(misfit.move)
    why = "" if misfit.refusal is None else words.refusal(misfit.refusal)
    if misfit.over:
        raise NotPlayed(
            f"{spelled} is one too many: nothing can follow what comes before it. {why}"
        )
    raise NotPlayed(f"{spelled} is not allowed. {why}")


def _readings(note: Notation[Any, Any], line: str) -> Iterator[list[Any]]:
    """Return the ways to read a line, or raise why it cannot be read."""
    failed: NotationError | None = None
    whole: list[Any] | None = None
    try:
        whole = note.turn(line)
        yield whole
    except NotationError as error:
        failed = error
    try:
        single = [note.move(word) for word in line.split()]
    except NotationError as error:
        if whole is None:
            raise NotPlayed(f"{failed or error}. Type ? for the moves you may make.") from None
        return
    if single and single != whole:
        yield single


def _tried(table: Table, position: Any, seat: Seat, moves: list[Any]) -> _Misfit | None:
    """Return the first move that cannot be played, looking no further than the seat may see."""
    game = table.game
    closed = False
    for number, move in enumerate(moves, 1):
        left = len(moves) - number
        if closed:
            return _Misfit(move, None, True, left)
        if isinstance(game.pending(position), Chance):
            return _Misfit(move, None, True, left)
        refusal = game.refusal(position, seat, move)
        if not table.mine(position, seat):
            return _Misfit(move, refusal, True, left)
        if refusal is not None:
            return _Misfit(move, refusal, False, left)
        if table.joint(position) or not game.free(position, seat, move):
            closed = True
        else:
            position = game.apply(position, {seat: move})
    return None
