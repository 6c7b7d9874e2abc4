"""Two people in two browsers: a lost connection, a leaver, a clock run out, a draw, a watcher."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, TypeAlias
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import expect

from tests.browser.acts import asked, bar, moves, own_link, settle, until
from tests.browser.conftest import FAST, PHONE, Opens, Server, stand_in
from tests.browser.driver import STEP
from tests.browser.test_axe import AXE, sound
from tests.browser.test_shift import OPEN_ROAD
from tests.browser.test_windows import inside, windows
from tests.browser.watched import Watched
from tests.harness.postgres import cluster
from tests.harness.scale import SOAK, soak

GAMES = ("shift", "jam", "shuttles", "memory", "cutin", "bash")
Pair: TypeAlias = tuple[Server, Server]
"""Where Ada is, and where Eve is: on the same server, or each on another node."""
APART = """() => {
  const box = element => {
    const { left, top, right, bottom } = element.getBoundingClientRect();
    return { left, top, right, bottom };
  };
  const seen = selector => [...document.querySelectorAll(selector)]
    .filter(element => element.checkVisibility()).map(box);
  return {
    wide: document.scrollingElement.scrollWidth - innerWidth,
    note: seen('.note'),
    noted: seen('.note :is(p, button)'),
    board: seen('.cockpit > .board'),
    bar: seen('section.bar'),
    beside: seen('section.bar > :not(.head)'),
    clocks: seen('[role="timer"].clock'),
    log: document.querySelector('.log .box').clientHeight,
  };
}"""
"""Where things are, and how tall the log is."""
STILL = """() => [...document.querySelectorAll(
    '.cockpit > .board, .board .ends .end, .board .thing, section.bar .foot button')]
  .filter(element => element.checkVisibility())
  .map(element => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return [element.textContent.trim(), left, top, width, height].join(' ');
  })"""
"""What keeps its place: the board, what stands on it and beside it, where turns are sent."""
HEADED = """() => getComputedStyle(document.documentElement).getPropertyValue('--header').trim()
  === `${document.querySelector('header').offsetHeight}px`"""
PLAYS = re.compile("move a piece|Waiting for")
LINES = 72
"""Pixels that three lines of the log take."""


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """A seat can be handed over soon, and people may write freely."""
    monkeypatch.setenv("TAILBACK_GRACE", "0.5")
    monkeypatch.setenv("TAILBACK_CHAT", "yes")


@pytest.fixture
def slow(monkeypatch: pytest.MonkeyPatch) -> None:
    """Computers take their time: alone they would have played to the end before anyone looks."""
    monkeypatch.setitem(FAST, "TAILBACK_PACE", "3")


@pytest.fixture
def hasty(tmp_path: Path, quick: None) -> Iterator[Server]:
    yield from stand_in(tmp_path / "tables.db")


@pytest.fixture
def pair(request: pytest.FixtureRequest, tmp_path: Path, quick: None) -> Iterator[Pair]:
    """One server for both, or two nodes on one database."""
    if request.param == "one":
        with contextmanager(stand_in)(tmp_path / "tables.db") as one:
            yield one, one
    else:
        database = cluster().database()
        with contextmanager(stand_in)(database) as one, contextmanager(stand_in)(database) as two:
            yield one, two


def places(*some: tuple[str, str]) -> pytest.MarkDecorator:
    """Play these games at these places, and in the soak all at both."""
    every = [(nodes, game) for nodes in ("one", "two") for game in GAMES]
    return pytest.mark.parametrize(("pair", "game"), every if SOAK else some, indirect=["pair"])


def each(pair: Pair) -> Pair | tuple[Server]:
    return pair[:1] if pair[0] is pair[1] else pair


def sat(page: Any, server: Server, link: str, name: str) -> None:
    page.goto(server.url + link)
    page.get_by_label("Your name").fill(name)
    page.get_by_role("button", name=re.compile("^Sit down as")).click()


def both(pair: Pair, open_page: Opens, game: str, **wish: Any) -> tuple[Any, Any, Any]:
    """Seat Ada and Eve, who has a phone; return their pages and the table."""
    table = pair[0].table(game, seats=2, **wish)
    ada, eve = open_page(bypass_csp=True), open_page(**PHONE)
    sat(ada, pair[0], table["seats"][0]["link"], "Ada")
    sat(eve, pair[1], table["seats"][1]["link"], "Eve")
    for page in (ada, eve):
        expect(bar(page)).to_be_visible()
    return ada, eve, table


def settled(page: Any) -> Any:
    return page.get_by_role("region", name="Between you")


def known(page: Any) -> Any:
    """Return the games of this browser, on the home page."""
    return page.get_by_role("region", name="Your games")


def free(page: Any, clocks: int) -> None:
    """Assert that a note stands in the bar, over nothing, in every window; clocks are seen."""
    for width, height in windows(page):
        expect(settled(page).get_by_role("button").first).to_be_visible()
        found = page.evaluate(APART)
        at = f"{width} x {height}"
        assert found["wide"] <= 0, f"{at}: {found['wide']} px too wide"
        for what in ("note", "noted", "board", "bar"):
            inside(found[what], width, height, what)
        (note,), (bar_,) = found["note"], found["bar"]
        assert bar_["left"] <= note["left"] and note["right"] <= bar_["right"], f"{at}: {note}"
        assert bar_["top"] <= note["top"] and note["bottom"] <= bar_["bottom"], f"{at}: {note}"
        for other in found["board"] + found["beside"]:
            apart = note["bottom"] <= other["top"] + 0.5 or other["bottom"] <= note["top"] + 0.5
            aside = note["right"] <= other["left"] or other["right"] <= note["left"]
            assert apart or aside, f"{at}: the note {note} lies over {other}"
        assert len(found["clocks"]) == clocks, f"{at}: {found['clocks']}"
        if clocks:
            inside(found["clocks"], width, height, "clock")
        if width >= 960 and height >= 560:
            assert found["log"] >= LINES, f"{at}: the log has {found['log']} px"


def at_rest(page: Any) -> Any:
    """Return what keeps its place, as soon as the page has followed its header's height."""
    page.wait_for_function(HEADED)
    seen = [page.evaluate(STILL), None]

    def same() -> bool:
        seen[:] = page.evaluate(STILL), seen[0]
        return bool(seen[0] == seen[1])

    until(page, same)
    return seen[0]


