"""Every happening of every game is asserted by a test that names a clause."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import tailback
from tailback.kit import Event
from tailback.kit.shapes import happenings

HERE = Path(__file__).parent
KITS = {"Moved", "ChanceOutcome"}


def asserted(source: str) -> Iterator[str]:
    """Return what the assertions of tests with a clause name: classes, and events in strings.

    An event is named by its whole string or by its first word (``took seat=1 lane=2``).
    """
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.FunctionDef) and any(map(_clause, node.decorator_list)):
            for inner in ast.walk(node):
                if isinstance(inner, ast.Assert):
                    yield from _names(inner.test)


def _clause(decorator: ast.expr) -> bool:
    return isinstance(decorator, ast.Call) and ast.unparse(decorator.func) == "pytest.mark.clause"


def _names(test: ast.expr) -> Iterator[str]:
    for node in ast.walk(test):
        if isinstance(node, ast.Name):
            yield node.id
        elif isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield node.value.partition(" ")[0]


def unasserted(id: str, sources: list[str]) -> set[str]:
    """Return the happenings of a game that no assertion of these tests names."""
    found = {name for source in sources for name in asserted(source)}
    told = happenings(tailback.game(id)).keys() - KITS
    return {name for name in told if not found & {name, spoken(name)}}


def spoken(kind: str) -> str:
    """Return the name of a happening's event."""
    return re.sub(r"(?<=[a-z])(?=[A-Z])", "-", kind).lower()


def sources_of(id: str) -> list[str]:
    (folder,) = [path for path in HERE.rglob(id) if path.is_dir()]
    return [path.read_text("utf-8") for path in folder.rglob("test_*.py")]


@pytest.mark.parametrize("id", tailback.list_games())
def test_every_happening_is_asserted_by_a_test_with_a_clause(id: str) -> None:
    assert unasserted(id, sources_of(id)) == set()


def test_a_happening_that_is_told_to_nobodys_test_is_found() -> None:
    every = sources_of("bash")
    without = [source.replace("Sank", "Sunk") for source in every]
    assert unasserted("bash", without) == {"Sank"}
    unmarked = [source.replace("@pytest.mark.clause", "@pytest.mark.other") for source in every]
    assert len(unasserted("bash", unmarked)) == len(happenings(tailback.game("bash"))) - len(KITS)


def test_events_are_called_as_the_kit_calls_them() -> None:
    game = tailback.game("bash")
    kind = happenings(game)["SnoutFled"]
    assert game.events([kind("6M0")]) == (Event.of(spoken("SnoutFled"), space="6M0"),)
