"""Rush Hour Shift from the action bar alone, to a win by the rules."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.acts import asked, bar, hand, seated, sit
from tests.browser.adviser import Adviser
from tests.browser.conftest import Opens, Server
from tests.browser.names import name_of
from tests.harness.scale import soak

OPEN_ROAD = {
    "setup": """\
.....|....|.....
>>...|....|.....
.....|....|.....
.....|....|.....
.....|....|...<<
.....|....|.....""",
    "deck": "M4=20",
    "starter": "gold",
}


@soak
def test_a_whole_game_with_moves_that_a_bot_chooses(server: Server, open_page: Opens) -> None:
    table = server.table("shift", options={"starter": "gold"}, bots={"1": "random"})
    page = open_page()
    page.goto(server.url + table["seats"][0]["link"])
    sit(page, "Gold")
    with Adviser(server.url, table["match"], table["seats"][0]["token"], "thumb") as adviser:
        update = adviser.asked(None)
        while update.stage != "over":
            draft: list[str] = []
            while (advice := adviser.advice(update, draft)) is not None:
                move, view = advice
                button = bar(page).get_by_role("button", name=name_of(move, view), exact=True)
                button.click()
                draft.append(move)
                expect(bar(page).get_by_text(move, exact=True)).to_have_count(draft.count(move))
            bar(page).get_by_role("button", name="Send turn").click()
            update = adviser.asked(update.ask)
    expect(bar(page)).to_contain_text("You won")
    bar(page).get_by_text(re.compile("^Rule and")).click()
    expect(bar(page).get_by_role("link", name="Read SHIFT-25")).to_be_visible()


def test_an_open_road_is_driven_to_a_win(server: Server, open_page: Opens) -> None:
    table = server.table("shift", options=OPEN_ROAD, bots={"1": "thumb"})
    page = open_page()
    page.goto(server.url + table["seats"][0]["link"])
    sit(page, "Gold")
    for turn in range(4):
        assert asked(page)
        bar(page).get_by_role("button", name="Play Move 4").first.click()
        for step in range(4 if turn < 3 else 2):
            expect(bar(page)).to_contain_text(f"{4 - step} step")
            bar(page).get_by_role("button", name="Gold hero car: 1 space right").click()
        bar(page).get_by_role("button", name="Send turn").click()
    expect(bar(page)).to_contain_text("You won")
    bar(page).get_by_text(re.compile("^Rule and")).click()
    expect(bar(page).get_by_role("link", name="Read SHIFT-25")).to_be_visible()
    expect(page.get_by_role("region", name="Log").first).to_contain_text(
        "Gold is off the grid and wins!"
    )


def test_a_draft_is_taken_back(server: Server, open_page: Opens) -> None:
    table = server.table("shift", options=OPEN_ROAD, bots={"1": "random"})
    page = open_page()
    page.goto(server.url + table["seats"][0]["link"])
    sit(page, "Gold")
    assert asked(page)
    bar(page).get_by_role("button", name="Play Move 4").first.click()
    bar(page).get_by_role("button", name="Gold hero car: 1 space right").click()
    expect(bar(page)).to_contain_text("3 steps left")
    bar(page).get_by_role("button", name="Take back").click()
    expect(bar(page)).to_contain_text("4 steps left")
    bar(page).get_by_role("button", name="Take back").click()
    expect(bar(page)).to_contain_text("play a card")


def test_giving_up_is_asked_twice(server: Server, open_page: Opens) -> None:
    table = server.table("shift", bots={"1": "random"})
    page = open_page()
    page.goto(server.url + table["seats"][0]["link"])
    sit(page, "Gold")
    page.get_by_role("button", name="Give up").click()
    page.get_by_role("button", name="Play on").click()
    page.get_by_role("button", name="Give up").click()
    page.get_by_role("dialog").get_by_role("button", name="Give up").click()
    expect(bar(page)).to_contain_text("You gave up. Silver won.")


def test_a_button_that_can_do_nothing_says_what_is_missing(
    server: Server, open_page: Opens
) -> None:
    page = open_page(viewport={"width": 390, "height": 844})
    seated(server, page, {"setup": 1, "deck": "M3=20", "starter": "gold"})
    send = bar(page).get_by_role("button", name="Send turn")
    said = bar(page).get_by_role("alert")
    send.click(force=True)  # for the driver it is disabled, for a finger it is not
    expect(said).to_contain_text("There is nothing to send yet. Gold: play a card.")
    said.get_by_role("button", name="Close").click()
    expect(said).to_be_hidden()
    send.focus()
    page.keyboard.press("Enter")
    expect(said).to_be_visible()
    expect(send).to_be_focused()
    hand(page).get_by_role("button").first.click()
    expect(bar(page)).to_contain_text("3 steps left")
    expect(said).to_be_hidden()
    send.click(force=True)
    expect(said).to_contain_text("Your turn is not complete yet. Gold: 3 steps left.")
    bar(page).get_by_role("button", name="Take back").click()
    expect(said).to_be_hidden()
    bar(page).get_by_role("button", name="Take back").click(force=True)
    expect(said).to_contain_text("There is nothing to take back.")
