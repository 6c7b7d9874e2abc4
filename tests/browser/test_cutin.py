"""Trafficars Cut in! on its own road: the live pause, whole games, every window, nothing hidden."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from contextlib import suppress
from typing import Any, Final

import pytest
from playwright.sync_api import TimeoutError as Gone
from playwright.sync_api import expect

from tests.browser.acts import FOCUSED, asked, bar, board, hand, new, sit, tab_to, until
from tests.browser.conftest import PATIENCE, PHONE, Opens, Server
from tests.browser.driver import drive_on
from tests.browser.hidden import SAID, Search
from tests.browser.test_axe import NARROW, sound, sound_at_any_width
from tests.browser.test_windows import BOXES, inside, windows
from tests.browser.watched import Watched
from tests.harness.scale import SOAK, soak


@pytest.fixture
def server(dealt_server: Server) -> Server:
    """Every table of the same options is dealt the same."""
    return dealt_server


CARD: Final = r"^\d+\s+(.\s)?(left|right|open)"
PAUSE: Final = 10
LIVE: Final[dict[str, Any]] = {"clock": True, "pause": PAUSE}
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
    """Cut in where a card fits, else say no for good, else lay the first card that fits."""
    if question(page).count():
        offered = question(page).get_by_role("button")
        fits = offered.filter(has=page.locator(".picture"))
        (fits.first if fits.count() else offered.last).click()
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
    page.set_default_timeout(15_000)
    try:
        act(page)
    except Gone:
        assert state(page) != before, "asked, but nothing could be done"
    finally:
        page.set_default_timeout(PATIENCE)
    new(page, lambda: state(page) != before)


STATE: Final = """() => ['.cutin .seats', '.cutin .road > .hidden', '.bar']
  .map(one => document.querySelector(one)?.innerText ?? '').join(' | ')"""


def state(page: Any) -> str:
    """Return what only a turn changes, unlike the preview of a card that is considered."""
    return str(page.evaluate(STATE))


def stamp(page: Any) -> str:
    return str(bar(page).inner_text() + board(page).inner_text())


@soak
@pytest.mark.parametrize("seats", [2, 5])
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


@pytest.fixture
def slow(server: Server, open_page: Opens) -> list[Any]:
    """Two people who agreed on a pause within which whatever is tested has been done."""
    return two(server, open_page, {**LIVE, "pause": 20})


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


def whose(pages: list[Any], asked: bool = False) -> tuple[Any, Any]:
    """Return who may lay, or may at least say something, and the other."""

    def may(page: Any) -> bool:
        asks = bool(question(page).count())
        return asks if asks and asked else not asks and bool(cards(page).count())

    found: list[Any] = []

    def some() -> list[Any]:
        found[:] = filter(may, pages)
        return found

    until(pages[0], some)
    return found[0], pages[1 - pages.index(found[0])]


def test_a_cut_in_within_the_pause(slow: list[Any]) -> None:
    active, jumper, card = leave_room(slow)
    number = slow.index(jumper) + 1
    expect(jumper.get_by_role("timer")).to_be_visible()
    expect(active.get_by_role("timer")).to_have_count(0)
    answer(jumper, f"Cut in with {card}").click()
    for page in slow:
        expect(board(page)).to_contain_text(re.compile(rf"Row: ([\d, ]+, )?{card}(, [\d, ]+)?\."))
    # Asked for another card, the jumper has done, unless nothing more fits or the turn has gone on.
    lays = seat(jumper, number).get_by_text(", lays")
    expect(answer(jumper, "Done").or_(lays).first).to_be_visible()
    if answer(jumper, "Done").count():
        expect(jumper.get_by_role("timer")).to_have_count(0)
        with suppress(Gone):
            answer(jumper, "Done").click(timeout=15_000)
    for page in slow:
        expect(seat(page, number)).to_contain_text(", lays")


RULER: Final = """() => [...document.querySelectorAll('.cutin .scale span')].filter(one => {
  const mark = getComputedStyle(one, '::before');
  const text = document.createRange();
  text.selectNodeContents(one);
  const below = one.getBoundingClientRect().top + parseFloat(mark.top) + parseFloat(mark.height);
  return mark.content !== 'none' && one.innerText && below > text.getBoundingClientRect().top;
}).length"""
"""How many numbers of the ruler the mark of an own card is printed over."""
LONG: Final = "Zwischen 38 und 41 vordrängeln?"


def test_nothing_is_printed_over_or_cut(server: Server, open_page: Opens) -> None:
    page = open_page(viewport={"width": 320, "height": 720})
    seated(server, page, seats=5)
    page.evaluate(
        "document.querySelectorAll('.cutin .scale span').forEach(one => one.classList.add('own'))"
    )
    assert page.evaluate(RULER) == 0
    for _ in range(40):
        expect(question(page).or_(cards(page).first).first).to_be_visible()
        if question(page).count():
            break
        done(page, act)
    title = question(page).locator(".title")
    title.evaluate("(one, text) => { one.textContent = text; }", LONG)
    assert title.evaluate("one => one.scrollWidth <= one.clientWidth")
    box, frame = title.bounding_box(), question(page).bounding_box()
    assert box and frame and box["y"] >= frame["y"]


@soak
def test_a_pause_that_runs_out(live: list[Any]) -> None:
    active, jumper, card = leave_room(live)
    number = live.index(active) + 1
    first = drained(jumper)
    assert 0 <= first <= 1
    # It drains until the question is gone.
    until(jumper, lambda: drained(jumper) < first)
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
                .map(one => document.querySelector(one)?.getBoundingClientRect().width);
              return track ? rest / track : 0;
            }"""
        )
    )


