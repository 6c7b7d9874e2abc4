"""The examples in the documentation of the program and of the tests' tools come out as written."""

from __future__ import annotations

import doctest
import importlib
import pkgutil
from pathlib import Path

import pytest

import tailback

README = Path(__file__).parents[1] / "README.md"
RUN_BY_OTHERS = (".migrations.", ".__main__")
"""What is not there to be imported."""
TOOLS = (
    "benchmarks.limits",
    "tests.browser.frames",
    "tests.browser.names",
    "tests.browser.test_bash_secrets",
)
MODULES = [
    "tailback",
    *(
        found.name
        for found in pkgutil.walk_packages(tailback.__path__, "tailback.")
        if not any(part in found.name for part in RUN_BY_OTHERS)
    ),
    *TOOLS,
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
