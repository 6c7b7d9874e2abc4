"""Databases that the program wrote before: each is migrated, and its matches go on."""

from __future__ import annotations

import asyncio
import dataclasses
import itertools
import json
import random
import shutil
import sqlite3
from contextlib import closing
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from alembic import command
from alembic.config import Config
from sqlalchemy import inspect

from tailback.bots import RandomBot
from tailback.cli.main import main
from tailback.match import Accepted, Match
from tailback.store import migrations
from tailback.store.backup import DamagedCopy, backup
from tailback.store.check import check
from tailback.store.engine import connect
from tailback.store.migrations import versions
from tailback.store.sql import SqlStore
from tests.attack.damage import leaves, spoil
from tests.harness.postgres import cluster
from tests.match.desk import house, turn
from tests.store.by_hand import altered

HERE = Path(__file__).parent
_COUNT = itertools.count()
ROWS = "SELECT match, seq, body, hash FROM entries ORDER BY match, seq"
HEADS = "0003"
"""Since when the database says where its logs end."""
NEWEST = max(path.name[1:5] for path in Path(versions.__path__[0]).glob("v*.py"))
VERSIONS = {"73780fb": "0002", "fdca93d": "0004", "db0d4d9": "0006"}
"""By which commit a database was written, and at which version."""
KEPT: dict[str, dict[str, Any]] = {
    commit: json.loads((HERE / f"{commit}.json").read_text(encoding="utf-8")) for commit in VERSIONS
}
"""How each match stood when it was left."""
TOLD: dict[str, Any] = {id: told for kept in KEPT.values() for id, told in kept.items()}


def named(*stages: str) -> list[Any]:
    return [
        pytest.param(commit, id, id=f"{commit}-{told['game']}-{told['length']}-{id[:4]}")
        for commit, kept in KEPT.items()
        for id, told in sorted(kept.items())
        if told["stage"] in stages
    ]


@pytest.fixture
def commit() -> str:
    return next(iter(VERSIONS))


@pytest.fixture
def file(commit: str, tmp_path: Path) -> Path:
    return Path(shutil.copy(HERE / f"{commit}.db", tmp_path / "logs.db"))


@cache
def on_postgres(commit: str) -> str:
    """Return the name of a PostgreSQL database with the same rows, at the version of then."""
    server = cluster()
    url = server.database()
    engine = connect(url)
    config = Config()
    config.set_main_option("script_location", str(Path(migrations.__path__[0])))
    with closing(sqlite3.connect(HERE / f"{commit}.db")) as old, engine.begin() as new:
        config.attributes["connection"] = new
        command.upgrade(config, VERSIONS[commit])
        new.exec_driver_sql("SET session_replication_role = replica")  # the rows as they are
        for table in set(inspect(new).get_table_names()) - {"tailback_version"}:
            rows = old.execute(f"SELECT * FROM {table}")
            names = ", ".join(f'"{column[0]}"' for column in rows.description)
            places = ", ".join("%s" for _ in rows.description)
            for row in rows:
                new.exec_driver_sql(f"INSERT INTO {table} ({names}) VALUES ({places})", row)
        last = "SELECT setval('matches_number_seq', (SELECT max(number) FROM matches))"
        new.exec_driver_sql(last)
    engine.dispose()
    return url.partition("@/")[2].partition("?")[0]


@pytest.fixture(params=["sqlite", "postgres"])
def database(request: pytest.FixtureRequest, commit: str, tmp_path: Path) -> str:
    """Return the address of what was kept: in its file, and in PostgreSQL."""
    if request.param == "sqlite":
        return str(shutil.copy(HERE / f"{commit}.db", tmp_path / "logs.db"))
    name = f"{on_postgres(commit)}_{next(_COUNT)}"
    cluster().execute(f"CREATE DATABASE {name} TEMPLATE {on_postgres(commit)}")
    return cluster().url(name)


