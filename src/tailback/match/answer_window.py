"""The window of time in which a question can be answered before its default is played.

It begins when the entry was written that put the question, so it is the same in every process and
goes on over a restart. The process that runs the table plays the default when it ends.
"""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from tailback.match.match import Match

_AGAIN: Final = 1.0
"""How many seconds to wait when the end of the time could not be written."""


class AnswerWindow:
    """At most one is open: that of the decision the table waits for."""

    def __init__(self) -> None:
        self._asks: tuple[int, ...] | None = None
        self._awaited: tuple[int, ...] | None = None
        """Whose end is waited for here."""
        self._ends = 0.0
        self._task: asyncio.Task[None] | None = None

    def look(self, match: Match) -> None:
        """Open a window if a new question with a default is asked; close the old one.

        Where another process runs this table, its end is not waited for here.
        """
        state = match.state
        asks = tuple(state.asks) if state.timed else None
        if asks != self._asks:
            self._asks, self._ends = asks, match.asked() + (state.time or 0.0)
        awaited = asks if match.services.lease() is not None else None
        if awaited == self._awaited:
            return
        if self._task is not None and self._task is not asyncio.current_task():
            self._task.cancel()
        self._awaited, self._task = awaited, None
        if awaited is not None:
            self._task = match.spawn(self._wait(match, awaited))

    def rest(self) -> None:
        """Forget who waited: the match is let go, and whoever did holds it."""
        self._task = None

    def left(self, now: float) -> float:
        """Return how many seconds are left."""
        return max(0.0, self._ends - now)

    async def _wait(self, match: Match, asks: tuple[int, ...]) -> None:
        time_source = match.services.time_source
        await time_source.until(self._ends)
        while not await match.time_up(asks):
            await time_source.until(time_source.now() + _AGAIN)
