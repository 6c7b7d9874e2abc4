"""What the rooms say is in their phrasebooks, with the details that its messages ask for."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

import pytest

import tailback
from tailback.bots.bot import BOTS, about, bots_for
from tailback.kit.registry import installed
from tests.words.catalogue import BOT_PACKAGES, Catalogue, catalogue

SOURCE = Path(tailback.__file__).parent
SAYERS = {
    "kit": {"KIT.sentence", "_kit", "self._fail"},
    "cli": {
        *("CLI.sentence", "UsageError", "NotPlayed", "NotText"),
        *("self.say", "words.say", "self.words.say", "voice.say", "self.voice.say"),
        *("Voice(language).say", "Voice(args.lang).say"),
    },
}
"""How a room says something: calls whose first argument is a message, the others its details."""
EVERY_ROOM = pytest.mark.parametrize("room", SAYERS)


class Said(NamedTuple):
    """A message that is said somewhere in the source."""

    where: str
    message: str
    details: frozenset[str] | None
    """None where they are not written out."""


@cache
def trees(room: str) -> tuple[tuple[str, ast.Module], ...]:
    paths = sorted((SOURCE / room).rglob("*.py"))
    return tuple((path.name, ast.parse(path.read_bytes())) for path in paths)


def said(name: str, tree: ast.AST, sayers: set[str]) -> Iterator[Said]:
    """Return the messages that a module says by a literal name."""
    for node in ast.walk(tree):
        if not isinstance(node, ast.Call) or ast.unparse(node.func) not in sayers:
            continue
        details = {keyword.arg for keyword in node.keywords}
        written = None if None in details else frozenset(str(name) for name in details)
        for message in _literals(node.args[0]) if node.args else ():
            yield Said(f"{name}:{node.lineno}", message, written)


def _literals(node: ast.expr) -> Iterator[str]:
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield node.value
    elif isinstance(node, ast.IfExp):
        yield from _literals(node.body)
        yield from _literals(node.orelse)
    elif isinstance(node, ast.JoinedStr):  # a sentence where its message is due
        yield ast.unparse(node)


def wrong(found: Iterator[Said], words: Catalogue) -> list[str]:
    """Return what is said without words, or with other details than the words ask for."""
    problems = []
    for where, message, details in found:
        if message not in words.texts:
            problems.append(f"{where}: no message {message}")
        elif details is not None and details != words.variables(message):
            problems.append(f"{where}: {message} takes {sorted(words.variables(message))}")
    return problems


@EVERY_ROOM
def test_everything_said_has_words_with_the_same_details(room: str) -> None:
    found = [one for name, tree in trees(room) for one in said(name, tree, SAYERS[room])]
    assert found
    assert wrong(iter(found), catalogue(room, "en")) == []


@EVERY_ROOM
def test_no_words_are_left_over(room: str) -> None:
    words = catalogue(room, "en")
    constants = {
        node.value
        for _, tree in trees(".")
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }
    assert set(words.texts) - constants - words.referred() == set()


@pytest.mark.parametrize("package", BOT_PACKAGES)
def test_every_bot_has_a_line_about_it_and_no_other(package: str) -> None:
    bots = [name for name, point in installed(BOTS).items() if point.module == package]
    assert set(catalogue(package, "en").texts) == {name.rpartition(".")[2] for name in bots}


@pytest.mark.parametrize("id", tailback.list_games())
def test_a_line_about_a_bot_is_in_the_language_asked_for(id: str) -> None:
    game = tailback.game(id)
    for name in bots_for(game):
        assert about(game, name, "de") != about(game, name, "en")


def test_a_missing_message_and_a_wrong_detail_are_found() -> None:
    words = Catalogue("one = { $a }\ntwo = { one }\n")
    tree = ast.parse('say("one", a=1); say("two"); say("three" if x else "one", a=2); tell("four")')
    tree.body += ast.parse('say(f"five {x}")').body
    assert wrong(said("m.py", tree, {"say"}), words) == [
        "m.py:1: two takes ['a']",
        "m.py:1: no message three",
        "m.py:1: no message f'five {x}'",
    ]
    assert words.referred() == {"one"}
