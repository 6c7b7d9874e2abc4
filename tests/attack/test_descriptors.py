"""Descriptors are few: idle connections, slow requests and crowds do not use them up."""

from __future__ import annotations

import asyncio
import json
import socket
import time
from collections.abc import Iterator
from contextlib import AsyncExitStack, ExitStack, suppress
from dataclasses import replace
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from tailback.server.settings import Settings
from tests.attack.hostile import Host, hosted, idle
from tests.harness.patience import PATIENCE, run, until, wait_until
from tests.harness.scale import SOAK
from tests.server.desk import asked, heard, running

CROWD = 3000 if SOAK else 300
DESCRIPTORS = 256
BRIEF = Settings(bot_processes=0)


@pytest.fixture
def cramped(tmp_path: Path) -> Iterator[Host]:
    with hosted(tmp_path, descriptors=DESCRIPTORS, TAILBACK_HEADERS=str(PATIENCE)) as host:
        yield host


def test_a_crowd_of_idle_connections_leaves_health_to_be_asked(cramped: Host) -> None:
    with idle(cramped, CROWD):
        time.sleep(0.5)
        answers = [cramped.ask("/api/health") for _ in range(40)]
        assert {json.loads(answer.text)["status"] for answer in answers} == {"ok"}
        full = cramped.ask("/api/games")
        assert (full.status, full.why) == (503, "full")
        time.sleep(0.5)
        assert cramped.log.stat().st_size < 100_000
    assert wait_until(lambda: cramped.ask("/api/games").status == 200)


def test_one_address_cannot_keep_the_others_out(cramped: Host) -> None:
    with idle(cramped, CROWD, "127.0.0.2"):
        time.sleep(0.5)
        for _ in range(5):
            assert cramped.ask("/api/games").status == 200


def test_crowds_of_many_addresses_leave_health_to_be_asked(cramped: Host) -> None:
    with ExitStack() as stack:
        for number in range(10):
            stack.enter_context(idle(cramped, CROWD // 10, f"127.0.1.{number + 1}"))
        time.sleep(0.5)
        assert cramped.ask("/api/health").status == 200
        assert cramped.log.stat().st_size < 100_000


def test_where_descriptors_are_gone_all_the_same_it_is_said_once_a_second(tmp_path: Path) -> None:
    with hosted(tmp_path, descriptors=40) as host, idle(host, CROWD):
        assert wait_until(lambda: "no descriptors" in host.log.read_text())
        time.sleep(2.0)
        lines = [json.loads(line) for line in host.log.read_text().splitlines()]
        said = [line["time"][:19] for line in lines if line["said"].startswith("no descriptors")]
        assert len(said) <= 1 + len(set(said))
        assert len(lines) < 40 + len(said)


DRIPS = {
    "nothing": ("", 0.5),
    "headers": ("GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: ", 0.5),
    "second": ("GET /api/health HTTP/1.1\r\nHost: localhost\r\n\r\nGET / HTTP/1.1\r\nX", 0.5),
    "body": ("POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Length: 900\r\n\r\n", 1.0),
}


@pytest.mark.parametrize("what", DRIPS)
def test_a_slow_request_is_given_up(what: str) -> None:
    begin, least = DRIPS[what]

    async def whole() -> None:
        async with running(settings=replace(BRIEF, headers=0.5, request=1.0)) as server:
            took = await asyncio.to_thread(dripped, server.port, begin)
            assert took is not None, "it was never given up"
            assert took > least - 0.2

    run(whole())


def dripped(port: int, begin: str) -> float | None:
    """Return after how many seconds a request is given up that drips on and on; None if never."""
    begun = time.monotonic()
    with socket.create_connection(("127.0.0.1", port)) as line:
        line.sendall(begin.encode())
        line.settimeout(0.01)
        for _ in range(200):
            time.sleep(0.1)
            with suppress(TimeoutError):
                try:
                    if begin:
                        line.sendall(b"x")
                    over = line.recv(65536) == b""
                except ConnectionError:
                    over = True
                if over:
                    return time.monotonic() - begun
    return None


def test_who_never_reads_its_answers_is_let_go() -> None:
    async def whole() -> None:
        async with running(settings=replace(BRIEF, request=0.5)) as server:
            loop = asyncio.get_running_loop()
            with socket.socket() as reader:
                reader.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 1024)
                reader.setblocking(False)
                await loop.sock_connect(reader, ("127.0.0.1", server.port))
                ask = b"GET /api/games HTTP/1.1\r\nHost: localhost\r\n\r\n"
                come = asyncio.create_task(until(lambda: server.connections))
                await loop.sock_sendall(reader, 400 * ask)
                await come
                await until(lambda: not server.connections)

    run(whole())


def test_a_socket_without_a_hello_is_closed() -> None:
    async def whole() -> None:
        settings = replace(BRIEF, hello=0.3)
        async with running(settings=settings) as server, server.socket() as silent:
            assert (await heard(silent))["why"] == "silent"
            with pytest.raises(ConnectionClosed):
                await silent.recv()

    run(whole())


def test_sockets_of_one_address_are_counted() -> None:
    async def whole() -> None:
        async with running(settings=replace(BRIEF, connections_per_address=6)) as server:
            table = await server.open("relay")
            async with AsyncExitStack() as stack:
                for _ in range(6):
                    greeted = server.greeted(table.match, table.spectator)
                    await stack.enter_async_context(greeted)
                for _ in range(3):
                    with pytest.raises((InvalidHandshake, OSError, EOFError)):
                        await stack.enter_async_context(server.socket())
            account = server.registry.limits.account("127.0.0.1")
            await until(lambda: not account.sockets)
            async with server.greeted(table.match, table.spectator) as again:
                assert (await asked(again, "ping"))["type"] == "pong"

    run(whole())


def test_who_is_cut_off_is_gone_although_it_never_reads() -> None:
    """A slow reader's connection is not kept until it has read what nobody waits for."""

    async def whole() -> None:
        settings = replace(BRIEF, unheard=4)
        async with running(settings=settings) as server:
            table = await server.open("relay")
            async with server.greeted(table.match, table.spectator, max_queue=1) as slow:
                (room,) = server.registry._rooms.values()
                (connection,) = room.presence.connections[None]
                for _ in range(100):
                    connection.send(json.dumps({"type": "presence", "seats": [False] * 40_000}))
                await until(lambda: not server.connections)
                slow.transport.abort()

    run(whole())