LATE: Final = """after => {
  const send = WebSocket.prototype.send;
  WebSocket.prototype.send = function (text) {
    if (!text.includes('"commit"')) return send.call(this, text);
    setTimeout(() => { send.call(this, text); window.sent = true; }, after);
  };
}"""


def test_a_card_that_comes_too_late(live: list[Any]) -> None:
    _, jumper, card = leave_room(live)
    jumper.evaluate(LATE, 1000 * PAUSE + 500)
    answer(jumper, f"Cut in with {card}").click()
    expect(question(jumper)).to_be_hidden()
    until(jumper, lambda: jumper.evaluate("window.sent"))
    jumper.wait_for_timeout(500)
    assert card in held(jumper)
    for page in live:
        assert card not in row(page)


def test_an_early_no_is_not_shown_and_may_be_taken_back(slow: list[Any]) -> None:
    active, jumper, card = leave_room(slow)
    said = stamp(active) + active.get_by_role("region", name="Log").last.inner_text()
    answer(jumper).click()
    expect(answer(jumper)).to_have_attribute("aria-pressed", "true")
    assert drained(jumper) > 0
    assert stamp(active) + active.get_by_role("region", name="Log").last.inner_text() == said
    answer(jumper, f"Cut in with {card}").click()
    for page in slow:
        expect(board(page)).to_contain_text(re.compile(rf"Row: ([\d, ]+, )?{card}(, [\d, ]+)?\."))


@soak
def test_the_calm_mode_has_no_clock(server: Server, open_page: Opens) -> None:
    _, jumper, _ = leave_room(two(server, open_page, {}))
    expect(jumper.get_by_role("timer")).to_have_count(0)
    expect(jumper.locator(".question .rest")).to_have_count(0)
    jumper.wait_for_timeout(3300)
    expect(answer(jumper, "No for the rest of this turn")).to_be_visible()


@soak
def test_two_browsers_with_a_connection_that_drops(own_server: Server, open_page: Opens) -> None:
    pages = two(own_server, open_page, {})
    for _ in range(5):
        active, _ = whose(pages, asked=True)
        done(active, act)
    own_server.stop()
    expect(pages[0].get_by_text("The connection is lost.")).to_be_visible()
    own_server.start()
    for page in pages:
        expect(page.get_by_text("The connection is lost.")).to_be_hidden()
    drive_on(*pages)
    assert row(pages[0]) == row(pages[1])


