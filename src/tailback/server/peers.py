"""The other servers on the same database, if there may be any: how this one hears of them."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from tailback.match import Store, StoreError, new_id
from tailback.server.bus import Bus
from tailback.server.limits import Limits
from tailback.server.node import Node
from tailback.server.notify import Notify
from tailback.server.redis import Redis
from tailback.store.nodes import Nodes
from tailback.store.sql import SqlStore

if TYPE_CHECKING:
    from tailback.server.hall import Hall


@dataclass
class Peers:
    """What a server needs to be one of several; on a file or in memory it is the only one."""

    bus: Bus = field(default_factory=Bus)
    node: Node | None = None
    notify: Notify | None = None
    redis: Redis | None = None

    @classmethod
    def of(cls, store: Store, redis: str | None = None) -> Peers:
        """Return what this store's servers need; StoreError if that is not to be had."""
        if not isinstance(store, SqlStore) or not store.shared:
            if redis is not None:
                raise StoreError("redis is for servers that share a PostgreSQL database")
            return cls()
        notify = Notify(store)
        shared = None if redis is None else Redis(redis)
        bus = Bus(new_id(), [notify] if shared is None else [shared, notify])
        return cls(bus, Node(Nodes(store.engine, bus.node)), notify, shared)

    async def join(self, limits: Limits) -> None:
        """Be one of them."""
        if self.node is not None and self.notify is not None:
            await self.node.join()
            self.notify.start(self.bus)
        if self.redis is not None:
            self.redis.start(self.bus, limits)

    def listen(self, hall: Hall) -> None:
        """Have this hall follow what they write."""
        if self.node is not None:
            self.node.listen(hall)

    async def attend(self, hall: Hall) -> None:
        """Do what is due, again and again."""
        if self.node is not None:
            await self.node.attend(hall)

    async def close(self) -> None:
        """Leave them."""
        if self.node is not None and self.notify is not None:
            self.notify.close()
            await self.node.close()
        if self.redis is not None:
            await self.redis.close()
