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
from typing import NamedTuple

from tailback.games.bash import bridge3d
from tailback.games.bash.course import Course
from tailback.games.bash.laid_tiles import LANES_ACROSS, UNIT, LaidTiles, Space
from tailback.games.bash.moves import SPACES, Move
from tailback.games.bash.sides import TILE, Side, rules_of
from tailback.games.bash.steps import Steps

Deltas = tuple[int, ...]
"""Differences between places, from one space to others."""


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
    laid = LaidTiles(course)
    steps = Steps(laid)
    spaces, names = laid.spaces, tuple(laid.ids)
    first_of_second = next(i for i, space in enumerate(spaces) if space.tile == 1)
    shared = tuple(_shared(laid, space) for space in spaces)
    entries = laid.named("jungle", "flashes")
    paws = laid.named("snout", "paws")
    home = laid.named("snout", "red")
    return Graph(
        tiles=laid.count,
        size=laid.size,
        names=names,
        ids=laid.ids,
        moves=tuple(SPACES[name] for name in names),
        tile=tuple(space.tile for space in spaces),
        lane=tuple(space.lane for space in spaces),
        across=tuple(space.across for space in spaces),
        stretch=tuple((space.start, space.end) for space in spaces),
        progress=tuple(space.progress for space in spaces),
        nexts=tuple(tuple(laid.ahead(i, to) for to in tos) for i, tos in enumerate(steps.nexts)),
        behind=tuple(-laid.ahead(to, i) for i, to in enumerate(steps.behind)),
        fly=tuple(laid.ahead(i, to) for i, to in enumerate(steps.fly)),
        adjacent=tuple(
            tuple(laid.shortest(i, to) for to in tos) for i, tos in enumerate(steps.adjacent)
        ),
        sideways=tuple(tuple(to - i for to in tos) for i, tos in enumerate(steps.sideways)),
        forward=tuple(
            tuple(to - i for to in tos if spaces[to].centre > spaces[i].centre)
            for i, tos in enumerate(steps.sideways)
        ),
        lines=tuple(_lines(laid, space) for space in spaces),
        lines_a_lap=len(laid.sides),
        finish=laid.size + first_of_second,
        grid=laid.named("start", "grid"),
        receives=tuple(
            not shared[i] and not space.name.endswith(("a", "b")) and i not in entries
            for i, space in enumerate(spaces)
        ),
        holds=tuple(not one for one in shared),
        shared=shared,
        flash=_flashes(laid),
        fillings=tuple(
            () if side is None else laid.numbers(tile, side.boulders)
            for tile, side in enumerate(laid.slots)
        ),
        zones=tuple(
            laid.numbers(tile, side.red) for tile, side in laid.sides if side.kind == "landslide"
        ),
        lava=frozenset(laid.named("volcano", "red")),
        paws=paws,
        home=paws.index(home[0]) if home else -1,
        portals=(_portals(laid, "first"), _portals(laid, "second")),
        seams=tuple(tile for tile in range(2, laid.count) if _is_seam(laid, tile)),
        referee=tuple(
            "M" if side is None else laid.lane(tile, side.referee)
            for tile, side in enumerate(laid.slots)
        ),
        after=tuple(_after(laid, tile) for tile in range(laid.count)),
        kinds=tuple(bridge3d.KIND if side is None else side.kind for side in laid.slots),
    )


def _shared(laid: LaidTiles, space: Space) -> bool:
    side = laid.slots[space.tile]
    return side is not None and space.lane == rules_of(side).shared


def _lines(laid: LaidTiles, space: Space) -> int:
    """Return how many checkpoint lines lie between the beginning of tile 01 and a space."""
    before = sum(tile < space.tile for tile, _ in laid.sides)
    side = laid.slots[space.tile]
    if side is None or side.kind == "start":
        return before
    return before + _beyond(laid, side, space)


def _beyond(laid: LaidTiles, side: Side, space: Space) -> bool:
    """Return whether a space lies beyond the checkpoint line of its tile."""
    lines = {laid.lane(space.tile, lane): index for lane, index in side.line}
    if space.lane in lines and space.name[1:].isdigit():
        return int(space.name[1:]) >= lines[space.lane]
    if side.pair:  # portals, bridge and lake: the end of the first, the beginning of the second
        return side.part == "first"
    return True


def _flashes(laid: LaidTiles) -> tuple[str, ...]:
    kinds = {
        space: side.kind for tile, side in laid.sides for space in laid.numbers(tile, side.flashes)
    }
    return tuple(kinds.get(space, "") for space in range(laid.size))


def _portals(laid: LaidTiles, part: str) -> tuple[int, ...]:
    """Return the portals of the tile reached first, or second."""
    return tuple(
        space
        for tile, side in laid.sides
        if side.kind == "teleport" and side.part == part
        for space in laid.numbers(tile, dict(side.extra))
    )


def _is_seam(laid: LaidTiles, tile: int) -> bool:
    """Return whether a boost may lie at the entry of a tile: not at 01, a pair, or a bridge.

    A seam is three spaces; where one is missing there is none.
    """
    side, before = laid.slots[tile], laid.slots[tile - 1]
    whole = all(f"{tile}{lane}0" in laid.ids for lane in LANES_ACROSS)
    return whole and side is not None and before is not None and side.part != "second"


def _after(laid: LaidTiles, tile: int) -> int:
    after = (tile + 1) % laid.count
    return after if laid.slots[after] is not None else (after + 1) % laid.count
