"""People who play at table after table, whatever befalls the servers, and remember all of it."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Any

from tailback.client import Opened, Seat, connect, open_table
from tailback.match import Accepted, Rejected, new_id
from tailback.store.check import check
from tailback.store.sql import SqlStore
from tests.harness.history import Said, Witness, check_history
from tests.harness.patience import PATIENCE

MOVES = 8
"""How many moves show that play goes on."""


class Sitter(Witness):
    """A person who plays random moves by way of one node, or the other where that is gone."""

    connection: Seat

    async def play(self, rng: random.Random) -> None:
        async for update in self.connection.updates():
            self.seen.append((update.version, update.view))
            if update.stage == "over":
                return
            now = self.connection.now
            if update.ask is None or update.ask != now.ask or update.sealed is not None:
                continue
            await self._move(update.ask, rng.choice(update.legal))

    async def _move(self, ask: int, move: str) -> None:
        while True:
            said = Said(self.seat, new_id(), [move], time.monotonic())
            self.said.append(said)
            answer = await self.connection.commit([move], ask, said.id)
            said.answered, said.accepted = time.monotonic(), isinstance(answer, Accepted)
            if not isinstance(answer, Rejected) or answer.why != "not-written":
                return
            await asyncio.sleep(0.1)  # it says why not: this one must never be found in the log


class Play:
    """Tables of some kinds, one after another of each; seats in turn go by each of the doors."""

    def __init__(self, doors: Sequence[str], kinds: Sequence[tuple[str, dict[str, Any]]]) -> None:
        self.played: list[tuple[Opened, list[Sitter]]] = []
        self._sitters: dict[str, list[Sitter]] = {game: [] for game, _ in kinds}
        self._doors = doors
        self._rng = random.Random(2)
        self._tasks = [asyncio.create_task(self._tables(*kind)) for kind in kinds]

    async def _tables(self, game: str, agreed: dict[str, Any]) -> None:
        while True:
            try:
                table = await open_table(self._doors[0], game, **agreed)
            except Exception:  # said in words by the server, or nobody is there
                await asyncio.sleep(0.2)
                continue
            sitters = [Sitter(seat) for seat in table.tokens]
            self.played.append((table, sitters))
            self._sitters[game] += sitters
            for sitter in sitters:
                door, token = self._doors[sitter.seat % len(self._doors)], table.tokens[sitter.seat]
                sitter.connection = await connect(door, table.match, token)
                await self._sit(sitter)
            await asyncio.gather(*(sitter.play(self._rng) for sitter in sitters))
            for sitter in sitters:
                await sitter.connection.close()

    async def _sit(self, sitter: Sitter) -> None:
        id = new_id()
        while isinstance(await sitter.connection.sit(f"p{sitter.seat}", id=id), Rejected):
            await asyncio.sleep(0.1)

    def accepted(self, game: str) -> int:
        """Return how many moves of a game were acknowledged."""
        sitters = self._sitters[game]
        return sum(said.accepted is True for sitter in sitters for said in sitter.said)

    async def goes_on(self) -> float:
        """Wait until there is play somewhere; return how long that took."""
        before = sum(map(self.accepted, self._sitters))
        return await self._until(lambda: sum(map(self.accepted, self._sitters)) >= before + MOVES)

    async def goes_on_everywhere(self) -> float:
        """Wait until there is play of every game, so also where bots and windows of time run."""
        before = {game: self.accepted(game) for game in self._sitters}
        return await self._until(
            lambda: all(self.accepted(game) >= had + MOVES for game, had in before.items())
        )

    async def _until(self, there: Callable[[], bool]) -> float:
        begun = time.monotonic()
        async with asyncio.timeout(PATIENCE):
            while not there():
                self._fails()
                await asyncio.sleep(0.01)
        return time.monotonic() - begun

    def _fails(self) -> None:
        for task in self._tasks:
            if task.done():
                task.result()

    async def stop(self) -> None:
        """Have everyone leave."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        for sitter in (each for _, sitters in self.played for each in sitters):
            with suppress(Exception):
                await sitter.connection.close()

    async def compare(self, database: str) -> int:
        """Check what everyone saw against the logs; return how many moves there were."""
        assert check(database).problems == ()
        store, moves = SqlStore(database), 0
        ahead = time.time() - time.monotonic()  # the servers' and the database's machine is this
        for table, sitters in self.played:
            entries = await store.load(table.match)
            moves += check_history(table.match, entries, sitters, ahead=ahead, leased=store.shared)
        await store.close()
        return moves
