"""The moves of Traffic-Memory, one object for each: turn up a place, stop; and what appears."""

from __future__ import annotations

from typing import Final, NamedTuple

from tailback.games.trafficars.deck import DECK

JOKER: Final = DECK.numbers + 1
"""A joker, where cards are written as numbers."""
MOST_JOKERS: Final = sum(count for card, count in DECK.specials if card in "AP")
"""Police cars and ambulances may join as jokers (MEM-9)."""
MOST_PLACES: Final = DECK.numbers + MOST_JOKERS


class Move(NamedTuple):
    """What a seat does or what a place shows; take it from the tables below, never by hand."""

    kind: str
    what: int

    def __repr__(self) -> str:
        if self.kind == "turn":
            return f"p{self.what + 1}"
        return f"={card_text(self.what)}" if self.kind == "show" else "stop"


def card_text(card: int) -> str:
    """Return how a card is written: its number, or ``*`` for a joker."""
    return "*" if card == JOKER else str(card)


TURN: Final = tuple(Move("turn", place) for place in range(MOST_PLACES))
"""Turn up the card at a place; places are counted from 0 here, from p1 in writing."""
SHOW: Final = tuple(Move("show", card) for card in range(JOKER + 1))
"""What chance brings, by card."""
STOP: Final = Move("stop", 0)
