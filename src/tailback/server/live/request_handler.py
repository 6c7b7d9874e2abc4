"""What each message of a connection asks for at its table."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Any, Final

from tailback.kit import SPECTATOR, Seat
from tailback.match import Answer, Refused, Tried, reason
from tailback.server import wire
from tailback.server.asked import (
    Back,
    Chat,
    Claim,
    Commit,
    Deal,
    Hand,
    Late,
    Offer,
    Permit,
    Ping,
    Rematch,
    Reply,
    Resign,
    Reveal,
    Say,
    Sit,
    Try,
    Wanted,
    Watch,
)
from tailback.server.limits import Meter
from tailback.server.live.broadcast import Connection, update_text
from tailback.server.live.chat import TableChat
from tailback.server.live.lag import Lag
from tailback.server.live.registry import MatchRegistry
from tailback.server.live.room import Room
from tailback.server.tokens import key_of

TOO_MANY: Final = "Too many messages at once. This one was not looked at; send it again later."
_CHANGE_NOTHING: Final = (Ping, Watch, Try, Say, Chat, Claim)


class RequestHandler:
    """Does what one connection asks for, by the right that its token gives it."""

    def __init__(
        self,
        connection: Connection,
        registry: MatchRegistry,
        chat: TableChat,
        room: Room,
        meter: Meter,
        lag: Lag,
    ) -> None:
        self._connection = connection
        self._viewer = connection.viewer
        self._registry = registry
        self._settings = registry.settings
        self._chat = chat
        self._room = room
        self._match = room.match
        self._meter = meter
        self._lag = lag

    def handle(self, message: Wanted) -> str | asyncio.Task[Answer] | asyncio.Task[None]:
        """Return the answer, or a task that lets something be written, after which it answers."""
        viewer, invited = self._viewer, self._connection.invited
        if invited is not None and isinstance(message, Claim):
            return _begin(self._claim(invited, message))
        if viewer is SPECTATOR or isinstance(message, _CHANGE_NOTHING):
            return self._reply(message)
        if isinstance(message, Commit):
            lag, to = self._lag.credit(self._settings.lag), self._connection
            return self._match.commit_soon(viewer, message.ask, message.id, message.moves, to, lag)
        return _begin(self._act(viewer, message))

    def _reply(self, message: Wanted) -> str:
        """Return the answer to a message that changes nothing at the table."""
        viewer = self._viewer
        match message:
            case Ping():
                return wire.write("pong", id=message.id)
            case Watch():
                now = self._match.watch(viewer, message.cursor)
                return update_text(self._match.table, now, self._connection.hello, id=message.id)
            case Say() | Chat():
                return self._chat.say(self._room, viewer, message)
            case Try() if viewer is not SPECTATOR:
                return self._try(viewer, message)
            case Sit() if self._has_sat(message):
                return wire.write("accepted", id=message.id)
            case Sit() if self._connection.invited is not None:
                return self._refused(message, "taken")
            case Claim():
                return self._refused(message, "no-player")
        return self._refused(message, "no-seat")

    def _try(self, seat: Seat, message: Try) -> str:
        answer = self._match.try_(seat, message.ask, message.moves, message.id)
        letters = None
        if self._connection.hello.letters and isinstance(answer, Tried):
            letters = self._match.table.game.letters(answer.view)
        return wire.answer(answer, letters)

    def _has_sat(self, message: Sit) -> bool:
        """Return whether this was accepted before: the seat is opened by the very token it names.

        Whoever did not hear the answer comes back by the invitation, and asks again.
        """
        invited = self._connection.invited
        return invited is not None and self._match.table.keys.get(invited) == key_of(message.token)

    def _refused(self, message: Wanted, why: str) -> str:
        update = self._match.watch(self._viewer)
        return wire.answer(Refused(message.id, why, update, said=str(reason(why))))

    def _is_used(self, seat: Seat, message: Sit | Claim) -> bool:
        """Return whether a token opens something here that is not what was asked for before."""
        opens = self._room.opens(message.token)
        return opens and self._match.table.keys.get(seat) != key_of(message.token)

    async def _claim(self, seat: Seat, message: Claim) -> None:
        """Ask for a seat that is another's: only a spectator's view is ever told."""
        if self._is_used(seat, message):
            return self._connection.send_answer(self._refused(message, "key-used"))
        key, wait = key_of(message.token), round(1000 * self._settings.claim)
        away = not self._room.presence.seats()[seat]
        await self._match.claim(seat, message.id, key, wait, self._connection, away=away)
        return None

    async def _act(self, seat: Seat, message: Wanted) -> None:
        id, to = message.id, self._connection
        match message:
            case Sit():
                await self._sit(seat, message)
            case Reveal():
                await self._match.reveal(seat, id, message.seed, to=to)
            case Deal():
                await self._match.deal(seat, id, to=to)
            case Resign():
                stand_in = self._registry.catalogue.bot_names(self._match.table.game)[0]
                await self._match.resign(seat, id, stand_in, to=to)
            case Rematch():
                await self._rematch(seat, message)
            case Hand():
                away = self._room.presence.away(message.seat, self._settings.grace)
                await self._match.hand(seat, id, message.seat, message.bot, to, away=away)
            case Back():
                await self._match.back(seat, id, to)
            case Late():
                await self._match.late(seat, id, message.seat, message.choice, message.bot, to)
            case Offer():
                await self._match.offer(seat, id, message.what, to)
            case Reply():
                await self._match.reply(seat, id, message.offer, message.yes, to)
            case Permit():
                await self._match.permit(seat, id, message.claim, message.yes, to)

    async def _sit(self, seat: Seat, message: Sit) -> None:
        """Take the seat; from then on this connection speaks by the token that it has brought."""
        to = self._connection
        if self._is_used(seat, message):
            return to.send_answer(self._refused(message, "key-used"))
        key = key_of(message.token)
        to.keys.add(key)
        await self._match.sit(seat, message.id, message.name, message.commitment, to=to, key=key)
        return None

    async def _rematch(self, seat: Seat, message: Rematch) -> None:
        """Ask for a rematch; the table that is opened by it counts like any other."""
        table, to = self._match.table, self._connection
        is_open = table.next is not None
        if not is_open and (after := self._meter.wait_table()) > 0:
            return to.send(wire.error("too-many", TOO_MANY, message.id, after=round(after, 3)))
        swap = message.swap
        await self._match.rematch(seat, message.id, message.commitment, to, swap=swap)
        if not is_open and table.next is not None:
            self._meter.opened()
        return None


def _begin(work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
    return asyncio.get_running_loop().create_task(work)
