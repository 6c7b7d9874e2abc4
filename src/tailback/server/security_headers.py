"""Headers on every answer that tell browsers what a page of this server may do."""

from __future__ import annotations

from typing import Final

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from tailback.server.routes.origins import trusted

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


class SecurityHeadersMiddleware:
    """Wraps the application, outside of everything that may answer."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve one request."""
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        secure = trusted(scope["scheme"], Headers(scope=scope).get("host"))
        headers = HEADERS | _TRUSTED if secure else HEADERS

        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                answer = MutableHeaders(scope=message)
                for name, value in headers.items():
                    answer.setdefault(name, value)
            await send(message)

        await self._app(scope, receive, send_with_headers)
