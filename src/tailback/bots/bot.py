"""What a bot is, and how one is found.

A bot's entry point (group ``tailback.bots``) is named ``<game>.<bot>``, or just ``<bot>`` if it
plays every game; it points at a callable that takes the game and returns the bot.
"""

from __future__ import annotations

import warnings
from collections.abc import Callable
from functools import cache
from typing import Any, Protocol, TypeAlias, TypeVar, cast

from tailback.kit import AnyGame, Phrasebook, Question, UnknownGame, WordsMissing
from tailback.kit.registry import installed, loaded, unknown

BOTS = "tailback.bots"

M = TypeVar("M")
V = TypeVar("V")
R = TypeVar("R")


class Bot(Protocol[M, V, R]):
    """Chooses one move at a time from what one seat knows."""

    strength: int
    """How strong it is among the bots of its game; the random one is 0."""

    def choose(self, question: Question[M, V, R]) -> M:
        """Return one of the legal moves, in the time that the question's budget leaves."""


AnyBot: TypeAlias = Bot[Any, Any, Any]


def bots_for(game: AnyGame) -> tuple[str, ...]:
    """Return the names of the bots that play this game, the strongest first.

    One that is installed but cannot be loaded is left out, with a warning.
    """
    found: dict[str, int] = {}
    for name in _entries(game):
        try:
            found[name] = bot(game, name).strength
        except (ImportError, AttributeError) as error:
            warnings.warn(f"bot {name!r} for {game.id} cannot be loaded: {error}", stacklevel=2)
    return tuple(sorted(found, key=lambda name: (-found[name], name)))


def bot(game: AnyGame, name: str) -> AnyBot:
    """Return the bot of this name for a game.

    >>> import tailback
    >>> type(bot(tailback.game("shift"), "random")).__name__
    'RandomBot'
    """
    entries = _entries(game)
    if name not in entries:
        raise UnknownGame(unknown("no-bot", name, entries, game=game.id))
    found = loaded(installed(BOTS)[entries[name]])
    return cast("Callable[[AnyGame], AnyBot]", found)(game)


def about(game: AnyGame, name: str, language: str) -> str:
    """Return a line about a bot: from its package's words, else what its class says of itself."""
    try:
        return words_of(installed(BOTS)[_entries(game)[name]].module).say(name, language)
    except (OSError, TypeError, WordsMissing):  # no file of words, or no package
        return (type(bot(game, name)).__doc__ or "").strip().partition("\n")[0]


@cache
def words_of(package: str) -> Phrasebook:
    """Return the lines about the bots of a package; each message is named as its bot is."""
    return Phrasebook.of(package)


def _entries(game: AnyGame) -> dict[str, str]:
    """Return the entry points of a game's bots by the bots' names."""
    parts = ((point.rpartition("."), point) for point in installed(BOTS))
    return {name: point for (whose, _, name), point in parts if whose in ("", game.id)}
