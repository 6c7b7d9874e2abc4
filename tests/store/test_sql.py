"""The database: how it is kept safe, and what it says when something is wrong."""

from __future__ import annotations

import asyncio
import random
import sqlite3
import subprocess
import sys
from contextlib import closing
from functools import reduce
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import event, inspect
from sqlalchemy.exc import IntegrityError

from tailback.match import Accepted, Conflict, Entry, Match, Rejected, StoreError, StoreFull
from tailback.match.entry import link, root
from tailback.match.ports import Head, Opening
from tailback.store import writer
from tailback.store.backup import backup
from tailback.store.check import check
from tailback.store.engine import connect
from tailback.store.schema import LISTED, METADATA, VERSIONS
from tailback.store.sql import SqlStore
from tests.harness.patience import until
from tests.harness.scale import SOAK
from tests.match.helpers import GAMES, commit, find, opened, play_on, services
from tests.store.by_hand import altered, held, listen

FIRST = Entry("open", {"n": 0})


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "logs.db"


def played(database: str | Path, game: str = "shift", moves: int = 30) -> str:
    async def play() -> str:
        store = SqlStore(database)
        match = await opened(services(store), GAMES[game])
        await play_on(match, random.Random(1), moves)
        await match.close()
        await store.close()
        return match.id

    return asyncio.run(play())


