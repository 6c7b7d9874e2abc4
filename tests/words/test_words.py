"""Every game and every room says everything in every language, and all of it can be formatted."""

from __future__ import annotations

import random
import re
import tomllib
from collections import defaultdict
from collections.abc import Iterator
from contextlib import suppress
from functools import cache
from itertools import islice
from pathlib import Path
from typing import Any

import pytest

import tailback
from tailback.kit import LANGUAGES, SPECTATOR, AnyGame, OptionError, Seating, SetupError
from tailback.kit.walk import random_walk
from tests.words.catalogue import BOOKS, Catalogue, book, catalogue

GAMES = tailback.list_games()
OTHERS = [language for language in LANGUAGES if language != "en"]
SAME: dict[str, dict[str, list[str]]] = tomllib.loads(
    (Path(__file__).parent / "same.toml").read_text("utf-8")
)
EVERY_GAME = pytest.mark.parametrize("id", GAMES)
EVERY_BOOK = pytest.mark.parametrize("id", BOOKS)
EVERY_LANGUAGE = pytest.mark.parametrize("language", LANGUAGES)
TRANSLATIONS = pytest.mark.parametrize("language", OTHERS)

Said = dict[str, list[dict[str, Any]]]
"""Messages with the details that they were asked for with."""


# The catalogues


@EVERY_BOOK
@EVERY_LANGUAGE
def test_a_catalogue_parses_and_says_nothing_twice(id: str, language: str) -> None:
    words = catalogue(id, language)
    assert words.junk == []
    assert words.texts
    assert sorted(words.names) == sorted(words.texts)


@EVERY_BOOK
@EVERY_LANGUAGE
def test_a_text_refers_to_texts_that_exist(id: str, language: str) -> None:
    words = catalogue(id, language)
    assert {name: words.broken(name) for name in words.texts if words.broken(name)} == {}


@EVERY_BOOK
@TRANSLATIONS
def test_a_translation_has_the_texts_of_the_english_one(id: str, language: str) -> None:
    english, words = catalogue(id, "en"), catalogue(id, language)
    assert sorted(words.texts) == sorted(english.texts)


@EVERY_BOOK
@TRANSLATIONS
def test_a_translation_has_the_variables_of_the_english_one(id: str, language: str) -> None:
    english, words = catalogue(id, "en"), catalogue(id, language)
    for name in english.texts:
        assert words.variables(name) == english.variables(name), name


@EVERY_BOOK
@TRANSLATIONS
def test_a_translation_is_translated(id: str, language: str) -> None:
    english, words = catalogue(id, "en"), catalogue(id, language)
    equal = {
        name
        for name in english.texts.keys() & words.texts.keys()
        if words.written(name) == english.written(name)
    }
    listed = set(SAME.get(id, {}).get(language, ()))
    assert equal - listed == set(), "translate these, or list them in same.toml"
    assert listed - equal == set(), "these are translated: take them out of same.toml"


def test_what_may_be_the_same_is_listed_once_and_of_books_there_are() -> None:
    assert set(SAME) <= set(BOOKS)
    for languages in SAME.values():
        assert set(languages) <= set(OTHERS)
        for ids in languages.values():
            assert ids == sorted(set(ids))


@EVERY_BOOK
@EVERY_LANGUAGE
def test_every_text_can_be_formatted(id: str, language: str) -> None:
    words = catalogue(id, language)
    samples = words.samples()
    for name in words.texts:
        variables = sorted(words.variables(name))
        for i in range(max((len(samples[v]) for v in variables), default=1)):
            details = {v: samples[v][i % len(samples[v])] for v in variables}
            text = book(id).say(name, language, **details)
            assert text.strip(), (name, details)
            assert not set("{}") & set(text), (name, text)


@pytest.mark.parametrize(("draws", "said"), [(0, "0 sorteios"), (1, "1 sorteio")])
def test_portuguese_counts_as_in_portugal(draws: int, said: str) -> None:
    assert book("cli").say("word-draws", "pt", draws=draws) == said


@EVERY_GAME
def test_every_clause_has_a_heading_and_a_rule(id: str) -> None:
    for language in LANGUAGES:
        texts = catalogue(id, language).texts
        for clause in tailback.game(id).rulebook.clauses:
            assert clause in texts
            assert f"{clause}.title" in texts


