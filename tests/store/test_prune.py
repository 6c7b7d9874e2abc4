"""Clearing away spares what people play, however late they sat down, and what any node holds."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest

from tailback.client import Opened
from tailback.match import NoSuchMatch, new_id
from tailback.server.live.tokens import new_token
from tailback.store.nodes import Nodes
from tailback.store.prune import DAY, Pruner
from tailback.store.sql import SqlStore
from tests.harness.patience import run
from tests.harness.postgres import Cluster
from tests.match.helpers import find
from tests.server.desk import EVERY, QUICK, Running, asked, http, running
from tests.store.by_hand import altered


async def renewed(server: Running, table: Opened, times: int) -> str:
    """Have the host renew the first seat's link again and again; return the last token."""
    for _ in range(times):
        token = new_token()
        answer = await http(
            server,
            "POST",
            f"/api/tables/{table.match}/seats/0/link",
            json={"id": new_id(), "token": token},
            headers={"Authorization": f"Bearer {table.host}"},
        )
        assert answer.status_code == 200, answer.text
    return token


def due(store: SqlStore) -> Pruner:
    """Return one for which every table is two days old, and none is in use here."""
    return Pruner(store, find, lambda match: False, now=lambda: time.time() + 2 * DAY)


def test_a_match_is_kept_however_often_a_link_was_renewed_before_it(database: str) -> None:
    async def work() -> None:
        store = SqlStore(database)
        async with running(store, QUICK, games=EVERY) as server:
            table, empty = await server.open("shift"), await server.open("shift")
            await renewed(server, empty, 1)
            first = await renewed(server, table, 100)
            async with (
                server.greeted(table.match, first) as gold,
                server.greeted(table.match, table.tokens[1]) as silver,
            ):
                for seat in (gold, silver):
                    await asked(seat, "sit", name="P")
                for seat in (gold, silver):
                    await asked(seat, "reveal")
                for seat in (gold, silver):
                    now = await asked(seat, "watch")
                    if now["ask"] is not None:
                        moved = await asked(seat, "commit", ask=now["ask"], moves=[now["legal"][0]])
                        assert moved["type"] == "update"
        store = SqlStore(database)
        assert await due(store).portion() == 1
        assert await store.matches() == [table.match]
        await store.close()

    run(work())


@asynccontextmanager
async def elsewhere(database: str) -> AsyncIterator[Running]:
    async with running(SqlStore(database, sole=True), QUICK, games=EVERY) as server:
        yield server


def test_a_table_that_another_node_holds_is_not_cleared_away(postgres: Cluster) -> None:
    database = postgres.database()

    async def work() -> None:
        here = SqlStore(database)
        async with elsewhere(database) as server:
            table = await server.open("shift")
            async with server.greeted(table.match, table.tokens[0]):
                assert await due(here).portion() == 0
            assert await here.matches() == [table.match]
            server.registry.dismiss("closed", table.match)
            while not await due(here).portion():
                await asyncio.sleep(0.05)
            assert await here.matches() == []
            left = await server.open("shift")
            async with server.greeted(left.match, left.tokens[0]):
                pass
        assert await due(here).portion() == 1, "a node that has left holds nothing"
        await here.close()

    run(work())


def test_what_a_killed_node_held_is_held_no_longer_after_a_while(postgres: Cluster) -> None:
    async def work() -> None:
        database = postgres.database()
        store = SqlStore(database)
        async with running(store, QUICK, games=EVERY) as server:
            table = await server.open("shift")
        store = SqlStore(database)
        killed, other = Nodes(store.engine, "killed"), Nodes(store.engine, "other")
        killed.use([table.match])
        assert not await store.remove(table.match, 1)
        altered(database, "UPDATE notes SET value = '1000' WHERE key = 'used:killed'")
        other.use([table.match, "gone"])
        assert not await store.remove(table.match, 1)
        assert [key for key in await store.notes(table.match) if "used" in key] == ["used:other"]
        other.release([table.match])
        assert await store.remove(table.match, 1)
        with pytest.raises(NoSuchMatch):
            await store.load(table.match)
        await store.close()

    asyncio.run(work())
