"""The moves of Cut in!, one object for each: a card, an answer of the jumper; and the draws."""

from __future__ import annotations

from typing import Final, NamedTuple

from tailback.games.trafficars.deck import DECK


class Move(NamedTuple):
    """What a seat does or chance brings; take it from the tables below, never by hand."""

    kind: str
    card: int

    def __repr__(self) -> str:
        if self.kind == "card":
            return str(self.card)
        return f"={self.card}" if self.kind == "draw" else self.kind


CARD: Final = tuple(Move("card", card) for card in range(DECK.numbers + 1))
"""Lay this card: at an end of the row, as a start card, or into the newest space."""
DRAW: Final = tuple(Move("draw", card) for card in range(DECK.numbers + 1))
"""What chance brings, by card."""
NO: Final = Move("no", 0)
"""The jumper does not cut in."""
NEVER: Final = Move("never", 0)
"""The jumper does not cut in, nor for the rest of this turn."""
DONE: Final = Move("done", 0)
"""The jumper has cut in and lays no more cards."""
