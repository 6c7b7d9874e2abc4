"""Whole games by keyboard with few keys; what the keys do, and what is said to those who listen."""

from __future__ import annotations

import re
from statistics import median
from typing import Any, Final, NamedTuple

from playwright.sync_api import expect

from tailback.match import Update
from tests.browser.acts import asked, bar, board, hand, moves, seated, sit, thing
from tests.browser.adviser import Adviser
from tests.browser.conftest import Opens, Server
from tests.browser.test_shift import OPEN_ROAD
from tests.harness.scale import soak

BOTH: Final = {**OPEN_ROAD, "deck": "MS2=20"}
MOST: Final = 6
"""Keys that a turn may take, in the median."""
SETUPS: Final = (1, 4)
"""The games that are counted; with the same cards every time."""
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


class Part(NamedTuple):
    """Moves of one vehicle or section that follow each other, and what was seen before them."""

    what: str
    moves: list[str]
    view: Any

    @property
    def by(self) -> int:
        return sum(int(move[1:]) for move in self.moves)


def parts(turn: list[tuple[str, Any]]) -> list[Part]:
    """Return a turn after its card: single steps of one vehicle in one direction together."""
    made: list[Part] = []
    for move, view in turn:
        if made and made[-1].moves[-1][:2] == move[:2]:
            made[-1].moves.append(move)
        else:
            made.append(Part(move[0], [move], view))
    return made


def strokes(part: Part, chosen: str) -> list[str]:
    """Return the keys that make these moves, as few as there are."""
    what, by = part.what, part.by
    back, forth = part.view.own.reach[what]
    choosing = [] if what == chosen else ["0" if what == ">" else what.lower()]
    if choosing and forth - back == 1:
        return choosing
    along = any(one.name == what and one.along_row for one in part.view.scene.vehicles)
    arrow = (("ArrowUp", "ArrowDown"), ("ArrowLeft", "ArrowRight"))[along][by > 0]
    return [*choosing, *([f"Shift+{arrow}"] if by in (back, forth) else [arrow] * abs(by))]


def whole_turn(adviser: Adviser, update: Update) -> list[tuple[str, Any]]:
    turn: list[tuple[str, Any]] = []
    while (advice := adviser.advice(update, [move for move, _ in turn])) is not None:
        turn.append(advice)
    return turn


def whole_game(server: Server, page: Any, keys: Keys, setup: int) -> None:
    """Play what a bot advises by keys alone, to the end."""
    options = {"starter": "gold", "setup": setup}
    table = server.table("shift", options=options, bots={"1": "random"})
    page.goto(server.url + table["seats"][0]["link"])
    sit(page, "Gold")
    chips = bar(page).locator(".chip")
    with Adviser(server.url, table["match"], table["seats"][0]["token"], "thumb") as adviser:
        update = adviser.asked(None)
        while update.stage != "over":
            (card, _), *rest = whole_turn(adviser, update)
            expect(hand(page).get_by_role("button")).to_have_count(4)
            keys.begin()
            assert update.view.own is not None
            keys.press(str(list(update.view.own.hand).index(card) + 1))
            expect(chips).to_have_text([card])
            chosen, made = ">", [card]
            for part in parts(rest):
                for key in strokes(part, chosen):
                    keys.press(key)
                chosen, made = part.what, [*made, *part.moves]
                expect(chips).to_have_text(made)
            expect(bar(page)).to_contain_text("ready")
            keys.press("Enter")
            update = adviser.asked(update.ask)
    expect(page.get_by_role("button", name="Play again")).to_be_visible()


@soak
def test_whole_games_of_shift_take_few_keys(dealt_server: Server, open_page: Opens) -> None:
    page = open_page()
    counted: list[int] = []
    for setup in SETUPS:
        keys = Keys(page)
        whole_game(dealt_server, page, keys, setup)
        print(f"Set-up {setup} by keyboard: {median(keys.turns)} keys a turn, {keys.turns}")
        counted += keys.turns
    print(f"Shift by keyboard: {len(counted)} turns, {median(counted)} keys a turn")
    assert len(counted) > 5
    assert median(counted) <= MOST


@soak
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
    expect(spoken(page)).to_have_text("Gold: 2 steps and the shift to go, in any order.")
    page.keyboard.press("ArrowRight")
    expect(spoken(page)).to_contain_text("Gold hero car, left section, row 2, column 2.")
    said = " ".join(spoken(page).inner_text().split())
    assert said == (
        "Gold hero car, left section, row 2, column 2. "
        "Gold: 1 step and the shift to go, in any order."
    )
    page.keyboard.press("l")
    page.keyboard.press("ArrowDown")
    expect(spoken(page)).to_contain_text("Left section, 1 row below the centre.")
    page.keyboard.press("ArrowDown")
    expect(spoken(page)).to_have_text(re.compile(r"^Left section, 2 rows below the centre\.\s*$"))
    page.keyboard.press("ArrowUp")
    page.keyboard.press("ArrowUp")
    expect(spoken(page)).to_contain_text("Left section, in line with the centre.")
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
