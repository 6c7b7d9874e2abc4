"""Courses: tiles read from data, laid in a ring, and checked (BASH-1, BASH-2).

A tile is named by its number and side, ``08B``; ``02-left`` is a curve laid to turn left, ``X`` the
3D bridge. What a tile looks like is data (``data/tiles.toml``), all of it rebuilt and replaceable.

>>> ready("first-race").laid
('01A', '02A', '03A', '08A', '04A', '07A')
>>> read_course("01 02 03")
Traceback (most recent call last):
...
tailback.kit.errors.TailbackError: the course does not close: its end does not meet tile 01
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from importlib import resources
from typing import Final, NamedTuple, NoReturn, TypeVar

from tailback.games.bash.book import BOOK
from tailback.games.bash.moves import LONGEST_LANE, MOST_TILES, SPACE_NAMES
from tailback.games.bash.tile_rules import TILE_RULES, TileRules
from tailback.kit import JSON, TailbackError, clipped, quoted
from tailback.kit.errors import Sentence
from tailback.kit.options import not_whole
from tailback.kit.phrasebook import KIT

BRIDGE: Final = "X"
"""The 3D bridge between two tiles, in the list of a course."""
ORDINARY: Final = TileRules()
"""What tiles are that are not special: they add nothing to the rules."""
TILE: Final = 72
"""The length of a tile in the unit of the data."""
MOST_NAMED: Final = 40
"""How many spaces a list of a tile names at most."""
_LONGEST_MARK: Final = 40
_LONGEST_COURSE: Final = 400
_TOKEN: Final = re.compile(r"(\d\d)([AB]?)(?:-(left|right))?")
HEADINGS: Final = ((1, 0), (0, 1), (-1, 0), (0, -1))
"""The ways that a tile may lead on: east, and on to the right."""
_OWN_LANES: Final = {"straight": "LMR", "curve": "OMI"}

V = TypeVar("V")
Pairs = tuple[tuple[str, V], ...]
"""A small mapping that can be hashed."""


class Lane(NamedTuple):
    """The spaces of a lane: the index of the first, and where each begins and ends."""

    first: int
    ends: tuple[int, ...]


class Side(NamedTuple):
    """One side of a tile, or one part of a pair, as the data describe it."""

    name: str
    mark: str
    shape: str
    kind: str
    pair: str
    """The tile that it belongs together with, if any."""
    part: str
    """Of a pair: ``first`` or ``second``, in the order driven."""
    referee: str
    lanes: Pairs[Lane]
    line: Pairs[int]
    missing: tuple[str, ...]
    extra: Pairs[int]
    neighbours: tuple[tuple[str, str], ...]
    next: Pairs[tuple[str, ...]]
    behind: Pairs[str]
    behind_next: Pairs[str]
    missile: Pairs[str]
    flashes: tuple[str, ...]
    red: tuple[str, ...]
    paws: tuple[str, ...]
    grid: tuple[str, ...]
    boulders: tuple[str, ...]

    @property
    def spaces(self) -> list[str]:
        """Return the names of the spaces of this side."""
        lanes = [
            f"{lane}{index}"
            for lane, spaces in self.lanes
            for index in range(spaces.first, spaces.first + len(spaces.ends) - 1)
        ]
        return [*(name for name in lanes if name not in self.missing), *dict(self.extra)]


class Course(NamedTuple):
    """Tiles in race direction, from tile 01 on, each as it is laid, and what they look like."""

    laid: tuple[str, ...]
    sides: tuple[Side, ...]

    def __hash__(self) -> int:
        return hash(self.laid)

    def __str__(self) -> str:
        return " ".join(map(_short, self.laid))

    @property
    def mark(self) -> str:
        """Return how sure we are of the tiles."""
        return ", ".join(dict.fromkeys(side.mark for side in self.sides))


# What a tile looks like

_FIELDS: Final = (
    "shape", "kind", "pair", "part", "referee", "lanes", "line", "missing", "extra", "neighbours",
    "next", "behind", "behind_next", "missile", "flashes", "red", "paws", "grid", "boulders",
    "mark",
)  # fmt: skip
_COURSE_FIELDS: Final = ("tiles", "sides", "pairs", "shapes", "mark")


def wrong_tile(tile: str, field: str, case: str, **details: object) -> NoReturn:
    """Refuse a tile for what is wrong in one field."""
    _wrong_field(tile, field, BOOK.sentence(f"wrong-tile-{case}", **details))


def _wrong_field(tile: str, field: str, why: Sentence) -> NoReturn:
    named = {"tile": clipped(tile, MOST_NAMED), "field": clipped(field, MOST_NAMED)}
    raise TailbackError(BOOK.sentence("wrong-tile", **named, why=why))


def rules_of(side: Side) -> TileRules:
    """Return what the kind of a tile adds to the rules."""
    return TILE_RULES.get(side.kind, ORDINARY)


class SideReader:
    """Reads one side; every error names the tile and the field."""

    def __init__(self, name: str, data: object, shapes: Mapping[str, object]) -> None:
        self.name = name
        if not isinstance(data, Mapping):
            self.fail("sides", "table", most=len(_FIELDS))
        for field in data:
            if field not in _FIELDS:
                self.fail(str(field), "field", fields=_FIELDS)
        self.shape = self.word(data, "shape", tuple(_OWN_LANES), "")
        shape = shapes.get(self.shape, {})
        usual = shape if isinstance(shape, Mapping) else {}
        self.data: Mapping[str, object] = {**usual, **data}
        self.letters = _OWN_LANES[self.shape]

    def side(self, mark: str) -> Side:
        """Return the side, with everything written out."""
        data = self.data
        lanes = tuple((lane, self.lane(lane)) for lane in self.letters)
        bare = Side(
            self.name,
            self.text("mark", mark),
            self.shape,
            self.word(data, "kind", ("plain", "start", *TILE_RULES), "plain"),
            self.text("pair", ""),
            self.word(data, "part", ("", "first", "second"), ""),
            self.word(data, "referee", tuple(self.letters), self.letters[0]),
            lanes,
            tuple((lane, self.line(lane)) for lane in self.letters),
            (),
            (),
            *((),) * 10,
        )
        bare = bare._replace(missing=self.names("missing", set(bare.spaces)))
        for lane in self.letters:
            if not any(name.startswith(lane) for name in bare.spaces):
                self.fail("missing", "empty", lane=lane)
        bare = bare._replace(extra=self.extra(rules_of(bare)))
        here = set(bare.spaces)
        ahead = {f"+{name}" for name in SPACE_NAMES}
        back = {f"-{name}" for name in SPACE_NAMES}
        made = bare._replace(
            neighbours=self.neighbours(here | ahead | back),
            next=self.links("next", here, here | ahead),
            behind=self.one("behind", here, here | back),
            behind_next=self.one("behind_next", set(self.letters), here),
            missile=self.one("missile", here, here | ahead),
            flashes=self.names("flashes", here),
            red=self.names("red", here),
            paws=self.names("paws", here),
            grid=self.names("grid", here),
            boulders=self.names("boulders", here),
        )
        self.check(made)
        return made

    def fail(self, field: str, case: str, **details: object) -> NoReturn:
        """Refuse the tile for what is wrong in one field."""
        wrong_tile(self.name, field, case, **details)

    def word(
        self, data: Mapping[str, object], field: str, known: tuple[str, ...], usual: str
    ) -> str:
        """Return a field that is one of these words."""
        value = data.get(field, usual)
        if not isinstance(value, str) or value not in known:
            choices = tuple(filter(None, known))
            why = KIT.sentence("not-choice", value=quoted(value), choices=choices)
            _wrong_field(self.name, field, why)
        return value

    def text(self, field: str, usual: str) -> str:
        """Return a field that is a short line."""
        value = self.data.get(field, usual)
        if not (isinstance(value, str) and value.isprintable() and len(value) <= _LONGEST_MARK):
            self.fail(field, "text", most=_LONGEST_MARK)
        return value

    def table(self, field: str) -> Mapping[str, object]:
        """Return a field that is a table of a sensible size."""
        value = self.data.get(field, {})
        if not isinstance(value, Mapping) or len(value) > MOST_NAMED:
            self.fail(field, "table", most=MOST_NAMED)
        return value

    def whole(self, field: str, value: object, least: int, most: int) -> int:
        """Return a whole number of a range."""
        if not isinstance(value, int) or isinstance(value, bool) or not least <= value <= most:
            _wrong_field(self.name, field, not_whole(value, least, most))
        return value

    def lane(self, lane: str) -> Lane:
        """Return the spaces of one lane."""
        value = self.table("lanes").get(lane)
        where, first = f"lanes.{lane}", 0
        if isinstance(value, Mapping):
            first = self.whole(f"{where}.from", value.get("from", 0), 0, LONGEST_LANE - 1)
            value = value.get("ends")
        most = LONGEST_LANE + 1 - first
        if not isinstance(value, list | tuple) or not 2 <= len(value) <= most:
            self.fail(where, "ends", least=2, most=most)
        ends: list[int] = []
        for given in value:
            end = self.whole(where, given, -TILE, 2 * TILE)
            if ends and end <= ends[-1]:
                self.fail(where, "order", end=str(end), former=str(ends[-1]))
            ends.append(end)
        return Lane(first, tuple(ends))

    def line(self, lane: str) -> int:
        """Return before which index of a lane the checkpoint line lies."""
        return self.whole(f"line.{lane}", self.table("line").get(lane), 1, LONGEST_LANE)

    def extra(self, rules: TileRules) -> Pairs[int]:
        """Return the spaces beside the lanes, with their centres."""
        found = []
        for name, centre in self.table("extra").items():
            if name not in rules.beside:
                self.fail("extra", "name", name=quoted(name))
            found.append((name, self.whole(f"extra.{name}", centre, 0, TILE - 1)))
        return tuple(found)

    def names(self, field: str, known: set[str]) -> tuple[str, ...]:
        """Return a field that lists spaces of this side."""
        value = self.data.get(field, ())
        if not isinstance(value, list | tuple) or len(value) > MOST_NAMED:
            self.fail(field, "spaces", most=MOST_NAMED)
        for at, name in enumerate(value):
            if not isinstance(name, str) or name not in known:
                self.fail(field, "space", name=quoted(name))
            if name in value[:at]:
                self.fail(field, "twice", name=name)
        return tuple(value)

    def neighbours(self, known: set[str]) -> tuple[tuple[str, str], ...]:
        """Return the listed pairs of adjacent spaces, each such as ``"B1 L3"``."""
        value = self.data.get("neighbours", ())
        if not isinstance(value, list | tuple) or len(value) > MOST_NAMED:
            self.fail("neighbours", "pairs", most=MOST_NAMED)
        found = []
        for pair in value:
            words = pair.split(" ") if isinstance(pair, str) else ()
            if len(words) != 2 or words[0] == words[1] or not set(words) <= known:
                self.fail("neighbours", "two", pair=quoted(pair))
            found.append((words[0], words[1]))
        return tuple(found)

    def links(
        self, field: str, here: set[str], known: set[str], most: int = 2
    ) -> Pairs[tuple[str, ...]]:
        """Return a table that leads from spaces, or lanes, to one or two spaces."""
        found = []
        for name, value in self.table(field).items():
            to = (value,) if isinstance(value, str) else value
            if name not in here:
                self.fail(field, "space", name=quoted(name))
            if not isinstance(to, list | tuple) or not 1 <= len(to) <= most:
                self.fail(f"{field}.{name}", "links", most=most)
            for one in to:
                if not isinstance(one, str) or one not in known:
                    self.fail(f"{field}.{name}", "space", name=quoted(one))
            found.append((name, tuple(map(str, to))))
        return tuple(found)

    def one(self, field: str, here: set[str], known: set[str]) -> Pairs[str]:
        """Return a table that leads from spaces, or lanes, to one other."""
        return tuple((name, to) for name, (to,) in self.links(field, here, known, 1))

    def check(self, made: Side) -> None:
        """Refuse a side that lacks what its kind needs, or has what another kind needs."""
        rules = rules_of(made)
        if len(made.boulders) != 3:
            self.fail("boulders", "boulders", count=3)
        if not rules.paired == bool(made.pair) == bool(made.part):
            self.fail(
                "pair", "pair", kinds=[kind for kind, one in TILE_RULES.items() if one.paired]
            )
        if len(made.grid) != (6 if made.kind == "start" else 0):
            self.fail("grid", "grid", count=6)
        for field in ("flashes", "red", "paws"):
            if getattr(made, field) and field not in rules.fields:
                self.fail(field, "unused", kind=made.kind)
        for name in made.boulders:
            if name[0] in rules.shared:
                self.fail("boulders", "shared", name=name)


def write_side(side: Side) -> dict[str, JSON]:
    """Return a side as JSON, with everything written out."""
    lanes: dict[str, JSON] = {
        lane: {"from": one.first, "ends": list(one.ends)} for lane, one in side.lanes
    }
    made: dict[str, JSON] = {
        "shape": side.shape,
        "kind": side.kind,
        "pair": side.pair,
        "part": side.part,
        "referee": side.referee,
        "lanes": lanes,
        "line": dict(side.line),
        "extra": dict(side.extra),
        "neighbours": [" ".join(pair) for pair in side.neighbours],
        "next": {name: list(to) for name, to in side.next},
        "mark": side.mark,
    }
    for field in ("behind", "behind_next", "missile"):
        made[field] = dict(getattr(side, field))
    for field in ("missing", "flashes", "red", "paws", "grid", "boulders"):
        made[field] = list(getattr(side, field))
    return {field: made[field] for field in _FIELDS if made[field]}


# Reading a course


class Box:
    """The sides that there are: the house's own, or those of a file before them."""

    def __init__(self, data: Mapping[str, object], otherwise: Box | None = None) -> None:
        self.otherwise = otherwise
        self.shapes: Mapping[str, object] = _table(data, "shapes") or (
            otherwise.shapes if otherwise else {}
        )
        self.sides = _table(data, "sides")
        self.pairs = _table(data, "pairs")
        self.mark = str(data.get("mark", "own"))[:_LONGEST_MARK]

    def find(self, name: str, before: str, after: str) -> Side | None:
        """Return a side as it lies between these two, or None if there is none of this name."""
        if name in self.sides:
            return SideReader(name, self.sides[name], self.shapes).side(self.mark)
        for key, parts in self.pairs.items():
            pair = key.split("-")
            if name in pair and len(pair) == 2:
                other = pair[1 - pair.index(name)]
                part = "second" if before == other and after != other else "first"
                data = _table(parts if isinstance(parts, Mapping) else {}, part)
                whole = {**data, "pair": other, "part": part}
                return SideReader(name, whole, self.shapes).side(self.mark)
        return self.otherwise.find(name, before, after) if self.otherwise else None


