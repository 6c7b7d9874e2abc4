"""Several servers on one database, here in one process: what one knows the others come to know."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from itertools import pairwise
from types import SimpleNamespace
from typing import Any

import pytest
from sqlalchemy import create_engine
from sqlalchemy.engine import make_url

from tailback.client import open_table
from tailback.match import Accepted, Match, StoreError
from tailback.server.cluster import pg_notify
from tailback.server.cluster.node import PERIOD, Node
from tailback.server.live.registry import MatchRegistry
from tailback.server.routes.rate_limits import RateLimits, Spent
from tailback.server.settings import Settings
from tailback.store.admin_queue import AdminQueue
from tailback.store.nodes import Beat, Nodes
from tailback.store.schema import LISTED
from tailback.store.sql import SqlStore
from tests.harness.patience import until
from tests.harness.postgres import Cluster, postgres
from tests.harness.wire import Wire, to_file
from tests.server.desk import QUICK, Running, running
from tests.server.test_lobby import listed, put
from tests.store.by_hand import altered

__all__ = ["postgres"]
FIRST = {"starter": "gold"}


@asynccontextmanager
async def two(database: str, settings: Settings = QUICK) -> AsyncIterator[tuple[Running, Running]]:
    async with (
        running(SqlStore(database, sole=True), settings) as one,
        running(SqlStore(database, sole=True), settings) as other,
    ):
        yield one, other


def test_a_table_is_played_by_way_of_two_servers(postgres: Cluster) -> None:
    async def work() -> None:
        async with two(postgres.database()) as (one, other):
            table = await open_table(one.url, "shift", options=FIRST)
            gold, silver = await one.seat(table, 0), await other.seat(table, 1)
            await gold.sit("Ann")
            await silver.sit("Bob")
            await until(lambda: gold.now.ask is not None)
            await silver.begun()
            versions = [silver.now.version]
            for _ in range(6):
                mover = gold if gold.now.ask is not None else silver
                listener = silver if mover is gold else gold
                before = listener.now.version
                assert isinstance(await mover.commit([mover.now.legal[0]]), Accepted)
                await until(lambda: listener.now.version == before + 1)  # noqa: B023
                assert listener.now.events, "what happened is told, not only how things stand"
                versions.append(silver.now.version)
            assert versions == sorted(versions)
            await until(lambda: gold.present == silver.present == (True, True))
            await silver.close()
            await until(lambda: gold.present == (True, False))
            await gold.close()

    asyncio.run(work())


def test_entries_are_found_even_where_no_message_comes(
    postgres: Cluster, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tailback.server.cluster.pg_notify.PgNotify.start", lambda self, bus: None)

    async def work() -> None:
        async with two(postgres.database()) as (one, other):
            table = await open_table(one.url, "shift", options=FIRST)
            gold, silver = await one.seat(table, 0), await other.seat(table, 1)
            await gold.sit("Ann")
            await silver.sit("Bob")
            await until(lambda: gold.now.stage == silver.now.stage == "running")
            await gold.close()
            await silver.close()

    asyncio.run(work())


def test_one_server_runs_the_bots_and_another_when_it_lets_go(postgres: Cluster) -> None:
    async def work() -> None:
        database = postgres.database()
        async with two(database) as (one, other):
            table = await open_table(one.url, "shift", bots={1: "random"}, options=FIRST)
            gold = await one.seat(table, 0)
            again = await other.seat(table, 0)

            def numbers() -> list[int | None]:
                registries = one.registry, other.registry
                found = [registry.matches().get(table.match) for registry in registries]
                return [None if match is None else match.services.lease() for match in found]

            assert numbers() == [1, None]
            await gold.sit("Ann")
            await until(lambda: gold.now.ask is not None)
            while gold.now.ask is not None:
                await gold.commit([gold.now.legal[0]])
            await until(lambda: gold.now.ask is not None and again.now.version == gold.now.version)
            await gold.close()
            one.registry.dismiss("closed", table.match)
            await until(lambda: numbers() == [None, 2])
            await again.close()
        store = SqlStore(database)
        entries = await store.load(table.match)
        leases = [(entry.body["seat"], entry.body.get("lease")) for entry in entries[3:]]
        assert set(leases) <= {(0, None), (1, 1), (1, 2)}
        assert (1, 1) in leases
        await store.close()

    asyncio.run(work())


def test_an_entry_of_another_server_wakes_the_bot_that_is_run_here(postgres: Cluster) -> None:
    async def work() -> None:
        async with two(postgres.database()) as (one, other):
            table = await open_table(one.url, "shift", bots={1: "random"}, options=FIRST)
            async with one.registry.room(table.match) as room:
                assert room.match.services.lease() == 1
                gold = await other.seat(table, 0)
                await gold.sit("Ann")
                await until(lambda: gold.now.ask is not None)
                while gold.now.ask is not None:
                    await gold.commit([gold.now.legal[0]])
                await until(lambda: gold.now.ask is not None)
                there = other.registry.matches()[table.match]
                await until(lambda: match_length(room.match) == match_length(there))
                await gold.close()

    asyncio.run(work())


def leased(server: Running, match: str) -> int | None:
    """Return under which number a server runs a match."""
    held = server.registry.matches().get(match)
    return None if held is None else held.services.lease()


def test_a_server_that_cannot_say_that_it_lives_runs_nothing_and_another_does(
    postgres: Cluster, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work() -> None:
        async with two(postgres.database()) as (one, other):
            table = await open_table(one.url, "shift", bots={0: "random"}, options=FIRST)
            silver = await one.seat(table, 1)
            assert leased(one, table.match) == 1
            timed = await open_table(one.url, "bell", time=0.5)
            ringers = [await one.seat(timed, seat) for seat in range(2)]
            for ringer in ringers:
                await ringer.sit("x")
            for ringer in ringers:
                await ringer.begun()
            assert leased(one, timed.match) == 1

            def silent(*given: Any) -> Any:
                raise StoreError("no word")

            monkeypatch.setattr(one.app.state.membership.node._nodes, "beat", silent)
            await until(lambda: leased(one, table.match) is None)
            await ringers[0].commit(["3"])
            await until(lambda: leased(other, table.match) == 2)  # nobody has asked for it there
            await silver.sit("Ann")
            await until(lambda: silver.now.ask is not None)
            await until(lambda: ringers[1].now.legal == ("1", "2", "3"))  # its time to ring is over
            monkeypatch.undo()
            for match, kinds in ((table.match, {"commit"}), (timed.match, {"time"})):
                entries = await one.registry.services.store.load(match)
                under = {(e.kind, e.body["lease"]) for e in entries if "lease" in e.body}
                assert under == {(kind, 2) for kind in kinds}
            for seat in (silver, *ringers):
                await seat.close()

    asyncio.run(work())


def test_a_match_that_is_over_has_no_lease(postgres: Cluster) -> None:
    async def work() -> None:
        async with two(postgres.database()) as (one, other):
            table = await open_table(one.url, "shift", bots={1: "random"}, options=FIRST)
            gold = await one.seat(table, 0)
            await gold.sit("Ann")
            await until(lambda: leased(one, table.match) == 1)
            await gold.begun()
            await gold.resign()
            await until(lambda: gold.now.stage == "over")

            def nobody_s() -> bool:
                query = "SELECT count(*) FROM leases WHERE node IS NOT NULL"
                store = one.registry.services.store
                assert isinstance(store, SqlStore)
                return not store.read(lambda c: c.exec_driver_sql(query).scalar_one())

            await until(nobody_s)
            again = await other.seat(table, 0)
            assert leased(one, table.match) is None
            assert leased(other, table.match) is None
            await again.close()
            await gold.close()

    asyncio.run(work())


def test_the_next_beat_is_when_another_server_is_due_to_be_dead() -> None:
    node = Node(Nodes(create_engine("sqlite://"), "n"))
    assert node._rest() == PERIOD
    node.others = {"one": time.monotonic() + 1000.0, "two": time.monotonic() + PERIOD / 2}
    assert node._rest() <= PERIOD / 2
    node._failing = True  # nobody knows how the others are
    assert node._rest() == PERIOD


def test_whatever_falls_over_is_noted_and_begun_anew(
    postgres: Cluster, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr("tailback.server.app._AGAIN", 0.01)
    attend = Node.attend
    fallen: list[Node] = []

    async def falls(self: Node, registry: MatchRegistry) -> None:
        if not fallen:
            fallen.append(self)
            raise RuntimeError
        await attend(self, registry)

    monkeypatch.setattr(Node, "attend", falls)

    async def work() -> None:
        async with two(postgres.database()) as (one, other):
            await until(lambda: len(one.registry.nodes) == len(other.registry.nodes) == 2)
            await asyncio.sleep(2.5)  # longer than a node lives that says nothing
            await until(lambda: len(one.registry.nodes) == len(other.registry.nodes) == 2)

    asyncio.run(work())
    assert caplog.messages.count("a background task failed") == 1


def test_a_slow_answer_of_the_database_makes_no_clock_jump() -> None:
    node = Node(Nodes(create_engine("sqlite://"), "n"))
    for since, ahead, doubt, kept in (
        (100.0, 50.0, 0.001, 50.0),
        (101.0, 50.2, 0.3, 50.0),  # it was long on its way, and may mean the same
        (102.0, 50.001, 0.0005, 50.001),
        (1000.0, 50.4, 0.5, 50.4),  # since then the clocks may have gone as far apart
        (1001.0, 70.0, 0.4, 70.0),  # the database's was set
    ):
        node._learn(Beat({}, {}, {}, since, ahead, doubt))
        assert node._ahead == kept


@asynccontextmanager
async def wired(
    cluster: Cluster, monkeypatch: pytest.MonkeyPatch, settings: Settings = QUICK
) -> AsyncIterator[tuple[Running, Running, Wire]]:
    """Two servers; what carries the first one's messages is connected by this wire."""
    monkeypatch.setattr(pg_notify, "_PROBE", 0.1)
    database = cluster.database()
    wire = Wire(to_file(f"{cluster.folder}/.s.PGSQL.5432"))
    await wire.start()
    name = make_url(database).database
    by_wire = create_engine(f"postgresql+psycopg://tests@127.0.0.1:{wire.port}/{name}")
    try:
        async with two(database, settings) as (one, other):
            carrier = one.app.state.membership.pg_notify
            await until(lambda: carrier.connections >= 2)
            with monkeypatch.context() as patch:
                patch.setattr(carrier, "_store", SimpleNamespace(engine=by_wire, backend=None))
                carrier.reconnect()
                await until(lambda: carrier.connections >= 4)
                patch.setattr(pg_notify, "_SILENCE", 1.0)
                yield one, other, wire
    finally:
        await wire.close()


