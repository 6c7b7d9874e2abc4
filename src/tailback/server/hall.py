"""The hall: every table that is in use, who looks at it, and who thinks there.

A match is taken up from its log when someone asks for it, and let go when nobody has for a while.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from dataclasses import replace
from typing import Final, NamedTuple, Protocol, cast

from tailback.kit import JSON, FairDice, Seating, Viewer
from tailback.match import (
    Accepted,
    Answer,
    Change,
    Clock,
    House,
    Match,
    RunningClock,
    Store,
    Table,
    Update,
)
from tailback.match.entry import is_id
from tailback.match.errors import LogError, NoSuchMatch, StoreError
from tailback.match.table import DiceMaker
from tailback.server import wire
from tailback.server.catalogue import Catalogue
from tailback.server.limits import Limits, Purse
from tailback.server.problem import bad_token, broken_log, closed_table, no_table, store_failed
from tailback.server.queue import Rank
from tailback.server.settings import Settings
from tailback.server.think import Thinkers
from tailback.server.tokens import key_of, viewers_of
from tailback.server.wire import Hello
from tailback.store.host import CLOSED
from tailback.store.prune import OVER

_log = logging.getLogger(__name__)
_PRESENCE: Final = 0.25
"""How many seconds lie at least between two tellings of who is there."""


class Ear(Protocol):
    """One connection that hears what its viewer may know."""

    viewer: Viewer
    hello: Hello
    present: str
    """Who is there, as it was told last."""

    def hear(self, text: str) -> None:
        """Send a message, in its turn."""

    def dismiss(self, why: str, all: bool) -> bool:
        """Say why and end the connection, if ``all`` must go or its address is kept out."""


class TableCost(NamedTuple):
    """What a table has cost in units of work since it was taken up."""

    table: str
    spent: int
    people: int


class Telling:
    """A change put into words: what is the same for several is looked at and written once."""

    def __init__(self, change: Change) -> None:
        self._change = change
        self._shared = wire.Shared()
        self._written: dict[tuple[Viewer, bool, bool], str] = {}

    def text(self, ear: Ear) -> str:
        """Return what this connection is told."""
        key = ear.viewer, ear.hello.letters, ear.hello.shown
        if key not in self._written:
            change, viewer = self._change, ear.viewer
            text = update_text(change.table, change.update(viewer), ear.hello, self._shared)
            blinded = viewer in change.blinded
            self._written[key] = greeted(text, change.table, viewer) if blinded else text
        return self._written[key]

    def accepting(self, ear: Ear, id: str) -> str:
        """Return the same, and that the connection's message is accepted."""
        if ear.viewer not in self._change.viewers:
            return wire.answer(Accepted(id))
        return wire.accepting(self.text(ear), id)


def update_text(
    table: Table, update: Update, hello: Hello, shared: wire.Shared | None = None, **more: JSON
) -> str:
    """Return an update as the connection that began with this hello wants it."""
    game = table.game
    if hello.letters:
        more["letters"] = game.letters(update.view)
    if hello.shown:
        more["shown"] = wire.shown(update.shown, game.notation.move_text)
    return wire.update(update, shared, **more)


def greeted(text: str, table: Table, viewer: Viewer) -> str:
    """Return an update's text with what a viewer must know to read it and all that follow."""
    eyes = table.eyes(viewer)
    greeting: dict[str, JSON] = {
        "match": table.id,
        "game": table.game.id,
        "viewer": eyes,
        "gave_up": viewer if eyes is not viewer else None,
        "agreed": agreed(table),
    }
    return wire.greeted(text, greeting, table.scene)


