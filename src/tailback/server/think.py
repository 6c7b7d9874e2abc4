"""Where bots think: in processes of their own, so that no search holds up a table.

How long a bot is heard after it was asked depends on how many others think, never on its choice:
it has a part of a pace for each move, and what it knows sooner it keeps to itself till then.

One that does not answer a while after its time is over is killed with its process, and another
process is asked. Where that fails too, the table plays any legal move for it.
"""

from __future__ import annotations

import asyncio
import logging
import random
import threading
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from functools import cache, partial
from typing import Any, Final, Protocol

from tailback.bots.bot import AnyBot, Budget
from tailback.kit import AnyGame, AnyView, Seat
from tailback.match import Clock, RunningClock, Thinker
from tailback.server.catalogue import Catalogue
from tailback.server.process import Answers, Helper, Worker
from tailback.server.queue import Place, Queue, Rank
from tailback.server.settings import Settings
from tailback.store.processes import beside

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
    """Raised where nobody answers: far away, or anywhere."""


class Far(Protocol):
    """Bots on other machines."""

    @property
    def places(self) -> int:
        """Return how many may think there at once."""

    @property
    def up(self) -> bool:
        """Return whether it is worth a try."""

    async def ask(self, place: int, seconds: float, question: tuple[Any, ...]) -> Any:
        """Return what is chosen there.

        NoAnswer if nobody answers there, TimeoutError if it was the bot that did not; it was ended.
        """

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
        self._rank = rank
        self._clock = clock or RunningClock()
        self._paced = settings.pace > 0
        self._seconds = min(SECONDS, PART * settings.pace) if self._paced else SECONDS
        places = settings.bot_processes or _THREADS
        if far is not None:
            places = max(places, far.places)
        self.queue = Queue(places, settings.bot_tables, self._stop)
        self._stops: Any
        """At which place an answer is wanted now."""
        self._hands: list[Answers[Any]]
        """Who think here; there may be more places, where some are far away."""
        if settings.bot_processes:
            self._stops = beside().RawArray("b", places)
            thinking = partial(_think, self._stops)
            self._hands = [Worker(thinking, ready=_ready) for _ in range(settings.bot_processes)]
        else:
            self._stops = bytearray(places)
            self._hands = [Helper(self._think_here) for _ in range(places)]
        self.ended = 0
        """How many bots were given up because they did not answer in time."""
        self.replaced = 0
        """How many moves had to be made without a bot, because nobody answered."""

    def __call__(self, game: AnyGame, name: str, table: str = "") -> Thinker:
        """Return a bot of this game for a table, or raise what is wrong with its name."""
        self._catalogue.bot(game, name)
        return _Elsewhere(self, table, game.id, name)

    def at(self, table: str) -> Callable[[AnyGame, str], Thinker]:
        """Return what gives this table its bots."""
        return partial(self, table=table)

    async def ask(self, table: str, *question: Any) -> Any:
        """Return the move that is chosen when it is this table's turn; NoAnswer where none is.

        Whoever stops waiting stops the search too.
        """
        async with self.queue.place(table, self._rank(table)) as place:
            begun = self._clock.now()
            move = await self._answered(place, table, question)
        if self._paced:
            await self._clock.until(begun + self._time(place))
        return move

    def _time(self, place: Place) -> float:
        return max(LEAST, place.share * self._seconds)

    async def _answered(self, place: Place, table: str, question: tuple[Any, ...]) -> Any:
        """Return what is chosen far away or here; who fails is followed by one more."""
        where = {"match": table, "game": question[0], "bot": question[1]}
        for again in range(_TRIES):
            far = self._far
            is_far = not again and far is not None and far.up and place.number < far.places
            ask = self._asked_far if is_far else self._asked
            try:
                return await self._watched(ask(place, question), where)
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

    async def _asked_far(self, place: Place, question: tuple[Any, ...]) -> Any:
        assert self._far is not None
        return await self._far.ask(place.number, self._time(place), question)

    async def _asked(self, place: Place, question: tuple[Any, ...]) -> Any:
        hand, seconds = self._hands[place.number % len(self._hands)], self._time(place)
        self._stops[place.number] = 0
        asking = hand.ask(seconds + PATIENCE, place.number, seconds, *question)
        answer = asyncio.get_running_loop().create_task(asking)
        try:
            return await asyncio.shield(answer)
        except asyncio.CancelledError:
            self._stop(place.number)
            with suppress(Exception, asyncio.CancelledError):
                await answer
            raise

    async def prepare(self) -> None:
        """Have all processes at hand before the first question, which would have to wait for them.

        Games and bots are loaded there, and here for those who ask.
        """
        threading.Thread(target=_load, args=(self._catalogue,), daemon=True).start()
        await asyncio.gather(*(hand.begin() for hand in self._hands), return_exceptions=True)

    def _stop(self, place: int) -> None:
        """Have the search at a place answer with what it has found so far."""
        self._stops[place] = 1
        if self._far is not None:
            self._far.stop(place)

    def close(self) -> None:
        """Stop thinking; who still does is killed."""
        if self._far is not None:
            self._far.close()
        for hand in self._hands:
            hand.close()

    def _think_here(self, place: int, seconds: float, game: str, name: str, *known: Any) -> Any:
        bot = self._catalogue.bot(self._catalogue.find(game), name)
        return choose(bot, Budget(seconds, lambda: bool(self._stops[place])), *known)


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


def _ready() -> None:
    _load(Catalogue())


def _load(catalogue: Catalogue) -> None:
    """Load games and bots, as the first question would."""
    for id in catalogue.ids():
        catalogue.bot_names(catalogue.find(id))


def _think(stops: Any, place: int, seconds: float, game: str, name: str, *known: Any) -> Any:
    return choose(bot_of(game, name), Budget(seconds, lambda: bool(stops[place])), *known)


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
