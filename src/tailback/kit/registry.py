"""Games and bots are found by entry point, never by a list."""

from __future__ import annotations

import difflib
from functools import cache
from typing import TYPE_CHECKING, cast

from tailback.kit.errors import UnknownGame

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint

    from tailback.kit.game import AnyGame

GAMES = "tailback.games"


@cache
def installed(group: str) -> dict[str, EntryPoint]:
    """Return the entry points of a group by name, sorted."""
    from importlib.metadata import entry_points

    return {point.name: point for point in sorted(entry_points(group=group))}


def lookup(group: str, name: str, noun: str) -> object:
    """Load what is installed under this name, or say what there is instead."""
    points = installed(group)
    if name not in points:
        near = difflib.get_close_matches(name, points, 1)
        hint = f"did you mean {near[0]}?" if near else f"there are: {', '.join(points) or 'none'}"
        raise UnknownGame(f"no {noun} {name!r}; {hint}")
    return points[name].load()


def list_games() -> tuple[str, ...]:
    """Return the ids of all installed games."""
    return tuple(installed(GAMES))


def game(id: str) -> AnyGame:
    """Return the installed game of this id."""
    return cast("AnyGame", lookup(GAMES, id, "game"))
