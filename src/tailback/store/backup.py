"""Backing up a database while it is in use."""

from __future__ import annotations

import os
import sqlite3
from contextlib import closing
from pathlib import Path

from tailback.match.errors import Damaged, OtherVersion, StoreError
from tailback.store.check import Progress, check, check_file, existing
from tailback.store.engine import file_of, make_private


class DamagedCopy(Damaged):
    """A copy was made of a database that is damaged."""

    def __init__(self, database: str, copy: Path, problems: tuple[str, ...]) -> None:
        super().__init__(f"{database} is damaged: {problems[0]}")
        self.copy = copy
        self.problems = problems


def backup(
    database: str | Path, file: str | Path, progress: Progress | None = None
) -> tuple[str, ...]:
    """Write a copy of a SQLite database as it is at one moment; an existing file is kept.

    The copy is checked, all but the moves; what could not be checked is returned. Where something
    is wrong with it, it is kept under a name that says so, and ``DamagedCopy`` lists what.
    """
    engine = existing(database)
    source, target = file_of(engine.url), Path(file)
    engine.dispose()
    if source is None:
        raise StoreError("only SQLite databases are backed up here; PostgreSQL has pg_dump")
    if target.exists():
        raise StoreError(f"{target} exists already; choose another name")
    part = target.with_name(target.name + ".part")
    try:
        _copy(source, part)
        problems, unchecked = _checked(part, progress)
        name = target if not problems else target.with_name(target.name + ".damaged")
        os.link(part, name)  # fails if someone made the file meanwhile
    except (OSError, sqlite3.Error) as error:
        raise StoreError(f"{target} could not be written: {error}") from error
    finally:
        part.unlink(missing_ok=True)
    if problems:
        raise DamagedCopy(str(database), name, problems)
    return unchecked


def _copy(source: Path, part: Path) -> None:
    part.unlink(missing_ok=True)
    make_private(part)
    with closing(sqlite3.connect(source)) as old, closing(sqlite3.connect(part)) as new:
        old.backup(new)
    with part.open("rb") as opened:
        os.fsync(opened.fileno())


def _checked(part: Path, progress: Progress | None) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """Return what is wrong with a copy, and what could not be checked."""
    try:
        return check(part, None, progress).problems, ()
    except OtherVersion as error:
        return check_file(part), (f"not checked: the logs. {error}",)
    except StoreError as error:
        return (str(error),), ()
    finally:
        for beside in ("-wal", "-shm"):
            part.with_name(part.name + beside).unlink(missing_ok=True)
