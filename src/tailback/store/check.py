"""Checking a database: the file itself, every log's chain of hashes and its end, every move.

Nothing stops it: what cannot be read is told, and the rest is gone through. Logs are shared out to
all cores.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import closing, suppress
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Final, NamedTuple, TypeAlias

from sqlalchemy import Connection, Engine, Select, select, text

from tailback.kit import AnyGame
from tailback.kit.registry import game as installed_game
from tailback.match.entry import Entry, link, root
from tailback.match.errors import Damaged, LogError, StoreError
from tailback.match.fold import replay
from tailback.match.ports import Head
from tailback.store.engine import (
    SQLITE,
    address,
    connect,
    faults,
    file_of,
    outdated,
    without_password,
)
from tailback.store.group import HEAD, KNOWN, MATCH
from tailback.store.processes import beside
from tailback.store.schema import ENTRIES, HEADS, MATCHES

Progress: TypeAlias = Callable[[int, int], None]
"""Is told how many matches are done, and of how many."""
Found: TypeAlias = tuple[int, str | None]
"""How long a log is, and the first thing that is wrong with it."""
_MOST_SAID: Final = 20
"""How many things are listed that are wrong with the file itself."""
_PORTION: Final = 50
_FEW: Final = 200
"""So many matches are checked at once, before the other cores would be ready to help."""


@dataclass(frozen=True)
class Checked:
    """What was found: how much there is, and each problem in a sentence."""

    matches: int
    entries: int
    problems: tuple[str, ...]


def check(
    database: str | Path,
    games: Callable[[str], AnyGame] | None = installed_game,
    progress: Progress | None = None,
    processes: int | None = None,
) -> Checked:
    """Walk all logs of a database, verify their hashes and replay them; nothing is changed.

    Without ``games`` moves are not replayed, which is much faster.
    """
    engine = existing(database)
    try:
        with faults(), engine.connect() as connection:
            problems = _file(connection)
            outdated(connection)  # raises if another version made it
        ids = _ids(engine, problems)
    finally:
        engine.dispose()
    work = partial(_check_some, str(database), games)
    found: list[Found] = []
    for some in _shared_out(work, ids, processes or os.cpu_count() or 1):
        found += some
        if progress is not None:
            progress(len(found), len(ids))
    problems += [problem for _, problem in found if problem is not None]
    entries = sum(length for length, _ in found)
    return Checked(len(ids), entries, tuple(problems))


def check_file(database: str | Path) -> tuple[str, ...]:
    """Return what is wrong with a database's file, whatever it holds."""
    engine = existing(database)
    try:
        with faults(), engine.connect() as connection:
            return tuple(_file(connection))
    finally:
        engine.dispose()


def existing(database: str | Path) -> Engine:
    """Return an engine on a database that is there; a missing file is not made."""
    file = file_of(address(database))
    if file is not None and not file.is_file():
        raise StoreError(f"there is no database {without_password(str(database))}")
    return connect(database)


def _file(connection: Connection) -> list[str]:
    if connection.dialect.name != SQLITE:
        return []  # PostgreSQL looks after its own files
    try:
        with faults():
            rows = connection.execute(text(f"PRAGMA integrity_check({_MOST_SAID})")).scalars()
            said = [str(row).strip() for row in rows]
    except Damaged as error:
        return [f"the file is damaged: {error}"]
    return [f"the file is damaged: {each}" for each in said if each != "ok"]


_LOG: Final = (
    select(ENTRIES.c.seq, ENTRIES.c.body, ENTRIES.c.hash)
    .where(ENTRIES.c.match == MATCH)
    .order_by(ENTRIES.c.seq)
)
_LISTED: Final = select(MATCHES.c.id).order_by(MATCHES.c.number)
_FROM_THE_END: Final = select(MATCHES.c.id).order_by(MATCHES.c.number.desc())
_ENDING: Final = select(HEADS.c.match)
_WRITTEN: Final = select(ENTRIES.c.match).distinct()


def _ids(engine: Engine, problems: list[str]) -> list[str]:
    """Return every match that the database speaks of anywhere; add what cannot be read."""
    listed = dict.fromkeys(_read_on(engine, _LISTED, "the list of matches", problems))
    if problems:
        listed |= dict.fromkeys(_read_on(engine, _FROM_THE_END, "the list of matches", []))
    others = [*_read_on(engine, _ENDING, "the ends of the logs", problems)]
    if problems:
        others += _read_on(engine, _WRITTEN, "the entries", problems)
    missing = dict.fromkeys(id for id in others if id not in listed)
    problems += [f"match {id}: it is not in the list of matches" for id in missing]
    return [*listed, *missing]


def _read_on(
    engine: Engine, query: Select[tuple[str]], what: str, problems: list[str]
) -> Iterator[str]:
    """Yield what a query finds up to where it fails."""
    with engine.connect() as connection:
        try:
            with faults(), closing(connection.execute(query)) as rows:
                while (row := rows.fetchone()) is not None:
                    yield str(row[0])
        except Damaged as error:
            problems.append(f"{what} cannot be read to the end: {error}")


def _shared_out(
    work: Callable[[Sequence[str]], list[Found]], ids: Sequence[str], processes: int
) -> Iterator[list[Found]]:
    """Yield what is found in each portion, in order; many are looked at by several processes."""
    portions = [ids[at : at + _PORTION] for at in range(0, len(ids), _PORTION)]
    done = 0
    if processes > 1 and len(ids) > _FEW:
        pool = ProcessPoolExecutor(min(processes, len(portions)), beside())
        with suppress(BrokenProcessPool, OSError), pool:  # one was killed, or none can be begun
            for found in pool.map(work, portions):
                done += 1
                yield found
    yield from map(work, portions[done:])


def _check_some(
    database: str, games: Callable[[str], AnyGame] | None, ids: Sequence[str]
) -> list[Found]:
    engine = connect(database)
    whole = {} if engine.dialect.name == SQLITE else {"isolation_level": "REPEATABLE READ"}
    try:
        with engine.connect().execution_options(**whole) as connection:
            return [_check(connection, id, games) for id in ids]
    finally:
        engine.dispose()


class _Row(NamedTuple):
    seq: int
    body: str
    hash: str


def _check(connection: Connection, id: str, games: Callable[[str], AnyGame] | None) -> Found:
    """Return how long a log is and the first thing wrong with it."""
    rows: list[_Row] = []
    try:
        with faults(), connection.begin():  # log and end as they were at one moment
            head = connection.execute(HEAD, {"of": id}).first()
            rows += [_Row(*row) for row in connection.execute(_LOG, {"of": id})]
            if head is None and not rows and connection.execute(KNOWN, {"of": id}).first() is None:
                return 0, None  # cleared away since it was listed
        _chained(id, rows)
        _ends(id, rows, None if head is None else Head(*head))
        if games is not None:
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
