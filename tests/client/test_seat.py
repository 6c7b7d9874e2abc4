"""The client: reconnects by itself, says again what was not answered, reads what it hears."""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from dataclasses import replace
from typing import Any

import pytest
from websockets.asyncio.server import ServerConnection, serve

from tailback.client import Closed, Seat, TableError, connect
from tailback.client.read import Reader
from tailback.games.shift.observer import ShiftOwn, ShiftTable
from tailback.kit import Refusal
from tailback.kit.shapes import happenings
from tailback.match import Accepted, Match, Rejected, Tried, Update, new_id
from tailback.server.live import server_messages
from tailback.server.live.broadcast import update_text
from tailback.server.live.client_messages import Hello
from tests.harness.patience import run
from tests.match.helpers import GAMES, opened, play_on, services
from tests.server.desk import EVERY, close, running, seats


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


@asynccontextmanager
async def served(table: Callable[[ServerConnection], Awaitable[None]]) -> AsyncIterator[Seat]:
    """Connect to a table that does this with every connection after it has greeted."""
    agreed: dict[str, Any] = {
        "rules": 1,
        "options": {},
        "seats": 2,
        "by_age": None,
        "ages": None,
        "last": None,
    }
    agreed |= {"time": None, "clock": None, "grace": 60.0, "claim": 86_400.0}
    match = await opened(services(), GAMES["relay"])
    greeting: Any = {"match": "m", "game": "relay", "viewer": 0, "invited": None, "agreed": agreed}
    hello = server_messages.greeted(
        server_messages.update(match.watch(0)), greeting, match.state.scene
    )

    async def greets(socket: ServerConnection) -> None:
        await socket.recv()
        await socket.send(hello)
        await table(socket)

    async with serve(greets, "127.0.0.1", 0) as server:
        port = next(iter(server.sockets)).getsockname()[1]
        yield await connect(f"http://127.0.0.1:{port}", "m", "t", games=GAMES.__getitem__)
    await match.close()


def test_what_was_not_answered_is_said_again_with_the_same_id() -> None:
    """A server that hears a message and falls over before it answers, twice."""
    heard: list[dict[str, Any]] = []

    async def flaky(socket: ServerConnection) -> None:
        async for text in socket:
            heard.append(json.loads(text))
            if len(heard) < 3:
                socket.transport.abort()
                return
            await socket.send(json.dumps({"type": "accepted", "id": heard[-1]["id"]}))

    async def whole() -> None:
        async with served(flaky) as seat:
            answer = await seat.commit(["push"])
            assert isinstance(answer, Accepted)
            assert [message["id"] for message in heard] == [answer.id] * 3
            assert seat.connections == 3
            await seat.close()

    run(whole())


def test_who_is_cancelled_while_a_seat_closes_is_cancelled() -> None:
    """A server that does not hear the farewell: closing takes its time."""

    async def deaf(socket: ServerConnection) -> None:
        socket.transport.pause_reading()
        await over.wait()
        socket.transport.abort()

    async def whole() -> None:
        async with served(deaf) as seat:
            leaving = asyncio.create_task(seat.close())
            await asyncio.sleep(0.05)
            assert not leaving.done()
            leaving.cancel()
            with pytest.raises(asyncio.CancelledError):
                await leaving
            over.set()
            await seat.close()

    over = asyncio.Event()
    run(whole())


def test_what_was_cancelled_is_not_said_again() -> None:
    """A server that does not read, so that a long message is not sent off, and then falls over."""
    heard: list[str] = []

    async def deaf(socket: ServerConnection) -> None:
        if not over.is_set():
            socket.transport.pause_reading()
            await over.wait()
            socket.transport.abort()
            return
        async for text in socket:
            heard.append(json.loads(text)["type"])
            await socket.send(json.dumps({"type": "pong", "id": json.loads(text)["id"]}))

    async def whole() -> None:
        async with served(deaf) as seat:
            saying = asyncio.create_task(seat.commit(["push" * 4_000_000]))
            await asyncio.sleep(0.2)
            saying.cancel()
            with pytest.raises(asyncio.CancelledError):
                await saying
            over.set()
            await seat.ping()
            assert heard == ["ping"]
            await seat.close()

    over = asyncio.Event()
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
            assert isinstance(update.view.table, ShiftTable)
            tried = await gold.try_([update.legal[0]])
            assert isinstance(tried, Tried)
            assert isinstance(tried.view.own, ShiftOwn)
            missing = next(c for c in ("M1", "M2", "M3", "M4", "SH", "SL") if c not in update.legal)
            refused = await gold.try_([missing])
            assert isinstance(refused, Rejected)
            assert isinstance(refused.refusal, Refusal)
            assert refused.refusal.clause.startswith("SHIFT-")
            assert gold.text == GAMES["shift"].text_view(gold.now.view)
            await close([gold, silver])

    run(whole())


# Reading


def test_updates_are_read_as_they_were_written() -> None:
    """Every viewer, every game: what the server writes is what a program reads."""

    async def whole() -> None:
        for game in EVERY.values():
            match = await opened(services(), game, options=game.options())
            for number in range(12):
                for viewer in match.state.viewers:
                    update = match.watch(viewer, 0)
                    named = update if happenings(game) else replace(update, shown=())
                    assert again(match, update) == named
                await play_on(match, random.Random(number), 1)
            await match.close()

    run(whole())


def again(match: Match, update: Update) -> Update:
    """Return an update as it is read from its text."""
    table = match.state
    hello = Hello(type="hello", match=match.id, token="t", shown=True)
    text = server_messages.greeted(
        update_text(table, update, hello),
        {
            "match": match.id,
            "game": table.game.id,
            "viewer": update.viewer,
            "invited": None,
            "agreed": {},
        },
        table.scene,
    )
    message = json.loads(text)
    return Reader(table.game, message["greeting"]).update(message)


def test_a_table_whose_game_is_not_installed_is_read_as_it_comes() -> None:
    async def whole() -> None:
        async with running() as server:
            table = await server.open("relay")

            def none(id: str) -> Any:
                raise KeyError(id)

            seat = await connect(server.url, table.match, table.tokens[0], games=none)
            assert seat.game is None
            assert seat.now.view.table == json.loads(server_messages.part(GAMES["relay"].start()))
            await seat.close()

    run(whole())
