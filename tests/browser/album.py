"""Pictures of every page, to be looked at: ``python -m tests.browser.album [FOLDER]``.

Every page of every game at every window in light and dark, and at the size of a phone in every
language. They are made into ``build/pictures`` and not kept.
"""

from __future__ import annotations

import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Final, Literal, NamedTuple, TypeAlias
from urllib.request import Request, urlopen

from playwright.sync_api import sync_playwright

import tailback
from tailback.kit.phrasebook import LANGUAGES
from tests.browser.conftest import CHROMIUM, FLAGS, ROOT, Server

WINDOWS: Final = (
    (1280, 800),
    (1600, 1000),
    (768, 1024),
    (390, 844),
    (320, 568),
    (844, 390),
    (640, 400),
)
PHONE: Final = (390, 844)
SETTLING: Final = 450
"""How many milliseconds a page has to come to rest."""
FINISHING: Final = 60.0
"""How many seconds a game of computer players has to come to its end."""


Theme: TypeAlias = Literal["light", "dark"]
THEMES: Final[tuple[Theme, ...]] = ("light", "dark")


class Subject(NamedTuple):
    """A page, and what is done there before the first picture."""

    name: str
    path: str
    prepare: Callable[[Any], None] = lambda page: None


def sit(page: Any) -> None:
    """Take the seat of the link."""
    page.locator("button.primary").first.click()
    page.locator("section.bar.asked").wait_for()


def subjects(server: Server) -> Iterator[Subject]:
    """Return all there is to be seen."""
    yield Subject("home", "/")
    yield Subject("history", "/history")
    yield Subject("shift-editor", "/games/shift/set-up")
    for id in tailback.list_games():
        game = tailback.game(id)
        yield Subject(f"{id}-rules", f"/rules/{id}")
        yield Subject(f"{id}-lesson", f"/games/{id}/lesson")
        seats = list(game.seats)[len(game.seats) // 2]
        bots = {str(seat): "easy" for seat in range(1, seats)}
        made = server.table(id, seats=seats, bots=bots, time=None)
        yield Subject(f"{id}-table", made["seats"][0]["link"], sit)
        yield Subject(f"{id}-replay", finished(server, id))


def finished(server: Server, game: str) -> str:
    """Let computer players play a game; return the address of its replay."""
    seats = tailback.game(game).seats[0]
    made = server.table(game, seats=seats, bots={str(n): "easy" for n in range(seats)})
    match, token = made["match"], made["spectator"]["token"]
    headers = {"authorization": f"Bearer {token}"}
    request = Request(f"{server.url}/api/tables/{match}/transcript", headers=headers)
    end = time.monotonic() + FINISHING
    while time.monotonic() < end:
        with urlopen(request) as answer:
            if "\nend " in answer.read().decode():
                break
        time.sleep(0.5)
    return f"/replay/{match}#{token}"


def shots() -> Iterator[tuple[str, tuple[int, int], Theme]]:
    """Return language, window and theme of each picture of a page."""
    for window in WINDOWS:
        for theme in THEMES:
            yield "en", window, theme
    for language in LANGUAGES:
        if language != "en":
            yield language, PHONE, "light"


def main(folder: Path) -> None:
    """Make all pictures."""
    with tempfile.TemporaryDirectory() as tables, sync_playwright() as playwright:
        server = Server(Path(tables) / "tables.db")
        server.start()
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=list(FLAGS))
        count = 0
        try:
            for subject in subjects(server):
                for number, (language, (width, height), theme) in enumerate(shots()):
                    context = browser.new_context(
                        locale=language,
                        viewport={"width": width, "height": height},
                        color_scheme=theme,
                        has_touch=width < 800,
                    )
                    page = context.new_page()
                    page.goto(server.url + subject.path)
                    if number == 0:
                        subject.prepare(page)
                    page.wait_for_timeout(SETTLING)
                    path = folder / subject.name / f"{language}-{width}x{height}-{theme}.png"
                    path.parent.mkdir(parents=True, exist_ok=True)
                    page.screenshot(path=path)
                    context.close()
                    count += 1
                print(f"{folder / subject.name}", flush=True)
        finally:
            browser.close()
            server.stop()
        print(f"{count} pictures")


if __name__ == "__main__":
    main(Path(sys.argv[1]) if sys.argv[1:] else ROOT / "build" / "pictures")
