"""Traffic-Memory on its own board: whole games, every window, nothing of what was turned back."""

from __future__ import annotations

import json
import random
import re
from collections.abc import Callable
from typing import Any, Final

import pytest
from playwright.sync_api import expect

from tests.browser.acts import asked, bar, board, new, sit, tab_to, until
from tests.browser.conftest import PHONE, Opens, Server
from tests.browser.hidden import Search
from tests.browser.test_axe import NARROW, sound, sound_at_any_width
from tests.browser.test_windows import BOXES, inside, windows
from tests.browser.watched import Watched
from tests.harness.scale import soak


@pytest.fixture
def server(dealt_server: Server) -> Server:
    """Every table of the same options is dealt the same."""
    return dealt_server


STOP: Final = re.compile("^Stop and keep")
PLACE: Final = re.compile(r"^row (\d+), column (\d+): ")
FACE: Final = re.compile(PLACE.pattern + r"(\d+|joker)$")
OVER: Final = "Play again"
APART: Final = {"low": 26, "high": 50}
"""Numbers that are no places: a number from 26 on is a card, wherever it is found."""
SEARCH: Final = Search(
    board=".memory",
    cards=frozenset(map(str, range(26, 51))),
    counts={
        ".seat .car": lambda table: [str(n) for n, _ in enumerate(table["kept"], 1)],
    },
    # What was agreed, and counts that may be as large as a card's number.
    silent=("version", "ask", "turn", "turns", "left", "at", "scene", "options", "number"),
)
"""For a pack whose numbers are no places."""


class Onlooker(Watched):
    """Hears what a page is sent: what lies where, and every card that lies face down."""

    def __init__(self, page: Any) -> None:
        super().__init__(page)
        self.seen: dict[int, str] = {}
        self.table: dict[str, Any] = {}
        self.pack: set[str] = set()
        self.leaks: list[str] = []
        self.over = False

    @property
    def back(self) -> set[str]:
        """The cards that were seen and lie face down again."""
        places = self.table.get("places", [])
        return {card for at, card in self.seen.items() if places[at] == "?"}

    @property
    def hidden(self) -> set[str]:
        """The cards of the pack that nobody may know now, seen before or not."""
        table = {"places": [], "kept": [], **self.table}
        kept = {card for pile in table["kept"] for card in pile}
        return (self.pack & SEARCH.cards) - {*table["places"], *kept}

    def hear(self, message: Any) -> None:
        """Take a message; what it tells of a card that lies face down is a leak."""
        shown = [one for one in message.get("events", []) if one["name"] == "turned-up"]
        self.over = self.over or message.get("stage") == "over"
        told = {str(one["details"]["card"]) for one in shown}
        found = set() if self.over else SEARCH.told(message) & (self.hidden - told)
        if found:
            self.leaks.append(f"{found}: {json.dumps(message)[:300]}")
        for one in shown:
            card = str(one["details"]["card"])
            self.seen[int(one["details"]["place"][1:]) - 1] = "*" if card == "joker" else card
        if message.get("type") == "update":
            self.table = message["table"]
        if scene := message.get("greeting", {}).get("scene"):
            self.pack = set(map(str, range(scene["low"], scene["high"] + 1)))

    def framed(self, text: str) -> None:
        super().framed(text)
        self.hear(json.loads(text))

    def answered(self, response: Any) -> None:
        super().answered(response)
        if "/history?" in response.url and response.ok:
            self.hear({"turns told": response.json()["turns"]})


def forgotten(one: Onlooker) -> None:
    """Assert that what was shown for a moment is soon nowhere in the page."""
    hidden = one.hidden

    def left() -> dict[str, set[str]]:
        return {text: cards for text, cards in SEARCH.named(one).items() if cards & hidden}

    until(one.page, lambda: not left(), lambda: f"{left()}")
    SEARCH.nothing_in_page(one, hidden)


