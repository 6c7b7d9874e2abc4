"""Shuttles: the parts put together."""

from __future__ import annotations

from typing import Final

from tailback.games.shuttles.book import BOOK
from tailback.games.shuttles.moves import SEATS
from tailback.games.shuttles.notation import ShuttlesNotation
from tailback.games.shuttles.observer import ShuttlesObserver
from tailback.games.shuttles.options import ShuttlesOptions
from tailback.games.shuttles.position import KNOWN
from tailback.games.shuttles.rules import ShuttlesRules
from tailback.kit import Game

GAME: Final = Game(
    "shuttles",
    seats=range(2, 3),
    seat_names=SEATS,
    options=ShuttlesOptions,
    rules=ShuttlesRules(),
    observer=ShuttlesObserver(),
    notation=ShuttlesNotation(),
    rulebook=BOOK,
    known=KNOWN,
    rules_number=2,
)
