"""What can be done at a table: every verb that writes, by whoever may say it."""

from __future__ import annotations

import asyncio
from abc import ABC, abstractmethod
from collections.abc import Sequence

from tailback.kit import SPECTATOR, Seat, TailbackError, Viewer
from tailback.match.entry import Entry, new_id
from tailback.match.log_writer import Decide
from tailback.match.messages import Answer, Rejection
from tailback.match.ports import MatchServices
from tailback.match.state import MatchState
from tailback.match.verbs import (
    ages,
    claim,
    commit,
    offer,
    overtime,
    rematch,
    renew,
    resign,
    reveal,
    sit,
    stand_in,
)


class Actions(ABC):
    """The verbs of a match.

    Each answers through the channel, to the address ``to``, before it tells the others; it also
    returns its answer. ``id`` is the message's own, 32 hexadecimal digits.
    """

    services: MatchServices
    state: MatchState

    @abstractmethod
    def _begin(
        self,
        to: object,
        seat: Viewer,
        id: str,
        decide: Decide,
        *,
        leased: bool = False,
        outside: bool = False,
    ) -> asyncio.Task[Answer]:
        """Write what is decided; ``outside``: for one who asks about a seat of another's."""

    async def _act(self, to: object, seat: Viewer, id: str, decide: Decide, **how: bool) -> Answer:
        """Act to the end even if whoever asked has gone: a write begun is a write to fold."""
        return await asyncio.shield(self._begin(to, seat, id, decide, **how))

    async def sit(
        self,
        seat: Seat,
        id: str,
        name: str,
        commitment: str | None = None,
        to: object = None,
        *,
        bot: str | None = None,
        key: str | None = None,
    ) -> Answer:
        """Take an open seat, committing to a seed, or let a bot think on it.

        With a ``key`` the seat is opened by that alone from now on.
        """
        return await self._act(
            to, seat, id, lambda t: sit.decide(t, seat, id, name, commitment, bot, key)
        )

    async def reveal(self, seat: Seat, id: str, seed: str, to: object = None) -> Answer:
        """Tell the seed that a seat had committed to; the last one begins the match."""
        return await self._act(to, seat, id, lambda t: reveal.decide(t, seat, id, seed))

    async def deal(self, seat: Seat, id: str, to: object = None) -> Answer:
        """Agree to deal without the seeds that are missing; the last to agree begins the match."""
        wall = self.services.time_source.wall
        return await self._act(to, seat, id, lambda t: reveal.decide_deal(t, seat, id, wall()))

    async def commit(
        self, seat: Seat, ask: int, id: str, moves: Sequence[str], to: object = None
    ) -> Answer:
        """Play moves, or seal a choice, in answer to the question ``ask``."""
        return await asyncio.shield(self.commit_soon(seat, ask, id, moves, to))

    def commit_soon(
        self, seat: Seat, ask: int, id: str, moves: Sequence[str], to: object = None, lag: int = 0
    ) -> asyncio.Task[Answer]:
        """Do the same for someone who hears the answer through the channel and need not wait.

        ``lag`` is how many milliseconds the way here and back took, as far as that is credited.
        """
        return self._begin(to, seat, id, lambda t: commit.decide(t, seat, ask, id, moves, lag=lag))

    async def answer(self, seat: Seat, ask: int, id: str, move: str) -> Answer:
        """Play the move of the bot that sits there."""
        moves = [move]
        return await self._act(
            None, seat, id, lambda t: commit.decide(t, seat, ask, id, moves, bot=True), leased=True
        )

    async def resign(
        self, seat: Seat, id: str, stand_in: str | None = None, to: object = None
    ) -> Answer:
        """Give up; with several others left, the bot ``stand_in`` plays on."""
        return await self._act(to, seat, id, lambda t: resign.decide(t, seat, id, stand_in))

    async def rematch(
        self,
        seat: Seat,
        id: str,
        commitment: str,
        to: object = None,
        *,
        swap: bool = False,
    ) -> Answer:
        """Ask for another match; the last to ask finds it opened, under ``table.next``.

        With ``swap`` everyone sits one seat further on there.
        """
        return await self._act(
            to, seat, id, lambda t: rematch.decide(t, seat, id, commitment, swap=swap)
        )

    async def stand_in(
        self,
        seat: Seat | None,
        id: str,
        of: Seat,
        bot: str,
        to: object = None,
        *,
        away: bool = True,
    ) -> Answer:
        """Let a bot play on for another who is ``away``; without a seat, whoever set the table."""
        by = of if seat is None else seat
        return await self._act(
            to, by, id, lambda t: stand_in.decide(t, seat, id, of, self._known(bot), away=away)
        )

    async def reclaim(self, seat: Seat, id: str, to: object = None) -> Answer:
        """Take back a seat that was handed over."""
        return await self._act(to, seat, id, lambda t: stand_in.decide_reclaim(t, seat, id))

    async def overtime(
        self,
        seat: Seat,
        id: str,
        of: Seat,
        choice: overtime.Choice,
        bot: str | None = None,
        to: object = None,
    ) -> Answer:
        """Say what should follow now that another's time has run out."""

        def decide(state: MatchState) -> tuple[Entry, None]:
            named = self._known(bot or "") if choice == "bot" else None
            return overtime.decide(
                state, seat, id, of, choice, named, self.services.time_source.wall()
            )

        return await self._act(to, seat, id, decide)

    async def offer(self, seat: Seat, id: str, what: offer.What, to: object = None) -> Answer:
        """Offer a draw, or ask to take the last commit back."""
        return await self._act(to, seat, id, lambda t: offer.decide(t, seat, id, what))

    async def reply(self, seat: Seat, id: str, number: int, yes: bool, to: object = None) -> Answer:
        """Agree to an offer or not; whoever made it takes it back."""
        return await self._act(to, seat, id, lambda t: offer.decide_reply(t, seat, id, number, yes))

    async def renew(self, seat: Seat, id: str, key: str) -> Answer:
        """Let one sit down on a free seat by the token of this key alone."""
        return await self._act(None, seat, id, lambda t: renew.decide(t, seat, id, key))

    async def ages(self, id: str, named: Sequence[Seat] | None) -> Answer:
        """Say who is youngest or the order of age, before the match begins; None takes it back."""
        return await self._act(
            None, SPECTATOR, id, lambda t: ages.decide(t, id, named), outside=True
        )

    async def claim(
        self, seat: Seat, id: str, key: str, wait: int, to: object = None, *, away: bool = True
    ) -> Answer:
        """Ask for a seat whose key was lost; the address ``to`` need not speak for it."""
        wall = self.services.time_source.wall
        return await self._act(
            to,
            seat,
            id,
            lambda t: claim.decide(t, seat, id, key, wait, wall(), away=away),
            outside=True,
        )

    async def permit(
        self, seat: Seat, id: str, number: int, yes: bool, to: object = None
    ) -> Answer:
        """Agree to a claim, or say no."""
        return await self._act(
            to, seat, id, lambda t: claim.decide_permit(t, seat, id, number, yes)
        )

    async def cancel(self, seat: Seat) -> Answer:
        """End a claim to a seat: its key was used."""
        return await self._act(None, seat, new_id(), lambda t: claim.decide_cancel(t, seat))

    def claim_due(self) -> bool:
        """Return whether the time of a claim is over."""
        return claim.due(self.state, self.services.time_source.wall()) is not None

    async def change(self) -> Answer:
        """Let a seat change hands if the time of a claim is over."""
        wall = self.services.time_source.wall
        return await self._act(None, 0, new_id(), lambda t: claim.decide_change(t, wall()))

    def _known(self, bot: str) -> str:
        """Return the name of a bot; raise Rejection if there is none of this name."""
        try:
            self.services.bots(self.state.game, bot)
        except (LookupError, TailbackError):
            raise Rejection("no-bot") from None
        return bot
