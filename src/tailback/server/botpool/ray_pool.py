"""Computer players on a Ray cluster: each slot of the pool is an actor there, where there is room.

The cluster is spoken to by Ray's own client, over one connection. Where it fails, the server's
own processes answer, and a thread tries until there is a new connection: no table waits for that.
"""

from __future__ import annotations

import asyncio
import logging
import os
import socket
import threading
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import suppress
from functools import partial
from importlib import import_module
from typing import Any, Final, TypeAlias
from urllib.parse import urlsplit

from tailback.kit import AnyQuestion, Budget, TailbackError
from tailback.server.botpool.pool import PATIENCE, NoAnswer, bot_of

_SCHEME: Final = "ray"
_PORT: Final = 10_001
_REACHED: Final = 5.0
"""How many seconds the cluster may take to answer at all."""
_BEGIN: Final = 20.0
"""How many seconds a new actor may take until it has the first bot at hand."""
_AGAIN: Final = 30.0
"""After how many seconds a cluster that failed is tried again."""
_LEAVING: Final = 2.0
"""How many seconds it may take to take leave of the cluster, before the line is cut."""
_MOST: Final = 64
Actors: TypeAlias = dict[int, Any]
"""Who thinks in which slot; of one connection, for good."""
_log = logging.getLogger(__name__)


class NoRay(TailbackError):
    """No cluster can be reached there, and why."""

    def __init__(self, address: str, why: str) -> None:
        from tailback.store.engine import without_password  # not there where bots think

        self.address, self.why = without_password(address), why
        super().__init__(f"{self.address}: {why}")


class RayWorker:
    """Thinks in one slot, on a machine of the cluster."""

    def __init__(self) -> None:
        self._stopped = 0

    def begin(self, game: str, name: str) -> None:
        """Have a bot at hand."""
        bot_of(game, name)

    def choose(
        self, number: int, seconds: float, game: str, name: str, question: AnyQuestion
    ) -> Any:
        """Return the move that a bot chooses within its time, or sooner if it is stopped."""
        budget = Budget(seconds, lambda: self._stopped >= number)
        return bot_of(game, name).choose(question.within(budget))

    def stop(self, number: int) -> None:
        """Have this question answered with what was found so far."""
        self._stopped = max(self._stopped, number)  # two may overtake each other


