"""Bots think elsewhere, with a budget; whoever stops waiting for one stops its search."""

from __future__ import annotations

import asyncio
import os
import random
import re
import signal
import threading
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from tailback.bots.thread_bot import ThreadBot
from tailback.kit import AnyGame, AnyQuestion, Choice, Question
from tailback.match import ManualTimeSource, Match
from tailback.server.botpool import pool as pool_module
from tailback.server.botpool.pool import LEAST, PART, BotPool, NoAnswer
from tailback.server.botpool.table_queue import Priority
from tailback.server.botpool.workers import ProcessWorker
from tailback.server.game_catalogue import Catalogue
from tailback.server.settings import Settings, choose
from tests.harness.patience import PATIENCE, run, until
from tests.match.helpers import GAMES, commit, services, settle, sit_down
from tests.server.desk import QUICK, http, running


class Endless:
    """Thinks until it is told to answer."""

    strength = 0

    def __init__(self) -> None:
        self.answered = 0
        self.begun = threading.Event()

    def choose(self, question: AnyQuestion) -> Any:
        self.begun.set()
        while not question.budget.over:
            time.sleep(0.001)
        self.answered += 1
        return question.legal[0]


class One(Catalogue):
    """Offers one bot, whatever it is called."""

    def __init__(self, bot: Any) -> None:
        super().__init__()
        self._one = bot

    def bot(self, game: AnyGame, name: str) -> Any:
        return self._one


def pool_of(bot: Any, **how: Any) -> BotPool:
    settings = replace(QUICK, **{k: v for k, v in how.items() if k not in ("priority", "clock")})
    return BotPool(
        One(bot), settings, how.get("priority", lambda table: Priority.PRESENT), how.get("clock")
    )


def question_of(*legal: str) -> AnyQuestion:
    return Question(0, None, None, legal, random.Random(1))


async def asked(pool: BotPool, table: str = "t") -> Any:
    return (await pool.choose(table, "shift", "it", question_of("M1"))).move


def test_a_bot_answers_when_its_budget_is_over() -> None:
    async def whole() -> None:
        bot = Endless()
        pool = pool_of(bot, pace=0.05)
        assert await asked(pool) == "M1"
        assert bot.answered == 1
        pool.close()

    run(whole())


def test_whoever_stops_waiting_stops_the_search() -> None:
    async def whole() -> None:
        bot = Endless()
        pool = pool_of(bot, pace=0)
        first = asyncio.create_task(asked(pool))
        await asyncio.to_thread(bot.begun.wait)
        first.cancel()
        with pytest.raises(asyncio.CancelledError):
            await first
        assert bot.answered == 1
        assert sorted(pool.queue._free) == list(range(pool.queue.slots))
        pool.close()

    run(whole())


def test_in_a_thread_of_its_own_too() -> None:
    async def whole() -> None:
        bot = Endless()
        thread = ThreadBot(bot)
        waiting = asyncio.create_task(thread.choose(question_of("M1")))
        await asyncio.to_thread(bot.begun.wait)
        waiting.cancel()
        with pytest.raises(asyncio.CancelledError):
            await waiting
        await until(lambda: bot.answered)

    run(whole())


def test_a_real_process_chooses() -> None:
    async def whole() -> None:
        pool = BotPool(Catalogue(), replace(QUICK, bot_processes=1), lambda table: Priority.PRESENT)
        bot = pool.at("t")(Catalogue().find("shift"), "random")
        try:
            choice = await bot.choose(question_of("M1", "M2"))
            assert choice.move in ("M1", "M2")
        finally:
            pool.close()

    run(whole())


def processes(pool: BotPool) -> list[int]:
    """Return which processes think."""
    found = [getattr(worker, "_process", None) for worker in pool._workers]
    return [process.pid for process in found if process is not None]


def test_every_process_is_at_hand_with_games_and_bots_before_the_first_question() -> None:
    wanted = {"tailback.games.bash.rules", "tailback.games.bash.bots.search"}
    loaded = f"{wanted} <= {{*__import__('sys').modules}}"

    async def whole() -> None:
        pool = BotPool(Catalogue(), replace(QUICK, bot_processes=3), lambda table: Priority.PRESENT)
        bare, hand = ProcessWorker(eval), ProcessWorker(eval, ready=pool_module._load_all)
        try:
            await pool.prepare()
            assert len(set(processes(pool))) == 3
            assert [await one.ask(PATIENCE, loaded) for one in (bare, hand)] == [False, True]
        finally:
            for one in (pool, bare, hand):
                one.close()

    run(whole())


# Bots that do not answer


