"""The server under load, beside the commit before and boardgame.io in the same run.

``python -m benchmarks.server [TABLES]``: tables of Shift on SQLite (WAL, synchronous=FULL) beside
boardgame.io with its in-memory storage and a game of the same size. Every server is a process of
its own; the clients of all tables are one Node.js process, two to a table, over loopback. Moves
are sent as fast as they are acknowledged, then at an offered rate. Each figure is the median of
several runs, the servers in turn; server and clients share the machine's cores.
"""

from __future__ import annotations

import json
import os
import platform
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from statistics import median
from typing import Any, Final, NamedTuple
from urllib.request import urlopen

from benchmarks.before import Source, sources

PEER: Final = Path(__file__).parent / "peer"
RUNS: Final = 3
SECONDS: Final = 5.0
WARM: Final = 2.0
OFFERED: Final = 300
LIMIT: Final = 120.0
"""After how many seconds a run has failed."""
INSTALLING: Final = 300.0
"""After how many seconds an installation has failed."""
LIMITS: Final = {
    "TAILBACK_PACE": "0",
    "TAILBACK_MESSAGES_PER_SECOND": "1000000",
    "TAILBACK_TABLES_PER_MINUTE": "1000000",
    "TAILBACK_CONNECTIONS_PER_ADDRESS": "100000",
}

Figures = dict[str, float]


class Line(NamedTuple):
    """One figure: its title, its name, how it is written, and what is wanted of it."""

    title: str
    name: str
    form: str = ",.2f"
    wanted: str = ""


LINES: Final = (
    Line("acknowledged moves/s", "rate", ",.0f", "at least the peer's"),
    Line("p50 ms", "p50"),
    Line("p99 ms", "p99", wanted="at most the peer's"),
    Line("server's processor ms a move", "processor", ",.3f", "at most the peer's"),
    Line(f"p99 ms at {OFFERED} offered moves/s", "offered_p99", wanted="under 50"),
    Line("moves/s at that rate", "offered_rate", ",.0f"),
    Line("bytes a move and viewer", "bytes", ",.0f", "at most 0.25 of before"),
    Line("KiB a table with two clients", "memory", ",.0f"),
    Line("s from start to first answer", "first"),
)


class Contestant(NamedTuple):
    """A server to be measured: how it is started, and which client speaks with it."""

    name: str
    command: Callable[[Path], Sequence[str]]
    environment: dict[str, str]
    client: dict[str, Any]
    health: str


def ours(source: Source) -> Contestant:
    """Return our server, as this source text has it."""

    def command(folder: Path) -> Sequence[str]:
        serve = [sys.executable, "-m", "tailback", "serve", "--port", "0"]
        return [*serve, "--database", str(folder / "tables.db")]

    client = {"kind": "tailback", "protocol": source.protocol}
    return Contestant(source.name, command, source.environment(**LIMITS), client, "/api/health")


def peer() -> Contestant:
    """Return boardgame.io's server."""
    environment = {**os.environ, "NODE_ENV": "production"}
    return Contestant(
        "boardgame.io",
        lambda _: ["node", str(PEER / "server.js")],
        environment,
        {"kind": "boardgame", "protocol": 0},
        "/games",
    )


@contextmanager
def running(contestant: Contestant) -> Iterator[tuple[int, str, float]]:
    """Start a server with a new database; return its process, address and time to answer."""
    with tempfile.TemporaryDirectory() as folder:
        begun = time.perf_counter()
        process = subprocess.Popen(
            contestant.command(Path(folder)),
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
            env=contestant.environment,
        )
        try:
            assert process.stdout is not None
            said = process.stdout.readline()
            url = next((word for word in said.split() if word.startswith("http")), "").rstrip("/")
            if not url:
                raise RuntimeError(f"{contestant.name} did not start")
            urlopen(url + contestant.health, timeout=LIMIT).close()
            yield process.pid, url, time.perf_counter() - begun
        finally:
            process.terminate()
            process.wait()


def measured(contestant: Contestant, tables: int) -> Figures:
    """Return the figures of one run."""
    with running(contestant) as (pid, url, first):
        wanted = {
            **contestant.client,
            "url": url,
            "pid": pid,
            "ticks": os.sysconf("SC_CLK_TCK"),
            "tables": tables,
            "warm": WARM,
            "seconds": SECONDS,
            "offered": OFFERED,
        }
        command = ["node", str(PEER / "load.js"), json.dumps(wanted)]
        done = subprocess.run(command, stdout=subprocess.PIPE, text=True, check=True, timeout=LIMIT)
    found = json.loads(done.stdout)
    if found["over"]:
        print(f"{contestant.name}: {found['over']} tables ended early", flush=True)
    offered = {f"offered_{name}": value for name, value in found["offered"].items()}
    return {**found["eager"], **offered, "memory": found["memory"], "first": first}


def installed() -> str | None:
    """Install what the clients and the peer need, once; return why that failed."""
    done = PEER / "node_modules" / ".package-lock.json"
    if done.exists() and done.stat().st_mtime >= (PEER / "package.json").stat().st_mtime:
        return None
    command = ["npm", "install", "--no-save", "--loglevel=error"]
    try:
        subprocess.run(
            command, cwd=PEER, check=True, capture_output=True, text=True, timeout=INSTALLING
        )
    except (OSError, subprocess.TimeoutExpired) as error:
        return str(error)
    except subprocess.CalledProcessError as error:
        return str(error.stderr).strip() or f"npm ended with {error.returncode}"
    return None


def show(runs: dict[str, list[Figures]]) -> None:
    """Print a table: the medians, and ours as a multiple of the others'."""
    names = list(runs)
    others = [name for name in names if name != "now"]
    head = "".join(f"{name:>16}" for name in (*names, *(f"/ {name}" for name in others)))
    print(f"{'':32}{head}")
    for line in LINES:
        values = {name: [figures[line.name] for figures in runs[name]] for name in names}
        cells = [format(median(values[name]), line.form) for name in names]
        for other in others:
            pairs = zip(values["now"], values[other], strict=True)
            cells.append(f"{median(a / b for a, b in pairs):.3f}")
        wanted = f"  ({line.wanted})" if line.wanted else ""
        print(f"{line.title:32}{''.join(f'{cell:>16}' for cell in cells)}{wanted}")


def main(tables: int = 100) -> None:
    """Print the figures."""
    if (why := installed()) is not None:
        print(f"skipped: the clients cannot be installed: {why}")
        return
    with sources() as found:
        contestants = [*map(ours, found), peer()]
        runs: dict[str, list[Figures]] = {contestant.name: [] for contestant in contestants}
        for _ in range(RUNS):
            for contestant in contestants:
                runs[contestant.name].append(measured(contestant, tables))
        print(f"{tables} tables with two clients each, durable; boardgame.io in memory")
        print(f"ours on {sys.executable} {platform.python_version()}, {platform.python_compiler()}")
        show(runs)


if __name__ == "__main__":
    main(*map(int, sys.argv[1:2]))
