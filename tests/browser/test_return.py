"""Whoever comes back to a table sees what happened: the latest turn stays marked, as it was."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.acts import bar, new, until
from tests.browser.conftest import Opens, Server
from tests.browser.driver import STEP

MARKS = {
    "shift": ".board circle[r='5']",
    "shuttles": ".board circle[r='6']",
    "jam": ".board .car.marked",
    "memory": ".board .ago-1",
    "cutin": ".board .newest",
    "bash": ".board .traces > *",
}
"""What marks the last move: a trail, a frame, where cards lay, what was laid, traces."""
SEEN = """marks => {
  const fresh = [...document.querySelectorAll('.log .new')].map(one => one.innerText.trim());
  return { marks: document.querySelectorAll(marks).length, fresh };
}"""
"""How many marks of the last move there are, and which lines of the log are new."""


def seated(page: Any, server: Server, link: str) -> None:
    page.goto(server.url + link)
    page.get_by_role("button", name=re.compile("^Sit down as")).click()


def steps(page: Any) -> str:
    """Do the next thing; return what was done."""
    done: str = page.evaluate(f"() => {{ {STEP} }}")
    return done


def marked(page: Any, game: str) -> Any:
    return page.evaluate(SEEN, MARKS[game])


@pytest.mark.parametrize("game", MARKS)
def test_what_was_played_last_is_marked_after_a_reload_and_on_return(
    game: str, own_server: Server, open_page: Opens
) -> None:
    table = own_server.table(game, seats=2)
    ada, eve = open_page(reduced_motion="reduce"), open_page(reduced_motion="reduce")
    for page, seat in zip((ada, eve), table["seats"], strict=True):
        seated(page, own_server, seat["link"])
    expect(bar(ada)).to_be_visible()

    last = ""

    def played() -> bool:
        """Eve was the last to move, it is Ada's turn, and what Eve did is marked."""
        nonlocal last
        asked = ada.locator(".bar.asked").count() > 0
        if asked and last == "Eve":
            new(ada, lambda: marked(ada, game)["marks"], 1.0)
            if marked(ada, game)["marks"]:
                return True
        if steps(eve) in ("moved", "sent"):
            last = "Eve"
        elif asked and steps(ada) in ("moved", "sent"):
            last = "Ada"
        return False

    until(ada, played, lambda: bar(ada).inner_text())
    seen = marked(ada, game)
    assert seen["fresh"]
    ada.reload()
    expect(bar(ada)).to_be_visible()
    until(ada, lambda: marked(ada, game) == seen, lambda: f"{marked(ada, game)} is not {seen}")
    ada.get_by_role("link", name="Tailback, home").click()
    expect(bar(ada)).to_have_count(0)
    ada.go_back()
    until(ada, lambda: marked(ada, game) == seen, lambda: f"{marked(ada, game)} is not {seen}")
