"""The client: reconnects by itself, says again what was not answered, reads what it hears."""

from __future__ import annotations

import asyncio
import json
import random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from websockets.asyncio.server import ServerConnection, serve

from tailback.client import Closed, Seat, TableError, connect
from tailback.client import read as client_read
from tailback.kit import Event, Refusal, Seating
from tailback.kit.walk import random_walk
from tailback.match import Accepted, Refused, Update, new_id, plain
from tests.match.desk import GAMES, house, opened, options_of
from tests.server.desk import close, run, running, seats


def test_refused_links_raise() -> None:
    async def whole() -> None:
        async with running() as server:
            table = await server.open("relay")
            for match, token, why in (
                (table.match, "nonsense", "bad-token"),
                (new_id(), table.tokens[0], "no-such-table"),
            ):
                with pytest.raises(TableError) as told:
                    await connect(server.url, match, token)
                assert told.value.why == why

    run(whole())


def test_what_was_not_answered_is_said_again_with_the_same_id() -> None:
    """A server that hears a message and falls over before it answers, twice."""
    heard: list[dict[str, Any]] = []
    table = {"rules": 1, "options": {}, "seats": 2, "by_age": None, "last": None, "time": None}

    async def whole() -> None:
        match = await opened(house(), GAMES["relay"])
        hello = {"type": "update", **plain(match.watch(0)), "text": "", "game": "relay"}  # type: ignore[dict-item]

        async def flaky(socket: ServerConnection) -> None:
            await socket.recv()
            await socket.send(json.dumps({**hello, "table": table}))
            async for text in socket:
                heard.append(json.loads(text))
                if len(heard) < 3:
                    socket.transport.abort()
                    return
                id = heard[-1]["id"]
                await socket.send(json.dumps({"type": "accepted", "match": "m", "id": id}))

        async with serve(flaky, "127.0.0.1", 0) as server:
            port = next(iter(server.sockets)).getsockname()[1]
            seat = await connect(f"http://127.0.0.1:{port}", "m", "t", games=GAMES.__getitem__)
            answer = await seat.commit(["push"])
            assert isinstance(answer, Accepted)
            assert [message["id"] for message in heard] == [answer.id] * 3
            assert seat.connections == 3
            await seat.close()
        await match.close()

    run(whole())


def test_closing_ends_everything_that_waits() -> None:
    async def whole() -> None:
        async with running() as server:
            table = await server.open("relay")
            seat = await server.seat(table, 0)
            waiting = asyncio.create_task(seat.wait_for(lambda u: u.stage == "over"))
            await asyncio.sleep(0.01)
            await seat.close()
            with pytest.raises(Closed):
                await waiting
            with pytest.raises(Closed):
                await seat.ping()

    run(whole())


def test_a_seat_may_be_made_before_the_server() -> None:
    async def whole() -> None:
        async with running() as server:
            port = int(server.url.rpartition(":")[2])
        seat = Seat(f"http://127.0.0.1:{port}", new_id(), "nobody")
        await asyncio.sleep(0.2)
        async with running(port=port):
            with pytest.raises(TableError):
                await seat.hello()
        await seat.close()

    run(whole())


def test_try_commit_and_refusals_are_typed() -> None:
    async def whole() -> None:
        async with running() as server:
            table = await server.open("shift", options={"starter": "gold"})
            gold, silver = await seats(server, table)
            await gold.sit("Ada")
            await silver.sit("Bob")
            update = await gold.wait_for(lambda u: u.ask is not None)
            assert type(update.view).__name__ == "ShiftView"
            tried = await gold.try_([update.legal[0]])
            assert type(tried).__name__ == "Tried"
            assert type(tried.view).__name__ == "ShiftView"  # type: ignore[union-attr]
            missing = next(c for c in ("M1", "M2", "M3", "M4", "SH", "SL") if c not in update.legal)
            refused = await gold.try_([missing])
            assert isinstance(refused, Refused)
            assert isinstance(refused.refusal, Refusal)
            assert refused.refusal.clause.startswith("SHIFT-")
            assert gold.text.startswith(str(gold.now.view)[:20])
            await close([gold, silver])

    run(whole())


# Reading


@pytest.mark.parametrize("name", GAMES)
def test_views_are_read_as_they_were_written(name: str) -> None:
    game = GAMES[name]
    start = game.start(options_of(game), Seating(game.seats[0]))
    reader = client_read.view_reader(game)
    for step, _ in zip(random_walk(game, start, random.Random(1)), range(20), strict=False):
        for viewer in (0, None):
            view = game.observe(step.after, viewer)
            assert reader(json.loads(json.dumps(plain(view)))) == view


def test_updates_are_read_as_they_were_written() -> None:
    async def whole() -> None:
        match = await opened(house(), GAMES["shift"])
        for update in (match.watch(0, 0), match.watch(None, 0)):
            again = json.loads(json.dumps(plain(update)))
            assert client_read.update(again, client_read.view_reader(GAMES["shift"])) == update
        await match.close()

    run(whole())


@settings(max_examples=50, deadline=None)
@given(
    value=st.recursive(
        st.none() | st.booleans() | st.integers() | st.text(max_size=5),
        lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner),
        max_leaves=8,
    ),
    kind=st.sampled_from((Update, Event, int, str, tuple[int, ...], tuple[int, str], int | None)),
)
def test_nonsense_is_no_message(value: Any, kind: Any) -> None:
    try:
        read = client_read.typed(kind, value)
    except (ValueError, TypeError, KeyError, AttributeError):
        return
    assert read == value or isinstance(read, tuple)
