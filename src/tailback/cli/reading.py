"""What a person types, understood: the moves that a line means, or why they cannot be played."""

from __future__ import annotations

from contextlib import suppress
from typing import Any, Final

from tailback.cli.device import Device
from tailback.cli.voice import UsageError
from tailback.cli.words import Words
from tailback.kit import Notation, NotationError, Seat, quoted
from tailback.match import Rejected, Tried

_EXAMPLES: Final = 4


class NotPlayed(UsageError):
    """The line is not played, and nothing has changed."""


def understand(device: Device, words: Words, seat: Seat, before: Tried, line: str) -> Tried:
    """Return a draft with the moves of a line added, all of them legal one after the other.

    A line can be read as a whole turn (``A+2`` is two steps) or word by word (``A+2`` is one
    slide); the first reading that the rules allow is taken.
    """
    note = words.game.notation
    for word in line.split():
        if word.startswith("="):
            raise NotPlayed("move-of-chance", move=word)
    readings = [[note.move_text(move) for move in moves] for moves in _readings(note, line)]
    if not readings:
        strange = quoted(_strange(note, line))
        raise NotPlayed("no-move", word=strange, moves=before.legal[:_EXAMPLES])
    misfits: list[tuple[str, int, Rejected]] = []
    for texts in readings:
        draft = [*before.moves, *texts]
        tried = device.try_(seat, draft)
        if isinstance(tried, Tried):
            return tried
        at = tried.at or 0
        misfits.append((draft[at], len(draft) - at, tried))
    move, _, refused = misfits[0]
    if refused.refusal is None:  # the reading that came further knows better what was meant
        move, _, refused = min(misfits, key=lambda one: one[1])
    if refused.refusal is None:
        raise NotPlayed("move-too-many", move=move)
    raise NotPlayed("move-refused", move=move, why=words.refusal(refused.refusal))


def _readings(note: Notation[Any, Any], line: str) -> list[list[Any]]:
    """Return the ways to read a line; none if it cannot be read."""
    found: list[list[Any]] = []
    with suppress(NotationError):
        found.append(note.turn(line))
    with suppress(NotationError):
        single = [note.move(word) for word in line.split()]
        found += [single] if single not in found else []
    return found


def _strange(note: Notation[Any, Any], line: str) -> str:
    """Return the first word of a line that is no move, or all of it if each word is one."""
    for word in line.split():
        try:
            note.move(word)
        except NotationError:
            return word
    return line
