"""The games that the kit is tested on: every toy, and every game that is installed."""

from __future__ import annotations

import tailback
from tailback.kit import AnyGame, Options
from tests.harness.scale import SOAK, scaled
from tests.toys import TOYS

GAMES: tuple[AnyGame, ...] = (*TOYS, *map(tailback.game, tailback.list_games()))
LIMITS = {"turn_limit": 12, "rounds": 2}
"""Options under which a random game ends, but not before a second round."""


def limited(game: AnyGame) -> Options:
    known = game.options_type.specs()
    made: Options = game.options(**{name: n for name, n in LIMITS.items() if name in known})
    return made


DEAR = {"bash": 60}
"""Games with long walks and many viewers: so many steps of a walk are enough outside the soak."""


def walks(game: AnyGame, count: int) -> range:
    """Return the seeds of as many walks as the count allows; of a dear game a fifth."""
    return range(max(1, scaled(count) // (5 if game.id in DEAR else 1)))


def steps(game: AnyGame, count: int) -> int:
    """Return how many steps of a walk are taken."""
    return count if SOAK else DEAR.get(game.id, count)


def hidden(game: AnyGame) -> bool:
    return game.facts(limited(game)).hidden


SECRET = tuple(game for game in GAMES if hidden(game))
"""Those in which something is hidden."""
FLASHES = {"memory": ("TurnedUp",)}
"""Happenings that all see for a moment, and that nobody is ever told again."""
