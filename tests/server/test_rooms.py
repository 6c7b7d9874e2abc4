"""Rooms: taken up on demand, let go when idle; tokens hashed at rest; logs without secrets."""

from __future__ import annotations

import asyncio
import io
import json
import logging
import random
import sqlite3
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from tailback.match import Match, MatchServices, new_id
from tailback.match.entry import Entry
from tailback.match.log_writer import LogWriter
from tailback.server import logs
from tailback.server.live.tokens import new_token
from tailback.server.routes.rate_limits import RateLimits, TokenBucket
from tailback.server.settings import Settings
from tailback.store import MemoryStore
from tests.harness.patience import run, until
from tests.server.desk import (
    COMMITTED,
    QUICK,
    asked,
    close,
    heard,
    play,
    play_some,
    running,
    say,
    seats,
    sql,
)


def test_idle_matches_are_let_go_and_taken_up_again(tmp_path: Path) -> None:
    async def whole() -> None:
        async with running(sql(tmp_path), replace(QUICK, idle=0.05)) as server:
            table = await server.open("shift")
            assert server.registry.open == 0
            players = await seats(server, table)
            assert server.registry.open == 1
            await play_some(players, random.Random(1))
            await asyncio.sleep(0.3)
            assert server.registry.open == 1  # someone is there
            before = players[0].now
            await close(players)
            await until(lambda: not server.registry.open)
            seat = await server.seat(table, 0)
            assert (seat.now.view, seat.now.version) == (before.view, before.version)
            await seat.close()

    run(whole())


def test_a_match_is_loaded_once_for_all_who_come_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    loads = []
    load = Match.of

    async def counted(services: MatchServices, id: str, entries: Sequence[Entry]) -> Match:
        loads.append(id)
        await asyncio.sleep(0.02)
        return await load(services, id, entries)

    async def whole() -> None:
        monkeypatch.setattr(Match, "of", counted)
        async with running() as server:
            table = await server.open("relay")
            many = await asyncio.gather(*(server.seat(table, n % 2) for n in range(8)))
            assert loads == [table.match]
            await close(many)

    run(whole())


def test_presence() -> None:
    async def whole() -> None:
        async with running() as server:
            table = await server.open("sealed", seats=3, bots={2: "random"})
            one = await server.seat(table, 0)
            await one.ping()
            assert one.present == (True, False, True)
            other = await server.seat(table, 1)
            await other.ping()
            await one.ping()
            assert one.present == other.present == (True, True, True)
            await other.close()
            while one.present[1]:
                await one.ping()
            await one.close()

    run(whole())


