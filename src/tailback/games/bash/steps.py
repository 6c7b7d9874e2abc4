"""The steps on a course: from each space on, back, sideways and all around.

Where the data of a tile say nothing, a lane leads on from space to space and from tile to tile.
"""

from __future__ import annotations

from tailback.games.bash import bridge3d
from tailback.games.bash.laid_tiles import LANES_ACROSS, LaidTiles, Space


class Steps:
    """Where one can get from each space, by number; steps that do not lead on are refused."""

    def __init__(self, laid: LaidTiles) -> None:
        self._laid = laid
        listed = self._listed()
        self._links = {field: self._read(field) for field in ("next", "behind", "missile")}
        spaces = range(laid.size)
        self.nexts = [self._nexts(i) for i in spaces]
        self.fly = [self._links["missile"].get(i, self.nexts[i])[0] for i in spaces]
        self.behind = [self._behind(i) for i in spaces]
        self._check("next", [(i, to) for i, tos in enumerate(self.nexts) for to in tos])
        self._check("missile", list(enumerate(self.fly)))
        self._check("behind", list(enumerate(self.behind)))
        self.sideways = [self._sideways(i, listed[i]) for i in spaces]
        self.adjacent = self._adjacent(listed)

    def _listed(self) -> list[set[int]]:
        """Return the neighbours of each space that the data list."""
        laid = self._laid
        neighbours: list[set[int]] = [set() for _ in laid.spaces]
        for tile, side in laid.sides:
            for pair in side.neighbours:
                a, b = (laid.number(tile, name, "neighbours") for name in pair)
                neighbours[a].add(b)
                neighbours[b].add(a)
        return neighbours

    def _read(self, field: str) -> dict[int, list[int]]:
        """Return where the data lead by this field, from those spaces of which they say it."""
        number = self._laid.number
        return {
            number(tile, name): [
                number(tile, one, f"{field}.{name}")
                for one in (to if isinstance(to, tuple) else (to,))
            ]
            for tile, side in self._laid.sides
            for name, to in getattr(side, field)
        }

    def _check(self, field: str, links: list[tuple[int, int]]) -> None:
        """Refuse links that do not lead further on, or, behind a space, further back."""
        laid, back = self._laid, field == "behind"
        for i, to in links:
            if not (laid.leads_on(to, i) if back else laid.leads_on(i, to)):
                name, other = laid.own_name(i), laid.own_name(to)
                case = "not-back" if back else "not-on"
                laid.fail(laid.spaces[i].tile, field, case, name=name, to=other)

    # Along the lanes

    def _nexts(self, i: int) -> list[int]:
        if i in self._links["next"]:
            return self._links["next"][i]
        following = self._along(self._laid.spaces[i], 1)
        return [self._entry(i) if following is None else following]

    def _along(self, space: Space, by: int) -> int | None:
        """Return the next or former space of the same lane and tile, if there is one."""
        if not space.name[1:].isdigit():
            return None
        return self._laid.ids.get(f"{space.tile}{space.name[0]}{int(space.name[1:]) + by}")

    def _entry(self, i: int) -> int:
        """Return the first space of a lane on the tile after, or the way over the 3D bridge."""
        laid, space = self._laid, self._laid.spaces[i]
        tile = (space.tile + 1) % laid.count
        if laid.slots[tile] is None:
            return laid.ids[f"{tile}{bridge3d.FIRST}"]
        entry = laid.ids.get(f"{tile}{bridge3d.continued(space.lane)}0")
        if entry is None:
            laid.fail(space.tile, "next", "nowhere", name=laid.own_name(i))
        return entry

    def _behind(self, i: int) -> int:
        if i in self._links["behind"]:
            return self._links["behind"][i][0]
        laid, space = self._laid, self._laid.spaces[i]
        former = self._along(space, -1)
        if former is not None:
            return former
        tile = (space.tile - 1) % laid.count
        if laid.slots[tile] is None:
            return laid.ids[f"{tile}{bridge3d.LAST}"]
        lane = bridge3d.continued(space.lane)
        if lane not in LANES_ACROSS:
            laid.fail(space.tile, "behind", "nowhere", name=space.name)
        return self._last(tile, lane)

    def _last(self, tile: int, lane: str) -> int:
        """Return the space of a tile that is behind the first one of a lane on the tile after."""
        side = self._laid.slots[tile]
        assert side is not None
        names = {own: f"{own}{first + len(ends) - 2}" for own, (first, ends) in side.lanes}
        names |= dict(side.behind_next)
        own = next(own for own in names if self._laid.lane(tile, own) == lane)
        return self._laid.number(tile, names[own], f"behind_next.{own}")

    # To the sides

    def _sideways(self, i: int, listed: set[int]) -> list[int]:
        """Return the spaces of neighbouring lanes that share a stretch with this one."""
        laid, space = self._laid, self._laid.spaces[i]
        neighbours = {
            laid.ids[f"{other.tile}{other.name}"]
            for other in laid.on_tile[space.tile]
            if {other.lane, space.lane} in ({"L", "M"}, {"M", "R"})
            and max(other.start, space.start) < min(other.end, space.end)
        }
        for j in listed:
            lanes = {laid.spaces[j].lane, space.lane}
            if laid.spaces[j].tile == space.tile and len(lanes) == 2 and lanes <= set(LANES_ACROSS):
                neighbours.add(j)
        return sorted(neighbours, key=lambda j: (laid.spaces[j].centre, j))

    def _adjacent(self, listed: list[set[int]]) -> list[list[int]]:
        """Return all that shares a side: along the lane, over a seam, sideways, or as listed."""
        adjacent = [own.union(tos) for own, tos in zip(listed, self.sideways, strict=True)]
        for i, tos in enumerate(self.nexts):
            if i not in self._links["next"]:
                adjacent[i].add(tos[0])
                adjacent[tos[0]].add(i)
        return [sorted(tos) for tos in adjacent]
