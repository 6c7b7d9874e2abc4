"""``/metrics``: how the server fares, told to its host and to nobody else."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import httpx
import pytest
from prometheus_client.parser import text_string_to_metric_families as families

from tailback.cli.main import main
from tailback.client import Opened
from tailback.server.app import create_app
from tailback.server.latency import BOUNDS, Latency
from tailback.server.live.web_push import BadKeys
from tailback.store import MemoryStore
from tailback.store.sql import SqlStore
from tests.harness.patience import run
from tests.server.desk import QUICK, Running, running


async def told(server: Running) -> dict[str, float]:
    async with httpx.AsyncClient() as client:
        answer = await client.get(f"{server.url}/metrics")
    assert answer.status_code == 200
    assert answer.headers["content-type"].startswith("text/plain")
    samples = [sample for family in families(answer.text) for sample in family.samples]
    return {one.name + one.labels.get("le", ""): one.value for one in samples}


async def moves(server: Running, count: int) -> Opened:
    """Return a table at which one seat has made so many moves."""
    table = await server.open("relay")
    seats = [await server.seat(table, seat) for seat in table.tokens]
    for seat in seats:
        await seat.sit("Ada")
    for seat in seats:
        await seat.begun()
    made = 0
    while made < count:
        for seat in seats:
            if made < count and seat.now.ask is not None:
                await seat.commit(seat.now.legal[:1])
                made += 1
    return table


def test_moves_tables_and_writes_are_counted(tmp_path: Path) -> None:
    async def whole() -> None:
        async with running(SqlStore(tmp_path / "tables.db")) as server:
            before = await told(server)
            assert (before["tailback_tables"], before["tailback_move_seconds_count"]) == (0, 0)
            await moves(server, 3)
            after = await told(server)
        assert after["tailback_tables"] == 1
        assert after["tailback_sockets"] == 2
        assert after["tailback_move_seconds_count"] == 3
        assert after["tailback_move_seconds_bucket+Inf"] == 3
        assert 0 < after["tailback_move_seconds_sum"] < 60
        assert after["tailback_store_writes_total"] >= 5
        assert 0 < after["tailback_store_groups_total"] <= after["tailback_store_writes_total"]
        assert after["tailback_store_waiting"] == after["tailback_bots_waiting"] == 0

    run(whole())


@pytest.mark.parametrize("networks", [(), ("192.0.2.0/24",)])
def test_nobody_else_is_told(networks: tuple[str, ...]) -> None:
    async def whole() -> None:
        settings = replace(QUICK, metrics=networks)
        async with running(settings=settings) as server, httpx.AsyncClient() as client:
            answer = await client.get(f"{server.url}/metrics")
        assert (answer.status_code, answer.json()["error"]["why"]) == (403, "not-yours")
        assert "tailback_" not in answer.text

    run(whole())


async def asked(server: Running, **headers: str) -> httpx.Response:
    async with httpx.AsyncClient() as client:
        return await client.get(f"{server.url}/api/fare", headers=headers)


def test_the_page_for_the_host_is_told_the_same(tmp_path: Path) -> None:
    async def whole() -> None:
        async with running(SqlStore(tmp_path / "tables.db")) as server:
            await moves(server, 3)
            now, told_there = (await asked(server)).json(), await told(server)
        assert (len(now["nodes"]), now["tables"], now["sockets"], sum(now["moves"])) == (1, 1, 2, 3)
        assert now["store_writes"] == told_there["tailback_store_writes_total"]
        assert len(now["moves"]) == len(now["bounds"]) + 1

    run(whole())


def test_a_key_opens_it_from_anywhere_and_nothing_else_does(tmp_path: Path) -> None:
    file = tmp_path / "host.key"
    assert main(["host", "key", str(file)]) == 0
    assert file.stat().st_mode & 0o777 == 0o600
    key = file.read_text().strip()

    async def whole() -> None:
        settings = replace(QUICK, metrics=(), host_key=str(file))
        async with running(settings=settings) as server:
            assert (await asked(server, Authorization=f"Bearer {key}")).status_code == 200
            for wrong in ({}, {"Authorization": "Bearer"}, {"Authorization": f"Bearer {key}x"}):
                assert (await asked(server, **wrong)).status_code == 403
            table = await server.open("relay")
            for token in (*table.tokens.values(), table.spectator):
                assert (await asked(server, Authorization=f"Bearer {token}")).status_code == 403

    run(whole())


def test_who_comes_by_an_unnamed_proxy_is_not_on_this_machine() -> None:
    async def whole() -> None:
        async with running() as server:
            there = await asked(server, **{"X-Forwarded-For": "192.0.2.7"})
            assert (await asked(server)).status_code == 200
        assert there.status_code == 403
        another = replace(QUICK, proxies=("192.0.2.9/32",))
        async with running(settings=another) as server:
            for said in ("192.0.2.7", "127.0.0.1, 192.0.2.7", ""):
                assert (await asked(server, **{"X-Forwarded-For": said})).status_code == 403
            assert (await asked(server)).status_code == 200

    run(whole())


def test_a_named_proxy_is_believed_whom_it_speaks_for() -> None:
    async def whole() -> None:
        named = replace(QUICK, proxies=("127.0.0.1/32",))
        async with running(settings=named) as server:
            for said, status in (("192.0.2.7", 403), ("127.0.0.1, 192.0.2.7", 403), ("::1", 200)):
                there = await asked(server, **{"X-Forwarded-For": said})
                assert there.status_code == status, said

    run(whole())


def test_a_file_without_a_key_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "host.key"
    file.write_text("short\n")
    with pytest.raises(BadKeys, match="tailback host key"):
        create_app(MemoryStore(), replace(QUICK, host_key=str(file)))


def test_nothing_names_a_table_or_a_player(tmp_path: Path) -> None:
    async def whole() -> None:
        async with running(SqlStore(tmp_path / "tables.db")) as server:
            table = await moves(server, 1)
            async with httpx.AsyncClient() as client:
                text = (await client.get(f"{server.url}/metrics")).text
        for secret in (table.match, *table.tokens.values(), "Ada", "127.0.0.1"):
            assert secret not in text

    run(whole())


def test_latencies_fall_into_their_places() -> None:
    latency = Latency()
    for seconds in (0.0005, 0.001, 0.002, 0.3, 60.0):
        latency.add(seconds)
    found = dict(latency.buckets())
    assert (found["0.001"], found["0.0025"], found["0.25"], found["0.5"]) == (2, 3, 3, 4)
    assert (found[str(BOUNDS[-1])], found["+Inf"]) == (4, 5)
