"""Who is youngest: asked before a game on one device, said by the host while seats are free."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.acts import bar, sit, tab_to
from tests.browser.conftest import Opens, Server
from tests.browser.test_axe import AXE, sound
from tests.browser.test_options import dialog, wishes

TOO_LATE = """() => {
  window.fetch = async () => new Response('{"error":{"why":"begun","said":""}}', { status: 409 });
}"""
"""As if the last seat had just been taken; a browser reports a request that fails."""


def question(page: Any) -> Any:
    """Return what is asked about ages, wherever it stands."""
    return page.get_by_role("group", name="Who is youngest?")


def name(page: Any, called: str) -> Any:
    return question(page).get_by_role("button", name=called, exact=True)


def chosen(page: Any) -> list[str]:
    """Return what is pressed, as it is written."""
    pressed = question(page).locator("[aria-pressed=true]")
    return [" ".join(text.split()) for text in pressed.all_inner_texts()]


@pytest.mark.clause("SHIFT-6")
def test_on_one_device_the_youngest_starts_or_the_lot_decides(home: Callable[..., Any]) -> None:
    page = home("Play here", bypass_csp=True)
    wanted = wishes(page)
    form = dialog(page, "Rush Hour Shift")
    expect(question(page)).to_be_visible()
    assert chosen(page) == ["Draw lots"]
    expect(question(page)).to_contain_text("Lots are drawn when the game begins.")
    name(page, "Silver").click()
    assert chosen(page) == ["Silver"]
    expect(question(page)).to_contain_text("Silver counts as the youngest.")
    if AXE.is_file():
        sound(page)
    name(page, "Draw lots").click()
    assert chosen(page) == ["Draw lots"]
    name(page, "Silver").click()
    form.get_by_role("button", name="Start").click()
    expect(page.get_by_role("button", name="I am Silver")).to_be_visible()
    page.get_by_role("link", name="Tailback, home").click()
    dialog(page, "Rush Hour Shift").get_by_role("button", name="Start").click()
    expect(page.get_by_role("button", name=re.compile("^I am"))).to_be_visible()
    assert [wish.get("by_age") for wish in wanted] == [[1], None]


@pytest.mark.clause("BASH-7", "CUT-3")
@pytest.mark.parametrize("game", ["Rush & Bash", "Cut in!"])
def test_on_one_device_the_youngest_begins(home: Callable[..., Any], game: str) -> None:
    page = home("Play here")
    wanted = wishes(page)
    form = dialog(page, game)
    expect(question(page)).to_be_visible()
    name(page, "Player 2").click()
    expect(question(page)).to_contain_text("Player 2 counts as the youngest.")
    form.get_by_role("button", name="Start").click()
    expect(page.get_by_role("button", name="I am Player 2")).to_be_visible()
    assert wanted[0]["by_age"] == [1]


@pytest.mark.clause("CARS-3", "JAM-15")
def test_where_the_whole_order_counts_it_is_pressed_by_keyboard(home: Callable[..., Any]) -> None:
    page = home("Play here")
    wanted = wishes(page)
    form = dialog(page, "Trafficars: Rush Hour")
    expect(question(page)).to_be_visible()
    expect(question(page)).not_to_contain_text("from youngest to oldest")  # of two one is enough
    form.get_by_label("Players", exact=True).select_option("4")
    expect(question(page)).to_contain_text("Choose the names from youngest to oldest.")
    for called in ("Player 3", "Player 1"):
        tab_to(page, f"^{called}$")
        page.keyboard.press("Space")
    assert sorted(chosen(page)) == ["1 Player 3", "2 Player 1"]
    order = "From youngest to oldest: Player 3, Player 1, Player 2, and Player 4."
    expect(question(page)).to_contain_text(order)
    name(page, "Player 4").click()  # then only one is left
    order = "From youngest to oldest: Player 3, Player 1, Player 4, and Player 2."
    expect(question(page)).to_contain_text(order)
    question(page).get_by_role("button", name="Player 2").click()  # begins anew
    assert chosen(page) == ["1 Player 2"]
    question(page).get_by_role("button", name="Player 1").click()
    form.get_by_role("button", name="Start").click()
    expect(page.get_by_role("button", name=re.compile("^I am"))).to_be_visible()
    assert wanted[0]["by_age"] == [1, 0]


def test_nobody_is_asked_where_it_does_not_matter(home: Callable[..., Any]) -> None:
    page = home("Play here")
    form = dialog(page, "Trafficars: Rush Hour")
    expect(question(page)).to_be_visible()
    form.get_by_role("radio", name="For younger players").check()  # without special cards
    expect(question(page)).to_have_count(0)
    form.get_by_role("radio", name="The full rules").check()
    expect(question(page)).to_be_visible()
    form.get_by_role("button", name="Cancel").click()
    form = dialog(page, "Rush Hour Shift")
    expect(question(page)).to_be_visible()
    form.get_by_text("More options").click()
    form.get_by_label("Who starts").select_option("gold")
    expect(question(page)).to_have_count(0)
    form.get_by_role("button", name="Cancel").click()
    dialog(page, "Shuttles")
    expect(page.get_by_role("dialog").get_by_role("button", name="Start")).to_be_visible()
    expect(question(page)).to_have_count(0)


def test_against_the_computer_nobody_is_asked(home: Callable[..., Any]) -> None:
    page = home("Play the computer")
    dialog(page, "Traffic-Memory")
    expect(page.get_by_role("dialog").get_by_role("button", name="Start")).to_be_visible()
    expect(question(page)).to_have_count(0)


DESCENDING_LOTS = """() => {
  const random = crypto.getRandomValues.bind(crypto);
  crypto.getRandomValues = into =>
    into instanceof Uint32Array ? into.map((_, at) => 99 - at) : random(into);
}"""
"""Has lots fall so that the last seat is the youngest; keys and ids stay as random as they are."""


def test_lots_are_drawn_where_the_rules_have_none(home: Callable[..., Any]) -> None:
    """Over several games one begins now and then who is not on the first seat."""
    page = home("Play here")
    wanted = wishes(page)
    for _ in range(3):
        page.get_by_role("button", name="Play Traffic-Memory").click()
        expect(page.locator(".bar")).to_be_visible()
        page.get_by_role("link", name="Tailback, home").click()
    page.evaluate(DESCENDING_LOTS)
    page.get_by_role("button", name="Play Traffic-Memory").click()
    turn = page.get_by_role("listitem").filter(has_text=re.compile("Player 2.*to move"))
    expect(turn.first).to_be_visible()
    orders = [wish["by_age"] for wish in wanted]
    assert all(sorted(order) == [0, 1] for order in orders)
    assert orders[-1] == [1, 0]


@pytest.mark.clause("MEM-3")
def test_the_host_says_it_in_the_lobby_and_all_see_it_before_the_game_begins(
    home: Callable[..., Any], server: Server, open_page: Opens
) -> None:
    host, guest, watcher = home("Play with friends", bypass_csp=True), open_page(), open_page()
    form = dialog(host, "Traffic-Memory")
    expect(question(host)).to_have_count(0)  # who is there is known in the lobby
    form.get_by_label("Players", exact=True).select_option("3")
    form.get_by_role("button", name="Start").click()
    host.get_by_label("Your name").fill("Ada")
    host.get_by_role("button", name="That’s me").click()
    unsaid = "Nobody has said who is youngest: Ada counts as the youngest."
    expect(question(host)).to_contain_text(unsaid)
    assert chosen(host) == []
    two, three = (
        host.get_by_role("textbox", name=f"Link for Player {n}").input_value() for n in (2, 3)
    )
    guest.goto(two)
    expect(guest.get_by_text(unsaid)).to_be_visible()
    watcher.goto(host.get_by_role("textbox", name="Link for spectators").input_value())
    expect(watcher.get_by_text(unsaid)).to_be_visible()
    guest.get_by_label("Your name").fill("Bea")
    sit(guest, "Player 2")
    expect(name(host, "Bea")).to_be_visible()
    name(host, "Bea").click()
    for page in (host, guest, watcher):
        expect(page.get_by_text("Bea counts as the youngest.")).to_be_visible()
    assert chosen(host) == ["Bea"]
    expect(question(guest)).to_have_count(0)  # only the host says it
    if AXE.is_file():
        sound(host)
    host.reload()
    expect(question(host)).to_contain_text("Bea counts as the youngest.")
    assert chosen(host) == ["Bea"]
    name(host, "Player 3").click()
    expect(guest.get_by_text("Player 3 counts as the youngest.")).to_be_visible()
    late = open_page()
    late.goto(three)
    expect(late.get_by_text("Player 3 counts as the youngest.")).to_be_visible()
    sit(late, "Player 3")
    for page in (host, guest, watcher):
        expect(bar(page)).to_contain_text("Player 3")
        expect(question(page)).to_have_count(0)
        expect(page.get_by_text("counts as the youngest")).to_have_count(0)
    expect(bar(late)).to_contain_text(re.compile("[Tt]urn up"))


@pytest.mark.clause("JAM-5", "JAM-15")
def test_in_the_lobby_a_whole_order_is_pressed_and_lots_are_drawn(home: Callable[..., Any]) -> None:
    host = home("Play with friends")
    form = dialog(host, "Trafficars: Rush Hour")
    form.get_by_label("Players", exact=True).select_option("3")
    form.get_by_role("button", name="Start").click()
    question(host).get_by_role("button", name="Player 3").click()
    expect(question(host)).to_contain_text("Player 3, Player 1, and Player 2.")
    question(host).get_by_role("button", name="Player 2").click()
    expect(question(host)).to_contain_text("Player 3, Player 2, and Player 1.")
    assert sorted(chosen(host)) == ["1 Player 3", "2 Player 2", "3 Player 1"]
    host.evaluate("() => { crypto.getRandomValues = into => into.map((_, at) => into[at] = at); }")
    name(host, "Draw lots").click()
    expect(question(host)).to_contain_text("Player 1, Player 2, and Player 3.")


def test_what_the_host_says_too_late_is_refused_in_words(
    home: Callable[..., Any], server: Server
) -> None:
    host = home("Play with friends")
    host.get_by_role("button", name="Play Rush Hour Shift").click()
    name(host, "Silver").click()
    expect(question(host)).to_contain_text("Silver counts as the youngest.")
    host.evaluate(TOO_LATE)
    name(host, "Gold").click()
    said = "Who is youngest can be said until every seat is taken."
    expect(host.get_by_role("alert")).to_contain_text(said)
    assert chosen(host) == ["Silver"]
