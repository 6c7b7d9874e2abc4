"""The words of Shift: its rulebook, which also says what is wrong with an option or a drawing."""

from __future__ import annotations

from typing import Final

from tailback.kit import Rulebook

BOOK: Final = Rulebook.of(
    "tailback.games.shift", spoken={">": "gold", "<": "silver", "?": "hidden"}
)
