"""SIGKILL of the whole server while clients play: nothing acknowledged is lost or done twice."""

from __future__ import annotations

import asyncio
import os
import random
import socket
import subprocess
import sys
from collections import Counter

from tailback.client import Opened, Seat, connect, open_table
from tailback.match import Accepted, Refused, new_id
from tailback.store.check import check
from tailback.store.sql import SqlStore
from tests.harness.scale import SOAK
from tests.suites import ROOT

TABLES = 3


def kills(database: str) -> int:
    """Return how often the server is killed: more often where a file is written."""
    if "://" in database:
        return 50 if SOAK else 2
    return 200 if SOAK else 3


class Server:
    """A server process that is killed and started again at the same address."""

    def __init__(self, database: str) -> None:
        with socket.create_server(("127.0.0.1", 0)) as free:
            self.port = free.getsockname()[1]
        self.url = f"http://127.0.0.1:{self.port}"
        self.database = database
        self.process: subprocess.Popen[str] | None = None

    async def start(self) -> None:
        command = [sys.executable, "-m", "tailback", "serve", "--port", str(self.port)]
        quick = {"TAILBACK_PACE": "0", "TAILBACK_MESSAGES_PER_SECOND": "100000"}
        self.process = subprocess.Popen(
            [*command, "--database", self.database],
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
            cwd=ROOT,
            env={**os.environ, **quick},
        )
        assert self.process.stdout is not None
        line = await asyncio.to_thread(self.process.stdout.readline)
        assert "Tailback is at" in line

    def kill(self) -> None:
        assert self.process is not None and self.process.stdout is not None
        self.process.kill()
        self.process.wait()
        self.process.stdout.close()


class Player:
    """Plays random moves for ever, and remembers what was acknowledged and what was refused."""

    def __init__(self, seat: Seat, rng: random.Random) -> None:
        self.seat = seat
        self.rng = rng
        self.said: dict[str, str] = {}
        self.acknowledged: list[str] = []
        self.refused: list[str] = []
        self.versions: list[int] = []

    async def play(self) -> None:
        async for update in self.seat.updates():
            self.versions.append(update.version)
            if update.ask is None or update.ask != self.seat.now.ask:
                continue
            id, move = new_id(), self.rng.choice(update.legal)
            self.said[id] = move
            answer = await self.seat.commit([move], update.ask, id)
            if isinstance(answer, Accepted):
                self.acknowledged.append(id)
            else:
                assert isinstance(answer, Refused)
                self.refused.append(id)


def test_kills_lose_and_double_nothing(database: str) -> None:
    async def whole() -> None:
        server, rng = Server(database), random.Random(1)
        await server.start()
        players: list[Player] = []
        tables: list[Opened] = []
        for _ in range(TABLES):
            table = await open_table(server.url, "shift", options={"starter": "gold"})
            tables.append(table)
            for token in table.tokens.values():
                seat = await connect(server.url, table.match, token)
                await seat.sit("x")
                players.append(Player(seat, rng))
        work = [asyncio.create_task(player.play()) for player in players]
        for _ in range(kills(database)):
            before = sum(len(player.acknowledged) for player in players)
            async with asyncio.timeout(30):
                while sum(len(player.acknowledged) for player in players) < before + 12:
                    await asyncio.sleep(0.01)
            await asyncio.sleep(rng.uniform(0, 0.1))
            server.kill()
            await server.start()
        async with asyncio.timeout(30):
            await asyncio.gather(*(player.seat.ping() for player in players))
        for task in work:
            task.cancel()
        for player in players:
            await player.seat.close()
        server.kill()
        await compare(server.database, tables, players)

    asyncio.run(asyncio.wait_for(whole(), 60 if not SOAK else 3000))


async def compare(database: str, tables: list[Opened], players: list[Player]) -> None:
    assert check(database).problems == ()
    store = SqlStore(database)
    acknowledged = 0
    for table in tables:
        commits = [e.body for e in await store.load(table.match) if e.kind == "commit"]
        found = Counter(body["id"] for body in commits)
        moves = {body["id"]: body["moves"] for body in commits}
        here = [player for player in players if player.seat.match == table.match]
        for player in here:
            acknowledged += len(player.acknowledged)
            for id in player.acknowledged:
                assert found[id] == 1, "a move that was acknowledged is lost or doubled"
                assert moves[id] == [player.said[id]]
            assert not any(id in found for id in player.refused), "a refused move was written"
            assert player.versions == sorted(player.versions), "a version went back"
        said = {id for player in here for id in player.said}
        assert set(found) <= said, "a move that nobody made"
        order = [body["id"] for body in commits]
        for player in here:
            mine = [id for id in order if id in player.said]
            assert mine == [id for id in player.said if id in found], "moves changed places"
    await store.close()
    assert acknowledged > 12 * kills(database)
    print(f"{kills(database)} kills, {acknowledged} acknowledged moves, none lost, none doubled")
