"""The database: how it is kept safe, and what it says when something is wrong."""

from __future__ import annotations

import asyncio
import random
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import event

from tailback.match import (
    Accepted,
    Conflict,
    Entry,
    Match,
    NewerDatabase,
    Refused,
    StoreError,
    StoreFull,
)
from tailback.store.backup import backup
from tailback.store.check import check
from tailback.store.engine import writing
from tailback.store.schema import METADATA
from tailback.store.sql import SqlStore
from tests.match.desk import GAMES, commit, find, house, opened, play_on

FIRST = Entry("open", {"n": 0})


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "logs.db"


def played(file: Path, game: str = "shift", moves: int = 30) -> str:
    async def play() -> str:
        store = SqlStore(file)
        match = await opened(house(store), GAMES[game])
        await play_on(match, random.Random(1), moves)
        await match.close()
        await store.close()
        return match.id

    return asyncio.run(play())


def test_every_connection_reports_wal_and_full(file: Path) -> None:
    async def work() -> None:
        store = SqlStore(file)
        seen: list[tuple[str, int]] = []

        @event.listens_for(store.engine, "commit")
        def note(connection: Any) -> None:
            mode = connection.exec_driver_sql("PRAGMA journal_mode").scalar()
            seen.append((mode, connection.exec_driver_sql("PRAGMA synchronous").scalar()))

        await store.create("a", [FIRST])
        for seq in range(1, 10):
            await store.append("a", seq, Entry("x", {}))
        with store.engine.connect() as one, store.engine.connect() as two:
            for connection in (one, two):
                assert connection.exec_driver_sql("PRAGMA journal_mode").scalar() == "wal"
                assert connection.exec_driver_sql("PRAGMA synchronous").scalar() == 2  # FULL
        assert len(seen) >= 10
        assert set(seen) == {("wal", 2)}
        await store.close()

    asyncio.run(work())


def test_an_append_returns_only_after_its_commit_and_many_share_one(file: Path) -> None:
    async def work() -> None:
        store = SqlStore(file)
        await asyncio.gather(*(store.create(f"m{n}", [FIRST]) for n in range(200)))
        commits: list[int] = []
        event.listen(store.engine, "commit", lambda connection: commits.append(1))

        async def one(n: int) -> None:
            await store.append(f"m{n}", 1, Entry("x", {"n": n}))
            with closing(sqlite3.connect(file)) as other:  # another process sees it
                query = "SELECT count(*) FROM entries WHERE match = ? AND seq = 1"
                assert other.execute(query, (f"m{n}",)).fetchone() == (1,)

        await asyncio.gather(*(one(n) for n in range(200)))
        assert 1 <= len(commits) < 100
        await store.close()

    asyncio.run(work())


def test_one_that_fails_does_not_take_its_group_with_it(file: Path) -> None:
    async def work() -> None:
        store = SqlStore(file)
        await store.create("a", [FIRST])
        await store.create("b", [FIRST])
        results = await asyncio.gather(
            store.append("a", 1, Entry("x", {})),
            store.append("a", 5, Entry("x", {})),
            store.append("b", 1, Entry("bad\ud800", {})),
            store.append("b", 1, Entry("x", {})),
            return_exceptions=True,
        )
        assert [type(r) for r in results] == [type(None), Conflict, UnicodeEncodeError, type(None)]
        await store.close()

    asyncio.run(work())


def test_the_migrations_make_the_tables_that_the_program_reads(file: Path) -> None:
    asyncio.run(SqlStore(file).close())
    asyncio.run(SqlStore(file).close())
    with closing(sqlite3.connect(file)) as made, closing(sqlite3.connect(":memory:")) as due:
        from sqlalchemy import create_engine

        engine = create_engine("sqlite://", creator=lambda: due)
        METADATA.create_all(engine)
        for table in METADATA.tables:
            for pragma in ("table_info", "foreign_key_list", "index_list"):
                query = f"PRAGMA {pragma}({table})"
                assert made.execute(query).fetchall() == due.execute(query).fetchall(), query


