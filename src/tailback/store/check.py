"""Checking a database: every log's chain of hashes and its end, every move, every draw."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import NamedTuple

from sqlalchemy import Connection, Engine, select

from tailback.kit import AnyGame
from tailback.kit.registry import game as installed_game
from tailback.match.entry import Entry, link, root
from tailback.match.errors import LogError, StoreError
from tailback.match.fold import replay
from tailback.match.ports import Head
from tailback.store.engine import address, connect, faults, outdated
from tailback.store.group import HEAD
from tailback.store.schema import ENTRIES, MATCHES


@dataclass(frozen=True)
class Checked:
    """What was found: how much there is, and each problem in a sentence."""

    matches: int
    entries: int
    problems: tuple[str, ...]


def check(database: str | Path, games: Callable[[str], AnyGame] = installed_game) -> Checked:
    """Walk all logs of a database, verify their hashes and replay them; nothing is changed."""
    engine = existing(database)
    try:
        with faults(), engine.connect() as connection:
            if outdated(connection):
                raise StoreError(f"{database} is of an older version: open it once to migrate it")
            ids = list(
                connection.execute(select(MATCHES.c.id).order_by(MATCHES.c.number)).scalars()
            )
            found = [_check(connection, id, games) for id in ids]
    finally:
        engine.dispose()
    problems = tuple(problem for _, problem in found if problem is not None)
    return Checked(len(ids), sum(length for length, _ in found), problems)


def existing(database: str | Path) -> Engine:
    """Return an engine on a database that is there; a missing file is not made."""
    url = address(database)
    if url.get_backend_name() == "sqlite" and not Path(url.database or "").is_file():
        raise StoreError(f"there is no database {database}")
    return connect(database)


class _Row(NamedTuple):
    seq: int
    body: str
    hash: str


def _check(
    connection: Connection, id: str, games: Callable[[str], AnyGame]
) -> tuple[int, str | None]:
    """Return how long a log is and the first thing wrong with it."""
    query = select(ENTRIES.c.seq, ENTRIES.c.body, ENTRIES.c.hash).where(ENTRIES.c.match == id)
    rows: list[_Row] = []
    try:
        with faults():
            rows += [_Row(*row) for row in connection.execute(query.order_by(ENTRIES.c.seq))]
            head = connection.execute(HEAD, {"of": id}).first()
        _chained(id, rows)
        _ends(id, rows, None if head is None else Head(*head))
        replay(id, [Entry.read(row.body) for row in rows], games)
    except LogError as error:
        return len(rows), str(error)
    except Exception as error:  # whatever it is, it is told, and the next match is due
        return len(rows), f"match {id}: {error}"
    return len(rows), None


def _chained(id: str, rows: Sequence[_Row]) -> None:
    previous = root(id)
    for due, row in enumerate(rows):
        if row.seq != due:
            raise LogError(id, due, "it is missing")
        if row.hash != link(previous, row.body):
            raise LogError(id, due, "its hash does not fit the log up to it")
        previous = row.hash


def _ends(id: str, rows: Sequence[_Row], head: Head | None) -> None:
    length = len(rows)
    if head is None:
        raise StoreError("nothing says where its log ends")
    if head.length > length:
        raise LogError(id, length, f"it is missing, the log was {head.length} entries long")
    if head.length < length:
        raise LogError(id, head.length, "the log ended before it")
    if rows and head.hash != rows[-1].hash:
        raise LogError(id, length - 1, "it is not the one with which the log ended")
