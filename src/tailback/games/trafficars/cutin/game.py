"""Cut in!: the parts put together."""

from __future__ import annotations

from typing import Final

from tailback.games.trafficars.cutin.eyes import CutinEyes
from tailback.games.trafficars.cutin.moves import Move
from tailback.games.trafficars.cutin.notation import CutinNotation
from tailback.games.trafficars.cutin.options import CutinOptions, SecondOptions
from tailback.games.trafficars.cutin.position import FULL, KNOWN, Position
from tailback.games.trafficars.cutin.rules import CutinRules
from tailback.games.trafficars.deck import DECK
from tailback.games.trafficars.seats import SEAT_NAMES, SEATS
from tailback.kit import Game, Rulebook


def cutin_game(
    numbers: int = DECK.numbers,
    full: int = FULL,
    options: type[CutinOptions] = CutinOptions,
    rules_number: int = 3,
    *earlier: Game[CutinOptions, Position, Move],
) -> Game[CutinOptions, Position, Move]:
    """Return Cut in!; a smaller pack and hand than the box's are for tests of every case."""
    return Game(
        "cutin",
        seats=SEATS,
        seat_names=SEAT_NAMES,
        options=options,
        rules=CutinRules(numbers, full),
        eyes=CutinEyes(numbers),
        notation=CutinNotation(),
        rulebook=Rulebook.of("tailback.games.trafficars", "tailback.games.trafficars.cutin"),
        known=KNOWN,
        rules_number=rules_number,
        earlier=earlier,
    )


# Number 1, by which a further cut-in card was asked for only if one fitted, is not kept.
_SECOND: Final = cutin_game(options=SecondOptions, rules_number=2)
GAME: Final = cutin_game(DECK.numbers, FULL, CutinOptions, 3, _SECOND)
