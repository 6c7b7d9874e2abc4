"""What the buttons of Rush Hour Shift's moves are called in English."""

from __future__ import annotations

from typing import Any

CARDS = {
    **{f"M{n}": f"Move {n}" for n in range(1, 5)},
    **{f"MS{n}": f"Move & Shift {n}" for n in range(1, 4)},
    "SH": "Shift",
    "SL": "Slide",
}
HEROES = {">": "Gold hero car", "<": "Silver hero car"}
SECTIONS = {"L": "Left section", "R": "Right section"}


def name_of(move: str, view: Any) -> str:
    """Return the accessible name of a move's button.

    >>> name_of("MS2", None), name_of(".", None), name_of("R-2", None)
    ('Play Move & Shift 2', 'Give up the remaining steps', 'Right section: 2 rows up')
    """
    if move in CARDS:
        return f"Play {CARDS[move]}"
    if move == ".":
        return "Give up the remaining steps"
    what, by = move[0], int(move[1:])
    many = "" if abs(by) == 1 else "s"
    if what in SECTIONS:
        return f"{SECTIONS[what]}: {abs(by)} row{many} {'down' if by > 0 else 'up'}"
    one = next(each for each in view.scene.vehicles if each.name == what)
    ways = ("left", "right") if one.along_row else ("up", "down")
    return f"{HEROES.get(what, f'Vehicle {what}')}: {abs(by)} space{many} {ways[by > 0]}"