def seated(server: Server, page: Any, seats: int = 2, **options: Any) -> Onlooker:
    """Sit down as the first player against easy computer players."""
    bots = {str(seat): "easy" for seat in range(1, seats)}
    table = server.table("memory", seats=seats, bots=bots, options=options, time=None)
    onlooker = Onlooker(page)
    page.goto(server.url + table["seats"][0]["link"])
    sit(page, "Player 1")
    assert asked(page)
    return onlooker


def place(page: Any, at: int) -> Any:
    """Return the button of a place, from 0."""
    return board(page).get_by_role("button", name=PLACE).nth(at)


def stop(page: Any) -> Any:
    """Return the one large button."""
    return bar(page).get_by_role("button", name=STOP)


def choose(onlooker: Onlooker, rng: random.Random) -> int | None:
    """Return the place that a player who forgets nothing turns up next; None for stop."""
    places, up = onlooker.table["places"], onlooker.table["up"]
    known = {
        int(card): at
        for at, card in onlooker.seen.items()
        if places[at] == "?" and card.isdigit() and at not in up
    }
    run = sorted(int(places[at]) for at in up)
    if run:
        for next_ in (run[0] - 1, run[-1] + 1):
            if next_ in known:
                return known[next_]
        if len(run) > 1:
            return None
    else:
        for card, at in known.items():
            if card + 1 in known:
                return at
    new = [at for at, face in enumerate(places) if face == "?" and at not in onlooker.seen]
    return rng.choice(new or list(known.values()))


def by_click(page: Any, at: int | None) -> None:
    (stop(page) if at is None else place(page, at)).click()


def by_tap(page: Any, at: int | None) -> None:
    (stop(page) if at is None else place(page, at)).tap()


def by_key(page: Any, at: int | None) -> None:
    """Walk over the grid by arrows and turn up by Enter; S stops."""
    if at is None:
        page.keyboard.press("s")
        return
    for _ in range(60):
        here = page.evaluate("document.activeElement?.getAttribute('aria-label') ?? ''")
        found = PLACE.match(here)
        if not found:
            page.keyboard.press("ArrowRight")
            continue
        there = PLACE.findall(place(page, at).get_attribute("aria-label"))
        row, column, to_row, to_column = map(int, (*found.groups(), *there[0]))
        if (row, column) == (to_row, to_column):
            page.keyboard.press("Enter")
            return
        far = (
            "ArrowDown"
            if to_row > row
            else "ArrowUp"
            if to_row < row
            else "ArrowRight"
            if to_column > column
            else "ArrowLeft"
        )
        page.keyboard.press(far)
    raise AssertionError(f"place {at} was not reached")


def changed(page: Any, onlooker: Onlooker, before: str) -> None:
    """Wait until the table is another."""
    new(page, lambda: json.dumps(onlooker.table) != before)


def play_on(
    page: Any, onlooker: Onlooker, act: Callable[[Any, int | None], None], most: int = 150
) -> int:
    """Play until the game is over; return how many choices were made."""
    rng = random.Random(1)
    for made in range(most):
        if not asked(page):
            return made
        before = json.dumps(onlooker.table)
        act(page, choose(onlooker, rng))
        changed(page, onlooker, before)
    raise AssertionError(f"not over after {most} choices")


@soak
def test_a_whole_game_of_three(server: Server, open_page: Opens) -> None:
    page = open_page()
    onlooker = seated(server, page, seats=3, low=41, high=50)
    assert play_on(page, onlooker, by_click) > 2
    expect(page.get_by_role("button", name=OVER)).to_be_visible()
    kept = [len(pile) for pile in onlooker.table["kept"]]
    said = board(page).get_by_role("list", name="Kept cards").get_by_role("listitem")
    for seat, count in enumerate(kept):
        expect(said.nth(seat)).to_contain_text(re.compile(rf": {count} card"))
    assert not onlooker.leaks
    page.get_by_role("link", name="Look at the game again").click()
    page.get_by_role("slider").wait_for()
    page.get_by_role("slider").press("End")
    expect(board(page).get_by_role("button", name=PLACE)).to_have_count(10)


