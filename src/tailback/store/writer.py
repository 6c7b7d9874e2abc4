"""One writer with group commit: whatever waits is written in one transaction.

A promise is kept only after the commit has returned, and all of a group at once. If a group fails,
each of it is tried alone, so that nobody pays for another's fault. Where the database does not
answer, or another holds it, nobody's turn is waited for twice: the whole group is not written.
"""

from __future__ import annotations

import asyncio
import queue
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from typing import Final, NamedTuple, TypeAlias

from sqlalchemy import Connection, Engine

from tailback.match.errors import Busy, Conflict, StoreError
from tailback.match.ports import Head
from tailback.store.engine import Lost, Undone, backend_of, faults, writer
from tailback.store.group import Group

_MOST: Final = 512
"""How many writes share a transaction at most."""
_BUSY: Final = 4
_LINGER: Final = 0.002
"""After a group of more than so many, this many seconds are left to gather the next one: fewer
transactions cost less, and nobody waits noticeably longer."""
_HINTS: Final = 4096
"""How many heads are remembered."""

Job: TypeAlias = Callable[[Group], None]
"""Says what to write; where it raises ``StoreError`` that is nothing. May be run again."""


class _Promise:
    """A job, and the future by which whoever gave it hears how it ended."""

    __slots__ = ("done", "error", "job", "loop", "match")

    def __init__(self, match: str, job: Job) -> None:
        self.match = match
        self.job = job
        self.loop = asyncio.get_running_loop()
        self.done: asyncio.Future[None] = self.loop.create_future()
        self.error: Exception | None = None

    def settle(self) -> None:
        if self.done.done():
            return  # nobody waits any more
        if self.error is None:
            self.done.set_result(None)
        else:
            self.done.set_exception(self.error)


class Done(NamedTuple):
    """What a writer has done so far, and how many wait for it: queued, or being written."""

    waiting: int
    writes: int
    groups: int
    seconds: float


class Writer:
    """A thread that writes what it is given, in order."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._connection: Connection | None = None  # kept: a new one costs as much as a write
        self._hints: dict[str, Head] = {}  # where logs end, those used last at the end
        self._queue: queue.SimpleQueue[_Promise | None] = queue.SimpleQueue()
        self.backend: int | None = None
        """By which number PostgreSQL knows the connection that writes."""
        self._heard: queue.SimpleQueue[tuple[str, Head]] = queue.SimpleQueue()
        self._closed = False
        self._under_way = self._writes = self._groups = 0
        self._seconds = 0.0
        self._thread = threading.Thread(target=self._run, name="tailback-writer", daemon=True)
        self._thread.start()

    def submit(self, match: str, job: Job) -> asyncio.Future[None]:
        """Return a promise that is kept when the job is durable; it cannot be taken back.

        Of what is there already it changes this match alone.
        """
        if self._closed:
            raise StoreError("the store is closed")
        promise = _Promise(match, job)
        self._queue.put(promise)
        return promise.done

    def remember(self, match: str, head: Head) -> None:
        """Take note of where a log ends, as somebody has just read."""
        self._heard.put((match, head))

    @property
    def done(self) -> Done:
        """Return what has been done so far."""
        waiting = self._queue.qsize() + self._under_way
        return Done(waiting, self._writes, self._groups, self._seconds)

    def close(self) -> None:
        """Write what is queued, then stop."""
        if not self._closed:
            self._closed = True
            self._queue.put(None)
            self._thread.join()

    def _run(self) -> None:
        while True:
            group, last = self._next()
            if group:
                self._under_way = len(group)
                begun = time.perf_counter()
                self._write(group)
                self._seconds += time.perf_counter() - begun
                self._writes += len(group)
                self._groups += 1
                self._under_way = 0
                _wake(group)
            if len(group) > _BUSY:
                time.sleep(_LINGER)
            if last:
                self._hang_up()
                return

    def _next(self) -> tuple[list[_Promise], bool]:
        """Wait for a job; return it with all that came meanwhile, and whether that is the end."""
        group: list[_Promise] = []
        item = self._queue.get()
        while item is not None:
            group.append(item)
            if len(group) == _MOST:
                return group, False
            try:
                item = self._queue.get_nowait()
            except queue.Empty:
                return group, False
        return group, True

    def _write(self, group: Sequence[_Promise]) -> None:
        try:
            self._twice(group)
        except Busy as error:
            for promise in group:
                promise.error = error
        except Exception as error:
            if len(group) > 1 or isinstance(error, Conflict):
                for promise in group:
                    self._alone(promise)
            else:
                group[0].error = error

    def _alone(self, promise: _Promise) -> None:
        try:
            self._twice([promise])
        except Exception as error:
            promise.error = error

    def _twice(self, group: Sequence[_Promise]) -> None:
        """Write a group; try the very same once more, on a new connection, where that may help."""
        try:
            self._together(group)
        except (Lost, Undone):
            self._together(group)

    def _together(self, group: Sequence[_Promise]) -> None:
        while not self._heard.empty():
            match, head = self._heard.get()
            self._hints[match] = head
        with faults(), self._held() as connection:
            gathered = Group(connection, self._hints, [promise.match for promise in group])
            for promise in group:
                promise.error = None
                try:
                    promise.job(gathered)
                except StoreError as error:
                    promise.error = error
            gathered.finish()
        self._hints.update(gathered.heads)
        while len(self._hints) > _HINTS:
            del self._hints[next(iter(self._hints))]

    @contextmanager
    def _held(self) -> Iterator[Connection]:
        """Return the connection; after a fault all that has begun there is undone."""
        if self._connection is None:
            self._connection = writer(self._engine)
            self.backend = backend_of(self._connection)
        try:
            yield self._connection
        except BaseException:
            try:
                self._connection.rollback()
            except Exception:  # it is broken: nobody may be given it again
                self._connection.invalidate()
            self._hang_up()
            raise

    def _hang_up(self) -> None:
        if self._connection is not None:
            self._connection.close()
            self._connection = self.backend = None


def _wake(group: Sequence[_Promise]) -> None:
    """Tell each loop, once, how its part of a group ended."""
    for loop in {promise.loop for promise in group}:
        mine = [promise for promise in group if promise.loop is loop]
        with suppress(RuntimeError):  # that loop is closed: nobody waits
            loop.call_soon_threadsafe(_settle, mine)


def _settle(promises: Sequence[_Promise]) -> None:
    for promise in promises:
        promise.settle()
