"""At the door of the application: who may come in, as which host, from which page, and how often.

The same questions are asked of requests and of sockets that want to open; what follows is counted.
"""

from __future__ import annotations

import logging
from typing import Final

from starlette.datastructures import Headers
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from tailback.server.guard import largest
from tailback.server.limits import Limits, Meter, request_price, taken_price, told_price
from tailback.server.origin import allowed, known
from tailback.server.problem import Problem
from tailback.server.settings import Settings

_PLAIN: Final = ("GET", "HEAD")
_CLOSE: Final = {"Connection": "close"}
_POLICY: Final = 1008
_log = logging.getLogger(__name__)


class Porter:
    """Wraps the application, inside of what protects and logs."""

    def __init__(self, app: ASGIApp, settings: Settings, limits: Limits) -> None:
        self._app = app
        self._settings = settings
        self._hosts = frozenset(name.lower().rstrip(".") for name in settings.hosts)
        self._limits = limits

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve one request, or let a socket open."""
        if scope["type"] not in ("http", "websocket"):
            await self._app(scope, receive, send)
            return
        client = scope.get("client")
        meter = self._limits.meter(client[0] if client else "")
        problem = self._refused(scope, Headers(scope=scope), meter)
        if scope["type"] == "http" and problem is not None:
            await problem.answer()(scope, receive, send)
        elif scope["type"] == "http":
            await self._app(scope, _taken(receive, meter), _told(send, scope["path"], meter))
        elif problem is not None:
            _log.info("socket refused", extra={"why": problem.why})
            await send({"type": "websocket.close", "code": _POLICY})
        else:
            await self._app(scope, receive, send)

    def _refused(self, scope: Scope, headers: Headers, meter: Meter) -> Problem | None:
        """Return why this is not looked at."""
        if "content-length" in headers and "transfer-encoding" in headers:
            said = "A request has a Content-Length or a Transfer-Encoding, not both."
            return Problem(400, "bad-request", said, _CLOSE)
        host = headers.get("host")
        if not known(host, self._hosts):
            said = f"This server does not answer to the name {(host or '')[:80]!r}."
            return Problem(421, "bad-host", f"{said} Its host can allow it by --allow-host.")
        socket = scope["type"] == "websocket"
        if (socket or scope["method"] not in _PLAIN) and not allowed(
            headers.get("origin"), host, self._settings.origins
        ):
            return Problem(403, "bad-origin", "A page elsewhere may not ask for this.")
        if socket and meter.account.all_sockets >= self._settings.connections_per_address:
            return Problem(503, "full", "Too many connections are open from this address.", _CLOSE)
        method = "GET" if socket else scope["method"]
        late = self._too_many(meter, request_price(method, scope["path"]))
        if late is None and _declared(headers) > largest(scope["path"]):
            return Problem(413, "too-large", "This is too large.", _CLOSE)
        return late

    def _too_many(self, meter: Meter, price: float) -> Problem | None:
        """Return that an address has asked for too much, or count what it asks for."""
        if meter.account.blocked:
            said = "The host of this server does not let this address in."
            return Problem(403, "blocked", said, _CLOSE)
        now = self._limits.now()
        if (after := meter.account.shut_for(now)) > 0:
            return _late("flood", "Too much was asked for, again and again.", after, _CLOSE)
        if meter.take():
            meter.charge(price - 1.0)
            return None
        if meter.flood():
            after = meter.account.shut_for(now)
            return _late("flood", "Too much was asked for, again and again.", after, _CLOSE)
        return _late("too-many", "Too much was asked for at once.", meter.wait())


def _declared(headers: Headers) -> int:
    """Return how long a body is said to be."""
    length = headers.get("content-length", "")
    return int(length[:20]) if length.isdecimal() and length.isascii() else 0


def _late(why: str, said: str, after: float, headers: dict[str, str] | None = None) -> Problem:
    wait = {"Retry-After": str(int(after) + 1)}
    return Problem(429, why, f"{said} Wait a little.", {**wait, **(headers or {})})


def _taken(receive: Receive, meter: Meter) -> Receive:
    async def taken() -> Message:
        message = await receive()
        meter.charge(taken_price(len(message.get("body", b""))))
        return message

    return taken


def _told(send: Send, path: str, meter: Meter) -> Send:
    async def told(message: Message) -> None:
        meter.charge(told_price(path, len(message.get("body", b""))))
        await send(message)

    return told
