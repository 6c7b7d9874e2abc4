"""A bot of this machine on a seat of a table elsewhere.

It knows what the seat was told: its recall is rebuilt from events and views. One that comes late
has missed what was fleeting, as a person would have.
"""

from __future__ import annotations

import asyncio
import random
from typing import Any

from tailback.bots.bot import AnyBot, bot
from tailback.client.seat import Seat
from tailback.kit import AnyGame, Last, Seating
from tailback.match import Refused, Update


class Memory:
    """What a seat knows, built up from its updates."""

    def __init__(self, seat: Seat) -> None:
        agreed, game = seat.agreed, seat.game
        if agreed is None or game is None:
            raise LookupError("the game of this table is not installed here")
        self.game: AnyGame = game
        last = None if agreed.last is None else Last(*agreed.last)
        seating = Seating(agreed.seats, agreed.by_age, last)
        options = game.options_type.read(agreed.options)
        self.recall: Any = game.recall(game.start(options, seating), seat.viewer)
        self._heard = 0

    def hear(self, update: Update) -> None:
        """Take in an update; events heard before are passed over."""
        if update.stage == "open":
            return
        events = [told.event for told in update.events if told.number > self._heard]
        self._heard = max(self._heard, update.cursor)
        self.recall = self.game.remember(self.recall, events, update.view)


async def play_seat(
    seat: Seat, who: str | AnyBot = "random", rng: random.Random | None = None
) -> Update:
    """Let a bot play a seat until the match is over; return the last update.

    The seat is to be connected with ``cursor=0``, so that it hears what went before.
    """
    first, chance = await seat.hello(), rng or random.Random()
    memory, viewer = Memory(seat), first.viewer
    if viewer is None:
        raise ValueError("a spectator does not play")
    thinker = bot(memory.game, who) if isinstance(who, str) else who
    if first.seats[viewer].kind == "open":
        await seat.sit(who if isinstance(who, str) else type(who).__name__)
    answered = None
    async for update in seat.updates():
        memory.hear(update)
        if update.stage == "over":
            return update
        if update.ask is None or update.ask == answered or update.sealed is not None:
            continue
        legal = [memory.game.notation.move(text) for text in update.legal]
        move = await asyncio.to_thread(
            thinker.choose, viewer, update.view, memory.recall, legal, chance
        )
        answer = await seat.commit([memory.game.notation.move_text(move)], update.ask)
        if not isinstance(answer, Refused) or answer.why == "stale":
            answered = update.ask
    return seat.now
