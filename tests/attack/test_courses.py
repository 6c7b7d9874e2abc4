"""Courses of a stranger's own: whatever is accepted can be raced on to the end.

The house's tiles are changed in one place at a time, by lot. What is refused is refused by tile and
field; what is not must play a whole race, every die and choice by lot, in so many lines of Python.
"""

from __future__ import annotations

import random
import re
from collections.abc import Callable, Mapping
from typing import Any, Final

from tailback.games.bash.course import ready_courses
from tailback.games.bash.game import GAME
from tailback.games.bash.moves import LONGEST_LANE, MOST_TILES, SPACE_NAMES
from tailback.games.bash.options import BashOptions
from tailback.games.bash.sides import MOST_NAMED
from tailback.kit import NATURE, Chance, Finished, OptionError, Seating
from tests.attack.effort import lines
from tests.games.bash.courses import own_tiles
from tests.harness.scale import scaled

COURSES: Final = (*ready_courses().values(), "01 12 X 02 03 05 08 11 04 07")
FIELDS: Final = (
    "next", "next", "behind", "behind", "missile", "missile", "behind_next", "neighbours", "extra",
    "missing", "flashes", "red", "paws", "grid", "boulders", "lanes", "line", "kind", "referee",
)  # fmt: skip
KINDS: Final = ("plain", "start", "geyser", "jungle", "volcano", "teleport", "bridge", "snout")
A_READING: Final = 150_000
"""How many lines of Python it takes at most to read a course; those of the house take a third, and
once as much again for a file of the house."""
LARGEST_READING: Final = 600_000
"""How many the largest course takes at most."""
A_RACE: Final = 1_000_000
"""How many lines a race takes at most; those on the house's courses take a tenth."""


def space(rng: random.Random) -> str:
    """Return the name of a space that a tile may have."""
    near = [name for name in SPACE_NAMES if name[1:] in ("", "a", "b") or int(name[1:]) < 6]
    lane = rng.choice(near)
    return rng.choice(("", "", "", "+", "-")) + rng.choice((lane, lane.replace("L", "O")))


def mutated(data: dict[str, Any], rng: random.Random) -> str:
    """Change one place of a tile; return which."""
    sides = [(f"sides.{name}", side) for name, side in data["sides"].items()]
    parts = [
        (f"pairs.{name}.{part}", side)
        for name, pair in data["pairs"].items()
        for part, side in pair.items()
    ]
    used = set(data["tiles"].split())
    near = [
        (name, side)
        for name, side in sides + parts
        if any(tile in name for tile in used) or not name[-1].isupper()
    ]
    where, side = rng.choice(near)
    field = rng.choice(FIELDS)
    side[field] = CHANGES.get(field, listed)(side.get(field), rng)
    return f"{where}.{field} = {side[field]}"


def linked(value: Any, rng: random.Random) -> Any:
    """Change one link, add one, or leave one out."""
    made = dict(value or {})
    name = rng.choice([*made, space(rng)[-2:], rng.choice("LMR")])
    if name in made and rng.random() < 0.3:
        del made[name]
    else:
        made[name] = space(rng) if rng.random() < 0.8 else [space(rng), space(rng)]
    return made


def listed(value: Any, rng: random.Random) -> Any:
    """Change one space of a list, add one, or leave one out."""
    made = list(value or ())
    if made and rng.random() < 0.7:
        made.pop(rng.randrange(len(made)))
    if rng.random() < 0.7:
        made.append(space(rng))
    return made


def numbered(value: Any, rng: random.Random) -> Any:
    """Change one number of a table, or leave it out."""
    made = dict(value or {})
    name = rng.choice([*made, space(rng)[-2:]])
    if name in made and rng.random() < 0.3:
        del made[name]
    else:
        made[name] = rng.randrange(-10, 80)
    return made


def measured(value: Any, rng: random.Random) -> Any:
    """Give one lane other spaces."""
    ends = sorted(rng.sample(range(-20, 90), rng.randrange(2, 8)))
    lane = {"from": rng.randrange(3), "ends": ends}
    usual = {name: [-6, 6, 18, 30, 42, 54, 66] for name in "LMROI"}
    return {**usual, **(value or {}), rng.choice("LMR"): lane}


CHANGES: Final[dict[str, Callable[[Any, random.Random], Any]]] = {
    **dict.fromkeys(("next", "behind", "missile", "behind_next"), linked),
    **dict.fromkeys(("extra", "line"), numbered),
    "neighbours": lambda value, rng: [*(value or ()), f"{space(rng)} {space(rng)}"],
    "lanes": measured,
    "kind": lambda value, rng: rng.choice(KINDS),
    "referee": lambda value, rng: rng.choice("LMROI"),
}


def read(chosen: Mapping[str, object]) -> BashOptions:
    """Return the options, or raise why not, in so many lines."""
    made: list[BashOptions] = []
    lines(lambda: made.append(GAME.options(**chosen)), A_READING)
    return made[0]


def race(options: BashOptions, seed: float) -> None:
    """Play a race by lot to its end, in so many lines."""
    lines(lambda: _race(options, random.Random(seed)), A_RACE)


def _race(options: BashOptions, rng: random.Random) -> None:
    position = GAME.start(options, Seating(rng.randrange(2, 5)))
    while not isinstance(pending := GAME.pending(position), Finished):
        if isinstance(pending, Chance):
            position = GAME.play(position, {NATURE: rng.choice(pending.outcomes)})
        else:
            seat = pending.seats[0]
            position = GAME.play(position, {seat: rng.choice(GAME.legal(position, seat))})


def test_what_is_accepted_can_be_raced_on() -> None:
    rng = random.Random(7)
    refused = accepted = 0
    for _ in range(scaled(10_000)):
        course: dict[str, Any] = {"tiles": rng.choice(COURSES), **own_tiles()}
        what = mutated(course, rng)
        chosen = {"course": course, "boost": rng.random() < 0.5, "bots": rng.randrange(3)}
        try:
            options = read(chosen)
        except OptionError as error:
            refused += 1
            assert re.match(r"option course: tile \d\d[AB]?:? ", str(error)), f"{what}: {error}"
            continue
        accepted += 1
        seed = rng.random()
        try:
            race(options, seed)
        except Exception as error:
            raise AssertionError(f"{course['tiles']}: {what}, {seed}") from error
    assert min(accepted, refused) > scaled(2_500)


def test_the_largest_course_is_read_at_once() -> None:
    sides = {}
    lane = {"from": 0, "ends": [-6, *range(6, 66, 5)][: LONGEST_LANE + 1]}
    for number in range(1, MOST_TILES + 1):
        sides[f"{number:02}A"] = {
            "shape": "curve" if number in (12, 13, 25, 26) else "straight",
            "lanes": dict.fromkeys("LMROI", lane),
            "boulders": ["M1", "M2", "M3"],
            "neighbours": ["M1 M3"] * MOST_NAMED,
        }
    sides["01A"] |= {"kind": "start", "grid": ["L5", "R4", "L3", "R2", "L1", "R0"]}
    tiles = [f"{number:02}" for number in range(1, MOST_TILES + 1)]
    course = {"tiles": tiles, "sides": sides}
    lines(lambda: GAME.options(course=course), LARGEST_READING)
    assert len(GAME.options(course=course).course.laid) == MOST_TILES
