"""How the server fares, for whoever watches over it: for Prometheus, and for a page of its own.

It is told to the host's own addresses and to whoever has the host's key. Nothing here names a
player, an address or a table. What is counted on every move is a number in memory; the rest is
looked up when it is asked for.
"""

from __future__ import annotations

from collections.abc import Iterator
from hmac import compare_digest
from ipaddress import ip_network
from pathlib import Path
from typing import Annotated, Final

from fastapi import APIRouter, Header, Request, Response
from prometheus_client import CollectorRegistry, Metric, generate_latest
from prometheus_client.core import (
    CounterMetricFamily,
    GaugeMetricFamily,
    HistogramMetricFamily,
)
from prometheus_client.exposition import CONTENT_TYPE_LATEST
from prometheus_client.registry import Collector
from pydantic import BaseModel

from tailback.server.hall import Hall
from tailback.server.http_errors import HttpError, errors
from tailback.server.latency import BOUNDS
from tailback.server.limits import within
from tailback.server.push import BadKeys
from tailback.store.sql import SqlStore
from tailback.store.writer import Done

router = APIRouter(tags=["host"])
_FRESH: Final = {"Cache-Control": "no-store"}
_BY_PROXY: Final = "x-forwarded-for"
_SHORTEST_KEY: Final = 24
_LONGEST_KEY: Final = 200
Bearing = Annotated[str | None, Header()]


class Fare(BaseModel):
    """How one node fares now, and what it has done since it started."""

    nodes: list[str]
    """The nodes that are alive, this one first; a name is another one after each start."""
    tables: int
    sockets: int
    moves: list[int]
    """How many moves took up to so many seconds (``bounds``); the last took longer."""
    bounds: list[float]
    move_seconds: float
    bots_thinking: int
    bots_waiting: int
    bots_ended: int
    """How many did not answer in time, and were killed with their process."""
    bots_replaced: int
    """How many moves were any legal move, because no computer player answered."""
    store_waiting: int
    store_writes: int
    store_groups: int
    store_seconds: float


def fare(hall: Hall) -> Fare:
    """Look a hall over."""
    latency, queue, store = hall.latency, hall.bot_pool.queue, hall.house.store
    done = store.done if isinstance(store, SqlStore) else Done(0, 0, 0, 0.0)
    return Fare(
        nodes=hall.nodes,
        tables=hall.open,
        sockets=sum(account.sockets for account in hall.limits.accounts()),
        moves=list(latency.counts),
        bounds=list(BOUNDS),
        move_seconds=latency.seconds,
        bots_thinking=queue.thinking,
        bots_waiting=queue.waiting,
        bots_ended=hall.bot_pool.ended,
        bots_replaced=hall.bot_pool.replaced,
        store_waiting=done.waiting,
        store_writes=done.writes,
        store_groups=done.groups,
        store_seconds=done.seconds,
    )


class Fares(Collector):
    """Looks a hall over for Prometheus."""

    def __init__(self, hall: Hall) -> None:
        self._hall = hall

    def collect(self) -> Iterator[Metric]:
        """Return all there is to tell."""
        now = fare(self._hall)
        yield _gauge("tables", "Tables held in memory.", now.tables)
        yield _gauge("sockets", "Connections at tables.", now.sockets)
        yield HistogramMetricFamily(
            "tailback_move_seconds",
            "From a person's move until it was durable and acknowledged, or refused.",
            buckets=self._hall.latency.buckets(),
            sum_value=now.move_seconds,
        )
        yield _gauge("bots_thinking", "Computer players that think now.", now.bots_thinking)
        yield _gauge("bots_waiting", "Computer players that wait for a turn.", now.bots_waiting)
        yield _count("bots_ended", "Computer players ended without an answer.", now.bots_ended)
        yield _count("bots_replaced", "Moves made for lack of an answer.", now.bots_replaced)
        if isinstance(self._hall.house.store, SqlStore):
            yield from _kept(now)


def _kept(now: Fare) -> Iterator[Metric]:
    yield _gauge("store_waiting", "Writes that wait for the database.", now.store_waiting)
    yield _count("store_writes", "Writes in all.", now.store_writes)
    yield _count("store_groups", "Transactions.", now.store_groups)
    yield _count("store_seconds", "Seconds spent in transactions.", now.store_seconds)


def _gauge(name: str, about: str, value: float) -> Metric:
    return GaugeMetricFamily(f"tailback_{name}", about, value=value)


def _count(name: str, about: str, value: float) -> Metric:
    return CounterMetricFamily(f"tailback_{name}", about, value=value)


def registry_of(hall: Hall) -> CollectorRegistry:
    """Return what is asked for the state of a hall."""
    made = CollectorRegistry()
    made.register(Fares(hall))
    return made


@router.get("/metrics", include_in_schema=False)
async def metrics(request: Request, authorization: Bearing = None) -> Response:
    """Tell how the server fares, as Prometheus reads it."""
    _only_host(request, authorization)
    told = generate_latest(request.app.state.registry)
    return Response(told, headers=_FRESH, media_type=CONTENT_TYPE_LATEST)


@router.get("/api/fare", responses=errors(403))
async def told_fare(request: Request, response: Response, authorization: Bearing = None) -> Fare:
    """Tell how this node fares; only to its host."""
    _only_host(request, authorization)
    response.headers.update(_FRESH)
    return fare(request.app.state.hall)


def _only_host(request: Request, authorization: str | None) -> None:
    """Let in who has the host's key, and the addresses that the host has named.

    Who comes by way of a proxy that is not named seems to be on the proxy's machine, and is not.
    For whom a named one speaks has its address from there, and no port of this connection.
    """
    settings, key = request.app.state.settings, request.app.state.host_key
    given = (authorization or "").removeprefix("Bearer ")
    if key is not None and compare_digest(given.encode(), key.encode()):
        return
    host, port = request.client or ("", 0)
    unnamed = _BY_PROXY in request.headers and port != 0
    if unnamed or not within(host, map(ip_network, settings.metrics)):
        said = "This is told to the host's own addresses; the setting `metrics` names them."
        raise HttpError(403, "not-yours", said)


def read_key(file: str) -> str:
    """Return the host's key from its file; BadKeys if there is none."""
    try:
        with Path(file).open("rb") as opened:
            key = opened.read(_LONGEST_KEY + 1).decode("ascii").strip()
    except (OSError, UnicodeDecodeError):
        key = ""
    if not _SHORTEST_KEY <= len(key) <= _LONGEST_KEY:
        raise BadKeys(file, "tailback host key")
    return key
