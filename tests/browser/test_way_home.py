"""The way home: what runs is found again, a half-made turn is kept, the tab tells of a turn."""

from __future__ import annotations

import json
import re
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.acts import (
    asked,
    bar,
    moves,
    play_through,
    seated,
    send_if_ready,
    send_turn,
    sit,
)
from tests.browser.conftest import PHONE, Opens, Server
from tests.browser.test_end import give_up
from tests.browser.wire_cut import Wire
from tests.harness.scale import soak

STEPS = {"setup": 1, "deck": "M3=20", "starter": "gold"}
HOME = "Tailback, home"


def half(page: Any) -> str:
    """Make half a turn; return what the bar says then."""
    bar(page).get_by_role("button", name="Play Move 3").first.click()
    step = bar(page).get_by_role("button", name=re.compile(r"1 space (up|down|left|right)")).first
    step.click()
    expect(bar(page)).to_contain_text("2 steps left")
    return str(bar(page).locator(".sentence").inner_text())


def kept(page: Any) -> None:
    """Expect that the half turn is there, and can be taken back step by step."""
    expect(bar(page)).to_contain_text("2 steps left")
    page.get_by_role("button", name="Take back", exact=True).click()
    expect(bar(page)).to_contain_text("3 steps left")


# A half-made turn


def test_a_draft_survives_a_reload(server: Server, open_page: Opens) -> None:
    page = open_page()
    seated(server, page, STEPS)
    half(page)
    page.reload()
    kept(page)


def test_a_draft_survives_the_way_back(server: Server, open_page: Opens) -> None:
    page = open_page()
    seated(server, page, STEPS)
    half(page)
    page.get_by_role("link", name=HOME).click()
    expect(page.get_by_role("heading", name="Your games")).to_be_visible()
    page.go_back()
    kept(page)


def test_a_draft_survives_a_closed_tab(server: Server, open_page: Opens) -> None:
    page = open_page()
    seated(server, page, STEPS)
    half(page)
    address, context = page.url, page.context
    page.close()
    again = context.new_page()
    again.goto(address)
    kept(again)


def test_a_draft_is_not_taken_for_the_answer_to_another_question(
    server: Server, open_page: Opens
) -> None:
    page = open_page()
    seated(server, page, {**STEPS, "exact_moves": False})
    half(page)
    old = page.evaluate("localStorage.getItem('tailback.drafts')")
    bar(page).get_by_role("button", name="Give up the remaining steps").click()
    send = page.get_by_role("button", name="Send turn")
    expect(send).to_have_attribute("aria-disabled", "false")
    assert send_if_ready(page)
    assert asked(page)
    assert "M3" not in page.evaluate("localStorage.getItem('tailback.drafts')")
    page.evaluate("old => localStorage.setItem('tailback.drafts', old)", old)
    page.reload()
    expect(bar(page)).to_contain_text("Gold: play a card.")
    back = page.get_by_role("button", name="Take back", exact=True)
    expect(back.and_(page.locator("[aria-disabled=false]"))).to_have_count(0)


# Your games


def test_the_strip_has_games_opponents_turns_and_results(home: Callable[..., Any]) -> None:
    page = home("Play the computer")
    expect(page.get_by_role("heading", name="Your games")).to_be_hidden()
    page.get_by_role("button", name="Play Rush Hour Shift").click()
    assert asked(page)
    give_up(page)
    expect(page.get_by_role("button", name="Play again")).to_be_visible()
    page.get_by_role("link", name=HOME).click()
    page.get_by_role("button", name="Play Shuttles").click()
    assert asked(page)
    page.get_by_role("link", name=HOME).click()
    strip = page.get_by_role("region", name="Your games")
    running, over = strip.get_by_role("listitem").all()
    expect(running).to_contain_text("Shuttles")
    expect(running).to_contain_text(re.compile("against Computer, (easy|medium)"))
    expect(running).to_contain_text("Your turn")
    expect(over).to_contain_text("Rush Hour Shift")
    expect(over).to_contain_text("You lost")
    heading = page.get_by_role("heading", level=1)
    assert strip.bounding_box()["y"] < heading.bounding_box()["y"]
    running.get_by_role("link").click()
    assert asked(page)


