"""Logs that are cut and pages that are spoilt, as a failing disk or a careless hand does it."""

from __future__ import annotations

import asyncio
import random
import sqlite3
import struct
from collections.abc import Iterator
from contextlib import closing
from functools import cache
from pathlib import Path

from tailback.match import Entry, new_id
from tailback.store import MemoryStore
from tailback.store.sql import SqlStore
from tests.match.helpers import GAMES, MORE, opened, play_on, services


@cache
def logs() -> tuple[list[Entry], ...]:
    """Return the logs of a few matches of every game."""

    async def played(name: str, seed: int) -> list[Entry]:
        game = {**GAMES, **MORE}[name]
        store = MemoryStore()
        match = await opened(services(store), game, options=game.options())
        await play_on(match, random.Random(seed), 60)
        await match.close()
        return await store.load(match.id)

    async def all() -> list[list[Entry]]:
        names = ("shift", "shuttles", "jam", "memory", "cutin")
        return [await played(name, seed) for seed in range(2) for name in names]

    return tuple(asyncio.run(all()))


def filled(database: str | Path, matches: int) -> list[str]:
    """Fill a database with played matches; return their ids in order."""
    ids = [new_id() for _ in range(matches)]
    games = logs()

    async def fill() -> None:
        store = SqlStore(database)
        for first in range(0, matches, 400):
            some = enumerate(ids[first : first + 400])
            await asyncio.gather(*(store.create(id, games[n % len(games)]) for n, id in some))
        await store.close()

    asyncio.run(fill())
    return ids


def leaves(file: Path, name: str) -> list[int]:
    """Return the numbers of the leaf pages of a table or an index."""
    with closing(sqlite3.connect(file)) as db:
        db.execute("PRAGMA wal_checkpoint(TRUNCATE)").close()
        (root,) = db.execute(
            "SELECT rootpage FROM sqlite_master WHERE name = ?", (name,)
        ).fetchone()
        (size,) = db.execute("PRAGMA page_size").fetchone()
    return list(_leaves(file.read_bytes(), root, size))


def _leaves(content: bytes, number: int, size: int) -> Iterator[int]:
    page = content[(number - 1) * size : number * size]
    kind, cells = page[0], struct.unpack(">H", page[3:5])[0]
    if kind in (10, 13):
        yield number
        return
    for cell in range(cells):
        (at,) = struct.unpack(">H", page[12 + 2 * cell : 14 + 2 * cell])
        yield from _leaves(content, struct.unpack(">I", page[at : at + 4])[0], size)
    yield from _leaves(content, struct.unpack(">I", page[8:12])[0], size)


def spoil(file: Path, number: int, *, cells: int | None = None) -> None:
    """Overwrite a page with zeros, or only take some cells off its count."""
    size = 4096
    with file.open("r+b") as opened:
        opened.seek((number - 1) * size)
        page = bytearray(opened.read(size))
        if cells is None:
            page[:] = bytes(size)
        else:
            count = struct.unpack(">H", page[3:5])[0]
            page[3:5] = struct.pack(">H", max(0, count - cells))
        opened.seek((number - 1) * size)
        opened.write(page)
