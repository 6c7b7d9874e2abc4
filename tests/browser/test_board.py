"""Turns made on Rush Hour Shift's own board: by mouse, by finger, by keys; what is refused."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

from playwright.sync_api import expect

from tests.browser.acts import asked, bar, board, hand, seated, tab_to, thing
from tests.browser.conftest import PHONE, Opens, Server
from tests.browser.test_shift import OPEN_ROAD
from tests.harness.scale import soak

Drags = Callable[[Any, float, float], None]
BOTH = {**OPEN_ROAD, "deck": "MS2=20"}


def middle(locator: Any) -> tuple[float, float]:
    box = locator.bounding_box()
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def by_mouse(page: Any) -> Drags:
    def drag(one: Any, dx: float, dy: float) -> None:
        x, y = middle(one)
        page.mouse.move(x, y)
        page.mouse.down()
        page.mouse.move(x + dx, y + dy, steps=6)
        page.mouse.up()

    return drag


def swipe(page: Any, x: float, y: float, dx: float, dy: float, rests: bool = True) -> None:
    """Put a finger down, draw it so far, let it rest so that nothing rolls on, and lift it."""
    session = page.context.new_cdp_session(page)

    def touch(kind: str, *points: tuple[float, float]) -> None:
        sent = {"type": kind, "touchPoints": [{"x": x, "y": y} for x, y in points]}
        session.send("Input.dispatchTouchEvent", sent)

    touch("touchStart", (x, y))
    for step in range(1, 7):
        touch("touchMove", (x + dx * step / 6, y + dy * step / 6))
        page.wait_for_timeout(0 if rests else 16)
    if rests:
        page.wait_for_timeout(150)
        touch("touchMove", (x + dx, y + dy))
    touch("touchEnd")


def by_finger(page: Any) -> Drags:
    def drag(one: Any, dx: float, dy: float) -> None:
        one.scroll_into_view_if_needed()
        swipe(page, *middle(one), dx, dy)

    return drag


def spaces(page: Any) -> tuple[float, float]:
    """Return how far one space along the road is, across and down the window."""
    (x, y), (far, low) = (
        middle(thing(page, "Gold hero car")),
        middle(thing(page, "Silver hero car")),
    )
    across, down = (far - x) / 12, (low - y) / 12
    return (across, 0.0) if abs(across) > abs(down) else (0.0, down)


def a_turn_by_dragging(page: Any, drag: Drags) -> None:
    """Drive two spaces and shift one row, nothing but the card from the hand."""
    hand(page).get_by_role("button").first.click()
    expect(bar(page)).to_contain_text("2 steps and the shift")
    across, down = spaces(page)
    drag(thing(page, "Gold hero car"), 2 * across, 2 * down)
    driven = re.compile("^Gold.*(row 2, column 3|row 11, column 2)$")
    expect(board(page).get_by_role("button", name=driven)).to_be_visible()
    # A row is as wide as a space: down where the road lies, to the right where it stands upright.
    drag(thing(page, "(Left|Lower) section"), abs(down), abs(across))
    moved = re.compile("^(Left section, 1 row below|Lower section, 1 space right of) the centre")
    expect(board(page).get_by_role("button", name=moved)).to_be_visible()
    bar(page).get_by_role("button", name="Send turn").click()
    said = page.get_by_role("region", name="Log").last
    expect(said).to_contain_text(re.compile("Gold shifts the (left|lower) section"))


def test_a_turn_by_dragging(server: Server, open_page: Opens) -> None:
    page = open_page()
    seated(server, page, BOTH)
    a_turn_by_dragging(page, by_mouse(page))


def test_a_turn_by_finger_on_320_pixels(server: Server, open_page: Opens) -> None:
    page = open_page(**PHONE)
    seated(server, page, BOTH)
    a_turn_by_dragging(page, by_finger(page))


@soak
def test_a_tap_right_after_a_flick_is_heard(server: Server, open_page: Opens) -> None:
    """Browsers take a quick finger for a fling, and the tap after it for the end of that fling."""
    page = open_page(viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
    for _ in range(3):
        seated(server, page, {**OPEN_ROAD, "deck": "SL=20"})
        hand(page).get_by_role("button").first.tap()
        expect(bar(page)).to_contain_text("slide a vehicle")
        across, down = spaces(page)
        x, y = middle(thing(page, "Gold hero car"))
        swipe(page, x, y, 12 * across, 12 * down, rests=False)
        expect(bar(page)).to_contain_text("ready")
        bar(page).get_by_role("button", name="Send turn").tap()
        expect(bar(page)).not_to_contain_text("ready")


def boxes(page: Any, selector: str) -> list[dict[str, float]]:
    return [one.bounding_box() for one in page.locator(selector).all()]


@soak
def test_nothing_lies_over_a_place_that_can_be_chosen(
    dealt_server: Server, open_page: Opens
) -> None:
    """The button that enlarges gives way: a tap on a place is a tap on that place."""
    page = open_page(viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
    seated(dealt_server, page, BOTH)
    # The more a section lies aside, the less room there is beside the others.
    a_turn_by_dragging(page, by_finger(page))
    assert asked(page)
    hand(page).get_by_role("button").first.tap()
    expect(bar(page)).to_contain_text("2 steps and the shift")
    for name in ("Upper section", "Lower section"):
        page.touchscreen.tap(*middle(thing(page, name)))
        expect(page.locator(".target").first).to_be_visible()
        page.wait_for_function("() => !document.getAnimations().length")
        (zoom,) = boxes(page, ".zoom")
        for box in boxes(page, ".target > rect"):
            apart = (
                box["x"] >= zoom["x"] + zoom["width"]
                or box["x"] + box["width"] <= zoom["x"]
                or box["y"] >= zoom["y"] + zoom["height"]
                or box["y"] + box["height"] <= zoom["y"]
            )
            assert apart, f"{name}: {zoom} lies over {box}"


def test_steps_are_ticked_off_from_the_first(server: Server, open_page: Opens) -> None:
    page = open_page()
    seated(server, page, OPEN_ROAD)
    hand(page).get_by_role("button").first.click()
    bar(page).get_by_role("button", name="Gold hero car: 1 space right").click()
    expect(bar(page)).to_contain_text("3 steps left")
    done = [
        "done" in str(part.get_attribute("class")).split()
        for part in page.get_by_role("group", name="In play").locator(".part").all()
    ]
    assert done == [True, False, False, False]


def test_a_card_in_play_tells_whose_it_is(server: Server, open_page: Opens) -> None:
    page = open_page()
    page.add_init_script("localStorage.setItem('tailback.pace', 'slow')")
    seated(server, page, {**OPEN_ROAD, "deck": "SL=20"})
    hand(page).get_by_role("button").first.click()
    expect(page.get_by_role("group", name="In play")).to_have_text(re.compile(r"^\s*Slide"))
    bar(page).get_by_role("button", name="Gold hero car: 1 space right").click()
    bar(page).get_by_role("button", name="Send turn").click()
    expect(page.get_by_role("group", name="In play")).to_have_text(re.compile(r"^\s*Silver: Slide"))


def test_the_whole_road_is_seen_until_it_is_enlarged(server: Server, open_page: Opens) -> None:
    page = open_page(**PHONE)
    seated(server, page, OPEN_ROAD)
    for name in ("Gold hero car", "Silver hero car", "Lower section", "Upper section"):
        expect(thing(page, name)).to_be_in_viewport(ratio=1)
    expect(road(page)).to_have_count(0)
    before = thing(page, "Gold hero car").bounding_box()["width"]
    enlarge(page)
    assert thing(page, "Gold hero car").bounding_box()["width"] >= max(44, before)
    expect(thing(page, "Silver hero car")).not_to_be_in_viewport()


def enlarge(page: Any) -> None:
    page.get_by_role("button", name="Enlarge the board").click()
    expect(road(page)).to_be_visible()
    at_rest(page)


def panned(page: Any) -> float:
    """Return how far the road was moved."""
    return float(road(page).evaluate("road => road.scrollLeft + road.scrollTop"))


def road(page: Any) -> Any:
    return page.get_by_role("region", name="Road, can be moved")


def at_rest(page: Any) -> float:
    """Wait until the road moves no more; return how far it was moved."""
    before = -1.0
    while before != (before := panned(page)):
        page.wait_for_timeout(120)
    return before


def test_a_finger_moves_the_road_or_a_vehicle_but_not_both(
    server: Server, open_page: Opens
) -> None:
    page = open_page(**PHONE)
    seated(server, page, OPEN_ROAD)
    hand(page).get_by_role("button").first.click()
    expect(bar(page)).to_contain_text("4 steps left")
    enlarge(page)
    gold = thing(page, "Gold hero car")
    expect(gold).to_be_in_viewport(ratio=1)
    start = at_rest(page)
    x, y = middle(gold)
    cell = gold.bounding_box()["width"]
    # On the empty road: it moves, and no vehicle does.
    swipe(page, x + 2 * cell, y - 3 * cell, 0, 3 * cell)
    there = at_rest(page)
    assert there < start - cell
    expect(bar(page)).to_contain_text("4 steps left")
    swipe(page, x + 2 * cell, y, 0, -3 * cell)
    assert at_rest(page) > there + cell
    # On the vehicle: it goes, and the road stays.
    gold.scroll_into_view_if_needed()
    start = at_rest(page)
    swipe(page, *middle(gold), 0, -2 * cell)
    expect(bar(page)).to_contain_text("2 steps left")
    assert abs(at_rest(page) - start) < 1


def test_the_road_stays_where_it_was_moved_by_hand(server: Server, open_page: Opens) -> None:
    page = open_page(**PHONE)
    seated(server, page, OPEN_ROAD)
    enlarge(page)
    start = at_rest(page)
    x, y = middle(thing(page, "Gold hero car"))
    swipe(page, x + 90, y - 150, 0, 150)
    there = at_rest(page)
    assert there < start - 50
    # A card is played, which is nothing new to see on the road.
    hand(page).get_by_role("button").first.tap()
    expect(bar(page)).to_contain_text("4 steps left")
    assert at_rest(page) == there
    # A vehicle that is chosen is.
    page.keyboard.press("0")
    expect(thing(page, "Gold hero car")).to_be_in_viewport(ratio=1)


def test_a_vehicle_held_at_the_edge_takes_the_road_along(server: Server, open_page: Opens) -> None:
    page = open_page(viewport={"width": 320, "height": 640})
    seated(server, page, {**OPEN_ROAD, "deck": "SL=20"})
    hand(page).get_by_role("button").first.click()
    expect(bar(page)).to_contain_text("slide a vehicle")
    enlarge(page)
    gold = thing(page, "Gold hero car")
    start = at_rest(page)
    x, y = middle(gold)
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x, road(page).bounding_box()["y"] + 8, steps=4)
    page.wait_for_function(
        "([road, start]) => road.scrollLeft + road.scrollTop < start - 40",
        arg=[road(page).element_handle(), start],
    )
    at_rest(page)
    page.mouse.up()
    # Further than the window showed when it was taken.
    expect(bar(page)).to_contain_text("ready")
    expect(gold).to_have_count(0)


def test_the_road_is_moved_by_keys_and_follows_the_focus(server: Server, open_page: Opens) -> None:
    page = open_page(viewport={"width": 320, "height": 640})
    seated(server, page, OPEN_ROAD)
    enlarge(page)
    start = at_rest(page)
    road(page).focus()
    page.keyboard.press("ArrowUp")
    assert at_rest(page) < start
    silver = thing(page, "Silver hero car")
    tab_to(page, "^Silver hero car, ")
    at_rest(page)
    expect(silver).to_be_in_viewport(ratio=1)


def test_a_turn_by_click_and_click(server: Server, open_page: Opens) -> None:
    page = open_page()
    seated(server, page, OPEN_ROAD)
    page.get_by_role("group", name="Your hand").get_by_role("button").first.click()
    expect(bar(page)).to_contain_text("4 steps left")
    gold, silver = thing(page, "Gold hero car"), thing(page, "Silver hero car")
    (x, y), far = middle(gold), middle(silver)[0]
    cell = (far - x) / 12
    page.mouse.click(x, y)
    expect(gold).to_have_attribute("aria-pressed", "true")
    page.wait_for_timeout(250)
    page.mouse.click(x + 4.5 * cell, y)
    expect(bar(page).get_by_role("button", name="Send turn")).to_be_enabled()


@soak
def test_a_whole_game_of_shift_by_keyboard(server: Server, open_page: Opens) -> None:
    table = server.table("shift", options=OPEN_ROAD, bots={"1": "random"})
    page = open_page()
    page.goto(server.url + table["seats"][0]["link"])
    page.get_by_role("button", name="Sit down as Gold").wait_for()
    tab_to(page, "^Sit down as Gold")
    page.keyboard.press("Enter")
    for turn in range(4):
        assert asked(page)
        tab_to(page, "^Play Move 4")
        page.keyboard.press("Enter")
        expect(bar(page)).to_contain_text("4 steps left")
        tab_to(page, "^Gold hero car, ")
        for step in range(4 if turn < 3 else 2):
            expect(bar(page)).to_contain_text(f"{4 - step} step")
            page.keyboard.press("ArrowRight")
        expect(bar(page).get_by_role("button", name="Send turn")).to_be_enabled()
        tab_to(page, "^Send turn")
        page.keyboard.press("Enter")
    expect(bar(page)).to_contain_text("You won")


def test_the_whole_turn_of_the_other_is_marked(server: Server, open_page: Opens) -> None:
    page = open_page()
    seated(server, page, OPEN_ROAD)
    bar(page).get_by_role("button", name="Play Move 4").first.click()
    for step in range(4):
        expect(bar(page)).to_contain_text(f"{4 - step} step")
        bar(page).get_by_role("button", name="Gold hero car: 1 space right").click()
    bar(page).get_by_role("button", name="Send turn").click()
    marked = page.get_by_role("region", name="Log").locator("li.new")
    expect(marked.last).to_have_text("Silver draws a card.")
    said = marked.all_inner_texts()
    assert said.count("Silver plays Move 4.") == 1
    steps = [line for line in said if line.startswith("Silver moves")]
    assert sum(int(line.partition(" × ")[2] or 1) for line in steps) == 4
    assert not [line for line in said if line.startswith("Gold moves")]


def test_what_is_refused_names_its_clause(server: Server, open_page: Opens) -> None:
    page = open_page()
    seated(server, page, OPEN_ROAD)
    bar(page).get_by_role("button", name="Play Move 4").first.click()
    expect(bar(page)).to_contain_text("4 steps left")
    thing(page, "Silver hero car").focus()
    page.keyboard.press("ArrowLeft")
    refusal = bar(page).get_by_role("alert")
    link = refusal.get_by_role("link", name=re.compile(r"^Read SHIFT-\d+$"))
    clause = link.inner_text().removeprefix("Read ")
    with page.expect_popup() as opened:
        link.click()
    rules = opened.value
    expect(rules.get_by_role("heading", name=re.compile(f"^{clause} "))).to_be_in_viewport()
    # The draft still stands, and a move that is allowed takes the word away.
    bar(page).get_by_role("button", name="Gold hero car: 1 space right").click()
    expect(refusal).to_have_count(0)
    expect(bar(page)).to_contain_text("3 steps left")
