"""What addresses spend on each node, told to the others, so that all nodes share their limits."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from itertools import islice
from typing import Final

from tailback.kit import JSON
from tailback.server.cluster.bus import Bus, BusMessage
from tailback.server.cluster.pg_notify import PgNotify
from tailback.server.routes.rate_limits import RateLimits, Spent

_PERIOD: Final = 0.5
"""How many seconds pass between two looks at what was spent."""
_ROWS: Final = 30
"""So many addresses fit into one message."""


class SpendingShare:
    """Tells what addresses spend here, and charges what they spend elsewhere.

    While messages do not go through each node counts by itself, and forgets the sockets elsewhere;
    after each new connection all tell each other what is open.
    """

    def __init__(self, bus: Bus, limits: RateLimits, pg_notify: PgNotify) -> None:
        self._bus = bus
        self._limits = limits
        self._pg_notify = pg_notify
        self._connections = 0
        bus.listen("spent", self._charge)
        bus.listen("spent-anew", lambda message: limits.tell_anew())

    async def run(self) -> None:
        """Share, again and again."""
        while True:
            await asyncio.sleep(_PERIOD)
            self._share()

    def _share(self) -> None:
        if not self._pg_notify.check():
            self._limits.only_nodes(frozenset())
            self._limits.spent()
            return
        if self._connections != self._pg_notify.connections:
            self._connections = self._pg_notify.connections
            self._bus.publish("spent-anew")
        for rows in _portions(self._limits.spent()):
            self._bus.publish("spent", rows=rows)

    def _charge(self, message: BusMessage) -> None:
        """Charge what addresses have spent on another node."""
        rows = message.data.get("rows")
        if message.node == self._bus.node or not isinstance(rows, dict):
            return
        for address, row in rows.items():
            numbers = row if isinstance(row, list) else []
            if len(numbers) == 3 and all(isinstance(n, int | float) for n in numbers):
                self._limits.elsewhere(message.node, address, Spent(*numbers))


def _portions(spent: dict[str, Spent]) -> Iterator[dict[str, JSON]]:
    rows = iter(spent.items())
    while portion := [*islice(rows, _ROWS)]:
        yield {address: list[JSON](row) for address, row in portion}
