"""How cars move: step by step, into encounters, over flashes, boosts and the finish line.

Everything is done depth first (BASH-45): what a task brings about is put on top of what was to
come.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from tailback.games.bash import happenings
from tailback.games.bash.card_piles import a_card, stocked
from tailback.games.bash.hazards import explode, hurt, remove_bomb, remove_boulder
from tailback.games.bash.moves import CARDS, Move
from tailback.games.bash.position import Position, driver
from tailback.games.bash.race import Race
from tailback.games.bash.task import ASKED, MovesCar, PendingTask, Task
from tailback.games.bash.tile_rules import TILE_RULES
from tailback.games.bash.track import NOBODY
from tailback.kit import Chance, Decision, Refusal

CARD, EFFECT, BOOST, PUSH, ABILITY = "card", "effect", "boost", "push", "ability"
"""By what a car is moved."""
PLAIN, OVER, PLOUGH = "plain", "over", "plough"
"""How a car takes what is in its way: as usual, over all of it, or clearing it away."""
PUSHED: Final = 2
"""How many spaces a rammed car is pushed (BASH-32)."""


@dataclass(frozen=True, slots=True)
class Drive(MovesCar, PendingTask):
    """Move a car so many spaces forward in its lane, or up to an encounter (BASH-12, BASH-13)."""

    left: int
    by: str
    boosted: bool = False
    """Whether the move has led over a boost (BASH-67)."""

    def step(self, race: Race) -> bool:
        """Drive step by step, up to an encounter, a flash, a fork or the end of the move."""
        graph, track = race.graph, race.track
        size = graph.size
        car, left, by, boosted = self.car, self.left, self.by, self.boosted
        path: list[str] = []
        while left:
            nexts = graph.nexts[track.places[car] % size]
            if len(nexts) > 1:
                if not path:
                    return True
                break
            left -= 1
            place = track.places[car] + nexts[0]
            space = place % size
            track.put(car, place)
            path.append(graph.names[space])
            if place >= graph.finish:
                self._tell(race, path)
                cross(race, car, left)
                return False
            boosted = boosted or self._boosts(race, space)
            if not track.free(space, car):
                self._tell(race, path)
                race.push(Encounter(car), Arrive(car))
                return False
            if graph.flash[space]:
                self._tell(race, path)
                race.push(Arrive(car), Drive(car, left, by, boosted))
                return False
        self._tell(race, path)
        if left:
            race.push(Drive(car, left, by, boosted))
        elif boosted:
            race.push(TurnUp(car))
        return False

    def _boosts(self, race: Race, space: int) -> bool:
        """Return whether coming onto a space brings a boost: by a card's acceleration alone."""
        return self.by == CARD and space in race.track.boosts

    def _tell(self, race: Race, path: list[str]) -> None:
        if path:
            kind = happenings.Pushed if self.by == PUSH else happenings.Drove
            race.tell(kind, race.racer(self.car), tuple(path))

    def pending(self, position: Position) -> Decision[Move]:
        """Return the choice of a way at a fork."""
        return ASKED[driver(self.car, len(position.hands), position.strip)]

    def legal(self, race: Race) -> list[Move]:
        """Return the spaces to which the fork leads."""
        graph = race.graph
        return [graph.moves[to] for to in graph.reach(race.track.space(self.car), graph.nexts)]

    def refusal(self, space: str) -> Refusal:
        """Return that one of the ways must be taken."""
        return Refusal.of("BASH-12", space=space)

    def take(self, race: Race, move: Move) -> None:
        """Take one of the ways."""
        car, track = self.car, race.track
        track.put(car, track.place_to(car, move, race.graph.nexts))
        self._tell(race, [move.text])
        if track.finished(car):
            cross(race, car, self.left - 1)
            return
        boosted = self.boosted or self._boosts(race, track.space(car))
        race.push(Drive(car, self.left - 1, self.by, boosted))
        enter(race, car)


