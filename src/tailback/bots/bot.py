"""What a bot is, and how one is found.

A bot's entry point (group ``tailback.bots``) is named ``<game>.<bot>``, or just ``<bot>`` if it
plays every game; it points at a callable that takes the game and returns the bot.
"""

from __future__ import annotations

import random
import time
import warnings
from collections.abc import Callable, Sequence
from functools import cache
from typing import Any, Final, Protocol, TypeAlias, TypeVar, cast

from tailback.kit import AnyGame, Phrasebook, Seat, UnknownGame, WordsMissing
from tailback.kit.registry import installed, loaded, unknown

BOTS = "tailback.bots"

M = TypeVar("M")
V_contra = TypeVar("V_contra", contravariant=True)
R_contra = TypeVar("R_contra", contravariant=True)


class Budget:
    """How long a bot may think, and whether it was told to stop.

    A bot that searches looks at ``over`` as it goes, and then answers with the best it has found.

    >>> Budget().over, Budget(seconds=0).over
    (False, True)
    """

    def __init__(
        self, seconds: float | None = None, stopped: Callable[[], bool] | None = None
    ) -> None:
        self._ends = None if seconds is None else time.monotonic() + seconds
        self._stopped = stopped

    @property
    def over(self) -> bool:
        """Return whether it is time to answer."""
        if self._ends is not None and time.monotonic() >= self._ends:
            return True
        return self._stopped is not None and self._stopped()


ENDLESS: Final = Budget()
"""For games that wait for as long as it takes."""


class Bot(Protocol[M, V_contra, R_contra]):
    """Chooses one move at a time from what one seat knows."""

    strength: int
    """How strong it is among the bots of its game; the random one is 0."""

    def choose(
        self,
        seat: Seat,
        view: V_contra,
        recall: R_contra,
        legal: Sequence[M],
        rng: random.Random,
        budget: Budget = ENDLESS,
    ) -> M:
        """Return one of the legal moves, in the time that the budget leaves."""


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
