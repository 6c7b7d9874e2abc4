"""Traffic-Memory on its own board: whole games, every window, nothing of what was turned back."""

from __future__ import annotations

import json
import random
import re
from collections.abc import Callable, Iterator
from typing import Any, Final

import pytest
from playwright.sync_api import expect

from tests.browser.acts import asked, bar, board, sit, tab_to
from tests.browser.conftest import PHONE, Opens, Server
from tests.browser.test_axe import sound
from tests.browser.test_windows import BOXES, THEMES, WINDOWS, inside, window

STOP: Final = re.compile("^Stop and keep")
FACE: Final = re.compile(r"^Place \d+, row \d+, column \d+: (\d+|joker)$")
OVER: Final = "Play again"
APART: Final = {"low": 26, "high": 50}
"""Numbers that are no places: a number from 26 on is a card, wherever it is found."""
SINGLE: Final = ("version", "ask", "turn", "turns", "left", "at", "scene", "options")
"""What was agreed, and counts that may be as large as a card's number."""


class Onlooker:
    """Hears what a page is sent: what lies where, and every card that was turned back."""

    def __init__(self, page: Any) -> None:
        self.seen: dict[int, str] = {}
        self.table: dict[str, Any] = {}
        self.leaks: list[str] = []
        self.over = False
        page.on("websocket", lambda made: made.on("framereceived", self._frame))
        page.on("response", self._response)

    @property
    def hidden(self) -> set[str]:
        """The cards that were seen and lie face down again."""
        places = self.table.get("places", [])
        return {card for at, card in self.seen.items() if places[at] == "?"}

    def hear(self, message: Any) -> None:
        """Take a message; what it tells of a card that lies face down is a leak."""
        shown = [one for one in message.get("events", []) if one["name"] == "turned-up"]
        self.over = self.over or message.get("stage") == "over"
        told = {str(one["details"]["card"]) for one in shown}
        if not self.over:
            for found in leaves(message):
                if found in self.hidden - told:
                    self.leaks.append(f"{found}: {json.dumps(message)[:300]}")
        for one in shown:
            card = str(one["details"]["card"])
            self.seen[int(one["details"]["place"][1:]) - 1] = "*" if card == "joker" else card
        if message.get("type") == "update":
            self.table = message["table"]

    def _frame(self, text: str | bytes) -> None:
        self.hear(json.loads(text))

    def _response(self, response: Any) -> None:
        if "/turns" in response.url and response.ok:
            self.hear({"turns told": response.json()["turns"]})


def leaves(value: Any) -> Iterator[str]:
    """Return every value of a message, and every word of its texts, but what only counts."""
    if isinstance(value, dict):
        for name, each in value.items():
            if name not in SINGLE and not (name == "number" and isinstance(each, int)):
                yield from leaves(each)
    elif isinstance(value, list | tuple):
        for each in value:
            yield from leaves(each)
    elif isinstance(value, str):
        yield from re.findall(r"\w+|\*", value)
    elif value is not None:
        yield str(value)


IN_PAGE = """() => {
  const told = [document.title, document.body.textContent];
  for (const element of document.querySelectorAll('*'))
    for (const { name, value } of element.attributes)
      if (/^(aria-|data-|title|alt|value|id|name|href)/.test(name)) told.push(value);
  for (const kept of [localStorage, sessionStorage])
    for (const name of Object.keys(kept)) told.push(name, kept.getItem(name));
  told.push(document.cookie, JSON.stringify(history.state));
  return told;
}"""


def in_page(page: Any, cards: set[str]) -> list[str]:
    """Return what the page or its storage holds of these cards."""
    words = re.compile(rf"(?<![\w-])({'|'.join(sorted(cards)) or '-'})(?![\w-])")
    return [text for text in page.evaluate(IN_PAGE) if text and words.search(text)]


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
    return board(page).get_by_role("button", name=re.compile(f"^Place {at + 1},"))


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
        found = re.match(r"Place (\d+), row (\d+)", here)
        if not found:
            page.keyboard.press("ArrowRight")
            continue
        now, row = int(found[1]) - 1, int(found[2])
        if now == at:
            page.keyboard.press("Enter")
            return
        target = int(re.findall(r"row (\d+)", place(page, at).get_attribute("aria-label"))[0])
        far = (
            "ArrowDown"
            if target > row
            else "ArrowUp"
            if target < row
            else "ArrowRight"
            if at > now
            else "ArrowLeft"
        )
        page.keyboard.press(far)
    raise AssertionError(f"place {at} was not reached")


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
        for _ in range(100):
            page.wait_for_timeout(30)
            if json.dumps(onlooker.table) != before:
                break
    raise AssertionError(f"not over after {most} choices")


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
    expect(board(page).get_by_role("button", name=re.compile("^Place"))).to_have_count(10)