@pytest.mark.parametrize("commit", VERSIONS)
def test_it_holds_what_was_to_be_kept(commit: str, file: Path) -> None:
    told_of = KEPT[commit].values()
    running = {told["game"] for told in told_of if told["stage"] == "running"}
    assert running >= {"shift", "shuttles", "jam", "memory", "cutin"}
    assert ("bash" in running) == (commit != "73780fb")
    assert {told["stage"] for told in told_of} == {"open", "running", "over"}
    assert any(told["game"] == "jam" and told["sealed"] for told in told_of)
    with closing(sqlite3.connect(file)) as old:
        found = old.execute("SELECT version_num FROM tailback_version").fetchall()
        assert found == [(VERSIONS[commit],)]
        since = ("hand", "renew", "offer", "reply", "late") if commit == "db0d4d9" else ()
        for kind in ("again", "resign", "time", *since):
            query = "SELECT count(*) FROM entries WHERE body LIKE ?"
            assert old.execute(query, (f'%"kind":"{kind}"%',)).fetchone() > (0,), kind


def test_snapshots_are_among_what_was_kept(file: Path) -> None:
    with closing(sqlite3.connect(file)) as old:
        assert old.execute("SELECT count(*) FROM snapshots").fetchone() == (1,)


@pytest.mark.parametrize("commit", VERSIONS)
def test_it_is_migrated_when_it_is_opened(commit: str, database: str) -> None:
    kept = KEPT[commit]
    rows = altered(database, ROWS)
    order = [id for (id,) in altered(database, "SELECT id FROM matches ORDER BY number")]
    before = check(database)
    assert (before.matches, before.entries, before.problems) == (len(kept), len(rows), ())
    assert bool(before.unchecked) == (VERSIONS[commit] < HEADS)

    async def work() -> None:
        store = SqlStore(database)
        assert await store.matches() == order
        assert set(order) == set(kept)
        for id, told in kept.items():
            mine = sorted(row for row in rows if row[0] == id)
            assert [entry.text() for entry in await store.load(id)] == [row[2] for row in mine]
            assert await store.head(id) == (told["length"], mine[-1][3])
            assert await store.notes(id) == told["notes"]
        await store.close()

    asyncio.run(work())
    assert check(database) == dataclasses.replace(before, unchecked=())
    assert altered(database, ROWS) == rows
    assert altered(database, "SELECT version_num FROM tailback_version") == [(NEWEST,)]
    engine = connect(database)
    assert "snapshots" not in inspect(engine).get_table_names()
    engine.dispose()


