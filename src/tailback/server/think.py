"""Where bots think: in processes of their own, so that no search holds up a table.

How long a bot is heard after it was asked depends on how many others think, never on its choice:
it has a part of a pace for each move, and what it knows sooner it keeps to itself till then.
"""

from __future__ import annotations

import asyncio
import random
import threading
from collections.abc import Callable, Sequence
from concurrent.futures import Executor, ProcessPoolExecutor, ThreadPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from functools import cache, partial
from typing import Any, Final, Protocol

from tailback.bots.bot import AnyBot, Budget
from tailback.kit import AnyGame, AnyView, Seat
from tailback.match import Clock, RunningClock, Thinker
from tailback.server.catalogue import Catalogue
from tailback.server.process import begin
from tailback.server.queue import Place, Queue, Rank
from tailback.server.settings import Settings
from tailback.store.processes import beside

SECONDS: Final = 5.0
"""How long a bot may think about one move, where nothing waits for it but the next move."""
PART: Final = 0.8
"""Of a pace that a bot may think; the rest is for the way to it and back."""
LEAST: Final = 0.02
"""So many seconds it has, however many others wait."""
_THREADS: Final = 4
"""How many bots think at once where there are no processes for them."""


class NoAnswer(Exception):
    """Raised where nobody answers who thinks far away."""


class Far(Protocol):
    """Bots on other machines."""

    @property
    def places(self) -> int:
        """Return how many may think there at once."""

    @property
    def up(self) -> bool:
        """Return whether it is worth a try."""

    async def ask(self, place: int, seconds: float, question: tuple[Any, ...]) -> Any:
        """Return what is chosen there; NoAnswer if nobody answers."""

    def stop(self, place: int) -> None:
        """Have the search at a place answer with what it has found so far."""

    def close(self) -> None:
        """Let go."""


class Thinkers:
    """Gives a match its bots, each a stand-in that waits for its table's turn."""

    def __init__(
        self,
        catalogue: Catalogue,
        settings: Settings,
        rank: Callable[[str], Rank],
        clock: Clock | None = None,
        far: Far | None = None,
    ) -> None:
        self._far = far
        self._catalogue = catalogue
        self._processes = settings.bot_processes
        self._rank = rank
        self._clock = clock or RunningClock()
        self._paced = settings.pace > 0
        self._seconds = min(SECONDS, PART * settings.pace) if self._paced else SECONDS
        self._pool: Executor | None = None
        self._stops: Any = None
        places = self._processes or _THREADS
        if far is not None:
            places = max(places, far.places)
        self.queue = Queue(places, settings.bot_tables, self._stop)

    def __call__(self, game: AnyGame, name: str, table: str = "") -> Thinker:
        """Return a bot of this game for a table, or raise what is wrong with its name."""
        self._catalogue.bot(game, name)
        return _Elsewhere(self, table, game.id, name)

    def at(self, table: str) -> Callable[[AnyGame, str], Thinker]:
        """Return what gives this table its bots."""
        return partial(self, table=table)

    async def ask(self, table: str, *question: Any) -> Any:
        """Return the move that is chosen when it is this table's turn.

        Whoever stops waiting stops the search too. A pool that broke is made anew, once.
        """
        async with self.queue.place(table, self._rank(table)) as place:
            begun = self._clock.now()
            try:
                move = await self._answered(place, question)
            except BrokenProcessPool:
                move = await self._asked(place, question)
        if self._paced:
            await self._clock.until(begun + self._time(place))
        return move

    def _time(self, place: Place) -> float:
        return max(LEAST, place.share * self._seconds)

    async def _answered(self, place: Place, question: tuple[Any, ...]) -> Any:
        """Return what is chosen far away, or here where nobody answers there."""
        far = self._far
        if far is not None and far.up and place.number < far.places:
            with suppress(NoAnswer):
                return await far.ask(place.number, self._time(place), question)
        return await self._asked(place, question)

    async def _asked(self, place: Place, question: tuple[Any, ...]) -> Any:
        pool = self._at_hand()
        self._stops[place.number] = 0
        think = _think if self._processes else self._think_here
        try:
            searching = pool.submit(think, place.number, self._time(place), *question)
            asked = asyncio.wrap_future(searching)
            return await asyncio.shield(asked)
        except BrokenProcessPool:
            self._pool = None if self._pool is pool else self._pool
            raise
        except asyncio.CancelledError:
            self._stop(place.number)
            with suppress(Exception, asyncio.CancelledError):
                await asked
            raise

    def prepare(self) -> None:
        """Have all processes at hand before the first question, which would have to wait for them.

        Games and bots are loaded there, and here for those who ask.
        """
        for _ in range(self._processes):
            try:
                self._at_hand().submit(_ready)
            except BrokenProcessPool:  # while nobody asked
                self._pool = None
                self._at_hand().submit(_ready)
        threading.Thread(target=_load, args=(self._catalogue,), daemon=True).start()

    def _stop(self, place: int) -> None:
        """Have the search at a place answer with what it has found so far."""
        if self._stops is not None:
            self._stops[place] = 1
        if self._far is not None:
            self._far.stop(place)

    def close(self) -> None:
        """Stop thinking."""
        if self._far is not None:
            self._far.close()
        if self._pool is not None:
            processes = list((getattr(self._pool, "_processes", None) or {}).values())
            self._pool.shutdown(wait=False, cancel_futures=True)
            for process in processes:  # a search under way would hold up the exit
                process.terminate()

    def _at_hand(self) -> Executor:
        if self._pool is None and self._processes == 0:
            self._stops = bytearray(self.queue.places)
            self._pool = ThreadPoolExecutor(self.queue.places, "bot")
        elif self._pool is None:
            context = beside()
            self._stops = context.RawArray("b", self.queue.places)
            self._pool = ProcessPoolExecutor(self._processes, context, _begin, (self._stops,))
        return self._pool

    def _think_here(self, place: int, seconds: float, game: str, name: str, *known: Any) -> Any:
        bot, stops = self._catalogue.bot(self._catalogue.find(game), name), self._stops
        return choose(bot, Budget(seconds, lambda: bool(stops[place])), *known)


class _Elsewhere:
    """A bot that thinks in another process or thread."""

    def __init__(self, thinkers: Thinkers, *who: str) -> None:
        self._thinkers = thinkers
        self._who = who

    async def think(
        self, seat: Seat, view: AnyView, recall: Any, legal: Sequence[Any], rng: random.Random
    ) -> Any:
        """Return one of the legal moves."""
        return await self._thinkers.ask(*self._who, seat, view, recall, legal, rng)


_stops: Any = None
"""In a process that thinks: at which place an answer is wanted now."""


def _begin(stops: Any) -> None:
    global _stops
    _stops = stops
    begin()


def _ready() -> None:
    _load(Catalogue())


def _load(catalogue: Catalogue) -> None:
    """Load games and bots, as the first question would."""
    for id in catalogue.ids():
        catalogue.bot_names(catalogue.find(id))


def _think(place: int, seconds: float, game: str, name: str, *known: Any) -> Any:
    return choose(bot_of(game, name), Budget(seconds, lambda: bool(_stops[place])), *known)


def choose(
    bot: AnyBot,
    budget: Budget,
    seat: Seat,
    view: AnyView,
    recall: Any,
    legal: Sequence[Any],
    rng: random.Random,
) -> Any:
    """Return the move that a bot chooses."""
    return bot.choose(seat, view, recall, legal, rng, budget)


@cache
def bot_of(game: str, name: str) -> AnyBot:
    """Return a bot that is installed here."""
    offered = Catalogue()
    return offered.bot(offered.find(game), name)
