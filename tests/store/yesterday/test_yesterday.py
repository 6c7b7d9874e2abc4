"""Databases that the program wrote before: each is migrated, and its matches go on."""

from __future__ import annotations

import asyncio
import json
import random
import shutil
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from tailback.bots import RandomBot
from tailback.match import Accepted, Match, StoreError
from tailback.store.backup import backup
from tailback.store.check import check
from tailback.store.migrations import versions
from tailback.store.sql import SqlStore
from tests.match.desk import house, turn

HERE = Path(__file__).parent
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
def test_it_is_migrated_when_it_is_opened(commit: str, file: Path, tmp_path: Path) -> None:
    kept = KEPT[commit]
    with closing(sqlite3.connect(file)) as old:
        rows = old.execute("SELECT match, seq, body, hash FROM entries").fetchall()
        order = [id for (id,) in old.execute("SELECT id FROM matches ORDER BY number")]
    if VERSIONS[commit] != NEWEST:
        with pytest.raises(StoreError, match="older version"):
            check(file)

    async def work() -> None:
        store = SqlStore(file)
        assert await store.matches() == order
        assert set(order) == set(kept)
        for id, told in kept.items():
            mine = sorted(row for row in rows if row[0] == id)
            assert [entry.text() for entry in await store.load(id)] == [row[2] for row in mine]
            assert await store.head(id) == (told["length"], mine[-1][3])
            assert await store.notes(id) == told["notes"]
        await store.close()

    asyncio.run(work())
    found = check(file)
    assert (found.matches, found.entries, found.problems) == (len(kept), len(rows), ())
    with closing(sqlite3.connect(file)) as new:
        assert new.execute("SELECT match, seq, body, hash FROM entries").fetchall() == rows
        names = {name for (name,) in new.execute("SELECT name FROM sqlite_master")}
    assert "snapshots" not in names
    backup(file, tmp_path / "copy.db")
    assert check(tmp_path / "copy.db") == found


def test_what_was_cut_short_before_is_left_for_check(file: Path) -> None:
    """A log with a hole is no reason not to open the others."""
    broken = next(id for id, told in KEPT["73780fb"].items() if told["stage"] == "running")
    with closing(sqlite3.connect(file)) as old, old:
        old.execute("DELETE FROM entries WHERE match = ? AND seq = 5", (broken,))
    asyncio.run(SqlStore(file).close())
    (problem,) = check(file).problems
    assert f"match {broken}, entry 5" in problem


@pytest.mark.parametrize(("commit", "id"), named("running"))
def test_a_match_goes_on(commit: str, file: Path, id: str) -> None:
    async def work() -> None:
        match = await loaded(file, id)
        length = match.table.length
        await played(match, random.Random(id), 15)
        assert match.table.length > length
        await closed(match)

    asyncio.run(work())
    assert check(file).problems == ()


@pytest.mark.parametrize(("commit", "id"), named("over"))
def test_a_match_that_is_over_has_its_rematch(commit: str, file: Path, id: str) -> None:
    async def work() -> None:
        match = await loaded(file, id)
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
    assert check(file).problems == ()


@pytest.mark.parametrize(("commit", "id"), named("open"))
def test_a_table_that_was_set_is_taken(commit: str, file: Path, id: str) -> None:
    async def work() -> None:
        match = await loaded(file, id)
        for seat in range(2):
            assert isinstance(await match.sit(seat, f"{seat:032x}", f"P{seat}"), Accepted)
        await played(match, random.Random(id), 5)
        await closed(match)

    asyncio.run(work())
    assert check(file).problems == ()


async def loaded(file: Path, id: str) -> Match:
    """Return a match, which stands as it was left."""
    match = await Match.load(house(SqlStore(file), bots=lambda game, name: RandomBot(game)), id)
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
