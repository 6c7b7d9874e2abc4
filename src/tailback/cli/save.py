"""Transcripts on disk: the whole match when it is over, before that what one viewer may know."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from tailback.cli.common import UsageError
from tailback.cli.table import Table
from tailback.kit import NATURE, AnyGame, Finished, Seat, Viewer
from tailback.kit.transcript import TITLE, turns
from tailback.kit.walk import Step

_CHECK: Final = 8


def text_for(table: Table, viewer: Viewer) -> str:
    """Return the transcript as this viewer may have it now.

    While the match runs, ``=?`` stands for a draw that the viewer did not see and ``?`` for such a
    move.
    """
    whole = table.transcript().text()
    if isinstance(table.pending, Finished):
        return whole
    header = [line.rpartition(" #")[0] for line in whole.split("\n")[:-1]]
    lines = sum(1 for _ in turns([step.moves for step in table.steps]))
    header = header[: len(header) - lines]
    return "".join(_sealed([*header, *_turn_lines(table, viewer)]))


def write(path: str, text: str) -> None:
    """Write a transcript; a file that is anything else is never overwritten."""
    file = Path(path)
    try:
        if file.exists() and not file.read_bytes().startswith(TITLE.encode()):
            raise UsageError(f"{path!r} exists and is no transcript; choose another name")
        file.write_text(text, "utf-8", newline="\n")
    except (OSError, ValueError) as error:
        if isinstance(error, UsageError):
            raise
        why = getattr(error, "strerror", None) or error
        raise UsageError(f"{path!r} cannot be written: {why}") from None


def _turn_lines(table: Table, viewer: Viewer) -> Iterator[str]:
    """Return one line a turn, as the kit's transcripts have them."""
    steps = iter(table.steps)
    history = [step.moves for step in table.steps]
    note, names = table.game.notation, table.game.seat_names
    for number, (moves, draws) in enumerate(turns(history)):
        parts = [str(number)]
        done = [next(steps) for _ in moves]
        if done and len(done[0].moves) > 1:
            parts.append(
                "; ".join(
                    f"{names[s]}: {_word(table, done[0], s, viewer)}" for s in sorted(moves[0])
                )
            )
        elif done:
            (seat,) = done[0].moves
            open_ = all(not _hidden(table.game, step, seat, viewer) for step in done)
            said = note.turn_text([step.moves[seat] for step in done]) if open_ else "?"
            parts.append(f"{names[seat]}: {said}")
        parts += [_word(table, next(steps), NATURE, viewer) for _ in draws]
        yield " ".join(parts)


def _word(table: Table, step: Step[Any, Any], who: Seat, viewer: Viewer) -> str:
    if _hidden(table.game, step, who, viewer):
        return "=?" if who == NATURE else "?"
    note = table.game.notation
    move = step.moves[who]
    return note.move_text(move) if who == NATURE else note.turn_text([move])


def _hidden(game: AnyGame, step: Step[Any, Any], who: Seat, viewer: Viewer) -> bool:
    """Return whether the viewer cannot tell what happened, or is not to be told again.

    Hidden is what events show as ``?``, what was fleeting, and what looks to the viewer just as
    something else would have looked.
    """
    if who == viewer:
        return False
    seen = game.witness(step.before, step.moves, step.after, viewer)
    if any(event.fleeting or "?" in map(str, dict(event.details).values()) for event in seen):
        return True
    view = game.observe(step.after, viewer)
    for other in _alternatives(game, step, who):
        moves = {**step.moves, who: other}
        after = game.apply(step.before, moves)
        if (
            game.witness(step.before, moves, after, viewer) == seen
            and game.observe(after, viewer) == view
        ):
            return True
    return False


def _alternatives(game: AnyGame, step: Step[Any, Any], who: Seat) -> list[Any]:
    """Return what else could have happened; the rules decide, and the move itself is left out."""
    if who == NATURE:
        pending = game.pending(step.before)
        possible = () if isinstance(pending, Finished) else getattr(pending, "outcomes", ())
    else:
        possible = game.legal(step.before, who)
    return [other for other in possible if other != step.moves[who]]


def _sealed(lines: list[str]) -> Iterator[str]:
    """Return the lines with the check at their end that covers all text up to there."""
    digest = hashlib.sha256()
    for line in lines:
        digest.update(line.encode() + b"\n")
        yield f"{line} #{digest.hexdigest()[:_CHECK]}\n"
