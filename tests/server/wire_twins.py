"""All that the server tells a viewer: every frame of its sockets, every answer over HTTP."""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from typing import Any

from websockets.asyncio.client import ClientConnection

from tailback.kit import Viewer
from tailback.match import ManualTimeSource
from tailback.server.game_catalogue import Catalogue
from tailback.server.live.registry import MatchRegistry
from tailback.server.live.room import Room
from tailback.server.live.tokens import notes_of
from tailback.store import MemoryStore
from tests.harness.patience import PATIENCE
from tests.match.helpers import ID, Ids, opened, settle
from tests.match.twins.script import BEAT, CLOCK, Act, Rigged, Said, Script, Twins, some
from tests.match.twins.told import wrong_moves
from tests.server.desk import COMMITTED, QUICK, Running, hello, http, say

_MOST = 2
"""After so many acts, and at both ends, the viewer asks for all there is."""
_DUE = {"commit": ("accepted", "update"), "wrong": ("rejected",), "try": ("tried", "rejected")}


async def told_to(server: Running, twins: Twins, script: Script, viewer: Viewer) -> list[Said]:
    """Return every byte that reaches the viewer when one of the scripts is played."""
    games, clock = Catalogue({twins.game.id: twins.game}), ManualTimeSource()
    registry = MatchRegistry(
        MemoryStore(), games, QUICK, clock, lambda *given: Rigged(script.falls, given[2])
    )
    # a table of the same id, as if nothing had been there before
    server.app.state.registry = registry
    agreed: dict[str, Any] = {"options": twins.options, "time": twins.time, "clock": CLOCK}
    match = await opened(registry.services, twins.game, twins.seats, **agreed)
    await match.close()
    viewers = (*range(twins.seats), None)
    await registry.services.store.note(ID, notes_of({token_of(each): each for each in viewers}))
    try:
        async with asyncio.timeout(PATIENCE), registry.room(ID) as room:
            here = room.presence.here
            # who watches comes at any moment
            room.presence.here = lambda: here().model_copy(update={"watch": 0})  # type: ignore[method-assign]
            return await Recording(server, room, viewer).told(twins, script)
    finally:
        await registry.close()


def token_of(viewer: Viewer) -> str:
    return "watch" if viewer is None else f"seat {viewer}"


class RecordingSocket:
    """A socket that keeps every frame as it came; what a bare one hears is named so."""

    def __init__(self, socket: ClientConnection, bare: str) -> None:
        self.socket = socket
        self.bare = bare
        self.frames: list[Said] = []

    async def receive(self) -> dict[str, Any]:
        """Return the next frame."""
        text = await self.socket.recv()
        assert isinstance(text, str)
        message: dict[str, Any] = json.loads(text)
        assert message.get("why") != "failed", "the server fell over"
        if message["type"] == "ping":  # every few seconds, whatever happens
            return await self.receive()
        greets = "id" in message or "greeting" in message
        kind = "greeting" if message["type"] == "update" and greets else message["type"]
        self.frames.append(Said(self.bare + kind, text))
        return message

    async def ask(self, kind: str, id: str, **fields: Any) -> dict[str, Any]:
        """Return the answer to a message."""
        await say(self.socket, type=kind, id=id, **fields)
        while True:
            message = await self.receive()
            if id in (message.get("id"), message.get("accepted")):
                return message


