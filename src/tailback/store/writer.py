"""One writer with group commit: whatever waits is written in one transaction.

A promise is kept only after the commit has returned. If a group fails, each of it is tried alone,
so that nobody pays for another's fault.
"""

from __future__ import annotations

import queue
import threading
from collections.abc import Callable
from concurrent.futures import Future
from typing import Final, TypeAlias

from sqlalchemy import Connection, Engine

from tailback.match.errors import StoreError
from tailback.store.engine import faults, writing

_MOST: Final = 512
"""How many writes share a transaction at most."""

Job: TypeAlias = Callable[[Connection], None]
"""Writes something; where it raises ``StoreError`` it has written nothing. May be run again."""
Waiting: TypeAlias = tuple[Job, "Future[None]"]


class Writer:
    """A thread that writes what it is given, in order."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._queue: queue.SimpleQueue[Waiting | None] = queue.SimpleQueue()
        self._closed = False
        self._thread = threading.Thread(target=self._run, name="tailback-writer", daemon=True)
        self._thread.start()

    def submit(self, job: Job) -> Future[None]:
        """Return a promise that is kept when the job is durable."""
        if self._closed:
            raise StoreError("the store is closed")
        done: Future[None] = Future()
        done.set_running_or_notify_cancel()  # what is queued will be written: no taking back
        self._queue.put((job, done))
        return done

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
                self._write(group)
            if last:
                return

    def _next(self) -> tuple[list[Waiting], bool]:
        """Wait for a job; return it with all that came meanwhile, and whether that is the end."""
        group: list[Waiting] = []
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

    def _write(self, group: list[Waiting]) -> None:
        refused: dict[int, StoreError] = {}
        try:
            with faults(), writing(self._engine) as connection:
                for number, (job, _) in enumerate(group):
                    try:
                        job(connection)
                    except StoreError as error:
                        refused[number] = error
        except Exception as error:
            if len(group) == 1:
                group[0][1].set_exception(error)
                return
            for waiting in group:
                self._write([waiting])
            return
        for number, (_, done) in enumerate(group):
            if number in refused:
                done.set_exception(refused[number])
            else:
                done.set_result(None)
