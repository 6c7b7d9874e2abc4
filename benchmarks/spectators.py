"""One table before a full house: how soon all who watch hear of a move, and what each one costs.

``python -m benchmarks.spectators [SPECTATORS]``: a table of Shift on SQLite (WAL, full sync). The
server is a process of its own, so are those who watch; both seats are played from here, a move
every so often. A move counts from when it is sent until a spectator has its frame. All share the
machine's cores.
"""

from __future__ import annotations

import asyncio
import json
import multiprocessing
import re
import selectors
import socket
import sys
import time
from collections.abc import Iterator
from multiprocessing.connection import Connection
from pathlib import Path
from random import Random
from statistics import median
from typing import Final
from urllib.parse import urlsplit

from benchmarks.before import NOW
from benchmarks.limits import over_limits
from benchmarks.server import ours, running
from tailback.client import Opened, Seat, connect, open_table
from tailback.match import Accepted

SPECTATORS: Final = 2000
MOVES: Final = 60
EVERY: Final = 0.25
"""How many seconds lie between two moves."""
LIMIT: Final = 60.0
AT_ONCE: Final = 50
"""How many come in at the same time."""
WITHIN: Final = 250.0
"""In how many milliseconds 99 of 100 are to hear of a move."""
KIB: Final = 48.0
"""How much memory one may cost."""
_VERSION: Final = re.compile(rb'"version":(\d+)')
_MASKED: Final = 0x80
_TEXT: Final = 0x81
_PING: Final = 0x89
_PONG: Final = 0x8A

Heard = list[tuple[int, float]]
"""Of which version, when."""


class Spectator:
    """One who watches, as cheaply as can be: frames are taken apart by hand."""

    def __init__(self, url: str, hello: bytes) -> None:
        parts = urlsplit(url)
        assert parts.hostname is not None
        self.socket = socket.create_connection((parts.hostname, parts.port), timeout=LIMIT)
        asked = (
            f"GET /api/ws HTTP/1.1\r\nHost: {parts.netloc}\r\nUpgrade: websocket\r\n"
            "Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
            "Sec-WebSocket-Key: dGFpbGJhY2sgYmVuY2htYQ==\r\n\r\n"
        )
        self.socket.sendall(asked.encode())
        self._hello = hello
        self._waiting = b""
        self._greeted = False

    def take(self) -> Iterator[bytes]:
        """Return every text that has come; a ping is answered."""
        data = self.socket.recv(1 << 18)
        if not data:
            raise ConnectionError("the server has closed a spectator's connection")
        self._waiting += data
        if not self._greeted:
            head, end, rest = self._waiting.partition(b"\r\n\r\n")
            if not end:
                return
            if not head.startswith(b"HTTP/1.1 101"):
                raise ConnectionError(head.partition(b"\r\n")[0].decode())
            self._greeted, self._waiting = True, rest
            self.socket.sendall(_frame(_TEXT, self._hello))
        while (frame := self._frame()) is not None:
            kind, body = frame
            if kind == _TEXT:
                yield body
            elif kind == _PING:
                self.socket.sendall(_frame(_PONG, body))

    def _frame(self) -> tuple[int, bytes] | None:
        data, begin = self._waiting, 2
        if len(data) < begin:
            return None
        size = data[1]
        if size >= 126:
            begin = 4 if size == 126 else 10
            size = int.from_bytes(data[2:begin], "big")
        if len(data) < begin + size:
            return None
        self._waiting = data[begin + size :]
        return data[0], data[begin : begin + size]


def _frame(kind: int, body: bytes) -> bytes:
    """Return a short frame as a client sends it; the mask is of zeros."""
    size = len(body)
    head = bytes((kind, size | _MASKED)) if size < 126 else bytes((kind, 126 | _MASKED))
    return head + (size.to_bytes(2, "big") if size >= 126 else b"") + bytes(4) + body


