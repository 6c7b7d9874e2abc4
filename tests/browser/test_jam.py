"""Trafficars: Rush Hour on its own board: whole games, every window, nothing hidden in the page."""

from __future__ import annotations

import json
import random
import re
from collections.abc import Callable, Iterator
from typing import Any, Final

import pytest
from playwright.sync_api import expect

from tests.browser.acts import FOCUSED, asked, bar, board, hand, moves, settle, sit, tab_to
from tests.browser.conftest import PHONE, Opens, Server
from tests.browser.test_axe import WIDTHS, sound
from tests.browser.test_windows import BOXES, THEMES, WINDOWS, inside, window

CARDS: Final = {*map(str, range(1, 51)), "A", "P", "T"}
ROWS: Final = r"Row \d"


def seated(server: Server, page: Any, seats: int = 2, bot: str = "random", **options: Any) -> Any:
    """Sit down as the first player against computer players; return the table."""
    bots = {str(seat): bot for seat in range(1, seats)}
    table = server.table("jam", seats=seats, bots=bots, options=options, time=None)
    page.goto(server.url + table["seats"][0]["link"])
    sit(page, "Player 1")
    assert asked(page)
    return table


def cards(page: Any) -> Any:
    """Return the cards of the own hand that can be played."""
    return hand(page).get_by_role("button")


def places(page: Any) -> Any:
    """Return the rows and gaps on the board that can be chosen."""
    return board(page).get_by_role("button", name=re.compile(ROWS))


def seat(page: Any, number: int) -> Any:
    """Return what the board says of a seat."""
    return board(page).get_by_role("list", name="Points").get_by_role("listitem").nth(number - 1)


def offered(page: Any) -> Any:
    """Return what can be chosen now, in the hand or on the board."""
    return cards(page).or_(places(page))


def play_on(page: Any, act: Callable[[Any], None], most: int = 60) -> int:
    """Choose by this way until the game is over; return how often."""
    over = page.get_by_role("button", name="Play again")
    for made in range(most):
        expect(over.or_(offered(page).first).first).to_be_visible()
        if over.is_visible():
            return made
        before = bar(page).inner_text()
        act(page)
        settle(page, before)
    raise AssertionError(f"not over after {most} choices")


def click_one(page: Any) -> None:
    offered(page).first.click()


def test_a_whole_game_of_five_through_the_board(server: Server, open_page: Opens) -> None:
    page = open_page()
    seated(server, page, seats=5, hand=5)
    expect(seat(page, 1)).to_contain_text("Player 1 (you): 0 points, cards in hand: 5")
    expect(seat(page, 5)).to_contain_text("Player 5: 0 points")
    assert play_on(page, click_one) >= 5
    log = page.get_by_role("region", name="Log").last
    counted = re.findall(r"Player (\d): \d+ points? in this round, (\d+) in all", log.inner_text())
    assert [number for number, _ in counted] == ["1", "2", "3", "4", "5"]
    for number, total in counted:
        expect(seat(page, int(number))).to_contain_text(re.compile(rf": {total} points?, "))


def test_rounds_are_counted_together(server: Server, open_page: Opens) -> None:
    page = open_page()
    seated(server, page, seats=3, hand=3, rounds=2)
    expect(board(page)).to_contain_text("Round 1 of 2")
    play_on(page, click_one)
    expect(board(page)).to_contain_text("Round 2 of 2")


def test_a_lifted_card_shows_where_it_would_go_and_what_it_costs(
    server: Server, open_page: Opens
) -> None:
    page = open_page()
    seated(server, page, seats=2, hand=5, lanes=2, specials=False, trailers=[])
    lit = page.locator(".spot")
    expect(lit).to_have_count(0)
    for i in range(cards(page).count()):
        card = cards(page).nth(i)
        says = str(card.get_attribute("aria-label"))
        card.hover()
        low = "in place of row" in says
        expect(lit).to_have_count(2 if low else 1)
        expect(lit.first.locator(".tag")).to_have_text("+1" if low else "0")
        assert "takes 1 point" in says if low else "to the end of row" in says
    page.mouse.move(5, 5)
    expect(lit).to_have_count(0)


