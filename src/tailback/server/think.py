"""Where bots think: in processes of their own, so that no search holds up a table."""

from __future__ import annotations

import asyncio
import multiprocessing
import multiprocessing.connection
import os
import random
import signal
import threading
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from functools import cache
from typing import Any, Final

from tailback.bots.bot import AnyBot, Budget
from tailback.bots.thread import ThreadBot
from tailback.kit import AnyGame, AnyView, Seat
from tailback.match import Thinker
from tailback.server.catalogue import Catalogue

SECONDS: Final = 5.0
"""How long a bot may think about one move."""
_SLOTS: Final = 64
"""How many bots may think or wait at once; more of them wait their turn."""


class Thinkers:
    """Gives a match its bots; with processes, each is a stand-in that asks one of them."""

    def __init__(self, catalogue: Catalogue, processes: int) -> None:
        self._catalogue = catalogue
        self._processes = processes
        self._pool: ProcessPoolExecutor | None = None
        self._stops: Any = None
        self._free = list(range(_SLOTS))
        self._turn = asyncio.Semaphore(_SLOTS)

    def __call__(self, game: AnyGame, name: str) -> Thinker:
        """Return a bot of this game, or raise what is wrong with its name."""
        bot = self._catalogue.bot(game, name)
        return ThreadBot(bot, SECONDS) if self._processes == 0 else _Elsewhere(self, game.id, name)

    async def ask(self, *question: Any) -> Any:
        """Return the move that a process chooses; a pool that broke is made anew, once.

        Whoever stops waiting stops the search too.
        """
        async with self._turn:
            slot = self._free.pop()
            try:
                return await self._asked(slot, question)
            except BrokenProcessPool:
                self._pool = None
                return await self._asked(slot, question)
            finally:
                self._free.append(slot)

    async def _asked(self, slot: int, question: tuple[Any, ...]) -> Any:
        pool = self._at_hand()
        self._stops[slot] = 0
        asked = asyncio.wrap_future(pool.submit(_think, slot, *question))
        try:
            return await asyncio.shield(asked)
        except asyncio.CancelledError:
            self._stops[slot] = 1
            with suppress(Exception, asyncio.CancelledError):
                await asked
            raise

    def close(self) -> None:
        """Stop thinking."""
        if self._pool is not None:
            processes = list(getattr(self._pool, "_processes", {}).values())
            self._pool.shutdown(wait=False, cancel_futures=True)
            for process in processes:  # a search under way would hold up the exit
                process.terminate()

    def _at_hand(self) -> ProcessPoolExecutor:
        if self._pool is None:
            context = multiprocessing.get_context("spawn")
            self._stops = context.RawArray("b", _SLOTS)
            self._pool = ProcessPoolExecutor(self._processes, context, _begin, (self._stops,))
        return self._pool


class _Elsewhere:
    """A bot that thinks in another process."""

    def __init__(self, thinkers: Thinkers, game: str, name: str) -> None:
        self._thinkers = thinkers
        self._who = (game, name)

    async def think(
        self, seat: Seat, view: AnyView, recall: Any, legal: Sequence[Any], rng: random.Random
    ) -> Any:
        """Return one of the legal moves."""
        return await self._thinkers.ask(*self._who, seat, view, recall, legal, rng)


_stops: Any = None
"""In a process that thinks: who of those it thinks for has stopped waiting."""


def _begin(stops: Any) -> None:
    """Leave Ctrl-C to the server, and do not outlive it."""
    global _stops
    _stops = stops
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = multiprocessing.parent_process()
    if parent is not None:
        watch = threading.Thread(target=_end_with, args=(parent.sentinel,), daemon=True)
        watch.start()


def _end_with(sentinel: int) -> None:
    multiprocessing.connection.wait([sentinel])
    os._exit(0)


def _think(slot: int, game: str, name: str, seat: Seat, *known: Any) -> Any:
    view, recall, legal, rng = known
    budget = Budget(SECONDS, lambda: bool(_stops[slot]))
    return _bot(game, name).choose(seat, view, recall, legal, rng, budget)


@cache
def _bot(game: str, name: str) -> AnyBot:
    offered = Catalogue()
    return offered.bot(offered.find(game), name)
