"""The special tiles, a file for each kind; a kind without an effect of its own has none."""

from __future__ import annotations

from tailback.games.bash.tile_rules import TILE_RULES
from tailback.games.bash.tiles.bridge import Bridge
from tailback.games.bash.tiles.geyser import Geyser
from tailback.games.bash.tiles.jungle import Jungle
from tailback.games.bash.tiles.landslide import Landslide
from tailback.games.bash.tiles.snout import Snout
from tailback.games.bash.tiles.teleport import Teleport
from tailback.games.bash.tiles.volcano import Volcano

__all__ = ["TILE_RULES"]

TILE_RULES.update(
    landslide=Landslide(),
    bridge=Bridge(),
    volcano=Volcano(),
    teleport=Teleport(),
    geyser=Geyser(),
    jungle=Jungle(),
    snout=Snout(),
)
