"""What the tests of the server share: a server on a free port of the loopback, and players."""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import AsyncIterator, Mapping, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass
from functools import cache, partial
from pathlib import Path
from typing import Any

import httpx
import uvicorn
import uvicorn.server
from fastapi import FastAPI
from websockets.asyncio.client import ClientConnection
from websockets.asyncio.client import connect as open_socket

import tailback
from tailback.bots import bot
from tailback.client import Opened, Seat, connect, open_table
from tailback.games.shift import GAME as SHIFT
from tailback.kit import (
    AnyGame,
    AnyQuestion,
    Viewer,
    commitment,
)
from tailback.match import People, Rejected, Store, Update, new_id
from tailback.match.fold import fold
from tailback.match.state import MatchState
from tailback.server.app import create_app
from tailback.server.botpool import workers
from tailback.server.game_catalogue import Catalogue
from tailback.server.live.registry import MatchRegistry
from tailback.server.live.server_messages import PROTOCOL
from tailback.server.live.tokens import new_token
from tailback.server.routes import pages
from tailback.server.run import listen, server_for
from tailback.server.settings import Settings
from tailback.store import MemoryStore
from tests.harness.patience import PATIENCE, until
from tests.toys import TOYS

GAMES: dict[str, AnyGame] = {game.id: game for game in (SHIFT, *TOYS)}
EVERY: dict[str, AnyGame] = {**GAMES, **{id: tailback.game(id) for id in tailback.list_games()}}
QUICK = Settings(
    pace=0.0,
    bot_processes=0,
    replay_process=False,
    replay_seconds=PATIENCE,
    messages_per_second=1e6,
    burst=1e6,
    tables_per_minute=1e6,
)
_CLIENT = httpx.Client(verify=False, timeout=PATIENCE)
_CAME: list[tuple[str, int, str, Seat]] = []
"""Who has come to a seat, by match and seat, and by which token; also before a restart."""


class Hasty:
    """asyncio as uvicorn has it here: where a server ends it would sleep for a while, twice."""

    def __getattr__(self, name: str) -> Any:
        return getattr(asyncio, name)

    @staticmethod
    async def sleep(seconds: float) -> None:
        await asyncio.sleep(seconds / 50)


vars(uvicorn.server)["asyncio"] = Hasty()
vars(workers)["_BEGIN"] = PATIENCE  # a new process has all the time it needs
vars(pages)["load"] = cache(pages.load)  # the client's files, once for all servers of a process
SHORT: dict[str, dict[str, Any]] = {
    "shift": {"turn_limit": 6},
    "shuttles": {"turn_limit": 20},
    "jam": {"rounds": 2, "hand": 3},
    "memory": {"high": 12, "jokers": True, "turn_limit": 20},
}
"""Options under which a game soon ends, however it is played."""


@dataclass
class Running:
    """A server that is up."""

    url: str
    app: FastAPI
    games: Mapping[str, AnyGame] | None
    server: uvicorn.Server | None = None

    @property
    def port(self) -> int:
        return int(self.url.rpartition(":")[2])

    @property
    def connections(self) -> int:
        """Return how many connections there are."""
        return 0 if self.server is None else len(self.server.server_state.connections)

    @property
    def registry(self) -> MatchRegistry:
        registry: MatchRegistry = self.app.state.registry
        return registry

    async def open(self, game: str, **agreed: Any) -> Opened:
        agreed.setdefault("options", SHORT.get(game, {}))
        return await open_table(self.url, game, **agreed)

    def following(self, table: Opened, match: str) -> Opened:
        """Return the table of a rematch, with what opens its seats there."""
        tokens = {seat: self.token(table, seat) for seat in table.tokens}
        return table._replace(match=match, tokens=tokens)

    async def seat(self, table: Opened, seat: int | None, **how: Any) -> Seat:
        if self.games is not None:
            how["games"] = self.games.__getitem__
        token = self.token(table, seat)
        made = await connect(self.url, table.match, token, **how)
        if seat is not None:
            _CAME.append((table.match, seat, token, made))
        return made

    def token(self, table: Opened, seat: int | None) -> str:
        """Return what opens a seat: of who has sat down there, their own."""
        if seat is None:
            return table.spectator
        own = [
            made.token
            for match, at, invitation, made in _CAME
            if (match, at) == (table.match, seat) and made.token != invitation
        ]
        return own[-1] if own else table.tokens[seat]

    @asynccontextmanager
    async def socket(self, **how: Any) -> AsyncIterator[ClientConnection]:
        how.setdefault("compression", None)
        async with open_socket("ws" + self.url.removeprefix("http") + "/api/ws", **how) as made:
            yield made

    @asynccontextmanager
    async def greeted(self, match: str, token: str, **how: Any) -> AsyncIterator[ClientConnection]:
        """Return a bare socket after its hello and its first presence."""
        async with self.socket(**how) as made:
            await say(made, **hello(match, token))
            await heard(made, "update")
            await heard(made, "presence")
            yield made


@asynccontextmanager
async def running(
    store: Store | None = None,
    settings: Settings = QUICK,
    games: Mapping[str, AnyGame] | None = GAMES,
    port: int = 0,
    **more: Any,
) -> AsyncIterator[Running]:
    """Serve on the loopback for as long as this lasts."""
    app = create_app(store or MemoryStore(), settings, Catalogue(games), **more)
    bound = listen("127.0.0.1", port)
    url = f"http://127.0.0.1:{bound.getsockname()[1]}"
    server = server_for(app)
    server.config.timeout_graceful_shutdown = 1
    task = asyncio.get_running_loop().create_task(server._serve([bound]))
    while not server.started:
        await asyncio.sleep(0.005)
        if task.done():
            task.result()
    try:
        yield Running(url, app, games, server)
    finally:
        server.should_exit = True
        await task