def test_every_connection_reports_wal_and_full(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work() -> None:
        store = SqlStore(file)
        seen: list[tuple[str, int]] = []

        def note(connection: Any) -> None:
            ask = connection.connection.driver_connection.execute
            pragmas = [ask(f"PRAGMA {each}").fetchone() for each in ("journal_mode", "synchronous")]
            seen.append((pragmas[0][0], pragmas[1][0]))

        listen(store, monkeypatch, "commit", note)
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


def test_an_append_returns_only_after_its_commit_and_many_share_one(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work() -> None:
        store = SqlStore(database)
        await asyncio.gather(*(store.create(f"m{n}", [FIRST]) for n in range(200)))
        commits: list[int] = []
        listen(store, monkeypatch, "commit", lambda connection: commits.append(1))

        async def one(n: int) -> None:
            await store.append(f"m{n}", 1, Entry("x", {"n": n}))
            with store.engine.connect() as other:  # every other connection sees it
                query = f"SELECT count(*) FROM entries WHERE match = 'm{n}' AND seq = 1"
                assert other.exec_driver_sql(query).scalar() == 1

        await asyncio.gather(*(one(n) for n in range(200)))
        assert 1 <= len(commits) < 100
        await store.close()

    asyncio.run(work())


async def taken(store: SqlStore, of: int = 1) -> None:
    """Wait until so many writes wait, and the writer has begun with some of them."""
    await until(lambda: store.done.waiting == of and store._writer._queue.qsize() < of)


async def put(store: SqlStore, count: int) -> None:
    """Wait until so many writes are put with which the writer has not begun."""
    await until(lambda: store._writer._queue.qsize() == count)


class Watched:
    """What a store does for many appends that came while its database was held by another."""

    def __init__(self) -> None:
        self.statements: list[tuple[str, int]] = []
        self.wakes = 0

    async def appends(self, store: SqlStore, patch: pytest.MonkeyPatch, count: int) -> None:
        await asyncio.gather(*(store.create(f"m{n}", [FIRST]) for n in range(count)))
        loop = asyncio.get_running_loop()
        call = loop.call_soon_threadsafe

        def woken(*given: Any, **more: Any) -> Any:
            self.wakes += 1
            return call(*given, **more)

        with held(store.engine):
            first = asyncio.create_task(store.append("m0", 1, Entry("x", {})))
            await taken(store)
            loop.call_soon_threadsafe = woken  # type: ignore[assignment, method-assign]
            listen(store, patch, "before_cursor_execute", self._note)
            later = [store.append(f"m{n}", 1, Entry("x", {"n": n})) for n in range(1, count)]
            rest = [asyncio.create_task(append) for append in later]
            await put(store, len(rest))
        await asyncio.gather(first, *rest)
        loop.call_soon_threadsafe = call  # type: ignore[method-assign]
        event.remove(store.engine, "before_cursor_execute", self._note)

    def _note(self, connection: Any, cursor: Any, statement: str, rows: Any, *more: Any) -> None:
        """Note what is written and of how many rows: SQLite's values, or PostgreSQL's columns."""
        if isinstance(rows, tuple):
            count = len(rows) // 4
        else:
            count = len(rows["match"]) if isinstance(rows["match"], list) else 1
        self.statements.append((statement.split("(")[0].strip(), count))


def test_a_group_is_one_statement_and_one_wake_of_the_loop(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work() -> None:
        store, watched = SqlStore(database), Watched()
        await watched.appends(store, monkeypatch, 51)
        *first, rest = watched.statements
        assert rest == ("INSERT INTO entries", 50)
        assert first in ([], [("INSERT INTO entries", 1)])  # PostgreSQL had begun with it
        assert watched.wakes == 2
        assert all([(await store.head(f"m{n}")).length == 2 for n in range(51)])
        await store.close()

    asyncio.run(work())


def test_openings_and_notes_of_a_group_are_one_statement_of_each_kind(database: str) -> None:
    async def work() -> None:
        store = SqlStore(database)
        await store.create("a", [FIRST])
        statements: list[str] = []

        @event.listens_for(store.engine, "before_cursor_execute")
        def note(connection: Any, cursor: Any, statement: str, *more: Any) -> None:
            if not statement.startswith("SELECT"):
                statements.append(statement.split("(")[0].split(" WHERE")[0].strip())

        with held(store.engine):
            first = asyncio.create_task(store.append("a", 1, Entry("x", {})))
            await taken(store)
            statements.clear()
            created = [store.create(f"m{n}", [FIRST, FIRST], {"token:1": "0"}) for n in range(9)]
            noted = [store.note("a", {str(n): "v", "-": None}) for n in range(9)]
            opened = Opening("b", (FIRST,))
            again = store.append("a", 2, Entry("rematch", {"next": "b"}), opened)
            rest = [asyncio.create_task(write) for write in (*created, *noted, again)]
            await put(store, len(rest))
        await asyncio.gather(first, *rest)
        tables = ("matches", "heads", "entries")
        group = [f"INSERT INTO {table}" for table in tables]
        group += ["DELETE FROM notes", *["INSERT INTO notes"] * 2]
        assert statements[-len(group) :] == group
        assert statements[: -len(group)] in ([], ["INSERT INTO entries"])
        assert await store.matches() == ["a", *(f"m{n}" for n in range(9)), "b"]
        assert len(await store.notes("a")) == 9
        await store.close()

    asyncio.run(work())


def test_every_loop_hears_of_its_own_writes(database: str) -> None:
    async def work() -> None:
        store = SqlStore(database)
        await store.create("a", [FIRST])
        await store.create("b", [FIRST])

        async def some(match: str) -> None:
            for seq in range(1, 30):
                await store.append(match, seq, Entry("x", {}))

        await asyncio.gather(asyncio.to_thread(asyncio.run, some("a")), some("b"))
        assert [(await store.head(match)).length for match in "ab"] == [30, 30]
        task = asyncio.create_task(store.append("a", 30, Entry("x", {})))
        await asyncio.sleep(0)
        task.cancel()  # whoever gave it has gone: it is written all the same
        await store.append("b", 30, Entry("x", {}))
        assert (await store.head("a")).length == 31
        await store.close()

    asyncio.run(work())


def test_one_that_fails_does_not_take_its_group_with_it(database: str) -> None:
    async def work() -> None:
        store = SqlStore(database)
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


def test_one_that_is_refused_leaves_its_group_together(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work() -> None:
        store, commits = SqlStore(database), [0]
        await store.create("a", [FIRST])
        await store.create("b", [FIRST])

        def note(connection: Any) -> None:
            commits[0] += 1

        listen(store, monkeypatch, "commit", note)
        with held(store.engine):
            first = asyncio.create_task(store.append("b", 1, Entry("x", {})))
            await taken(store)
            pair = [store.append("a", 1, Entry("x", {"n": n})) for n in range(2)]
            later = asyncio.gather(*pair, store.append("b", 2, FIRST), return_exceptions=True)
            await put(store, 3)
        await first
        assert [type(result) for result in await later] == [type(None), Conflict, type(None)]
        assert commits == [3]  # the one that held the database, the first, the group
        await store.close()

    asyncio.run(work())


def test_whoever_was_refused_for_one_that_failed_is_not_refused_alone(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work() -> None:
        store, commits = SqlStore(database), [0]
        await store.create("a", [FIRST])
        await store.create("b", [FIRST])

        def fail(connection: Any) -> None:
            commits[0] += 1
            if commits[0] in (3, 4):  # the pair together, then the first of it alone
                raise sqlite3.OperationalError("disk I/O error")

        listen(store, monkeypatch, "commit", fail)
        with held(store.engine):
            first = asyncio.create_task(store.append("b", 1, Entry("x", {})))
            await taken(store)
            pair = [store.append("a", 1, Entry("x", {"n": n})) for n in range(2)]
            later = asyncio.gather(*pair, return_exceptions=True)
            await put(store, 2)
        await first
        failed, written = await later
        assert isinstance(failed, (StoreError, sqlite3.Error))
        assert written is None
        assert await store.load("a") == [FIRST, Entry("x", {"n": 1})]
        await store.close()

    asyncio.run(work())


def test_the_migrations_make_the_tables_that_the_program_reads(database: str) -> None:
    asyncio.run(SqlStore(database).close())
    asyncio.run(SqlStore(database).close())
    engine = connect(database)
    made = inspect(engine)
    assert set(made.get_table_names()) == {*METADATA.tables, VERSIONS}
    for name, due in METADATA.tables.items():
        columns = {column["name"]: column for column in made.get_columns(name)}
        assert list(columns) == list(due.c.keys()), name
        for column in due.c:
            kept = columns[column.name]
            assert kept["nullable"] == column.nullable, (name, column.name)
            assert kept["type"]._type_affinity is column.type._type_affinity, (name, column.name)
            assert getattr(kept["type"], "length", None) == getattr(column.type, "length", None)
        assert made.get_pk_constraint(name)["constrained_columns"] == due.primary_key.columns.keys()
        single = [column.name for column in due.c if column.unique]
        assert [one["column_names"] for one in made.get_unique_constraints(name)] == [
            [each] for each in single
        ]
        indexes = {index["name"] for index in made.get_indexes(name)}
        assert indexes >= {index.name for index in due.indexes}
        foreign = {key.parent.name: key.target_fullname for key in due.foreign_keys}
        assert {
            one["constrained_columns"][0]: f"{one['referred_table']}.{one['referred_columns'][0]}"
            for one in made.get_foreign_keys(name)
        } == foreign
    engine.dispose()


def test_the_open_list_is_found_without_a_look_at_every_note(database: str) -> None:
    async def work() -> None:
        store = SqlStore(database)
        asked: list[tuple[str, Any]] = []

        @event.listens_for(store.engine, "before_cursor_execute")
        def noted(connection: Any, cursor: Any, said: str, given: Any, *more: Any) -> None:
            if "EXPLAIN" not in said:
                asked.append((said, given))

        await store.create("a", [FIRST], {LISTED: "it's here", "other": "x"})
        await store.create("b", [FIRST], {"token:listed": "x"})
        asked.clear()
        assert await store.noted(LISTED) == {"a": "it's here"}
        assert await store.noted("other") == {"a": "x"}
        said, given = asked[0]
        with store.engine.connect() as connection:
            if store.shared:  # however small it is
                connection.exec_driver_sql("SET enable_seqscan = off")
            explain = "EXPLAIN" if store.shared else "EXPLAIN QUERY PLAN"
            plan = str(connection.exec_driver_sql(f"{explain} {said}", given).all())
        assert "notes_listed" in plan
        await store.close()

    asyncio.run(work())


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


def test_a_full_disk_refuses_and_loses_nothing(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work() -> None:
        store = SqlStore(file)
        match = await opened(services(store), GAMES["shift"], options=GAMES["shift"].options())
        await play_on(match, random.Random(1), 3)
        full = {"pages": 0}

        def shrink(connection: Any) -> None:
            most = full["pages"] or 1_000_000
            connection.connection.driver_connection.execute(f"PRAGMA max_page_count = {most}")

        listen(store, monkeypatch, "begin", shrink)
        full["pages"] = 1
        refused = 0
        rng = random.Random(2)
        while not refused:
            seat = match.state.decision.seats[0] if match.state.decision else 0
            length = match.state.length
            answer = await commit(match, seat, rng.choice(match.watch(seat).legal))
            if isinstance(answer, Rejected):
                refused += 1
                assert answer.why == "not-written"
            assert match.state.length == length + isinstance(answer, Accepted)
            assert len(await store.load(match.id)) == match.state.length
        with pytest.raises(StoreFull, match="no room"):
            await store.create("b", [Entry("open", {"big": "x" * 100_000})])
        assert await store.matches() == [match.id]
        full["pages"] = 0
        await play_on(match, rng, 5)
        after = await Match.load(services(store), match.id)
        assert after.state.position == match.state.position
        await store.close()

    asyncio.run(work())
    assert check(file, find).problems == ()


def test_a_commit_that_fails_leaves_nothing_half_written(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work() -> None:
        store = SqlStore(database)
        await store.create("a", [FIRST])
        failing = [True]

        def fail(connection: Any) -> None:
            if failing[0]:
                raise sqlite3.OperationalError("disk I/O error")

        listen(store, monkeypatch, "commit", fail)
        with pytest.raises((StoreError, sqlite3.Error)):
            await store.create("b", [FIRST, Entry("x", {}), Entry("y", {})])
        with pytest.raises((StoreError, sqlite3.Error)):
            await store.append("a", 1, Entry("x", {}))
        failing[0] = False
        assert await store.matches() == ["a"]
        alone = store.shared  # there the commit of an entry alone has been before it is heard of
        assert len(await store.load("a")) == 1 + alone
        await store.append("a", 1, Entry("x", {}))
        assert len(await store.load("a")) == 2
        await store.close()
        with pytest.raises(StoreError, match="closed"):
            await store.append("a", 2, Entry("x", {}))

    asyncio.run(work())


FORGERIES = {
    "a changed question": "UPDATE entries SET body = replace(body, 'ask', 'axe') WHERE seq = 5",
    "a changed name": "UPDATE entries SET body = replace(body, 'P0', 'P9')",
    "a changed hash": "UPDATE entries SET hash = substr(hash, 2) || substr(hash, 1, 1) "
    "WHERE seq = 6",
    "a lost entry": "DELETE FROM entries WHERE seq = 5",
    "two entries swapped": "UPDATE entries SET seq = CASE seq WHEN 5 THEN -6 WHEN 6 THEN -5 END "
    "WHERE seq IN (5, 6); UPDATE entries SET seq = -seq WHERE seq < 0",
    "a lost beginning": "DELETE FROM entries WHERE seq = 0",
    "an empty log": "DELETE FROM entries",
    "a lost end": "DELETE FROM entries WHERE seq = (SELECT max(seq) FROM entries)",
    "a log cut to half": "DELETE FROM entries WHERE seq > 9",
    "a changed end": "UPDATE heads SET hash = substr(hash, 2) || substr(hash, 1, 1)",
    "an end moved forward": "UPDATE heads SET length = length - 1",
    "an end moved back": "UPDATE heads SET length = length + 1",
    "a lost head": "DELETE FROM heads",
    "what is no text": "UPDATE entries SET body = '\u00ff' WHERE seq = 6",
    "what is no entry": "UPDATE entries SET body = '5' WHERE seq = 6",
}


@pytest.mark.parametrize("forgery", FORGERIES)
def test_check_finds(database: str, forgery: str) -> None:
    id = played(database)
    sound = check(database, find)
    assert (sound.matches, sound.problems) == (1, ())
    assert sound.entries > 10
    altered(database, *FORGERIES[forgery].split(";"))
    found = check(database, find)
    assert len(found.problems) == 1
    assert id in found.problems[0]


def test_check_lists_the_problems_of_every_match(database: str) -> None:
    async def play() -> list[str]:
        store = SqlStore(database)
        at = services(store)
        ids = [(await Match.open(at, GAMES["relay"])).id for _ in range(5)]
        await store.close()
        return ids

    ids = asyncio.run(play())
    forgeries = [
        f"UPDATE entries SET body = '\u00ff' WHERE match = '{ids[0]}'",
        f"DELETE FROM entries WHERE match = '{ids[2]}'",
        f"UPDATE entries SET body = '{{}}' WHERE match = '{ids[3]}'",
    ]
    hash = link(root(ids[4]), "[]")  # a sound chain, of what is no entry
    forgeries += [
        f"UPDATE entries SET body = '[]', hash = '{hash}' WHERE match = '{ids[4]}'",
        f"UPDATE heads SET hash = '{hash}' WHERE match = '{ids[4]}'",
    ]
    altered(database, *forgeries)
    found = check(database, find)
    assert found.matches == 5
    wrong = [next(id for id in ids if id in problem) for problem in found.problems]
    assert wrong == [ids[0], *ids[2:]]
    assert "entry 0: it is missing" in found.problems[1]


def test_check_replays_beyond_the_hashes(database: str) -> None:
    """A log forged together with its whole chain of hashes still does not replay."""
    id = played(database)
    previous = root(id)
    for seq, body in altered(database, "SELECT seq, body FROM entries ORDER BY seq"):
        entry = Entry.read(body)
        if entry.body.get("draws") and seq > 5:
            draws = ["=M1" if d != "=M1" else "=M2" for d in entry.body["draws"]]
            body = Entry(entry.kind, {**entry.body, "draws": draws}).text()
        previous = link(previous, body)
        query = "UPDATE entries SET body = :body, hash = :hash WHERE seq = :seq"
        altered(database, query, body=body, hash=previous, seq=seq)
    altered(database, "UPDATE heads SET hash = :hash", hash=previous)
    (problem,) = check(database, find).problems
    assert "draws" in problem


def test_a_backup_is_a_whole_database_even_while_it_is_written(file: Path, tmp_path: Path) -> None:
    async def work() -> None:
        store = SqlStore(file)
        match = await opened(services(store), GAMES["shift"])
        for number in range(3):
            await play_on(match, random.Random(number), 4)
            copy = tmp_path / f"copy{number}.db"
            await asyncio.to_thread(backup, file, copy)
            assert check(copy, find).entries == match.state.length
        await store.close()

    asyncio.run(work())
    with pytest.raises(StoreError, match="exists already"):
        backup(file, tmp_path / "copy0.db")
    with pytest.raises(StoreError, match="no database"):
        backup(tmp_path / "missing.db", tmp_path / "new.db")
    with pytest.raises(StoreError):
        backup(file, tmp_path / "no" / "folder.db")
    assert not list(tmp_path.glob("*.part"))


def test_two_stores_on_one_file_wait_for_each_other(database: str) -> None:
    async def work() -> None:
        one, two = SqlStore(database), SqlStore(database)
        await one.create("a", [FIRST])
        for seq in range(1, 20):
            pair = [s.append("a", seq, Entry("x", {"by": n})) for n, s in enumerate((one, two))]
            results = await asyncio.gather(*pair, return_exceptions=True)
            assert sorted(type(r).__name__ for r in results) == ["Conflict", "NoneType"]
        await one.close()
        await two.close()

    asyncio.run(work())


async def sound(store: SqlStore, match: str) -> int:
    """Return how long a log is whose hashes are a chain up to its head."""
    texts = [entry.text() for entry in await store.load(match)]
    assert await store.head(match) == Head(len(texts), reduce(link, texts, root(match)))
    return len(texts)


def test_a_head_remembered_is_a_hint_that_a_conflict_drops(database: str) -> None:
    async def work() -> None:
        one, two = SqlStore(database), SqlStore(database)
        await one.create("a", [FIRST])
        await one.create("b", [FIRST])
        # whoever writes after the other remembers an older head
        for seq, store in enumerate((one, two, one, one, two, two, two, one), 1):
            await store.append("a", seq, Entry("x", {"n": seq}))
        assert await sound(two, "a") == 9
        await two.append("a", 9, Entry("x", {"by": 2}))
        others = [one.append("b", n, Entry("x", {"n": n})) for n in (1, 2, 3)]
        mine = one.append("a", 9, Entry("x", {"by": 1})), *others
        results = await asyncio.gather(*mine, return_exceptions=True)
        assert [type(result) for result in results] == [Conflict, *[type(None)] * 3]
        await one.append("a", 9, Entry("x", {"by": 2}))  # what is there, given again
        await one.append("a", 10, Entry("x", {}))
        with pytest.raises(Conflict):
            await two.append("a", 10, Entry("x", {"by": 2}))
        await two.append("a", 11, Entry("x", {}))
        await one.append("a", 11, Entry("x", {}))  # given again, with an older head in mind
        assert (await sound(one, "a"), await sound(one, "b")) == (12, 4)
        await one.close()
        await two.close()

    asyncio.run(work())


def test_the_oldest_hints_are_forgotten(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(writer, "_HINTS", 3)

    async def work() -> None:
        store, reads = SqlStore(database), [0]
        for n in range(6):
            await store.create(f"m{n}", [FIRST])

        @event.listens_for(store.engine, "before_cursor_execute")
        def note(connection: Any, cursor: Any, statement: str, *more: Any) -> None:
            reads[0] += statement.startswith("SELECT")

        for match in ("m3", "m4", "m5"):
            await store.append(match, 1, Entry("x", {}))
        assert reads == [0]
        await store.append("m0", 1, Entry("x", {}))
        assert reads == [1]
        await store.append("m5", 2, Entry("x", {}))
        assert reads == [1]
        await store.append("m3", 2, Entry("x", {}))
        assert reads == [2]
        await store.close()

    asyncio.run(work())


@pytest.mark.parametrize("seq", [0, 1, 3, 9])
def test_the_database_itself_refuses_an_entry_that_is_not_the_next(database: str, seq: int) -> None:
    async def work() -> None:
        store = SqlStore(database)
        await store.create("a", [FIRST, FIRST])
        await store.close()

    asyncio.run(work())
    query = "INSERT INTO entries (match, seq, body, hash) VALUES ('a', :seq, '{}', 'h')"
    with pytest.raises(IntegrityError):
        altered(database, query, seq=seq)
    assert altered(database, "SELECT length FROM heads") == [(2,)]
    altered(database, query, seq=2)
    assert altered(database, "SELECT length, hash FROM heads") == [(3, "h")]


TOKENS = {"token:1": "0", "token:2": "1"}


async def rematch(store: SqlStore) -> None:
    opens = Opening("b", (FIRST, Entry("sit", {"seat": 0})))
    await store.append("a", 1, Entry("rematch", {"next": "b"}), opens)


@pytest.mark.parametrize("part", ["matches", "heads", "entries", "notes"])
def test_a_fault_within_a_rematch_leaves_nothing_of_it(database: str, part: str) -> None:
    async def work() -> None:
        store = SqlStore(database)
        await store.create("a", [FIRST], TOKENS)

        def fail(connection: Any, cursor: Any, statement: str, *more: Any) -> None:
            if statement.startswith(f"INSERT INTO {part}"):
                raise sqlite3.OperationalError("disk I/O error")

        event.listen(store.engine, "before_cursor_execute", fail)
        with pytest.raises((StoreError, sqlite3.Error)):
            await rematch(store)
        event.remove(store.engine, "before_cursor_execute", fail)
        assert await store.matches() == ["a"]
        assert (await sound(store, "a"), await store.notes("a")) == (1, TOKENS)
        await rematch(store)
        assert (await sound(store, "a"), await sound(store, "b")) == (2, 2)
        assert await store.notes("b") == TOKENS
        await store.close()

    asyncio.run(work())


KILLED = """
import asyncio, os, signal, sys
from sqlalchemy import event, inspect
from sqlalchemy.exc import IntegrityError
from tailback.store.sql import SqlStore
from tests.store.test_sql import FIRST, TOKENS, rematch

async def work():
    store = SqlStore(sys.argv[1])
    await store.create("a", [FIRST], TOKENS)

    @event.listens_for(store.engine, "after_cursor_execute")
    def kill(connection, cursor, statement, *more):
        if statement.startswith("INSERT INTO " + sys.argv[2]):
            os.kill(os.getpid(), signal.SIGKILL)

    await rematch(store)

asyncio.run(work())
"""


@pytest.mark.parametrize("part", ["matches", "entries", "notes"] if SOAK else ["entries"])
def test_a_kill_within_a_rematch_leaves_nothing_of_it(database: str, part: str) -> None:
    command = [sys.executable, "-c", KILLED, database, part]
    killed = subprocess.run(command, capture_output=True, cwd=Path(__file__).parents[2])
    assert killed.returncode == -9, killed.stderr

    async def work() -> None:
        store = SqlStore(database)
        assert await store.matches() == ["a"]
        assert (await sound(store, "a"), await store.notes("a")) == (1, TOKENS)
        await rematch(store)
        assert await store.notes("b") == TOKENS
        await store.close()

    asyncio.run(work())


def test_a_writer_waits_for_the_lock_and_not_for_readers(database: str) -> None:
    async def work() -> None:
        store = SqlStore(database)
        await store.create("a", [FIRST])
        with store.engine.connect() as reader:
            reader.exec_driver_sql("SELECT * FROM entries").fetchall()
            await store.append("a", 1, Entry("x", {}))
        with held(store.engine):
            task = asyncio.create_task(store.append("a", 2, Entry("x", {})))
            await taken(store)
            assert not task.done()
        await task
        await store.close()

    asyncio.run(work())


def test_writes_that_hang_at_the_database_are_counted_as_waiting(database: str) -> None:
    async def work() -> None:
        store = SqlStore(database)
        await asyncio.gather(*(store.create(f"m{n}", [FIRST]) for n in range(6)))
        assert store.done.waiting == 0
        with held(store.engine):
            appends = [store.append(f"m{n}", 1, Entry("x", {})) for n in range(6)]
            tasks = [asyncio.create_task(append) for append in appends]
            await taken(store, 6)
            assert store.done.waiting == 6
        await asyncio.gather(*tasks)
        assert store.done.waiting == 0
        await store.close()

    asyncio.run(work())


def test_the_match_room_needs_no_database_package() -> None:
    code = "import sys, tailback.match, tailback.store; print('sqlalchemy' in sys.modules)"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "False"


def test_check_finds_bytes_that_are_no_text(file: Path) -> None:
    """SQLite keeps them without a word; PostgreSQL takes none."""
    id = played(file)
    altered(file, "UPDATE entries SET body = CAST(x'ff' AS TEXT) WHERE seq = 6")
    (problem,) = check(file, find).problems
    assert id in problem
