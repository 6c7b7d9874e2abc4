"""What one player offers another is read whole, in every language and every window."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tailback.kit import LANGUAGES
from tests.browser.conftest import ROOT, Opens, Server
from tests.browser.test_hands import words
from tests.browser.test_windows import windows

HEAD = """() => {
  const head = document.querySelector('section.bar .head'), said = head.querySelector('.note p');
  const frame = head.getBoundingClientRect();
  const beyond = [...head.querySelectorAll('.note, .note :is(p, button)')].filter(one => {
    const { left, top, right, bottom } = one.getBoundingClientRect();
    return left < frame.left || top < frame.top || right > frame.right || bottom > frame.bottom;
  });
  const cut = said ? Math.max(0, said.scrollHeight - said.clientHeight) : 0;
  return { height: frame.height, cut, beyond: beyond.length };
}"""
"""How tall the bar's head is, and what of a note is cut or beyond it."""
UPRIGHT = ((1280, 800), (390, 844))


def further(language: str) -> dict[str, str]:
    """Return the words that the first page does without."""
    text = (ROOT / "web" / "src" / "words" / "further" / f"{language}.ftl").read_text("utf-8")
    return dict(re.findall(r"^([a-z-]+) = (.+)$", text, re.MULTILINE))


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_offer_is_read_whole_in_every_language(
    language: str, server: Server, open_page: Opens
) -> None:
    """By whoever made it and by whoever is asked; beside a short board the head may grow."""
    table = server.table("shift", options={"starter": "gold"})
    pages = [open_page(locale=language, reduced_motion="reduce") for _ in range(2)]
    for page, seat in zip(pages, table["seats"], strict=True):
        page.goto(server.url + seat["link"])
        page.get_by_role("textbox").fill("Evelyn")
        page.locator("form button.primary").click()
    for page in pages:
        expect(page.get_by_role("button", name=words(language)["resign"])).to_be_visible()
    before = [[page.evaluate(HEAD)["height"] for _ in windows(page, UPRIGHT)] for page in pages]
    for name in ("talk", "offer-draw"):
        pages[0].get_by_role("button", name=further(language)[name], exact=True).click()
    for page, heights in zip(pages, before, strict=True):
        expect(page.locator(".note")).to_contain_text("Evelyn")
        for height, window in zip(heights, windows(page, UPRIGHT), strict=True):
            assert page.evaluate(HEAD) == {"height": height, "cut": 0, "beyond": 0}, window
        for window in windows(page, ((844, 390), (320, 568))):
            head = page.evaluate(HEAD)
            assert (head["cut"], head["beyond"]) == (0, 0), f"{window}: {head}"
