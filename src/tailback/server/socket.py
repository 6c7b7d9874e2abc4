"""One socket is one viewer of one match. Every message is answered, in order."""

from __future__ import annotations

import asyncio
import logging
from typing import Final

from fastapi import WebSocket
from starlette.websockets import WebSocketDisconnect

from tailback.kit import SPECTATOR, Viewer
from tailback.match import WHY, Match, Refused
from tailback.server import wire
from tailback.server.hall import Hall, Room, agreed
from tailback.server.limits import Bucket
from tailback.server.origin import allowed
from tailback.server.problem import BAD_TOKEN, Problem
from tailback.server.wire import (
    Commit,
    Hello,
    Malformed,
    Message,
    Ping,
    Rematch,
    Resign,
    Sit,
    Watch,
)
from tailback.server.wire import Try as TryMoves

_POLICY: Final = 1008
_SLOW: Final = 1013
_WORDS: Final = {
    "binary": "Messages are text.",
    "too-large": "This message is too large.",
    "too-many": "Too many messages at once. This one was not looked at; send it again later.",
    "failed": "Something failed here. Send the same message again.",
}
_log = logging.getLogger(__name__)


async def serve_socket(socket: WebSocket) -> None:
    """Serve one connection from its hello to its end."""
    hall: Hall = socket.app.state.hall
    headers = socket.headers
    if not allowed(headers.get("origin"), headers.get("host"), hall.settings.origins):
        _log.info("socket refused", extra={"why": "origin"})
        await socket.close(_POLICY)
        return
    await socket.accept()
    session = Session(hall, socket)
    try:
        await session.run()
    except WebSocketDisconnect:
        pass
    finally:
        await session.end()


class Session:
    """A connection: its queue of messages to send, its rate, and its place at a table."""

    def __init__(self, hall: Hall, socket: WebSocket) -> None:
        self._hall = hall
        self._socket = socket
        settings = hall.settings
        self._bucket = Bucket(settings.messages_per_second, settings.burst)
        self._queue: asyncio.Queue[str | None] = asyncio.Queue(settings.unheard)
        self._sender = asyncio.get_running_loop().create_task(self._send())
        self._slow = False

    def hear(self, text: str) -> None:
        """Send a message when its turn comes; one who never listens is cut off."""
        if self._slow:
            return
        try:
            self._queue.put_nowait(text)
        except asyncio.QueueFull:
            self._slow = True
            self._sender.cancel()
            self._closer = asyncio.get_running_loop().create_task(self.end())

    async def run(self) -> None:
        """Greet, then answer until the other side leaves."""
        try:
            async with asyncio.timeout(self._hall.settings.hello):
                text = await self._receive()
                hello = wire.read_hello(text or "")
        except TimeoutError:
            return self.hear(wire.error("silent", "A connection begins with a hello."))
        except Malformed as error:
            return self.hear(wire.error("malformed", str(error)))
        try:
            async with self._hall.room(hello.match) as room:
                viewer = room.viewer(hello.token)
                if isinstance(viewer, LookupError):
                    return self.hear(wire.error("bad-token", BAD_TOKEN))
                await self._stay(room, viewer, hello)
        except Problem as problem:
            self.hear(wire.error(problem.why, problem.said))
        return None

    async def _stay(self, room: Room, viewer: Viewer, hello: Hello) -> None:
        match = room.match
        now, game = match.watch(viewer, hello.cursor), match.table.game.id
        self.hear(wire.update(now, game=game, table=agreed(match)))
        self._hall.enter(room, viewer, self)
        self._hall.tell_presence(room)
        _log.info("socket open", extra={"match": match.id, "viewer": viewer})
        try:
            while not self._slow:
                text = await self._receive()
                if text is not None:
                    await self._take(match, viewer, text)
        finally:
            self._hall.leave(room, viewer, self)
            _log.info("socket closed", extra={"match": match.id, "viewer": viewer})

    async def _receive(self) -> str | None:
        """Return the next message; None for one that was answered already."""
        packet = await self._socket.receive()
        if packet["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(packet.get("code") or 1005)
        text: str | None = packet.get("text")
        if text is None:
            self._error("binary", None)
        elif len(text) > self._hall.settings.message_bytes or (
            len(text.encode("utf-8", "surrogatepass")) > self._hall.settings.message_bytes
        ):
            self._error("too-large", None)
        elif not self._bucket.take():
            self._error("too-many", wire.id_of(text), after=round(self._bucket.wait(), 3))
        else:
            return text
        await asyncio.sleep(0)
        return None

    async def _take(self, match: Match, viewer: Viewer, text: str) -> None:
        try:
            message = wire.read(text)
        except Malformed as error:
            self.hear(wire.error("malformed", str(error), wire.id_of(text)))
            return
        try:
            await self._answer(match, viewer, message)
        except Exception:
            _log.exception("a message failed", extra={"match": match.id})
            self._error("failed", message.id)

    async def _answer(self, match: Match, viewer: Viewer, message: Message) -> None:
        if isinstance(message, Ping):
            self.hear(wire.write("pong", id=message.id))
        elif isinstance(message, Watch):
            self.hear(wire.update(match.watch(viewer, message.cursor), id=message.id))
        elif viewer is SPECTATOR:
            now = match.watch(viewer)
            refusal = Refused(match.id, message.id, "no-seat", now, said=WHY["no-seat"])
            self.hear(wire.answer(refusal, message.id))
        elif isinstance(message, TryMoves):
            tried = match.try_(viewer, message.ask, message.moves, message.id)
            self.hear(wire.answer(tried, message.id))
        else:
            await self._act(match, viewer, message)

    async def _act(self, match: Match, seat: int, message: Message) -> None:
        """Let the match write; it answers through the hall, before it tells the others."""
        id = message.id
        if isinstance(message, Commit):
            await match.commit(seat, message.ask, id, message.moves, to=self)
        elif isinstance(message, Sit):
            await match.sit(seat, id, message.name, message.seed, to=self)
        elif isinstance(message, Resign):
            stand_in = self._hall.catalogue.bot_names(match.table.game)[0]
            await match.resign(seat, id, stand_in, to=self)
        elif isinstance(message, Rematch):
            await match.rematch(seat, id, message.seed, to=self)

    def _error(self, why: str, id: str | None, **more: float) -> None:
        self.hear(wire.error(why, _WORDS[why], id, **more))

    async def _send(self) -> None:
        while (text := await self._queue.get()) is not None:
            await self._socket.send_text(text)

    async def end(self) -> None:
        """Send what is left, and close."""
        try:
            if not self._slow:
                self._queue.put_nowait(None)
                async with asyncio.timeout(1.0):
                    await self._sender
            await self._socket.close(_SLOW if self._slow else _POLICY)
        except Exception:
            self._sender.cancel()
        except asyncio.CancelledError:
            self._sender.cancel()
            raise
