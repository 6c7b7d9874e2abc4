"""Logs in a database by SQLAlchemy: SQLite in a file, PostgreSQL by URL."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import TypeVar

from sqlalchemy import Connection, delete, insert, select

from tailback.match.entry import Entry, link, root
from tailback.match.errors import Conflict, NoSuchMatch
from tailback.store.engine import connect, faults, migrate
from tailback.store.schema import ENTRIES, MATCHES, NOTES
from tailback.store.writer import Job, Writer

T = TypeVar("T")


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
            connection.execute(insert(MATCHES).values(id=match, created=time.time()))
            previous = root(match)
            for seq, text in enumerate(texts):
                previous = _insert(connection, match, seq, text, previous)

        await self._write(job)

    async def append(self, match: str, seq: int, entry: Entry) -> None:
        """Write entry ``seq``, linked to the one before it."""
        text = entry.text()

        def job(connection: Connection) -> None:
            near = (
                select(ENTRIES.c.seq, ENTRIES.c.body, ENTRIES.c.hash)
                .where(ENTRIES.c.match == match, ENTRIES.c.seq.in_((seq - 1, seq)))
                .order_by(ENTRIES.c.seq)
            )
            rows = {row.seq: row for row in connection.execute(near)}
            if seq in rows and rows[seq].body == text:
                return  # this very write, tried again
            if seq in rows or seq - 1 not in rows:
                raise Conflict(f"entry {seq} of match {match} is not the next one")
            _insert(connection, match, seq, text, rows[seq - 1].hash)

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
        query = select(MATCHES.c.id).order_by(MATCHES.c.number)
        return await self._read(lambda c: list(c.execute(query).scalars()))

    async def note(self, match: str, notes: Mapping[str, str | None]) -> None:
        """Keep small texts beside a match, all or none; None removes one."""

        def job(connection: Connection) -> None:
            if not _exists(connection, match):
                raise NoSuchMatch(f"there is no match {match}")
            of_match = NOTES.c.match == match
            connection.execute(delete(NOTES).where(of_match, NOTES.c.key.in_(list(notes))))
            rows = [
                {"match": match, "key": k, "value": v} for k, v in notes.items() if v is not None
            ]
            if rows:
                connection.execute(insert(NOTES), rows)

        await self._write(job)

    async def notes(self, match: str) -> dict[str, str]:
        """Return the texts kept beside a match."""

        def job(connection: Connection) -> dict[str, str]:
            if not _exists(connection, match):
                raise NoSuchMatch(f"there is no match {match}")
            query = select(NOTES.c.key, NOTES.c.value).where(NOTES.c.match == match)
            return {row.key: row.value for row in connection.execute(query)}

        return await self._read(job)

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
    return connection.execute(select(MATCHES.c.id).where(MATCHES.c.id == match)).first() is not None


def _texts(connection: Connection, match: str, first: int) -> list[str]:
    query = select(ENTRIES.c.body).where(ENTRIES.c.match == match, ENTRIES.c.seq >= first)
    return list(connection.execute(query.order_by(ENTRIES.c.seq)).scalars())


def _insert(connection: Connection, match: str, seq: int, text: str, previous: str) -> str:
    hash = link(previous, text)
    row = {"match": match, "seq": seq, "body": text, "hash": hash}
    connection.execute(insert(ENTRIES).values(row))
    return hash
