"""Checking a database: every log's chain of hashes, every move, every draw."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from sqlalchemy import Connection, Engine, select

from tailback.kit import AnyGame, TailbackError
from tailback.kit.registry import game as installed_game
from tailback.match.entry import Entry, link, root
from tailback.match.errors import LogError, StoreError
from tailback.match.fold import replay
from tailback.store.engine import address, connect, faults, outdated
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


def _check(
    connection: Connection, id: str, games: Callable[[str], AnyGame]
) -> tuple[int, str | None]:
    query = select(ENTRIES.c.seq, ENTRIES.c.body, ENTRIES.c.hash).where(ENTRIES.c.match == id)
    rows = connection.execute(query.order_by(ENTRIES.c.seq)).all()
    previous = root(id)
    for due, (seq, body, hash) in enumerate(rows):
        if seq != due:
            return len(rows), f"match {id}, entry {due}: it is missing"
        if hash != link(previous, body):
            return len(rows), f"match {id}, entry {seq}: its hash does not fit the log up to it"
        previous = hash
    try:
        replay(id, [Entry.read(body) for _, body, _ in rows], games)
    except LogError as error:
        return len(rows), str(error)
    except (TailbackError, ValueError) as error:
        return len(rows), f"match {id}: {error}"
    return len(rows), None
