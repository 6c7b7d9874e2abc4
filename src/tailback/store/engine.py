"""Opening a database: its address, how it is kept safe, and how far it has been migrated."""

from __future__ import annotations

import errno
import os
import sqlite3
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any, Final, NoReturn
from urllib.parse import quote

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, Engine, create_engine, delete, event, inspect, text
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError, DBAPIError, IntegrityError, SQLAlchemyError

from tailback.match.errors import Busy, Conflict, Damaged, OtherVersion, StoreError, StoreFull
from tailback.store.schema import NOTES, VERSIONS

SQLITE: Final = "sqlite"
_POSTGRES: Final = "postgresql+psycopg"
_DRIVERS: Final = {SQLITE: SQLITE, "postgresql": _POSTGRES, _POSTGRES: _POSTGRES}
_FORMS: Final = (
    "a file, sqlite:///FILE or postgresql+psycopg://USER:PASSWORD@HOST/NAME, and @ and / in names "
    "and passwords as %40 and %2F"
)
_BUSY_SECONDS: Final = 10.0
"""How long a write waits for whoever holds the database."""
_PATIENCE: Final = {
    "connect_timeout": "10",
    "tcp_user_timeout": "10000",
    "keepalives_idle": "5",
    "keepalives_interval": "2",
    "keepalives_count": "3",
    "options": "-c lock_timeout=10s -c statement_timeout=60s "
    "-c idle_in_transaction_session_timeout=60s",
}
"""How long PostgreSQL is waited for, unless the URL says otherwise."""
_MIGRATING: Final = 0x7461_696C_6261_636B
"""The advisory lock under which a PostgreSQL database is migrated: "tailback" in ASCII."""
MIGRATIONS: Final = Path(__file__).parent / "migrations"
_OURS: Final = 0o600
_WRITABLE: Final = delete(NOTES).where(NOTES.c.match == "")
"""Changes nothing, and is refused where nothing can be changed."""
HIDDEN: Final = "***"
"""Stands for what is not shown."""
_READ_ONLY: Final = "can only be read, not written"


def address(database: str | Path) -> URL:
    """Return the URL of a database given as a file or as a URL.

    >>> str(address("club.db"))
    'sqlite:///club.db'
    >>> address("postgresql://club@db.example/tables").drivername
    'postgresql+psycopg'
    """
    if isinstance(database, Path) or is_file(database):
        return URL.create(SQLITE, database=str(database))
    url = _read(database)
    if url is None:
        raise StoreError(f"this is not the address of a database: give {_FORMS}")
    if url.drivername not in _DRIVERS:
        raise StoreError(f"databases of this kind are not known here: give {_FORMS}")
    if url.drivername == SQLITE and url.database in (None, "", ":memory:"):
        raise StoreError(f"a database in memory would be lost: give {_FORMS}")
    if url.drivername == SQLITE and str(url.database).startswith("file:"):
        raise StoreError(f"a file is named by its path alone: give {_FORMS}")
    return url.set(drivername=_DRIVERS[url.drivername])


def is_file(database: str) -> bool:
    """Return whether this names a file; a URL does not, nor what was meant as one.

    >>> is_file("club.db"), is_file("postgresql://db/tables"), is_file(":secret@db/tables")
    (True, False, False)
    """
    before = os.path.splitdrive(database)[1].rpartition("@")[0]
    return "://" not in database and ":" not in before


def _read(database: str) -> URL | None:
    """Return what a URL says; None where it says nothing, or a password may be in another part."""
    try:
        url = make_url(database)
    except (ArgumentError, ValueError):
        return None
    strayed = url.host if url.drivername == SQLITE else "@" in f"{url.host}{url.database}"
    return None if strayed else url


def without_password(database: str) -> str:
    """Return the address of a database or of a Ray cluster as it may be shown.

    >>> without_password("club.db"), without_password("postgresql://club:secret@db/tables")
    ('club.db', 'postgresql://club:***@db/tables')
    >>> without_password("postgresql://db/tables?password=secret")
    'postgresql://db/tables?password=***'
    """
    if is_file(database):
        return database
    url = _read(database)
    return HIDDEN if url is None else _shown(url)


