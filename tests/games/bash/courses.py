"""Races on courses by lot, with variants."""

from __future__ import annotations

import random
from typing import Any

from tailback.games.bash.course import data_file, ready_courses
from tailback.games.bash.options import BashOptions
from tailback.games.bash.surprise import LENGTHS, surprise
from tests.games.bash.build import options

LAKE, JUNGLE, PORTALS = (ready_courses()[name] for name in ("lake", "jungle", "portals"))
LANDSLIDE, SNOUT = (ready_courses()[name] for name in ("landslide", "snout"))


def own_tiles() -> dict[str, Any]:
    """Return the house's tiles as a player would write them."""
    data = data_file("tiles.toml")
    return {name: data[name] for name in ("shapes", "sides", "pairs", "mark")}


def random_options(rng: random.Random) -> BashOptions:
    """Return a course with variants."""
    return options(
        str(surprise(rng.choice(LENGTHS), rng)),
        simple=rng.random() < 0.2,
        boost=rng.random() < 0.5,
        bots=rng.choice((0, 0, 1, 2, 3, 4)),
        ability_level=rng.choice(("any", "exact")),
        colours=",".join(rng.sample(("blue", "black", "green", "yellow", "red", "white"), 6)),
    )