def decide(page: Any, choice: str) -> None:
    """Choose what follows, in the dialog that a note opens."""
    settled(page).get_by_role("button", name="Decide").click()
    page.get_by_role("dialog").get_by_role("button", name=choice).click()


def play_on(watched: Watched, *pages: Any, turns: int = 3) -> None:
    """Let whoever is asked play on until one who watches was told of some turns, or of the end."""

    def told() -> set[int]:
        return {m["turn"] for m in updates(watched) if m.get("turn")}

    before = len(told())

    def done() -> bool:
        over = [page.evaluate(f"() => {{ {STEP} }}") == "over" for page in pages]
        return all(over) or len(told()) >= before + turns

    until(pages[0], done, lambda: f"{len(told()) - before} turns were played")


def updates(watched: Watched) -> list[Any]:
    return [m for m in watched.messages() if m.get("type") == "update"]


def offer(page: Any, what: str) -> None:
    page.get_by_role("button", name="Say something").click()
    page.get_by_role("button", name=what).click()


@places(("two", "jam"))
def test_a_lost_connection_a_leaver_who_comes_back_and_one_who_watches(
    game: str, pair: Pair, open_page: Opens
) -> None:
    ada, eve, table = both(pair, open_page, game)
    watcher = open_page()
    watched = Watched(watcher)
    watcher.goto(pair[1].url + table["spectator"]["link"])
    expect(ada.get_by_text("1 spectator")).to_be_visible()
    expect(bar(watcher)).to_be_visible()
    for page in (ada, eve, watcher):
        page.wait_for_load_state("networkidle")  # whatever is cut off there would be complained of
    for server in each(pair):
        server.stop()
    for page in (ada, eve):
        expect(page.get_by_text("The connection is lost.")).to_be_visible()
    for server in each(pair):
        server.start()
    for page in (ada, eve):
        expect(page.get_by_text("The connection is lost.")).to_be_hidden()
    play_on(watched, ada, eve)

    home = eve.context
    eve.close()
    expect(settled(ada)).to_contain_text("Eve has left.")
    free(ada, clocks=0)
    settled(ada).get_by_role("button", name="Decide").click()
    if AXE.is_file():
        sound(ada)
    ada.get_by_role("dialog").get_by_role("button", name="Hand the seat over").click()
    expect(ada.get_by_role("listitem").filter(has_text="the computer goes on")).to_be_visible()
    eve = home.new_page()
    eve.goto(pair[1].url + table["seats"][1]["link"])
    expect(settled(eve)).to_contain_text("A computer player goes on for you.")
    settled(eve).get_by_role("button", name="Take your seat back").click()
    expect(settled(eve).get_by_role("button")).to_have_count(0)
    expect(ada.get_by_text("the computer goes on")).to_have_count(0)
    play_on(watched, ada, eve)

    assert all(update.get("own") is None for update in updates(watched))
    assert all(update["legal"] == [] for update in updates(watched))


