"""A database changed by hand, past the program: what a fault or a stranger does to it."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from sqlalchemy import Engine, text

from tailback.store.engine import connect, writing


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
