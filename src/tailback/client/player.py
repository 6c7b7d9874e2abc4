"""A bot of this machine on a seat of a table elsewhere.

It knows what the seat was told: its recall is rebuilt from events and views. One that comes late
has missed what was fleeting, as a person would have; one that comes very late, after more than a
thousand pages, also what happened before those.
"""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator
from typing import Any, Final

from tailback.bots.bot import AnyBot, bot
from tailback.client.seat import Seat
from tailback.kit import AnyGame, Last, Memory, Question, Seating
from tailback.match import Rejected, Update

_AGAIN: Final = 1.0
"""How many seconds to wait when a move could not be written down."""


class SeatMemory:
    """What a seat, or a spectator, knows, built up from its updates."""

    def __init__(self, seat: Seat) -> None:
        agreed, game = seat.agreed, seat.game
        if agreed is None or game is None:
            raise LookupError("the game of this table is not installed here")
        self.game: AnyGame = game
        self._options = game.options_type.read(agreed.options)
        self._seat = seat
        self._begin()

    def _begin(self) -> None:
        """Know what one knows before anything has happened."""
        self._viewer, self._seating = self._seat.viewer, self._seated
        self._taken = 0 if self._seat.now.people is None else self._seat.now.people.taken
        start = self.game.start(self._options, self._seating)
        self._memory = Memory(self.game, start, self._viewer)
        self._version = 0

    @property
    def recall(self) -> Any:
        """Return what it knows now."""
        return self._memory.recall

    @property
    def _seated(self) -> Seating:
        """Return who sits at the table; who is youngest may be said after this seat was taken."""
        agreed = self._seat.agreed
        assert agreed is not None
        return Seating(agreed.seats, agreed.by_age, agreed.last and Last(*agreed.last))

    async def updates(self) -> AsyncIterator[Update]:
        """Return every update from now on, each taken in; what went before is asked for first."""
        asked = False
        async for update in self._seat.updates():
            taken = 0 if update.people is None else update.people.taken
            now = self._seat.viewer, self._seated, taken
            if (self._viewer, self._seating, self._taken) != now:
                # the seat was given up, another begins, or what was remembered was taken back
                self._begin()
                asked = False
            if not asked:  # only now, for nothing that follows can escape us any more
                asked = True
                self._hear(await self._seat.watch(0))
            if update.version >= self._version:
                self._hear(update)
                yield update

    def _hear(self, update: Update) -> None:
        """Take in an update; what was shown before is passed over."""
        shown = update.shown if update.version > self._version else ()
        self._version = update.version
        if update.stage not in ("open", "revealing"):
            view = update.view
            self._memory.add(shown, view.table, view.own)


async def play_seat(
    seat: Seat, who: str | AnyBot = "random", rng: random.Random | None = None
) -> Update:
    """Let a bot play a seat until the match is over; return the last update."""
    first, chance = await seat.hello(), rng or random.Random()
    memory, viewer = SeatMemory(seat), first.viewer
    if viewer is None:
        taken = ": somebody sits on this seat" if seat.invited is not None else ""
        raise ValueError(f"a spectator does not play{taken}")
    player = bot(memory.game, who) if isinstance(who, str) else who
    answered = None
    async for update in memory.updates():
        if update.stage == "over":
            return update
        place = None if update.people is None else update.people.seats[viewer]
        if place is not None and place.kind == "open":
            await seat.sit(who if isinstance(who, str) else type(who).__name__)
        if place is not None and place.stand_in is not None:  # it was away for too long
            await seat.reclaim()
            continue
        if update.ask is None or update.ask == answered or update.sealed is not None:
            continue
        legal = [memory.game.notation.move(text) for text in update.legal]
        question = Question(viewer, update.view, memory.recall, legal, chance)
        move = await asyncio.to_thread(player.choose, question)
        await _commit(seat, memory.game.notation.move_text(move), update.ask)
        answered = update.ask
    return seat.now


async def _commit(seat: Seat, move: str, ask: int) -> None:
    """Play a move, however often it takes until it is written down or too late."""
    while isinstance(answer := await seat.commit([move], ask), Rejected):
        if answer.why != "not-written":
            return
        await asyncio.sleep(_AGAIN)