@soak
def test_the_strip_knows_games_that_went_on_elsewhere(server: Server, open_page: Opens) -> None:
    table = server.table("shuttles")
    south, north = open_page(), open_page()
    for page, seat in zip((south, north), table["seats"], strict=True):
        page.goto(server.url + seat["link"])
        page.get_by_label("Your name").fill(seat["name"].upper())
        sit(page, "")
    expect(bar(south)).to_contain_text(re.compile("move a piece|Waiting for North"))
    south.goto(server.url)
    strip = south.get_by_role("region", name="Your games")
    expect(strip).to_contain_text("against NORTH")
    give_up(north)
    south.reload()
    expect(strip).to_contain_text("You won")


def test_the_history_has_replays_export_and_deletion(
    home: Callable[..., Any], tmp_path: Path
) -> None:
    page = home("Play the computer")
    page.get_by_role("button", name="Options for Trafficars: Rush Hour").click()
    page.get_by_role("radio", name="For the very first time").check()
    page.get_by_role("button", name="Start").click()
    play_through(page)
    page.get_by_role("link", name=HOME).click()
    page.get_by_role("link", name="All of them").click()
    expect(page.get_by_role("heading", name="Finished")).to_be_visible()
    row = page.get_by_role("main").get_by_role("listitem")
    expect(row).to_contain_text(re.compile("You (won|lost)|A draw"))
    with page.expect_download() as saving:
        page.get_by_role("button", name="Save them as a file").click()
    path = tmp_path / "games.json"
    saving.value.save_as(path)
    (game,) = json.loads(path.read_text("utf-8"))["games"]
    assert game["game"] == "jam"
    assert game["transcript"].startswith("tailback")
    assert "token" not in path.read_text("utf-8")
    row.get_by_role("link", name=re.compile("Look at the game again")).click()
    expect(page.get_by_role("heading", level=1)).to_contain_text("Trafficars: Rush Hour")
    page.go_back()
    page.get_by_role("button", name="Delete everything").click()
    page.get_by_role("dialog").get_by_role("button", name="Delete", exact=True).click()
    expect(page.get_by_role("button", name="Play Shuttles")).to_be_visible()
    expect(page.get_by_role("heading", name="Your games")).to_be_hidden()
    assert page.evaluate("Object.keys(localStorage).filter(n => n.startsWith('tailback.'))") == []


def test_one_game_is_taken_off_the_list(home: Callable[..., Any]) -> None:
    page = home("Play the computer")
    page.get_by_role("button", name="Play Shuttles").click()
    assert asked(page)
    page.get_by_role("link", name="Your games").click()
    page.get_by_role("button", name=re.compile("Remove Shuttles")).click()
    expect(page.get_by_text("Games that you start or join will stand here.")).to_be_visible()


# Whose turn it is


def test_title_and_icon_tell_of_a_turn(server: Server, open_page: Opens) -> None:
    table = server.table("shuttles", options={"first": "south"})
    south, north = open_page(), open_page()
    for page, seat in zip((south, north), table["seats"], strict=True):
        page.goto(server.url + seat["link"])
        sit(page, "")
    icon = "document.querySelector('link[rel=icon]').getAttribute('href')"
    expect(south).to_have_title("● Your turn · Shuttles · Tailback")
    assert south.evaluate(icon) == "/icon-turn.svg"
    expect(north).to_have_title("Shuttles · Tailback")
    assert north.evaluate(icon) == "/icon.svg"
    moves(south).first.click()
    send_turn(south)
    expect(north).to_have_title("● Your turn · Shuttles · Tailback")
    expect(south).to_have_title("Shuttles · Tailback")
    assert south.evaluate(icon) == "/icon.svg"
    north.get_by_role("link", name=HOME).click()
    expect(north).to_have_title("Tailback")
    assert north.evaluate(icon) == "/icon.svg"


NOTED = """
window.told = [];
window.asked = 0;
window.Notification = class {
  static permission = 'default';
  static async requestPermission() { window.asked++; return (this.permission = 'granted'); }
  constructor(title, more) { window.told.push(`${title}: ${more.body}`); }
  close() {}
};
Object.defineProperty(document, 'hidden', { get: () => window.away === true });
"""
"""Notifications as a browser has them, and a page that can be looked away from."""


