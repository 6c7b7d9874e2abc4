"""Trafficars: Rush Hour on its own board: whole games, every window, nothing hidden in the page."""

from __future__ import annotations

import random
import re
from collections.abc import Callable
from contextlib import suppress
from typing import Any, Final

import pytest
from playwright.sync_api import TimeoutError as Gone
from playwright.sync_api import expect

from tests.browser.acts import FOCUSED, asked, bar, board, hand, moves, settle, sit, until
from tests.browser.conftest import PHONE, Opens, Server
from tests.browser.driver import drive_on
from tests.browser.hidden import Search
from tests.browser.test_axe import NARROW, sound, sound_at_any_width
from tests.browser.test_windows import BOXES, inside, windows
from tests.browser.watched import Watched
from tests.harness.scale import soak


@pytest.fixture
def server(dealt_server: Server) -> Server:
    """Every table of the same options is dealt the same."""
    return dealt_server


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


@soak
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
    cards(two).last.click()
    drive_on(*pages)
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
        for _ in range(600):  # what is asked may change on the way, or is yet to be shown
            card = r"^(\d+|Ambulance|Police car|Tow truck)[,:]"
            if re.search(card if cards(page).count() else f"^{ROWS}", page.evaluate(FOCUSED)):
                break
            page.keyboard.press("Tab")
            page.wait_for_timeout(10)
        else:
            raise AssertionError("what is asked was not reached")
        if cards(page).count() > 1:
            first = page.evaluate(FOCUSED)
            page.keyboard.press("ArrowRight")
            assert page.evaluate(FOCUSED) != first
        page.keyboard.press("Enter")

    assert play_on(page, press) >= 3


@soak
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


def test_every_window(server: Server, open_page: Opens) -> None:
    page = open_page()
    seated(server, page, seats=5, hand=10)
    tops: dict[tuple[int, int], float] = {}
    for stage in range(4):
        for width, height in windows(page):
            found = page.evaluate(BOXES)
            shown = [box for box in page.evaluate(ALL_OF_IT) if box["name"]]
            for what in ("board", "bar", "sentence"):
                inside(found[what], width, height, what)
            inside(shown, width, height, "seats, bays and choices")
            assert found["wide"] <= 0
            assert not found["nested"], f"{width} x {height}: {found['nested']}"
            cramped = [card for card, room in page.evaluate(ROOM) if room < 3]
            assert not cramped, f"{width} x {height}: {cramped}"
            (top,) = {box["top"] for box in found["bar"]}
            assert tops.setdefault((width, height), top) == top, f"{width} x {height}, {stage}"
        some_choices(page, 1)


ROOM = """() => [...document.querySelectorAll('.hand .card')].map(card => {
  const number = card.querySelector('.big'), text = document.createRange();
  text.selectNodeContents(number);
  const [inner, outer] = [text, card].map(one => one.getBoundingClientRect());
  return [number.innerText, Math.min(inner.left - outer.left, outer.right - inner.right)];
})"""
"""How far the number of each card in the hand stays from the card's edges."""
ALL_OF_IT = """() => [...document.querySelectorAll(
    '.jam .seat, .jam .lane, .jam .bay, .jam .car, .jam .slip, .hand button')].map(one => {
  const { left, top, right, bottom } = one.getBoundingClientRect();
  return { name: one.className || one.ariaLabel, left, top, right, bottom };
})"""


def test_axe_finds_nothing(server: Server, open_page: Opens) -> None:
    page = open_page(viewport=NARROW, bypass_csp=True)
    seated(server, page, seats=5, below=20, hand=3)
    sound_at_any_width(page)
    cards(page).first.focus()
    sound(page)

    def checked(page: Any) -> None:
        if places(page).count():
            sound(page)
        click_one(page)

    play_on(page, checked)
    sound_at_any_width(page)
    page.goto(f"{server.url}/games/jam/lesson")
    page.get_by_role("region", name="First lesson").first.wait_for()
    sound(page)


