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
from typing import Final, NamedTuple, NoReturn

from tailback.games.bash.book import BOOK
from tailback.games.bash.field_reader import LONGEST_TEXT, FieldReader
from tailback.games.bash.moves import MOST_TILES
from tailback.games.bash.sides import MOST_NAMED, Side, SideReader, rules_of, write_side
from tailback.kit import JSON, TailbackError

BRIDGE: Final = "X"
"""The 3D bridge between two tiles, in the list of a course."""
_LONGEST_COURSE: Final = 400
_TOKEN: Final = re.compile(r"(\d\d)([AB]?)(?:-(left|right))?")
HEADINGS: Final = ((1, 0), (0, 1), (-1, 0), (0, -1))
"""The ways that a tile may lead on: east, and on to the right."""
_FIELDS: Final = ("tiles", "sides", "pairs", "shapes", "mark")


class Course(NamedTuple):
    """Tiles in race direction, from tile 01 on, each as it is laid, and what they look like."""

    laid: tuple[str, ...]
    sides: tuple[Side, ...]

    def __hash__(self) -> int:
        return hash(self.laid)

    def __str__(self) -> str:
        return " ".join(map(_short, self.laid))

    @property
    def slots(self) -> list[Side | None]:
        """Return the side in each place of the course, None for the 3D bridge."""
        sides = iter(self.sides)
        return [None if laid == BRIDGE else next(sides) for laid in self.laid]

    @property
    def mark(self) -> str:
        """Return how sure we are of the tiles."""
        return ", ".join(dict.fromkeys(side.mark for side in self.sides))


class Box:
    """The sides that there are: the house's own, or those of a file before them."""

    def __init__(self, data: Mapping[str, object], otherwise: Box | None = None) -> None:
        self.otherwise = otherwise
        self.shapes: Mapping[str, object] = _table(data, "shapes") or (
            otherwise.shapes if otherwise else {}
        )
        self.sides = _table(data, "sides")
        self.pairs = _table(data, "pairs")
        self.mark = str(data.get("mark", "own"))[:LONGEST_TEXT]

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
    return FieldReader().table(field, data.get(field, {}), 2 * MOST_NAMED)


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
            if field not in _FIELDS:
                why = BOOK.sentence("wrong-tile-field", fields=_FIELDS)
                FieldReader().wrong(str(field), why)
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
        side = box.find(name, names[i - 1], names[(i + 1) % len(names)])
        if side is None:
            _wrong("unknown", tile=_short(name))
        sides.append(side)
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
    slots = list(zip(course.laid, course.slots, strict=True))
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