class Room:
    """A match that is in use, and the connections at it."""

    def __init__(
        self, match: Match, rights: dict[str, Viewer], purses: tuple[Purse, Purse]
    ) -> None:
        self.match = match
        self.ears: dict[Viewer, set[Ear]] = {}
        self.users = 0
        self.left = time.monotonic()
        self.seated, self.watching = purses
        """What its seats may still ask for, and those who watch: they cannot use up the others'."""
        self.told = ""
        """Who is there, as everyone was told."""
        self.quiet = 0.0
        """Until when nobody is told of it again."""
        self.telling = False
        """Whether everyone will be told then."""
        self._rights = rights

    def viewer(self, token: str) -> Viewer:
        """Return whose eyes a token opens; raise Problem if it opens none."""
        key = key_of(token)
        if key not in self._rights:
            raise bad_token()
        return self._rights[key]

    def presence(self) -> str:
        """Return which seats are there now; a bot always is."""
        chairs = enumerate(self.match.table.chairs)
        return wire.presence([c.kind == "bot" or bool(self.ears.get(i)) for i, c in chairs])


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
    ) -> None:
        self.catalogue = catalogue
        self.settings = settings
        self.limits = limits or Limits(settings)
        time = clock or RunningClock()
        self.thinkers = Thinkers(catalogue, settings, self.rank, time)
        self.house = House(
            store=store,
            channel=self,
            clock=time,
            bots=self.thinkers,
            games=catalogue.find,
            dice=dice,
            pace=settings.pace,
        )
        self._rooms: dict[str, Room] = {}
        self._loading: dict[str, asyncio.Task[Room]] = {}
        self._closing: dict[str, asyncio.Task[None]] = {}

    # The channel

    def answer(self, to: object, answer: Answer) -> None:
        """Answer the connection that asked; a bot needs none."""
        if (ear := cast("Ear | None", to)) is not None:
            ear.hear(wire.answer(answer))

    def tell(self, change: Change, to: object = None, id: str | None = None) -> None:
        """Tell every connection to whose viewer something has changed, the one who did it first."""
        if change.table.result is not None:
            self.thinkers.queue.leave(change.table.id)
        telling = Telling(change)
        first = cast("Ear | None", to) if id is not None else None
        if first is not None and id is not None:
            first.hear(telling.accepting(first, id))
        room = self._rooms.get(change.table.id)
        if room is None:
            return
        if change.people and change.table.result is not None:
            self._over(room.match)
        for viewer in change.viewers:
            for ear in tuple(room.ears.get(viewer, ())):
                if ear is not first:
                    ear.hear(telling.text(ear))

    # Rooms

    @asynccontextmanager
    async def room(self, match: str) -> AsyncIterator[Room]:
        """Hold a match in memory for as long as this lasts; raise Problem if there is none."""
        if not is_id(match):
            raise no_table()
        room = self._rooms.get(match) or await self._load(match)
        room.users += 1
        try:
            yield room
        finally:
            room.users -= 1
            room.left = time.monotonic()

    async def _load(self, match: str) -> Room:
        while (closing := self._closing.get(match)) is not None:
            await asyncio.shield(closing)
        if match not in self._loading:
            task = asyncio.get_running_loop().create_task(self._taken_up(match))
            self._loading[match] = task
            task.add_done_callback(lambda _: self._loading.pop(match, None))
        try:
            return await asyncio.shield(self._loading[match])
        except NoSuchMatch:
            raise no_table() from None
        except StoreError as error:
            _log.warning("a match could not be read: %s", type(error).__name__)
            raise store_failed(error) from None
        except LogError as error:
            _log.error("match %s, entry %s: the log does not replay", error.match, error.seq)
            raise broken_log(f"Table {match}") from None

    async def _taken_up(self, id: str) -> Room:
        notes = await self.house.store.notes(id)
        if CLOSED in notes:
            raise closed_table(id)
        house = replace(self.house, bots=self.thinkers.at(id))
        match = await Match.load(house, id)
        room = Room(match, viewers_of(notes), self.limits.purses())
        self._rooms[id] = room
        if match.table.result is not None and OVER not in notes:
            self._over(match)
        return room

    def _over(self, match: Match) -> None:
        """Note that a match is over: from now on it is kept as long as the host says."""

        async def note() -> None:
            with suppress(StoreError):  # it is noted when it is taken up again
                await self.house.store.note(match.id, {OVER: str(time.time())})

        match.spawn(note())

    def rank(self, match: str) -> Rank:
        """Return who waits for the bots of a match."""
        room = self._rooms.get(match)
        if room is None:
            return Rank.SEATED
        people = [s for s, chair in enumerate(room.match.table.chairs) if chair.bot is None]
        if not people:
            return Rank.ALONE
        return Rank.PRESENT if any(room.ears.get(seat) for seat in people) else Rank.SEATED

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
        if room.telling or (text := room.presence()) == room.told:
            return
        now = time.monotonic()
        if now < room.quiet:
            room.telling = True
            asyncio.get_running_loop().call_later(room.quiet - now, self._tell_presence, room)
            return
        room.told = text
        for ear in [ear for ears in room.ears.values() for ear in ears if ear.present != text]:
            room.quiet = now + _PRESENCE
            ear.present = text
            ear.hear(text)

    def _tell_presence(self, room: Room) -> None:
        room.telling = False
        self.tell_presence(room)

    # The host

    def holds(self, match: str) -> bool:
        """Return whether a match is in use."""
        return any(match in some for some in (self._rooms, self._loading, self._closing))

    def close_table(self, match: str) -> int:
        """Send everyone away from a table that the host has closed; return how many were there."""
        return self.dismiss("closed", match)

    def dismiss(self, why: str, match: str | None = None) -> int:
        """Send away all who are at a table, or all whom the host keeps out; return how many."""
        sent = 0
        for id, room in tuple(self._rooms.items()):
            for ear in [ear for ears in room.ears.values() for ear in ears]:
                sent += (match is None or id == match) and ear.dismiss(why, match is not None)
            if id == match:
                self._drop(id, room)
        return sent

    def costs(self) -> list[TableCost]:
        """Return what each table in use has cost, and how many are there."""
        return [
            TableCost(id, round(room.seated.spent + room.watching.spent), room.users)
            for id, room in self._rooms.items()
        ]

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
        before = time.monotonic() - self.settings.idle
        for id, room in tuple(self._rooms.items()):
            if room.users == 0 and room.left <= before:
                self._drop(id, room)

    def _drop(self, id: str, room: Room) -> None:
        del self._rooms[id]
        self.thinkers.queue.leave(id)
        task = asyncio.get_running_loop().create_task(room.match.close())
        self._closing[id] = task
        task.add_done_callback(lambda _: self._closing.pop(id, None))

    async def close(self) -> None:
        """Let go of all matches and stop the bots."""
        for id, room in tuple(self._rooms.items()):
            self._drop(id, room)
        await asyncio.gather(*self._closing.values(), return_exceptions=True)
        self.thinkers.close()


def agreed(table: Table) -> dict[str, JSON]:
    """Return what was agreed before the first move: all of it lies open on the table."""
    seating: Seating = table.seating
    return {
        "rules": table.game.rules_number,
        "options": table.options.write(),
        "seats": seating.seats,
        "by_age": None if seating.by_age is None else list(seating.by_age),
        "last": None if seating.last is None else list(seating.last),
        "time": table.time,
    }