@places(("one", "shift"))
def test_a_clock_runs_out_and_the_other_decides(game: str, pair: Pair, open_page: Opens) -> None:
    clock = {"seconds": 10, "more": 0}
    ada, eve, _ = both(pair, open_page, game, clock=clock)
    for page in (ada, eve):
        expect(page.get_by_role("timer")).to_have_count(2)
        expect(page.get_by_role("timer").first).to_have_text(re.compile(r"^0:\d\d$"))
    ended = re.compile("How shall it go on")
    expect(settled(ada)).to_contain_text("run out")
    expect(settled(eve)).to_contain_text("run out")
    judge = ada if settled(ada).get_by_text(ended).count() else eve
    if AXE.is_file():
        sound(ada)
    free(ada, clocks=2)
    decide(judge, "End the game")
    for page in (ada, eve):
        expect(bar(page)).to_contain_text("and the game was ended.")


def test_a_seat_is_taken_back_where_only_computers_are_left(
    slow: None, hasty: Server, open_page: Opens
) -> None:
    table = hasty.table("jam", seats=4, bots={"2": "easy", "3": "easy"})
    ada, eve = open_page(bypass_csp=True), open_page()
    for page, seat, name in zip((ada, eve), table["seats"], ("Ada", "Eve"), strict=True):
        sat(page, hasty, seat["link"], name)
    expect(moves(ada).first).to_be_visible()
    ada.goto("about:blank")
    expect(settled(eve)).to_contain_text("Ada has left.")
    decide(eve, "Hand the seat over")
    expect(eve.get_by_role("listitem").filter(has_text="the computer goes on")).to_be_visible()
    eve.get_by_role("button", name="Give up").click()
    eve.get_by_role("dialog").get_by_role("button", name="Give up").click()
    expect(eve.get_by_role("button", name="Give up")).to_have_count(0)
    ada.goto(hasty.url + table["seats"][0]["link"])
    expect(settled(ada)).to_contain_text("A computer player goes on for you.")
    free(ada, clocks=0)
    if AXE.is_file():
        sound(ada)
    settled(ada).get_by_role("button", name="Take your seat back").click()
    expect(ada.get_by_text("the computer goes on")).to_have_count(0)
    expect(settled(ada)).to_have_count(0)
    assert asked(ada)