def hello(match: str, token: str, **how: Any) -> dict[str, Any]:
    """Return the first message of a connection."""
    return {"type": "hello", "match": match, "token": token, "protocol": PROTOCOL, **how}


COMMITTED = {"commitment": commitment(bytes(32))}
_BROUGHT: dict[str, dict[str, Any]] = {
    "sit": COMMITTED,
    "rematch": COMMITTED,
    "reveal": {"seed": bytes(32).hex()},
}


async def say(socket: ClientConnection, **message: Any) -> None:
    await socket.send(json.dumps(message))


async def heard(socket: ClientConnection, *kinds: str) -> dict[str, Any]:
    """Return the next message of one of these kinds."""
    async with asyncio.timeout(PATIENCE):
        while True:
            message: dict[str, Any] = json.loads(await socket.recv())
            if not kinds or message["type"] in kinds:
                return message


async def asked(socket: ClientConnection, kind: str, **fields: Any) -> dict[str, Any]:
    """Return the answer to a message; a bare socket commits to the same seed at every table."""
    id = fields.pop("id", None) or new_id()
    brought = {"token": new_token()} if kind == "sit" else {}
    await say(socket, type=kind, id=id, **{**_BROUGHT.get(kind, {}), **brought, **fields})
    async with asyncio.timeout(PATIENCE):
        while True:
            message: dict[str, Any] = json.loads(await socket.recv())
            if message.get("id") == id or message.get("accepted") == id:
                return message


def people(update: Update) -> People:
    """Return who is there."""
    assert update.people is not None
    return update.people


async def play(seat: Seat, rng: random.Random, most: int = 10_000) -> Update:
    """Play random moves until it is over."""
    if seat.now.stage == "open" and people(seat.now).seats[seat.viewer or 0].kind == "open":
        await seat.sit(f"P{seat.viewer}")
    async for update in seat.updates():
        if update.stage == "over" or most == 0:
            return update
        if update.ask is not None and update.sealed is None and update.ask == seat.now.ask:
            answer = await seat.commit([rng.choice(update.legal)], update.ask)
            if isinstance(answer, Rejected):
                assert answer.why in ("stale", "over"), answer
            most -= 1
    raise AssertionError("the updates ended early")


async def play_some(players: Sequence[Seat], rng: random.Random, moves: int = 6) -> None:
    """Play on until the first player has heard of so many more changes, then stand still."""
    work = [asyncio.create_task(play(seat, rng)) for seat in players]
    begun = players[0].now.version
    while players[0].now.version < begun + moves and not work[0].done():
        await asyncio.sleep(0.005)
    for task in work:
        task.cancel()
    await asyncio.gather(*work, return_exceptions=True)
    for seat in (*players, *players):  # whatever was under way has happened and was told
        await seat.ping()


async def seats(server: Running, table: Opened, **how: Any) -> list[Seat]:
    return [await server.seat(table, seat, **how) for seat in table.tokens]


async def dealt(server: Running, table: Opened, before: Sequence[Seat]) -> list[Seat]:
    """Return the seats of a rematch, for those who have asked for it, when it is dealt."""
    nexts = [
        await server.seat(table, seat, seed=one.seed)
        for seat, one in zip(table.tokens, before, strict=True)
    ]
    for one in nexts:
        await one.begun()
    return nexts


async def known(server: Running, match: str) -> dict[tuple[Viewer, int], Any]:
    """Return what each viewer knew at each of its versions, by the log alone."""
    table, found = (
        MatchState(match, server.registry.catalogue.find),
        dict[tuple[Viewer, int], Any](),
    )
    recalls: dict[Viewer, Any] = {}
    for entry in await server.registry.services.store.load(match):
        change = fold(table, entry)
        game = table.game
        for viewer, version in zip(table.viewers, table.versions, strict=True):
            recall = recalls.get(viewer) or game.recall(table.position, viewer)
            for page in change.pages:
                own = game.own(page.steps[-1].after, viewer)
                recall = game.remember(recall, page.shown(game, viewer), page.table(game), own)
            recalls[viewer] = recall
            assert found.setdefault((viewer, version), recall) == recall
    return found


class Noting:
    """A bot that keeps what it was given to choose from."""

    strength = 0

    def __init__(self, game: AnyGame, name: str = "random", given: list[Any] | None = None) -> None:
        self.given: list[Any] = [] if given is None else given
        self._bot = bot(game, name)

    def choose(self, question: AnyQuestion) -> Any:
        self.given.append(question.recall)
        return self._bot.choose(question)


async def leave(seat: Seat, other: Seat) -> None:
    """Have a seat leave, and wait until another knows: first of its coming, then of its going."""
    at = seat.viewer
    assert at is not None
    await until(lambda: other.present[at])
    await seat.close()
    await until(lambda: not other.present[at])


def cut(seat: Seat) -> None:
    """Break a seat's connection, as a network does; it comes back by itself."""
    if seat._socket is not None:
        seat._socket.transport.abort()


async def close(given: Sequence[Seat]) -> None:
    await asyncio.gather(*(seat.close() for seat in given))


def http(server: Running, method: str, path: str, **how: Any) -> Any:
    """Return the response to one request, from beside the loop."""
    return asyncio.to_thread(partial(_CLIENT.request, method, server.url + path, **how))


def sql(folder: Path) -> Any:
    from tailback.store.sql import SqlStore

    return SqlStore(folder / "tables.db")