@asynccontextmanager
async def by_process(answer: Any = None) -> AsyncIterator[BotPool]:
    """Return what has one process that thinks, by a function of these tests or as it does."""
    settings = replace(QUICK, bot_processes=1, pace=0.05)
    pool = BotPool(Catalogue(), settings, lambda table: Priority.PRESENT)
    if answer is not None:
        pool._workers = [ProcessWorker(answer)]
    try:
        yield pool
    finally:
        pool.close()


async def random_move(pool: BotPool) -> Any:
    return (await pool.choose("t", "shift", "random", question_of("M1"))).move


class ShortOnce:
    """Patience with the first who is asked, and with all the others that of a test."""

    left = 1

    def __radd__(self, seconds: float) -> float:
        self.left -= 1
        return seconds + (PATIENCE if self.left < 0 else 0.2)


@pytest.mark.parametrize("sign", [signal.SIGSTOP, signal.SIGKILL])
def test_whose_process_is_stopped_or_ended_is_followed_by_another(
    sign: signal.Signals, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pool_module, "PATIENCE", PATIENCE)

    async def whole() -> None:
        async with by_process() as pool:
            assert await random_move(pool) == "M1"
            (first,) = processes(pool)
            os.kill(first, sign)
            if sign is signal.SIGSTOP:  # who has ended is noticed at once
                monkeypatch.setattr(pool_module, "PATIENCE", ShortOnce())
            assert await random_move(pool) == "M1"
            assert [first] != processes(pool)
            assert pool.ended == (sign is signal.SIGSTOP) and pool.replaced == 0
            await until(lambda: not alive(first))

    run(whole())
    said = {signal.SIGSTOP: "did not answer in time", signal.SIGKILL: "ended by itself"}[sign]
    assert [said in record.message for record in caplog.records] in ([True], [])


def test_whose_process_is_stopped_while_it_thinks_is_followed_by_another(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The first process stops itself, the second one answers."""
    monkeypatch.setattr(pool_module, "PATIENCE", ShortOnce())
    first = tmp_path / "first"

    async def whole() -> None:
        async with by_process(partial(stops_if_first, first)) as pool:
            await pool._workers[0].begin()
            first.write_text(str(*processes(pool)))
            assert await random_move(pool) == "M1"
            assert (pool.ended, pool.replaced) == (1, 0)

    run(whole())


def stops_if_first(first: Path, slot: int, seconds: float, *asked: Any) -> Any:
    if first.read_text() == str(os.getpid()):
        os.kill(os.getpid(), signal.SIGSTOP)
    return asked[-1].legal[0]


def loops(*question: Any) -> Any:
    while True:
        pass


def stops(*question: Any) -> Any:
    os.kill(os.getpid(), signal.SIGSTOP)


@pytest.mark.parametrize("hung", [loops, stops])
def test_after_the_second_failure_nobody_answers(
    hung: Any, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(pool_module, "PATIENCE", 0.2)

    async def whole() -> None:
        async with by_process(hung) as pool:
            with pytest.raises(NoAnswer):
                await random_move(pool)
            assert (pool.ended, pool.replaced) == (2, 1)
            assert pool.queue.thinking == 0

    run(whole())
    assert len(caplog.records) == 3


def test_a_table_plays_on_whose_bot_never_answers(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pool_module, "PATIENCE", 0.1)

    async def whole() -> None:
        settings = replace(QUICK, bot_processes=1, pace=0.05)
        async with running(settings=settings) as server:
            server.registry.bot_pool._workers = [ProcessWorker(stops)]
            table = await server.open("shift", bots={1: "random"})
            seat = await server.seat(table, 0)
            await seat.sit("Ann")
            await seat.begun()
            while seat.now.ask is not None:  # until it is the bot's turn
                await seat.commit([seat.now.legal[0]])
                await seat.ping()
            length = seat.now.version
            await seat.wait_for(lambda update: update.version > length)
            told = (await http(server, "GET", "/metrics")).text
            counts = re.findall(r"^tailback_bots_(?:ended|replaced)_total (\S+)$", told, re.M)
            ended, replaced = map(float, counts)
            assert replaced >= 1
            assert ended - 2 * replaced in (0, 1), "it may have been asked for the next move"
            await seat.close()

    run(whole())


def test_one_that_hangs_in_a_thread_is_given_up_too(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pool_module, "PATIENCE", 0.1)
    known = threading.Event()

    async def whole() -> None:
        pool = pool_of(Held(known), pace=0.05)
        with pytest.raises(NoAnswer):
            await asked(pool)
        assert (pool.ended, pool.replaced) == (2, 1)
        known.set()
        monkeypatch.setattr(pool_module, "PATIENCE", PATIENCE)
        assert await asked(pool) == "M1"
        pool.close()

    run(whole())


@pytest.mark.parametrize("hung", [loops, stops])
def test_who_closes_does_not_wait_for_a_hung_process(
    hung: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Patience is longer than the test here: only what is killed lets the match go."""

    async def whole() -> None:
        settings = replace(QUICK, bot_processes=1, pace=0)
        async with running(settings=settings) as server:
            server.registry.bot_pool._workers = [ProcessWorker(hung)]
            table = await server.open("shift", bots={0: "random", 1: "random"})
            watcher = await server.seat(table, None)
            await until(lambda: processes(server.registry.bot_pool))
            held = processes(server.registry.bot_pool)
            await watcher.close()
        assert server.registry.bot_pool.ended == server.registry.bot_pool.replaced == 0
        await until(lambda: not any(map(alive, held)))

    monkeypatch.setattr(pool_module, "PATIENCE", 2 * PATIENCE)
    run(whole())


def alive(process: int) -> bool:
    """Return whether there is such a process that is not only waiting to be noticed as ended."""
    try:
        state = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0]
    except OSError:
        return False
    return state != "Z"


