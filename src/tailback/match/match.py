"""A match: one table, one lock, one log. Durable first, acknowledged second, broadcast third."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Coroutine, Sequence
from dataclasses import replace
from typing import Any, TypeVar

from tailback.kit import AnyGame, Options, Seat, Seating, Viewer
from tailback.match import commit, create, draft, rematch, resign, setup, sit, snapshot, transcript
from tailback.match.entry import Entry
from tailback.match.fold import replay
from tailback.match.message import Answer, Refused, Tried, Update
from tailback.match.ports import House
from tailback.match.table import Table
from tailback.match.think import Thinking
from tailback.match.window import Window
from tailback.match.write import Pen

T = TypeVar("T")
_log = logging.getLogger(__name__)


class Match:
    """The authority at one table.

    Every verb that writes answers through the channel, to the address ``to``, before it tells the
    others; it also returns its answer. ``id`` is the message's own, 32 hexadecimal digits.
    """

    def __init__(self, house: House, table: Table) -> None:
        self.house = house
        self.table = table
        self._lock = asyncio.Lock()
        self._pen = Pen(house.store, table)
        self._running: set[asyncio.Task[Any]] = set()
        self._snapped = table.length
        self._thinking = Thinking(self)
        self._window = Window(self)
        self._wake()

    # Beginning

    @classmethod
    async def open(
        cls,
        house: House,
        game: AnyGame,
        options: Options | None = None,
        seating: Seating | None = None,
        *,
        bots: dict[Seat, str] | None = None,
        time: float | None = create.TIME,
        id: str | None = None,
    ) -> Match:
        """Open a table; ``bots`` names who thinks on which seat, the other seats are open."""
        chosen = game.options() if options is None else options
        opening = create.entry(game, chosen, seating or Seating(game.seats[0]), time)
        table, entries = setup.made(house, opening, bots or {}, id)
        await house.store.create(table.id, entries)
        return cls(house, table)

    @classmethod
    async def load(cls, house: House, id: str) -> Match:
        """Take up a match where its log ends; windows of time begin anew."""
        entries = await house.store.load(id)
        found = await snapshot.kept(house.store, id)
        return cls(house, replay(id, entries, house.games, house.dice, found))

    @property
    def id(self) -> str:
        """Return the match's id."""
        return self.table.id

    # Verbs

    async def sit(
        self, seat: Seat, id: str, name: str, seed: str | None = None, to: object = None
    ) -> Answer:
        """Take an open seat; the last one begins the match."""
        return await self._act(to, seat, id, lambda t: sit.decide(t, seat, id, name, seed))

    def try_(self, seat: Seat, ask: int, moves: Sequence[str], id: str = "") -> Tried | Refused:
        """Return how things would stand for this seat after a draft; nothing is written or told."""
        answer = draft.try_(self.table, seat, ask, moves, id)
        return self._timed(answer) if isinstance(answer, Refused) else answer

    async def commit(
        self, seat: Seat, ask: int, id: str, moves: Sequence[str], to: object = None
    ) -> Answer:
        """Play moves, or seal a choice, in answer to the question ``ask``."""
        return await self._act(to, seat, id, lambda t: commit.decide(t, seat, ask, id, moves))

    async def resign(
        self, seat: Seat, id: str, stand_in: str | None = None, to: object = None
    ) -> Answer:
        """Give up; with several others left, the bot ``stand_in`` plays on."""
        return await self._act(to, seat, id, lambda t: resign.decide(t, seat, id, stand_in))

    async def rematch(
        self, seat: Seat, id: str, seed: str | None = None, to: object = None
    ) -> Answer:
        """Ask for another match; the last to ask finds it opened, under ``table.next``."""
        return await self._act(to, seat, id, lambda t: rematch.decide(t, seat, id, seed))

    # Looking

    def watch(self, viewer: Viewer, cursor: int | None = None) -> Update:
        """Return all that a viewer may know now, with the events after its cursor.

        Without a cursor there are none. Fleeting events were told once and come again only when
        the match is over.
        """
        stream = self.table.streams[viewer]
        seen = len(stream.events) if cursor is None else cursor
        return self._left(stream.since(seen, over=self.table.result is not None))

    def transcript(self, viewer: Viewer) -> str:
        """Return the match as text: in full when it is over, else what this viewer may know."""
        return transcript.text(self.table, viewer)

    # The one way to act

    async def _act(
        self, to: object, seat: Seat, id: str, decide: Callable[[Table], Entry | Answer]
    ) -> Answer:
        return await self._whole(self._locked(to, seat, id, decide))

    async def _locked(
        self, to: object, seat: Seat, id: str, decide: Callable[[Table], Entry | Answer]
    ) -> Answer:
        async with self._lock:
            answer = await self._pen.write(seat, id, decide, self._prepare)
            if isinstance(answer, Refused):
                answer = self._timed(answer)
            self._tell(lambda: self.house.channel.answer(to, answer))
            self._broadcast()
            return answer

    async def _prepare(self, entry: Entry) -> None:
        """Do what must be durable before the entry that speaks of it: the table of a rematch."""
        if entry.kind == "again" and entry.body["next"] is not None:
            table, entries = setup.following(self.house, self.table, entry)
            await self.house.store.create(table.id, entries)

    async def time_up(self, asks: tuple[int, ...]) -> bool:
        """Play defaults, if these questions are still asked; return whether time is done with."""
        return await self._whole(self._time_up(asks))

    async def _time_up(self, asks: tuple[int, ...]) -> bool:
        async with self._lock:
            done = tuple(self.table.asks) != asks or await self._pen.time()
            self._broadcast()
            return done

    def _broadcast(self) -> None:
        updates = self._pen.taken()
        self._wake()
        for update in updates:
            told = self._left(update)
            self._tell(lambda told=told: self.house.channel.send(told.viewer, told))  # type: ignore[misc]

        if self.table.length >= self._snapped + snapshot.EVERY:
            self._snapped = self.table.length
            self.spawn(snapshot.keep(self.house.store, self.table))

    def _wake(self) -> None:
        self._window.look()
        self._thinking.look()

    def _tell(self, call: Callable[[], None]) -> None:
        try:
            call()
        except Exception as error:  # whoever does not hear must not stop the others
            _log.error("a channel failed: %s", type(error).__name__)

    def _timed(self, answer: Refused) -> Refused:
        return replace(answer, update=self._left(answer.update))

    def _left(self, update: Update) -> Update:
        return replace(update, left=self._window.left()) if update.time is not None else update

    # Tasks

    def spawn(self, work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        """Run something beside the rest, for as long as the match is held."""
        task = asyncio.get_running_loop().create_task(work)
        self._running.add(task)
        task.add_done_callback(self._running.discard)
        return task

    async def _whole(self, work: Coroutine[Any, Any, T]) -> T:
        """Run to the end even if whoever asked has gone: a write begun is a write to fold."""
        return await asyncio.shield(self.spawn(work))

    async def close(self) -> None:
        """Let go: finish what is being written, stop clocks and bots."""
        async with self._lock:
            for task in tuple(self._running):
                task.cancel()
        await asyncio.gather(*self._running, return_exceptions=True)
