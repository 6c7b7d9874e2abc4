"""All that the server tells a viewer: every frame of its sockets, every answer over HTTP."""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from typing import Any

from websockets.asyncio.client import ClientConnection

from tailback.match import HandClock
from tailback.server.catalogue import Catalogue
from tailback.server.hall import Hall, Room
from tailback.server.tokens import notes_of
from tailback.store import MemoryStore
from tests.match.desk import GAMES, ID, MORE, Ids, opened, settle
from tests.match.twins.script import Act, Rigged, Said, Script, Twins
from tests.match.twins.told import some, wrong_moves
from tests.server.desk import QUICK, Running, http, say

ALL = Catalogue({**GAMES, **MORE})
_LAST = 4
"""After so many acts, the last of a script, the viewer asks for all there is."""


async def told_to(server: Running, twins: Twins, script: Script, viewer: int | None) -> list[Said]:
    """Return every byte that reaches the viewer when one of the scripts is played."""
    hall = Hall(
        MemoryStore(), ALL, QUICK, HandClock(), lambda *given: Rigged(script.falls, given[2])
    )
    server.app.state.hall = hall  # a table of the same id, as if nothing had been there before
    match = await opened(
        hall.house, twins.game, twins.seats, options=twins.options, time=twins.time
    )
    await match.close()
    viewers = (*range(twins.seats), None)
    await hall.house.store.note(ID, notes_of({token_of(each): each for each in viewers}))
    try:
        async with asyncio.timeout(60), hall.room(ID) as room:
            return await Telling(server, room, viewer).told(twins, script)
    finally:
        await hall.close()


def token_of(viewer: int | None) -> str:
    return "watch" if viewer is None else f"seat {viewer}"


class Ear:
    """A socket that keeps every frame as it came."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.frames: list[Said] = []

    async def hear(self) -> dict[str, Any]:
        """Return the next frame."""
        text = await self.socket.recv()
        assert isinstance(text, str)
        message: dict[str, Any] = json.loads(text)
        assert message.get("why") != "failed", "the server fell over"
        kind = message["type"]
        greets = kind == "update" and ("id" in message or "table" in message)
        self.frames.append(Said("greeting" if greets else kind, text))
        return message

    async def ask(self, kind: str, id: str, **fields: Any) -> dict[str, Any]:
        """Return the answer to a message."""
        await say(self.socket, type=kind, id=id, **fields)
        while (message := await self.hear()).get("id") != id:
            pass
        return message


class Telling:
    """A table at which everybody is connected, and one viewer asks whatever it can."""

    def __init__(self, server: Running, room: Room, viewer: int | None) -> None:
        self.server = server
        self.room = room
        self.viewer = viewer
        self.ids = Ids()
        self.said: list[Said] = []
        self.actors: dict[int, Ear] = {}
        table = room.match.table
        self.alphabet = sorted(map(table.game.notation.move_text, table.alphabet))

    async def told(self, twins: Twins, script: Script) -> list[Said]:
        """Return all that the viewer hears, who comes only after as many acts as the twins say."""
        last, since = len(script.acts), twins.since
        asking = {since, *range(last - _LAST + 1, last + 1)}
        async with AsyncExitStack() as stack:
            for seat in range(twins.seats):
                if seat != self.viewer:
                    self.actors[seat] = await stack.enter_async_context(self._ear(seat))
            for act in script.acts[:since]:
                await self._do(act)
            ear = await stack.enter_async_context(self._ear(self.viewer))
            if self.viewer is not None:
                self.actors[self.viewer] = ear
            for number in range(since, last + 1):
                if number > since:
                    await self._do(script.acts[number - 1])
                if number in asking:
                    await self._pester(ear)
                await ear.ask("ping", self.ids())
        return self.said + ear.frames

    @asynccontextmanager
    async def _ear(self, viewer: int | None) -> AsyncIterator[Ear]:
        """Connect a device of a viewer; when it leaves, wait until the others have been told."""
        ears = self.room.ears.setdefault(viewer, set())
        before = len(ears)
        async with self.server.socket(max_queue=None) as made:  # whoever only waits reads nothing
            await say(made, type="hello", match=ID, token=token_of(viewer), cursor=0)
            ear = Ear(made)
            await ear.hear()
            await ear.hear()
            yield ear
        while len(ears) > before:
            await asyncio.sleep(0.001)

    async def _do(self, act: Act) -> None:
        id, match = self.ids(), self.room.match
        if act.how == "clock":
            await settle()
            clock = match.house.clock
            assert isinstance(clock, HandClock)
            clock.turn(float(act.move))
            await settle()
        elif act.how != "idle":
            kind = "try" if act.how == "try" else "commit"
            due = {"commit": ("accepted",), "wrong": ("refused",), "try": ("tried", "refused")}
            ask = match.table.ask(act.seat) or 0
            if act.seat in self.actors:
                answer = await self.actors[act.seat].ask(kind, id, ask=ask, moves=act.moves)
            else:  # the viewer, before it comes to this device
                async with self._ear(act.seat) as other:
                    answer = await other.ask(kind, id, ask=ask, moves=act.moves)
            assert answer["type"] in due[act.how], answer

    async def _pester(self, ear: Ear) -> None:
        """Ask for everything by HTTP, on a new connection, and by messages that are no good."""
        bearer = {"Authorization": f"Bearer {token_of(self.viewer)}"}
        where = f"/api/tables/{ID}/transcript"
        text = await self._http("transcript", "GET", where, headers=bearer)
        await self._http("bad link", "GET", where, headers={"Authorization": "Bearer nobody"})
        plain = {"Content-Type": "text/plain"}
        await self._http("replay", "POST", "/api/transcripts", headers=plain, content=text)
        async with self._ear(self.viewer) as second:
            self.said += second.frames
        await ear.ask("watch", self.ids())
        now = await ear.ask("watch", self.ids(), cursor=0)
        ask = now["ask"] or 1
        for move in (*some(now["legal"], 3), *some(self.alphabet, 3)):
            await ear.ask("try", self.ids(), ask=ask, moves=[move])
        if self.viewer is not None:
            wrong = wrong_moves(self.room.match, self.viewer, self.alphabet)
            for move in random.Random(self.ids.last).sample(wrong, 2):
                await ear.ask("commit", self.ids(), ask=ask, moves=[move])
        await ear.ask("commit", self.ids(), ask=0, moves=self.alphabet[:1])
        await ear.ask("sit", self.ids(), name="again")
        await ear.ask("rematch", self.ids())
        await ear.ask("commit", self.ids(), ask="now")

    async def _http(self, channel: str, method: str, path: str, **how: Any) -> str:
        response = await http(self.server, method, path, **how)
        told = sorted(item for item in response.headers.items() if item[0] != "date")
        self.said.append(Said(channel, f"{response.status_code} {response.text}"))
        self.said.append(Said(f"headers of the {channel}", repr(told)))
        return str(response.text)
