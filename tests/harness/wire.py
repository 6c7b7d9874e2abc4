"""A wire between two programs that can be cut, held and mended: a small TCP proxy."""

from __future__ import annotations

import asyncio
import random
import socket
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import TypeAlias

Ends: TypeAlias = tuple[asyncio.StreamReader, asyncio.StreamWriter]


class Wire:
    """Takes connections on a port of the loopback to the first of its ends that answers."""

    port = 0

    def __init__(self, *ends: Callable[[], Awaitable[Ends]]) -> None:
        self.ends = ends
        self.trips = 0
        """How often something was said after an answer: round trips, where one side asks."""
        self._answered = True
        self._open = asyncio.Event()
        self._open.set()
        self._cut = False
        self._writers: set[asyncio.StreamWriter] = set()
        self._server: asyncio.Server | None = None

    async def start(self) -> None:
        self._server = await asyncio.start_server(self._serve, "127.0.0.1", 0)
        self.port = self._server.sockets[0].getsockname()[1]

    def cut(self) -> None:
        """Break every connection; new ones are broken at once."""
        self._cut = True
        for writer in tuple(self._writers):
            writer.transport.abort()

    def hold(self) -> None:
        """Let nothing through, and break nothing."""
        self._open.clear()

    def mend(self) -> None:
        """Let through what was held, and what comes."""
        self._cut = False
        self._open.set()

    async def close(self) -> None:
        self.cut()
        if self._server is not None:
            self._server.close()

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        for end in () if self._cut else self.ends:
            try:
                there = await end()
            except OSError:
                continue
            self._writers |= {writer, there[1]}
            asking = asyncio.create_task(self._pump(reader, there[1], asks=True))
            with suppress(asyncio.CancelledError):  # the test is over
                await self._pump(there[0], writer, asks=False)
            asking.cancel()
            self._writers -= {writer, there[1]}
            break
        writer.transport.abort()

    async def _pump(
        self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, *, asks: bool
    ) -> None:
        with suppress(OSError):
            while data := await reader.read(65536):
                await self._open.wait()
                if asks and self._answered:
                    self.trips += 1
                self._answered = not asks
                writer.write(data)
                await writer.drain()
        writer.transport.abort()


def own_port() -> int:
    """Return a port that nobody is given by chance while its server is dead.

    It is below those that the system hands out: a connection of any other test could get one of
    these, or one that looks for the dead server could find itself.
    """
    for port in random.SystemRandom().sample(range(20_000, 32_000), 100):
        with suppress(OSError), socket.create_server(("127.0.0.1", port)):
            return port
    raise OSError("all ports are taken")


def to_port(port: int) -> Callable[[], Awaitable[Ends]]:
    return lambda: asyncio.open_connection("127.0.0.1", port)


def to_file(file: str) -> Callable[[], Awaitable[Ends]]:
    return lambda: asyncio.open_unix_connection(file)


def instant(rng: random.Random) -> Awaitable[None]:
    """Wait for some small time, so that whatever follows comes at any moment."""
    return asyncio.sleep(rng.uniform(0, 0.1))