@pytest.mark.parametrize("commit", VERSIONS)
def test_a_backup_of_an_older_version_is_checked_as_far_as_it_can_be(
    commit: str, file: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    told_ends = VERSIONS[commit] >= HEADS
    copy = tmp_path / "copy.db"
    assert main(["backup", str(copy), "--database", str(file)]) == (0 if told_ends else 3)
    assert ("not checked: where the logs end" in capsys.readouterr().err) != told_ends
    assert main(["check", "--database", str(copy)]) == (0 if told_ends else 3)
    running = next(id for id, told in KEPT[commit].items() if told["stage"] == "running")
    hurt = "seq >= 5" if told_ends else "seq = 5"  # a hole is found by the chain of hashes alone
    altered(file, f"DELETE FROM entries WHERE match = :id AND {hurt}", id=running)
    capsys.readouterr()
    assert main(["backup", str(tmp_path / "cut.db"), "--database", str(file)]) == 1
    assert f"match {running}, entry 5" in capsys.readouterr().err
    assert (tmp_path / "cut.db.damaged").exists()


def test_a_backup_of_an_older_version_on_a_damaged_file_says_so(file: Path, tmp_path: Path) -> None:
    spoil(file, leaves(file, "entries")[1])
    with pytest.raises(DamagedCopy) as caught:
        backup(file, tmp_path / "copy.db")
    assert any("the file is damaged" in problem for problem in caught.value.problems)


def test_a_backup_of_a_newer_version_says_that_its_logs_were_not_checked(
    file: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    altered(file, "UPDATE tailback_version SET version_num = '9999'")
    assert main(["backup", str(tmp_path / "copy.db"), "--database", str(file)]) == 3
    assert "not checked: the logs" in capsys.readouterr().err
    assert (tmp_path / "copy.db").exists()
    spoil(file, leaves(file, "entries")[1])
    with pytest.raises(DamagedCopy):
        backup(file, tmp_path / "worse.db")


def test_what_was_cut_short_before_is_left_for_check(file: Path) -> None:
    """A log with a hole is no reason not to open the others."""
    broken = next(id for id, told in KEPT["73780fb"].items() if told["stage"] == "running")
    with closing(sqlite3.connect(file)) as old, old:
        old.execute("DELETE FROM entries WHERE match = ? AND seq = 5", (broken,))
    asyncio.run(SqlStore(file).close())
    (problem,) = check(file).problems
    assert f"match {broken}, entry 5" in problem


@pytest.mark.parametrize(("commit", "id"), named("running"))
def test_a_match_goes_on(commit: str, database: str, id: str) -> None:
    async def work() -> None:
        match = await loaded(database, id)
        length = match.table.length
        await played(match, random.Random(id), 15)
        assert match.table.length > length
        await closed(match)

    asyncio.run(work())
    assert check(database).problems == ()


@pytest.mark.parametrize(("commit", "id"), named("over"))
def test_a_match_that_is_over_has_its_rematch(commit: str, database: str, id: str) -> None:
    async def work() -> None:
        match = await loaded(database, id)
        for seat in range(2):
            if seat not in match.table.again:
                assert isinstance(await match.rematch(seat, f"{seat:032x}"), Accepted)
        assert match.table.next is not None
        assert await match.house.store.notes(match.table.next) == TOLD[id]["notes"]
        following = await Match.load(match.house, match.table.next)
        await played(following, random.Random(id), 5)
        await following.close()
        await closed(match)

    asyncio.run(work())
    assert check(database).problems == ()


@pytest.mark.parametrize(("commit", "id"), named("open"))
def test_a_table_that_was_set_is_taken(commit: str, database: str, id: str) -> None:
    async def work() -> None:
        match = await loaded(database, id)
        for seat in range(2):
            assert isinstance(await match.sit(seat, f"{seat:032x}", f"P{seat}"), Accepted)
        await played(match, random.Random(id), 5)
        await closed(match)

    asyncio.run(work())
    assert check(database).problems == ()


async def loaded(database: str, id: str) -> Match:
    """Return a match, which stands as it was left."""
    match = await Match.load(house(SqlStore(database), bots=lambda game, name: RandomBot(game)), id)
    table, told = match.table, TOLD[id]
    assert table.game.notation.position_text(table.position) == told["position"]
    assert (table.stage, table.length) == (told["stage"], told["length"])
    assert (list(table.asks), sorted(table.sealed)) == (told["asks"], told["sealed"])
    return match


async def closed(match: Match) -> None:
    store = match.house.store
    await match.close()
    assert (await store.head(match.id)).length == match.table.length
    await store.close()


async def played(match: Match, rng: random.Random, moves: int) -> None:
    """Play random moves, each of which is acknowledged."""
    acknowledged = 0
    for _ in range(10 * moves):
        table = match.table
        decision = table.decision
        if table.result is not None or acknowledged == moves:
            break
        assert decision is not None
        seats = [s for s in decision.seats if s not in table.sealed and table.chairs[s].bot is None]
        if not seats:  # the time is to end, or a bot to think
            await turn(match, 20.0)
            await asyncio.sleep(0.005)
            continue
        seat = rng.choice(seats)
        move = rng.choice(table.game.legal(table.position, seat))
        text, ask = table.game.notation.move_text(move), table.ask(seat)
        answer = await match.commit(seat, ask or 0, f"{rng.getrandbits(128):032x}", [text])
        assert isinstance(answer, Accepted), answer
        acknowledged += 1
    assert acknowledged == moves or match.table.result is not None
