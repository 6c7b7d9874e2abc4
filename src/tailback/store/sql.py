"""Logs in a database by SQLAlchemy Core, SQLite in a file.

Statements are built once: building them anew for every move costs more than running them.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Mapping, Sequence
from functools import reduce
from pathlib import Path
from typing import Final, TypeVar

from sqlalchemy import Connection, Select, String, bindparam, select

from tailback.match.entry import Entry, link, root
from tailback.match.errors import Busy, LogError, NoSuchMatch
from tailback.match.ports import Head, Opening
from tailback.store.engine import SQLITE, connect, faults, file_of, migrate
from tailback.store.file_lock import FileLock
from tailback.store.group import HEAD, KNOWN, LATER, MATCH, Group
from tailback.store.schema import MATCHES, NOTES
from tailback.store.writer import Done, Writer

T = TypeVar("T")

_IDS: Final = select(MATCHES.c.id).order_by(MATCHES.c.number)
_KEY: Final = bindparam("key", type_=String, literal_execute=True)
"""Spelled out in the statement: an index of some notes alone is not used for a key to come."""
_NOTED: Final = select(NOTES.c.match, NOTES.c.value).where(NOTES.c.key == _KEY)
_SETTLED: Final = HEAD.with_for_update(read=True, nowait=True)
"""Where a log ends, if nobody is writing there now."""
_NOTES: Final = select(NOTES.c.key, NOTES.c.value).where(NOTES.c.match == MATCH)


class SqlStore:
    """A store whose writes have returned only when the database has committed them."""

    def __init__(self, database: str | Path, *, sole: bool = False) -> None:
        """Open the database, made or migrated where needed; StoreError says what is wrong.

        A server is the ``sole`` one on a file, or there is a StoreError.
        """
        self.engine = connect(database)
        self._sole: FileLock | None = None
        try:
            file = file_of(self.engine.url)
            self._sole = FileLock(file) if sole and file is not None else None
            migrate(self.engine)
        except BaseException:
            self._let_go()
            raise
        self._writer = Writer(self.engine)
        self._unsure: set[str] = set()
        """Matches with a write of which nobody knows how it ended."""

    @property
    def shared(self) -> bool:
        """Return whether several servers may have this database open."""
        return self.engine.dialect.name != SQLITE

    @property
    def backend(self) -> int | None:
        """Return by which number PostgreSQL knows the connection that writes here."""
        return self._writer.backend

    @property
    def done(self) -> Done:
        """Return what has been written so far, and how much waits."""
        return self._writer.done

    async def create(
        self, match: str, entries: Sequence[Entry], notes: Mapping[str, str] | None = None
    ) -> None:
        """Begin a log with these entries and notes, all or none."""
        bodies, now = [entry.text() for entry in entries], time.time()

        def job(group: Group) -> None:
            if not group.begun(match, bodies):
                group.begin(match, now, bodies)
                group.note(match, notes or {})

        await self._writer.submit(match, job)

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

        try:
            await self._writer.submit(match, job)
        except Busy:
            self._unsure.add(match)
            raise

    async def load(self, match: str, first: int = 0) -> list[Entry]:
        """Return the entries from ``first`` on; LogError if the log is not what was promised.

        The head is read first: whoever writes meanwhile makes the log longer, never shorter. After
        a write of which nobody knows how it ended that is Busy as long as it may still go on.
        """
        query = _SETTLED if match in self._unsure else HEAD

        def job(connection: Connection) -> list[str]:
            head = _head(connection, match, query)
            bodies = list(connection.execute(LATER, {"of": match, "first": first}).scalars())
            _whole(match, head, first, bodies)
            if first + len(bodies) == head.length:
                self._writer.remember(match, head)
            return bodies

        bodies = await self._read(job)
        if query is _SETTLED:
            self._unsure.discard(match)
        return [Entry.read(body) for body in bodies]

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

        await self._writer.submit(match, job)

    async def claim(self, match: str, key: str, value: str) -> bool:
        """Keep one such text; return False if it stands there already, whoever wrote it."""
        claimed = False

        def job(group: Group) -> None:
            nonlocal claimed
            group.hint(match)
            claimed = group.claim(match, key, value)

        await self._writer.submit(match, job)
        return claimed

    async def amend(self, match: str, key: str, value: str) -> None:
        """Keep another text in the place of one that stands there."""

        def job(group: Group) -> None:
            group.hint(match)
            group.amend(match, key, value)

        await self._writer.submit(match, job)

    async def notes(self, match: str) -> dict[str, str]:
        """Return the texts kept beside a match."""

        def job(connection: Connection) -> dict[str, str]:
            _head(connection, match)
            return {row.key: row.value for row in connection.execute(_NOTES, {"of": match})}

        return await self._read(job)

    async def noted(self, key: str) -> dict[str, str]:
        """Return the text under this key beside each match that has one."""

        def job(connection: Connection) -> dict[str, str]:
            return {row.match: row.value for row in connection.execute(_NOTED, {"key": key})}

        return await self._read(job)

    async def close(self) -> None:
        """Write what is queued and let go of the database."""
        await asyncio.to_thread(self._writer.close)
        self._let_go()

    def _let_go(self) -> None:
        if self._sole is not None:
            self._sole.release()
        self.engine.dispose()

    async def remove(self, match: str, length: int) -> bool:
        """Clear a whole match away; return False if it has moved on from this length or is used."""
        removed = False

        def job(group: Group) -> None:
            nonlocal removed
            removed = group.head(match).length == length and not (self.shared and group.used(match))
            if removed:
                group.remove(match)

        await self._writer.submit(match, job)
        return removed

    def read(self, job: Callable[[Connection], T]) -> T:
        """Return what a job reads; it is waited for."""
        with faults(), self.engine.connect() as connection:
            return job(connection)

    async def _read(self, job: Callable[[Connection], T]) -> T:
        return await asyncio.to_thread(self.read, job)


def _head(connection: Connection, match: str, query: Select[int, str] = HEAD) -> Head:
    found = connection.execute(query, {"of": match}).first()
    if found is not None:
        return Head(*found)
    if connection.execute(KNOWN, {"of": match}).first() is not None:
        raise LogError(match, 0, "nothing says where the log ends")
    raise NoSuchMatch(f"there is no match {match}")


def _whole(match: str, head: Head, first: int, bodies: Sequence[str]) -> None:
    """Raise if a log ends before its head, or is another one than its head was made of."""
    found = first + len(bodies)
    if first < head.length and found < head.length:
        raise LogError(match, found, f"it is missing, the log was {head.length} entries long")
    if first == 0 and reduce(link, bodies[: head.length], root(match)) != head.hash:
        raise LogError(match, head.length - 1, "the log up to it is not the one that was written")
