"""SIGKILL at random moments: nothing acknowledged is lost, nothing is there twice."""

from __future__ import annotations

import random
import sqlite3
import subprocess
import sys
import time
from contextlib import closing
from pathlib import Path

from tailback.match import Entry
from tailback.store.check import check
from tests.harness.scale import scaled
from tests.match.desk import find

ROOT = Path(__file__).parents[2]


def killed(file: Path, seed: int, rng: random.Random) -> list[list[str]]:
    """Let the player play for a while, kill it at any moment, and return what it said."""
    command = [sys.executable, "-m", "tests.store.player", str(file), str(seed)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, cwd=ROOT) as process:
        assert process.stdout is not None
        said = [process.stdout.readline() for _ in range(1 + rng.randrange(150))]
        time.sleep(rng.uniform(0.0, 0.01))
        process.kill()
        said += process.stdout.readlines()
    assert process.returncode == -9, "it ended by itself"
    return [line.split() for line in said if line.endswith("\n")]


def test_kills_lose_and_double_nothing_acknowledged(tmp_path: Path) -> None:
    rng = random.Random(4)
    file = tmp_path / "logs.db"
    acked: set[str] = set()
    sent: set[str] = set()
    begun = time.monotonic()
    for number in range(scaled(200)):
        said = killed(file, number, rng)
        sent |= {words[1] for words in said if words[0] == "sends"}
        acked |= {words[1] for words in said if words[0] == "acked"}
        with closing(sqlite3.connect(file)) as db:
            bodies = [Entry.read(text).body for (text,) in db.execute("SELECT body FROM entries")]
        ids = [body["id"] for body in bodies if "id" in body and body["id"] not in FIXED]
        assert len(ids) == len(set(ids)), "a move is there twice"
        assert acked <= set(ids), "an acknowledged move is lost"
        assert set(ids) <= sent, "a move is there that nobody sent"
        if number % 20 == 0:
            assert check(file, find).problems == ()
    assert check(file, find).problems == ()
    assert len(acked) > 10 * scaled(200)
    print(f"{scaled(200)} kills, {len(acked)} acknowledged, {time.monotonic() - begun:.0f} s")


FIXED = {f"{seat:032x}" for seat in range(6)}
"""The ids by which the first match's seats were taken before the player was ready."""
