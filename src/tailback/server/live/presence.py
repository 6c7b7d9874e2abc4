"""Who is at which table: the connections of this node, and what the other nodes say of theirs."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterable, Set
from typing import Final

from pydantic import BaseModel

from tailback.kit import SPECTATOR, Seat, Viewer
from tailback.match import Match
from tailback.server.cluster.bus import Bus, BusMessage
from tailback.server.http_errors import HttpError, must_be_written
from tailback.server.live import server_messages
from tailback.server.live.broadcast import Connection

_PERIOD: Final = 0.25
"""How many seconds lie at least between two announcements of who is there."""
_COUNT_PERIOD: Final = 1.0
"""The same where only the number of those who watch has changed."""
_AGAIN: Final = 1.0
"""After how many seconds something is tried again that could not be written."""


class NodePresence(BaseModel):
    """Who is at a table by way of one node: which seats, and how many watch."""

    seats: list[int]
    watch: int


class TablePresence:
    """Who is at one table."""

    def __init__(self, match: Match, bus: Bus) -> None:
        self._match = match
        self._bus = bus
        self.connections: dict[Viewer, set[Connection]] = {}
        self._elsewhere: dict[str, NodePresence] = {}
        """Who is there by way of other nodes."""
        self._published: NodePresence | None = None
        """Who is here, as the other nodes were told last."""
        self._announced = ""
        """Who is there, as everyone here was told last."""
        self._announced_seats: list[bool] = []
        self._announced_at = 0.0
        self._timer: asyncio.TimerHandle | None = None
        """When everyone will be told of what has changed since."""
        self._away_since = dict.fromkeys(
            range(len(match.state.chairs)), match.services.time_source.now()
        )
        """Since when seats have been away, as far as was noticed here."""

    def enter(self, viewer: Viewer, connection: Connection) -> None:
        """Let a connection hear what its viewer may know, from now on."""
        self.connections.setdefault(viewer, set()).add(connection)
        connection.last_presence = self.text()
        connection.send(connection.last_presence)
        self.announce()

    def leave(self, viewer: Viewer, connection: Connection) -> None:
        """Forget a connection."""
        self.connections.get(viewer, set()).discard(connection)
        self.announce()

    def everyone(self) -> list[Connection]:
        """Return all connections at the table."""
        return [each for some in self.connections.values() for each in some]

    def here(self) -> NodePresence:
        """Return who is there by way of this node."""
        seats = [s for s in range(len(self._match.state.chairs)) if self.connections.get(s)]
        return NodePresence(seats=seats, watch=len(self.connections.get(SPECTATOR, ())))

    def seats(self) -> list[bool]:
        """Return of each seat whether it is there now, on any node; a bot always is."""
        nodes = (self.here(), *self._elsewhere.values())
        present = {seat for node in nodes for seat in node.seats}
        chairs = enumerate(self._match.state.chairs)
        return [chair.kind == "bot" or seat in present for seat, chair in chairs]

    def text(self) -> str:
        """Return the message that says which seats are there, and how many watch, on any node."""
        nodes = (self.here(), *self._elsewhere.values())
        return server_messages.presence(self.seats(), sum(node.watch for node in nodes))

    def away(self, seat: Seat, seconds: float) -> bool:
        """Return whether nobody has been there on a seat for so long."""
        since = self._away_since.get(seat)
        return since is not None and self._match.services.time_source.now() - since >= seconds

    def announce(self) -> None:
        """Tell everyone who is there, if that has changed; only so often a second."""
        seats, text, here = self.seats(), self.text(), self.here()
        self._note_absence(seats)
        if text == self._announced and here == self._published:
            return
        now = time.monotonic()
        period = _COUNT_PERIOD if seats == self._announced_seats else _PERIOD
        if (wait := self._announced_at + period - now) > 0:
            self._announce_later(wait)
            return
        self._announced, self._announced_seats = text, seats
        if here != self._published:
            self.publish()
        for connection in self.everyone():
            if connection.last_presence != text:
                self._announced_at = now
                connection.last_presence = text
                connection.send(text)

    def _announce_later(self, wait: float) -> None:
        """Announce in a while; what is due sooner comes first."""
        loop = asyncio.get_running_loop()
        if self._timer is not None:
            if self._timer.when() <= loop.time() + wait:
                return
            self._timer.cancel()
        self._timer = loop.call_later(wait, self._announce_now)

    def _announce_now(self) -> None:
        self._timer = None
        self._announced = ""  # who came meanwhile was told of what may be as it was before
        self.announce()

    def _note_absence(self, seats: list[bool]) -> None:
        for seat, present in enumerate(seats):
            if present:
                self._away_since.pop(seat, None)
            else:
                self._away_since.setdefault(seat, self._match.services.time_source.now())

    def publish(self) -> None:
        """Tell the other nodes who is here."""
        self._published = self.here()
        self._bus.publish("presence", self._match.id, **self._published.model_dump())

    def set_elsewhere(self, node: str, presence: NodePresence) -> None:
        """Note who is there by way of another node."""
        self._elsewhere[node] = presence
        self.announce()

    def keep_nodes(self, alive: Set[str]) -> None:
        """Forget who was there by way of nodes that are no more."""
        for node in self._elsewhere.keys() - alive:
            del self._elsewhere[node]
            self.announce()

    def dismiss_renewed(self) -> None:
        """Send everyone away whose token opens its seat no longer."""
        table = self._match.state
        for seat in range(len(table.chairs)):
            for connection in tuple(self.connections.get(seat, ())):
                if table.keys.opener(seat) not in (None, *connection.keys):
                    self.connections[seat].discard(connection)
                    connection.dismiss("renewed", True)

    def cancel_claims(self) -> None:
        """Cancel the claims to seats whose people are here: their keys are in use."""
        for claim in self._match.state.claims:
            if claim.end is None and self.connections.get(claim.seat):
                self._match.spawn(self._cancel_claim(claim.seat))

    async def _cancel_claim(self, seat: Seat) -> None:
        """Write that a seat's key is in use, however often it takes."""
        while self.connections.get(seat) and self._match.state.claims.of(seat) is not None:
            try:
                must_be_written(await self._match.cancel(seat))
            except HttpError:
                await asyncio.sleep(_AGAIN)


