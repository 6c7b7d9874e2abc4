"""Board, question and buttons are in the window together through a whole turn, and keep still."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any, Final

import pytest
from playwright.sync_api import expect

from tailback.kit import LANGUAGES
from tests.browser.acts import bar, board, hand, resize, seated, sit, thing
from tests.browser.conftest import Opens, Server
from tests.browser.test_hands import words
from tests.browser.test_shift import OPEN_ROAD
from tests.harness.scale import SOAK, soak
from tests.toys import TOYS

WINDOWS: Final = (
    ((1280, 800), (1600, 1000), (768, 1024), (390, 844), (320, 568), (844, 390), (640, 400))
    if SOAK
    else ((1280, 800), (390, 844), (320, 568), (844, 390))
)
"""A desktop, an upright phone, a small one and one on its side; in the soak those between, too."""
WIDTHS: Final = (
    (*range(280, 700, 60), 760, 958, 962, 1100, 1279, 1500, 1900)
    if SOAK
    else (280, 320, 460, 640, 962, 1279, 1900)
)
THEMES: Final = ("light", "dark")
BOTH: Final = {**OPEN_ROAD, "deck": "MS2=20"}

BOXES = """() => {
  const box = element => {
    const { left, top, right, bottom } = element.getBoundingClientRect();
    return { name: (element.ariaLabel || element.innerText).trim(), left, top, right, bottom };
  };
  const seen = selector => [...document.querySelectorAll(selector)]
    .filter(element => element.checkVisibility({ visibilityProperty: true })
      && getComputedStyle(element).clipPath === 'none');
  const page = document.scrollingElement;
  return {
    wide: page.scrollWidth - innerWidth,
    board: seen('.board [role="group"], .board pre').map(box),
    things: seen('.thing').map(box),
    bar: seen('.bar').map(box),
    sentence: seen('.sentence').map(box),
    buttons: seen('.bar :is(.foot, .hand, .head) button').map(box),
    nested: seen('.cockpit *').filter(one => {
      const scrolls = element => /auto|scroll/.test(getComputedStyle(element).overflowY)
        && element.scrollHeight > element.clientHeight + 1;
      return scrolls(one) && page.scrollHeight > innerHeight + 1;
    }).map(box),
  };
}"""
ROOM = """word => {
  const send = document.querySelector('.send'), text = document.createRange();
  send.textContent = word;
  text.selectNodeContents(send);
  const [inner, outer] = [text, send].map(one => one.getBoundingClientRect());
  return Math.min(inner.left - outer.left, outer.right - inner.right, inner.top - outer.top);
}"""
"""How far the words on the button that sends a turn stay from its edges."""
COVERED = """() => [...document.querySelectorAll('.lobby :is(button, input, select, summary)')]
  .filter(one => one.checkVisibility())
  .filter(one => {
    one.scrollIntoView({ block: 'center' });
    const { x, width, top, bottom } = one.getBoundingClientRect();
    return [top + 3, bottom - 3].some(
      y => !one.contains(document.elementFromPoint(x + width / 2, y)));
  })
  .map(one => one.outerHTML)"""
"""What something lies over, of all that can be pressed in an invitation."""


def windows(page: Any, some: Sequence[tuple[int, int]] = WINDOWS) -> Iterator[tuple[int, int]]:
    """Look at the page in each window, by turns light and dark; in the soak in both.

    Afterwards it is wide again.
    """
    for number, (width, height) in enumerate(some):
        for theme in THEMES if SOAK else THEMES[number % 2 :][:1]:
            page.emulate_media(color_scheme=theme)
            resize(page, width, height)
            yield width, height
    resize(page, 1280, 800)


def inside(found: Any, width: int, height: int, what: str) -> None:
    """Assert that boxes lie in the window."""
    assert found, f"{width} x {height}: no {what}"
    for box in found:
        outside = (
            box["left"] < -0.5
            or box["top"] < -0.5
            or box["right"] > width + 0.5
            or box["bottom"] > height + 0.5
        )
        assert not outside, f"{width} x {height}: {what} {box}"


def all_in_view(page: Any, stage: str, asks: bool) -> dict[tuple[int, int], tuple[float, ...]]:
    """Assert it in every window; return where the bar begins and where the turn is sent."""
    places = {}
    for width, height in windows(page):
        found = page.evaluate(BOXES)
        assert found["wide"] <= 0, f"{width} x {height}, {stage}: {found['wide']} px too wide"
        for what in ("board", "things", "bar", "sentence"):
            inside(found[what], width, height, f"{stage}, {what}")
        if asks:
            inside(found["buttons"], width, height, f"{stage}, buttons")
        assert not found["nested"], f"{width} x {height}, {stage}: {found['nested']}"
        (top,) = {box["top"] for box in found["bar"]}
        send = [box for box in found["buttons"] if box["name"] == "Send turn"]
        places[width, height] = (top, *(send[0][side] for side in ("left", "top", "right")))
    return places


LOOKS = ("card chosen", "section chosen", "ready")
"""The stages of a turn that the check looks at, too."""


def test_a_turn_of_shift_in_every_window(server: Server, open_page: Opens) -> None:
    page = open_page(reduced_motion="reduce")
    table = server.table("shift", options=BOTH, bots={"1": "random"})
    page.goto(server.url + table["seats"][0]["link"])
    sit(page, "Gold")
    expect(hand(page).get_by_role("button")).to_have_count(4)
    stages = {"start": all_in_view(page, "start", asks=True)}

    def then(stage: str, key: str, says: str) -> None:
        page.keyboard.press(key)
        expect(bar(page)).to_contain_text(says)
        if SOAK or stage in LOOKS:
            stages[stage] = all_in_view(page, stage, asks=True)

    then("card chosen", "1", "2 steps and the shift")
    then("vehicle chosen", "0", "2 steps and the shift")
    then("a step", "ArrowRight", "1 step and the shift")
    then("section chosen", "l", "1 step and the shift")
    then("shifted as far as it goes", "Shift+ArrowUp", "1 step left")
    then("another chosen", "0", "1 step left")
    then("ready", "ArrowRight", "ready")
    first = stages["start"]
    for stage, places in stages.items():
        assert places == first, f"{stage}: {places} instead of {first}"
    page.keyboard.press("Enter")
    expect(bar(page)).to_contain_text("play a card")
    assert all_in_view(page, "asked again", asks=True) == first
    resize(page, 320, 568)
    for language in LANGUAGES:
        word = words(language)["send-turn"]
        assert page.evaluate(ROOM, word) >= 5, word


@soak
def test_waiting_and_the_end_in_every_window(server: Server, open_page: Opens) -> None:
    page, other = (open_page(reduced_motion="reduce") for _ in range(2))
    table = server.table("shift", options=BOTH)
    for seat, (name, each) in enumerate((("Gold", page), ("Silver", other))):
        each.goto(server.url + table["seats"][seat]["link"])
        sit(each, name)
    expect(hand(page).get_by_role("button")).to_have_count(4)
    asked = all_in_view(page, "start", asks=True)
    assert all_in_view(other, "waiting", asks=False) == asked
    resize(page, 390, 844)
    page.get_by_role("button", name="All moves").click()
    expect(page.get_by_role("dialog", name="All moves")).to_be_visible()
    other.get_by_role("button", name="Give up").click()
    other.get_by_role("dialog").get_by_role("button", name="Give up").click()
    expect(page.get_by_role("button", name="Play again")).to_be_visible()
    expect(page.get_by_role("dialog", name="All moves")).to_be_hidden()
    for width, height in windows(page):
        found = page.evaluate(BOXES)
        expect(page.get_by_role("button", name="Play again")).to_be_in_viewport(ratio=1)
        for what in ("board", "things", "sentence"):
            inside(found[what], width, height, f"end, {what}")
        assert found["wide"] <= 0


def test_nothing_lies_over_an_invitation(home: Callable[..., Any]) -> None:
    page = home("Play with friends")
    page.get_by_role("button", name="Play Shuttles").click()
    page.get_by_label("Your name").fill("Ada")
    page.get_by_role("button", name="That’s me").click()
    expect(page.get_by_role("button", name="That’s me")).to_have_count(0)
    for width, height in windows(page):
        assert not page.evaluate(COVERED), f"{width} x {height}"


def test_four_cards_stand_in_a_row_beside_the_one_that_the_other_plays(
    server: Server, open_page: Opens
) -> None:
    page = open_page(reduced_motion="reduce", viewport={"width": 390, "height": 844})
    page.add_init_script("localStorage.setItem('tailback.pace', 'slow')")
    seated(server, page, OPEN_ROAD)
    for key in ("1", *["ArrowUp"] * 4):
        page.keyboard.press(key)
    expect(bar(page)).to_contain_text("ready")
    page.keyboard.press("Enter")
    expect(page.get_by_role("group", name="In play")).to_be_visible()
    expect(bar(page)).to_contain_text("Waiting for Silver")
    cards = [one.bounding_box() for one in hand(page).get_by_role("listitem").all()]
    assert len(cards) == 4
    assert len({box["y"] for box in cards}) == 1
    foot = page.locator(".bar .foot").bounding_box()
    assert all(box["y"] + box["height"] <= foot["y"] for box in cards)


@pytest.mark.parametrize("toy", TOYS if SOAK else TOYS[:1], ids=lambda toy: toy.id)
def test_a_table_without_a_board_in_every_window(
    toy: Any, toy_server: Server, open_page: Opens
) -> None:
    page = open_page()
    seats = toy.seats[0]
    bots = {str(seat): "random" for seat in range(1, seats)}
    table = toy_server.table(toy.id, seats=seats, bots=bots, time=None)
    page.goto(toy_server.url + table["seats"][0]["link"])
    page.get_by_role("button", name="Sit down as").click()
    expect(page.locator(".bar.asked")).to_be_visible()
    for width, height in windows(page):
        found = page.evaluate(BOXES)
        moves = bar(page).get_by_role("group", name="Your moves").get_by_role("button")
        either = moves.or_(bar(page).get_by_role("button", name="All moves"))
        expect(either.first).to_be_in_viewport(ratio=1)
        assert found["wide"] <= 0
        assert not found["nested"], f"{width} x {height}: {found['nested']}"
        for what in ("board", "bar", "sentence"):
            inside(found[what], width, height, what)


def test_an_upright_phone_has_the_own_goal_on_top(server: Server, open_page: Opens) -> None:
    page, other = open_page(), open_page()
    table = server.table("shift", options=OPEN_ROAD)
    for seat, (name, each) in enumerate((("Gold", page), ("Silver", other))):
        each.goto(server.url + table["seats"][seat]["link"])
        sit(each, name)
        resize(each, 390, 844)
    for each, own, theirs in ((page, "Gold", "Silver"), (other, "Silver", "Gold")):
        mine = thing(each, f"{own} hero car").bounding_box()
        far = thing(each, f"{theirs} hero car").bounding_box()
        assert mine["height"] > mine["width"]
        assert mine["y"] > far["y"]
        assert min(mine["width"], mine["height"]) >= 30
    page.keyboard.press("1")
    expect(bar(page)).to_contain_text("4 steps left")
    before = thing(page, "Gold hero car").bounding_box()
    page.keyboard.press("ArrowUp")
    expect(bar(page)).to_contain_text("3 steps left")
    expect(board(page)).to_be_visible()
    assert thing(page, "Gold hero car").bounding_box()["y"] < before["y"] - 20
    page.get_by_role("button", name="All moves").click()
    ways = page.get_by_role("dialog").get_by_role("button", name="Gold hero car: 1 space")
    names = sorted(" ".join(name.split()) for name in ways.all_text_contents())
    assert [name.rpartition(" ")[2] for name in names] == ["down", "up"]


@soak
def test_no_width_has_a_horizontal_scrollbar(server: Server, open_page: Opens) -> None:
    page = open_page()
    table = server.table("shift", options=BOTH, bots={"1": "random"})
    page.goto(server.url + table["seats"][0]["link"])
    sit(page, "Gold")
    expect(hand(page).get_by_role("button")).to_have_count(4)
    for path in (None, "/", "/rules/shift", "/replay", "/games/shift/set-up"):
        if path:
            page.goto(server.url + path)
            page.get_by_role("heading", level=1).first.wait_for(state="attached")
        for width in WIDTHS:
            resize(page, width, 700)
            wide = page.evaluate("document.scrollingElement.scrollWidth - innerWidth")
            assert wide <= 0, f"{path} at {width} px is {wide} px too wide"


def test_forced_colours_keep_who_is_active_and_what_is_chosen(
    server: Server, open_page: Opens
) -> None:
    page = open_page(forced_colors="active")
    table = server.table("shift", options=BOTH, bots={"1": "random"})
    page.goto(server.url + table["seats"][0]["link"])
    sit(page, "Gold")
    active = page.get_by_role("listitem").filter(has_text="to move")
    expect(active).to_be_visible()
    expect(active).to_have_css("outline-style", "solid")
    waits = page.get_by_role("listitem").filter(has_text="Computer")
    expect(waits).to_have_css("outline-style", "none")
    chosen = page.get_by_role("button", name="Words")
    expect(chosen).to_have_css("outline-style", "solid")
    other = page.get_by_role("button", name="Notation")
    expect(other).to_have_css("outline-style", "none")
