"""One server at a time on a file: two would both accept and disagree.

A file is held by a lock on a file beside it. The servers on a PostgreSQL database know of each
other and share an advisory lock of a connection that is kept for that: it keeps away a server of a
version that takes itself to be alone. Both are let go by the system when the process ends, however.
"""

from __future__ import annotations

import os
import time
from collections.abc import Callable
from pathlib import Path
from typing import Final

from sqlalchemy import Connection, Engine, text

from tailback.match.errors import StoreError
from tailback.store.engine import faults, file_of, make_private

_SERVING: Final = 0x7461_696C_7365_7276
"""The advisory lock of a PostgreSQL database that is served: "tailserv" in ASCII."""
_WAIT: Final = 3.0
"""How long the one before is waited for: it may be on its way out."""


class Sole:
    """Holds a database until it is let go; ``StoreError`` if another server has it alone."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._held: int | Connection | None = None
        self._file = file_of(engine.url)
        take = self._take_row if self._file is None else self._take_file
        if not _soon(take):
            name = engine.url.render_as_string()
            who = self._holder()
            raise StoreError(f"another server{who} has {name} open: stop it, or use another one")

    def release(self) -> None:
        """Let go."""
        held, self._held = self._held, None
        if isinstance(held, Connection):
            held.close()
            self._engine.dispose()
        elif held is not None:
            os.close(held)

    def _take_file(self) -> bool:
        with faults():
            file = lock_file(self._file or Path())
            make_private(file)
            held = os.open(file, os.O_RDWR)
            if not _locked(held):
                os.close(held)
                return False
            os.truncate(held, 0)
            os.write(held, str(os.getpid()).encode())
        self._held = held
        return True

    def _take_row(self) -> bool:
        with faults():
            held = self._engine.connect().execution_options(isolation_level="AUTOCOMMIT")
            query = text("SELECT pg_try_advisory_lock_shared(:key)")
            if not held.execute(query, {"key": _SERVING}).scalar():
                held.close()
                return False
        self._held = held
        return True

    def _holder(self) -> str:
        if self._file is None:
            return ""
        number = lock_file(self._file).read_bytes()[:20].decode("ascii", "replace")
        return f" (process {number})" if number.isdecimal() else ""


def lock_file(file: Path) -> Path:
    """Return the file whose lock says that a database is served."""
    found = file.resolve()
    return found.with_name(found.name + "-lock")


def _soon(take: Callable[[], bool]) -> bool:
    end = time.monotonic() + _WAIT
    while not take():
        if time.monotonic() > end:
            return False
        time.sleep(0.1)
    return True


def _locked(descriptor: int) -> bool:
    """Return whether the lock could be had, without waiting."""
    try:
        import fcntl
    except ImportError:  # Windows
        import msvcrt

        try:
            os.lseek(descriptor, 1 << 20, os.SEEK_SET)
            msvcrt.locking(descriptor, msvcrt.LK_NBLCK, 1)  # type: ignore[attr-defined]
            os.lseek(descriptor, 0, os.SEEK_SET)
        except OSError:
            return False
        return True
    try:
        fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        return False
    return True
