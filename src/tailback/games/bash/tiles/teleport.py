"""Teleport 02B/03B: a portal leads to the same number on the other tile (BASH-80)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from tailback.games.bash import happenings
from tailback.games.bash.movement import enter
from tailback.games.bash.moves import ROLL, Move
from tailback.games.bash.position import Position
from tailback.games.bash.race import Race
from tailback.games.bash.sides import Side, wrong_tile
from tailback.games.bash.task import PendingTask, Task
from tailback.games.bash.tile_rules import TileRules
from tailback.kit import Chance

PORTALS: Final = ("La", "Lb", "Ma", "Mb", "Ra", "Rb")


class Teleport(TileRules):
    """Portals; only those of the tile reached first carry a car over."""

    clause = "BASH-80"
    paired = True
    fields = ("flashes",)
    beside = PORTALS

    def check(self, parts: Sequence[Side]) -> None:
        """Refuse portals without their like, or flashes on anything else than near portals."""
        near, far = parts
        if not near.extra or len(near.extra) != len(far.extra):
            wrong_tile(far.name, "extra", "portals", near=near.name)
        for side, portals in ((near, dict(near.extra)), (far, {})):
            for name in side.flashes:
                if name not in portals:
                    wrong_tile(side.name, "flashes", "no-portal", name=name)

    def setup(self, seat: int) -> tuple[Task, ...]:
        """Let the portals get their numbers."""
        return (LayPortals(seat),)

    def arrive(self, race: Race, car: int) -> None:
        """Carry a car over; a step it costs none, and what is there counts as driven onto."""
        graph, track = race.graph, race.track
        place = track.places[car]
        near, far = graph.portals
        number = track.portals[0][near.index(place % graph.size)]
        to = far[track.portals[1].index(number)]
        track.put(car, place + to - place % graph.size)
        race.tell(happenings.Teleported, race.racer(car), number, graph.names[to])
        enter(race, car)


@dataclass(frozen=True, slots=True)
class LayPortals(PendingTask):
    """Give the portals of both tiles their numbers, shuffled apart (BASH-80)."""

    seat: int

    def step(self, race: Race) -> bool:
        """Return whether a portal has no number yet."""
        return len(race.track.portals[1]) < len(race.graph.portals[1])

    def pending(self, position: Position) -> Chance[Move]:
        """Return the numbers that are left."""
        near, far = position.portals
        numbers = range(1, len(position.graph.portals[0]) + 1)
        laid = near if len(near) < len(numbers) else far
        left = tuple([ROLL[n] for n in numbers if n not in laid])
        return Chance(left, (1,) * len(left), self.seat)

    def take(self, race: Race, move: Move) -> None:
        """Give the next portal this number."""
        near, far = race.track.portals
        spaces = race.graph.portals
        second = len(near) == len(spaces[0])
        space = spaces[1][len(far)] if second else spaces[0][len(near)]
        race.tell(happenings.Portal, race.graph.names[space], move.value)
        race.track.portals = (near, (*far, move.value)) if second else ((*near, move.value), far)
        race.push(self)
