"""What the page calls the bots and sections of installed games, in every language."""

from __future__ import annotations

import pytest

import tailback
from tailback.bots import bots_for
from tailback.kit import LANGUAGES
from tests.suites import ROOT
from tests.words.catalogue import Catalogue

WEB = ROOT / "web" / "src"

pytestmark = pytest.mark.skipif(not WEB.is_dir(), reason="there is no web/ here")


def names(language: str, game: str) -> list[str]:
    """Return every text that the page has for a game, its folder's included."""
    files = (WEB / "words", WEB / "games" / game / "words")
    found = [file / f"{language}.ftl" for file in files]
    return [n for file in found if file.is_file() for n in Catalogue(file.read_text("utf-8")).names]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", tailback.list_games())
def test_bots_and_sections_have_names(game: str, language: str) -> None:
    rules = tailback.game(game)
    said = {*names(language, game), *Catalogue(rules.rulebook.source(language)).names}
    sections = {each.section.removeprefix(f"{game}-") for each in rules.rulebook.clauses.values()}
    assert {f"section-{section}" for section in sections} <= said
    assert {f"bot-{bot}" for bot in bots_for(rules)} <= said