# Timing


class Held:
    """Knows its move when it is told to."""

    strength = 0

    def __init__(self, known: threading.Event) -> None:
        self._known = known

    def choose(self, question: AnyQuestion) -> Any:
        assert self._known.wait(PATIENCE)
        return question.legal[0]


class Quick:
    """Knows its move at once."""

    strength = 0

    def __init__(self) -> None:
        self.budgets: list[float] = []

    def choose(self, question: AnyQuestion) -> Any:
        self.budgets.append((question.budget._ends or 0.0) - time.monotonic())
        return question.legal[0]


def test_before_its_time_is_over_a_bot_may_not_be_heard_however_soon_it_knew() -> None:
    async def whole() -> None:
        clock = ManualTimeSource()
        pool = pool_of(Quick(), pace=1.0, clock=clock)
        clock.advance(3.0)
        choice = await pool.choose("t", "shift", "it", question_of("M1"))
        assert choice == Choice("M1", ready=3.0 + PART)
        assert clock.awaited == ()
        assert len(pool.queue._free) == pool.queue.slots  # nobody waits for its place meanwhile
        pool.close()

    run(whole())


@pytest.mark.parametrize("needs", [0.0, 0.3, 0.7])
def test_how_long_it_took_shows_no_more_when_others_were_first(needs: float) -> None:
    """Half a pace it waits for its turn; then any choice is heard at the second pace."""

    async def whole() -> None:
        clock, known = ManualTimeSource(), threading.Event()
        pool = pool_of(Held(known), pace=1.0, clock=clock)
        slots, pool.queue._free[:] = [*pool.queue._free], []
        at = services(bots=pool.at("t"), clock=clock, pace=1.0)
        match = await Match.open(at, GAMES["shift"], bots={1: "it"})
        await sit_down(match, 0, "1" * 32, "Ann")
        while match.state.ask(0):
            await commit(match, 0, match.watch(0).legal[0])
        await until(lambda: pool.queue.waiting)
        begun, length = clock.now(), match.state.length
        clock.advance(0.5)
        pool.queue._free += slots
        pool.queue._serve()
        await until(lambda: pool.queue.thinking)
        clock.advance(needs)
        known.set()
        await until(lambda: clock.awaited)
        assert clock.awaited == (begun + 2.0,)
        assert match.state.length == length
        clock.advance(1.5 - needs)
        await until(lambda: match.state.length > length)
        await match.close()
        pool.close()

    run(whole())


def test_the_budget_shrinks_with_the_tables_that_wait() -> None:
    async def whole() -> None:
        bot = Quick()
        pool = pool_of(bot, pace=1.0)
        pool.queue._free.clear()  # all places are taken
        waiting = [asyncio.create_task(asked(pool, str(table))) for table in range(16)]
        await settle()
        pool.queue._free += range(4)
        pool.queue._serve()
        await asyncio.gather(*waiting)
        assert max(bot.budgets) <= PART
        assert bot.budgets[0] <= PART * 4 / (4 + 15)
        assert bot.budgets[0] > LEAST
        pool.close()

    run(whole())


def test_all_cores_but_one_think() -> None:
    assert Settings().bot_processes == max(1, (os.cpu_count() or 1) - 1)
    chosen = choose(environment={"TAILBACK_BOT_PROCESSES": "3", "TAILBACK_BOT_TABLES": "2"})
    assert Settings.of(chosen) == Settings(bot_processes=3, bot_tables=2)
