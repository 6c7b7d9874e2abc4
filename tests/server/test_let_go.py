"""What is let go of is gone at once, without a collector that looks through everything for it."""

from __future__ import annotations

import asyncio
import gc
import random
import weakref
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest

from tailback.match import Match
from tests.harness.patience import run, until
from tests.server.desk import (
    QUICK,
    Running,
    asked,
    cut,
    running,
    seats,
)

FOR_LONG = 60.0


@pytest.fixture
def _no_collector() -> Iterator[None]:
    gc.collect()
    gc.disable()
    yield
    gc.enable()


async def used(server: Running, game: str, **agreed: Any) -> tuple[weakref.ref[Match], str]:
    """Have a table played at for a while, with a bot, somebody refused and one who drops out."""
    table = await server.open(game, **agreed)
    players = await seats(server, table)
    for seat in players:
        await seat.sit(f"P{seat.viewer}")
    rng = random.Random(5)
    for _ in range(12):
        for seat in players:
            now = await seat.watch()
            if now.ask is not None and now.legal:
                await seat.commit([rng.choice(now.legal)], now.ask)
                await seat.commit(["nonsense"], now.ask)
        await asyncio.sleep(0.01)
    cut(players[0])
    for seat in players:
        await seat.close()
    async with server.greeted(table.match, table.spectator) as watching:
        await asked(watching, "watch", cursor=0)
        await asked(watching, "commit", ask=1, moves=["x"])
        return weakref.ref(server.registry.matches()[table.match]), table.match


@pytest.mark.usefixtures("_no_collector")
@pytest.mark.parametrize(
    ("game", "agreed"),
    [
        ("shift", {"bots": {1: "random"}}),
        ("shuttles", {}),
        ("jam", {"seats": 3, "bots": {2: "random"}}),
        ("cutin", {"options": {"clock": True}, "time": FOR_LONG}),
        ("bash", {"seats": 3, "bots": {1: "random"}}),
    ],
)
def test_a_match_is_gone_with_its_room(game: str, agreed: dict[str, Any]) -> None:
    async def whole() -> None:
        async with running(settings=replace(QUICK, idle=0.2), games=None) as server:
            match, key = await used(server, game, **agreed)
            await until(lambda: match() is None)  # who is there may still have to be told
            assert server.registry.open == 0 and not server.registry.holds(key)

    run(whole())
