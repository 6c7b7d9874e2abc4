"""SIGKILL of the whole server while clients play: nothing acknowledged is lost or done twice."""

from __future__ import annotations

import asyncio
import os
import random
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

import pytest

import tailback
from tests.faults.play import Play
from tests.harness.patience import run
from tests.harness.scale import SOAK
from tests.harness.wire import instant, own_port
from tests.suites import ROOT

TABLES: list[tuple[str, dict[str, Any]]] = [
    ("shift", {}),
    ("shuttles", {}),
    ("jam", {"seats": 3, "bots": {2: "random"}}),
    ("memory", {"seats": 2}),
    ("cutin", {"seats": 3, "bots": {2: "random"}, "time": 0.3}),
    ("bash", {"seats": 2}),
]
"""One table of each game after another."""


PARTS = 10 if SOAK else 1
"""They run side by side."""


def kills(database: str) -> int:
    """Return how often the server is killed in one part: more often where a file is written."""
    if "://" in database:
        return 5 if SOAK else 2
    return 95 if SOAK else 3


class Server:
    """A server process that is killed and started again at the same address.

    Whatever befalls it, no request and no socket of it may fail with a stack trace.
    """

    def __init__(self, database: str, *options: str) -> None:
        self.port = own_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.database = database
        self.options = options
        self.process: subprocess.Popen[str] | None = None
        self._folder = tempfile.TemporaryDirectory()
        self.log = Path(self._folder.name) / "log"

    async def start(self) -> None:
        command = [sys.executable, "-m", "tailback", "serve", "--port", str(self.port)]
        quick = {"TAILBACK_PACE": "0", "TAILBACK_MESSAGES_PER_SECOND": "100000"}
        with self.log.open("a") as log:
            self.process = subprocess.Popen(
                [*command, "--database", self.database, *self.options],
                stdout=subprocess.PIPE,
                stderr=log,
                text=True,
                cwd=ROOT,
                env={**os.environ, **quick},
            )
        assert self.process.stdout is not None
        line = await asyncio.to_thread(self.process.stdout.readline)
        assert "Tailback is at" in line

    def kill(self) -> None:
        if self.process is None:
            return
        assert self.process.stdout is not None
        self.process.kill()
        self.process.wait()
        self.process.stdout.close()
        self.process = None
        lines = self.log.read_text("utf-8").splitlines()
        assert not [line for line in lines if "Exception in ASGI application" in line]


@pytest.mark.parametrize("part", range(PARTS))
def test_kills_lose_and_double_nothing(database: str, part: int) -> None:
    async def whole() -> None:
        server, rng = Server(database), random.Random(part)
        await server.start()
        play = Play([server.url], TABLES)
        try:
            for _ in range(kills(database)):
                await play.goes_on()
                await instant(rng)
                server.kill()
                await server.start()
            await play.goes_on_everywhere()
            await play.stop()
        finally:
            server.kill()
        moves = await play.compare(database)
        assert {game for game, _ in TABLES} == {*tailback.list_games()}
        print(f"{kills(database)} kills, {moves} moves, none lost, none doubled")

    run(whole())