def _table(data: Mapping[str, object], field: str) -> Mapping[str, object]:
    value = data.get(field, {})
    if not isinstance(value, Mapping) or len(value) > 2 * MOST_NAMED:
        why = BOOK.sentence("wrong-tile-table", most=2 * MOST_NAMED)
        raise TailbackError(KIT.sentence("field-wrong", field=field, why=why))
    return value


def data_file(name: str) -> dict[str, object]:
    """Return one of the house's own data files."""
    source = (resources.files(__package__) / "data" / name).read_text("utf-8")
    return tomllib.loads(source)


@cache
def house() -> Box:
    """Return the tiles of the house."""
    return Box(data_file("tiles.toml"))


@cache
def ready_courses() -> dict[str, str]:
    """Return the ready courses by name."""
    return {name: str(tiles) for name, tiles in data_file("courses.toml").items()}


@cache
def ready(name: str) -> Course:
    """Return a ready course."""
    return lay(ready_courses()[name].split(), house())


def read_course(value: object) -> Course:
    """Return the course that an option names.

    It is a ready course's name, a list of tiles such as ``01 02 03 08 04-right 07``, or a table
    with ``tiles`` and sides of one's own. No file is ever opened here.
    """
    if isinstance(value, Course):
        return value
    if isinstance(value, str) and value in ready_courses():
        return ready(value)
    if isinstance(value, Mapping):
        for field in value:
            if field not in _COURSE_FIELDS:
                why = BOOK.sentence("wrong-tile-field", fields=_COURSE_FIELDS)
                named = clipped(str(field), MOST_NAMED)
                raise TailbackError(KIT.sentence("field-wrong", field=named, why=why))
        return lay(_tokens(value.get("tiles")), Box(value, house()))
    return lay(_tokens(value), house())