@soak
def test_two_browsers_with_a_server_that_goes_away(own_server: Server, open_page: Opens) -> None:
    table = own_server.table("memory", options={"low": 45, "high": 50})
    pages = [open_page(), open_page()]
    looks = [Onlooker(page) for page in pages]
    for seat, page in enumerate(pages):
        page.goto(own_server.url + table["seats"][seat]["link"])
        sit(page, f"Player {seat + 1}")
    rng = random.Random(2)
    for made in range(60):
        until(pages[0], lambda: any(map(_to_move, pages)))
        if any(look.over for look in looks):
            break
        mover = next(page for page in pages if _to_move(page))
        if made == 2:
            own_server.stop()
            expect(pages[0].get_by_text("The connection is lost.")).to_be_visible()
            own_server.start()
            for page in pages:
                expect(page.get_by_text("The connection is lost.")).to_be_hidden()
            continue
        look = looks[pages.index(mover)]
        before = json.dumps(look.table)
        by_click(mover, choose(look, rng))
        changed(mover, look, before)
    for page, look in zip(pages, looks, strict=True):
        expect(page.get_by_role("button", name=OVER)).to_be_visible()
        assert not look.leaks
    assert looks[0].table["kept"] == looks[1].table["kept"]


def _to_move(page: Any) -> bool:
    over = page.get_by_role("button", name=OVER)
    return bool(page.locator(".bar.asked").count() or over.count())


@soak
def test_one_device_needs_no_curtain(home: Callable[..., Any]) -> None:
    page = home("Play here")
    onlooker = Onlooker(page)
    page.get_by_role("button", name="Options for Traffic-Memory").click()
    page.get_by_role("radio", name="For younger players").check()
    page.get_by_role("dialog").locator("button.primary").click()
    expect(place(page, 11)).to_be_visible()
    expect(place(page, 12)).to_have_count(0)
    play_on(page, onlooker, by_click)
    assert page.get_by_role("button", name=re.compile("I am")).count() == 0
    assert onlooker.table["turns"] > 2


@soak
def test_by_keyboard_only(server: Server, open_page: Opens) -> None:
    page = open_page()
    onlooker = seated(server, page, high=8)
    tab_to(page, "^row 1, column 1:")
    assert play_on(page, onlooker, by_key) > 2


def test_by_touch_at_320_px(server: Server, open_page: Opens) -> None:
    page = open_page(**PHONE)
    onlooker = seated(server, page, high=8)
    for at in range(8):
        box = place(page, at).bounding_box()
        assert min(box["width"], box["height"]) >= 44
    play_on(page, onlooker, by_tap)


CARDS = """() => [...document.querySelectorAll('.memory .grid .card')].map(one => {
  const { left, top, right, bottom } = one.getBoundingClientRect();
  return { name: 'card', left, top, right, bottom };
})"""


def smallest(boxes: Any) -> float:
    """Return how wide or tall the smallest is."""
    return float(min(min(b["right"] - b["left"], b["bottom"] - b["top"]) for b in boxes))


def test_every_window(server: Server, open_page: Opens) -> None:
    page = open_page()
    seated(server, page, seats=5)
    for width, height in windows(page):
        found, boxes = page.evaluate(BOXES), page.evaluate(CARDS)
        assert len(boxes) == 30
        inside(boxes, width, height, "cards")
        assert found["wide"] <= 0
        assert not found["nested"], f"{width} x {height}: {found['nested']}"
        for what in ("board", "bar", "sentence", "buttons"):
            inside(found[what], width, height, what)
        least = smallest(boxes)
        assert least >= (60 if (width, height) == (390, 844) else 44), (width, height, least)


def test_the_largest_pack_fits_the_smallest_phone(server: Server, open_page: Opens) -> None:
    page = open_page(viewport={"width": 320, "height": 568})
    seated(server, page, high=50, jokers=True)
    expect(place(page, 57)).to_be_visible()
    until(page, lambda: smallest(page.evaluate(CARDS)) >= 34)  # they grow to their size
    boxes = page.evaluate(CARDS)
    assert len(boxes) == 58
    inside(boxes, 320, 568, "cards")


