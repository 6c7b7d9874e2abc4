"""Nothing of another hand in Rush & Bash is in the page, its traffic or its storage."""

from __future__ import annotations

import json
import re
from typing import Any, Final

import pytest
from playwright.sync_api import expect

from tests.browser.acts import bar, board, settle, sit, until
from tests.browser.conftest import Opens, Server
from tests.browser.test_bash import cards, choose, offered
from tests.browser.watched import Watched
from tests.harness.scale import soak

EFFECTS: Final = ("steer", "bomb", "missile", "repair", "star")
DECKS: Final = {
    "sprint": {effect: {str(speed): 1 for speed in (1, 2, 3, 4)} for effect in EFFECTS},
    "rush": {effect: {str(speed): 1 for speed in (3, 4, 5, 6)} for effect in EFFECTS},
}
"""Every card is there once, so that whoever has seen it knows that nobody else holds it."""
CARD: Final = re.compile(r"(?:steer|bomb|missile|repair|star)[1-6][sr]")
NAME: Final = re.compile(r"(Steer|Bomb|Missile|Repair|Star) ([1-6])")
AGREED: Final = ("scene", "options")
"""What lists the decks and is the same for everyone."""


def told(message: Any) -> set[str]:
    """Return every card that a message names, whatever it is called there."""
    return set(CARD.findall(json.dumps(_without_agreed(message))))


def _without_agreed(value: Any) -> Any:
    if isinstance(value, dict):
        return {name: _without_agreed(one) for name, one in value.items() if name not in AGREED}
    return [_without_agreed(one) for one in value] if isinstance(value, list) else value


def shown_to(one: Watched) -> set[str]:
    """Return the cards that a seat has seen by right: its own, and what was discarded."""
    seen: set[str] = set()
    for message in one.messages():
        if message.get("type") == "update":
            seen |= {*message["own"]["hand"], *message["table"]["discards"]}
    return seen


def hidden_from(one: Watched, all_: list[Watched]) -> set[str]:
    """Return the cards in the others' hands that it has never seen."""
    others = [each.update()["own"]["hand"] for each in all_ if each is not one]
    return {card for hand in others for card in hand} - shown_to(one)


def name(card: str) -> str:
    """Return what a card is called on the page.

    >>> name("steer2s")
    'Steer 2'
    """
    return f"{card[:-2].capitalize()} {card[-2]}"


def named(one: Watched) -> set[str]:
    """Return every card, by its name, that is in the page, its attributes or its storage."""
    texts = " \n ".join(one.held("style"))
    found = {" ".join(words) for words in NAME.findall(texts)}
    return found | {name(card) for card in CARD.findall(texts)}


def faces(page: Any) -> int:
    """Return how many cards are drawn with their face up."""
    return int(page.locator("svg[viewBox='0 0 96 60'] > text.number").count())


def nothing_hidden(one: Watched, hidden: set[str]) -> None:
    for message in one.messages():
        assert not hidden & told(message), f"in the traffic: {message}"
    doubtful = {name(card) for card in hidden} - {name(card) for card in shown_to(one)}
    assert not doubtful & named(one), "in the page or its storage"
    assert faces(one.page) == len(one.update()["own"]["hand"])


@pytest.fixture
def three(server: Server, open_page: Opens) -> list[Watched]:
    """Three people at a table, and two bots."""
    table = server.table("bash", seats=3, options={"decks": DECKS, "bots": 2})
    watched = []
    for number in range(1, 4):
        one = Watched(open_page())
        one.page.goto(server.url + table["seats"][number - 1]["link"])
        sit(one.page, f"Player {number}")
        watched.append(one)
    expect(cards(watched[0].page)).to_have_count(3)
    for one in watched[1:]:
        expect(board(one.page)).to_be_visible()
    return watched


def test_nothing_hidden_is_in_page_traffic_or_storage(three: list[Watched]) -> None:
    first = three[0]
    for looked in range(60):
        hidden = hidden_from(first, three)
        assert looked or hidden  # later all of it may have been seen by right
        nothing_hidden(first, hidden)
        until(first.page, lambda: any(offered(one.page).count() for one in three))
        asked = next(one for one in three if offered(one.page).count())
        if asked is first and looked > 12:
            return
        before = bar(asked.page).inner_text()
        choose(asked.page)
        settle(asked.page, before)
    raise AssertionError("the race stood still")


LEAKS: Final = (
    "card => document.querySelector('.bash').dataset.card = card",
    "card => document.querySelector('.bash .strip li').setAttribute('aria-label', `holds ${card}`)",
    "card => document.querySelector('.bash').append(document.createComment(card))",
    "card => document.querySelector('.bash .strip li').append(card)",
    "card => localStorage.setItem('tailback.hand', JSON.stringify({ cards: [card] }))",
    "card => sessionStorage.setItem('tailback.last', JSON.stringify(card))",
)


MENDED: Final = """() => {
  const bash = document.querySelector('.bash'), place = bash.querySelector('.strip li');
  delete bash.dataset.card;
  place.removeAttribute('aria-label');
  if (bash.lastChild.nodeType === Node.COMMENT_NODE) bash.lastChild.remove();
  if (place.lastChild.nodeType === Node.TEXT_NODE) place.lastChild.remove();
  localStorage.removeItem('tailback.hand');
  sessionStorage.removeItem('tailback.last');
}"""


@soak
def test_a_planted_leak_is_found(three: list[Watched]) -> None:
    first = three[0]
    hidden = hidden_from(first, three)
    nothing_hidden(first, hidden)
    known = {name(card) for card in shown_to(first)}
    card = min(card for card in hidden if name(card) not in known)
    for leak in LEAKS:
        for spelled in (card, name(card)):
            first.page.evaluate(leak, spelled)
            with pytest.raises(AssertionError, match="in the page or its storage"):
                nothing_hidden(first, {card})
            first.page.evaluate(MENDED)
            nothing_hidden(first, {card})


def test_a_leak_in_the_traffic_is_found() -> None:
    for card in ("steer2s", "star5r"):
        for message in (
            {"events": [{"name": "drew", "details": {"seat": "2", "card": card}}]},
            {"own": {"hand": ["bomb1s"], "ways": [{"move": f"drop-{card}"}]}},
            {"table": {"tasks": [{"kind": "Steal", "values": [card]}], "discards": {}}},
            {"turns": [{"line": f"1 =?{card}"}]},
        ):
            assert told(message) - {"bomb1s"} == {card}
    assert not told({"scene": {"deck": [["steer2s", 1]]}, "table": {"backs": [[2, 1]]}})