def test_who_comes_between_two_tellings_is_told_in_the_end(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody else needs to be told where all is as it was before."""
    monkeypatch.setattr("tailback.server.live.presence._PERIOD", 1.0)

    async def whole() -> None:
        async with running() as server:
            table = await server.open("sealed", seats=2)
            one, other = await server.seat(table, 0), await server.seat(table, 1)
            await until(lambda: one.present == (True, True))
            await other.close()
            second = await server.seat(table, 0)
            other = await server.seat(table, 1)
            await until(lambda: second.present == (True, True))
            await close([one, second, other])

    run(whole())


def test_tokens_are_long_and_hashed_at_rest(tmp_path: Path) -> None:
    async def whole() -> list[str]:
        async with running(sql(tmp_path)) as server:
            table = await server.open("shift")
            return [*table.tokens.values(), table.spectator]

    tokens = run(whole())
    assert len(set(tokens)) == 3 and all(len(token) == 32 for token in tokens)
    dumped = "\n".join(sqlite3.connect(tmp_path / "tables.db").iterdump())
    assert "token:" in dumped
    assert not any(token in dumped for token in tokens)


def test_logs_tell_no_secrets(tmp_path: Path) -> None:
    async def whole() -> tuple[list[str], list[str]]:
        async with running(sql(tmp_path)) as server:
            table = await server.open("shift", bots={1: "random"})
            seat = await server.seat(table, 0)
            await seat.sit("Ada Lovelace", "5e" * 32)
            await seat.wait_for(lambda u: u.ask is not None)
            await seat.commit(["nonsense-move"])
            await seat.try_([seat.now.legal[0]])
            await play(seat, random.Random(1))
            log = await server.registry.services.store.load(table.match)
            await seat.close()
            secrets = [*table.tokens.values(), table.spectator, "5e" * 32, "nonsense-move"]
            secrets += [log[0].body["server_seed"], "Ada Lovelace"]
            secrets += [draw for entry in log for draw in entry.body.get("draws") or ()]
            return secrets, [entry.body["id"] for entry in log if "id" in entry.body]

    stream = io.StringIO()
    logs.set_up(stream)
    secrets, ids = run(whole())
    logging.getLogger("tailback.x").info("%s", "before", extra={"match": "m"})
    try:
        raise ValueError("a card: M3")
    except ValueError:
        logging.getLogger("tailback.x").exception("failed")
    lines = stream.getvalue().splitlines()
    kept = [json.loads(line) for line in lines]
    assert {"request", "table set", "socket open", "socket closed"} <= {k["said"] for k in kept}
    assert kept[-1]["error"] == "ValueError"
    for secret in {*secrets, *ids, "M3"}:
        words = {json.dumps(value) for line in kept for value in line.values()}
        assert not any(secret in word for word in words if len(secret) > 4), secret
        assert json.dumps(secret) not in words


def test_token_buckets() -> None:
    bucket = TokenBucket(2, 3, 0.0)
    assert [bucket.take(1, 0.0) for _ in range(4)] == [True, True, True, False]
    assert bucket.wait(0.0) == pytest.approx(0.5)
    assert [bucket.take(1, 1.0) for _ in range(3)] == [True, True, False]
    assert bucket.take(5, 2.0)  # what is begun is done, and owed
    assert bucket.wait(2.0) == pytest.approx(2.0)
    limits = RateLimits(Settings())
    assert limits.account("192.0.2.1") is limits.account("::ffff:192.0.2.1")
    assert limits.account("192.0.2.1") is not limits.account("192.0.2.2")
    assert limits.account("2001:db8::1") is limits.account("2001:db8::2")


def test_a_commit_that_falls_over_is_answered_and_can_be_sent_again(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    write = LogWriter.write

    async def broken(self: LogWriter, *given: Any) -> None:
        monkeypatch.setattr(LogWriter, "write", write)
        raise KeyError("nobody's fault")

    async def whole() -> None:
        async with running() as server:
            table = await server.open("relay")
            players = await seats(server, table)
            for seat in players:
                await seat.sit("Ada")
            async with server.greeted(table.match, server.token(table, 0)) as socket:
                monkeypatch.setattr(LogWriter, "write", broken)
                message: dict[str, Any] = {"id": new_id(), "ask": 1, "moves": ["wait"]}
                assert (await asked(socket, "commit", **message))["why"] == "failed"
                assert (await asked(socket, "commit", **message))["accepted"] == message["id"]
            await close(players)

    run(whole())


class HeldStore(MemoryStore):
    """A store whose appends wait until they are let go."""

    def __init__(self) -> None:
        super().__init__()
        self.free = asyncio.Event()
        self.waiting = asyncio.Event()

    async def append(self, *given: Any) -> None:
        self.waiting.set()
        await self.free.wait()
        await super().append(*given)


def test_what_comes_while_something_is_written_is_answered_after_it() -> None:
    async def whole() -> None:
        store = HeldStore()
        async with running(store) as server:
            table = await server.open("relay")
            async with server.greeted(table.match, table.tokens[0]) as socket:
                ids = [new_id() for _ in range(3)]
                own = {"token": new_token(), **COMMITTED}
                await say(socket, type="sit", id=ids[0], name="P0", **own)
                await store.waiting.wait()
                await say(socket, type="ping", id=ids[1])
                async with server.greeted(table.match, table.tokens[1]) as other:
                    assert (await asked(other, "ping"))["type"] == "pong", "others do not wait"
                store.free.set()
                await say(socket, type="ping", id=ids[2])
                told = [await heard(socket, "update", "pong") for _ in ids]
                assert [message.get("accepted") or message.get("id") for message in told] == ids

    run(whole())
