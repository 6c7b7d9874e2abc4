"""The words of Rush & Bash: its rulebook, which also says what is wrong with a course."""

from __future__ import annotations

from typing import Final

from tailback.kit import Rulebook

BOOK: Final = Rulebook.of("tailback.games.bash")
