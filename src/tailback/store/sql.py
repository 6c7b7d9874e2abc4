"""Logs in a database by SQLAlchemy Core, SQLite in a file.

Statements are built once: building them anew for every move costs more than running them.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Final, TypeVar

from sqlalchemy import Connection, select

from tailback.match.entry import Entry
from tailback.match.errors import NoSuchMatch
from tailback.match.ports import Head, Opening
from tailback.store.engine import connect, faults, migrate
from tailback.store.group import HEAD, LATER, MATCH, Group
from tailback.store.schema import MATCHES, NOTES
from tailback.store.writer import Writer

T = TypeVar("T")

_IDS: Final = select(MATCHES.c.id).order_by(MATCHES.c.number)
_NOTES: Final = select(NOTES.c.key, NOTES.c.value).where(NOTES.c.match == MATCH)


class SqlStore:
    """A store whose writes have returned only when the database has committed them."""

    def __init__(self, database: str | Path) -> None:
        """Open the database, made or migrated where needed; StoreError says what is wrong."""
        self.engine = connect(database)
        try:
            migrate(self.engine)
        except BaseException:
            self.engine.dispose()
            raise
        self._writer = Writer(self.engine)

    async def create(
        self, match: str, entries: Sequence[Entry], notes: Mapping[str, str] | None = None
    ) -> None:
        """Begin a log with these entries and notes, all or none."""
        bodies, now = [entry.text() for entry in entries], time.time()

        def job(group: Group) -> None:
            if not group.begun(match, bodies):
                group.begin(match, now, bodies)
                group.note(match, notes or {})

        await self._writer.submit(job)

    async def append(
        self, match: str, seq: int, entry: Entry, opens: Opening | None = None
    ) -> None:
        """Write entry ``seq``, and with it what it opens."""
        body, now = entry.text(), time.time()

        def job(group: Group) -> None:
            if group.due(match, seq, body):
                group.append(match, body)
                if opens is not None:
                    group.begin(opens.match, now, [entry.text() for entry in opens.entries])
                    group.hand_on(match, opens.match)

        await self._writer.submit(job)

    async def load(self, match: str, first: int = 0) -> list[Entry]:
        """Return the entries from ``first`` on."""

        def job(connection: Connection) -> list[str]:
            bodies = list(connection.execute(LATER, {"of": match, "first": first}).scalars())
            if not bodies:
                _head(connection, match)
            return bodies

        return [Entry.read(body) for body in await self._read(job)]

    async def head(self, match: str) -> Head:
        """Return where the log ends."""
        return await self._read(lambda connection: _head(connection, match))

    async def matches(self) -> list[str]:
        """Return the ids of all matches, oldest first."""
        return await self._read(lambda c: list(c.execute(_IDS).scalars()))

    async def note(self, match: str, notes: Mapping[str, str | None]) -> None:
        """Keep small texts beside a match, all or none; None removes one."""

        def job(group: Group) -> None:
            group.hint(match)
            group.note(match, notes)

        await self._writer.submit(job)

    async def notes(self, match: str) -> dict[str, str]:
        """Return the texts kept beside a match."""

        def job(connection: Connection) -> dict[str, str]:
            _head(connection, match)
            return {row.key: row.value for row in connection.execute(_NOTES, {"of": match})}

        return await self._read(job)

    async def close(self) -> None:
        """Write what is queued and let go of the database."""
        await asyncio.to_thread(self._writer.close)
        self.engine.dispose()

    async def _read(self, job: Callable[[Connection], T]) -> T:
        def work() -> T:
            with faults(), self.engine.connect() as connection:
                return job(connection)

        return await asyncio.to_thread(work)


def _head(connection: Connection, match: str) -> Head:
    found = connection.execute(HEAD, {"of": match}).first()
    if found is None:
        raise NoSuchMatch(f"there is no match {match}")
    return Head(*found)
