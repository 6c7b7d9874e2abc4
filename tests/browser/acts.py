"""What a person does at a table, by role and accessible name only."""

from __future__ import annotations

import re
import time
from collections.abc import Callable
from typing import Any

from playwright.sync_api import expect

from tests.browser.conftest import Server

FOCUSED = (
    "document.activeElement?.getAttribute('aria-label') || document.activeElement?.innerText || ''"
)
LAID_OUT = """([width, height]) => new Promise(done => {
  scrollTo(0, 0);
  const frames = left => requestAnimationFrame(() => {
    if (innerWidth !== width || innerHeight !== height) frames(5);
    else if (left) frames(left - 1);
    else done();
  });
  frames(5);
})"""
"""The window has this size, and whatever measures itself has had some frames to follow."""


def bar(page: Any) -> Any:
    """Return the action bar."""
    return page.get_by_role("region", name="What to do")


def moves(page: Any) -> Any:
    """Return the buttons of the legal moves."""
    return page.get_by_role("group", name="Your moves").get_by_role("button")


def sit(page: Any, seat: str) -> None:
    """Take the seat of the link that was opened."""
    page.get_by_role("button", name=re.compile(f"Sit down as {seat}")).click()


def seated(server: Server, page: Any, options: Any) -> None:
    """Sit down as gold at a table of Rush Hour Shift, against moves by chance, and be asked."""
    table = server.table("shift", options=options, bots={"1": "random"})
    page.goto(server.url + table["seats"][0]["link"])
    sit(page, "Gold")
    assert asked(page)


def board(page: Any) -> Any:
    """Return the board of Rush Hour Shift."""
    return page.get_by_role("group", name="Board")


def hand(page: Any) -> Any:
    """Return the own hand."""
    return page.get_by_role("group", name="Your hand")


def thing(page: Any, name: str) -> Any:
    """Return the button of a vehicle or a section on the board."""
    return board(page).get_by_role("button", name=re.compile(f"^{name}"))


def asked(page: Any) -> bool:
    """Wait until a move is asked for or the game is over; return whether it is asked for."""
    over = page.get_by_role("button", name="Play again")
    listed = page.get_by_role("button", name="All moves")
    ready = moves(page).or_(listed).and_(page.locator(":enabled"))
    expect(over.or_(ready.first).first).to_be_visible()
    return not over.is_visible()


def play_through(page: Any, most: int = 200) -> int:
    """Take the first move that is offered until the game is over; return how many were made."""
    for made in range(most):
        if not asked(page):
            return made
        before = bar(page).inner_text()
        if not moves(page).first.is_visible():  # the board or the hand offers them
            page.get_by_role("button", name="All moves").click()
        moves(page).first.click()
        settle(page, before)
    raise AssertionError(f"not over after {most} moves")


def settle(page: Any, before: str) -> None:
    """Wait until the bar says something new, and send a turn that is ready."""
    new(page, lambda: bar(page).inner_text() != before)
    send_if_ready(page)


def send_if_ready(page: Any) -> bool:
    """Send the turn if it is whole; return whether it was."""
    send = page.get_by_role("button", name="Send turn")
    if not (send.is_visible() and send.is_enabled()):
        return False
    send.click()
    expect(send.and_(page.locator("[aria-disabled=false]"))).to_be_hidden()
    return True


def send_turn(page: Any) -> None:
    """Send the turn as soon as it is ready."""
    expect(page.locator(".send[aria-disabled=false]")).to_be_visible()
    assert send_if_ready(page)


def own_link(page: Any, match: str, seat: int) -> str:
    """Return the path that opens a seat on another device of whoever sits there on this page."""
    table = "JSON.parse(localStorage['tailback.tables']).find(one => one.match === match)"
    token = page.evaluate(f"([match, seat]) => {table}.tokens[seat]", [match, seat])
    return f"/table/{match}#{token}"


PATIENCE = 90.0
"""After how many seconds something does not come any more."""


def until(
    page: Any, what: Callable[[], object], said: Callable[[], str] = lambda: "waited in vain"
) -> None:
    """Wait until something is so; what the page hears comes in meanwhile."""
    end = time.monotonic() + PATIENCE
    while not what():
        assert time.monotonic() < end, said()
        page.wait_for_timeout(20)


def new(page: Any, what: Callable[[], object], patience: float = 3.0) -> None:
    """Give the page time until something is so that need not come: then it goes on as it is."""
    end = time.monotonic() + patience
    while not what() and time.monotonic() < end:
        page.wait_for_timeout(10)


def tab_to(page: Any, name: str, most: int = 80) -> None:
    """Press Tab until something of this name has the focus."""
    for _ in range(most):
        if re.search(name, page.evaluate(FOCUSED)):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"{name} was not reached")


def resize(page: Any, width: int, height: int) -> None:
    """Give the window this size, and wait until whatever measures itself has followed."""
    page.set_viewport_size({"width": width, "height": height})
    page.evaluate(LAID_OUT, [width, height])