def test_agreeing_that_the_computer_goes_on_is_agreeing_at_which_level(
    hasty: Server, open_page: Opens
) -> None:
    """All three are late at once, so that each two decide about the third."""
    table = hasty.table("jam", seats=3, clock={"seconds": 10, "more": 0})
    ada, eve, bob = open_page(), open_page(bypass_csp=True), open_page(**PHONE)
    for page, seat, name in zip(
        (ada, eve, bob), table["seats"], ("Ada", "Eve", "Bob"), strict=True
    ):
        sat(page, hasty, seat["link"], name)
    for page in (eve, bob):
        expect(settled(page)).to_contain_text("Ada has run out of time.")
    settled(bob).get_by_role("button", name="Decide").click()
    level = bob.get_by_role("dialog").get_by_label("Computer player")
    expect(level).to_have_value("easy")
    settled(eve).get_by_role("button", name="Decide").click()
    eve.get_by_role("dialog").get_by_label("Computer player").select_option("hard")
    eve.get_by_role("dialog").get_by_role("button", name="Let the computer go on").click()
    wish = "Eve: Let the computer (hard) go on"
    for page in (eve, bob):
        expect(settled(page).locator(".note")).to_contain_text(wish)
    expect(bob.get_by_role("dialog")).to_contain_text(wish)
    expect(level).to_have_value("hard")  # nothing was chosen here before
    bob.get_by_role("dialog").get_by_role("button", name="Close").click()
    free(eve, clocks=3)
    decide(bob, "Let the computer go on")
    expect(ada.get_by_text("A computer player goes on for you.")).to_be_visible()
    expect(eve.get_by_role("listitem").filter(has_text="the computer goes on")).to_be_visible()


@soak
def test_a_leaver_whose_time_has_run_out_is_handed_over_by_one_alone(
    hasty: Server, open_page: Opens
) -> None:
    """What is to be done about the time they must agree on; Eve does not say a word."""
    table = hasty.table("jam", seats=3, clock={"seconds": 10, "more": 0})
    ada, _, bob = pages = [open_page() for _ in range(3)]
    for page, seat, name in zip(pages, table["seats"], ("Ada", "Eve", "Bob"), strict=True):
        sat(page, hasty, seat["link"], name)
    expect(bar(ada)).to_be_visible()
    bob.close()
    expect(settled(ada)).to_contain_text("has run out of time")
    left = settled(ada).get_by_text("Bob has left.")
    for _ in range(4):
        if not left.count():
            settled(ada).get_by_role("button", name="next note").click()
    expect(left).to_be_visible()
    decide(ada, "Hand the seat over")
    expect(ada.get_by_role("listitem").filter(has_text="the computer goes on")).to_be_visible()


def test_a_draw_is_agreed_and_a_turn_is_taken_back_by_consent(
    hasty: Server, open_page: Opens
) -> None:
    ada, eve, table = both((hasty, hasty), open_page, "shuttles", options={"first": "south"})
    second = open_page()  # another device of Ada's is in step with the first
    second.goto(hasty.url + own_link(ada, table["match"], 0))
    expect(moves(second).first).to_be_visible()
    before = bar(ada).inner_text()
    moves(ada).first.click()
    ada.get_by_role("button", name="Send turn").click()
    settle(ada, before)
    log = ada.get_by_role("region", name="Log").last
    expect(log).not_to_have_text("What happens will stand here.")
    told = log.inner_text()
    expect(bar(second)).to_contain_text("Waiting for North")
    offer(ada, "Ask to take back")
    expect(settled(ada)).to_contain_text("Waiting for Eve.")
    settled(eve).get_by_role("button", name="Agree").click()
    expect(moves(ada).and_(ada.locator(":enabled")).first).to_be_visible()
    expect(log).not_to_have_text(told)
    expect(moves(second).and_(second.locator(":enabled")).first).to_be_visible()
    offer(ada, "Offer a draw")
    expect(settled(eve)).to_contain_text("Ada offers a draw.")
    settled(eve).get_by_role("button", name="No").click()
    expect(settled(ada)).to_contain_text("Eve would rather play on.")
    offer(eve, "Offer a draw")
    expect(settled(ada)).not_to_contain_text("play on")
    settled(ada).get_by_role("button", name="Agree").click()
    for page in (ada, eve, second):
        expect(bar(page)).to_contain_text("You agreed on a draw.")


