"""Logs in a database by SQLAlchemy Core, SQLite in a file.

Statements are built once, here: building them anew for every move costs more than running them.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Final, TypeVar

from sqlalchemy import BindParameter, Connection, bindparam, delete, insert, select

from tailback.match.entry import Entry, link, root
from tailback.match.errors import Conflict, NoSuchMatch
from tailback.store.engine import connect, faults, migrate
from tailback.store.schema import ENTRIES, MATCHES, NOTES, SNAPSHOTS
from tailback.store.writer import Job, Writer

T = TypeVar("T")

_MATCH: Final[BindParameter[str]] = bindparam("of")
_FIRST: Final[BindParameter[int]] = bindparam("first")
_IDS: Final = select(MATCHES.c.id).order_by(MATCHES.c.number)
_EXISTS: Final = select(MATCHES.c.id).where(MATCHES.c.id == _MATCH)
_BEGIN: Final = insert(MATCHES)
_WRITE: Final = insert(ENTRIES)
_LATER: Final = (
    select(ENTRIES.c.seq, ENTRIES.c.body, ENTRIES.c.hash)
    .where(ENTRIES.c.match == _MATCH, ENTRIES.c.seq >= _FIRST)
    .order_by(ENTRIES.c.seq)
)
_NEXT_TO: Final = _LATER.limit(2)
_NOTES: Final = select(NOTES.c.key, NOTES.c.value).where(NOTES.c.match == _MATCH)
_FORGET: Final = delete(NOTES).where(NOTES.c.match == _MATCH, NOTES.c.key == bindparam("name"))
_KEEP: Final = insert(NOTES)
_SNAPPED: Final = select(SNAPSHOTS.c.body).where(SNAPSHOTS.c.match == _MATCH)
_DROP: Final = delete(SNAPSHOTS).where(SNAPSHOTS.c.match == _MATCH)
_SNAP: Final = insert(SNAPSHOTS)


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

    async def create(self, match: str, entries: Sequence[Entry]) -> None:
        """Begin a log with these entries, all or none."""
        texts = [entry.text() for entry in entries]

        def job(connection: Connection) -> None:
            if _exists(connection, match):
                if _texts(connection, match, 0)[: len(texts)] != texts:
                    raise Conflict(f"the match {match} exists already")
                return  # this very write, tried again
            connection.execute(_BEGIN, {"id": match, "created": time.time()})
            previous = root(match)
            for seq, text in enumerate(texts):
                previous = _insert(connection, match, seq, text, previous)

        await self._write(job)

    async def append(self, match: str, seq: int, entry: Entry) -> None:
        """Write entry ``seq``, linked to the one before it."""
        text = entry.text()

        def job(connection: Connection) -> None:
            near = connection.execute(_NEXT_TO, {"of": match, "first": seq - 1})
            rows = {number: (body, hash) for number, body, hash in near}
            if seq in rows and rows[seq][0] == text:
                return  # this very write, tried again
            if seq in rows or seq - 1 not in rows:
                raise Conflict(f"entry {seq} of match {match} is not the next one")
            _insert(connection, match, seq, text, rows[seq - 1][1])

        await self._write(job)

    async def load(self, match: str, first: int = 0) -> list[Entry]:
        """Return the entries from ``first`` on."""

        def job(connection: Connection) -> list[str]:
            texts = _texts(connection, match, first)
            if not texts and not _exists(connection, match):
                raise NoSuchMatch(f"there is no match {match}")
            return texts

        return [Entry.read(text) for text in await self._read(job)]

    async def matches(self) -> list[str]:
        """Return the ids of all matches, oldest first."""
        return await self._read(lambda c: list(c.execute(_IDS).scalars()))

    async def note(self, match: str, notes: Mapping[str, str | None]) -> None:
        """Keep small texts beside a match, all or none; None removes one."""

        def job(connection: Connection) -> None:
            if not _exists(connection, match):
                raise NoSuchMatch(f"there is no match {match}")
            for key, value in notes.items():
                connection.execute(_FORGET, {"of": match, "name": key})
                if value is not None:
                    connection.execute(_KEEP, {"match": match, "key": key, "value": value})

        await self._write(job)

    async def notes(self, match: str) -> dict[str, str]:
        """Return the texts kept beside a match."""

        def job(connection: Connection) -> dict[str, str]:
            if not _exists(connection, match):
                raise NoSuchMatch(f"there is no match {match}")
            return {row.key: row.value for row in connection.execute(_NOTES, {"of": match})}

        return await self._read(job)

    async def keep(self, match: str, snapshot: str) -> None:
        """Keep a snapshot in place of the last one."""

        def job(connection: Connection) -> None:
            if not _exists(connection, match):
                raise NoSuchMatch(f"there is no match {match}")
            connection.execute(_DROP, {"of": match})
            connection.execute(_SNAP, {"match": match, "body": snapshot})

        await self._write(job)

    async def kept(self, match: str) -> str | None:
        """Return the snapshot that was kept last, or None."""
        return await self._read(lambda c: c.execute(_SNAPPED, {"of": match}).scalar())

    async def close(self) -> None:
        """Write what is queued and let go of the database."""
        await asyncio.to_thread(self._writer.close)
        self.engine.dispose()

    async def _write(self, job: Job) -> None:
        await asyncio.wrap_future(self._writer.submit(job))

    async def _read(self, job: Callable[[Connection], T]) -> T:
        def work() -> T:
            with faults(), self.engine.connect() as connection:
                return job(connection)

        return await asyncio.to_thread(work)


def _exists(connection: Connection, match: str) -> bool:
    return connection.execute(_EXISTS, {"of": match}).first() is not None


def _texts(connection: Connection, match: str, first: int) -> list[str]:
    return list(connection.execute(_LATER, {"of": match, "first": first}).scalars("body"))


def _insert(connection: Connection, match: str, seq: int, text: str, previous: str) -> str:
    hash = link(previous, text)
    row = {"match": match, "seq": seq, "body": text, "hash": hash}
    connection.execute(_WRITE, row)
    return hash