class RayPool:
    """Asks actors of a cluster, one for each slot.

    Whatever Ray is told waits for a receipt, so threads tell it: the event loop never does.
    """

    def __init__(self, address: str) -> None:
        """Connect; ImportError where Ray is not installed, NoRay where no cluster answers."""
        self._ray: Any = import_module("ray")
        self._client: Any = self._ray.util.client.ray
        """Of Ray's faces the one that is an error without a connection: the other would start a
        cluster of its own in this process."""
        self._address = address
        self.slots = self._connect()
        """How many may think at once."""
        self.up = True
        """Whether there is a connection."""
        self._actors: Actors = {}
        self._begun: set[int] = set()
        """In which slots they have a bot at hand."""
        self._number = 0
        self._asked: dict[int, int] = {}
        self._stopped: dict[int, int] = {}
        self._closed = threading.Event()
        self._threads = ThreadPoolExecutor(_MOST, "ray")

    async def choose(
        self, slot: int, seconds: float, game: str, bot: str, question: AnyQuestion
    ) -> Any:
        """Return what is chosen there; NoAnswer if nobody answers.

        TimeoutError if it is the bot that does not: it is killed, and the next has a new actor.
        """
        self._number += 1
        self._asked[slot] = number = self._number
        actors, begun = self._actors, self._begun
        try:
            if slot not in begun:
                async with asyncio.timeout(_BEGIN):
                    await self._put(partial(self._begin, actors, slot, game, bot))
                begun.add(slot)
            async with asyncio.timeout(seconds + PATIENCE) as time:
                asked = (number, seconds, game, bot, question)
                putting = partial(self._think, actors, slot, asked)
                return await self._put(putting)
        except asyncio.CancelledError:
            self.stop(slot)
            raise
        except Exception as error:  # Ray has many kinds
            if slot in begun and time.expired() and await self._killed(actors, begun, slot):
                raise TimeoutError from None
            if actors is self._actors:  # else another has noticed
                self._lose(type(error).__name__)
            raise NoAnswer from None

    async def _put(self, putting: Callable[[], Future[Any]]) -> Any:
        """Put a question from a thread, and return the answer."""
        put = await asyncio.get_running_loop().run_in_executor(self._threads, putting)
        answer = asyncio.wrap_future(put)
        answer.add_done_callback(_look_at)
        # Ray gives all others no answer either, where it finds one that was cancelled.
        return await asyncio.shield(answer)

    async def _killed(self, actors: Actors, begun: set[int], slot: int) -> bool:
        """Kill the actor of a slot; return whether the cluster says that it has done so."""
        begun.discard(slot)
        killing = partial(self._client.kill, actors.pop(slot, None))
        try:
            async with asyncio.timeout(_LEAVING):
                await asyncio.get_running_loop().run_in_executor(self._threads, killing)
        except Exception:  # silent, gone or closed
            return False
        return True

    def stop(self, slot: int) -> None:
        """Have the search in a slot answer with what it has found so far."""
        if (number := self._asked.get(slot)) is not None:
            self._stopped[slot] = number
            if (actor := self._actors.get(slot)) is not None:
                with suppress(RuntimeError):  # closed
                    self._threads.submit(_stop, actor, number)

    def close(self) -> None:
        """Let go of the cluster; its actors end with the connection."""
        self.up = False
        self._actors, self._begun = {}, set()
        self._closed.set()
        self._threads.shutdown(wait=False, cancel_futures=True)
        leaving = threading.Thread(target=self._let_go, daemon=True)
        leaving.start()
        leaving.join(_LEAVING)

    def _begin(self, actors: Actors, slot: int, game: str, bot: str) -> Future[Any]:
        """Make the actor of a slot, and return what will be its word that it is ready."""
        if slot not in actors:
            kind = self._client.remote(RayWorker)
            actors[slot] = kind.options(num_cpus=1, max_concurrency=2).remote()
        ready: Future[Any] = actors[slot].begin.remote(game, bot).future()
        return ready

    def _think(self, actors: Actors, slot: int, asked: tuple[Any, ...]) -> Future[Any]:
        """Put a question to the actor of a slot, and return what will be its answer."""
        actor, number = actors[slot], asked[0]
        answer: Future[Any] = actor.choose.remote(*asked).future()
        if self._stopped.get(slot, 0) >= number:  # before there was anyone to tell
            _stop(actor, number)
        return answer

    def _lose(self, why: str) -> None:
        _log.warning("Ray has no answer", extra={"why": why})
        self.up = False
        self._actors, self._begun = {}, set()
        threading.Thread(target=self._return, name="ray again", daemon=True).start()

    def _return(self) -> None:
        """Let go, so that whoever still waits there need not, and try until it is there again."""
        self._let_go()
        while not self._closed.wait(_AGAIN):
            with suppress(NoRay):
                self.slots = self._connect()
                self.up = not self._closed.is_set()
                break
        if self._closed.is_set():
            self._let_go()
        else:
            _log.warning("Ray answers")

    def _connect(self) -> int:
        """Connect anew, and return how many may think there; NoRay where no cluster answers."""
        _reach(self._address)
        self._let_go()
        # Ray would try for so many seconds to mend a broken line, and let all wait who ask.
        os.environ.setdefault("RAY_CLIENT_RECONNECT_GRACE_PERIOD", "0")
        logging.getLogger("ray.util.client.logsclient").disabled = True  # a traceback for each
        try:
            self._ray.init(self._address, namespace="tailback", logging_level=logging.CRITICAL)
            processors = int(self._client.cluster_resources().get("CPU", 0))
        except Exception as error:  # of many kinds: another version, no room, no answer
            self._let_go()
            raise NoRay(self._address, type(error).__name__) from None
        return min(max(1, processors), _MOST)

    def _let_go(self) -> None:
        """Disconnect; a line on which nobody answers is cut, for which Ray waits ten minutes."""
        leaving = threading.Thread(target=self._leave, daemon=True)
        leaving.start()
        leaving.join(_LEAVING)
        if leaving.is_alive():
            with suppress(Exception):  # it has just gone
                self._client.get_context().client_worker.channel.close()
            leaving.join(_LEAVING)

    def _leave(self) -> None:
        with suppress(Exception):
            self._ray.shutdown()


def _look_at(answer: asyncio.Future[Any]) -> None:
    """Have no failure noted as never looked at, for which nobody waited any more."""
    if not answer.cancelled():
        answer.exception()


def _stop(actor: Any, number: int) -> None:
    with suppress(Exception):  # it has gone; whoever waits for it will notice
        actor.stop.remote(number)


def _reach(address: str) -> None:
    """Raise NoRay at once where nothing listens: Ray itself would try for half a minute."""
    why = "ray://…"
    try:
        parts = urlsplit(address)
        if parts.scheme == _SCHEME and parts.hostname:
            socket.create_connection((parts.hostname, parts.port or _PORT), _REACHED).close()
            return
    except OSError as error:
        why = error.strerror or type(error).__name__
    except ValueError:
        pass
    raise NoRay(address, why)
