"""What the host decides is told to players: how long a game is kept, and that a table is closed."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from tailback.cli.main import main
from tailback.client import connect
from tailback.match import Accepted
from tests.browser.conftest import SERVE, Opens, Server, serving
from tests.harness.scale import soak


@pytest.fixture
def keeping(tmp_path: Path) -> Iterator[Server]:
    """A server that keeps finished matches for thirty days."""
    yield from serving(Server(tmp_path / "tables.db", (*SERVE, "--keep", "30")))


async def given_up(server: Server, table: Any) -> None:
    seats = [await connect(server.url, table["match"], seat["token"]) for seat in table["seats"]]
    for number, seat in enumerate(seats):
        assert isinstance(await seat.sit(f"P{number}"), Accepted)
    await seats[0].begun()
    assert isinstance(await seats[0].resign(), Accepted)
    for seat in seats:
        await seat.close()


@soak
def test_the_end_tells_how_long_the_game_is_kept(keeping: Server, open_page: Opens) -> None:
    table = keeping.table("shift")
    page = open_page()
    page.goto(keeping.url + table["spectator"]["link"])
    expect(page.get_by_text("kept here")).to_have_count(0)
    with ThreadPoolExecutor(1) as beside:  # this thread has the browser's own loop
        beside.submit(lambda: asyncio.run(given_up(keeping, table))).result(60)
    expect(page.get_by_text("kept here for 30 days")).to_be_visible(timeout=20_000)


def test_a_closed_table_says_so(keeping: Server, open_page: Opens) -> None:
    table = keeping.table("shift")
    page = open_page(locale="de")
    page.goto(keeping.url + table["seats"][0]["link"])
    expect(page.get_by_role("heading", name="geschlossen")).to_have_count(0)
    assert main(["host", "close", table["match"], "--database", str(keeping.database)]) == 0
    expect(page.get_by_role("heading", name="Dieser Tisch ist geschlossen")).to_be_visible()