def test_two_browsers_with_a_server_that_goes_away(own_server: Server, open_page: Opens) -> None:
    table = own_server.table("memory", options={"low": 45, "high": 50})
    pages = [open_page(), open_page()]
    looks = [Onlooker(page) for page in pages]
    for seat, page in enumerate(pages):
        page.goto(own_server.url + table["seats"][seat]["link"])
        sit(page, f"Player {seat + 1}")
    rng = random.Random(2)
    for made in range(60):
        mover = next((p for p in pages * 100 if _to_move(p)), None)
        if mover is None or any(look.over for look in looks):
            break
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
        for _ in range(100):
            mover.wait_for_timeout(30)
            if json.dumps(look.table) != before:
                break
    for page, look in zip(pages, looks, strict=True):
        expect(page.get_by_role("button", name=OVER)).to_be_visible()
        assert not look.leaks
    assert looks[0].table["kept"] == looks[1].table["kept"]


def _to_move(page: Any) -> bool:
    page.wait_for_timeout(25)
    over = page.get_by_role("button", name=OVER)
    return bool(page.locator(".bar.asked").count() or over.count())


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


def test_by_keyboard_only(server: Server, open_page: Opens) -> None:
    page = open_page()
    onlooker = seated(server, page, high=8)
    tab_to(page, "^Place 1,")
    assert play_on(page, onlooker, by_key) > 2


def test_by_touch_at_320_px(server: Server, open_page: Opens) -> None:
    page = open_page(**PHONE)
    onlooker = seated(server, page, high=8)
    for at in range(8):
        box = place(page, at).bounding_box()
        assert min(box["width"], box["height"]) >= 44
    play_on(page, onlooker, by_tap)


@pytest.mark.parametrize("theme", THEMES)
def test_every_window(theme: str, server: Server, open_page: Opens) -> None:
    page = open_page(color_scheme=theme)
    seated(server, page, seats=5)
    for width, height in WINDOWS:
        with window(page, width, height):
            found = page.evaluate(BOXES)
            boxes = [
                {
                    "name": "card",
                    "left": b["x"],
                    "top": b["y"],
                    "right": b["x"] + b["width"],
                    "bottom": b["y"] + b["height"],
                }
                for b in (place(page, at).locator(".card").bounding_box() for at in range(30))
            ]
        inside(boxes, width, height, "cards")
        assert found["wide"] <= 0
        assert not found["nested"], f"{width} x {height}: {found['nested']}"
        for what in ("board", "bar", "sentence", "buttons"):
            inside(found[what], width, height, what)
        least = min(min(b["right"] - b["left"], b["bottom"] - b["top"]) for b in boxes)
        assert least >= (60 if (width, height) == (390, 844) else 44), (width, height, least)


def test_the_largest_pack_fits_the_smallest_phone(server: Server, open_page: Opens) -> None:
    page = open_page(viewport={"width": 320, "height": 568})
    seated(server, page, high=50, jokers=True)
    boxes = [place(page, at).bounding_box() for at in range(58)]
    assert all(b["x"] >= 0 and b["x"] + b["width"] <= 320 for b in boxes)
    assert all(b["y"] >= 0 and b["y"] + b["height"] <= 568 for b in boxes)
    assert min(min(b["width"], b["height"]) for b in boxes) >= 36


@pytest.mark.parametrize("theme", THEMES)
def test_axe_finds_nothing(theme: str, server: Server, open_page: Opens) -> None:
    page = open_page(color_scheme=theme, bypass_csp=True)
    onlooker = seated(server, page, high=6)
    sound(page)
    place(page, 0).click()
    expect(place(page, 0)).to_have_accessible_name(FACE)
    sound(page)
    page.get_by_label("Mark where cards").check()
    play_on(page, onlooker, by_click)
    sound(page)


def test_what_was_turned_back_is_nowhere(server: Server, open_page: Opens) -> None:
    page = open_page()
    onlooker = seated(server, page, **APART)
    rng, looked = random.Random(3), 0
    for _ in range(14):
        if not asked(page):
            break
        before = json.dumps(onlooker.table)
        new = [at for at, face in enumerate(onlooker.table["places"]) if face == "?"]
        by_click(page, None if onlooker.table["may_stop"] else rng.choice(new))
        for _ in range(100):
            page.wait_for_timeout(30)
            if json.dumps(onlooker.table) != before:
                break
        assert asked(page)
        page.wait_for_timeout(900)  # what was shown is forgotten
        if onlooker.hidden:
            looked += 1
            assert not in_page(page, onlooker.hidden)
    assert looked > 4
    assert len(onlooker.hidden) > 4
    # Whoever comes back hears nothing of them either.
    page.reload()
    assert asked(page)
    page.get_by_role("button", name="Notation").click()
    page.wait_for_timeout(300)
    assert not in_page(page, onlooker.hidden)
    assert not onlooker.leaks


