"""At the door of the application: who may come in, as which host, from which page, and how often.

The same questions are asked of requests and of sockets that want to open; what follows is counted.
"""

from __future__ import annotations

import logging
from typing import Final

from starlette.datastructures import Headers
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from tailback.server.guard import largest
from tailback.server.http_errors import HttpError, TooMany
from tailback.server.limits import (
    METER,
    Limits,
    Meter,
    request_price,
    taken_price,
    told_price,
)
from tailback.server.origin import allowed, known
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
        meter = scope[METER] = self._limits.meter(client[0] if client else "")
        try:
            self._check(scope, Headers(scope=scope), meter)
        except HttpError as error:
            await _refuse(error, scope, receive, send)
            return
        if scope["type"] == "websocket":
            await self._app(scope, receive, send)
            return
        meter.account.requests += 1
        try:
            await self._app(scope, _taken(receive, meter), _told(send, scope["path"], meter))
        finally:
            meter.account.requests -= 1

    def _check(self, scope: Scope, headers: Headers, meter: Meter) -> None:
        """Raise HttpError if this is not looked at; else count it."""
        if "content-length" in headers and "transfer-encoding" in headers:
            said = "A request has a Content-Length or a Transfer-Encoding, not both."
            raise HttpError(400, "bad-request", said, _CLOSE)
        host = headers.get("host")
        if not known(host, self._hosts):
            said = f"This server does not answer to the name {(host or '')[:80]!r}."
            raise HttpError(421, "bad-host", f"{said} Its host can allow it by --allow-host.")
        socket = scope["type"] == "websocket"
        if (socket or scope["method"] not in _PLAIN) and not allowed(
            headers.get("origin"), host, self._settings.origins
        ):
            raise HttpError(403, "bad-origin", "A page elsewhere may not ask for this.")
        if meter.account.open >= self._settings.connections_per_address:
            raise HttpError(503, "full", "Too many connections are open from this address.", _CLOSE)
        method = "GET" if socket else scope["method"]
        self._count(meter, request_price(method, scope["path"]))
        if _declared(headers) > largest(scope["path"]):
            raise HttpError(413, "too-large", "This is too large.", _CLOSE)

    def _count(self, meter: Meter, price: float) -> None:
        """Count what an address asks for; raise HttpError if it has asked for too much."""
        if meter.account.blocked:
            said = "The host of this server does not let this address in."
            raise HttpError(403, "blocked", said, _CLOSE)
        shut = meter.account.shut_for(self._limits.now()) > 0
        if not shut and meter.take():
            meter.charge(price - 1.0)
            return
        if shut or meter.flood():
            after = int(meter.account.shut_for(self._limits.now())) + 1
            said = "Too much was asked for, again and again. Wait a little."
            raise HttpError(429, "flood", said, {"Retry-After": str(after), **_CLOSE})
        raise TooMany(meter.wait())


async def _refuse(problem: HttpError, scope: Scope, receive: Receive, send: Send) -> None:
    """Answer what is not looked at."""
    if scope["type"] == "http":
        await problem.answer()(scope, receive, send)
    else:
        _log.info("socket refused", extra={"why": problem.why})
        await send({"type": "websocket.close", "code": _POLICY})


def _declared(headers: Headers) -> int:
    """Return how long a body is said to be."""
    length = headers.get("content-length", "")
    return int(length[:20]) if length.isdecimal() and length.isascii() else 0


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
