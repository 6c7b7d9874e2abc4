"""Rush Hour Shift and Duo: the parts put together."""

from __future__ import annotations

from typing import Final

from tailback.games.shift.book import BOOK
from tailback.games.shift.moves import SEATS
from tailback.games.shift.notation import ShiftNotation
from tailback.games.shift.observer import ShiftObserver
from tailback.games.shift.options import ShiftOptions
from tailback.games.shift.position import KNOWN
from tailback.games.shift.rules import ShiftRules
from tailback.kit import Game

GAME: Final = Game(
    "shift",
    seats=range(2, 3),
    seat_names=SEATS,
    options=ShiftOptions,
    rules=ShiftRules(),
    observer=ShiftObserver(),
    notation=ShiftNotation(),
    rulebook=BOOK,
    known=KNOWN,
)
