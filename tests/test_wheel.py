"""The wheel holds everything that a host needs: words, boards, migrations and the built page.

``make test`` serves what is packed with the packages that are here; ``make soak`` installs it
into a fresh environment, as a host does.
"""

from __future__ import annotations

import asyncio
import json
import os
import re
import shutil
import subprocess
import sys
import urllib.request
import zipfile
from collections.abc import Iterator
from pathlib import Path

import pytest

from tailback import list_games
from tailback.bots import RandomBot
from tailback.bots.thread_bot import ThreadBot
from tailback.kit.registry import game as find_game
from tailback.match import Match, new_id
from tailback.server.live.tokens import new_token, notes_of
from tailback.store.sql import SqlStore
from tests.harness.patience import PATIENCE
from tests.harness.scale import SOAK
from tests.match.helpers import services, sit_down
from tests.suites import ROOT

SOURCE = ROOT / "src" / "tailback"
PAGE = SOURCE / "server" / "static" / "index.html"
BUILD = "import sys; from setuptools import build_meta; build_meta.build_wheel(sys.argv[1])"


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    if not PAGE.is_file():
        pytest.skip("the browser client is not built: make web")
    folder = tmp_path_factory.mktemp("wheel")
    copy = folder / "source"
    copy.mkdir()
    for name in ("pyproject.toml", "README.md", "LICENSE"):
        shutil.copy(ROOT / name, copy)
    without = shutil.ignore_patterns("__pycache__", "*.egg-info")
    shutil.copytree(ROOT / "src", copy / "src", ignore=without)
    subprocess.run(
        [sys.executable, "-c", BUILD, str(folder)], cwd=copy, check=True, capture_output=True
    )
    (made,) = folder.glob("*.whl")
    return made


def test_every_file_is_packed(wheel: Path) -> None:
    files = {
        path.relative_to(SOURCE.parent).as_posix(): path
        for path in SOURCE.rglob("*")
        if path.is_file() and "__pycache__" not in path.parts
    }
    with zipfile.ZipFile(wheel) as packed:
        assert set(files) - set(packed.namelist()) == set()
        assert [
            name for name, path in files.items() if packed.read(name) != path.read_bytes()
        ] == []


@pytest.fixture
def running(tmp_path: Path) -> dict[str, str]:
    """Write a database with a running match of every game; return the token of a seat of each."""

    async def write() -> dict[str, str]:
        store, tokens = SqlStore(tmp_path / "tables.db"), dict[str, str]()
        for name in list_games():
            game, seat = find_game(name), 0
            bots = dict.fromkeys(range(1, game.seats[0]), "random")
            at = services(store, bots=lambda game, name: ThreadBot(RandomBot(game)))
            token = new_token()
            match = await Match.open(at, game, bots=bots, notes=notes_of({token: seat}))
            await sit_down(match, seat, new_id(), "Ann")
            tokens[match.id] = token
            await match.close()
        await store.close()
        return tokens

    return asyncio.run(write())


@pytest.fixture
def address(wheel: Path, running: dict[str, str], tmp_path: Path) -> Iterator[str]:
    """Return where a server listens that runs from the wheel, outside the repository."""
    python, place = sys.executable, tmp_path / "packed"
    if SOAK:
        python = str(place / "bin" / "python")
        subprocess.run([sys.executable, "-m", "venv", str(place)], check=True)
        pip = [python, "-m", "pip", "install", "--quiet", "--constraint"]
        subprocess.run([*pip, str(ROOT / "constraints.txt"), f"{wheel}[server]"], check=True)
    else:
        with zipfile.ZipFile(wheel) as packed:
            packed.extractall(place)
    environment = {**os.environ, "PYTHONPATH": "" if SOAK else str(place)}
    asked = [python, "-c", "import tailback; print(tailback.__file__)"]
    found = subprocess.run(asked, cwd=tmp_path, env=environment, check=True, capture_output=True)
    assert found.stdout.decode().startswith(str(place))
    command = [python, "-m", "tailback", "serve", "--port", "0", "--database", "tables.db"]
    process = subprocess.Popen(
        command,
        cwd=tmp_path,
        env=environment,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
    )
    assert process.stdout is not None
    try:
        line = process.stdout.readline()
        at = re.search(r"http://\S+/", line)
        assert at, line
        yield at[0]
    finally:
        process.kill()
        process.wait()
        process.stdout.close()


def fetched(address: str, body: object = None) -> bytes:
    data = None if body is None else json.dumps(body).encode()
    asked = urllib.request.Request(address, data, {"content-type": "application/json"})
    with urllib.request.urlopen(asked, timeout=PATIENCE) as answer:
        read: bytes = answer.read()
    return read


def test_a_game_is_opened_with_nothing_but_the_wheel(address: str) -> None:
    page = fetched(address).decode()
    parts = re.findall(r'(?:src|href)="/?(assets/[^"]+)"', page)
    assert parts
    for part in parts:
        assert fetched(address + part) == (PAGE.parent / part).read_bytes()
    assert b"game-name" in fetched(f"{address}api/games/jam/words/pt")
    opened = json.loads(fetched(f"{address}api/tables", {"game": "shift", "bots": {"1": "thumb"}}))
    assert [seat["name"] for seat in opened["seats"]] == ["gold"]


def test_the_wheel_goes_on_with_a_database_that_is_there(
    running: dict[str, str], address: str
) -> None:
    tables = [{"match": id, "token": token} for id, token in running.items()]
    standings = json.loads(fetched(f"{address}api/tables/status", {"tables": tables}))
    assert [one.get("stage") for one in standings] == ["running"] * len(list_games())