def _shown(url: URL) -> str:
    asked = {name: HIDDEN if "password" in name else text for name, text in url.query.items()}
    shown = url.set(query=asked).render_as_string(hide_password=True)
    return shown.replace(quote(HIDDEN, safe=""), HIDDEN)


def file_of(url: URL) -> Path | None:
    """Return the file of an SQLite database; None for one that is elsewhere."""
    return Path(str(url.database)) if url.get_backend_name() == SQLITE else None


def connect(database: str | Path) -> Engine:
    """Return an engine; on SQLite every connection is in WAL mode with synchronous=FULL."""
    url = address(database)
    if url.get_backend_name() != SQLITE:
        return _postgres(url)
    engine = create_engine(url, paramstyle="named", connect_args={"timeout": _BUSY_SECONDS})
    event.listen(engine, "connect", _pragmas)
    event.listen(engine, "begin", _begin)
    return engine


def _postgres(url: URL) -> Engine:
    try:
        return create_engine(url, pool_pre_ping=True, connect_args=_patience(url))
    except ImportError:
        raise StoreError(
            "PostgreSQL needs a driver that is not installed: pip install 'tailback[postgres]'"
        ) from None


def _patience(url: URL) -> dict[str, str]:
    return {name: value for name, value in _PATIENCE.items() if name not in url.query}


def make_private(file: Path) -> None:
    """Make an empty file that only its owner may read, unless there is one."""
    with suppress(FileExistsError):
        os.close(os.open(file, os.O_CREAT | os.O_EXCL | os.O_WRONLY, _OURS))


def open_to_others(database: str | Path) -> str | None:
    """Return the mode of a database file that others on this machine may read or write."""
    file = file_of(address(database))
    if file is None or os.name == "nt" or not file.exists():
        return None
    mode = file.stat().st_mode & 0o777
    return f"{mode:03o}" if mode & ~_OURS else None


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


def backend_of(connection: Connection) -> int | None:
    """Return by which number PostgreSQL knows a connection; None for a file."""
    driver: Any = connection.connection.driver_connection
    return None if connection.dialect.name == SQLITE else int(driver.info.backend_pid)


def at_once(connection: Connection, statement: str, values: Any) -> None:
    """Run one statement that is a transaction by itself; none may have begun on the connection.

    On PostgreSQL that is one round trip: neither its begin nor its commit travels. On SQLite it
    is the driver's alone: what SQLAlchemy does around a statement costs more than the statement.
    """
    driver: Any = connection.connection.driver_connection
    if connection.dialect.name == SQLITE:
        driver.execute(statement, values).close()
        return
    driver.autocommit = True
    try:
        connection.exec_driver_sql(statement, values)
        connection.commit()
    finally:
        if not driver.closed:
            driver.autocommit = False


def connect_apart(engine: Engine) -> Any:
    """Return a PostgreSQL connection of the driver's, outside the pool; it commits at once."""
    args, params = engine.dialect.create_connect_args(engine.url)
    return engine.dialect.connect(*args, **_patience(engine.url), **params, autocommit=True)


@contextmanager
def writing(engine: Engine) -> Iterator[Connection]:
    """Return a connection in a transaction that may write; it is committed at the end."""
    with writer(engine) as connection, connection.begin():
        yield connection


def migrate(engine: Engine) -> None:
    """Bring a database up to this program's version; refuse one that cannot be brought there."""
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    with faults():
        if (file := file_of(engine.url)) is not None:
            make_private(file)
        with writing(engine) as connection:
            if engine.dialect.name != SQLITE:
                _take_turns(connection)
            if outdated(connection):
                config.attributes["connection"] = connection
                command.upgrade(config, "head")
            connection.execute(_WRITABLE)


def _take_turns(connection: Connection) -> None:
    """Wait until nobody else migrates this PostgreSQL database; refuse one that is read-only."""
    if connection.execute(text("SHOW transaction_read_only")).scalar() == "on":
        raise StoreError(f"{_name(connection)} {_READ_ONLY}")
    for setting in ("lock_timeout = '5min'", "statement_timeout = '30min'"):
        connection.execute(text(f"SET LOCAL {setting}"))
    connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": _MIGRATING})


def _name(connection: Connection) -> str:
    return _shown(connection.engine.url)


