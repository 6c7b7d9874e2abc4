"""Where bots think: in processes of their own, so that no search holds up a table."""

from __future__ import annotations

import multiprocessing
import multiprocessing.connection
import os
import random
import signal
import threading
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor, ThreadPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import cache
from typing import Any, Final

from tailback.bots.bot import AnyBot
from tailback.kit import AnyGame, Seat
from tailback.match import Thinker
from tailback.server.catalogue import Catalogue

_WAITING: Final = 16
"""How many bots may be waited for at once."""


class Thinkers:
    """Gives a match its bots; with processes, each is a stand-in that asks one of them."""

    def __init__(self, catalogue: Catalogue, processes: int) -> None:
        self._catalogue = catalogue
        self._processes = processes
        self._pool: ProcessPoolExecutor | None = None
        self._lock = threading.Lock()
        self.threads = ThreadPoolExecutor(_WAITING, thread_name_prefix="tailback-bot")

    def __call__(self, game: AnyGame, name: str) -> Thinker:
        """Return a bot of this game, or raise what is wrong with its name."""
        bot = self._catalogue.bot(game, name)
        return bot if self._processes == 0 else _Elsewhere(self, game.id, name)

    def ask(self, question: tuple[Any, ...]) -> Any:
        """Return the move that a process chooses; a pool that broke is made anew, once."""
        try:
            return self._at_hand().submit(_think, *question).result()
        except BrokenProcessPool:
            with self._lock:
                self._pool = None
            return self._at_hand().submit(_think, *question).result()

    def close(self) -> None:
        """Stop thinking."""
        self.threads.shutdown(wait=False, cancel_futures=True)
        if self._pool is not None:
            processes = list(getattr(self._pool, "_processes", {}).values())
            self._pool.shutdown(wait=False, cancel_futures=True)
            for process in processes:  # a search under way would hold up the exit
                process.terminate()

    def _at_hand(self) -> ProcessPoolExecutor:
        with self._lock:
            if self._pool is None:
                self._pool = ProcessPoolExecutor(
                    self._processes, multiprocessing.get_context("spawn"), _begin
                )
            return self._pool


class _Elsewhere:
    """A bot that thinks in another process."""

    def __init__(self, thinkers: Thinkers, game: str, name: str) -> None:
        self._thinkers = thinkers
        self._who = (game, name)

    def choose(
        self, seat: Seat, view: Any, recall: Any, legal: Sequence[Any], rng: random.Random
    ) -> Any:
        """Return one of the legal moves."""
        return self._thinkers.ask((*self._who, seat, view, recall, legal, rng))


def _begin() -> None:
    """Leave Ctrl-C to the server, and do not outlive it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = multiprocessing.parent_process()
    if parent is not None:
        watch = threading.Thread(target=_end_with, args=(parent.sentinel,), daemon=True)
        watch.start()


def _end_with(sentinel: int) -> None:
    multiprocessing.connection.wait([sentinel])
    os._exit(0)


def _think(game: str, name: str, *given: Any) -> Any:
    return _bot(game, name).choose(*given)


@cache
def _bot(game: str, name: str) -> AnyBot:
    offered = Catalogue()
    return offered.bot(offered.find(game), name)
