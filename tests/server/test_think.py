"""Bots think elsewhere, with a budget; whoever stops waiting for one stops its search."""

from __future__ import annotations

import asyncio
import os
import random
import threading
import time
from concurrent.futures import Executor, ProcessPoolExecutor, ThreadPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from dataclasses import replace
from typing import Any

import pytest

from tailback.bots.bot import Budget
from tailback.bots.thread import ThreadBot
from tailback.kit import AnyGame
from tailback.match import HandClock
from tailback.server.catalogue import Catalogue
from tailback.server.queue import Rank
from tailback.server.settings import Settings, choose
from tailback.server.think import LEAST, PART, Thinkers
from tests.harness.patience import PATIENCE, run, until
from tests.match.desk import settle
from tests.server.desk import QUICK


class Endless:
    """Thinks until it is told to answer."""

    strength = 0

    def __init__(self) -> None:
        self.answered = 0
        self.begun = threading.Event()

    def choose(self, *given: Any) -> Any:
        budget = given[-1]
        assert isinstance(budget, Budget)
        self.begun.set()
        while not budget.over:
            time.sleep(0.001)
        self.answered += 1
        return given[3][0]


class One(Catalogue):
    """Offers one bot, whatever it is called."""

    def __init__(self, bot: Any) -> None:
        super().__init__()
        self._one = bot

    def bot(self, game: AnyGame, name: str) -> Any:
        return self._one


def thinkers(bot: Any, **how: Any) -> Thinkers:
    settings = replace(QUICK, **{k: v for k, v in how.items() if k not in ("rank", "clock")})
    return Thinkers(
        One(bot), settings, how.get("rank", lambda table: Rank.PRESENT), how.get("clock")
    )


async def asked(made: Thinkers, table: str = "t", move: str = "M1") -> Any:
    return await made.ask(table, "shift", "it", 0, None, None, [move], random.Random(1))


def test_a_bot_answers_when_its_budget_is_over() -> None:
    async def whole() -> None:
        bot = Endless()
        made = thinkers(bot, pace=0.05)
        assert await asked(made) == "M1"
        assert bot.answered == 1
        made.close()

    run(whole())


def test_whoever_stops_waiting_stops_the_search() -> None:
    async def whole() -> None:
        bot = Endless()
        made = thinkers(bot, pace=0)
        first = asyncio.create_task(asked(made))
        await asyncio.to_thread(bot.begun.wait)
        first.cancel()
        with pytest.raises(asyncio.CancelledError):
            await first
        assert bot.answered == 1
        assert sorted(made.queue._free) == list(range(made.queue.places))
        made.close()

    run(whole())


def test_in_a_thread_of_its_own_too() -> None:
    async def whole() -> None:
        bot = Endless()
        thread = ThreadBot(bot)
        waiting = asyncio.create_task(
            thread.think(0, None, None, ["M1"], random.Random(1))  # type: ignore[arg-type]
        )
        await asyncio.to_thread(bot.begun.wait)
        waiting.cancel()
        with pytest.raises(asyncio.CancelledError):
            await waiting
        await until(lambda: bot.answered)

    run(whole())


def test_a_real_process_chooses() -> None:
    async def whole() -> None:
        made = Thinkers(Catalogue(), replace(QUICK, bot_processes=1), lambda table: Rank.PRESENT)
        bot = made.at("t")(Catalogue().find("shift"), "random")
        try:
            legal = ["M1", "M2"]
            assert await bot.think(0, None, None, legal, random.Random(1)) in legal  # type: ignore[arg-type]
        finally:
            made.close()

    run(whole())


def test_every_process_is_at_hand_with_games_and_bots_before_the_first_question() -> None:
    loaded: list[Any] = []

    class Counting(ThreadPoolExecutor):
        def submit(self, *given: Any, **more: Any) -> Any:
            loaded.append(super().submit(*given, **more))
            return loaded[-1]

    made = Thinkers(Catalogue(), replace(QUICK, bot_processes=3), lambda table: Rank.PRESENT)
    made._pool = Counting(1)
    made.prepare()
    assert [each.result() for each in loaded] == [None] * 3
    made.close()


