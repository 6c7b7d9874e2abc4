"""Special abilities: what a car does at level 1, and at level 3 (BASH-62, BASH-64, BASH-65)."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import ClassVar

from tailback.games.bash import happenings
from tailback.games.bash.card_piles import one_of
from tailback.games.bash.cars import Level3
from tailback.games.bash.effects import Free
from tailback.games.bash.hazards import explode, fire, lay_bomb
from tailback.games.bash.movement import ABILITY, OVER, PLAIN, PLOUGH, Drive, cross, enter
from tailback.games.bash.moves import DECK_OF, DONE, Move
from tailback.games.bash.position import Position
from tailback.games.bash.race import Race
from tailback.games.bash.task import Asks, PendingTask, Task
from tailback.games.bash.track import NOBODY
from tailback.kit import Chance, Refusal


def level_one(race: Race, car: int, does: str | int) -> None:
    """Use an effect without a card, or move some spaces (BASH-62)."""
    race.push(Drive(car, does, ABILITY) if isinstance(does, int) else Free(car, does))


def level_three(race: Race, car: int, level: Level3) -> None:
    """Do what the ability of a car does at level 3 (BASH-64)."""
    does, spaces, bombs = level
    track, far = race.track, race.graph.how_far
    match does:
        case "broadside":  # down the own lane, down the others from left to right, then so far
            lanes = ("", *(lane for lane in "LMR" if lane != track.lane(car)))
            race.push(*(Fire(car, lane) for lane in lanes), Drive(car, spaces, ABILITY))
        case "rob":
            mine = far(track.places[car])
            before = tuple(other for other in race.strip if far(track.places[other]) > mine)
            race.push(Steps(car, spaces, PLAIN), Rob(car, before))
        case "scrap":
            others = [other for other in race.strip if other != car and not race.is_bot(other)]
            race.push(*(Lose(other) for other in others), Steps(car, spaces, PLAIN))
        case "leap":
            race.push(Steps(car, spaces, OVER), Land(car, track.places[car]))
        case "mine":
            race.push(Steps(car, spaces, PLAIN), Mine(car, bombs, (), ()))
        case _:
            race.push(Steps(car, spaces, PLOUGH))


@dataclass(frozen=True, slots=True)
class Fire(Task):
    """Fire a missile down a lane, fully resolved before the next."""

    of_turn: ClassVar[bool] = True
    seat: int
    lane: str

    def step(self, race: Race) -> bool:
        """Fire it."""
        fire(race, self.seat, self.lane)
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
        graph, here = race.graph, race.track.space(self.seat)
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
            return race.track.car_on(space) == NOBODY and not race.track.snout_on(space)
        return race.track.free(space)

    def take(self, race: Race, move: Move) -> None:
        """Take a step and meet what is there, or stop."""
        if move is DONE:
            return
        car, left, how = self.seat, self.left, self.how
        graph, track = race.graph, race.track
        place = track.places[car]
        track.put(car, track.place_to(car, move, graph.nexts, graph.forward))
        race.tell(happenings.Drove, race.racer(car), (move.text,))
        _trail(race, place)
        if track.finished(car):
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
        mine = far(race.track.places[self.seat])
        race.push(
            *(
                Steal(self.seat, car)
                for car in self.before
                if far(race.track.places[car]) < mine and not race.is_bot(car)
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
        return bool(race.cards.hands[self.victim])

    def pending(self, position: Position) -> Chance[Move]:
        """Return the cards of the hand; the thief sees which it is."""
        return one_of(position.hands[self.victim], self.seat)

    def take(self, race: Race, move: Move) -> None:
        """Take it into the own hand."""
        race.cards.take(self.victim, move.value)
        race.cards.give(self.seat, move.value)
        mine, other = race.racer(self.seat), race.racer(self.victim)
        deck = DECK_OF[move.value]
        race.tell(happenings.Stole, self.seat, mine, self.victim, other, deck, move.value)


@dataclass(frozen=True, slots=True)
class Lose(PendingTask):
    """Lose a random card openly, but never the last one."""

    of_turn: ClassVar[bool] = True
    victim: int

    def step(self, race: Race) -> bool:
        """Return whether there is more than one card."""
        return len(race.cards.hands[self.victim]) > 1

    def pending(self, position: Position) -> Chance[Move]:
        """Return the cards of the hand, open to all."""
        return one_of(position.hands[self.victim], None)

    def take(self, race: Race, move: Move) -> None:
        """Discard it."""
        race.cards.take(self.victim, move.value)
        race.cards.discard(move.value)
        race.tell(happenings.LostCard, self.victim, race.racer(self.victim), move.value)


@dataclass(frozen=True, slots=True)
class Land(Task):
    """Put a car that would end on something on the next free space back in the lane (BASH-65)."""

    car: int
    start: int
    """Where it was before; a car that has not moved stays there."""

    def step(self, race: Race) -> bool:
        """Put it back if it has moved and is not alone there."""
        car, track = self.car, race.track
        place, space = track.places[car], track.space(car)
        alone = track.free(space, car) or race.graph.shared[space]
        if place != self.start and not alone and not track.finished(car):
            track.put(car, track.next_free(place, car))
            race.tell(happenings.Landed, race.racer(car), track.name(track.places[car]))
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
            if at % size not in self.laid and holds[at % size] and race.track.free(at % size)
        ]

    def _explode(self, race: Race) -> None:
        seeds = [space for space in self.laid if space in race.track.bombs]
        if seeds:
            explode(race, seeds, spared=self.seat)

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
        lay_bomb(race, self.seat, place)
        race.push(Mine(self.seat, self.left - 1, self.trail, (*self.laid, space)))
