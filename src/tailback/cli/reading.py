"""What a person types, understood: the moves that a line means, or why they cannot be played."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from typing import Any, Final, NamedTuple

from tailback.cli.table import Table
from tailback.cli.voice import UsageError
from tailback.cli.words import Words
from tailback.kit import Chance, Notation, NotationError, Refusal, Seat

_EXAMPLES: Final = 4


class NotPlayed(UsageError):
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
            raise NotPlayed("move-of-chance", move=word)
    readings = list(_readings(note, line))
    if not readings:
        legal = [note.move_text(move) for move in table.game.legal(position, seat)]
        raise NotPlayed("no-move", word=repr(_strange(note, line)), moves=legal[:_EXAMPLES])
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
    if misfit.refusal is None:
        raise NotPlayed("move-too-many", move=spelled)
    why = words.refusal(misfit.refusal)
    raise NotPlayed("move-after-end" if misfit.over else "move-refused", move=spelled, why=why)


def _readings(note: Notation[Any, Any], line: str) -> Iterator[list[Any]]:
    """Return the ways to read a line; none if it cannot be read."""
    whole: list[Any] | None = None
    single: list[Any] | None = None
    with suppress(NotationError):
        whole = note.turn(line)
    with suppress(NotationError):
        single = [note.move(word) for word in line.split()]
    if whole is not None:
        yield whole
    if single and single != whole:
        yield single


def _strange(note: Notation[Any, Any], line: str) -> str:
    """Return the first word of a line that is no move, or all of it if each word is one."""
    for word in line.split():
        try:
            note.move(word)
        except NotationError:
            return word
    return line


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