def outdated(connection: Connection) -> bool:
    """Return whether there is something to migrate; raise if it cannot be migrated."""
    name = _name(connection)
    tables = inspect(connection).get_table_names()
    if tables and VERSIONS not in tables:
        raise StoreError(f"{name} is a database of another program: {', '.join(tables[:5])}")
    script = ScriptDirectory(str(MIGRATIONS))
    known = {revision.revision for revision in script.walk_revisions()}
    options: dict[str, Any] = {"version_table": VERSIONS}
    found = set(MigrationContext.configure(connection, opts=options).get_current_heads())
    if unknown := sorted(found - known):
        if unknown[-1] < min(known):
            file = file_of(connection.engine.url)
            give = "name an empty database" if file is None else "move it away or name another file"
            raise OtherVersion(
                f"{file or name} is from before the first release of Tailback (revision "
                f"{unknown[-1]}), which no version carries over: {give}, and begin anew"
            )
        raise OtherVersion(
            f"{name} was written by a newer version of Tailback ({', '.join(unknown)}; "
            f"this one knows {', '.join(sorted(known))}): install that version or a later one"
        )
    return found != set(script.get_heads())


class LeaseOver(StoreError):
    """Another node runs this table's clocks and bots by now; nothing was written."""


class Lost(Busy):
    """The connection broke; whether its last transaction was committed only the log knows."""


class Undone(Busy):
    """The database undid the transaction for another's sake: nothing of it was written."""


@contextmanager
def faults() -> Iterator[None]:
    """Turn what a database raises into a :class:`StoreError` that says what is wrong."""
    try:
        yield
    except IntegrityError as error:
        raise Conflict(f"another writer was first: {error.orig}") from error
    except DBAPIError as error:
        _raise(error, error.orig or error, lost=error.connection_invalidated)
    except sqlite3.IntegrityError as error:  # from a statement that is a transaction by itself
        raise Conflict(f"another writer was first: {error}") from error
    except sqlite3.Error as error:  # from there, and from where a transaction begins
        _raise(error, error)
    except OSError as error:
        if error.errno in (errno.EACCES, errno.EPERM, errno.EROFS):
            raise StoreError(f"the database {_READ_ONLY}: {error}") from error
        raise StoreError(f"the database failed: {error}") from error
    except SQLAlchemyError as error:
        raise StoreError(f"the database failed: {error}") from error
    except Exception as error:  # PostgreSQL's driver's own, where it is spoken to directly
        psycopg = sys.modules.get("psycopg")
        if psycopg is None or not isinstance(error, psycopg.Error):
            raise
        _raise(error, error, lost=isinstance(error, psycopg.OperationalError))


_BUSY_STATES: Final = ("08", "53300", "55P03", "57")
"""PostgreSQL's own names of faults: no connection, too many, a lock not given, stopped."""
_LEASE_OVER: Final = "TL001"
"""Ours, from the trigger on ``entries``."""
_DAMAGED_STATES: Final = ("XX001", "XX002")
_UNDONE_STATES: Final = ("40001", "40P01")
"""Not serializable with another, and a deadlock."""


def _raise(error: Exception, of_driver: BaseException, *, lost: bool = False) -> NoReturn:
    """Raise what a driver's error means: whose fault it is decides what is tried again."""
    why = " ".join(str(of_driver).split())[:300]
    state = getattr(of_driver, "sqlstate", None) or ""
    if "full" in why or "No space" in why:
        raise StoreFull(f"there is no room left to write: {why}") from error
    if "readonly database" in why or state == "25006":
        raise StoreError(f"the database {_READ_ONLY}: {why}") from error
    if "malformed" in why or state in _DAMAGED_STATES:
        raise Damaged(f"the database is damaged: {why}") from error
    if state == _LEASE_OVER:
        raise LeaseOver(why) from error
    if state in _UNDONE_STATES:
        raise Undone(f"the database undid what was to be written: {why}") from error
    if lost:
        raise Lost(f"the connection to the database is lost: {why}") from error
    if "is locked" in why or "connection failed" in why or state.startswith(_BUSY_STATES):
        raise Busy(f"the database does not answer: {why}") from error
    raise StoreError(f"the database failed: {why}") from error
