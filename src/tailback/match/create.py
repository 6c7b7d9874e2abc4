"""Open: a table is set up, its server seed fixed, its bots seated."""

from __future__ import annotations

import math
import secrets
from collections.abc import Mapping, Sequence
from typing import Any

from tailback.kit import AnyGame, Last, Options, Seating, TailbackError
from tailback.kit.chance import SEED_BYTES
from tailback.match.entry import Entry
from tailback.match.table import Chair, Table

TIME = 20.0
"""After how many seconds a default is played, unless the table says otherwise."""


def entry(
    game: AnyGame,
    options: Options,
    seating: Seating,
    time: float | None = TIME,
    server_seed: bytes | None = None,
) -> Entry:
    """Return the entry that opens a table, or raise what is wrong with it."""
    _check(game, seating, time)
    seed = server_seed or secrets.token_bytes(SEED_BYTES)
    last = seating.last
    return Entry(
        "open",
        {
            "game": game.id,
            "rules": game.rules_number,
            "options": options.write(),
            "seats": seating.seats,
            "by_age": None if seating.by_age is None else list(seating.by_age),
            "last": None if last is None else list(last),
            "time": time,
            "server_seed": seed.hex(),
        },
    )


def _check(game: AnyGame, seating: Seating, time: float | None) -> None:
    seats, ages = seating.seats, seating.by_age
    if seats not in game.seats:
        least, most = game.seats[0], game.seats[-1]
        span = f"{least}" if least == most else f"{least} to {most}"
        raise TailbackError(f"{game.id} is played by {span}, not by {seats}")
    if ages is not None and sorted(ages) != list(range(seats)):
        raise TailbackError(f"the order of age names each of the {seats} seats once")
    if time is not None and not (0 < time < math.inf):
        raise TailbackError("the time to answer is a number of seconds above 0, or none")


def take(table: Table, body: Mapping[str, Any], made: None) -> None:
    """Set up the table; nothing has happened yet."""
    game = table.games(body["game"])
    if body["rules"] != game.rules_number:
        had = f"written by rules number {body['rules']} of {game.id}"
        raise ValueError(f"{had}, here is {game.rules_number}")
    ages: Sequence[int] | None = body["by_age"]
    last = None if body["last"] is None else Last(*body["last"])
    table.game = game
    table.options = game.options_type.read(body["options"])
    table.seating = Seating(body["seats"], None if ages is None else tuple(ages), last)
    table.scene = game.scene(table.options, table.seating)
    table.time = body["time"]
    table.server_seed = bytes.fromhex(body["server_seed"])
    table.chairs = [Chair() for _ in range(table.seating.seats)]
    table.asks = [0] * table.seating.seats
    table.versions = [0] * (table.seating.seats + 1)
    table.set(game.start(table.options, table.seating))
