"""One socket is one viewer of one match. Every message is answered, in order."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Coroutine
from functools import partial
from typing import Any, Final

from fastapi import WebSocket
from starlette.types import Receive, Scope, Send
from starlette.websockets import WebSocketDisconnect

from tailback.kit import SPECTATOR, Seat, Viewer
from tailback.match import Answer, Match, Refused, Tried, reason
from tailback.server import asked, wire
from tailback.server.asked import (
    Back,
    Chat,
    Claim,
    Commit,
    Deal,
    Hand,
    Hello,
    Late,
    Malformed,
    Offer,
    Permit,
    Ping,
    Pong,
    Rematch,
    Reply,
    Resign,
    Reveal,
    Say,
    Sit,
    Wanted,
    Watch,
)
from tailback.server.asked import Try as TryMoves
from tailback.server.hall import Hall
from tailback.server.http_errors import HttpError
from tailback.server.lag import Lag
from tailback.server.limits import BANNED_SECONDS, METER, MORE, SENT, SOCKET, Meter
from tailback.server.outbox import Outbox
from tailback.server.room import Room
from tailback.server.talk import Talk
from tailback.server.telling import greeted, update_text
from tailback.server.tokens import key_of
from tailback.server.uvicorn_frames import PROTOCOL, FastProtocol

_POLICY: Final = 1008
_SLOW: Final = 1013
_WORDS: Final = {
    "binary": "Messages are text.",
    "too-large": "This message is too large.",
    "too-many": "Too many messages at once. This one was not looked at; send it again later.",
    "flood": "Too many messages came although they were refused. Come back in a while.",
    "failed": "Something failed here. Send the same message again.",
    "renewed": "This link does not open its seat any more.",
    "closed": "The host of this server has closed this table.",
    "blocked": "The host of this server does not let this address in.",
    "protocol": "This page is of another version than the server: load it again.",
}
_CHANGE_NOTHING: Final = (Ping, Watch, TryMoves, Say, Chat, Claim)
_log = logging.getLogger(__name__)


class SocketServer:
    """Serves connections, each from its hello to its end: an ASGI application of its own.

    Messages go straight to the server below; what a framework adds to each of them is not needed.
    """

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve one connection."""
        socket = WebSocket(scope, receive, send)
        hall: Hall = socket.app.state.hall
        meter: Meter = scope[METER]
        found = scope.get("extensions", {}).get(PROTOCOL, {})
        talk: Talk = socket.app.state.talk
        session = Session(hall, talk, receive, send, meter, found.get("connection"))
        try:
            await socket.accept()
            await session.run()
        except WebSocketDisconnect:
            pass
        except asyncio.CancelledError:
            pass  # it was cut off, or the server ends
        finally:
            await session.end()


