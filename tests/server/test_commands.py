"""``tailback serve``, ``check`` and ``backup``, as they are called from a shell."""

from __future__ import annotations

import asyncio
import json
import os
import re
import signal
import socket
import sqlite3
import subprocess
import sys
import tomllib
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from threading import Thread

import pytest
from sqlalchemy.exc import OperationalError

from tailback.cli.main import main
from tailback.client import connect, open_table
from tailback.kit import LANGUAGES
from tailback.server.run import data_folder, default_database
from tailback.server.settings import READERS, BadSetting, Settings, choose
from tests.harness.patience import PATIENCE, run, wait_until
from tests.suites import ROOT


@contextmanager
def served(*arguments: object, **environment: str) -> Iterator[tuple[str, subprocess.Popen[str]]]:
    """Return the address of a server of its own process."""
    command = [sys.executable, "-m", "tailback", "serve", *map(str, arguments)]
    process = subprocess.Popen(
        command,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
        cwd=ROOT,
        env={**os.environ, **environment},
    )
    assert process.stdout is not None
    try:
        line = process.stdout.readline()
        yield line.split()[3].rstrip("/") if line else "", process
    finally:
        process.kill()
        process.wait()
        process.stdout.close()


def test_serve_check_backup(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    copy = tmp_path / "copy.db"
    with served(PORT="0") as (url, process):
        with urllib.request.urlopen(f"{url}/api/health", timeout=PATIENCE) as answer:
            assert json.load(answer)["status"] == "ok"
        asyncio.run(open_table(url, "shift"))
        assert main(["backup", str(copy)]) == 0
        process.send_signal(signal.SIGTERM)
        assert process.wait(PATIENCE) in (0, -signal.SIGTERM)
    assert (tmp_path / "tailback" / "tailback.db").is_file()
    for named in ([], ["--database", str(copy)]):
        capsys.readouterr()
        assert main(["check", *named]) == 0
        assert capsys.readouterr().out.startswith("ok: 1 match ")
    assert "exists already" in ended(capsys, "backup", copy)[1]
    with sqlite3.connect(copy) as made:
        made.execute("UPDATE entries SET body = replace(body, 'shift', 'shaft') WHERE seq = 0")
    code, said = ended(capsys, "check", "--database", copy)
    assert code == 1
    assert "hash" in said


STUCK = """
import os, signal

class Loops:
    strength = 0

    def __init__(self, game):
        pass

    def choose(self, question):
        while True:
            pass

class Stops(Loops):
    def choose(self, question):
        os.kill(os.getpid(), signal.SIGSTOP)
"""


def children(process: int) -> list[int]:
    """Return the processes that a process has begun and that have not ended."""
    tasks = Path(f"/proc/{process}/task").glob("*/children")
    return [int(child) for task in tasks for child in task.read_text().split()]


@pytest.mark.parametrize("end", [signal.SIGTERM, signal.SIGINT])
@pytest.mark.parametrize("how", ["loops", "stops"])
def test_the_end_waits_for_no_process(
    how: str, end: signal.Signals, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With a bot that never returns, and every process stopped that there is beside it.

    It ended after 4 seconds when this was written; where anything is waited for, it is for ever.
    """
    (tmp_path / "stuck.py").write_text(STUCK)
    package = tmp_path / "stuck-1.dist-info"
    package.mkdir()
    (package / "METADATA").write_text("Metadata-Version: 2.1\nName: stuck\nVersion: 1\n")
    points = "[tailback.bots]\nloops = stuck:Loops\nstops = stuck:Stops\n"
    (package / "entry_points.txt").write_text(points)
    settings = {"PYTHONPATH": str(tmp_path), "TAILBACK_BOT_PROCESSES": "2"}
    database = tmp_path / "tables.db"

    async def play(url: str) -> None:
        """Play until it is the bot's turn."""
        table = await open_table(url, "shift", bots={1: how})
        seat = await connect(url, table.match, table.tokens[0])
        await seat.sit("Ann")
        await seat.begun()
        while seat.now.ask is not None:
            await seat.commit([seat.now.legal[0]])
            await seat.ping()

    with served("--port", 0, "--database", database, **settings) as (url, process):
        transcript = urllib.request.Request(f"{url}/api/transcripts", b"nothing", method="POST")
        transcript.add_header("Content-Type", "text/plain")
        urllib.request.urlopen(transcript, timeout=PATIENCE).close()
        asyncio.run(asyncio.wait_for(play(url), PATIENCE))
        assert wait_until(lambda: len(children(process.pid)) > 2)  # one of them is Python's own
        begun = children(process.pid)
        for child in begun:
            os.kill(child, signal.SIGSTOP)
        reading = Thread(target=lambda: _answered(transcript), daemon=True)
        reading.start()
        process.send_signal(end)
        assert process.wait(PATIENCE) in (0, -signal.SIGTERM, -signal.SIGINT, 130)
        for child in begun:
            with suppress(ProcessLookupError):  # what Python began by itself would stand still
                os.kill(child, signal.SIGKILL)


def _answered(request: urllib.request.Request) -> None:
    with suppress(OSError), urllib.request.urlopen(request, timeout=30):
        pass


def ended(capsys: pytest.CaptureFixture[str], *arguments: object) -> tuple[int, str]:
    """Return the exit code of a command that does not get as far as serving, and its one line."""
    code = main([str(argument) for argument in arguments])
    said = capsys.readouterr().err
    assert said.startswith("tailback: ") and said.count("\n") == 1, said
    return code, said


def test_clear_exits(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    newer, other = tmp_path / "newer.db", tmp_path / "other.db"
    with sqlite3.connect(newer) as made:
        made.execute("CREATE TABLE tailback_version (version_num VARCHAR(32))")
        made.execute("INSERT INTO tailback_version VALUES ('9999')")
    with sqlite3.connect(other) as made:
        made.execute("CREATE TABLE recipes (cake TEXT)")
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        cases: tuple[tuple[tuple[object, ...], str, int], ...] = (
            (("serve", "--port", port, "--database", tmp_path / "x.db"), "is in use", 2),
            (("serve", "--port", "70000"), "70000", 2),
            (("serve", "--host", "256.1.1.1", "--port", 0), "256.1.1.1", 2),
            (("serve", "--port", 0, "--database", newer), "newer version", 1),
            (("serve", "--port", 0, "--database", other), "another program", 1),
            (("serve", "--port", 0, "--database", "/proc/nothing/x.db"), "folder", 1),
            (("serve", "--port", 0, "--database", tmp_path), "database", 1),
            (("check", "--database", tmp_path / "gone.db"), "no database", 1),
        )
        for arguments, said, code in cases:
            found, line = ended(capsys, *arguments)
            assert found == code, arguments
            assert said in line


def test_a_full_disk_is_a_clear_exit(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(*given: object) -> None:
        cause = sqlite3.OperationalError("database or disk is full")
        raise OperationalError("COMMIT", {}, cause)

    monkeypatch.setattr("alembic.command.upgrade", full)
    code, said = ended(capsys, "serve", "--port", 0, "--database", tmp_path / "x.db")
    assert code == 1
    assert "full" in said


def test_where_the_data_lies(tmp_path: Path) -> None:
    assert data_folder({"XDG_DATA_HOME": str(tmp_path)}) == tmp_path / "tailback"
    assert data_folder({"XDG_DATA_HOME": "relative"}) == Path.home() / ".local/share/tailback"
    assert default_database({"TAILBACK_DATABASE": "club.db"}) == "club.db"


def test_an_option_comes_before_the_environment_and_that_before_the_file(tmp_path: Path) -> None:
    file = tmp_path / "club.toml"
    file.write_text('pace = 1\nidle = 2\nkeep = 3\nallow_host = ["a.example", "b.example"]\n')
    chosen = choose({"pace": 5}, {"TAILBACK_PACE": "4", "TAILBACK_IDLE": "0.5"}, str(file))
    by = {name: (found.value, found.by) for name, found in chosen.items()}
    assert by["pace"] == (5, "--pace")
    assert by["idle"] == (0.5, "TAILBACK_IDLE")
    assert by["keep"] == (3, str(file))
    assert by["port"] == (8000, "")
    made = Settings.of(chosen, origins=("x",))
    assert (made.pace, made.idle, made.keep, made.origins) == (5, 0.5, 3, ("x",))
    assert made.hosts == ("a.example", "b.example")


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("pace = 'fast'", "pace: 'fast' is not a number"),
        ("pace = true", "pace: True is not a number"),
        ("bot_tables = 1.5", "bot_tables: 1.5 is not a whole number"),
        ("port = 65536", "port: 65536 is not a port"),
        ("keep = 0", "keep: 0 is not a number of days from 1 to 36500"),
        ("keep = 36501", "keep: 36501 is not a number of days"),
        ("proxy = ['10.0.0.0/8', 'nobody']", "is not a list of addresses or networks"),
        ("allow_host = 7", "allow_host: 7 is not a list"),
        ("paec = 1", "'paec' is not a setting"),
        ("pace = ", "is not TOML"),
        ("x" * 70_000, "is not a file of at most 64 KB"),
        (None, "is not a file of settings that can be read"),
    ],
)
def test_a_file_that_sets_something_wrong(text: str | None, says: str, tmp_path: Path) -> None:
    file = tmp_path / "club.toml"
    if text is not None:
        file.write_text(text)
    with pytest.raises(BadSetting) as caught:
        choose(environment={}, file=str(file))
    assert says in str(caught.value)
    assert "club.toml" in str(caught.value)
    assert len(str(caught.value)) < 800


@pytest.mark.parametrize(
    ("name", "given", "due"),
    [
        ("ray", "http://club:secret@cache:6379/0", "ray://10.0.0.5:10001"),
        ("ray", ":secret@cache:6379", "ray://10.0.0.5:10001"),
        ("ray", ["ray://:secret@cache:6379/0"], "ray://10.0.0.5:10001"),
        ("database", "club:secret\t@db.example", "postgresql+psycopg://USER:PASSWORD@HOST/NAME"),
        ("database", {"password": "secret"}, "postgresql+psycopg://USER:PASSWORD@HOST/NAME"),
        ("ray", "secret@10.0.0.5:10001", "ray://10.0.0.5:10001"),
    ],
)
@pytest.mark.parametrize("language", LANGUAGES)
def test_of_a_wrong_address_nothing_is_repeated(
    name: str,
    given: object,
    due: str,
    language: str,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
) -> None:
    file = tmp_path / "club.toml"
    value = json.dumps(given) if not isinstance(given, dict) else '{password = "secret"}'
    file.write_text(f"{name} = {value}")
    with pytest.raises(BadSetting) as caught:
        choose(environment={}, file=str(file))
    assert f"{name}: *** is not" in str(caught.value) and due in str(caught.value)
    assert main(["serve", "--lang", language, "--settings", str(file)]) == 2
    said = capsys.readouterr().err
    assert f"{name}: ***" in said.replace("\u00a0:", ":") and due.partition("USER")[0] in said
    assert "secret" not in said and "cache" not in said and "10.0.0.5" not in said.replace(due, "")


@pytest.mark.parametrize(
    ("name", "given"),
    [
        ("database", "postgresql://club:se@secret@db.example/tables"),
        ("ray", "ray://club:secret@10.0.0.5:10001"),
    ],
)
def test_no_part_of_a_password_is_shown_with_the_settings(
    name: str, given: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["settings", f"--{name}", given]) == 0
    out, err = capsys.readouterr()
    assert f'{name} = "' in out and "***" in out
    assert "secret" not in out + err


def test_settings_are_shown_with_where_they_come_from(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "club.toml"
    file.write_text("tables_per_minute = 7")
    monkeypatch.setenv("TAILBACK_SETTINGS", str(file))
    monkeypatch.setenv("TAILBACK_DATABASE", "postgresql://club:secret@db.example/tables")
    monkeypatch.delenv("PORT", raising=False)
    assert main(["settings", "--lang", "en", "--keep", "30"]) == 0
    lines = dict(line.split(" = ", 1) for line in capsys.readouterr().out.splitlines())
    assert set(lines) == set(READERS)
    assert lines["keep"] == "30.0  # --keep"
    assert lines["tables_per_minute"] == f"7.0  # {file}"
    assert lines["port"] == "8000  # as usual"
    assert lines["database"].endswith("# TAILBACK_DATABASE")
    assert "db.example" in lines["database"] and "secret" not in lines["database"]


HOSTING = (ROOT / "docs" / "hosting.md").read_text("utf-8")


@pytest.mark.parametrize(
    "text", re.findall(r"^```toml\n(.*?)^```", HOSTING, re.MULTILINE | re.DOTALL)
)
def test_settings_of_the_page_for_hosts_are_read(text: str, tmp_path: Path) -> None:
    file = tmp_path / "club.toml"
    file.write_text(text)
    chosen = choose(environment={}, file=str(file))
    assert {name for name, one in chosen.items() if one.by} == set(tomllib.loads(text))


@pytest.mark.parametrize("name", READERS)
def test_every_setting_is_told_of_on_the_page_for_hosts(name: str) -> None:
    spelled = rf"`TAILBACK_{name.upper()}`|`--{name.replace('_', '-')}\b|`{name}\b|^{name} = "
    assert re.search(spelled, HOSTING, re.MULTILINE)


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_set_wrong_is_said_in_every_language(
    language: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PORT", "high")
    assert main(["serve", "--lang", language]) == 2
    said = capsys.readouterr().err
    assert "PORT: 'high'" in said.replace("\u00a0:", ":") and "65535" in said
    assert len(said.splitlines()) == 1


def test_bots_think_elsewhere_and_end_with_the_server(tmp_path: Path) -> None:
    """A process of its own thinks; when the server is killed it does not stay behind."""

    async def play(url: str) -> None:
        table = await open_table(
            url, "shift", bots={0: "thumb", 1: "random"}, options={"turn_limit": 4}
        )
        from tailback.client import connect

        async with await connect(url, table.match, table.spectator) as seat:
            await seat.wait_for(lambda u: u.stage == "over")

    where = tmp_path / "x.db"
    with served("--port", 0, "--database", where, TAILBACK_PACE="0") as (url, process):
        run(play(url))
        children = Path(f"/proc/{process.pid}/task/{process.pid}/children")
        born = children.read_text().split() if children.exists() else []
    assert born or not children.parent.exists()
    assert wait_until(lambda: not any(_alive(pid) for pid in born))


def _alive(pid: str) -> bool:
    try:
        return Path(f"/proc/{pid}/stat").read_text().split()[2] != "Z"
    except OSError:
        return False