@soak
def test_one_device_with_the_curtain(home: Callable[..., Any]) -> None:
    page = home("Play here")
    page.get_by_role("button", name="Options for Cut in!").click()
    page.get_by_role("button", name="Player 1", exact=True).click()  # the youngest begins
    page.get_by_role("dialog").get_by_role("button", name="Start").click()
    page.get_by_role("button", name="I am Player 1").click()
    mine = held(page)
    cards(page).first.click()
    page.get_by_role("button", name="Hand over to Player 2").click()
    expect(board(page)).to_have_count(0)
    expect(hand(page)).to_have_count(0)
    page.get_by_role("button", name="I am Player 2").click()
    assert not set(held(page)) & set(mine)
    expect(question(page)).to_be_visible()


@soak
def test_by_keyboard_alone(server: Server, open_page: Opens) -> None:
    page = open_page()
    seated(server, page, seats=3)

    def press(page: Any) -> None:
        if question(page).count():
            tab_to(page, "^(Cut in with|No$|Done$)")
        elif cards(page).count():
            tab_to(page, CARD)
            if cards(page).count() > 1:
                first = page.evaluate(FOCUSED)
                page.keyboard.press("ArrowRight")
                assert page.evaluate(FOCUSED) != first
        else:  # what was asked is gone
            return
        page.keyboard.press("Enter")

    assert play_on(page, press)


@soak
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


def in_every_window(page: Any, tops: dict[tuple[int, int], float]) -> None:
    for width, height in windows(page):
        found, shown = page.evaluate(BOXES), page.evaluate(ALL_OF_IT)
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


def test_every_window(server: Server, open_page: Opens) -> None:
    page = open_page()
    # Whoever sits to the left of the first player is asked at once.
    seated(server, page, seats=5, own=1)
    expect(question(page)).to_be_visible()
    tops: dict[tuple[int, int], float] = {}
    in_every_window(page, tops)
    for _ in range(30):
        expect(question(page).or_(cards(page).first).first).to_be_visible()
        if not question(page).count():
            break
        done(page, lambda page: answer(page).click())
    in_every_window(page, tops)


def test_axe_finds_nothing(server: Server, open_page: Opens) -> None:
    page = open_page(viewport=NARROW, bypass_csp=True)
    seated(server, page, seats=3, own=1)
    expect(question(page)).to_be_visible()
    sound_at_any_width(page)
    question(page).get_by_role("button").first.focus()
    sound(page)
    laid = 0

    def look(page: Any) -> None:
        nonlocal laid
        if not question(page).count() and laid < 1:
            laid += 1
            sound_at_any_width(page)
            cards(page).first.focus()
            sound(page)
        act(page)

    while not laid:
        assert not page.get_by_role("button", name="Play again").is_visible()
        expect(question(page).or_(cards(page).first).first).to_be_visible()
        done(page, look)
    if SOAK:
        drive_on(page)
        sound_at_any_width(page)


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
        expect(lesson).to_contain_text(re.compile("You are in|Here is another row"))
        if "You are in" in lesson.inner_text():
            break
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


@soak
def test_replay_shows_the_same_road(server: Server, open_page: Opens) -> None:
    page = open_page()
    table = server.table("cutin", bots={"0": "random", "1": "random"})
    page.goto(server.url + table["spectator"]["link"])
    expect(board(page)).to_contain_text("has won")
    ending = row(page)
    page.get_by_role("link", name="Look at the game again").click()
    slider = page.get_by_role("slider")
    slider.press("End")
    expect(board(page)).to_contain_text("has won")
    assert row(page) == ending
    assert not question(page).count()


def space(table: Any) -> set[str]:
    """Return what the newest space may say on the road: the numbers that would fit."""
    low, high = table["space"] or (0, 0)
    return {"×" if high - low < 2 else f"{low + 1}–{high - 1}" if high - low > 2 else f"{low + 1}"}


def stocks(table: Any) -> list[str]:
    """Return how many cards each has in hand and in the pile."""
    pairs = zip(table["hand_sizes"], table["piles"], strict=True)
    return [str(count) for pair in pairs for count in pair]


