"""The open list, watching from it, and what people say at a table, between browsers."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any
from urllib.parse import urlsplit

from playwright.sync_api import expect

from tests.browser.acts import bar, moves, sit
from tests.browser.conftest import PHONE, Opens, Server
from tests.browser.test_axe import AXE, sound

LISTING = re.compile("/api/lobby/[0-9a-f]{32}$")
CLAIM = {"id": "c" * 32, "token": "t" * 32, "name": "Eve", "commitment": "0" * 64}
"""A stranger's, by which a seat is taken."""


def listed(page: Any, name: str, game: str = "Trafficars: Rush Hour") -> None:
    """Open a table with friends and clocks under a name and put it on the list."""
    page.get_by_role("button", name=f"Options for {game}").click()
    page.get_by_label("Clock").select_option("600 10")
    page.get_by_role("button", name="Start").click()
    page.get_by_label("Your name").fill(name)
    page.get_by_role("button", name="That’s me").click()
    page.get_by_label("For whom").select_option("new")
    page.get_by_role("button", name="Put it on the list").click()
    expect(page.get_by_role("button", name="Take it off the list")).to_be_visible()


def heard(page: Any, text: str) -> Any:
    return page.get_by_role("list", name="Said at the table").get_by_text(text)


def test_strangers_meet_at_an_open_table_and_talk(
    home: Callable[..., Any], server: Server, open_page: Opens
) -> None:
    stranger = open_page(**PHONE, bypass_csp=True)
    stranger.goto(f"{server.url}/open")
    expect(stranger.get_by_role("heading", name="Open tables")).to_be_visible()
    host = home("Play with friends")
    listed(host, "Ada")
    card = stranger.get_by_role("listitem").filter(has_text="Waiting: Ada")  # without a reload
    expect(card).to_contain_text("1 free seat")
    expect(card).to_contain_text("for beginners")
    expect(card).to_contain_text("10 minutes each")
    if AXE.is_file():
        sound(stranger)
    watcher = open_page()
    watcher.goto(f"{server.url}/open")
    watcher.get_by_role("link", name=re.compile("Watch: .*, Ada")).click()
    expect(bar(watcher)).to_contain_text("Waiting for 1 more player.")

    stranger.get_by_label("Your name").fill("Eve")
    stranger.get_by_role("button", name=re.compile("Sit down: .*, Ada")).click()
    for page in (host, stranger):
        expect(bar(page)).to_contain_text("Choose a card")
        expect(page.get_by_text("1 spectator")).to_be_visible()
    late = open_page()
    late.goto(f"{server.url}/open")
    expect(late.get_by_role("main")).not_to_contain_text("Waiting: Ada")
    expect(moves(watcher)).to_have_count(0)

    for page in (host, stranger, watcher):
        page.get_by_role("button", name=re.compile("^(Say something|Said at the table)$")).click()
    stranger.get_by_role("button", name="Good luck").click()
    for page in (host, stranger, watcher):
        expect(heard(page, "Eve: Good luck.")).to_be_visible()
    expect(host.get_by_role("status").filter(has_text="Eve: Good luck.")).to_have_count(1)
    expect(host.get_by_role("banner")).to_contain_text("Eve: Good luck.")  # not over the board
    expect(watcher.get_by_role("button", name="Good luck")).to_have_count(0)
    host.get_by_role("button", name="Mute Eve").click()
    stranger.get_by_role("button", name="Thank you").click()
    expect(heard(watcher, "Eve: Thank you.")).to_be_visible()
    expect(heard(host, "Eve: ")).to_have_count(0)
    host.get_by_role("button", name="Hear Eve again").click()
    for _ in range(4):
        stranger.get_by_role("button", name="Oops").click()
    expect(stranger.get_by_text("One moment before you say more.")).to_be_visible()
    expect(heard(host, "Eve: Oops.").first).to_be_visible()
    expect(host.get_by_label("Your own words")).to_have_count(0)
    if AXE.is_file():
        sound(stranger)


def test_a_host_who_lists_a_table_sits_down_before_anyone_is_asked_in(
    home: Callable[..., Any], server: Server
) -> None:
    """A stranger is there before the host has heard that the table is listed."""
    host = home("Play with friends")
    claims: list[Any] = []

    def claimed(route: Any) -> None:
        answer = route.fetch()
        claims.append(server.posted(f"{urlsplit(route.request.url).path}/seats", **CLAIM))
        route.fulfill(response=answer)

    host.route(LISTING, claimed)
    host.get_by_role("button", name="Play Shuttles").click()
    host.get_by_role("button", name="Put it on the list").click()
    expect(bar(host)).to_contain_text("Waiting for Eve to come by before dealing")
    assert claims == [{"ok": True, "seat": 1}]


def test_a_host_who_cannot_sit_down_lists_no_table(home: Callable[..., Any]) -> None:
    host = home("Play with friends")
    host.evaluate("localStorage.setItem('tailback.name', 'x'.repeat(41))")
    asked: list[str] = []
    host.on("request", lambda request: asked.append(request.url))
    host.get_by_role("button", name="Play Shuttles").click()
    why = host.get_by_role("alert").filter(has_text="A name has 1 to 40 letters")
    why.get_by_role("button", name="Close").click()
    expect(why).to_have_count(0)
    host.get_by_role("button", name="Put it on the list").click()
    expect(why).to_be_visible()
    expect(host.get_by_role("button", name="Put it on the list")).to_be_enabled()
    assert asked and not any(map(LISTING.search, asked))


def test_who_has_no_seat_yet_listens_and_who_plays_the_computer_sees_that_somebody_watches(
    home: Callable[..., Any], server: Server, open_page: Opens
) -> None:
    host = home("Play with friends")
    host.get_by_role("button", name="Play Shuttles").click()
    host.get_by_role("button", name="Said at the table").click()
    expect(host.get_by_role("button", name="Hello")).to_have_count(0)
    host.keyboard.press("Escape")
    host.get_by_label("Your name").fill("Cleo")
    host.get_by_role("button", name="That’s me").click()
    host.get_by_role("button", name="Say something").click()
    host.get_by_role("button", name="Hello").click()
    expect(heard(host, "Cleo: Hello.")).to_be_visible()

    alone, watcher = open_page(), open_page()
    table = server.table("shuttles", bots={"1": "random"})
    alone.goto(server.url + table["seats"][0]["link"])
    sit(alone, "South")
    expect(bar(alone)).to_be_visible()
    watcher.goto(server.url + table["spectator"]["link"])
    expect(alone.get_by_text("1 spectator")).to_be_visible()


def test_a_link_to_a_seat_that_was_taken_from_the_list_opens_it_no_longer(
    home: Callable[..., Any], server: Server, open_page: Opens
) -> None:
    host, friend, stranger = home("Play with friends"), open_page(), open_page()
    listed(host, "Bea", "Shuttles")
    friend.goto(host.get_by_role("textbox", name="Link for North").input_value())
    expect(friend.get_by_role("button", name="Sit down as North")).to_be_visible()
    expect(friend.get_by_text("10 minutes each")).to_be_visible()
    stranger.goto(f"{server.url}/open")
    stranger.get_by_role("button", name=re.compile("Sit down: .*, Bea")).click()
    expect(bar(stranger)).to_contain_text(re.compile("move a piece|Waiting for South"))
    expect(friend.get_by_role("heading", level=2).first).to_have_text("North is taken")
