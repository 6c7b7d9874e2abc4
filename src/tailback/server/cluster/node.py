"""This server among those on one database: it says that it is alive, runs the tables whose leases
it holds, takes over those of a node that is dead, and takes in what the others have written.

Whatever one node tells another may be lost, so the lengths of the logs are compared all the time.
"""

from __future__ import annotations

import asyncio
import logging
import math
import time
from collections.abc import Callable, Coroutine, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from typing import TYPE_CHECKING, Any, Final, TypeVar

from tailback.match import Match
from tailback.match.errors import StoreError
from tailback.match.ports import Lease
from tailback.match.time_source import SteadyTime
from tailback.server.cluster.bus import BusMessage
from tailback.server.http_errors import HttpError
from tailback.store.nodes import ALIVE, NOTE_USE, PORTION, Beat, Nodes

if TYPE_CHECKING:
    from tailback.server.live.registry import MatchRegistry

PERIOD: Final = 0.4
"""How many seconds pass between two beats, unless another node is due to be dead before."""
_SOON: Final = 0.02
"""How many pass at least."""
_AGAIN: Final = 10
"""After so many beats it is told again who is here."""
_DRIFT: Final = 0.001
"""By how many seconds in each the clocks of two machines may go apart."""
_AT_ONCE: Final = 4
"""How many tables of a dead node are taken up at a time."""
T = TypeVar("T")
_log = logging.getLogger(__name__)


class Alone:
    """The only server on its database: it runs every table, and nobody else writes."""

    def __init__(self) -> None:
        self.wall = SteadyTime()
        self.others: dict[str, float] = {}

    def lease(self, match: str) -> Lease:
        """Return what says that every match is run here, under no number."""
        return lambda: 0

    async def take(self, match: Match) -> None:
        """Run this match, as it does anyway."""

    def give_back(self, match: str) -> None:
        """Let a match go; nobody waits for it."""

    async def newest(self, match: Match) -> bool:
        """Return that nothing newer is to be had."""
        return True


