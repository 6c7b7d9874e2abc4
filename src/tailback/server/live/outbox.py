"""What one connection is sent: written at once while it keeps up, queued while it does not."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable


class Outbox:
    """Messages to a connection, in order.

    ``most`` messages of ``longest`` characters in all may wait. ``write`` sends a text at once, or
    returns False; without it everything waits for ``send``.
    """

    def __init__(
        self,
        send: Callable[[str], Awaitable[None]],
        most: int,
        longest: int,
        write: Callable[[str], bool] | None = None,
    ) -> None:
        self._send = send
        self._write = write
        self._most = most
        self._longest = longest
        self._length = 0
        """How many characters wait."""
        self._queue: deque[str] = deque()
        self._writer: asyncio.Task[None] | None = None

    def put(self, text: str) -> bool:
        """Send a message when its turn comes; return False if too many wait already."""
        if self._writer is None and self._write is not None and self._write(text):
            return True
        if len(self._queue) >= self._most or self._length > self._longest:
            return False
        self._queue.append(text)
        self._length += len(text)
        if self._writer is None:
            self._writer = asyncio.get_running_loop().create_task(self._send_queued())
        return True

    async def _send_queued(self) -> None:
        try:
            while self._queue:
                text = self._queue.popleft()
                self._length -= len(text)
                await self._send(text)
        except Exception:
            self._queue.clear()  # the other side has gone; whoever listens to it will notice
        self._writer = None

    async def flush(self) -> None:
        """Return when everything is sent."""
        if self._writer is not None:
            await self._writer

    def drop(self) -> None:
        """Send nothing more."""
        self._queue.clear()
        if self._writer is not None:
            self._writer.cancel()
