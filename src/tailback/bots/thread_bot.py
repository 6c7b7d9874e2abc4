"""A bot that thinks in a thread, so that whoever waits for it can do something else meanwhile."""

from __future__ import annotations

import asyncio
import threading

from tailback.bots.bot import AnyBot
from tailback.kit import AnyQuestion, Budget, Choice


class ThreadBot:
    """A bot as a match wants it: awaited, with a budget, and stopped when it is cancelled."""

    def __init__(self, bot: AnyBot, seconds: float | None = None) -> None:
        self._bot = bot
        self._seconds = seconds

    async def choose(self, question: AnyQuestion) -> Choice:
        """Return what the bot chooses."""
        stopped = threading.Event()
        limited = question.within(Budget(self._seconds, stopped.is_set))
        try:
            return Choice(await asyncio.to_thread(self._bot.choose, limited))
        finally:
            stopped.set()
