"""What a viewer remembers of a game while it goes on."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tailback.kit.game import AnyGame
from tailback.kit.observer import Viewer


class Memory:
    """What one viewer of a game knows: the fold of all that it was shown."""

    def __init__(self, game: AnyGame, start: Any, viewer: Viewer) -> None:
        self._game = game
        self.recall: Any = game.recall(start, viewer)

    def add(self, shown: Sequence[Any], table: Any, own: Any) -> None:
        """Take in what the viewer was shown, and table and own as it saw them after it."""
        self.recall = self._game.remember(self.recall, shown, table, own)
