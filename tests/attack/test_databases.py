"""Databases: wrong addresses, servers in each other's way, storage that is shut."""

from __future__ import annotations

import asyncio
import os
import signal
import sqlite3
import stat
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from tailback.cli.main import main
from tailback.match import Accepted, Conflict, Entry, StoreError
from tailback.match.errors import Busy
from tailback.store import engine
from tailback.store.check import check
from tailback.store.sql import SqlStore
from tailback.store.writer import Writer
from tests.attack.damage import filled
from tests.harness.patience import PATIENCE, run, until
from tests.harness.postgres import Cluster
from tests.harness.rights import held_to_modes
from tests.match.helpers import GAMES, commit, opened, services
from tests.server.test_commands import ended, served
from tests.store.by_hand import altered, held

FIRST = Entry("open", {"n": 0})
NEXT = Entry("x", {})


WRONG = {
    "mysql://club@db.example/tables": "of this kind",
    "sqlite:///file:club.db?uri=true": "named by its path alone",
    "foo://": "of this kind",
    "postgresql+asyncpg://x/y": "of this kind",
    "secret://db.example/tables": "of this kind",
    ":secret@db.example/tables": "address of a database",
    "postgresql:/club:secret@db.example/tables": "address of a database",
    "postgresql://club:se@secret@db.example/tables": "address of a database",
    "postgresql://cl/ub:secret@db.example/tables": "address of a database",
    "postgresql://db.example:secret/tables": "address of a database",
    "sqlite://club:secret@db.example/tables": "address of a database",
    "://": "address of a database",
    "postgresql://h:port/x": "address of a database",
    "sqlite://": "in memory",
    "sqlite:///:memory:": "in memory",
    "postgresql://nobody:secret@127.0.0.1:1/x": "does not answer",
}


@pytest.mark.parametrize("url", WRONG)
@pytest.mark.parametrize("command", ["serve", "check", "host"])
def test_a_wrong_address_is_one_line(
    url: str, command: str, capsys: pytest.CaptureFixture[str]
) -> None:
    if "nobody" in url:
        pytest.importorskip("psycopg")
    words: dict[str, list[object]] = {
        "serve": ["serve", "--port", 0],
        "check": ["check"],
        "host": ["host", "blocked"],
    }
    code, said = ended(capsys, *words[command], "--database", url)
    assert code == 1
    assert WRONG[url] in said
    assert "secret" not in said


def test_a_missing_driver_is_one_line_that_says_what_to_install(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "psycopg", None)
    code, said = ended(capsys, "check", "--database", "postgresql+psycopg://x/y")
    assert code == 1
    assert "tailback[postgres]" in said


def test_postgresql_says_in_one_line_what_is_wrong(
    postgres: Cluster, capsys: pytest.CaptureFixture[str]
) -> None:
    postgres.execute("DROP ROLE IF EXISTS locked", "CREATE ROLE locked LOGIN PASSWORD 'right'")
    url = postgres.url("postgres", "locked:wrong")
    code, said = ended(capsys, "serve", "--port", 0, "--database", url)
    assert (code, "password authentication failed" in said, "wrong" in said) == (1, True, False)
    code, said = ended(capsys, "serve", "--port", 0, "--database", postgres.url("nowhere"))
    assert (code, 'database "nowhere" does not exist' in said) == (1, True)
    url = postgres.database()
    read_only = f"{url}&options=-c%20default_transaction_read_only%3Don"
    code, said = ended(capsys, "serve", "--port", 0, "--database", read_only)
    assert (code, "can only be read" in said) == (1, True)


def test_patience_with_postgresql_has_an_end(postgres: Cluster) -> None:
    store = SqlStore(postgres.database())
    with store.engine.connect() as connection:
        for name in ("statement_timeout", "lock_timeout", "idle_in_transaction_session_timeout"):
            assert connection.exec_driver_sql(f"SHOW {name}").scalar() != "0", name
    assert store.engine.pool._pre_ping
    asyncio.run(store.close())


def test_many_may_open_a_new_database_at_once(database: str) -> None:
    def opened(_: int) -> None:
        asyncio.run(SqlStore(database).close())

    with ThreadPoolExecutor(6) as pool:
        list(pool.map(opened, range(6)))
    assert check(database).matches == 0


def test_postgresql_may_be_restarted_under_a_server(postgres: Cluster) -> None:
    async def work() -> None:
        store = SqlStore(postgres.database(), sole=True)
        match = await opened(services(store), GAMES["shift"])
        postgres.stop()
        refused = await commit(match, *first_move(match))
        assert not isinstance(refused, Accepted)
        postgres.start()
        length = match.state.length
        answer = await commit(match, *first_move(match))
        assert isinstance(answer, Accepted)
        assert (await store.head(match.id)).length == length + 1
        postgres.stop()
        postgres.start()
        answer = await commit(match, *first_move(match))  # on a connection that is gone
        assert isinstance(answer, Accepted)
        await match.close()
        await store.close()

    run(work())


def first_move(match: Any) -> tuple[int, Any]:
    seat = match.state.decision.seats[0]
    return seat, match.watch(seat).legal[0]


