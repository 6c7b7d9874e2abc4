"""The words of one book in one language, taken apart: texts, their variables, what they select on.

A *text* is a message (``SHIFT-1``) or one of its attributes (``SHIFT-1.title``).
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from functools import cache
from typing import Any

from fluent.syntax import FluentParser, FluentSerializer, ast

import tailback
from tailback.bots.bot import BOTS, words_of
from tailback.cli.voice import CLI
from tailback.kit import Phrasebook
from tailback.kit.phrasebook import KIT
from tailback.kit.registry import installed
from tailback.match.messages import REASONS
from tailback.server.live.turn_alerts import WORDS as NOTICES

PLURALS = {"zero", "one", "two", "few", "many"}
NUMBERS: tuple[object, ...] = (1, 2, 3, 5, 0, -1, 1_000_000)


class Catalogue:
    """The texts of a catalogue by name."""

    def __init__(self, source: str) -> None:
        entries = FluentParser().parse(source).body
        self.junk = [entry.content for entry in entries if isinstance(entry, ast.Junk)]
        self.names: list[str] = []
        """Every name as often as it is defined."""
        self.texts: dict[str, Any] = {}
        self.terms: dict[str, Any] = {}
        for entry in entries:
            if isinstance(entry, ast.Term):
                self.terms[entry.id.name] = entry
            if isinstance(entry, ast.Message):
                if entry.value is not None:
                    self._add(entry.id.name, entry.value)
                for attribute in entry.attributes:
                    self._add(f"{entry.id.name}.{attribute.id.name}", attribute.value)

    def _add(self, name: str, pattern: Any) -> None:
        self.names.append(name)
        self.texts[name] = pattern

    def variables(self, name: str) -> set[str]:
        """Return the variables of a text and of all texts that it refers to."""
        return {node.id.name for node in self._reached(name, set()) if _is_variable(node)}

    def broken(self, name: str) -> set[str]:
        """Return the texts and terms that this text refers to and that do not exist."""
        found = set()
        for node in self._reached(name, set()):
            if isinstance(node, ast.MessageReference) and _target(node) not in self.texts:
                found.add(_target(node))
            if isinstance(node, ast.TermReference) and node.id.name not in self.terms:
                found.add(f"-{node.id.name}")
        return found

    def referred(self) -> set[str]:
        """Return the texts that other texts refer to."""
        return {
            _target(node)
            for pattern in self.texts.values()
            for node in nodes(pattern)
            if isinstance(node, ast.MessageReference)
        }

    def _reached(self, name: str, seen: set[str]) -> Iterator[Any]:
        if name in seen or name not in self.texts:
            return
        seen.add(name)
        for node in nodes(self.texts[name]):
            yield node
            if isinstance(node, ast.MessageReference):
                yield from self._reached(_target(node), seen)

    def written(self, name: str) -> str:
        """Return a text as it is written, spaced in one way."""
        value = self.texts[name]
        message = ast.Message(ast.Identifier("text"), value)
        return FluentSerializer().serialize_entry(message)

    def samples(self) -> dict[str, tuple[object, ...]]:
        """Return values to try for each variable: what is selected on, numbers, a word."""
        keys: dict[str, set[str]] = defaultdict(set)
        numeric: set[str] = set()
        for pattern in self.texts.values():
            for node in nodes(pattern):
                if _is_variable(node):
                    keys[node.id.name].update()
                if isinstance(node, ast.FunctionReference) and node.id.name == "NUMBER":
                    numeric.update(v.id.name for v in nodes(node.arguments) if _is_variable(v))
                if isinstance(node, ast.SelectExpression):
                    if not isinstance(node.selector, ast.VariableReference):
                        continue
                    name = node.selector.id.name
                    for variant in node.variants:
                        if isinstance(variant.key, ast.NumberLiteral):
                            numeric.add(name)
                            keys[name].add(variant.key.value)
                        else:
                            keys[name].add(variant.key.name)
                    if keys[name] & PLURALS:
                        numeric.add(name)
        return {
            name: (*NUMBERS, *_whole(found)) if name in numeric else (*sorted(found), "A", 3)
            for name, found in keys.items()
        }


def nodes(node: Any) -> Iterator[Any]:
    """Return a node of the syntax tree and everything below it."""
    if isinstance(node, list | tuple):
        for item in node:
            yield from nodes(item)
    elif isinstance(node, ast.BaseNode):
        yield node
        for value in vars(node).values():
            yield from nodes(value)


BOT_PACKAGES = sorted({point.module for point in installed(BOTS).values()})
ROOMS = {
    "kit": KIT,
    "cli": CLI,
    "match": REASONS,
    "server": NOTICES,
    **{id: words_of(id) for id in BOT_PACKAGES},
}
"""The phrasebooks that are no game's rulebook, by where they are."""
BOOKS = (*tailback.list_games(), *ROOMS)


def book(id: str) -> Phrasebook:
    """Return the rulebook of an installed game, or another phrasebook."""
    return ROOMS[id] if id in ROOMS else tailback.game(id).rulebook


@cache
def catalogue(id: str, language: str) -> Catalogue:
    """Return the words of an installed game, or of another phrasebook."""
    return Catalogue(book(id).source(language))


def _is_variable(node: Any) -> bool:
    return isinstance(node, ast.VariableReference)


def _target(node: Any) -> str:
    name: str = node.id.name
    return f"{name}.{node.attribute.name}" if node.attribute else name


def _whole(keys: set[str]) -> Iterator[int]:
    return (int(key) for key in sorted(keys) if key.lstrip("-").isdecimal())
