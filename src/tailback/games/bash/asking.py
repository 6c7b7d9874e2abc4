"""How tasks ask: a seat that decides, the track die, a card from a deck."""

from __future__ import annotations

from functools import lru_cache
from itertools import compress
from typing import Final

from tailback.games.bash.cars import MOST_CARS, Counts, Decks
from tailback.games.bash.moves import DRAW, KINDS, ROLL, Move
from tailback.kit import Chance, Decision, Seat

ASKED: Final = tuple(Decision[Move]((seat,)) for seat in range(MOST_CARS))
"""The decision of each seat."""
ROLLS: Final = tuple(Chance(ROLL[1:], (1,) * 6, seat) for seat in range(MOST_CARS))
"""The track die, rolled by each seat."""


def a_card(decks: Decks, deck: int, seat: Seat | None = None) -> Chance[Move]:
    """Return the draw of a card from a deck, or from the other if there is none (BASH-6)."""
    wanted = deck if any(decks[deck]) else 1 - deck
    return _cards(decks[wanted], wanted, seat)


@lru_cache(maxsize=8192)
def _cards(counts: Counts, deck: int, seat: Seat | None) -> Chance[Move]:
    kinds = DRAW[deck * KINDS : (deck + 1) * KINDS]
    return Chance(tuple(compress(kinds, counts)), tuple(filter(None, counts)), seat)


def one_of(hand: tuple[int, ...], seat: Seat | None) -> Chance[Move]:
    """Return the draw of a random card from a hand; ``seat`` alone sees it, if one is named."""
    kinds = sorted(set(hand))
    return Chance(
        tuple([DRAW[card] for card in kinds]), tuple([hand.count(card) for card in kinds]), seat
    )
