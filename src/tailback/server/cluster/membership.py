"""The other servers on the same database, if there may be any: how this one hears of them."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from functools import partial
from typing import TYPE_CHECKING

from tailback.match import Store, new_id
from tailback.server.cluster.bus import Bus
from tailback.server.cluster.node import Node
from tailback.server.cluster.pg_notify import PgNotify
from tailback.server.cluster.spending import SpendingShare
from tailback.store.nodes import Nodes
from tailback.store.sql import SqlStore

if TYPE_CHECKING:
    from tailback.server.live.registry import MatchRegistry


@dataclass
class Membership:
    """What a server needs to be one of several; on a file or in memory it is the only one."""

    bus: Bus = field(default_factory=Bus)
    node: Node | None = None
    pg_notify: PgNotify | None = None

    @classmethod
    def of(cls, store: Store) -> Membership:
        """Return what this store's servers need."""
        if not isinstance(store, SqlStore) or not store.shared:
            return cls()
        pg_notify = PgNotify(store)
        bus = Bus(new_id(), pg_notify.send)
        return cls(bus, Node(Nodes(store.engine, bus.node)), pg_notify)

    async def join(self) -> None:
        """Be one of them."""
        if self.node is not None and self.pg_notify is not None:
            await self.node.join()
            self.pg_notify.start(self.bus)

    def tasks(self, registry: MatchRegistry) -> list[Callable[[], Awaitable[None]]]:
        """Follow what the others write at the matches here; return what is to be run meanwhile."""
        if self.node is None or self.pg_notify is None:
            return []
        self.node.listen(registry)
        share = SpendingShare(self.bus, registry.limits, self.pg_notify)
        return [partial(self.node.attend, registry), share.run]

    async def close(self) -> None:
        """Leave them."""
        if self.node is not None and self.pg_notify is not None:
            self.pg_notify.close()
            await self.node.close()
