"""Games and bots are found by entry point, never by a list."""

from __future__ import annotations

import difflib
import threading
from collections.abc import Collection
from functools import cache
from typing import TYPE_CHECKING, Any, Final, cast

from tailback.kit.errors import LONGEST_ECHO, Sentence, UnknownGame, quoted
from tailback.kit.phrasebook import KIT

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint

    from tailback.kit.game import AnyGame

GAMES = "tailback.games"
_LOADING: Final = threading.RLock()


@cache
def installed(group: str) -> dict[str, EntryPoint]:
    """Return the entry points of a group by name, sorted."""
    from importlib.metadata import entry_points

    return {point.name: point for point in sorted(entry_points(group=group))}


def loaded(point: EntryPoint) -> Any:
    """Return what an entry point names, loaded by one thread at a time.

    Two that import modules which import each other are given half-made ones: a server loads games
    beside its first requests.
    """
    with _LOADING:
        return point.load()


def unknown(missing: str, name: str, there: Collection[str], **details: str) -> Sentence:
    """Return the sentence that nothing has this name, with what there is instead."""
    near = difflib.get_close_matches(name[:LONGEST_ECHO], there, 1)
    hint = (
        KIT.sentence("hint-near", near=near[0])
        if near
        else KIT.sentence("hint-all", names=list(there), count=len(there))
    )
    return KIT.sentence(missing, name=quoted(name), hint=hint, **details)


def list_games() -> tuple[str, ...]:
    """Return the ids of all installed games."""
    return tuple(installed(GAMES))


def game(id: str) -> AnyGame:
    """Return the installed game of this id."""
    games = installed(GAMES)
    if id not in games:
        raise UnknownGame(unknown("no-game", id, games))
    return cast("AnyGame", loaded(games[id]))