def watch(url: str, hello: bytes, count: int, pipe: Connection) -> None:
    """Watch with so many connections until told to stop; send back who heard what when."""
    heard: Heard = []
    ready = 0
    with selectors.EpollSelector() as selector:
        selector.register(pipe, selectors.EVENT_READ, None)
        coming = 0
        while True:
            while coming < count and coming - ready < AT_ONCE:
                one = Spectator(url, hello)
                selector.register(one.socket, selectors.EVENT_READ, one)
                coming += 1
            for key, _ in selector.select():
                if key.data is None:
                    pipe.recv()
                    pipe.send(heard)
                    return
                for text in key.data.take():
                    now = time.monotonic()
                    if b'"type":"presence"' in text[:40]:
                        continue
                    found = _VERSION.search(text)
                    if found is None:
                        raise ValueError(text[:200])
                    if b'"scene"' in text:
                        ready += 1
                        if ready == count:
                            pipe.send(count)
                    else:
                        heard.append((int(found[1]), now))


async def play(url: str, table: Opened, moves: int) -> dict[int, float]:
    """Play moves at a steady rate; return when each was sent, by its version for who watches."""
    rng, sent = Random(1), dict[int, float]()
    seats = [await connect(url, table.match, token) for token in table.tokens.values()]
    watcher = await connect(url, table.match, table.spectator)
    for seat in seats:
        await seat.sit("Ada")
    for seat in seats:
        await seat.begun()
    begun = time.monotonic()
    for number in range(moves):
        await asyncio.sleep(max(0.0, begun + number * EVERY - time.monotonic()))
        await watcher.ping()
        version = watcher.now.version
        now = time.monotonic()
        seat = await _asked(seats)
        answer = await seat.commit([rng.choice(seat.now.legal)])
        assert isinstance(answer, Accepted), answer
        sent[version + 1] = now
    await watcher.ping()
    for seat in (*seats, watcher):
        await seat.close()
    return sent


async def _asked(seats: list[Seat]) -> Seat:
    while True:
        for seat in seats:
            if seat.now.ask is not None:
                return seat
        await asyncio.sleep(0.001)


def memory(pid: int) -> float:
    """Return how many KiB a process holds."""
    status = Path(f"/proc/{pid}/status").read_text()
    return float(next(line.split()[1] for line in status.splitlines() if "VmRSS" in line))


def measured(spectators: int) -> tuple[list[float], float]:
    """Return how many milliseconds each took to hear of each move, and KiB for each."""
    with running(ours(NOW)) as (pid, url, _):
        options = {"turn_limit": 1000}
        table = asyncio.run(open_table(url, "shift", options=options))
        asyncio.run(play(url, table, 2))  # what every table needs is there
        before = memory(pid)
        hello = {"type": "hello", "match": table.match, "token": table.spectator}
        said = json.dumps({**hello, "protocol": NOW.protocol}).encode()
        ours_end, theirs = multiprocessing.Pipe()
        process = multiprocessing.Process(target=watch, args=(url, said, spectators, theirs))
        process.start()
        theirs.close()
        try:
            assert ours_end.poll(LIMIT), "not all came in"
            ours_end.recv()
            each = (memory(pid) - before) / spectators
            sent = asyncio.run(play(url, table, MOVES))
            time.sleep(1)
            ours_end.send("stop")
            heard: Heard = ours_end.recv()
        finally:
            process.join(5)
            process.kill()
    took = [1000 * (at - sent[version]) for version, at in heard if version in sent]
    assert len(took) == spectators * MOVES, f"{len(took)} of {spectators * MOVES} were heard"
    return sorted(took), each


def main(spectators: int = SPECTATORS) -> int:
    """Print the figures; return 1 where one is over its limit."""
    took, each = measured(spectators)
    p99 = took[len(took) * 99 // 100]
    print(f"{spectators:,} spectators at one table, {MOVES} moves, {1 / EVERY:g} a second")
    print(f"p50 ms until they hear of a move {median(took):10.1f}")
    print(f"p99 ms                           {p99:10.1f}  (at most {WITHIN:g})")
    print(f"slowest ms                       {took[-1]:10.1f}")
    print(f"KiB of the server's for each     {each:10.1f}  (under {KIB:g})")
    return over_limits(
        ("p99 ms until spectators hear of a move", p99, WITHIN),
        ("KiB of the server's for each spectator", each, KIB),
    )


if __name__ == "__main__":
    sys.exit(main(*map(int, sys.argv[1:2])))
