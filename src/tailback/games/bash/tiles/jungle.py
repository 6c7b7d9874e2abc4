"""Jungle 09B: the middle lane is lost in clearings (BASH-84)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from tailback.games.bash import happenings as told
from tailback.games.bash.movement import enter
from tailback.games.bash.moves import Move
from tailback.games.bash.piece import Piece
from tailback.games.bash.race import Race
from tailback.games.bash.task import Rolls, Task

STUCK = 4
"""A roll up to this leads only to the next clearing."""


class Jungle(Piece):
    """An entry flash, clearings for any number of cars, and an exit."""

    def opening(self, race: Race, car: int) -> tuple[Task, ...]:
        """Let a turn that begins on a clearing start with a roll."""
        lost = race.space(car) in race.graph.clearings
        return (JungleRoll(race.driver(car), car),) if lost else ()

    def arrive(self, race: Race, car: int) -> None:
        """Put a car on the first clearing; it moves no further, and its turn ends."""
        graph = race.graph
        stray(race, car, graph.clearings[0])
        race.cut_short(car)


def stray(race: Race, car: int, clearing: int) -> None:
    """Put a car on a clearing of the same tile."""
    place = race.places[car]
    race.put(car, place + clearing - place % race.graph.size)
    race.tell(told.Strayed, race.racer(car), race.graph.names[clearing])


@dataclass(frozen=True, slots=True)
class JungleRoll(Rolls):
    """Roll for the way out: 1–4 to the next clearing, or from the last to the exit; 5–6 to it."""

    of_turn: ClassVar[bool] = True
    car: int

    def take(self, race: Race, move: Move) -> None:
        """Put the car on the next clearing, and end its turn; or on the exit."""
        race.tell(told.Rolled, race.racer(self.car), move.value)
        graph, car = race.graph, self.car
        clearings, place = graph.clearings, race.places[car]
        at = clearings.index(place % graph.size)
        if move.value <= STUCK and at + 1 < len(clearings):
            stray(race, car, clearings[at + 1])
            race.end_turn()
            return
        last = clearings[-1]
        race.put(car, place + last - clearings[at] + graph.nexts[last][0])
        race.tell(told.Emerged, race.racer(car), race.name(race.places[car]))
        enter(race, car)
