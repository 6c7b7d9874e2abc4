"""A database changed by hand, past the program: what a fault or a stranger does to it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, Engine, event, text

from tailback.store import group
from tailback.store.engine import at_once, connect, writing
from tailback.store.sql import SqlStore


def altered(database: str | Path, *statements: str, **values: Any) -> list[Any]:
    """Run statements in one transaction; return the rows of the last one."""
    engine = connect(database)
    try:
        with writing(engine) as connection:
            for statement in statements:
                done = connection.execute(text(statement), values)
            return [tuple(row) for row in done] if done.returns_rows else []
    finally:
        engine.dispose()


@contextmanager
def held(engine: Engine) -> Iterator[None]:
    """Hold a database against all other writers."""
    with writing(engine) as connection:
        if engine.dialect.name != "sqlite":
            connection.execute(text("LOCK TABLE heads, entries, notes, matches IN EXCLUSIVE MODE"))
        yield


def listen(
    store: SqlStore, patch: pytest.MonkeyPatch, what: str, call: Callable[..., None]
) -> None:
    """Have a call made at an event of SQLAlchemy's connections.

    On SQLite an entry alone goes past SQLAlchemy, a transaction by itself: it counts as all three,
    begin, statement and commit, before it is sent.
    """
    event.listen(store.engine, what, call)

    def alone(connection: Connection, statement: str, values: Any) -> None:
        said = (None, statement, values) if what == "before_cursor_execute" else ()
        call(connection, *said)
        at_once(connection, statement, values)

    if not store.shared:
        patch.setattr(group, "at_once", alone)
