"""Any game is playable at once: its own drawing, a button for each move, log and rules."""

from __future__ import annotations

import json
import re
import urllib.request
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.acts import asked, bar, moves, settle
from tests.browser.conftest import Opens, Server

WITHOUT_BOARD = ("shuttles", "jam", "memory", "cutin")


def join(page: Any) -> None:
    page.get_by_role("button", name="Sit down as").click()


def some_moves(page: Any, count: int) -> None:
    for _ in range(count):
        if not asked(page):
            return
        before = bar(page).inner_text()
        moves(page).last.click()
        settle(page, before)


@pytest.mark.parametrize("game", WITHOUT_BOARD)
def test_a_game_without_a_board(game: str, server: Server, open_page: Opens) -> None:
    table = server.table(game, bots={"1": "random"}, time=None)
    page = open_page()
    page.goto(server.url + table["seats"][0]["link"])
    join(page)
    assert asked(page)
    expect(page.get_by_role("region", name="Board")).to_be_visible()
    some_moves(page, 6)
    expect(page.get_by_role("region", name="Log").last).not_to_contain_text("What happens will")


def test_the_general_table_speaks_the_players_language(server: Server, open_page: Opens) -> None:
    page = open_page(locale="de")
    for game, says, buttons in (
        ("jam", "Anhänger 7 17 27 37 47 (nicht bestätigt)", r"\d+$|Krankenwagen|Streife|Abschlepp"),
        (
            "shuttles",
            "Brett (nachgebaut)",
            r"(Schieber \d|Mittlerer Schieber|Figur auf \w+): nach ",
        ),
    ):
        table = server.table(game, bots={"1": "random"}, time=None)
        page.goto(server.url + table["seats"][0]["link"])
        page.get_by_role("button", name="Platz nehmen").click()
        expect(page.get_by_role("region", name="Spielbrett")).to_contain_text(says)
        offered = page.get_by_role("group", name="Deine Züge").get_by_role("button")
        expect(offered.first).to_be_enabled()
        names = [" ".join(name.split()) for name in offered.all_text_contents()]
        assert names and all(re.match(buttons, name) for name in names), names


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
        some_moves(page, 4)
        expect(page.get_by_role("region", name="Board")).to_be_visible()
