"""Sounds: silent until switched on, remembered, and in step with what happens at the table."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import expect

from tests.browser.acts import asked, bar, moves, send_turn, sit
from tests.browser.conftest import PHONE, Opens, Server

LISTEN = """
window.heard = [];
window.contexts = 0;
const start = OscillatorNode.prototype.start;
OscillatorNode.prototype.start = function (at) {
  window.heard.push(Math.round(this.frequency.value));
  return start.call(this, at);
};
const Real = window.AudioContext;
window.AudioContext = class extends Real {
  constructor(...given) {
    super(...given);
    window.contexts += 1;
  }
};
"""
CALL = [349, 440, 349, 440]
MINE, THEIRS = [880, 660], [587, 440]
"""The tones of a call and of moves, in hertz."""


def switch(page: Any) -> Any:
    return page.get_by_role("switch", name="Sound")


def heard(page: Any) -> list[int]:
    """Return the tones that have begun since the last look."""
    tones: list[int] = page.evaluate("window.heard.splice(0)")
    return tones


def test_sounds_are_off_until_switched_on(server: Server, open_page: Opens) -> None:
    table = server.table("shuttles", bots={"1": "random"}, time=None)
    page = open_page()
    page.add_init_script(LISTEN)
    page.goto(server.url + table["seats"][0]["link"])
    sit(page, "South")
    assert asked(page)
    expect(switch(page)).to_have_attribute("aria-checked", "false")
    moves(page).first.click()
    send_turn(page)
    assert asked(page)
    assert (heard(page), page.evaluate("window.contexts")) == ([], 0)
    switch(page).press("Space")
    expect(switch(page)).to_have_attribute("aria-checked", "true")
    assert heard(page) == CALL
    moves(page).first.click()
    send_turn(page)
    page.wait_for_function("() => window.heard.length >= 8")
    assert heard(page) == MINE + THEIRS + CALL
    assert page.evaluate("window.contexts") == 1


def test_the_switch_is_remembered_and_an_untouched_page_stays_silent(
    server: Server, open_page: Opens
) -> None:
    page = open_page(**PHONE)
    page.add_init_script(LISTEN)
    page.goto(server.url)
    page.get_by_role("button", name="Language, colours and sound").tap()
    switch(page).tap()
    assert heard(page) == CALL
    table = server.table("shift", bots={"0": "random"}, options={"starter": "gold"})
    page.goto(server.url + table["seats"][0]["link"])
    sit(page, "Silver")
    assert asked(page)
    page.reload()
    assert asked(page)
    assert (heard(page), page.evaluate("window.contexts")) == ([], 0)
    page.get_by_role("button", name="Language, colours and sound").tap()
    expect(switch(page)).to_have_attribute("aria-checked", "true")
    switch(page).tap()
    expect(switch(page)).to_have_attribute("aria-checked", "false")
    page.reload()
    expect(switch(page).or_(bar(page)).first).to_be_attached()
    page.get_by_role("button", name="Language, colours and sound").tap()
    expect(switch(page)).to_have_attribute("aria-checked", "false")
