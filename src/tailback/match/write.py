"""The pen: writes an entry, and finds out the truth where a write fails."""

from __future__ import annotations

import logging
from collections.abc import Callable
from typing import Final, TypeAlias

from tailback.match import time
from tailback.match.entry import Entry
from tailback.match.errors import Conflict, NoSuchMatch
from tailback.match.fold import fold, follow, together
from tailback.match.message import Denied
from tailback.match.picture import Change
from tailback.match.ports import Clock, Opening, Store
from tailback.match.run import Run
from tailback.match.table import Table

Decide: TypeAlias = Callable[[Table], tuple[Entry, Run | None]]
"""Returns an entry and what it brings about, or raises why there is none."""
Prepare: TypeAlias = Callable[[Entry], Opening | None]
"""Returns the match that is opened with an entry, if any."""

_TRIES: Final = 8
"""How often an entry is decided anew because another writer was there first."""
_log = logging.getLogger(__name__)


class Pen:
    """Holds a match's place in the store, and dates what it writes. Used under its lock."""

    def __init__(self, store: Store, table: Table, clock: Clock) -> None:
        self.store = store
        self.table = table
        self._clock = clock
        self._doubt = False
        """Whether the log may have more than the table."""
        self._changes: list[Change] = []

    async def write(self, decide: Decide, prepare: Prepare, lease: int = 0) -> None:
        """Write what ``decide`` makes of the table; when it returns, that is durable.

        Raises why it was not written, never a lie: *unknown* only while the store can neither
        write nor be read.
        """
        for _ in range(_TRIES):
            if self._doubt:
                await self._catch_up()
            entry, made = decide(self.table)
            if await self._append(entry, made, prepare(entry), lease):
                return
        raise Denied("not-written")

    async def time(self, asks: tuple[int, ...], lease: int = 0) -> bool:
        """Write that the time for these questions is up; return False if it must be tried again.

        Where others are asked meanwhile there is nothing to write: those have a time of their own.
        """
        try:
            if self._doubt:
                await self._catch_up()
            if tuple(self.table.asks) != asks or not self.table.timed:
                return True
            return await self._append(*time.decide(self.table), lease=lease)
        except Denied:
            return False

    def taken(self) -> Change | None:
        """Return what has changed since the last call."""
        changes, self._changes = self._changes, []
        return together(changes)

    async def follow(self, length: int | None) -> None:
        """Take in what another process has written, if the log is so long; without one, look."""
        if length is None or self.table.length < length:
            await self._catch_up()

    async def _append(
        self, entry: Entry, made: Run | None, opens: Opening | None = None, lease: int = 0
    ) -> bool:
        """Return whether the entry is in the log; False if another writer was there first."""
        table = self.table
        entry = entry.stamped(max(self._clock.wall(), table.at), lease)
        try:
            await self.store.append(table.id, table.length, entry, opens)
        except Exception as error:  # it may be there all the same: only the log knows
            if not isinstance(error, Conflict):
                name = type(error).__name__
                _log.warning("entry %s could not be written: %s", table.length, name)
            self._doubt = True
            found = await self._catch_up()
            if found and found[0].text() == entry.text():
                return True
            if not found:
                raise Denied("not-written") from None
            return False
        self._changes.append(follow(table, entry, made))
        return True

    async def _catch_up(self) -> list[Entry]:
        """Fold what the log has and the table has not, and return it."""
        try:
            entries = await self.store.load(self.table.id, self.table.length)
        except NoSuchMatch:
            raise
        except Exception as error:
            _log.warning("the log could not be read: %s", type(error).__name__)
            raise Denied("unknown") from None
        self._changes += [fold(self.table, entry) for entry in entries]
        self._doubt = False
        return entries
