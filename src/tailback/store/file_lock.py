"""One server at a time on a file: two would both accept and disagree.

The file is held by a lock on a file beside it, which the system lets go when the process ends,
however. Servers on a PostgreSQL database know of each other.
"""

from __future__ import annotations

import os
import time
from collections.abc import Callable
from pathlib import Path
from typing import Final

from tailback.match.errors import StoreError
from tailback.store.engine import faults, make_private

_WAIT: Final = 3.0
"""How long the one before is waited for: it may be on its way out."""


class FileLock:
    """Holds a database's file until it is let go; ``StoreError`` if another server has it."""

    def __init__(self, file: Path) -> None:
        self._lock = lock_file(file)
        self._held: int | None = None
        if not _soon(self._acquire):
            raise StoreError(
                f"another server{self._holder()} has {file} open: stop it, or use another one"
            )

    def release(self) -> None:
        """Let go."""
        held, self._held = self._held, None
        if held is not None:
            os.close(held)

    def _acquire(self) -> bool:
        with faults():
            make_private(self._lock)
            held = os.open(self._lock, os.O_RDWR)
            if not _locked(held):
                os.close(held)
                return False
            os.truncate(held, 0)
            os.write(held, str(os.getpid()).encode())
        self._held = held
        return True

    def _holder(self) -> str:
        number = self._lock.read_bytes()[:20].decode("ascii", "replace")
        return f" (process {number})" if number.isdecimal() else ""


def lock_file(file: Path) -> Path:
    """Return the file whose lock says that a database is served."""
    found = file.resolve()
    return found.with_name(found.name + "-lock")


def _soon(acquire: Callable[[], bool]) -> bool:
    end = time.monotonic() + _WAIT
    while not acquire():
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
