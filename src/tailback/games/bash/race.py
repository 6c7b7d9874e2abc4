"""A race in motion: a position that is being changed, and what can happen to cars and things on it.

Nothing here asks anybody: decisions and draws are tasks, which call these.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any, Final, ParamSpec

from tailback.games.bash import happenings as told
from tailback.games.bash.graph import Graph
from tailback.games.bash.moves import CARDS, KINDS
from tailback.games.bash.position import BOMBS, BOULDERS, ENERGY, LIFE, Position, more
from tailback.games.bash.task import Task
from tailback.kit import Story

MISSILE_LINES: Final = 3
"""A missile is lost on crossing so many checkpoint lines (BASH-23)."""
NOBODY: Final = -1
PLAIN, OVER, PLOUGH = "plain", "over", "plough"
"""How a car takes what is in its way: as usual, over all of it, or clearing it away."""

A = ParamSpec("A")


class Race:
    """A position that is being changed."""

    __slots__ = (
        "_before",
        "bombs",
        "boosts",
        "boulders",
        "decks",
        "discards",
        "due",
        "energy",
        "filled",
        "graph",
        "hands",
        "life",
        "met",
        "options",
        "places",
        "portals",
        "round",
        "seats",
        "snout",
        "story",
        "strip",
        "tasks",
        "turn",
        "used",
        "visited",
    )  # fmt: skip

    def __init__(self, position: Position, story: Story = None) -> None:
        self._before = position
        self.story = story
        self.options = position.options
        self.graph: Graph = position.graph
        size = self.graph.size
        self.round = position.round
        self.turn = position.turn
        self.strip = position.strip
        self.places = list(position.places)
        self.life = list(position.life)
        self.energy = list(position.energy)
        self.hands = list(position.hands)
        self.decks = list(position.decks)
        self.discards = list(position.discards)
        self.bombs = {place % size: place for place in position.bombs}
        self.boulders = {place % size: place for place in position.boulders}
        self.boosts = position.boosts
        self.portals = position.portals
        self.snout = position.snout
        self.visited = position.visited
        self.filled = position.filled
        self.due = position.due
        self.used = position.used
        self.met = position.met
        self.tasks: list[Task] = list(position.tasks)
        self.seats = len(position.hands)

    def position(self) -> Position:
        """Return what has become of it, as a value."""
        return Position(
            self.options,
            self.round,
            self.turn,
            self.strip,
            tuple(self.places),
            tuple(self.life),
            tuple(self.energy),
            tuple(self.hands),
            (self.decks[0], self.decks[1]),
            (self.discards[0], self.discards[1]),
            tuple(sorted(self.bombs.values())),
            tuple(sorted(self.boulders.values())),
            self.boosts,
            self.portals,
            self.snout,
            self.visited,
            self.filled,
            self.due,
            self.used,
            self.met,
            tuple(self.tasks),
        )

    def run(self) -> None:
        """Do all tasks up to the first that needs a seat or chance."""
        while self.tasks:
            task = self.tasks.pop()
            if task.step(self):
                self.tasks.append(task)
                return

    def push(self, *tasks: Task) -> None:
        """Let these be done next, the first of them first."""
        self.tasks.extend(reversed(tasks))

    def tell(self, happening: Callable[A, Any], *args: A.args, **more: A.kwargs) -> None:
        """Tell what happens, if anybody listens."""
        if self.story is not None:
            self.story.append(happening(*args, **more))

    # Who

    @property
    def active(self) -> int:
        """Return the car whose turn it is."""
        return self.strip[self.turn]

    def colour(self, car: int) -> str:
        """Return a car's colour."""
        return self.options.colours[car]

    def racer(self, car: int) -> told.Racer:
        """Return a car as it is told of."""
        return told.racers(self.options.colours)[car]

    def is_bot(self, car: int) -> bool:
        """Return whether a car has no seat (BASH-70)."""
        return car >= self.seats

    def driver(self, car: int) -> int:
        """Return the seat that decides and rolls for a car; for a bot the last one (BASH-73)."""
        if car < self.seats:
            return car
        return next(other for other in reversed(self.strip) if other < self.seats)

    def finished(self, car: int) -> bool:
        """Return whether a car has crossed the finish line (BASH-50)."""
        return self.places[car] >= self.graph.finish

    # Where

    def space(self, car: int) -> int:
        """Return the space of a car."""
        return self.places[car] % self.graph.size

    def name(self, place: int) -> str:
        """Return the name of a place's space."""
        return self.graph.names[place % self.graph.size]

    def car_on(self, space: int, besides: int = NOBODY) -> int:
        """Return the car that is an object on a space, or ``NOBODY`` (BASH-33, BASH-34)."""
        size, finish = self.graph.size, self.graph.finish
        for car, place in enumerate(self.places):
            if place % size == space and car != besides and place < finish and self.life[car]:
                return car
        return NOBODY

    def cars_on(self, space: int) -> list[int]:
        """Return all cars that are objects on a space: a rammer and its victim, or one passing."""
        size, finish = self.graph.size, self.graph.finish
        return [
            car
            for car, place in enumerate(self.places)
            if place % size == space and place < finish and self.life[car]
        ]

    def snout_on(self, space: int) -> bool:
        """Return whether the Snout is there."""
        return self.snout >= 0 and self.graph.paws[self.snout] == space

    def free(self, space: int, besides: int = NOBODY) -> bool:
        """Return whether there is no car, bomb, boulder or Snout on a space (BASH-20)."""
        return not (
            space in self.bombs
            or space in self.boulders
            or self.snout_on(space)
            or self.car_on(space, besides) != NOBODY
        )

    def put(self, car: int, place: int) -> None:
        """Let a car come onto a place; the tile after one that is new becomes due (BASH-15)."""
        self.places[car] = place
        graph = self.graph
        tile = graph.tile[place % graph.size]
        if not self.visited >> tile & 1 and place < graph.finish:
            self.visited |= 1 << tile
            if graph.fillings[tile]:
                after = graph.after[tile]
                at = graph.at_tile(place) + (after - tile) % graph.tiles
                self.due = (*self.due, at)

    # Turns

    def stop(self, car: int) -> None:
        """End the movement of a car."""
        self.tasks = [task for task in self.tasks if not task.carries(car)]

    def end_turn(self) -> None:
        """End the turn early; what its end asks of every turn is still done (BASH-16)."""
        self.tasks = [task for task in self.tasks if not task.of_turn]

    def cut_short(self, car: int) -> None:
        """Stop a car and, in its own turn, end that turn."""
        self.stop(car)
        if car == self.active:
            self.end_turn()

    def meet(self, car: int, kind: str) -> bool:
        """Remember the first flash of a kind that a car meets in its own turn (BASH-88)."""
        if car != self.active or kind in self.met:
            return False
        self.met = tuple(sorted((*self.met, kind)))
        return True

    def how(self, car: int) -> str:
        """Return how a car that is being moved takes what is in its way."""
        for task in reversed(self.tasks):
            if task.carries(car):
                return getattr(task, "how", PLAIN)
        return PLAIN

    # Damage

    def hurt(self, hits: Mapping[int, int]) -> list[int]:
        """Damage cars, then set back those that go off, in strip order; return them (BASH-36)."""
        off = []
        for car in self.strip:
            if car in hits and not self.finished(car) and self.life[car]:
                self.life[car] = max(0, self.life[car] - hits[car])
                self.tell(told.Damaged, self.racer(car), self.life[car])
                if not self.life[car]:
                    off.append(car)
        for car in off:
            self.set_back(car)
        return off

    def set_back(self, car: int) -> None:
        """Set a car that went off back to its checkpoint (BASH-35, BASH-37); its turn ends."""
        self.put(car, self._checkpoint(self.places[car]))
        self.life[car] = LIFE
        if not self.options.simple and not self.is_bot(car):
            self.energy[car] = min(ENERGY, self.energy[car] + 1)
        self.tell(told.SetBack, self.racer(car), self.name(self.places[car]), self.energy[car])
        self.cut_short(car)

    def _checkpoint(self, place: int) -> int:
        """Return the first free ordinary space behind the nearest line behind a place."""
        graph = self.graph
        line = graph.line(place)
        at = place
        if line > 0:
            while graph.line(at) == line:
                at += graph.behind[at % graph.size]
        return self.next_free(at)

    def next_free(self, place: int, besides: int = NOBODY) -> int:
        """Return the nearest free space from a place on backwards that a car can be put on."""
        graph = self.graph
        at = place
        for _ in range(graph.size):
            space = at % graph.size
            if graph.receives[space] and self.free(space, besides):
                return at
            at += graph.behind[space]
        return place

    # Explosions

    def explode(self, seeds: Iterable[int], spared: int = NOBODY, scares: bool = True) -> set[int]:
        """Let bombs explode with all that follows (BASH-30); return all spaces that it reached.

        The whole chain is worked out before anybody is damaged. The car ``spared`` is not hurt by
        the bombs that the chain begins with.
        """
        graph = self.graph
        chain = list(seeds)
        first = frozenset(chain)
        hits: dict[int, int] = {}
        area: set[int] = set()
        for space in chain:
            del self.bombs[space]
            self.tell(told.Exploded, graph.names[space])
            blast = (space, *graph.reach(space, graph.adjacent))
            area.update(blast)
            for hit in blast:
                if hit in self.boulders:
                    self.remove_boulder(hit)
                if hit in self.bombs and hit not in chain:
                    chain.append(hit)
                for car in self.cars_on(hit):
                    if car != spared or space not in first:
                        hits[car] = hits.get(car, 0) + 1
        scared = scares and self.snout >= 0 and graph.paws[self.snout] in area
        self.hurt(hits)
        if scared:
            self.scare()
        return area

    def scare(self) -> None:
        """Let the Snout run back to the red paw, hurting nobody (BASH-85)."""
        self.snout = self.graph.home
        self.tell(told.SnoutFled, self.graph.names[self.graph.paws[self.snout]])

    # Things

    def lay_bomb(self, car: int, place: int) -> None:
        """Lay a bomb; with none in stock the rearmost is moved (BASH-21)."""
        if len(self.bombs) >= BOMBS:
            self._lift(told.Thing.BOMB, self.bombs)
        self.bombs[place % self.graph.size] = place
        self.tell(told.BombLaid, self.racer(car), self.name(place))

    def lay_boulder(self, place: int) -> None:
        """Put a boulder on a space; with none in stock the rearmost is moved (BASH-15)."""
        self.take_boulder()
        self.boulders[place % self.graph.size] = place
        self.tell(told.BoulderLaid, self.name(place))

    def take_boulder(self) -> None:
        """Take a boulder out of the stock, or the rearmost into it."""
        if len(self.boulders) >= BOULDERS:
            self._lift(told.Thing.BOULDER, self.boulders)

    def remove_boulder(self, space: int) -> None:
        """Put a boulder back to stock."""
        del self.boulders[space]
        self.tell(told.BoulderGone, self.graph.names[space])

    def remove_bomb(self, space: int) -> None:
        """Put a bomb back to stock without harm."""
        del self.bombs[space]
        self.tell(told.BombGone, self.graph.names[space])

    def _lift(self, what: told.Thing, things: dict[int, int]) -> None:
        """Take the rearmost of these things off the track: of two, the left one (BASH-17)."""
        graph = self.graph
        space = min(things, key=lambda at: (graph.how_far(things[at]), graph.across[at]))
        del things[space]
        self.tell(told.Lifted, what, graph.names[space])

    # Missiles

    def fire(self, car: int, lane: str = "") -> None:
        """Fire a missile down the own lane, or down another from further on (BASH-23)."""
        graph = self.graph
        size = graph.size
        start = self.places[car]
        lost = graph.line(start) + MISSILE_LINES
        at = graph.first_ahead(start, lane) if lane else start + graph.fly[start % size]
        self.tell(told.Fired, self.racer(car), lane or own_lane(graph, start))
        while graph.line(at) < lost:
            space = at % size
            if not self.free(space):
                self._struck(space)
                return
            at += graph.fly[space]
        self.tell(told.MissileLost, self.racer(car))

    def _struck(self, space: int) -> None:
        """Let a missile hit what is on a space: the Snout, a bomb, a boulder or a car."""
        name = self.graph.names[space]
        if self.snout_on(space):
            self.tell(told.MissileHit, name, told.Thing.SNOUT)
            self.scare()
        elif space in self.bombs:
            self.tell(told.MissileHit, name, told.Thing.BOMB)
            self.explode([space])
        elif space in self.boulders:
            self.tell(told.MissileHit, name, told.Thing.BOULDER)
            self.remove_boulder(space)
        else:
            car = self.car_on(space)
            self.tell(told.MissileHit, name, self.racer(car))
            self.hurt({car: 1})

    # Cards

    def stocked(self, deck: int) -> bool:
        """Make sure that a card can be drawn, shuffling discards in; return whether one can."""
        for one in (deck, 1 - deck):
            if any(self.decks[one]):
                return True
            if any(self.discards[one]):
                self.decks[one] = self.discards[one]
                self.discards[one] = (0,) * KINDS
                self.tell(told.Reshuffled, one, sum(self.decks[one]))
                return True
        return False

    def draw(self, card: int) -> None:
        """Take a card that chance brought out of its deck."""
        deck = CARDS[card].deck
        self.decks[deck] = more(self.decks[deck], card - deck * KINDS, -1)

    def discard(self, card: int) -> None:
        """Put a card on its discard pile."""
        deck = CARDS[card].deck
        self.discards[deck] = more(self.discards[deck], card - deck * KINDS)

    def give(self, seat: int, card: int) -> None:
        """Put a card into a hand."""
        self.hands[seat] = tuple(sorted((*self.hands[seat], card)))

    def take(self, seat: int, card: int) -> None:
        """Take a card out of a hand."""
        hand = self.hands[seat]
        at = hand.index(card)
        self.hands[seat] = (*hand[:at], *hand[at + 1 :])


def own_lane(graph: Graph, place: int) -> str:
    """Return the lane of a place; bridges, lake and clearings count as the middle one."""
    lane = graph.lane[place % graph.size]
    return lane if lane in "LMR" else "M"
