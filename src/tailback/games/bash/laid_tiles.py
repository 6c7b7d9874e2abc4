"""The tiles of a course as they are laid: their spaces, each with its number and its name."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import pairwise
from typing import Final, NamedTuple, NoReturn

from tailback.games.bash import bridge3d
from tailback.games.bash.course import BRIDGE, Course
from tailback.games.bash.sides import TILE, Side, wrong_tile

UNIT: Final = 2
"""Progress is counted in half units of the data, as the centre of a space may lie between two."""
LANES_ACROSS: Final = {"L": 0, "M": 2, "R": 4}


class Space(NamedTuple):
    """A space of a laid tile; the lanes of a curve are called left and right as it is laid."""

    tile: int
    name: str
    lane: str
    start: int
    end: int
    """Start and end along the tile; equal for a space beside the lanes."""
    centre: int
    """In half units."""

    @property
    def progress(self) -> int:
        """Return how far its centre is from the beginning of tile 01."""
        return self.tile * TILE * UNIT + self.centre

    @property
    def across(self) -> int:
        """Return where it lies from left to right."""
        return LANES_ACROSS.get(self.lane, 2) + self.name.endswith("b")


class LaidTiles:
    """The tiles of a course in race direction, with all their spaces."""

    def __init__(self, course: Course) -> None:
        self.slots = course.slots
        self.sides = [(tile, side) for tile, side in enumerate(self.slots) if side is not None]
        self.count = len(self.slots)
        self._left = [laid.endswith("-left") for laid in course.laid]
        self.on_tile = [self._spaces(tile, side) for tile, side in enumerate(self.slots)]
        self.spaces = [space for spaces in self.on_tile for space in spaces]
        self.ids = {f"{space.tile}{space.name}": i for i, space in enumerate(self.spaces)}
        self.size = len(self.spaces)

    def _spaces(self, tile: int, side: Side | None) -> list[Space]:
        if side is None:
            return [_beside(tile, name, centre) for name, centre in bridge3d.spaces().items()]
        spaces = []
        for own, (first, ends) in side.lanes:
            lane = self.lane(tile, own)
            for i, (start, end) in enumerate(pairwise(ends), first):
                if f"{own}{i}" not in side.missing:
                    spaces.append(Space(tile, f"{lane}{i}", lane, start, end, start + end))
        spaces.sort(key=lambda space: (LANES_ACROSS[space.lane], space.start))
        return spaces + [_beside(tile, name, centre) for name, centre in side.extra]

    def lane(self, tile: int, lane: str) -> str:
        """Return left or right for the outer and inner lane of a curve."""
        if lane not in "OI":
            return lane
        return "R" if (lane == "O") == self._left[tile] else "L"

    def _as_laid(self, tile: int, name: str) -> str:
        return self.lane(tile, name[0]) + name[1:]

    def number(self, tile: int, name: str, field: str = "") -> int:
        """Return a space by its name as a field of a tile has it, ``+`` and ``-`` included."""
        beside = {"+": 1, "-": -1}.get(name[0], 0)
        at, there = (tile + beside) % self.count, name[1:] if beside else name
        full = f"{at}{self._as_laid(at, there)}"
        if full not in self.ids:
            self.fail(tile, field, "space", name=name)
        return self.ids[full]

    def numbers(self, tile: int, names: Iterable[str]) -> tuple[int, ...]:
        """Return the spaces of a tile that have these names."""
        return tuple(self.number(tile, name) for name in names)

    def named(self, kind: str, field: str) -> tuple[int, ...]:
        """Return the spaces that a field of the tiles of one kind lists."""
        return tuple(
            space
            for tile, side in self.sides
            if side.kind == kind
            for space in self.numbers(tile, getattr(side, field))
        )

    def own_name(self, i: int) -> str:
        """Return the name of a space as the data of its tile have it."""
        space = self.spaces[i]
        side = self.slots[space.tile]
        names = () if side is None else side.spaces
        return next(
            (own for own in names if self._as_laid(space.tile, own) == space.name), space.name
        )

    def fail(self, tile: int, field: str, case: str, **details: object) -> NoReturn:
        """Refuse a tile for what is wrong in one field."""
        side = self.slots[tile]
        wrong_tile(BRIDGE if side is None else side.name, field, case, **details)

    def _wraps(self, i: int, to: int) -> bool:
        """Return whether the way from a space to one that is further on leads into a new lap."""
        return self.spaces[to].tile < self.spaces[i].tile

    def ahead(self, i: int, to: int) -> int:
        """Return the difference of places from a space to one that is further on."""
        return to - i + self.size * self._wraps(i, to)

    def leads_on(self, i: int, to: int) -> bool:
        """Return whether a step to a space leads further on: in progress, or to the portal beside.

        That grows along every way.
        """
        laps = self.count * TILE * UNIT * self._wraps(i, to)
        here, there = self.spaces[i], self.spaces[to]
        return (here.progress, here.across) < (laps + there.progress, there.across)

    def shortest(self, i: int, to: int) -> int:
        """Return the difference of places to a space nearby, ahead or behind."""
        tiles = self.spaces[to].tile - self.spaces[i].tile
        if abs(tiles) <= 1 and self.count > 2:
            return to - i
        return to - i - self.size * (1 if tiles > 0 else -1 if tiles < 0 else 0)


def _beside(tile: int, name: str, centre: int) -> Space:
    return Space(tile, name, name[0], centre, centre, centre * UNIT)
