"""Whole games by keyboard with few keys; what the keys do, and what is said to those who listen."""

from __future__ import annotations

import re
from statistics import median
from typing import Any, Final

from playwright.sync_api import expect

from tailback.match import Update
from tests.browser.acts import asked, bar, board, hand, moves, seated, sit, thing
from tests.browser.adviser import Adviser
from tests.browser.conftest import Opens, Server
from tests.browser.test_shift import OPEN_ROAD

BOTH: Final = {**OPEN_ROAD, "deck": "MS2=20"}
MOST: Final = 8
"""Keys that a turn may take, in the median."""
FOCUS: Final = (
    "document.activeElement?.getAttribute('aria-label') || document.activeElement?.innerText"
)


class Keys:
    """Counts the keys of a turn."""

    def __init__(self, page: Any) -> None:
        self.page = page
        self.turns: list[int] = []

    def begin(self) -> None:
        self.turns.append(0)

    def press(self, key: str) -> None:
        self.page.keyboard.press(key)
        self.turns[-1] += 1


def strokes(draft: list[str], view: Any) -> list[str]:
    """Return the keys that make these moves after a card, what has to be chosen included."""
    keys: list[str] = []
    chosen = ">"
    for move in draft:
        what, by = move[0], int(move[1:])
        if what != chosen:
            keys.append("0" if what == ">" else what.lower())
            chosen = what
        along = any(one.name == what and one.along_row for one in view.scene.vehicles)
        arrows = ("ArrowLeft", "ArrowRight") if along else ("ArrowUp", "ArrowDown")
        far = abs(by) > 1 and by in view.own.reach.get(what, ())
        keys += [f"Shift+{arrows[by > 0]}"] if far else [arrows[by > 0]] * abs(by)
    return keys


def joined(draft: list[str]) -> list[str]:
    """Return the moves with single steps of one vehicle that follow each other made one."""
    made: list[str] = []
    for move in draft:
        same = made and made[-1][:2] == move[:2]
        made[-1:] = (
            [f"{move[:2]}{int(made[-1][2:]) + int(move[2:])}"] if same else [*made[-1:], move]
        )
    return made


def whole_turn(adviser: Adviser, update: Update) -> tuple[list[str], Any]:
    draft: list[str] = []
    view: Any = None
    while (advice := adviser.advice(update, draft)) is not None:
        move, view = advice
        draft.append(move)
    return draft, view


def test_a_whole_game_of_shift_takes_few_keys(server: Server, open_page: Opens) -> None:
    options = {"starter": "gold", "setup": 1}
    table = server.table("shift", options=options, bots={"1": "random"})
    page = open_page()
    page.goto(server.url + table["seats"][0]["link"])
    sit(page, "Gold")
    keys = Keys(page)
    with Adviser(server.url, table["match"], table["seats"][0]["token"], "thumb") as adviser:
        update = adviser.asked(None)
        while update.stage != "over":
            draft, view = whole_turn(adviser, update)
            expect(hand(page).get_by_role("button")).to_have_count(4)
            keys.begin()
            assert update.view.own is not None
            keys.press(str(list(update.view.own.hand).index(draft[0]) + 1))
            expect(bar(page).get_by_text(draft[0], exact=True)).to_be_visible()
            rest = [move for move in draft[1:] if move != "."]
            assert len(rest) == len(draft) - 1
            for key in strokes(joined(rest), view):
                keys.press(key)
            expect(bar(page)).to_contain_text("ready")
            keys.press("Enter")
            update = adviser.asked(update.ask)
    expect(page.get_by_role("button", name="Play again")).to_be_visible()
    middle = median(keys.turns)
    print(f"Shift by keyboard: {len(keys.turns)} turns, {middle} keys a turn, {keys.turns}")
    assert middle <= MOST


def test_an_open_road_by_keys_alone(server: Server, open_page: Opens) -> None:
    page = open_page()
    seated(server, page, OPEN_ROAD)
    keys = Keys(page)
    for turn in range(4):
        expect(hand(page).get_by_role("button")).to_have_count(4)
        keys.begin()
        keys.press("1")
        # As fast as fingers go: none is lost.
        for _ in range(4 if turn < 3 else 2):
            keys.press("ArrowRight")
        expect(bar(page)).to_contain_text("ready")
        keys.press("Enter")
    expect(page.get_by_role("button", name="Play again")).to_be_visible()
    print(f"An open road: {keys.turns} keys a turn")
    assert median(keys.turns) <= MOST


def test_enter_again_never_lands_on_another_action(server: Server, open_page: Opens) -> None:
    page = open_page()
    seated(server, page, OPEN_ROAD)
    bar(page).get_by_role("button", name="Play Move 4").first.focus()
    page.keyboard.press("Enter")
    expect(bar(page)).to_contain_text("4 steps left")
    step = bar(page).get_by_role("button", name="Gold hero car: 1 space right")
    step.focus()
    for left in ("3 steps left", "2 steps left", "1 step left", "ready"):
        page.keyboard.press("Enter")
        expect(bar(page)).to_contain_text(left)
        expect(step).to_be_focused()
    expect(step).to_have_attribute("aria-disabled", "true")
    page.keyboard.press("Enter")
    page.keyboard.press("Enter")
    expect(spoken(page)).to_contain_text("That is not possible any more.")
    expect(step).to_be_focused()
    expect(bar(page)).to_contain_text("ready")
    # Taking back stays on its button until nothing is left, and sends nothing.
    back = bar(page).get_by_role("button", name="Take back")
    back.focus()
    for _ in range(7):
        page.keyboard.press("Enter")
    expect(bar(page)).to_contain_text("play a card")
    expect(back).to_be_focused()


