"""From the home page to a running game in two clicks, and back to it later."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.acts import asked, bar, moves, play_through
from tests.browser.conftest import PHONE, Opens, Server
from tests.harness.scale import soak


def test_two_clicks_lead_to_a_running_game(home: Callable[..., Any]) -> None:
    page = home()
    page.get_by_role("radio", name="Play the computer").click()
    page.get_by_role("button", name="Play Rush Hour Shift").click()
    assert asked(page)
    expect(bar(page)).to_contain_text("Gold: play a card.")


def test_a_table_is_found_again(home: Callable[..., Any]) -> None:
    page = home("Play the computer")
    page.get_by_role("button", name="Play Shuttles").click()
    assert asked(page)
    address = page.url
    page.get_by_role("link", name="Tailback, home").click()
    page.get_by_role("link", name=re.compile("Shuttles against Computer")).click()
    assert asked(page)
    assert page.url == address


def test_options_are_chosen_and_a_whole_game_is_played(home: Callable[..., Any]) -> None:
    page = home("Play the computer")
    page.get_by_role("button", name="Options for Trafficars: Rush Hour").click()
    page.get_by_text("Single options").click()
    page.get_by_label("Cards each").select_option("3")
    page.get_by_label("Special cards").uncheck()  # two alike would be one move
    page.get_by_role("group", name="Computer player").get_by_role("radio").first.check()
    page.get_by_role("button", name="Start").click()
    assert play_through(page) >= 3
    address = page.url
    page.get_by_role("button", name="Play again").click()
    expect(page).not_to_have_url(address)
    assert asked(page)
    expect(moves(page)).to_have_count(3)


def test_wrong_options_are_explained(home: Callable[..., Any]) -> None:
    page = home("Play the computer")
    page.get_by_role("button", name="Options for Rush Hour Shift").click()
    page.get_by_text("More options").click()
    page.get_by_label("Turn limit").fill("-3")
    page.get_by_role("button", name="Start").click()
    expect(page.get_by_role("alert")).to_contain_text("whole number")


CHOSEN = """() => [...document.querySelectorAll('.switches select')].map(select => {
  const style = getComputedStyle(select);
  const pen = document.createElement('canvas').getContext('2d');
  pen.font = style.font;
  const { left, right } = select.getBoundingClientRect();
  const room = right - left - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight);
  const name = select.selectedOptions[0].text;
  return { name, cut: pen.measureText(name).width - room, beyond: right - innerWidth };
})"""


@soak
def test_what_is_chosen_in_the_header_is_not_cut(server: Server, open_page: Opens) -> None:
    for width in (320, 390):
        page = open_page(**{**PHONE, "viewport": {"width": width, "height": 844}})
        page.goto(server.url)
        page.locator("header .settings").tap()
        language, theme = page.locator(".switches select").all()
        for tag in ("en", "de", "fr", "es", "nl", "pt"):
            language.select_option(tag)
            expect(page.locator("html")).to_have_attribute("lang", re.compile(f"^{tag}"))
            for look in ("system", "light", "dark"):
                theme.select_option(look)
                for one in page.evaluate(CHOSEN):
                    assert one["cut"] <= 0.5 and one["beyond"] <= 0, f"{width}, {tag}: {one}"


def test_settings_are_closed_by_escape_and_by_a_press_beside_them(
    server: Server, open_page: Opens
) -> None:
    page = open_page(**{**PHONE, "viewport": {"width": 390, "height": 844}})
    page.goto(server.url)
    opener = page.get_by_role("button", name="Language, colours and sound")
    language = page.get_by_role("combobox").first
    opener.tap()
    expect(language).to_be_visible()
    page.keyboard.press("Tab")
    expect(language).to_be_focused()
    page.keyboard.press("Escape")
    expect(language).to_be_hidden()
    expect(opener).to_be_focused()
    opener.tap()
    language.select_option("de")  # whatever is done in them leaves them open
    expect(page.locator("html")).to_have_attribute("lang", re.compile("^de"))
    expect(page.locator(".switches")).to_be_visible()
    page.get_by_role("heading", level=1).tap()
    expect(page.locator(".switches")).to_be_hidden()


@pytest.mark.parametrize("window", [(1280, 800), (390, 844), (844, 390)])
def test_what_is_turned_over_the_options_does_not_move_the_page_behind(
    window: tuple[int, int], home: Callable[..., Any]
) -> None:
    width, height = window
    page = home("Play the computer", viewport={"width": width, "height": height})
    page.get_by_role("button", name="Options for Trafficars: Rush Hour").click()
    dialog = page.get_by_role("dialog")
    expect(dialog.get_by_role("button", name="Start")).to_be_visible()
    at = page.evaluate("scrollY")
    moved = "new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))"
    for x, y in ((width / 2, height / 2), (4, height - 4)):  # over it, and beside it
        page.mouse.move(x, y)
        for _ in range(8):
            page.mouse.wheel(0, 400)
            page.evaluate(moved)
    assert page.evaluate("scrollY") == at
    page.keyboard.press("Escape")
    expect(dialog).to_be_hidden()
    page.mouse.wheel(0, 400)
    page.wait_for_function("at => scrollY > at", arg=at)
