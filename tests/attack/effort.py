"""What an act costs: lines of Python that run, and in the soak time, which sees the rest."""

from __future__ import annotations

import math
import sys
import time
from collections.abc import Callable
from typing import Any, Final

from tests.harness.scale import SOAK

Act = Callable[[], object]
_SPARE_LINES: Final = 300
_SPARE_SECONDS: Final = 0.003
_ROUNDS: Final = 3


def lines(act: Act, most: float = math.inf) -> int:
    """Return how many lines of Python run; after ``most`` of them it is stopped, with an error."""
    count = 0

    def counted(frame: Any, event: str, _: Any) -> Any:
        nonlocal count
        count += event == "line"
        assert count <= most, f"it takes more than {most} lines"
        return counted

    before = sys.gettrace()
    sys.settrace(counted)
    try:
        act()
    finally:
        sys.settrace(before)
    return count


def seconds(act: Act) -> float:
    """Return how long it takes this thread, the best of five."""

    def once() -> float:
        begun = time.thread_time()
        act()
        return time.thread_time() - begun

    return min(once() for _ in range(5))


def linear(acts: Callable[[int], Act], size: int) -> str:
    """Return what is wrong where twice the size costs more than twice as much; else nothing."""
    acts(size)()  # what is made at the first use is no part of it
    once, twice = lines(acts(size)), lines(acts(2 * size))
    if twice > 2.5 * once + _SPARE_LINES:
        return f"{once} lines become {twice}"
    said = ""
    for _ in range(_ROUNDS if SOAK else 0):
        short, long = seconds(acts(size)), seconds(acts(2 * size))
        if long < 3 * short + _SPARE_SECONDS:
            return ""
        said = f"{short:.4f} s become {long:.4f} s"
    return said


def slept(seconds: float) -> float:
    """Take so long."""
    time.sleep(seconds)
    return seconds


def grown(size: int) -> int:
    """Take so much memory."""
    return len(bytearray(size))
