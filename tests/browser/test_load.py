"""What a first visit loads: few files, compressed, and none waits for another without need."""

from __future__ import annotations

import re
from typing import Any

import pytest

from tests.browser.acts import asked, sit
from tests.browser.conftest import Opens, Server
from tests.browser.loads import Load

MOST = 150_000
"""Bytes over the line, with their headers."""
HOME = {"127.0.0.1": 60_000, "table.test": 68_000}
"""The same of the first page; a browser takes brotli only where it trusts the connection."""
FOREIGN = re.compile(r"/assets/(de|fr|es|nl|pt)-")
SMALL = 1000
"""What is not much larger than its headers need not be compressed."""


def first_visit(page: Any, url: str) -> Load:
    load = Load(page)
    page.goto(url)
    page.get_by_role("button", name="Play Rush Hour Shift").wait_for()
    page.wait_for_load_state("networkidle")
    return load


@pytest.mark.parametrize("host", HOME)
def test_the_first_load_is_small(host: str, server: Server, open_page: Opens) -> None:
    load = first_visit(open_page(), f"http://{host}:{server.port}")
    assert len(load.files) > 3
    for file in load.files:
        assert file.encoding in ("br", "gzip") or file.size < SMALL + file.headers, file
    assert sum(file.size for file in load.files) < HOME[host], load.files


def test_what_the_first_page_needs_is_asked_for_together(server: Server, open_page: Opens) -> None:
    load = first_visit(open_page(), server.url)
    words, games = load.first("/assets/en-"), load.first("/api/games?")
    assert max(words.asked, games.asked) < min(words.answered, games.answered)
    assert len(load.files) <= 8, load.files


def test_a_table_loads_little_more(server: Server, open_page: Opens) -> None:
    table = server.table("shift", bots={"1": "random"})
    page = open_page()
    load = Load(page)
    page.goto(server.url + table["seats"][0]["link"])
    sit(page, "Gold")
    assert asked(page)
    page.wait_for_load_state("networkidle")
    assert sum(file.size for file in load.files) < MOST, load.files
    assert not [file for file in load.files if FOREIGN.search(file.url)]


def test_a_second_visit_loads_next_to_nothing(server: Server, open_page: Opens) -> None:
    page = open_page()
    first = first_visit(page, server.url)
    again = first_visit(page, server.url)
    assert 0 < sum(f.size for f in again.files) < sum(f.size for f in first.files) / 10
