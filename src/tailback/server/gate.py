"""The way in, below the application: how many connections there may be, and how long they may take.

Descriptors are few. Beyond its limits the gate lets some through to a wicket where only the
server's health is told; the oldest of them makes room for the next.
"""

from __future__ import annotations

import asyncio
import errno
import logging
import os
import socket
import time
from collections import Counter, deque
from collections.abc import Callable
from contextlib import suppress
from ipaddress import ip_address, ip_network
from typing import Any, Final

import uvicorn
from starlette.types import ASGIApp, Receive, Scope, Send
from uvicorn.protocols.http.h11_impl import H11Protocol

from tailback.server.frames import Frames
from tailback.server.http_errors import HttpError
from tailback.server.limits import Limits, Meter, network
from tailback.server.settings import Settings

_OWN: Final = 48
"""How many descriptors the server needs for itself: database, pages, processes."""
_WICKET: Final = 16
"""How many connections may be at the wicket."""
_WICKET_TIME: Final = 2.0
"""How many seconds a request may take there."""
_AT_ONCE: Final = 64
"""How many are let in before others are served again."""
_HIGHEST: Final = 65_536
_PULSE: Final = 4.0
"""After so many seconds a connection is asked for a sign of life."""
_PATIENCE: Final = 5.0
"""So long it is waited for: a dead network is noticed within ten seconds."""
_LARGEST_FRAME: Final = 64 * 1024
"""Beyond this a connection is cut off; a message above the server's own limit is answered."""
_PIECE: Final = 8 * 1024
"""How many bytes of a socket are looked at before others are served again."""
_CLOSING: Final = 3.0
"""How many seconds a connection has to say goodbye."""
_HEALTH: Final = "/api/health"
_SCARCE: Final = (errno.EMFILE, errno.ENFILE, errno.ENOBUFS, errno.ENOMEM)
_log = logging.getLogger(__name__)


def raise_descriptors() -> int:
    """Ask for as many descriptors as the system gives; return how many there are."""
    try:
        import resource
    except ImportError:  # not on this platform
        return _HIGHEST
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    most = _HIGHEST if hard == resource.RLIM_INFINITY else min(hard, _HIGHEST)
    if soft != resource.RLIM_INFINITY and soft < most:
        with suppress(OSError, ValueError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))
            soft = most
    return _HIGHEST if soft == resource.RLIM_INFINITY else soft


class Visitor(socket.socket):
    """A connection that is counted until an event loop closes it, or takes it away to do so."""

    gate: Gate | None = None
    peer: tuple[str, int] = ("", 0)
    inside = False
    """Whether there was room for it; else it stands at the wicket."""

    def close(self) -> None:
        """Close, and make room."""
        super().close()
        self._leave()

    def detach(self) -> int:
        """Give the descriptor to who closes it, and make room."""
        descriptor = super().detach()
        self._leave()
        return descriptor

    def _leave(self) -> None:
        if (gate := self.gate) is not None:
            self.gate = None
            gate.leave(self)