def test_a_notification_is_asked_for_by_a_button_only(server: Server, open_page: Opens) -> None:
    table = server.table("shuttles", options={"first": "south"})
    south, north = open_page(), open_page()
    north.add_init_script(NOTED)
    for page, seat in zip((south, north), table["seats"], strict=True):
        page.goto(server.url + seat["link"])
        sit(page, "")
    expect(bar(north)).to_contain_text("Waiting for South")
    assert north.evaluate("window.asked") == 0
    north.get_by_role("checkbox", name="Tell me when it is my turn").check()
    assert north.evaluate("window.asked") == 1
    north.evaluate("window.away = true")
    moves(south).first.click()
    send_turn(south)
    expect(north).to_have_title(re.compile("Your turn"))
    assert north.evaluate("window.told") == ["Your turn: Shuttles"]


# Friends


@soak
def test_the_host_has_a_name_too(home: Callable[..., Any], open_page: Opens) -> None:
    host, guest = home("Play with friends"), open_page()
    host.get_by_role("button", name="Play Shuttles").click()
    link = host.get_by_role("textbox", name="Link for North").input_value()
    host.get_by_label("Your name").fill("Grace")
    host.get_by_role("button", name="That’s me").click()
    expect(host.get_by_label("Your name")).to_be_hidden()
    guest.goto(link)
    expect(guest.get_by_text("Grace")).to_be_visible()
    guest.get_by_label("Your name").fill("Ada")
    sit(guest, "North")
    expect(bar(guest)).to_contain_text(re.compile("move a piece|Waiting"))
    # The next time it is known.
    host.get_by_role("link", name=HOME).click()
    host.get_by_role("button", name="Play Shuttles").click()
    expect(host.get_by_role("textbox", name="Link for North")).to_be_visible()
    expect(host.get_by_text("Grace")).to_be_visible()


def test_a_host_who_says_nothing_holds_nobody_up(
    home: Callable[..., Any], open_page: Opens
) -> None:
    host, guest = home("Play with friends"), open_page()
    host.get_by_role("button", name="Play Shuttles").click()
    guest.goto(host.get_by_role("textbox", name="Link for North").input_value())
    sit(guest, "North")
    expect(bar(guest)).to_contain_text(re.compile("move a piece|Waiting for South"))
    expect(host.get_by_text("HOST=")).to_be_hidden()


def test_the_link_to_watch_is_at_hand_during_play(
    home: Callable[..., Any], open_page: Opens
) -> None:
    page, watcher = home("Play the computer"), open_page()
    page.get_by_role("button", name="Play Shuttles").click()
    assert asked(page)
    page.get_by_role("button", name="Link to watch").click()
    watcher.goto(page.get_by_role("textbox", name="Link to watch").input_value())
    expect(bar(watcher)).to_contain_text(re.compile("move a piece|Waiting"))
    expect(moves(watcher)).to_have_count(0)


@pytest.mark.parametrize("device", [{}, PHONE], ids=["wide", "phone"])
def test_links_are_shared_where_the_device_can(device: Any, home: Callable[..., Any]) -> None:
    page = home(**device)
    page.add_init_script("navigator.share = async what => { window.shared = what; }")
    page.reload()
    page.get_by_role("radio", name="Play with friends").check()
    page.get_by_role("button", name="Play Shuttles").click()
    link = page.get_by_role("textbox", name="Link for North").input_value()
    page.get_by_role("button", name="Share").first.click()
    assert page.evaluate("window.shared.url") == link


@soak
def test_a_dead_network_is_noticed_within_ten_seconds(server: Server, open_page: Opens) -> None:
    table = server.table("shuttles", options={"first": "south"})
    wire = Wire(server.port)
    south, north = open_page(), open_page()
    south.goto(server.url + table["seats"][0]["link"])
    sit(south, "South")
    north.goto(wire.url + table["seats"][1]["link"])
    sit(north, "North")
    expect(bar(south)).to_contain_text("South: move")
    expect(south.get_by_text("offline")).to_be_hidden()
    wire.cut()
    began = time.monotonic()
    patience = 10_000
    expect(north.get_by_text("The connection is lost.")).to_be_visible(timeout=patience)
    left = patience - 1000 * (time.monotonic() - began)
    expect(south.get_by_text("offline")).to_be_visible(timeout=left)
    north.close()
    wire.close()
