"""The server under load: durable acknowledged moves a second, and how long a move takes.

``python -m benchmarks.server``: tables of Shift on SQLite (WAL, synchronous=FULL), two scripted
clients each, all over loopback WebSockets. The server is a process of its own; so are the
clients. Server and clients share the machine's cores, so the figures are a lower bound.
"""

from __future__ import annotations

import asyncio
import json
import os
import random
import subprocess
import sys
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any, NamedTuple

from websockets.asyncio.client import ClientConnection, connect

from tailback.client import Opened, open_table
from tailback.client.lobby import request
from tailback.match import new_id

TABLES = (1, 10, 100, 500)
SECONDS = 6.0
AT_ONCE = 40
"""How many connections are opened at the same time."""


class Load(NamedTuple):
    """What one number of tables gave."""

    tables: int
    moves: int
    seconds: float
    milliseconds: list[float]

    def line(self) -> str:
        """Return the figures in one line."""
        took = sorted(self.milliseconds)
        p50, p99 = (took[min(len(took) - 1, int(len(took) * q))] for q in (0.5, 0.99))
        rate = self.moves / self.seconds
        return f"{self.tables:6}{rate:12,.0f}{p50:12.1f}{p99:12.1f}"


class Server:
    """A server in a process of its own, with a new database."""

    def __init__(self, folder: Path) -> None:
        begun = time.perf_counter()
        limits = {
            "TAILBACK_PACE": "0",
            "TAILBACK_MESSAGES_PER_SECOND": "1000000",
            "TAILBACK_TABLES_PER_MINUTE": "1000000",
        }
        command = [sys.executable, "-m", "tailback", "serve", "--port", "0"]
        self.process = subprocess.Popen(
            [*command, "--database", str(folder / "tables.db")],
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
            env={**os.environ, **limits},
        )
        assert self.process.stdout is not None
        self.url = self.process.stdout.readline().split()[3].rstrip("/")
        asyncio.run(request(self.url, "/api/health"))
        self.first_answer = time.perf_counter() - begun

    def memory(self) -> float:
        """Return the resident memory in KiB; 0 where it is not known."""
        try:
            status = Path(f"/proc/{self.process.pid}/status").read_text()
        except OSError:
            return 0.0
        return float(status.partition("VmRSS:")[2].split()[0])

    def stop(self) -> None:
        """End it."""
        self.process.terminate()
        self.process.wait()


class Client:
    """A bare socket on one seat that plays whatever is legal, as fast as it is answered."""

    def __init__(self, socket: ClientConnection, rng: random.Random, took: list[float]) -> None:
        self.socket = socket
        self.rng = rng
        self.took = took
        self.now: dict[str, Any] = {}

    async def ask(self, kind: str, **fields: Any) -> dict[str, Any]:
        """Return the answer to a message; updates on the way are kept."""
        id = new_id()
        await self.socket.send(json.dumps({"type": kind, "id": id, **fields}))
        while True:
            message = await self.hear()
            if message.get("id") == id:
                return message

    async def hear(self) -> dict[str, Any]:
        """Return the next message."""
        message: dict[str, Any] = json.loads(await self.socket.recv())
        if message["type"] == "update":
            self.now = message
        return message

    async def play(self) -> None:
        """Play for ever."""
        while True:
            if self.now.get("ask") is None:
                await self.hear()
                continue
            asked = self.now["ask"]
            move = self.rng.choice(self.now["legal"])
            begun = time.perf_counter()
            await self.ask("commit", ask=asked, moves=[move])
            self.took.append(1000 * (time.perf_counter() - begun))
            while self.now.get("ask") == asked:
                await self.hear()


async def seated(url: str, tables: Sequence[Opened], took: list[float]) -> list[Client]:
    """Return a client on every seat of these tables."""
    gate = asyncio.Semaphore(AT_ONCE)

    async def sit(table: Opened, seat: int) -> Client:
        async with gate:
            address = "ws" + url.removeprefix("http") + "/api/ws"
            socket = await connect(address, compression=None, open_timeout=60)
            client = Client(socket, random.Random(f"{table.match} {seat}"), took)
            hello = {"type": "hello", "match": table.match, "token": table.tokens[seat]}
            await socket.send(json.dumps(hello))
            await client.hear()
            await client.ask("sit", name=f"P{seat}")
            return client

    return list(await asyncio.gather(*(sit(t, s) for t in tables for s in t.tokens)))


async def measure(server: Server, count: int) -> tuple[Load, float]:
    """Return the load of so many tables, and the memory of each with its two clients."""
    gate = asyncio.Semaphore(AT_ONCE)

    async def one() -> Opened:
        async with gate:
            return await open_table(server.url, "shift")

    tables = await asyncio.gather(*(one() for _ in range(count)))
    before, took = server.memory(), list[float]()
    clients = await seated(server.url, tables, took)
    each = (server.memory() - before) / count
    work = [asyncio.create_task(client.play()) for client in clients]
    await asyncio.sleep(0.5)
    took.clear()
    begun = time.perf_counter()
    await asyncio.sleep(SECONDS)
    load = Load(count, len(took), time.perf_counter() - begun, took[:])
    for task in work:
        task.cancel()
    await asyncio.gather(*work, return_exceptions=True)
    await asyncio.gather(*(client.socket.close() for client in clients))
    return load, each


def main() -> None:
    """Print the figures."""
    with tempfile.TemporaryDirectory() as folder:
        server = Server(Path(folder))
        try:
            print(f"first answer after start: {server.first_answer:.2f} s")
            print(f"{'tables':>6}{'moves/s':>12}{'p50 ms':>12}{'p99 ms':>12}")
            for count in TABLES:
                load, each = asyncio.run(measure(server, count))
                print(load.line(), flush=True)
            print(f"memory per open table with two clients: {each:.0f} KiB")
        finally:
            server.stop()


if __name__ == "__main__":
    main()
