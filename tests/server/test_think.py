"""Bots think elsewhere, with a budget; whoever stops waiting for one stops its search."""

from __future__ import annotations

import asyncio
import random
import time
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest

from tailback.bots.bot import Budget
from tailback.bots.thread import ThreadBot
from tailback.server import think
from tailback.server.catalogue import Catalogue
from tailback.server.think import Thinkers
from tests.server.desk import run


class Endless:
    """Thinks until it is told to answer."""

    strength = 0

    def __init__(self) -> None:
        self.answered = 0

    def choose(self, *given: Any) -> Any:
        budget = given[-1]
        assert isinstance(budget, Budget)
        while not budget.over:
            time.sleep(0.001)
        self.answered += 1
        return given[3][0]


@pytest.fixture
def endless(monkeypatch: pytest.MonkeyPatch) -> Endless:
    """A bot that never finds an end, in a pool of one thread instead of processes."""
    bot = Endless()
    monkeypatch.setattr(think, "_bot", lambda game, name: bot)
    monkeypatch.setattr(think, "_stops", [0] * think._SLOTS)
    return bot


def thinkers(monkeypatch: pytest.MonkeyPatch) -> Thinkers:
    made, pool = Thinkers(Catalogue(), 1), ThreadPoolExecutor(1)
    made._stops = think._stops
    monkeypatch.setattr(Thinkers, "_at_hand", lambda self: pool)
    return made


def test_a_bot_answers_when_its_budget_is_over(
    endless: Endless, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(think, "SECONDS", 0.05)

    async def whole() -> None:
        bot = think._Elsewhere(thinkers(monkeypatch), "shift", "endless")
        assert await bot.think(0, None, None, ["M1"], random.Random(1)) == "M1"  # type: ignore[arg-type]

    run(whole(), 5)


def test_whoever_stops_waiting_stops_the_search(
    endless: Endless, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(think, "SECONDS", 60.0)

    async def whole() -> None:
        made = thinkers(monkeypatch)
        first = asyncio.create_task(made.ask("shift", "endless", 0, None, None, ["M1"], None))
        await asyncio.sleep(0.05)
        first.cancel()
        with pytest.raises(asyncio.CancelledError):
            await first
        assert endless.answered == 1
        assert len(made._free) == think._SLOTS

    run(whole(), 5)


def test_in_a_thread_too(endless: Endless) -> None:
    async def whole() -> None:
        thread = ThreadBot(endless)
        waiting = asyncio.create_task(
            thread.think(0, None, None, ["M1"], random.Random(1))  # type: ignore[arg-type]
        )
        await asyncio.sleep(0.05)
        waiting.cancel()
        with pytest.raises(asyncio.CancelledError):
            await waiting
        while not endless.answered:
            await asyncio.sleep(0.001)

    run(whole(), 5)


def test_a_real_process_chooses() -> None:
    async def whole() -> None:
        made = Thinkers(Catalogue(), 1)
        game = Catalogue().find("shift")
        bot = made(game, "random")
        try:
            legal = ["M1", "M2"]
            assert await bot.think(0, None, None, legal, random.Random(1)) in legal  # type: ignore[arg-type]
        finally:
            made.close()

    run(whole(), 30)