@soak
def test_whoever_asked_is_told_who_said_no_until_it_was_read_or_something_happens(
    hasty: Server, open_page: Opens
) -> None:
    ada, eve, watcher = open_page(bypass_csp=True), open_page(), open_page()
    table = hasty.table("shuttles", options={"first": "south"})
    for page, seat, name in zip((ada, eve), table["seats"], ("Ada", "Eve"), strict=True):
        sat(page, hasty, seat["link"], name)
    watcher.goto(hasty.url + table["spectator"]["link"])
    expect(bar(watcher)).to_be_visible()

    def played(page: Any) -> None:
        before = bar(page).inner_text()
        moves(page).first.click()
        page.get_by_role("button", name="Send turn").click()
        settle(page, before)

    played(ada)
    offer(ada, "Ask to take back")
    settled(eve).get_by_role("button", name="No").click()
    stands = "Eve would rather let your turn stand."
    expect(settled(ada).locator("[aria-live=polite]")).to_contain_text(stands)
    for page in (eve, watcher):
        expect(settled(page)).not_to_contain_text("rather")
    free(ada, clocks=0)
    if AXE.is_file():
        sound(ada)
    ada.reload()
    expect(settled(ada)).to_contain_text(stands)
    played(eve)  # what was asked about lies behind them
    expect(settled(ada)).not_to_contain_text("rather")
    offer(ada, "Offer a draw")
    settled(eve).get_by_role("button", name="No").click()
    expect(settled(ada)).to_contain_text("Eve would rather play on.")
    settled(ada).get_by_role("button", name="Close").click()
    expect(settled(ada).get_by_role("button")).to_have_count(0)
    expect(settled(ada)).not_to_contain_text("rather")


@soak
def test_the_buttons_of_a_note_are_whole_whatever_the_name(hasty: Server, open_page: Opens) -> None:
    ada, eve = open_page(), open_page()
    table = hasty.table("shuttles")
    for page, seat, name in zip((ada, eve), table["seats"], ("Ada", "Eve " * 10), strict=True):
        sat(page, hasty, seat["link"], name)
    offer(eve, "Offer a draw")
    for width, height in windows(ada):
        expect(settled(ada)).to_contain_text("Eve Eve")
        for button in settled(ada).get_by_role("button").all():
            cut = button.evaluate("one => one.scrollWidth - one.clientWidth")
            assert cut <= 0, f"{width} x {height}: {button.inner_text()} is {cut} px too wide"


def test_nothing_moves_for_what_people_have_to_settle(hasty: Server, open_page: Opens) -> None:
    """The board stays as large and where it is, with the names of its sides."""
    ada, eve, _ = both((hasty, hasty), open_page, "shift", options={"starter": "gold"})
    ada.emulate_media(reduced_motion="reduce")
    assert asked(ada)
    still = {window: at_rest(ada) for window in windows(ada)}
    assert any("Silver" in one for one in still[1280, 800])
    offer(eve, "Offer a draw")
    expect(settled(ada)).to_contain_text("Eve offers a draw.")
    for window in windows(ada):
        expect(settled(ada).get_by_role("button", name="Agree")).to_be_in_viewport(ratio=1)
        assert at_rest(ada) == still[window], window
    # What is asked is still there for those who listen.
    expect(bar(ada)).to_contain_text("Gold: play a card.")


