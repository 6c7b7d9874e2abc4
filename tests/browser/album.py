"""Pictures of every page, to be looked at: ``python -m tests.browser.album [FOLDER [NAME …]]``.

Every page of every game at every window in light and dark, and whole at the width of a phone in
every language. They are made into ``build/pictures`` and not kept. Names choose among the pages.
"""

from __future__ import annotations

import asyncio
import sys
import tempfile
import time
from collections.abc import Callable, Coroutine, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, Final, NamedTuple, TypeVar
from urllib.request import Request, urlopen

from playwright.sync_api import sync_playwright

import tailback
from tailback.client import connect, play_seat
from tailback.kit.phrasebook import LANGUAGES
from tests.browser.conftest import AT_ONCE, CHROMIUM, FLAGS, ROOT, Server

MOUSE: Final = ((1280, 800), (1600, 1000), (640, 400))
TOUCH: Final = ((768, 1024), (390, 844), (320, 568), (844, 390))
PHONE: Final = (390, 844)
EDITORS: Final = {"shift": "set-up", "shuttles": "board", "bash": "course"}
DRAWN: Final = {"shift": {"turn_limit": 1}, "shuttles": {"turn_limit": 1}}
SETTLING: Final = 250
"""How many milliseconds a page has to come to rest, at the most."""
FINISHING: Final = 60.0
"""How many seconds a game of computer players has to come to its end."""


def nothing(page: Any) -> None:
    """Look at a page as it is."""


def sit(page: Any) -> None:
    """Take the seat of the link, if it is free."""
    page.locator("section.bar, form button.primary").first.wait_for()
    if page.locator("section.bar").count() == 0:
        page.locator("form button.primary").click()
    page.locator("section.bar.asked").wait_for()


def options(page: Any) -> None:
    """Open the options of the first game."""
    page.locator(".play + .button").first.click()
    page.locator("dialog[open] form").wait_for()


class Subject(NamedTuple):
    """A page, and what is done there before a picture is taken."""

    name: str
    path: Callable[[], str]
    prepare: Callable[[Any], None] = nothing


def at(path: str) -> Callable[[], str]:
    """Return what leads to a page that is always there."""
    return lambda: path


def subjects(server: Server) -> Iterator[Subject]:
    """Return all there is to be seen."""
    yield Subject("home", at("/"))
    yield Subject("home-options", at("/"), options)
    yield Subject("history", at("/history"))
    yield Subject("replay-form", at("/replay"))
    yield Subject("lost", at("/nowhere"))
    yield Subject("join", lambda: str(server.table("shift")["seats"][0]["link"]))
    for game, page in EDITORS.items():
        yield Subject(f"{game}-editor", at(f"/games/{game}/{page}"))
    for id in tailback.list_games():
        yield from of_game(server, id)


