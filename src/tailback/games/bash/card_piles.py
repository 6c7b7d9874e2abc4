"""The cards of a race in motion: hands, decks and discards, and what chance draws from them."""

from __future__ import annotations

from functools import lru_cache
from itertools import compress
from typing import TYPE_CHECKING

from tailback.games.bash import happenings
from tailback.games.bash.cars import Counts, Decks
from tailback.games.bash.moves import CARDS, DRAW, KINDS, Move
from tailback.games.bash.position import Position
from tailback.kit import Chance, Seat

if TYPE_CHECKING:
    from tailback.games.bash.race import Race


class CardPiles:
    """Hands, decks and discards, while cards go from one to another."""

    __slots__ = ("decks", "discards", "hands")

    def __init__(self, position: Position) -> None:
        self.hands = list(position.hands)
        self.decks = list(position.decks)
        self.discards = list(position.discards)

    def draw(self, card: int) -> None:
        """Take a card that chance brought out of its deck."""
        deck = CARDS[card].deck
        self.decks[deck] = _more(self.decks[deck], card - deck * KINDS, -1)

    def discard(self, card: int) -> None:
        """Put a card on its discard pile."""
        deck = CARDS[card].deck
        self.discards[deck] = _more(self.discards[deck], card - deck * KINDS, 1)

    def give(self, seat: int, card: int) -> None:
        """Put a card into a hand."""
        self.hands[seat] = tuple(sorted((*self.hands[seat], card)))

    def take(self, seat: int, card: int) -> None:
        """Take a card out of a hand."""
        hand = self.hands[seat]
        at = hand.index(card)
        self.hands[seat] = (*hand[:at], *hand[at + 1 :])


def _more(counts: Counts, kind: int, cards: int) -> Counts:
    return (*counts[:kind], counts[kind] + cards, *counts[kind + 1 :])


def stocked(race: Race, deck: int) -> bool:
    """Return whether a card can be drawn, shuffling discards in where that is needed (BASH-6)."""
    cards = race.cards
    for one in (deck, 1 - deck):
        if any(cards.decks[one]):
            return True
        if any(cards.discards[one]):
            cards.decks[one] = cards.discards[one]
            cards.discards[one] = (0,) * KINDS
            race.tell(happenings.Reshuffled, one, sum(cards.decks[one]))
            return True
    return False


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