def test_axe_finds_nothing(server: Server, open_page: Opens) -> None:
    page = open_page(viewport=NARROW, bypass_csp=True)
    onlooker = seated(server, page, high=6)
    sound_at_any_width(page)
    place(page, 0).click()
    expect(place(page, 0)).to_have_accessible_name(FACE)
    sound(page)
    page.get_by_label("Mark where cards").check()
    play_on(page, onlooker, by_click)
    sound_at_any_width(page)


def turn_some(onlooker: Onlooker, count: int, rng: random.Random) -> None:
    """Turn up cards and keep what may be kept, until so many were turned back."""
    page = onlooker.page
    while len(onlooker.back) < count:
        assert asked(page)
        before = json.dumps(onlooker.table)
        new = [at for at, face in enumerate(onlooker.table["places"]) if face == "?"]
        by_click(page, None if onlooker.table["may_stop"] else rng.choice(new))
        changed(page, onlooker, before)
    assert asked(page)


def test_what_was_turned_back_is_nowhere(server: Server, open_page: Opens) -> None:
    page = open_page()
    onlooker = seated(server, page, **APART)
    rng = random.Random(3)
    for count in range(2, 8):
        turn_some(onlooker, count, rng)
        forgotten(onlooker)
    # Whoever comes back hears nothing of them either.
    page.reload()
    assert asked(page)
    page.get_by_role("button", name="Notation").click()
    expect(page.get_by_role("button", name="Notation")).to_have_attribute("aria-pressed", "true")
    forgotten(onlooker)
    assert not onlooker.leaks


def test_a_planted_leak_is_found(server: Server, open_page: Opens) -> None:
    page = open_page()
    onlooker = seated(server, page, **APART)
    turn_some(onlooker, 1, random.Random(3))
    forgotten(onlooker)
    never = onlooker.hidden - onlooker.back
    SEARCH.finds_what_is_planted(onlooker, onlooker.hidden, (min(onlooker.back), min(never)))
    assert not onlooker.leaks
    card = min(onlooker.back)
    for message in (
        {"type": "tried", "table": {**onlooker.table, "places": [card]}},
        {"type": "update", "events": [{"name": "kept", "details": {"card": card}}], "table": {}},
        {"type": "presence", "next": int(card)},
        {"turns told": [{"line": "", "events": [{"details": {card: 1}}]}]},
    ):
        onlooker.leaks.clear()
        table = onlooker.table
        onlooker.hear(message)
        assert onlooker.leaks, message
        onlooker.table = table


def test_nothing_is_seen_by_trying(server: Server, open_page: Opens) -> None:
    page = open_page()
    tries: list[Any] = []
    page.on(
        "websocket",
        lambda made: made.on(
            "framereceived",
            lambda text: tries.append(json.loads(text)) if '"tried"' in str(text) else None,
        ),
    )
    seated(server, page, **APART)
    place(page, 3).click()
    expect(place(page, 3)).to_have_accessible_name(FACE)
    assert tries
    assert all(face == "?" for one in tries for face in one["table"]["places"])


def test_a_miss_lies_open_and_is_turned_back(server: Server, open_page: Opens) -> None:
    page = open_page()
    page.goto(server.url)
    page.evaluate("localStorage.setItem('tailback.pace', 'normal')")
    seated(server, page, high=50)
    faces = board(page).get_by_role("button", name=FACE)
    log = page.get_by_role("region", name="Log").last
    for at in (0, 1):
        place(page, at).click()
        expect(place(page, at)).to_have_accessible_name(FACE)
    expect(faces).to_have_count(2)
    expect(place(page, 0)).to_have_class(re.compile("missed"))
    expect(log).to_contain_text(re.compile(r"Player 1 turns up the \d+ \(row 1, column 2\)\."))
    expect(place(page, 0)).to_have_accessible_name(re.compile("face down$"))
    expect(log).not_to_contain_text("Player 1 turns up")
    expect(log).to_contain_text("turns 2 cards back: row 1, column 1; row 1, column 2.")
    # The other's cards are seen in their turn.
    expect(faces.first).to_be_visible()
    assert asked(page)


