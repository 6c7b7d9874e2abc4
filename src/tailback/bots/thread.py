"""A bot that thinks in a thread, so that whoever waits for it can do something else meanwhile."""

from __future__ import annotations

import asyncio
import random
import threading
from collections.abc import Sequence
from typing import Any

from tailback.bots.bot import AnyBot, Budget
from tailback.kit import AnyView, Seat


class ThreadBot:
    """A bot as a match wants it: awaited, with a budget, and stopped when it is cancelled."""

    def __init__(self, bot: AnyBot, seconds: float | None = None) -> None:
        self._bot = bot
        self._seconds = seconds

    async def think(
        self, seat: Seat, view: AnyView, recall: Any, legal: Sequence[Any], rng: random.Random
    ) -> Any:
        """Return one of the legal moves."""
        stopped = threading.Event()
        budget = Budget(self._seconds, stopped.is_set)
        try:
            return await asyncio.to_thread(self._bot.choose, seat, view, recall, legal, rng, budget)
        finally:
            stopped.set()
