"""What cannot be done is explained in the player's language, and no console complains."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Opens, Server

GONE = """
const real = window.fetch;
window.away = true;
window.fetch = (...asked) => window.away ? Promise.reject(new TypeError('away')) : real(...asked);
"""
"""As if the server were away; a browser reports a request that fails, whatever a page does."""


def test_a_wrong_number_is_explained_and_marked(home: Callable[..., Any]) -> None:
    page = home("Play the computer")
    page.get_by_role("button", name="Options for Rush Hour Shift").click()
    page.get_by_text("More options").click()
    limit = page.get_by_label("Turn limit")
    expect(limit).to_have_attribute("aria-invalid", "false")
    limit.fill("-3")
    page.get_by_role("button", name="Start").click()
    expect(page.get_by_role("alert")).to_contain_text("takes a whole number from 1 to")
    expect(limit).to_have_attribute("aria-invalid", "true")
    page.get_by_role("button", name="Cancel").click()
    expect(page.get_by_role("alert")).to_be_hidden()


def test_a_wrong_option_is_explained_in_the_players_language(
    server: Server, open_page: Opens
) -> None:
    page = open_page(locale="de")
    page.goto(server.url)
    page.get_by_role("radio", name="Gegen den Computer").check()
    page.get_by_role("button", name="Optionen für Rush Hour Shift").click()
    page.get_by_text("Weitere Optionen").click()
    for field in page.get_by_role("group", name="Kartensatz").get_by_role("spinbutton").all():
        field.fill("1")
    page.get_by_role("button", name="Starten").click()
    said = page.get_by_role("alert").inner_text()
    assert "Kartensatz" in said and "card" not in said


def test_options_that_do_not_go_together(home: Callable[..., Any]) -> None:
    page = home("Play the computer")
    page.get_by_role("button", name="Options for Traffic-Memory").click()
    page.get_by_text("Single options").click()
    page.get_by_label("Highest number").fill("3")
    page.get_by_role("button", name="Start").click()
    expect(page.get_by_role("alert")).to_contain_text("1 to 3 is too short; choose at least 6")


@pytest.mark.parametrize(
    ("name", "content", "said"),
    [
        ("notes.txt", b"tailback transcript 2\n", "Line 1 does not belong"),
        ("empty.txt", b"", "Line 1 does not belong"),
        ("picture.png", bytes(range(256)) * 8, "does not belong in a transcript"),
        ("large.txt", b"x" * 1_100_000, "too large"),
    ],
)
def test_a_file_that_is_no_transcript(
    name: str, content: bytes, said: str, server: Server, open_page: Opens
) -> None:
    page = open_page()
    page.goto(f"{server.url}/replay")
    file = {"name": name, "mimeType": "text/plain", "buffer": content}
    page.get_by_label("Transcript file").set_input_files(file)
    expect(page.get_by_role("alert")).to_contain_text(said)


def test_addresses_that_lead_nowhere(server: Server, open_page: Opens) -> None:
    page = open_page()
    match = server.table("shift")["match"]
    for path, said in (
        ("/nowhere", "There is nothing at this address"),
        ("/rules/chess", "There is nothing at this address"),
        ("/games/chess/lesson", "There is nothing at this address"),
        (f"/table/{'0' * 32}#x", "There is no such table"),
        (f"/replay/{'0' * 32}#x", "There is no such table"),
        (f"/table/{match}#x", "This link does not open the table"),
        (f"/replay/{match}#x", "This link does not open the table"),
        (f"/replay/{match}", "This link does not open the table"),
    ):
        page.goto(server.url + path)
        expect(page.get_by_role("heading", level=1)).to_have_text(said)


def test_the_home_page_without_its_server(server: Server, open_page: Opens) -> None:
    page = open_page()
    page.add_init_script(GONE)
    page.goto(server.url)
    alert = page.get_by_role("alert")
    expect(alert).to_contain_text("The server does not answer. Check that it is running")
    page.evaluate("window.away = false")
    alert.get_by_role("button", name="Try again").click()
    expect(page.get_by_role("button", name="Play Shuttles")).to_be_visible()
