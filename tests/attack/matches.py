"""Long matches, to be sent as transcripts."""

from __future__ import annotations

import random
from typing import Any

import tailback
from tailback.kit import NATURE, Chance, Finished, Seating
from tailback.kit.transcript import Transcript


def long_match(id: str, steps: int, **options: Any) -> Transcript:
    """Return a match of so many steps that does not end: whatever would end it is not played."""
    game = tailback.game(id)
    agreed, rng, seating = game.options(**options), random.Random(7), Seating(game.seats[0])
    position = game.start(agreed, seating)
    history: list[dict[int, Any]] = []
    while len(history) < steps and not isinstance(pending := game.pending(position), Finished):
        if isinstance(pending, Chance):
            moves = {NATURE: rng.choice(pending.outcomes)}
        else:
            (seat,) = pending.seats
            legal = list(game.legal(position, seat))
            rng.shuffle(legal)
            going = (
                {seat: move}
                for move in legal
                if not isinstance(game.pending(game.apply(position, {seat: move})), Finished)
            )
            moves = next(going, {seat: legal[0]})
        position = game.apply(position, moves)
        history.append(moves)
    return Transcript(game, agreed, seating, ("a", "b"), tuple(history))
