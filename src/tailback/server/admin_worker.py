"""The host's hand in the running server: orders are carried out, old tables are cleared away."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Iterable
from ipaddress import ip_network
from typing import Final

from tailback.kit import JSON
from tailback.match.errors import StoreError
from tailback.server.cluster.bus import BusMessage
from tailback.server.live.registry import MatchRegistry
from tailback.server.routes.rate_limits import Client, within
from tailback.store.admin_queue import BLOCK, AdminQueue, close_order
from tailback.store.prune import Pruner
from tailback.store.sql import SqlStore

_LOOK: Final = 1.0
"""How many seconds pass between two looks for orders."""
_CLEAR: Final = 10
"""After how many looks some matches are gone through that may be cleared away."""
_MOST: Final = 50
"""How many addresses and tables are listed, those that cost most first."""
_log = logging.getLogger(__name__)


class AdminWorker:
    """Carries out what the host decides about the matches of this process."""

    def __init__(self, registry: MatchRegistry, store: SqlStore) -> None:
        self._registry = registry
        self._desk = AdminQueue(store.engine)
        self._shared = store.shared
        self._heard: list[str] = []
        """What another node was ordered, and is to be done here too."""
        registry.bus.listen("ordered", self._hear)
        self._pruner = Pruner(
            store, registry.catalogue.find, registry.holds, registry.settings.keep
        )

    async def attend(self) -> None:
        """Do what is due, again and again."""
        await self._try(self._begin)
        looks = 0
        while True:
            await asyncio.sleep(_LOOK)
            await self._try(self._carry_out)
            looks += 1
            if looks % _CLEAR == 0:
                await self._try(self._clear_away)
                await self._try(self._look_again)

    async def _try(self, work: Callable[[], Awaitable[object]]) -> None:
        try:
            await work()
        except StoreError as error:
            _log.warning("the host's orders cannot be read", extra={"why": type(error).__name__})

    def _hear(self, message: BusMessage) -> None:
        what = message.data.get("what")
        if message.node != self._registry.bus.node and isinstance(what, str):
            self._heard.append(what)

    async def _begin(self) -> None:
        if not self._shared:  # what others were asked is theirs to answer
            await asyncio.to_thread(self._desk.clear)
        await self._keep_out()

    async def _carry_out(self) -> None:
        for order in await asyncio.to_thread(self._desk.waiting):
            answer = await self._done(order.what)
            await asyncio.to_thread(self._desk.answer, order, answer)
            self._registry.bus.publish("ordered", what=order.what)
        heard, self._heard = self._heard, []
        for what in heard:
            await self._done(what)

    async def _look_again(self) -> None:
        """Do what was decided and not done: an order or another node's message may be lost.

        What an order that still waits is about is left to it, for its answer says how many had to
        leave. It is looked for last: whatever was decided before has its order there by then.
        """
        closed = await asyncio.to_thread(self._desk.closed, [*self._registry.matches()])
        blocked = await asyncio.to_thread(self._desk.blocked)
        waiting = {order.what for order in await asyncio.to_thread(self._desk.waiting)}
        if BLOCK not in waiting:
            self._shut_out(blocked)
        for match in closed:
            if close_order(match) not in waiting:
                self._registry.dismiss("closed", match)

    async def _done(self, order: str) -> JSON:
        verb, _, what = order.partition(" ")
        if verb == BLOCK:
            return await self._keep_out()
        if verb == "close":
            return self._registry.dismiss("closed", what)
        return {"addresses": self._addresses(), "tables": self._tables()}

    async def _keep_out(self) -> int:
        """Shut out whom the host has blocked, and no others; return how many had to leave."""
        return self._shut_out(await asyncio.to_thread(self._desk.blocked))

    def _shut_out(self, blocked: Iterable[str]) -> int:
        networks = [ip_network(each) for each in blocked]
        self._registry.limits.block(lambda address: within(address, networks))
        return self._registry.dismiss("blocked")

    async def _clear_away(self) -> None:
        if (gone := await self._pruner.portion()) > 0:
            _log.info("%s tables cleared away", gone)

    def _addresses(self) -> list[JSON]:
        return [_account(account) for account in self._registry.limits.accounts()[:_MOST]]

    def _tables(self) -> list[JSON]:
        costs = sorted(self._registry.costs(), key=lambda row: -row.spent)
        return [row._asdict() for row in costs[:_MOST]]


def _account(account: Client) -> JSON:
    return {
        "address": account.address,
        "spent": round(account.work.spent),
        "sockets": account.sockets,
        "tables": round(account.tables.spent),
    }