def test_connections_that_hang_are_given_up_and_nobody_s_presence_is_lost(
    postgres: Cluster, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work() -> None:
        async with wired(postgres, monkeypatch) as (one, other, wire):
            table = await open_table(one.url, "shift", options=FIRST)
            gold = await one.seat(table, 0)
            carrier, store = one.app.state.membership.pg_notify, one.registry.services.store
            wire.hold()
            monkeypatch.setattr(carrier, "_store", store)  # new connections do not hang
            silver = await other.seat(table, 1)
            await until(lambda: gold.present == silver.present == (True, True))
            await silver.close()
            await until(lambda: gold.present == (True, False))
            await gold.close()

    asyncio.run(work())


def match_length(match: Match) -> int:
    return match.state.length


def test_what_an_address_spends_is_counted_on_both_servers(
    postgres: Cluster, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def work() -> None:
        settings = replace(QUICK, tables_per_minute=60)
        async with wired(postgres, monkeypatch, settings) as (one, other, wire):
            here, there = (server.registry.limits.account("192.0.2.9") for server in (one, other))
            here.tables.charge(3600)
            here.sockets, there.sockets = 3, 2
            await until(lambda: here.all_sockets == there.all_sockets == 5)
            assert not other.registry.limits.meter("192.0.2.9").take_table()
            assert there.sockets == 2
            wire.cut()
            await until(lambda: here.all_sockets == 3)  # each counts by itself
            here.sockets, there.sockets = 4, 1
            wire.mend()
            await until(lambda: here.all_sockets == there.all_sockets == 5)

    asyncio.run(work())
    said = [line for line in caplog.messages if "from node to node" in line]
    assert {line.removeprefix("messages from node to node ") for line in said} == {
        "do not go through",
        "go through",
    }
    assert all(line != before for before, line in pairwise(said))


def test_what_others_forgot_of_a_server_they_took_for_dead_is_told_anew(
    postgres: Cluster, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work() -> None:
        async with two(postgres.database()) as (one, other):
            there = other.registry.limits.account("192.0.2.9")
            one.registry.limits.account("192.0.2.9").sockets = 3
            await until(lambda: there.all_sockets == 3)

            def silent(*given: Any) -> Any:
                raise StoreError("no word")

            monkeypatch.setattr(one.app.state.membership.node._nodes, "beat", silent)
            await until(lambda: there.all_sockets == 0)
            monkeypatch.undo()
            await until(lambda: there.all_sockets == 3)

    asyncio.run(work())


def test_spending_elsewhere_is_owed_and_not_told_again() -> None:
    limits = RateLimits(QUICK)
    limits.account("a").work.charge(5)
    assert limits.spent() == {"a": Spent(5, 0, 0)}
    limits.elsewhere("n", "a", Spent(7, 1, 2))
    assert limits.spent() == {}
    assert limits.account("a").all_sockets == 2
    limits.only_nodes(frozenset(["m"]))
    assert limits.account("a").all_sockets == 0


def test_each_server_names_all_that_live_to_its_host(postgres: Cluster) -> None:
    async def work() -> None:
        async with two(postgres.database()) as (one, other):
            registries = [server.app.state.registry for server in (one, other)]
            await until(lambda: all(len(registry.nodes) == 2 for registry in registries))
            assert registries[0].nodes == registries[1].nodes[::-1]
            assert registries[0].nodes[0] == registries[0].bus.node

    asyncio.run(work())


def test_the_open_list_goes_by_the_database_s_clock_which_is_the_same_for_all(
    postgres: Cluster, monkeypatch: pytest.MonkeyPatch
) -> None:
    real = Node.wall
    monkeypatch.setattr(Node, "wall", lambda self: real(self) + 7_200_000)

    async def work() -> None:
        async with two(postgres.database()) as (one, other):
            table = await open_table(one.url, "shift", options=FIRST)
            gold = await one.seat(table, 0)
            await gold.sit("Ann")
            assert await put(one, table) == 204
            (shown,) = (await listed(other))["tables"]
            assert shown["match"] == table.match
            note = json.loads((await one.registry.services.store.notes(table.match))[LISTED])
            assert note["beat"] > time.time() + 3600
            await gold.close()

    asyncio.run(work())


def test_what_the_host_decides_is_done_by_every_server(postgres: Cluster) -> None:
    async def work() -> None:
        database = postgres.database()
        async with two(database) as (one, other):
            table = await open_table(one.url, "shift", options=FIRST)
            gold, silver = await one.seat(table, 0), await other.seat(table, 1)
            desk = AdminQueue.of(database)
            await asyncio.to_thread(desk.answered, desk.close_table(table.match))
            await until(lambda: not one.registry.matches() and not other.registry.matches())
            await asyncio.to_thread(desk.answered, desk.block("192.0.2.0/24")[1])
            limits = one.registry.limits, other.registry.limits
            await until(lambda: all(each.account("192.0.2.1").blocked for each in limits))
            await gold.close()
            await silver.close()

    asyncio.run(work())


def test_messages_go_through_again_when_the_connection_that_sends_was_lost(
    postgres: Cluster,
) -> None:
    async def work() -> None:
        database = postgres.database()
        async with two(database) as (one, other):
            heard: list[str] = []
            other.registry.bus.listen("said", lambda message: heard.append(message.match))

            async def arrives(match: str) -> None:
                while match not in heard:  # one may be lost
                    one.registry.bus.publish("said", match)
                    await asyncio.sleep(0.05)

            await arrives("before")
            altered(
                database,
                "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
                "WHERE datname = current_database() AND query LIKE 'SELECT pg_notify%'",
            )
            await arrives("after")

    asyncio.run(work())
