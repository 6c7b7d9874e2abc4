"""A bot that sits behind a person: it hears what the seat hears and says what it would do."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Coroutine, Sequence
from concurrent.futures import Future
from threading import Thread
from types import TracebackType
from typing import Any, TypeVar

from tailback.bots.bot import bot
from tailback.client import connect
from tailback.client.player import SeatMemory
from tailback.kit import Question
from tailback.match import Tried, Update

T = TypeVar("T")
PATIENCE = 90


class Adviser:
    """Follows a seat over a connection of its own, in a thread of its own; it makes no move."""

    def __init__(self, url: str, match: str, token: str, who: str, seed: int = 1) -> None:
        self._where = (url, match, token)
        self._who = who
        self._rng = random.Random(seed)
        self._loop = asyncio.new_event_loop()
        self._thread = Thread(target=self._loop.run_forever, daemon=True)

    def __enter__(self) -> Adviser:
        self._thread.start()
        self._wait(self._begin())
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        at: TracebackType | None,
    ) -> None:
        self._wait(self._end())
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join()

    def asked(self, after: int | None) -> Update:
        """Return the first update that asks anew, or the last one of the game."""

        async def new() -> Update:
            async with self._heard:
                await self._heard.wait_for(lambda: self._asks(after))
                assert self._now is not None
                return self._now

        return self._wait(new())

    def advice(self, update: Update, draft: Sequence[str]) -> tuple[str, Any] | None:
        """Return the next move and the view it is made in; None if the turn is whole."""
        now: Update | Tried = update
        if draft:
            tried = self._wait(self._seat.try_(draft, update.ask))
            assert isinstance(tried, Tried)
            if tried.ends:
                return None
            now = tried
        game, viewer = self._memory.game, self._seat.viewer
        assert viewer is not None
        legal = [game.notation.move(text) for text in now.legal]
        recall = self._memory.recall
        move = self._bot.choose(Question(viewer, now.view, recall, legal, self._rng))
        return game.notation.move_text(move), now.view

    async def _begin(self) -> None:
        self._seat = await connect(*self._where)
        self._memory = SeatMemory(self._seat)
        self._bot = bot(self._memory.game, self._who)
        self._now: Update | None = None
        self._heard = asyncio.Condition()
        self._listening = asyncio.create_task(self._listen())

    async def _listen(self) -> None:
        async for update in self._memory.updates():
            async with self._heard:
                self._now = update
                self._heard.notify_all()

    def _asks(self, after: int | None) -> bool:
        now = self._now
        return now is not None and (now.stage == "over" or now.ask not in (None, after))

    async def _end(self) -> None:
        await self._seat.close()
        await self._listening

    def _wait(self, work: Coroutine[Any, Any, T]) -> T:
        done: Future[T] = asyncio.run_coroutine_threadsafe(work, self._loop)
        return done.result(PATIENCE)
