"""By keyboard alone; by thumb at 320 px; from another address on plain http; in each language."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.acts import (
    asked,
    bar,
    hand,
    moves,
    play_through,
    seated,
    settle,
    sit,
    tab_to,
    thing,
    until,
)
from tests.browser.conftest import ELSEWHERE, PHONE, ROOT, Opens, Server
from tests.harness.scale import soak


@soak
def test_a_whole_game_by_keyboard(server: Server, open_page: Opens) -> None:
    page = open_page()
    page.goto(server.url)
    page.get_by_role("button", name="Play Rush Hour Shift").wait_for()
    tab_to(page, "Options for Trafficars: Rush Hour")
    page.keyboard.press("Enter")
    tab_to(page, "^Start$")
    page.keyboard.press("Enter")
    for _ in range(90):
        if not asked(page):
            break
        before = bar(page).inner_text()
        focused = page.evaluate("document.activeElement?.className ?? ''")
        if "move" not in focused:
            if not moves(page).count():
                continue
            moves(page).first.focus()
        page.keyboard.press("ArrowRight")
        page.keyboard.press("Enter")
        settle(page, before)
    expect(page.get_by_role("button", name="Play again")).to_be_visible()


def test_focus_follows_the_draft(server: Server, open_page: Opens) -> None:
    page = open_page()
    table = server.table("shift", options={"starter": "gold"}, bots={"1": "random"})
    page.goto(server.url + table["seats"][0]["link"])
    sit(page, "Gold")
    assert asked(page)
    moves(page).first.focus()
    page.keyboard.press("Enter")
    expect(bar(page).get_by_role("button", name="Take back")).to_be_visible()
    page.wait_for_function("() => document.activeElement?.closest('.bar') !== null")


@pytest.mark.parametrize("game", ["jam", "cutin", "bash"])
def test_a_card_played_by_key_leaves_the_focus_at_the_table(
    game: str, server: Server, open_page: Opens
) -> None:
    page = open_page()
    table = server.table(game, seats=2, bots={"1": "random"})
    page.goto(server.url + table["seats"][0]["link"])
    page.get_by_role("button", name=re.compile("^Sit down as")).click()
    held = page.locator(".card-hand li")
    before = held.count()
    page.locator(".card-hand button").first.focus()
    page.keyboard.press("Enter")
    until(page, lambda: held.count() != before)
    page.wait_for_function("() => document.activeElement.closest('.bar, .board') !== null")


def fits(page: Any) -> None:
    wide = page.evaluate("document.scrollingElement.scrollWidth - innerWidth")
    assert wide <= 0, f"{page.url} is {wide} px too wide"


def takable(page: Any) -> None:
    """Assert that whatever can be pressed is 24 pixels large (WCAG 2.5.8), with no exception."""
    small = page.get_by_role("button").evaluate_all(
        """buttons => buttons
          .map(button => [button, button.getBoundingClientRect()])
          .filter(([, { width, height }]) => width && Math.min(width, height) < 24)
          .map(([button, { width, height }]) => `${width} x ${height}: ${button.outerHTML}`)"""
    )
    assert not small


@pytest.mark.parametrize("touch", [True, False])
def test_nothing_is_too_small_or_covered_at_320_pixels(
    touch: bool, server: Server, open_page: Opens
) -> None:
    page = open_page(**{**PHONE, "has_touch": touch, "is_mobile": touch})
    seated(server, page, {"setup": 1, "deck": "MS2=20", "starter": "gold"})
    for card in hand(page).get_by_role("button").all():
        open_to_all(page, card)
    takable(page)
    hand(page).get_by_role("button").first.click()
    expect(bar(page)).to_contain_text("2 steps and the shift")
    takable(page)
    fits(page)
    due = page.get_by_role("group", name="In play")
    for one in (due, *(thing(page, f"{name} hero car") for name in ("Gold", "Silver"))):
        open_to_all(page, one)
    for name in ("Take back", "Send turn"):
        open_to_all(page, bar(page).get_by_role("button", name=name))
    zoom = page.get_by_role("button", name="Enlarge the board")
    zoom.click()
    takable(page)
    fits(page)
    page.get_by_role("button", name="Give up").click()
    page.get_by_role("dialog").get_by_role("button", name="Give up").click()
    again = page.get_by_role("button", name="Play again")
    expect(again).to_be_visible()
    zoom.click()
    page.evaluate("scrollTo(0, 0)")
    for one in (again, thing(page, "Gold hero car"), thing(page, "Silver hero car")):
        open_to_all(page, one)
    page.goto(f"{server.url}/games/shift/set-up")
    page.get_by_label("Start from a printed set-up").select_option("3")
    page.get_by_role("button", name=re.compile("^Vehicle A, ")).wait_for()
    takable(page)
    fits(page)


def open_to_all(page: Any, one: Any) -> None:
    """Assert that this is in view and that nothing lies over it."""
    expect(one).to_be_in_viewport(ratio=0.99)
    page.wait_for_function(
        """one => {
          const box = one.getBoundingClientRect();
          const found = document.elementFromPoint(box.x + box.width / 2, box.bottom - 4);
          return one.contains(found);
        }""",
        arg=one.element_handle(),
    )


def test_a_phone_of_320_pixels(server: Server, open_page: Opens) -> None:
    page = open_page(**PHONE)
    page.goto(server.url)
    page.get_by_role("button", name="Play Rush Hour Shift").wait_for()
    fits(page)
    page.get_by_role("button", name="Options for Rush Hour Shift").tap()
    page.get_by_role("button", name="Start").tap()
    assert asked(page)
    fits(page)
    takable(page)
    for button in hand(page).get_by_role("button").all():
        box = button.bounding_box()
        assert box["height"] >= 44
        assert box["width"] >= 44
    hand(page).get_by_role("button").first.tap()
    expect(page.get_by_role("button", name="Take back")).to_be_visible()
    for path in ("/rules/shift", "/replay", "/nowhere"):
        page.goto(server.url + path)
        page.get_by_role("heading", level=1).wait_for()
        fits(page)


def test_a_game_by_thumb(server: Server, open_page: Opens) -> None:
    page = open_page(**PHONE)
    table = server.table("jam", options={"hand": 3}, bots={"1": "random"})
    page.goto(server.url + table["seats"][0]["link"])
    sit(page, "Player 1")
    assert play_through(page) >= 3
    fits(page)


def test_plain_http_from_another_address(server: Server, open_page: Opens) -> None:
    page = open_page()
    page.goto(f"http://{ELSEWHERE}:{server.port}/")
    assert not page.evaluate("isSecureContext")
    page.get_by_role("radio", name="Play with friends").check()
    page.get_by_role("button", name="Play Shuttles").click()
    page.get_by_role("button", name="Copy").first.click()
    expect(page.get_by_role("button", name="Copied")).to_be_visible()
    assert (
        page.get_by_role("textbox", name="Link for North")
        .input_value()
        .startswith(f"http://{ELSEWHERE}:")
    )


def words(language: str) -> dict[str, str]:
    text = Path(ROOT / "web" / "src" / "words" / f"{language}.ftl").read_text("utf-8")
    return dict(re.findall(r"^([a-z-]+) = (.+)$", text, re.MULTILINE))


@pytest.mark.parametrize("language", ["en", "de", "fr", "es", "nl", "pt"])
def test_each_language(language: str, server: Server, open_page: Opens) -> None:
    said = words(language)
    page = open_page(locale=language)
    asked_for: list[str] = []
    page.on("request", lambda request: asked_for.append(request.url))
    page.goto(server.url)
    expect(page.get_by_role("heading", level=1)).to_have_text(said["home-title"])
    assert page.evaluate("document.documentElement.lang").split("-")[0] == language
    page.get_by_role("radio", name=said["way-computer"]).check()
    page.get_by_role(
        "button", name=said["play-game"].replace("{ $game }", "Rush Hour Shift")
    ).click()
    group = page.get_by_role("group", name=said["moves"])
    expect(group.get_by_role("button").first).to_be_visible()
    group.get_by_role("button").first.click()
    expect(page.get_by_role("button", name=said["take-back"], exact=True)).to_be_visible()
    shown = page.locator("body").inner_text()
    assert not re.findall(r"\b(?:ask|event|option|move|seat|word|bar)-[a-z-]+", shown)
    catalogues = {url.rsplit("/", 1)[1] for url in asked_for if "/words/" in url}
    assert catalogues == {language}


def test_switching_language_and_theme(server: Server, open_page: Opens) -> None:
    page = open_page()
    page.goto(server.url)
    page.get_by_role("combobox", name="Language").select_option("nl")
    expect(page.get_by_role("heading", level=1)).to_have_text(words("nl")["home-title"])
    page.get_by_role("combobox", name="Licht of donker").select_option("dark")
    page.reload()
    expect(page.get_by_role("heading", level=1)).to_have_text(words("nl")["home-title"])
    assert (
        page.evaluate("getComputedStyle(document.documentElement).backgroundColor")
        == "rgb(20, 23, 27)"
    )
