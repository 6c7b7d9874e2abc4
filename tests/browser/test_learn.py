"""The first lesson, and drawing a set-up of one's own."""

from __future__ import annotations

import re
from typing import Any, Final

import pytest
from playwright.sync_api import expect

from tests.browser.acts import bar, hand, resize, until
from tests.browser.conftest import PHONE, Opens, Server
from tests.browser.test_board import at_rest, middle, swipe
from tests.browser.test_windows import WINDOWS, inside, windows
from tests.harness.scale import SOAK, soak

TALL: Final = {"width": 1280, "height": 1000}
"""So that a lesson leaves room for the list of moves."""


def lesson_of(page: Any) -> Any:
    """Return the panel of the lesson."""
    return page.get_by_role("region", name="First lesson")


def press(page: Any, *names: str) -> None:
    """Press buttons of the action bar, each when it is there."""
    for name in names:
        bar(page).get_by_role("button", name=name).first.click()


def test_the_first_lesson_leads_to_a_game(server: Server, open_page: Opens) -> None:
    page = open_page(viewport=TALL)
    page.goto(server.url)
    page.get_by_role("link", name="First lesson: Rush Hour Shift").click()
    lesson = lesson_of(page)
    # What the game is about comes first.
    expect(lesson).to_contain_text("Step 1 of 6")
    expect(lesson).to_contain_text("Whoever is first to drive wholly off the far end wins.")
    lesson.get_by_role("button", name="Let’s drive").click()
    expect(lesson).to_contain_text("Step 2 of 6")
    press(page, "Play Move 3", "Vehicle A: 1 space up")
    for left in ("2 steps left", "1 step left"):
        expect(bar(page)).to_contain_text(left)
        press(page, "Gold hero car: 1 space right")
    press(page, "Send turn")
    expect(lesson).to_contain_text("Well driven.")
    lesson.get_by_role("button", name="Next").click()
    for step in range(3, 6):
        expect(lesson).to_contain_text(f"Step {step} of 6")
        page.get_by_role("button", name="Skip").click()
    expect(lesson).to_contain_text("Step 6 of 6")
    press(page, "Play Slide", "Gold hero car: 14 spaces right", "Send turn")
    expect(lesson).to_contain_text("That is how you win.")
    lesson.get_by_role("button", name="Play a game").click()
    expect(bar(page)).to_contain_text(re.compile("play a card|plays|turn"))


def test_where_a_lesson_leaves_no_room_for_a_list_its_moves_are_behind_a_button(
    server: Server, open_page: Opens
) -> None:
    page = open_page(viewport={"width": 1280, "height": 800})
    page.goto(f"{server.url}/games/shift/lesson")
    lesson_of(page).get_by_role("button", name="Let’s drive").click()
    hand(page).get_by_role("button").first.click()
    expect(bar(page)).to_contain_text("3 steps left")
    expect(bar(page).get_by_role("group", name="Your moves")).to_have_count(0)
    bar(page).get_by_role("button", name="All moves").click()
    way = page.get_by_role("dialog", name="All moves").get_by_role("button", name="Vehicle A")
    way.first.click()
    expect(bar(page)).to_contain_text("2 steps left")
    resize(page, 1600, 1000)
    expect(bar(page).get_by_role("group", name="Your moves")).to_be_visible()
    expect(bar(page).get_by_role("button", name="All moves")).to_have_count(0)


