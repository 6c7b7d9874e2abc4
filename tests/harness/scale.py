"""How many: the long counts are for ``make soak``; ``make test`` runs a fiftieth of them.

A test that takes its time and has a shorter one beside it is for the soak alone: ``@soak``.
"""

from __future__ import annotations

import os
from collections.abc import Sequence
from typing import TypeVar

import pytest

T = TypeVar("T")

soak = pytest.mark.soak
SOAK = bool(os.environ.get("TAILBACK_SOAK"))


def thinned(cases: Sequence[T], every: int) -> Sequence[T]:
    """Return all cases in the soak, each so many-th otherwise."""
    return cases if SOAK else cases[::every]


def scaled(count: int) -> int:
    """Return the full count in the soak, a fiftieth otherwise."""
    return count if SOAK else max(1, count // 50)