def of_game(server: Server, id: str) -> Iterator[Subject]:
    """Return the pages of a game."""
    seats = list(tailback.game(id).seats)
    many = seats[len(seats) // 2]

    def table() -> str:
        bots = {str(seat): "easy" for seat in range(1, many)}
        made = server.table(id, seats=many, bots=bots, time=None)
        return str(made["seats"][0]["link"])

    yield Subject(f"{id}-rules", at(f"/rules/{id}"))
    if (ROOT / "web" / "src" / "games" / id / "lesson.ts").is_file():
        yield Subject(f"{id}-lesson", at(f"/games/{id}/lesson"))
    yield Subject(f"{id}-table", table, sit)
    yield Subject(f"{id}-end", lambda: "/table/{}#{}".format(*finished(server, id, seats[0])))
    yield Subject(f"{id}-won", lambda: between_two(server, id)[0])
    yield Subject(f"{id}-lost", lambda: between_two(server, id)[1])
    yield Subject(f"{id}-gave-up", lambda: given_up(server, id, many))
    if id in DRAWN:
        yield Subject(f"{id}-drawn", lambda: between_two(server, id, **DRAWN[id])[0])
    yield Subject(
        f"{id}-replay",
        lambda: "/replay/{}?turn=4#{}".format(*finished(server, id, seats[0])),
    )


def finished(server: Server, game: str, seats: int) -> tuple[str, str]:
    """Let computer players play a game; return its match and the right to look at it."""
    made = server.table(game, seats=seats, bots={str(n): "easy" for n in range(seats)})
    match, token = made["match"], made["spectator"]["token"]
    headers = {"authorization": f"Bearer {token}"}
    request = Request(f"{server.url}/api/tables/{match}/transcript", headers=headers)
    end = time.monotonic() + FINISHING
    while time.monotonic() < end:
        with urlopen(request) as answer:
            if "\nend " in answer.read().decode():
                return match, token
        time.sleep(0.2)
    raise AssertionError(f"a game of {game} is not over after {FINISHING} seconds")


T = TypeVar("T")


def apart(work: Coroutine[Any, Any, T]) -> T:
    """Do it in a thread of its own: this one's loop is the browser's."""
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(asyncio.run, work).result()


def parted(link: str) -> tuple[str, str]:
    """Return match and token of the link of a seat."""
    match, _, token = link.removeprefix("/table/").partition("#")
    return match, token


def between_two(server: Server, game: str, **options: Any) -> tuple[str, str]:
    """Let two play a game from outside; return where the better and the other see its end."""
    while True:
        made = server.table(game, seats=2, options=options)
        links = [str(seat["link"]) for seat in made["seats"]]
        first, second = apart(played(server, links))
        if first != second or options:
            return (links[0], links[1]) if first <= second else (links[1], links[0])


async def played(server: Server, links: Sequence[str]) -> Sequence[int]:
    """Let easy computer players take the seats of these links; return who came where."""
    seats = [await connect(server.url, *parted(link)) for link in links]
    ends = await asyncio.gather(*(play_seat(seat, "easy") for seat in seats))
    for seat in seats:
        await seat.close()
    people = ends[0].people
    assert people is not None
    assert people.result is not None
    return people.result.ranks


def given_up(server: Server, game: str, seats: int) -> str:
    """Give up a game against computer players; return where that is seen."""
    bots = {str(seat): "easy" for seat in range(1, seats)}
    made = server.table(game, seats=seats, bots=bots, time=None)
    link = str(made["seats"][0]["link"])

    async def give_up() -> None:
        async with await connect(server.url, *parted(link)) as seat:
            await seat.sit("Ada")
            await seat.begun()
            await seat.resign()

    apart(give_up())
    return link


class Album:
    """Takes the pictures; one page of each kind is used for all that it can show."""

    def __init__(self, browser: Any, url: str, folder: Path) -> None:
        self.url = url
        self.folder = folder
        self.count = 0
        self._pages = {
            "mouse": self._page(browser, "en"),
            **{language: self._page(browser, language, has_touch=True) for language in LANGUAGES},
        }

    def _page(self, browser: Any, language: str, **how: Any) -> Any:
        width, height = PHONE
        context = browser.new_context(
            locale=language, viewport={"width": width, "height": height}, **how
        )
        context.add_init_script(AT_ONCE)
        return context.new_page()

    def take(self, subject: Subject) -> None:
        """Take all pictures of a page."""
        address = self.url + subject.path()
        (self.folder / subject.name).mkdir(parents=True, exist_ok=True)
        for kind, page in self._pages.items():
            page.goto("about:blank")
            page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
            page.goto(address)
            page.locator("h1").first.wait_for(state="attached")
            subject.prepare(page)
            page.wait_for_load_state("networkidle")
            if kind in ("mouse", "en"):
                for width, height in MOUSE if kind == "mouse" else TOUCH:
                    page.set_viewport_size({"width": width, "height": height})
                    for theme in ("light", "dark"):
                        page.emulate_media(color_scheme=theme)
                        self._shot(page, subject, f"en-{width}x{height}-{theme}")
                page.emulate_media(color_scheme="light")
                page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
            if kind != "mouse":
                self._shot(page, subject, f"{kind}-whole", full_page=True)
        print(f"{self.folder / subject.name}", flush=True)

    def _shot(self, page: Any, subject: Subject, name: str, **how: Any) -> None:
        page.wait_for_timeout(SETTLING)
        page.screenshot(path=self.folder / subject.name / f"{name}.png", **how)
        self.count += 1


def main(folder: Path, names: Sequence[str]) -> None:
    """Make all pictures."""
    with tempfile.TemporaryDirectory() as tables, sync_playwright() as playwright:
        server = Server(Path(tables) / "tables.db")
        server.start()
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=list(FLAGS))
        try:
            album = Album(browser, server.url, folder)
            for subject in subjects(server):
                if not names or subject.name in names:
                    album.take(subject)
        finally:
            browser.close()
            server.stop()
        print(f"{album.count} pictures")


if __name__ == "__main__":
    main(Path(sys.argv[1]) if sys.argv[1:] else ROOT / "build" / "pictures", sys.argv[2:])