def test_a_card_played_by_enter_is_not_sent_by_the_next(server: Server, open_page: Opens) -> None:
    page = open_page()
    seated(server, page, OPEN_ROAD)
    hand(page).get_by_role("button").first.focus()
    page.keyboard.press("Enter")
    expect(bar(page)).to_contain_text("4 steps left")
    for _ in range(3):
        page.keyboard.press("Enter")
    expect(bar(page)).to_contain_text("4 steps left")


def spoken(page: Any) -> Any:
    """Return what is said to those who listen."""
    return page.locator("body > #app > [role=status], #app > [role=status]").last


def test_only_what_is_new_is_said_and_where_it_stands(server: Server, open_page: Opens) -> None:
    page = open_page()
    seated(server, page, BOTH)
    page.keyboard.press("1")
    expect(spoken(page)).to_have_text("Gold: 2 steps and the shift left, in any order.")
    page.keyboard.press("ArrowRight")
    expect(spoken(page)).to_contain_text("Gold hero car, left section, row 2, column 2.")
    said = " ".join(spoken(page).inner_text().split())
    assert said == (
        "Gold hero car, left section, row 2, column 2. "
        "Gold: 1 step and the shift left, in any order."
    )
    page.keyboard.press("l")
    page.keyboard.press("ArrowDown")
    expect(spoken(page)).to_contain_text("Left section, 1 row below the centre.")
    page.keyboard.press("ArrowDown")
    expect(spoken(page)).to_have_text(re.compile(r"^Left section, 2 rows below the centre\.\s*$"))
    page.keyboard.press("ArrowUp")
    page.keyboard.press("ArrowUp")
    expect(spoken(page)).to_contain_text("Left section, level with the centre.")
    expect(bar(page)).to_contain_text("1 step and the shift")


def test_what_can_act_is_marked_and_the_rest_does_not_say_grab(
    server: Server, open_page: Opens
) -> None:
    page = open_page()
    seated(server, page, BOTH)
    gold, silver = thing(page, "Gold hero car"), thing(page, "Silver hero car")
    cursor = "one => getComputedStyle(one).cursor"

    def hovers(one: Any) -> str:
        box = one.bounding_box()
        page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        page.wait_for_timeout(50)
        return str(one.evaluate(cursor))

    expect(gold).to_have_attribute("aria-disabled", "true")
    assert hovers(gold) == "auto" or hovers(gold) == "default"
    marks = board(page).locator(".can:not(.under)")
    assert marks.count() == 0
    page.keyboard.press("1")
    expect(gold).to_have_attribute("aria-disabled", "false")
    expect(silver).to_have_attribute("aria-disabled", "true")
    expect(thing(page, "Left section")).to_have_attribute("aria-disabled", "false")
    expect(marks).to_have_count(1)
    assert hovers(gold) == "grab"
    assert hovers(silver) != "grab"


def test_no_ghost_that_nobody_asked_for(server: Server, open_page: Opens) -> None:
    page = open_page()
    seated(server, page, BOTH)
    ghosts = board(page).locator(".ghost")
    card = bar(page).get_by_role("button", name="Play Move & Shift 2").first
    card.click()
    expect(bar(page)).to_contain_text("2 steps and the shift")
    page.wait_for_timeout(200)
    assert ghosts.count() == 0
    step = bar(page).get_by_role("button", name="Gold hero car: 1 space right")
    step.click()
    expect(bar(page)).to_contain_text("1 step and the shift")
    page.mouse.move(5, 5)
    expect(ghosts).to_have_count(0)
    step.hover()
    expect(ghosts).to_have_count(1)


def test_the_keys_are_listed_and_can_be_switched_off(server: Server, open_page: Opens) -> None:
    page = open_page()
    seated(server, page, BOTH)
    page.keyboard.press("?")
    listed = page.get_by_role("dialog", name="Keys at the table")
    expect(listed).to_contain_text("Send the turn when it is ready")
    expect(listed).to_contain_text("Choose your hero car")
    page.keyboard.press("1")
    listed.get_by_role("checkbox", name="Play by single letters and digits").uncheck()
    listed.get_by_role("button", name="Close").click()
    expect(listed).to_be_hidden()
    page.keyboard.press("1")
    page.wait_for_timeout(150)
    expect(bar(page)).to_contain_text("play a card")
    page.get_by_role("button", name="Keys").click()
    listed.get_by_role("checkbox", name="Play by single letters and digits").check()
    listed.get_by_role("button", name="Close").click()
    page.keyboard.press("1")
    expect(bar(page)).to_contain_text("2 steps and the shift")
    page.keyboard.press("Backspace")
    expect(bar(page)).to_contain_text("play a card")


def test_letters_on_the_vehicles_can_be_switched_off(server: Server, open_page: Opens) -> None:
    page = open_page()
    seated(server, page, {"setup": 1, "starter": "gold"})
    letters = board(page).locator("text.letter")
    assert letters.count() > 5
    page.keyboard.press("?")
    page.get_by_role("checkbox", name="Letters on the vehicles").uncheck()
    expect(letters).to_have_count(0)
    page.reload()
    assert asked(page)
    expect(letters).to_have_count(0)
    expect(moves(page).first).to_be_visible()
