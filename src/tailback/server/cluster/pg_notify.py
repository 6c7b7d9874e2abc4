"""Messages from node to node by PostgreSQL's LISTEN and NOTIFY; each entry tells of itself."""

from __future__ import annotations

import asyncio
import logging
import queue
import socket
import threading
import time
from collections.abc import Callable
from contextlib import closing, suppress
from typing import Any, Final

from tailback.match.errors import StoreError
from tailback.server.cluster.bus import Bus
from tailback.store.engine import connect_apart, faults
from tailback.store.sql import SqlStore

_ENTRIES: Final = "tailback_entries"
"""Where the trigger on ``entries`` tells of each: its match and the length of the log now."""
_MESSAGES: Final = "tailback"
_RETRY: Final = 0.5
"""After how many seconds a connection that is lost is made anew."""
_PROBE: Final = 1.0
"""After how many seconds without a message one of no content is sent, to see that it comes back."""
_SILENCE: Final = 5.0
"""After how many seconds in which nothing came back both connections are made anew."""
_MOST: Final = 1000
"""How many messages may wait to be sent; more are lost."""
_SEND: Final = f"SELECT pg_notify('{_MESSAGES}', text) FROM unnest(%s::text[]) AS text"
_log = logging.getLogger(__name__)


class PgNotify:
    """Two connections of its own, each in a thread: one listens, one sends.

    What this node sends comes back to it, so it knows whether messages go through.
    """

    def __init__(self, store: SqlStore) -> None:
        self._store = store
        self._queue: queue.Queue[str] = queue.Queue(_MOST)
        self._open: dict[str, Any] = {}
        """The connections that are open, by the names of their threads."""
        self._sender: int | None = None
        """Under which number PostgreSQL knows the connection that sends."""
        self._came_back = self._renewed = 0.0
        """When something came back, and when the connections were last given up."""
        self._up = True
        self._closed = False
        self.connections = 0
        """How many connections have been made; with each one messages may have been lost."""

    def start(self, bus: Bus) -> None:
        """Carry messages for this bus, from and to the loop that runs now."""
        loop = asyncio.get_running_loop()
        self._came_back = self._renewed = time.monotonic()

        def receive(channel: str, text: str, backend: int) -> None:
            if channel == _MESSAGES:
                if backend == self._sender:
                    self._came_back = time.monotonic()
                elif text:
                    loop.call_soon_threadsafe(bus.receive, text)
                return
            match, _, length = text.partition(" ")
            if length.isdecimal() and backend != self._store.backend:  # not written here
                loop.call_soon_threadsafe(_publish_entry, bus, match, int(length))

        for name, work in (("listen", lambda c: self._listen(c, receive)), ("send", self._send)):
            threading.Thread(
                target=self._run, args=(name, work), name=f"tailback-{name}", daemon=True
            ).start()

    def send(self, text: str) -> None:
        """Have a message sent; where too many wait it is lost."""
        try:
            self._queue.put_nowait(text)
        except queue.Full:
            _log.warning("a message to other nodes is lost: too many wait")

    def check(self) -> bool:
        """Return whether messages go through; make both connections anew where none does."""
        now = time.monotonic()
        up = now - self._came_back < _SILENCE
        if up != self._up:
            _log.warning(
                "messages from node to node %s", "go through" if up else "do not go through"
            )
        self._up = up
        if not up and now - self._renewed >= _SILENCE:
            self._renewed = now
            self.reconnect()
        return up

    def close(self) -> None:
        """Stop."""
        self._closed = True
        self.reconnect()

    def reconnect(self) -> None:
        """End both connections, also where a thread waits for an answer that never comes.

        Unless this is closed, others are made.
        """
        for connection in tuple(self._open.values()):
            with suppress(Exception), _socket(connection) as wire:
                wire.shutdown(socket.SHUT_RDWR)

    def _run(self, name: str, work: Callable[[Any], None]) -> None:
        """Do this work on a connection, and on another one whenever that is lost."""
        import psycopg

        while not self._closed:
            try:
                with faults(), closing(connect_apart(self._store.engine)) as connection:
                    self._open[name] = connection
                    work(connection)
            except (StoreError, psycopg.Error):
                time.sleep(_RETRY)
            except RuntimeError:  # the loop is closed: nobody listens any more
                return

    def _listen(self, connection: Any, receive: Callable[[str, str, int], None]) -> None:
        for channel in (_ENTRIES, _MESSAGES):
            connection.execute(f"LISTEN {channel}")
        self.connections += 1
        while not self._closed:
            for message in connection.notifies(timeout=_PROBE):
                receive(message.channel, message.payload, message.pid)

    def _send(self, connection: Any) -> None:
        """Send what waits, all at once; what waited for this connection is of the past."""
        self._sender = connection.info.backend_pid
        self._queue = queue.Queue(_MOST)
        self.connections += 1
        while not self._closed:
            connection.execute(_SEND, (self._waiting(),))

    def _waiting(self) -> list[str]:
        """Return the messages that wait to be sent, as soon as there are any or it is time."""
        texts = [""]
        with suppress(queue.Empty):
            texts = [self._queue.get(timeout=_PROBE)]
            while True:
                texts.append(self._queue.get_nowait())
        return texts


def _socket(connection: Any) -> socket.socket:
    return socket.fromfd(connection.pgconn.socket, socket.AF_INET, socket.SOCK_STREAM)


def _publish_entry(bus: Bus, match: str, length: int) -> None:
    bus.publish_here("entry", match, length=length)
