"""Notices by Redis, and what addresses spend on each node: limits that all nodes share.

While Redis is down, notices go by PostgreSQL alone and every node counts by itself.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterator
from contextlib import suppress
from itertools import islice
from typing import Any, Final

from tailback.kit import JSON
from tailback.match.errors import StoreError
from tailback.server.bus import Bus, Notice
from tailback.server.limits import Limits, Spent

_CHANNEL: Final = "tailback"
_FORMS: Final = (
    "redis://:PASSWORD@HOST:6379/0 (rediss:// with TLS, unix:// for a socket), and @ and / in a "
    "password as %40 and %2F"
)
_AGAIN: Final = 0.5
"""After how many seconds a connection that is lost is tried again."""
_PATIENCE: Final = 3.0
_SHARE: Final = 0.5
"""How many seconds pass between two tellings of what was spent."""
_MOST: Final = 1000
"""How many notices may wait to be sent; more are lost."""
_ROWS: Final = 30
"""So many addresses fit into one notice."""
_log = logging.getLogger(__name__)


class Redis:
    """One connection that listens, one that speaks."""

    def __init__(self, url: str) -> None:
        """Prepare for the server at this address; StoreError if that cannot be."""
        try:
            from redis.asyncio import Redis as Client
        except ImportError:
            said = "Redis needs a package that is not installed: pip install 'tailback[redis]'"
            raise StoreError(said) from None
        try:
            self._client: Any = Client.from_url(
                url, socket_timeout=_PATIENCE, socket_connect_timeout=_PATIENCE
            )
        except ValueError:  # what it says repeats parts of the address
            raise StoreError(f"this is not the address of a Redis: give {_FORMS}") from None
        self._waiting: asyncio.Queue[str] = asyncio.Queue(_MOST)
        self._tasks: list[asyncio.Task[None]] = []
        self.up = False
        self._told: bool | None = None
        """Whether it was up when that was last logged."""
        self._ups = 0
        """How often it was up again."""

    def start(self, bus: Bus, limits: Limits) -> None:
        """Carry notices for this bus, and share these limits."""
        bus.listen("spent", lambda notice: _charge(limits, bus.node, notice))
        bus.listen("spent-anew", lambda notice: limits.tell_anew())
        works = (self._carry(bus), self._share(bus, limits))
        self._tasks = [asyncio.get_running_loop().create_task(work) for work in works]

    def send(self, text: str) -> None:
        """Have a notice on its way; where too many wait it is lost."""
        with suppress(asyncio.QueueFull):
            self._waiting.put_nowait(text)

    async def close(self) -> None:
        """Stop."""
        self.up = False
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        with suppress(Exception):
            await self._client.aclose()

    async def _carry(self, bus: Bus) -> None:
        """Listen and speak; when either fails, begin anew with both.

        So whoever can still be heard is not taken for down for ever, and a connection of before
        is not spoken to.
        """
        while True:
            try:
                async with self._client.pubsub(ignore_subscribe_messages=True) as heard:
                    await heard.subscribe(_CHANNEL)
                    await self._client.ping()
                    self._waiting = asyncio.Queue(_MOST)  # what waited is of the past
                    self._is(up=True)
                    async with asyncio.TaskGroup() as both:
                        both.create_task(self._hear(heard, bus))
                        both.create_task(self._say())
            except* Exception:  # of many kinds; one that fails must not be the last
                self._is(up=False)
            with suppress(Exception):
                await self._client.connection_pool.disconnect()
            await asyncio.sleep(_AGAIN)

    async def _hear(self, heard: Any, bus: Bus) -> None:
        """Take what is told; where nothing is, not even an answer, nobody is there any more."""
        asked = False
        while True:
            told = await heard.get_message(timeout=_PATIENCE)
            if told is None and asked:
                raise TimeoutError
            if asked := told is None:
                await heard.ping()
            elif told["type"] == "message":
                bus.heard(told["data"].decode(errors="replace"))

    async def _say(self) -> None:
        while True:
            await self._client.publish(_CHANNEL, await self._waiting.get())

    def _is(self, *, up: bool) -> None:
        if up != self._told:
            _log.warning("Redis answers" if up else "Redis does not answer")
        self._ups += up
        self.up = self._told = up

    async def _share(self, bus: Bus, limits: Limits) -> None:
        """Tell the other nodes what addresses have spent here, as long as Redis is up.

        Meanwhile each counts by itself; when it is up again all tell each other what is open.
        """
        since = 0
        while True:
            await asyncio.sleep(_SHARE)
            try:
                if not self.up:
                    limits.only_nodes(frozenset())
                elif since != self._ups:
                    since = self._ups
                    bus.publish("spent-anew", by=self)
                spent = limits.spent()
                for rows in _portions(spent) if self.up else ():
                    bus.publish("spent", by=self, rows=rows)
            except Exception as error:  # one that fails must not be the last
                _log.error("what was spent could not be told", extra={"why": type(error).__name__})


def _portions(spent: dict[str, Spent]) -> Iterator[dict[str, JSON]]:
    rows = iter(spent.items())
    while some := [*islice(rows, _ROWS)]:
        yield {address: list[JSON](what) for address, what in some}


def _charge(limits: Limits, here: str, notice: Notice) -> None:
    """Charge what addresses have spent on another node."""
    rows = notice.about.get("rows")
    if notice.node == here or not isinstance(rows, dict):
        return
    for address, what in rows.items():
        numbers = what if isinstance(what, list) else []
        if len(numbers) == 3 and all(isinstance(n, int | float) for n in numbers):
            limits.elsewhere(notice.node, address, Spent(*numbers))
