"""A server of its own for the tests, a browser, and pages that must not complain."""

from __future__ import annotations

import json
import os
import re
import shutil
import socket
import subprocess
import sys
import urllib.request
from collections.abc import Callable, Iterator
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Protocol

import pytest

from tailback.server.run import listen

api = pytest.importorskip("playwright.sync_api", reason="the package playwright is not installed")
PATIENCE = 90_000
"""After how many milliseconds something does not come any more: the busiest machine is quicker."""
api.expect.set_options(timeout=PATIENCE)

ROOT = Path(__file__).parents[2]
STATIC = ROOT / "src" / "tailback" / "server" / "static"
WHOLE = os.environ.get("CHROMIUM") or shutil.which("chromium") or ""
"""Chromium with all it has; the shell, which is quicker, shows no notifications."""
CHROMIUM = os.environ.get("CHROMIUM") or shutil.which("chromium-headless-shell") or WHOLE
ELSEWHERE = "table.test"
"""A name that the browser finds on this machine, but that is no localhost to it."""
FLAGS = (
    "--no-sandbox",
    "--disable-gpu",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    f"--host-resolver-rules=MAP {ELSEWHERE} 127.0.0.1",
)
PHONE: dict[str, Any] = {
    "viewport": {"width": 320, "height": 640},
    "has_touch": True,
    "is_mobile": True,
}
AT_ONCE = """
if (location.protocol.startsWith('http') && localStorage.getItem('tailback.pace') === null)
  localStorage.setItem('tailback.pace', 'once');
"""
"""The others' turns are shown at once, unless a test chooses otherwise."""
FAST = {
    "TAILBACK_PACE": "0.05",
    "TAILBACK_TABLES_PER_MINUTE": "100000",
    "TAILBACK_MESSAGES_PER_SECOND": "1000",
    "TAILBACK_BOT_PROCESSES": "0",
}


SERVE = (sys.executable, "-m", "tailback", "serve", "--port", "0", "--allow-host", ELSEWHERE)


@dataclass
class Server:
    """A server in a process of its own; with a socket of ours it can be stopped and started."""

    database: Path | str
    command: tuple[str, ...] = SERVE
    bound: socket.socket | None = None
    port: int = 0
    process: subprocess.Popen[str] | None = None

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        kept = () if self.bound is None else (self.bound.fileno(),)
        sockets = [f"--socket={each}" for each in kept]
        self.process = subprocess.Popen(
            [*self.command, *sockets, "--database", str(self.database)],
            pass_fds=kept,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
            env={**os.environ, **FAST},
        )
        assert self.process.stdout is not None
        banner = self.process.stdout.readline()
        found = re.search(r"http://[^:]+:(\d+)", banner)
        assert found, f"the server did not say where it is: {banner!r}"
        self.port = int(found[1])

    def stop(self) -> None:
        if self.process is not None:
            self.process.kill()
            self.process.wait()
            self.process = None

    def table(self, game: str, **wish: Any) -> Any:
        """Set a table; return its match and its links."""
        return self.posted("/api/tables", game=game, **wish)

    def posted(self, path: str, **said: Any) -> Any:
        """Say something without a page; return the answer."""
        headers = {"content-type": "application/json"}
        request = urllib.request.Request(self.url + path, json.dumps(said).encode(), headers)
        with urllib.request.urlopen(request) as answer:
            return json.load(answer)


class Opens(Protocol):
    """Opens a page in a browser context of its own."""

    def __call__(self, **context: Any) -> Any: ...


def serving(server: Server) -> Iterator[Server]:
    need_page()
    server.start()
    try:
        yield server
    finally:
        server.stop()


def stand_in(database: Path | str, *more: str) -> Iterator[Server]:
    with closing(listen("127.0.0.1", 0)) as bound:
        command = (sys.executable, "-m", "tests.browser.stand_in", *more)
        yield from serving(Server(database, command, bound))


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """The server that most tests share."""
    yield from serving(Server(tmp_path_factory.mktemp("server") / "tables.db"))


@pytest.fixture(scope="session")
def dealt_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server where every table of the same game, options and seats is dealt the same."""
    yield from stand_in(tmp_path_factory.mktemp("dealt") / "tables.db", "--dealt", "2")


@pytest.fixture
def own_server(dealt_server: Server) -> Iterator[Server]:
    """A server that a test may stop; who calls meanwhile waits, and no browser complains.

    Its tables are dealt the same every time.
    """
    yield dealt_server
    if dealt_server.process is None:
        dealt_server.start()


@pytest.fixture(scope="session")
def toy_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server whose games are the four toys."""
    yield from stand_in(tmp_path_factory.mktemp("toys") / "tables.db", "--toys")


def need_page() -> None:
    if not (STATIC / "index.html").is_file():
        pytest.skip("the browser client is not built: run `make web`")
    if not CHROMIUM:
        pytest.skip("Chromium is not installed")


@pytest.fixture(scope="session")
def playwright() -> Iterator[Any]:
    need_page()
    with api.sync_playwright() as started:
        yield started


@pytest.fixture(scope="session")
def browser(playwright: Any) -> Iterator[Any]:
    with closing(launched(playwright, CHROMIUM)) as made:
        yield made


def launched(playwright: Any, program: str) -> Any:
    return playwright.chromium.launch(executable_path=program, args=list(FLAGS))


@pytest.fixture
def open_page(browser: Any) -> Iterator[Opens]:
    """Open pages; at the end no console may have said a warning or an error."""
    said: list[str] = []
    contexts: list[Any] = []

    def heard(kind: str, text: str) -> None:
        if kind in ("error", "warning"):
            said.append(f"{kind}: {text}")

    def opened(**context: Any) -> Any:
        settings = {"viewport": {"width": 1280, "height": 860}, "locale": "en-GB", **context}
        made = browser.new_context(**settings)
        contexts.append(made)
        made.set_default_timeout(PATIENCE)
        made.add_init_script(AT_ONCE)
        made.on("console", lambda message: heard(message.type, message.text))
        made.on("weberror", lambda found: heard("error", str(found.error)))
        return made.new_page()

    yield opened
    for context in contexts:
        context.close()
    assert not said


@pytest.fixture
def home(server: Server, open_page: Opens) -> Callable[..., Any]:
    """Open the home page."""

    def opened(way: str = "", **context: Any) -> Any:
        page = open_page(**context)
        page.goto(server.url)
        if way:
            page.get_by_role("radio", name=way).check()
        return page

    return opened
