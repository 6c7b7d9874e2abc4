"""Backing up a database while it is in use."""

from __future__ import annotations

import os
import sqlite3
from contextlib import closing
from pathlib import Path

from tailback.match.errors import StoreError
from tailback.store.check import existing


def backup(database: str | Path, file: str | Path) -> None:
    """Write a copy of a SQLite database as it is at one moment; an existing file is kept."""
    engine = existing(database)
    source, target = engine.url, Path(file)
    engine.dispose()
    if source.get_backend_name() != "sqlite":
        raise StoreError("only SQLite databases are backed up here; PostgreSQL has pg_dump")
    if target.exists():
        raise StoreError(f"{target} exists already; choose another name")
    part = target.with_name(target.name + ".part")
    try:
        part.unlink(missing_ok=True)
        with closing(sqlite3.connect(str(source.database))) as old:
            with closing(sqlite3.connect(part)) as new:
                old.backup(new)
            _sync(part)
        os.link(part, target)  # fails if someone made the file meanwhile
        part.unlink()
    except (OSError, sqlite3.Error) as error:
        part.unlink(missing_ok=True)
        raise StoreError(f"{target} could not be written: {error}") from error


def _sync(file: Path) -> None:
    with file.open("rb") as opened:
        os.fsync(opened.fileno())