def write_course(course: Course) -> JSON:
    """Return a course as JSON, every tile in play written out."""
    tiles: list[JSON] = list(map(_short, course.laid))
    return {"tiles": tiles, "sides": {side.name: write_side(side) for side in course.sides}}


def _short(laid: str) -> str:
    """Return a laid tile as players write it: side A is not written.

    >>> _short("02A-left"), _short("08B"), _short("X")
    ('02-left', '08B', 'X')
    """
    return laid.replace("A", "")


def _tokens(value: object) -> list[str]:
    if isinstance(value, str) and len(value) <= _LONGEST_COURSE:
        return value.replace("|", " ").replace(",", " ").split()
    if isinstance(value, list | tuple) and all(isinstance(token, str) for token in value):
        return list(map(str, value))
    raise TailbackError(BOOK.sentence("wrong-course", courses=list(ready_courses())))


def lay(tokens: Sequence[str], box: Box) -> Course:
    """Return the course of these tiles, or raise why it is none (BASH-2)."""
    if not 2 <= len(tokens) <= MOST_TILES:
        _wrong("size", least=2, most=MOST_TILES, given=len(tokens))
    laid = [_laid(token) for token in tokens]
    if laid[0][0] not in ("01A", "01B"):
        _wrong("start")
    names = [name for name, _ in laid]
    sides = []
    for i, name in enumerate(names):
        if name == BRIDGE:
            continue
        found = box.find(name, names[i - 1], names[(i + 1) % len(names)])
        if found is None:
            _wrong("unknown", tile=_short(name))
        sides.append(found)
    turned = tuple(_turned(name, turn, sides) for name, turn in laid)
    course = Course(turned, tuple(sides))
    _check(course)
    return course


