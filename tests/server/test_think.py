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

from tailback.bots.bot import Budget
from tailback.bots.thread import ThreadBot
from tailback.kit import AnyGame
from tailback.match import HandClock
from tailback.server import think
from tailback.server.catalogue import Catalogue
from tailback.server.process import Worker
from tailback.server.queue import Rank
from tailback.server.settings import Settings, choose
from tailback.server.think import LEAST, PART, NoAnswer, Thinkers
from tests.harness.patience import PATIENCE, run, until
from tests.match.desk import settle
from tests.server.desk import QUICK, http, running


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


def processes(made: Thinkers) -> list[int]:
    """Return which processes think."""
    found = [getattr(hand, "_process", None) for hand in made._hands]
    return [process.pid for process in found if process is not None]


def test_every_process_is_at_hand_with_games_and_bots_before_the_first_question() -> None:
    loaded = "{'tailback.games.bash.rules', 'tailback.bots.bash'} <= {*__import__('sys').modules}"

    async def whole() -> None:
        made = Thinkers(Catalogue(), replace(QUICK, bot_processes=3), lambda table: Rank.PRESENT)
        bare, hand = Worker(eval), Worker(eval, ready=think._ready)
        try:
            await made.prepare()
            assert len(set(processes(made))) == 3
            assert [await one.ask(PATIENCE, loaded) for one in (bare, hand)] == [False, True]
        finally:
            for one in (made, bare, hand):
                one.close()

    run(whole())


# Bots that do not answer


@asynccontextmanager
async def by_process(answer: Any = None) -> AsyncIterator[Thinkers]:
    """Return what has one process that thinks, by a function of these tests or as it does."""
    settings = replace(QUICK, bot_processes=1, pace=0.05)
    made = Thinkers(Catalogue(), settings, lambda table: Rank.PRESENT)
    if answer is not None:
        made._hands = [Worker(answer)]
    try:
        yield made
    finally:
        made.close()


async def random_move(made: Thinkers) -> Any:
    return await made.ask("t", "shift", "random", 0, None, None, ["M1"], random.Random(1))


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
    monkeypatch.setattr(think, "PATIENCE", PATIENCE)

    async def whole() -> None:
        async with by_process() as made:
            assert await random_move(made) == "M1"
            (first,) = processes(made)
            os.kill(first, sign)
            if sign is signal.SIGSTOP:  # who has ended is noticed at once
                monkeypatch.setattr(think, "PATIENCE", ShortOnce())
            assert await random_move(made) == "M1"
            assert [first] != processes(made)
            assert made.ended == (sign is signal.SIGSTOP) and made.replaced == 0
            await until(lambda: not alive(first))

    run(whole())
    said = {signal.SIGSTOP: "did not answer in time", signal.SIGKILL: "ended by itself"}[sign]
    assert [said in record.message for record in caplog.records] in ([True], [])


def test_whose_process_is_stopped_while_it_thinks_is_followed_by_another(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The first process stops itself, the second one answers."""
    monkeypatch.setattr(think, "PATIENCE", ShortOnce())

    async def whole() -> None:
        async with by_process() as made:
            begun = tmp_path / "begun"
            made._hands = [Worker(partial(stops_first, begun), ready=partial(begins, begun))]
            assert await random_move(made) == "M1"
            assert (made.ended, made.replaced) == (1, 0)

    run(whole())


def begins(file: Path) -> None:
    """Note that a process has begun."""
    with file.open("a") as noted:
        noted.write("x")


def stops_first(file: Path, place: int, seconds: float, *question: Any) -> Any:
    if file.stat().st_size == 1:
        os.kill(os.getpid(), signal.SIGSTOP)
    return question[-2][0]


def loops(*question: Any) -> Any:
    while True:
        pass


def stops(*question: Any) -> Any:
    os.kill(os.getpid(), signal.SIGSTOP)


@pytest.mark.parametrize("hung", [loops, stops])
def test_after_the_second_failure_nobody_answers(
    hung: Any, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(think, "PATIENCE", 0.2)

    async def whole() -> None:
        async with by_process(hung) as made:
            with pytest.raises(NoAnswer):
                await random_move(made)
            assert (made.ended, made.replaced) == (2, 1)
            assert made.queue.thinking == 0

    run(whole())
    assert len(caplog.records) == 3


def test_a_table_plays_on_whose_bot_never_answers(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(think, "PATIENCE", 0.1)

    async def whole() -> None:
        settings = replace(QUICK, bot_processes=1, pace=0.05)
        async with running(settings=settings) as server:
            server.registry.thinkers._hands = [Worker(stops)]
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
    monkeypatch.setattr(think, "PATIENCE", 0.1)
    known = threading.Event()

    async def whole() -> None:
        made = thinkers(Held(known), pace=0.05)
        with pytest.raises(NoAnswer):
            await asked(made)
        assert (made.ended, made.replaced) == (2, 1)
        known.set()
        monkeypatch.setattr(think, "PATIENCE", PATIENCE)
        assert await asked(made) == "M1"
        made.close()

    run(whole())


@pytest.mark.parametrize("hung", [loops, stops])
def test_who_closes_does_not_wait_for_a_hung_process(
    hung: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Patience is longer than the test here: only what is killed lets the match go."""

    async def whole() -> None:
        settings = replace(QUICK, bot_processes=1, pace=0)
        async with running(settings=settings) as server:
            server.registry.thinkers._hands = [Worker(hung)]
            table = await server.open("shift", bots={0: "random", 1: "random"})
            watcher = await server.seat(table, None)
            await until(lambda: processes(server.registry.thinkers))
            held = processes(server.registry.thinkers)
            await watcher.close()
        assert server.registry.thinkers.ended == server.registry.thinkers.replaced == 0
        await until(lambda: not any(map(alive, held)))

    monkeypatch.setattr(think, "PATIENCE", 2 * PATIENCE)
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