@soak
def test_others_cards_drive_in_one_by_one_and_can_be_skipped(
    server: Server, open_page: Opens
) -> None:
    page = open_page()
    page.add_init_script("localStorage.setItem('tailback.pace', 'slow')")
    seated(server, page, seats=5, hand=5, specials=False, too_low=False)
    queue = board(page).get_by_role("list", name="To be placed")
    waiting = queue.get_by_role("listitem")
    for turn in range(2):
        # A card that fits as the table stands fits when its turn comes: what is placed before it
        # is lower. Any other would wait for its owner to choose a row.
        own = cards(page).last
        expect(own).to_have_accessible_name(re.compile("to the end of row|hitched to row"))
        own.click()
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
        expect(cards(page)).to_have_count(4 - turn)


RECORD: Final = """() => {
  window.moments = [];
  const look = () => moments.push({
    asked: document.querySelector('section.bar.asked') !== null,
    sentence: document.querySelector('.sentence').textContent,
    waiting: document.querySelectorAll('.slip li').length,
    rows: [...document.querySelectorAll('.lane .hidden')].map(one => one.textContent),
    costs: [...document.querySelectorAll('.lane .red strong')].map(one => one.textContent),
  });
  const all = { subtree: true, childList: true, attributes: true, characterData: true };
  new MutationObserver(look).observe(document.body, all);
}"""
"""Note at every change what the page shows."""
SHOWN: Final = "This just happened."


def worth(said: str) -> int:
    """Return what the cards of a row that is said count."""
    found = re.fullmatch(r"Row \d: (.*); as penalty .*", said)
    assert found, said
    return sum(1 if card.isdigit() else 2 for card in re.split(r", | \+ ", found[1]))


def test_points_and_the_next_choice_are_shown_when_the_cars_have_arrived(
    server: Server, open_page: Opens
) -> None:
    page = open_page()
    page.add_init_script("localStorage.setItem('tailback.pace', 'normal')")
    seated(server, page, seats=3, bot="easy", hand=5, specials=False, too_low=False)
    page.evaluate(RECORD)
    cards(page).last.click()
    until(page, lambda: page.evaluate("moments.some(one => one.waiting)"))
    expect(bar(page)).to_contain_text("Choose a card")
    moments = page.evaluate("moments")
    assert {moment["waiting"] for moment in moments} == {0, 1, 2, 3}
    for moment in moments:
        assert [str(worth(row)) for row in moment["rows"]] == moment["costs"]
        assert not (moment["waiting"] and moment["asked"])
    assert SHOWN in {moment["sentence"] for moment in moments}


def skip(page: Any, queue: Any) -> None:
    """Skip what is shown; what others decide meanwhile is shown anew."""

    def shown() -> bool:
        page.keyboard.press("Escape")
        return bool(not queue.is_visible() or places(page).count())

    until(page, shown)


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


def shown_to(one: Watched) -> set[str]:
    """Return the cards that a seat has seen by right: its own, and what lies or lay open."""
    seen: set[str] = set()
    for message in one.messages():
        if message.get("type") == "update":
            table, own = message["table"], message["own"]
            places = [place for lane in table["lanes"] for place in lane]
            seen |= {*own["hand"], *(card for place in places for card in place)}
            seen |= {each["card"] for each in table["revealed"]}
    return seen


def hidden_from(one: Watched, all_: list[Watched]) -> set[str]:
    """Return the cards in the others' hands, numbers and special cards, that it has never seen."""
    others = [each.update()["own"]["hand"] for each in all_ if each is not one]
    return {card for hand in others for card in hand} - shown_to(one)


def points(table: Any) -> set[str]:
    """Return what may be said of the points of a seat: how many, and how many came last."""
    pairs = zip(table["points"], table["penalty_points"], strict=True)
    sums = set(map(sum, pairs))
    return {str(one) for one in sums} | {f"{one}+{n}" for one in sums for n in range(1, one + 1)}


def numbered(what: Any) -> list[str]:
    return [str(number) for number, _ in enumerate(what, 1)]


