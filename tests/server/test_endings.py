"""What is under way when the server ends, a table is cleared away or the store fails: no trace."""

from __future__ import annotations

import asyncio
import json
import os
import signal
from dataclasses import replace
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from tailback.match import StoreError
from tailback.match.errors import Busy, LogError, NoSuchMatch
from tailback.server import app
from tailback.store import MemoryStore
from tailback.store.engine import faults
from tests.harness.patience import run, until
from tests.server.desk import COMMITTED, QUICK, heard, hello, http, running, say

JSON = {"Content-Type": "application/json"}
OPEN = json.dumps({"game": "shift"})


class Held(MemoryStore):
    """Neither writes nor reads any more from some moment on."""

    def __init__(self) -> None:
        super().__init__()
        self.held, self.waiting = False, 0

    async def _hold(self) -> None:
        if self.held:
            self.waiting += 1
            await asyncio.Event().wait()

    async def create(self, *given: Any) -> None:
        await self._hold()
        await super().create(*given)

    async def append(self, *given: Any) -> None:
        await self._hold()
        await super().append(*given)

    async def notes(self, match: str) -> dict[str, str]:
        await self._hold()
        return await super().notes(match)


def traced(caplog: pytest.LogCaptureFixture) -> list[str]:
    """Return the lines of the log with a stack trace."""
    return [record.message for record in caplog.records if record.exc_info]


def test_what_is_under_way_when_the_server_ends_is_told_so(
    caplog: pytest.LogCaptureFixture,
) -> None:
    """Of requests and sockets that wait for the store, and of one that has just come."""
    store = Held()

    async def whole() -> Any:
        async with running(store) as server:
            table = await server.open("shift")
            store.held = True
            asking = asyncio.create_task(
                http(server, "POST", "/api/tables", content=OPEN, headers=JSON)
            )
            socket = await server.socket().__aenter__()
            await say(socket, **hello(table.match, table.spectator))
            await until(lambda: store.waiting == 2)
        with pytest.raises(ConnectionClosed):
            await heard(socket, "update")
        return await asking

    answer = run(whole())
    assert (answer.status_code, answer.json()["error"]["why"]) == (503, "ending")
    assert not traced(caplog)


def test_a_transcript_that_is_still_read_when_the_server_ends_is_told_so() -> None:
    """Its process is stopped, and the one that waits behind it has no process any more."""
    text = {"content": b"nothing", "headers": {"Content-Type": "text/plain"}}

    async def whole() -> list[Any]:
        async with running(settings=replace(QUICK, replay_process=True)) as server:
            await http(server, "POST", "/api/transcripts", **text)
            transcripts = server.app.state.transcripts
            os.kill(transcripts._worker._process.pid, signal.SIGSTOP)
            asking = [
                asyncio.create_task(http(server, "POST", "/api/transcripts", **text))
                for _ in range(2)
            ]
            await until(lambda: transcripts._waiting == 2)
        return await asyncio.gather(*asking)

    for answer in run(whole()):
        assert (answer.status_code, answer.json()["error"]["why"]) == (503, "ending")


def test_the_end_waits_for_no_store_that_is_silent(monkeypatch: pytest.MonkeyPatch) -> None:
    """A move is being written for ever; whoever made it has no answer."""
    monkeypatch.setattr(app, "_ENDING", 0.2)
    store = Held()

    async def whole() -> None:
        async with running(store) as server:
            table = await server.open("shift")
            seat = await server.seat(table, 0)
            store.held = True
            sitting = asyncio.create_task(seat.sit("Ann"))
            await until(lambda: store.waiting)
        sitting.cancel()
        await seat.close()

    run(whole())


def test_a_request_to_a_table_that_is_closed_meanwhile_is_told_so(
    caplog: pytest.LogCaptureFixture,
) -> None:
    async def whole() -> Any:
        async with running() as server:
            table = await server.open("shift")
            async with server.greeted(table.match, table.spectator):
                match = server.registry.matches()[table.match]
                async with match._lock:  # somebody writes
                    path = f"/api/tables/{table.match}/seats/0/link"
                    body = json.dumps({"id": "1" * 32, "token": "t" * 40})
                    headers = {**JSON, "Authorization": f"Bearer {table.host}"}
                    asking = asyncio.create_task(
                        http(server, "POST", path, content=body, headers=headers)
                    )
                    await until(lambda: match._running)
                    for task in tuple(match._running):
                        task.cancel()
                return await asking

    answer = run(whole())
    assert (answer.status_code, answer.json()["error"]["why"]) == (503, "ending")
    assert not traced(caplog)


@pytest.mark.parametrize(
    ("error", "status", "why"),
    [
        (NoSuchMatch("gone"), 404, "no-such-table"),
        (Busy("not now"), 503, "store"),
        (LogError("0" * 32, 0, "it is missing"), 503, "broken-log"),
    ],
)
def test_a_store_that_fails_where_nobody_looks_out_for_it_has_an_answer(
    error: Exception, status: int, why: str, caplog: pytest.LogCaptureFixture
) -> None:
    async def whole() -> Any:
        async with running() as server:
            table = await server.open("shift")

            async def fail(*given: Any) -> None:
                raise error

            server.app.state.lobby.has = fail
            claim = {"id": "1" * 32, "token": "t" * 40, "name": "Ann", **COMMITTED}
            body = json.dumps(claim)
            path = f"/api/lobby/{table.match}/seats"
            return await http(server, "POST", path, content=body, headers=JSON)

    answer = run(whole())
    assert (answer.status_code, answer.json()["error"]["why"]) == (status, why)
    assert not traced(caplog)


def test_who_says_hello_at_a_table_that_was_just_cleared_away_is_told_so(
    caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def whole() -> Any:
        async with running() as server:
            table = await server.open("shift")

            async def cleared(match: Any) -> bool:
                raise NoSuchMatch(match.id)

            monkeypatch.setattr(server.registry._node, "newest", cleared)
            async with server.socket() as socket:
                await say(socket, **hello(table.match, table.spectator))
                return await heard(socket)

    told = run(whole())
    assert (told["type"], told["why"]) == ("error", "no-such-table")
    assert not traced(caplog)


def test_what_the_driver_of_postgresql_raises_by_itself_is_a_fault_of_the_store() -> None:
    psycopg = pytest.importorskip("psycopg")
    with pytest.raises(Busy), faults():
        raise psycopg.OperationalError("the connection is closed")
    with pytest.raises(StoreError), faults():
        raise psycopg.ProgrammingError("can't change 'autocommit' now")
    with pytest.raises(ZeroDivisionError), faults():
        raise ZeroDivisionError
