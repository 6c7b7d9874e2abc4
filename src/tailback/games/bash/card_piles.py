"""The cards of a race in motion: hands, decks and discards."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tailback.games.bash import happenings as told
from tailback.games.bash.cars import Counts
from tailback.games.bash.moves import CARDS, KINDS
from tailback.games.bash.position import Position

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
            race.tell(told.Reshuffled, one, sum(cards.decks[one]))
            return True
    return False