def test_two_browsers_with_a_connection_that_drops(own_server: Server, open_page: Opens) -> None:
    table = own_server.table("jam", options={"hand": 3}, time=None)
    pages = [open_page(), open_page()]
    for number, page in enumerate(pages, 1):
        page.goto(own_server.url + table["seats"][number - 1]["link"])
        sit(page, f"Player {number}")
    one, two = pages
    for page in pages:
        expect(cards(page)).to_have_count(3)
    cards(one).first.click()
    expect(seat(two, 1)).to_contain_text("has chosen")
    expect(bar(one)).to_contain_text("You chose")
    own_server.stop()
    expect(one.get_by_text("The connection is lost.")).to_be_visible()
    own_server.start()
    for page in pages:
        expect(page.get_by_text("The connection is lost.")).to_be_hidden()
    over = [page.get_by_role("button", name="Play again") for page in pages]
    for _ in range(60):
        for page in pages:
            due = offered(page)
            if due.count() and "You chose" not in bar(page).inner_text():
                before = bar(page).inner_text()
                due.first.click()
                settle(page, before)
        if all(each.is_visible() for each in over):
            break
    for each in over:
        expect(each).to_be_visible()
    for number in (1, 2):
        mine, theirs = (
            re.findall(r"\d+ points?", seat(page, number).inner_text()) for page in pages
        )
        assert mine == theirs
        assert mine


def test_one_device_with_the_curtain(home: Callable[..., Any]) -> None:
    page = home("Play here")
    page.get_by_role("button", name="Play Trafficars: Rush Hour").click()
    page.get_by_role("button", name="I am Player 1").click()
    mine = hand(page).inner_text().split()
    cards(page).first.click()
    page.get_by_role("button", name="Hand over to Player 2").click()
    expect(board(page)).to_have_count(0)
    expect(hand(page)).to_have_count(0)
    page.get_by_role("button", name="I am Player 2").click()
    expect(seat(page, 1)).to_contain_text("has chosen")
    assert hand(page).inner_text().split() != mine
    cards(page).first.click()
    onward = page.get_by_role("button", name=re.compile("Hand over to|I am Player"))
    expect(onward.or_(offered(page).first).first).to_be_visible()


def test_by_keyboard_alone(server: Server, open_page: Opens) -> None:
    page = open_page()
    seated(server, page, seats=3, hand=3)

    def press(page: Any) -> None:
        wanted = r"^(\d+|Ambulance|Police car|Tow truck)[,:]" if cards(page).count() else f"^{ROWS}"
        tab_to(page, wanted)
        if cards(page).count() > 1:
            first = page.evaluate(FOCUSED)
            page.keyboard.press("ArrowRight")
            assert page.evaluate(FOCUSED) != first
        page.keyboard.press("Enter")

    assert play_on(page, press) >= 3


def test_by_touch_at_320_pixels(server: Server, open_page: Opens) -> None:
    page = open_page(**PHONE)
    page.set_viewport_size({"width": 320, "height": 568})
    seated(server, page, seats=5, hand=10)
    boxes = [card.bounding_box() for card in cards(page).all()]
    assert all(box["width"] >= 24 and box["height"] >= 40 for box in boxes), boxes
    cards(page).nth(4).tap()
    expect(page.locator(".spot").first).to_be_visible()
    expect(bar(page)).to_contain_text("Choose a card")
    boxes = [card.bounding_box() for card in cards(page).all()]
    assert all(box["width"] >= 24 for box in boxes), boxes
    for card in cards(page).all():
        assert page.evaluate(
            "([x, y, one]) => one.contains(document.elementFromPoint(x, y))",
            [*middle(card), card.element_handle()],
        )

    def tap(page: Any) -> None:
        if cards(page).count():
            cards(page).last.tap()
            expect(page.locator("li.up")).to_have_count(1)
            cards(page).last.tap()
        else:
            box = places(page).first.bounding_box()
            assert box["height"] >= 44
            assert box["width"] >= 44
            places(page).first.tap()

    assert play_on(page, tap) >= 10


