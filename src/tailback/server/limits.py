"""How often: a bucket that fills at a steady rate and is emptied by each use."""

from __future__ import annotations

import ipaddress
import time
from collections.abc import Callable
from typing import Final

_MOST: Final = 10_000
"""How many addresses are remembered."""


class Bucket:
    """Allows ``burst`` uses at once and ``rate`` a second in the long run."""

    __slots__ = ("_burst", "_filled", "_left", "_now", "_rate")

    def __init__(
        self, rate: float, burst: float, now: Callable[[], float] = time.monotonic
    ) -> None:
        self._rate = rate
        self._burst = burst
        self._left = burst
        self._now = now
        self._filled = now()

    def take(self) -> bool:
        """Return whether one more is allowed now, and count it."""
        self._fill()
        if self._left < 1:
            return False
        self._left -= 1
        return True

    def wait(self) -> float:
        """Return after how many seconds one more will be allowed."""
        self._fill()
        return max(0.0, (1 - self._left) / self._rate) if self._rate else 60.0

    @property
    def full(self) -> bool:
        """Return whether it was not used for a while."""
        self._fill()
        return self._left >= self._burst

    def _fill(self) -> None:
        now = self._now()
        self._left = min(self._burst, self._left + (now - self._filled) * self._rate)
        self._filled = now


class PerAddress:
    """A bucket for each address; all of an IPv6 network share one."""

    def __init__(self, a_minute: float, now: Callable[[], float] = time.monotonic) -> None:
        self._a_minute = a_minute
        self._now = now
        self._buckets: dict[str, Bucket] = {}

    def bucket(self, address: str) -> Bucket:
        """Return the bucket of an address."""
        key = network(address)
        if key not in self._buckets:
            if len(self._buckets) >= _MOST:
                self._forget()
            made = Bucket(self._a_minute / 60, max(1.0, self._a_minute), self._now)
            self._buckets[key] = made
        return self._buckets[key]

    def _forget(self) -> None:
        kept = {key: bucket for key, bucket in self._buckets.items() if not bucket.full}
        self._buckets = kept if len(kept) < _MOST else {}


def network(address: str) -> str:
    """Return what counts as one address.

    >>> network("192.0.2.7"), network("2001:db8:1:2:3:4:5:6"), network("testclient")
    ('192.0.2.7', '2001:db8:1:2::/64', 'testclient')
    """
    try:
        known = ipaddress.ip_address(address)
    except ValueError:
        return address
    if known.version == 4:
        return address
    return str(ipaddress.ip_network((known, 64), strict=False))
