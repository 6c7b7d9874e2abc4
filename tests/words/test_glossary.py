"""Every catalogue keeps to the glossaries in docs/words: one name for one thing, one voice."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

import pytest
from fluent.syntax import ast

from tailback.kit import LANGUAGES
from tests.suites import ROOT
from tests.words.catalogue import Catalogue, nodes

DOCS = ROOT / "docs" / "words"
FOLDERS = {
    "web/src/words": {"page"},
    "web/src/words/further": {"page"},
    "web/src/games/*/words": {"page"},
    "src/tailback/*/text": set[str](),
    "src/tailback/games/**/text": set[str](),
    "examples/*/*/text": set[str](),
}
"""Where catalogues lie, and the room that is not to be read from the folder's name."""
NAMES = {"cli": "terminal"}
ADDRESS = {
    "de": r"(?<=[\w,;] )(Sie|Ihnen|Ihr|Ihre[mnrs]?)\b",
    "fr": r"(?i)\b(tu|(?<!Pousse-)toi|te|ton|ta|tes|tiens?|tiennes?)\b|\bt’",
    "es": r"(?i:\busted(es)?\b)|\b(Elija|Envíe|Escriba|Inténtelo|Vuelva|Pulse|Espere|Avise|Abra)\b",
    "nl": r"(?i)\b(u|uw|uzelf)\b",
    "pt": r"(?i:\bvocês?\b|\b(para|por) si\b|\best(á|ás|ão|ou) \w+ndo\b)"
    r"|\b(Envie|Tente|Abra|Veja|Espere|Avise|Apague|Jogue|Cole|Sente)(-\w+)?\b",
}
"""Speaking to the reader in another way than the one that the glossary names."""
SPACES = (
    r"(?<=\S) [:;?!%»]",  # may break
    r"« ",
    r"^[:;?!]|\w[;?!]|\w:(?=\s|$)|[^\s\u202f\u00a0]»|«[^\s\u202f\u00a0]",  # is missing
)
"""French puts a space that cannot break before these marks and inside guillemets."""
CHEERS = r"won|win|shared|claimed|\.end$|^end-|game-name"
"""The names of texts that may cheer."""


class Term(NamedTuple):
    """A word that another one has replaced."""

    wrong: str
    right: str
    where: frozenset[str]
    """The rooms in which it is wrong; empty: everywhere."""

    def pattern(self) -> re.Pattern[str]:
        """Return what finds it: `*` is any ending, small letters are found as capitals too."""
        words = r"\s".join(map(re.escape, self.wrong.split())).replace(r"\*", r"\w*")
        flags = re.IGNORECASE if self.wrong == self.wrong.lower() else re.NOFLAG
        return re.compile(rf"(?<!\w){words}(?!\w)", flags)


class Text(NamedTuple):
    """What a catalogue says somewhere between two placeables."""

    file: str
    rooms: frozenset[str]
    name: str
    words: str


def rows(page: str) -> list[list[str]]:
    """Return the rows of a page's table, without its head."""
    lines = [line for line in page.splitlines() if line.startswith("|")]
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in lines[2:]]


def replaced(page: str) -> Iterator[Term]:
    """Return the terms that a glossary replaces."""
    for name, said, *rest in rows(page):
        right, wrong, where = (said, *rest) if len(rest) == 2 else (name, rest[0], "")
        for term in filter(None, map(str.strip, wrong.split(", "))):
            yield Term(term, right, frozenset(filter(None, where.split(", "))))


@cache
def glossary(language: str) -> str:
    return (DOCS / f"{language}.md").read_text("utf-8")


@cache
def texts(language: str) -> tuple[Text, ...]:
    """Return all that is said in a language, in every catalogue there is.

    What is still as in English is no word of that language; test_words.py looks for it.
    """
    return tuple(
        Text(str(file.relative_to(ROOT)), rooms_of(file) | room, name, node.value)
        for folder, room in FOLDERS.items()
        for file in sorted(ROOT.glob(f"{folder}/{language}.ftl"))
        for name, pattern in translated(file, language)
        for node in nodes(pattern)
        if isinstance(node, ast.TextElement)
    )


