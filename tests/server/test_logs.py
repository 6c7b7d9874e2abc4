"""What stands in a server's log after a busy run: no token, no seed, no name, nothing hidden."""

from __future__ import annotations

import asyncio
import gc
import io
import json
import logging
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any, cast

import pytest

import tailback
from tailback.client import Opened
from tailback.match.entry import Entry
from tailback.match.errors import LogError
from tailback.server import logs
from tailback.server.cluster.node import Node
from tailback.store.nodes import Nodes
from tests.harness.patience import PATIENCE, run
from tests.server.desk import (
    Running,
    close,
    cut,
    hello,
    http,
    play,
    running,
    say,
    seats,
    sql,
)

SEED = "5e"


@pytest.fixture
def log() -> io.StringIO:
    stream = io.StringIO()
    logs.set_up(stream)
    return stream


def secrets_of(table: Opened, entries: list[Entry]) -> set[str]:
    """Return every secret of a match: its tokens, its seeds, the ids of its messages, its draws."""
    found = {*table.tokens.values(), table.spectator, *_texts([e.body for e in entries])}
    open_words = {table.match, *tailback.list_games()}
    return {word for word in found if len(word) > 8 and word not in open_words}


def _texts(body: Any) -> Iterator[str]:
    if isinstance(body, str):
        yield body
    elif isinstance(body, dict | list | tuple):
        for each in body.values() if isinstance(body, dict) else body:
            yield from _texts(each)


async def busy(server: Running, game: str, rng: random.Random) -> set[str]:
    """Play a while, with lost connections, bad messages and bad requests; return all secrets."""
    table = await server.open(game, options={})
    players = await seats(server, table)
    for seat in players:
        await seat.sit(f"Player of {game}", f"{rng.getrandbits(128):032x}" + SEED * 16)
    work = [asyncio.create_task(play(seat, rng, most=6)) for seat in players]
    cut(players[0])
    token = players[0].token
    for path in (f"/api/tables/{token}/transcript", f"/table/{token}", f"/?token={token}"):
        await http(server, "GET", path, headers={"Authorization": f"Bearer {token}"})
    await http(server, "POST", f"/api/tables/{table.match}/devices", json={"endpoint": token})
    await http(server, "POST", "/api/tables", json={"game": token, "options": {token: token}})
    async with server.socket() as socket:
        await say(socket, **hello(table.match, token, cursor=token))
    async with server.greeted(table.match, token) as socket:
        await socket.send(token)
        await say(socket, type="commit", id=token, ask=0, moves=[token])
        await socket.recv()
    await asyncio.wait(work, timeout=PATIENCE, return_when=asyncio.FIRST_COMPLETED)
    for task in work:
        task.cancel()
    await asyncio.gather(*work, return_exceptions=True)
    entries = await server.registry.services.store.load(table.match)
    await close(players)
    return secrets_of(table, entries)


def test_a_busy_log_holds_no_secret(log: io.StringIO, tmp_path: Path) -> None:
    async def work() -> set[str]:
        rng, found = random.Random(7), set[str]()
        async with running(sql(tmp_path), games=None) as server:
            for game in tailback.list_games():
                found |= await busy(server, game, rng)
        return found

    secrets = run(work())
    text = log.getvalue()
    said = [json.loads(line)["said"] for line in text.splitlines()]
    assert {"table set", "request", "socket open", "socket closed"} <= {*said}
    assert len(secrets) > 100
    assert not [secret for secret in secrets if secret in text]


def test_a_secret_that_is_logged_would_be_found(log: io.StringIO) -> None:
    logging.getLogger("tailback.x").info("a planted %s", "secret-token")
    assert "secret-token" in log.getvalue()


def test_what_asyncio_says_of_a_task_that_failed_quotes_nothing(log: io.StringIO) -> None:
    async def fold() -> None:
        raise LogError("m" * 8, 7, "ValueError: M3 secret-move is not allowed")

    async def work() -> None:
        loop = asyncio.get_running_loop()
        task = loop.create_task(fold())
        await asyncio.wait([task])
        del task
        gc.collect()
        loop.call_soon(int, "secret-move")
        await asyncio.sleep(0)

    asyncio.run(work())
    task, call = (json.loads(line) for line in log.getvalue().splitlines())
    assert (task["said"], task["error"]) == ("Task exception was never retrieved", "LogError")
    assert any("fold" in place for place in task["at"])
    assert (call["said"], call["error"]) == ("Exception in callback int", "ValueError")
    assert "secret-move" not in log.getvalue()


def test_what_libraries_say_is_told_without_what_they_quote(log: io.StringIO) -> None:
    logging.getLogger("uvicorn.error").warning("Invalid HTTP request received.")
    logging.getLogger("psycopg").warning("discarding closed connection: %s", "secret-move")
    said = [json.loads(line)["said"] for line in log.getvalue().splitlines()]
    assert said == ["Invalid HTTP request received.", "discarding closed connection"]


def test_an_entry_of_another_node_that_does_not_replay_is_told_by_its_kind(
    log: io.StringIO,
) -> None:
    async def bad() -> None:
        raise LogError("m" * 8, 7, "ValueError: M3 secret-move is not allowed")

    async def work() -> None:
        Node(cast("Nodes", None))._spawn(bad())
        await asyncio.sleep(0)
        await asyncio.sleep(0)

    asyncio.run(work())
    (line,) = (json.loads(line) for line in log.getvalue().splitlines())
    assert (line["from"], line["error"]) == ("tailback.server.cluster.node", "LogError")
    assert "secret-move" not in log.getvalue()


def test_lines_for_people(log: io.StringIO) -> None:
    stream = io.StringIO()
    logs.set_up(stream, json=False)
    logging.getLogger("tailback.x").info("said\nforged line", extra={"match": "m", "status": 200})
    assert stream.getvalue().count("\n") == 1
    assert stream.getvalue().endswith(
        r"info tailback.x: said\nforged line match=m status=200" + "\n"
    )