class Presence:
    """Who is at the tables in use here; the nodes tell each other."""

    def __init__(self, bus: Bus) -> None:
        self._bus = bus
        self._tables: dict[str, TablePresence] = {}
        bus.listen("presence", self._set_elsewhere)
        bus.listen("who", self._answer)

    def add(self, match: Match) -> TablePresence:
        """Return the presence at a table that is in use from now on."""
        self._tables[match.id] = TablePresence(match, self._bus)
        return self._tables[match.id]

    def ask(self, match: str) -> None:
        """Ask the other nodes who is at a table by way of them."""
        self._bus.publish("who", match)

    def remove(self, match: str) -> None:
        """Forget a table that is let go."""
        del self._tables[match]

    def keep_nodes(self, alive: Set[str]) -> None:
        """Forget who was there by way of nodes that are no more."""
        for table in tuple(self._tables.values()):
            table.keep_nodes(alive)

    def publish(self, matches: Iterable[str]) -> None:
        """Tell the other nodes again who is here at tables they share: that may have been lost."""
        for match in matches:
            if (table := self._tables.get(match)) is not None:
                table.publish()

    def _set_elsewhere(self, message: BusMessage) -> None:
        table = self._tables.get(message.match)
        if table is not None and message.node != self._bus.node:
            table.set_elsewhere(message.node, NodePresence.model_validate(message.data))

    def _answer(self, message: BusMessage) -> None:
        """Tell another node, which has just taken up a table, who is there by way of this one."""
        if message.node != self._bus.node:
            self.publish([message.match])
