"""How late messages between nodes are.

``python -m benchmarks.bus [TABLES [SECONDS]]``: two nodes on a PostgreSQL that syncs every commit.
At each of them a client process moves at half of the tables as fast as moves are acknowledged.
Meanwhile each node publishes messages of the kinds and sizes of presence, chat and spending at
random moments; a sample is the time from there until the listeners of the other node are called.
How late the nodes' own timers are says how much of that is the machine's and not the carrier's.
"""

from __future__ import annotations

import asyncio
import json
import os
import random
import signal
import sys
import time
from collections import defaultdict
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from typing import Any, Final

import pytest
from tests.harness.postgres import cluster

from benchmarks.limits import over_limits
from benchmarks.nodes import moves, nodes
from benchmarks.server import installed
from tailback.cli.main import main as tailback
from tailback.server.cluster.bus import Bus, BusMessage
from tailback.server.cluster.membership import Membership

RATE: Final = 25.0
"""How many messages of each kind a node publishes in a second."""
_TIMER: Final = "timer"
_FOLDER: Final = "BENCHMARK_FOLDER"
"""The variable that says where nodes write their samples."""
WITHIN: Final = 250.0
"""Under how many milliseconds 99 of 100 messages are to be."""
_DATA: Final[dict[str, dict[str, Any]]] = {
    "presence": {"seats": [0, 1, 2], "watch": 40},
    "said": {"seat": 0, "text": "x" * 200},
    "spent": {"rows": {f"198.51.100.{n}": [1.25, 0.0, 2] for n in range(30)}},
}


def serve(arguments: list[str]) -> None:
    """Serve until interrupted, publish meanwhile, and write how late the other's messages were."""
    late: dict[str, list[float]] = defaultdict(list)
    tasks: list[asyncio.Task[None]] = []
    join = Membership.join

    async def join_and_publish(membership: Membership, *args: Any) -> None:
        await join(membership, *args)
        for kind in _DATA:
            membership.bus.listen(kind, lambda message: note(membership.bus, message))
            tasks.append(asyncio.create_task(publish(membership.bus, kind)))

    def note(bus: Bus, message: BusMessage) -> None:
        at = message.data.get("at")
        if isinstance(at, float) and message.node != bus.node:
            late[message.kind].append(1000 * (time.monotonic() - at))

    async def publish(bus: Bus, kind: str) -> None:
        while True:
            wait = random.expovariate(RATE)
            due = time.monotonic() + wait
            await asyncio.sleep(wait)
            late[_TIMER].append(1000 * (time.monotonic() - due))
            bus.publish(kind, "no-table", **_DATA[kind], at=time.monotonic())

    setattr(Membership, "join", join_and_publish)  # noqa: B010
    tailback(arguments)
    Path(os.environ[_FOLDER], f"{os.getpid()}.json").write_text(json.dumps(late))


def main(tables: int = 60, seconds: int = 60) -> int:
    """Print the figures; return 1 where one is over its limit."""
    try:
        served = cluster(sync=True)
    except pytest.skip.Exception as why:
        print(f"skipped: {why}")
        return 0
    if (why_not := installed()) is not None:
        print(f"skipped: the clients cannot be installed: {why_not}")
        return 0
    late: dict[str, list[float]] = {kind: [] for kind in (*_DATA, _TIMER)}
    with TemporaryDirectory() as folder:
        os.environ[_FOLDER] = folder
        with nodes(served.database(), 2, "benchmarks.bus") as processes:
            rate, p99 = moves(processes, tables, seconds)
            for each in processes:
                each.process.send_signal(signal.SIGINT)
            for each in processes:
                each.process.wait()
        for file in Path(folder).iterdir():
            for kind, samples in json.loads(file.read_text()).items():
                late[kind] += samples
    print(f"two nodes, {tables} tables, {os.cpu_count()} cores, load {os.getloadavg()[0]:.1f}")
    print(f"{rate:,.0f} moves/s, p99 {p99:.1f} ms")
    figures = []
    for kind, samples in late.items():
        samples.sort()
        p99 = samples[round(0.99 * (len(samples) - 1))]
        if kind != _TIMER:
            figures.append((f"p99 ms of {kind}", p99, WITHIN))
        print(
            f"{kind:10}{len(samples):6} samples   p50 {median(samples):6.1f} ms   "
            f"p99 {p99:6.1f} ms   longest {samples[-1]:6.1f} ms"
        )
    return over_limits(*figures)


if __name__ == "__main__":
    if sys.argv[1:2] == ["serve"]:
        serve(sys.argv[1:])
    else:
        sys.exit(main(*map(int, sys.argv[1:3])))
