"""axe-core finds nothing on any page, in light and dark, wide and narrow."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.acts import asked, bar, hand, play_through, seated, sit, thing
from tests.browser.conftest import PHONE, ROOT, Opens, Server
from tests.browser.test_windows import THEMES
from tests.harness.scale import SOAK

AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
WCAG = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
WIDTHS = [1280, 320] if SOAK else [320]

pytestmark = pytest.mark.skipif(not AXE.is_file(), reason="axe-core is not installed in web/")


def sound(page: Any) -> None:
    """Assert that axe-core has nothing to say."""
    page.wait_for_timeout(250)
    if not page.evaluate("'axe' in window"):
        page.add_script_tag(path=AXE)
    # Off in axe-core unless it is asked for.
    rules = {"label-content-name-mismatch": {"enabled": True}}
    found = page.evaluate("options => axe.run(options)", {"runOnly": WCAG, "rules": rules})
    said = [
        f"{page.url} {rule['id']}: {node['html'][:160]} {node['failureSummary'][:300]}"
        for rule in found["violations"]
        for node in rule["nodes"]
    ]
    assert not said, "\n".join(said)


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("width", WIDTHS)
def test_every_page(theme: str, width: int, server: Server, open_page: Opens) -> None:
    page = open_page(color_scheme=theme, viewport={"width": width, "height": 800}, bypass_csp=True)
    page.goto(server.url)
    page.get_by_role("button", name="Options for Rush Hour Shift").wait_for()
    sound(page)
    page.get_by_role("button", name="Options for Rush Hour Shift").click()
    sound(page)
    page.keyboard.press("Escape")
    page.get_by_role("radio", name="Play here").check()
    page.get_by_role("button", name="Play Rush Hour Shift").click()
    opening = page.get_by_role("button", name=re.compile("I am"))
    opening.wait_for()
    sound(page)
    opening.click()
    sound(page)
    hand(page).get_by_role("button").first.click()
    expect(page.get_by_role("button", name="Take back")).to_be_visible()
    sound(page)
    for path in ("/rules/shift#SHIFT-21", "/rules/jam", "/replay", "/nowhere"):
        page.goto(server.url + path)
        page.get_by_role("heading", level=1).wait_for()
        sound(page)


@pytest.mark.parametrize("theme", THEMES)
def test_tables_by_link_and_replays(theme: str, server: Server, open_page: Opens) -> None:
    page = open_page(color_scheme=theme, bypass_csp=True)
    page.goto(server.url)
    page.get_by_role("radio", name="Play with friends").check()
    page.get_by_role("button", name="Play Shuttles").click()
    link = page.get_by_role("textbox", name="Link for North").input_value()
    sound(page)
    guest = open_page(color_scheme=theme, bypass_csp=True)
    guest.goto(link)
    guest.get_by_role("button", name="Sit down as North").wait_for()
    sound(guest)
    table = server.table("jam", options={"hand": 3}, bots={"1": "random"})
    page.goto(server.url + table["seats"][0]["link"])
    sit(page, "Player 1")
    assert asked(page)
    sound(page)
    play_through(page)
    sound(page)
    page.get_by_role("link", name="Look at the game again").click()
    page.get_by_role("slider").wait_for()
    sound(page)


WIDE = {"viewport": {"width": 1280, "height": 860}}
DEVICES = [WIDE, PHONE] if SOAK else [PHONE]


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("device", DEVICES)
def test_a_turn_on_the_board(theme: str, device: Any, server: Server, open_page: Opens) -> None:
    page = open_page(color_scheme=theme, bypass_csp=True, **device)
    seated(server, page, {"setup": 1, "deck": "MS2=20", "starter": "gold"})
    hand(page).get_by_role("button").first.click()
    expect(bar(page)).to_contain_text("2 steps and the shift")
    for name in ("Gold hero car", "Left section"):
        thing(page, name).press("Enter")
        expect(thing(page, name)).to_have_attribute("aria-pressed", "true")
        sound(page)
    thing(page, "Left section").press("ArrowUp")
    sound(page)
    if device is PHONE:
        page.get_by_role("button", name="Enlarge the board").click()
        page.get_by_role("button", name="All moves").click()
        sound(page)
        page.get_by_role("button", name="Close").click()
    page.get_by_role("button", name="Keys").click()
    sound(page)
    page.get_by_role("dialog").get_by_role("button", name="Close").click()
    page.get_by_role("button", name="Give up").click()
    sound(page)
    page.get_by_role("dialog").get_by_role("button", name="Give up").click()
    expect(page.get_by_role("button", name="Play again")).to_be_visible()
    sound(page)


@pytest.mark.parametrize("theme", THEMES)
def test_lesson_and_set_up_editor(theme: str, server: Server, open_page: Opens) -> None:
    page = open_page(color_scheme=theme, bypass_csp=True)
    status = page.get_by_role("main").get_by_role("status")
    for width in WIDTHS:
        page.set_viewport_size({"width": width, "height": 800})
        page.goto(f"{server.url}/games/shift/lesson")
        assert asked(page)
        sound(page)
        page.goto(f"{server.url}/games/shift/set-up")
        page.get_by_label("Start from a printed set-up").select_option("3")
        page.get_by_role("button", name=re.compile("^Vehicle A, ")).wait_for()
        expect(status).to_contain_text("This set-up can be played.")
        page.get_by_role("button", name=re.compile("^Vehicle A, ")).press("Enter")
        sound(page)
        page.get_by_role("button", name=re.compile("^Gold hero car, ")).focus()
        page.keyboard.press("Delete")
        expect(status).to_contain_text("Not yet ready:")
        sound(page)
