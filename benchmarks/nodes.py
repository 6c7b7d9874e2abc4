"""Two nodes on PostgreSQL beside one, and how soon a killed node's tables are taken over.

``python -m benchmarks.nodes [TABLES]``: tables of Shift, two clients to a table, moves as fast as
they are acknowledged. Their clients are two Node.js processes, which in turn play on one node and
on one each of two; nodes, PostgreSQL (as the tests start it, without fsync) and clients share the
machine's cores. Then two nodes run as many tables of bots each; one of them is killed, and it
counts from there until each of its tables has an entry under a lease of the other. So again and
again, each time with new nodes.
"""

from __future__ import annotations

import asyncio
import json
import os
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from statistics import median
from typing import Final

import pytest
from sqlalchemy import Engine
from tests.harness.postgres import Cluster, cluster

from benchmarks.before import NOW
from benchmarks.limits import over_limits
from benchmarks.server import LIMIT, LIMITS, PEER, SECONDS, WARM, installed
from tailback.client import connect, open_table
from tailback.store.engine import connect as engine_of

RUNS: Final = 3
OFFERED: Final = 100
BOTS: Final = 20
KILLS: Final = 6
WITHIN: Final = 5.0
"""In how many seconds 99 of 100 tables are to be taken over."""
_PATIENCE: Final = 30.0


class NodeProcess:
    """A server of its own."""

    def __init__(self, database: str, module: str = "tailback") -> None:
        command = [sys.executable, "-m", module, "serve", "--port", "0"]
        quick = {**LIMITS, "TAILBACK_BOT_TABLES": "1000", "TAILBACK_PACE": "0.2"}
        self.process = subprocess.Popen(
            [*command, "--database", database],
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
            env={**os.environ, **quick},
        )
        assert self.process.stdout is not None
        said = self.process.stdout.readline()
        self.url = next(word for word in said.split() if word.startswith("http")).rstrip("/")

    def stop(self) -> None:
        self.process.kill()
        self.process.wait()


@contextmanager
def nodes(database: str, count: int, module: str = "tailback") -> Iterator[list[NodeProcess]]:
    with ExitStack() as stack:
        processes = []
        for _ in range(count):
            processes.append(NodeProcess(database, module))
            stack.callback(processes[-1].stop)
        yield processes


def rate(served: Cluster, count: int, tables: int) -> tuple[float, float]:
    """Return how many moves a second so many nodes acknowledge, and the greater p99 in ms."""
    with nodes(served.database(), count) as processes:
        return moves(processes, tables)


def moves(
    processes: list[NodeProcess], tables: int, seconds: float = SECONDS
) -> tuple[float, float]:
    """Return how many moves a second these nodes acknowledge, and the greater p99 in ms."""
    clients = []
    for number in range(2):
        node = processes[number % len(processes)]
        wanted = {
            "kind": "tailback",
            "protocol": NOW.protocol,
            "url": node.url,
            "pid": node.process.pid,
            "ticks": os.sysconf("SC_CLK_TCK"),
            "tables": tables // 2,
            "warm": WARM,
            "seconds": seconds,
            "offered": OFFERED,
        }
        command = ["node", str(PEER / "load.js"), json.dumps(wanted)]
        clients.append(subprocess.Popen(command, stdout=subprocess.PIPE, text=True))
    eager = [
        json.loads(client.communicate(timeout=LIMIT + 2 * seconds)[0])["eager"]
        for client in clients
    ]
    return sum(each["rate"] for each in eager), max(each["p99"] for each in eager)


async def take_overs(served: Cluster) -> list[float]:
    """Return for each table of each killed node how long it took until another ran it."""
    waits = list[float]()
    for _ in range(KILLS):
        database = served.database()
        engine = engine_of(database)
        with nodes(database, 2) as (killed, other):
            tables = await _bot_tables(killed.url)
            more = [*tables, *await _bot_tables(other.url)]
            await _until(lambda: len(_leases(engine, more)) == len(more))  # noqa: B023
            before = _leases(engine, tables)
            killed.stop()
            waits += await _taken_over(engine, before)
        engine.dispose()
    return waits


async def _taken_over(engine: Engine, before: dict[str, int]) -> list[float]:
    """Return after how long each of these tables has an entry under another lease."""
    waits, left, begun = list[float](), set(before), time.monotonic()
    while left and time.monotonic() < begun + _PATIENCE:
        now = _leases(engine, [*left])
        gone = {table for table in left if now.get(table, 0) > before[table]}
        waits += [time.monotonic() - begun] * len(gone)
        left -= gone
        await asyncio.sleep(0.02)
    return waits + [_PATIENCE] * len(left)


async def _bot_tables(url: str) -> list[str]:
    """Open tables at which two bots play, and look at each once, so that they begin."""
    tables = []
    for _ in range(BOTS):
        opened = await open_table(url, "shift", bots={0: "random", 1: "random"})
        await (await connect(url, opened.match, opened.spectator)).close()
        tables.append(opened.match)
    return tables


def _leases(engine: Engine, tables: list[str]) -> dict[str, int]:
    """Return under which lease the latest entry of each table was written."""
    query = (
        "SELECT match, max(substring(body from '\"lease\":([0-9]+)')::int) FROM entries "
        "WHERE match = ANY(%s) GROUP BY match"
    )
    with engine.connect() as connection:
        rows = connection.exec_driver_sql(query, (tables,))
        return {match: number for match, number in rows if number is not None}


async def _until(what: object) -> None:
    assert callable(what)
    async with asyncio.timeout(_PATIENCE):
        while not what():
            await asyncio.sleep(0.05)


def main(tables: int = 60) -> int:
    """Print the figures; return 1 where one is over its limit."""
    try:
        served = cluster()
    except pytest.skip.Exception as why:
        print(f"skipped: {why}")
        return 0
    if (why_not := installed()) is not None:
        print(f"skipped: the clients cannot be installed: {why_not}")
    else:
        runs = {count: [] for count in (1, 2)}  # type: dict[int, list[tuple[float, float]]]
        for _ in range(RUNS):
            for count, found in runs.items():
                found.append(rate(served, count, tables))
        print(f"{tables} tables with two clients each on PostgreSQL, {os.cpu_count()} cores")
        for count, found in runs.items():
            moves, slowest = (median(each[n] for each in found) for n in (0, 1))
            print(f"{count} node{'s' * (count > 1)}: {moves:8,.0f} moves/s   p99 {slowest:7.1f} ms")
    waits = sorted(asyncio.run(take_overs(served)))
    p99 = waits[min(len(waits) - 1, round(0.99 * len(waits)))]
    print(
        f"take-over of {len(waits)} tables of {KILLS} killed nodes: p50 {median(waits):.2f} s, "
        f"p99 {p99:.2f} s, longest {waits[-1]:.2f} s  (p99 under {WITHIN:.0f})"
    )
    return over_limits(("p99 s until a killed node's tables are taken over", p99, WITHIN))


if __name__ == "__main__":
    sys.exit(main(*map(int, sys.argv[1:2])))