RECORD: Final = """() => {
  window.moments = [];
  const texts = (where) => [...document.querySelectorAll(where)].map(one => one.innerText.trim());
  const look = () => {
    const [kept, told] = [texts('.memory .tray'), texts('.bar ol li > :last-child')];
    moments.push([kept, told, texts('.mark.figures')]);
  };
  const all = { subtree: true, childList: true, attributes: true, characterData: true };
  new MutationObserver(look).observe(document.body, all);
}"""
"""Note at every change what has been kept, by the board, by the result and who came out how."""


def test_the_end_is_told_when_the_last_cards_are_taken(server: Server, open_page: Opens) -> None:
    page = open_page()
    onlooker = seated(server, page, low=45, high=50)
    page.evaluate(RECORD)
    play_on(page, onlooker, by_click)
    expect(page.get_by_role("button", name=OVER)).to_be_visible()
    expect(bar(page).get_by_role("list")).to_be_visible()
    moments = page.evaluate("moments")
    ends = [(kept, told) for kept, told, ranks in moments if told or ranks]
    assert ends
    for kept, told in ends:
        assert sorted(told) == sorted(kept)


def test_the_aid_marks_places_and_no_cards(server: Server, open_page: Opens) -> None:
    page = open_page()
    onlooker = seated(server, page, high=50)
    aid = page.get_by_label("Mark where cards were turned up lately")
    expect(aid).not_to_be_checked()
    aid.check()
    turn_some(onlooker, 3, random.Random(1))
    marks = page.locator(".foot.aid")
    until(page, lambda: marks.count() >= 3)
    assert all(not one.strip() for one in marks.all_text_contents())
    page.reload()
    expect(aid).to_be_checked()


def test_the_usual_opponent_is_easy(home: Callable[..., Any]) -> None:
    page = home()
    for name, value in (("played", "yes"), ("level", "hard")):
        page.evaluate(f"localStorage.setItem('tailback.{name}', '{value}')")
    page.get_by_role("radio", name="Play the computer").check()
    page.get_by_role("button", name="Play Traffic-Memory").click()
    expect(page.get_by_text("Computer, easy")).to_be_visible()


@soak
def test_the_lesson(server: Server, open_page: Opens) -> None:
    page = open_page()
    onlooker = Onlooker(page)
    page.goto(f"{server.url}/games/memory/lesson")
    page.get_by_role("button", name="Let me").or_(page.locator(".step .primary")).first.click()
    for at in (0, 1):
        expect(bar(page)).to_contain_text("Turn up a")
        place(page, at).click()
        expect(place(page, at)).to_have_accessible_name(FACE)
    rng = random.Random(4)
    # Keeping two where three were to be tried is answered at once, and counts too.
    for told in (
        "They are towed to your tray.",
        "(A long run|Two are good too|Your two are yours)",
    ):
        page.locator(".step .primary").click()
        onlooker.seen.clear()
        expect(bar(page)).to_contain_text("Turn up a")
        done = page.locator(".say").filter(has_text=re.compile(told))
        for _ in range(60):
            expect(done.or_(page.locator(".bar.asked")).first).to_be_visible()
            if done.is_visible():
                break
            before = json.dumps(onlooker.table)
            by_click(page, choose(onlooker, rng))
            changed(page, onlooker, before)
        expect(done).to_be_visible()
    assert not onlooker.over


@pytest.mark.parametrize("clause", ["MEM-5", "MEM-10"])
def test_drawings_stand_beside_the_clauses(clause: str, server: Server, open_page: Opens) -> None:
    page = open_page()
    page.goto(f"{server.url}/rules/memory#{clause}")
    expect(page.locator(f"#{clause} svg").first).to_be_visible()
