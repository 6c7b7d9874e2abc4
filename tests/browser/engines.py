"""Two other browser engines, each driven in its own standard way: Firefox and WebKit.

Firefox speaks WebDriver BiDi over a socket, WebKitGTK classic WebDriver over HTTP. The few calls
that the smoke suite needs of either are here; a package for each would be more than that.
"""

from __future__ import annotations

import base64
import json
import os
import shutil
import signal
import socket
import subprocess
import time
import urllib.error
import urllib.request
from abc import ABC, abstractmethod
from collections.abc import Iterator
from contextlib import closing, contextmanager
from itertools import count
from pathlib import Path
from typing import Any, Final

from websockets.sync.client import ClientConnection, connect

STARTING: Final = 60.0
"""After how many seconds a browser that does not answer has failed."""
_NARROW: Final = "* { font-size: 1px; min-width: 0; padding: 0; margin: 0; border-width: 0; }"
"""How the buttons around a page are drawn, so that the page can be as narrow as a phone."""
LARGEST: Final = 64 << 20
"""The largest message: a picture."""


class Engine(ABC):
    """One window of a browser."""

    name: str

    @abstractmethod
    def resize(self, width: int, height: int) -> None:
        """Give the page this size."""

    @abstractmethod
    def goto(self, url: str) -> None:
        """Open an address and wait until it is loaded."""

    @abstractmethod
    def run(self, body: str) -> Any:
        """Run the body of a function in the page and return what it returns."""

    @abstractmethod
    def picture(self) -> bytes:
        """Return what is seen, as PNG."""

    @abstractmethod
    def complaints(self) -> list[str]:
        """Return what the console was told in warning since the last call."""


class Firefox(Engine):
    """Firefox by WebDriver BiDi."""

    name = "firefox"

    def __init__(self, socket: ClientConnection) -> None:
        self._ids = count(1)
        self._said: list[str] = []
        self._socket = socket
        self._call("session.new", capabilities={})
        self._call("session.subscribe", events=["log.entryAdded"])
        tree = self._call("browsingContext.getTree")
        self._page = tree["contexts"][0]["context"]

    def _call(self, method: str, **params: Any) -> Any:
        id = next(self._ids)
        self._socket.send(json.dumps({"id": id, "method": method, "params": params}))
        while True:
            message = json.loads(self._socket.recv(timeout=STARTING))
            if message.get("method") == "log.entryAdded":
                entry = message["params"]
                if entry["level"] in ("warn", "error"):
                    self._said.append(f"{entry['level']}: {entry['text']}")
            elif message.get("id") == id:
                if message["type"] == "error":
                    raise RuntimeError(f"{method}: {message['error']}: {message['message']}")
                return message["result"]

    def resize(self, width: int, height: int) -> None:
        viewport = {"width": width, "height": height}
        self._call("browsingContext.setViewport", context=self._page, viewport=viewport)

    def goto(self, url: str) -> None:
        self._call("browsingContext.navigate", context=self._page, url=url, wait="complete")

    def run(self, body: str) -> Any:
        found = self._call(
            "script.evaluate",
            expression=f"JSON.stringify((() => {{ {body} }})() ?? null)",
            target={"context": self._page},
            awaitPromise=False,
        )
        if found["type"] != "success":
            raise RuntimeError(found["exceptionDetails"]["text"])
        return json.loads(found["result"]["value"])

    def picture(self) -> bytes:
        shot = self._call("browsingContext.captureScreenshot", context=self._page)
        return base64.b64decode(shot["data"])

    def complaints(self) -> list[str]:
        self._call("session.status")
        said, self._said = self._said, []
        return said


