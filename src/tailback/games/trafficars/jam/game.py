"""Rush Hour of Trafficars: the parts put together."""

from __future__ import annotations

from typing import Final

from tailback.games.trafficars.jam.notation import JamNotation
from tailback.games.trafficars.jam.observer import JamObserver
from tailback.games.trafficars.jam.options import JamOptions
from tailback.games.trafficars.jam.position import KNOWN
from tailback.games.trafficars.jam.rules import JamRules
from tailback.games.trafficars.seats import SEAT_NAMES, SEATS
from tailback.kit import Game, Rulebook

GAME: Final = Game(
    "jam",
    seats=SEATS,
    seat_names=SEAT_NAMES,
    options=JamOptions,
    rules=JamRules(),
    observer=JamObserver(),
    notation=JamNotation(),
    rulebook=Rulebook.of(
        "tailback.games.trafficars", "tailback.games.trafficars.jam", spoken={"?": "hidden"}
    ),
    known=KNOWN,
)