def enter(race: Race, car: int) -> None:
    """Let a car meet what is on the space that it has come onto; if it must, it stops there.

    An ability that passes over things meets nothing; one that clears them away removes bombs and
    boulders first (BASH-65).
    """
    track, how = race.track, _how(race, car)
    space = track.space(car)
    if how == PLOUGH:
        if space in track.boulders:
            remove_boulder(race, space)
        if space in track.bombs:
            remove_bomb(race, space)
    if how == OVER or track.free(space, car):
        arrive(race, car)
    else:
        race.stop(car)
        race.push(Encounter(car), Arrive(car))


def _how(race: Race, car: int) -> str:
    """Return how a car that is being moved takes what is in its way."""
    for task in reversed(race.tasks):
        if task.carries(car):
            return getattr(task, "how", PLAIN)
    return PLAIN


def arrive(race: Race, car: int) -> None:
    """Let the flash act on whose space a car has come, if there is one."""
    if race.graph.flash[race.track.space(car)]:
        race.push(Arrive(car))


def cross(race: Race, car: int, left: int) -> None:
    """Let a car that has crossed the finish line take its remaining steps over everything.

    Where a way forks there is nothing to choose: it takes the first, at portals that of its lane.
    """
    track = race.track
    for _ in range(left):
        track.places[car] += race.graph.nexts[track.space(car)][0]
    race.tell(happenings.Crossed, race.racer(car), track.name(track.places[car]))
    race.cut_short(car)


@dataclass(frozen=True, slots=True)
class Accelerate(Task):
    """Move a car as far as its card says: a movement of its own after the effect (BASH-11).

    What stops a movement that the effect brought does not shorten this one; the end of the turn
    leaves it out (BASH-72).
    """

    of_turn: ClassVar[bool] = True
    car: int
    speed: int

    def step(self, race: Race) -> bool:
        """Begin to drive."""
        race.push(Drive(self.car, self.speed, CARD))
        return False


@dataclass(frozen=True, slots=True)
class Arrive(MovesCar):
    """Let the flash act on which a car is, after whatever it met there (BASH-45)."""

    def step(self, race: Race) -> bool:
        """Let the flash act."""
        kind = race.graph.flash[race.track.space(self.car)]
        if kind:
            TILE_RULES[kind].arrive(race, self.car)
        return False


@dataclass(frozen=True, slots=True)
class Encounter(MovesCar):
    """Resolve what a car has run into: the Snout, a bomb, a boulder, another car.

    **Ruling**: in this order, where several are on one space; a car that goes off meets no more.
    """

    def step(self, race: Race) -> bool:
        """Resolve it; a rammed car is pushed before anything else goes on."""
        car, track = self.car, race.track
        space = track.space(car)
        racer, name = race.racer(car), race.graph.names[space]
        if track.snout_on(space):
            race.tell(happenings.SnoutMet, racer, name)
            if hurt(race, {car: 1}):
                return False
        if space in track.bombs:
            explode(race, [space])
        elif space in track.boulders:
            race.tell(happenings.Crashed, racer, name)
            remove_boulder(race, space)
            hurt(race, {car: 1})
        else:
            victim = track.car_on(space, car)
            if victim != NOBODY:
                race.tell(happenings.Rammed, racer, race.racer(victim), name)
                if not hurt(race, {victim: 1}):
                    race.push(Drive(victim, PUSHED, PUSH))
        return False


@dataclass(frozen=True, slots=True)
class TurnUp(MovesCar, PendingTask):
    """Turn up a sprint card for a boost, and move as far as its number says (BASH-67)."""

    def step(self, race: Race) -> bool:
        """Return whether there is a card."""
        return stocked(race, 0)

    def pending(self, position: Position) -> Chance[Move]:
        """Return the sprint cards, open to all."""
        return a_card(position.decks, 0)

    def take(self, race: Race, move: Move) -> None:
        """Discard the card, and move as far as it says."""
        race.cards.draw(move.value)
        race.cards.discard(move.value)
        race.tell(happenings.TurnedUp, race.racer(self.car), move.value)
        race.push(Drive(self.car, CARDS[move.value].speed, BOOST))
