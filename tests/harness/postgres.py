"""A PostgreSQL server for the tests: made in a folder of its own, gone with the tests.

Where there is none, the tests that need it are skipped with the reason.
"""

from __future__ import annotations

import atexit
import itertools
import os
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from tests.harness.patience import PATIENCE

_COUNT = itertools.count()
_OTHER = "postgres"
"""Whom the server runs as where the tests are run by root, whom it refuses."""
_RULES = "local all locked scram-sha-256\nlocal all all trust\n"


class Cluster:
    """A server that listens on a socket in its own folder."""

    def __init__(self, programs: Path, *, sync: bool = False) -> None:
        self.programs = programs
        self.sync = sync
        """Whether a commit waits for the disk."""
        self.folder = Path(tempfile.mkdtemp(prefix="pg-", dir="/tmp"))
        self._process: subprocess.Popen[bytes] | None = None
        if os.getuid() == 0:
            shutil.chown(self.folder, _OTHER, _OTHER)
        data = str(self.folder / "data")
        made = [str(programs / "initdb"), "-N", "-A", "trust", "-U", "tests", "-E", "UTF8", data]
        subprocess.run(self._as_other([*made, "--locale=C"]), check=True, capture_output=True)
        (self.folder / "data" / "pg_hba.conf").write_text(_RULES)
        self.start()

    def start(self) -> None:
        quick = ["listen_addresses=", "max_connections=60"]
        quick += [] if self.sync else ["fsync=off", "full_page_writes=off"]
        command = [str(self.programs / "postgres"), "-D", str(self.folder / "data")]
        command += ["-k", str(self.folder), *(word for pair in quick for word in ("-c", pair))]
        self._process = subprocess.Popen(
            self._as_other(command), stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
        )
        end = time.monotonic() + PATIENCE
        while not self._answers():
            assert time.monotonic() < end and self._process.poll() is None, "it does not start"
            time.sleep(0.05)

    def stop(self) -> None:
        if self._process is not None:
            self._process.send_signal(signal.SIGQUIT)  # at once, without a checkpoint
            self._process.wait()
            self._process = None

    def remove(self) -> None:
        self.stop()
        shutil.rmtree(self.folder, ignore_errors=True)

    def url(self, name: str, user: str = "tests") -> str:
        return f"postgresql+psycopg://{user}@/{name}?host={self.folder}"

    def execute(self, *statements: str, database: str = "postgres") -> list[Any]:
        """Run statements, each by itself; return the rows of the last one."""
        import psycopg

        where = f"host={self.folder} user=tests dbname={database}"
        with psycopg.connect(where, autocommit=True) as connection:
            for statement in statements:
                done = connection.execute(statement.encode())
            return done.fetchall() if done.description else []

    def database(self) -> str:
        """Return the address of a new database."""
        name = f"t{next(_COUNT)}"
        self.execute(f"CREATE DATABASE {name}")
        return self.url(name)

    def _answers(self) -> bool:
        import psycopg

        try:
            self.execute("SELECT 1")
        except psycopg.OperationalError:
            return False
        return True

    @staticmethod
    def _as_other(command: list[str]) -> list[str]:
        if os.getuid() != 0:
            return command
        ids = [f"--reuid={_OTHER}", f"--regid={_OTHER}", "--clear-groups", "--pdeathsig=QUIT"]
        return ["setpriv", *ids, *command]


@cache
def cluster(*, sync: bool = False) -> Cluster:
    """Return the server of this process, started when it is first asked for."""
    try:
        import psycopg  # noqa: F401
    except ImportError:
        pytest.skip("PostgreSQL: psycopg is not installed")
    found = [path.parent for path in Path("/usr/lib/postgresql").glob("*/bin/postgres")]
    if (named := shutil.which("postgres")) is not None:
        found.append(Path(named).resolve().parent)
    if not found:
        pytest.skip("PostgreSQL: the Debian package postgresql is not installed")
    if os.getuid() == 0 and shutil.which("setpriv") is None:
        pytest.skip("PostgreSQL: it does not run as root, and there is no setpriv")
    made = Cluster(found[-1], sync=sync)
    atexit.register(made.remove)
    return made


KINDS: dict[str, Callable[[Path], str]] = {
    "sqlite": lambda folder: str(folder / "logs.db"),
    "postgres": lambda folder: cluster().database(),
}


@pytest.fixture(params=KINDS)
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """Return the address of a database that is not there yet, of each kind."""
    return KINDS[request.param](tmp_path)


@pytest.fixture
def postgres() -> Cluster:
    return cluster()
