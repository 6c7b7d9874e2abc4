"""Tables of bots do not keep people waiting: turns by table, people first, bots alone a few."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import replace
from typing import Any

import pytest

from tailback.client import Seat, TableError
from tailback.server.botpool.table_queue import Priority, Slot, TableQueue
from tests.harness.patience import run
from tests.match.helpers import settle
from tests.server.desk import EVERY, QUICK, Running, running

PRESENT, SEATED, ALONE = Priority


class Desk:
    """A queue of which each holder of a slot is let go by hand; who was served, in order."""

    def __init__(self, slots: int = 1, alone: int = 99) -> None:
        self.hurried: list[int] = []
        self.queue = TableQueue(slots, alone, self.hurried.append)
        self.served: list[str] = []
        self.shares: list[float] = []
        self.go = asyncio.Semaphore(0)
        self.tasks: dict[str, list[asyncio.Task[None]]] = {}

    async def _think(self, table: str, priority: Priority) -> None:
        async with self.queue.slot(table, priority) as slot:
            self.served.append(table)
            self.shares.append(slot.share)
            await self.go.acquire()

    async def ask(self, table: str, priority: Priority, times: int = 1) -> None:
        """Let so many bots of a table ask for a turn."""
        tasks = [asyncio.create_task(self._think(table, priority)) for _ in range(times)]
        self.tasks.setdefault(table, []).extend(tasks)
        await settle()

    async def done(self, times: int = 1) -> None:
        """Let so many of those who think come to an end, one after the other."""
        for _ in range(times):
            self.go.release()
            await settle()

    async def end(self) -> None:
        """Let all think who still wait."""
        while any(not task.done() for tasks in self.tasks.values() for task in tasks):
            await self.done()


def at_a_desk(play: Callable[[], Awaitable[None]]) -> None:
    async def whole() -> None:
        await play()

    run(whole())


def test_tables_take_turns_however_many_bots_each_has() -> None:
    async def play() -> None:
        desk = Desk()
        await desk.ask("crowd", PRESENT, 5)
        await desk.ask("pair", PRESENT, 2)
        await desk.ask("one", PRESENT)
        await desk.end()
        expected = ["crowd", "crowd", "pair", "one", "crowd", "pair", "crowd", "crowd"]
        assert desk.served == expected

    at_a_desk(play)


def test_who_comes_back_stands_at_the_end() -> None:
    async def play() -> None:
        desk = Desk()
        for table in ("a", "b", "c"):
            await desk.ask(table, PRESENT)
        await desk.done()  # a is through, b thinks
        await desk.ask("a", PRESENT)
        await desk.end()
        assert desk.served == ["a", "b", "c", "a"]

    at_a_desk(play)


def test_people_come_before_bots_alone_and_those_present_before_those_away() -> None:
    async def play() -> None:
        desk = Desk()
        await desk.ask("bots", ALONE, 3)
        await desk.ask("away", SEATED, 2)
        await desk.ask("here", PRESENT, 2)
        await desk.end()
        assert desk.served == ["bots", "here", "here", "away", "away", "bots", "bots"]

    at_a_desk(play)


def test_a_search_that_nobody_waits_for_is_hurried_for_someone_who_waits() -> None:
    async def play() -> None:
        desk = Desk(2)
        await desk.ask("here", PRESENT)
        assert desk.hurried == []
        await desk.ask("bots", ALONE)
        await desk.ask("others", ALONE)
        assert desk.hurried == []
        await desk.ask("there", PRESENT)
        (slot,) = desk.hurried
        assert desk.queue._taken[slot] is ALONE
        await desk.end()

    at_a_desk(play)


def test_only_so_many_tables_of_bots_alone_run_and_the_next_when_one_leaves() -> None:
    async def play() -> None:
        desk = Desk(slots=8, alone=2)
        for table in ("a", "b", "c", "d"):
            await desk.ask(table, ALONE, 2)
        assert desk.served == ["a", "a", "b", "b"]
        assert desk.queue.full
        await desk.done(4)
        await desk.ask("a", ALONE)  # it goes on, the others still wait
        assert desk.served == ["a", "a", "b", "b", "a"]
        await desk.ask("person", SEATED)
        assert desk.served[-1] == "person"
        desk.queue.leave("b")
        await settle()
        assert desk.served[-2:] == ["c", "c"]
        desk.queue.leave("d")  # never ran: nobody is let in for it
        assert desk.queue.full
        desk.queue.leave("a")
        desk.queue.leave("c")
        assert not desk.queue.full
        for task in desk.tasks["d"]:
            task.cancel()
        await desk.end()

    at_a_desk(play)


def test_whoever_stops_waiting_has_no_turn_and_keeps_no_place() -> None:
    async def play() -> None:
        desk = Desk()
        for table in ("a", "b", "c"):
            await desk.ask(table, PRESENT)
        desk.tasks["b"][0].cancel()
        await desk.done()
        assert desk.served == ["a", "c"]
        desk.tasks["c"][0].cancel()
        await settle()
        await desk.ask("d", PRESENT)
        assert desk.served == ["a", "c", "d"]
        given = asyncio.create_task(desk._think("e", PRESENT))
        await settle()
        desk.go.release()
        await asyncio.sleep(0)
        given.cancel()  # perhaps in the very moment in which it has its turn
        await settle()
        await desk.ask("f", PRESENT)
        assert desk.served[-1] == "f"
        await desk.end()
        assert desk.queue._free == [0]

    at_a_desk(play)


def test_the_part_of_the_time_shrinks_with_the_tables_that_wait() -> None:
    async def play() -> None:
        desk = Desk(2)
        for number in range(8):
            await desk.ask(str(number), PRESENT, 3)
        await desk.end()
        assert desk.shares[0] == 1.0
        assert min(desk.shares) == pytest.approx(2 / (2 + 7))
        assert desk.shares[-1] == 1.0

    at_a_desk(play)


# On a server


async def alone(server: Running, stack: AsyncExitStack, seats: int = 5) -> Seat:
    """Set a table of bots alone and look at it, so that it runs."""
    bots = dict.fromkeys(range(seats), "montecarlo")
    table = await server.open("jam", seats=seats, bots=bots, options={"rounds": 10})
    seat = await server.seat(table, None)
    stack.push_async_callback(seat.close)
    return seat


def test_one_table_of_bots_alone_too_many_is_refused_by_name() -> None:
    async def whole() -> None:
        settings = replace(QUICK, pace=0.2, bot_tables=2)
        async with running(settings=settings, games=EVERY) as server, AsyncExitStack() as stack:
            for _ in range(2):
                await alone(server, stack, 2)
            while not server.registry.bot_pool.queue.full:
                await asyncio.sleep(0.01)
            with pytest.raises(TableError, match="2 tables of bots alone") as refused:
                await alone(server, stack, 2)
            assert refused.value.why == "too-many-bots"
            await server.open("jam", seats=3, bots={1: "montecarlo", 2: "montecarlo"})

    run(whole())


def test_a_table_of_bots_that_is_over_makes_room() -> None:
    async def whole() -> None:
        settings = replace(QUICK, bot_tables=1, idle=0.0)
        async with running(settings=settings, games=EVERY) as server:
            for _ in range(3):
                table = await server.open("shift", bots={0: "random", 1: "random"})
                seat = await server.seat(table, None)
                await seat.wait_for(lambda update: update.stage == "over")
                while server.registry.bot_pool.queue.full:  # it is heard of before its slot is free
                    await asyncio.sleep(0.001)
                await seat.close()

    run(whole())


class Served:
    """Notes which tables a queue has served while one of them waited."""

    def __init__(self, queue: TableQueue) -> None:
        self.before: dict[str, list[list[str]]] = {}
        """For each question of a table, who was served before it."""
        self._open: list[list[str]] = []
        self._slot = queue.slot
        queue.slot = self.slot  # type: ignore[method-assign]

    @asynccontextmanager
    async def slot(self, table: str, priority: Priority) -> AsyncIterator[Slot]:
        others: list[str] = []
        self.before.setdefault(table, []).append(others)
        self._open.append(others)
        async with self._slot(table, priority) as slot:
            self._open = [each for each in self._open if each is not others]
            for each in self._open:
                each.append(table)
            yield slot


def test_a_person_hears_its_bot_after_at_most_one_of_many_tables_of_bots() -> None:
    hostile = 30

    async def whole() -> None:
        settings = replace(QUICK, pace=0.1, bot_processes=1, bot_tables=hostile)
        async with running(settings=settings, games=EVERY) as server, AsyncExitStack() as stack:
            served = Served(server.registry.bot_pool.queue)
            for _ in range(hostile):
                await alone(server, stack)
            table = await server.open("jam", seats=2, bots={1: "montecarlo"})
            mine: Any = await server.seat(table, 0)
            stack.push_async_callback(mine.close)
            await mine.sit("Ann")
            # Some questions come to the person alone: it is played until the bot has had enough.
            while len(served.before.get(table.match, ())) < 6:
                now = await mine.wait_for(lambda u: u.ask is not None and u.sealed is None)
                await mine.commit([now.legal[0]])
                asked = now.ask
                await mine.wait_for(lambda u, asked=asked: u.ask != asked and u.sealed is None)
            waited = served.before.pop(table.match)
            assert max(map(len, waited)) <= 1, waited
            others = [len(each) for some in served.before.values() for each in some]
            assert max(others) > 10, "nobody else waited"

    run(whole())
