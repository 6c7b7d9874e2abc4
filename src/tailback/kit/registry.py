"""Games and bots are found by entry point, never by a list."""

from __future__ import annotations

import difflib
from functools import cache
from typing import TYPE_CHECKING, cast

from tailback.kit.errors import UnknownGame
from tailback.kit.phrasebook import KIT

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint

    from tailback.kit.game import AnyGame

GAMES = "tailback.games"


@cache
def installed(group: str) -> dict[str, EntryPoint]:
    """Return the entry points of a group by name, sorted."""
    from importlib.metadata import entry_points

    return {point.name: point for point in sorted(entry_points(group=group))}


def lookup(group: str, name: str, missing: str, **details: str) -> object:
    """Load what is installed under this name, or say what is ``missing`` and what there is."""
    points = installed(group)
    if name not in points:
        near = difflib.get_close_matches(name, points, 1)
        hint = (
            KIT.sentence("hint-near", near=near[0])
            if near
            else KIT.sentence("hint-all", names=list(points), count=len(points))
        )
        raise UnknownGame(KIT.sentence(missing, name=repr(name), hint=hint, **details))
    return points[name].load()


def list_games() -> tuple[str, ...]:
    """Return the ids of all installed games."""
    return tuple(installed(GAMES))


def game(id: str) -> AnyGame:
    """Return the installed game of this id."""
    return cast("AnyGame", lookup(GAMES, id, "no-game"))
