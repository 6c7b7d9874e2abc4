"""A WebSocket session: one viewer of one match. Every message is answered, in order."""

from __future__ import annotations

import asyncio
import logging
import time
from functools import partial
from typing import Any, Final

from fastapi import WebSocket
from starlette.types import Receive, Scope, Send
from starlette.websockets import WebSocketDisconnect

from tailback.kit import SPECTATOR, Seat, Viewer
from tailback.match import Answer
from tailback.server.http_errors import HttpError
from tailback.server.live import client_messages, server_messages
from tailback.server.live.broadcast import greeted, update_text
from tailback.server.live.chat import TableChat
from tailback.server.live.client_messages import Commit, Hello, Malformed, Ping, Pong, Wanted
from tailback.server.live.lag import Lag
from tailback.server.live.outbox import Outbox
from tailback.server.live.registry import MatchRegistry
from tailback.server.live.request_handler import TOO_MANY, RequestHandler
from tailback.server.live.room import Room
from tailback.server.live.tokens import key_of
from tailback.server.routes.rate_limits import BANNED_SECONDS, METER, MORE, SENT, SOCKET, Meter
from tailback.server.uvicorn_frames import PROTOCOL, FastProtocol

_POLICY: Final = 1008
_SLOW: Final = 1013
_WORDS: Final = {
    "binary": "Messages are text.",
    "too-large": "This message is too large.",
    "too-many": TOO_MANY,
    "flood": "Too many messages came although they were refused. Come back in a while.",
    "failed": "Something failed here. Send the same message again.",
    "renewed": "This link does not open its seat any more.",
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
        state, meter = socket.app.state, scope[METER]
        protocol = scope.get("extensions", {}).get(PROTOCOL, {}).get("connection")
        session = Session(state.registry, state.chat, receive, send, meter, protocol)
        try:
            await socket.accept()
            await session.run()
        except (WebSocketDisconnect, asyncio.CancelledError):
            pass  # the other side has left, it was cut off, or the server ends
        finally:
            await session.end()


class Session:
    """A connection: its queue of messages to send, what it costs, and its place at a table."""

    viewer: Viewer
    hello: Hello
    keys: set[str]
    last_presence = ""
    invited: Seat | None = None
    _room: Room
    _requests: RequestHandler

    def __init__(
        self,
        registry: MatchRegistry,
        chat: TableChat,
        receive: Receive,
        send: Send,
        meter: Meter,
        protocol: FastProtocol | None = None,
    ) -> None:
        self._registry = registry
        self._settings = settings = registry.settings
        self._chat = chat
        self._packet = receive
        self._send = send
        self._meter = meter
        self._protocol = protocol
        write = None if protocol is None else protocol.write
        self._out = Outbox(self._send_text, settings.unheard, settings.unheard_bytes, write)
        self._why = ""
        self._task = asyncio.current_task()
        self._writing: asyncio.Task[Answer] | asyncio.Task[None] | None = None
        self._lag = Lag()
        self._idle = False
        """Whether it waits for the next message."""
        self.slow = False
        self.dismissed = False

    # To the other side

    def send(self, text: str) -> None:
        """Send a message when its turn comes; one who never listens is cut off."""
        if not self.slow and not self._out.put(text):
            self.slow = True
            self._out.drop()
            self._cancel()

    def send_answer(self, text: str) -> None:
        """Send the answer to a message of its own, and charge for what had to be put together."""
        self._meter.charge(SENT * len(text))
        self.send(text)

    def dismiss(self, why: str, all: bool) -> bool:
        """Say why and end the connection, if ``all`` must go or its address is kept out."""
        if self.dismissed or not (all or self._meter.account.blocked):
            return False
        self._cut_off(why)
        return True

    def _cut_off(self, why: str, **more: float) -> None:
        """Say why, and end the connection."""
        self.dismissed, self._why = True, why
        self._send_error(why, None, **more)
        self._cancel()

    def _cancel(self) -> None:
        if self._task is not None:
            self._task.cancel()

    def _send_error(self, why: str, id: str | None, **more: float) -> None:
        self.send(server_messages.error(why, _WORDS[why], id, **more))

    async def _send_text(self, text: str) -> None:
        await self._send({"type": "websocket.send", "text": text})

    # From its hello to its end

    async def run(self) -> None:
        """Greet, then answer until the other side leaves."""
        try:
            async with asyncio.timeout(self._settings.hello):
                hello = client_messages.read_hello(await self._receive() or "")
        except TimeoutError:
            return self.send(server_messages.error("silent", "A connection begins with a hello."))
        except Malformed as error:
            return self.send(server_messages.error("malformed", str(error)))
        if self._meter.account.blocked:  # since the connection was let in
            return self._send_error("blocked", None)
        if hello.protocol != server_messages.PROTOCOL:
            return self._send_error("protocol", None)
        try:
            async with self._registry.room(hello.match, self._meter, hello.token) as room:
                await self._registry.catch_up(room, hello.token, hello.cursor)
                await room.use(hello.token)
                # what was just read may have given the seat another key
                right = room.right(hello.token)
                self.viewer, self.hello, self.keys = right.viewer, hello, {key_of(hello.token)}
                self.invited = right.seat if right.viewer is SPECTATOR else None
                self._room = room
                await self._stay()
        except HttpError as error:
            self.send(server_messages.error(error.why, error.said))
        return None

    async def _stay(self) -> None:
        room, match, viewer = self._room, self._room.match, self.viewer
        if self._meter.account.blocked:  # since it said hello
            return self._send_error("blocked", None)
        self._meter.at(room.bucket(viewer))
        self._requests = RequestHandler(
            self, self._registry, self._chat, room, self._meter, self._lag
        )
        update = update_text(match.state, match.watch(viewer, self.hello.cursor), self.hello)
        greeting = greeted(update, match.state, viewer, self._settings, self.invited)
        self._meter.charge(SOCKET + SENT * len(greeting))
        self.send(greeting)
        room.presence.enter(viewer, self)
        self._measure_lag()
        _log.info("socket open", extra={"match": match.id, "viewer": viewer})
        if self._protocol is not None:
            self._protocol.listener = self._take_at_once
        try:
            while not self.slow:
                await self._take(await self._receive())
        finally:
            if self._protocol is not None:
                self._protocol.listener = None
            room.presence.leave(viewer, self)
            del self._requests, self._room  # a session is a cycle: the match must not wait for it
            _log.info("socket closed", extra={"match": match.id, "viewer": viewer})

    async def end(self) -> None:
        """Send what is left, and close."""
        try:
            async with asyncio.timeout(1.0):
                if not self.slow:
                    await self._out.flush()
                code = _SLOW if self.slow else _POLICY
                await self._send({"type": "websocket.close", "code": code, "reason": self._why})
        except (Exception, asyncio.CancelledError):  # cancelled: the server ends
            self._out.drop()
        finally:
            self._writing = None  # its answer holds a whole view

    # Its messages

    async def _receive(self) -> str | None:
        """Return the next message; None for one that was answered already."""
        self._idle = True
        packet = await self._packet()
        self._idle = False
        if packet["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(packet.get("code") or 1005)
        return self._accepted(packet.get("text"))

    def _accepted(self, text: str | None) -> str | None:
        """Return a message that may be looked at; answer any other, and return None."""
        large = text is not None and _longer(text, self._settings.message_bytes)
        if not self._meter.take():
            self._refuse_many(None if large else text)
        elif text is None or large:
            self._send_error("too-large" if large else "binary", None)
        else:
            return text
        return None

    def _refuse_many(self, text: str | None) -> None:
        """Refuse a message; whoever goes on and on is cut off."""
        if self._meter.flood():
            self._cut_off("flood", after=BANNED_SECONDS)
            _log.info("socket cut off", extra={"why": "flood"})
            return
        id = None if text is None else client_messages.id_of(text)
        self._send_error("too-many", id, after=round(self._meter.wait(), 3))

    def _take_at_once(self, text: str) -> bool:
        """Take a message the moment it has come; return False where it must wait for its turn."""
        if not self._idle or self._under_way or self.slow or self.dismissed:
            return False
        if (message := self._read(self._accepted(text))) is not None:
            self._answer(message)
        return True

    async def _take(self, text: str | None) -> None:
        """Take a message in its turn: when what came before it is written."""
        if text is None:
            await asyncio.sleep(0)
        elif (message := self._read(text)) is not None:
            if self._writing is not None and self._under_way:
                await asyncio.wait((self._writing,))
            self._answer(message)

    def _read(self, text: str | None) -> Wanted | None:
        """Return a message, and charge for it; None for one that was answered already."""
        if text is None:
            return None
        try:
            message = client_messages.read(text)
        except Malformed as error:
            self.send(server_messages.error("malformed", str(error), client_messages.id_of(text)))
            return None
        if isinstance(message, Pong):
            self._lag.heard(message.number)
            return None
        if (more := MORE.get(message.type)) is not None:
            self._meter.charge(more)
        return message

    def _answer(self, message: Wanted) -> None:
        """Answer a message, or let the match write: it answers before it tells the others."""
        begun = time.perf_counter()
        try:
            answer = self._requests.handle(message)
            if isinstance(answer, str):
                self.send_answer(answer)
            else:
                self._writing = answer
                answer.add_done_callback(partial(self._done, message, begun))
            if isinstance(message, Commit | Ping):
                self._measure_lag()
        except Exception as error:
            self._failed(message.id, error)

    @property
    def _under_way(self) -> bool:
        """Return whether something is being written for this connection."""
        return self._writing is not None and not self._writing.done()

    def _done(self, message: Wanted, begun: float, done: asyncio.Task[Any]) -> None:
        """Count how long a commit took, and say so where something fell over."""
        if isinstance(message, Commit):
            self._registry.latency.add(time.perf_counter() - begun)
        if not done.cancelled() and (error := done.exception()) is not None:
            self._failed(message.id, error)

    def _failed(self, id: str, error: BaseException) -> None:
        _log.error("a message failed", extra={"match": self.hello.match}, exc_info=error)
        self._send_error("failed", id)

    def _measure_lag(self) -> None:
        """Measure the lag of a player at a table with clocks, now and then."""
        if self._room.match.state.clocks is None or self.viewer is SPECTATOR:
            return
        if (number := self._lag.ask()) is not None:
            self.send(server_messages.write("ping", number=number))


def _longer(text: str, most: int) -> bool:
    """Return whether a text has more bytes than that."""
    return 4 * len(text) > most and len(text.encode("utf-8", "surrogatepass")) > most
