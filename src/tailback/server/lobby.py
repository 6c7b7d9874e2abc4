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
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from typing import Any, Final, Literal, NamedTuple, TypeAlias

from pydantic import BaseModel, ValidationError

from tailback.match import NoSuchMatch, Place, StoreError, clocks
from tailback.match.picture import people_of
from tailback.server.bus import Notice
from tailback.server.hall import Hall
from tailback.server.problem import Problem, store_failed
from tailback.server.room import Room
from tailback.server.wire import Clock
from tailback.store.schema import LISTED

MOST: Final = 100
"""How many tables are listed at a time."""
MOST_EACH: Final = 10
"""How many of them one address may list."""
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

Gone: TypeAlias = Callable[[], Awaitable[bool]]
"""Returns whether whoever asked has gone."""


async def _never() -> bool:
    return False


Level: TypeAlias = Literal["any", "new", "practised"]
"""For whom a table is meant, in the words of who listed it."""


class OpenTable(BaseModel):
    """A table on the list: all of it lies open."""

    match: str
    game: str
    options: dict[str, Any]
    clock: Clock | None = None
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


class Shown(NamedTuple):
    """The list as it is shown now, put together once for all who look."""

    tag: str
    tables: list[OpenTable]
    text: str
    """All of it as it is sent."""


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
        self._by: dict[str, str] = {}
        """Which address has listed which table, as far as it was done here."""
        self._shown: Shown | None = None
        self._looked = -_LOOK
        self._left = False
        self._looking = asyncio.Lock()
        self._changed = asyncio.Event()
        hall.bus.listen("entry", self._heard)
        hall.bus.listen("presence", self._heard)
        hall.bus.listen("listed", self._stale)

    # The list

    async def wait(self, known: str, gone: Gone = _never) -> Shown:
        """Return the list, as soon as it is another than the one known or some time has passed.

        Nor does it wait when whoever asked is ``gone``, or the server is about to go.
        """
        end = time.monotonic() + _WAIT
        while True:
            now = await self._list()
            if now.tag != known or time.monotonic() >= end or self._left or await gone():
                return now
            try:
                async with asyncio.timeout(_LOOK):
                    await self._changed.wait()
            except TimeoutError:
                pass

    def close(self) -> None:
        """Let nobody wait any longer."""
        self._left = True
        self._changed.set()

    async def _list(self) -> Shown:
        async with self._looking:
            if time.monotonic() - self._looked >= _LOOK:
                await self._look()
        if self._shown is None:
            self._shown = _shown([note.table for note in self._fresh()])
        return self._shown

    def _fresh(self) -> list[_Note]:
        """Return the notes of the tables that somebody waits at."""
        since = self._now() - _FRESH
        return [note for note in self._notes.values() if note.beat >= since]

    async def _look(self) -> None:
        try:
            noted = await self._hall.house.store.noted(LISTED)
        except StoreError as error:
            store_failed(error)
        self._changed.clear()
        self._notes = {match: note for match, text in noted.items() if (note := _read(text))}
        self._shown = None
        self._looked = time.monotonic()

    def _stale(self, notice: Notice) -> None:
        """Have everyone who waits look again."""
        self._looked = time.monotonic() - _LOOK
        self._changed.set()

    # What is on it

    async def put(self, room: Room, level: Level, watch: str, by: str) -> None:
        """Put a table on the list, or say another level; raise Problem if it cannot be.

        ``by`` is the address that asks: none may fill the list alone.
        """
        table = room.match.table
        if table.stage != "open":
            raise Problem(409, "not-open", "Every seat of this table is taken.")
        await self._list()
        known = self._notes.get(table.id)
        if known is None and len(self._fresh()) >= MOST:
            raise Problem(429, "list-full", f"No more than {MOST} tables are listed at a time.")
        if table.id not in self._by and [*self._by.values()].count(by) >= MOST_EACH:
            said = f"No more than {MOST_EACH} tables of one address are listed at a time."
            raise Problem(429, "list-full", said)
        self._by[table.id] = by
        terms = clocks.terms(table)
        listed = OpenTable(
            match=table.id,
            game=table.game.id,
            options=table.options.write(),
            clock=None if terms is None else Clock(**terms._asdict()),
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
            store_failed(error)

    async def take_off(self, match: str) -> None:
        """Take a table off the list."""
        known = self._notes.pop(match, None)
        self._by.pop(match, None)
        with _kept():
            await self._hall.house.store.note(match, {LISTED: None})
        self._tell(match, known, None)

    async def _keep(self, match: str, listed: OpenTable) -> None:
        known, note = self._notes.get(match), _Note(table=listed, beat=self._now())
        with _kept():
            await self._hall.house.store.note(match, {LISTED: note.model_dump_json()})
        self._notes[match] = note
        self._tell(match, known, note)

    async def _amend(self, match: str, listed: OpenTable) -> None:
        """Keep another note in the place of one; where it was taken off meanwhile it stays so."""
        note = _Note(table=listed, beat=self._now())
        with _kept():
            await self._hall.house.store.amend(match, LISTED, note.model_dump_json())
        if (known := self._notes.get(match)) is not None:
            self._notes[match] = note
            self._tell(match, known, note)

    def _tell(self, match: str, before: _Note | None, now: _Note | None) -> None:
        """Have the list put together again, and everyone told if it shows something else."""
        self._shown = None
        if (before and before.table) != (now and now.table):
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
            self._by = {match: who for match, who in self._by.items() if match in self._notes}
            for match in tuple(self._notes):
                await self._freshen(match)
        except Problem as problem:
            _log.warning("the open list cannot be kept", extra={"why": problem.why})

    async def _freshen(self, match: str) -> None:
        note, room = self._notes.get(match), self._hall.held(match)
        if note is None:
            return
        if room is None:
            if note.beat < self._now() - _GONE:
                await self.take_off(match)
            return
        table = room.match.table
        if table.stage != "open":
            await self.take_off(match)
        elif room.seats_here():
            seats = list(people_of(table).seats)
            await self._amend(match, note.table.model_copy(update={"seats": seats}))

    def _heard(self, notice: Notice) -> None:
        """Say at once what has changed at a listed table."""
        room = self._hall.held(notice.match)
        if notice.match in self._notes and room is not None:
            room.match.spawn(self._try(notice.match))

    async def _try(self, match: str) -> None:
        try:
            await self._freshen(match)
        except Problem as problem:
            _log.warning("the open list cannot be kept", extra={"why": problem.why})


def _read(text: str) -> _Note | None:
    """Return a note; one of another version is as good as none."""
    try:
        return _Note.model_validate_json(text)
    except ValidationError:
        return None


def _shown(tables: list[OpenTable]) -> Shown:
    first = sorted(tables, key=lambda table: (table.since, table.match))[:MOST]
    tag = hashlib.sha256(OpenList(tag="", tables=first).model_dump_json().encode()).hexdigest()[:16]
    return Shown(tag, first, OpenList(tag=tag, tables=first).model_dump_json())


@contextmanager
def _kept() -> Iterator[None]:
    """Raise Problem where a note cannot be written; a table that was cleared away needs none."""
    try:
        yield
    except NoSuchMatch:
        pass
    except StoreError as error:
        store_failed(error)