class Gate(socket.socket):
    """A listening socket that lets in as many as there is room for."""

    def __init__(self, bound: socket.socket, settings: Settings, limits: Limits) -> None:
        super().__init__(bound.family, bound.type, bound.proto, fileno=bound.detach())
        room = max(_WICKET, raise_descriptors() - _OWN - 2 * _WICKET)
        self._most = min(settings.connections, room)
        self._each = min(settings.connections_per_address, max(1, self._most // 2))
        self._limits = limits
        self._proxies = [ip_network(each) for each in settings.proxies]
        self._count = 0
        self._here: Counter[str] = Counter()
        self._wicket: deque[Visitor] = deque()
        self._sent_away = 0
        """How many were sent away from the wicket and have not gone yet."""
        self._spare = os.open(os.devnull, os.O_RDONLY)
        self._told = -1.0

    def accept(self) -> tuple[socket.socket, Any]:
        """Return the next who comes in; those for whom there is no room are sent away."""
        for _ in range(_AT_ONCE):
            try:
                made, peer = super().accept()
            except OSError as error:
                if error.errno in _SCARCE:
                    self._turn_away()
                raise BlockingIOError from None
            visitor = Visitor(made.family, made.type, made.proto, fileno=made.detach())
            visitor.setblocking(False)
            visitor.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
            visitor.peer = (str(peer[0]), peer[1])
            if self._let_in(visitor):
                return visitor, peer
            visitor.close()
        raise BlockingIOError

    def at_wicket(self, peer: tuple[str, int] | None) -> bool:
        """Return whether a connection came in although there was no room."""
        return any(visitor.peer == peer for visitor in self._wicket)

    def leave(self, visitor: Visitor) -> None:
        """Forget a connection."""
        if visitor.inside:
            address = network(visitor.peer[0])
            self._count -= 1
            self._here[address] -= 1
            if not self._here[address]:
                del self._here[address]
        elif visitor in self._wicket:
            self._wicket.remove(visitor)
        else:
            self._sent_away -= 1

    def close(self) -> None:
        """Listen no more."""
        super().close()
        if self._spare >= 0:
            os.close(self._spare)
            self._spare = -1

    def _let_in(self, visitor: Visitor) -> bool:
        number, full = visitor.peer[0], self._count >= self._most
        address = network(number)
        if not self._is_proxy(number):
            if self._limits.shut_for(number) > 0:
                return False
            full = full or self._here[address] >= self._each
        if not full:
            visitor.inside = True
            self._count += 1
            self._here[address] += 1
        elif len(self._wicket) < _WICKET or self._made_room():
            self._wicket.append(visitor)
        else:
            return False
        visitor.gate = self
        return True

    def _is_proxy(self, number: str) -> bool:
        return bool(self._proxies) and any(ip_address(number) in each for each in self._proxies)

    def _made_room(self) -> bool:
        """Send away who stands at the wicket longest, unless too many are just leaving."""
        if self._sent_away >= _WICKET:
            return False
        self._sent_away += 1
        with suppress(OSError):  # it may have gone by itself
            self._wicket.popleft().shutdown(socket.SHUT_RDWR)
        return True

    def _turn_away(self) -> None:
        """Without descriptors, use the spare one to send the next away, and say so now and then."""
        if self._spare >= 0:
            os.close(self._spare)
        with suppress(OSError):
            super().accept()[0].close()
        try:
            self._spare = os.open(os.devnull, os.O_RDONLY)
        except OSError:
            self._spare = -1
        if (now := time.monotonic()) >= self._told + 1:
            self._told = now
            _log.error("no descriptors are left: connections are sent away")


class Wicket:
    """What is told to those for whom there is no room: whether the server is well."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve one request."""
        if scope["path"] == _HEALTH:
            await self._app(scope, receive, send)
        else:
            said = "Too many connections are open here. Try again in a while."
            problem = HttpError(503, "full", said, {"Connection": "close", "Retry-After": "10"})
            await problem.answer()(scope, receive, send)


class Config(uvicorn.Config):
    """What the connections share."""

    def __init__(self, app: ASGIApp, gate: Gate, settings: Settings, limits: Limits) -> None:
        super().__init__(
            app,
            http=Visit,
            ws=Talk,
            log_config=None,
            access_log=False,
            server_header=False,
            ws_max_size=_LARGEST_FRAME,
            ws_per_message_deflate=False,
            ws_ping_interval=_PULSE,
            ws_ping_timeout=_PATIENCE,
            timeout_graceful_shutdown=3,
            lifespan="on",
            proxy_headers=bool(settings.proxies),
            forwarded_allow_ips=list(settings.proxies),
        )
        self.gate = gate
        self.settings = settings
        self.limits = limits


class Server(uvicorn.Server):
    """Serves those whom the gate lets in.

    The gate is asked itself: the faster of the event loops would let everyone in by a way of its
    own.
    """

    config: Config

    def __init__(self, config: Config, leave: Callable[[], None]) -> None:
        super().__init__(config)
        self._leave = leave
        """Says that the server is about to go: whoever waits for news is answered then."""
        self._coming: set[asyncio.Task[None]] = set()

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Begin to listen."""
        await super().startup(sockets=[])
        self.config.gate.setblocking(False)
        asyncio.get_running_loop().add_reader(self.config.gate, self._look)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Let nobody in any more, and end."""
        asyncio.get_running_loop().remove_reader(self.config.gate)
        self.config.gate.close()
        self._leave()
        await super().shutdown(sockets=[])

    def _look(self) -> None:
        """Let in who waits."""
        for _ in range(_AT_ONCE):
            try:
                visitor, _ = self.config.gate.accept()
            except BlockingIOError:
                return
            task = asyncio.get_running_loop().create_task(self._enter(visitor))
            self._coming.add(task)
            task.add_done_callback(self._coming.discard)

    async def _enter(self, visitor: socket.socket) -> None:
        loop = asyncio.get_running_loop()
        try:
            await loop.connect_accepted_socket(self._visit, visitor)
        except OSError:  # it has gone already
            visitor.close()

    def _visit(self) -> Visit:
        return Visit(self.config, self.server_state, self.lifespan.state)


class Visit(H11Protocol):
    """A connection that asks for pages: it has so long to ask, and so long to take the answer."""

    config: Config

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Begin to wait."""
        super().connection_made(transport)
        self._deadline: asyncio.TimerHandle | None = None
        self._phase = "ask"
        self._ask, self._answer = self.config.settings.headers, self.config.settings.request
        self._at_wicket = self.config.gate.at_wicket(self.client)
        if self._at_wicket:
            self.app = Wicket(self.app)
            self._ask = self._answer = _WICKET_TIME
        self._within(self._ask)

    def data_received(self, data: bytes) -> None:
        """Take what is sent."""
        super().data_received(data)
        self._look()

    def on_response_complete(self) -> None:
        """Wait for the next request; what is left of this one's time is for its answer."""
        self._phase = "done"
        super().on_response_complete()
        self._look()

    def handle_websocket_upgrade(self, event: Any) -> None:
        """Leave the connection to who talks from now on."""
        self._within(None)
        super().handle_websocket_upgrade(event)

    def connection_lost(self, exc: Exception | None) -> None:
        """Wait no longer."""
        self._within(None)
        super().connection_lost(exc)

    def _should_upgrade(self) -> bool:
        return not self._at_wicket and super()._should_upgrade()

    def _look(self) -> None:
        """Give a request its time: to be put, then to be answered."""
        if self.transport.get_protocol() is not self or self.transport.is_closing():
            return
        if self.cycle is not None and not self.cycle.response_complete:
            if self._phase != "answer":
                self._phase = "answer"
                self._within(self._answer)
        elif self._phase == "done" and self.conn.trailing_data[0]:
            self._phase = "ask"
            self._within(self._ask)

    def _within(self, seconds: float | None) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
        abort = self.transport.abort
        self._deadline = None if seconds is None else self.loop.call_later(seconds, abort)


class Talk(Frames):
    """A connection that talks: what it sends beside its messages costs like them."""

    config: Config
    _meter: Meter | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Begin."""
        super().connection_made(transport)
        self.close_timeout = _CLOSING
        self._pieces: deque[bytes] = deque()

    def data_received(self, data: bytes) -> None:
        """Take what has come; of much at once only a piece, then others are served."""
        if len(data) <= _PIECE and not self._pieces:
            super().data_received(data)
            return
        self.transport.pause_reading()
        if not self._pieces:
            self.loop.call_soon(self._go_on)
        self._pieces.extend(data[at : at + _PIECE] for at in range(0, len(data), _PIECE))

    def _go_on(self) -> None:
        """Take the next piece, and listen again after the last one."""
        if self.transport.is_closing():
            return
        super().data_received(self._pieces.popleft())
        if self._pieces:
            self.loop.call_soon(self._go_on)
        elif not self.read_paused:
            self.transport.resume_reading()

    def handle_cont(self, event: Any) -> None:
        """Take the next part of a message."""
        if self._counted():
            super().handle_cont(event)

    def handle_ping(self) -> None:
        """Say that we are there."""
        if self._counted():
            super().handle_ping()

    def handle_pong(self, event: Any) -> None:
        """Hear that the other side is there."""
        if self._counted():
            super().handle_pong(event)

    def keepalive_timeout(self) -> None:
        """Give up on one who does not answer, whatever it has not read."""
        super().keepalive_timeout()
        self.transport.abort()

    def on_task_complete(self, task: asyncio.Task[None]) -> None:
        """Leave little time to say goodbye, whatever the other side has not read."""
        super().on_task_complete(task)
        self.loop.call_later(_CLOSING, self.transport.abort)

    def _counted(self) -> bool:
        """Return whether a frame that is no message may be taken; a flood is cut off."""
        if self._meter is None:
            client = self.scope["client"]
            self._meter = self.config.limits.meter(client[0] if client else "")
        if self.transport.is_closing():
            return False
        if not self._meter.take() and self._meter.flood():
            self.transport.abort()
            return False
        return True
