"""The games that the kit is tested on: every toy, and every game that is installed."""

from __future__ import annotations

import tailback
from tailback.kit import AnyGame, Options
from tests.toys import TOYS

GAMES: tuple[AnyGame, ...] = (*TOYS, *map(tailback.game, tailback.list_games()))
LIMITS = {"turn_limit": 12, "rounds": 2}
"""Options under which a random game ends, but not before a second round."""


def limited(game: AnyGame) -> Options:
    known = game.options_type.specs()
    made: Options = game.options(**{name: n for name, n in LIMITS.items() if name in known})
    return made


def hidden(game: AnyGame) -> bool:
    return game.facts(limited(game)).hidden


SECRET = tuple(game for game in GAMES if hidden(game))
"""Those in which something is hidden."""
FLASHES = {"memory": ("TurnedUp",)}
"""Happenings that all see for a moment, and that nobody is ever told again."""
