"""Giving up where others play on, and playing again: the page follows without being loaded anew."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import expect

from tests.browser.acts import asked, bar, sit
from tests.browser.conftest import Opens, Server

TOLD = "You gave up; the computer plays on for you."


def give_up(page: Any) -> None:
    page.get_by_role("button", name="Give up").click()
    page.get_by_role("dialog").get_by_role("button", name="Give up").click()


def test_whoever_gives_up_watches_from_then_on(server: Server, open_page: Opens) -> None:
    table = server.table("jam", seats=3, time=None)
    pages = []
    for number, seat in enumerate(table["seats"], 1):
        page = open_page()
        page.goto(server.url + seat["link"])
        sit(page, f"Player {number}")
        pages.append(page)
    gone, two, three = pages
    for page in pages:
        assert asked(page)
    give_up(gone)
    for _ in range(2):
        expect(bar(gone)).to_contain_text(TOLD)
        expect(gone.get_by_role("group", name="Your moves")).to_have_count(0)
        expect(gone.get_by_role("button", name="Give up")).to_have_count(0)
        gone.reload()
    first = two.get_by_role("listitem").filter(has_text="Player 1").last
    expect(first).to_contain_text(re.compile("gave up|has chosen"))
    expect(first).not_to_contain_text("Computer")
    assert asked(two)
    give_up(three)
    expect(bar(gone)).to_contain_text(re.compile(r"You gave up\. Player 2 won"))
    for page in pages:
        page.get_by_role("button", name=re.compile("Play again|rematch|too", re.I)).first.click()
    for page in pages:
        page.wait_for_function("match => !location.pathname.includes(match)", arg=table["match"])
        assert asked(page)


def test_a_rematch_shows_that_its_seed_was_promised(server: Server, open_page: Opens) -> None:
    table = server.table("shift", bots={"1": "random"}, options={"starter": "gold"})
    page = open_page()
    page.goto(server.url + table["seats"][0]["link"])
    sit(page, "Gold")
    for promised in (False, True):
        assert asked(page)
        give_up(page)
        proof = page.get_by_text("Rule and check of the draws")
        proof.click()
        expect(page.get_by_text("the one it had committed to")).to_be_visible()
        expect(page.get_by_text("promised in the game before")).to_have_count(int(promised))
        before = page.url
        page.get_by_role("button", name="Play again").click()
        page.wait_for_function("was => location.href !== was", arg=before)