def test_a_pool_that_broke_is_made_anew_once() -> None:
    class Broken(ThreadPoolExecutor):
        def submit(self, *given: Any, **more: Any) -> Any:
            raise BrokenProcessPool

    async def whole() -> None:
        made = thinkers(Endless(), pace=0.01)
        pools: list[Executor] = [Broken(1)]
        made._stops, made._pool = bytearray(made.queue.places), pools[0]
        assert await asked(made) == "M1"
        assert made._pool is not pools[0]
        made.close()

    run(whole())


def test_a_pool_that_broke_while_nobody_asked_is_made_anew_when_all_is_prepared() -> None:
    made = Thinkers(Catalogue(), replace(QUICK, bot_processes=1), lambda table: Rank.PRESENT)
    pool = made._at_hand()
    assert isinstance(pool, ProcessPoolExecutor)
    with pytest.raises(BrokenProcessPool):
        pool.submit(os._exit, 1).result()
    made.prepare()
    assert made._pool is not pool
    made.close()


# Timing


class Held:
    """Knows its move when it is told to."""

    strength = 0

    def __init__(self, known: threading.Event) -> None:
        self._known = known

    def choose(self, *given: Any) -> Any:
        assert self._known.wait(PATIENCE)
        return given[3][0]


class Quick:
    """Knows its move at once."""

    strength = 0

    def __init__(self) -> None:
        self.budgets: list[float] = []

    def choose(self, *given: Any) -> Any:
        self.budgets.append(given[-1]._ends - time.monotonic())
        return given[3][0]


def test_a_bot_is_heard_when_its_time_is_over_however_soon_it_knew() -> None:
    async def whole() -> None:
        clock = HandClock()
        made = thinkers(Quick(), pace=1.0, clock=clock)
        waiting = asyncio.create_task(asked(made))
        await until(lambda: clock.awaited)
        assert clock.awaited == (PART,)
        assert not waiting.done()
        assert len(made.queue._free) == made.queue.places  # nobody waits for its place meanwhile
        clock.turn(PART)
        await settle()
        assert waiting.done()
        made.close()

    run(whole())


@pytest.mark.parametrize("needs", [0.0, 0.3, 0.7])
def test_how_long_it_took_shows_no_more_when_others_were_first(needs: float) -> None:
    """Half a pace it waits for its turn; then any choice is heard at the second pace."""

    async def whole() -> None:
        clock, known = HandClock(), threading.Event()
        made = thinkers(Held(known), pace=1.0, clock=clock)
        places, made.queue._free[:] = [*made.queue._free], []
        answer = asyncio.create_task(asked(made))
        await settle()
        clock.turn(0.5)
        made.queue._free += places
        made.queue._serve()
        await settle()
        clock.turn(needs)
        known.set()
        await until(lambda: clock.awaited)
        assert clock.awaited == (0.5 + PART,)
        clock.turn(1.0)
        assert await answer == "M1"
        made.close()

    run(whole())


def test_at_once_is_at_once() -> None:
    async def whole() -> None:
        clock = HandClock()
        made = thinkers(Quick(), pace=0, clock=clock)
        assert await asked(made) == "M1"
        assert clock.awaited == ()
        made.close()

    run(whole())


def test_the_budget_shrinks_with_the_tables_that_wait() -> None:
    async def whole() -> None:
        bot = Quick()
        made = thinkers(bot, pace=1.0)
        made.queue._free.clear()  # all places are taken
        waiting = [asyncio.create_task(asked(made, str(table))) for table in range(16)]
        await settle()
        made.queue._free += range(4)
        made.queue._serve()
        await asyncio.gather(*waiting)
        assert max(bot.budgets) <= PART
        assert bot.budgets[0] <= PART * 4 / (4 + 15)
        assert bot.budgets[0] > LEAST
        made.close()

    run(whole())


def test_all_cores_but_one_think() -> None:
    assert Settings().bot_processes == max(1, (os.cpu_count() or 1) - 1)
    chosen = choose(environment={"TAILBACK_BOT_PROCESSES": "3", "TAILBACK_BOT_TABLES": "2"})
    assert Settings.of(chosen) == Settings(bot_processes=3, bot_tables=2)
