"""Special abilities: what a car does at level 1, and at level 3 (BASH-62, BASH-64, BASH-65)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import ClassVar, Final

from tailback.games.bash import happenings as told
from tailback.games.bash.asking import one_of
from tailback.games.bash.cars import Level3
from tailback.games.bash.effects import Free
from tailback.games.bash.movement import ABILITY, Drive, cross, enter
from tailback.games.bash.moves import DECK_OF, DONE, Move
from tailback.games.bash.position import Position
from tailback.games.bash.race import NOBODY, OVER, PLAIN, PLOUGH, Race, own_lane
from tailback.games.bash.task import Asks, PendingTask, Task
from tailback.kit import Chance, Refusal


def level_one(race: Race, car: int) -> None:
    """Use an effect without a card, or move some spaces (BASH-62)."""
    does = dict(race.options.cars)[race.colour(car)].level1
    if isinstance(does, int):
        race.push(Drive(car, does, ABILITY))
    else:
        race.push(Free(car, does))


def level_three(race: Race, car: int) -> None:
    """Do what this car does at level 3."""
    level = dict(race.options.cars)[race.colour(car)].level3
    LEVEL_THREE[level.does](race, car, level)


def _broadside(race: Race, car: int, level: Level3) -> None:
    """Missiles down the own lane and down the others from left to right, then exactly so far."""
    own = own_lane(race.graph, race.places[car])
    lanes = ("", *(lane for lane in "LMR" if lane != own))
    race.push(*(Fire(car, lane) for lane in lanes), Drive(car, level.spaces, ABILITY))


def _rob(race: Race, car: int, level: Level3) -> None:
    """Drive, and take a card from each car overtaken."""
    far = race.graph.how_far
    mine = far(race.places[car])
    before = tuple(other for other in race.strip if far(race.places[other]) > mine)
    race.push(Steps(car, level.spaces, PLAIN), Rob(car, before))


def _scrap(race: Race, car: int, level: Level3) -> None:
    """Every opponent loses a card; then drive."""
    others = [other for other in race.strip if other != car and not race.is_bot(other)]
    race.push(*(Lose(other) for other in others), Steps(car, level.spaces, PLAIN))


def _leap(race: Race, car: int, level: Level3) -> None:
    """Drive over everything."""
    race.push(Steps(car, level.spaces, OVER), Land(car, race.places[car]))


def _mine(race: Race, car: int, level: Level3) -> None:
    """Drive, then lay bombs on the spaces left behind."""
    race.push(Steps(car, level.spaces, PLAIN), Mine(car, level.bombs, (), ()))


def _plough(race: Race, car: int, level: Level3) -> None:
    """Drive, removing bombs and boulders."""
    race.push(Steps(car, level.spaces, PLOUGH))


LEVEL_THREE: Final[dict[str, Callable[[Race, int, Level3], None]]] = {
    "broadside": _broadside,
    "rob": _rob,
    "scrap": _scrap,
    "leap": _leap,
    "mine": _mine,
    "plough": _plough,
}


@dataclass(frozen=True, slots=True)
class Fire(Task):
    """Fire a missile down a lane, fully resolved before the next."""

    of_turn: ClassVar[bool] = True
    seat: int
    lane: str

    def step(self, race: Race) -> bool:
        """Fire it."""
        race.fire(self.seat, self.lane)
        return False


@dataclass(frozen=True, slots=True)
class Steps(Asks):
    """Choose each of up to so many steps: on in the lane, or sideways and further on (BASH-64)."""

    left: int
    how: str

    def step(self, race: Race) -> bool:
        """Return whether a step is left."""
        return self.left > 0

    def legal(self, race: Race) -> list[Move]:
        """Return the next spaces, those sideways, or to go no further."""
        graph, here = race.graph, race.space(self.seat)
        on = graph.reach(here, graph.nexts)
        aside = [
            space
            for space in graph.reach(here, graph.forward)
            if space not in on and self._open(race, space)
        ]
        return [*(graph.moves[space] for space in (*on, *aside)), DONE]

    def refusal(self, space: str) -> Refusal:
        """Return that a step must be chosen, or none."""
        return Refusal.of("BASH-64", case="space" if space else "other", space=space)

    def _open(self, race: Race, space: int) -> bool:
        """Return whether the car may change its lane onto a space (BASH-64, BASH-65)."""
        if self.how == OVER:
            return True
        if self.how == PLOUGH:
            return race.car_on(space) == NOBODY and not race.snout_on(space)
        return race.free(space)

    def take(self, race: Race, move: Move) -> None:
        """Take a step and meet what is there, or stop."""
        if move is DONE:
            return
        car, left, how = self.seat, self.left, self.how
        graph, place = race.graph, race.places[self.seat]
        to = graph.ids[move.text]
        here = place % graph.size
        deltas = (*graph.nexts[here], *graph.forward[here])
        race.put(car, next(place + d for d in deltas if (place + d) % graph.size == to))
        race.tell(told.Drove, race.racer(car), (move.text,))
        _trail(race, place)
        if race.finished(car):
            cross(race, car, left - 1)
            return
        race.push(Steps(car, left - 1, how))
        enter(race, car)

    def carries(self, car: int) -> bool:
        """Return whether it moves this car."""
        return self.seat == car


def _trail(race: Race, place: int) -> None:
    """Remember a space that was left, for the bombs to come."""
    race.tasks = [
        replace(task, trail=(*task.trail, place)) if isinstance(task, Mine) else task
        for task in race.tasks
    ]


@dataclass(frozen=True, slots=True)
class Rob(Task):
    """Take a card from each car that was ahead before and is behind now, in strip order."""

    of_turn: ClassVar[bool] = True
    seat: int
    before: tuple[int, ...]

    def step(self, race: Race) -> bool:
        """Let a card be taken from each."""
        far = race.graph.how_far
        mine = far(race.places[self.seat])
        race.push(
            *(
                Steal(self.seat, car)
                for car in self.before
                if far(race.places[car]) < mine and not race.is_bot(car)
            )
        )
        return False


@dataclass(frozen=True, slots=True)
class Steal(PendingTask):
    """Take a random card from a hand; only the two players see which (BASH-6)."""

    of_turn: ClassVar[bool] = True
    seat: int
    victim: int

    def step(self, race: Race) -> bool:
        """Return whether there is a card to take."""
        return bool(race.hands[self.victim])

    def pending(self, position: Position) -> Chance[Move]:
        """Return the cards of the hand; the thief sees which it is."""
        return one_of(position.hands[self.victim], self.seat)

    def take(self, race: Race, move: Move) -> None:
        """Take it into the own hand."""
        race.take(self.victim, move.value)
        race.give(self.seat, move.value)
        mine, other = race.racer(self.seat), race.racer(self.victim)
        deck = DECK_OF[move.value]
        race.tell(told.Stole, self.seat, mine, self.victim, other, deck, move.value)


@dataclass(frozen=True, slots=True)
class Lose(PendingTask):
    """Lose a random card openly, but never the last one."""

    of_turn: ClassVar[bool] = True
    victim: int

    def step(self, race: Race) -> bool:
        """Return whether there is more than one card."""
        return len(race.hands[self.victim]) > 1

    def pending(self, position: Position) -> Chance[Move]:
        """Return the cards of the hand, open to all."""
        return one_of(position.hands[self.victim], None)

    def take(self, race: Race, move: Move) -> None:
        """Discard it."""
        race.take(self.victim, move.value)
        race.discard(move.value)
        race.tell(told.LostCard, self.victim, race.racer(self.victim), move.value)


@dataclass(frozen=True, slots=True)
class Land(Task):
    """Put a car that would end on something on the next free space back in the lane (BASH-65)."""

    car: int
    start: int
    """Where it was before; a car that has not moved stays there."""

    def step(self, race: Race) -> bool:
        """Put it back if it has moved and is not alone there."""
        car = self.car
        space = race.space(car)
        alone = race.free(space, car) or race.graph.shared[space]
        if race.places[car] != self.start and not alone and not race.finished(car):
            race.put(car, race.next_free(race.places[car], car))
            race.tell(told.Landed, race.racer(car), race.name(race.places[car]))
        return False


@dataclass(frozen=True, slots=True)
class Mine(Asks):
    """Lay up to so many bombs on different free spaces just left; then all of them explode."""

    of_turn: ClassVar[bool] = True
    left: int
    trail: tuple[int, ...]
    laid: tuple[int, ...]

    def step(self, race: Race) -> bool:
        """Ask while a bomb and a space are left; then let them explode."""
        if self.left and self._spaces(race):
            return True
        self._explode(race)
        return False

    def _spaces(self, race: Race) -> list[int]:
        size, holds = race.graph.size, race.graph.holds
        return [
            at
            for at in dict.fromkeys(self.trail)
            if at % size not in self.laid and holds[at % size] and race.free(at % size)
        ]

    def _explode(self, race: Race) -> None:
        seeds = [space for space in self.laid if space in race.bombs]
        if seeds:
            race.explode(seeds, spared=self.seat)

    def legal(self, race: Race) -> list[Move]:
        """Return the free spaces just left, or to lay no more."""
        graph = race.graph
        return [*(graph.moves[place % graph.size] for place in self._spaces(race)), DONE]

    def refusal(self, space: str) -> Refusal:
        """Return that a space just left must be chosen, or none."""
        return Refusal.of("BASH-64", case="mine", space=space)

    def take(self, race: Race, move: Move) -> None:
        """Lay a bomb, or let those laid explode."""
        if move is DONE:
            self._explode(race)
            return
        space = race.graph.ids[move.text]
        place = next(place for place in self.trail if place % race.graph.size == space)
        race.lay_bomb(self.seat, place)
        race.push(Mine(self.seat, self.left - 1, self.trail, (*self.laid, space)))