@soak
def test_a_turn_that_misses_the_point_is_answered_and_set_back(
    server: Server, open_page: Opens
) -> None:
    page = open_page(viewport=TALL)
    page.goto(f"{server.url}/games/shift/lesson")
    lesson = lesson_of(page)
    lesson.get_by_role("button", name="Let’s drive").click()
    # Legal, but the hero car has not moved.
    press(page, "Play Move 3")
    for left in ("2 steps left", "1 step left", "ready"):
        press(page, "Vehicle B: 1 space")
        expect(bar(page)).to_contain_text(left)
    press(page, "Send turn")
    expect(lesson).to_contain_text("Your hero car still stands where it was.")
    expect(lesson).to_contain_text("Everything stands as before. Try again.")
    expect(lesson).to_contain_text("Step 2 of 6")
    board = page.get_by_role("group", name="Board")
    stands = re.compile("^Vehicle B, .*row 3, column 7")
    expect(board.get_by_role("button", name=stands)).to_be_visible()
    # Another way than the one that was asked for counts.
    press(page, "Play Move 3", "Vehicle A: 1 space up", "Gold hero car: 1 space right")
    expect(bar(page)).to_contain_text("1 step left")
    press(page, "Vehicle B: 1 space", "Send turn")
    expect(lesson).to_contain_text("That works too")
    lesson.get_by_role("button", name="Next").click()
    # The wrong section, and too little of the right one.
    for what, said in (
        ("Right section: 1 row up", "That was Silver’s section."),
        ("Left section: 1 row up", "Truck A still stands ahead of your hero car."),
    ):
        press(page, "Play Shift", what, "Send turn")
        expect(lesson).to_contain_text(said)
        expect(lesson).to_contain_text("Try again.")
        expect(bar(page).get_by_role("button", name="Play Shift").first).to_be_visible()
    press(page, "Play Shift", "Left section: 2 rows down", "Send turn")
    expect(lesson).to_contain_text("The road itself has moved")
    expect(lesson).to_contain_text("One row must always run through all three sections.")


def test_what_is_seen_for_a_moment_is_seen_in_a_lesson_and_the_step_stays_done(
    dealt_server: Server, open_page: Opens
) -> None:
    page = open_page(reduced_motion="reduce")
    page.add_init_script("localStorage.setItem('tailback.pace', 'normal')")
    page.goto(f"{dealt_server.url}/games/memory/lesson")
    lesson_of(page).get_by_role("button", name="Let’s drive").click()
    for place in (1, 2):
        page.get_by_role("button", name=re.compile(f"^row 1, column {place}:")).click()
        up = page.get_by_role("button", name=re.compile(rf"^row 1, column {place}: \d+$"))
        expect(up).to_be_visible()
    expect(bar(page).locator(".sentence")).to_have_text("Done.")
    expect(page.get_by_text("No match: they are turned back.")).to_be_visible()
    expect(bar(page).locator(".sentence")).to_have_text("Done.")
    expect(bar(page).get_by_role("button", name="All moves")).to_have_count(0)
    lesson_of(page).get_by_role("button", name="Next").click()
    expect(lesson_of(page)).to_contain_text("Step 3 of 4")


FACE_UP = re.compile(r": \d$")
FRAMES = "() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))"
"""Whatever was still to be measured has been."""


def place(page: Any, at: int) -> Any:
    """Return the button of a card of Traffic-Memory."""
    return page.get_by_role("button", name=re.compile(r"^row \d+, column \d+:")).nth(at)


def name_of(page: Any, at: int) -> str:
    return str(place(page, at).get_attribute("aria-label"))


def seen(page: Any, at: int) -> int:
    """Return the number of a card that was turned up; it may be turned back at once."""
    names: list[str] = []

    def up() -> bool:
        names.append(name_of(page, at))
        return FACE_UP.search(names[-1]) is not None

    until(page, up)
    return int(names[-1][-1])


