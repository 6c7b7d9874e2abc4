"""Two people in two browsers, each on another node of one instance, and one of the nodes dies."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from typing import Any

import pytest
from playwright.sync_api import TimeoutError as Gone
from playwright.sync_api import expect

from tests.browser.acts import moves, send_turn, sit, until
from tests.browser.conftest import Opens, Server, stand_in
from tests.browser.test_jam import offered
from tests.browser.test_jam import seat as place
from tests.browser.test_two import agree, to_move
from tests.harness.postgres import Cluster, postgres
from tests.harness.scale import soak

__all__ = ["postgres"]


@pytest.fixture
def nodes(postgres: Cluster) -> Iterator[tuple[Server, Server]]:
    """Two servers that may be stopped; who calls meanwhile waits, and no browser complains."""
    database = postgres.database()
    with contextmanager(stand_in)(database) as one, contextmanager(stand_in)(database) as two:
        yield one, two


@soak
def test_a_game_on_two_nodes_of_which_one_dies(
    nodes: tuple[Server, Server], open_page: Opens
) -> None:
    table = nodes[0].table("shuttles")
    pages = [open_page(), open_page()]
    for page, server, seat, name in zip(
        pages, nodes, table["seats"], ("South", "North"), strict=True
    ):
        page.goto(server.url + seat["link"])
        sit(page, name)
    for number in range(6):
        if number == 3:
            nodes[1].stop()
            expect(pages[1].get_by_text("The connection is lost.")).to_be_visible()
            expect(pages[0].get_by_text("offline")).to_be_visible()
            nodes[1].start()
            expect(pages[1].get_by_text("The connection is lost.")).to_be_hidden()
            expect(pages[0].get_by_text("offline")).to_be_hidden()
        mover = next(page for page in pages * 400 if to_move(page))
        moves(mover).first.click()
        send_turn(mover)
    agree(*pages)


@soak
def test_unseen_choices_and_a_bot_whose_node_dies(
    nodes: tuple[Server, Server], open_page: Opens
) -> None:
    table = nodes[0].table("jam", seats=3, bots={"2": "random"}, options={"hand": 5})
    pages = [open_page(), open_page()]
    for page, server, number in zip(pages, nodes, (0, 1), strict=True):
        page.goto(server.url + table["seats"][number]["link"])
        sit(page, f"Player {number + 1}")
    for left in (4, 3, 2):
        if left == 3:
            nodes[0].stop()
            expect(pages[0].get_by_text("The connection is lost.")).to_be_visible()
            nodes[0].start()
            expect(pages[0].get_by_text("The connection is lost.")).to_be_hidden()
        play_down_to(left, pages)


def play_down_to(left: int, pages: list[Any]) -> None:
    """Let whoever is asked choose until nobody has more cards in hand than this."""

    def down() -> bool:
        if all(held(page, number) <= left for number, page in enumerate(pages, 1)):
            return True
        for page in pages:
            with suppress(Gone):  # the question may just have gone
                if offered(page).count():
                    offered(page).first.click(timeout=15_000)
        return False

    until(pages[0], down)


def held(page: Any, number: int) -> int:
    """Return how many cards a seat has, as the board says it."""
    found = re.search(r"cards in hand: (\d+)", place(page, number).inner_text())
    return int(found[1]) if found else 99
