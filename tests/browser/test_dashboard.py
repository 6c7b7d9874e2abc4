"""The host's page: how the server fares, for whoever may know, in every language and window."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Opens, Server
from tests.harness.scale import soak

FARE = {
    "nodes": ["first"],
    "tables": 12,
    "sockets": 31,
    "moves": [0] * 13,
    "bounds": [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0],
    "move_seconds": 0.0,
    "bots_thinking": 1,
    "bots_waiting": 2,
    "bots_ended": 0,
    "bots_replaced": 0,
    "store_waiting": 3,
    "store_writes": 0,
    "store_groups": 0,
    "store_seconds": 0.0,
}


def tile(page: Any, name: str) -> Any:
    return page.locator(".tile").filter(has=page.get_by_text(name, exact=True)).locator("dd")


def test_it_shows_how_the_server_fares(server: Server, open_page: Opens) -> None:
    page = open_page()
    page.goto(f"{server.url}/dashboard")
    expect(page.get_by_role("heading", name="How the server fares")).to_be_visible()
    expect(tile(page, "Tables")).to_have_text(re.compile(r"^\d+$"))
    expect(tile(page, "Writes waiting")).to_have_text(re.compile(r"^\d+$"))


def test_rates_are_worked_out_from_what_is_counted(server: Server, open_page: Opens) -> None:
    page, looks, asked = open_page(), 0, []

    def answer(route: Any) -> None:
        nonlocal looks
        looks += 1
        asked.append(route.request.headers.get("authorization"))
        moves = [0, 0, 0, 100 * looks, *[0] * 9]
        now = {**FARE, "moves": moves, "store_groups": 10 * looks, "store_seconds": 0.05 * looks}
        route.fulfill(json=now)

    page.route("**/api/fare", answer)
    page.goto(f"{server.url}/dashboard#secret-key")
    expect(tile(page, "Tables")).to_have_text("12")
    expect(tile(page, "Computer players waiting")).to_have_text("2")
    expect(tile(page, "Milliseconds for a move")).to_have_text(re.compile(r"^(9\.9|10)"))
    expect(tile(page, "Milliseconds for a write")).to_have_text("5")
    expect(tile(page, "Moves a second")).not_to_have_text("0")
    assert set(asked) == {"Bearer secret-key"}


@soak
def test_nodes_that_answer_in_turn_are_added_up(server: Server, open_page: Opens) -> None:
    page, looks = open_page(), 0

    def answer(route: Any) -> None:
        nonlocal looks
        looks += 1
        nodes, moves = (["a", "b"], 5000) if looks % 2 else (["b", "a"], 100)
        route.fulfill(json={**FARE, "nodes": nodes, "moves": [moves, *[0] * 12]})

    page.route("**/api/fare", answer)
    page.goto(f"{server.url}/dashboard")
    expect(page.get_by_text("Nodes added up here: 2 of 2.")).to_be_visible()
    expect(tile(page, "Tables")).to_have_text("24")
    for _ in range(2):
        expect(tile(page, "Moves a second")).to_have_text("0")
        page.wait_for_timeout(2000)


@pytest.mark.parametrize("language", ["en", "de", "fr", "es", "nl", "pt"])
def test_players_are_told_whose_page_it_is(language: str, server: Server, open_page: Opens) -> None:
    page = open_page(locale=language, viewport={"width": 320, "height": 568})
    error = json.dumps({"error": {"why": "not-yours", "said": "This is told to the host."}})
    page.route("**/api/fare", lambda route: route.fulfill(status=200, body=error))
    page.add_init_script(
        "const real = fetch; window.fetch = async (...asked) => {"
        " const answer = await real(...asked);"
        " return String(asked[0]).includes('/api/fare')"
        " ? new Response(await answer.text(), { status: 403 }) : answer; };"
    )
    page.goto(f"{server.url}/dashboard")
    expect(page.get_by_role("alert")).to_contain_text("tailback host key")
    assert page.locator(".tile").count() == 0
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
