"""What the tests of attacks share: a server in a process of its own, and ways to bother it."""

from __future__ import annotations

import json
import os
import re
import socket
import subprocess
import sys
import urllib.error
import urllib.request
from collections.abc import Iterator, Mapping, Sequence
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import NamedTuple

from tests.harness.patience import PATIENCE
from tests.suites import ROOT

SERVE = (sys.executable, "-m", "tailback", "serve", "--port", "0")
CALM = {"TAILBACK_PACE": "0", "TAILBACK_BOT_PROCESSES": "0"}


class Answer(NamedTuple):
    """The answer to one request."""

    status: int
    text: str
    headers: dict[str, str]

    @property
    def why(self) -> str:
        return str(json.loads(self.text)["error"]["why"])


class Host:
    """A server in a process of its own, with its log."""

    def __init__(self, process: subprocess.Popen[str], url: str, log: Path, database: Path) -> None:
        self.process = process
        self.url = url
        self.log = log
        self.database = database

    @property
    def port(self) -> int:
        return int(self.url.rpartition(":")[2])

    @property
    def name(self) -> str:
        return self.url.removeprefix("http://")

    @property
    def memory(self) -> int:
        """Return how many bytes the server and its helpers hold together."""
        return _held(self.process.pid)

    def ask(
        self,
        path: str,
        body: bytes | None = None,
        headers: Mapping[str, str] | None = None,
        timeout: float = PATIENCE,
    ) -> Answer:
        """Return the answer to a request; one with a body is a POST."""
        request = urllib.request.Request(self.url + path, body, dict(headers or {}))
        try:
            with urllib.request.urlopen(request, timeout=timeout) as answer:
                return Answer(answer.status, answer.read().decode(), dict(answer.headers))
        except urllib.error.HTTPError as error:
            with error:
                return Answer(error.code, error.read().decode(), dict(error.headers))

    def say(self, text: str, source: str = "127.0.0.1", timeout: float = PATIENCE) -> str:
        """Return what comes back for these bytes until the connection ends or is silent."""
        with self.line(source, timeout) as line:
            line.sendall(text.encode())
            return heard(line)

    def line(self, source: str = "127.0.0.1", timeout: float = PATIENCE) -> socket.socket:
        """Return a bare connection from an address of this machine's loopback."""
        return socket.create_connection(("127.0.0.1", self.port), timeout, (source, 0))


def golden(name: str) -> str:
    """Return a whole game as text."""
    return (ROOT / "tests" / "transcripts" / f"{name}.txt").read_text()


def heard(line: socket.socket) -> str:
    """Return all that comes until the other side ends or falls silent."""
    said = b""
    try:
        while piece := line.recv(65536):
            said += piece
    except (TimeoutError, ConnectionError):
        pass
    return said.decode(errors="replace")


def _held(process: int) -> int:
    try:
        status = Path(f"/proc/{process}/status").read_text()
        children = Path(f"/proc/{process}/task/{process}/children").read_text().split()
    except OSError:  # it has just ended
        return 0
    found = re.search(r"VmRSS:\s+(\d+) kB", status)
    return (1024 * int(found[1]) if found else 0) + sum(_held(int(each)) for each in children)


@contextmanager
def hosted(folder: Path, *arguments: str, **environment: str) -> Iterator[Host]:
    """Start a server, and stop it at the end."""
    log, database = folder / "log", folder / "tables.db"
    with log.open("w") as errors:
        process = subprocess.Popen(
            [*SERVE, "--database", str(database), *arguments],
            stdout=subprocess.PIPE,
            stderr=errors,
            text=True,
            cwd=ROOT,
            env={**os.environ, **CALM, **environment},
        )
    assert process.stdout is not None
    try:
        found = re.search(r"http://[^/\s]+", process.stdout.readline())
        assert found, log.read_text()
        made = Host(process, found[0], log, database)
        assert made.ask("/api/health").status == 200  # it listens before it serves
        yield made
    finally:
        process.kill()
        process.wait()
        process.stdout.close()


@contextmanager
def idle(host: Host, count: int, source: str = "127.0.0.1") -> Iterator[Sequence[socket.socket]]:
    """Hold connections that say nothing."""
    with ExitStack() as stack:
        lines: list[socket.socket] = []
        for _ in range(count):
            lines.append(stack.enter_context(host.line(source)))
        yield lines
