"""Volcano 10B: a flash met in the own turn lets every car on a red space roll (BASH-86)."""

from __future__ import annotations

from dataclasses import dataclass

from tailback.games.bash import happenings
from tailback.games.bash.hazards import hurt
from tailback.games.bash.moves import Move
from tailback.games.bash.race import Race
from tailback.games.bash.task import Rolls, Task
from tailback.games.bash.tile_rules import TileRules

KIND = "volcano"
DAMAGE = (0, 2, 1, 1, 1, 0, 0)
"""By roll."""


class Volcano(TileRules):
    """Flashes that wake it, and red spaces."""

    clause = "BASH-86"
    fields = ("flashes", "red")

    def arrive(self, race: Race, car: int) -> None:
        """Remember that it erupts at the end of this turn, if it is the car's own."""
        race.meet(car, KIND)

    def closing(self, race: Race, car: int) -> tuple[Task, ...]:
        """Let it erupt if a flash was met."""
        return (Erupt(),)


@dataclass(frozen=True, slots=True)
class Erupt(Task):
    """Let every car on a red space roll, in strip order."""

    def step(self, race: Race) -> bool:
        """Lay out a roll for each car there, if a flash was met."""
        if KIND in race.met:
            track, lava = race.track, race.graph.lava
            burnt = [
                car for car in race.strip if track.space(car) in lava and not track.finished(car)
            ]
            race.push(*(EruptRoll(race.driver(car), car) for car in burnt))
        return False


@dataclass(frozen=True, slots=True)
class EruptRoll(Rolls):
    """Roll for a car on a red space: 1 is 2 damage, 2–4 are 1, 5–6 none."""

    car: int

    def take(self, race: Race, move: Move) -> None:
        """Damage the car as the roll says."""
        race.tell(happenings.Rolled, race.racer(self.car), move.value)
        if DAMAGE[move.value]:
            hurt(race, {self.car: DAMAGE[move.value]})
