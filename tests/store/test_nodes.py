"""Leases: one living node runs a table, a dead one's are taken over, old numbers do not write."""

from __future__ import annotations

import asyncio
import random
import threading
import time
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest

from tailback.match import Entry
from tailback.match.errors import Busy
from tailback.store import nodes
from tailback.store.engine import LeaseOver
from tailback.store.nodes import Nodes
from tailback.store.sql import SqlStore
from tests.harness.patience import PATIENCE, run
from tests.harness.postgres import Cluster
from tests.harness.wire import Wire, to_file

FIRST = Entry("open", {})


def begun(cluster: Cluster, *matches: str) -> SqlStore:
    store = SqlStore(cluster.database())
    for match in matches:
        asyncio.run(store.create(match, [FIRST]))
    return store


async def by_wire(cluster: Cluster, url: str, how: str = "") -> tuple[Wire, SqlStore]:
    """Return a database that is reached over a wire which can be counted on and cut."""
    wire = Wire(to_file(f"{cluster.folder}/.s.PGSQL.5432"))
    await wire.start()
    name = url.partition("@/")[2].partition("?")[0]
    there = f"postgresql+psycopg://tests@127.0.0.1:{wire.port}/{name}{how}"
    return wire, await asyncio.to_thread(SqlStore, there)


def die(store: SqlStore, node: str) -> None:
    """Let a node have been silent for too long."""
    with store.engine.begin() as connection:
        connection.exec_driver_sql("UPDATE nodes SET until = 0 WHERE name = %s", (node,))


def test_a_table_is_run_by_one_living_node(postgres: Cluster) -> None:
    store = begun(postgres, "m", "n")
    one, two = Nodes(store.engine, "one"), Nodes(store.engine, "two")
    one.beat()
    two.beat()
    assert one.take("m") == 1
    assert two.take("m") is None
    beat = two.beat(["m", "n"], wanted=["m", "n"])
    assert (beat.held, [*beat.others], beat.lengths) == ({"n": 1}, ["one"], {"m": 1, "n": 1})
    one.give_back(["m"])
    assert two.beat(wanted=["m"]).held == {"m": 2, "n": 1}
    assert one.beat(["m", "gone"]).lengths == {"m": 1}
    asyncio.run(store.close())


def test_what_a_dead_node_ran_is_taken_over_at_the_next_beat(postgres: Cluster) -> None:
    store = begun(postgres, "m", "n")
    one, two = Nodes(store.engine, "one"), Nodes(store.engine, "two")
    one.beat(wanted=["m"])
    one.beat(wanted=["n"])
    assert two.beat().held == {}
    die(store, "one")
    assert two.beat().held == {"m": 2, "n": 2}
    assert one.beat().held == {}, "it learns so when it is back"
    two.leave()
    assert one.beat().held == {"m": 3, "n": 3}
    asyncio.run(store.close())


def test_a_dead_node_does_not_live_on_because_the_database_s_clock_was_put_back(
    postgres: Cluster,
) -> None:
    store = begun(postgres, "m")
    one, two = Nodes(store.engine, "one"), Nodes(store.engine, "two")
    one.beat(wanted=["m"])
    with store.engine.begin() as connection:  # an hour that the clock has before it once more
        connection.exec_driver_sql("UPDATE nodes SET until = until + 3600")
    two.beat()
    with store.engine.begin() as connection:  # and what has gone by when it should be dead
        connection.exec_driver_sql("UPDATE nodes SET until = until - 3 WHERE name = 'one'")
    assert two.beat().held == {"m": 2}
    asyncio.run(store.close())


def test_an_entry_under_a_lease_that_is_over_is_not_written(postgres: Cluster) -> None:
    store = begun(postgres, "m")
    one, two = Nodes(store.engine, "one"), Nodes(store.engine, "two")
    one.beat(wanted=["m"])

    async def write() -> None:
        await store.append("m", 1, Entry("commit", {}).stamped(5, 1))
        die(store, "one")
        await store.append("m", 2, Entry("commit", {}).stamped(6, 1))  # nobody else runs it yet
        assert two.beat().held == {"m": 2}
        with pytest.raises(LeaseOver):
            await store.append("m", 3, Entry("commit", {}).stamped(7, 1))
        names = Entry("sit", {"name": '"lease":1'})  # what people write is no lease
        await asyncio.gather(
            store.append("m", 3, Entry("commit", {}).stamped(8, 2)),
            store.append("m", 4, names),
        )
        assert [entry.body.get("lease") for entry in await store.load("m")][1:] == [1, 1, 2, None]
        await store.close()

    asyncio.run(write())


def test_many_tables_are_shared_by_those_who_are_left(postgres: Cluster) -> None:
    ids = [f"m{n}" for n in range(nodes.PORTION + 10)]
    store = begun(postgres, *ids)
    one, two, three = (Nodes(store.engine, name) for name in ("one", "two", "three"))
    one.beat(wanted=ids)
    two.beat()
    die(store, "one")
    assert len(two.beat().held) == nodes.PORTION
    assert len(two.beat(portion=0).held) == nodes.PORTION, "it is still busy with those"
    assert len(three.beat().held) == 10
    asyncio.run(store.close())


