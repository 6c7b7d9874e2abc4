"""The hall: every table that is in use, who looks at it, and who thinks there.

A match is taken up from its log when someone asks for it, and let go when nobody has for a while.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import AsyncIterator, Iterable, Set
from contextlib import asynccontextmanager, suppress
from dataclasses import replace
from typing import Final, NamedTuple, cast

from tailback.kit import SPECTATOR, FairDice, Seat, Viewer
from tailback.match import (
    Answer,
    Change,
    Clock,
    House,
    Match,
    Refused,
    RunningClock,
    Store,
)
from tailback.match.create import DiceMaker
from tailback.match.entry import is_id
from tailback.match.errors import Damaged, LogError, NoSuchMatch, StoreError
from tailback.match.match import to_play
from tailback.match.table import Table
from tailback.server import wire
from tailback.server.botpool.pool import BotPool
from tailback.server.botpool.ray_pool import RayPool
from tailback.server.botpool.table_queue import Priority
from tailback.server.catalogue import Catalogue
from tailback.server.cluster.bus import Bus, BusMessage
from tailback.server.cluster.node import Alone, Node
from tailback.server.http_errors import (
    BadToken,
    BrokenLog,
    ClosedTable,
    HttpError,
    NoTable,
    TooMany,
    store_failed,
)
from tailback.server.latency import Latency
from tailback.server.limits import PLAYED, READ, Limits, Meter
from tailback.server.room import Here, Room
from tailback.server.settings import Settings
from tailback.server.telling import Ear, Telling
from tailback.server.tokens import key_of, speaks_of
from tailback.store.host import CLOSED
from tailback.store.prune import OVER

_log = logging.getLogger(__name__)
_PRESENCE: Final = 0.25
"""How many seconds lie at least between two tellings of who is there."""
_COUNT: Final = 1.0
"""The same where only the number of those who watch has changed."""
_AT_ONCE: Final = 2
"""How many matches are played through from their logs at a time."""
_MOST_HELD: Final = 20_000
"""How many steps are held in memory before unused rooms are let go; each is 1 to 4 KB."""
_ANSWERING: Final = 1.0
"""How many seconds bots that are told to answer have until they are ended, where all ends."""
_AGAIN: Final = 1.0
"""After how many seconds something is tried again that could not be written."""
_JUST: Final = 1.0
"""For so many seconds a room was used just now."""


def _speaks(to: object, seat: Seat, table: Table) -> bool:
    """Return whether a connection still has its seat: the link may have been renewed meanwhile."""
    ear = cast("Ear | None", to)
    opened = ear is None or table.keys.opener(seat) in (None, *ear.keys)
    return opened and (ear is None or ear.viewer == seat)


def _must_be_written(answer: Answer) -> None:
    """Raise HttpError where something could not be written; what another has written is."""
    if isinstance(answer, Refused) and answer.why in ("not-written", "unknown"):
        store_failed(StoreError(answer.why))


class TableCost(NamedTuple):
    """What a table has cost in units of work since it was taken up."""

    table: str
    spent: int
    people: int


class Hall:
    """Holds the matches of this process. It is the channel through which they speak."""

    def __init__(
        self,
        store: Store,
        catalogue: Catalogue,
        settings: Settings,
        clock: Clock | None = None,
        dice: DiceMaker = FairDice,
        limits: Limits | None = None,
        bus: Bus | None = None,
        node: Node | None = None,
        ray: RayPool | None = None,
    ) -> None:
        self.bus = bus or Bus()
        self._node: Node | Alone = node or Alone()
        self.catalogue = catalogue
        self.settings = settings
        self.limits = limits or Limits(settings)
        self.latency = Latency()
        time = clock or RunningClock(self._node.wall)
        self.bot_pool = BotPool(catalogue, settings, self.bot_priority, time, ray)
        self.house = House(
            store=store,
            channel=self,
            clock=time,
            bots=self.bot_pool,
            games=catalogue.find,
            dice=dice,
            pace=settings.pace,
            lease=lambda: None,  # nothing runs outside a room
            speaks=_speaks,
        )
        self._rooms: dict[str, Room] = {}
        self._loading: dict[str, asyncio.Task[Room]] = {}
        self._closing: dict[str, asyncio.Task[None]] = {}
        self._shut: set[str] = set()
        """Those of the loading that the host has closed meanwhile."""
        self._places = asyncio.Semaphore(_AT_ONCE)
        self.bus.listen("presence", self._hear_presence)
        self.bus.listen("who", self._hear_who)

    # The channel

    def answer(self, to: object, answer: Answer) -> None:
        """Answer the connection that asked; a bot needs none."""
        if (ear := cast("Ear | None", to)) is not None:
            ear.answered(wire.answer(answer))

    def tell(self, change: Change, to: object = None, id: str | None = None) -> None:
        """Tell every connection to whose viewer something has changed, the one who did it first."""
        if change.table.result is not None:
            self.bot_pool.queue.leave(change.table.id)
            self._node.give_back(change.table.id)
        self.bus.publish_here("entry", change.table.id, length=change.table.length)
        telling = Telling(change, self.settings)
        first = cast("Ear | None", to) if id is not None else None
        if first is not None and id is not None:
            first.hear(telling.accepting(first, id))
        room = self._rooms.get(change.table.id)
        if room is None:
            return
        if change.people:
            room.shut_out()
        if change.people and change.table.result is not None:
            self._over(room.match)
        for viewer in change.viewers:
            for ear in tuple(room.ears.get(viewer, ())):
                if ear is not first:
                    ear.hear(telling.text(ear))
        if change.people:
            self._cancel_claims(room)

    # Rooms

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

    async def use(self, room: Room, token: str) -> None:
        """Write what the use of a token brings about, before it counts.

        A seat changes hands if the time of a claim is over; the use of a seat's own key cancels a
        claim to it.
        """
        match = room.match
        if match.claim_due():
            _must_be_written(await match.change())
        seat = room.opened_by(key_of(token))
        if seat is not SPECTATOR and match.table.claims.of(seat) is not None:
            _must_be_written(await match.cancel(seat))

    def _cancel_claims(self, room: Room) -> None:
        """Cancel the claims to seats whose people are here: their keys are in use."""
        for claim in room.match.table.claims:
            if claim.end is None and room.ears.get(claim.seat):
                room.match.spawn(self._cancel_claim(room, claim.seat))

    async def _cancel_claim(self, room: Room, seat: Seat) -> None:
        """Write that a seat's key is in use, however often it takes."""
        while room.ears.get(seat) and room.match.table.claims.of(seat) is not None:
            try:
                _must_be_written(await room.match.cancel(seat))
            except HttpError:
                await asyncio.sleep(_AGAIN)

    async def newest(self, room: Room, token: str, cursor: int | None) -> None:
        """See to it that whoever comes from another node finds here what it has seen there."""
        room.admit(token)
        try:
            if await self._node.newest(room.match):
                return
        except NoSuchMatch:  # another node has just cleared it away
            raise NoTable from None
        viewer = room.viewer(token)
        seen = room.match.table.versions[-1 if viewer is SPECTATOR else viewer]
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
                task = asyncio.get_running_loop().create_task(self._taken_up(match, meter))
                self._loading[match] = task
                task.add_done_callback(lambda _: self._loaded(match))
            return await asyncio.shield(self._loading[match])
        except NoSuchMatch:
            raise NoTable from None
        except Damaged:
            _log.error("match %s lies on a damaged page", match)
            raise BrokenLog(f"Table {match}") from None
        except StoreError as error:
            _log.warning("a match could not be read: %s", type(error).__name__)
            store_failed(error)
        except LogError as error:
            _log.error("match %s, entry %s: the log does not replay", error.match, error.seq)
            raise BrokenLog(f"Table {match}") from None

    def _loaded(self, match: str) -> None:
        del self._loading[match]
        self._shut.discard(match)

    async def _admit(self, match: str, meter: Meter | None, token: str) -> None:
        """Raise BadToken for a token of which nothing speaks that can be read without playing."""
        store, key = self.house.store, key_of(token)
        notes = await store.notes(match)
        if not speaks_of(notes, (), key):
            entries = await store.load(match)
            if meter is not None:
                meter.pay(READ * to_play(entries))
            if not speaks_of(notes, entries, key):
                raise BadToken

    async def _taken_up(self, id: str, meter: Meter | None) -> Room:
        notes = await self.house.store.notes(id)
        if CLOSED in notes:
            raise ClosedTable(id)
        house = replace(self.house, bots=self.bot_pool.at(id), lease=self._node.lease(id))
        async with self._places:
            entries = await self.house.store.load(id)
            cost = PLAYED * to_play(entries)
            if meter is not None:
                meter.pay(cost)
            match = await Match.of(house, id, entries)
        room = self._rooms[id] = Room(match, notes, self.limits.table_buckets(), cost)
        if id in self._shut:  # while it was played through
            self._drop(id, room)
            raise ClosedTable(id)
        self._let_go()
        await self._node.take(match)
        if id in self._shut:
            raise ClosedTable(id)
        self.bus.publish("who", id)
        if match.table.result is not None and OVER not in notes:
            self._over(match)
        self.bus.publish_here("taken-up", id)
        return room

    def _over(self, match: Match) -> None:
        """Note that a match is over: from now on it is kept as long as the host says."""

        async def note() -> None:
            with suppress(StoreError):  # it is noted when it is taken up again
                await self.house.store.note(match.id, {OVER: str(time.time())})

        match.spawn(note())

    def bot_priority(self, match: str) -> Priority:
        """Return who waits for the bots of a match."""
        room = self._rooms.get(match)
        if room is None:
            return Priority.SEATED
        people = [s for s, chair in enumerate(room.match.table.chairs) if chair.bot is None]
        if not people:
            return Priority.ALONE
        return Priority.PRESENT if any(room.ears.get(seat) for seat in people) else Priority.SEATED

    def enter(self, room: Room, viewer: Viewer, ear: Ear) -> None:
        """Let a connection hear what its viewer may know, from now on."""
        room.ears.setdefault(viewer, set()).add(ear)
        ear.present = room.presence()
        ear.hear(ear.present)
        self.tell_presence(room)

    def leave(self, room: Room, viewer: Viewer, ear: Ear) -> None:
        """Forget a connection."""
        room.ears.get(viewer, set()).discard(ear)
        self.tell_presence(room)

    def tell_presence(self, room: Room) -> None:
        """Tell everyone at a table who is there, if that has changed; only so often a second."""
        room.note_absence()
        text, here = room.presence(), room.here()
        if text == room.told and here == room.published:
            return
        now, there = time.monotonic(), room.present()
        wait = room.spoken + (_COUNT if there == room.there else _PRESENCE) - now
        if wait > 0:
            self._tell_later(room, wait)
            return
        room.told, room.there = text, there
        if here != room.published:
            self._publish_presence(room)
        for ear in [ear for ears in room.ears.values() for ear in ears if ear.present != text]:
            room.spoken = now
            ear.present = text
            ear.hear(text)

    def _tell_later(self, room: Room, wait: float) -> None:
        """Have everyone told in a while; what is due sooner comes first."""
        loop = asyncio.get_running_loop()
        if room.telling is not None and room.telling.when() <= loop.time() + wait:
            return
        if room.telling is not None:
            room.telling.cancel()
        room.telling = loop.call_later(wait, self._tell_presence, room)

    def _hear_presence(self, message: BusMessage) -> None:
        """Note who is at a table by way of another node."""
        room = self._rooms.get(message.match)
        if room is not None and message.node != self.bus.node:
            room.elsewhere[message.node] = Here.read(message.data)
            self.tell_presence(room)

    def _hear_who(self, message: BusMessage) -> None:
        """Tell another node, which has just taken up a table, who is there by way of this one."""
        if message.node != self.bus.node and (room := self._rooms.get(message.match)) is not None:
            self._publish_presence(room)

    def _publish_presence(self, room: Room) -> None:
        room.published = here = room.here()
        self.bus.publish("presence", room.match.id, seats=[*here.seats], watch=here.watch)

    def only_nodes(self, alive: Set[str]) -> None:
        """Forget who was there by way of nodes that are no more."""
        self.limits.only_nodes(alive)
        for room in tuple(self._rooms.values()):
            for node in room.elsewhere.keys() - alive:
                del room.elsewhere[node]
                self.tell_presence(room)

    def tell_again(self, matches: Iterable[str]) -> None:
        """Tell the other nodes again who is here at tables they share: that may have been lost."""
        for match in matches:
            if (room := self._rooms.get(match)) is not None:
                self._publish_presence(room)

    def _tell_presence(self, room: Room) -> None:
        room.telling = None
        room.told = ""  # who came meanwhile was told of what may be as it was before
        self.tell_presence(room)

    # The host

    def held(self, match: str) -> Room | None:
        """Return a match that is held in memory."""
        return self._rooms.get(match)

    def matches(self) -> dict[str, Match]:
        """Return the matches that are held in memory."""
        return {id: room.match for id, room in self._rooms.items()}

    def holds(self, match: str) -> bool:
        """Return whether a match is in use."""
        return any(match in some for some in (self._rooms, self._loading, self._closing))

    def close_table(self, match: str) -> int:
        """Send everyone away from a table that the host has closed; return how many were there."""
        return self.dismiss("closed", match)

    def dismiss(self, why: str, match: str | None = None) -> int:
        """Send away all who are at a table, or all whom the host keeps out; return how many."""
        sent = 0
        if match is not None and match in self._loading:
            self._shut.add(match)
        for id, room in tuple(self._rooms.items()):
            for ear in [ear for ears in room.ears.values() for ear in ears]:
                sent += (match is None or id == match) and ear.dismiss(why, match is not None)
            if id == match:
                self._drop(id, room)
        return sent

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

    async def tidy(self) -> None:
        """Let go of idle matches, again and again."""
        while True:
            await asyncio.sleep(max(0.05, min(10.0, self.settings.idle / 4)))
            self.sweep()

    def sweep(self) -> None:
        """Let go of every match that nobody has used for a while."""
        for id, room in self._unused(self.settings.idle):
            self._drop(id, room)
        self._let_go()

    def _let_go(self) -> None:
        """Where too much is held, let go of what nobody uses, the longest unused first."""
        held = sum(room.weight for room in self._rooms.values())
        for id, room in self._unused(_JUST) if held > _MOST_HELD else ():
            if held > _MOST_HELD:
                held -= room.weight
                self._drop(id, room)

    def _unused(self, seconds: float) -> list[tuple[str, Room]]:
        """Return the rooms that nobody has used for so long, the longest unused first."""
        before = time.monotonic() - seconds
        idle = [
            (id, room)
            for id, room in self._rooms.items()
            if room.users == 0 and room.left <= before and id not in self._loading
        ]
        return sorted(idle, key=lambda row: row[1].left)

    def _drop(self, id: str, room: Room) -> None:
        del self._rooms[id]
        self.bot_pool.queue.leave(id)
        self._node.give_back(id)
        task = asyncio.get_running_loop().create_task(room.match.close())
        self._closing[id] = task
        task.add_done_callback(lambda _: self._closing.pop(id, None))

    async def close(self) -> None:
        """Let go of all matches and stop the bots."""
        for id, room in tuple(self._rooms.items()):
            self._drop(id, room)
        if closing := [*self._closing.values()]:
            await asyncio.wait(closing, timeout=_ANSWERING)
        self.bot_pool.close()
        await asyncio.gather(*closing, return_exceptions=True)
