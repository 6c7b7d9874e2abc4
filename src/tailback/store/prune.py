"""Clearing away: tables that nobody ever sat at, and finished ones after as long as the host says.

It goes through the matches again and again in small portions. What is in use, here or by the notes
of other nodes, is left alone, and so is whatever does not replay: that is for ``check``.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import Final, NamedTuple

from sqlalchemy import Connection, select

from tailback.kit import AnyGame
from tailback.match.errors import LogError, NoSuchMatch
from tailback.match.fold import replay
from tailback.store.group import MATCH
from tailback.store.schema import ENTRIES, HEADS, MATCHES, NOTES
from tailback.store.sql import SqlStore

OVER: Final = "over"
"""The note that says when something last happened at a table whose match is over."""
_RUNNING: Final = "running"
"""The note of a match that was replayed at this length and was not over."""
DAY: Final = 24 * 3600.0
_PORTION: Final = 50

_NEXT: Final = (
    select(MATCHES.c.number, MATCHES.c.id, MATCHES.c.created, HEADS.c.length)
    .join(HEADS, HEADS.c.match == MATCHES.c.id)
    .order_by(MATCHES.c.number)
    .limit(_PORTION)
)
_NOTED: Final = select(NOTES.c.key, NOTES.c.value).where(
    NOTES.c.match == MATCH, NOTES.c.key.in_((OVER, _RUNNING))
)
_SAT: Final = (
    select(ENTRIES.c.seq)
    .where(
        ENTRIES.c.match == MATCH,
        ENTRIES.c.body.like('%"bot":null%'),
        ENTRIES.c.body.like('%"kind":"sit"%'),
    )
    .order_by(ENTRIES.c.seq)
    .limit(1)
)
"""Found where people sit down, near the beginning; a log is only read to its end if none did."""


class _Row(NamedTuple):
    number: int
    id: str
    created: float
    length: int
    over: float | None
    seen: int
    """At which length it was last found running."""
    sat: bool


class Pruner:
    """Goes through a store; ``keep`` is for how many days finished matches stay, None for ever."""

    def __init__(
        self,
        store: SqlStore,
        games: Callable[[str], AnyGame],
        in_use: Callable[[str], bool],
        keep: float | None = None,
        now: Callable[[], float] = time.time,
    ) -> None:
        self._store = store
        self._games = games
        self._in_use = in_use
        self._keep = None if keep is None else keep * DAY
        self._now = now
        self._last = 0
        """The number of the last match that was looked at."""

    async def portion(self) -> int:
        """Look at the next matches; return how many were cleared away."""
        rows = await asyncio.to_thread(self._read)
        self._last = rows[-1].number if len(rows) == _PORTION else 0
        unknown = [row for row in rows if self._must_look(row)]
        if unknown:
            await self._look(unknown[0])
            self._last = unknown[0].number
        done = [row for row in rows if row.number <= (self._last or row.number)]
        due = [row for row in done if self._is_due(row) and not self._in_use(row.id)]
        return sum([await self._store.remove(row.id, row.length) for row in due])

    def _read(self) -> list[_Row]:
        query = _NEXT.where(MATCHES.c.number > self._last, MATCHES.c.created < self._now() - DAY)
        return self._store.read(
            lambda connection: [_row(connection, *row) for row in connection.execute(query).all()]
        )

    def _is_due(self, row: _Row) -> bool:
        if not row.sat:
            return True
        return (
            row.over is not None and self._keep is not None and row.over + self._keep < self._now()
        )

    def _must_look(self, row: _Row) -> bool:
        """Return whether it is not known if a match is over that would be old enough."""
        if self._keep is None or row.over is not None or not row.sat or row.seen == row.length:
            return False
        return row.created + self._keep < self._now() and not self._in_use(row.id)

    async def _look(self, row: _Row) -> None:
        """Replay a match once, and note whether it is over; its time to be kept begins now."""
        try:
            entries = await self._store.load(row.id)
            table = await asyncio.to_thread(replay, row.id, entries, self._games)
            over = table.result is not None
        except (LogError, NoSuchMatch):
            over = False
        note = {OVER: str(self._now())} if over else {_RUNNING: str(row.length)}
        await self._store.note(row.id, note)


def _row(connection: Connection, number: int, id: str, created: float, length: int) -> _Row:
    notes = {row.key: row.value for row in connection.execute(_NOTED, {"of": id})}
    sat = connection.execute(_SAT, {"of": id}).first() is not None
    over = float(notes[OVER]) if OVER in notes else None
    return _Row(number, id, created, length, over, int(notes.get(_RUNNING, -1)), sat)
