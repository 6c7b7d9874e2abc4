"""The open list under attack: how often it is made, how much it holds, who waits for it."""

from __future__ import annotations

import asyncio
import socket
import time
from contextlib import ExitStack
from dataclasses import replace
from typing import Any

import pytest

from tailback.client import Opened
from tailback.match import StoreError
from tailback.server.lobby import MOST_EACH
from tailback.server.settings import Settings
from tailback.store import MemoryStore
from tailback.store.schema import LISTED
from tests.harness.patience import PATIENCE, run, until
from tests.server.desk import (
    EVERY,
    QUICK,
    Running,
    http,
    running,
)

USUAL = Settings(pace=0, bot_processes=0, replay_process=False)


class Counting(MemoryStore):
    """Counts how often the list is read."""

    def __init__(self) -> None:
        super().__init__()
        self.looks = 0

    async def noted(self, key: str) -> dict[str, str]:
        self.looks += key == LISTED
        return await super().noted(key)


async def put(server: Running, table: Opened, level: str = "any") -> Any:
    body = {"level": level, "watch": table.spectator}
    bearer = {"Authorization": f"Bearer {table.host}"}
    return await http(server, "PUT", f"/api/lobby/{table.match}", json=body, headers=bearer)


def test_a_list_that_changes_all_the_time_is_put_together_now_and_then() -> None:
    async def whole() -> None:
        store, told = Counting(), 0
        async with running(store, settings=QUICK) as server:

            async def wait() -> None:
                nonlocal told
                tag = ""
                while True:
                    answer = await http(server, "GET", "/api/lobby", params={"known": tag})
                    tag = answer.json()["tag"]
                    told += 1

            table = await server.open("relay")
            async with server.greeted(table.match, table.tokens[0]):
                waiter, begun = asyncio.create_task(wait()), time.monotonic()
                for number in range(200):
                    assert (await put(server, table, ("new", "any")[number % 2])).status_code == 204
                shown: list[str] = []
                while shown != ["any"]:  # the last word counts
                    tables = (await http(server, "GET", "/api/lobby")).json()["tables"]
                    shown = [each["level"] for each in tables]
                waiter.cancel()
                took = time.monotonic() - begun
                assert store.looks <= 2 * took + 4
                assert 1 <= told <= 2 * took + 4

    run(whole())


def test_a_listed_table_says_little_however_much_was_agreed() -> None:
    async def whole() -> None:
        async with running(settings=QUICK, games=EVERY) as server:
            usual = await server.open("bash")
            other = await server.open("bash", options={"course": "surprise 9 5"})
            for table in (usual, other):
                assert (await put(server, table)).status_code == 204
            shown: list[Any] = []
            while len(shown) < 2:
                answer = await http(server, "GET", "/api/lobby")
                shown = answer.json()["tables"]
            first, second = shown
            assert "course" not in first["options"]
            assert len(second["options"]["course"]) == 16
            assert len(answer.text) < 5000
            spent = server.hall.limits.account("127.0.0.1").work
            before = spent.spent
            await http(server, "GET", "/api/lobby")
            assert spent.spent - before > 1.2, "it is paid by its length"

    run(whole())


def test_what_an_address_has_listed_is_counted_on_every_node_and_shown_to_nobody() -> None:
    async def whole() -> None:
        store = MemoryStore()
        async with running(store) as server, running(store) as elsewhere:
            tables = [await server.open("relay") for _ in range(MOST_EACH + 1)]
            for table in tables[:-1]:
                assert (await put(server, table)).status_code == 204
            assert (await put(elsewhere, tables[-1])).status_code == 429
            assert (await put(elsewhere, tables[0], "new")).status_code == 204
            notes = [await store.notes(table.match) for table in tables[:-1]]
            assert all("127.0.0.1" not in note[LISTED] for note in notes)
            shown = (await http(elsewhere, "GET", "/api/lobby")).json()["tables"]
            assert not any("by" in each for each in shown)

    run(whole())


def test_a_list_that_cannot_be_read_is_not_taken_for_an_empty_one(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def whole() -> None:
        store = MemoryStore()
        async with running(store) as server:

            async def broken(key: str) -> dict[str, str]:
                raise StoreError("it does not answer")

            with monkeypatch.context() as patch:
                patch.setattr(store, "noted", broken)
                for _ in range(3):
                    assert (await http(server, "GET", "/api/lobby")).status_code == 503
            assert (await http(server, "GET", "/api/lobby")).status_code == 200

    run(whole())


ASK = "GET {path} HTTP/1.1\r\nHost: localhost\r\nX-Forwarded-For: {address}\r\n\r\n"


@pytest.mark.parametrize("path", ["/api/lobby?known={tag}", "/slow/x"])
def test_one_address_behind_a_proxy_cannot_hold_every_connection(path: str) -> None:
    settings = replace(USUAL, proxies=("127.0.0.1",), connections_per_address=8)

    async def slow(scope: Any, receive: Any, send: Any) -> None:
        await asyncio.sleep(PATIENCE)

    async def whole() -> None:
        loop = asyncio.get_running_loop()
        async with running(settings=settings) as server:
            server.app.mount("/slow", slow)
            server.app.router.routes.insert(0, server.app.router.routes.pop())
            tag = (await http(server, "GET", "/api/lobby")).json()["tag"]
            asked = ASK.format(path=path.format(tag=tag), address="198.51.100.1")
            account = server.hall.limits.account("198.51.100.1")
            with ExitStack() as stack:
                for _ in range(70):
                    line = stack.enter_context(socket.create_connection(("127.0.0.1", server.port)))
                    line.setblocking(False)
                    await loop.sock_sendall(line, asked.encode())
                    await asyncio.sleep(0.005)
                held = 2 if "lobby" in path else 8
                await until(lambda: account.requests == held and server.connections <= held + 2)
                line = stack.enter_context(socket.create_connection(("127.0.0.1", server.port)))
                line.setblocking(False)
                honest = ASK.format(path="/api/games", address="203.0.113.9")
                await loop.sock_sendall(line, honest.encode())
                assert (await loop.sock_recv(line, 100)).startswith(b"HTTP/1.1 200")

    run(whole())
