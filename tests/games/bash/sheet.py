"""The tiles as the browser's editor knows them; ``python -m tests.games.bash.sheet`` writes them.

A tile's spaces are told as they lie in any course, a curve as it turns right: name, lane, from
where to where, marks, and which spaces of the same tile follow.
"""

from __future__ import annotations

import json
from typing import Any

from tailback.games.bash import bridge3d
from tailback.games.bash.course import house, ready_courses
from tailback.games.bash.game import GAME
from tailback.games.bash.moves import MOST_TILES
from tailback.games.bash.options import BashOptions
from tailback.games.bash.surprise import LENGTHS
from tailback.games.bash.tile_rules import TILE_RULES
from tailback.games.bash.view import BashSpace, BashTile
from tailback.kit import Seating
from tests.games.bash.build import options
from tests.suites import ROOT

PLACE = ROOT / "web/src/games/bash/sides.json"
BOX = ROOT / "web/src/games/bash/editor/box.json"
"""What else the editor has to know of the box."""
COURSES = (*ready_courses().values(), "01 12 X 02 03 05 08 11 04 07")

Spaces = list[list[Any]]


def spaces_of(chosen: BashOptions) -> list[tuple[str, BashTile, Spaces]]:
    """Return for each tile of a course its key in the sheet, and its spaces."""
    scene = GAME.scene(chosen, Seating(2))
    found = []
    for at, tile in enumerate(scene.tiles):
        second = scene.tiles[at - 1].kind == tile.kind
        paired = tile.kind in TILE_RULES and TILE_RULES[tile.kind].paired
        part = ("second" if second else "first") if paired else ""
        here = [space for space in scene.spaces if space.tile == at]
        rows = [_row(space, at) for space in here]
        found.append((f"{tile.kind}-{part}" if part else tile.name, tile, rows))
    return found


def _row(space: BashSpace, at: int) -> list[Any]:
    """Return what is the same wherever the tile lies; the start line is on the tile before it."""
    own = str(at)
    nexts = [to.removeprefix(own) for to in space.next if _tile(to) == own]
    entered = at == 1 and _tile(space.behind) != own
    marks = [mark for mark in space.marks if not (entered and mark == "line")]
    return [space.name.removeprefix(own), space.lane, space.start, space.end, marks, nexts]


def _tile(name: str) -> str:
    return name[: len(name) - len(name.lstrip("0123456789"))]


def mirrored(rows: Spaces) -> Spaces:
    """Return the spaces of a curve that turns the other way."""
    swap = str.maketrans("LR", "RL")
    return [
        [
            name.translate(swap),
            lane.translate(swap),
            start,
            end,
            marks,
            [to.translate(swap) for to in on],
        ]
        for name, lane, start, end, marks, on in rows
    ]


def sheet() -> dict[str, Any]:
    """Return every side of every tile."""
    made: dict[str, Any] = {}
    for course in COURSES:
        for key, tile, rows in spaces_of(options(course)):
            made.setdefault(key, {"shape": tile.shape, "kind": tile.kind, "spaces": rows})
    return dict(sorted(made.items()))


def text() -> str:
    """Return the sheet as it is kept, one space a line."""
    rows = ",\n".join(
        f'"{key}": {{"shape": "{side["shape"]}", "kind": "{side["kind"]}", "spaces": [\n'
        + ",\n".join(json.dumps(row) for row in side["spaces"])
        + "\n]}"
        for key, side in sheet().items()
    )
    return f"{{\n{rows}\n}}\n"


def box() -> str:
    """Return how many tiles a course may have, which belong together, and their clauses."""
    pairs = {_kind(*key.split("-")): key.split("-") for key in house().pairs}
    clauses = {kind: rules.clause for kind, rules in TILE_RULES.items()}
    made = {
        "most": MOST_TILES,
        "lengths": list(LENGTHS),
        "pairs": pairs,
        "clauses": dict(sorted(clauses.items())) | {bridge3d.KIND: bridge3d.CLAUSE},
    }
    return json.dumps(made, indent=2) + "\n"


def _kind(one: str, other: str) -> str:
    side = house().find(one, "", other)
    assert side is not None
    return side.kind


if __name__ == "__main__":
    PLACE.write_text(text(), "utf-8")
    BOX.write_text(box(), "utf-8")