def translated(file: Path, language: str) -> Iterator[tuple[str, ast.Pattern]]:
    """Return the texts of a catalogue that differ from the English ones beside it."""
    said = Catalogue(file.read_text("utf-8"))
    english = Catalogue(file.with_name("en.ftl").read_text("utf-8"))
    for name, pattern in said.texts.items():
        same = name in english.texts and said.written(name) == english.written(name)
        if language == "en" or not same:
            yield name, pattern


def rooms_of(file: Path) -> frozenset[str]:
    """Return what a glossary may call the place of a catalogue: its folder, and the family's."""
    folders = file.relative_to(ROOT).parts[1:-2]
    return frozenset(NAMES.get(each, each) for each in folders)


def found(pattern: str, language: str) -> list[tuple[str, str, str]]:
    """Return the texts of a language in which something is found that must not be."""
    return [
        (text.file, text.name, text.words)
        for text in texts(language)
        if re.search(pattern, text.words)
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_term_that_was_replaced_does_not_come_back(language: str) -> None:
    assert texts(language)
    back = [
        f"{text.file}: {text.name}: {term.wrong!r}, better {term.right!r}"
        for term in replaced(glossary(language))
        for text in texts(language)
        if (not term.where or term.where & text.rooms) and term.pattern().search(text.words)
    ]
    assert back == []


@pytest.mark.parametrize("language", [each for each in LANGUAGES if each != "en"])
def test_a_glossary_names_all_that_the_english_one_names(language: str) -> None:
    named = list(dict.fromkeys(name for name, *_ in rows(glossary(language))))
    assert named == [name for name, *_ in rows(glossary("en"))]
    assert all(said for _, said, *_ in rows(glossary(language)))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_glossary_speaks_of_rooms_there_are(language: str) -> None:
    there = {room for text in texts(language) for room in text.rooms}
    terms = list(replaced(glossary(language)))
    assert terms
    assert {room for term in terms for room in term.where} <= there


@pytest.mark.parametrize("language", ADDRESS)
def test_the_reader_is_spoken_to_in_one_way(language: str) -> None:
    assert found(ADDRESS[language], language) == []


def test_french_marks_do_not_come_apart_from_their_words() -> None:
    assert [each for pattern in SPACES for each in found(pattern, "fr")] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_only_a_win_is_cheered(language: str) -> None:
    loud = found("!", language)
    assert [each for each in loud if not re.search(CHEERS, each[1])] == []


# The tools themselves


@pytest.mark.parametrize(
    ("wrong", "text"),
    [
        ("Zuggrenze*", "Die Zuggrenzen sind erreicht"),
        ("tablas", "Tablas tras 3 turnos"),
        ("Or", "C’est à Or"),
        ("non : les", "Non\u202f: les files"),
        ("No:", "No: las filas"),
    ],
)
def test_a_term_is_found(wrong: str, text: str) -> None:
    assert Term(wrong, "", frozenset()).pattern().search(text)


@pytest.mark.parametrize(
    ("wrong", "text"), [("Or", "l’or"), ("Or", "Ordre"), ("but", "début"), ("bot", "Roboter")]
)
def test_a_term_is_not_found_elsewhere(wrong: str, text: str) -> None:
    assert not Term(wrong, "", frozenset()).pattern().search(text)


def test_a_table_is_taken_apart() -> None:
    head = "# T\n\n| English | Deutsch | Not this | Where |\n|---|---|---|---|\n"
    page = head + "| log | Verlauf | Log, Logs | page |\n"
    assert list(replaced(page)) == [
        Term("Log", "Verlauf", frozenset({"page"})),
        Term("Logs", "Verlauf", frozenset({"page"})),
    ]
    english = "| Term | Meaning | Not this |\n|---|---|---|\n| set-up | | setup |\n"
    assert list(replaced(english)) == [Term("setup", "set-up", frozenset())]