def test_two_servers_on_one_file_are_one_too_many(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    database = str(tmp_path / "logs.db")
    monkeypatch.setattr("tailback.store.file_lock._WAIT", 0.3)
    with served("--port", 0, "--database", database) as (url, process):
        assert url
        code, said = ended(capsys, "serve", "--port", 0, "--database", database)
        assert (code, "another server" in said) == (1, True)
        assert f"process {process.pid}" in said
        link = tmp_path / "link.db"
        link.symlink_to(database)
        assert ended(capsys, "serve", "--port", 0, "--database", link)[0] == 1
        assert main(["check", "--database", database]) == 0
        process.send_signal(signal.SIGKILL)
        process.wait()
        monkeypatch.setattr("tailback.store.file_lock._WAIT", 3.0)
        asyncio.run(SqlStore(database, sole=True).close())  # whoever is killed lets go
    asyncio.run(SqlStore(database, sole=True).close())


def test_servers_share_postgresql(postgres: Cluster) -> None:
    database = postgres.database()
    one, two = SqlStore(database, sole=True), SqlStore(database, sole=True)
    for store in (one, two):
        asyncio.run(store.close())


def test_what_is_made_only_its_owner_may_read(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file, before = tmp_path / "logs.db", os.umask(0)
    try:
        filled(file, 2)
        store = SqlStore(file, sole=True)
        assert main(["backup", str(tmp_path / "copy.db"), "--database", str(file)]) == 0
        found = {p.name: stat.S_IMODE(p.stat().st_mode) for p in tmp_path.iterdir()}
        asyncio.run(store.close())
    finally:
        os.umask(before)
    assert {"logs.db", "logs.db-wal", "logs.db-shm", "logs.db-lock", "copy.db"} <= set(found)
    assert set(found.values()) == {0o600}
    capsys.readouterr()
    assert main(["check", "--database", str(file)]) == 0
    assert capsys.readouterr().err == ""
    file.chmod(0o644)
    assert main(["check", "--database", str(file)]) == 0
    said = capsys.readouterr().err
    assert "644" in said and "chmod 600" in said and said.count("\n") == 1


def test_a_group_waits_once_for_whoever_holds_the_database(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    count = 12
    alone: list[object] = []
    monkeypatch.setattr(engine, "_BUSY_SECONDS", 1.0)
    monkeypatch.setattr(Writer, "_alone", lambda writer, promise: alone.append(promise))
    if "://" in database:
        database += "&options=-c%20lock_timeout%3D1s"

    async def work() -> None:
        store = SqlStore(database)
        ids = [f"m{n}" for n in range(count + 1)]
        await asyncio.gather(*(store.create(id, [FIRST]) for id in ids))
        with held(SqlStore(database).engine):
            first = asyncio.create_task(store.append(ids[0], 1, NEXT))
            # A group of one waits, the others come meanwhile.
            await until(lambda: store.done.waiting == 1 and not store._writer._queue.qsize())
            writes = [first, *(store.append(id, 1, NEXT) for id in ids[1:])]
            results = await asyncio.gather(*writes, return_exceptions=True)
        assert {type(result) for result in results} == {Busy}
        assert not alone, "they waited one after the other"
        assert [len(await store.load(id)) for id in ids] == [1] * (count + 1)
        await asyncio.gather(*(store.append(id, 1, NEXT) for id in ids))
        await store.close()

    run(work())


def test_a_move_while_another_holds_the_database_is_not_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(engine, "_BUSY_SECONDS", 0.3)

    async def work() -> None:
        store = SqlStore(tmp_path / "logs.db")
        match = await opened(services(store), GAMES["shift"])
        with closing(sqlite3.connect(tmp_path / "logs.db", isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")
            answer = await commit(match, *first_move(match))
            assert getattr(answer, "why", "") == "not-written"
        assert isinstance(await commit(match, *first_move(match)), Accepted)
        await match.close()
        await store.close()

    run(work())


@pytest.mark.parametrize("shut", ["file", "folder"])
def test_storage_that_can_only_be_read_is_said_at_the_start(tmp_path: Path, shut: str) -> None:
    bound = held_to_modes()
    file = tmp_path / "logs.db"
    filled(file, 2)
    for each in tmp_path.iterdir():
        each.chmod(0o400 if shut == "file" else 0o600)
    tmp_path.chmod(0o700 if shut == "file" else 0o500)
    command = [*bound, sys.executable, "-m", "tailback", "serve", "--port", "0", "--database"]
    done = subprocess.run([*command, str(file)], capture_output=True, text=True, timeout=PATIENCE)
    tmp_path.chmod(0o700)
    assert done.returncode == 1, done.stdout
    assert done.stderr.count("\n") == 1, done.stderr
    assert "can only be read" in done.stderr
    assert done.stdout == ""


def test_another_writer_s_entry_is_a_conflict_on_every_database(database: str) -> None:
    async def work() -> None:
        one, two = SqlStore(database), SqlStore(database)
        await one.create("a", [FIRST])
        await two.append("a", 1, Entry("x", {"by": 2}))
        with pytest.raises(Conflict):
            await one.append("a", 1, Entry("x", {"by": 1}))
        await one.append("a", 1, Entry("x", {"by": 2}))  # the very same, tried again
        results = await asyncio.gather(
            one.create("b", [Entry("open", {"by": 1})]),
            two.create("b", [Entry("open", {"by": 2})]),
            return_exceptions=True,
        )
        assert sorted(type(result).__name__ for result in results) == ["Conflict", "NoneType"]
        await one.close()
        await two.close()

    asyncio.run(work())
    assert altered(database, "SELECT count(*) FROM entries") == [(3,)]
    with pytest.raises(StoreError):
        SqlStore(database.replace("logs.db", "no/logs.db").replace("pg-", "no-"))
