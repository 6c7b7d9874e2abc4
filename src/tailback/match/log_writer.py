"""The log's writer: writes an entry, and finds out the truth where a write fails."""

from __future__ import annotations

import logging
from collections.abc import Callable
from typing import Final, TypeAlias

from tailback.match.apply import Applied
from tailback.match.entry import Entry
from tailback.match.errors import Conflict, NoSuchMatch
from tailback.match.fold import apply_entry, fold, together
from tailback.match.messages import Rejection
from tailback.match.ports import Opening, Store, TimeSource
from tailback.match.state import MatchState
from tailback.match.updates import Change
from tailback.match.verbs import default_move

Decide: TypeAlias = Callable[[MatchState], tuple[Entry, Applied | None]]
"""Returns an entry and what it brings about, or raises why there is none."""
Prepare: TypeAlias = Callable[[Entry], Opening | None]
"""Returns the match that is opened with an entry, if any."""

_TRIES: Final = 8
"""How often an entry is decided anew because another writer was there first."""
_log = logging.getLogger(__name__)


class LogWriter:
    """Holds a match's place in the store, and dates what it writes. Used under its lock."""

    def __init__(self, store: Store, state: MatchState, time_source: TimeSource) -> None:
        self.store = store
        self.state = state
        self._time_source = time_source
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
                await self._read_on()
            entry, applied = decide(self.state)
            if await self._append(entry, applied, prepare(entry), lease):
                return
        raise Rejection("not-written")

    async def time(self, asks: tuple[int, ...], lease: int = 0) -> bool:
        """Write that the time for these questions is up; return False if it must be tried again.

        Where others are asked meanwhile there is nothing to write: those have a time of their own.
        """
        try:
            if self._doubt:
                await self._read_on()
            if tuple(self.state.asks) != asks or not self.state.timed:
                return True
            return await self._append(*default_move.decide(self.state), lease=lease)
        except Rejection:
            return False

    def taken(self) -> Change | None:
        """Return what has changed since the last call."""
        changes, self._changes = self._changes, []
        return together(changes)

    async def catch_up(self, length: int | None) -> None:
        """Take in what another process has written, if the log is so long; without one, look."""
        if length is None or self.state.length < length:
            await self._read_on()

    async def _append(
        self, entry: Entry, applied: Applied | None, opens: Opening | None = None, lease: int = 0
    ) -> bool:
        """Return whether the entry is in the log; False if another writer was there first."""
        state = self.state
        entry = entry.stamped(max(self._time_source.wall(), state.at), lease)
        try:
            await self.store.append(state.id, state.length, entry, opens)
        except Exception as error:  # it may be there all the same: only the log knows
            if not isinstance(error, Conflict):
                name = type(error).__name__
                _log.warning("entry %s could not be written: %s", state.length, name)
            self._doubt = True
            found = await self._read_on()
            if found and found[0].text() == entry.text():
                return True
            if not found:
                raise Rejection("not-written") from None
            return False
        self._changes.append(apply_entry(state, entry, applied))
        return True

    async def _read_on(self) -> list[Entry]:
        """Fold what the log has and the table has not, and return it."""
        try:
            entries = await self.store.load(self.state.id, self.state.length)
        except NoSuchMatch:
            raise
        except Exception as error:
            _log.warning("the log could not be read: %s", type(error).__name__)
            raise Rejection("unknown") from None
        self._changes += [fold(self.state, entry) for entry in entries]
        self._doubt = False
        return entries
