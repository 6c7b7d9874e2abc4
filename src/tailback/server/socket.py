"""One socket is one viewer of one match. Every message is answered, in order."""

from __future__ import annotations

import asyncio
import logging
from functools import partial
from typing import Final

from fastapi import WebSocket
from starlette.types import Receive, Scope, Send
from starlette.websockets import WebSocketDisconnect

from tailback.kit import SPECTATOR, Viewer
from tailback.match import WHY, Answer, Match, Refused, Tried
from tailback.server import wire
from tailback.server.hall import Hall, Room, greeted, update_text
from tailback.server.limits import MORE, SENT, SHUT, SOCKET, Meter
from tailback.server.outbox import Outbox
from tailback.server.problem import Problem
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
    "flood": "Too many messages came although they were refused. Come back in a while.",
    "failed": "Something failed here. Send the same message again.",
    "closed": "The host of this server has closed this table.",
    "blocked": "The host of this server does not let this address in.",
    "protocol": "This page is of another version than the server: load it again.",
}
_log = logging.getLogger(__name__)


class SocketServer:
    """Serves connections, each from its hello to its end: an ASGI application of its own.

    Messages go straight to the server below; what a framework adds to each of them is not needed.
    """

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve one connection."""
        socket = WebSocket(scope, receive, send)
        hall: Hall = socket.app.state.hall
        meter = hall.limits.meter(socket.client.host if socket.client else "")
        await socket.accept()
        session = Session(hall, receive, send, meter)
        meter.account.sockets += 1
        try:
            await session.run()
        except (WebSocketDisconnect, Flood):
            pass
        except asyncio.CancelledError:
            if not (session.slow or session.dismissed):
                raise
        finally:
            meter.account.sockets -= 1
            await session.end()


class Flood(Exception):
    """Raised where someone goes on and on although it is refused."""


class Session:
    """A connection: its queue of messages to send, what it costs, and its place at a table."""

    viewer: Viewer
    hello: Hello
    present = ""

    def __init__(self, hall: Hall, receive: Receive, send: Send, meter: Meter) -> None:
        self._hall = hall
        self._packet = receive
        self._send = send
        settings = hall.settings
        self._meter = meter
        self._out = Outbox(self._say, settings.unheard, settings.unheard_bytes)
        self._why = ""
        self._task = asyncio.current_task()
        self._writing: asyncio.Task[Answer] | None = None
        self.slow = False
        self.dismissed = False

    def dismiss(self, why: str, all: bool) -> bool:
        """Say why and end the connection, if ``all`` must go or its address is kept out."""
        if self.dismissed or not (all or self._meter.account.blocked):
            return False
        self.dismissed, self._why = True, why
        self._error(why, None)
        if self._task is not None:
            self._task.cancel()
        return True

    def hear(self, text: str) -> None:
        """Send a message when its turn comes; one who never listens is cut off."""
        if not self.slow and not self._out.put(text):
            self.slow = True
            self._out.drop()
            if self._task is not None:
                self._task.cancel()

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
        if hello.protocol != wire.PROTOCOL:
            return self._error("protocol", None)
        try:
            async with self._hall.room(hello.match) as room:
                self.viewer, self.hello = room.viewer(hello.token), hello
                await self._stay(room)
        except Problem as problem:
            self.hear(wire.error(problem.why, problem.said))
        return None

    async def _stay(self, room: Room) -> None:
        match, viewer = room.match, self.viewer
        watches = room.match.table.eyes(viewer) is SPECTATOR
        self._meter.at(room.watching if watches else room.seated)
        greeting = self._greeting(match)
        self._meter.charge(SOCKET + SENT * len(greeting))
        self.hear(greeting)
        self._hall.enter(room, viewer, self)
        _log.info("socket open", extra={"match": match.id, "viewer": viewer})
        try:
            while not self.slow:
                text = await self._receive()
                if text is not None:
                    await self._take(match, viewer, text)
        finally:
            self._hall.leave(room, viewer, self)
            _log.info("socket closed", extra={"match": match.id, "viewer": viewer})

    def _greeting(self, match: Match) -> str:
        table, now = match.table, match.watch(self.viewer, self.hello.cursor)
        return greeted(update_text(table, now, self.hello), table, self.viewer)

    async def _receive(self) -> str | None:
        """Return the next message; None for one that was answered already."""
        packet = await self._packet()
        if packet["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(packet.get("code") or 1005)
        text: str | None = packet.get("text")
        if text is not None and _longer(text, self._hall.settings.message_bytes):
            text, why = None, "too-large"
        else:
            why = "binary"
        if not self._meter.take():
            self._too_many(text)
        elif text is None:
            self._error(why, None)
        else:
            return text
        await asyncio.sleep(0)
        return None

    def _too_many(self, text: str | None) -> None:
        """Refuse a message; whoever goes on and on is cut off."""
        if self._meter.flood():
            self._why = "flood"
            self._error("flood", None, after=SHUT)
            _log.info("socket cut off", extra={"why": "flood"})
            raise Flood
        id = None if text is None else wire.id_of(text)
        self._error("too-many", id, after=round(self._meter.wait(), 3))

    async def _take(self, match: Match, viewer: Viewer, text: str) -> None:
        try:
            message = wire.read(text)
        except Malformed as error:
            self.hear(wire.error("malformed", str(error), wire.id_of(text)))
            return
        if (more := MORE.get(message.type)) is not None:
            self._meter.charge(more)
        try:
            await self._written()
            await self._answer(match, viewer, message)
        except Exception:
            _log.exception("a message failed", extra={"match": match.id})
            self._error("failed", message.id)

    async def _answer(self, match: Match, viewer: Viewer, message: Message) -> None:
        if isinstance(message, Ping):
            self.hear(wire.write("pong", id=message.id))
        elif isinstance(message, Watch):
            now = match.watch(viewer, message.cursor)
            text = update_text(match.table, now, self.hello, id=message.id)
            self._meter.charge(SENT * len(text))
            self.hear(text)
        elif viewer is SPECTATOR:
            now = match.watch(viewer)
            self.hear(wire.answer(Refused(message.id, "no-seat", now, said=WHY["no-seat"])))
        elif isinstance(message, TryMoves):
            tried = match.try_(viewer, message.ask, message.moves, message.id)
            letters = None
            if self.hello.letters and isinstance(tried, Tried):
                letters = match.table.game.letters(tried.view)
            self.hear(wire.answer(tried, letters))
        else:
            await self._act(match, viewer, message)

    async def _act(self, match: Match, seat: int, message: Message) -> None:
        """Let the match write; it answers through the hall, before it tells the others."""
        id = message.id
        if isinstance(message, Commit):
            self._writing = match.commit_soon(seat, message.ask, id, message.moves, to=self)
            self._writing.add_done_callback(partial(self._failed, match.id, id))
        elif isinstance(message, Sit):
            await match.sit(seat, id, message.name, message.seed, to=self)
        elif isinstance(message, Resign):
            stand_in = self._hall.catalogue.bot_names(match.table.game)[0]
            await match.resign(seat, id, stand_in, to=self)
        elif isinstance(message, Rematch):
            await self._rematch(match, seat, message)

    async def _rematch(self, match: Match, seat: int, message: Rematch) -> None:
        """Ask for a rematch; the table that is opened by it counts like any other."""
        if match.table.next is not None:
            await match.rematch(seat, message.id, message.seed, to=self)
        elif (after := self._meter.wait_table()) > 0:
            self._error("too-many", message.id, after=round(after, 3))
        else:
            await match.rematch(seat, message.id, message.seed, to=self)
            if match.table.next is not None:
                self._meter.opened()

    async def _written(self) -> None:
        """Wait for the commit that is under way, so that answers come in order."""
        if self._writing is not None and not self._writing.done():
            await asyncio.wait((self._writing,))

    def _failed(self, match: str, id: str, done: asyncio.Task[Answer]) -> None:
        """Say so where a commit fell over."""
        if not done.cancelled() and (error := done.exception()) is not None:
            _log.error("a message failed", extra={"match": match}, exc_info=error)
            self._error("failed", id)

    def _error(self, why: str, id: str | None, **more: float) -> None:
        self.hear(wire.error(why, _WORDS[why], id, **more))

    async def _say(self, text: str) -> None:
        await self._send({"type": "websocket.send", "text": text})

    async def end(self) -> None:
        """Send what is left, and close."""
        try:
            async with asyncio.timeout(1.0):
                if not self.slow:
                    await self._out.flush()
                code = _SLOW if self.slow else _POLICY
                await self._send({"type": "websocket.close", "code": code, "reason": self._why})
        except Exception:
            self._out.drop()
        except asyncio.CancelledError:
            self._out.drop()
            raise


def _longer(text: str, most: int) -> bool:
    """Return whether a text has more bytes than that."""
    return 4 * len(text) > most and len(text.encode("utf-8", "surrogatepass")) > most