def middle(one: Any) -> tuple[float, float]:
    box = one.bounding_box()
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def some_choices(page: Any, count: int) -> None:
    for _ in range(count):
        before = bar(page).inner_text()
        offered(page).first.click()
        settle(page, before)
        expect(offered(page).first).to_be_visible()


@pytest.mark.parametrize("theme", THEMES)
def test_every_window(theme: str, server: Server, open_page: Opens) -> None:
    page = open_page(color_scheme=theme)
    seated(server, page, seats=5, hand=10)
    tops: dict[tuple[int, int], float] = {}
    for stage in range(4):
        for width, height in WINDOWS:
            with window(page, width, height):
                found = page.evaluate(BOXES)
                shown = [box for box in page.evaluate(ALL_OF_IT) if box["name"]]
            for what in ("board", "bar", "sentence"):
                inside(found[what], width, height, what)
            inside(shown, width, height, "seats, bays and choices")
            assert found["wide"] <= 0
            assert not found["nested"], f"{width} x {height}: {found['nested']}"
            (top,) = {box["top"] for box in found["bar"]}
            assert tops.setdefault((width, height), top) == top, f"{width} x {height}, {stage}"
        page.set_viewport_size({"width": 1280, "height": 800})
        some_choices(page, 1)


ALL_OF_IT = """() => [...document.querySelectorAll(
    '.jam .seat, .jam .lane, .jam .bay, .jam .car, .jam .slip, .hand button')].map(one => {
  const { left, top, right, bottom } = one.getBoundingClientRect();
  return { name: one.className || one.ariaLabel, left, top, right, bottom };
})"""


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("width", WIDTHS)
def test_axe_finds_nothing(theme: str, width: int, server: Server, open_page: Opens) -> None:
    page = open_page(color_scheme=theme, viewport={"width": width, "height": 800}, bypass_csp=True)
    seated(server, page, seats=5, below=20, hand=3)
    sound(page)
    cards(page).first.focus()
    sound(page)

    def checked(page: Any) -> None:
        if places(page).count():
            sound(page)
        click_one(page)

    play_on(page, checked)
    sound(page)
    page.goto(f"{server.url}/games/jam/lesson")
    page.get_by_role("region", name="First lesson").first.wait_for()
    sound(page)


def test_others_cards_drive_in_one_by_one_and_can_be_skipped(
    server: Server, open_page: Opens
) -> None:
    page = open_page()
    page.add_init_script("localStorage.setItem('tailback.pace', 'slow')")
    seated(server, page, seats=5, hand=5, specials=False, too_low=False)
    queue = board(page).get_by_role("list", name="To be placed")
    waiting = queue.get_by_role("listitem")
    for turn in range(3):
        cards(page).last.click()
        expect(queue).to_be_visible()
        first = waiting.count()
        assert first >= 4
        expect(waiting).to_have_count(first - 1)
        numbers = [int(n) for n in re.findall(r": (\d+)", queue.inner_text())]
        assert numbers == sorted(numbers)
        if turn == 0:
            expect(queue).to_be_hidden(timeout=20_000)
        else:
            skip(page, queue)
        expect(offered(page).first).to_be_visible()
        while places(page).count():
            places(page).first.click()
            page.wait_for_timeout(200)
            page.keyboard.press("Escape")


def skip(page: Any, queue: Any) -> None:
    """Skip what is shown; what others decide meanwhile is shown anew."""
    for _ in range(4):
        page.keyboard.press("Escape")
        page.wait_for_timeout(150)
        if not queue.is_visible() or places(page).count():
            return
    raise AssertionError("still being shown")


