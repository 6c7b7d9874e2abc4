"""A new table before it is kept: the entry that opens it, and everyone who sits down at once."""

from __future__ import annotations

from collections.abc import Mapping

from tailback.kit import Seat, TailbackError, quoted
from tailback.match import create, hand, rematch, sit
from tailback.match.entry import Entry, new_id
from tailback.match.fold import follow
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

    def sit(self, seat: Seat, name: str, commitment: str | None, bot: str | None = None) -> None:
        """Seat someone; without a commitment the seed is nobody's choice."""
        if not sit.is_name(name):
            raise TailbackError(f"seat {seat} cannot be taken by {quoted(name)}")
        body = {"seat": seat, "id": new_id(), "name": name, "commitment": commitment}
        self.take(*sit.seated(self.table, body, bot))

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
    commitments = {**last.rematch.commitments, asked.body["seat"]: asked.body["commitment"]}
    asking = asked.body["seat"]
    setting = Setting(house, _opening(last, by), asked.body["next"])
    bots = rematch.bots(last, asking)
    handed: list[Entry] = []
    for seat, chair in enumerate(last.chairs):
        there = rematch.moved(last, seat, by)
        if seat in bots:
            setting.sit(there, chair.name, None, None if chair.handed else chair.bot)
            if chair.handed and chair.bot is not None:
                handed.append(hand.entry(there, chair.bot))
        else:
            setting.sit(there, chair.name, commitments[seat])
    for entry in handed:
        setting.take(entry, None)
    return Opening(setting.table.id, tuple(setting.entries))


def _opening(last: Table, by: int) -> Entry:
    """Return the entry that opens the match that follows, with the seed that was promised."""
    return create.entry(
        last.games(last.game.id),  # by the rules as they are now
        last.options,
        rematch.seating(last, by),
        last.time,
        last.seeds.next,
        clock=None if last.clocks is None else last.clocks.allowance,
        follows=None if last.seeds.next is None else last.seeds.commitment,
        keys=last.keys.moved(by, last.seating.seats),
    )
