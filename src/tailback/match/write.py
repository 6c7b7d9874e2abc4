"""The pen: writes an entry, and finds out the truth where a write fails."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable
from typing import Final

from tailback.kit import Seat
from tailback.match import time
from tailback.match.check import refused
from tailback.match.entry import Entry
from tailback.match.errors import Conflict, NoSuchMatch
from tailback.match.fold import fold
from tailback.match.message import Accepted, Answer, Update
from tailback.match.ports import Store
from tailback.match.table import Table

_TRIES: Final = 8
"""How often an entry is decided anew because another writer was there first."""
_log = logging.getLogger(__name__)


class Pen:
    """Holds a match's place in the store. Used under the match's lock."""

    def __init__(self, store: Store, table: Table) -> None:
        self.store = store
        self.table = table
        self._doubt = False  # whether the log may have more than the table
        self._behind = False  # whether another writer was found to be ahead
        self._found = False  # whether the entry that failed was found in the log
        self._updates: list[Update] = []

    async def write(
        self,
        seat: Seat,
        id: str,
        decide: Callable[[Table], Entry | Answer],
        prepare: Callable[[Entry], Awaitable[None]],
    ) -> Answer:
        """Write what ``decide`` makes of the table; return its answer, never a lie.

        The answer is *unknown* only while the store can neither write nor be read.
        """
        for _ in range(_TRIES):
            if self._doubt and not await self._catch_up():
                return refused(self.table, seat, id, "unknown")
            made = decide(self.table)
            if not isinstance(made, Entry):
                return made
            try:
                await prepare(made)
            except Exception as error:
                _log.warning("no table for a rematch: %s", type(error).__name__)
                break
            done = await self._append(made)
            if done is None:
                return refused(self.table, seat, id, "unknown")
            if done:
                return Accepted(self.table.id, id)
            if not self._behind:
                break
        return refused(self.table, seat, id, "not-written")

    async def time(self) -> bool:
        """Write that the time is up; return False if that must be tried again."""
        if self._doubt and not await self._catch_up():
            return False
        entry = time.decide(self.table)
        return entry is None or bool(await self._append(entry))

    def taken(self) -> list[Update]:
        """Return what is to be told since the last call."""
        updates, self._updates = self._updates, []
        return updates

    async def _append(self, entry: Entry) -> bool | None:
        """Return whether the entry is in the log; None if that cannot be found out."""
        seq = self.table.length
        self._behind = False
        try:
            await self.store.append(self.table.id, seq, entry)
        except Exception as error:  # it may be there all the same: only the log knows
            if not isinstance(error, Conflict):
                _log.warning("entry %s could not be written: %s", seq, type(error).__name__)
            self._doubt = True
            if not await self._catch_up(entry):
                return None
            return self._found
        self._updates += fold(self.table, entry)
        return True

    async def _catch_up(self, mine: Entry | None = None) -> bool:
        """Fold what the log has and the table has not; return False if it cannot be read."""
        try:
            entries = await self.store.load(self.table.id, self.table.length)
        except NoSuchMatch:
            raise
        except Exception as error:
            _log.warning("the log could not be read: %s", type(error).__name__)
            return False
        self._found = bool(mine and entries and entries[0].text() == mine.text())
        self._behind = bool(entries)
        for entry in entries:
            self._updates += fold(self.table, entry)
        self._doubt = False
        return True
