"""The application: routes, what they share, and what happens when it starts and stops."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from http import HTTPStatus
from pathlib import Path
from typing import Final, TypeAlias

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException
from starlette.responses import Response
from starlette.routing import WebSocketRoute

from tailback import __version__
from tailback.kit import FairDice, clipped
from tailback.match import Store, StoreError, TimeSource
from tailback.match.errors import LogError
from tailback.match.verbs.create import DiceMaker
from tailback.server import metrics
from tailback.server.access import AccessMiddleware
from tailback.server.admin_worker import AdminWorker
from tailback.server.botpool.ray_pool import RayPool
from tailback.server.cluster.membership import Membership
from tailback.server.game_catalogue import Catalogue
from tailback.server.http_errors import HttpError, store_failed
from tailback.server.live.chat import TableChat
from tailback.server.live.lobby import Lobby
from tailback.server.live.registry import MatchRegistry
from tailback.server.live.session import SocketServer
from tailback.server.live.turn_alerts import TurnAlerts
from tailback.server.live.web_push import Pusher
from tailback.server.routes import games, history, lobby, owner, pages, push, status, tables
from tailback.server.routes.rate_limits import RateLimits
from tailback.server.security_headers import SecurityHeadersMiddleware
from tailback.server.settings import Settings
from tailback.store.sql import SqlStore

BackgroundTask: TypeAlias = Callable[[], Awaitable[None]]
_AGAIN: Final = 1.0
"""After how many seconds a task that failed is begun anew."""
_ENDING: Final = 4.0
"""How many seconds there are at the end for what is being written: nobody was told of it yet."""
_log = logging.getLogger(__name__)


def create_app(
    store: Store,
    settings: Settings | None = None,
    catalogue: Catalogue | None = None,
    *,
    clock: TimeSource | None = None,
    dice: DiceMaker = FairDice,
    static: Path = pages.STATIC,
) -> FastAPI:
    """Return the application around a store; the store is closed with it.

    StoreError says why it cannot be one of several servers as the settings want it to be.
    """
    chosen = settings or Settings()
    limits = RateLimits(chosen)
    membership = Membership.of(store)
    ray = RayPool(chosen.ray) if chosen.ray else None
    pusher = (
        Pusher(chosen.push_keys, chosen.push_contact, chosen.push_services)
        if chosen.push_keys
        else None
    )

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        await membership.join()
        registry = MatchRegistry(
            store,
            catalogue or Catalogue(),
            chosen,
            clock,
            dice,
            limits,
            membership.bus,
            membership.node,
            ray,
        )
        app.state.registry = registry
        app.state.transcripts = history.TranscriptReader(
            chosen.replay_seconds, process=chosen.replay_process
        )
        app.state.client = pages.load(static)
        alerts = None if pusher is None else TurnAlerts(registry, pusher.send, chosen.push_after)
        app.state.turn_alerts = alerts
        app.state.lobby = lobby = Lobby(registry)
        app.state.chat = TableChat(registry)
        background: list[BackgroundTask] = [
            registry.tidy,
            lobby.attend,
            *membership.tasks(registry),
        ]
        if isinstance(store, SqlStore):
            background.append(AdminWorker(registry, store).attend)
        tidying = [asyncio.get_running_loop().create_task(run_forever(task)) for task in background]
        try:
            yield
        finally:
            for task in tidying:
                task.cancel()
            app.state.transcripts.close()
            if alerts is not None:
                await alerts.close()
            try:
                async with asyncio.timeout(_ENDING):
                    await registry.close()
                    await membership.close()
                    await store.close()
            except TimeoutError:
                _log.warning("the database does not answer: the server ends without it")

    app = FastAPI(
        title="Tailback",
        version=__version__,
        description="Tables for traffic games. Play goes over the WebSocket at /api/ws.",
        lifespan=lifespan,
        docs_url=None,
        redoc_url=None,
        openapi_url="/api/openapi.json",
    )
    app.include_router(games.router)
    app.include_router(tables.router)
    app.include_router(owner.router)
    app.include_router(status.router)
    app.include_router(lobby.router)
    app.include_router(history.router)
    app.include_router(push.router)
    app.router.routes.append(WebSocketRoute("/api/ws", SocketServer()))
    app.include_router(metrics.router)
    app.include_router(pages.router)
    app.add_exception_handler(HttpError, _http_error)
    app.add_exception_handler(RequestValidationError, _invalid)
    app.add_exception_handler(HTTPException, _http)
    app.add_exception_handler(StoreError, _store)
    app.add_exception_handler(LogError, _store)
    app.add_exception_handler(Exception, _failed)
    app.state.settings, app.state.limits, app.state.pusher = chosen, limits, pusher
    app.state.host_key = metrics.read_key(chosen.host_key) if chosen.host_key else None
    app.state.membership = membership
    app.add_middleware(AccessMiddleware, settings=chosen, limits=limits)
    app.add_middleware(SecurityHeadersMiddleware)
    return app


async def run_forever(task: BackgroundTask) -> None:
    """Do a background task to its end, if it has one; note where it fails, and begin anew."""
    while True:
        try:
            return await task()
        except Exception as error:
            _log.error("a background task failed", exc_info=error)
        await asyncio.sleep(_AGAIN)


async def _http_error(request: Request, error: Exception) -> Response:
    assert isinstance(error, HttpError)
    return error.answer()


async def _invalid(request: Request, error: Exception) -> Response:
    assert isinstance(error, RequestValidationError)
    first = error.errors()[0]
    where = ".".join(str(part) for part in first["loc"])
    said = f"{clipped(where)}: {clipped(first['msg'])}"
    return await _http_error(request, HttpError(422, "malformed", said))


async def _http(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    status = HTTPStatus(error.status_code)
    why = {404: "not-found", 405: "not-allowed", 413: "too-large"}.get(status, "bad-request")
    headers = dict(error.headers or {})
    undecoded = isinstance(error.__cause__, UnicodeDecodeError)
    said = "The body is not UTF-8 text." if undecoded else f"{status.phrase}."
    return await _http_error(request, HttpError(status, why, said, headers))


async def _store(request: Request, error: Exception) -> Response:
    """Answer a request that met a store which failed."""
    assert isinstance(error, StoreError | LogError)
    try:
        store_failed(error)
    except HttpError as answer:
        return await _http_error(request, answer)


async def _failed(request: Request, error: Exception) -> Response:
    _log.error("a request failed", exc_info=error)
    said = "Something failed here; it is noted in the log."
    return await _http_error(request, HttpError(500, "failed", said))