class WebKit(Engine):
    """WebKitGTK's own small browser by classic WebDriver.

    It has no log to be asked for; the console is listened to from each page's beginning on.
    """

    name = "webkit"
    _LISTEN: Final = """
        if (window.complaints) return;
        window.complaints = [];
        for (const kind of ['warn', 'error']) {
          const say = console[kind];
          console[kind] = (...words) => {
            window.complaints.push(kind + ': ' + words.join(' '));
            say(...words);
          };
        }
        const failed = (what) => window.complaints.push('error: ' + what);
        addEventListener('error', (event) => failed(event.message));
        addEventListener('unhandledrejection', (event) => failed(event.reason));
    """

    def __init__(self, port: int, browser: str) -> None:
        self._url = f"http://127.0.0.1:{port}"
        options = {"binary": browser, "args": ["--automation"]}
        wish = {"capabilities": {"alwaysMatch": {"webkitgtk:browserOptions": options}}}
        made = _patiently(lambda: self._call("POST", "/session", wish))
        self._url += f"/session/{made['sessionId']}"

    def _call(self, method: str, path: str, body: Any = None) -> Any:
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(self._url + path, data, method=method)
        try:
            with urllib.request.urlopen(request, timeout=STARTING) as answer:
                return json.load(answer)["value"]
        except urllib.error.HTTPError as error:
            raise RuntimeError(f"{path}: {error.read().decode()[:500]}") from None

    def resize(self, width: int, height: int) -> None:
        """Set the window so that the page has this size; the window has bars of its own."""
        self._call("POST", "/window/rect", {"width": width, "height": height})
        inner = self.run("return [innerWidth, innerHeight]")
        wider = {"width": 2 * width - inner[0], "height": 2 * height - inner[1]}
        self._call("POST", "/window/rect", wider)

    def goto(self, url: str) -> None:
        self._call("POST", "/url", {"url": url})
        self.run(self._LISTEN)

    def run(self, body: str) -> Any:
        return self._call("POST", "/execute/sync", {"script": body, "args": []})

    def picture(self) -> bytes:
        return base64.b64decode(self._call("GET", "/screenshot"))

    def complaints(self) -> list[str]:
        found: list[str] = self.run("return (window.complaints ?? []).splice(0)")
        return found

    def quit(self) -> None:
        self._call("DELETE", "")


@contextmanager
def firefox(folder: Path) -> Iterator[Engine]:
    """Start Firefox without a screen."""
    port = free_port()
    command = ["firefox-esr", "--headless", "--no-remote", "--profile", str(folder)]
    with started([*command, f"--remote-debugging-port={port}"], {"HOME": str(folder)}):
        _patiently(lambda: socket.create_connection(("127.0.0.1", port)).close())
        url = f"ws://127.0.0.1:{port}/session"
        with connect(url, max_size=LARGEST, compression=None) as line:
            yield Firefox(line)


@contextmanager
def webkit(folder: Path) -> Iterator[Engine]:
    """Start WebKitGTK's browser on a screen that nobody sees."""
    port, display = free_port(), f":{90 + os.getpid() % 900}"
    style = folder / ".config" / "gtk-3.0" / "gtk.css"
    style.parent.mkdir(parents=True)
    style.write_text(_NARROW)
    home = {
        "HOME": str(folder),
        "DISPLAY": display,
        "WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS": "1",
    }
    with (
        started(["Xvfb", display, "-screen", "0", "1800x1300x24", "-nolisten", "tcp"], {}),
        started(["WebKitWebDriver", f"--port={port}"], home),
    ):
        made = WebKit(port, mini_browser())
        yield made
        made.quit()


def mini_browser() -> str:
    """Return where WebKitGTK's browser is, or nothing."""
    found = sorted(Path("/usr/lib").glob("*/webkit2gtk-4.*/MiniBrowser"))
    return str(found[-1]) if found else ""


def missing(name: str) -> str:
    """Return what is not installed for an engine, or nothing."""
    needs = {"firefox": ["firefox-esr"], "webkit": ["Xvfb", "WebKitWebDriver"]}[name]
    lack = [program for program in needs if shutil.which(program) is None]
    if name == "webkit" and not mini_browser():
        lack.append("MiniBrowser")
    return ", ".join(lack)


@contextmanager
def started(command: list[str], environment: dict[str, str]) -> Iterator[None]:
    """Run a program, with all that it starts, for as long as this lasts."""
    quiet = subprocess.DEVNULL
    with subprocess.Popen(
        command,
        stdout=quiet,
        stderr=quiet,
        env={**os.environ, **environment},
        start_new_session=True,
    ) as process:
        try:
            yield
        finally:
            os.killpg(process.pid, signal.SIGKILL)


def free_port() -> int:
    """Return a port that nobody listens on."""
    with closing(socket.create_server(("127.0.0.1", 0))) as bound:
        return int(bound.getsockname()[1])


def _patiently(work: Any) -> Any:
    """Try until it works, or the time is over."""
    end = time.monotonic() + STARTING
    while True:
        try:
            return work()
        except OSError:
            if time.monotonic() > end:
                raise
            time.sleep(0.2)
