"""Landslide 04B/08B: who has met a flash may let boulders fall on both red zones (BASH-81)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar

from tailback.games.bash import happenings
from tailback.games.bash.hazards import explode, lay_boulder, take_boulder
from tailback.games.bash.moves import NO, SLIDE, Move
from tailback.games.bash.race import Race
from tailback.games.bash.sides import Side, wrong_tile
from tailback.games.bash.task import Asks, Rolls, Task
from tailback.games.bash.tile_rules import TileRules
from tailback.kit import Refusal

KIND = "landslide"
FALLING = (0, 0, 0, 1, 1, 2, 2)
"""How many boulders fall on each zone, by roll."""


class Landslide(TileRules):
    """Flashes before it, and two red zones."""

    clause = "BASH-81"
    paired = True
    fields = ("flashes", "red")
    moves = (SLIDE,)

    def check(self, parts: Sequence[Side]) -> None:
        """Refuse a zone onto which no boulder can fall."""
        for side in parts:
            if not side.red:
                wrong_tile(side.name, "red", "zone")

    def arrive(self, race: Race, car: int) -> None:
        """Remember that the car may roll after moving, in its own turn."""
        race.meet(car, KIND)

    def closing(self, race: Race, car: int) -> tuple[Task, ...]:
        """Ask whether to roll."""
        return (Slide(race.driver(car)),)


@dataclass(frozen=True, slots=True)
class Slide(Asks):
    """Choose whether to roll for a landslide, once and after moving."""

    of_turn: ClassVar[bool] = True
    aside: ClassVar[bool] = True

    def step(self, race: Race) -> bool:
        """Return whether a flash was met in this turn."""
        return KIND in race.met

    def legal(self, race: Race) -> list[Move]:
        """Return to roll, or not to."""
        return [SLIDE, NO]

    def refusal(self, space: str) -> Refusal:
        """Return that it must be said whether to roll."""
        return Refusal.of("BASH-81", case="roll", space=space)

    def take(self, race: Race, move: Move) -> None:
        """Roll, or not."""
        if move is SLIDE:
            race.push(SlideRoll(self.seat))


@dataclass(frozen=True, slots=True)
class SlideRoll(Rolls):
    """Roll for a landslide: 1–2 nothing, 3–4 one boulder in each zone, 5–6 two."""

    of_turn: ClassVar[bool] = True

    def take(self, race: Race, move: Move) -> None:
        """Let boulders fall as the roll says."""
        race.tell(happenings.Rolled, race.racer(race.active), move.value)
        falling = FALLING[move.value]
        race.push(Falls(self.seat, (falling,) * len(race.graph.zones)))


@dataclass(frozen=True, slots=True)
class Falls(Asks):
    """Choose where the boulders fall, so many on each zone.

    **Ruling**: a landslide that has begun is carried out, also if the turn ends in it.
    """

    left: tuple[int, ...]

    def step(self, race: Race) -> bool:
        """Return whether boulders are left."""
        return any(self.left)

    def legal(self, race: Race) -> list[Move]:
        """Return the red spaces of the zones that get another."""
        graph = race.graph
        return [
            graph.moves[space]
            for zone, left in zip(graph.zones, self.left, strict=True)
            if left
            for space in zone
        ]

    def refusal(self, space: str) -> Refusal:
        """Return that a red space must be chosen."""
        return Refusal.of("BASH-81", case="space", space=space)

    def take(self, race: Race, move: Move) -> None:
        """Let one fall: on an occupied space it goes back to stock, a bomb there explodes."""
        graph = race.graph
        space = graph.ids[move.text]
        left = tuple(
            count - (space in zone) for zone, count in zip(graph.zones, self.left, strict=True)
        )
        race.push(Falls(self.seat, left))
        if race.track.free(space):
            lap = race.track.places[race.active] // graph.size
            lay_boulder(race, lap * graph.size + space)
            return
        bomb = space in race.track.bombs
        race.tell(happenings.BoulderLaid, move.text)
        take_boulder(race)
        race.tell(happenings.BoulderGone, move.text)
        if bomb:
            explode(race, [space])
