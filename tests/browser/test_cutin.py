"""Trafficars Cut in! on its own road: the live pause, whole games, every window, nothing hidden."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator
from typing import Any, Final

import pytest
from playwright.sync_api import TimeoutError as Gone
from playwright.sync_api import expect

from tests.browser.acts import FOCUSED, asked, bar, board, hand, sit, tab_to
from tests.browser.conftest import PHONE, Opens, Server
from tests.browser.test_axe import sound
from tests.browser.test_windows import BOXES, THEMES, WINDOWS, inside, window
from tests.harness.scale import SOAK

CARD: Final = r"^\d+\s+(.\s)?(left|right|open)"
LIVE: Final[dict[str, Any]] = {"clock": True}
"""The pause lasts three seconds."""


def seated(
    server: Server, page: Any, seats: int = 2, bot: str = "random", own: int = 0, **options: Any
) -> Any:
    """Sit down against computer players; return the table."""
    bots = {str(seat): bot for seat in range(seats) if seat != own}
    table = server.table("cutin", seats=seats, bots=bots, options=options)
    page.goto(server.url + table["seats"][0]["link"])
    sit(page, f"Player {own + 1}")
    assert asked(page)
    return table


def cards(page: Any) -> Any:
    """Return the cards of the own hand that fit."""
    return hand(page).get_by_role("button")


def question(page: Any) -> Any:
    """Return what the jumper is asked."""
    return board(page).get_by_role("group", name=re.compile("^(Cut in|Another card) between"))


def answer(page: Any, name: str = "No") -> Any:
    return question(page).get_by_role("button", name=name, exact=True)


def seat(page: Any, number: int) -> Any:
    """Return what the board says of a seat."""
    players = board(page).get_by_role("list", name="Players")
    return players.get_by_role("listitem").nth(number - 1)


def held(page: Any) -> list[int]:
    """Return the own hand."""
    items = hand(page).get_by_role("listitem").all_inner_texts()
    return [int(found[0]) for text in items if (found := re.findall(r"\d+", text))]


def row(page: Any) -> list[int]:
    """Return the row as the board says it."""
    found = re.search(r"Row: ([\d, ]+)\.", board(page).inner_text())
    return [int(card) for card in found[1].split(",")] if found else []


def act(page: Any) -> None:
    """Cut in where a card fits, else answer, else lay the first card that fits."""
    if question(page).count():
        question(page).get_by_role("button").first.click()
    else:
        cards(page).first.click()


def play_on(page: Any, act: Callable[[Any], None], most: int = 200) -> int:
    """Act until the game is over; return how often."""
    over = page.get_by_role("button", name="Play again")
    for made in range(most):
        expect(over.or_(question(page)).or_(cards(page).first).first).to_be_visible()
        if over.is_visible():
            return made
        done(page, act)
    raise AssertionError(f"not over after {most} acts")


def done(page: Any, act: Callable[[Any], None]) -> None:
    """Act, and wait until the table says something new; what was asked may be gone by then."""
    before = state(page)
    page.set_default_timeout(4_000)
    try:
        act(page)
    except Gone:
        assert state(page) != before, "asked, but nothing could be done"
    finally:
        page.set_default_timeout(15_000)
    for _ in range(40):
        if state(page) != before:
            return
        page.wait_for_timeout(50)


def state(page: Any) -> str:
    """Return what only a turn changes, unlike the preview of a card that is considered."""
    players = board(page).get_by_role("list", name="Players")
    return f"{players.inner_text()} {row(page)} {bar(page).inner_text()}"


def stamp(page: Any) -> str:
    return str(bar(page).inner_text() + board(page).inner_text())


@pytest.mark.parametrize("seats", [2, 5] if SOAK else [5])
def test_a_whole_game_against_computer_players(
    seats: int, server: Server, open_page: Opens
) -> None:
    page = open_page()
    seated(server, page, seats=seats)
    expect(seat(page, 1)).to_contain_text("Player 1 (you): cards in hand: 6")
    expect(seat(page, 1)).to_contain_text(", lays")
    expect(seat(page, 2)).to_contain_text(", may cut in")
    assert play_on(page, act)
    winners = [
        number for number in range(1, seats + 1) if "has won" in seat(page, number).inner_text()
    ]
    assert len(winners) == 1
    expect(seat(page, winners[0])).to_contain_text("cards in hand: 0, pile: 0")


def test_cards_that_fit_say_where_they_go(server: Server, open_page: Opens) -> None:
    page = open_page()
    seated(server, page)
    (start,) = row(page)
    assert cards(page).count() == len(held(page)) == 6
    ghost = page.locator(".ghost")
    for number, card in enumerate(held(page)):
        way = "left" if card < start else "right"
        one = cards(page).nth(number)
        expect(one).to_have_accessible_name(f"{card} {way}")
        one.hover()
        expect(ghost).to_have_count(1)
        expect(ghost).to_contain_text(str(card))
        expect(board(page)).to_contain_text(f"The {card} goes to the {way}")
    page.mouse.move(3, 3)
    expect(ghost).to_have_count(0)


@pytest.fixture
def live(server: Server, open_page: Opens) -> list[Any]:
    """Two people in two browsers who play by the clock."""
    return two(server, open_page, LIVE)


def two(server: Server, open_page: Opens, options: dict[str, Any]) -> list[Any]:
    table = server.table("cutin", options=options)
    pages = [open_page(), open_page()]
    for number, page in enumerate(pages, 1):
        page.goto(server.url + table["seats"][number - 1]["link"])
        sit(page, f"Player {number}")
    for page in pages:
        expect(hand(page).get_by_role("listitem")).to_have_count(6)
    return pages


def leave_room(pages: list[Any]) -> tuple[Any, Any, int]:
    """Lay until the jumper is asked and has a card that fits; return both, and that card."""
    for _ in range(12):
        active, jumper = whose(pages)
        ends, mine, theirs = row(active), held(active), held(jumper)
        low, high = ends[0], ends[-1]
        chances = [
            (card, other)
            for card in mine
            for other in theirs
            if card < other < low or high < other < card
        ]
        fits = [card for card in mine if card < low or card > high]
        card, fitting = chances[0] if chances else (fits[0], 0)
        hand(active).get_by_role("button", name=re.compile(rf"^{card} ")).click()
        if fitting:
            expect(question(jumper)).to_be_visible()
            return active, jumper, fitting
        if question(jumper).count():
            expect(question(jumper)).to_be_hidden()
    raise AssertionError("nobody could ever cut in")


def whose(pages: list[Any]) -> tuple[Any, Any]:
    """Return who may lay, and the other."""
    for _ in range(400):
        for page, other in (pages, pages[::-1]):
            if cards(page).count() and not question(page).count():
                return page, other
        pages[0].wait_for_timeout(25)
    raise AssertionError("nobody is asked to lay")


def test_a_cut_in_within_the_pause(live: list[Any]) -> None:
    active, jumper, card = leave_room(live)
    number = live.index(jumper) + 1
    expect(jumper.get_by_role("timer")).to_be_visible()
    expect(active.get_by_role("timer")).to_have_count(0)
    answer(jumper, f"Cut in with {card}").click()
    for page in live:
        expect(board(page)).to_contain_text(re.compile(rf"Row: ([\d, ]+, )?{card}(, [\d, ]+)?\."))
    for _ in range(5):
        if answer(jumper, "Done").count():
            expect(jumper.get_by_role("timer")).to_have_count(0)
            answer(jumper, "Done").click()
        if ", lays" in seat(jumper, number).inner_text():
            break
        jumper.wait_for_timeout(100)
    for page in live:
        expect(seat(page, number)).to_contain_text(", lays")


def test_a_pause_that_runs_out(live: list[Any]) -> None:
    active, jumper, card = leave_room(live)
    number = live.index(active) + 1
    first = drained(jumper)
    jumper.wait_for_timeout(300)
    assert 0 < drained(jumper) < first <= 1
    expect(question(jumper)).to_be_hidden()
    assert card in held(jumper)
    for page in live:
        assert card not in row(page)
        expect(page.get_by_role("region", name="Log").last).to_contain_text("does not cut in")
    assert f"Player {number}" in seat(active, number).inner_text()


def drained(page: Any) -> float:
    """Return how much of the bar is left, as a part of the track, whose length is the pause."""
    return float(
        page.evaluate(
            """() => {
              const [rest, track] = ['.question .rest', '.question .track']
                .map(one => document.querySelector(one).getBoundingClientRect().width);
              return rest / track;
            }"""
        )
    )


LATE: Final = """() => {
  const send = WebSocket.prototype.send;
  WebSocket.prototype.send = function (text) { setTimeout(() => send.call(this, text), 3500); };
}"""


def test_a_card_that_comes_too_late(live: list[Any]) -> None:
    _, jumper, card = leave_room(live)
    jumper.evaluate(LATE)
    answer(jumper, f"Cut in with {card}").click()
    expect(question(jumper)).to_be_hidden()
    jumper.wait_for_timeout(1500)
    assert card in held(jumper)
    for page in live:
        assert card not in row(page)


def test_an_early_no_is_not_shown_and_may_be_taken_back(live: list[Any]) -> None:
    active, jumper, card = leave_room(live)
    said = stamp(active) + active.get_by_role("region", name="Log").last.inner_text()
    answer(jumper).click()
    expect(answer(jumper)).to_have_attribute("aria-pressed", "true")
    assert drained(jumper) > 0
    assert stamp(active) + active.get_by_role("region", name="Log").last.inner_text() == said
    answer(jumper, f"Cut in with {card}").click()
    for page in live:
        expect(board(page)).to_contain_text(re.compile(rf"Row: ([\d, ]+, )?{card}(, [\d, ]+)?\."))


def test_the_calm_mode_has_no_clock(server: Server, open_page: Opens) -> None:
    _, jumper, _ = leave_room(two(server, open_page, {}))
    expect(jumper.get_by_role("timer")).to_have_count(0)
    expect(jumper.locator(".question .rest")).to_have_count(0)
    jumper.wait_for_timeout(3300)
    expect(answer(jumper, "No for the rest of this turn")).to_be_visible()


def test_two_browsers_with_a_connection_that_drops(own_server: Server, open_page: Opens) -> None:
    pages = two(own_server, open_page, {})
    over = [page.get_by_role("button", name="Play again") for page in pages]
    for number in range(300):
        if number == 5:
            own_server.stop()
            expect(pages[0].get_by_text("The connection is lost.")).to_be_visible()
            own_server.start()
            for page in pages:
                expect(page.get_by_text("The connection is lost.")).to_be_hidden()
        if all(each.is_visible() for each in over):
            break
        for page in pages:
            if question(page).count() or cards(page).count():
                done(page, act)
        pages[0].wait_for_timeout(20)
    for each in over:
        expect(each).to_be_visible()
    assert row(pages[0]) == row(pages[1])


def test_one_device_with_the_curtain(home: Callable[..., Any]) -> None:
    page = home("Play here")
    page.get_by_role("button", name="Play Cut in!").click()
    page.get_by_role("button", name="I am Player 1").click()
    mine = held(page)
    cards(page).first.click()
    page.get_by_role("button", name="Hand over to Player 2").click()
    expect(board(page)).to_have_count(0)
    expect(hand(page)).to_have_count(0)
    page.get_by_role("button", name="I am Player 2").click()
    assert not set(held(page)) & set(mine)
    expect(question(page)).to_be_visible()


def test_by_keyboard_alone(server: Server, open_page: Opens) -> None:
    page = open_page()
    seated(server, page, seats=3)

    def press(page: Any) -> None:
        if question(page).count():
            tab_to(page, "^(Cut in with|No$|Done$)")
        else:
            tab_to(page, CARD)
            if cards(page).count() > 1:
                first = page.evaluate(FOCUSED)
                page.keyboard.press("ArrowRight")
                assert page.evaluate(FOCUSED) != first
        page.keyboard.press("Enter")

    assert play_on(page, press)


def test_by_touch_at_320_pixels(server: Server, open_page: Opens) -> None:
    page = open_page(**PHONE)
    page.set_viewport_size({"width": 320, "height": 568})
    seated(server, page, seats=5)

    def tap(page: Any) -> None:
        asks = question(page).count()
        offered = question(page).get_by_role("button") if asks else cards(page)
        for box in [one.bounding_box() for one in offered.all()]:
            assert box, "gone"
            assert box["width"] >= 44 and box["height"] >= 40, box
        offered.first.tap()

    assert play_on(page, tap)


ALL_OF_IT = """() => [...document.querySelectorAll(
    '.cutin :is(.seat, .end, .line, .question, .choice), .hand .card')].map(one => {
  const { left, top, right, bottom } = one.getBoundingClientRect();
  return { name: one.className, left, top, right, bottom };
})"""


SMALLEST: Final = ((320, 568),)


def in_every_window(page: Any, tops: dict[tuple[int, int], float]) -> None:
    for width, height in WINDOWS if SOAK else SMALLEST:
        with window(page, width, height):
            found = page.evaluate(BOXES)
            shown = page.evaluate(ALL_OF_IT)
        for what in ("board", "bar", "sentence"):
            inside(found[what], width, height, what)
        inside(shown, width, height, "seats, road and cards")
        choices = [one for one in shown if "choice" in one["name"]]
        for panel in [one for one in shown if "question" in one["name"]]:
            for one in choices:
                assert one["bottom"] <= panel["bottom"] and one["top"] >= panel["top"], (
                    f"{width} x {height}: {one} outside {panel}"
                )
        assert found["wide"] <= 0
        assert not found["nested"], f"{width} x {height}: {found['nested']}"
        (top,) = {box["top"] for box in found["bar"]}
        assert tops.setdefault((width, height), top) == top, f"{width} x {height}"
    page.set_viewport_size({"width": 1280, "height": 800})


@pytest.mark.parametrize("theme", THEMES)
def test_every_window(theme: str, server: Server, open_page: Opens) -> None:
    page = open_page(color_scheme=theme)
    seated(server, page, seats=5)
    tops: dict[tuple[int, int], float] = {}
    in_every_window(page, tops)
    seen = 0
    for _ in range(30):
        if question(page).count():
            in_every_window(page, tops)
            seen += 1
            if seen == 2:
                break
            answer(page).click()
        elif cards(page).count():
            cards(page).last.click()
        page.wait_for_timeout(120)
    assert seen


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("width", [1280, 320] if SOAK else [320])
def test_axe_finds_nothing(theme: str, width: int, server: Server, open_page: Opens) -> None:
    page = open_page(color_scheme=theme, viewport={"width": width, "height": 800}, bypass_csp=True)
    seated(server, page, seats=3)
    sound(page)
    cards(page).first.focus()
    sound(page)
    asks = 0

    def look(page: Any) -> None:
        nonlocal asks
        if question(page).count() and asks < 2:
            asks += 1
            sound(page)
        act(page)

    play_on(page, look)
    assert asks
    sound(page)


def test_the_lesson(server: Server, open_page: Opens) -> None:
    page = open_page()
    page.goto(f"{server.url}/games/cutin/lesson")
    lesson = page.get_by_role("region", name="First lesson").first
    expect(lesson).to_contain_text("Get rid of all your cards first")
    onward(page, lesson)
    expect(lesson).to_contain_text("Lay one")
    assert asked(page)
    cards(page).first.click()
    expect(lesson).to_contain_text("Well laid")
    page.get_by_role("button", name="Next").click()
    expect(lesson).to_contain_text("the space that shines")
    for _ in range(40):
        expect(question(page).or_(page.get_by_role("button", name="Next")).first).to_be_visible()
        act(page)
        page.wait_for_timeout(400)
        if "You are in" in lesson.inner_text():
            break
        expect(lesson).to_contain_text("Here is another row")
        expect(question(page)).to_be_hidden()
        expect(question(page)).to_be_visible()
    expect(lesson).to_contain_text("You are in")


def onward(page: Any, lesson: Any) -> None:
    start = page.get_by_role("button", name="Let me drive").or_(lesson.get_by_role("button").first)
    start.first.click()


def test_drawings_stand_beside_the_clauses(server: Server, open_page: Opens) -> None:
    page = open_page()
    page.goto(f"{server.url}/rules/cutin#CUT-7")
    for clause in ("CUT-2", "CUT-5", "CUT-6", "CUT-7"):
        expect(page.locator(f"#{clause} svg").first).to_be_visible()


def test_replay_shows_the_same_road(server: Server, open_page: Opens) -> None:
    page = open_page()
    seated(server, page)
    play_on(page, act)
    ending = row(page)
    page.get_by_role("link", name="Look at the game again").click()
    slider = page.get_by_role("slider")
    slider.press("End")
    expect(board(page)).to_contain_text("has won")
    assert row(page) == ending
    assert not question(page).count()


BOUNDS: Final = re.compile(
    r"(?<=goes to the left\. |oes to the right\. )"
    r"(Only the \d+|Numbers from \d+ to \d+) could cut in\."
)
"""What the preview of an own card says: the numbers between that card and the end of the row."""


class Watched:
    """What a page was sent and sends, keeps and shows."""

    def __init__(self, page: Any) -> None:
        self.page = page
        self.frames: list[str] = []
        page.on("websocket", self.listen)

    def listen(self, socket: Any) -> None:
        for event in ("framereceived", "framesent"):
            socket.on(event, lambda frame: self.frames.append(str(frame)))

    def heard(self) -> set[int]:
        """Return every number in the traffic that could be a card."""
        return {one for frame in self.frames for one in told(frame)}

    def shown(self) -> set[int]:
        """Return every number that stands alone in the page or its storage."""
        kept = BOUNDS.sub("", self.kept())
        return {int(one) for one in re.findall(r"(?<![\d.#-])\d{1,2}(?![\d.])", kept)}

    def kept(self) -> str:
        return str(self.page.evaluate(HELD))


HELD = r"""() => {
  const kept = [localStorage, sessionStorage].map(store => JSON.stringify({ ...store })
    .replace(/[\w-]{16,}/g, '').replace(/\b\d{5,}\b/g, ''));
  const drawn = ['class', 'style', 'd', 'x', 'y', 'x1', 'x2', 'y1', 'y2', 'width', 'height', 'rx',
    'r', 'cx', 'cy', 'viewBox', 'transform', 'font-size', 'content', 'href', 'src'];
  const texts = [];
  const all = document.createTreeWalker(document.documentElement, NodeFilter.SHOW_ALL);
  for (let node = all.currentNode; node; node = all.nextNode()) {
    if (node.nodeType !== Node.ELEMENT_NODE) {
      if (!node.parentElement.closest('style, script, select')) texts.push(node.data);
      continue;
    }
    if (node.closest('select')) continue;
    for (const { name, value } of node.attributes) if (!drawn.includes(name)) texts.push(value);
  }
  return [...texts, ...kept].join('\n');
}"""

NO_CARDS: Final = (
    *("version", "turn", "ask", "seat", "id", "scene", "people", "agreed", "active", "jumper"),
    *("hand_sizes", "piles", "passes", "time", "left", "viewer", "protocol", "match", "count"),
)
"""What is no card though it is a number."""


def told(frame: str) -> Iterator[int]:
    """Find every card in a message, as a number or as a text."""
    if frame.startswith("{"):
        yield from numbers_in(json.loads(frame))


def numbers_in(value: Any) -> Iterator[int]:
    if isinstance(value, dict):
        for name, one in value.items():
            if name.isdigit():
                yield int(name)
            if name not in NO_CARDS:
                yield from numbers_in(one)
    elif isinstance(value, list):
        for one in value:
            yield from numbers_in(one)
    elif isinstance(value, int) and not isinstance(value, bool):
        yield value
    elif isinstance(value, str) and value.isdigit():
        yield int(value)


def searched(hidden: set[int], page: Any) -> set[int]:
    """Leave out what may stand in the page for another reason: counts, the scale, bounds."""
    beside = {card + step for card in row(page) for step in (-1, 0, 1)}
    return {card for card in hidden if card > 20 and card % 10 and card not in beside}


@pytest.fixture
def three(server: Server, open_page: Opens) -> list[Watched]:
    """Three people at a table."""
    table = server.table("cutin", seats=3)
    watched = []
    for number in range(1, 4):
        one = Watched(open_page())
        one.page.goto(server.url + table["seats"][number - 1]["link"])
        sit(one.page, f"Player {number}")
        watched.append(one)
    for one in watched:
        expect(hand(one.page).get_by_role("listitem")).to_have_count(6)
    return watched


def hidden_from(first: Watched, three: list[Watched]) -> set[int]:
    return {card for one in three if one is not first for card in held(one.page)}


def test_nothing_hidden_is_in_page_traffic_or_storage(three: list[Watched]) -> None:
    checked = 0
    for _ in range(12):
        for one in three:
            hidden = hidden_from(one, three)
            assert not hidden & one.heard(), "in the traffic"
            looked = searched(hidden, one.page)
            assert not looked & one.shown(), "in the page or its storage"
            checked += len(looked)
        for _ in range(100):
            due = [one for one in three if question(one.page).count() or cards(one.page).count()]
            if due:
                break
            three[0].page.wait_for_timeout(20)
        done(due[0].page, act)
        three[0].page.wait_for_timeout(150)
    assert checked > 40


LEAKS: Final = (
    "card => document.querySelector('.cutin').dataset.card = card",
    "card => document.querySelector('.cutin .seat').setAttribute('aria-label', `holds ${card}`)",
    "card => document.querySelector('.cutin').append(document.createComment(`next: ${card}`))",
    "card => localStorage.setItem('tailback.memory', JSON.stringify({ cards: [card] }))",
    "card => sessionStorage.setItem('tailback.last', `had ${card}`)",
)


MENDED: Final = """() => {
  const cutin = document.querySelector('.cutin');
  delete cutin.dataset.card;
  cutin.querySelector('.seat').removeAttribute('aria-label');
  for (const node of [...cutin.childNodes]) {
    if (node.nodeType === Node.COMMENT_NODE && node.data.startsWith('next')) node.remove();
  }
  localStorage.removeItem('tailback.memory');
  sessionStorage.removeItem('tailback.last');
}"""


def test_a_planted_leak_is_found(three: list[Watched]) -> None:
    first = three[0]
    hidden = searched(hidden_from(first, three), first.page)
    planted = min(hidden)
    for leak in LEAKS:
        assert not hidden & first.shown()
        first.page.evaluate(leak, planted)
        assert hidden & first.shown() == {planted}, leak
        first.page.evaluate(MENDED)


def test_a_leak_in_the_traffic_is_found() -> None:
    for message in (
        {"type": "update", "events": [{"name": "drew", "details": {"seat": "2", "card": "37"}}]},
        {"type": "update", "own": {"hand": [12], "next": 37}},
        {"type": "update", "table": {"hands": [[37], []]}},
        {"type": "update", "legal": ["no", "37"]},
    ):
        assert 37 in set(told(json.dumps(message)))
    assert not set(told(json.dumps({"table": {"active": 1, "hand_sizes": [6, 6]}})))