def test_the_lesson(server: Server, open_page: Opens) -> None:
    page = open_page()
    page.goto(f"{server.url}/games/jam/lesson")
    lesson = page.get_by_role("region", name="First lesson").first
    expect(lesson).to_contain_text("The fewest points win")
    lesson.get_by_role("button").first.click()
    expect(lesson).to_contain_text("Lift a card")
    assert asked(page)
    cards(page).last.click()
    for _ in range(5):
        following = page.get_by_role("button", name="Next")
        expect(following.or_(places(page).first).first).to_be_visible()
        if following.is_visible():
            break
        places(page).first.click()
    following.click()
    expect(lesson).to_contain_text("the red bay")


def test_drawings_stand_beside_the_clauses(server: Server, open_page: Opens) -> None:
    page = open_page()
    page.goto(f"{server.url}/rules/jam#JAM-16")
    for clause in ("JAM-6", "JAM-9", "JAM-12", "JAM-16", "JAM-17"):
        expect(page.locator(f"#{clause} svg").first).to_be_visible()


class Watched:
    """What a page was sent and sends, keeps and shows."""

    def __init__(self, page: Any) -> None:
        self.page = page
        self.frames: list[str] = []
        page.on("websocket", self.listen)

    def listen(self, socket: Any) -> None:
        for event in ("framereceived", "framesent"):
            socket.on(event, lambda frame: self.frames.append(str(frame)))

    def held(self) -> str:
        """Return all that the page holds now, as text: DOM, properties, storage."""
        return str(self.page.evaluate(HELD))

    def known(self) -> set[str]:
        """Return every card that is named anywhere in the page, its storage or its traffic."""
        return {*named(self.held()), *(one for frame in self.frames for one in told(frame))}


HELD = """() => {
  const kept = [localStorage, sessionStorage].map(store => JSON.stringify({ ...store })
    .replace(/\\d{4}-\\d\\d-\\d\\dT[\\d:.]+/g, '').replace(/[\\w-]{12,}/g, ''));
  const board = document.querySelector('.jam').parentElement;
  const bar = document.querySelector('.bar');
  const log = [...document.querySelectorAll('.log')];
  const words = root => [...root.querySelectorAll('.number, .big, .label, .sentence, li')]
    .map(one => one.textContent);
  const attributes = [...document.querySelectorAll('[data-card], [aria-label]')]
    .map(one => `${one.dataset.card ?? ''} ${one.ariaLabel ?? ''}`);
  const cars = [...board.querySelectorAll('.number')].map(one => `card ${one.textContent}`);
  return [...cars, ...words(bar).map(one => `hand ${one}`), ...log.flatMap(words), ...attributes,
    document.documentElement.outerHTML.match(/data-[a-z-]+="[^"]*"/g) ?? '', ...kept].join('\\n');
}"""


def named(text: str) -> Iterator[str]:
    """Find every number that stands alone in what a page holds."""
    return iter(re.findall(r"(?<![\w.#-])(\d{1,2})(?![\w.-])", text))


def told(frame: str) -> Iterator[str]:
    """Find every card in a message: texts, and details and keys that name a card."""
    if not frame.startswith("{"):
        return
    yield from cards_in(json.loads(frame))


def cards_in(value: Any, key: str = "") -> Iterator[str]:
    """Walk through a message; a card is a text, whatever it is called."""
    if isinstance(value, dict):
        for name, one in value.items():
            if name in CARDS:
                yield name
            if name not in NOT_CARDS:
                yield from cards_in(one, name)
    elif isinstance(value, list):
        for one in value:
            yield from cards_in(one, key)
    elif isinstance(value, str) and value in CARDS:
        yield value
    elif key in ("card", "cards", "hand") and isinstance(value, int):
        yield str(value)


NOT_CARDS: Final = ("seat", "id", "scene", "options", "seats", "people", "version")
"""What is no card though it looks like one: seats are called 1, 2, 3; the scene lists the deck."""