class Node:
    """Beats; what it learns it tells the matches in the registry."""

    def __init__(self, nodes: Nodes) -> None:
        self._nodes = nodes
        self._thread = ThreadPoolExecutor(1, "tailback-node")
        self._lock = asyncio.Lock()
        self._numbers: dict[str, int] = {}
        self._taking: set[str] = set()
        """Matches of dead nodes that are being taken up."""
        self._leaving: set[str] = set()
        """Matches that are let go here, and whose leases are still to be given back."""
        self._noted: dict[str, float] = {}
        """When it was last noted which matches are held here."""
        self._until = 0.0
        """Until when the others take this node for alive, at least."""
        self._ahead: float | None = None
        """By how much the database's clock is ahead, as was measured best."""
        self._doubt = self._measured = 0.0
        self._tasks: set[asyncio.Task[object]] = set()
        self._places = asyncio.Semaphore(_AT_ONCE)
        self._failing = False
        self._beats = 0
        self.others: dict[str, float] = {}
        """The other nodes that are alive, and until when at least."""

    def wall(self) -> int:
        """Return the database's time in milliseconds since 1970, as far as it is known here."""
        now = time.time() if self._ahead is None else time.monotonic() + self._ahead
        return round(now * 1000)

    def lease(self, match: str) -> Lease:
        """Return what says under which number this node runs a match."""
        return lambda: self._numbers.get(match) if time.monotonic() < self._until else None

    async def take(self, match: Match) -> None:
        """Note that this match is in use; run it, if something runs there and nobody else does."""
        with suppress(StoreError):  # it is noted again at the next beat
            await self._note_use([match.id])
        if match.state.result is not None:
            self.give_back(match.id)
            return
        self._leaving.discard(match.id)
        if match.id not in self._numbers and match.runs:
            with suppress(StoreError):  # it is wanted again at the next beat
                async with self._lock:
                    number = await self._ask(lambda: self._nodes.take(match.id))
                    if number is not None:
                        self._numbers[match.id] = number
            match.look()

    def give_back(self, match: str) -> None:
        """Let another node run a match that is let go here or over, from the next beat on."""
        if self._numbers.pop(match, None) is not None:
            self._leaving.add(match)

    async def newest(self, match: Match) -> bool:
        """Take in what the others have written there; return whether that could be read."""
        return await match.catch_up()

    async def join(self) -> None:
        """Say for the first time that this node is there."""
        self._learn(await self._ask(self._nodes.beat))

    def listen(self, registry: MatchRegistry) -> None:
        """Follow what other nodes write at the tables of this registry."""
        registry.bus.listen("entry", lambda message: self._follow(registry, message))

    async def attend(self, registry: MatchRegistry) -> None:
        """Beat, again and again."""
        prepared = False
        while True:
            try:
                await self._beat(registry)
                self._failing = False
            except Exception as error:  # one that fails must not be the last
                if not self._failing:
                    fault = None if isinstance(error, StoreError) else error
                    why = {"why": type(error).__name__}
                    _log.warning("no word from the database", extra=why, exc_info=fault)
                self._failing = True
            if time.monotonic() >= self._until:
                self._look(registry, set(self._numbers))
            if self.others and not prepared:
                prepared = True  # whoever may have to take over has games and bots at hand
                self._spawn(registry.bot_pool.prepare())
            await asyncio.sleep(self._rest())

    async def close(self) -> None:
        """Leave; the others take over what was run here."""
        for task in self._tasks:
            task.cancel()
        self._until = 0.0
        with suppress(StoreError, TimeoutError):
            async with asyncio.timeout(2.0):
                await self._release([*self._noted])
                await self._ask(self._nodes.leave)
        self._thread.shutdown(wait=False)

    def _rest(self) -> float:
        """Return how long to wait for the next beat: no longer than till another node is dead."""
        if self._failing:
            return PERIOD
        until = min(self.others.values(), default=math.inf) - time.monotonic()
        return min(PERIOD, max(_SOON, until))

    async def _ask(self, job: Callable[[], T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._thread, job)

    async def _note_use(self, matches: Sequence[str]) -> None:
        """Note that these matches are in use here, unless that was noted a short while ago."""
        now = time.monotonic()
        due = [id for id in matches if self._noted.get(id, -math.inf) + NOTE_USE <= now]
        if due:
            await self._ask(lambda: self._nodes.use(due))
            self._noted |= dict.fromkeys(due, now)

    async def _release(self, matches: Sequence[str]) -> None:
        """Note that these matches are no longer in use here."""
        if matches:
            for id in matches:
                del self._noted[id]
            await self._ask(lambda: self._nodes.release(matches))

    async def _beat(self, registry: MatchRegistry) -> None:
        matches = registry.matches()
        wanted = [id for id, m in matches.items() if id not in self._numbers and m.runs]
        async with self._lock:
            if leaving := [*self._leaving]:
                await self._ask(lambda: self._nodes.give_back(leaving))
                self._leaving.difference_update(leaving)
            portion = max(0, PORTION - len(self._taking))
            beat = await self._ask(lambda: self._nodes.beat([*matches], wanted, portion))
            if time.monotonic() >= self._until:  # the others took it for dead, and forgot
                registry.limits.tell_anew()
            changed = self._learn(beat)
        self._look(registry, changed)
        for id in self._numbers.keys() - registry.matches().keys() - self._taking:
            self._taking.add(id)
            self._spawn(self._take_over(registry, id))
        for id, match in matches.items():
            length = beat.lengths.get(id)
            if length is None:
                registry.dismiss("closed", id)  # another node has cleared it away
            elif match.state.length < length:
                self._spawn(match.catch_up(length))
        registry.limits.only_nodes(self.others.keys())
        registry.presence.keep_nodes(self.others.keys())
        self._beats += 1
        if self._beats % _AGAIN == 0 and matches and self.others:
            both = [*matches], [*self.others]
            registry.presence.publish(await self._ask(lambda: self._nodes.shared(*both)))
        with suppress(StoreError):  # where a head is locked just now, at the next beat
            await self._note_use([*matches])
            await self._release([id for id in self._noted if not registry.holds(id)])

    def _learn(self, beat: Beat) -> set[str]:
        """Take in what a beat has told; return the matches that this node runs or no longer does.

        After a while in which it could not be sure of anything that is all of them.
        """
        before = self._numbers if time.monotonic() < self._until else {}
        held = {id: number for id, number in beat.held.items() if id not in self._leaving}
        changed = {id for id, _ in before.items() ^ held.items()}
        self._numbers, self.others = held, beat.others
        self._until = beat.since + ALIVE
        self._set_clock(beat)
        return changed

    def _set_clock(self, beat: Beat) -> None:
        """Keep the surer of two measurements, so that a slow answer makes no clock jump.

        Where both cannot be true the database's clock was put right, and the new one counts.
        """
        doubt = self._doubt + _DRIFT * (beat.since - self._measured)
        known = self._ahead is not None and abs(beat.ahead - self._ahead) <= beat.doubt + doubt
        if not known or beat.doubt <= doubt:
            self._ahead, self._doubt, self._measured = beat.ahead, beat.doubt, beat.since

    def _look(self, registry: MatchRegistry, ids: set[str]) -> None:
        matches = registry.matches()
        for id in ids & matches.keys():
            matches[id].look()

    async def _take_over(self, registry: MatchRegistry, id: str) -> None:
        """Take up a match that this node runs from now on, and that nobody has asked for here."""
        try:
            async with self._places, registry.room(id):
                pass
        except HttpError:
            self.give_back(id)
        finally:
            self._taking.discard(id)

    def _follow(self, registry: MatchRegistry, message: BusMessage) -> None:
        """Follow another node's entry, if its table is in use here."""
        length = message.data.get("length")
        match = registry.matches().get(message.match)
        if match is not None and isinstance(length, int) and match.state.length < length:
            self._spawn(match.catch_up(length))

    def _spawn(self, work: Coroutine[Any, Any, object]) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)

    def _done(self, task: asyncio.Task[object]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            _log.error("another node's entries cannot be taken in", exc_info=error)
