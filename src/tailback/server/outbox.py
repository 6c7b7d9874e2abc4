"""What one connection is sent: written at once while it keeps up, queued while it does not."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable, Coroutine, Generator
from types import coroutine
from typing import Any, TypeAlias

Send: TypeAlias = Callable[[str], Coroutine[Any, Any, None]]
Write: TypeAlias = Callable[[str], bool]
"""Sends a text at once, or returns False."""


class Outbox:
    """Messages to a connection, in order."""

    def __init__(self, send: Send, most: int, longest: int, write: Write | None = None) -> None:
        self._send = send
        self._write = write
        self._most = most
        self._longest = longest
        self._length = 0
        """How many characters wait."""
        self._waiting: deque[str] = deque()
        self._task: asyncio.Task[None] | None = None

    def put(self, text: str) -> bool:
        """Send a message when its turn comes; return False if too many wait already."""
        if self._task is not None:
            if len(self._waiting) >= self._most or self._length > self._longest:
                return False
            self._waiting.append(text)
            self._length += len(text)
            return True
        if self._write is not None and self._write(text):
            return True
        sending = self._send(text)
        try:
            waits = sending.send(None)
        except StopIteration:
            return True
        except Exception:
            return True  # the other side has gone; whoever listens to it will notice
        self._task = asyncio.get_running_loop().create_task(self._rest(_begun(sending, waits)))
        return True

    async def _rest(self, begun: Coroutine[Any, Any, None]) -> None:
        await begun
        while self._waiting:
            text = self._waiting.popleft()
            self._length -= len(text)
            await self._send(text)
        self._task = None

    async def flush(self) -> None:
        """Return when everything is sent."""
        if self._task is not None:
            await self._task

    def drop(self) -> None:
        """Send nothing more."""
        self._waiting.clear()
        if self._task is not None:
            self._task.cancel()


@coroutine
def _begun(sending: Coroutine[Any, Any, None], waits: Any) -> Generator[Any, Any, None]:
    """Go on with a coroutine that was begun by hand and waits for something."""
    try:
        while True:
            try:
                yield waits
            except BaseException as error:
                waits = sending.throw(error)
            else:
                waits = sending.send(None)
    except StopIteration:
        return
