"""What a bot is, and how one is found.

A bot's entry point (group ``tailback.bots``) is named ``<game>.<bot>``, or just ``<bot>`` if it
plays every game; it points at a callable that takes the game and returns the bot.
"""

from __future__ import annotations

import random
import warnings
from collections.abc import Callable, Sequence
from typing import Any, Protocol, TypeAlias, TypeVar, cast

from tailback.kit import AnyGame, Seat
from tailback.kit.registry import installed, lookup

BOTS = "tailback.bots"

M = TypeVar("M")
V_contra = TypeVar("V_contra", contravariant=True)
R_contra = TypeVar("R_contra", contravariant=True)


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
    ) -> M:
        """Return one of the legal moves."""


AnyBot: TypeAlias = Bot[Any, Any, Any]


def bots_for(game: AnyGame) -> tuple[str, ...]:
    """Return the names of the bots that play this game, the strongest first.

    One that is installed but cannot be loaded is left out, with a warning.
    """
    words = (name.split(".") for name in installed(BOTS))
    found: dict[str, int] = {}
    for name in [word[-1] for word in words if len(word) == 1 or word[0] == game.id]:
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
    own = f"{game.id}.{name}"
    found = lookup(BOTS, own if own in installed(BOTS) else name, "no-bot", game=game.id)
    return cast("Callable[[AnyGame], AnyBot]", found)(game)
