"""Ten honest tables beside hostile clients of every kind: quick answers, nothing lost.

In the soak nginx stands before the server, and clients attack what it keeps off, too.
"""

from __future__ import annotations

import asyncio
import json
import random
import subprocess
import sys
import time
from collections import Counter
from contextlib import ExitStack
from itertools import groupby
from pathlib import Path
from typing import Any

from websockets.asyncio.client import ClientConnection
from websockets.asyncio.client import connect as open_socket
from websockets.exceptions import ConnectionClosed

from tailback.client import Opened, open_table
from tailback.match import new_id
from tailback.server.live.tokens import new_token
from tailback.store.check import check
from tailback.store.sql import SqlStore
from tests.attack.hostile import Host, hosted
from tests.harness.nginx import nginx_before
from tests.harness.patience import PATIENCE
from tests.harness.scale import SOAK
from tests.server.desk import asked, hello, say
from tests.suites import ROOT

SECONDS = 600.0 if SOAK else 8.0
HEAT = 3 if SOAK else 1
TABLES = 10 if SOAK else 3
LOG = 10_000_000
WINDOW = 10.0
"""For so many seconds at a time answers are compared: a stall must not be lost among the others."""
HONEST: tuple[tuple[str, dict[str, Any]], ...] = (
    ("shift", {"options": {"turn_limit": 4000}}),
    ("shuttles", {"options": {"turn_limit": None}}),
    ("shift", {"options": {"turn_limit": 4000}, "bots": {1: "random"}}),
    ("jam", {"options": {"rounds": 100}, "seats": 3, "bots": {2: "random"}}),
)
"""What honest people play: alone against bots, too."""
MEMORY = 600_000_000
"""How many bytes the server and its helpers may hold together at any time."""


class Honest:
    """A person at a table: thinks a little, plays, and remembers what was acknowledged."""

    def __init__(self, host: Host, table: Opened, seat: int, address: str) -> None:
        self.host = host
        self.table = table
        self.seat = seat
        self.address = address
        self.token, self.own = table.tokens[seat], new_token()
        self.acknowledged: list[str] = []
        self.waits: list[tuple[float, float]] = []
        """When each move was sent, and how long its answer took."""
        self.wrong: Counter[str] = Counter()
        self._rng = random.Random(address)

    async def play(self) -> None:
        """Play until it is over, and come back where the connection is lost."""
        while True:
            try:
                where = "ws" + self.host.url.removeprefix("http") + "/api/ws"
                how: Any = {"local_addr": (self.address, 0), "compression": None}
                async with open_socket(where, max_size=None, **how) as made:
                    await say(made, **hello(self.table.match, self.token))
                    await self._play(made)
            except (ConnectionClosed, OSError, EOFError) as error:
                self.wrong[type(error).__name__] += 1
                await asyncio.sleep(0.2)

    async def _play(self, made: ClientConnection) -> None:
        now = json.loads(await made.recv())
        if now["people"]["seats"][self.seat]["kind"] == "open":
            await asked(made, "sit", token=self.own, name="Ada")
            self.token = self.own
        elif now["greeting"]["invited"] is not None:  # it sat down, and did not hear the answer
            self.token = self.own
            return
        while True:
            now = await asked(made, "watch")
            if now.get("stage") == "revealing":
                await asked(made, "reveal")
            if now["type"] == "error":
                self.wrong[now["why"]] += 1
            if now.get("stage") == "over":
                await asyncio.sleep(3600)
            if now.get("ask") is None or now.get("sealed") is not None:
                await asyncio.sleep(0.1)
                continue
            await asyncio.sleep(self._rng.uniform(0.02, 0.2))
            id, begun = new_id(), time.monotonic()
            move = self._rng.choice(now["legal"])
            answer = await asked(made, "commit", id=id, ask=now["ask"], moves=[move])
            self.waits.append((begun, time.monotonic() - begun))
            if answer.get("accepted") == id or answer["type"] == "accepted":
                self.acknowledged.append(id)
            else:
                self.wrong[answer.get("why") or answer["type"]] += 1


