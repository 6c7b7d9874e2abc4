"""Round and turn: who acts, what a turn consists of in which order, and how it ends."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from tailback.games.bash import happenings
from tailback.games.bash.abilities import level_one, level_three
from tailback.games.bash.card_piles import a_card, stocked
from tailback.games.bash.effects import BotCard, Effect, deck_of_place
from tailback.games.bash.hazards import lay_boulder
from tailback.games.bash.moves import CARDS, DECK_OF, DONE, DROP, LEVEL, PLAY, Move
from tailback.games.bash.position import HAND, ROUNDS, Position
from tailback.games.bash.race import Race
from tailback.games.bash.task import ASKED, Asks, PendingTask, Rolls, Task
from tailback.games.bash.tile_rules import rules_for
from tailback.kit import Chance, Decision, Refusal


@dataclass(frozen=True, slots=True)
class Start(Task):
    """Begin a round (BASH-10)."""

    def step(self, race: Race) -> bool:
        """Tell its order."""
        race.tell(happenings.Round, race.round, tuple(map(race.racer, race.strip)))
        race.push(Begin())
        return False


@dataclass(frozen=True, slots=True)
class Begin(Task):
    """Begin the turn of the car that stands at its place of the strip (BASH-10)."""

    def step(self, race: Race) -> bool:
        """Lay out the whole turn in its order, with what special tiles add to it."""
        car = race.active
        if race.track.finished(car):
            race.push(Next())
            return False
        race.used, race.met = False, ()
        race.tell(happenings.Turn, race.racer(car))
        special = rules_for(race.graph.kinds)
        opening = [task for rules in special for task in rules.opening(race, car)]
        closing = [task for rules in special for task in rules.closing(race, car)]
        if race.is_bot(car):
            race.push(*opening, BotCard(car), *closing, Boulders(), Next())
        else:
            turn = (*opening, Act(car), After(car), *closing, Refill(car), Boulders(), Next())
            race.push(*turn)  # BASH-16
        return False


@dataclass(frozen=True, slots=True)
class Next(Task):
    """End a turn; after the last of the round sort the strip, and see whether it is over."""

    def step(self, race: Race) -> bool:
        """Go on to the next place of the strip, to the next round, or to the end."""
        race.turn += 1
        if race.turn < len(race.strip):
            race.push(Begin())
            return False
        far, places = race.graph.how_far, race.track.places
        race.strip = tuple(sorted(race.strip, key=lambda car: -far(places[car])))  # BASH-40
        race.turn = 0
        race.used, race.met = False, ()
        if race.round == ROUNDS or any(map(race.track.finished, race.strip)):  # BASH-50, BASH-51
            race.tell(happenings.Won, race.racer(race.strip[0]))
            return False
        race.round += 1
        race.push(Start())
        return False


@dataclass(frozen=True, slots=True)
class Act(Asks):
    """Play a card (BASH-11), or use the ability before it (BASH-60)."""

    of_turn: ClassVar[bool] = True

    def step(self, race: Race) -> bool:
        """Return whether there is a card to play; without one it is void (BASH-63)."""
        return bool(race.cards.hands[self.seat])

    def legal(self, race: Race) -> list[Move]:
        """Return the cards in hand, and the levels of the ability."""
        hand = race.cards.hands[self.seat]
        return [PLAY[card] for card in sorted(set(hand))] + levels(race, self.seat, len(hand) - 1)

    def take(self, race: Race, move: Move) -> None:
        """Play the card onto its discard pile, or use the ability."""
        if move.kind == "play":
            card = CARDS[move.value]
            race.cards.take(self.seat, move.value)
            race.cards.discard(move.value)
            race.tell(happenings.Played, race.racer(self.seat), move.value)
            race.push(Effect(self.seat, card.effect, card.speed))
        else:
            declare(race, self.seat, move.value, Act(self.seat))


@dataclass(frozen=True, slots=True)
class After(Asks):
    """Use the ability after the card (BASH-60)."""

    of_turn: ClassVar[bool] = True
    aside: ClassVar[bool] = True

    def step(self, race: Race) -> bool:
        """Return whether the ability can still be used."""
        return bool(levels(race, self.seat, len(race.cards.hands[self.seat])))

    def legal(self, race: Race) -> list[Move]:
        """Return its levels, or to do without."""
        return [*levels(race, self.seat, len(race.cards.hands[self.seat])), DONE]

    def refusal(self, space: str) -> Refusal:
        """Return that only the ability is left."""
        return Refusal.of("BASH-60", case="after")

    def take(self, race: Race, move: Move) -> None:
        """Use it, or not."""
        if move.kind == "level":
            declare(race, self.seat, move.value, None)


def levels(race: Race, seat: int, more_cards: int) -> list[Move]:
    """Return the levels that a seat may use now, with so many cards for level 2."""
    if race.used or race.options.simple:
        return []
    energy = race.energy[seat]
    least = energy if race.options.ability_level == "exact" else 1  # BASH-61
    choices = [LEVEL[n] for n in range(max(1, least), energy + 1)]
    return [level for level in choices if level.value != 2 or more_cards > 0]  # BASH-63


def declare(race: Race, seat: int, level: int, then: Act | None) -> None:
    """Use the ability at a level; what was to come follows it."""
    race.used = True
    race.energy[seat] = 0
    race.tell(happenings.Declared, race.racer(seat), level)
    if then is not None:
        race.push(then)
    ability = dict(race.options.cars)[race.options.colours[seat]]
    if level == 1:
        level_one(race, seat, ability.level1)
    elif level == 2:
        race.push(Act(seat))
    else:
        level_three(race, seat, ability.level3)


@dataclass(frozen=True, slots=True)
class Refill(PendingTask):
    """Bring the hand to exactly three cards (BASH-14): draw, or keep three of choice."""

    aside: ClassVar[bool] = True
    seat: int

    def step(self, race: Race) -> bool:
        """Return whether the hand has too many or too few cards."""
        missing = HAND - len(race.cards.hands[self.seat])
        return missing < 0 or (missing > 0 and stocked(race, deck_of_place(race)))

    def pending(self, position: Position) -> Decision[Move] | Chance[Move]:
        """Return the choice of a card to give up, or the draw of one."""
        if len(position.hands[self.seat]) > HAND:
            return ASKED[self.seat]
        return a_card(position.decks, deck_of_place(position), self.seat)

    def legal(self, race: Race) -> list[Move]:
        """Return the cards that can be given up."""
        return [DROP[card] for card in sorted(set(race.cards.hands[self.seat]))]

    def refusal(self, space: str) -> Refusal:
        """Return that a card must be given up."""
        return Refusal.of("BASH-14", case="drop", card="")

    def take(self, race: Race, move: Move) -> None:
        """Give a card up openly, or put one into the hand."""
        card, racer = move.value, race.racer(self.seat)
        if move.kind == "drop":
            race.cards.take(self.seat, card)
            race.cards.discard(card)
            race.tell(happenings.Dropped, racer, card)
        else:
            race.cards.draw(card)
            race.cards.give(self.seat, card)
            race.tell(happenings.Drew, self.seat, racer, DECK_OF[card], card)
        race.push(self)


@dataclass(frozen=True, slots=True)
class Boulders(Task):
    """Roll for every tile that has become due, in course order (BASH-15)."""

    def step(self, race: Race) -> bool:
        """Let each due tile be rolled for."""
        due, race.track.due = sorted(race.track.due), ()
        seat = race.driver(race.active)
        race.push(*(Fill(seat, tile) for tile in due))
        return False


@dataclass(frozen=True, slots=True)
class Fill(Rolls):
    """Roll for the boulders of a tile, once in a game (BASH-9, BASH-15)."""

    aside: ClassVar[bool] = True
    tile: int
    """Counted on over the laps."""

    def step(self, race: Race) -> bool:
        """Return whether the tile has not been filled before."""
        bit = 1 << self.tile % race.graph.tiles
        filled = race.track.filled & bit
        race.track.filled |= bit
        return not filled

    def take(self, race: Race, move: Move) -> None:
        """Lay a boulder on each free space that is marked with so much or less."""
        graph = race.graph
        lap, tile = divmod(self.tile, graph.tiles)
        race.tell(happenings.Rolled, race.racer(self.seat), move.value)
        for least, space in enumerate(graph.fillings[tile], 2):
            if move.value >= least and race.track.free(space):
                lay_boulder(race, lap * graph.size + space)
