"""Shuttles: the parts put together."""

from __future__ import annotations

from typing import Final

from tailback.games.shuttles.book import BOOK
from tailback.games.shuttles.eyes import ShuttlesEyes
from tailback.games.shuttles.moves import SEATS, Move
from tailback.games.shuttles.notation import ShuttlesNotation
from tailback.games.shuttles.options import FirstOptions, ShuttlesOptions
from tailback.games.shuttles.position import KNOWN, Position
from tailback.games.shuttles.rules import ShuttlesRules
from tailback.kit import Game


def _game(
    options: type[ShuttlesOptions],
    rules_number: int,
    *earlier: Game[ShuttlesOptions, Position, Move],
) -> Game[ShuttlesOptions, Position, Move]:
    return Game(
        "shuttles",
        seats=range(2, 3),
        seat_names=SEATS,
        options=options,
        rules=ShuttlesRules(),
        eyes=ShuttlesEyes(),
        notation=ShuttlesNotation(),
        rulebook=BOOK,
        known=KNOWN,
        rules_number=rules_number,
        earlier=earlier,
    )


GAME: Final = _game(ShuttlesOptions, 2, _game(FirstOptions, 1))
