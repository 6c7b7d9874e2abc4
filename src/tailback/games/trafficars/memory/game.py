"""Traffic-Memory: the parts put together."""

from __future__ import annotations

from typing import Final

from tailback.games.trafficars.memory.book import BOOK
from tailback.games.trafficars.memory.notation import MemoryNotation
from tailback.games.trafficars.memory.observer import MemoryObserver
from tailback.games.trafficars.memory.options import MemoryOptions
from tailback.games.trafficars.memory.position import KNOWN
from tailback.games.trafficars.memory.rules import MemoryRules
from tailback.games.trafficars.seats import SEAT_NAMES, SEATS
from tailback.kit import Game

GAME: Final = Game(
    "memory",
    seats=SEATS,
    seat_names=SEAT_NAMES,
    options=MemoryOptions,
    rules=MemoryRules(),
    observer=MemoryObserver(),
    notation=MemoryNotation(),
    rulebook=BOOK,
    known=KNOWN,
)
