"""SIGKILL of the server while clocks and windows run: none jumps, what was decided stays so."""

from __future__ import annotations

import asyncio
import time
from typing import NamedTuple

import pytest

from tailback.client import Opened, Seat, connect, open_table
from tailback.match import Accepted
from tests.faults.test_server_kills import Server
from tests.harness.patience import run
from tests.harness.scale import SOAK
from tests.server.desk import leave, people

KILLS = 20 if SOAK else 2
ESTIMATE = 0.25
"""So many seconds this machine's and the database's clock may be thought to be apart."""


class Seen(NamedTuple):
    """What all clocks showed at some moment between two of our own."""

    left: tuple[float, ...]
    running: tuple[int, ...]
    after: float
    before: float


async def look(seat: Seat) -> Seen:
    after = time.monotonic()
    clock = (await seat.watch()).clock
    assert clock is not None
    return Seen(tuple(left or 0.0 for left in clock.left), clock.running, after, time.monotonic())


def no_jump(first: Seen, second: Seen) -> None:
    """Whose clock ran has lost what went by, and the others nothing."""
    assert second.running == first.running
    for seat, (was, now) in enumerate(zip(first.left, second.left, strict=True)):
        if seat in first.running:
            assert second.after - first.before - ESTIMATE <= was - now
            assert was - now <= second.before - first.after + ESTIMATE
        else:
            assert was == now


async def look_at_window(seats: list[Seat]) -> Seen:
    """Return the same of the window in which one of these may answer."""
    after = time.monotonic()
    left = {n: now.left for n, s in enumerate(seats) if (now := await s.watch()).left is not None}
    (asked,) = left
    return Seen((left[asked],), (0,), after, time.monotonic())


def test_clocks_go_on_over_kills(database: str) -> None:
    async def whole() -> None:
        server = Server(database)
        await server.start()
        tables: list[tuple[Opened, list[Seat]]] = []
        for game, seats in (("shift", 2), ("jam", 3)):
            table = await open_table(
                server.url, game, seats=seats, clock={"seconds": 3600, "more": 7}
            )
            sat = [await connect(server.url, table.match, t) for t in table.tokens.values()]
            for seat in sat:
                await seat.sit("x")
            for seat in sat:
                await seat.begun()
            tables.append((table, sat))
        pause = await open_table(server.url, "cutin", seats=3, time=3600)
        three = [await connect(server.url, pause.match, t) for t in pause.tokens.values()]
        for seat in three:
            await seat.sit("x")
        for seat in three:
            await seat.begun()
        (first,) = [seat for seat in three if (await seat.watch()).ask is not None]
        await first.commit([first.now.legal[0]])  # now another may cut in
        for _ in range(KILLS):
            for _, sat in tables:
                for seat in sat:
                    if seat.now.ask is not None and seat.now.sealed is None:
                        await seat.commit([seat.now.legal[0]])
                        break
            before = [await look(sat[0]) for _, sat in tables]
            window = await look_at_window(three)
            server.kill()
            await server.start()
            for was, (_, sat) in zip(before, tables, strict=True):
                no_jump(was, await look(sat[0]))
            no_jump(window, await look_at_window(three))
        for sat in (three, *(sat for _, sat in tables)):
            await asyncio.gather(*(seat.close() for seat in sat))
        server.kill()

    run(whole())


def test_what_people_decided_outlives_a_kill(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A seat handed over, an offer that stands, and a seat's own link: as they were, every one."""

    async def whole() -> None:
        monkeypatch.setenv("TAILBACK_GRACE", "0")
        server = Server(database)
        await server.start()
        table = await open_table(server.url, "jam", seats=3)
        one, two, three = [
            await connect(server.url, table.match, token) for token in table.tokens.values()
        ]
        for seat in (one, two, three):
            await seat.sit("x")
        for seat in (one, two, three):
            await seat.begun()
        await leave(two, one)
        assert isinstance(await one.stand_in(1, "random"), Accepted)
        token = three.token
        await three.close()
        assert isinstance(await one.offer("draw"), Accepted)
        server.kill()
        await server.start()
        again = await connect(server.url, table.match, token)
        there = people(await again.watch())
        assert there.seats[1].stand_in == "random"
        assert there.offer is not None
        assert (there.offer.seat, there.offer.waits) == (0, (2,))
        invited = await connect(server.url, table.match, table.tokens[2])
        assert (invited.viewer, invited.invited) == (None, 2)
        await invited.close()
        assert isinstance(await again.reply(there.offer.number, True), Accepted)
        end = await one.wait_for(lambda update: update.stage == "over")
        result = people(end).result
        assert result is not None
        assert result.reason == "agreed"
        await asyncio.gather(one.close(), again.close())
        server.kill()

    run(whole())
