"""Any game is playable at once: its own drawing, a button for each move, log and rules."""

from __future__ import annotations

import json
import re
import urllib.request
from typing import Any

from playwright.sync_api import expect

from tests.browser.acts import asked, bar, moves, settle
from tests.browser.conftest import Opens, Server
from tests.harness.scale import soak


def join(page: Any) -> None:
    page.get_by_role("button", name="Sit down as").click()


def some_moves(page: Any, count: int) -> None:
    for _ in range(count):
        if not asked(page):
            return
        before = bar(page).inner_text()
        moves(page).last.click()
        settle(page, before)


def test_the_drawing_speaks_the_players_language(toy_server: Server, open_page: Opens) -> None:
    table = toy_server.table("sealed", bots={"1": "random"}, time=None)
    page = open_page(locale="de")
    page.goto(toy_server.url + table["seats"][0]["link"])
    page.get_by_role("button", name="Platz nehmen").click()
    drawn = page.get_by_role("region", name="Spielbrett")
    expect(drawn).to_have_text(re.compile(r"Bids\(Taler=\(3, 3\), winner=-1, Runde=0\)"))


@soak
def test_every_toy(toy_server: Server, open_page: Opens) -> None:
    with urllib.request.urlopen(f"{toy_server.url}/api/games") as answer:
        toys = json.load(answer)
    assert len(toys) == 4
    for toy in toys:
        seats = toy["seats"][0]
        bots = {str(seat): "random" for seat in range(1, seats)}
        table = toy_server.table(toy["id"], seats=seats, bots=bots, time=None)
        page = open_page()
        page.goto(toy_server.url + table["seats"][0]["link"])
        join(page)
        expect(page.get_by_role("region", name="Board")).to_be_visible()
        some_moves(page, 4)
        expect(page.get_by_role("region", name="Board")).to_be_visible()
        log = page.get_by_role("region", name="Log").last
        expect(log).not_to_contain_text("What happens will")
