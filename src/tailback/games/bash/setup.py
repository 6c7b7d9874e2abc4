"""What is done before a race: boosts and first hands; special tiles add to it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from tailback.games.bash import happenings
from tailback.games.bash.card_piles import a_card, stocked
from tailback.games.bash.moves import DECK_OF, LEAVE, Move
from tailback.games.bash.position import HAND, Position
from tailback.games.bash.race import Race
from tailback.games.bash.task import Asks, PendingTask, Rolls
from tailback.kit import Chance, Refusal

MOST_BOOSTS: Final = 8
FIRST_HANDS: Final = ((0, 0, 0), (0, 0, 0), (0, 0, 1), (0, 0, 1), (0, 1, 1), (0, 1, 1))
"""From which decks the first hand is drawn, by grid place (BASH-7)."""


@dataclass(frozen=True, slots=True)
class LeaveSeams(Asks):
    """Leave seams without a boost while there are more than boosts (BASH-66)."""

    seams: tuple[int, ...]

    def step(self, race: Race) -> bool:
        """Ask while there are too many seams; then roll for each that is left."""
        if len(self.seams) > MOST_BOOSTS:
            return True
        race.push(*(LayBoost(self.seat, tile) for tile in self.seams))
        return False

    def legal(self, race: Race) -> list[Move]:
        """Return the seams that may be left out."""
        return [LEAVE[tile] for tile in self.seams]

    def refusal(self, space: str) -> Refusal:
        """Return that a seam must be left out."""
        return Refusal("BASH-66")

    def take(self, race: Race, move: Move) -> None:
        """Leave one out."""
        race.tell(happenings.SeamLeft, race.racer(self.seat), move.value)
        left = tuple(tile for tile in self.seams if tile != move.value)
        race.push(LeaveSeams(self.seat, left))


@dataclass(frozen=True, slots=True)
class LayBoost(Rolls):
    """Roll on which space of a seam the boost lies: 1–2 left, 3–4 middle, 5–6 right (BASH-66)."""

    tile: int

    def take(self, race: Race, move: Move) -> None:
        """Lay the boost where the die says."""
        lane = "LMR"[(move.value - 1) // 2]
        space = race.graph.ids[f"{self.tile}{lane}0"]
        race.tell(happenings.Rolled, race.racer(self.seat), move.value)
        race.tell(happenings.BoostLaid, race.graph.names[space])
        race.track.boosts = (*race.track.boosts, space)


@dataclass(frozen=True, slots=True)
class Deal(PendingTask):
    """Deal the first hands, by grid place (BASH-7)."""

    seat: int
    place: int

    def step(self, race: Race) -> bool:
        """Return whether a card is missing."""
        hand = race.cards.hands[self.seat]
        return len(hand) < HAND and stocked(race, self._deck(hand))

    def _deck(self, hand: tuple[int, ...]) -> int:
        return FIRST_HANDS[self.place][len(hand)]

    def pending(self, position: Position) -> Chance[Move]:
        """Return the cards of the deck that is due."""
        return a_card(position.decks, self._deck(position.hands[self.seat]), self.seat)

    def take(self, race: Race, move: Move) -> None:
        """Put the card into the hand."""
        card = move.value
        race.cards.draw(card)
        race.cards.give(self.seat, card)
        race.tell(happenings.Dealt, self.seat, race.racer(self.seat), DECK_OF[card], card)
        race.push(self)
