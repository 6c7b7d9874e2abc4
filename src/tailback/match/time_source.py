"""Two sources of time: one that runs, one that is advanced by hand."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable


class SteadyTime:
    """This machine's time as it was at the start, moved on by a clock that is never put right.

    An hour by which someone sets the machine's time is taken from nobody's clock.
    """

    def __init__(self) -> None:
        self._ahead = time.time_ns() - time.monotonic_ns()

    def __call__(self) -> int:
        """Return the time in milliseconds since 1970."""
        return (time.monotonic_ns() + self._ahead) // 1_000_000


class SystemTimeSource:
    """The clock of the event loop's machine, which never goes back; ``wall`` is the store's."""

    def __init__(self, wall: Callable[[], int] | None = None) -> None:
        self.wall = wall or SteadyTime()

    def now(self) -> float:
        """Return the time."""
        return time.monotonic()

    async def until(self, time: float) -> None:
        """Wait until then."""
        while (left := time - self.now()) > 0:
            await asyncio.sleep(left)


class ManualTimeSource:
    """A clock that stands still until it is turned; it may begin at any time."""

    def __init__(self, now: float = 0.0) -> None:
        self._now = now
        self._waiting: list[tuple[float, asyncio.Future[None]]] = []

    def now(self) -> float:
        """Return the time."""
        return self._now

    def wall(self) -> int:
        """Return the same in milliseconds."""
        return round(self._now * 1000)

    async def until(self, time: float) -> None:
        """Wait until the hand has passed there."""
        while time > self._now:
            woken = asyncio.get_running_loop().create_future()
            self._waiting.append((time, woken))
            await woken

    @property
    def awaited(self) -> tuple[float, ...]:
        """Return the times that someone waits for."""
        return tuple(time for time, woken in self._waiting if not woken.done())

    def advance(self, seconds: float) -> None:
        """Turn the hand forward and wake whoever waited for that."""
        self._now += seconds
        due = [w for w in self._waiting if w[0] <= self._now]
        self._waiting = [w for w in self._waiting if w[0] > self._now]
        for _, woken in due:
            if not woken.done():
                woken.set_result(None)
