"""What all tests share: the clause marker, patience, their language, and quiet logs."""

from __future__ import annotations

import logging
import os
from collections import Counter
from collections.abc import Iterator

import pytest
from hypothesis import HealthCheck, settings

from tests.harness import beside
from tests.harness.scale import SOAK

# Machines are shared and noisy: no test asserts a time, the property tests neither.
settings.register_profile("house", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("house")
os.environ["LC_ALL"] = "C.UTF-8"  # the command line speaks the language of whoever runs the tests


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--clause", help="run only the tests that name this clause")


def clauses_of(item: pytest.Item) -> set[str]:
    return {id for mark in item.iter_markers("clause") for id in mark.args}


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    wanted = config.getoption("--clause")
    dropped = [
        item
        for item in items
        if (wanted and wanted not in clauses_of(item))
        or (item.get_closest_marker("soak") and not SOAK)
    ]
    if dropped:
        config.hook.pytest_deselected(items=dropped)
        gone = set(dropped)
        items[:] = [item for item in items if item not in gone]


@pytest.fixture(autouse=True)
def _counts_are_told() -> Iterator[None]:
    """Print how many positions a test compared with a reference; ``make soak`` shows it."""
    before = Counter(beside.compared)
    yield
    for game, count in (beside.compared - before).items():
        print(f"{count:,} positions of {game} compared with the reference")


@pytest.fixture(autouse=True)
def _logs_go_where_they_went() -> Iterator[None]:
    """Undo ``logs.set_up``: what a later test logs would go to a stream that is closed."""
    root, ours = logging.getLogger(), logging.getLogger("tailback")
    handlers, level, our_level = root.handlers[:], root.level, ours.level
    yield
    if root.handlers != handlers:
        root.handlers[:] = handlers
        root.setLevel(level)
        ours.setLevel(our_level)