@EVERY_GAME
def test_every_game_has_a_name_and_a_line(id: str) -> None:
    book = tailback.game(id).rulebook
    for language in LANGUAGES:
        assert book.say("game-name", language)
        assert book.say("game-line", language)


@EVERY_GAME
def test_every_option_has_a_label_and_help(id: str) -> None:
    game = tailback.game(id)
    for option in game.options_type.specs():
        message = f"option-{option.replace('_', '-')}"
        for language in LANGUAGES:
            assert game.rulebook.say(message, language)
            assert game.rulebook.say(f"{message}.help", language)


# What comes up in play


def variants(game: AnyGame) -> Iterator[dict[str, Any]]:
    """Return the default options, and each flag and choice in every other way."""
    specs = game.options_type.specs()
    fixed = {"turn_limit": 12} if "turn_limit" in specs else {}
    yield fixed
    for name, spec in specs.items():
        for value in [not spec.default] if spec.flag else spec.choices:
            yield {**fixed, name: value}


def starts(game: AnyGame) -> Iterator[tuple[Any, Any, int]]:
    """Return where such games start, and their scenes, for the fewest and the most seats."""
    for chosen in variants(game):
        for seats in {game.seats[0], game.seats[-1]}:
            with suppress(OptionError, SetupError):
                options, seating = game.options(**chosen), Seating(seats)
                yield game.start(options, seating), game.scene(options, seating), seats


@cache
def heard(id: str) -> tuple[Said, Said]:
    """Return the events and prompts of a few random walks."""
    game = tailback.game(id)
    events: Said = defaultdict(list)
    prompts: Said = defaultdict(list)
    rng = random.Random(11)
    for start, scene, seats in starts(game):
        viewers = (*range(seats), SPECTATOR)
        for step in islice(random_walk(game, start, rng, told=True), 400):
            for viewer in viewers:
                for event in game.events(game.shown_to(step.story, viewer)):
                    note(events, event.name, dict(event.details))
                note(prompts, *game.prompt(game.view(scene, step.after, viewer)))
    return events, prompts


@EVERY_GAME
def test_every_word_of_a_drawing_has_a_text(id: str) -> None:
    game = tailback.game(id)
    rng = random.Random(12)
    words: set[str] = set()
    for start, scene, _ in starts(game):
        for step in islice(random_walk(game, start, rng), 0, 400, 25):
            for viewer in (0, SPECTATOR):
                drawing = game.text_view(game.view(scene, step.after, viewer))
                words.update(re.findall(r"\b[a-z]{3,}\b", drawing))
    texts = Catalogue(game.rulebook.source("en")).names
    assert {f"drawing-{word}" for word in words} <= set(texts)


def note(said: Said, name: str, details: dict[str, Any]) -> None:
    """Keep a message with its details, some of each."""
    if len(said[name]) < 60 and details not in said[name]:
        said[name].append(details)


@EVERY_GAME
@EVERY_LANGUAGE
def test_every_event_can_be_told(id: str, language: str) -> None:
    book = tailback.game(id).rulebook
    events, _ = heard(id)
    assert events
    for name, many in events.items():
        for details in many:
            assert book.say(f"event-{name}", language, **details)


@EVERY_GAME
@EVERY_LANGUAGE
def test_every_prompt_can_be_asked(id: str, language: str) -> None:
    book = tailback.game(id).rulebook
    _, prompts = heard(id)
    assert prompts
    for name, many in prompts.items():
        for details in many:
            assert book.say(name, language, **details)


# The tools themselves


def test_a_catalogue_is_taken_apart() -> None:
    words = Catalogue(
        """
first = { second } and { $here }
    .title = { first.other }
second = { $n ->
        [one] one { $there }
       *[other] { NUMBER($many) }
    }
third = { fourth } { -brand }
this is junk
"""
    )
    assert words.names == ["first", "first.title", "second", "third"]
    assert words.variables("first") == {"here", "n", "there", "many"}
    assert words.broken("first") == set()
    assert words.broken("first.title") == {"first.other"}
    assert words.broken("third") == {"fourth", "-brand"}
    assert len(words.junk) == 1
    assert 1 in words.samples()["many"]
    assert "A" in words.samples()["there"]


def test_references_in_a_circle_come_to_an_end() -> None:
    words = Catalogue("one = { two } { $a }\ntwo = { one } { $b }\n")
    assert words.variables("one") == words.variables("two") == {"a", "b"}
