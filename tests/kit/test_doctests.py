"""The examples in the documentation of the kit and of Shift come out as written."""

from __future__ import annotations

import doctest
import importlib
import pkgutil

import pytest

import tailback.games.shift
import tailback.kit

PACKAGES = (tailback.kit, tailback.games.shift)
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


def test_there_are_examples() -> None:
    finder = doctest.DocTestFinder(exclude_empty=True)
    found = [test for name in MODULES for test in finder.find(importlib.import_module(name))]
    assert sum(bool(test.examples) for test in found) > 10
