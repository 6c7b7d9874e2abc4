"""Cut in!: the parts put together."""

from __future__ import annotations

from typing import Final

from tailback.games.trafficars.cutin.moves import Move
from tailback.games.trafficars.cutin.notation import CutinNotation
from tailback.games.trafficars.cutin.observer import CutinObserver
from tailback.games.trafficars.cutin.options import CutinOptions
from tailback.games.trafficars.cutin.position import FULL, KNOWN, Position
from tailback.games.trafficars.cutin.rules import CutinRules
from tailback.games.trafficars.deck import DECK
from tailback.games.trafficars.seats import SEAT_NAMES, SEATS
from tailback.kit import Game, Rulebook


def cutin_game(numbers: int = DECK.numbers, full: int = FULL) -> Game[CutinOptions, Position, Move]:
    """Return Cut in!; a smaller pack and hand than the box's are for tests of every case."""
    return Game(
        "cutin",
        seats=SEATS,
        seat_names=SEAT_NAMES,
        options=CutinOptions,
        rules=CutinRules(numbers, full),
        observer=CutinObserver(numbers),
        notation=CutinNotation(),
        rulebook=Rulebook.of("tailback.games.trafficars", "tailback.games.trafficars.cutin"),
        known=KNOWN,
        rules_number=3,
    )


GAME: Final = cutin_game()