async def measured(host: Host, most: list[int]) -> None:
    """Note how much the server and its helpers hold."""
    while True:
        most.append(host.memory)
        await asyncio.sleep(0.5)


def test_honest_tables_beside_a_mob(tmp_path: Path) -> None:
    async def whole(host: Host) -> tuple[list[Honest], list[int], Any]:
        players = []
        for number in range(TABLES):
            game, wish = HONEST[number % len(HONEST)]
            table = await open_table(host.url, game, **wish)
            for seat in table.tokens:
                players.append(Honest(host, table, seat, f"127.0.{10 + seat}.{number + 1}"))
        held: list[int] = []
        work = [asyncio.create_task(player.play()) for player in players]
        work.append(asyncio.create_task(measured(host, held)))
        command = (sys.executable, "-m", "tests.attack.mob", host.url, str(SECONDS), str(HEAT))
        mob = await asyncio.create_subprocess_exec(*command, cwd=ROOT, stdout=subprocess.PIPE)
        said, _ = await asyncio.wait_for(mob.communicate(), SECONDS + PATIENCE)
        for task in work:
            task.cancel()
        await asyncio.gather(*work, return_exceptions=True)
        return players, held, json.loads(said)

    settings = {"TAILBACK_PACE": "0.2", "TAILBACK_BOT_PROCESSES": "1"}
    with hosted(tmp_path, "--proxy", "127.0.0.1", **settings) as host, ExitStack() as stack:
        if SOAK:
            port = stack.enter_context(nginx_before(host.port, tmp_path))
            host.url = f"http://127.0.0.1:{port}"
        players, held, mob = asyncio.run(whole(host))
        assert host.ask("/api/health").status == 200
        log = host.log.stat().st_size
    sent = sorted(each for player in players for each in player.waits)
    waits = sorted(wait for _, wait in sent)
    wrong = sum((player.wrong for player in players), Counter[str]())
    windows = [
        sorted(wait for _, wait in some)
        for _, some in groupby(sent, lambda each: (each[0] - sent[0][0]) // WINDOW)
    ]
    late = [p99(window) for window in windows]
    print(
        f"{len(waits):,} honest moves: p50 {1000 * waits[len(waits) // 2]:.0f} ms, "
        f"p99 {1000 * p99(waits):.0f} ms, at most {1000 * waits[-1]:.0f} ms; "
        f"in {len(windows)} windows of {WINDOW:.0f} s p99 at most {1000 * max(late):.0f} ms; "
        f"fewest moves {min(map(len, windows[:-1] or windows))}; "
        f"memory at most {max(held) / 1e6:.0f} MB; log {log / 1e6:.2f} MB; wrong {dict(wrong)}"
    )
    print(f"p99 of each window in ms: {[round(1000 * each) for each in late]}")
    print(f"the mob: {mob}")
    assert not wrong
    assert len(waits) > SECONDS
    assert log < LOG
    assert max(held) < MEMORY
    asyncio.run(nothing_lost(host.database, players))
    if SOAK:
        assert len(windows) >= SECONDS // WINDOW, "at some time nobody could move"
        assert max(late) < 0.5


def p99(waits: list[float]) -> float:
    """Return what all but one in a hundred of these stay below; they are in order."""
    return waits[int(0.99 * len(waits))]


async def nothing_lost(database: Path, players: list[Honest]) -> None:
    """Compare what was acknowledged with what was written."""
    assert check(database).problems == ()
    store = SqlStore(database)
    for player in players:
        log = [entry.body for entry in await store.load(player.table.match)]
        mine = [body["id"] for body in log if body.get("seat") == player.seat and "ask" in body]
        assert [id for id in mine if id in set(player.acknowledged)] == player.acknowledged
    await store.close()
