"""Courses by lot: a valid course of a chosen length, the same for the same number.

An option may name one by its number of tiles and any number of one's choice, ``surprise 8 4711``.
Rings have an even number of tiles; an odd one is a line of tiles between two portals.

>>> str(read_wish("surprise 8 4711"))
'01 02 05B 10 03 07-left 09 04'
"""

from __future__ import annotations

import random
import re
from collections.abc import Iterator, Mapping, Sequence
from collections.abc import Set as AbstractSet
from functools import cache
from typing import Final, NamedTuple

from tailback.games.bash.book import BOOK
from tailback.games.bash.course import BRIDGE, HEADINGS, Course, house, lay, read_course
from tailback.games.bash.graph import graph_of
from tailback.kit import TailbackError

LENGTHS: Final = range(6, 13)
"""How many tiles a surprise may have."""
_WISH: Final = re.compile(r"surprise (\d{1,3}) (\d{1,10})")
_PORTALS_AS_WELL: Final = 0.2
_PAIR_WHERE_IT_FITS: Final = 0.5
_TRIES: Final = 1000

Turns = tuple[int, ...]
"""For each tile how it turns: 1 right, -1 left, 0 straight on."""


class Shelf(NamedTuple):
    """The tiles of the house by what they are good for; each stands for one or two places."""

    starts: tuple[str, ...]
    curves: tuple[str, ...]
    straights: tuple[tuple[str, ...], ...]
    portals: tuple[tuple[str, ...], ...]


def read_wish(value: object) -> Course:
    """Return the course that an option names, with lanes that fit together.

    ``surprise 8 4711`` is one by lot.
    """
    wished = isinstance(value, str) and value.startswith("surprise")
    course = _by_lot(str(value)) if wished else read_course(value)
    graph_of(course)
    return course


def _by_lot(wish: str) -> Course:
    matched = _WISH.fullmatch(wish)
    if matched is None or int(matched[1]) not in LENGTHS:
        least, most = str(LENGTHS[0]), str(LENGTHS[-1])
        raise TailbackError(BOOK.sentence("wrong-course-surprise", least=least, most=most))
    return surprise(int(matched[1]), random.Random(wish))


def surprise(length: int, rng: random.Random) -> Course:
    """Return a valid course of so many tiles."""
    for _ in range(_TRIES):
        line = length % 2 == 1 or rng.random() < _PORTALS_AS_WELL
        tiles = _line(length, rng) if line else _ring(length, rng)
        course = tiles and lay(tiles, house())
        if course:
            return course
    raise AssertionError(f"no course of {length} tiles was found")


def _ring(length: int, rng: random.Random) -> list[str] | None:
    """Return tiles that close, or None if those at hand do not go round."""
    turns = rng.choice(shapes(length, closed=True))
    start = rng.choice(shelf().starts)
    return _filled(turns, {0: start}, rng)


def _line(length: int, rng: random.Random) -> list[str] | None:
    """Return tiles with portals at the two ends of the line, from tile 01 on."""
    turns = rng.choice(shapes(length, closed=False))
    first, second = rng.choice(shelf().portals)
    start = rng.choice([at for at in range(1, length - 1) if not turns[at]])
    fixed = {0: second, start: rng.choice(shelf().starts), length - 1: first}
    tiles = _filled(turns, fixed, rng)
    return tiles and tiles[start:] + tiles[:start]


@cache
def shelf() -> Shelf:
    """Return the tiles of the house, sorted."""
    sides = {name: side for name in house().sides if (side := house().find(name, "", ""))}
    pairs = [tuple(key.split("-")) for key in house().pairs]
    both = [two for one, other in pairs for two in ((one, other), (other, one))]
    kinds = {two: side.kind for two in both if (side := house().find(two[0], "", two[1]))}
    plain = {name: side for name, side in sides.items() if side.kind != "start"}
    single = [(name,) for name, side in plain.items() if side.shape == "straight"]
    return Shelf(
        tuple(name for name, side in sides.items() if side.kind == "start"),
        tuple(name for name, side in plain.items() if side.shape == "curve"),
        (*single, (BRIDGE,), *(two for two in both if kinds[two] != "teleport")),
        tuple(two for two in both if kinds[two] == "teleport"),
    )


@cache
def shapes(length: int, *, closed: bool) -> tuple[Turns, ...]:
    """Return the ways that so many tiles may turn without meeting each other.

    The first goes straight on. What is closed comes back to it; what is not also ends with a
    straight tile and has one between.

    >>> shapes(6, closed=True)
    ((0, 1, 1, 0, 1, 1), (0, -1, -1, 0, -1, -1))
    """
    most = len({name[:2] for name in shelf().curves})
    return tuple(_walks((0,), (1, 0), 0, frozenset({(0, 0)}), (length, closed, most)))


def _walks(
    turns: Turns,
    at: tuple[int, int],
    heading: int,
    taken: AbstractSet[tuple[int, int]],
    wanted: tuple[int, bool, int],
) -> Iterator[Turns]:
    length, closed, most = wanted
    left = length - len(turns)
    if not left:
        ends = (at, heading) == ((0, 0), 0) if closed else not turns[-1] and 0 in turns[1:-1]
        if ends:
            yield turns
        return
    if at in taken or (closed and abs(at[0]) + abs(at[1]) > left):
        return
    for turn in (0, 1, -1):
        if turn and sum(map(abs, turns)) == most:
            break
        way = (heading + turn) % 4
        there = at[0] + HEADINGS[way][0], at[1] + HEADINGS[way][1]
        yield from _walks((*turns, turn), there, way, taken | {at}, wanted)


def _filled(turns: Turns, fixed: Mapping[int, str], rng: random.Random) -> list[str] | None:
    """Return tiles for these places, no number twice; None if they ran out on the way."""
    used = {name[:2] for name in fixed.values()}
    laid: list[str] = []
    while len(laid) < len(turns):
        at = len(laid)
        tiles = [fixed[at]] if at in fixed else _fitting(turns, fixed, at, used, rng)
        if not tiles:
            return None
        used |= _numbers(tiles)
        laid += [f"{name}-left" if turns[at] < 0 else name for name in tiles]
    return laid


def _fitting(
    turns: Turns, fixed: Mapping[int, str], at: int, used: AbstractSet[str], rng: random.Random
) -> Sequence[str]:
    """Return what may lie from this place on, such that enough curves are left; or nothing."""
    room = not any(turns[at : at + 2]) and at + 1 < len(turns) and at + 1 not in fixed
    straights = [tiles for tiles in shelf().straights if room or len(tiles) == 1]
    choices = [(name,) for name in shelf().curves] if turns[at] else straights
    ahead = sum(map(abs, turns[at + 1 :]))
    fits = [
        tiles
        for tiles in choices
        if not used & _numbers(tiles)
        and ahead <= len(_numbers(shelf().curves) - used - _numbers(tiles))
    ]
    pairs = [tiles for tiles in fits if len(tiles) == 2]
    if pairs and rng.random() < _PAIR_WHERE_IT_FITS:
        return rng.choice(pairs)
    return rng.choice(fits) if fits else ()


def _numbers(tiles: Sequence[str]) -> set[str]:
    """Return what can be used only once: numbers, and the one bridge of the box."""
    side = house().find(tiles[0], "", tiles[-1]) if len(tiles) == 2 else None
    return {name[:2] for name in tiles} | ({BRIDGE} if side and side.kind == "bridge" else set())