class Session:
    """A connection: its queue of messages to send, what it costs, and its place at a table."""

    viewer: Viewer
    hello: Hello
    keys: set[str]
    present = ""
    invited: Seat | None = None

    def __init__(
        self,
        hall: Hall,
        talk: Talk,
        receive: Receive,
        send: Send,
        meter: Meter,
        protocol: FastProtocol | None = None,
    ) -> None:
        self._hall = hall
        self._talk = talk
        self._packet = receive
        self._send = send
        settings = hall.settings
        self._meter = meter
        self._protocol = protocol
        write = None if protocol is None else protocol.write
        self._out = Outbox(self._say, settings.unheard, settings.unheard_bytes, write)
        self._why = ""
        self._task = asyncio.current_task()
        self._writing: asyncio.Task[Answer] | asyncio.Task[None] | None = None
        self._lag = Lag()
        self._idle = False
        """Whether it waits for the next message."""
        self.slow = False
        self.dismissed = False

    def dismiss(self, why: str, all: bool) -> bool:
        """Say why and end the connection, if ``all`` must go or its address is kept out."""
        if self.dismissed or not (all or self._meter.account.blocked):
            return False
        self._cut_off(why)
        return True

    def _cut_off(self, why: str, **more: float) -> None:
        """Say why, and end the connection."""
        self.dismissed, self._why = True, why
        self._error(why, None, **more)
        if self._task is not None:
            self._task.cancel()

    def hear(self, text: str) -> None:
        """Send a message when its turn comes; one who never listens is cut off."""
        if not self.slow and not self._out.put(text):
            self.slow = True
            self._out.drop()
            if self._task is not None:
                self._task.cancel()

    def answered(self, text: str) -> None:
        """Send the answer to a message of its own, and charge for what had to be put together."""
        self._meter.charge(SENT * len(text))
        self.hear(text)

    async def run(self) -> None:
        """Greet, then answer until the other side leaves."""
        try:
            async with asyncio.timeout(self._hall.settings.hello):
                text = await self._receive()
                hello = asked.read_hello(text or "")
        except TimeoutError:
            return self.hear(wire.error("silent", "A connection begins with a hello."))
        except Malformed as error:
            return self.hear(wire.error("malformed", str(error)))
        if self._meter.account.blocked:  # since the connection was let in
            return self._error("blocked", None)
        if hello.protocol != wire.PROTOCOL:
            return self._error("protocol", None)
        try:
            async with self._hall.room(hello.match, self._meter, hello.token) as room:
                await self._hall.newest(room, hello.token, hello.cursor)
                await self._hall.use(room, hello.token)
                # what was just read may have given the seat another key
                right = room.right(hello.token)
                self.viewer, self.hello, self.keys = right.viewer, hello, {key_of(hello.token)}
                self.invited = right.seat if right.viewer is SPECTATOR else None
                await self._stay(room)
        except HttpError as error:
            self.hear(wire.error(error.why, error.said))
        return None

    async def _stay(self, room: Room) -> None:
        match, viewer = room.match, self.viewer
        if self._meter.account.blocked:  # since it said hello
            return self._error("blocked", None)
        self._meter.at(room.bucket(viewer))
        greeting = self._greeting(match)
        self._meter.charge(SOCKET + SENT * len(greeting))
        self.hear(greeting)
        self._hall.enter(room, viewer, self)
        self._measure(match)
        _log.info("socket open", extra={"match": match.id, "viewer": viewer})
        if self._protocol is not None:
            self._protocol.listener = partial(self._heard, room, viewer)
        try:
            while not self.slow:
                text = await self._receive()
                if text is not None:
                    await self._take(room, viewer, text)
        finally:
            if self._protocol is not None:
                self._protocol.listener = None
            self._hall.leave(room, viewer, self)
            _log.info("socket closed", extra={"match": match.id, "viewer": viewer})

    def _greeting(self, match: Match) -> str:
        table, now = match.table, match.watch(self.viewer, self.hello.cursor)
        text, settings = update_text(table, now, self.hello), self._hall.settings
        return greeted(text, table, self.viewer, settings, self.invited)

    async def _receive(self) -> str | None:
        """Return the next message; None for one that was answered already."""
        self._idle = True
        packet = await self._packet()
        self._idle = False
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
            self._cut_off("flood", after=BANNED_SECONDS)
            _log.info("socket cut off", extra={"why": "flood"})
            return
        id = None if text is None else asked.id_of(text)
        self._error("too-many", id, after=round(self._meter.wait(), 3))

    def _heard(self, room: Room, viewer: Viewer, text: str) -> bool:
        """Take a message the moment it has come; return False where it must wait for its turn."""
        if not self._idle or self._under_way or self.slow or self.dismissed:
            return False
        if _longer(text, self._hall.settings.message_bytes):
            return False
        if not self._meter.take():
            self._too_many(text)
        elif (message := self._read(text)) is not None:
            self._answer(room, viewer, message)
        return True

    async def _take(self, room: Room, viewer: Viewer, text: str) -> None:
        """Take a message in its turn: when what came before it is written."""
        if (message := self._read(text)) is not None:
            if self._writing is not None and self._under_way:
                await asyncio.wait((self._writing,))
            self._answer(room, viewer, message)

    def _read(self, text: str) -> Wanted | None:
        """Return a message, and charge for it; None for one that was answered already."""
        try:
            message = asked.read(text)
        except Malformed as error:
            self.hear(wire.error("malformed", str(error), asked.id_of(text)))
            return None
        if isinstance(message, Pong):
            self._lag.heard(message.number)
            return None
        if (more := MORE.get(message.type)) is not None:
            self._meter.charge(more)
        return message

    def _answer(self, room: Room, viewer: Viewer, message: Wanted) -> None:
        """Answer a message, or let the match write: it answers before it tells the others."""
        match = room.match
        try:
            if self.invited is not None and isinstance(message, Claim):
                self._write(match, message, self._claim(room, self.invited, message))
            elif viewer is SPECTATOR or isinstance(message, _CHANGE_NOTHING):
                self.answered(self._told(room, viewer, message))
                if isinstance(message, Ping):
                    self._measure(match)
            elif isinstance(message, Commit):
                begun, id = time.perf_counter(), message.id
                lag = self._lag.credit(self._hall.settings.lag)
                self._writing = match.commit_soon(viewer, message.ask, id, message.moves, self, lag)
                self._measure(match)
                self._writing.add_done_callback(partial(self._done, match, id, begun))
            else:
                self._write(match, message, self._act(room, viewer, message))
        except Exception as error:
            self._failed(match, message.id, error)

    def _write(self, match: Match, message: Wanted, acting: Coroutine[Any, Any, None]) -> None:
        """Let something be written; it is answered by the match."""
        self._writing = asyncio.get_running_loop().create_task(acting)
        self._writing.add_done_callback(partial(self._done, match, message.id, None))

    def _told(self, room: Room, viewer: Viewer, message: Wanted) -> str:
        """Return the answer to a message that changes nothing at the table."""
        match = room.match
        if isinstance(message, Ping):
            return wire.write("pong", id=message.id)
        if isinstance(message, Watch):
            now = match.watch(viewer, message.cursor)
            return update_text(match.table, now, self.hello, id=message.id)
        if isinstance(message, Say | Chat):
            return self._talk.say(room, viewer, message)
        if viewer is SPECTATOR or not isinstance(message, TryMoves):
            if self._sits(match, message):
                return wire.write("accepted", id=message.id)
            return self._refused(match, viewer, message, self._why_not(message))
        tried = match.try_(viewer, message.ask, message.moves, message.id)
        letters = None
        if self.hello.letters and isinstance(tried, Tried):
            letters = match.table.game.letters(tried.view)
        return wire.answer(tried, letters)

    def _sits(self, match: Match, message: Wanted) -> bool:
        """Return whether this was accepted before: the seat is opened by the very token it names.

        Whoever did not hear the answer comes back by the invitation, and asks again.
        """
        if self.invited is None or not isinstance(message, Sit):
            return False
        return match.table.keys.seats.get(self.invited) == key_of(message.token)

    def _why_not(self, message: Wanted) -> str:
        """Return why something is not for whoever has no seat, or has one and asks for one."""
        if isinstance(message, Sit) and self.invited is not None:
            return "taken"
        return "no-player" if isinstance(message, Claim) else "no-seat"

    def _refused(self, match: Match, viewer: Viewer, message: Wanted, why: str) -> str:
        return wire.answer(Refused(message.id, why, match.watch(viewer), said=str(reason(why))))

    def _is_used(self, room: Room, seat: Seat, message: Sit | Claim) -> bool:
        """Return whether a token opens something here that is not what was asked for before."""
        used = room.opens(message.token)
        return used and room.match.table.keys.seats.get(seat) != key_of(message.token)

    async def _claim(self, room: Room, seat: Seat, message: Claim) -> None:
        """Ask for a seat that is another's: only a spectator's view is ever told."""
        match = room.match
        if self._is_used(room, seat, message):
            return self.answered(self._refused(match, SPECTATOR, message, "key-used"))
        key, wait = key_of(message.token), round(1000 * self._hall.settings.claim)
        away = not room.present()[seat]
        await match.claim(seat, message.id, key, wait, self, away=away)
        return None

    async def _sit(self, room: Room, seat: Seat, message: Sit) -> None:
        """Take the seat; from then on this connection speaks by the token that it has brought."""
        if self._is_used(room, seat, message):
            return self.answered(self._refused(room.match, seat, message, "key-used"))
        key = key_of(message.token)
        self.keys.add(key)
        await room.match.sit(seat, message.id, message.name, message.commitment, to=self, key=key)
        return None

    async def _act(self, room: Room, seat: int, message: Wanted) -> None:
        match, id = room.match, message.id
        if isinstance(message, Sit):
            await self._sit(room, seat, message)
        elif isinstance(message, Reveal):
            await match.reveal(seat, id, message.seed, to=self)
        elif isinstance(message, Deal):
            await match.deal(seat, id, to=self)
        elif isinstance(message, Resign):
            stand_in = self._hall.catalogue.bot_names(match.table.game)[0]
            await match.resign(seat, id, stand_in, to=self)
        elif isinstance(message, Rematch):
            await self._rematch(match, seat, message)
        elif isinstance(message, Hand):
            away = room.away(message.seat, self._hall.settings.grace)
            await match.hand(seat, id, message.seat, message.bot, self, away=away)
        elif isinstance(message, Back):
            await match.back(seat, id, self)
        elif isinstance(message, Late):
            await match.late(seat, id, message.seat, message.choice, message.bot, self)
        elif isinstance(message, Offer):
            await match.offer(seat, id, message.what, self)
        elif isinstance(message, Reply):
            await match.reply(seat, id, message.offer, message.yes, self)
        elif isinstance(message, Permit):
            await match.permit(seat, id, message.claim, message.yes, self)

    def _measure(self, match: Match) -> None:
        """Measure the lag of a player at a table with clocks, now and then."""
        if match.table.clocks is None or self.viewer is SPECTATOR:
            return
        if (number := self._lag.ask()) is not None:
            self.hear(wire.write("ping", number=number))

    async def _rematch(self, match: Match, seat: int, message: Rematch) -> None:
        """Ask for a rematch; the table that is opened by it counts like any other."""
        asking = partial(
            match.rematch, seat, message.id, message.commitment, self, swap=message.swap
        )
        if match.table.rematch.next is not None:
            await asking()
        elif (after := self._meter.wait_table()) > 0:
            self._error("too-many", message.id, after=round(after, 3))
        else:
            await asking()
            if match.table.rematch.next is not None:
                self._meter.opened()

    @property
    def _under_way(self) -> bool:
        """Return whether something is being written for this connection."""
        return self._writing is not None and not self._writing.done()

    def _done(
        self, match: Match, id: str, begun: float | None, done: asyncio.Task[Answer | None]
    ) -> None:
        """Count how long a commit took, and say so where something fell over."""
        if begun is not None:
            self._hall.latency.add(time.perf_counter() - begun)
        if not done.cancelled() and (error := done.exception()) is not None:
            self._failed(match, id, error)

    def _failed(self, match: Match, id: str, error: BaseException) -> None:
        _log.error("a message failed", extra={"match": match.id}, exc_info=error)
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
        except asyncio.CancelledError:  # the server ends
            self._out.drop()
        finally:
            self._writing = None  # its answer holds a whole view


def _longer(text: str, most: int) -> bool:
    """Return whether a text has more bytes than that."""
    return 4 * len(text) > most and len(text.encode("utf-8", "surrogatepass")) > most
