"""Jungle 09B: the middle lane is lost in clearings (BASH-84)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar

from tailback.games.bash import happenings
from tailback.games.bash.movement import enter
from tailback.games.bash.moves import Move
from tailback.games.bash.race import Race
from tailback.games.bash.sides import Side, wrong_tile
from tailback.games.bash.task import Rolls, Task
from tailback.games.bash.tile_rules import TileRules

LANE = "C"
STUCK = 4
"""A roll up to this leads only to the next clearing."""


class Jungle(TileRules):
    """An entry flash, clearings for any number of cars, and an exit."""

    clause = "BASH-84"
    fields = ("flashes",)
    beside = tuple(f"{LANE}{i}" for i in range(1, 9))
    shared = LANE

    def check(self, parts: Sequence[Side]) -> None:
        """Refuse a jungle whose clearings are not reached by its flashes, and by these alone."""
        (side,) = parts
        clearings, nexts = set(dict(side.extra)), dict(side.next)
        if not clearings:
            wrong_tile(side.name, "extra", "clearings")
        if not side.flashes:
            wrong_tile(side.name, "flashes", "entry")
        for name in side.flashes:
            if name in clearings or not set(nexts.get(name, ("",))) <= clearings:
                wrong_tile(side.name, "flashes", "no-entry", name=name)
        for name, to in side.next:
            if clearings & set(to) and name not in (*side.flashes, *clearings):
                wrong_tile(side.name, f"next.{name}", "no-flash", name=name)

    def opening(self, race: Race, car: int) -> tuple[Task, ...]:
        """Let a turn that begins on a clearing start with a roll."""
        lost = race.graph.lane[race.track.space(car)] == LANE
        return (JungleRoll(race.driver(car), car),) if lost else ()

    def arrive(self, race: Race, car: int) -> None:
        """Put a car on the first clearing; it moves no further, and its turn ends."""
        stray(race, car, onward(race, race.track.places[car]))
        race.cut_short(car)


def onward(race: Race, place: int) -> int:
    """Return the place after the entry or a clearing: the next clearing, or the exit."""
    return place + race.graph.nexts[place % race.graph.size][0]


def stray(race: Race, car: int, clearing: int) -> None:
    """Put a car on a clearing."""
    race.track.put(car, clearing)
    race.tell(happenings.Strayed, race.racer(car), race.track.name(clearing))


@dataclass(frozen=True, slots=True)
class JungleRoll(Rolls):
    """Roll for the way out: 1–4 to the next clearing, or from the last to the exit; 5–6 to it."""

    of_turn: ClassVar[bool] = True
    car: int

    def take(self, race: Race, move: Move) -> None:
        """Put the car on the next clearing, and end its turn; or on the exit."""
        race.tell(happenings.Rolled, race.racer(self.car), move.value)
        car, lane, size = self.car, race.graph.lane, race.graph.size
        at = onward(race, race.track.places[car])
        if move.value <= STUCK and lane[at % size] == LANE:
            stray(race, car, at)
            race.end_turn()
            return
        while lane[at % size] == LANE:
            at = onward(race, at)
        race.track.put(car, at)
        race.tell(happenings.Emerged, race.racer(car), race.track.name(race.track.places[car]))
        enter(race, car)
