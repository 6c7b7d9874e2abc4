"""The 3D bridge, which joins any two tiles: one lane, no flashes, and nobody falls (BASH-87).

It is no tile: it has no number and no side, no boulders and no line, and the tile after it counts
as the one after the tile before it. All lanes lead onto it; it leads onto the middle one.
"""

from __future__ import annotations

from functools import cache
from typing import Final

from tailback.games.bash.course import data_file

KIND: Final = "bridge3d"
CLAUSE: Final = "BASH-87"
LANE: Final = "X"
FIRST, LAST = "X1", "X4"
_CONTINUED: Final = "M"


@cache
def spaces() -> dict[str, int]:
    """Return its spaces with their centres."""
    bridge = data_file("tiles.toml")["bridge"]
    assert isinstance(bridge, dict)
    return dict(bridge["extra"])


def continued(lane: str) -> str:
    """Return the lane in which a lane goes on, forwards and backwards, on the tile beside it."""
    return _CONTINUED if lane == LANE else lane
