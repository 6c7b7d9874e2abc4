"""Two at one device with the curtain; two browsers by link; a connection that drops."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

from playwright.sync_api import expect

from tests.browser.acts import (
    asked,
    bar,
    board,
    moves,
    send_if_ready,
    send_turn,
    settle,
    sit,
    until,
)
from tests.browser.conftest import Opens, Server
from tests.harness.scale import soak


def turn(page: Any) -> None:
    """Play the first thing offered until the turn can be sent."""
    for _ in range(12):
        if send_if_ready(page):
            return
        before = bar(page).inner_text()
        moves(page).first.click()
        page.wait_for_function(
            "was => document.querySelector('.bar')?.innerText !== was", arg=before
        )
    raise AssertionError("no turn was ready after 12 moves")


def test_two_at_one_device_with_the_curtain(home: Callable[..., Any]) -> None:
    page = home("Play here")
    page.get_by_role("button", name="Play Rush Hour Shift").click()
    opening = page.get_by_role("button", name=re.compile("I am (Gold|Silver)"))
    seats = []
    for _ in range(4):
        expect(opening).to_be_focused()
        expect(page.get_by_role("region", name="What to do")).to_be_hidden()
        expect(page.get_by_text("Your hand")).to_have_count(0)
        seats.append(opening.inner_text())
        opening.click()
        turn(page)
        # The mover sees the card that was drawn before the curtain falls.
        expect(bar(page)).to_contain_text("Your turn is done.")
        expect(page.get_by_role("region", name="Log").first).to_contain_text(
            re.compile(r"draws (Move|Shift|Slide)")
        )
        page.get_by_role("button", name=re.compile("Hand over to")).click()
    assert seats[0] != seats[1]
    assert seats[:2] == seats[2:]


def test_the_curtain_falls_for_every_unseen_choice(home: Callable[..., Any]) -> None:
    page = home("Play here")
    page.get_by_role("button", name="Play Trafficars: Rush Hour").click()
    page.get_by_role("button", name="I am Player 1").click()
    moves(page).first.click()
    page.get_by_role("button", name="Hand over to Player 2").click()
    expect(bar(page)).to_be_hidden()
    page.get_by_role("button", name="I am Player 2").click()
    seats = page.get_by_role("listitem").filter(has_text="Player")
    expect(seats.first).to_contain_text("has chosen")
    expect(bar(page)).not_to_contain_text("You chose")
    assert asked(page)


def test_no_curtain_where_no_seat_has_secrets(home: Callable[..., Any]) -> None:
    page = home("Play here")
    page.get_by_role("button", name="Play Traffic-Memory").click()
    for at in range(4):
        before = bar(page).inner_text()
        page.get_by_role("button", name=re.compile(f"^row 1, column {at + 1}:")).click()
        settle(page, before)


@soak
def test_two_browsers_by_link_with_a_server_that_goes_away(
    own_server: Server, open_page: Opens
) -> None:
    one, two = open_page(), open_page()
    one.goto(own_server.url)
    one.get_by_role("radio", name="Play with friends").check()
    one.get_by_role("button", name="Play Shuttles").click()
    link = one.get_by_role("textbox", name="Link for North").input_value()
    expect(one.get_by_role("img", name="Code with the link for North")).to_be_visible()
    two.goto(link)
    two.get_by_label("Your name").fill("Ada")
    sit(two, "North")
    expect(one.get_by_text("Ada", exact=True)).to_be_visible()
    pages = [one, two]
    for number in range(6):
        if number == 3:
            own_server.stop()
            expect(one.get_by_text("The connection is lost.")).to_be_visible()
            own_server.start()
            expect(one.get_by_text("The connection is lost.")).to_be_hidden()
            expect(two.get_by_text("The connection is lost.")).to_be_hidden()
        mover = next(page for page in pages * 200 if to_move(page))
        moves(mover).first.click()
        send_turn(mover)
    agree(one, two)
    two.close()
    expect(one.get_by_text("offline")).to_be_visible()


def agree(one: Any, two: Any) -> None:
    """See that both have the same log of at least six lines."""
    for page in (one, two):  # in words each reads left and right as it is seen from there
        page.get_by_role("button", name="Notation").click()
    mine, theirs = (page.get_by_role("region", name="Log").last for page in (one, two))
    until(one, lambda: mine.inner_text() == theirs.inner_text())
    assert len(mine.inner_text().splitlines()) >= 6


def to_move(page: Any) -> bool:
    page.wait_for_timeout(25)
    return bool(moves(page).and_(page.locator(":enabled")).count())


def test_whoever_comes_by_a_link_sees_what_is_played_and_who_sits(
    home: Callable[..., Any], open_page: Opens
) -> None:
    host = home("Play with friends")
    host.get_by_role("button", name="Play Shuttles").click()
    expect(bar(host)).to_contain_text("Waiting for 1 more player.")  # who opened it is there
    guest, watcher = open_page(), open_page()
    guest.goto(host.get_by_role("textbox", name="Link for North").input_value())
    expect(guest.get_by_role("heading", level=1)).to_have_text("Shuttles")
    expect(guest.get_by_role("main").get_by_role("listitem")).to_contain_text(["South", "North"])
    watcher.goto(host.get_by_role("textbox", name="Link for spectators").input_value())
    expect(bar(watcher)).to_contain_text("Waiting for 2 more players.")
    sit(guest, "North")
    expect(bar(watcher)).to_contain_text(": move a piece or a shuttle.")
    expect(board(watcher)).to_be_visible()
    expect(host.get_by_role("heading", name="Invite")).to_be_hidden()


def test_a_reload_loses_nothing(server: Server, open_page: Opens) -> None:
    table = server.table("cutin", bots={"1": "random"})
    page = open_page()
    page.goto(server.url + table["seats"][0]["link"])
    sit(page, "Player 1")
    assert asked(page)
    said = page.get_by_role("region", name="Log").last.inner_text()
    page.reload()
    expect(page.get_by_role("region", name="Log").last).to_contain_text(said.splitlines()[0])


def test_a_wrong_link_is_explained(server: Server, open_page: Opens) -> None:
    page = open_page()
    page.goto(f"{server.url}/table/{'0' * 32}#nothing")
    expect(page.get_by_role("heading", name="There is no such table")).to_be_visible()
    table = server.table("shift")
    page.goto(f"{server.url}/table/{table['match']}#nothing")
    expect(page.get_by_role("heading", name="This link does not open the table")).to_be_visible()
