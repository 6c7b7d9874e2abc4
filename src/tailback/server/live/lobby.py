"""The open list: tables at which anyone may sit down, until they are full, over or left.

A listed table has a note beside its log that says all the list shows. So any node has the whole
list by one look at the database, and no message between nodes can be missed. Whoever waits there
keeps the note fresh: a table that nobody waits at is not shown, and later taken off.
"""

from __future__ import annotations

import asyncio
import hashlib
import json
import logging
import time
from collections.abc import Awaitable, Callable, Mapping
from contextlib import suppress
from typing import Any, Final, Literal, NamedTuple, TypeAlias

from pydantic import BaseModel, ValidationError

from tailback.kit import JSON, Options
from tailback.match import NoSuchMatch, Place, StoreError, player_clocks
from tailback.match.updates import places
from tailback.server.cluster.bus import BusMessage
from tailback.server.http_errors import HttpError
from tailback.server.live.registry import MatchRegistry
from tailback.server.live.room import Room
from tailback.server.live.server_messages import Clock
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
_PACE: Final = 0.5
"""How many pass at least, whatever changes meanwhile."""
_LONGEST: Final = 1024
"""How many characters of an option are listed; a longer one is named by a digest."""
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
    """Long ones by a digest; where they are the usual ones they are left out."""
    clock: Clock | None = None
    seats: list[Place]
    level: Level
    watch: str
    """A spectator's token: whoever finds the table here may look on."""
    commitment: str
    """To the server's seed; whoever sits down keeps it first."""
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
    by: str = ""
    """Which address has listed it, hashed; this is shown to nobody."""


