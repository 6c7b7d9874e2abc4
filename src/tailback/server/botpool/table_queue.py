"""Whose bot thinks next: table by table, those with people first, bots alone a few at a time."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from enum import IntEnum
from typing import NamedTuple, TypeAlias


class Priority(IntEnum):
    """Who waits at a table for its bots; the first is served first."""

    PRESENT = 0
    """Someone who sits there is connected."""
    SEATED = 1
    """Someone sits there and is away."""
    ALONE = 2
    """Bots alone."""


class Slot(NamedTuple):
    """Where a bot thinks, and for which part of the time that it would have with nobody else."""

    number: int
    share: float


Waiting: TypeAlias = "asyncio.Future[Slot]"
Tables: TypeAlias = dict[str, deque[Waiting]]


class TableQueue:
    """Gives a few slots to many tables, each of which gets one in its turn.

    Of the tables of bots alone only so many run, from their first question until they leave; the
    others wait. When someone waits for a bot, such a table is told to hurry.
    """

    def __init__(self, slots: int, alone: int, hurry: Callable[[int], None]) -> None:
        self.slots = slots
        self._alone = alone
        self._hurry = hurry
        self._free = list(range(slots))[::-1]
        self._waiting: tuple[Tables, ...] = tuple({} for _ in Priority)
        self._held: Tables = {}
        """Tables of bots alone that do not run yet."""
        self._run: set[str] = set()
        """Those that do."""
        self._taken: dict[int, Priority] = {}

    @property
    def thinking(self) -> int:
        """Return how many slots are taken."""
        return len(self._taken)

    @property
    def waiting(self) -> int:
        """Return how many questions wait for a slot."""
        tables = (*self._waiting, self._held)
        return sum(len(asked) for some in tables for asked in some.values())

    @property
    def full(self) -> bool:
        """Return whether no more tables of bots alone can run now."""
        return len(self._run) >= self._alone

    @asynccontextmanager
    async def slot(self, table: str, priority: Priority) -> AsyncIterator[Slot]:
        """Wait for this table's turn and hold a slot while this lasts."""
        asked: Waiting = asyncio.get_running_loop().create_future()
        self._tables(table, priority).setdefault(table, deque()).append(asked)
        self._serve()
        if priority is not Priority.ALONE and not asked.done():
            self._make_room()
        try:
            slot = await asked
        except asyncio.CancelledError:
            if asked.done() and not asked.cancelled():
                self._give_back(asked.result())
            raise
        try:
            yield slot
        finally:
            self._give_back(slot)

    def leave(self, table: str) -> None:
        """Let another table of bots alone run instead of this one, if it was such."""
        self._held.pop(table, None)
        self._run.discard(table)
        while self._held and not self.full:
            next_one = next(iter(self._held))
            self._run.add(next_one)
            self._waiting[Priority.ALONE][next_one] = self._held.pop(next_one)
        self._serve()

    def _tables(self, table: str, priority: Priority) -> Tables:
        if priority is not Priority.ALONE or table in self._run:
            return self._waiting[priority]
        if self.full:
            return self._held
        self._run.add(table)
        return self._waiting[priority]

    def _serve(self) -> None:
        for priority, tables in zip(Priority, self._waiting, strict=True):
            while self._free and tables:
                table = next(iter(tables))
                questions = tables.pop(table)
                asked = questions.popleft()
                if questions:
                    tables[table] = questions
                if not asked.done():  # whoever stopped waiting has no turn
                    slot = self._free.pop()
                    self._taken[slot] = priority
                    others = len(tables) - (table in tables)
                    asked.set_result(Slot(slot, self.slots / (self.slots + others)))

    def _give_back(self, slot: Slot) -> None:
        del self._taken[slot.number]
        self._free.append(slot.number)
        self._serve()

    def _make_room(self) -> None:
        """Have one search that nobody waits for come to an end."""
        for slot, priority in self._taken.items():
            if priority is Priority.ALONE:
                self._hurry(slot)
                return
