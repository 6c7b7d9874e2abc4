"""Random bytes and random JSON at every border: an answer each time, never a failure."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager
from threading import Thread
from typing import Any

import httpx
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tailback.client import Opened
from tailback.server.settings import Settings
from tests.harness.scale import scaled
from tests.server.desk import QUICK, Running, heard, running

WORDS = st.text(st.characters(), max_size=12)
"""Lone surrogates included: JSON can spell them, though they are no text."""
JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | WORDS,
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(WORDS, inner, max_size=4),
    max_leaves=12,
)
PLAY = (
    "hello",
    "sit",
    "reveal",
    "deal",
    "try",
    "commit",
    "resign",
    "rematch",
    "watch",
    "ping",
    "fly",
)
KINDS = (*PLAY, "stand_in", "reclaim", "overtime", "offer", "reply")
SAID = ("id", "ask", "moves", "name", "seed", "commitment", "cursor", "match", "token")
FIELDS = (*SAID, "seat", "choice", "bot", "what", "offer", "yes")
LIKELY = st.one_of(
    JSON,
    st.sampled_from(("0" * 32, "push", "wait", "Ada", 0, 1, None, [], ["push"], ["push", "up"])),
    st.sampled_from(("bot", "end", "random", "draw", "takeback", True, False)),
    st.lists(st.sampled_from(("push", "wait", "up", "down", "=1", "")), max_size=4),
)
MESSAGES = st.one_of(
    st.binary(max_size=200),
    st.text(max_size=200).map(lambda text: text.encode("utf-8", "replace").decode()),
    JSON.map(json.dumps),
    st.builds(
        lambda kind, fields: json.dumps({"type": kind, **fields}),
        st.sampled_from(KINDS),
        st.dictionaries(st.sampled_from(FIELDS), LIKELY, max_size=5),
    ),
)
CALM = settings(
    max_examples=scaled(1500),
    deadline=None,
    suppress_health_check=list(HealthCheck),
    database=None,
)


class Beside:
    """A server in a thread with a loop of its own, for tests that are no coroutines."""

    def __init__(self, settings: Settings = QUICK) -> None:
        self.loop = asyncio.new_event_loop()
        self.thread = Thread(target=self.loop.run_forever, daemon=True)
        self.thread.start()
        self.server: Running
        self.http = httpx.Client()
        self._context = running(settings=settings)

    def do(self, work: Any) -> Any:
        return asyncio.run_coroutine_threadsafe(work, self.loop).result(30)

    def __enter__(self) -> Beside:
        self.server = self.do(self._context.__aenter__())
        return self

    def __exit__(self, *error: object) -> None:
        self.do(self._context.__aexit__(None, None, None))
        self.loop.call_soon_threadsafe(self.loop.stop)
        self.thread.join()
        self.http.close()


@pytest.fixture(scope="module")
def beside() -> Iterator[Beside]:
    with Beside() as made:
        yield made


@pytest.fixture(scope="module")
def table(beside: Beside) -> Opened:
    made: Opened = beside.do(beside.server.open("relay"))
    return made


def socket_test(beside: Beside, act: Callable[[Any], Any], open_with: Any) -> None:
    @asynccontextmanager
    async def bare() -> AsyncIterator[Any]:
        async with beside.server.socket() as socket:
            yield socket

    async def whole() -> None:
        async with open_with() if open_with else bare() as socket:
            await act(socket)

    beside.do(whole())


@CALM
@given(messages=st.lists(MESSAGES, min_size=1, max_size=6))
def test_a_socket_answers_everything(
    beside: Beside, table: Opened, messages: list[str | bytes]
) -> None:
    async def act(socket: Any) -> None:
        for message in messages:
            await socket.send(message)
            answer = await heard(socket, "error", "accepted", "rejected", "tried", "pong", "update")
            assert answer.get("why") != "failed", message
            if answer["type"] == "update" and "id" not in answer:
                await heard(socket, "error", "accepted", "rejected", "tried", "pong", "update")

    socket_test(beside, act, lambda: beside.server.greeted(table.match, table.tokens[0]))


@CALM
@given(message=MESSAGES)
def test_a_hello_is_answered(beside: Beside, message: str | bytes) -> None:
    async def act(socket: Any) -> None:
        await socket.send(message)
        assert (await heard(socket))["type"] == "error"

    socket_test(beside, act, None)


@CALM
@given(
    path=st.sampled_from(
        ("/api/tables", "/api/options/shift", "/api/options/relay", "/api/transcripts")
    ),
    body=st.one_of(
        st.binary(max_size=300),
        JSON.map(lambda value: json.dumps(value).encode()),
        st.builds(
            lambda game, more: json.dumps({"game": game, **more}).encode(),
            st.sampled_from(("shift", "relay", "sealed")),
            st.dictionaries(
                st.sampled_from(("options", "seats", "by_age", "bots", "time")), JSON, max_size=3
            ),
        ),
        st.builds(
            lambda name, value: json.dumps({"game": "shift", "options": {name: value}}).encode(),
            st.one_of(
                st.sampled_from(("setup", "deck", "turn_limit", "edition", "starter")), WORDS
            ),
            JSON,
        ),
    ),
    kind=st.sampled_from(("application/json", "text/plain", "nonsense", "")),
)
def test_a_request_is_answered(beside: Beside, path: str, body: bytes, kind: str) -> None:
    url = beside.server.url + path
    response = beside.http.post(url, content=body, headers={"Content-Type": kind})
    assert response.status_code < 500, response.text
    if response.status_code >= 400:
        assert response.json()["error"]["said"]


@CALM
@given(path=st.text(max_size=30), token=st.from_regex(r"[!-~]{1,30}", fullmatch=True))
def test_a_path_is_answered(beside: Beside, path: str, token: str) -> None:
    from urllib.parse import quote

    url = f"{beside.server.url}/{quote(path.encode('utf-8', 'replace'))}"
    assert beside.http.get(url).status_code < 500
    where = (
        f"{beside.server.url}/api/tables/{quote(path.encode('utf-8', 'replace'), '')}/transcript"
    )
    bearer = {"Authorization": f"Bearer {token}"}
    assert beside.http.get(where, headers=bearer).status_code in (401, 404)
