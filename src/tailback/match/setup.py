"""A new table before it is kept: the entry that opens it, and everyone who sits down at once."""

from __future__ import annotations

from collections.abc import Mapping

from tailback.kit import Seat, TailbackError, quoted
from tailback.match.apply import Applied
from tailback.match.entry import Entry, new_id
from tailback.match.fold import apply_entry
from tailback.match.ports import MatchServices, Opening
from tailback.match.state import MatchState
from tailback.match.verbs import create, rematch, sit, stand_in


class Setting:
    """A table that is being set: everyone who sits down becomes an entry of its log."""

    def __init__(self, services: MatchServices, opening: Entry, id: str) -> None:
        self.state = MatchState(id, services.games, services.dice)
        self.entries: list[Entry] = []
        self._at = services.time_source.wall()
        self.append(opening, None)

    def sit(self, seat: Seat, name: str, commitment: str | None, bot: str | None = None) -> None:
        """Seat someone; without a commitment the seed is nobody's choice."""
        if not sit.is_name(name):
            raise TailbackError(f"seat {seat} cannot be taken by {quoted(name)}")
        body = {"seat": seat, "id": new_id(), "name": name, "commitment": commitment}
        self.append(*sit.seated(self.state, body, bot))

    def append(self, entry: Entry, applied: Applied | None) -> None:
        """Let this be written too."""
        dated = entry.stamped(self._at)
        apply_entry(self.state, dated, applied)
        self.entries.append(dated)


def set_up(
    services: MatchServices, opening: Entry, bots: Mapping[Seat, str], id: str | None = None
) -> Setting:
    """Return a table with these bots on their seats."""
    setting = Setting(services, opening, id or new_id())
    for seat, bot in sorted(bots.items()):
        if not 0 <= seat < setting.state.seating.seats:
            raise TailbackError(f"there is no seat {seat} for the bot {bot}")
        services.bots(setting.state.game, bot)  # raises what is wrong with the name
        setting.sit(seat, bot, None, bot)
    return setting


def following(services: MatchServices, last: MatchState, asked: Entry) -> Opening:
    """Return the table of a rematch, everyone on the same seat or on the next."""
    by = 1 if asked.body.get("swap") else 0
    commitments = {**last.rematch.commitments, asked.body["seat"]: asked.body["commitment"]}
    asking = asked.body["seat"]
    setting = Setting(services, _opening(last, by), asked.body["next"])
    bots = rematch.bots(last, asking)
    handed: list[Entry] = []
    for seat, chair in enumerate(last.chairs):
        there = rematch.moved(last, seat, by)
        if seat in bots:
            setting.sit(there, chair.name, None, None if chair.handed else chair.bot)
            if chair.handed and chair.bot is not None:
                handed.append(stand_in.entry(there, chair.bot))
        else:
            setting.sit(there, chair.name, commitments[seat])
    for entry in handed:
        setting.append(entry, None)
    return Opening(setting.state.id, tuple(setting.entries))


def _opening(last: MatchState, by: int) -> Entry:
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
