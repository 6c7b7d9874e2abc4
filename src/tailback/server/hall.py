"""The hall: every table that is in use, who looks at it, and who thinks there.

A match is taken up from its log when someone asks for it, and let go when nobody has for a while.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Protocol, cast

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
from tailback.server.problem import Problem, bad_token, no_table, store_failed
from tailback.server.settings import Settings
from tailback.server.think import Thinkers
from tailback.server.tokens import key_of, viewers_of
from tailback.server.wire import Hello

_log = logging.getLogger(__name__)


class Ear(Protocol):
    """One connection that hears what its viewer may know."""

    viewer: Viewer
    hello: Hello

    def hear(self, text: str) -> None:
        """Send a message, in its turn."""


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
            update = self._change.update(ear.viewer)
            self._written[key] = update_text(self._change.table, update, ear.hello, self._shared)
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


class Room:
    """A match that is in use, and the connections at it."""

    def __init__(self, match: Match, rights: dict[str, Viewer]) -> None:
        self.match = match
        self.ears: dict[Viewer, set[Ear]] = {}
        self.users = 0
        self.left = time.monotonic()
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
    ) -> None:
        self.catalogue = catalogue
        self.settings = settings
        self.thinkers = Thinkers(catalogue, settings.bot_processes)
        self.house = House(
            store=store,
            channel=self,
            clock=clock or RunningClock(),
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
        telling = Telling(change)
        first = cast("Ear | None", to) if id is not None else None
        if first is not None and id is not None:
            first.hear(telling.accepting(first, id))
        room = self._rooms.get(change.table.id)
        if room is None:
            return
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
            said = "This table cannot be taken up: its log does not replay."
            raise Problem(503, "broken-log", said) from None

    async def _taken_up(self, id: str) -> Room:
        rights = viewers_of(await self.house.store.notes(id))
        room = Room(await Match.load(self.house, id), rights)
        self._rooms[id] = room
        return room

    def enter(self, room: Room, viewer: Viewer, ear: Ear) -> None:
        """Let a connection hear what its viewer may know, from now on."""
        room.ears.setdefault(viewer, set()).add(ear)

    def leave(self, room: Room, viewer: Viewer, ear: Ear) -> None:
        """Forget a connection."""
        room.ears.get(viewer, set()).discard(ear)
        self.tell_presence(room)

    def tell_presence(self, room: Room) -> None:
        """Tell everyone at a table who is there."""
        text = room.presence()
        for ears in tuple(room.ears.values()):
            for ear in tuple(ears):
                ear.hear(text)

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
        task = asyncio.get_running_loop().create_task(room.match.close())
        self._closing[id] = task
        task.add_done_callback(lambda _: self._closing.pop(id, None))

    async def close(self) -> None:
        """Let go of all matches and stop the bots."""
        for id, room in tuple(self._rooms.items()):
            self._drop(id, room)
        await asyncio.gather(*self._closing.values(), return_exceptions=True)
        self.thinkers.close()


def agreed(match: Match) -> dict[str, JSON]:
    """Return what was agreed before the first move: all of it lies open on the table."""
    table = match.table
    seating: Seating = table.seating
    return {
        "rules": table.game.rules_number,
        "options": table.options.write(),
        "seats": seating.seats,
        "by_age": None if seating.by_age is None else list(seating.by_age),
        "last": None if seating.last is None else list(seating.last),
        "time": table.time,
    }
