"""The registry of matches in use: taking them up and letting them go.

A match is taken up from its log when someone asks for it, and let go when nobody has for a while.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from dataclasses import replace
from typing import Final, NamedTuple, cast

from tailback.kit import SPECTATOR, FairDice, Seat
from tailback.match import Answer, Change, Match, MatchServices, Store, SystemTimeSource, TimeSource
from tailback.match.entry import is_id
from tailback.match.errors import LogError, NoSuchMatch, StoreError
from tailback.match.match import to_play
from tailback.match.state import MatchState
from tailback.match.verbs.create import DiceMaker
from tailback.server.botpool.pool import BotPool
from tailback.server.botpool.ray_pool import RayPool
from tailback.server.botpool.table_queue import Priority
from tailback.server.cluster.bus import Bus
from tailback.server.cluster.node import Alone, Node
from tailback.server.game_catalogue import Catalogue
from tailback.server.http_errors import BadToken, ClosedTable, NoTable, TooMany, store_failed
from tailback.server.latency import Latency
from tailback.server.live import server_messages
from tailback.server.live.broadcast import Broadcast, Connection
from tailback.server.live.presence import Presence
from tailback.server.live.room import Room
from tailback.server.live.tokens import key_of, speaks_of
from tailback.server.routes.rate_limits import PLAYED, READ, Meter, RateLimits
from tailback.server.settings import Settings
from tailback.store.admin_queue import CLOSED
from tailback.store.prune import OVER

_AT_ONCE: Final = 2
"""How many matches are played through from their logs at a time."""
_MOST_HELD: Final = 20_000
"""How many steps are held in memory before unused rooms are let go; each is 1 to 4 KB."""
_ANSWERING: Final = 1.0
"""How many seconds bots that are told to answer have until they are ended, where all ends."""
_JUST: Final = 1.0
"""For so many seconds a room was used just now."""
_log = logging.getLogger(__name__)


def _may_speak(to: object, seat: Seat, table: MatchState) -> bool:
    """Return whether a connection still has its seat: the link may have been renewed meanwhile."""
    connection = cast("Connection | None", to)
    if connection is None:
        return True
    return connection.viewer == seat and table.keys.opener(seat) in (None, *connection.keys)


class TableCost(NamedTuple):
    """What a table has cost in units of work since it was taken up."""

    table: str
    spent: int
    people: int


class MatchRegistry:
    """Holds the matches of this process. It is the channel through which they speak."""

    def __init__(
        self,
        store: Store,
        catalogue: Catalogue,
        settings: Settings,
        clock: TimeSource | None = None,
        dice: DiceMaker = FairDice,
        limits: RateLimits | None = None,
        bus: Bus | None = None,
        node: Node | None = None,
        ray: RayPool | None = None,
    ) -> None:
        self.bus = bus or Bus()
        self._node: Node | Alone = node or Alone()
        self.catalogue = catalogue
        self.settings = settings
        self.limits = limits or RateLimits(settings)
        self.latency = Latency()
        time = clock or SystemTimeSource(self._node.wall)
        self.bot_pool = BotPool(catalogue, settings, self.bot_priority, time, ray)
        self.services = MatchServices(
            store=store,
            channel=self,
            time_source=time,
            bots=self.bot_pool,
            games=catalogue.find,
            dice=dice,
            pace=settings.pace,
            lease=lambda: None,  # nothing runs outside a room
            speaks=_may_speak,
        )
        self.presence = Presence(self.bus)
        self._rooms: dict[str, Room] = {}
        self._loading: dict[str, asyncio.Task[Room]] = {}
        self._closing: dict[str, asyncio.Task[None]] = {}
        self._shut: set[str] = set()
        """Those of the loading that the host has closed meanwhile."""
        self._places = asyncio.Semaphore(_AT_ONCE)

    # The channel

    def answer(self, to: object, answer: Answer) -> None:
        """Answer the connection that asked; a bot needs none."""
        if (connection := cast("Connection | None", to)) is not None:
            connection.send_answer(server_messages.answer(answer))

    def broadcast(self, change: Change, to: object = None, id: str | None = None) -> None:
        """Tell every connection to whose viewer something has changed, the one who did it first."""
        table = change.state
        if table.result is not None:
            self._stop_running(table.id)
        self.bus.publish_here("entry", table.id, length=table.length)
        broadcast = Broadcast(change, self.settings)
        first = None
        if id is not None and (first := cast("Connection | None", to)) is not None:
            first.send(broadcast.accepting(first, id))
        room = self._rooms.get(table.id)
        if room is None:
            return
        presence = room.presence
        if change.people:
            presence.dismiss_renewed()
            if table.result is not None:
                self._note_over(room.match)
        for viewer in change.viewers:
            for connection in tuple(presence.connections.get(viewer, ())):
                if connection is not first:
                    connection.send(broadcast.text(connection))
        if change.people:
            presence.cancel_claims()

    def bot_priority(self, match: str) -> Priority:
        """Return who waits for the bots of a match."""
        room = self._rooms.get(match)
        if room is None:
            return Priority.SEATED
        people = [s for s, chair in enumerate(room.match.state.chairs) if chair.bot is None]
        if not people:
            return Priority.ALONE
        present = any(room.presence.connections.get(seat) for seat in people)
        return Priority.PRESENT if present else Priority.SEATED

    # Taking up

    @asynccontextmanager
    async def room(
        self, match: str, meter: Meter | None = None, token: str | None = None
    ) -> AsyncIterator[Room]:
        """Hold a match in memory for as long as this lasts; raise HttpError if there is none.

        Where it must be taken up for that, the ``meter`` pays, and only a ``token`` that may open
        it has it done: whether it does is for the caller to ask.
        """
        if not is_id(match):
            raise NoTable
        room = self._rooms.get(match) or await self._load(match, meter, token)
        room.users += 1
        try:
            yield room
        finally:
            room.users -= 1
            room.left = time.monotonic()

    async def catch_up(self, room: Room, token: str, cursor: int | None) -> None:
        """See to it that whoever comes from another node finds here what it has seen there."""
        room.admit(token)
        try:
            if await self._node.newest(room.match):
                return
        except NoSuchMatch:  # another node has just cleared it away
            raise NoTable from None
        viewer = room.viewer(token)
        seen = room.match.state.versions[-1 if viewer is SPECTATOR else viewer]
        if cursor is not None and cursor > seen:
            store_failed(StoreError("what was seen elsewhere cannot be read here yet"))

    async def _load(self, match: str, meter: Meter | None, token: str | None) -> Room:
        if meter is not None and (after := meter.wait()) > 0:
            raise TooMany(after)
        try:
            if token is not None:
                await self._admit(match, meter, token)
            while (closing := self._closing.get(match)) is not None:
                await asyncio.shield(closing)
            if (room := self._rooms.get(match)) is not None:
                return room
            if match not in self._loading:
                task = asyncio.get_running_loop().create_task(self._take_up(match, meter))
                self._loading[match] = task
                task.add_done_callback(lambda _: self._loaded(match))
            return await asyncio.shield(self._loading[match])
        except (StoreError, LogError) as error:
            store_failed(error, match)

    def _loaded(self, match: str) -> None:
        del self._loading[match]
        self._shut.discard(match)

    async def _admit(self, match: str, meter: Meter | None, token: str) -> None:
        """Raise BadToken for a token of which nothing speaks that can be read without playing."""
        store, key = self.services.store, key_of(token)
        notes = await store.notes(match)
        if not speaks_of(notes, (), key):
            entries = await store.load(match)
            if meter is not None:
                meter.pay(READ * to_play(entries))
            if not speaks_of(notes, entries, key):
                raise BadToken

    async def _take_up(self, id: str, meter: Meter | None) -> Room:
        notes = await self.services.store.notes(id)
        if CLOSED in notes:
            raise ClosedTable(id)
        services = replace(self.services, bots=self.bot_pool.at(id), lease=self._node.lease(id))
        async with self._places:
            entries = await self.services.store.load(id)
            cost = PLAYED * to_play(entries)
            if meter is not None:
                meter.pay(cost)
            match = await Match.of(services, id, entries)
        presence = self.presence.add(match)
        room = self._rooms[id] = Room(match, notes, presence, self.limits.table_buckets(), cost)
        if id in self._shut:  # while it was played through
            self._drop(id)
            raise ClosedTable(id)
        self._let_go()
        await self._node.take(match)
        if id in self._shut:
            raise ClosedTable(id)
        self.presence.ask(id)
        if match.state.result is not None and OVER not in notes:
            self._note_over(match)
        self.bus.publish_here("taken-up", id)
        return room

    def _note_over(self, match: Match) -> None:
        """Note that a match is over: from now on it is kept as long as the host says."""

        async def note() -> None:
            with suppress(StoreError):  # it is noted when it is taken up again
                await self.services.store.note(match.id, {OVER: str(time.time())})

        match.spawn(note())

    # What is in use

    def get(self, match: str) -> Room | None:
        """Return the room of a match that is held in memory."""
        return self._rooms.get(match)

    def matches(self) -> dict[str, Match]:
        """Return the matches that are held in memory."""
        return {id: room.match for id, room in self._rooms.items()}

    def holds(self, match: str) -> bool:
        """Return whether a match is in use."""
        return any(match in some for some in (self._rooms, self._loading, self._closing))

    def costs(self) -> list[TableCost]:
        """Return what each table in use has cost, and how many are there."""
        return [TableCost(id, round(room.spent), room.users) for id, room in self._rooms.items()]

    @property
    def nodes(self) -> list[str]:
        """Return the names of the nodes that are alive, this one's first."""
        return [self.bus.node, *self._node.others]

    @property
    def open(self) -> int:
        """Return how many matches are held in memory."""
        return len(self._rooms)

    # Letting go

    def dismiss(self, why: str, match: str | None = None) -> int:
        """Send away all who are at a table, or all whom the host keeps out; return how many."""
        rooms = [room for id, room in self._rooms.items() if match in (None, id)]
        sent = sum(
            connection.dismiss(why, match is not None)
            for room in rooms
            for connection in room.presence.everyone()
        )
        if match in self._loading:
            self._shut.add(match)
        if match in self._rooms:
            self._drop(match)
        return sent

    async def tidy(self) -> None:
        """Let go of idle matches, again and again."""
        while True:
            await asyncio.sleep(max(0.05, min(10.0, self.settings.idle / 4)))
            for id in self._unused(self.settings.idle):
                self._drop(id)
            self._let_go()

    def _let_go(self) -> None:
        """Where too much is held, let go of what nobody uses, the longest unused first."""
        held = sum(room.weight for room in self._rooms.values())
        for id in self._unused(_JUST) if held > _MOST_HELD else ():
            if held > _MOST_HELD:
                held -= self._rooms[id].weight
                self._drop(id)

    def _unused(self, seconds: float) -> list[str]:
        """Return the rooms that nobody has used for so long, the longest unused first."""
        before, rooms = time.monotonic() - seconds, self._rooms
        idle = (
            id
            for id, room in rooms.items()
            if room.users == 0 and room.left <= before and id not in self._loading
        )
        return sorted(idle, key=lambda match: rooms[match].left)

    def _drop(self, id: str) -> None:
        room = self._rooms.pop(id)
        self.presence.remove(id)
        self._stop_running(id)
        task = asyncio.get_running_loop().create_task(room.match.close())
        self._closing[id] = task
        task.add_done_callback(lambda _: self._closing.pop(id, None))

    def _stop_running(self, id: str) -> None:
        """Let another match's bots have their turn, and another node run this one."""
        self.bot_pool.queue.leave(id)
        self._node.give_back(id)

    async def close(self) -> None:
        """Let go of all matches and stop the bots."""
        for id in tuple(self._rooms):
            self._drop(id)
        if closing := [*self._closing.values()]:
            await asyncio.wait(closing, timeout=_ANSWERING)
        self.bot_pool.close()
        await asyncio.gather(*closing, return_exceptions=True)
