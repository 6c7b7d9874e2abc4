"""The examples in the documentation of the match and of the store come out as written."""

from __future__ import annotations

import doctest
import importlib

import pytest

MODULES = ("match.entry", "store.engine")


@pytest.mark.parametrize("name", MODULES)
def test_examples_come_out(name: str) -> None:
    result = doctest.testmod(importlib.import_module(f"tailback.{name}"))
    assert result.attempted > 0
    assert result.failed == 0
