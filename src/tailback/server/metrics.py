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
from prometheus_client import Metric, generate_latest
from prometheus_client.core import (
    CounterMetricFamily,
    GaugeMetricFamily,
    HistogramMetricFamily,
)
from prometheus_client.exposition import CONTENT_TYPE_LATEST
from prometheus_client.registry import Collector
from pydantic import BaseModel

from tailback.server.http_errors import HttpError, errors
from tailback.server.latency import BOUNDS
from tailback.server.live.registry import MatchRegistry
from tailback.server.live.web_push import BadKeys
from tailback.server.routes.rate_limits import within
from tailback.store.sql import SqlStore
from tailback.store.writer import Done

router = APIRouter(tags=["host"])
_FRESH: Final = {"Cache-Control": "no-store"}
_BY_PROXY: Final = "x-forwarded-for"
_SHORTEST_KEY: Final = 24
_LONGEST_KEY: Final = 200
_FAMILIES: Final[list[tuple[type[GaugeMetricFamily | CounterMetricFamily], str, str]]] = [
    (GaugeMetricFamily, "tables", "Tables held in memory."),
    (GaugeMetricFamily, "sockets", "Connections at tables."),
    (GaugeMetricFamily, "bots_thinking", "Computer players that think now."),
    (GaugeMetricFamily, "bots_waiting", "Computer players that wait for a turn."),
    (CounterMetricFamily, "bots_ended", "Computer players ended without an answer."),
    (CounterMetricFamily, "bots_replaced", "Moves made for lack of an answer."),
    (GaugeMetricFamily, "store_waiting", "Writes that wait for the database."),
    (CounterMetricFamily, "store_writes", "Writes in all."),
    (CounterMetricFamily, "store_groups", "Transactions."),
    (CounterMetricFamily, "store_seconds", "Seconds spent in transactions."),
]
"""What Prometheus is told of a node, each by the name of a field of Fare."""
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


def fare(registry: MatchRegistry) -> Fare:
    """Look a registry over."""
    latency, queue, store = registry.latency, registry.bot_pool.queue, registry.services.store
    done = store.done if isinstance(store, SqlStore) else Done(0, 0, 0, 0.0)
    return Fare(
        nodes=registry.nodes,
        tables=registry.open,
        sockets=sum(account.sockets for account in registry.limits.accounts()),
        moves=list(latency.counts),
        bounds=list(BOUNDS),
        move_seconds=latency.seconds,
        bots_thinking=queue.thinking,
        bots_waiting=queue.waiting,
        bots_ended=registry.bot_pool.ended,
        bots_replaced=registry.bot_pool.replaced,
        store_waiting=done.waiting,
        store_writes=done.writes,
        store_groups=done.groups,
        store_seconds=done.seconds,
    )


class FareCollector(Collector):
    """Tells Prometheus how this node fares."""

    def __init__(self, registry: MatchRegistry) -> None:
        self._registry = registry

    def collect(self) -> Iterator[Metric]:
        """Return all there is to tell."""
        now, has_store = fare(self._registry), isinstance(self._registry.services.store, SqlStore)
        yield HistogramMetricFamily(
            "tailback_move_seconds",
            "From a person's move until it was durable and acknowledged, or refused.",
            buckets=self._registry.latency.buckets(),
            sum_value=now.move_seconds,
        )
        for family, name, meaning in _FAMILIES:
            if has_store or not name.startswith("store_"):
                yield family(f"tailback_{name}", meaning, value=getattr(now, name))


@router.get("/metrics", include_in_schema=False)
async def metrics(request: Request, authorization: Bearing = None) -> Response:
    """Tell how the server fares, as Prometheus reads it."""
    _only_host(request, authorization)
    text = generate_latest(FareCollector(request.app.state.registry))
    return Response(text, headers=_FRESH, media_type=CONTENT_TYPE_LATEST)


@router.get("/api/fare", responses=errors(403))
async def told_fare(request: Request, response: Response, authorization: Bearing = None) -> Fare:
    """Tell how this node fares; only to its host."""
    _only_host(request, authorization)
    response.headers.update(_FRESH)
    return fare(request.app.state.registry)


def _only_host(request: Request, authorization: str | None) -> None:
    """Let in who has the host's key, and the addresses that the host has named.

    Who comes by way of a proxy that is not named seems to be on the proxy's machine, and is not.
    For whom a named one speaks has its address from there, and no port of this connection.
    """
    settings, key = request.app.state.settings, request.app.state.host_key
    key_sent = (authorization or "").removeprefix("Bearer ")
    if key is not None and compare_digest(key_sent.encode(), key.encode()):
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
