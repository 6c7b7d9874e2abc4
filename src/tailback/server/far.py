"""Computer players on a Ray cluster: a place to think is an actor there, wherever there is room.

The cluster is spoken to by Ray's own client, over one connection. Where it fails, the server's
own processes answer, and the cluster is tried again after a while.
"""

from __future__ import annotations

import asyncio
import logging
import socket
import time
from contextlib import suppress
from importlib import import_module
from typing import Any, Final
from urllib.parse import urlsplit

from tailback.bots.bot import Budget
from tailback.kit import TailbackError
from tailback.server.think import NoAnswer, bot_of, choose

_SCHEME: Final = "ray"
_PORT: Final = 10_001
_REACHED: Final = 5.0
"""How many seconds the cluster may take to answer at all."""
_PATIENCE: Final = 20.0
"""How many seconds an answer may take beside the time to think: an actor must begin first."""
_AGAIN: Final = 30.0
"""After how many seconds a cluster that failed is tried again."""
_MOST: Final = 64
_log = logging.getLogger(__name__)


class NoRay(TailbackError):
    """No cluster can be reached there, and why."""

    def __init__(self, address: str, why: str) -> None:
        from tailback.store.engine import without_password  # not there where bots think

        self.address, self.why = without_password(address), why
        super().__init__(f"{self.address}: {why}")


class Stool:
    """One place to think, on a machine of the cluster."""

    def __init__(self) -> None:
        self._stopped = 0

    def think(self, number: int, seconds: float, game: str, name: str, *known: Any) -> Any:
        """Return the move that a bot chooses within its time, or sooner if it is stopped."""
        budget = Budget(seconds, lambda: self._stopped >= number)
        return choose(bot_of(game, name), budget, *known)

    def stop(self, number: int) -> None:
        """Have this question answered with what was found so far."""
        self._stopped = number


class Cluster:
    """Asks actors of a cluster, one for each place."""

    def __init__(self, address: str) -> None:
        """Connect; ImportError where Ray is not installed, NoRay where no cluster answers."""
        self._ray: Any = import_module("ray")
        _reach(address)
        try:
            self._ray.init(address, namespace="tailback", logging_level=logging.ERROR)
            processors = int(self._ray.cluster_resources().get("CPU", 0))
        except Exception as error:  # of many kinds: another version, no room, no answer
            raise NoRay(address, type(error).__name__) from None
        self.places: Final = min(max(1, processors), _MOST)
        """How many may think at once."""
        self._actors: dict[int, Any] = {}
        self._number = 0
        self._asked: dict[int, int] = {}
        self._down_until = 0.0

    @property
    def up(self) -> bool:
        """Return whether it is worth a try."""
        return time.monotonic() >= self._down_until

    async def ask(self, place: int, seconds: float, question: tuple[Any, ...]) -> Any:
        """Return what is chosen there; NoAnswer if there is none."""
        self._number += 1
        self._asked[place] = self._number
        try:
            async with asyncio.timeout(seconds + _PATIENCE):
                if place not in self._actors:
                    self._actors[place] = await asyncio.to_thread(self._begin)
                answer = self._actors[place].think.remote(self._number, seconds, *question)
                return await asyncio.wrap_future(answer.future())
        except asyncio.CancelledError:
            self.stop(place)
            raise
        except Exception as error:  # Ray has many kinds
            self._actors.pop(place, None)
            self._down_until = time.monotonic() + _AGAIN
            _log.warning("Ray has no answer", extra={"why": type(error).__name__})
            raise NoAnswer from None

    def stop(self, place: int) -> None:
        """Have the search at a place answer with what it has found so far."""
        if (actor := self._actors.get(place)) is not None:
            with suppress(Exception):  # it has gone; whoever waits for it will notice
                actor.stop.remote(self._asked[place])

    def close(self) -> None:
        """Let go of the cluster; its actors end with the connection."""
        with suppress(Exception):
            self._ray.shutdown()

    def _begin(self) -> Any:
        return self._ray.remote(Stool).options(num_cpus=1, max_concurrency=2).remote()


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
