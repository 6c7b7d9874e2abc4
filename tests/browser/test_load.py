"""How much the first visit loads, and how soon something can be pressed."""

from __future__ import annotations

import gzip
from typing import Any

from playwright.sync_api import expect

from tests.browser.conftest import Opens, Server

MOST = 150_000
"""Bytes, compressed."""
LONGEST = 5.0
"""Seconds; on a quiet machine it is well under one."""

SEEN = """
const named = (button) => (button.ariaLabel ?? button.textContent).includes('Rush Hour Shift');
new MutationObserver(() => {
  if ([...document.querySelectorAll('button')].some(named)) window.usable ??= performance.now();
}).observe(document, { childList: true, subtree: true });
"""
"""Notes when the button of the first game is there; what it does is attached with it."""


def test_the_first_load_is_small(server: Server, open_page: Opens) -> None:
    page = open_page()
    answers: list[Any] = []
    page.on("response", lambda answer: answers.append(answer))
    page.goto(server.url)
    page.get_by_role("button", name="Play Rush Hour Shift").wait_for()
    page.wait_for_load_state("networkidle")
    sizes = {answer.url: len(gzip.compress(answer.body())) for answer in answers}
    assert len(sizes) > 3
    print(f"first load: {sum(sizes.values()) / 1000:.1f} KB compressed, {len(sizes)} files")
    assert sum(sizes.values()) < MOST, sizes


def test_the_first_page_can_soon_be_used(server: Server, open_page: Opens) -> None:
    taken: list[float] = []
    for _ in range(3):
        page = open_page()
        page.add_init_script(SEEN)
        page.goto(server.url)
        page.get_by_role("button", name="Options for Rush Hour Shift").click()
        expect(page.get_by_role("button", name="Start")).to_be_visible()
        taken.append(page.evaluate("window.usable") / 1000)
    print("first page usable after", ", ".join(f"{each:.2f} s" for each in taken))
    assert min(taken) < LONGEST
