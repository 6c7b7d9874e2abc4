"""A new table before it is kept: the entry that opens it, and everyone who sits down at once."""

from __future__ import annotations

from collections.abc import Mapping

from tailback.kit import Seat, TailbackError, quoted
from tailback.kit.chance import bot_seed
from tailback.match import hand, rematch, sit
from tailback.match.entry import Entry, new_id
from tailback.match.fold import follow
from tailback.match.message import Denied
from tailback.match.ports import House, Opening
from tailback.match.run import Run
from tailback.match.table import Table


class Setting:
    """A table that is being set: everyone who sits down becomes an entry of its log."""

    def __init__(self, house: House, opening: Entry, id: str) -> None:
        self.table = Table(id, house.games, house.dice)
        self.entries: list[Entry] = []
        self._at = house.clock.wall()
        self.take(opening, None)

    def sit(self, seat: Seat, name: str, seed: str | None = None, bot: str | None = None) -> None:
        """Seat someone."""
        try:
            entry, made = sit.decide(self.table, seat, new_id(), name, seed, bot)
        except (Denied, LookupError):
            raise TailbackError(f"seat {seat} cannot be taken by {quoted(name)}") from None
        self.take(entry, made)

    def take(self, entry: Entry, made: Run | None) -> None:
        """Let this be written too."""
        dated = entry.stamped(self._at)
        follow(self.table, dated, made)
        self.entries.append(dated)


def made(house: House, opening: Entry, bots: Mapping[Seat, str], id: str | None = None) -> Setting:
    """Return a table with these bots on their seats."""
    setting = Setting(house, opening, id or new_id())
    for seat, bot in sorted(bots.items()):
        if not 0 <= seat < setting.table.seating.seats:
            raise TailbackError(f"there is no seat {seat} for the bot {bot}")
        house.bots(setting.table.game, bot)  # raises what is wrong with the name
        setting.sit(seat, bot, None, bot)
    return setting


def following(house: House, last: Table, asked: Entry) -> Opening:
    """Return the table of a rematch, everyone on the same seat or on the next."""
    by = 1 if asked.body.get("swap") else 0
    seeds = {seat: seed.hex() for seat, seed in last.again.items()}
    seeds[asked.body["seat"]] = asked.body["seed"]
    asking = asked.body["seat"]
    setting = Setting(house, rematch.opening(last, by, asking), asked.body["next"])
    bots = rematch.bots(last, asking)
    handed: list[Entry] = []
    for seat, chair in enumerate(last.chairs):
        there = rematch.moved(last, seat, by)
        if seat in bots:
            seed = bot_seed(setting.table.commitment, there).hex()
            setting.sit(there, chair.name, seed, None if chair.handed else chair.bot)
            if chair.handed and chair.bot is not None:
                handed.append(hand.entry(there, chair.bot))
        else:
            setting.sit(there, chair.name, seeds[seat])
    for entry in handed:
        setting.take(entry, None)
    return Opening(setting.table.id, tuple(setting.entries))
