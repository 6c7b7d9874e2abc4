"""Shuttles on its own board: by mouse, keyboard and finger, alone, in twos, at one device."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any, Final

import pytest
from playwright.sync_api import expect

from tests.browser.acts import asked, bar, board, send_turn, sit
from tests.browser.adviser import Adviser
from tests.browser.conftest import PHONE, Opens, Server
from tests.browser.test_axe import NARROW, sound, sound_at_any_width
from tests.browser.test_windows import all_in_view, windows
from tests.harness.scale import soak


@pytest.fixture
def server(dealt_server: Server) -> Server:
    """Every table of the same options goes the same way."""
    return dealt_server


OWNERS: Final = ("south", "north", "south", "centre", "north", "south", "north")
"""Whose the shuttles are, from north to south."""
OPEN_ROWS: Final = [". . . . . . .", "", ". . . . . . ."]
OPEN: Final[dict[str, Any]] = {
    "board": {
        "mark": "open",
        "offset_limit": 2,
        "block_first": 1,
        "block_size": 5,
        "shuttles": [{"owner": owner, "drawing": OPEN_ROWS} for owner in OWNERS],
    },
    "first": "south",
}
"""A board without barriers, on which every piece gets through in one move."""
SMALL: Final = {**PHONE, "viewport": {"width": 320, "height": 568}}
COLUMNS: Final = 7


def shuttle(page: Any, number: int) -> Any:
    """Return the button of a shuttle on the board."""
    name = "Centre shuttle" if number == 4 else f"Shuttle {number}"
    return board(page).get_by_role("button", name=re.compile(f"^{name},"))


def piece(page: Any, space: str) -> Any:
    """Return the button of a piece on the board."""
    return board(page).get_by_role("button", name=re.compile(f"piece on {said(space)}$"))


def said(space: str) -> str:
    """Return how South is told of a space: 1a2, s2."""
    if len(space) == 2:
        return f"{'South' if space[0] == 's' else 'North'}’s block, space {space[1]}"
    return f"shuttle {space[0]}, {'near' if space[1] == 'a' else 'far'} row, space {space[2]}"


def spot(page: Any, space: str, offsets: tuple[int, ...]) -> tuple[float, float]:
    """Return where a space is seen by South on an upright board."""
    first = shuttle(page, 1).bounding_box()
    cell = first["width"] / COLUMNS
    left = first["x"] - offsets[0] * cell
    column = int(space[-1]) - 1
    if len(space) == 2:
        row, column = (0 if space[0] == "s" else 15), column + 1
    else:
        number = int(space[0])
        row, column = 2 * number - (space[1] == "a"), column + offsets[number - 1]
    bottom = first["y"] + first["height"] + cell
    return left + (column + 0.5) * cell, bottom - (row + 0.5) * cell


def grip(page: Any, move: str) -> tuple[float, float]:
    """Return where the grip of a shuttle is seen that leads this way."""
    box = shuttle(page, int(move[0])).bounding_box()
    reach = 0.35 * box["width"] / COLUMNS
    x = box["x"] - reach if move[1] == "<" else box["x"] + box["width"] + reach
    return x, box["y"] + box["height"] / 2


def by_mouse(page: Any, move: str, offsets: tuple[int, ...], drags: bool) -> None:
    """Make a move on the board as South, and send it."""
    if re.fullmatch(r"\d[<>]", move):
        if drags:
            box = shuttle(page, int(move[0])).bounding_box()
            cell = box["width"] / COLUMNS
            x, y = grip(page, move)
            drag(page, (x, y), (x + (cell if move[1] == ">" else -cell), y))
        else:
            page.mouse.click(*grip(page, move))
    elif move == "claim":
        board(page).get_by_role("button", name="Claim victory").click()
    else:
        start, end = (spot(page, space, offsets) for space in re.split("[-x]", move))
        if drags:
            drag(page, start, end)
        else:
            page.mouse.click(*start)
            page.mouse.click(*end)
    send_turn(page)


def drag(page: Any, start: tuple[float, float], end: tuple[float, float]) -> None:
    page.mouse.move(*start)
    page.mouse.down()
    page.mouse.move(*end, steps=5)
    page.mouse.up()


SLIDES: Final = ("2>", "2<", "2>", "2<")
"""What opens the game, by grip and by drag, there and back."""


@soak
def test_a_whole_game_by_mouse_against_the_computer(server: Server, open_page: Opens) -> None:
    page = open_page()
    table = server.table("shuttles", options=OPEN, bots={"1": "random"}, time=None)
    page.goto(server.url + table["seats"][0]["link"])
    sit(page, "South")
    assert asked(page)
    kinds = set()
    with Adviser(server.url, table["match"], table["seats"][0]["token"], "alphabeta2") as adviser:
        update = adviser.asked(None)
        for number in range(60):
            advice = adviser.advice(update, [])
            assert advice is not None
            move, view = advice
            if number < len(SLIDES):
                move = SLIDES[number]
            kinds.add(re.sub(r"\w", "", move))
            assert asked(page)
            by_mouse(page, move, view.table.offsets, drags=number % 2 == 1)
            update = adviser.asked(update.ask)
            if update.ask is None:
                break
    expect(page.get_by_role("button", name="Play again")).to_be_visible()
    expect(bar(page)).to_contain_text("You won")
    assert kinds >= {"-", "<", ">"}
    expect(bar(page)).to_contain_text(
        re.compile("claimed victory|all five of your pieces are home")
    )
    page.get_by_role("link", name="Look at the game again").click()
    expect(page.get_by_role("slider")).to_be_visible()
    expect(board(page)).to_be_visible()


def taps(page: Any, *places: tuple[float, float]) -> None:
    for place in places:
        page.touchscreen.tap(*place)


LEVEL: Final = (0,) * 7


@soak
def test_two_browsers_a_lost_connection_and_a_claim(own_server: Server, open_page: Opens) -> None:
    south, north = open_page(), open_page()
    table = own_server.table("shuttles", options=OPEN, time=None)
    for seat, (name, each) in enumerate((("South", south), ("North", north))):
        each.goto(own_server.url + table["seats"][seat]["link"])
        sit(each, name)
    # Each sits at the lower edge: the own pieces are below the other's.
    for each, own, theirs in ((south, "s3", "n3"), (north, "n3", "s3")):
        mine, far = (piece(each, space).bounding_box() for space in (own, theirs))
        assert mine["y"] > far["y"]
    for number in range(1, 6):
        expect(bar(south)).to_contain_text("South: move a piece")
        if number == 3:
            own_server.stop()
            expect(south.get_by_text("The connection is lost.")).to_be_visible()
            own_server.start()
            for each in (south, north):
                expect(each.get_by_text("The connection is lost.")).to_be_hidden()
        shoved = (0 if number % 2 else 1, *LEVEL[1:])
        by_mouse(south, f"s{number}-5a{number + 1}", shoved, drags=False)
        if number == 5:
            break
        expect(bar(north)).to_contain_text("North: move a piece")
        shuttle(north, 1).press("ArrowLeft" if number % 2 else "ArrowRight")
        send_turn(north)
    # Left to the eye of North is right on the board: words and picture agree for each.
    expect(south.get_by_role("region", name="Log").last).to_contain_text("one notch right")
    expect(north.get_by_role("region", name="Log").last).to_contain_text("one notch left")
    # Spaces have names that each can find before them.
    for each, told in (
        (south, "from South’s block, space 5 to shuttle 5, near row, space 6."),
        (north, "from South’s block, space 1 to shuttle 5, far row, space 2."),
    ):
        expect(each.get_by_role("region", name="Log").last).to_contain_text(told)
    expect(bar(north)).to_contain_text("your block is full")
    expect(north.get_by_role("group", name="How far you are")).to_contain_text(
        "North’s block is full. If no piece moves out, South may claim victory."
    )
    shuttle(north, 1).press("ArrowLeft")
    send_turn(north)
    claim = board(south).get_by_role("button", name="Claim victory")
    expect(claim).to_be_visible()
    claim.click()
    send_turn(south)
    expect(bar(south)).to_contain_text("You won: you claimed victory")
    expect(bar(north)).to_contain_text("You lost: South claimed victory")


def here(home: Callable[..., Any], **context: Any) -> Any:
    """Open a table for two at this device, on the usual board."""
    page = home("Play here", **context)
    page.get_by_role("button", name="Play Shuttles").click()
    assert asked(page)
    return page


@soak
def test_one_device_keeps_the_board_still_and_has_no_curtain(home: Callable[..., Any]) -> None:
    page = here(home)
    lower = piece(page, "s1").bounding_box()
    movers = []
    for _ in range(4):
        said = page.locator(".sentence").inner_text()
        movers.append(said.split(":")[0])
        own = "2" if movers[-1] == "South" else "3"
        page.keyboard.press(own)
        page.keyboard.press("ArrowRight" if len(movers) < 3 else "ArrowLeft")
        expect(bar(page)).to_contain_text("Your turn is ready.")
        page.keyboard.press("Enter")
        expect(page.locator(".sentence")).not_to_contain_text(re.compile(f"{movers[-1]}|ready"))
        assert piece(page, "s1").bounding_box() == lower
    assert movers[0] != movers[1] and movers[:2] == movers[2:]


def table_for_two(server: Server, open_page: Opens, **context: Any) -> tuple[Any, Any]:
    """Seat South in the browser of the test and North in a plain one, on the open board."""
    south, north = open_page(**context), open_page()
    table = server.table("shuttles", options=OPEN, time=None)
    for seat, (name, each) in enumerate((("South", south), ("North", north))):
        each.goto(server.url + table["seats"][seat]["link"])
        sit(each, name)
    assert asked(south)
    return south, north


def north_dallies(north: Any, number: int) -> None:
    expect(bar(north)).to_contain_text("North: ")
    shuttle(north, 1).press("ArrowLeft" if number % 2 else "ArrowRight")
    send_turn(north)


@soak
def test_a_whole_game_by_keyboard(server: Server, open_page: Opens) -> None:
    south, north = table_for_two(server, open_page)
    for number in range(1, 6):
        expect(bar(south)).to_contain_text("South: ")
        south.keyboard.press("p")
        south.keyboard.press("ArrowUp")
        expect(bar(south)).to_contain_text("Your turn is ready.")
        south.keyboard.press("Shift+ArrowUp")
        across = board(south).get_by_role("button", name="Your piece on shuttle 7, far row")
        expect(across).to_have_count(number)
        south.keyboard.press("Enter")
        north_dallies(north, number)
    expect(bar(south)).to_contain_text("You may claim victory")
    claim = board(south).get_by_role("button", name="Claim victory")
    for _ in range(40):
        if claim.evaluate("one => one === document.activeElement"):
            break
        south.keyboard.press("Tab")
    south.keyboard.press("Enter")
    expect(bar(south)).to_contain_text("Your turn is ready.")
    south.get_by_role("button", name="Send turn").press("Enter")
    expect(bar(south)).to_contain_text("You won")


def test_arrows_go_there_and_back_and_backspace_takes_back(
    server: Server, open_page: Opens
) -> None:
    south, _ = table_for_two(server, open_page)
    south.keyboard.press("p")
    start = piece(south, "s1")
    expect(start).to_have_attribute("aria-pressed", "true")
    for key, space in (
        ("ArrowUp", "1a2"),
        ("ArrowUp", "1b2"),
        ("ArrowUp", "2a2"),
        ("ArrowDown", "1b2"),
        ("ArrowDown", "1a2"),
        ("ArrowDown", "s1"),
    ):
        south.keyboard.press(key)
        expect(piece(south, space)).to_be_visible()
        expect(piece(south, space)).to_be_focused()
    south.keyboard.press("2")
    south.keyboard.press("ArrowLeft")
    expect(shuttle(south, 2)).to_have_accessible_name("Shuttle 2, yours, 1 notch left")
    south.keyboard.press("Backspace")
    expect(shuttle(south, 2)).to_have_accessible_name("Shuttle 2, yours, in the middle")
    # Another thing takes the place of what was drafted.
    south.keyboard.press("ArrowRight")
    expect(bar(south)).to_contain_text("Your turn is ready.")
    south.keyboard.press("p")
    south.keyboard.press("ArrowUp")
    expect(piece(south, "1a2")).to_be_visible()
    expect(shuttle(south, 2)).to_have_accessible_name("Shuttle 2, yours, in the middle")


@soak
def test_a_whole_game_by_finger_on_320_pixels(server: Server, open_page: Opens) -> None:
    south, north = table_for_two(server, open_page, **SMALL)
    cell = piece(south, "s1").bounding_box()
    assert min(cell["width"], cell["height"]) >= 24
    for number in range(1, 6):
        expect(bar(south)).to_contain_text("South: ")
        shoved = (0 if number % 2 else 1, *LEVEL[1:])
        start = spot(south, f"s{number}", shoved)
        taps(south, start)
        expect(piece(south, f"s{number}")).to_have_attribute("aria-pressed", "true")
        # A finger that is a little beside it still takes it.
        x, y = spot(south, f"5b{number + 1}", shoved)
        taps(south, (x + 5, y - 4))
        expect(piece(south, f"5b{number + 1}")).to_be_visible()
        south.get_by_role("button", name="Send turn").tap()
        north_dallies(north, number)
    claim = board(south).get_by_role("button", name="Claim victory")
    assert claim.bounding_box()["height"] >= 44
    claim.tap()
    south.get_by_role("button", name="Send turn").tap()
    expect(bar(south)).to_contain_text("You won")


def usual(server: Server, page: Any, **options: Any) -> None:
    """Sit down as South on the usual board, against moves by chance, and be asked."""
    chosen = {"first": "south", **options}
    table = server.table("shuttles", options=chosen, bots={"1": "random"}, time=None)
    page.goto(server.url + table["seats"][0]["link"])
    sit(page, "South")
    assert asked(page)


def test_what_a_slide_opens_and_closes_is_said_before_it_is_sent(
    server: Server, open_page: Opens
) -> None:
    page = open_page()
    usual(server, page)
    hand = page.get_by_role("group", name="How far you are")
    expect(hand).to_contain_text("Your goal opens once all 5 pieces have left your block.")
    marks = board(page).locator("svg circle")
    before = marks.count()
    page.mouse.move(*grip(page, "2>"))
    expect(hand).to_contain_text("Opens 2, closes 4 of the ways through.")
    assert marks.count() == before + 6
    page.mouse.move(5, 5)
    expect(hand).not_to_contain_text("Opens")
    page.mouse.click(*grip(page, "2>"))
    expect(hand).to_contain_text("Opens 2, closes 4 of the ways through.")
    expect(page.get_by_role("region", name="Log").last).not_to_contain_text("shuttle 2")
    # The other arrow takes it back; a shuttle of the other is refused with the clause.
    page.mouse.click(*grip(page, "2<"))
    expect(shuttle(page, 2)).to_have_accessible_name("Shuttle 2, yours, in the middle")
    box = shuttle(page, 3).bounding_box()
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + 4)
    expect(page.get_by_role("alert")).to_contain_text("belongs to your opponent")


def test_the_centre_rests_after_the_other_moved_it(server: Server, open_page: Opens) -> None:
    south, north = table_for_two(server, open_page)
    shuttle(south, 4).press("ArrowRight")
    send_turn(south)
    expect(bar(north)).to_contain_text("The centre shuttle rests this turn.")
    centre = shuttle(north, 4)
    # To the eye of North it went left.
    expect(centre).to_have_accessible_name(
        "Centre shuttle, nobody’s, 1 notch left. Locked: it rests this turn"
    )
    expect(centre).to_be_disabled()
    expect(board(north).locator(".padlock")).to_have_count(2)


@soak
def test_a_turn_in_every_window(server: Server, open_page: Opens) -> None:
    page = open_page()
    usual(server, page)
    stages = {"start": all_in_view(page, "start", asks=True)}
    pressed = page.locator(".thing[aria-pressed=true]")
    for stage, key, then in (
        ("piece chosen", "p", pressed.and_(piece(page, "s1"))),
        ("piece moved", "ArrowUp", piece(page, "1a2")),
        ("shuttle chosen", "2", pressed.and_(shuttle(page, 2))),
        ("shuttle moved", "ArrowRight", board(page).get_by_role("button", name="1 notch right")),
    ):
        page.keyboard.press(key)
        expect(then).to_be_visible()
        stages[stage] = all_in_view(page, stage, asks=True)
    for stage, places in stages.items():
        assert places == stages["start"], stage
    for width, height in windows(page):
        box, mine, far = (piece(page, each).bounding_box() for each in ("s1", "s3", "n3"))
        assert min(box["width"], box["height"]) >= 24, (width, height)
        assert mine["y"] > far["y"] or mine["x"] < far["x"]


def test_axe_has_nothing_to_say(server: Server, open_page: Opens) -> None:
    page = open_page(bypass_csp=True, viewport=NARROW)
    usual(server, page)
    sound_at_any_width(page)
    piece(page, "s1").press("ArrowUp")
    expect(bar(page)).to_contain_text("Your turn is ready.")
    sound(page)
    shuttle(page, 2).press("ArrowRight")
    expect(shuttle(page, 2)).to_have_accessible_name("Shuttle 2, yours, 1 notch right")
    sound_at_any_width(page)


@pytest.mark.parametrize("language", ["de", "fr", "es", "nl", "pt"])
def test_the_board_speaks_the_players_language(
    language: str, server: Server, open_page: Opens
) -> None:
    page = open_page(locale=language)
    table = server.table("shuttles", options={"first": "south"}, bots={"1": "random"}, time=None)
    page.goto(server.url + table["seats"][0]["link"])
    page.locator("main form button, main .button.primary").first.click()
    things = page.locator(".board .thing")
    expect(things).to_have_count(17)
    names = things.evaluate_all("all => all.map(one => one.ariaLabel)")
    english = re.compile("Shuttle|piece|notch|middle|board-|name-")
    assert not [name for name in names if english.search(name)], names


@soak
def test_the_first_lesson(server: Server, open_page: Opens) -> None:
    page = open_page()
    page.goto(f"{server.url}/games/shuttles/lesson")
    lesson = page.get_by_role("region", name="First lesson")
    expect(lesson).to_contain_text("Step 1 of 5")
    lesson.get_by_role("button", name="Let’s drive").click()
    expect(lesson).to_contain_text("Step 2 of 5")
    # A shuttle where a piece was asked for is answered and set back.
    shuttle(page, 2).press("ArrowRight")
    send_turn(page)
    expect(lesson).to_contain_text("No piece has moved.")
    expect(shuttle(page, 2)).to_have_accessible_name("Shuttle 2, yours, in the middle")
    assert asked(page)
    piece(page, "s3").press("Shift+ArrowUp")
    send_turn(page)
    expect(lesson).to_contain_text("It stops before the goal")
    lesson.get_by_role("button", name="Next").click()
    expect(lesson).to_contain_text("Step 3 of 5")
    assert asked(page)
    shuttle(page, 2).press("ArrowLeft")
    send_turn(page)
    expect(lesson).to_contain_text("A shuttle moves one notch")
    lesson.get_by_role("button", name="Next").click()
    expect(lesson).to_contain_text("you may claim victory")
    lesson.get_by_role("button", name="Next").click()
    assert asked(page)
    shuttle(page, 4).press("ArrowLeft")
    send_turn(page)
    expect(lesson).to_contain_text("Now it rests")
    expect(lesson.get_by_role("button", name="Play a game")).to_be_visible()


def test_clauses_have_drawings(server: Server, open_page: Opens) -> None:
    page = open_page()
    page.goto(f"{server.url}/rules/shuttles")
    for clause in ("SHUT-5", "SHUT-11", "SHUT-13", "SHUT-41"):
        expect(page.locator(f"#{clause} svg").first).to_be_visible()


def test_a_board_is_drawn_judged_shared_and_played(server: Server, open_page: Opens) -> None:
    page = open_page(bypass_csp=True, viewport=NARROW)
    page.goto(f"{server.url}/games/shuttles/board")
    verdict = page.get_by_role("main").get_by_role("status")
    expect(verdict).to_contain_text("This board can be played.")
    slot = page.get_by_role("button", name="Shuttle 2, between the rows, column 2")
    twin = page.get_by_role("button", name="Shuttle 6, between the rows, column 6")
    slot.click()
    for each in (slot, twin):
        expect(each).to_have_attribute("aria-pressed", "true")
    expect(verdict).to_contain_text("This board can be played.")
    # Without its other half it is refused, and both places are marked.
    page.get_by_role("checkbox", name="Change the other half too").uncheck()
    slot.press("Enter")
    expect(verdict).to_contain_text("Shuttles 2 and 6 are not each other after a half turn.")
    expect(page.get_by_role("button", name="On this device")).to_be_disabled()
    assert page.locator(".uneven").count() == 2
    sound(page)
    page.get_by_role("button", name="Copy the lower half upwards").click()
    expect(verdict).to_contain_text("This board can be played.")
    expect(twin).to_have_attribute("aria-pressed", "false")
    sound(page)
    page.get_by_role("button", name="Undo").click()
    page.get_by_role("button", name="Undo").click()
    expect(slot).to_have_attribute("aria-pressed", "true")
    link = page.get_by_role("textbox", name="As a link").input_value()
    friend = open_page()
    friend.goto(link)
    there = friend.get_by_role("button", name="Shuttle 2, between the rows, column 2")
    expect(there).to_have_attribute("aria-pressed", "true")
    friend.get_by_role("button", name="Against the computer").click()
    assert asked(friend)
    expect(board(friend).locator("svg path.kerb.red")).to_have_count(6 * 5 + 4 + 2)
