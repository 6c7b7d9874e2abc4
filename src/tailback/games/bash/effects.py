"""The effects of cards: asked of a player, used without a card, or used by a bot."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from tailback.games.bash import happenings
from tailback.games.bash.card_piles import a_card, stocked
from tailback.games.bash.hazards import fire, lay_bomb
from tailback.games.bash.movement import EFFECT, Accelerate, Drive, arrive
from tailback.games.bash.moves import CARDS, NO, USE, Move
from tailback.games.bash.position import ENERGY, LIFE, Position
from tailback.games.bash.race import Race
from tailback.games.bash.task import Asks, PendingTask
from tailback.kit import Chance, Refusal

STAR_SPACES: Final = 2
"""How many spaces a star moves a car without abilities, and a bot (BASH-68, BASH-72)."""
CLAUSES: Final = {
    "steer": "BASH-20",
    "bomb": "BASH-21",
    "repair": "BASH-22",
    "missile": "BASH-23",
    "star": "BASH-24",
}
"""The clause of each effect."""


@dataclass(frozen=True, slots=True)
class Effect(Asks):
    """Use the effect of a card, or do without it; then accelerate (BASH-11)."""

    of_turn: ClassVar[bool] = True
    effect: str
    speed: int

    def step(self, race: Race) -> bool:
        """Ask if the effect can do anything; else accelerate."""
        if len(self.legal(race)) > 1:
            return True
        race.push(Accelerate(self.seat, self.speed))
        return False

    def legal(self, race: Race) -> list[Move]:
        """Return the ways to use it, or to do without."""
        return [*uses(race, self.seat, self.effect), NO]

    def refusal(self, space: str) -> Refusal:
        """Return the clause of the effect."""
        return _against(self.effect, space)

    def take(self, race: Race, move: Move) -> None:
        """Use it or not; the acceleration follows."""
        race.push(Accelerate(self.seat, self.speed))
        if move is not NO:
            use(race, self.seat, self.effect, move)


@dataclass(frozen=True, slots=True)
class Free(Asks):
    """Use an effect without a card: level 1 of some cars (BASH-62)."""

    of_turn: ClassVar[bool] = True
    effect: str

    def step(self, race: Race) -> bool:
        """Ask for a space where one is needed; an effect without one is used at once."""
        moves = self.legal(race)
        if moves == [USE]:
            self.take(race, USE)
            return False
        return bool(moves)

    def legal(self, race: Race) -> list[Move]:
        """Return the ways to use it."""
        return uses(race, self.seat, self.effect)

    def refusal(self, space: str) -> Refusal:
        """Return the clause of the effect."""
        return _against(self.effect, space)

    def take(self, race: Race, move: Move) -> None:
        """Use it."""
        use(race, self.seat, self.effect, move)


def _against(effect: str, space: str) -> Refusal:
    return Refusal.of(CLAUSES[effect], case="space" if space else "other", space=space)


def uses(race: Race, car: int, effect: str) -> list[Move]:
    """Return the ways in which an effect can be used now; none where it would do nothing."""
    graph, track = race.graph, race.track
    match effect:
        case "steer" | "bomb":
            table = graph.sideways if effect == "steer" else graph.adjacent
            spaces = [space for space in graph.reach(track.space(car), table) if graph.holds[space]]
            return [graph.moves[space] for space in spaces if track.free(space)]
        case "repair":
            return [USE] if track.life[car] < LIFE else []
        case "star":
            return [USE] if race.energy[car] < ENERGY else []
        case _:
            return [USE]


def use(race: Race, car: int, effect: str, move: Move) -> None:
    """Use an effect: on a space, or as such."""
    racer = race.racer(car)
    match effect:
        case "steer":
            race.track.put(car, race.track.place_to(car, move, race.graph.adjacent))
            race.tell(happenings.Steered, racer, move.text)
            arrive(race, car)
        case "bomb":
            lay_bomb(race, car, race.track.place_to(car, move, race.graph.adjacent))
        case "repair":
            race.track.life[car] += 1
            race.tell(happenings.Repaired, racer, race.track.life[car])
        case "star" if race.options.simple or race.is_bot(car):  # without energy (BASH-68)
            race.push(Drive(car, STAR_SPACES, EFFECT))
        case "star":
            race.energy[car] += 1
            race.tell(happenings.Charged, racer, race.energy[car])
        case _:
            fire(race, car)


@dataclass(frozen=True, slots=True)
class BotCard(PendingTask):
    """Turn up a card for a bot, use its effect, and accelerate (BASH-70)."""

    of_turn: ClassVar[bool] = True
    car: int

    def step(self, race: Race) -> bool:
        """Return whether there is a card."""
        return stocked(race, deck_of_place(race))

    def pending(self, position: Position) -> Chance[Move]:
        """Return the cards of the deck that the bot's place shows, open to all."""
        return a_card(position.decks, deck_of_place(position))

    def take(self, race: Race, move: Move) -> None:
        """Discard the card, use its effect, and accelerate."""
        car, card = self.car, CARDS[move.value]
        race.cards.draw(move.value)
        race.cards.discard(move.value)
        race.tell(happenings.TurnedUp, race.racer(car), move.value)
        race.push(Accelerate(car, card.speed))
        if card.effect == "bomb":
            self._bomb(race)
        elif card.effect == "steer":
            self._steer(race)
        elif uses(race, car, card.effect):
            use(race, car, card.effect, USE)

    def _steer(self, race: Race) -> None:
        """Steer towards the referee if possible, else the other way (BASH-71)."""
        graph, car = race.graph, self.car
        here = race.track.space(car)
        free = [space for space in graph.reach(here, graph.sideways) if race.track.free(space)]
        if not free:
            return
        wanted = "LMR".index(graph.referee[graph.tile[here]])
        lane = "LMR".index(graph.lane[here])
        towards = lane + (wanted > lane) - (wanted < lane)
        best = max(
            free,
            key=lambda space: (graph.lane[space] == "LMR"[towards], graph.progress[space]),
        )
        use(race, car, "steer", graph.moves[best])

    def _bomb(self, race: Race) -> None:
        """Lay a bomb on the nearest free space behind in the lane (BASH-72)."""
        graph, place = race.graph, race.track.places[self.car]
        if graph.shared[place % graph.size]:
            return
        at = place
        for _ in range(graph.size):
            at += graph.behind[at % graph.size]
            space = at % graph.size
            if graph.holds[space] and race.track.free(space):
                lay_bomb(race, self.car, at)
                return


def deck_of_place(race: Race | Position) -> int:
    """Return the deck that the strip shows for the place of the car whose turn it is (BASH-8)."""
    return race.options.strips[len(race.strip)][race.turn]
