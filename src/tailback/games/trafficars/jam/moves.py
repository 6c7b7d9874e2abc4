"""The cards and the moves of jam as values: a hand card, a lane, a gap; and what chance brings."""

from __future__ import annotations

from typing import Final, NamedTuple

from tailback.games.trafficars.deck import DECK, SPECIALS

NUMBERS: Final = DECK.numbers
CARDS: Final = ("", *(str(n) for n in range(1, NUMBERS + 1)), *SPECIALS)
"""The names of the cards; a numbered card stands at its number, the special cards above them."""
INDEX: Final = {name: card for card, name in enumerate(CARDS) if name}
AMBULANCE: Final = INDEX["A"]
POLICE: Final = INDEX["P"]
TOW: Final = INDEX["T"]
MOST_LANES: Final = 3
MOST_PLACES: Final = 99


class Move(NamedTuple):
    """What a seat does or chance brings; make it with the tables below, never by hand.

    Lanes and places count from 0 here and from 1 in texts.
    """

    kind: str
    card: int = 0
    lane: int = -1
    place: int = -1

    def __repr__(self) -> str:
        if self.kind == "play":
            return CARDS[self.card]
        if self.kind == "draw":
            return f"={CARDS[self.card]}"
        gap = f"g{self.place + 1}" if self.kind == "gap" else ""
        return f"r{self.lane + 1}{gap}"


PLAY: Final = tuple(Move("play", card) for card in range(len(CARDS)))
DRAW: Final = tuple(Move("draw", card) for card in range(len(CARDS)))
LANE: Final = tuple(Move("lane", lane=i) for i in range(MOST_LANES))
GAP: Final = tuple(
    tuple(Move("gap", lane=i, place=p) for p in range(MOST_PLACES)) for i in range(MOST_LANES)
)
