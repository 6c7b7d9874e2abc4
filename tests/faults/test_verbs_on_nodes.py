"""Each person on another node: clocks agree, leavers are replaced and back, links end on both."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest

from tailback.client import (
    Opened,
    Seat,
    TableError,
    connect,
    open_table,
    renew_link,
    say_ages,
)
from tailback.match import Accepted, Rejected
from tailback.server.live.tokens import new_token
from tests.faults.test_clock_kills import look, no_jump
from tests.faults.test_server_kills import Server
from tests.harness.patience import run, until
from tests.harness.postgres import Cluster
from tests.harness.scale import SOAK
from tests.server.desk import leave, people

ROUNDS = 20 if SOAK else 1


@asynccontextmanager
async def two_nodes(cluster: Cluster) -> AsyncIterator[tuple[Server, Server]]:
    url = cluster.database()
    one, two = Server(url), Server(url)
    try:
        await asyncio.gather(one.start(), two.start())
        yield one, two
    finally:
        one.kill()
        two.kill()


async def seat_asked_for(here: Server, there: Server, table: Opened, one: Seat, two: Seat) -> None:
    """Somebody asks on one node for a seat whose person is at the other, and comes and goes."""
    asks = await connect(here.url, table.match, table.tokens[1])
    await until(lambda: one.present[1])
    refused = await asks.claim(new_token())
    assert isinstance(refused, Rejected)
    assert refused.why == "still-here"
    await leave(two, one)
    assert isinstance(await asks.claim(new_token()), Accepted)
    assert isinstance(await one.permit(len(people(await one.watch()).claims), True), Accepted)
    back = await connect(there.url, table.match, two.token)
    assert people(back.now).claims[-1].end == "cancelled"  # before it was greeted
    await one.wait_for(lambda update: people(update).claims[-1].end == "cancelled")
    await asyncio.gather(asks.close(), back.close())


async def one_round(here: Server, there: Server) -> None:
    table = await open_table(here.url, "jam", seats=3, clock={"seconds": 3600, "more": 5})
    one = await connect(here.url, table.match, table.tokens[0])
    two = await connect(there.url, table.match, table.tokens[1])
    three = await connect(there.url, table.match, table.tokens[2])
    await say_ages(there.url, table.match, table.host, [2])
    for seat in (one, two, three):  # as they hear it, wherever they are
        await seat.wait_for(lambda update: update.view.scene.by_age == (2, 0, 1))
    for seat in (one, two, three):
        await seat.sit("x")
    for seat in (one, two, three):
        await seat.wait_for(lambda update: update.stage == "running")
    no_jump(await look(one), await look(two))
    await until(lambda: one.present[1])
    there_still = await one.stand_in(1, "random")
    assert isinstance(there_still, Rejected)
    assert there_still.why == "still-here"
    await leave(two, one)
    assert isinstance(await one.stand_in(1, "random"), Accepted)
    await three.wait_for(lambda update: people(update).seats[1].stand_in == "random")
    await three.wait_for(lambda update: 1 in update.chosen)
    again = await connect(there.url, table.match, two.token)
    assert isinstance(await again.reclaim(), Accepted)
    await one.wait_for(lambda update: people(update).seats[1].stand_in is None)
    with pytest.raises(TableError):  # somebody sits there
        await renew_link(here.url, table.match, table.host, 2)
    await three.close()
    new = await connect(here.url, table.match, three.token)
    await seat_asked_for(here, there, table, one, again)
    again = await connect(there.url, table.match, two.token)
    assert isinstance(await one.offer("draw"), Accepted)
    offered = await new.wait_for(lambda update: people(update).offer is not None)
    offer = people(offered).offer
    assert offer is not None
    await new.reply(offer.number, True)
    await again.wait_for(lambda update: people(update).offer is not None)
    await again.reply(offer.number, True)
    end = await one.wait_for(lambda update: update.stage == "over")
    result = people(end).result
    assert result is not None
    assert result.reason == "agreed"
    await asyncio.gather(one.close(), again.close(), new.close())


def test_what_people_do_is_the_same_on_both_nodes(
    postgres: Cluster, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("TAILBACK_GRACE", "0")

    async def whole() -> None:
        async with two_nodes(postgres) as (here, there):
            for _ in range(ROUNDS):
                await one_round(here, there)

    run(whole())