SPECIAL: Final = {"A": "Ambulance", "P": "Police car", "T": "Tow truck"}
SEARCH: Final = Search(
    board=".jam",
    cards=frozenset({*map(str, range(1, 51)), *SPECIAL}),
    counts={
        ".seat .car": lambda table: numbered(table["points"]),
        ".seat .points": points,
        ".seat .count": lambda table: map(str, table["hand_sizes"]),
        ".lane > .number": lambda table: numbered(table["lanes"]),
        ".red strong": lambda table: map(str, table["costs"]),
        ".owner": lambda table: set(numbered(table["points"])),
    },
    # Seats are called 1, 2, 3; the scene lists the deck.
    silent=("seat", "id", "scene", "options", "seats", "people", "version"),
    whole=("card", "cards", "hand"),
    names=SPECIAL,
)


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


def placed(three: list[Watched], left: int) -> None:
    """Let everyone choose a row who is asked for one, until all have so many cards."""

    def all_placed() -> bool:
        for one in three:
            if one.update()["own"]["hand"] and places(one.page).count():
                with suppress(Gone):  # chosen already, and shown for another moment
                    places(one.page).first.click(timeout=15_000)
        return all(cards(one.page).count() == left for one in three)

    until(three[0].page, all_placed)


def test_nothing_hidden_is_in_page_traffic_or_storage(three: list[Watched]) -> None:
    first, *others = three
    rng = random.Random(5)
    specials = 0
    for turn in range(4):
        hidden = hidden_from(first, three)
        assert len(hidden) >= 5
        specials += len(hidden & set(SPECIAL))
        SEARCH.nothing(first, hidden)
        for other in others:
            own = cards(other.page)
            own.nth(rng.randrange(own.count())).click()
            expect(bar(other.page)).to_contain_text("You chose")
        expect(seat(first.page, 3)).to_contain_text("has chosen")
        SEARCH.nothing(first, hidden)
        cards(first.page).first.click()
        placed(three, 9 - turn)
    assert specials


def test_a_planted_leak_is_found(three: list[Watched]) -> None:
    first = three[0]
    hidden = hidden_from(first, three)
    small = min((card for card in hidden if card.isdigit()), key=int)
    assert int(small) <= 20
    SEARCH.finds_what_is_planted(first, hidden, (small, min(hidden & set(SPECIAL))))


def test_what_names_a_card_and_what_does_not() -> None:
    for text, cards in (
        ("Player 2 has chosen", set()),
        ("Player 2: 7, Tow truck", {"7", "T"}),
        ("holds 7.", {"7"}),
        ('{"cards":["P",12]}', {"12", "P"}),
        ("A", {"A"}),
        ("A card", set()),
        ("0.5s, 12:30, #12", set()),
    ):
        assert SEARCH.named_in(text) == cards, text


def test_a_leak_in_the_traffic_is_found() -> None:
    """A message in which somebody else's card stands, by whatever name, is noticed."""
    for card in ("37", "4", "T"):
        for message in (
            {"type": "update", "events": [{"name": "dealt", "details": {"seat": 2, "card": card}}]},
            {"type": "update", "own": {"hand": ["12"], "ways": {card: []}}},
            {"type": "update", "table": {"aside": [card]}},
            {"turns": [{"line": "", "table": {"lanes": [[[card]]]}}]},
        ):
            assert card in SEARCH.told(message)
    assert not SEARCH.told({"table": {"asked": [3], "hand_sizes": [9, 9]}})


def test_replay_shows_the_same_board(server: Server, open_page: Opens) -> None:
    page = open_page()
    table = server.table("jam", options={"hand": 5}, bots={"0": "random", "1": "random"})
    page.goto(server.url + table["spectator"]["link"])
    page.get_by_role("link", name="Look at the game again").click()
    slider = page.get_by_role("slider")
    slider.press("End")
    expect(board(page)).to_contain_text("Row 1:")
    ending = board(page).inner_text()
    slider.press("Home")
    slider.press("End")
    assert board(page).inner_text() == ending
    assert moves(page).count() == 0