class Recording:
    """A table at which everybody is connected, and one viewer asks whatever it can.

    It has two devices: one wants letters and what is shown, the other, which is bare, does not.
    """

    def __init__(self, server: Running, room: Room, viewer: Viewer) -> None:
        self.server = server
        self.room = room
        self.viewer = viewer
        self.ids = Ids()
        self.said: list[Said] = []
        table = room.match.state
        alphabet = table.game.all_moves(table.options)
        self.alphabet = sorted(map(table.game.notation.move_text, alphabet))

    async def told(self, twins: Twins, script: Script) -> list[Said]:
        """Return all that the viewer hears, who comes only after as many acts as the twins say."""
        since, asking = twins.since, twins.moments(_MOST)
        async with AsyncExitStack() as stack:
            actors = {
                seat: await stack.enter_async_context(self._connect(seat))
                for seat in range(twins.seats)
                if seat != self.viewer
            }
            for act in script.acts[:since]:
                await self._done(act, actors)
            sockets = [
                await stack.enter_async_context(self._connect(self.viewer, rich))
                for rich in (True, False)
            ]
            if self.viewer is not None:
                actors[self.viewer] = sockets[0]
            for number in range(since, len(script.acts) + 1):
                if number > since and not await self._done(script.acts[number - 1], actors):
                    self.said.append(Said("astray", number))
                    break
                if number in asking:
                    await self._pester(sockets)
                for socket in sockets:
                    await socket.ask("ping", self.ids())
        return self.said + [frame for socket in sockets for frame in socket.frames]

    @asynccontextmanager
    async def _connect(
        self, viewer: Viewer, rich: bool = False, cursor: int = 0
    ) -> AsyncIterator[RecordingSocket]:
        """Connect a device of a viewer; when it leaves, wait until the others have been told."""
        sockets = self.room.presence.connections.setdefault(viewer, set())
        before = len(sockets)
        async with self.server.socket(max_queue=None) as made:  # whoever only waits reads nothing
            how = {"cursor": cursor, "letters": rich, "shown": rich}
            await say(made, **hello(ID, token_of(viewer), **how))
            socket = RecordingSocket(made, "" if rich else "bare ")
            await socket.receive()
            await socket.receive()
            yield socket
        while len(sockets) > before:
            await asyncio.sleep(0.001)

    async def _done(self, act: Act, actors: dict[int, RecordingSocket]) -> bool:
        """Return whether a seat could do what the script says."""
        match, id = self.room.match, self.ids()
        if not match.state.timed:
            await self._pass(BEAT)
        if act.how == "clock":
            await self._pass(float(act.move))
        elif act.how != "idle":
            kind = "try" if act.how == "try" else "commit"
            asked = {"ask": match.state.ask(act.seat) or 0, "moves": act.moves}
            if act.seat in actors:
                answer = await actors[act.seat].ask(kind, id, **asked)
            else:  # the viewer, before it comes to these devices
                async with self._connect(act.seat) as other:
                    answer = await other.ask(kind, id, **asked)
            return answer["type"] in _DUE[act.how]
        return True

    async def _pass(self, seconds: float) -> None:
        clock = self.room.match.services.time_source
        assert isinstance(clock, ManualTimeSource)
        await settle()
        clock.advance(seconds)
        await settle()

    async def _pester(self, sockets: list[RecordingSocket]) -> None:
        """Ask for everything by HTTP, on a new connection, and by messages that are no good."""
        bearer = {"Authorization": f"Bearer {token_of(self.viewer)}"}
        where = f"/api/tables/{ID}/transcript"
        text = await self._http("transcript", "GET", where, headers=bearer)
        await self._http("bad link", "GET", where, headers={"Authorization": "Bearer nobody"})
        plain = {"Content-Type": "text/plain"}
        await self._http("replay", "POST", "/api/transcripts", headers=plain, content=text)
        for socket in sockets:
            now = await self._ask_all(socket)
            async with self._connect(self.viewer, not socket.bare, now["version"] - 2) as second:
                self.said += second.frames

    async def _ask_all(self, socket: RecordingSocket) -> dict[str, Any]:
        """Send messages of every kind, and return how things stand."""
        now = await socket.ask("watch", self.ids(), cursor=0)
        ask = now["ask"] or 1
        for move in (*some(now["legal"], 3), *some(self.alphabet, 3)):
            await socket.ask("try", self.ids(), ask=ask, moves=[move])
        if self.viewer is not None:
            wrong = wrong_moves(self.room.match, self.viewer, self.alphabet)
            for move in random.Random(self.ids.last).sample(wrong, 2):
                await socket.ask("commit", self.ids(), ask=ask, moves=[move])
        await socket.ask("commit", self.ids(), ask=0, moves=self.alphabet[:1])
        await socket.ask("commit", self.ids(), ask="now")
        await socket.ask("sit", self.ids(), token="t" * 32, name="again", **COMMITTED)
        await socket.ask("claim", self.ids(), token="c" * 32)
        await socket.ask("permit", self.ids(), claim=1, yes=True)
        await socket.ask("reveal", self.ids(), seed=bytes(32).hex())
        await socket.ask("deal", self.ids())
        await socket.ask("rematch", self.ids(), **COMMITTED)
        for what in ("takeback", "draw"):
            await socket.ask("offer", self.ids(), what=what)
            number = self.room.match.state.offers.count
            await socket.ask("reply", self.ids(), offer=number, yes=False)
        for seat in range(self.room.match.state.seating.seats):
            await socket.ask("stand_in", self.ids(), seat=seat, bot="random")
            await socket.ask("overtime", self.ids(), seat=seat, choice="wait")
        await socket.ask("takeback", self.ids())
        return await socket.ask("watch", self.ids())

    async def _http(self, channel: str, method: str, path: str, **how: Any) -> str:
        response = await http(self.server, method, path, **how)
        told = sorted(item for item in response.headers.items() if item[0] != "date")
        self.said.append(Said(channel, f"{response.status_code} {response.text}"))
        self.said.append(Said(f"headers of the {channel}", repr(told)))
        return str(response.text)
