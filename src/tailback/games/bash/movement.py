"""How cars move: step by step, into encounters, over flashes, boosts and the finish line.

Everything is done depth first (BASH-45): what a task brings about is put on top of what was to
come.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from tailback.games.bash import happenings as told
from tailback.games.bash.asking import ASKED, a_card
from tailback.games.bash.moves import CARDS, Move
from tailback.games.bash.piece import PIECES
from tailback.games.bash.position import Position
from tailback.games.bash.race import NOBODY, OVER, PLOUGH, Race
from tailback.games.bash.task import PendingTask, Task
from tailback.kit import Chance, Decision, Refusal

CARD, EFFECT, BOOST, PUSH, ABILITY = "card", "effect", "boost", "push", "ability"
"""By what a car is moved."""
PUSHED: Final = 2
"""How many spaces a rammed car is pushed (BASH-32)."""


@dataclass(frozen=True, slots=True)
class Drive(PendingTask):
    """Move a car so many spaces forward in its lane, or up to an encounter (BASH-12, BASH-13)."""

    car: int
    left: int
    by: str
    boosted: bool = False
    """Whether the move has led over a boost (BASH-67)."""

    def step(self, race: Race) -> bool:
        """Drive step by step, up to an encounter, a flash, a fork or the end of the move."""
        graph = race.graph
        size = graph.size
        car, left, by, boosted = self.car, self.left, self.by, self.boosted
        path: list[str] = []
        while left:
            nexts = graph.nexts[race.places[car] % size]
            if len(nexts) > 1:
                if not path:
                    return True
                break
            left -= 1
            place = race.places[car] + nexts[0]
            space = place % size
            race.put(car, place)
            path.append(graph.names[space])
            if place >= graph.finish:
                self._tell(race, path)
                cross(race, car, left)
                return False
            boosted = boosted or self._boosts(race, space)
            if not race.free(space, car):
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
        return self.by == CARD and space in race.boosts

    def _tell(self, race: Race, path: list[str]) -> None:
        if path:
            kind = told.Pushed if self.by == PUSH else told.Drove
            race.tell(kind, race.racer(self.car), tuple(path))

    def pending(self, position: Position) -> Decision[Move]:
        """Return the choice of a way at a fork."""
        return ASKED[_driver(position, self.car)]

    def legal(self, race: Race) -> list[Move]:
        """Return the spaces to which the fork leads."""
        graph = race.graph
        return [graph.moves[to] for to in graph.reach(race.space(self.car), graph.nexts)]

    def refusal(self, space: str) -> Refusal:
        """Return that one of the ways must be taken."""
        return Refusal.of("BASH-12", space=space)

    def take(self, race: Race, move: Move) -> None:
        """Take one of the ways."""
        car = self.car
        race.put(car, ahead(race, car, move))
        self._tell(race, [move.text])
        if race.finished(car):
            cross(race, car, self.left - 1)
            return
        boosted = self.boosted or self._boosts(race, race.space(car))
        race.push(Drive(car, self.left - 1, self.by, boosted))
        enter(race, car)

    def carries(self, car: int) -> bool:
        """Return whether it moves this car."""
        return self.car == car


def _driver(position: Position, car: int) -> int:
    """Return the seat that decides for a car (BASH-73)."""
    seats = len(position.hands)
    if car < seats:
        return car
    return next(other for other in reversed(position.strip) if other < seats)


def ahead(race: Race, car: int, move: Move) -> int:
    """Return the place of the next space that a move names."""
    graph, place = race.graph, race.places[car]
    space = graph.ids[move.text]
    return next(
        place + delta
        for delta in graph.nexts[place % graph.size]
        if (place + delta) % graph.size == space
    )


def enter(race: Race, car: int) -> None:
    """Let a car meet what is on the space that it has come onto; if it must, it stops there.

    An ability that passes over things meets nothing; one that clears them away removes bombs and
    boulders first (BASH-65).
    """
    space, how = race.space(car), race.how(car)
    if how == PLOUGH:
        if space in race.boulders:
            race.remove_boulder(space)
        if space in race.bombs:
            race.remove_bomb(space)
    if how == OVER or race.free(space, car):
        arrive(race, car)
    else:
        race.stop(car)
        race.push(Encounter(car), Arrive(car))


def arrive(race: Race, car: int) -> None:
    """Let the flash act on whose space a car has come, if there is one."""
    if race.graph.flash[race.space(car)]:
        race.push(Arrive(car))


def cross(race: Race, car: int, left: int) -> None:
    """Let a car that has crossed the finish line take its remaining steps over everything.

    Where a way forks there is nothing to choose: it takes the first, at portals that of its lane.
    """
    graph = race.graph
    for _ in range(left):
        race.places[car] += graph.nexts[race.places[car] % graph.size][0]
    race.tell(told.Crossed, race.racer(car), race.name(race.places[car]))
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
class Arrive(Task):
    """Let the flash act on which a car is, after whatever it met there (BASH-45)."""

    car: int

    def step(self, race: Race) -> bool:
        """Let the flash act."""
        kind = race.graph.flash[race.space(self.car)]
        if kind:
            PIECES[kind].arrive(race, self.car)
        return False

    def carries(self, car: int) -> bool:
        """Return whether it moves this car."""
        return self.car == car


@dataclass(frozen=True, slots=True)
class Encounter(Task):
    """Resolve what a car has run into: the Snout, a bomb, a boulder, another car.

    **Ruling**: in this order, where several are on one space; a car that goes off meets no more.
    """

    car: int

    def step(self, race: Race) -> bool:
        """Resolve it; a rammed car is pushed before anything else goes on."""
        car, space = self.car, race.space(self.car)
        racer, name = race.racer(car), race.graph.names[space]
        if race.snout_on(space):
            race.tell(told.SnoutMet, racer, name)
            if race.hurt({car: 1}):
                return False
        if space in race.bombs:
            race.explode([space])
        elif space in race.boulders:
            race.tell(told.Crashed, racer, name)
            race.remove_boulder(space)
            race.hurt({car: 1})
        else:
            victim = race.car_on(space, car)
            if victim != NOBODY:
                race.tell(told.Rammed, racer, race.racer(victim), name)
                if not race.hurt({victim: 1}):
                    race.push(Drive(victim, PUSHED, PUSH))
        return False

    def carries(self, car: int) -> bool:
        """Return whether it moves this car."""
        return self.car == car


@dataclass(frozen=True, slots=True)
class TurnUp(PendingTask):
    """Turn up a sprint card for a boost, and move as far as its number says (BASH-67)."""

    car: int

    def step(self, race: Race) -> bool:
        """Return whether there is a card."""
        return race.stocked(0)

    def pending(self, position: Position) -> Chance[Move]:
        """Return the sprint cards, open to all."""
        return a_card(position.decks, 0)

    def take(self, race: Race, move: Move) -> None:
        """Discard the card, and move as far as it says."""
        race.draw(move.value)
        race.discard(move.value)
        race.tell(told.TurnedUp, race.racer(self.car), move.value)
        race.push(Drive(self.car, CARDS[move.value].speed, BOOST))

    def carries(self, car: int) -> bool:
        """Return whether it moves this car."""
        return self.car == car
