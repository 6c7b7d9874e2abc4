"""The track of a race in motion: where the cars are, and what stands and lies in their way."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tailback.games.bash.graph import Deltas
from tailback.games.bash.moves import Move
from tailback.games.bash.position import Position

NOBODY: Final = -1


class Track:
    """Cars and things on the course, while they are being moved."""

    __slots__ = (
        "bombs",
        "boosts",
        "boulders",
        "due",
        "filled",
        "graph",
        "life",
        "places",
        "portals",
        "snout",
        "visited",
    )

    def __init__(self, position: Position) -> None:
        self.graph = position.graph
        size = self.graph.size
        self.places = list(position.places)
        self.life = list(position.life)
        self.bombs = {place % size: place for place in position.bombs}
        self.boulders = {place % size: place for place in position.boulders}
        self.boosts = position.boosts
        self.portals = position.portals
        self.snout = position.snout
        self.visited = position.visited
        self.filled = position.filled
        self.due = position.due

    def space(self, car: int) -> int:
        """Return the space of a car."""
        return self.places[car] % self.graph.size

    def name(self, place: int) -> str:
        """Return the name of a place's space."""
        return self.graph.names[place % self.graph.size]

    def lane(self, car: int) -> str:
        """Return the lane of a car; bridges, lake and clearings count as the middle one."""
        lane = self.graph.lane[self.space(car)]
        return lane if lane in "LMR" else "M"

    def finished(self, car: int) -> bool:
        """Return whether a car has crossed the finish line (BASH-50)."""
        return self.places[car] >= self.graph.finish

    def place_to(self, car: int, move: Move, *tables: Sequence[Deltas]) -> int:
        """Return the place of the space that a move names and to which a step of a table leads."""
        here, size, space = self.places[car], self.graph.size, self.graph.ids[move.text]
        places = (here + delta for table in tables for delta in table[here % size])
        return next(place for place in places if place % size == space)

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

    def checkpoint(self, place: int) -> int:
        """Return the first free ordinary space behind the nearest line behind a place (BASH-35)."""
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