def test_taking_back_is_offered_where_it_can_be_and_a_refusal_does_not_outlive_its_reason(
    hasty: Server, open_page: Opens
) -> None:
    options = {**OPEN_ROAD, "deck": "M1=20"}
    ada, eve, _ = both((hasty, hasty), open_page, "shift", options=options)
    assert asked(ada)
    ada.get_by_role("button", name="Say something").click()
    back = ada.get_by_role("button", name="Ask to take back")
    expect(back).to_be_disabled()
    expect(back).to_have_accessible_description(
        "You have made no move yet that could be taken back."
    )
    expect(ada.get_by_role("button", name="Offer a draw")).to_be_enabled()
    ada.keyboard.press("Escape")
    bar(ada).get_by_role("button", name="Play Move 1").first.click()
    bar(ada).get_by_role("button", name="space").first.click()
    ada.get_by_role("button", name="Send turn").click()
    expect(bar(ada)).to_contain_text("Waiting for Silver")
    ada.get_by_role("button", name="Say something").click()
    expect(back).to_be_disabled()  # a card was drawn for the one that was played
    expect(back).to_have_accessible_description(re.compile("chance has fallen since then"))
    if AXE.is_file():
        sound(ada)
    back.evaluate("button => button.disabled = false")  # as if it had been pressed just before
    back.click()
    refused = ada.get_by_role("alert").filter(has_text="can no longer be taken back")
    expect(refused).to_be_visible()
    offer(eve, "Offer a draw")
    settled(ada).get_by_role("button", name="Agree").click()
    expect(bar(ada)).to_contain_text("You agreed on a draw.")
    expect(refused).to_have_count(0)
    ada.get_by_role("button", name="Share the game").click()  # nothing lies over it
    expect(ada.get_by_role("dialog")).to_be_visible()


def test_free_words_where_the_host_has_switched_them_on(hasty: Server, open_page: Opens) -> None:
    ada, eve, _ = both((hasty, hasty), open_page, "shuttles")
    for page in (ada, eve):
        page.get_by_role("button", name="Say something").click()
    ada.get_by_label("Your own words").fill("Shall we?  <b>Now</b>")
    ada.keyboard.press("Enter")
    said = eve.get_by_role("list", name="Said at the table")
    expect(said.get_by_text("Ada: Shall we? <b>Now</b>")).to_be_visible()
    expect(ada.get_by_label("Your own words")).to_have_value("")


@soak
def test_who_was_muted_is_heard_no_more_by_this_browser(hasty: Server, open_page: Opens) -> None:
    ada, eve, _ = both((hasty, hasty), open_page, "shuttles")
    header = ada.get_by_role("banner")
    tall = header.bounding_box()["height"]
    for page in (ada, eve):
        page.get_by_role("button", name="Say something").click()
    ada.get_by_role("button", name="Hello").click()
    expect(header).to_contain_text("Ada: Hello.")
    say(eve, "a long line of words " * 5)
    expect(header).to_contain_text("Eve: a long line")
    assert header.bounding_box()["height"] == tall  # the board stays where it is
    ada.get_by_role("button", name="Mute Eve").click()
    expect(header.locator("p[aria-hidden]")).to_have_count(0)  # nor what was said before, again
    expect(ada.get_by_role("status").filter(has_text="Ada: Hello.")).to_have_count(0)
    ada.reload()
    silent(ada, eve, "still there")
    for page in (ada, eve):
        page.keyboard.press("Escape")
    ada.get_by_role("button", name="Give up").click()
    ada.get_by_role("dialog").get_by_role("button", name="Give up").click()
    for page in (ada, eve):
        page.get_by_role("button", name="Swap sides").or_(
            page.get_by_role("button", name="Yes, swap sides")
        ).click()
    expect(bar(ada)).to_contain_text(re.compile("move a piece|Waiting for"))
    eve.get_by_role("button", name="Say something").click()
    silent(ada, eve, "and here")  # on the other seat


