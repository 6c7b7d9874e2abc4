"""The words of Shuttles: its rulebook, which also says what is wrong with a board."""

from __future__ import annotations

from typing import Final

from tailback.kit import Rulebook

BOOK: Final = Rulebook.of("tailback.games.shuttles")
