"""Options that people can read: pictures, presets, players with a character, forms."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

import tailback
from tests.browser.acts import asked, moves, thing
from tests.browser.conftest import Opens, Server
from tests.harness.scale import soak

SHIFT = tailback.game("shift")


def wishes(page: Any) -> list[Any]:
    """Return the tables that the page asks for, as they come."""
    found: list[Any] = []

    def hear(request: Any) -> None:
        if request.method == "POST" and request.url.endswith("/api/tables"):
            found.append(json.loads(request.post_data))

    page.on("request", hear)
    return found


def dialog(page: Any, game: str) -> Any:
    page.get_by_role("button", name=f"Options for {game}").click()
    return page.get_by_role("dialog")


def test_the_ten_set_ups_are_pictures(home: Callable[..., Any]) -> None:
    page = home("Play the computer")
    wanted = wishes(page)
    form = dialog(page, "Rush Hour Shift")
    setups = form.get_by_role("radiogroup", name="Set-up")
    expect(setups.get_by_role("radio")).to_have_count(11)
    expect(setups.locator("svg")).to_have_count(10)
    expect(setups.get_by_role("radio", name="Set-up 1", exact=True)).to_be_checked()
    setups.get_by_role("radio", name="Set-up 6").check()
    form.get_by_role("button", name="Start").click()
    assert asked(page)
    assert wanted[0]["options"]["setup"] == 6
    # What the picture showed is what stands there, wherever the computer has moved something.
    drawn = set(re.findall("[A-Z]", str(SHIFT.start(SHIFT.options(setup=6)))))
    for letter in sorted(drawn):
        expect(thing(page, f"Vehicle {letter},")).to_be_visible()
    expect(thing(page, "Vehicle")).to_have_count(len(drawn))


def test_the_first_game_of_a_browser_is_set_up_1_and_later_any(home: Callable[..., Any]) -> None:
    page = home("Play the computer")
    page.add_init_script("Math.random = () => 0.65")
    page.reload()
    wanted = wishes(page)
    for _ in range(2):
        page.get_by_role("button", name="Play Rush Hour Shift").click()
        assert asked(page)
        page.get_by_role("link", name="Tailback, home").click()
    assert [wish["options"]["setup"] for wish in wanted] == [1, 7]
    form = dialog(page, "Rush Hour Shift")
    expect(form.get_by_role("radio", name="Any of them")).to_be_checked()


def test_a_preset_comes_before_single_options(home: Callable[..., Any]) -> None:
    page = home("Play the computer")
    wanted = wishes(page)
    form = dialog(page, "Trafficars: Rush Hour")
    kinds = form.get_by_role("group", name="Kind of game")
    expect(kinds.get_by_role("radio", name="The full rules")).to_be_checked()
    expect(form.get_by_label("Cards each")).to_be_hidden()
    kinds.get_by_role("radio", name="For younger players").check()
    form.get_by_text("Single options").click()
    expect(form.get_by_label("Cards each")).to_have_value("5")
    form.get_by_label("Cards each").select_option("3")
    expect(kinds.get_by_role("radio", name="Your own")).to_be_checked()
    form.get_by_role("button", name="Start").click()
    assert asked(page)
    expect(moves(page)).to_have_count(3)
    chosen = {"hand": "3", "lanes": 2, "below": "30", "specials": False}
    assert wanted[0]["options"] == chosen


@pytest.mark.parametrize(
    ("game", "label", "help", "value", "chosen"),
    [
        (
            "Rush Hour Shift",
            "Steps and shift must both be made",
            "Off: a Move & Shift may be used for its steps alone or for its shift alone.",
            False,
            {"all_parts": False},
        ),
        (
            "Trafficars: Rush Hour",
            "Trailers may fill gaps",
            "On: a trailer may go into a gap where its number fits",
            True,
            {"trailer_gaps": True},
        ),
        (
            "Cut in!",
            "Who begins the next game",
            "In a series the next player clockwise begins, or the youngest every time.",
            "The youngest",
            {"series_starter": "youngest"},
        ),
    ],
    ids=["shift", "jam", "cutin"],
)
def test_where_a_book_can_be_read_both_ways_the_other_way_is_an_option(
    home: Callable[..., Any], game: str, label: str, help: str, value: bool | str, chosen: Any
) -> None:
    page = home("Play the computer", viewport={"width": 390, "height": 844})
    wanted = wishes(page)
    form = dialog(page, game)
    field = form.get_by_label(label)
    expect(field).to_be_hidden()
    form.get_by_text("More options").click()
    expect(field).to_be_visible()
    expect(field).to_have_accessible_description(re.compile(f"^{re.escape(help)}"))
    if isinstance(value, bool):
        expect(field).to_be_checked(checked=not value)
        field.set_checked(value)
    else:
        assert field.locator("option").all_inner_texts() == ["The next player", value]
        field.select_option(value)
    form.get_by_role("button", name="Start").click()
    assert asked(page)
    got = wanted[0]["options"]
    assert {name: got[name] for name in chosen} == chosen


def test_numbers_are_not_taken_for_seats(home: Callable[..., Any]) -> None:
    form = dialog(home("Play the computer"), "Trafficars: Rush Hour")
    form.get_by_text("Single options").click()
    assert form.get_by_label("Cards each").locator("option").all_inner_texts() == ["10", "5", "3"]


def test_three_players_with_a_character_each(home: Callable[..., Any]) -> None:
    page = home("Play the computer")
    wanted = wishes(page)
    form = dialog(page, "Traffic-Memory")
    players = form.get_by_role("group", name="Computer player")
    radios = players.get_by_role("radio")
    expect(radios).to_have_count(3)
    assert [radio.get_attribute("value") for radio in radios.all()] == ["easy", "medium", "hard"]
    for radio in radios.all():
        expect(radio).to_have_accessible_description(re.compile(r"^.{15,}\.$"))
    expect(players.get_by_role("radio", name="easy")).to_be_checked()
    players.get_by_role("radio", name="hard").check()
    form.get_by_role("button", name="Start").click()
    assert asked(page)
    assert wanted[0]["bots"] == {"1": "hard"}
    page.get_by_role("link", name="Tailback, home").click()
    form = dialog(page, "Traffic-Memory")
    expect(form.get_by_role("radio", name="hard")).to_be_checked()


def test_a_deck_is_a_form(home: Callable[..., Any]) -> None:
    page = home("Play the computer")
    wanted = wishes(page)
    form = dialog(page, "Rush Hour Shift")
    deck = form.get_by_role("group", name="Deck")
    expect(deck).to_be_hidden()
    form.get_by_text("More options").click()
    expect(deck).to_contain_text("In all: 32")
    for field in deck.get_by_role("spinbutton").all():
        field.fill("0")
        field.blur()
    form.get_by_role("button", name="Start").click()
    expect(form.get_by_role("alert")).to_contain_text("Deck: 0 cards are too few")
    deck.get_by_label("Slide").fill("20")
    deck.get_by_label("Slide").blur()
    form.get_by_role("button", name="Start").click()
    assert asked(page)
    assert wanted[0]["options"]["deck"]["SL"] == 20
    expect(page.get_by_role("button", name="Play Slide")).to_have_count(1)


def test_a_board_is_a_form(home: Callable[..., Any]) -> None:
    page = home("Play the computer")
    wanted = wishes(page)
    form = dialog(page, "Shuttles")
    form.get_by_text("More options").click()
    board = form.get_by_role("group", name="Board")
    expect(board.get_by_role("textbox", name=re.compile("^Drawing"))).to_have_count(7)
    board.get_by_label("Name of the board").fill("Sunday")
    board.get_by_label("Name of the board").blur()
    form.get_by_role("checkbox", name="Repetition").uncheck()
    form.get_by_role("button", name="Start").click()
    assert asked(page)
    options = wanted[0]["options"]
    assert (options["board"]["mark"], options["repetition"]) == ("Sunday", None)
    assert len(options["board"]["shuttles"]) == 7


def test_nothing_technical_outside_more(server: Server, open_page: Opens) -> None:
    page = open_page()
    page.goto(server.url)
    for game in ("Rush Hour Shift", "Shuttles", "Trafficars: Rush Hour", "Traffic-Memory"):
        form = dialog(page, game)
        form.get_by_role("button", name="Start").wait_for()
        shown = form.inner_text()
        for word in ("=", "Turn limit", "Trailers", "Repetition", "montecarlo", "alphabeta"):
            assert word not in shown, (game, word)
        page.keyboard.press("Escape")


LANGUAGES = ("en", "de", "fr", "es", "nl", "pt")
BUTTONS = """() => [...document.querySelectorAll('main li .button')].map(button => {
  const { bottom, height } = button.getBoundingClientRect();
  return { bottom, height, name: button.innerText, first: button.matches('.primary') };
})"""


@soak
def test_play_stands_above_the_fold_in_one_line_in_every_language(
    server: Server, open_page: Opens
) -> None:
    page = open_page(viewport={"width": 1280, "height": 800})
    for visit in ("first", "later"):
        page.goto(server.url)
        page.locator("li .button.primary").first.wait_for()
        if visit == "later":
            page.locator("#your-games").wait_for()
        for language in LANGUAGES:
            page.locator("header select").first.select_option(language)
            page.wait_for_function(
                "tag => document.documentElement.lang.startsWith(tag)", arg=language
            )
            page.locator("li .button.primary").first.wait_for()
            buttons = page.evaluate(BUTTONS)
            play = next(button for button in buttons if button["first"])
            assert play["bottom"] <= 800, (language, visit)
            for button in buttons:
                assert button["height"] < 50, (language, button["name"])
        page.locator("li .button.primary").first.click()
        page.locator(".bar").wait_for()
