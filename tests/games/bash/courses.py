"""Valid courses at random: rings of right or left curves, and lines between portals."""

from __future__ import annotations

import random

from tailback.games.bash.options import BashOptions
from tests.games.bash.build import options, wrong

STRAIGHTS = ("05", "05B", "06", "08", "09B", "11", "12", "X")
PAIRS = ("04B 08B", "08B 04B", "06B 07B", "07B 06B", "11B 12B", "12B 11B")
CURVES = ("02", "03", "04", "07", "09", "10", "10B")


def random_course(rng: random.Random) -> str:
    """Return a course that the rules accept."""
    while True:
        course = _line(rng) if rng.random() < 0.2 else _ring(rng)
        if course and not wrong(course):
            return course


def _ring(rng: random.Random) -> str:
    """Return four sides with four curves; some of these have a tile twice and are no course."""
    long, short = rng.randint(1, 4), rng.randint(0, 2)
    turn = rng.choice(("", "-left"))
    curves = rng.sample(CURVES, 4)
    course = [rng.choice(("01", "01B")), *_side(rng, long - 1)]
    for curve, length in zip(curves, (short, long, short, 0), strict=True):
        course += [curve + turn, *_side(rng, length)]
    return " ".join(course)


def _side(rng: random.Random, length: int) -> list[str]:
    """Return the straights of a side."""
    found: list[str] = []
    while len(found) < length:
        two = length - len(found) > 1 and rng.random() < 0.6
        found += rng.choice(PAIRS).split() if two else [rng.choice(STRAIGHTS)]
    return found


def _line(rng: random.Random) -> str:
    """Return tiles with portals between them; the end need not meet the beginning."""
    tiles = rng.sample(("04", "05B", "07", "08", "10B", "12"), rng.randint(3, 5))
    at = rng.randint(1, len(tiles))
    portals = rng.choice((["02B", "03B"], ["03B", "02B"]))
    return " ".join(["01", *tiles[:at], *portals, *tiles[at:]])


def random_options(rng: random.Random) -> BashOptions:
    """Return a course with variants."""
    return options(
        random_course(rng),
        simple=rng.random() < 0.2,
        boost=rng.random() < 0.5,
        bots=rng.choice((0, 0, 1, 2)),
        ability_level=rng.choice(("any", "exact")),
        colours=",".join(rng.sample(("blue", "black", "green", "yellow", "red", "white"), 6)),
    )