class Lobby:
    """The open list as this node sees it, and the notes of the tables that are in use here."""

    def __init__(self, registry: MatchRegistry, now: Callable[[], float] | None = None) -> None:
        """Take the time from the store: notes are dated alike on all nodes, by the database's."""
        self._registry = registry
        self._now = now or (lambda: registry.services.time_source.wall() / 1000)
        self._notes: dict[str, _Note] = {}
        self._texts: dict[str, str] = {}
        """The notes as they were read, so that only those are read again that have changed."""
        self._shown: Shown | None = None
        self._looked = -_LOOK
        self._stale = False
        """Whether something has changed since."""
        self._left = False
        self._looking = asyncio.Lock()
        self._changed = asyncio.Event()
        registry.bus.listen("entry", self._freshen_soon)
        registry.bus.listen("presence", self._freshen_soon)
        registry.bus.listen("listed", self._mark_stale)

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
            with suppress(TimeoutError):
                async with asyncio.timeout(_LOOK):
                    await self._changed.wait()

    def close(self) -> None:
        """Let nobody wait any longer."""
        self._left = True
        self._changed.set()

    async def _list(self) -> Shown:
        """Return the list as it is; another one is put together only so often."""
        if self._stale and (pause := self._looked + _PACE - time.monotonic()) > 0:
            await asyncio.sleep(pause)
        async with self._looking:
            if self._due:
                await self._look()
            if self._shown is None:
                tables = [note.table for note in self._fresh()]
                self._shown = await asyncio.to_thread(_shown, tables)
        return self._shown

    @property
    def _due(self) -> bool:
        """Return whether it is time for another look at the database."""
        return time.monotonic() - self._looked >= (_PACE if self._stale else _LOOK)

    def _fresh(self) -> list[_Note]:
        """Return the notes of the tables that somebody waits at."""
        since = self._now() - _FRESH
        return [note for note in self._notes.values() if note.beat >= since]

    async def _look(self) -> None:
        self._changed.clear()
        self._looked, self._stale = time.monotonic(), False
        try:
            noted = await self._registry.services.store.noted(LISTED)
        except StoreError:
            self._stale = True
            raise
        known, texts = self._notes, self._texts
        same = {m: known[m] for m, text in noted.items() if m in known and texts.get(m) == text}
        others = {match: text for match, text in noted.items() if match not in same}
        self._notes, self._texts = same | await asyncio.to_thread(_read, others), noted
        self._shown = None

    def _mark_stale(self, message: BusMessage) -> None:
        """Have everyone who waits look again."""
        self._stale = True
        self._changed.set()

    # What is on it

    async def put(self, room: Room, level: Level, watch: str, by: str) -> None:
        """Put a table on the list, or say another level; raise HttpError if it cannot be.

        ``by`` is the address that asks: none may fill the list alone.
        """
        table = room.match.state
        if table.stage != "open":
            raise HttpError(409, "not-open", "Every seat of this table is taken.")
        async with self._looking:
            if self._due:
                await self._look()
            known, own = self._notes.get(table.id), _hashed(by)
            if known is None:
                self._may_list(own)
            terms = player_clocks.terms(table)
            listed = OpenTable(
                match=table.id,
                game=table.game.id,
                options=_short(table.options),
                clock=None if terms is None else Clock(**terms._asdict()),
                seats=list(places(table)),
                level=level,
                watch=watch,
                commitment=table.seeds.commitment,
                since=self._now() if known is None else known.table.since,
            )
            by_address = own if known is None else known.by
            note = _Note(table=listed, beat=self._now(), by=by_address)
            await self._registry.services.store.note(table.id, {LISTED: note.model_dump_json()})
            self._notes[table.id] = note
            self._publish(table.id, known, note)

    def _may_list(self, by: str) -> None:
        """Raise HttpError if the list is full, or full of what this address has listed."""
        if len(self._fresh()) >= MOST:
            raise HttpError(429, "list-full", f"No more than {MOST} tables are listed at a time.")
        if sum(note.by == by for note in self._notes.values()) >= MOST_EACH:
            said = f"No more than {MOST_EACH} tables of one address are listed at a time."
            raise HttpError(429, "list-full", said)

    async def has(self, match: str) -> bool:
        """Return whether a table is on the list, shown or not."""
        return LISTED in await self._registry.services.store.notes(match)

    async def take_off(self, match: str) -> None:
        """Take a table off the list."""
        known = self._notes.pop(match, None)
        with suppress(NoSuchMatch):  # it was cleared away
            await self._registry.services.store.note(match, {LISTED: None})
        self._publish(match, known, None)

    async def _amend(self, match: str, before: _Note, listed: OpenTable) -> None:
        """Keep another note in the place of one; where it was taken off meanwhile it stays so."""
        note = _Note(table=listed, beat=self._now(), by=before.by)
        with suppress(NoSuchMatch):  # it was cleared away
            await self._registry.services.store.amend(match, LISTED, note.model_dump_json())
        if (known := self._notes.get(match)) is not None:
            self._notes[match] = note
            self._publish(match, known, note)

    def _publish(self, match: str, before: _Note | None, now: _Note | None) -> None:
        """Have everyone told if the list shows something else."""
        if (before and before.table) != (now and now.table):
            self._registry.bus.publish("listed", match)

    # Keeping it true

    async def attend(self) -> None:
        """Keep the notes of the tables that are in use here fresh, again and again."""
        while True:
            await asyncio.sleep(_BEAT)
            await self.beat()

    async def beat(self, *matches: str) -> None:
        """Freshen what somebody waits at, take off what is full or was left long ago.

        It is asked of all listed tables where no ``matches`` are named.
        """
        try:
            if not matches:
                async with self._looking:
                    await self._look()
            for match in matches or tuple(self._notes):
                await self._freshen(match)
        except StoreError as error:
            _log.warning("the open list cannot be kept", extra={"why": type(error).__name__})

    async def _freshen(self, match: str) -> None:
        note, room = self._notes.get(match), self._registry.get(match)
        if note is None:
            return
        if room is None:
            if note.beat < self._now() - _GONE:
                await self.take_off(match)
            return
        table = room.match.state
        if table.stage != "open":
            await self.take_off(match)
        elif room.presence.here().seats:
            seats = list(places(table))
            await self._amend(match, note, note.table.model_copy(update={"seats": seats}))

    def _freshen_soon(self, message: BusMessage) -> None:
        """Say at once what has changed at a listed table."""
        room = self._registry.get(message.match)
        if message.match in self._notes and room is not None:
            room.match.spawn(self.beat(message.match))


def _read(texts: Mapping[str, str]) -> dict[str, _Note]:
    """Return the notes of these texts; one of another version is as good as none."""
    notes: dict[str, _Note] = {}
    for match, text in texts.items():
        with suppress(ValidationError):
            notes[match] = _Note.model_validate_json(text)
    return notes


def _short(options: Options) -> dict[str, JSON]:
    """Return options as they are listed: what is long is for those who sit down there."""
    specs, short = options.specs(), dict[str, JSON]()
    for name, value in options.write().items():
        text = json.dumps(value, sort_keys=True)
        if len(text) <= _LONGEST:
            short[name] = value
        elif getattr(options, name) != specs[name].default:
            short[name] = _hashed(text)
    return short


def _hashed(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()[:16]


def _shown(tables: list[OpenTable]) -> Shown:
    first = sorted(tables, key=lambda table: (table.since, table.match))[:MOST]
    tag = hashlib.sha256(OpenList(tag="", tables=first).model_dump_json().encode()).hexdigest()[:16]
    return Shown(tag, first, OpenList(tag=tag, tables=first).model_dump_json())
