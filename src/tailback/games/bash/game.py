"""Rush & Bash: the parts put together."""

from __future__ import annotations

from typing import Final

from tailback.games.bash.book import BOOK
from tailback.games.bash.notation import BashNotation
from tailback.games.bash.observer import BashObserver
from tailback.games.bash.options import BashOptions
from tailback.games.bash.position import KNOWN
from tailback.games.bash.rules import SEATS, BashRules
from tailback.kit import Game

SEAT_NAMES: Final = ("1", "2", "3", "4", "5", "6")

GAME: Final = Game(
    "bash",
    seats=SEATS,
    seat_names=SEAT_NAMES,
    options=BashOptions,
    rules=BashRules(),
    observer=BashObserver(),
    notation=BashNotation(),
    rulebook=BOOK,
    rules_number=2,
    known=KNOWN,
)
