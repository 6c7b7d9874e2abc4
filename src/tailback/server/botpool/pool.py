"""The pool of processes in which bots think, so that no search holds up a table.

Before which time a bot's move may be heard depends on how many others think, never on its choice:
it has a part of a pace for each move. The match waits for that time.

One that does not answer a while after its time is over is killed with its process, and another
process is asked. Where that fails too, the table plays any legal move for it.
"""

from __future__ import annotations

import asyncio
import logging
import threading
from collections.abc import Awaitable, Callable
from contextlib import suppress
from functools import cache, partial
from typing import TYPE_CHECKING, Any, Final

from tailback.bots.bot import AnyBot
from tailback.kit import AnyGame, AnyQuestion, Budget, Choice
from tailback.match import MatchBot, SystemTimeSource, TimeSource
from tailback.server.botpool.table_queue import Priority, Slot, TableQueue
from tailback.server.botpool.workers import ProcessWorker, ThreadWorker, Worker
from tailback.server.game_catalogue import Catalogue
from tailback.server.settings import Settings
from tailback.store.processes import beside

if TYPE_CHECKING:
    from tailback.server.botpool.ray_pool import RayPool

SECONDS: Final = 5.0
"""How long a bot may think about one move, where nothing waits for it but the next move."""
PART: Final = 0.8
"""Of a pace that a bot may think; the rest is for the way to it and back."""
PATIENCE: Final = 3.0
"""So many seconds after its time to think is over a bot is given up that has not answered."""
LEAST: Final = 0.02
"""So many seconds it has, however many others wait."""
_THREADS: Final = 4
"""How many bots think at once where there are no processes for them."""
_TRIES: Final = 2
_log = logging.getLogger(__name__)


class NoAnswer(Exception):
    """Raised where nobody answers: on the cluster, or anywhere."""


