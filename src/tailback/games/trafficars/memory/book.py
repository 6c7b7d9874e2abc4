"""The words of Traffic-Memory: its rulebook, which also says what is wrong with an option."""

from __future__ import annotations

from typing import Final

from tailback.kit import Rulebook

BOOK: Final = Rulebook.of("tailback.games.trafficars", "tailback.games.trafficars.memory")
