"""Logs cut short and spoilt pages: ``check`` lists them all, ``backup`` and the server say so."""

from __future__ import annotations

import multiprocessing
import os
import sqlite3
import stat
import subprocess
import sys
import time
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path

import pytest

from tailback.cli.main import main
from tailback.client import TableError, connect
from tailback.match import Accepted, Entry, StoreError
from tailback.store.backup import DamagedCopy, backup
from tailback.store.check import Found, _shared_out, check
from tailback.store.sql import SqlStore
from tests.attack.damage import filled, leaves, logs, spoil
from tests.harness.patience import PATIENCE, run
from tests.harness.rights import held_to_modes
from tests.harness.scale import SOAK
from tests.match.helpers import GAMES, opened, services
from tests.server.desk import EVERY, running
from tests.store.by_hand import altered

INDEX = "sqlite_autoindex_entries_1"


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "logs.db"


def named(ids: list[str], problems: tuple[str, ...]) -> set[str]:
    return {id for id in ids if any(id in problem for problem in problems)}


def test_every_log_that_lost_its_end_is_listed(database: str) -> None:
    ids = filled(database, 24)
    assert check(database).problems == ()
    cut = ids[::3]
    for id in cut:
        ends = "SELECT length - 10 FROM heads WHERE match = :id"
        altered(database, f"DELETE FROM entries WHERE match = :id AND seq >= ({ends})", id=id)
    found = check(database)
    assert (found.matches, len(found.problems)) == (24, len(cut))
    assert named(ids, found.problems) == set(cut)
    assert all("it is missing" in problem for problem in found.problems)


def test_a_log_whose_end_nothing_tells_is_listed(database: str) -> None:
    ids = filled(database, 4)
    altered(database, "DELETE FROM heads WHERE match = :one", one=ids[1])
    (problem,) = check(database).problems
    assert ids[1] in problem


@pytest.mark.parametrize("cells", [None, 5], ids=["zeros", "fewer-cells"])
def test_a_damaged_index_is_told_and_the_rest_is_checked(file: Path, cells: int | None) -> None:
    ids = filled(file, 40)
    pages = leaves(file, INDEX)
    for page in pages[3:6]:
        spoil(file, page, cells=cells)
    found = check(file)
    assert found.matches == 40
    assert any("the file is damaged" in problem for problem in found.problems)
    lost = named(ids, found.problems)
    assert 1 <= len(lost) < 40
    assert found.entries > 0


