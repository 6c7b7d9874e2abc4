"""axe-core finds nothing on any page, in light and dark, wide and narrow."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.acts import asked, bar, hand, play_through, resize, seated, sit, thing
from tests.browser.conftest import PHONE, ROOT, Opens, Server
from tests.harness.scale import SOAK, soak

AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
WCAG = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
NARROW, WIDE = {"width": 320, "height": 800}, {"width": 1280, "height": 800}
STILL = """() => Promise.all(document.getAnimations()
    .filter(({ playState, effect }) =>
      playState === 'running' && effect.getComputedTiming().endTime !== Infinity)
    .map(one => one.finished.catch(() => null)))
  .then(() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done))))
  .then(() => undefined)"""
"""Nothing moves any more but what always does."""

pytestmark = pytest.mark.skipif(not AXE.is_file(), reason="axe-core is not installed in web/")


def sound(page: Any) -> None:
    """Assert that axe-core has nothing to say; in the soak, nor of the colours in the other theme.

    The other theme is left on: whoever asks again asks about all of that.
    """
    dark = page.evaluate("matchMedia('(prefers-color-scheme: dark)').matches")
    said = findings(page, {"type": "tag", "values": WCAG})
    page.emulate_media(color_scheme="light" if dark else "dark")
    if SOAK:
        said += findings(page, {"type": "rule", "values": ["color-contrast"]})
    assert not said, "\n".join(said)


def sound_at_any_width(page: Any) -> None:
    """Assert it in a narrow window; in the soak, in a wide one too."""
    kept = page.viewport_size
    for size in (NARROW, WIDE) if SOAK else (NARROW,):
        resize(page, **size)
        sound(page)
    resize(page, **kept)


def findings(page: Any, only: Any) -> list[str]:
    """Return what axe-core finds by some of its rules, once everything is at rest."""
    page.evaluate(STILL)
    if not page.evaluate("'axe' in window"):
        page.add_script_tag(path=AXE)
    # Off in axe-core unless it is asked for.
    rules = {"label-content-name-mismatch": {"enabled": True}} if only["type"] == "tag" else {}
    wanted = {"runOnly": only, "rules": rules, "resultTypes": ["violations"]}
    found = page.evaluate("options => axe.run(options)", wanted)
    return [
        f"{page.url} {rule['id']}: {node['html'][:160]} {node['failureSummary'][:300]}"
        for rule in found["violations"]
        for node in rule["nodes"]
    ]


def test_every_page(server: Server, open_page: Opens) -> None:
    page = open_page(viewport=NARROW, bypass_csp=True)
    page.goto(server.url)
    page.get_by_role("button", name="Options for Rush Hour Shift").wait_for()
    sound_at_any_width(page)
    page.get_by_role("button", name="Options for Rush Hour Shift").click()
    page.get_by_role("dialog").get_by_role("button", name="Start").wait_for()
    sound_at_any_width(page)
    page.keyboard.press("Escape")
    page.get_by_role("radio", name="Play here").check()
    page.get_by_role("button", name="Play Rush Hour Shift").click()
    opening = page.get_by_role("button", name=re.compile("I am"))
    opening.wait_for()
    sound(page)
    opening.click()
    assert asked(page)
    sound_at_any_width(page)
    hand(page).get_by_role("button").first.click()
    expect(page.get_by_role("button", name="Take back")).to_be_visible()
    sound(page)
    for path in ("/rules/shift#SHIFT-21", "/rules/jam", "/replay", "/nowhere"):
        page.goto(server.url + path)
        page.get_by_role("heading", level=1).wait_for()
        sound(page)


@soak
def test_tables_by_link_and_replays(server: Server, open_page: Opens) -> None:
    page = open_page(bypass_csp=True)
    page.goto(server.url)
    page.get_by_role("radio", name="Play with friends").check()
    page.get_by_role("button", name="Play Shuttles").click()
    link = page.get_by_role("textbox", name="Link for North").input_value()
    sound(page)
    guest = open_page(color_scheme="dark", bypass_csp=True)
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
    sound_at_any_width(page)


@pytest.mark.parametrize("device", [{"viewport": WIDE}, PHONE] if SOAK else [PHONE])
def test_a_turn_on_the_board(device: Any, server: Server, open_page: Opens) -> None:
    page = open_page(bypass_csp=True, **device)
    seated(server, page, {"setup": 1, "deck": "MS2=20", "starter": "gold"})
    hand(page).get_by_role("button").first.click()
    expect(bar(page)).to_contain_text("2 steps and the shift")
    for name in ("Gold hero car", "(Left|Lower) section"):
        thing(page, name).press("Enter")
        expect(thing(page, name)).to_have_attribute("aria-pressed", "true")
        sound(page)
    thing(page, "(Left|Lower) section").press("ArrowLeft" if device is PHONE else "ArrowUp")
    sound(page)
    if device is PHONE:
        page.get_by_role("button", name="Enlarge the board").click()
        page.get_by_role("button", name="All moves").click()
        sound(page)
        page.get_by_role("button", name="Close").click()
    else:
        page.get_by_role("button", name="Keys").click()
        sound(page)
        page.get_by_role("dialog").get_by_role("button", name="Close").click()
    page.get_by_role("button", name="Give up").click()
    sound(page)
    page.get_by_role("dialog").get_by_role("button", name="Give up").click()
    expect(page.get_by_role("button", name="Play again")).to_be_visible()
    sound(page)


def test_lesson_and_set_up_editor(server: Server, open_page: Opens) -> None:
    page = open_page(bypass_csp=True, viewport=NARROW)
    status = page.get_by_role("main").get_by_role("status")
    page.goto(f"{server.url}/games/shift/lesson")
    page.get_by_role("button", name="Let’s drive").click()
    assert asked(page)
    sound_at_any_width(page)
    page.goto(f"{server.url}/games/shift/set-up")
    page.get_by_label("Start from a printed set-up").select_option("3")
    vehicle = page.get_by_role("button", name=re.compile("^Vehicle A, "))
    vehicle.wait_for()
    expect(status).to_contain_text("This set-up can be played.")
    vehicle.press("Enter")
    sound_at_any_width(page)
    page.get_by_role("button", name=re.compile("^Gold hero car, ")).focus()
    page.keyboard.press("Delete")
    expect(status).to_contain_text("Not yet ready:")
    sound(page)
