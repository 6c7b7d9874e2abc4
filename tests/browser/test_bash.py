"""Rush & Bash on its own board: whole races, every window, what will happen and what happened."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any, Final

from playwright.sync_api import TimeoutError as TooLate
from playwright.sync_api import expect

from tests.browser.acts import (
    asked,
    bar,
    board,
    hand,
    moves,
    new,
    send_if_ready,
    sit,
    tab_to,
    until,
)
from tests.browser.conftest import PHONE, Opens, Server
from tests.browser.driver import drive_on
from tests.browser.test_axe import NARROW, sound, sound_at_any_width
from tests.browser.test_windows import BOXES, inside, windows
from tests.harness.scale import SOAK, soak

EVERY_B_SIDE: Final = "01B 05B 09B 11B 12B 02B 03B 10B 04B 08B 06B 07B"
QUICK: Final = {
    deck: {"steer": {"5": 10}, "bomb": {"5": 4}, "missile": {"5": 4}, "star": {"5": 4}}
    for deck in ("sprint", "rush")
}
"""Decks with which a race is over soon."""
LONGEST: Final = 26
"""How many choices a person has in a short part of a race."""


def seated(server: Server, page: Any, seats: int = 4, bot: str = "random", **options: Any) -> Any:
    """Sit down as the first player against computer players; return the table."""
    bots = {str(seat): bot for seat in range(1, seats)}
    table = server.table("bash", seats=seats, bots=bots, options=options)
    page.goto(server.url + table["seats"][0]["link"])
    sit(page, "Player 1")
    assert asked(page)
    return table


def cards(page: Any) -> Any:
    """Return the cards of the own hand that can be played."""
    return hand(page).get_by_role("button")


def spaces(page: Any) -> Any:
    """Return the spaces of the course that can be chosen."""
    return board(page).get_by_role("group", name="The course").get_by_role("button")


def offered(page: Any) -> Any:
    """Return what can be chosen now: in the hand, on the course, or in the bar."""
    return cards(page).or_(spaces(page)).or_(moves(page))


def strip(page: Any) -> Any:
    """Return the places of the ranking strip."""
    return board(page).get_by_role("list", name="Ranking strip").get_by_role("listitem")


def over(page: Any) -> Any:
    return page.get_by_role("button", name="Play again")


def choose(page: Any) -> None:
    """Choose the first thing that is offered, the course before the bar."""
    for some in (cards(page), spaces(page).locator("circle"), moves(page)):
        if some.count():
            some.first.click(timeout=15_000)
            return


def play_on(page: Any, act: Callable[[Any], None] = choose, most: int = 200) -> int:
    """Choose by this way until the race is over, or as often as this; return how often."""
    for made in range(most):
        expect(over(page).or_(offered(page).first).first).to_be_visible()
        if over(page).is_visible():
            return made
        before = told(page)
        try:
            act(page)
        except TooLate:  # what was offered had been answered, and has gone meanwhile
            continue
        told_more(page, before)
        send_if_ready(page)
    return most


def told_more(page: Any, before: str) -> None:
    new(page, lambda: told(page) != before)


def told(page: Any) -> str:
    """Return what is asked, and how all stand."""
    return str(bar(page).inner_text() + strip(page).first.inner_text())


def test_a_whole_race_against_three_opponents(server: Server, open_page: Opens) -> None:
    page = open_page()
    seated(server, page)
    expect(strip(page)).to_have_count(4)
    expect(strip(page).first).to_contain_text(
        "Place 1, draws from the sprint deck: Blue (you), space 6 of the left lane on the start"
    )
    assert play_on(page, most=12) == 12
    drive_on(page)
    expect(bar(page)).to_contain_text(re.compile("You (won|lost): [A-Z][a-z]+ is first"))
    winner = re.search(r": ([A-Z][a-z]+) is first", bar(page).inner_text())
    assert winner is not None
    expect(strip(page).first).to_contain_text(f"Place 1, draws from the sprint deck: {winner[1]}")
    expect(strip(page).first).to_contain_text("across the finish line")
    page.get_by_role("link", name="Look at the game again").click()
    page.get_by_role("slider").press("Home")
    expect(strip(page).first).to_contain_text("Blue")
    page.get_by_role("slider").press("End")
    expect(strip(page).first).to_contain_text(winner[1])
    assert moves(page).count() == 0


def test_what_a_card_would_do_is_drawn_and_said_before_it_is_played(
    server: Server, open_page: Opens
) -> None:
    page = open_page()
    seated(server, page, seats=2)
    expect(page.locator(".preview")).to_have_count(0)
    for card in cards(page).all():
        card.hover()
        expect(page.locator(".preview .path").first).to_be_attached()
        expect(page.locator(".preview .ring").first).to_be_visible()
        steps = re.search(r"(\d): drives (\d) spaces?, to space", card.get_attribute("aria-label"))
        assert steps is not None
        assert steps[1] == steps[2]
        expect(board(page).get_by_role("status")).to_contain_text(f"drives {steps[2]} space")
    page.mouse.move(5, 5)
    expect(page.locator(".preview")).to_have_count(0)


def test_the_course_is_seen_whole_or_around_the_own_car(server: Server, open_page: Opens) -> None:
    page = open_page()
    seated(server, page, seats=2, course="lake")
    course = board(page).get_by_role("group", name="The course")
    whole = course.bounding_box()
    board(page).get_by_role("button", name="Follow your car").click()
    until(page, lambda: course.bounding_box()["width"] > 1.5 * whole["width"])

    def in_view() -> bool:
        view, car = (page.locator(each).bounding_box() for each in (".view", ".view .own"))
        right = view["x"] + view["width"]
        return bool(view["x"] <= car["x"] and car["x"] + car["width"] <= right)

    until(page, in_view)
    page.keyboard.press("f")
    until(page, lambda: course.bounding_box() == whole)


def test_what_others_do_is_shown_one_by_one_and_can_be_skipped(
    server: Server, open_page: Opens
) -> None:
    page = open_page()
    page.add_init_script("localStorage.setItem('tailback.pace', 'slow')")
    seated(server, page)
    notes = page.locator(".note")
    for _ in range(4):
        expect(offered(page).or_(notes).first).to_be_attached()
        if notes.count():
            break
        choose(page)
        new(page, lambda: notes.count())
    expect(notes.first).to_be_attached()

    def skipped() -> bool:
        page.keyboard.press("Escape")
        return bool(offered(page).count())

    until(page, skipped)
    expect(offered(page).first).to_be_visible()
    expect(notes).to_have_count(0)


def test_nothing_moves_with_reduced_motion(server: Server, open_page: Opens) -> None:
    page = open_page(reduced_motion="reduce")
    page.add_init_script("localStorage.setItem('tailback.pace', 'normal')")
    seated(server, page, seats=2)
    assert play_on(page, most=2) == 2
    assert page.locator(".note").count() == 0
    durations = page.locator("g.mover").evaluate_all(
        "all => all.map(one => one.style.transitionDuration)"
    )
    assert set(durations) == {"0ms"}
    expect(page.get_by_role("region", name="Log").last).to_contain_text(
        re.compile("drives . spaces?, to .*lane, space")
    )


@soak
def test_two_browsers_with_a_connection_that_drops(own_server: Server, open_page: Opens) -> None:
    table = own_server.table("bash", seats=2, options={"decks": QUICK})
    pages = [open_page(), open_page()]
    for number, page in enumerate(pages, 1):
        page.goto(own_server.url + table["seats"][number - 1]["link"])
        sit(page, f"Player {number}")
    one, two = pages
    expect(cards(one)).to_have_count(3)
    expect(hand(two).get_by_role("listitem")).to_have_count(3)
    expect(cards(two)).to_have_count(0)
    expect(strip(two).first).to_contain_text("cards in hand: 3 sprint, 0 rush")
    own_server.stop()
    expect(one.get_by_text("The connection is lost.")).to_be_visible()
    own_server.start()
    for page in pages:
        expect(page.get_by_text("The connection is lost.")).to_be_hidden()
    drive_on(*pages)
    first = [re.search(r": (\w+) is first", bar(page).inner_text()) for page in pages]
    assert all(first)
    assert {each[1] for each in first if each} in ({"Blue"}, {"Black"})


@soak
def test_by_keyboard_alone(server: Server, open_page: Opens) -> None:
    page = open_page()
    seated(server, page, seats=2)

    def press(page: Any) -> None:
        if cards(page).count():
            tab_to(page, r"^(Steer|Bomb|Missile|Repair|Star) \d")
            first = page.evaluate_handle("document.activeElement")  # two cards may be alike
            page.keyboard.press("ArrowRight")
            elsewhere = page.evaluate("first => document.activeElement !== first", first)
            assert elsewhere or cards(page).count() == 1
        elif spaces(page).count():
            tab_to(page, r"^(space|clearing|left|right) ")
        else:
            tab_to(page, f"^{re.escape(moves(page).first.inner_text())}$")
        page.keyboard.press("Enter")

    assert play_on(page, press) >= 8
    expect(over(page)).to_be_visible()


@soak
def test_by_touch_at_320_pixels(server: Server, open_page: Opens) -> None:
    page = open_page(**PHONE)
    page.set_viewport_size({"width": 320, "height": 568})
    seated(server, page, seats=4, course="first-race")
    boxes = [card.bounding_box() for card in cards(page).all()]
    assert all(box["width"] >= 44 and box["height"] >= 40 for box in boxes), boxes
    tapped: list[tuple[float, float]] = []

    def tap(page: Any) -> None:
        if cards(page).count():
            cards(page).last.tap()
            expect(page.locator("li.up")).to_have_count(1)
            expect(page.locator(".preview").first).to_be_attached()
            cards(page).last.tap()
        elif spaces(page).count():
            spaces(page).last.scroll_into_view_if_needed()
            box = spaces(page).last.locator("circle").bounding_box()
            where = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
            again = board(page).get_by_role("button", name="Play", exact=True)
            if not tapped:
                expect(board(page).get_by_role("status")).to_contain_text("again to play")
            page.touchscreen.tap(*where)
            expect(board(page).get_by_role("status")).to_contain_text("Tap again to play.")
            if tapped:
                page.touchscreen.tap(*where)
            else:
                again.tap()
            tapped.append(where)
            expect(again).to_be_hidden()
        else:
            moves(page).first.tap()

    assert play_on(page, tap, 200 if SOAK else 12) >= 10


def test_every_window(server: Server, open_page: Opens) -> None:
    page = open_page()
    seated(server, page, bots=2, course="snout")
    tops: dict[tuple[int, int], float] = {}
    for stage in range(3):
        for width, height in windows(page):
            found, shown = page.evaluate(BOXES), page.evaluate(ALL_OF_IT)
            for what in ("board", "bar", "sentence"):
                inside(found[what], width, height, what)
            inside(shown, width, height, "strip, course, cars and hand")
            assert len([box for box in shown if box["name"] == "car"]) == 6
            assert found["wide"] <= 0
            assert not found["nested"], f"{width} x {height}: {found['nested']}"
            (top,) = {box["top"] for box in found["bar"]}
            assert tops.setdefault((width, height), top) == top, f"{width} x {height}, {stage}"
        play_on(page, most=1)
        expect(offered(page).first).to_be_visible()


@soak
def test_the_cards_stay_large_beside_three_levels(server: Server, open_page: Opens) -> None:
    page = open_page()
    stars = {"sprint": {"star": {"1": 20}}, "rush": {"star": {"3": 20}}}
    seated(server, page, seats=2, decks=stars)
    levels = moves(page).filter(has_text="Level")
    sentence = bar(page).get_by_text("play a card, or use your ability")
    for _ in range(30):
        expect(offered(page).first).to_be_visible()
        if sentence.count() and levels.count() == 3 and levels.first.is_enabled():
            break
        play_on(page, choose_star, 1)
    for width, height in windows(page):
        found = page.evaluate(BOXES)
        boxes = [card.bounding_box() for card in cards(page).all()]
        inside(found["bar"], width, height, "bar")
        inside(found["sentence"], width, height, "sentence")
        assert len(boxes) == 3
        assert all(box["width"] >= 40 and box["height"] >= 44 for box in boxes), (width, boxes)
        expect(levels).to_have_count(3)
        for level in levels.all():
            box = level.bounding_box()
            assert box["width"] >= 44
            assert box["height"] >= 40
            assert box["x"] + box["width"] <= width
            assert box["y"] + box["height"] <= height


def choose_star(page: Any) -> None:
    """Play a star for its energy, and use no ability yet."""
    for some in (moves(page).filter(has_text=re.compile("Use Star|End turn")), cards(page)):
        if some.count():
            some.first.click(timeout=15_000)
            return


ALL_OF_IT = """() => [...document.querySelectorAll(
    '.bash .strip > li, .bash .tile, .bash .mover, .bash .eye, .hand button')].map(one => {
  const { left, top, right, bottom } = one.getBoundingClientRect();
  const name = one.matches('.mover:not(.snout)') ? 'car' : one.tagName;
  return { name, left, top, right, bottom };
})"""


def test_axe_finds_nothing(server: Server, open_page: Opens) -> None:
    page = open_page(viewport=NARROW, bypass_csp=True)
    seated(server, page, bots=2, boost=True)
    sound_at_any_width(page)
    cards(page).first.focus()
    sound(page)
    looked = set()

    def checked(page: Any) -> None:
        asks = "cards" if cards(page).count() else "spaces" if spaces(page).count() else "bar"
        if asks not in looked:
            sound(page)
            looked.add(asks)
        choose(page)

    play_on(page, checked, 8 if SOAK else 4)
    board(page).get_by_role("button", name="Follow your car").click()
    sound(page)


@soak
def test_a_race_over_every_b_side(server: Server, open_page: Opens) -> None:
    page = open_page()
    seated(server, page, seats=2, bots=2, course=EVERY_B_SIDE)
    expect(page.locator(".bash .course .tile")).to_have_count(12)
    rings = page.locator(".bash .centred .ring:not(.inner)")
    expect(rings).to_have_count(12)
    assert play_on(page, most=400 if SOAK else LONGEST) >= LONGEST
    if SOAK:
        expect(over(page)).to_be_visible()


@soak
def test_a_race_that_a_bot_of_the_book_wins_has_no_winner_at_the_table(
    dealt_server: Server, open_page: Opens
) -> None:
    page = open_page()
    for course in ("first-race", "landslide", "jungle", "portals"):
        seated(dealt_server, page, seats=2, bots=4, course=course, simple=True)
        play_on(page)
        first = strip(page).first.inner_text()
        if "(bot)" not in first:
            continue
        winner = re.search(r": (\w+) \(bot\)", first)
        assert winner is not None
        says = f"A bot is first, {winner[1]}: nobody at the table won."
        expect(bar(page)).to_contain_text(says)
        return
    raise AssertionError("no bot won")


SAID: Final = """() => {
  window.said = [];
  const look = () => said.push(document.querySelector('.sentence').textContent);
  const all = { subtree: true, childList: true, characterData: true };
  new MutationObserver(look).observe(document.body, all);
}"""
"""Note at every change what the bar says."""


def test_the_course_does_not_turn_in_a_crash(server: Server, open_page: Opens) -> None:
    page = open_page(viewport={"width": 390, "height": 844})
    page.add_init_script("localStorage.setItem('tailback.pace', 'normal')")
    page.goto(f"{server.url}/games/bash/lesson")
    lesson = page.get_by_role("region", name="First lesson")
    page.get_by_role("button", name="Let’s drive").click()
    page.get_by_role("button", name="Skip").click()
    expect(lesson).to_contain_text("Drive straight into Black.")
    course = board(page).get_by_role("group", name="The course")
    lies = course.get_attribute("viewBox")
    field = board(page).bounding_box()
    page.evaluate(SAID)
    cards(page).first.click()
    page.get_by_role("button", name="Do without").click()
    expect(lesson).to_contain_text("That is a bash.")
    until(page, lambda: board(page).bounding_box() != field)  # the answer is longer
    expect(course).to_have_attribute("viewBox", lies or "")
    # That the turn is over is not said before it has been shown.
    expect(bar(page)).to_contain_text("Done.")
    said = page.evaluate("said")
    assert "This just happened." in said[: said.index("Done.")]
    page.set_viewport_size({"width": 844, "height": 390})
    expect(course).not_to_have_attribute("viewBox", lies or "")