def test_a_damaged_page_of_entries_is_told_and_the_rest_is_checked(file: Path) -> None:
    ids = filled(file, 40)
    pages = leaves(file, "entries")
    spoil(file, pages[4])
    spoil(file, pages[len(pages) // 2])
    found = check(file)
    assert found.matches == 40
    assert any("the file is damaged" in problem for problem in found.problems)
    assert 1 <= len(named(ids, found.problems)) <= 8


def test_a_damaged_list_of_matches_hides_no_match(file: Path) -> None:
    ids = filled(file, 400)
    pages = leaves(file, "matches")
    assert len(pages) > 4
    spoil(file, pages[2])
    found = check(file)
    assert found.matches == 400
    assert any("list of matches" in problem for problem in found.problems)
    assert 1 <= len(named(ids, found.problems)) < 200


def test_a_match_without_its_place_in_the_list_is_told(file: Path) -> None:
    ids = filled(file, 6)
    with closing(sqlite3.connect(file)) as db, db:
        db.execute("DELETE FROM matches WHERE id = ?", (ids[2],))
    found = check(file)
    assert found.matches == 6
    assert any(ids[2] in problem and "list" in problem for problem in found.problems)


def test_a_backup_of_what_is_damaged_says_so(
    file: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    ids = filled(file, 30)
    copy = tmp_path / "sound.db"
    assert main(["backup", str(copy), "--database", str(file)]) == 0
    assert check(copy).problems == ()
    assert stat.S_IMODE(copy.stat().st_mode) == 0o600
    altered(file, "DELETE FROM entries WHERE match = :id AND seq > 20", id=ids[7])
    capsys.readouterr()
    bad = tmp_path / "bad.db"
    assert main(["backup", str(bad), "--database", str(file)]) == 1
    told = capsys.readouterr()
    assert ids[7] in told.err and told.err.count("\n") == 1
    assert "damaged" in told.out
    kept = tmp_path / "bad.db.damaged"
    assert not bad.exists()
    assert stat.S_IMODE(kept.stat().st_mode) == 0o600
    spoil(file, leaves(file, "entries")[3])
    with pytest.raises(DamagedCopy) as caught:
        backup(file, tmp_path / "worse.db")
    assert len(caught.value.problems) >= 2
    left = {name for name in os.listdir(tmp_path) if not name.startswith("logs.db")}
    assert left == {"sound.db", "bad.db.damaged", "worse.db.damaged"}


def test_what_is_spoilt_at_its_beginning_is_one_line(
    file: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    filled(file, 3)
    leaves(file, "entries")  # writes all of it into the file itself
    spoil(file, 1)
    for command in (["check"], ["backup", str(file) + ".copy"]):
        capsys.readouterr()
        assert main([*command, "--database", str(file)]) == 1
        said = capsys.readouterr().err
        assert said.startswith("tailback: ") and said.count("\n") == 1, said
    with pytest.raises(StoreError):
        SqlStore(file)


def test_a_seed_that_was_not_committed_to_is_listed(database: str) -> None:
    """The log is written anew from its beginning, with every hash made to fit."""

    async def work() -> None:
        match = await opened(services(), GAMES["shift"])
        log = await match.services.store.load(match.id)
        store = SqlStore(database)
        await store.create("whole", log)
        for name, kind, change in (
            ("revealed", "reveal", {"seed": "00" * 32}),
            ("committed", "sit", {"commitment": "00" * 32}),
            ("computer", "sit", {"commitment": None, "bot": "random"}),
        ):
            at = next(n for n, entry in enumerate(log) if entry.kind == kind)
            forged = Entry(kind, {**log[at].body, **change})
            await store.create(name, [*log[:at], forged, *log[at + 1 :]])
        await store.close()

    run(work())
    found = check(database).problems
    assert [problem.partition(",")[0] for problem in found] == [
        "match revealed",
        "match committed",
        "match computer",
    ]


def test_a_server_refuses_a_table_that_lost_its_end_and_serves_the_rest(database: str) -> None:
    async def work() -> None:
        async with running(SqlStore(database), games=EVERY) as server:
            cut, whole = await server.open("shift"), await server.open("shift")
            for table in (cut, whole):
                for seat in table.tokens:
                    async with await server.seat(table, seat) as one:
                        assert isinstance(await one.sit(f"P{seat}"), Accepted)
        altered(database, "DELETE FROM entries WHERE match = :id AND seq = 2", id=cut.match)
        async with running(SqlStore(database), games=EVERY) as server:
            with pytest.raises(TableError) as refused:
                await connect(server.url, cut.match, cut.tokens[0])
            assert refused.value.why == "broken-log"
            assert cut.match in str(refused.value)
            async with await server.seat(whole, 0) as one:
                assert one.now.stage == "revealing"
        altered(database, "DELETE FROM heads WHERE match = :id", id=cut.match)
        async with running(SqlStore(database), games=EVERY) as server:
            with pytest.raises(TableError) as refused:
                await connect(server.url, cut.match, cut.tokens[0])
            assert refused.value.why == "broken-log"

    run(work())


def test_a_server_refuses_a_table_on_a_spoilt_page_and_serves_the_rest(file: Path) -> None:
    ids = filled(file, 40)
    spoil(file, leaves(file, "entries")[5])

    async def work() -> None:
        store = SqlStore(file)
        whole = 0
        async with running(store, games=EVERY) as server:
            for id in ids:
                try:
                    async with server.registry.room(id):
                        whole += 1
                except Exception as problem:
                    assert getattr(problem, "why", "") == "broken-log", problem
                    assert id in getattr(problem, "said", "")
        assert 30 <= whole < 40

    run(work())


def test_all_cores_find_what_one_finds_and_tell_how_far_they_are(file: Path) -> None:
    count = 5000 if SOAK else 260
    ids = filled(file, count)
    altered(file, "DELETE FROM entries WHERE match = :id AND seq > 5", id=ids[-3])
    told: list[tuple[int, int]] = []
    begun = time.monotonic()
    found = check(file, progress=lambda done, of: told.append((done, of)), processes=2)
    took = time.monotonic() - begun
    assert (found.matches, len(found.problems)) == (count, 1)
    assert found.entries == sum(len(logs()[n % 400 % 10]) for n in range(count)) - (
        len(logs()[(count - 3) % 400 % 10]) - 6
    )
    assert told[-1] == (count, count) and len(told) > 3
    assert told == sorted(told)
    print(f"{count} matches with {found.entries} entries checked in {took:.1f} s")
    if SOAK:
        assert took < 20
    else:
        assert check(file, processes=1) == found


ASKED = (
    "import asyncio; from tailback.server.botpool.workers import ProcessWorker; "
    "print('ok:', asyncio.run(ProcessWorker(abs).ask(30, -3)))"
)
"""A process beside this one is asked, as the server asks."""


@pytest.mark.parametrize(
    ("command", "says"),
    [
        (["-m", "tailback", "check", "--lang", "en", "--database", "FILE"], "ok: 201 matches"),
        (
            ["-m", "tailback", "backup", "--lang", "en", "--database", "FILE", "COPY"],
            "is a copy of",
        ),
        (["-c", ASKED], "ok: 3"),
    ],
)
def test_a_command_is_called_in_a_folder_that_is_shut_to_its_user(
    command: list[str], says: str, file: Path, tmp_path: Path
) -> None:
    bound = held_to_modes()
    filled(file, 201)
    shut = tmp_path / "shut"
    shut.mkdir()
    paths = {"FILE": str(file), "COPY": str(tmp_path / "copy.db")}
    words = [paths.get(word, word) for word in command]
    within = ["sh", "-c", 'chmod 0 . && exec "$@"', "sh", *bound, sys.executable, *words]
    done = subprocess.run(within, cwd=shut, capture_output=True, text=True, timeout=PATIENCE)
    shut.chmod(0o700)
    assert (done.returncode, done.stderr) == (0, "")
    assert says in done.stdout


def test_a_file_named_from_the_folder_of_the_call_is_found_by_all_cores(
    file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    filled(file, 201)
    monkeypatch.chdir(file.parent)
    found = check(file.name, processes=2)
    assert (found.matches, found.problems) == (201, ())


def ends_elsewhere(ids: Sequence[str]) -> list[Found]:
    """Look at nothing; a process beside the one that checks ends at once."""
    if multiprocessing.parent_process() is not None:
        os._exit(1)
    return [(1, None)] * len(ids)


def test_what_a_process_that_ended_has_left_is_checked_all_the_same() -> None:
    found = [one for some in _shared_out(ends_elsewhere, ["id"] * 201, 2) for one in some]
    assert found == [(1, None)] * 201
