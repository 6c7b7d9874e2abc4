"""Write the pictures of the README from the real program: ``python -m tests.browser.pictures``.

Draws are fair and cannot be chosen, so tables are set until a hand shows enough of the deck.
"""

from __future__ import annotations

import tempfile
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import expect, sync_playwright

from tests.browser.acts import asked, bar, hand, sit
from tests.browser.conftest import CHROMIUM, FLAGS, ROOT, Server

PICTURES: Final = ROOT / "docs" / "pictures"
MOST: Final = 250_000
WIDE: Final = {"width": 1280, "height": 860}
PHONE: Final = {"width": 390, "height": 844}
OPTIONS: Final = {"setup": 1, "deck": "M3=8,MS2=8,SH=8,SL=8", "starter": "gold"}
CARD: Final = "Move & Shift 2"
TRIES: Final = 40


def table(browser: Any, server: Server, **context: Any) -> Any:
    """Open tables until gold holds three kinds of cards, one to move and shift; return the page."""
    for _ in range(TRIES):
        made = server.table("shift", options=OPTIONS, bots={"1": "thumb"})
        page = browser.new_context(locale="en-GB", **context).new_page()
        page.goto(server.url + made["seats"][0]["link"])
        sit(page, "Gold")
        assert asked(page)
        held = hand(page).get_by_role("button").all_inner_texts()
        cards = {" ".join(card.split()) for card in held}
        if len(cards) > 2 and any(card.startswith(CARD) for card in cards):
            return page
        page.context.close()
    raise AssertionError(f"no such hand at {TRIES} tables")


def press(page: Any, name: str) -> None:
    bar(page).get_by_role("button", name=name, exact=True).click()


def save(page: Any, name: str) -> None:
    """Write the picture when everything has come to rest."""
    page.wait_for_timeout(600)
    path = PICTURES / f"{name}.png"
    page.screenshot(path=path)
    size = path.stat().st_size
    assert size < MOST, f"{path.name} has {size} bytes"
    print(f"{path.relative_to(ROOT)}  {size // 1000} KB")


def home(browser: Any, server: Server) -> None:
    context = browser.new_context(locale="en-GB", viewport={"width": 1280, "height": 950})
    page = context.new_page()
    page.goto(server.url)
    expect(page.get_by_role("button", name="Play Shuttles")).to_be_visible()
    save(page, "home")


def turn(browser: Any, server: Server) -> None:
    """Show a turn half made: a section shifted, a step left, and where a car would go."""
    page = table(browser, server, viewport=WIDE, color_scheme="light")
    press(page, f"Play {CARD}")
    press(page, "Right section: 1 row down")
    press(page, "Gold hero car: 1 space right")
    expect(bar(page)).to_contain_text("1 step left")
    bar(page).get_by_role("button", name="Vehicle C: 1 space up").hover()
    save(page, "table")


def phone(browser: Any, server: Server) -> None:
    settings = {"viewport": PHONE, "color_scheme": "dark", "has_touch": True, "is_mobile": True}
    save(table(browser, server, **settings), "table-phone-dark")


def rules(browser: Any, server: Server) -> None:
    page = browser.new_context(locale="en-GB", viewport=WIDE).new_page()
    page.goto(f"{server.url}/rules/shift#SHIFT-20")
    clause = page.locator("#SHIFT-20")
    expect(clause.locator("svg").first).to_be_visible()
    page.wait_for_timeout(600)
    page.locator("#SHIFT-19").evaluate("clause => clause.scrollIntoView()")
    expect(clause).to_be_in_viewport()
    save(page, "rules")


def main() -> None:
    PICTURES.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder) / "tables.db")
        server.start()
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=list(FLAGS))
        try:
            for picture in (home, turn, phone, rules):
                picture(browser, server)
        finally:
            browser.close()
            server.stop()


if __name__ == "__main__":
    main()
