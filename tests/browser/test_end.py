"""The end speaks to a person: to the winner, to the loser, to whoever watched, by how it ended."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.acts import asked, bar, play_through, sit
from tests.browser.conftest import Opens, Server
from tests.browser.test_windows import windows
from tests.harness.scale import soak

AHEAD = "\n".join(
    [
        ".....|....|.....",
        ">>...|....|.....",
        ".....|....|.....",
        ".....|....|.....",
        ".....|....|...<<",
        ".....|....|.....",
    ]
)
"""Nothing is in anyone's way."""
SLIDES = {"setup": AHEAD, "deck": "SL=20", "starter": "gold"}

EXITS = ((1280, 800), (1600, 1000), (768, 1024), (390, 844), (844, 390))
WHOLE = """() => {
  const box = (element, more = 0) => {
    const { left, top, right, bottom } = element.getBoundingClientRect();
    return [left - more, top - more, right + more, bottom + more];
  };
  const scale = one => one.getScreenCTM().a || Math.abs(one.getScreenCTM().b);
  const half = one => (Math.abs(scale(one)) * parseFloat(getComputedStyle(one).strokeWidth)) / 2;
  const all = document.querySelectorAll('.board .exit .under, .board .finish');
  return {
    board: box(document.querySelector('.cockpit > .board')),
    drawn: [...all].map(one => box(one, half(one))),
  };
}"""
"""Where the arrows and the flag lie, with half of their lines' width around."""


def three(server: Server, open_page: Opens, game: str, **wish: Any) -> tuple[Any, Any, Any]:
    """Return the pages of two players and of one who watches, in English."""
    table = server.table(game, **wish)
    pages = open_page(), open_page(), open_page()
    for page, seat in zip(pages, table["seats"], strict=False):
        page.goto(server.url + seat["link"])
        sit(page, "")
    pages[2].goto(server.url + table["spectator"]["link"])
    return pages


def slide_out(page: Any) -> None:
    """Play a slide and drive the hero car off the board."""
    assert asked(page)
    page.get_by_role("button", name="Play Slide").first.click()
    name = re.compile(r"hero car: 1[34] spaces (left|right)|hero car: 14 spaces")
    bar(page).get_by_role("button", name=name).last.click()
    page.get_by_role("button", name="Send turn").click()


def give_up(page: Any) -> None:
    page.get_by_role("button", name="Give up", exact=True).click()
    page.get_by_role("dialog").get_by_role("button", name="Give up").click()


def test_a_slide_is_told_to_winner_loser_and_watcher(server: Server, open_page: Opens) -> None:
    gold, silver, watcher = three(server, open_page, "shift", options=SLIDES)
    slide_out(gold)
    expect(bar(gold)).to_contain_text("You won: you drove out by a slide!")
    expect(bar(silver)).to_contain_text("You lost: Gold drove out by a slide.")
    expect(bar(watcher)).to_contain_text("Gold drove out by a slide and won.")
    for page in (gold, silver, watcher):
        # Clause and seed are there for those who ask, and for nobody else.
        expect(page.get_by_text("Read SHIFT-25")).to_be_hidden()
        expect(page.get_by_text("the server’s seed is the one")).to_be_hidden()
        page.get_by_text("Rule and check of the draws").click()
        expect(page.get_by_role("link", name="Read SHIFT-25")).to_be_visible()
        expect(page.get_by_text("the server’s seed is the one")).to_be_visible()


def test_giving_up_names_who_did(server: Server, open_page: Opens) -> None:
    gold, silver, watcher = three(server, open_page, "shift", options=SLIDES)
    assert asked(gold)
    give_up(gold)
    expect(bar(gold)).to_contain_text("You gave up. Silver won.")
    expect(bar(silver)).to_contain_text("You won: Gold gave up!")
    expect(bar(watcher)).to_contain_text("Gold gave up. Silver won.")


@soak
def test_a_draw_by_the_limit(server: Server, open_page: Opens) -> None:
    options = {**SLIDES, "turn_limit": 1}
    gold, silver, watcher = three(server, open_page, "shift", options=options)
    assert asked(gold)
    gold.get_by_role("button", name="Play Slide").first.click()
    bar(gold).get_by_role("button", name=re.compile("hero car: 1 space right")).click()
    gold.get_by_role("button", name="Send turn").click()
    for page in (gold, silver, watcher):
        expect(bar(page)).to_contain_text("A draw: nobody drove out in 1 turn.")


def test_points_decide(server: Server, open_page: Opens) -> None:
    table = server.table("jam", options={"hand": 3}, bots={"1": "random"})
    page = open_page()
    page.goto(server.url + table["seats"][0]["link"])
    sit(page, "Player 1")
    play_through(page)
    said = r"You won with \d+ points?!|You lost: Player 2 won with|You share the win with Player 2"
    expect(bar(page)).to_contain_text(re.compile(said))
    for player in ("Player 1", "Player 2"):
        points = bar(page).get_by_role("listitem").filter(has_text=player)
        expect(points.first).to_contain_text(re.compile(r"\d"))


def test_in_the_players_own_language(server: Server, open_page: Opens) -> None:
    table = server.table("shift", options=SLIDES, bots={"1": "random"})
    page = open_page(locale="de")
    page.goto(server.url + table["seats"][0]["link"])
    page.get_by_role("button", name=re.compile("Gold")).click()
    page.get_by_role("button", name="Aufgeben", exact=True).click()
    page.get_by_role("dialog").get_by_role("button", name="Aufgeben").click()
    expect(page.locator(".bar")).to_contain_text("Du hast aufgegeben. Silber hat gewonnen.")


