"""Work beside the event loop that has so long and no longer: in processes, or in threads.

A process that does not answer in time is killed. A thread cannot be: it is left to itself.
"""

from __future__ import annotations

import asyncio
import multiprocessing
import multiprocessing.connection
import os
import signal
import threading
from collections.abc import Callable
from concurrent.futures import Future
from contextlib import suppress
from functools import partial
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from typing import Any, Final, Generic, Protocol, TypeVar

from tailback.store.processes import beside

_BEGIN: Final = 30.0
"""How many seconds a new process may take until it listens."""
_BEHIND: Final = 5
"""How far a process stands behind the server where both want to go on: people wait for that one."""

T = TypeVar("T")
T_co = TypeVar("T_co", covariant=True)


class WorkerFailed(Exception):
    """Raised where the function that should have answered raised something; says which kind."""


class Worker(Protocol[T_co]):
    """Worker questions beside the event loop."""

    async def begin(self) -> None:
        """Be ready for the first question."""

    async def ask(self, seconds: float, *question: Any) -> T_co:
        """Return the answer; raise TimeoutError where there is none after so many seconds."""

    def close(self) -> None:
        """Answer no more."""


class ProcessWorker(Generic[T]):
    """A process that answers by a function of this program, one question at a time.

    It is started when it is first asked. One that takes too long is killed, and the next question
    has a new one.
    """

    def __init__(
        self,
        answer: Callable[..., T],
        *,
        ready: Callable[[], object] | None = None,
        most_bytes: int | None = None,
    ) -> None:
        """``ready`` is called there first; ``most_bytes`` is how much memory the process may use,
        where the system can hold it to that.
        """
        self._serving = partial(_serve, answer, ready, most_bytes)
        self._turn = asyncio.Lock()
        self._process: BaseProcess | None = None
        self._line: Connection | None = None
        self._closed = False

    async def begin(self) -> None:
        """Start the process, if there is none."""
        async with self._turn:
            await self._listening()

    async def ask(self, seconds: float, *question: Any) -> T:
        """Return the answer.

        Raises TimeoutError where it takes longer than that, EOFError or another OSError where the
        process ended, WorkerFailed where its function raised something.
        """
        async with self._turn:
            line = await self._listening()
            answered, answer = await self._within(seconds, partial(_exchange, line, question))
        if not answered:
            raise WorkerFailed(answer)
        return answer  # type: ignore[no-any-return]

    def close(self) -> None:
        """End the process, whatever it is doing; there will be no other."""
        self._closed = True
        self._kill()

    async def _listening(self) -> Connection:
        if self._closed:
            raise EOFError
        if self._process is None or not self._process.is_alive() or self._line is None:
            context = beside()
            self._line, theirs = context.Pipe()
            self._process = context.Process(target=self._serving, args=(theirs,), daemon=True)
            self._process.start()
            theirs.close()
            await self._within(_BEGIN, self._line.recv)
        return self._line

    async def _within(self, seconds: float, call: Callable[[], Any]) -> Any:
        """Return what a call to the process comes to; where it does not, the process is killed.

        That also frees the thread which waits for it.
        """
        try:
            async with asyncio.timeout(seconds):
                return await aside(call)
        except BaseException:
            self._kill()
            raise

    def _kill(self) -> None:
        process, self._process = self._process, None
        if process is not None:
            process.kill()  # nothing less ends one that is stopped


class ThreadWorker(Generic[T]):
    """Worker by a function in threads of its own; one that takes too long goes on unheard."""

    def __init__(self, answer: Callable[..., T]) -> None:
        self._answer = answer

    async def begin(self) -> None:
        """Do nothing."""

    async def ask(self, seconds: float, *question: Any) -> T:
        """Return the answer; raise TimeoutError where it takes longer than that."""
        async with asyncio.timeout(seconds):
            return await aside(partial(self._answer, *question))

    def close(self) -> None:
        """Do nothing."""


def aside(call: Callable[[], T]) -> asyncio.Future[T]:
    """Call in a thread for which nothing waits, not even the end of the program."""
    answer: Future[T] = Future()
    answer.set_running_or_notify_cancel()

    def work() -> None:
        try:
            answer.set_result(call())
        except BaseException as error:
            answer.set_exception(error)

    threading.Thread(target=work, daemon=True).start()
    return asyncio.wrap_future(answer)


def _exchange(line: Connection, question: tuple[Any, ...]) -> Any:
    line.send(question)
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


def _serve(
    answer: Callable[..., object],
    ready: Callable[[], object] | None,
    most_bytes: int | None,
    line: Connection,
) -> None:
    begin()
    if most_bytes is not None:
        _hold_memory(most_bytes)
    if ready is not None:
        ready()
    line.send(True)
    with suppress(EOFError):
        while True:
            question = line.recv()
            try:
                line.send((True, answer(*question)))
            except Exception as error:
                line.send((False, type(error).__name__))


def _hold_memory(most_bytes: int) -> None:
    with suppress(ImportError, OSError, ValueError):
        import resource

        resource.setrlimit(resource.RLIMIT_DATA, (most_bytes, most_bytes))