def test_a_planted_leak_is_found(server: Server, open_page: Opens) -> None:
    page = open_page()
    onlooker = seated(server, page, **APART)
    while not onlooker.hidden:
        assert asked(page)
        before = json.dumps(onlooker.table)
        new = [at for at, face in enumerate(onlooker.table["places"]) if face == "?"]
        by_click(page, None if onlooker.table["may_stop"] else new[0])
        page.wait_for_timeout(300)
        assert before
    page.wait_for_timeout(900)
    card = min(onlooker.hidden)
    assert not in_page(page, {card})
    for plant in (
        "card => document.querySelector('.grid button').dataset.card = card",
        "card => document.querySelector('.grid button').append(card)",
        "card => document.querySelector('.grid button').ariaLabel += ' ' + card",
        "card => localStorage.setItem('tailback.seen', JSON.stringify([card]))",
    ):
        page.evaluate(plant, card)
        assert in_page(page, {card}), plant
        page.evaluate(
            "card => { const b = document.querySelector('.grid button'); delete b.dataset.card;"
            " if (b.lastChild.data === card) b.lastChild.remove();"
            " b.ariaLabel = b.ariaLabel.replace(' ' + card, '');"
            " localStorage.removeItem('tailback.seen'); }",
            card,
        )
        assert not in_page(page, {card}), plant
    assert not onlooker.leaks
    onlooker.hear({"type": "tried", "table": {**onlooker.table, "places": [card]}})
    assert onlooker.leaks


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
    onlooker = seated(server, page, high=50)
    faces = board(page).get_by_role("button", name=FACE)
    log = page.get_by_role("region", name="Log").last
    for at in (0, 1):
        place(page, at).click()
        expect(place(page, at)).to_have_accessible_name(FACE)
    if onlooker.table["up"]:  # neighbours by chance
        by_click(page, None)
        return
    expect(faces).to_have_count(2)
    expect(place(page, 0)).to_have_class(re.compile("missed"))
    expect(log).to_contain_text("Player 1 turns up")
    expect(place(page, 0)).to_have_accessible_name(re.compile("face down$"))
    expect(log).not_to_contain_text("Player 1 turns up")
    expect(log).to_contain_text("turns 2 cards back")
    # The other's cards are seen in their turn.
    expect(faces.first).to_be_visible()
    assert asked(page)


def test_the_aid_marks_places_and_no_cards(server: Server, open_page: Opens) -> None:
    page = open_page()
    onlooker = seated(server, page, high=50)
    aid = page.get_by_label("Mark where cards were turned up lately")
    expect(aid).not_to_be_checked()
    aid.check()
    while len(onlooker.hidden) < 3:
        assert asked(page)
        new = [at for at, face in enumerate(onlooker.table["places"]) if face == "?"]
        by_click(page, None if onlooker.table["may_stop"] else new[-1])
        page.wait_for_timeout(250)
    page.wait_for_timeout(900)
    marks = page.locator(".foot.aid")
    assert marks.count() >= 3
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


def test_the_lesson(server: Server, open_page: Opens) -> None:
    page = open_page()
    onlooker = Onlooker(page)
    page.goto(f"{server.url}/games/memory/lesson")
    page.get_by_role("button", name="Let me").or_(page.locator(".step .primary")).first.click()
    for at in (0, 1):
        expect(bar(page)).to_contain_text("Turn up a")
        place(page, at).click()
        expect(place(page, at)).to_have_accessible_name(FACE)
    page.locator(".step .primary").click()
    onlooker.seen.clear()
    expect(bar(page)).to_contain_text("Turn up a")
    rng = random.Random(4)
    done = page.locator(".say").filter(has_text="They are towed to your tray.")
    for _ in range(60):
        if done.is_visible():
            break
        if page.locator(".bar.asked").count():
            by_click(page, choose(onlooker, rng))
        page.wait_for_timeout(300)
    expect(done).to_be_visible()


@pytest.mark.parametrize("clause", ["MEM-5", "MEM-10"])
def test_drawings_stand_beside_the_clauses(clause: str, server: Server, open_page: Opens) -> None:
    page = open_page()
    page.goto(f"{server.url}/rules/memory#{clause}")
    expect(page.locator(f"#{clause} svg").first).to_be_visible()
