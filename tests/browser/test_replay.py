"""A finished game turn by turn: scrub bar, keyboard, transcript out and in, fairness."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from playwright.sync_api import expect

from tests.browser.acts import asked, play_through, sit
from tests.browser.conftest import Opens, Server


def finished(server: Server, open_page: Opens) -> Any:
    table = server.table("jam", options={"hand": 3}, bots={"1": "random"})
    page = open_page(accept_downloads=True)
    page.goto(server.url + table["seats"][0]["link"])
    sit(page, "Player 1")
    play_through(page)
    return page


def test_replay_with_keys_and_transcript(server: Server, open_page: Opens, tmp_path: Path) -> None:
    page = finished(server, open_page)
    page.get_by_role("link", name="Look at the game again").click()
    scrub = page.get_by_role("slider", name="Turn")
    expect(scrub).to_have_value("0")
    page.get_by_role("button", name="One turn on").click()
    page.keyboard.press("ArrowRight")
    expect(scrub).to_have_value("2")
    page.keyboard.press("Home")
    expect(scrub).to_have_value("0")
    expect(page.get_by_text("Checked here: the server’s seed")).to_be_visible()
    with page.expect_download() as saved:
        page.get_by_role("button", name="Save transcript").click()
    file = tmp_path / "game.txt"
    saved.value.save_as(file)
    page.get_by_role("link", name="Replay", exact=True).click()
    page.get_by_label("Transcript file").set_input_files(file)
    expect(page.get_by_role("heading", name="Replay: Trafficars: Rush Hour")).to_be_visible()
    page.get_by_role("button", name="Another game").click()
    page.get_by_label("Or paste its text").fill(file.read_text("utf-8").rstrip("\n"))
    page.get_by_role("button", name="Show").click()
    expect(page.get_by_role("heading", name="Replay: Trafficars: Rush Hour")).to_be_visible()


def test_a_game_with_secrets_is_looked_at_when_it_is_over(server: Server, open_page: Opens) -> None:
    table = server.table("shift", bots={"1": "random"}, options={"starter": "gold"})
    page = open_page()
    page.goto(server.url + table["seats"][0]["link"])
    sit(page, "Gold")
    page.goto(server.url + table["seats"][0]["link"].replace("/table/", "/replay/"))
    expect(page.get_by_role("heading", level=1)).to_have_text("This game is not over yet")
    page.get_by_role("link", name="To the table").click()
    assert asked(page)


def test_rules_have_every_clause_and_lead_back_from_a_link(
    server: Server, open_page: Opens
) -> None:
    page = open_page()
    page.goto(f"{server.url}/rules/shift#SHIFT-21")
    expect(page.get_by_role("heading", name="SHIFT-21 Locked seams")).to_be_in_viewport()
    expect(page.get_by_role("heading", level=3)).to_have_count(27)
    expect(page.get_by_text("our ruling").first).to_be_visible()
