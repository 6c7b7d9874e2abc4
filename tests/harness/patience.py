"""How long tests wait for what must come: far longer than it takes on the busiest machine.

No test asserts how long something takes. What has not come by then does not come at all.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from typing import Final, TypeVar

from tests.harness.scale import SOAK

T = TypeVar("T")

PATIENCE: Final = 7200.0 if SOAK else 300.0
_LOOKING: Final = 0.01


def run(work: Awaitable[T], seconds: float = PATIENCE) -> T:
    """Run a test's coroutine, with an end to its patience."""

    async def bounded() -> T:
        async with asyncio.timeout(seconds):
            return await work

    return asyncio.run(bounded())


async def until(true: Callable[[], object]) -> None:
    """Wait until this is true."""
    async with asyncio.timeout(PATIENCE):
        while not true():
            await asyncio.sleep(_LOOKING)


def wait_until(true: Callable[[], object]) -> bool:
    """Return whether this comes true; look again and again without a loop."""
    end = time.monotonic() + PATIENCE
    while not true():
        if time.monotonic() > end:
            return False
        time.sleep(_LOOKING)
    return True
