"""A database of an earlier version is migrated with its matches; one of another line is refused."""

from __future__ import annotations

import asyncio
import random
import shutil
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import inspect

from tailback.bots import RandomBot
from tailback.cli.main import main
from tailback.kit import AnyGame
from tailback.match import Accepted, Match, OtherVersion, StoreError, new_id
from tailback.store import engine
from tailback.store.admin_queue import AdminQueue
from tailback.store.backup import DamagedCopy, backup
from tailback.store.check import check
from tailback.store.engine import connect
from tailback.store.sql import SqlStore
from tests.attack.damage import leaves, spoil
from tests.cli.run import one_line, run
from tests.match.helpers import MORE, find, play_on, rematch, services, sit_down
from tests.store.by_hand import altered

FIRST = "0007"
"""The revision of the first release."""
LATER = '''
"""Planted: every match has a colour, and the log's head is given it too."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade():
    op.create_table("colours", sa.Column("match", sa.String(64), primary_key=True))
    op.execute("INSERT INTO colours SELECT id FROM matches")
    op.add_column("heads", sa.Column("colour", sa.String(8), server_default="red"))
'''
ROWS = "SELECT match, seq, body, hash FROM entries ORDER BY match, seq"
REVISION = "SELECT version_num FROM tailback_version"


