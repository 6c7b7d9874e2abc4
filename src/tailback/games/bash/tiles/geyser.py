"""Geyser 05B: whoever comes onto a flash rolls at once (BASH-83)."""

from __future__ import annotations

from dataclasses import dataclass

from tailback.games.bash import happenings
from tailback.games.bash.hazards import hurt
from tailback.games.bash.moves import Move
from tailback.games.bash.race import Race
from tailback.games.bash.task import Rolls
from tailback.games.bash.tile_rules import TileRules

STOPS = 1
HURTS = 3
"""A roll up to this damages the car."""


class Geyser(TileRules):
    """A flash that must be rolled for, once for each."""

    clause = "BASH-83"
    fields = ("flashes",)

    def arrive(self, race: Race, car: int) -> None:
        """Let the driver roll."""
        race.push(GeyserRoll(race.driver(car), car))


@dataclass(frozen=True, slots=True)
class GeyserRoll(Rolls):
    """Roll for a geyser: 1 damages and stops, 2–3 damage, 4–6 do nothing."""

    car: int

    def take(self, race: Race, move: Move) -> None:
        """Damage and stop the car as the roll says."""
        race.tell(happenings.Rolled, race.racer(self.car), move.value)
        if move.value <= HURTS:
            hurt(race, {self.car: 1})
        if move.value <= STOPS:
            race.cut_short(self.car)

    def carries(self, car: int) -> bool:
        """Return whether it moves this car."""
        return self.car == car
