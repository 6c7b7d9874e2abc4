"""One graph of spaces made from a course: next, behind, adjacent, missile path, lines, progress.

A *space* is a number from 0 on, tile by tile in race direction. A *place* is a space in a lap: lap
times the number of spaces plus the space, so that driving on from the last tile leads to the next
lap and falling back to the one before (BASH-39). All steps are differences between places.

>>> from tailback.games.bash.course import ready
>>> graph = graph_of(ready("first-race"))
>>> graph.names[:4], graph.laps_length
(('0L0', '0L1', '0L2', '0L3'), 864)
>>> [graph.names[to] for to in graph.reach(graph.ids["3R3"], graph.nexts)]
['3M3']
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import pairwise
from typing import Final, NamedTuple, NoReturn, Protocol

from tailback.games.bash import bridge3d
from tailback.games.bash.course import (
    BRIDGE,
    TILE,
    Course,
    Side,
    rules_of,
    wrong_tile,
)
from tailback.games.bash.moves import SPACES, Move

Deltas = tuple[int, ...]
"""Differences between places, from one space to others."""

UNIT: Final = 2
"""Progress is counted in half units of the data, as the centre of a space may lie between two."""
_ACROSS: Final = {"L": 0, "M": 2, "R": 4}


class Graph(NamedTuple):
    """The spaces of a course and all that can be asked of them, by their number."""

    tiles: int
    """How many tiles the course has, the 3D bridge counted."""
    size: int
    names: tuple[str, ...]
    """Tile, counted from 0, and name of each space: ``3M2``."""
    ids: dict[str, int]
    moves: tuple[Move, ...]
    """The move that names each space."""
    tile: tuple[int, ...]
    lane: tuple[str, ...]
    """The lane of each space: L, M or R; B and X on bridges, C in the jungle, W in the lake."""
    across: tuple[int, ...]
    """Where a space lies from left to right, to tell which of two is further left."""
    stretch: tuple[tuple[int, int], ...]
    """Where each space begins and ends along its tile; both the centre beside the lanes."""
    progress: tuple[int, ...]
    """How far the centre of each space is from the beginning of tile 01."""
    nexts: tuple[Deltas, ...]
    """Where one step leads: mostly one space; at a fork the driver chooses, and the first is that
    of a car that has finished (BASH-50)."""
    behind: Deltas
    fly: Deltas
    """Where a missile flies on to."""
    adjacent: tuple[Deltas, ...]
    sideways: tuple[Deltas, ...]
    """The adjacent spaces of other lanes."""
    forward: tuple[Deltas, ...]
    """Those of them whose centre is further on (BASH-64)."""
    lines: tuple[int, ...]
    """How many checkpoint lines lie before each space, counted from the beginning of tile 01."""
    lines_a_lap: int
    finish: int
    """The first place behind the finish line (BASH-50)."""
    grid: tuple[int, ...]
    receives: tuple[bool, ...]
    """Whether a car can be set back onto it (BASH-35)."""
    holds: tuple[bool, ...]
    """Whether a bomb or boulder can lie on it."""
    shared: tuple[bool, ...]
    """Whether it holds any number of cars: the lake, a clearing."""
    flash: tuple[str, ...]
    """The kind of tile whose flash is on it, if any."""
    fillings: tuple[tuple[int, ...], ...]
    """The boulder spaces of each tile, 2+ 3+ 4+."""
    zones: tuple[tuple[int, ...], ...]
    """The red spaces: of a landslide both zones, of a volcano one."""
    lava: frozenset[int]
    paws: tuple[int, ...]
    """The path of the Snout."""
    home: int
    """Which of the paws is red; -1 where there is no Snout."""
    portals: tuple[tuple[int, ...], tuple[int, ...]]
    """The portals of the tile reached first, and of the other."""
    seams: tuple[int, ...]
    """The tiles before which a boost can lie (BASH-66)."""
    referee: tuple[str, ...]
    """The lane nearest the referee, by tile (BASH-71)."""
    after: tuple[int, ...]
    """The tile after each, the 3D bridge passed over."""
    kinds: tuple[str, ...]
    """The kind of each tile."""

    @property
    def laps_length(self) -> int:
        """Return the progress of one lap."""
        return self.tiles * TILE * UNIT

    def how_far(self, place: int) -> int:
        """Return the absolute progress of a place (BASH-40)."""
        lap, space = divmod(place, self.size)
        return lap * self.laps_length + self.progress[space]

    def line(self, place: int) -> int:
        """Return how many checkpoint lines lie behind a place, since the start of the first lap."""
        lap, space = divmod(place, self.size)
        return lap * self.lines_a_lap + self.lines[space]

    def at_tile(self, place: int) -> int:
        """Return the tile of a place, counted on over the laps."""
        lap, space = divmod(place, self.size)
        return lap * self.tiles + self.tile[space]

    def reach(self, space: int, table: Sequence[Deltas]) -> tuple[int, ...]:
        """Return the spaces to which a table of steps leads from a space."""
        return tuple((space + delta) % self.size for delta in table[space])

    def first_ahead(self, place: int, lane: str) -> int:
        """Return the first place of another lane that is further on than this one."""
        far = self.how_far(place)
        lap = place // self.size
        candidates = [
            (lap + more) * self.size + space
            for more in (0, 1)
            for space in range(self.size)
            if self.lane[space] == lane
        ]
        return min((place for place in candidates if self.how_far(place) > far), key=self.how_far)


@lru_cache(maxsize=256)
def graph_of(course: Course) -> Graph:
    """Return the graph of a course; one whose lanes do not fit together is refused.

    Every way leads further on, and what is behind a space is further back: so whatever drives,
    flies or is set back comes to an end.
    """
    return _Builder(course).graph()


class _Space(NamedTuple):
    """One space while the graph is made."""

    tile: int
    name: str
    lane: str
    start: int
    end: int
    """Start and end along the tile; equal for a space beside the lanes."""
    centre: int
    """In half units."""


class _Builder:
    """Makes the graph; the names of a curve's lanes become left and right as it is laid."""

    def __init__(self, course: Course) -> None:
        sides = iter(course.sides)
        self.slots = [None if laid == BRIDGE else next(sides) for laid in course.laid]
        self.left = [laid.endswith("-left") for laid in course.laid]
        self.count = len(self.slots)
        self.on_tile = [self._spaces(tile) for tile in range(self.count)]
        self.spaces = [space for spaces in self.on_tile for space in spaces]
        self.ids = {f"{space.tile}{space.name}": i for i, space in enumerate(self.spaces)}
        self.size = len(self.spaces)
        self.beside = self._listed()
        self.links = {field: self._links(field) for field in ("next", "behind", "missile")}

    def graph(self) -> Graph:
        spaces, size = self.spaces, self.size
        nexts = [self._nexts(i) for i in range(size)]
        fly = [self._fly(i, nexts) for i in range(size)]
        behind = [self._behind(i) for i in range(size)]
        self._check("next", [(i, to) for i, tos in enumerate(nexts) for to in tos])
        self._check("missile", list(enumerate(fly)))
        self._check("behind", list(enumerate(behind)))
        sideways = [self._sideways(i) for i in range(size)]
        adjacent = self._adjacent(nexts, sideways)
        names = tuple(self.ids)
        first_of_second = next(i for i, space in enumerate(spaces) if space.tile == 1)
        flash = self._flashes()
        kinds = tuple(bridge3d.KIND if side is None else side.kind for side in self.slots)
        shared = tuple(map(self._shared, spaces))
        entries = self._named("jungle", lambda side: side.flashes)
        paws = self._named("snout", lambda side: side.paws)
        home = self._named("snout", lambda side: side.red)
        near, far = self._portals()
        return Graph(
            tiles=self.count,
            size=size,
            names=names,
            ids=self.ids,
            moves=tuple(SPACES[name] for name in names),
            tile=tuple(space.tile for space in spaces),
            lane=tuple(space.lane for space in spaces),
            across=tuple(map(_across, spaces)),
            stretch=tuple((space.start, space.end) for space in spaces),
            progress=tuple(map(_progress, spaces)),
            nexts=tuple(tuple(self._ahead(i, to) for to in tos) for i, tos in enumerate(nexts)),
            behind=tuple(-self._ahead(to, i) for i, to in enumerate(behind)),
            fly=tuple(self._ahead(i, to) for i, to in enumerate(fly)),
            adjacent=tuple(
                tuple(self._shortest(i, to) for to in tos) for i, tos in enumerate(adjacent)
            ),
            sideways=tuple(tuple(to - i for to in tos) for i, tos in enumerate(sideways)),
            forward=tuple(
                tuple(to - i for to in tos if spaces[to].centre > spaces[i].centre)
                for i, tos in enumerate(sideways)
            ),
            lines=tuple(map(self._lines, spaces)),
            lines_a_lap=sum(side is not None for side in self.slots),
            finish=size + first_of_second,
            grid=self._named("start", lambda side: side.grid),
            receives=tuple(
                not shared[i] and not space.name.endswith(("a", "b")) and i not in entries
                for i, space in enumerate(spaces)
            ),
            holds=tuple(not one for one in shared),
            shared=shared,
            flash=flash,
            fillings=tuple(self._fillings()),
            zones=self._zones(),
            lava=frozenset(self._named("volcano", lambda side: side.red)),
            paws=paws,
            home=paws.index(home[0]) if home else -1,
            portals=(near, far),
            seams=self._seams(),
            referee=tuple(
                "M" if side is None else self._lane_as_laid(tile, side.referee)
                for tile, side in enumerate(self.slots)
            ),
            after=tuple(self._after(tile) for tile in range(self.count)),
            kinds=kinds,
        )

    # The spaces

    def _lane_as_laid(self, tile: int, lane: str) -> str:
        """Return left or right for the outer and inner lane of a curve."""
        if lane == "O":
            return "R" if self.left[tile] else "L"
        if lane == "I":
            return "L" if self.left[tile] else "R"
        return lane

    def _name(self, tile: int, name: str) -> str:
        """Return the name of a space as it is laid."""
        return self._lane_as_laid(tile, name[0]) + name[1:]

    def _spaces(self, tile: int) -> list[_Space]:
        side = self.slots[tile]
        if side is None:
            return [_beside(tile, name, centre) for name, centre in bridge3d.spaces().items()]
        found = []
        for lane, (first, ends) in side.lanes:
            laid = self._lane_as_laid(tile, lane)
            for i, (start, end) in enumerate(pairwise(ends), first):
                if f"{lane}{i}" not in side.missing:
                    found.append(_Space(tile, f"{laid}{i}", laid, start, end, start + end))
        found.sort(key=lambda space: (_ACROSS[space.lane], space.start))
        return found + [_beside(tile, name, centre) for name, centre in side.extra]

    def _shared(self, space: _Space) -> bool:
        side = self.slots[space.tile]
        return side is not None and space.lane == rules_of(side).shared

    def _id(self, tile: int, name: str, field: str = "") -> int:
        """Return a space by its name as a field of a tile has it, ``+`` and ``-`` included."""
        beside = {"+": 1, "-": -1}.get(name[0], 0)
        at, there = (tile + beside) % self.count, name[1:] if beside else name
        full = f"{at}{self._name(at, there)}"
        if full not in self.ids:
            self._fail(tile, field, "space", name=name)
        return self.ids[full]

    def _fail(self, tile: int, field: str, case: str, **details: object) -> NoReturn:
        side = self.slots[tile]
        wrong_tile(BRIDGE if side is None else side.name, field, case, **details)

    def _check(self, field: str, links: list[tuple[int, int]]) -> None:
        """Refuse links that do not lead further on, or, behind a space, further back."""
        for i, to in links:
            rear, front = (to, i) if field == "behind" else (i, to)
            if self._further(rear) >= self._further(front, self._wraps(rear, front)):
                case = "not-back" if field == "behind" else "not-on"
                self._fail(self.spaces[i].tile, field, case, name=self._told(i), to=self._told(to))

    def _told(self, i: int) -> str:
        """Return the name of a space as the data of its tile have it."""
        space = self.spaces[i]
        side = self.slots[space.tile]
        known = () if side is None else side.spaces
        return next((one for one in known if self._name(space.tile, one) == space.name), space.name)

    def _further(self, i: int, lap: int = 0) -> tuple[int, int]:
        """Return what grows along every way: progress, and from one portal to that beside it."""
        space = self.spaces[i]
        return lap * self.count * TILE * UNIT + _progress(space), _across(space)

    def _named(self, kind: str, names: _Names) -> tuple[int, ...]:
        return tuple(
            self._id(tile, name)
            for tile, side in enumerate(self.slots)
            if side is not None and side.kind == kind
            for name in names(side)
        )

    # Steps

    def _links(self, field: str) -> dict[int, list[int]]:
        """Return where the data lead by this field, from those spaces of which they say it."""
        return {
            self._id(tile, name): [
                self._id(tile, one, f"{field}.{name}")
                for one in (to if isinstance(to, tuple) else (to,))
            ]
            for tile, side in enumerate(self.slots)
            if side is not None
            for name, to in getattr(side, field)
        }

    def _nexts(self, i: int) -> list[int]:
        if i in self.links["next"]:
            return self.links["next"][i]
        space = self.spaces[i]
        following = self._along(space, 1)
        if following is not None:
            return [following]
        return [self._entry(space)]

    def _along(self, space: _Space, by: int) -> int | None:
        """Return the next or former space of the same lane and tile, if there is one."""
        if not space.name[1:].isdigit():
            return None
        return self.ids.get(f"{space.tile}{space.name[0]}{int(space.name[1:]) + by}")

    def _entry(self, space: _Space) -> int:
        """Return the first space of a lane on the tile after, or the way over the 3D bridge."""
        tile = (space.tile + 1) % self.count
        if self.slots[tile] is None:
            return self.ids[f"{tile}{bridge3d.FIRST}"]
        lane = bridge3d.continued(space.lane)
        found = self.ids.get(f"{tile}{lane}0")
        if found is None:
            self._fail(space.tile, "next", "nowhere", name=self._told(self.spaces.index(space)))
        return found

    def _behind(self, i: int) -> int:
        if i in self.links["behind"]:
            return self.links["behind"][i][0]
        space = self.spaces[i]
        former = self._along(space, -1)
        if former is not None:
            return former
        tile = (space.tile - 1) % self.count
        if self.slots[tile] is None:
            return self.ids[f"{tile}{bridge3d.LAST}"]
        lane = bridge3d.continued(space.lane)
        if lane not in _ACROSS:
            self._fail(space.tile, "behind", "nowhere", name=space.name)
        return self._last(tile, lane)

    def _last(self, tile: int, lane: str) -> int:
        """Return the space of a tile that is behind the first one of a lane on the tile after."""
        side = self.slots[tile]
        assert side is not None
        names = {own: f"{own}{first + len(ends) - 2}" for own, (first, ends) in side.lanes}
        names |= dict(side.behind_next)
        own = next(own for own in names if self._lane_as_laid(tile, own) == lane)
        return self._id(tile, names[own], f"behind_next.{own}")

    def _fly(self, i: int, nexts: list[list[int]]) -> int:
        return self.links["missile"].get(i, nexts[i])[0]

    def _wraps(self, i: int, to: int) -> bool:
        """Return whether the way from a space to one that is further on leads into a new lap."""
        return self.spaces[to].tile < self.spaces[i].tile

    def _ahead(self, i: int, to: int) -> int:
        """Return the difference of places from a space to one that is further on."""
        return to - i + self.size * self._wraps(i, to)

    def _shortest(self, i: int, to: int) -> int:
        """Return the difference of places to a space nearby, ahead or behind."""
        tiles = self.spaces[to].tile - self.spaces[i].tile
        if abs(tiles) <= 1 and self.count > 2:
            return to - i
        return to - i - self.size * (1 if tiles > 0 else -1 if tiles < 0 else 0)

    # Neighbours

    def _sideways(self, i: int) -> list[int]:
        """Return the spaces of neighbouring lanes that share a stretch with this one."""
        space = self.spaces[i]
        found = {
            self.ids[f"{other.tile}{other.name}"]
            for other in self.on_tile[space.tile]
            if {other.lane, space.lane} in ({"L", "M"}, {"M", "R"})
            and max(other.start, space.start) < min(other.end, space.end)
        }
        for j in self.beside[i]:
            lanes = {self.spaces[j].lane, space.lane}
            if self.spaces[j].tile == space.tile and len(lanes) == 2 and lanes <= set(_ACROSS):
                found.add(j)
        return sorted(found, key=lambda j: (self.spaces[j].centre, j))

    def _listed(self) -> list[set[int]]:
        """Return the neighbours of each space that the data list."""
        found: list[set[int]] = [set() for _ in self.spaces]
        for tile, side in enumerate(self.slots):
            for pair in side.neighbours if side is not None else ():
                a, b = (self._id(tile, name, "neighbours") for name in pair)
                found[a].add(b)
                found[b].add(a)
        return found

    def _adjacent(self, nexts: list[list[int]], sideways: list[list[int]]) -> list[list[int]]:
        """Return all that shares a side: along the lane, over a seam, sideways, or as listed."""
        found = [beside.union(tos) for beside, tos in zip(self.beside, sideways, strict=True)]
        for i, tos in enumerate(nexts):
            if i not in self.links["next"]:
                found[i].add(tos[0])
                found[tos[0]].add(i)
        return [sorted(tos) for tos in found]

    # Lines, flashes, and what lies on the tiles

    def _lines(self, space: _Space) -> int:
        """Return how many checkpoint lines lie between the beginning of tile 01 and a space."""
        before = sum(side is not None for side in self.slots[: space.tile])
        side = self.slots[space.tile]
        if side is None or side.kind == "start":
            return before
        return before + self._beyond(side, space)

    def _beyond(self, side: Side, space: _Space) -> bool:
        """Return whether a space lies beyond the checkpoint line of its tile."""
        lines = {self._lane_as_laid(space.tile, lane): index for lane, index in side.line}
        if space.lane in lines and space.name[1:].isdigit():
            return int(space.name[1:]) >= lines[space.lane]
        if side.pair:  # portals, bridge and lake: the end of the first, the beginning of the second
            return side.part == "first"
        return True

    def _flashes(self) -> tuple[str, ...]:
        found = [""] * self.size
        for tile, side in enumerate(self.slots):
            for name in side.flashes if side is not None else ():
                assert side is not None
                found[self._id(tile, name)] = side.kind
        return tuple(found)

    def _fillings(self) -> list[tuple[int, ...]]:
        return [
            () if side is None else tuple(self._id(tile, name) for name in side.boulders)
            for tile, side in enumerate(self.slots)
        ]

    def _zones(self) -> tuple[tuple[int, ...], ...]:
        return tuple(
            tuple(self._id(tile, name) for name in side.red)
            for tile, side in enumerate(self.slots)
            if side is not None and side.kind == "landslide"
        )

    def _portals(self) -> tuple[tuple[int, ...], tuple[int, ...]]:
        parts: dict[str, tuple[int, ...]] = {"first": (), "second": ()}
        for tile, side in enumerate(self.slots):
            if side is not None and side.kind == "teleport":
                parts[side.part] = tuple(self._id(tile, name) for name, _ in side.extra)
        return parts["first"], parts["second"]

    def _seams(self) -> tuple[int, ...]:
        """Return the tiles at whose entry a boost may lie: not at 01, a pair, or a bridge.

        A seam is three spaces; where one is missing there is none.
        """
        found = []
        for tile in range(2, self.count):
            side, before = self.slots[tile], self.slots[tile - 1]
            whole = all(f"{tile}{lane}0" in self.ids for lane in _ACROSS)
            if whole and side is not None and before is not None and side.part != "second":
                found.append(tile)
        return tuple(found)

    def _after(self, tile: int) -> int:
        after = (tile + 1) % self.count
        return after if self.slots[after] is not None else (after + 1) % self.count


class _Names(Protocol):
    """Returns the names of some spaces of a side."""

    def __call__(self, side: Side) -> Sequence[str]: ...


def _progress(space: _Space) -> int:
    return space.tile * TILE * UNIT + space.centre


def _across(space: _Space) -> int:
    return _ACROSS.get(space.lane, 2) + space.name.endswith("b")


def _beside(tile: int, name: str, centre: int) -> _Space:
    return _Space(tile, name, name[0], centre, centre, centre * UNIT)