def hidden_from(one: Any, others: list[Any]) -> set[str]:
    """Return the numbers in the others' hands; special cards are not told apart."""
    return {
        card for page in others for card in re.findall(r"(?m)^(\d+)$", hand(page).inner_text())
    } - set(re.findall(r"(?m)^(\d+)$", hand(one).inner_text()))


@pytest.fixture
def three(server: Server, open_page: Opens) -> list[Watched]:
    """Three people at a table; without trailers, none is seen and then dealt to a hand."""
    table = server.table("jam", seats=3, options={"hand": 10, "trailers": []}, time=None)
    watched = []
    for number in range(1, 4):
        one = Watched(open_page())
        one.page.goto(server.url + table["seats"][number - 1]["link"])
        sit(one.page, f"Player {number}")
        watched.append(one)
    for one in watched:
        expect(cards(one.page)).to_have_count(10)
    return watched


def large(found: set[str]) -> set[str]:
    """Leave out what may be a count, a point, a turn or a place as well as a card."""
    return {card for card in found if card.isdigit() and int(card) > 20}


def test_nothing_hidden_is_in_page_traffic_or_storage(three: list[Watched]) -> None:
    first = three[0]
    rng = random.Random(5)
    checked = 0
    for turn in range(4):
        hidden = hidden_from(first.page, [other.page for other in three[1:]])
        sent = {one for frame in first.frames for one in told(frame)}
        assert len(hidden) >= 5
        assert not hidden & sent, f"in the traffic: {hidden & sent}"
        assert not large(hidden) & set(named(first.held())), "in the page or its storage"
        checked += len(hidden)
        for other in three[1:]:
            own = cards(other.page)
            own.nth(rng.randrange(own.count())).click()
            expect(bar(other.page)).to_contain_text("You chose")
        expect(seat(first.page, 3)).to_contain_text("has chosen")
        sent = {one for frame in first.frames for one in told(frame)}
        assert not hidden & sent, "before all have chosen"
        cards(first.page).first.click()
        left = 9 - turn
        for _ in range(100):
            if all(cards(one.page).count() == left for one in three):
                break
            for one in three:
                if places(one.page).count():
                    places(one.page).first.click()
            first.page.wait_for_timeout(50)
    assert checked > 20


LEAKS: Final = (
    "card => document.querySelector('.jam').dataset.card = card",
    "card => document.querySelector('.jam .seat').setAttribute('aria-label', `Player 2: ${card}`)",
    "card => localStorage.setItem('tailback.memory', JSON.stringify({ cards: [card] }))",
    "card => sessionStorage.setItem('tailback.last', `had ${card}`)",
)


@pytest.mark.parametrize("leak", LEAKS)
def test_a_planted_leak_is_found(leak: str, three: list[Watched]) -> None:
    first = three[0]
    hidden = large(hidden_from(first.page, [other.page for other in three[1:]]))
    assert not hidden & set(named(first.held()))
    planted = sorted(hidden)[0]
    first.page.evaluate(leak, planted)
    assert hidden & set(named(first.held())) == {planted}


def test_a_leak_in_the_traffic_is_found() -> None:
    """A message in which somebody else's card stands, by whatever name, is noticed."""
    for message in (
        {"type": "update", "events": [{"name": "dealt", "details": {"seat": 2, "card": "37"}}]},
        {"type": "update", "own": {"hand": ["12"], "ways": {"37": []}}},
        {"type": "update", "table": {"aside": ["37"]}},
    ):
        assert "37" in set(told(json.dumps(message)))
    assert not set(told(json.dumps({"table": {"asked": [3], "hand_sizes": [9, 9]}})))


def test_replay_shows_the_same_board(server: Server, open_page: Opens) -> None:
    page = open_page()
    seated(server, page, hand=3)
    play_on(page, click_one)
    page.get_by_role("link", name="Look at the game again").click()
    slider = page.get_by_role("slider")
    slider.press("End")
    expect(board(page)).to_contain_text("Row 1:")
    ending = board(page).inner_text()
    slider.press("Home")
    slider.press("End")
    assert board(page).inner_text() == ending
    assert moves(page).count() == 0
