"""Opening a database: its address, how it is kept safe, and how far it has been migrated."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, Engine, create_engine, event, inspect
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError, DBAPIError, IntegrityError, SQLAlchemyError

from tailback.match.errors import Conflict, NewerDatabase, StoreError, StoreFull
from tailback.store.schema import VERSIONS

_BUSY_SECONDS = 10.0


def address(database: str | Path) -> URL:
    """Return the URL of a database given as a file or as a URL.

    >>> str(address("club.db"))
    'sqlite:///club.db'
    """
    if isinstance(database, Path) or "://" not in database:
        return URL.create("sqlite", database=str(database))
    try:
        return make_url(database)
    except ArgumentError as error:
        raise StoreError(f"not the address of a database: {error}") from None


def connect(database: str | Path) -> Engine:
    """Return an engine; on SQLite every connection is in WAL mode with synchronous=FULL."""
    url = address(database)
    if url.get_backend_name() != "sqlite":
        return create_engine(url)
    engine = create_engine(url, paramstyle="named", connect_args={"timeout": _BUSY_SECONDS})
    event.listen(engine, "connect", _pragmas)
    event.listen(engine, "begin", _begin)
    return engine


def _pragmas(connection: sqlite3.Connection, record: object) -> None:
    connection.isolation_level = None  # transactions begin where _begin says so
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
        connection.execute(f"PRAGMA {pragma}").close()


def _begin(connection: Connection) -> None:
    writes = connection.get_execution_options().get("writes", False)
    connection.connection.cursor().execute("BEGIN IMMEDIATE" if writes else "BEGIN")


def writer(engine: Engine) -> Connection:
    """Return a connection whose transactions may write."""
    return engine.connect().execution_options(writes=True)


@contextmanager
def writing(engine: Engine) -> Iterator[Connection]:
    """Return a connection in a transaction that may write; it is committed at the end."""
    with writer(engine) as connection, connection.begin():
        yield connection


def migrate(engine: Engine) -> None:
    """Bring a database up to this program's version; refuse what is newer or another's."""
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    with faults(), writing(engine) as connection:
        if outdated(connection):
            config.attributes["connection"] = connection
            command.upgrade(config, "head")


def outdated(connection: Connection) -> bool:
    """Return whether there is something to migrate; raise if it cannot be migrated."""
    name = connection.engine.url.render_as_string()
    tables = inspect(connection).get_table_names()
    if tables and VERSIONS not in tables:
        raise StoreError(f"{name} is a database of another program: {', '.join(tables[:5])}")
    script = ScriptDirectory(str(Path(__file__).parent / "migrations"))
    known = {revision.revision for revision in script.walk_revisions()}
    options: dict[str, Any] = {"version_table": VERSIONS}
    found = set(MigrationContext.configure(connection, opts=options).get_current_heads())
    if not found <= known:
        raise NewerDatabase(
            f"{name} was written by a newer version of Tailback ({', '.join(sorted(found))}; "
            f"this one knows {', '.join(sorted(known))}): install that version or a later one"
        )
    return found != set(script.get_heads())


@contextmanager
def faults() -> Iterator[None]:
    """Turn what a database raises into a :class:`StoreError` that says what is wrong."""
    try:
        yield
    except IntegrityError as error:
        raise Conflict(f"another writer was first: {error.orig}") from error
    except DBAPIError as error:
        why = str(error.orig)
        if "full" in why or "No space" in why:
            raise StoreFull(f"there is no room left to write: {why}") from error
        raise StoreError(f"the database failed: {why}") from error
    except (SQLAlchemyError, OSError) as error:
        raise StoreError(f"the database failed: {error}") from error