def test_the_database_s_clock_is_known_by_its_distance_from_this_one(postgres: Cluster) -> None:
    store = begun(postgres)
    beat = Nodes(store.engine, "one").beat()
    with store.engine.connect() as connection:
        now = "SELECT extract(epoch FROM clock_timestamp())::float8"
        there = connection.exec_driver_sql(now).scalar_one()
        then = time.monotonic() + beat.ahead
    assert there - beat.doubt <= then
    assert beat.since + beat.ahead - beat.doubt <= there
    asyncio.run(store.close())


def test_a_move_is_one_round_trip_and_one_notice_also_after_another_node_s(
    postgres: Cluster,
) -> None:
    async def work() -> None:
        url = postgres.database()
        wire, here = await by_wire(postgres, url)
        there = SqlStore(url)
        await there.create("m", [FIRST])
        length = 1

        async def move(store: SqlStore, lease: int = 0) -> int:
            nonlocal length
            before = wire.trips
            await store.append("m", length, Entry("commit", {"n": length}).stamped(0, lease))
            length += 1
            return wire.trips - before

        await here.load("m")
        for _ in range(6):
            await move(here)  # it connects at first, and soon has the statement prepared
        Nodes(there.engine, "n").beat(wanted=["m"])
        listener = there.engine.raw_connection()
        driver: Any = listener.driver_connection
        driver.rollback()
        driver.autocommit = True
        driver.execute("LISTEN tailback_entries")
        for _ in range(10):
            assert await move(here) == 1
            await move(there)
            await here.load("m", length - 1)  # as it does when it hears of it
            assert await move(here, lease=1) == 1
        told = [heard.payload for heard in driver.notifies(timeout=PATIENCE, stop_after=30)]
        assert told == [f"m {n}" for n in range(8, 38)]
        listener.invalidate()
        await asyncio.gather(here.close(), there.close())
        await wire.close()

    run(work())


def test_a_commit_that_still_waits_for_another_machine_is_not_called_not_written(
    postgres: Cluster,
) -> None:
    """Its connection was cut meanwhile: nobody knows, until the database does."""

    async def work() -> None:
        short = "?options=-c%20lock_timeout%3D200ms"
        wire, store = await by_wire(postgres, postgres.database(), short)
        await store.create("m", [FIRST])
        length = 1

        async def write() -> None:
            nonlocal length
            while True:
                await store.append("m", length, Entry("commit", {"n": length}))
                length += 1

        reload = "SELECT pg_reload_conf()"
        postgres.execute("ALTER SYSTEM SET synchronous_standby_names = 'nobody'", reload)
        try:
            writing = asyncio.create_task(write())
            waits = "SELECT 1 FROM pg_stat_activity WHERE wait_event = 'SyncRep'"
            while not postgres.execute(waits):
                await asyncio.sleep(0.02)
            wire.cut()
            wire.mend()
            with pytest.raises(Busy):
                await writing
            with pytest.raises(Busy):
                await store.load("m", length)
        finally:
            postgres.execute("ALTER SYSTEM RESET synchronous_standby_names", reload)
        while postgres.execute(waits):
            await asyncio.sleep(0.02)
        assert [entry.body["n"] for entry in await store.load("m", length)] == [length]
        await store.close()
        await wire.close()

    run(work())


def test_nodes_that_write_take_and_give_back_many_tables_never_wait_for_each_other(
    postgres: Cluster, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(nodes, "ALIVE", PATIENCE)  # however long a beat takes here
    many = [f"{number * 2654435761 % 2**32:08x}" for number in range(1, 61)]
    store = begun(postgres, *many)
    one, two, three = (Nodes(store.engine, name) for name in ("one", "two", "three"))
    numbers = one.beat(wanted=many[:40]).held
    rng, over = random.Random(1), threading.Event()

    def live() -> None:
        while not over.wait(0.1):
            one.beat()

    def want(node: Nodes) -> None:
        mixed = random.Random(node.node)
        while not over.is_set():
            held = [*node.beat(wanted=many).held]
            mixed.shuffle(held)
            node.give_back(held)

    async def write() -> None:
        for seq in range(1, 120):
            order = rng.sample(many[:40], 40)
            entries = {m: Entry("x", {"seq": seq, "lease": numbers[m]}) for m in order}
            await asyncio.gather(*(store.append(m, seq, e) for m, e in entries.items()))

    with ThreadPoolExecutor(3) as threads:
        work = [threads.submit(live), *(threads.submit(want, node) for node in (two, three))]
        try:
            asyncio.run(write())
        finally:
            over.set()
        for each in work:
            each.result()  # none of them was the one that had to give way
    asyncio.run(store.close())
    count = "SELECT deadlocks FROM pg_stat_database WHERE datname = current_database()"
    with store.engine.connect() as connection:
        assert connection.exec_driver_sql(count).scalar() == 0