SEARCH: Final = Search(
    board=".cutin",
    cards=frozenset(map(str, range(1, 51))),
    counts={
        ".seat .car": lambda table: [str(n) for n, _ in enumerate(table["piles"], 1)],
        ".seat .stock": stocks,
        ".scale": lambda table: ["11020304050"],
        ".glow text": space,
    },
    said=rf"{SAID}|pile: \d+|(Only the \d+|Numbers from \d+ to \d+) could cut in",
    silent=(
        *("version", "turn", "ask", "seat", "scene", "agreed", "active", "jumper"),
        *("hand_sizes", "piles", "passes", "viewer", "protocol", "count", "revealing"),
    ),
)
PREVIEW: Final = re.compile(
    r"The (\d+) goes to the (?:left|right)\. (?:Only the|Numbers from) (\d+)(?: to (\d+))? could"
)
"""What is said of an own card that is considered: what lies between it and the end of the row."""


def shown_to(one: Watched) -> set[str]:
    """Return the cards that a seat has seen by right: its own, and what lies or lay open."""
    seen: set[int] = set()
    for message in one.messages():
        if message.get("type") == "update":
            table = message["table"]
            seen |= {*message["own"]["hand"], *table["row"], *table["aside"]}
    return set(map(str, seen))


def hidden_from(one: Watched) -> set[str]:
    """Return every card that it has never seen: in a hand, in a pile, or set aside unseen."""
    return set(SEARCH.cards) - shown_to(one)


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


def same(three: list[Watched]) -> bool:
    """Return whether all pages have heard the same."""
    return len({json.dumps(one.update()["table"]) for one in three}) == 1


def test_nothing_hidden_is_in_page_traffic_or_storage(three: list[Watched]) -> None:
    small, turns = 0, 12 if SOAK else 4
    for _ in range(turns):
        until(three[0].page, lambda: same(three))
        hands = [one.update()["own"]["hand"] for one in three]
        for one in three:
            assert one.update()["table"]["hand_sizes"] == list(map(len, hands))
            hidden = hidden_from(one)
            assert hidden >= {str(card) for hand in hands for card in hand} - shown_to(one)
            small += len([card for card in hidden if int(card) <= 20])
            SEARCH.nothing(one, hidden)
            concluded(one)
        due = [one for one in three if one.update()["ask"] is not None]
        done(due[0].page, act)
    assert small > turns * 40 / 12


def concluded(one: Watched) -> None:
    """Assert that marks and previews follow from what lies open and from the own cards alone."""
    table, own = one.update()["table"], one.update()["own"]["hand"]
    for selector, cards in (
        (".cells .row", table["row"]),
        (".cells .aside", table["aside"]),
        (".scale .own", own),
    ):
        found = one.page.locator(f".cutin {selector}").evaluate_all(
            "all => all.map(one => [...one.parentNode.children].indexOf(one) + 1)"
        )
        assert found == sorted(cards), selector
    for said in PREVIEW.findall("\n".join(one.held("select"))):
        card, first, last = (int(number or said[1]) for number in said)
        low, high = table["row"][0], table["row"][-1]
        assert (first, last) == ((card + 1, low - 1) if card < low else (high + 1, card - 1))


@soak
def test_a_planted_leak_is_found(three: list[Watched]) -> None:
    first, second, _ = three
    others = {str(card) for card in second.update()["own"]["hand"]}
    small, large = (pick(others, key=int) for pick in (min, max))
    assert int(small) < 10 and int(large) > 20
    SEARCH.finds_what_is_planted(first, hidden_from(first), (small, large))


def test_a_leak_in_the_traffic_is_found() -> None:
    for card in (3, 37):
        for message in (
            {
                "type": "update",
                "events": [{"name": "drew", "details": {"seat": "2", "card": str(card)}}],
            },
            {"type": "update", "own": {"hand": [12], "next": card}},
            {"type": "update", "table": {"hands": [[card], []]}},
            {"type": "update", "legal": ["no", str(card)]},
        ):
            assert str(card) in SEARCH.told(message)
    assert not SEARCH.told({"table": {"active": 1, "hand_sizes": [6, 6]}})
