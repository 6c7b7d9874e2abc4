"""Rulebooks: clauses in order, their words, and clear answers where there are none."""

from __future__ import annotations

import sys

import pytest

import tailback
from tailback.kit import LANGUAGES, AnyGame, Refusal, Rulebook, WordsMissing
from tests.toys import TOYS

SHIFT = tailback.game("shift")
EVERY_GAME = pytest.mark.parametrize("game", [*TOYS, SHIFT], ids=lambda game: game.id)

CLAUSES = """
[start]
TOLL-1 = ["book"]
[end]
TOLL-2 = ["ruling", "pic"]
"""
WORDS = """
TOLL-1 = Pay { $coins } at the gate of { $seat }.
    .title = Paying
    .refusal = { $seat } has only { $coins }.
TOLL-2 = Go home.
    .title = The end
only-help =
    .help = No text of its own.
"""


def tolls(words: str = WORDS) -> Rulebook:
    return Rulebook(lambda: CLAUSES, lambda language: words, spoken={">": "gold"})


def missing(message: str, book: Rulebook, language: str = "en", **details: object) -> str:
    with pytest.raises(WordsMissing) as caught:
        book.say(message, language, **details)
    return str(caught.value)


def test_clauses_keep_their_order_marks_and_sections() -> None:
    clauses = tolls().clauses
    assert list(clauses) == ["TOLL-1", "TOLL-2"]
    assert clauses["TOLL-2"] == ("TOLL-2", ("ruling", "pic"), "end")


@EVERY_GAME
def test_every_clause_has_a_heading_and_a_rule(game: AnyGame) -> None:
    book = game.rulebook
    for id, clause in book.clauses.items():
        assert clause.id == id
        assert set(clause.marks) <= {"book", "pic", "ruling", "rebuilt", "unverified"}
        assert clause.marks
        for language in LANGUAGES:
            assert book.title(id, language)
            assert book.text(id, language)


@EVERY_GAME
def test_a_refusal_is_explained_in_every_language(game: AnyGame) -> None:
    position = game.start()
    move = next(iter(game.all_moves(game.options())))
    refusal = game.refusal(position, 1, move) or game.refusal(position, 0, move)
    if refusal is None:  # the first question goes to both seats at once
        refusal = Refusal(next(iter(game.rulebook.clauses)))
    for language in LANGUAGES:
        assert game.rulebook.explain(refusal, language)


def test_details_are_put_in() -> None:
    book = tolls()
    assert book.say("TOLL-1", coins=3, seat="ann") == "Pay 3 at the gate of ann."
    assert book.say("TOLL-1", coins=3, seat=">") == "Pay 3 at the gate of gold."
    refusal = Refusal.of("TOLL-1", coins=1, seat="bob")
    assert book.explain(refusal) == "bob has only 1."
    assert book.title("TOLL-1", "de") == "Paying"


def test_a_missing_text_is_named() -> None:
    book = tolls()
    assert missing("gone", book, "fr") == "no text gone in language fr"
    assert missing("TOLL-1.help", book) == "no text TOLL-1.help in language en"
    assert missing("only-help", book) == "no text only-help in language en"
    assert book.say("only-help.help") == "No text of its own."
    with pytest.raises(WordsMissing, match=r"no text TOLL-2\.refusal in language nl"):
        book.explain(Refusal("TOLL-2"), "nl")
    with pytest.raises(WordsMissing, match="no text TOLL-1 in language en"):
        tolls("").text("TOLL-1")
    assert book.has("TOLL-1")
    assert not book.has("gone")


def test_a_missing_detail_is_named() -> None:
    said = missing("TOLL-1", tolls(), "pt", coins=3)
    assert said.startswith("text TOLL-1 in language pt: ")
    assert "seat" in said


@EVERY_GAME
def test_an_unknown_clause_is_answered_with_those_there_are(game: AnyGame) -> None:
    ids = list(game.rulebook.clauses)
    for ask in (game.rulebook.title, game.rulebook.text):
        with pytest.raises(WordsMissing, match=f"no clause X-1; there are {ids[0]} to {ids[-1]}"):
            ask("X-1")
    with pytest.raises(WordsMissing, match="no clause X-1"):
        game.rulebook.explain(Refusal("X-1"))


@EVERY_GAME
@pytest.mark.parametrize("language", ["xx", "", "EN", "en-GB", "../en"])
def test_an_unknown_language_is_answered_with_those_there_are(game: AnyGame, language: str) -> None:
    why = f"no language {language}; there are en, de, fr, es, nl, pt"
    first = next(iter(game.rulebook.clauses))
    assert missing(first, game.rulebook, language) == why
    with pytest.raises(WordsMissing) as caught:
        game.rulebook.source(language)
    assert str(caught.value) == why


def test_without_the_words_package_a_text_says_what_it_needs(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setitem(sys.modules, "fluent.runtime", None)
    assert missing("TOLL-1", tolls()) == "texts need the package fluent.runtime"
    assert list(tolls().clauses)


def test_files_of_a_game_come_after_those_it_shares() -> None:
    book = Rulebook.of("tailback.games.shift")
    assert book.clauses == SHIFT.rulebook.clauses
    assert book.source("de") == SHIFT.rulebook.source("de")
