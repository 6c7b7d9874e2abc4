"""Ugly Snout 11B/12B: the first flash met in a turn lets it walk (BASH-85)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from tailback.games.bash import happenings
from tailback.games.bash.hazards import explode, hurt, remove_boulder, scare
from tailback.games.bash.moves import Move
from tailback.games.bash.race import Race
from tailback.games.bash.sides import Side, wrong_tile
from tailback.games.bash.task import Asks, Rolls
from tailback.games.bash.tile_rules import TileRules
from tailback.kit import Refusal

KIND = "snout"


class Snout(TileRules):
    """Flashes, and a path of paws."""

    clause = "BASH-85"
    paired = True
    fields = ("flashes", "red", "paws")

    def check(self, parts: Sequence[Side]) -> None:
        """Refuse a path without the one red paw where the Snout starts."""
        first, _ = parts
        if not any(side.paws for side in parts):
            wrong_tile(first.name, "paws", "paws")
        red = [(side, name) for side in parts for name in side.red]
        for side, name in red:
            if name not in side.paws:
                wrong_tile(side.name, "red", "no-paw", name=name)
        if len(red) != 1:
            wrong_tile(red[-1][0].name if red else first.name, "red", "red-paw")

    def arrive(self, race: Race, car: int) -> None:
        """Let the player roll at once, the first time in the own turn."""
        if race.meet(car, KIND):
            race.push(SnoutRoll(race.driver(car)))


@dataclass(frozen=True, slots=True)
class SnoutRoll(Rolls):
    """Roll how far the Snout may walk."""

    def take(self, race: Race, move: Move) -> None:
        """Let the player choose how far it walks."""
        race.tell(happenings.Rolled, race.racer(race.active), move.value)
        race.push(SnoutWalk(self.seat, move.value))


@dataclass(frozen=True, slots=True)
class SnoutWalk(Asks):
    """Choose the paw to which the Snout walks, at most so many in one direction."""

    most: int

    def legal(self, race: Race) -> list[Move]:
        """Return the paws that it can reach, the one where it is included."""
        graph, at = race.graph, race.track.snout
        paws = graph.paws[max(0, at - self.most) : at + self.most + 1]
        return [graph.moves[space] for space in paws]

    def refusal(self, space: str) -> Refusal:
        """Return that a paw must be chosen, so far away at most."""
        return Refusal.of("BASH-85", space=space, most=self.most)

    def take(self, race: Race, move: Move) -> None:
        """Walk paw by paw; within a blast at the end it flees."""
        graph, track = race.graph, race.track
        to = graph.paws.index(graph.ids[move.text])
        area: set[int] = set()
        way = 1 if to > track.snout else -1
        while track.snout != to:
            track.snout += way
            area |= self._enter(race)
        if graph.paws[to] in area:
            scare(race)

    def _enter(self, race: Race) -> set[int]:
        """Let the Snout enter a paw: a bomb explodes, a boulder vanishes, each car is damaged."""
        track = race.track
        space = race.graph.paws[track.snout]
        race.tell(happenings.SnoutWalked, race.graph.names[space])
        area: set[int] = set()
        if space in track.bombs:
            area = explode(race, [space], scares=False)
        elif space in track.boulders:
            remove_boulder(race, space)
        hurt(race, dict.fromkeys(track.cars_on(space), 1))
        return area
