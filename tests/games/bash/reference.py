"""Rush & Bash worked out slowly, from the clauses alone: spaces, movement, chains, order.

Nothing here is shared with the engine. A space is a pair (tile of the course, name); where things
lie is kept in plain sets, and every question is answered by looking through all of them. Written
for clarity; of cards only stars that move a car are here, and the abilities that need cards and the
boulders of new tiles are left out.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field
from fractions import Fraction
from itertools import pairwise
from typing import NamedTuple

LEFT_TO_RIGHT = "LMR"
CURVES = {"02A", "03A", "04A", "07A", "09A", "10A", "10B"}
ARROWS = {  # from, to, missing spaces of the lane; "o" and "i" are the outer and the inner lane
    "01B": ("M2", "L3", ("M3", "M4")),
    "03A": ("o2", "M2", ("o3", "o4")),
    "06A": ("L2", "M2", ("L3", "L4")),
    "08A": ("R3", "M3", ("R4",)),
    "09A": ("i2", "M3", ("i3",)),
    "11A": ("L3", "M3", ("L4", "L5")),
}
BEHIND = {"03A": ("o5", "M4"), "06A": ("L5", "M4"), "08A": ("R5", "M4")}
"""Which space is behind a lane that begins again on the same tile."""
BEHIND_NEXT = {"01B": ("M", "L5"), "09A": ("i", "M4"), "11A": ("L", "M4")}
"""Which space is behind the first one of a lane on the tile that follows."""
GEYSERS = ("L2", "M1", "M3", "R4")
SLIDES = ("L3", "M2", "R3")
"""The flashes of the first landslide tile, and the red spaces of both (BASH-81)."""
ZONES = (("L4", "L5", "M3", "M4", "R4", "R5"), ("L1", "L2", "M1", "M2", "R1", "R2"))
LAVA = ("i1", "i2", "i3", "M2", "M3")
CRATERS = ("i2", "M1", "M4")
"""The red spaces of the volcano, and its flashes (BASH-86)."""
PAWS = ("L2", "M2", "R3", "M3", "L4", "M4", "M0", "M1", "R2", "M2", "L3", "M3", "R4")
"""The path of the Snout, the first six on the first tile (BASH-85)."""
RED_PAW = 6
BOMBS = 9
SNOUT_FLASHES = ("L2", "M3", "R4")
CLEARINGS = ("C1", "C2", "C3", "C4")
PAIRS = {
    "02B": "03B", "03B": "02B", "04B": "08B", "08B": "04B",
    "06B": "07B", "07B": "06B", "11B": "12B", "12B": "11B",
}  # fmt: skip


class Space(NamedTuple):
    """A place on the course."""

    tile: int
    name: str

    def __str__(self) -> str:
        return f"{self.tile}:{self.name}"


class Stretch(NamedTuple):
    """Where a space lies along its tile, in parts of 1/72."""

    begin: Fraction
    end: Fraction

    @property
    def centre(self) -> Fraction:
        return (self.begin + self.end) / 2


def stretch(kind: str, i: int) -> Stretch:
    """Return the stretch of space i of an outer (X), middle (M) or inner (I) lane."""
    size, back = {"X": (12, 6), "M": (15, 9), "I": (20, 14)}[kind]
    begin = -6 if i == 0 else size * i - back
    return Stretch(Fraction(begin), Fraction(size * i + 6))


class Course:
    """All spaces of a course with their neighbours."""

    def __init__(self, text: str) -> None:
        self.tiles = [word.partition("-")[0] for word in text.split()]
        self.tiles = [tile if tile[-1] in "AB" else tile + "A" for tile in self.tiles]
        self.turns = [word.partition("-")[2] for word in text.split()]
        self.centres: dict[Space, Fraction] = {}
        self.stretches: dict[Space, Stretch] = {}
        self.lane: dict[Space, str] = {}
        self.next: dict[Space, tuple[Space, ...]] = {}
        self.behind: dict[Space, Space] = {}
        self.adjacent: dict[Space, set[Space]] = {}
        self.lines: set[tuple[Space, Space]] = set()
        """Pairs of spaces, from the first to the second of which a checkpoint line is crossed."""
        for t in range(len(self.tiles)):
            self._lay(t)
        for t in range(len(self.tiles)):
            self._join(t)
        self._sideways()
        self._checkpoints()

    # Spaces

    def side(self, t: int, name: str) -> str:
        """Return the lane that is called o or i on a curve."""
        if name[0] not in "oi":
            return name
        inner = "L" if self.turns[t] == "left" else "R"
        outer = "R" if inner == "L" else "L"
        return (inner if name[0] == "i" else outer) + name[1:]

    def kind(self, t: int, lane: str) -> str:
        if lane == "M":
            return "M"
        if self.tiles[t] in CURVES and lane == self.side(t, "i")[0]:
            return "I"
        return "X"

    def second(self, t: int) -> bool:
        """Return whether a tile is the second of its pair."""
        return PAIRS.get(self.tiles[t]) == self.tiles[t - 1]

    def _add(self, t: int, name: str, at: Stretch | None, centre: Fraction | None = None) -> None:
        space = Space(t, name)
        self.lane[space] = name[0]
        if at is not None:
            self.stretches[space] = at
            centre = at.centre
        assert centre is not None
        self.centres[space] = centre

    def _lay(self, t: int) -> None:
        tile = self.tiles[t]
        if tile in ("02B", "03B"):
            self._lay_portals(t)
            return
        for lane in LEFT_TO_RIGHT:
            kind = self.kind(t, lane)
            for i in range({"X": 6, "M": 5, "I": 4}[kind]):
                name = f"{lane}{i}"
                if not self._missing(t, name):
                    self._add(t, name, stretch(kind, i))
        if tile in ("06B", "07B"):
            extra = {"B3": 6, "B4": 18} if self.second(t) else {"B1": 54, "B2": 66, "W": 71}
            for name, centre in extra.items():
                self._add(t, name, None, Fraction(centre))
        if tile == "09B":
            for name, centre in zip(CLEARINGS, (38, 41, 44, 47), strict=True):
                self._add(t, name, None, Fraction(centre))

    def _missing(self, t: int, name: str) -> bool:
        tile = self.tiles[t]
        if tile in ARROWS:
            return name in [self.side(t, gone) for gone in ARROWS[tile][2]]
        if tile in ("06B", "07B"):
            gone = "L0 L1 L2 M0 M1" if self.second(t) else "L4 L5 M4"
            return name in gone.split()
        if tile == "09B":
            return name in ("L2", "L3", "L4", "M3")
        return False

    def _lay_portals(self, t: int) -> None:
        second = self.second(t)
        spans = (
            {"1": (30, 48), "2": (48, 66)}
            if second
            else {"0": (-6, 6), "1": (6, 24), "2": (24, 42)}
        )
        for lane in LEFT_TO_RIGHT:
            for i, (begin, end) in spans.items():
                self._add(t, lane + i, Stretch(Fraction(begin), Fraction(end)))
            begin, end = (12, 30) if second else (42, 60)
            for letter in "ab":
                self._add(t, lane + letter, None, Fraction(begin + end, 2))

    # Ways

    def _join(self, t: int) -> None:
        tile, after = self.tiles[t], (t + 1) % len(self.tiles)
        here = [space for space in self.centres if space.tile == t]
        for lane in LEFT_TO_RIGHT:
            own = sorted(s for s in here if s.name[0] == lane and s.name[1:].isdigit())
            for one, two in pairwise(own):
                if int(two.name[1:]) == int(one.name[1:]) + 1:
                    self._lead(one, two)
            if own and int(own[-1].name[1:]) == self._last(t, lane):
                seam = Space(after, f"{lane}0")
                if seam in self.centres:
                    self._lead(own[-1], seam)
        if tile in ARROWS:
            begin, end, _ = ARROWS[tile]
            self.next[Space(t, self.side(t, begin))] = (Space(t, end),)
        if tile in BEHIND:
            first, back = BEHIND[tile]
            self.behind[Space(t, self.side(t, first))] = Space(t, back)
        if tile in BEHIND_NEXT:
            lane, back = BEHIND_NEXT[tile]
            self.behind[Space(after, self.side(t, lane + "0")[0] + "0")] = Space(t, back)
        if tile in ("02B", "03B") and not self.second(t):
            self._join_portals(t, after)
        if tile in ("06B", "07B") and not self.second(t):
            self._join_bridge(t, after)
        if tile == "09B":
            self._join_jungle(t)

    def _last(self, t: int, lane: str) -> int:
        if self.tiles[t] in ("02B", "03B"):
            return 2 if self.second(t) else 9
        return {"X": 5, "M": 4, "I": 3}[self.kind(t, lane)]

    def _lead(self, one: Space, two: Space) -> None:
        self.next[one] = (two,)
        self.behind[two] = one

    def _join_portals(self, t: int, after: int) -> None:
        for lane in LEFT_TO_RIGHT:
            two, one = Space(t, f"{lane}2"), Space(after, f"{lane}1")
            near = [Space(t, lane + letter) for letter in "ab"]
            far = [Space(after, lane + letter) for letter in "ab"]
            self.next[two] = tuple(near)
            for portal, opposite in zip(near, far, strict=True):
                self.behind[portal] = two
                self.next[portal] = (opposite,)  # only a finished car takes this step (BASH-50)
            for portal in far:
                self.next[portal] = (one,)
                self.behind[portal] = two
            self.behind[one] = two

    def _join_bridge(self, t: int, after: int) -> None:
        b1, b2, lake = Space(t, "B1"), Space(t, "B2"), Space(t, "W")
        b3, b4 = Space(after, "B3"), Space(after, "B4")
        m2, l3 = Space(after, "M2"), Space(after, "L3")
        for lane in "LM":
            self.next[Space(t, f"{lane}3")] = (b1,)
        for one, two in ((b1, b2), (b2, b3), (b3, b4), (b4, m2)):
            self._lead(one, two)
        self.behind[b1] = Space(t, "M3")
        self.behind[l3] = m2
        self.next[lake] = (l3, m2)
        self.behind[lake] = Space(
            t, "M3"
        )  # no clause says so; whoever is set back passes it anyway

    def _join_jungle(self, t: int) -> None:
        self.next[Space(t, "L1")] = (Space(t, "M1"),)
        self.behind[Space(t, "L5")] = Space(t, "M4")
        entry, leave = Space(t, "M2"), Space(t, "M4")
        way = [entry, *(Space(t, clearing) for clearing in CLEARINGS), leave]
        for one, two in pairwise(way):
            self.next[one] = (two,)
        for space in way[1:]:
            self.behind[space] = entry

    # Neighbours

    def _sideways(self) -> None:
        for space in self.centres:
            self.adjacent[space] = set()
        for one in self.stretches:
            for two in self.stretches:
                if one.tile == two.tile and {one.name[0], two.name[0]} in ({"L", "M"}, {"M", "R"}):
                    if self._portal_rows(one, two):
                        continue
                    a, b = self.stretches[one], self.stretches[two]
                    if min(a.end, b.end) > max(a.begin, b.begin):
                        self._touch(one, two)
        for one, ways in self.next.items():
            for two in ways:
                same = self.lane[one] == self.lane[two]
                if same and one in self.stretches and two in self.stretches:
                    self._touch(one, two)
        for t, tile in enumerate(self.tiles):
            self._special_touches(t, tile)

    def _portal_rows(self, one: Space, two: Space) -> bool:
        return self.tiles[one.tile] in ("02B", "03B") and one.name[1:] != two.name[1:]

    def _special_touches(self, t: int, tile: str) -> None:
        if tile in ("02B", "03B"):
            row = [Space(t, lane + letter) for lane in LEFT_TO_RIGHT for letter in "ab"]
            for one, two in pairwise(row):
                self._touch(one, two)
            index = "1" if self.second(t) else "2"
            for portal in row:
                self._touch(portal, Space(t, portal.name[0] + index))
        if tile in ("06B", "07B") and not self.second(t):
            after = (t + 1) % len(self.tiles)
            row = [Space(t, "B1"), Space(t, "B2"), Space(after, "B3"), Space(after, "B4")]
            for one, two in pairwise(row):
                self._touch(one, two)
            self._touch(row[0], Space(t, "L3"))
            self._touch(row[0], Space(t, "M3"))
            self._touch(row[3], Space(after, "M2"))

    def _touch(self, one: Space, two: Space) -> None:
        if one in self.centres and two in self.centres:
            self.adjacent[one].add(two)
            self.adjacent[two].add(one)

    # Checkpoints

    def _checkpoints(self) -> None:
        ways = [(one, two) for one, all in self.next.items() for two in all]
        ways += [(two, one) for one, two in self.behind.items()]
        for one, two in ways:
            if self._crosses(one, two):
                self.lines.add((one, two))

    def _crosses(self, one: Space, two: Space) -> bool:
        if one.tile != two.tile:
            return self.tiles[one.tile].startswith("01")
        return not self._past(one) and self._past(two)

    def _past(self, space: Space) -> bool:
        """Return whether a space is behind the checkpoint line of its tile."""
        tile, name = self.tiles[space.tile], space.name
        if tile.startswith("01"):
            return False
        if not name[1:].isdigit() or name in CLEARINGS:
            return True
        i = int(name[1:])
        if tile in ("02B", "03B"):
            return i >= 2
        if tile == "09B" and name[0] == "M":
            return i >= 2
        if name[0] == "B":
            return True
        return i >= (2 if self.kind(space.tile, name[0]) == "I" else 3)

    def paws(self) -> list[Space]:
        """Return the path of the Snout; nothing where there is none."""
        for t, tile in enumerate(self.tiles):
            if tile in ("11B", "12B") and self.second(t):
                return [Space(t - (n < RED_PAW), name) for n, name in enumerate(PAWS)]
        return []

    def ordinary(self, space: Space) -> bool:
        """Return whether a space may receive a car that is set back."""
        if self.tiles[space.tile] == "09B" and space.name == "M2":
            return False  # "behind M4: M2* (passed over)"
        return not (space.name == "W" or space.name in CLEARINGS or space.name[1:] in ("a", "b"))


@dataclass
class Car:
    """A car: where, on which lap, how it is."""

    space: Space
    lap: int = 0
    life: int = 3
    energy: int = 0


@dataclass
class World:
    """What lies on a course, and what happens there."""

    course: Course
    cars: list[Car]
    strip: list[int]
    bombs: set[Space] = field(default_factory=set)
    boulders: set[Space] = field(default_factory=set)
    answers: Iterator[str] = iter(())
    portals: tuple[tuple[int, ...], tuple[int, ...]] = ((), ())
    snout: int = -1
    """On which paw the Snout is."""
    boosts: set[Space] = field(default_factory=set)
    met: set[str] = field(default_factory=set)
    """The tiles whose flash the car whose turn it is has met."""
    over: bool = False
    """Whether its turn has ended early."""
    weak: set[int] = field(default_factory=set)
    """Cars that have no energy: bots, and in the simple version all (BASH-68, BASH-70)."""
    ended: set[int] = field(default_factory=set)
    """Cars whose movement was ended by something that befell them."""
    offers: list[set[str]] = field(default_factory=list)
    """What was offered where an ability asked for a space."""
    off: set[int] = field(default_factory=set)
    """Cars that are off the track and not set back yet: they stand on no space (BASH-36)."""

    # Where things are

    def finished(self, car: int) -> bool:
        """BASH-50: over the line after one lap; the line is at the end of tile 01, the first."""
        at = self.cars[car]
        return at.lap > 1 or (at.lap == 1 and at.space.tile > 0)

    def on(self, space: Space) -> list[int]:
        """Return the unfinished cars on a space."""
        there = [n for n, car in enumerate(self.cars) if car.space == space]
        return [n for n in there if not self.finished(n) and n not in self.off]

    def free(self, space: Space, besides: int | None = None) -> bool:
        others = [car for car in self.on(space) if car != besides]
        things = self.bombs | self.boulders
        return not others and space not in things and not self.snout_on(space)

    def snout_on(self, space: Space) -> bool:
        return self.snout >= 0 and self.course.paws()[self.snout] == space

    def progress(self, car: int) -> tuple[int, int, Fraction]:
        at = self.cars[car]
        return at.lap, at.space.tile, self.course.centres[at.space]

    # Movement (BASH-12, 13, 50)

    def drive(self, mover: int, steps: int, by: str = "card") -> None:
        self.ended.discard(mover)
        boosted = False
        while steps:
            steps -= 1
            self._step(mover, self._way(mover))
            if self.finished(mover):
                self.over = self.over or mover == self.strip[0]
                continue
            boosted = boosted or (by == "card" and self.cars[mover].space in self.boosts)
            if not self._enter(mover):
                return
        if boosted and not self.finished(mover):  # BASH-67
            turned_up = next(self.answers)
            self.drive(mover, int(turned_up.strip("=")[-2]), "boost")

    def star(self, mover: int, speed: int) -> None:
        """BASH-68, BASH-72: two spaces by the effect, then a movement of its own by the card."""
        self.drive(mover, 2, "effect")
        if not self.over:
            self.drive(mover, speed, "card")

    def _enter(self, mover: int) -> bool:
        """Let a car meet what is on the space it has come onto; return whether it may go on."""
        entered = self._portal(mover) if not self._occupied(mover) else None
        if self._occupied(mover):
            self._encounter(mover)
            if mover not in self.ended:
                self._flash(mover)
                if entered is None and self._portal(mover) and self._occupied(mover):
                    self._encounter(mover)
            return False
        self._flash(mover)
        return mover not in self.ended

    def _way(self, mover: int) -> Space:
        ways = self.course.next[self.cars[mover].space]
        if len(ways) == 1 or self.finished(mover):
            return ways[0]
        wanted = next(self.answers).replace(":", "")
        return next(way for way in ways if str(way).replace(":", "") == wanted)

    def _step(self, mover: int, to: Space) -> None:
        car = self.cars[mover]
        if to.tile == 0 and car.space.tile != 0:
            car.lap += 1
        car.space = to

    def _occupied(self, mover: int) -> bool:
        space = self.cars[mover].space
        if space.name in CLEARINGS or space.name == "W":
            return False
        return not self.free(space, mover)

    def _portal(self, mover: int) -> Space | None:
        """BASH-80: carry a car over from a portal of the tile that is reached first."""
        car, course = self.cars[mover], self.course
        t, name = car.space
        if name[1:] not in ("a", "b") or course.second(t):
            return None
        row = [lane + letter for lane in LEFT_TO_RIGHT for letter in "ab"]
        number = self.portals[0][row.index(name)]
        there = row[self.portals[1].index(number)]
        self._step(mover, Space((t + 1) % len(course.tiles), there))
        return car.space

    def _flash(self, mover: int) -> None:
        space = self.cars[mover].space
        tile = self.course.tiles[space.tile]
        if tile == "05B" and space.name in GEYSERS:
            rolled = int(next(self.answers).strip("="))
            if rolled == 1:
                self._stop(mover)
            if rolled <= 3:
                self._damage({mover: 1})
        if tile == "09B" and space.name == "M2":
            self.cars[mover].space = Space(space.tile, "C1")
            self._stop(mover)
        if mover == self.strip[0]:
            self._own_flash(mover, space, tile)

    def _stop(self, mover: int) -> None:
        """End a movement; in the own turn the turn ends with it."""
        self.ended.add(mover)
        self.over = self.over or mover == self.strip[0]

    def _own_flash(self, mover: int, space: Space, tile: str) -> None:
        """BASH-88: flashes that act only on the car whose turn it is."""
        craters = [self.course.side(space.tile, name) for name in CRATERS]
        if tile in ("04B", "08B") and not self.course.second(space.tile) and space.name in SLIDES:
            self.met.add("landslide")
        if tile == "10B" and space.name in craters:
            self.met.add("volcano")
        if tile in ("11B", "12B") and space.name in SNOUT_FLASHES and "snout" not in self.met:
            self.met.add("snout")
            self._walk_the_snout()

    def _walk_the_snout(self) -> None:
        """BASH-85: up to so many paws in one direction; every paw that it enters counts."""
        most = int(next(self.answers).strip("="))
        paws, wanted = self.course.paws(), next(self.answers).replace(":", "")
        to = [str(paw).replace(":", "") for paw in paws].index(wanted)
        assert abs(to - self.snout) <= most
        reached: set[Space] = set()
        while self.snout != to:
            self.snout += 1 if to > self.snout else -1
            paw = paws[self.snout]
            self.boulders.discard(paw)
            if paw in self.bombs:
                reached |= self._blast(paw)
            self._damage(dict.fromkeys(self.on(paw), 1))
        if paws[to] in reached:
            self.snout = RED_PAW

    # Abilities of level 3 (BASH-64, 65)

    def level_three(self, mover: int, does: str, most: int, bombs: int) -> None:
        """Let a car do what its board says."""
        if does == "leap":
            self._leap(mover, most)
        elif does == "plough":
            self._plough(mover, most)
        else:
            self._mine(mover, most, bombs)

    def _leap(self, mover: int, most: int) -> None:
        """Go over everything; set back if the car has moved and does not stand alone."""
        begun = self.cars[mover].space
        while most and mover not in self.ended and (to := self._chosen(mover, self._anything)):
            most -= 1
            if self._goes_on(mover, to, most):
                self._portal(mover)
                self._flash(mover)
        car = self.cars[mover]
        if car.space != begun and self._occupied(mover) and not self.finished(mover):
            while not (self.free(car.space, mover) and self.course.ordinary(car.space)):
                car.space, car.lap = self._back(car.space, car.lap)

    def _plough(self, mover: int, most: int) -> None:
        """Clear bombs and boulders away; meet all else."""
        while most and (to := self._chosen(mover, self._clearable)):
            most -= 1
            if not self._goes_on(mover, to, most):
                return
            self._clear(mover)
            t, name = self.cars[mover].space
            if name[1:] in ("a", "b") and not self.course.second(t) and not self._occupied(mover):
                self._portal(mover)
                self._clear(mover)
            if not self._enter(mover):
                return

    def _mine(self, mover: int, most: int, bombs: int) -> None:
        """Go on, then lay bombs on different free spaces just left, and let all explode at once."""
        left: list[tuple[Space, int]] = []
        while most and (to := self._chosen(mover, self.free)):
            most -= 1
            left.append((self.cars[mover].space, self.cars[mover].lap))
            if not (self._goes_on(mover, to, most) and self._enter(mover)):
                break
        if self.over:
            return
        laid: dict[Space, int] = {}
        while bombs:
            fit = {
                space: lap
                for space, lap in left
                if space not in laid and self.free(space) and space.name != "W"
            }
            if not fit or (space := self._offered(fit)) is None:
                break
            bombs -= 1
            if len(self.bombs) == BOMBS:
                self.bombs.remove(min(self.bombs, key=lambda bomb: self._rear(bomb, laid)))
            self.bombs.add(space)
            laid[space] = fit[space]
        seeds = [space for space in laid if space in self.bombs]
        if seeds:
            self.explode(*seeds, spared=mover)

    def _rear(self, bomb: Space, laps: dict[Space, int]) -> tuple[int, int, Fraction, int, str]:
        """BASH-17: by absolute progress; of two, the left one."""
        lane = bomb.name[0]
        across = LEFT_TO_RIGHT.index(lane if lane in LEFT_TO_RIGHT else "M")
        return laps.get(bomb, 0), bomb.tile, self.course.centres[bomb], across, bomb.name

    def _chosen(self, mover: int, open: Callable[[Space], bool]) -> Space | None:
        """Return the next space, on in the lane or sideways and further on; or none."""
        here, course = self.cars[mover].space, self.course
        ways = set(course.next[here])
        for space in course.adjacent[here]:
            lanes = {course.lane[here], course.lane[space]}
            aside = len(lanes) == 2 and lanes <= set(LEFT_TO_RIGHT) and space.tile == here.tile
            if aside and course.centres[space] > course.centres[here] and open(space):
                ways.add(space)
        return self._offered(ways)

    def _offered(self, spaces: Iterable[Space]) -> Space | None:
        """Return which of these spaces is chosen; none where that is enough."""
        named = {str(space).replace(":", ""): space for space in spaces}
        self.offers.append({*named, "done"})
        wanted = next(self.answers)
        return None if wanted == "done" else named[wanted.replace(":", "")]

    def _goes_on(self, mover: int, to: Space, left: int) -> bool:
        """Take a step; over the line all others at once. Return whether the car still races."""
        self._step(mover, to)
        if not self.finished(mover):
            return True
        for _ in range(left):
            self._step(mover, self._way(mover))
        self._stop(mover)
        return False

    def _anything(self, space: Space) -> bool:
        return True

    def _clearable(self, space: Space) -> bool:
        return not self.on(space) and not self.snout_on(space)

    def _clear(self, mover: int) -> None:
        self.bombs.discard(self.cars[mover].space)
        self.boulders.discard(self.cars[mover].space)

    # The end of a turn (BASH-16)

    def end_turn(self) -> None:
        """Landslide, bridge, volcano; if the turn has ended early, the last two."""
        if not self.over and "landslide" in self.met and next(self.answers) == "slide":
            self._landslide()
        mover = self.strip[0]
        if self.cars[mover].space.name in ("B1", "B2", "B3", "B4") and not self.finished(mover):
            self._sway(mover)
        if "volcano" in self.met:
            for car in [car for car in self.strip if self._on_lava(car)]:
                rolled = int(next(self.answers).strip("="))
                if rolled <= 4:
                    self._damage({car: 2 if rolled == 1 else 1})

    def _landslide(self) -> None:
        rolled = int(next(self.answers).strip("="))
        for _ in range(2 * (0, 0, 0, 1, 1, 2, 2)[rolled]):
            tile, name = next(self.answers), ""
            tile, name = tile[:-2].strip(":"), tile[-2:]
            space = Space(int(tile), name)
            assert name in ZONES[self.course.second(space.tile)]
            if space in self.bombs:
                self.explode(space)
            elif self.free(space):
                self.boulders.add(space)

    def _sway(self, mover: int) -> None:
        """BASH-82: at most the number of cars on the bridge, and it falls."""
        bridge = [car for car in range(len(self.cars)) if self.cars[car].space.name[0] == "B"]
        on_it = [car for car in bridge if not self.finished(car)]
        if int(next(self.answers).strip("=")) <= len(on_it):
            t = self.cars[mover].space.tile
            self.cars[mover].space = Space(t - self.course.second(t), "W")
            self._damage({mover: 1})

    def _on_lava(self, car: int) -> bool:
        t, name = self.cars[car].space
        red = [self.course.side(t, lava) for lava in LAVA]
        return self.course.tiles[t] == "10B" and name in red and not self.finished(car)

    # Encounters (BASH-30 to 37)

    def _encounter(self, mover: int) -> None:
        space = self.cars[mover].space
        if self.snout_on(space):
            self._damage({mover: 1})
            if mover in self.ended:
                return
        if space in self.bombs:
            self.explode(space)
        elif space in self.boulders:
            self.boulders.discard(space)
            self._damage({mover: 1})
        else:
            for victim in [car for car in self.on(space) if car != mover]:
                self.ended.discard(victim)
                self._damage({victim: 1})
                if victim not in self.ended:
                    self.drive(victim, 2, "push")

    def explode(self, *first: Space, spared: int | None = None) -> None:
        """Let bombs explode; the Snout runs home if the chain has reached it."""
        there = [paw for n, paw in enumerate(self.course.paws()) if n == self.snout]
        if self._blast(*first, spared=spared) & set(there):
            self.snout = RED_PAW

    def _blast(self, *first: Space, spared: int | None = None) -> set[Space]:
        """Let bombs explode with all that follows; return all spaces that it reached.

        The first of them spare a car.
        """
        going, gone, hits = list(first), [], dict[int, int]()
        self.bombs.difference_update(first)
        rubble: set[Space] = set()
        while going:
            bomb = going.pop(0)
            gone.append(bomb)
            for space in (bomb, *sorted(self.course.adjacent[bomb])):
                rubble.add(space)
                if space in self.bombs:
                    self.bombs.discard(space)
                    going.append(space)
                for car in self.on(space):
                    if car != spared or bomb not in first:
                        hits[car] = hits.get(car, 0) + 1
        self.boulders -= rubble
        self._damage(hits)
        return rubble

    def _damage(self, hits: dict[int, int]) -> None:
        off = []
        for car in self.strip:
            if car in hits:
                self.cars[car].life -= hits[car]
                if self.cars[car].life <= 0:
                    off.append(car)
        self.off.update(off)
        for car in off:
            self._set_back(car)
            self.off.discard(car)
            self._stop(car)

    def _set_back(self, car: int) -> None:
        at, course = self.cars[car], self.course
        at.life = 3
        if car not in self.weak:
            at.energy = min(3, at.energy + 1)
        space, lap = at.space, at.lap
        if lap < 0 or (lap == 0 and space.tile == 0):  # BASH-37
            while not (self.free(space, car) and course.ordinary(space)):
                space, lap = self._back(space, lap)
        else:
            crossed = False
            while not (crossed and self.free(space, car) and course.ordinary(space)):
                before, lap = self._back(space, lap)
                crossed = crossed or (before, space) in course.lines
                space = before
        at.space, at.lap = space, lap

    def _back(self, space: Space, lap: int) -> tuple[Space, int]:
        behind = self.course.behind[space]
        return behind, lap - 1 if space.tile == 0 and behind.tile != 0 else lap

    # Missiles (BASH-23)

    def missile(self, shooter: int) -> None:
        for lines, space in self._flight(self.cars[shooter].space):
            cars = [car for car in self.on(space) if car != shooter]
            if space.name in CLEARINGS or space.name == "W":
                cars = []
            if lines < 3 and self.snout_on(space):
                self.snout = RED_PAW
            elif lines < 3 and space in self.bombs:
                self.explode(space)
            elif lines < 3 and space in self.boulders:
                self.boulders.discard(space)
            elif lines < 3 and cars:
                self._damage({cars[0]: 1})
            elif lines < 3:
                continue
            return

    def _flight(self, space: Space) -> Iterator[tuple[int, Space]]:
        lines, course = 0, self.course
        while True:
            t, name = space
            if name == "W":
                ways = [Space((t + 1) % len(course.tiles), "M2")]
            elif name == "M2" and course.tiles[t] == "09B":
                ways = [Space(t, "M4")]
            elif course.tiles[t] in ("02B", "03B") and name[1:] == "2" and not course.second(t):
                far = (t + 1) % len(course.tiles)
                row = [Space(t, name[0] + "a"), Space(t, name[0] + "b")]
                ways = [*row, *(Space(far, name[0] + x) for x in ("a", "b", "1"))]
            elif name[1:] == "a":  # a car can stand on a portal of the second tile
                ways = [Space(t, name[0] + "b"), Space(t, name[0] + "1")]
            else:
                ways = [course.next[space][0]]
            for way in ways:
                lines += (space, way) in course.lines
                yield lines, way
                space = way

    # Order (BASH-40, 51)

    def sorted_strip(self) -> list[int]:
        return sorted(self.strip, key=lambda car: self.progress(car), reverse=True)
