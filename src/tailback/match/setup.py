"""A new table before it is kept: the entry that opens it, and everyone who sits down at once."""

from __future__ import annotations

from collections.abc import Mapping

from tailback.kit import Seat, TailbackError
from tailback.match import rematch, sit
from tailback.match.entry import Entry, new_id
from tailback.match.fold import fold
from tailback.match.ports import House
from tailback.match.table import Table


def made(
    house: House, opening: Entry, bots: Mapping[Seat, str], id: str | None = None
) -> tuple[Table, list[Entry]]:
    """Return a table with these bots on their seats, and the log that makes it."""
    table = Table(id or new_id(), house.games, house.dice)
    entries = [opening]
    fold(table, opening)
    for seat, bot in sorted(bots.items()):
        if not 0 <= seat < table.seating.seats:
            raise TailbackError(f"there is no seat {seat} for the bot {bot}")
        house.bots(table.game, bot)  # raises what is wrong with the name
        _sit(table, entries, seat, bot, None, bot)
    return table, entries


def following(house: House, last: Table, asked: Entry) -> tuple[Table, list[Entry]]:
    """Return the table of a rematch, everyone on the same seat, and its log."""
    seeds = {seat: seed.hex() for seat, seed in last.again.items()}
    seeds[asked.body["seat"]] = asked.body["seed"]
    opening = rematch.opening(last)
    table = Table(asked.body["next"], house.games, house.dice)
    entries = [opening]
    fold(table, opening)
    for seat, chair in enumerate(last.chairs):
        bot = None if chair.resigned else chair.bot
        _sit(table, entries, seat, chair.name, seeds.get(seat), bot)
    return table, entries


def _sit(
    table: Table, entries: list[Entry], seat: Seat, name: str, seed: str | None, bot: str | None
) -> None:
    entry = sit.decide(table, seat, new_id(), name, seed, bot)
    if not isinstance(entry, Entry):
        raise TailbackError(f"seat {seat} cannot be taken by {name!r}")
    fold(table, entry)
    entries.append(entry)
