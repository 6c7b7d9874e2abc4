"""How smoothly the largest course moves: ``python -m tests.browser.frames [TURNS]`` prints it.

Twelve tiles with every B side, six cars. Told are how soon the table can be played, and the frames
a second while what the others do is shown; where nothing else runs, as with ``loads``.
"""

from __future__ import annotations

import sys
import tempfile
import time
from collections.abc import Sequence
from itertools import accumulate, pairwise
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import expect, sync_playwright

from tests.browser.acts import sit
from tests.browser.conftest import CHROMIUM, FLAGS, Server
from tests.browser.test_bash import EVERY_B_SIDE, cards, choose, offered, over

COUNTED: Final = """
localStorage.setItem('tailback.pace', 'normal');
window.drawn = [];
const frame = now => { window.drawn.push(now); requestAnimationFrame(frame); };
requestAnimationFrame(frame);
"""
"""Milliseconds that the turns of five others take at most."""


def shown(page: Any) -> list[float]:
    """Choose something, and return how long each frame took until something is asked again."""
    page.evaluate("window.drawn.length = 0")
    choose(page)
    page.wait_for_timeout(300)
    expect(over(page).or_(offered(page).first).first).to_be_visible()
    drawn = page.evaluate("window.drawn")
    return [after - before for before, after in pairwise(drawn)]


def fewest(took: Sequence[float]) -> int:
    """Return how many frames the second with the fewest had.

    >>> fewest([20.0] * 100), fewest([20.0] * 50 + [500.0] + [20.0] * 50)
    (50, 26)
    """
    ends = list(accumulate(took))
    least, first = len(took), 0
    for last, end in enumerate(ends):
        while end - ends[first] >= 1000:
            first += 1
        if end >= 1000:
            least = min(least, last - first + 1)
    return least


def main(turns: int) -> None:
    """Measure and print."""
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder) / "tables.db")
        server.start()
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=list(FLAGS))
        try:
            page = browser.new_page(viewport={"width": 1280, "height": 800})
            page.add_init_script(COUNTED)
            options = {"course": EVERY_B_SIDE, "bots": 4, "boost": True}
            table = server.table("bash", seats=2, bots={"1": "easy"}, options=options)
            link = server.url + table["seats"][0]["link"]
            page.goto(link)
            sit(page, "Player 1")
            expect(cards(page).first).to_be_visible()
            page.goto("about:blank")
            begun = time.perf_counter()
            page.goto(link)
            expect(cards(page).first).to_be_visible()
            print(f"table: {time.perf_counter() - begun:.2f} s until a card can be played")
            took: list[float] = []
            for _ in range(turns):
                if over(page).is_visible():
                    break
                took += shown(page)
        finally:
            browser.close()
            server.stop()
    slow = sum(each > 1000 / 30 for each in took)
    print(
        f"{len(took)} frames, {1000 * len(took) / sum(took):.1f} a second on average, "
        f"{fewest(took)} in the second with the fewest; "
        f"{slow} slower than a thirtieth, the slowest {max(took):.0f} ms"
    )


if __name__ == "__main__":
    main(int(sys.argv[1]) if sys.argv[1:] else 10)