def say(page: Any, line: str) -> None:
    page.get_by_label("Your own words").fill(line)
    page.keyboard.press("Enter")


def silent(ada: Any, eve: Any, line: str) -> None:
    """Assert that Ada does not hear what Eve says, and is told why."""
    ada.get_by_role("button", name="Say something").click()
    expect(ada.get_by_role("button", name="Hear Eve again")).to_be_visible()
    say(eve, line)
    expect(eve.get_by_role("list", name="Said at the table").get_by_text(line)).to_be_visible()
    ada.get_by_role("button", name="Thank you").click()  # what is heard after it
    heard = ada.get_by_role("list", name="Said at the table")
    expect(heard.get_by_text("Ada: Thank you.").last).to_be_visible()
    expect(heard.get_by_text("Eve: ")).to_have_count(0)


def test_the_host_renews_the_link_of_a_free_seat_and_hands_the_seat_of_a_leaver_over(
    hasty: Server, open_page: Opens
) -> None:
    host, guest = open_page(), open_page()
    host.goto(hasty.url)
    host.get_by_role("radio", name="Play with friends").check()
    host.get_by_role("button", name="Play Shuttles").click()
    guest.goto(host.get_by_role("textbox", name="Link for North").input_value())
    expect(guest.get_by_role("button", name="Sit down as North")).to_be_visible()
    host.get_by_role("link", name="Seats and links").click()
    host.get_by_role("button", name="New link for North").click()
    fresh = host.get_by_role("textbox", name="Link for North")
    expect(guest.get_by_role("heading", level=1)).to_contain_text(
        "This link does not open the table"
    )
    guest.goto("about:blank")
    guest.goto(fresh.input_value())
    guest.get_by_role("button", name="Sit down as North").click()
    host.context.new_page().goto(host.url.partition("#")[0].replace("/host/", "/table/"))
    expect(bar(guest)).to_contain_text(re.compile("move a piece|Waiting for South"))
    north = host.get_by_role("listitem").filter(has_text="North")
    expect(north).to_contain_text("here")
    expect(host.get_by_role("button", name="New link for North")).to_have_count(0)
    with guest.expect_response("**/api/tables/status") as told:
        guest.goto(hasty.url)  # from now on the seat's own link is the way back
    assert [standing["ok"] for standing in told.value.json()] == [True]
    expect(known(guest)).to_contain_text(re.compile("Your turn|The others’ turn"))
    path = urlsplit(fresh.input_value()).path
    guest.goto(f"{hasty.url}{path}")  # as a notice opens it
    expect(bar(guest)).to_contain_text(PLAYS)
    guest.goto("about:blank")
    host.get_by_label("North: Computer player").select_option("easy")
    host.get_by_role("button", name="North: Let the computer go on").click()
    expect(north).to_contain_text("the computer goes on")
    guest.goto(f"{hasty.url}{path}")
    settled(guest).get_by_role("button", name="Take your seat back").click()
    expect(north).to_contain_text("here")


def test_who_watched_first_and_is_given_a_seat_is_a_player_from_then_on(
    hasty: Server, open_page: Opens
) -> None:
    page, other = open_page(), open_page()
    table = hasty.table("shuttles", options={"first": "south"})
    sat(other, hasty, table["seats"][1]["link"], "Eve")
    page.goto(hasty.url + table["spectator"]["link"])
    expect(bar(page)).to_contain_text("Waiting for 1 more player.")
    page.goto("about:blank")
    sat(page, hasty, table["seats"][0]["link"], "Ada")
    expect(moves(page).first).to_be_visible()
    expect(page.get_by_role("checkbox", name="Tell me when it is my turn")).to_be_visible()
    page.goto(hasty.url)
    expect(known(page)).to_contain_text("Your turn")
    known(page).get_by_role("listitem").get_by_role("link").click()
    expect(moves(page).first).to_be_visible()
