"""The open list: tables at which anyone may sit down, until they are full, over or left.

A listed table has a note beside its log that says all the list shows. So any node has the whole
list by one look at the database, and no message between nodes can be missed. Whoever waits there
keeps the note fresh: a table that nobody waits at is not shown, and later taken off.
"""

from __future__ import annotations

import asyncio
import hashlib
import logging
import time
from collections.abc import Callable
from typing import Any, Final, Literal, TypeAlias

from pydantic import BaseModel, ValidationError

from tailback.match import NoSuchMatch, Place, StoreError
from tailback.match.picture import people_of
from tailback.server.bus import Notice
from tailback.server.hall import Hall
from tailback.server.problem import Problem, store_failed
from tailback.server.room import Room

LISTED: Final = "listed"
"""The note of a table that is on the list."""
MOST: Final = 100
"""How many tables are listed at a time."""
_BEAT: Final = 10.0
"""How many seconds pass between two freshenings of a note."""
_FRESH: Final = 30.0
"""For how many seconds a note counts as fresh."""
_GONE: Final = 3600.0
"""After how many seconds without anyone there a table is taken off for good."""
_LOOK: Final = 1.0
"""How many seconds pass between two looks at the database while someone looks at the list."""
_WAIT: Final = 25.0
"""How many seconds an answer waits for news."""
_log = logging.getLogger(__name__)

Level: TypeAlias = Literal["any", "new", "practised"]
"""For whom a table is meant, in the words of who listed it."""


class OpenTable(BaseModel):
    """A table on the list: all of it lies open."""

    match: str
    game: str
    options: dict[str, Any]
    seats: list[Place]
    level: Level
    watch: str
    """A spectator's token: whoever finds the table here may look on."""
    since: float
    """When it was listed, in seconds since 1970."""


class OpenList(BaseModel):
    """The tables that wait for players, those that wait longest first."""

    tag: str
    """What to ask with for the next one."""
    tables: list[OpenTable]


class _Note(BaseModel):
    table: OpenTable
    beat: float
    """When somebody was last seen waiting there."""


class Lobby:
    """The open list as this node sees it, and the notes of the tables that are in use here."""

    def __init__(self, hall: Hall, now: Callable[[], float] = time.time) -> None:
        self._hall = hall
        self._now = now
        self._notes: dict[str, _Note] = {}
        self._looked = -_LOOK
        self._looking = asyncio.Lock()
        self._changed = asyncio.Event()
        hall.bus.listen("entry", self._heard)
        hall.bus.listen("presence", self._heard)
        hall.bus.listen("listed", self._stale)

    # The list

    async def wait(self, known: str) -> OpenList:
        """Return the list, as soon as it is another than the one known or some time has passed."""
        end = time.monotonic() + _WAIT
        while True:
            now = await self._list()
            if now.tag != known or time.monotonic() >= end:
                return now
            try:
                async with asyncio.timeout(_LOOK):
                    await self._changed.wait()
            except TimeoutError:
                pass

    async def _list(self) -> OpenList:
        async with self._looking:
            if time.monotonic() - self._looked >= _LOOK:
                await self._look()
        fresh = self._now() - _FRESH
        tables = [note.table for note in self._notes.values() if note.beat >= fresh]
        tables = sorted(tables, key=lambda table: (table.since, table.match))[:MOST]
        made = OpenList(tag="", tables=tables)
        return made.model_copy(update={"tag": _tag(made)})

    async def _look(self) -> None:
        try:
            noted = await self._hall.house.store.noted(LISTED)
        except StoreError as error:
            raise store_failed(error) from None
        self._changed.clear()
        self._notes = {match: note for match, text in noted.items() if (note := _read(text))}
        self._looked = time.monotonic()

    def _stale(self, notice: Notice) -> None:
        """Have everyone who waits look again."""
        self._looked = time.monotonic() - _LOOK
        self._changed.set()

    # What is on it

    async def put(self, room: Room, level: Level, watch: str) -> None:
        """Put a table on the list, or say another level; raise Problem if it cannot be."""
        table = room.match.table
        if table.stage != "open":
            raise Problem(409, "not-open", "Every seat of this table is taken.")
        await self._list()
        known = self._notes.get(table.id)
        if known is None and len(self._notes) >= MOST:
            raise Problem(429, "list-full", f"No more than {MOST} tables are listed at a time.")
        listed = OpenTable(
            match=table.id,
            game=table.game.id,
            options=table.options.write(),
            seats=list(people_of(table).seats),
            level=level,
            watch=watch,
            since=self._now() if known is None else known.table.since,
        )
        await self._keep(table.id, listed)

    async def has(self, match: str) -> bool:
        """Return whether a table is on the list, shown or not."""
        try:
            return LISTED in await self._hall.house.store.notes(match)
        except StoreError as error:
            raise store_failed(error) from None

    async def take_off(self, match: str) -> None:
        """Take a table off the list."""
        await self._keep(match, None)

    async def _keep(self, match: str, listed: OpenTable | None) -> None:
        note = None if listed is None else _Note(table=listed, beat=self._now())
        try:
            text = None if note is None else note.model_dump_json()
            await self._hall.house.store.note(match, {LISTED: text})
        except NoSuchMatch:
            pass  # cleared away
        except StoreError as error:
            raise store_failed(error) from None
        known = self._notes.pop(match, None)
        if note is not None:
            self._notes[match] = note
        if (known and known.table) != listed:
            self._hall.bus.publish("listed", match)

    # Keeping it true

    async def attend(self) -> None:
        """Keep the notes of the tables that are in use here fresh, again and again."""
        while True:
            await asyncio.sleep(_BEAT)
            await self.beat()

    async def beat(self) -> None:
        """Freshen what somebody waits at, take off what is full or was left long ago."""
        try:
            await self._look()
            for match, note in tuple(self._notes.items()):
                await self._freshen(match, note)
        except Problem as problem:
            _log.warning("the open list cannot be kept", extra={"why": problem.why})

    async def _freshen(self, match: str, note: _Note) -> None:
        room = self._hall.held(match)
        if room is None:
            if note.beat < self._now() - _GONE:
                await self.take_off(match)
            return
        table = room.match.table
        if table.stage != "open":
            await self.take_off(match)
        elif room.seats_here():
            seats = list(people_of(table).seats)
            await self._keep(match, note.table.model_copy(update={"seats": seats}))

    def _heard(self, notice: Notice) -> None:
        """Say at once what has changed at a listed table."""
        note, room = self._notes.get(notice.match), self._hall.held(notice.match)
        if note is not None and room is not None:
            room.match.spawn(self._try(notice.match, note))

    async def _try(self, match: str, note: _Note) -> None:
        try:
            await self._freshen(match, note)
        except Problem as problem:
            _log.warning("the open list cannot be kept", extra={"why": problem.why})


def _read(text: str) -> _Note | None:
    """Return a note; one of another version is as good as none."""
    try:
        return _Note.model_validate_json(text)
    except ValidationError:
        return None


def _tag(made: OpenList) -> str:
    return hashlib.sha256(made.model_dump_json().encode()).hexdigest()[:16]