class BotPool:
    """Gives a match its bots, each of which waits for its table's turn to think."""

    def __init__(
        self,
        catalogue: Catalogue,
        settings: Settings,
        priority: Callable[[str], Priority],
        clock: TimeSource | None = None,
        ray: RayPool | None = None,
    ) -> None:
        self._ray = ray
        self._catalogue = catalogue
        self._priority = priority
        self._clock = clock or SystemTimeSource()
        self._seconds = min(SECONDS, PART * settings.pace) if settings.pace > 0 else SECONDS
        slots = settings.bot_processes or _THREADS
        if ray is not None:
            slots = max(slots, ray.slots)
        self.queue = TableQueue(slots, settings.bot_tables, self._stop)
        self._stops: Any
        """In which slot an answer is wanted now."""
        self._workers: list[Worker[Any]]
        """Who think on this machine; there may be more slots, where a cluster helps."""
        if settings.bot_processes:
            self._stops = beside().RawArray("b", slots)
            choose = partial(_choose, self._stops)
            self._workers = [
                ProcessWorker(choose, ready=_load_all) for _ in range(settings.bot_processes)
            ]
        else:
            self._stops = bytearray(slots)
            self._workers = [ThreadWorker(self._choose_here) for _ in range(slots)]
        self.ended = 0
        """How many bots were given up because they did not answer in time."""
        self.replaced = 0
        """How many moves had to be made without a bot, because nobody answered."""

    def __call__(self, game: AnyGame, name: str, table: str = "") -> MatchBot:
        """Return a bot of this game for a table, or raise what is wrong with its name."""
        self._catalogue.bot(game, name)
        return PooledBot(self, table, game.id, name)

    def at(self, table: str) -> Callable[[AnyGame, str], MatchBot]:
        """Return what gives this table its bots."""
        return partial(self, table=table)

    async def choose(self, table: str, game: str, bot: str, question: AnyQuestion) -> Choice:
        """Return what a bot chooses when it is its table's turn; NoAnswer where nobody answers.

        Whoever stops waiting stops the search too.
        """
        async with self.queue.slot(table, self._priority(table)) as slot:
            ready = self._clock.now() + self._time(slot)
            return Choice(await self._tried(slot, table, game, bot, question), ready)

    def _time(self, slot: Slot) -> float:
        return max(LEAST, slot.share * self._seconds)

    async def _tried(
        self, slot: Slot, table: str, game: str, bot: str, question: AnyQuestion
    ) -> Any:
        """Return what is chosen on the cluster or here; who fails is followed by one more."""
        where = {"match": table, "game": game, "bot": bot}
        for again in range(_TRIES):
            ray = self._ray
            if not again and ray is not None and ray.up and slot.number < ray.slots:
                answer = ray.choose(slot.number, self._time(slot), game, bot, question)
            else:
                answer = self._chosen_here(slot, game, bot, question)
            try:
                return await self._watched(answer, where)
            except (NoAnswer, EOFError, OSError):  # OSError: also that time is over
                continue
        self.replaced += 1
        _log.error("nobody answers for a computer player: any legal move is made", extra=where)
        raise NoAnswer

    async def _watched(self, answer: Awaitable[Any], where: dict[str, Any]) -> Any:
        """Return an answer; note why there is none."""
        try:
            return await answer
        except TimeoutError:
            self.ended += 1
            _log.warning("a computer player did not answer in time, and was ended", extra=where)
            raise
        except (EOFError, OSError):
            _log.warning("the process of a computer player ended by itself", extra=where)
            raise

    async def _chosen_here(self, slot: Slot, game: str, bot: str, question: AnyQuestion) -> Any:
        worker, seconds = self._workers[slot.number % len(self._workers)], self._time(slot)
        self._stops[slot.number] = 0
        asking = worker.ask(seconds + PATIENCE, slot.number, seconds, game, bot, question)
        answer = asyncio.get_running_loop().create_task(asking)
        try:
            return await asyncio.shield(answer)
        except asyncio.CancelledError:
            self._stop(slot.number)
            with suppress(Exception, asyncio.CancelledError):
                await answer
            raise

    async def prepare(self) -> None:
        """Have all processes at hand before the first question, which would have to wait for them.

        Games and bots are loaded there, and here for those who ask.
        """
        threading.Thread(target=_load, args=(self._catalogue,), daemon=True).start()
        begun = [worker.begin() for worker in self._workers]
        await asyncio.gather(*begun, return_exceptions=True)

    def _stop(self, slot: int) -> None:
        """Have the search in a slot answer with what it has found so far."""
        self._stops[slot] = 1
        if self._ray is not None:
            self._ray.stop(slot)

    def close(self) -> None:
        """Stop thinking; who still does is killed."""
        if self._ray is not None:
            self._ray.close()
        for worker in self._workers:
            worker.close()

    def _choose_here(
        self, slot: int, seconds: float, game: str, name: str, question: AnyQuestion
    ) -> Any:
        bot = self._catalogue.bot(self._catalogue.find(game), name)
        return bot.choose(question.within(Budget(seconds, lambda: bool(self._stops[slot]))))


class PooledBot:
    """A bot that thinks in the pool."""

    def __init__(self, pool: BotPool, table: str, game: str, name: str) -> None:
        self._pool = pool
        self._who = table, game, name

    async def choose(self, question: AnyQuestion) -> Choice:
        """Return what it chooses, and when that may be heard."""
        return await self._pool.choose(*self._who, question)


def _load_all() -> None:
    _load(Catalogue())


def _load(catalogue: Catalogue) -> None:
    """Load games and bots, as the first question would."""
    for id in catalogue.ids():
        catalogue.bot_names(catalogue.find(id))


def _choose(stops: Any, slot: int, seconds: float, game: str, name: str, question: Any) -> Any:
    """Return the move that a bot chooses, in a process of the pool."""
    budget = Budget(seconds, lambda: bool(stops[slot]))
    return bot_of(game, name).choose(question.within(budget))


@cache
def bot_of(game: str, name: str) -> AnyBot:
    """Return a bot that is installed here."""
    offered = Catalogue()
    return offered.bot(offered.find(game), name)
