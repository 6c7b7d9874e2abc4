"""What each message of a connection asks for at its table."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from dataclasses import dataclass
from typing import Any, Final

from tailback.kit import SPECTATOR, Seat
from tailback.match import Answer, Rejected, Tried, reason
from tailback.server.live import server_messages
from tailback.server.live.broadcast import Connection, update_text
from tailback.server.live.chat import TableChat
from tailback.server.live.client_messages import (
    Chat,
    Claim,
    Commit,
    Deal,
    Offer,
    Overtime,
    Permit,
    Ping,
    Reclaim,
    Rematch,
    Reply,
    Resign,
    Reveal,
    Say,
    Sit,
    StandIn,
    Try,
    Wanted,
    Watch,
)
from tailback.server.live.lag import Lag
from tailback.server.live.registry import MatchRegistry
from tailback.server.live.room import Room
from tailback.server.live.tokens import key_of
from tailback.server.routes.rate_limits import Meter

TOO_MANY: Final = "Too many messages at once. This one was not looked at; send it again later."
_CHANGE_NOTHING: Final = (Ping, Watch, Try, Say, Chat, Claim)


@dataclass
class RequestHandler:
    """Does what one connection asks for, by the right that its token gives it."""

    connection: Connection
    registry: MatchRegistry
    chat: TableChat
    room: Room
    meter: Meter
    lag: Lag

    def handle(self, message: Wanted) -> str | asyncio.Task[Answer] | asyncio.Task[None]:
        """Return the answer, or a task that lets something be written, after which it answers."""
        viewer, invited = self.connection.viewer, self.connection.invited
        if invited is not None and isinstance(message, Claim):
            return _begin(self._claim(invited, message))
        if viewer is SPECTATOR or isinstance(message, _CHANGE_NOTHING):
            return self._reply(message)
        if isinstance(message, Commit):
            lag, to = self.lag.credit(self.registry.settings.lag), self.connection
            return self.room.match.commit_soon(
                viewer, message.ask, message.id, message.moves, to, lag
            )
        return _begin(self._act(viewer, message))

    def _reply(self, message: Wanted) -> str:
        """Return the answer to a message that changes nothing at the table."""
        viewer = self.connection.viewer
        match message:
            case Ping():
                return server_messages.write("pong", id=message.id)
            case Watch():
                now = self.room.match.watch(viewer, message.cursor)
                return update_text(self.room.match.state, now, self.connection.hello, id=message.id)
            case Say() | Chat():
                return self.chat.say(self.room, viewer, message)
            case Try() if viewer is not SPECTATOR:
                return self._try(viewer, message)
            case Sit() if self._has_sat(message):
                return server_messages.write("accepted", id=message.id)
            case Sit() if self.connection.invited is not None:
                return self._refused(message, "taken")
            case Claim():
                return self._refused(message, "no-player")
        return self._refused(message, "no-seat")

    def _try(self, seat: Seat, message: Try) -> str:
        answer = self.room.match.try_(seat, message.ask, message.moves, message.id)
        letters = None
        if self.connection.hello.letters and isinstance(answer, Tried):
            letters = self.room.match.state.game.text_view(answer.view)
        return server_messages.answer(answer, letters)

    def _has_sat(self, message: Sit) -> bool:
        """Return whether this was accepted before: the seat is opened by the very token it names.

        Whoever did not hear the answer comes back by the invitation, and asks again.
        """
        invited, keys = self.connection.invited, self.room.match.state.keys
        return invited is not None and keys.seats.get(invited) == key_of(message.token)

    def _refused(self, message: Wanted, why: str) -> str:
        update = self.room.match.watch(self.connection.viewer)
        return server_messages.answer(Rejected(message.id, why, update, said=str(reason(why))))

    def _is_used(self, seat: Seat, message: Sit | Claim) -> bool:
        """Return whether a token opens something here that is not what was asked for before."""
        opens = self.room.opens(message.token)
        return opens and self.room.match.state.keys.seats.get(seat) != key_of(message.token)

    async def _claim(self, seat: Seat, message: Claim) -> None:
        """Ask for a seat that is another's: only a spectator's view is ever told."""
        if self._is_used(seat, message):
            return self.connection.send_answer(self._refused(message, "key-used"))
        key, wait = key_of(message.token), round(1000 * self.registry.settings.claim)
        away = not self.room.presence.seats()[seat]
        await self.room.match.claim(seat, message.id, key, wait, self.connection, away=away)
        return None

    async def _act(self, seat: Seat, message: Wanted) -> None:
        id, to = message.id, self.connection
        match message:
            case Sit():
                await self._sit(seat, message)
            case Reveal():
                await self.room.match.reveal(seat, id, message.seed, to=to)
            case Deal():
                await self.room.match.deal(seat, id, to=to)
            case Resign():
                stand_in = self.registry.catalogue.bot_names(self.room.match.state.game)[0]
                await self.room.match.resign(seat, id, stand_in, to=to)
            case Rematch():
                await self._rematch(seat, message)
            case StandIn():
                away = self.room.presence.away(message.seat, self.registry.settings.grace)
                await self.room.match.stand_in(seat, id, message.seat, message.bot, to, away=away)
            case Reclaim():
                await self.room.match.reclaim(seat, id, to)
            case Overtime():
                await self.room.match.overtime(
                    seat, id, message.seat, message.choice, message.bot, to
                )
            case Offer():
                await self.room.match.offer(seat, id, message.what, to)
            case Reply():
                await self.room.match.reply(seat, id, message.offer, message.yes, to)
            case Permit():
                await self.room.match.permit(seat, id, message.claim, message.yes, to)

    async def _sit(self, seat: Seat, message: Sit) -> None:
        """Take the seat; from then on this connection speaks by the token that it has brought."""
        to = self.connection
        if self._is_used(seat, message):
            return to.send_answer(self._refused(message, "key-used"))
        key = key_of(message.token)
        to.keys.add(key)
        name, commitment = message.name, message.commitment
        await self.room.match.sit(seat, message.id, name, commitment, to=to, key=key)
        return None

    async def _rematch(self, seat: Seat, message: Rematch) -> None:
        """Ask for a rematch; the table that is opened by it counts like any other."""
        table, to = self.room.match.state, self.connection
        is_open = table.rematch.next_match is not None
        if not is_open and (after := self.meter.wait_table()) > 0:
            return to.send(
                server_messages.error("too-many", TOO_MANY, message.id, after=round(after, 3))
            )
        swap = message.swap
        await self.room.match.rematch(seat, message.id, message.commitment, to, swap=swap)
        if not is_open and table.rematch.next_match is not None:
            self.meter.opened()
        return None


def _begin(work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
    return asyncio.get_running_loop().create_task(work)