def _wrong(case: str, **details: object) -> NoReturn:
    raise TailbackError(BOOK.sentence(f"wrong-course-{case}", **details))


def _laid(token: str) -> tuple[str, str]:
    """Return tile and side, and which way it turns if that is said."""
    if token == BRIDGE:
        return BRIDGE, ""
    matched = _TOKEN.fullmatch(token)
    if matched is None:
        _wrong("token", token=repr(token[:20]))
    number, side, turn = matched.groups()
    return f"{number}{side or 'A'}", turn or ""


def _turned(name: str, turn: str, sides: Iterable[Side]) -> str:
    """Return a tile as it is written: ``-left`` where a curve turns left."""
    curve = any(side.name == name and side.shape == "curve" for side in sides)
    if turn and not curve:
        _wrong("straight", tile=_short(name))
    return f"{name}-left" if turn == "left" else name


def _check(course: Course) -> None:
    """Raise what BASH-2 has against these tiles, laid in this order."""
    numbers = [laid[:2] for laid in course.laid if laid != BRIDGE]
    for number in numbers:
        if numbers.count(number) > 1:
            _wrong("twice", tile=number)
    if course.sides[0].kind != "start" or any(side.kind == "start" for side in course.sides[1:]):
        _wrong("start")
    _check_pairs(course)
    _check_bridge(course)
    _check_ring(course)
    for side in course.sides:
        if side.part != "second":
            other = [one for one in course.sides if one.name == side.pair]
            rules_of(side).check((side, *other))