def test_the_series_is_counted_and_sides_are_swapped(home: Callable[..., Any]) -> None:
    page = home("Play the computer")
    page.get_by_role("button", name="Play Rush Hour Shift").click()
    assert asked(page)
    give_up(page)
    again = page.get_by_role("button", name="Play again")
    expect(again).to_be_visible()
    expect(page.get_by_text("Games won so far")).to_be_hidden()
    first = page.url
    again.click()
    expect(page).not_to_have_url(first)
    assert asked(page)
    give_up(page)
    expect(bar(page)).to_contain_text("Games won so far: Gold 0, Silver 2")
    page.reload()
    expect(bar(page)).to_contain_text("Games won so far: Gold 0, Silver 2")
    second = page.url
    page.get_by_role("button", name="Swap sides").click()
    expect(page).not_to_have_url(second)
    assert asked(page)
    own = page.get_by_role("listitem").filter(has_text=re.compile("you to move"))
    expect(own).to_contain_text("Silver")
    give_up(page)
    expect(bar(page)).to_contain_text("You gave up. Gold won.")
    expect(bar(page)).to_contain_text("Games won so far: Gold 3, Silver 0")


def test_friends_swap_sides_by_one_press_each(server: Server, open_page: Opens) -> None:
    gold, silver, watcher = three(server, open_page, "shift", options=SLIDES)
    slide_out(gold)
    silver.get_by_role("button", name="Swap sides").click()
    expect(bar(silver)).to_contain_text("Waiting for the others to say yes to swapping sides.")
    # Whoever would rather stay can say so; then the other may give way.
    gold.get_by_role("button", name="Play again").click()
    expect(bar(gold)).to_contain_text("Waiting for the others to say yes to another game.")
    expect(silver.get_by_role("button", name="Play again too")).to_be_visible()
    first = gold.url
    gold.get_by_role("button", name="Yes, swap sides").click()
    for page in (gold, silver, watcher):
        expect(page).not_to_have_url(first.partition("#")[0])
    # The winner begins, by now as Silver.
    slide_out(gold)
    expect(bar(gold)).to_contain_text("You won: you drove out by a slide!")
    expect(bar(silver)).to_contain_text("You lost: Silver drove out by a slide.")
    for page in (gold, silver):
        expect(bar(page)).to_contain_text("Games won so far: Gold 0, Silver 2")


@soak
def test_everyone_at_a_table_can_share_its_game(server: Server, open_page: Opens) -> None:
    pages = three(server, open_page, "shift", options=SLIDES)
    slide_out(pages[0])
    other = open_page()
    for page in pages:
        page.get_by_role("button", name="Share the game").click()
        link = page.get_by_role("textbox", name="Share the game").input_value()
        page.get_by_role("dialog").get_by_role("button", name="Close").click()
        assert link.split("#")[1] not in pages[0].url + pages[1].url
        other.goto("about:blank")
        other.goto(link)
        expect(other.get_by_role("heading", level=1)).to_contain_text("Rush Hour Shift")
        # It is the right to look on, not the seat.
        other.goto(link.replace("/replay/", "/table/"))
        expect(other.get_by_role("button", name="Look at the game again")).to_be_hidden()
        expect(other.get_by_role("button", name="Play again")).to_be_hidden()
        expect(bar(other)).to_contain_text("Gold drove out by a slide and won.")


@pytest.mark.parametrize(("way", "sides"), [("Play the computer", 1), ("Play here", 0)])
def test_a_game_of_this_page_alone_can_be_shared(
    way: str, sides: int, home: Callable[..., Any], open_page: Opens
) -> None:
    page = home(way)
    page.get_by_role("button", name="Play Shuttles").click()
    assert asked(page)
    give_up(page)
    page.get_by_role("button", name="Share the game").click()
    link = page.get_by_role("textbox", name="Share the game").input_value()
    assert page.get_by_role("button", name="Swap sides", include_hidden=True).count() == sides
    other = open_page()
    other.goto(link)
    expect(other.get_by_role("heading", level=1)).to_contain_text("Shuttles")


TO_MOVE = ".cockpit > .board :is([aria-current='true'], .plaque.turn, .active, .jumper)"
"""What says on the board whose turn it is."""


@pytest.mark.parametrize("game", ["shift", "shuttles", "memory", "cutin", "bash"])
def test_nobody_is_shown_to_move_when_somebody_has_given_up(
    game: str, server: Server, open_page: Opens
) -> None:
    one, other, watcher = three(server, open_page, game, seats=2)
    for page in (one, other, watcher):
        expect(bar(page)).to_be_visible()
        expect(page.locator(TO_MOVE).first).to_be_attached()
    give_up(other)
    for page in (one, other, watcher):
        expect(bar(page)).to_contain_text("gave up")
        expect(page.locator(TO_MOVE)).to_have_count(0)


@pytest.mark.parametrize(("winner", "seen"), [("silver", 0), ("gold", 1), ("gold", 0)])
def test_the_flag_and_the_arrows_of_the_exits_are_whole(
    winner: str, seen: int, server: Server, open_page: Opens
) -> None:
    options = {**SLIDES, "starter": winner}
    pages = three(server, open_page, "shift", options=options)
    slide_out(pages[winner == "silver"])
    page = pages[seen]
    page.emulate_media(reduced_motion="reduce")
    expect(bar(page)).to_contain_text("by a slide")
    expect(page.locator(".board .finish")).to_be_visible()
    for width, height in windows(page, EXITS):
        found = page.evaluate(WHOLE)
        assert len(found["drawn"]) == 13, found
        left, top, right, bottom = found["board"]
        for box in found["drawn"]:
            whole = left <= box[0] and top <= box[1] and box[2] <= right and box[3] <= bottom
            assert whole, f"{width} x {height}: {box} in {found['board']}"
