"""Which games and bots a server offers: all that are installed, or a set of its own."""

from __future__ import annotations

import logging
from collections.abc import Mapping
from functools import cache

from tailback.bots import bot as installed_bot
from tailback.bots import bots_for
from tailback.bots.bot import AnyBot
from tailback.kit import AnyGame, UnknownGame
from tailback.kit.registry import game as installed_game
from tailback.kit.registry import list_games, unknown

_log = logging.getLogger(__name__)


class Catalogue:
    """Games by id and, for each, bots by name."""

    def __init__(self, games: Mapping[str, AnyGame] | None = None) -> None:
        """Offer these games, or every installed one."""
        self._own = games
        self._bots = cache(bots_for)

    def ids(self) -> list[str]:
        """Return the ids of the games that can be played here."""
        if self._own is not None:
            return list(self._own)
        return [id for id in list_games() if self._loads(id)]

    def find(self, id: str) -> AnyGame:
        """Return the game of this id; raise UnknownGame if there is none."""
        if self._own is None:
            try:
                return installed_game(id)
            except (ImportError, AttributeError):
                raise UnknownGame(f"the game {id!r} is installed but cannot be loaded") from None
        if id not in self._own:
            raise UnknownGame(unknown("no-game", id, self._own))
        return self._own[id]

    def bot_names(self, game: AnyGame) -> list[str]:
        """Return the bots of a game, the strongest first."""
        return list(self._bots(game))

    def bot(self, game: AnyGame, name: str) -> AnyBot:
        """Return a bot; raise UnknownGame where there is none of this name."""
        if name not in self._bots(game):  # unknown, or installed and impossible to load
            raise UnknownGame(unknown("no-bot", name, self._bots(game), game=game.id))
        return installed_bot(game, name)

    def _loads(self, id: str) -> bool:
        try:
            self.find(id)
        except Exception:
            _log.exception("the game %s cannot be loaded", id)
            return False
        return True
