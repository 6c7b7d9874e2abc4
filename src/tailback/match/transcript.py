"""Transcripts: in full when the match is over; before that, what one viewer may know for good."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, Final

from tailback.kit import Seat, Viewer, commitment
from tailback.kit.transcript import Fairness, Transcript, sealed_lines, turns
from tailback.match.run import Step
from tailback.match.table import Table

_DRAW: Final = "=?"
_MOVE: Final = "?"
_EMPTY: Final = bytes(32)


def whole(table: Table) -> Transcript:
    """Return everything that has happened, hidden things included."""
    history = tuple(step.moves for step in table.steps)
    return _transcript(table, history, table.server_seed if table.result else None)


def text(table: Table, viewer: Viewer) -> str:
    """Return the match as text for one viewer.

    While it runs, hidden draws are written ``=?``, what this viewer did not notice at all is left
    out, and so is every choice that is not used yet.
    """
    if table.result is not None:
        return whole(table).text()
    lines = [line.rpartition(" #")[0] for line in _transcript(table, (), None).text().splitlines()]
    return "\n".join(sealed_lines([*lines, *_lines(table, viewer)])) + "\n"


def _transcript(
    table: Table, history: tuple[Mapping[Seat, Any], ...], server_seed: bytes | None
) -> Transcript:
    seeds = tuple(chair.seed or _EMPTY for chair in table.chairs)
    fairness = Fairness(commitment(table.server_seed), seeds, server_seed)
    players = tuple(chair.name for chair in table.chairs)
    return Transcript(table.game, table.options, table.seating, players, history, fairness)


def _lines(table: Table, viewer: Viewer) -> Iterator[str]:
    game = table.game
    known = [_known(table, step, viewer) for step in table.steps if _noticed(table, step, viewer)]
    for number, (moves, draws) in enumerate(turns(known)):
        parts = [str(number)]
        if moves:
            told = [
                f"{game.seat_names[seat]}: {_turn(table, [m[seat] for m in moves])}"
                for seat in sorted(moves[0])
            ]
            parts.append("; ".join(told))
        parts += [_DRAW if draw is None else game.notation.move_text(draw) for draw in draws]
        yield " ".join(parts)


def _noticed(table: Table, step: Step, viewer: Viewer) -> bool:
    """Return whether this viewer saw that something happened."""
    game = table.game
    return bool(game.witness(*step, viewer)) or (
        game.observe(step.before, viewer) != game.observe(step.after, viewer)
    )


def _known(table: Table, step: Step, viewer: Viewer) -> dict[Seat, Any]:
    """Return who did what, with None for what this viewer may not be told for good."""
    shows = table.game.shows
    return {who: move if shows(*step, who, viewer) else None for who, move in step.moves.items()}


def _turn(table: Table, moves: list[Any]) -> str:
    if all(move is not None for move in moves):
        return table.game.notation.turn_text(moves)
    spell = table.game.notation.move_text
    return " ".join(_MOVE if move is None else spell(move) for move in moves)
