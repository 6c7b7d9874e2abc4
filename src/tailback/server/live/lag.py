"""Lag: how long the way to a connection and back takes, which a player's clock is credited.

The server asks with a ping, every few seconds at most, and counts until the pong of that number.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Final

_EVERY: Final = 5.0
"""So many seconds lie at least between two questions."""


class Lag:
    """The lag of one connection, as it was measured last."""

    def __init__(self, now: Callable[[], float] = time.monotonic) -> None:
        self._now = now
        self._number = 0
        self._asked: float | None = None
        self._again = 0.0
        self._seconds = 0.0

    def ask(self) -> int | None:
        """Return the number of a new question; None if it is not due yet."""
        now = self._now()
        if now < self._again:
            return None
        self._number += 1
        self._asked, self._again = now, now + _EVERY
        return self._number

    def heard(self, number: int) -> None:
        """Take an answer; one to another question tells nothing."""
        if number == self._number and self._asked is not None:
            self._seconds, self._asked = self._now() - self._asked, None

    def credit(self, most: float) -> int:
        """Return how many milliseconds are credited, of so many seconds at most."""
        return round(1000 * min(self._seconds, most))