@pytest.fixture
def later(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Any:
    """Return what makes this program a later version, with one migration more, and undoes it."""
    planted = tmp_path / "migrations"
    shutil.copytree(engine.MIGRATIONS, planted, ignore=shutil.ignore_patterns("__pycache__"))
    (planted / "versions" / "v0008_colours.py").write_text(LATER, "utf-8")
    return lambda: monkeypatch.setattr(engine, "MIGRATIONS", planted)


async def begun(store: SqlStore, game: AnyGame, moves: int) -> Match:
    """Return a match that people play, after some random moves."""
    at = services(store, bots=lambda game, name: RandomBot(game))
    match = await Match.open(at, game, notes={"token:1": "0"})
    for seat in range(match.state.seating.seats):
        assert isinstance(await sit_down(match, seat, new_id(), f"P{seat}"), Accepted)
    await play_on(match, random.Random(game.id), moves)
    return match


async def written(database: str) -> dict[str, str]:
    """Write a running match of every game, one that is over, an open one; return positions."""
    store = SqlStore(database)
    matches = [await begun(store, game, 9) for game in (find("shift"), *MORE.values())]
    over = await begun(store, find("jam"), 3)
    await over.resign(0, new_id())
    matches += [over, await Match.open(services(store), find("shuttles"))]
    kept = {one.id: position_of(one) for one in matches}
    for match in matches:
        await match.close()
    await store.close()
    return kept


def position_of(match: Match) -> str:
    table = match.state
    return f"{table.stage} {table.length} {table.game.notation.position_text(table.position)}"


async def gone_on(database: str, kept: dict[str, str]) -> None:
    """Take up every match where it was left, and go on with it."""
    store = SqlStore(database)
    assert await store.matches() == list(kept)
    for id, position in kept.items():
        match = await Match.load(services(store), id)
        assert position_of(match) == position
        if match.state.stage == "over":
            for seat in range(match.state.seating.seats):
                assert isinstance(await rematch(match, seat, new_id()), Accepted)
            assert await store.notes(match.state.rematch.next_match or "") == await store.notes(id)
        elif match.state.stage == "open":
            assert isinstance(await sit_down(match, 0, new_id(), "Ann"), Accepted)
        else:
            await play_on(match, random.Random(id), 9)
            assert position_of(match) != position
        await match.close()
    await store.close()


def test_a_later_version_migrates_a_database_and_its_matches_go_on(
    database: str, later: Any
) -> None:
    kept = asyncio.run(written(database))
    rows, before = altered(database, ROWS), check(database, find)
    assert (altered(database, REVISION), before.problems) == ([(FIRST,)], ())
    later()
    assert check(database, find) == before  # as it is: nothing is migrated by looking
    assert altered(database, REVISION) == [(FIRST,)]
    asyncio.run(SqlStore(database).close())
    assert altered(database, REVISION) == [("0008",)]
    assert altered(database, ROWS) == rows
    assert len(altered(database, "SELECT match FROM colours")) == len(kept)
    asyncio.run(gone_on(database, kept))
    assert check(database, find).problems == ()


def test_a_log_with_a_hole_is_no_reason_not_to_migrate_the_others(
    database: str, later: Any
) -> None:
    kept = asyncio.run(written(database))
    broken = next(iter(kept))
    altered(database, "DELETE FROM entries WHERE match = :id AND seq = 5", id=broken)
    later()
    asyncio.run(SqlStore(database).close())
    (problem,) = check(database, find).problems
    assert f"match {broken}, entry 5" in problem


def test_a_fault_within_a_migration_leaves_the_database_as_it_was(
    database: str, later: Any
) -> None:
    asyncio.run(written(database))
    rows = altered(database, ROWS)
    later()
    file = engine.MIGRATIONS / "versions" / "v0008_colours.py"
    file.write_text(f"{LATER}\n    raise OSError('the disk is gone')\n", "utf-8")
    with pytest.raises(StoreError, match="the disk is gone"):
        SqlStore(database)
    made = inspect(connect(database)).get_table_names()
    assert "colours" not in made
    assert (altered(database, REVISION), altered(database, ROWS)) == ([(FIRST,)], rows)


def test_a_database_of_a_newer_version_is_left_alone(database: str, later: Any) -> None:
    with pytest.MonkeyPatch.context() as patch:
        later()
        asyncio.run(written(database))
        rows = altered(database, ROWS)
        patch.setattr(engine, "MIGRATIONS", Path(engine.__file__).parent / "migrations")
        for opening in (SqlStore, check, AdminQueue.of):
            with pytest.raises(OtherVersion, match=r"newer version of Tailback \(0008; this one"):
                opening(database)
        assert (altered(database, REVISION), altered(database, ROWS)) == ([("0008",)], rows)


@pytest.mark.parametrize("revision", ["0001", "0006"])
def test_a_database_from_before_the_first_release_is_refused_and_left_alone(
    database: str, revision: str
) -> None:
    asyncio.run(written(database))
    altered(database, "UPDATE tailback_version SET version_num = :n", n=revision)
    rows = altered(database, ROWS)
    file = None if "://" in database else Path(database)
    bytes_before = file and file.read_bytes()
    give = "move it away or name another file" if file else "name an empty database"
    for opening in (SqlStore, check, AdminQueue.of):
        with pytest.raises(OtherVersion) as refused:
            opening(database)
        said = str(refused.value)
        assert f"is from before the first release of Tailback (revision {revision})" in said
        assert said.endswith(f"which no version carries over: {give}, and begin anew")
    assert (file and file.read_bytes()) == bytes_before
    assert (altered(database, REVISION), altered(database, ROWS)) == ([(revision,)], rows)


@pytest.fixture
def file(tmp_path: Path) -> Path:
    asyncio.run(written(str(tmp_path / "logs.db")))
    return tmp_path / "logs.db"


@pytest.mark.parametrize("revision", ["0006", "9999"])
def test_a_backup_of_what_another_version_made_says_that_its_logs_were_not_checked(
    file: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str], revision: str
) -> None:
    altered(file, "UPDATE tailback_version SET version_num = :n", n=revision)
    assert main(["backup", str(tmp_path / "copy.db"), "--database", str(file)]) == 3
    assert "not checked: the logs" in capsys.readouterr().err
    assert (tmp_path / "copy.db").exists()
    assert main(["check", "--database", str(file)]) == 1
    assert f"({'revision ' * (revision == '0006')}{revision}" in capsys.readouterr().err
    spoil(file, leaves(file, "entries")[1])
    with pytest.raises(DamagedCopy):
        backup(file, tmp_path / "worse.db")


def test_a_server_that_finds_one_in_the_data_folder_says_in_a_line_what_to_do(
    file: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As ``make play`` does, which names no database."""
    altered(file, "UPDATE tailback_version SET version_num = '0006'")
    (tmp_path / "tailback").mkdir()
    found = file.rename(tmp_path / "tailback" / "tailback.db")
    before = found.read_bytes()
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.delenv("TAILBACK_DATABASE", raising=False)
    ran = run("serve", "--port", "0")
    assert ran.code == 1
    assert one_line(ran.err)
    assert f"{found} is from before the first release of Tailback (revision 0006)" in ran.err
    assert "move it away or name another file, and begin anew" in ran.err
    assert found.read_bytes() == before
