"""What comes in: from where, how much of it, and one line in the log for each request.

Requests, and sockets that want to open, are asked for the same: a name of this server, a page that
may ask, and an address that is within its limits. See rate_limits.py for what is counted.
"""

from __future__ import annotations

import asyncio
import logging
import time
from typing import Final

from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from tailback.server.http_errors import Ending, HttpError, TooMany
from tailback.server.routes.origins import allowed, known
from tailback.server.routes.rate_limits import (
    METER,
    READING,
    TAKEN,
    Meter,
    RateLimits,
    request_price,
    told_price,
)
from tailback.server.settings import Settings

LARGEST_BODY: Final = {
    "/api/transcripts": 512 * 1024,
    "/api/tables": 32 * 1024,
    "/api/options": 32 * 1024,
}
"""How many bytes a body has at most, by how the path begins."""
_LARGEST_ELSEWHERE: Final = 1024
"""How many it has where none is read."""
_CLOSE: Final = {"Connection": "close"}
_POLICY: Final = 1008
_log = logging.getLogger("tailback.server.request")


class AccessMiddleware:
    """Wraps the application: refuses what may not come in, and counts and logs the rest."""

    def __init__(self, app: ASGIApp, settings: Settings, limits: RateLimits) -> None:
        self._app = app
        self._settings = settings
        self._hosts = frozenset(name.lower().rstrip(".") for name in settings.hosts)
        self._limits = limits

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve one request, or one socket."""
        if scope["type"] == "http":
            await self._serve_request(scope, receive, send)
        elif scope["type"] == "websocket":
            await self._serve_socket(scope, receive, send)
        else:
            await self._app(scope, receive, send)

    async def _serve_socket(self, scope: Scope, receive: Receive, send: Send) -> None:
        try:
            meter = self._check(scope)
        except HttpError as error:
            _log.info("socket refused", extra={"why": error.why})
            await send({"type": "websocket.close", "code": _POLICY})
            return
        meter.account.sockets += 1
        try:
            await self._app(scope, receive, send)
        finally:
            meter.account.sockets -= 1

    async def _serve_request(self, scope: Scope, receive: Receive, send: Send) -> None:
        begun, status = time.perf_counter(), 0

        async def send_noted(message: Message) -> None:
            nonlocal status
            status = message.get("status", status)
            await send(message)

        try:
            await self._answer(scope, receive, send_noted)
        except asyncio.CancelledError:  # the server ends, or a table is closed: nothing failed
            if not status:
                await Ending().answer()(scope, receive, send_noted)
        finally:
            path = getattr(scope.get("route"), "path", None) or "other"
            took = round(1000 * (time.perf_counter() - begun), 1)
            fields = {"method": scope["method"], "path": path, "status": status, "ms": took}
            _log.info("request", extra=fields)

    async def _answer(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve a request and charge for its body and its answer."""
        try:
            meter = self._check(scope)
        except HttpError as error:
            await error.answer()(scope, receive, send)
            return
        path, size = scope["path"], 0

        async def receive_body() -> Message:
            nonlocal size
            message = await receive()
            more = len(message.get("body", b""))
            size += more
            meter.charge(TAKEN * more)
            if size > largest_body(path):
                raise HTTPException(413)
            return message

        async def send_body(message: Message) -> None:
            meter.charge(told_price(path, len(message.get("body", b""))))
            await send(message)

        meter.account.requests += 1
        try:
            await self._app(scope, receive_body, send_body)
        finally:
            meter.account.requests -= 1

    def _check(self, scope: Scope) -> Meter:
        """Count a request or socket and return its meter; raise HttpError if it is not served."""
        client, headers = scope.get("client"), Headers(scope=scope)
        meter = scope[METER] = self._limits.meter(client[0] if client else "")
        if "content-length" in headers and "transfer-encoding" in headers:
            said = "A request has a Content-Length or a Transfer-Encoding, not both."
            raise HttpError(400, "bad-request", said, _CLOSE)
        host = headers.get("host")
        if not known(host, self._hosts):
            said = f"This server does not answer to the name {(host or '')[:80]!r}."
            raise HttpError(421, "bad-host", f"{said} Its host can allow it by --allow-host.")
        method = scope.get("method")  # a socket has none
        if method not in READING and not allowed(
            headers.get("origin"), host, self._settings.origins
        ):
            raise HttpError(403, "bad-origin", "A page elsewhere may not ask for this.")
        if meter.account.open >= self._settings.connections_per_address:
            raise HttpError(503, "full", "Too many connections are open from this address.", _CLOSE)
        self._limit_rate(meter, request_price(method or "GET", scope["path"]))
        return meter

    def _limit_rate(self, meter: Meter, price: float) -> None:
        """Charge an address for what it asks; raise HttpError if it has asked for too much."""
        if meter.account.blocked:
            said = "The host of this server does not let this address in."
            raise HttpError(403, "blocked", said, _CLOSE)
        banned = meter.account.banned_for(self._limits.now()) > 0
        if not banned and meter.take():
            meter.charge(price - 1.0)
            return
        if banned or meter.flood():
            after = int(meter.account.banned_for(self._limits.now())) + 1
            said = "Too much was asked for, again and again. Wait a little."
            raise HttpError(429, "flood", said, {"Retry-After": str(after), **_CLOSE})
        raise TooMany(meter.wait())


def largest_body(path: str) -> int:
    """Return how many bytes the body of a request to this path may have.

    >>> largest_body("/api/options/shift"), largest_body("/api/games")
    (32768, 1024)
    """
    sizes = (most for prefix, most in LARGEST_BODY.items() if path.startswith(prefix))
    return next(sizes, _LARGEST_ELSEWHERE)