def test_a_database_of_a_newer_version_is_left_alone(file: Path) -> None:
    played(file)
    with closing(sqlite3.connect(file)) as db, db:
        db.execute("UPDATE tailback_version SET version_num = '9999'")
    before = file.read_bytes()
    with pytest.raises(NewerDatabase, match="newer version of Tailback"):
        SqlStore(file)
    with pytest.raises(NewerDatabase):
        check(file, find)
    assert file.read_bytes() == before


def test_what_is_no_database_of_ours_is_refused(tmp_path: Path) -> None:
    noise = tmp_path / "noise.db"
    noise.write_bytes(b"not a database at all" * 100)
    with pytest.raises(StoreError, match="not a database"):
        SqlStore(noise)
    assert noise.read_bytes() == b"not a database at all" * 100
    foreign = tmp_path / "foreign.db"
    with closing(sqlite3.connect(foreign)) as db, db:
        db.execute("CREATE TABLE recipes (name TEXT)")
    with pytest.raises(StoreError, match="another program"):
        SqlStore(foreign)
    with pytest.raises(StoreError):
        SqlStore(tmp_path / "no" / "such" / "folder.db")
    with pytest.raises(StoreError, match="no database"):
        check(tmp_path / "missing.db")
    assert not (tmp_path / "missing.db").exists()


def test_a_full_disk_refuses_and_loses_nothing(file: Path) -> None:
    async def work() -> None:
        store = SqlStore(file)
        match = await opened(house(store), GAMES["shift"])
        await play_on(match, random.Random(1), 3)
        full = {"pages": 0}

        @event.listens_for(store.engine, "begin")
        def shrink(connection: Any) -> None:
            most = full["pages"] or 1_000_000
            connection.exec_driver_sql(f"PRAGMA max_page_count = {most}")

        full["pages"] = 1
        refused = 0
        rng = random.Random(2)
        while not refused:
            seat = match.table.decision.seats[0] if match.table.decision else 0
            length = match.table.length
            answer = await commit(match, seat, rng.choice(match.watch(seat).legal))
            if isinstance(answer, Refused):
                refused += 1
                assert answer.why == "not-written"
            assert match.table.length == length + isinstance(answer, Accepted)
            assert len(await store.load(match.id)) == match.table.length
        with pytest.raises(StoreFull, match="no room"):
            await store.create("b", [Entry("open", {"big": "x" * 100_000})])
        assert await store.matches() == [match.id]
        full["pages"] = 0
        await play_on(match, rng, 5)
        after = await Match.load(house(store), match.id)
        assert after.table.position == match.table.position
        await store.close()

    asyncio.run(work())
    assert check(file, find).problems == ()


def test_a_commit_that_fails_leaves_nothing_half_written(file: Path) -> None:
    async def work() -> None:
        store = SqlStore(file)
        await store.create("a", [FIRST])
        failing = [True]

        @event.listens_for(store.engine, "commit")
        def fail(connection: Any) -> None:
            if failing[0]:
                raise sqlite3.OperationalError("disk I/O error")

        with pytest.raises((StoreError, sqlite3.Error)):
            await store.create("b", [FIRST, Entry("x", {}), Entry("y", {})])
        with pytest.raises((StoreError, sqlite3.Error)):
            await store.append("a", 1, Entry("x", {}))
        failing[0] = False
        assert await store.matches() == ["a"]
        assert len(await store.load("a")) == 1
        await store.append("a", 1, Entry("x", {}))
        await store.close()
        with pytest.raises(StoreError, match="closed"):
            await store.append("a", 2, Entry("x", {}))

    asyncio.run(work())


