"""What a page loads, as Chromium counts it; ``python -m tests.browser.loads [N]`` prints times.

A time is told only where nothing else runs, so the tests count and this command measures: from the
address entered to the first button that can be pressed, N times with nothing kept in the browser.
"""

from __future__ import annotations

import statistics
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

from playwright.sync_api import sync_playwright

from tests.browser.acts import asked, sit
from tests.browser.conftest import CHROMIUM, FLAGS, Server

PRESSABLE = """
new MutationObserver(() => {
  if (document.querySelector('main .games button:enabled, main .moves button:enabled'))
    window.pressable ??= performance.now();
}).observe(document, { childList: true, subtree: true, attributes: true });
"""


class File(NamedTuple):
    """One answer as it came over the line; sizes in bytes, times in seconds of Chromium's clock."""

    url: str
    encoding: str
    size: int
    headers: int
    asked: float
    answered: float


class Load:
    """Counts what a page asks for from now on."""

    def __init__(self, page: Any) -> None:
        self._asked: dict[str, Any] = {}
        self._answered: dict[str, Any] = {}
        self.files: list[File] = []
        devtools = page.context.new_cdp_session(page)
        devtools.on("Network.requestWillBeSent", self._ask)
        devtools.on("Network.responseReceived", self._answer)
        devtools.on("Network.loadingFinished", self._finish)
        devtools.send("Network.enable")

    def first(self, part: str) -> File:
        """Return the first file that was asked for with this in its address."""
        return min((file for file in self.files if part in file.url), key=lambda file: file.asked)

    def _ask(self, told: Any) -> None:
        self._asked[told["requestId"]] = told

    def _answer(self, told: Any) -> None:
        self._answered[told["requestId"]] = told

    def _finish(self, told: Any) -> None:
        asked, answered = self._asked[told["requestId"]], self._answered[told["requestId"]]
        response = answered["response"]
        headers = {name.lower(): value for name, value in response["headers"].items()}
        self.files.append(
            File(
                asked["request"]["url"],
                headers.get("content-encoding", ""),
                int(told["encodedDataLength"]),
                int(response["encodedDataLength"]),
                asked["timestamp"],
                answered["timestamp"],
            )
        )


def home(browser: Any, server: Server) -> tuple[float, int]:
    """Return how long until the first game can be chosen, and how many bytes that took."""
    return measured(browser, server.url)


def table(browser: Any, server: Server) -> tuple[float, int]:
    """Return the same for the first move at a table, where the seat is already taken."""
    made = server.table("shift", bots={"1": "random"}, options={"starter": "gold"})
    link = server.url + made["seats"][0]["link"]
    page = browser.new_context(locale="en-GB").new_page()
    page.goto(link)
    sit(page, "Gold")
    assert asked(page)
    page.context.close()
    return measured(browser, link)


def measured(browser: Any, url: str) -> tuple[float, int]:
    page = browser.new_context(locale="en-GB").new_page()
    page.add_init_script(PRESSABLE)
    load = Load(page)
    page.goto(url)
    page.wait_for_function("() => window.pressable !== undefined")
    page.wait_for_load_state("networkidle")
    took = page.evaluate("window.pressable")
    page.context.close()
    return took, sum(file.size for file in load.files)


def main(times: int) -> None:
    pages: tuple[Callable[[Any, Server], tuple[float, int]], ...] = (home, table)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder) / "tables.db")
        server.start()
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=list(FLAGS))
        try:
            for page in pages:
                page(browser, server)
                got = [page(browser, server) for _ in range(times)]
                middle = statistics.median(took for took, _ in got)
                spread = ", ".join(f"{took:.0f}" for took, _ in sorted(got))
                print(f"{page.__name__}: {middle:.0f} ms ({spread}), {got[-1][1] / 1000:.1f} KB")
        finally:
            browser.close()
            server.stop()


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 9)