def test_cards_stay_where_they_were_seen_when_the_lesson_says_more(
    dealt_server: Server, open_page: Opens
) -> None:
    page = open_page(viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
    page.goto(f"{dealt_server.url}/games/memory/lesson")
    lesson_of(page).get_by_role("button", name="Let’s drive").tap()
    expect(bar(page)).to_contain_text("Turn up a card")
    first_row = page.get_by_role("button", name=re.compile("^row 1, "))
    columns = first_row.count()
    place(page, 0).tap()
    expect(bar(page)).to_contain_text("second card")
    place(page, 1).tap()
    expect(lesson_of(page).get_by_role("button", name="Next")).to_be_visible()
    page.evaluate(FRAMES)
    assert first_row.count() == columns


@soak
def test_whoever_dared_a_third_card_is_not_told_to_dare_one(
    dealt_server: Server, open_page: Opens
) -> None:
    page = open_page()
    page.goto(f"{dealt_server.url}/games/memory/lesson")
    lesson = lesson_of(page)
    lesson.get_by_role("button", name="Let’s drive").click()
    for step in (2, 3):
        expect(lesson).to_contain_text(f"Step {step} of 4")
        lesson.get_by_role("button", name="Skip").click()
    expect(lesson).to_contain_text("Step 4 of 4")
    known: dict[int, int] = {}
    due = bar(page).locator(".sentence")
    for _ in range(30):
        expect(due).to_have_text(re.compile("^(Turn up a|2 cards in a row)"))
        said = due.inner_text()
        up = [known[at] for at in known if FACE_UP.search(name_of(page, at))]
        hidden = [at for at in range(8) if name_of(page, at).endswith("face down")]
        near = {card + by for card in up or known.values() for by in (-1, 1)}
        fits = [at for at in hidden if known.get(at) in near]
        if said.startswith("2 cards"):
            # The third is to miss: one that was seen before and does not fit.
            at = next(at for at in hidden if at in known and at not in fits)
        else:
            at = next(iter(fits), next((at for at in hidden if at not in known), hidden[0]))
        place(page, at).click()
        known[at] = seen(page, at)
        if said.startswith("2 cards"):
            break
        expect(due).not_to_have_text(said)
    expect(lesson).to_contain_text("Your two are yours all the same.")
    expect(lesson.get_by_role("button", name="Play a game")).to_be_visible()


NARROW = ((320, 568), (640, 400))
"""Where there is the least room."""
LESSONS = ("shift", "shuttles", "jam", "memory", "cutin")
SEEN = """() => {
  const shown = element => element.checkVisibility({ visibilityProperty: true })
    && getComputedStyle(element).clipPath === 'none';
  const boxes = selector => [...document.querySelectorAll(selector)].filter(shown).map(element => {
    const { left, top, right, bottom } = element.getBoundingClientRect();
    return { name: (element.ariaLabel || element.innerText).trim(), left, top, right, bottom };
  });
  const [text] = document.querySelectorAll('.step .say');
  return {
    text: boxes('.above .step'),
    cut: text.scrollHeight - text.clientHeight,
    board: boxes('.cockpit > .board'),
    things: boxes('.thing'),
    answer: boxes('.bar, .above .step .button, .bar :is(.foot, .hand, .head) button'),
    wide: document.scrollingElement.scrollWidth - innerWidth,
  };
}"""


@pytest.mark.parametrize("game", LESSONS if SOAK else LESSONS[:1])
def test_a_lesson_stands_beside_its_board_in_every_window(
    game: str, server: Server, open_page: Opens
) -> None:
    """In French, whose words are the longest."""
    page = open_page(locale="fr")
    page.goto(f"{server.url}/games/{game}/lesson")
    onward = page.locator(".step .choices .button").last
    head = page.locator(".above .step .head")
    expect(head).to_contain_text("Étape 1 sur")
    last = int(re.findall(r"\d+", head.inner_text())[-1])
    for step in range(1, last + 1):
        expect(head).to_contain_text(f"Étape {step} sur {last}")
        reads = page.locator(".bar").count() == 0
        if not reads:
            expect(page.locator(".bar.asked")).to_be_visible()
        for width, height in windows(page, WINDOWS if SOAK or step == 2 else NARROW):
            found = page.evaluate(SEEN)
            where = f"{game}, step {step}"
            assert found["wide"] <= 0 and found["cut"] <= 1, f"{width} x {height}, {where}"
            for what in ("text", "board", "answer"):
                inside(found[what], width, height, f"{where}, {what}")
            if found["things"]:
                inside(found["things"], width, height, f"{where}, things")
            (text,), (board,) = found["text"], found["board"]
            assert board["bottom"] - board["top"] >= 90, f"{width} x {height}, {where}"
            apart = board["top"] >= text["bottom"] - 1 or board["right"] <= text["left"] + 1
            assert apart, f"{width} x {height}, {where}: {text} covers {board}"
        if step < last:
            onward.click()


def verdict(page: Any) -> Any:
    return page.get_by_role("main").get_by_role("status")


def test_a_set_up_is_drawn_judged_shared_and_played(server: Server, open_page: Opens) -> None:
    page = open_page()
    page.goto(f"{server.url}/games/shift/set-up")
    expect(verdict(page)).to_contain_text("This set-up can be played.")
    page.get_by_role("button", name="Add a vehicle of 3").click()
    truck = page.get_by_role("button", name=re.compile("^Vehicle A, "))
    expect(truck).to_be_focused()
    before = truck.get_attribute("aria-label")
    page.keyboard.press("ArrowRight")
    expect(truck).not_to_have_attribute("aria-label", before or "")
    # A vehicle taken from the shelf and carried onto the road.
    shelf = page.get_by_role("button", name="Add a vehicle of 2").bounding_box()
    gold = page.get_by_role("button", name=re.compile("^Gold hero car"))
    place = gold.bounding_box()
    cell = place["height"]
    page.mouse.move(shelf["x"] + shelf["width"] / 2, shelf["y"] + shelf["height"] / 2)
    page.mouse.down()
    page.mouse.move(place["x"] + 2.5 * cell, place["y"] + 2.5 * cell, steps=6)
    page.mouse.up()
    expect(page.get_by_role("button", name=re.compile("^Vehicle B, "))).to_be_visible()
    expect(page.get_by_text("Length 2: 1 of 8. Length 3: 1 of 4.")).to_be_visible()
    expect(verdict(page)).to_contain_text("This set-up can be played.")
    # SHIFT-3: both hero cars are needed.
    gold.focus()
    page.keyboard.press("Delete")
    expect(verdict(page)).to_contain_text("A set-up needs exactly one gold and one silver hero car")
    expect(page.get_by_role("button", name="On this device")).to_be_disabled()
    page.get_by_role("button", name="Add the gold hero car").click()
    expect(verdict(page)).to_contain_text("This set-up can be played.")
    text = page.get_by_role("textbox", name="As text").input_value()
    assert text.count("A") == 3 and text.count("B") == 2
    link = page.get_by_role("textbox", name="As a link").input_value()
    friend = open_page()
    friend.goto(link)
    expect(friend.get_by_role("textbox", name="As text")).to_have_value(text)
    friend.get_by_role("button", name="Against the computer").click()
    board = friend.get_by_role("group", name="Board")
    expect(board.get_by_role("button", name=re.compile("^Vehicle B, "))).to_be_visible()


def test_a_set_up_is_drawn_by_finger_on_320_pixels(server: Server, open_page: Opens) -> None:
    page = open_page(**PHONE)
    page.goto(f"{server.url}/games/shift/set-up")
    page.get_by_label("Start from a printed set-up").select_option("3")
    one = page.get_by_role("button", name=re.compile("^Vehicle A, "))
    expect(one).to_have_attribute("aria-label", "Vehicle A, blue, centre, row 1, column 7")
    page.evaluate("scrollTo(0, 0)")
    cell = one.bounding_box()["height"]
    start = at_rest(page)
    # On the empty road: it moves, and no vehicle does.
    x, y = middle(one)
    swipe(page, x - 1.5 * cell, y + 3 * cell, -2 * cell, 0)
    there = at_rest(page)
    assert there > start + cell
    expect(one).to_have_attribute("aria-label", "Vehicle A, blue, centre, row 1, column 7")
    # On a vehicle: it is carried, and the road stays.
    swipe(page, *middle(one), -3 * cell, 0)
    expect(one).to_have_attribute("aria-label", "Vehicle A, blue, left section, row 1, column 4")
    assert abs(at_rest(page) - there) < 1
    # From the shelf onto the road.
    shelf = page.get_by_role("button", name="Add a vehicle of 2")
    (fx, fy), (tx, ty) = middle(shelf), middle(one)
    swipe(page, fx, fy, tx + 3 * cell - fx, ty - fy)
    expect(page.get_by_role("button", name=re.compile("^Vehicle K, "))).to_be_visible()
