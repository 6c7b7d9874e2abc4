"""Notices by PostgreSQL itself: every entry tells of itself, the rest is told by NOTIFY."""

from __future__ import annotations

import asyncio
import logging
import queue
import threading
import time
from collections.abc import Callable
from contextlib import closing, suppress
from typing import Any, Final

from sqlalchemy import Engine

from tailback.match.errors import StoreError
from tailback.server.bus import Bus
from tailback.store.engine import faults
from tailback.store.sql import SqlStore

_ENTRIES: Final = "tailback_entries"
"""Where the trigger on ``entries`` tells of each: its match and the length of the log now."""
_NOTICES: Final = "tailback"
_AGAIN: Final = 0.5
"""After how many seconds a connection that is lost is tried again."""
_LOOK: Final = 1.0
_MOST: Final = 1000
"""How many notices may wait to be sent; more are lost."""
_SEND: Final = f"SELECT pg_notify('{_NOTICES}', said) FROM unnest(%s::text[]) AS said"
_log = logging.getLogger(__name__)


class Notify:
    """Two connections of its own, each in a thread: one listens, one speaks."""

    def __init__(self, store: SqlStore) -> None:
        self._store = store
        self._queue: queue.Queue[str | None] = queue.Queue(_MOST)
        self._closed = False
        self.up = False

    def start(self, bus: Bus) -> None:
        """Carry notices for this bus, from and to the loop that runs now."""
        loop = asyncio.get_running_loop()

        def heard(channel: str, text: str, backend: int) -> None:
            match, _, length = text.partition(" ")
            if channel == _NOTICES:
                loop.call_soon_threadsafe(bus.heard, text)
            elif length.isdecimal() and backend != self._store.backend:  # not written here
                loop.call_soon_threadsafe(_entry, bus, match, int(length))

        for name, work in (("hear", lambda c: self._hear(c, heard)), ("say", self._say)):
            thread = threading.Thread(
                target=self._keep, args=(work,), name=f"tailback-{name}", daemon=True
            )
            thread.start()

    def send(self, text: str) -> None:
        """Have a notice on its way; where too many wait it is lost."""
        try:
            self._queue.put_nowait(text)
        except queue.Full:
            _log.warning("a notice is lost: too many wait")

    def close(self) -> None:
        """Stop."""
        self._closed, self.up = True, False
        with suppress(queue.Full):
            self._queue.put_nowait(None)

    def _keep(self, work: Callable[[Any], None]) -> None:
        """Do this work on a connection, and on another one whenever that is lost."""
        import psycopg

        while not self._closed:
            try:
                with faults(), closing(_apart(self._store.engine)) as connection:
                    work(connection)
            except (StoreError, psycopg.Error):
                time.sleep(_AGAIN)
            except RuntimeError:  # the loop is closed: nobody listens any more
                return

    def _hear(self, connection: Any, heard: Callable[[str, str, int], None]) -> None:
        for channel in (_ENTRIES, _NOTICES):
            connection.execute(f"LISTEN {channel}")
        while not self._closed:
            for told in connection.notifies(timeout=_LOOK):
                heard(told.channel, told.payload, told.pid)

    def _say(self, connection: Any) -> None:
        """Send what waits; as long as that is done here, this is up, whoever listens meanwhile."""
        self.up = True
        try:
            while not self._closed:
                texts = [self._queue.get()]
                while not self._queue.empty():
                    texts.append(self._queue.get())
                said = [text for text in texts if text is not None]
                if said:
                    connection.execute(_SEND, (said,))
        finally:
            self.up = False


def _apart(engine: Engine) -> Any:
    """Return a connection of the driver's own, for one purpose alone."""
    made = engine.raw_connection()
    driver: Any = made.driver_connection
    made.detach()
    driver.rollback()
    driver.autocommit = True
    return driver


def _entry(bus: Bus, match: str, length: int) -> None:
    bus.here("entry", match, length=length)
