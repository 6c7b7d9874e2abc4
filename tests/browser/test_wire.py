"""What goes over the page's socket: how much is asked, what is wanted, and another protocol."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from tailback.server.live.server_messages import PROTOCOL
from tests.browser.acts import asked, bar, board, moves, seated, sit, thing
from tests.browser.conftest import Opens, Server
from tests.browser.test_board import BOTH, Drags, by_finger, by_mouse, middle
from tests.browser.test_shift import OPEN_ROAD

OTHER = f"""
const send = WebSocket.prototype.send;
const said = '"protocol":{PROTOCOL}';
WebSocket.prototype.send = function (text) {{
  if (!window.wrong()) return send.call(this, text);
  return send.call(this, text.replace(said, '"protocol":{PROTOCOL + 1}'));
}};
"""
"""A page that says another number than its own, as long as it is told to."""


class Wire:
    """All that a page sends and hears."""

    def __init__(self, page: Any) -> None:
        self.sent: list[Any] = []
        self.heard: list[Any] = []
        page.on("websocket", self._listen)

    def _listen(self, socket: Any) -> None:
        socket.on("framesent", lambda text: self.sent.append(json.loads(text)))
        socket.on("framereceived", lambda text: self.heard.append(json.loads(text)))

    def tries(self) -> list[list[str]]:
        """Return the drafts that were asked about, and forget them."""
        found = [each["moves"] for each in self.sent if each["type"] == "try"]
        self.sent.clear()
        return found


def cell_of(page: Any) -> float:
    gold, silver = thing(page, "Gold hero car"), thing(page, "Silver hero car")
    return float(middle(silver)[0] - middle(gold)[0]) / 12


@pytest.mark.parametrize("by", [by_mouse, by_finger])
def test_a_drag_asks_once_when_it_is_let_go(
    by: Callable[[Any], Drags], server: Server, open_page: Opens
) -> None:
    page = open_page(has_touch=by is by_finger)
    wire = Wire(page)
    seated(server, page, OPEN_ROAD)
    bar(page).get_by_role("button", name="Play Move 4").first.click()
    expect(bar(page)).to_contain_text("4 steps left")
    assert wire.tries() == [["M4"]]
    by(page)(thing(page, "Gold hero car"), 3 * cell_of(page), 0)
    expect(bar(page)).to_contain_text("1 step left")
    assert wire.tries() == [["M4", ">+1", ">+1", ">+1"]]
    # Further than it can go: as far as it can.
    by(page)(thing(page, "Gold hero car"), 5 * cell_of(page), 0)
    expect(bar(page).get_by_role("button", name="Send turn")).to_be_visible()
    assert wire.tries() == [["M4", ">+1", ">+1", ">+1", ">+1"]]


def test_nothing_is_asked_while_something_is_held_or_chosen(
    server: Server, open_page: Opens
) -> None:
    page = open_page()
    wire = Wire(page)
    seated(server, page, BOTH)
    bar(page).get_by_role("button", name="Play Move & Shift 2").click()
    expect(bar(page).get_by_role("button", name="Take back")).to_be_visible()
    wire.tries()
    gold, left = thing(page, "Gold hero car"), thing(page, "Left section")
    cell, (x, y) = cell_of(page), middle(gold)
    page.mouse.move(x, y)
    page.mouse.down()
    for by in (1, 2, 1, 0):
        page.mouse.move(x + by * cell, y, steps=4)
        page.wait_for_timeout(60)
    page.mouse.up()
    page.mouse.click(*middle(left))
    expect(left).to_have_attribute("aria-pressed", "true")
    for button in bar(page).get_by_role("button", name="Left section:").all():
        button.hover()
    page.mouse.click(*middle(gold))
    expect(gold).to_have_attribute("aria-pressed", "true")
    page.wait_for_timeout(300)
    assert wire.tries() == []
    page.mouse.click(x + 2.5 * cell, y)
    expect(board(page).get_by_role("button", name=re.compile("^Gold.* column 3"))).to_be_visible()
    assert wire.tries() == [["MS2", ">+1", ">+1"]]


def test_what_cannot_be_dragged_is_asked_about_once(server: Server, open_page: Opens) -> None:
    page = open_page()
    wire = Wire(page)
    seated(server, page, OPEN_ROAD)
    bar(page).get_by_role("button", name="Play Move 4").first.click()
    expect(bar(page)).to_contain_text("4 steps left")
    wire.tries()
    by_mouse(page)(thing(page, "Silver hero car"), -2 * cell_of(page), 0)
    expect(bar(page).get_by_role("alert")).to_contain_text("Read SHIFT-")
    assert wire.tries() == [["M4", "<-1"]]


def test_a_page_that_draws_gets_no_letters(server: Server, open_page: Opens) -> None:
    page = open_page()
    wire = Wire(page)
    seated(server, page, OPEN_ROAD)
    (hello,) = [each for each in wire.sent if each["type"] == "hello"]
    assert (hello["protocol"], hello["cursor"], hello["letters"]) == (PROTOCOL, 0, False)
    assert not [each for each in wire.heard if "letters" in each]
    greeted = [each["greeting"] for each in wire.heard if "greeting" in each]
    assert [each["game"] for each in greeted] == ["shift"]


def test_a_general_table_gets_letters(toy_server: Server, open_page: Opens) -> None:
    page = open_page()
    page.goto(toy_server.url)
    wire = Wire(page)
    page.get_by_role("radio", name="Play the computer").check()
    page.get_by_role("button", name=re.compile("^Play ")).first.click()
    assert asked(page)
    hellos = [each["letters"] for each in wire.sent if each["type"] == "hello"]
    assert hellos == [True]
    # Who comes by a link is told first which game it is.
    table = toy_server.table("relay", bots={"1": "random"})
    guest = open_page()
    wire = Wire(guest)
    guest.goto(toy_server.url + table["seats"][0]["link"])
    sit(guest, "")
    assert asked(guest)
    hellos = [each["letters"] for each in wire.sent if each["type"] == "hello"]
    assert hellos == [False, True]
    updates = [each for each in wire.heard if each["type"] == "update" and "greeting" not in each]
    assert updates and all(each["letters"] for each in updates)


def test_who_has_chosen_is_told_and_not_what(server: Server, open_page: Opens) -> None:
    table = server.table("jam", seats=2)
    pages = [open_page(), open_page()]
    for seat, page in enumerate(pages):
        page.goto(server.url + table["seats"][seat]["link"])
        sit(page, f"Player {seat + 1}")
    one, two = pages
    wire = Wire(two)
    two.reload()
    assert asked(one) and asked(two)
    places = [page.get_by_role("listitem").filter(has_text="Player") for page in pages]

    def heard() -> int:
        """Return how much was told, but for who is there."""
        return sum(each["type"] != "presence" for each in wire.heard)

    for number in range(2):  # a choice that is changed tells nothing more
        before = heard()
        card = moves(one).nth(number).inner_text()
        moves(one).nth(number).click()
        expect(bar(one)).to_contain_text(f"You chose {card}.")
        for seats in places:
            expect(seats.first).to_contain_text("has chosen")
            expect(seats.last).not_to_contain_text("has chosen")
    two.wait_for_timeout(200)
    assert heard() == before
    moves(two).first.click()
    for seats in places:
        expect(seats.first).not_to_contain_text("has chosen")


def test_a_page_of_another_protocol_loads_itself_again(server: Server, open_page: Opens) -> None:
    page = open_page()
    loads: list[str] = []
    page.on("load", lambda: loads.append(page.url))
    page.add_init_script(
        "window.wrong = () => performance.getEntriesByType('navigation')[0].type !== 'reload';"
    )
    page.add_init_script(OTHER)
    table = server.table("shift", bots={"1": "random"})
    page.goto(server.url + table["seats"][0]["link"])
    sit(page, "Gold")
    assert asked(page)
    assert len(loads) == 2
    assert page.evaluate("sessionStorage.length") == 0


def test_a_page_that_stays_of_another_protocol_says_so(server: Server, open_page: Opens) -> None:
    page = open_page()
    loads: list[str] = []
    page.on("load", lambda: loads.append(page.url))
    page.add_init_script("window.wrong = () => true;")
    page.add_init_script(OTHER)
    table = server.table("shift")
    page.goto(server.url + table["seats"][0]["link"])
    expect(page.get_by_role("heading", level=1)).to_have_text(
        "This page and the server are of different versions"
    )
    page.wait_for_timeout(500)
    assert len(loads) == 2
