"""Transcripts: in full when the match is over; before that, what one viewer may know for good."""

from __future__ import annotations

from typing import Final

from tailback.kit import Viewer
from tailback.kit.transcript import Fairness, Transcript
from tailback.match.table import Table

_NO_SEED: Final = bytes(32)
"""Written for a seat that nobody has taken yet."""


def whole(table: Table) -> Transcript:
    """Return everything that has happened, hidden things included."""
    seeds = tuple(chair.seed or _NO_SEED for chair in table.chairs)
    server_seed = table.server_seed if table.result else None
    steps = tuple(step for page in table.pages for step in page.steps)
    return Transcript(
        table.game,
        table.options,
        table.seating,
        tuple(chair.name for chair in table.chairs),
        tuple(step.moves for step in steps),
        Fairness(table.commitment, seeds, server_seed),
        table.resigned,
        steps=steps,
    )


def text(table: Table, viewer: Viewer) -> str:
    """Return the match as text for one viewer.

    While it runs, every choice that is not used yet is left out as well.
    """
    transcript = whole(table)
    return transcript.text() if table.result is not None else transcript.text_for(viewer)
