"""The course drawn in letters: each tile three lanes wide, a few tiles beside each other."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from tailback.games.bash.view import BashScene, BashSpace, BashTable

ACROSS: Final = 4
"""How many tiles are drawn beside each other."""
WIDE: Final = 15
"""How many columns a tile takes."""
LETTERS: Final = {
    "blue": "B", "black": "K", "green": "G", "yellow": "Y", "red": "R", "white": "W",
}  # fmt: skip
_TURNS: Final = {"": "", "left": " <", "right": " >"}
_ROWS: Final = {"L": 0, "M": 1, "R": 2, "B": 1, "X": 1, "C": 3, "W": 3}


def drawing(scene: BashScene, table: BashTable) -> str:
    """Return the course: cars by letter, ``*`` bombs, ``o`` boulders, ``S`` the Snout.

    An empty space is ``.``, with a flash ``!``, red ``~``, with a boost ``+``, a portal its number.
    """
    marks = _marks(scene, table)
    lines: list[str] = []
    for first in range(0, len(scene.tiles), ACROSS):
        tiles = range(first, min(first + ACROSS, len(scene.tiles)))
        heads = (
            f"{tile} {scene.tiles[tile].name}{_TURNS[scene.tiles[tile].turn]}" for tile in tiles
        )
        lines.append("".join(f" {head:{WIDE}}" for head in heads).rstrip())
        blocks = [_block([s for s in scene.spaces if s.tile == tile], marks) for tile in tiles]
        for row in range(4):
            line = "".join(f" {block[row]:{WIDE}}" for block in blocks).rstrip()
            if row < 3 or line:
                lines.append(line)
    return "\n".join(lines)


def _block(spaces: Iterable[BashSpace], marks: dict[str, str]) -> list[str]:
    """Return a tile as four rows: the lanes, and what lies beside them."""
    rows = [[" "] * WIDE for _ in range(4)]
    for space in spaces:
        column = 1 + (space.start + space.end) // 12 + space.name.endswith("b")
        rows[_ROWS[space.lane]][min(column, WIDE - 1)] = marks[space.name]
    return ["".join(row) for row in rows]


def _marks(scene: BashScene, table: BashTable) -> dict[str, str]:
    """Return the letter of each space."""
    marks = {space.name: _empty(space) for space in scene.spaces}
    portals = [space.name for space in scene.spaces if "portal" in space.marks]
    numbers = map(str, (*table.portals[0], *table.portals[1]))
    marks |= dict(zip(portals, numbers, strict=False))
    marks |= dict.fromkeys(table.boosts, "+")
    marks |= {thing.space: "o" for thing in table.boulders}
    marks |= {thing.space: "*" for thing in table.bombs}
    if table.snout is not None:
        marks[table.snout] = "S"
    for car, at in zip(scene.cars, table.cars, strict=True):
        letter = LETTERS[car.colour]
        marks[at.space] = letter.lower() if at.finished else letter
    return marks


def _empty(space: BashSpace) -> str:
    if "flash" in space.marks:
        return "!"
    return "~" if "red" in space.marks else "."