FORGERIES = {
    "a changed question": "UPDATE entries SET body = replace(body, 'ask', 'axe') WHERE seq = 3",
    "a changed name": "UPDATE entries SET body = replace(body, 'P0', 'P9')",
    "a changed hash": "UPDATE entries SET hash = replace(hash, 'a', 'b') WHERE seq = 6",
    "a lost entry": "DELETE FROM entries WHERE seq = 5",
    "two entries swapped": "UPDATE entries SET seq = CASE seq WHEN 5 THEN -6 WHEN 6 THEN -5 END "
    "WHERE seq IN (5, 6); UPDATE entries SET seq = -seq WHERE seq < 0",
    "a lost beginning": "DELETE FROM entries WHERE seq = 0",
    "an empty log": "DELETE FROM entries",
}


@pytest.mark.parametrize("forgery", FORGERIES)
def test_check_finds(file: Path, forgery: str) -> None:
    id = played(file)
    sound = check(file, find)
    assert (sound.matches, sound.problems) == (1, ())
    assert sound.entries > 10
    with closing(sqlite3.connect(file)) as db:
        db.executescript(FORGERIES[forgery])
    found = check(file, find)
    assert len(found.problems) == 1
    assert id in found.problems[0]


def test_check_replays_beyond_the_hashes(file: Path) -> None:
    """A log forged together with its whole chain of hashes still does not replay."""
    from tailback.match.entry import link, root

    id = played(file)
    with closing(sqlite3.connect(file)) as db, db:
        rows = db.execute("SELECT seq, body FROM entries ORDER BY seq").fetchall()
        previous = root(id)
        for seq, body in rows:
            entry = Entry.read(body)
            if entry.body.get("draws") and seq > 5:
                draws = ["=M1" if d != "=M1" else "=M2" for d in entry.body["draws"]]
                body = Entry(entry.kind, {**entry.body, "draws": draws}).text()
            previous = link(previous, body)
            query = "UPDATE entries SET body = ?, hash = ? WHERE seq = ?"
            db.execute(query, (body, previous, seq))
    (problem,) = check(file, find).problems
    assert "draws" in problem


def test_a_backup_is_a_whole_database_even_while_it_is_written(file: Path, tmp_path: Path) -> None:
    async def work() -> None:
        store = SqlStore(file)
        match = await opened(house(store), GAMES["shift"])
        for number in range(3):
            await play_on(match, random.Random(number), 4)
            copy = tmp_path / f"copy{number}.db"
            await asyncio.to_thread(backup, file, copy)
            assert check(copy, find).entries == match.table.length
        await store.close()

    asyncio.run(work())
    with pytest.raises(StoreError, match="exists already"):
        backup(file, tmp_path / "copy0.db")
    with pytest.raises(StoreError, match="no database"):
        backup(tmp_path / "missing.db", tmp_path / "new.db")
    with pytest.raises(StoreError):
        backup(file, tmp_path / "no" / "folder.db")
    assert not list(tmp_path.glob("*.part"))


def test_two_stores_on_one_file_wait_for_each_other(file: Path) -> None:
    async def work() -> None:
        one, two = SqlStore(file), SqlStore(file)
        await one.create("a", [FIRST])
        for seq in range(1, 20):
            pair = [s.append("a", seq, Entry("x", {"by": n})) for n, s in enumerate((one, two))]
            results = await asyncio.gather(*pair, return_exceptions=True)
            assert sorted(type(r).__name__ for r in results) == ["Conflict", "NoneType"]
        await one.close()
        await two.close()

    asyncio.run(work())


def test_a_writer_waits_for_the_lock_and_not_for_readers(file: Path) -> None:
    async def work() -> None:
        store = SqlStore(file)
        await store.create("a", [FIRST])
        with store.engine.connect() as reader:
            reader.exec_driver_sql("SELECT * FROM entries").fetchall()
            await asyncio.wait_for(store.append("a", 1, Entry("x", {})), 5)
        with writing(store.engine):
            task = asyncio.create_task(store.append("a", 2, Entry("x", {})))
            await asyncio.sleep(0.05)
            assert not task.done()
        await asyncio.wait_for(task, 5)
        await store.close()

    asyncio.run(work())


def test_the_match_room_needs_no_database_package() -> None:
    code = "import sys, tailback.match, tailback.store; print('sqlalchemy' in sys.modules)"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "False"
