"""Hanging bridge 06B/07B: who ends the own turn on it may fall into the lake (BASH-82)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from tailback.games.bash import happenings
from tailback.games.bash.hazards import hurt
from tailback.games.bash.moves import Move
from tailback.games.bash.race import Race
from tailback.games.bash.sides import Side, wrong_tile
from tailback.games.bash.task import Rolls, Task
from tailback.games.bash.tile_rules import TileRules

LANE = "B"
LAKE = "W"


class Bridge(TileRules):
    """Flashes on which a turn should not end, and a lake for any number of cars."""

    clause = "BASH-82"
    paired = True
    fields = ("flashes",)
    beside = ("B1", "B2", "B3", "B4", LAKE)
    shared = LAKE

    def check(self, parts: Sequence[Side]) -> None:
        """Refuse a bridge without spaces or without the one lake, or a way into the lake."""
        spaces = [name for side in parts for name, _ in side.extra]
        if spaces.count(LAKE) != 1 or len(spaces) < 2:
            wrong_tile(parts[0].name, "extra", "bridge", name=LAKE)
        for side in parts:
            if not set(side.flashes) <= {name for name in spaces if name != LAKE}:
                wrong_tile(side.name, "flashes", "no-bridge")
            for field in ("next", "missile"):
                for name, to in getattr(side, field):
                    if LAKE in to or f"+{LAKE}" in to:
                        wrong_tile(side.name, f"{field}.{name}", "lake")

    def closing(self, race: Race, car: int) -> tuple[Task, ...]:
        """Let the bridge sway."""
        return (Sway(race.driver(car), car),)


def _on_bridge(race: Race) -> list[int]:
    """Return the cars on the bridge that are still racing."""
    track, lane = race.track, race.graph.lane
    return [car for car in race.strip if lane[track.space(car)] == LANE and not track.finished(car)]


@dataclass(frozen=True, slots=True)
class Sway(Rolls):
    """Roll for a car on the bridge; at most the number of cars on it, and it falls."""

    car: int

    def step(self, race: Race) -> bool:
        """Return whether the car is on the bridge and still racing (BASH-16)."""
        return self.car in _on_bridge(race)

    def take(self, race: Race, move: Move) -> None:
        """Let the car fall, or not."""
        graph, track, car = race.graph, race.track, self.car
        race.tell(happenings.Rolled, race.racer(car), move.value)
        if move.value > len(_on_bridge(race)):
            return
        lake = graph.lane.index(LAKE)
        place = track.places[car]
        track.put(car, place + lake - place % graph.size)
        race.tell(happenings.Sank, race.racer(car))
        hurt(race, {car: 1})
