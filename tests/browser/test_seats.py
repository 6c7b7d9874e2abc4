"""A seat is its sitter's: used invitations, other devices, and seats that are asked for."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import expect

from tests.browser.acts import bar, moves
from tests.browser.conftest import PHONE, Opens, Server, stand_in
from tests.browser.test_axe import AXE, sound
from tests.browser.test_together import PLAYS, known, sat, settled


@pytest.fixture
def hasty(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Server]:
    """A server where a seat that is asked for changes hands two seconds after all have agreed."""
    monkeypatch.setenv("TAILBACK_CLAIM", "2")
    yield from stand_in(tmp_path / "tables.db")


@pytest.fixture
def patient(tmp_path: Path) -> Iterator[Server]:
    yield from stand_in(tmp_path / "tables.db")


def set_up(server: Server, open_page: Opens, **wish: Any) -> tuple[Any, Any, Any]:
    """Return a table of Shuttles at which Ada and Eve sit, and their pages."""
    ada, eve = open_page(bypass_csp=True), open_page()
    table = server.table("shuttles", **wish)
    sat(ada, server, table["seats"][0]["link"], "Ada")
    sat(eve, server, table["seats"][1]["link"], "Eve")
    for page in (ada, eve):
        expect(bar(page)).to_contain_text(PLAYS)
        expect(page.get_by_text("offline")).to_be_hidden()
    return table, ada, eve


def invited(page: Any, server: Server, table: Any, seat: int) -> Any:
    """Come by the invitation to a seat; return the part that says that it is taken."""
    page.goto("about:blank")
    page.goto(server.url + table["seats"][seat]["link"])
    expect(page.get_by_role("heading", level=2).first).to_contain_text("is taken")
    return page.get_by_role("main")


def test_the_owner_sees_no_more_by_the_invitation_than_a_spectator(
    patient: Server, open_page: Opens
) -> None:
    host, guest, again = open_page(), open_page(), open_page()
    host.goto(patient.url)
    host.get_by_role("radio", name="Play with friends").check()
    host.get_by_role("button", name="Play Shuttles").click()
    link = host.get_by_role("textbox", name="Link for North").input_value()
    guest.goto(link)
    guest.get_by_role("textbox", name="Your name").fill("Eve")
    guest.get_by_role("button", name="Sit down as North").click()
    expect(bar(guest)).to_contain_text(PLAYS)
    again.goto(link)
    expect(again.get_by_role("heading", level=2).first).to_have_text("North is taken")
    expect(again.get_by_role("main")).to_contain_text("Eve sits here.")
    again.get_by_role("button", name="Watch").click()
    expect(bar(again)).to_be_visible()
    expect(moves(again)).to_have_count(0)
    expect(again.get_by_role("button", name="My other device")).to_have_count(0)
    assert guest.url.partition("#")[2] not in (link.partition("#")[2], "")
    host.get_by_role("link", name="Seats and links").click()
    north = host.get_by_role("listitem").filter(has_text="North")
    expect(north).to_contain_text("here")
    expect(host.get_by_role("button", name="New link for North")).to_have_count(0)
    guest.reload()  # by the address that is shown now
    expect(bar(guest)).to_contain_text(PLAYS)
    guest.goto("about:blank")
    guest.goto(link)  # this browser knows what opens the seat
    expect(bar(guest)).to_contain_text(PLAYS)


def test_one_person_in_two_windows_and_on_another_device(patient: Server, open_page: Opens) -> None:
    ada, phone = open_page(), open_page(**PHONE)
    table = patient.table("shuttles", options={"first": "south"}, bots={"1": "easy"})
    second = ada.context.new_page()
    for page in (ada, second):
        page.goto(patient.url + table["seats"][0]["link"])
        expect(page.get_by_role("button", name="Sit down as South")).to_be_visible()
    ada.get_by_role("button", name="Sit down as South").click()
    expect(moves(ada).first).to_be_visible()
    expect(moves(second).first).to_be_visible()  # by the key that this browser keeps
    ada.get_by_role("button", name="My other device").click()
    dialog = ada.get_by_role("dialog", name="My other device")
    expect(dialog.get_by_role("img", name="Code with the link to your seat")).to_be_visible()
    phone.goto(dialog.get_by_role("textbox").input_value())
    expect(bar(phone)).to_contain_text("move a piece")
    dialog.get_by_role("button", name="Close").click()
    phone.goto(patient.url)
    expect(known(phone)).to_contain_text("Your turn")


def test_an_answer_that_is_lost_loses_no_seat(patient: Server, open_page: Opens) -> None:
    page = open_page()
    table = patient.table("shuttles", options={"first": "south"}, bots={"1": "easy"})
    link = patient.url + table["seats"][0]["link"]

    def cut(socket: Any) -> None:
        """Pass on what the page says, and let no answer to its sitting down through."""
        beyond = socket.connect_to_server()
        sits: list[str] = []

        def said(text: str) -> None:
            beyond.send(text)
            if '"sit"' in text:
                sits.append(text)

        def heard(text: str) -> None:
            if sits:
                socket.close()
            else:
                socket.send(text)

        socket.on_message(said)
        beyond.on_message(heard)

    page.route_web_socket("**/api/ws", cut)
    page.goto(link)
    page.get_by_role("button", name="Sit down as South").click()
    page.unroute_all()
    expect(moves(page).first).to_be_visible()  # it comes back, and asks again
    other = page.context.new_page()
    other.goto(link)
    expect(moves(other).first).to_be_visible()


def test_on_one_device_nothing_is_said_of_keys(patient: Server, open_page: Opens) -> None:
    page = open_page()
    page.goto(patient.url)
    page.get_by_role("radio", name="On one device").check()
    page.get_by_role("button", name="Play Shuttles").click()
    expect(moves(page).first).to_be_visible()
    expect(page.get_by_role("button", name="My other device")).to_have_count(0)
    page.reload()
    expect(moves(page).first).to_be_visible()


def test_a_seat_is_asked_for_and_changes_hands(hasty: Server, open_page: Opens) -> None:
    table, ada, eve = set_up(hasty, open_page)
    old = eve.url
    eve.context.close()  # and with it all that her browser kept
    expect(ada.get_by_text("offline")).to_be_visible()
    page = open_page()
    invited(page, hasty, table, 1).get_by_role("button", name="Ask for this seat").click()
    expect(page.get_by_role("main")).to_contain_text("Waiting for Ada to agree.")
    expect(settled(ada)).to_contain_text("Somebody asks for Eve’s seat")
    settled(ada).get_by_role("button", name="Agree").click()
    expect(bar(page)).to_contain_text(PLAYS)
    expect(settled(ada)).to_contain_text("Eve’s seat has changed hands")
    expect(ada.locator(".log")).to_contain_text("Eve’s seat has changed hands")
    settled(ada).get_by_role("button", name="Close").click()
    expect(settled(ada)).to_have_text("")
    expect(settled(page)).to_contain_text("The seat is yours.")
    late = open_page()
    late.goto(old)
    expect(late.get_by_role("heading", level=2).first).to_have_text("North is taken")
    page.goto(hasty.url)
    expect(known(page)).to_contain_text(re.compile("Your turn|The others’ turn"))


def test_whoever_comes_back_keeps_the_seat_and_anyone_may_say_no(
    patient: Server, open_page: Opens
) -> None:
    table, ada, eve = set_up(patient, open_page)
    page = open_page()
    asks = invited(page, patient, table, 1)
    asks.get_by_role("button", name="Ask for this seat").click()
    expect(asks.get_by_role("alert")).to_contain_text("This player is here")
    address = eve.url
    eve.goto("about:blank")
    expect(ada.get_by_text("offline")).to_be_visible()
    asks.get_by_role("button", name="Ask for this seat").click()
    settled(ada).get_by_role("button", name="Agree").click()
    expect(asks).to_contain_text("unless Eve opens the game before")
    expect(settled(ada)).to_contain_text("It changes hands on")
    expect(settled(ada).get_by_role("button", name="Refuse")).to_be_visible()
    eve.goto(address)
    expect(settled(eve)).to_contain_text("It stays yours.")
    expect(asks).to_contain_text("Its link was used, so Eve keeps it.")
    expect(settled(ada)).to_contain_text("Its link was used, so Eve keeps it.")
    asks.get_by_role("button", name="Ask for this seat").click()
    expect(asks.get_by_role("alert")).to_contain_text("not long ago")


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_the_pages_are_sound(patient: Server, open_page: Opens, theme: Any) -> None:
    table, ada, eve = set_up(patient, open_page)
    eve.goto("about:blank")
    expect(ada.get_by_text("offline")).to_be_visible()
    page = open_page(color_scheme=theme, bypass_csp=True)
    asks = invited(page, patient, table, 1)
    asks.get_by_role("button", name="Ask for this seat").click()
    expect(asks).to_contain_text("Waiting for Ada to agree.")
    ada.emulate_media(color_scheme=theme)
    expect(settled(ada)).to_contain_text("Do you agree?")
    for shown in (page, ada):
        shown.add_script_tag(path=AXE)
        sound(shown)
    ada.get_by_role("button", name="My other device").click()
    expect(ada.get_by_role("dialog", name="My other device")).to_be_visible()
    sound(ada)


def test_whoever_lost_a_seat_at_the_address_of_a_notice_is_told_so(
    hasty: Server, open_page: Opens
) -> None:
    """The page is opened by its match alone, with the key that opens the seat no more."""
    table, ada, eve = set_up(hasty, open_page)
    path = urlsplit(eve.url).path
    eve.goto("about:blank")
    expect(ada.get_by_text("offline")).to_be_visible()
    page = open_page()
    invited(page, hasty, table, 1).get_by_role("button", name="Ask for this seat").click()
    settled(ada).get_by_role("button", name="Agree").click()
    expect(bar(page)).to_contain_text(PLAYS)
    eve.goto(hasty.url + path)
    expect(eve.get_by_role("heading", level=2).first).to_have_text("North is taken")