def _check_pairs(course: Course) -> None:
    slots = list(course.laid)
    kinds = [side.kind for side in course.sides]
    for side in course.sides:
        if not side.pair:
            continue
        at = [laid.removesuffix("-left") for laid in slots].index(side.name)
        beside = slots[(at + 1) % len(slots) if side.part == "first" else at - 1]
        if beside.removesuffix("-left") != side.pair or kinds.count(side.kind) != 2:
            _wrong("pair", tile=_short(side.name), other=_short(side.pair))


def _check_bridge(course: Course) -> None:
    """There is one bridge in the box, between two tiles whose lanes run through."""
    bridges = course.laid.count(BRIDGE)
    if bridges > 1 or (bridges and any(side.kind == "bridge" for side in course.sides)):
        _wrong("bridge")


def _check_ring(course: Course) -> None:
    """Follow the tiles over the table: no two on one place, and the end meets the beginning.

    With portals the two of them are open ends, and the tiles lie in one line from end to end.
    """
    sides = iter(course.sides)
    slots = [(laid, None if laid == BRIDGE else next(sides)) for laid in course.laid]
    ends = [i for i, (_, side) in enumerate(slots) if side and side.kind == "teleport"]
    if ends:
        slots = slots[ends[1] :] + slots[: ends[1]]
    x = y = heading = 0
    taken: set[tuple[int, int]] = set()
    for laid, side in slots:
        if side is not None:
            if (x, y) in taken:
                _wrong("overlap", tile=_short(side.name))
            taken.add((x, y))
            if side.shape == "curve":
                heading = (heading + (-1 if laid.endswith("-left") else 1)) % 4
        x, y = x + HEADINGS[heading][0], y + HEADINGS[heading][1]
    if not ends and (x, y, heading) != (0, 0, 0):
        _wrong("open")
