"""SIGKILL at random moments: nothing acknowledged is lost, nothing is there twice."""

from __future__ import annotations

import random
import subprocess
import sys
import time
from pathlib import Path

from tailback.match import Entry
from tailback.store.check import check
from tests.harness.scale import scaled
from tests.match.helpers import find
from tests.store.by_hand import altered

ROOT = Path(__file__).parents[2]


def killed(database: str, seed: int, rng: random.Random) -> list[list[str]]:
    """Let the player play for a while, kill it at any moment, and return what it said."""
    command = [sys.executable, "-m", "tests.store.player", database, str(seed)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, cwd=ROOT) as process:
        assert process.stdout is not None
        said = [process.stdout.readline() for _ in range(1 + rng.randrange(150))]
        time.sleep(rng.uniform(0.0, 0.01))
        process.kill()
        said += process.stdout.readlines()
    assert process.returncode == -9, "it ended by itself"
    return [line.split() for line in said if line.endswith("\n")]


def test_kills_lose_and_double_nothing_acknowledged(database: str) -> None:
    rng = random.Random(4)
    kills = scaled(200 if "://" not in database else 50)
    acked: set[str] = set()
    sent: set[str] = set()
    begun = time.monotonic()
    for number in range(kills):
        said = killed(database, number, rng)
        sent |= {words[1] for words in said if words[0] == "sends"}
        acked |= {words[1] for words in said if words[0] == "acked"}
        rows = altered(database, "SELECT body FROM entries")
        entries = [Entry.read(text) for (text,) in rows]
        bodies = [entry.body for entry in entries if entry.kind != "reveal"]
        ids = [body["id"] for body in bodies if "id" in body and body["id"] not in FIXED]
        assert len(ids) == len(set(ids)), "a move is there twice"
        assert acked <= set(ids), "an acknowledged move is lost"
        assert set(ids) <= sent, "a move is there that nobody sent"
        if number % 20 == 0:
            assert check(database, find).problems == ()
    assert check(database, find).problems == ()
    assert len(acked) > 10 * kills
    print(f"{kills} kills, {len(acked)} acknowledged, {time.monotonic() - begun:.0f} s")


FIXED = {f"{seat:032x}" for seat in range(6)}
"""The ids by which the first match's seats were taken before the player was ready."""
