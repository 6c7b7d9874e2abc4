"""Sockets that say nothing, are too many, or never read, are let go by the server itself."""

from __future__ import annotations

import json
from contextlib import AsyncExitStack
from dataclasses import replace

import pytest
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from tailback.server.settings import Settings
from tailback.server.socket import Session
from tests.harness.patience import run, until
from tests.server.desk import asked, heard, running

BRIEF = Settings(bot_processes=0)


def test_a_socket_without_a_hello_is_closed() -> None:
    async def whole() -> None:
        settings = replace(BRIEF, hello=0.3)
        async with running(settings=settings) as server, server.socket() as silent:
            assert (await heard(silent))["why"] == "silent"
            with pytest.raises(ConnectionClosed):
                await silent.recv()

    run(whole())


@pytest.mark.parametrize("fast", [True, False])
def test_sockets_of_one_address_are_counted(fast: bool) -> None:
    async def whole() -> None:
        async with running(
            settings=replace(BRIEF, connections_per_address=6, fast_frames=fast)
        ) as server:
            table = await server.open("relay")
            async with AsyncExitStack() as stack:
                for _ in range(6):
                    greeted = server.greeted(table.match, table.spectator)
                    await stack.enter_async_context(greeted)
                for _ in range(3):
                    with pytest.raises((InvalidHandshake, OSError, EOFError)):
                        await stack.enter_async_context(server.socket())
            await until(lambda: not server.hall.limits.account("127.0.0.1").sockets)
            async with server.greeted(table.match, table.spectator) as again:
                assert (await asked(again, "ping"))["type"] == "pong"

    run(whole())


@pytest.mark.parametrize("fast", [True, False])
def test_who_is_cut_off_is_gone_although_it_never_reads(fast: bool) -> None:
    """A slow reader's connection is not kept until it has read what nobody waits for."""

    async def whole() -> None:
        settings = replace(BRIEF, unheard=4, fast_frames=fast)
        async with running(settings=settings) as server:
            table = await server.open("relay")
            async with server.greeted(table.match, table.spectator, max_queue=1) as slow:
                (room,) = server.hall._rooms.values()
                (ear,) = room.ears[None]
                assert isinstance(ear, Session)
                for _ in range(100):
                    ear.hear(json.dumps({"type": "presence", "seats": [False] * 40_000}))
                assert ear.slow, "all of it waits in the connection's own buffer"
                await until(lambda: not server.connections)
                slow.transport.abort()

    run(whole())
