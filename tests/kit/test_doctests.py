"""The examples in the documentation of the kit, the games and the bots come out as written."""

from __future__ import annotations

import doctest
import importlib
import pkgutil
from pathlib import Path

import pytest

import tailback.bots
import tailback.games
import tailback.kit

README = Path(__file__).parents[2] / "README.md"
PACKAGES = (tailback.kit, tailback.games, tailback.bots)
MODULES = [
    "tailback",
    *(package.__name__ for package in PACKAGES),
    *(
        found.name
        for package in PACKAGES
        for found in pkgutil.walk_packages(package.__path__, package.__name__ + ".")
    ),
]


@pytest.mark.parametrize("name", MODULES)
def test_examples_come_out(name: str) -> None:
    assert doctest.testmod(importlib.import_module(name)).failed == 0


def test_the_examples_of_the_readme_come_out() -> None:
    found = doctest.testfile(str(README), module_relative=False)
    assert found.attempted
    assert not found.failed


def test_there_are_examples() -> None:
    finder = doctest.DocTestFinder(exclude_empty=True)
    found = [test for name in MODULES for test in finder.find(importlib.import_module(name))]
    assert sum(bool(test.examples) for test in found) > 10
