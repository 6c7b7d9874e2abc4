"""Around every request: headers that protect, a limit to its size, and one line in the log."""

from __future__ import annotations

import asyncio
import logging
import time
from typing import Final

from starlette.datastructures import Headers, MutableHeaders
from starlette.exceptions import HTTPException
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from tailback.server.http_errors import Ending
from tailback.server.origin import trusted

_POLICY: Final = "; ".join(
    (
        "default-src 'self'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data:",
        "connect-src 'self'",
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'none'",
    )
)
HEADERS: Final = {
    "Content-Security-Policy": _POLICY,
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Resource-Policy": "same-origin",
}
_TRUSTED: Final = {"Cross-Origin-Opener-Policy": "same-origin"}
"""Browsers heed these only where the connection can be trusted, and complain elsewhere."""
LARGEST: Final = {
    "/api/transcripts": 512 * 1024,
    "/api/tables": 32 * 1024,
    "/api/options": 32 * 1024,
}
"""How many bytes a body has at most, by how the path begins."""
_ELSEWHERE: Final = 1024
"""How many it has where none is read."""
_log = logging.getLogger("tailback.server.request")


class Guard:
    """Wraps the application."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve one request."""
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        begun, status = time.perf_counter(), 0
        protect = HEADERS | _TRUSTED if self._trusted(scope) else HEADERS

        async def guarded(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                headers = MutableHeaders(scope=message)
                for name, value in protect.items():
                    headers.setdefault(name, value)
            await send(message)

        try:
            await self._app(scope, self._counted(receive, largest(scope["path"])), guarded)
        except asyncio.CancelledError:  # the server ends, or a table is closed: nothing failed
            if not status:
                await Ending().answer()(scope, receive, guarded)
        finally:
            route = scope.get("route")
            path = getattr(route, "path", None) or "other"
            took = round(1000 * (time.perf_counter() - begun), 1)
            said = {"method": scope["method"], "path": path, "status": status, "ms": took}
            _log.info("request", extra=said)

    @staticmethod
    def _counted(receive: Receive, most: int) -> Receive:
        seen = 0

        async def counted() -> Message:
            nonlocal seen
            message = await receive()
            seen += len(message.get("body", b""))
            if seen > most:
                raise HTTPException(413)
            return message

        return counted

    @staticmethod
    def _trusted(scope: Scope) -> bool:
        return trusted(scope["scheme"], Headers(scope=scope).get("host"))


def largest(path: str) -> int:
    """Return how many bytes the body of a request to this path may have.

    >>> largest("/api/options/shift"), largest("/api/games")
    (32768, 1024)
    """
    return next((most for way, most in LARGEST.items() if path.startswith(way)), _ELSEWHERE)
