"""Processes beside the server: each answers one question at a time, and can be stopped."""

from __future__ import annotations

import multiprocessing
import multiprocessing.connection
import os
import signal
import threading
from collections.abc import Callable
from contextlib import suppress
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from typing import Any, Final, Generic, ParamSpec, TypeVar

from tailback.store.processes import beside

_BEGIN: Final = 30.0
"""How many seconds a new process may take until it listens."""
_END: Final = 5.0
"""And until it has ended."""
_BEHIND: Final = 5
"""How far a process stands behind the server where both want to go on: people wait for that one."""
_MOST_BYTES: Final = 512 * 1024 * 1024
"""How much memory a process may use, where the system can hold it to that."""

P = ParamSpec("P")
T = TypeVar("T")


class Worker(Generic[P, T]):
    """A process that answers by a function of this program; it is started when it is first asked.

    One that takes too long is ended, and the next question has a new one.
    """

    def __init__(self, answer: Callable[P, T], seconds: float) -> None:
        self._answer = answer
        self._seconds = seconds
        self._turn = threading.Lock()
        self._process: BaseProcess | None = None
        self._line: Connection | None = None

    def ask(self, *question: P.args, **more: P.kwargs) -> T:
        """Return the answer; raise TimeoutError or MemoryError where it costs too much."""
        with self._turn:
            line = self._listening()
            try:
                line.send((question, more))
                answered, answer = self._heard(line, self._seconds)
            except BaseException:
                self.stop()
                raise
        if not answered:
            raise MemoryError
        return answer  # type: ignore[no-any-return]

    def stop(self) -> None:
        """End the process, whatever it is doing."""
        process, self._process = self._process, None
        if process is not None:
            process.kill()
            process.join(_END)

    def _listening(self) -> Connection:
        if self._process is not None and self._process.is_alive() and self._line is not None:
            return self._line
        if self._line is not None:
            self._line.close()
        context = beside()
        self._line, theirs = context.Pipe()
        self._process = context.Process(target=_serve, args=(theirs, self._answer), daemon=True)
        self._process.start()
        theirs.close()
        self._heard(self._line, _BEGIN)
        return self._line

    @staticmethod
    def _heard(line: Connection, seconds: float) -> Any:
        if not line.poll(seconds):
            raise TimeoutError
        return line.recv()


def begin() -> None:
    """In a new process: leave Ctrl-C to the server, give way to it, and do not outlive it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(_BEHIND)
    parent = multiprocessing.parent_process()
    if parent is not None:
        watch = threading.Thread(target=_end_with, args=(parent.sentinel,), daemon=True)
        watch.start()


def _end_with(sentinel: int) -> None:
    multiprocessing.connection.wait([sentinel])
    os._exit(0)


def _serve(line: Connection, answer: Callable[..., object]) -> None:
    begin()
    _hold_memory()
    line.send(True)
    with suppress(EOFError):
        while True:
            question, more = line.recv()
            try:
                told: tuple[bool, object] = True, answer(*question, **more)
            except MemoryError:
                told = False, None
            line.send(told)


def _hold_memory() -> None:
    with suppress(ImportError, OSError, ValueError):
        import resource

        resource.setrlimit(resource.RLIMIT_DATA, (_MOST_BYTES, _MOST_BYTES))
