"""A room: a match that is in use, who may come in, and who is there."""

from __future__ import annotations

import time
from collections.abc import Mapping
from typing import Final

from tailback.kit import SPECTATOR, Seat, Viewer
from tailback.match import Match
from tailback.server.http_errors import BadToken, HttpError, must_be_written
from tailback.server.live.presence import TablePresence
from tailback.server.live.tokens import Right, hosts_of, key_of, right_of, viewers_of
from tailback.server.routes.rate_limits import TokenBucket

_EMPTY: Final = 10
"""So many steps a room without any weighs."""


class Room:
    """A match that is in use: what its tokens open, who is there, and what it costs."""

    def __init__(
        self,
        match: Match,
        notes: Mapping[str, str],
        presence: TablePresence,
        buckets: tuple[TokenBucket, TokenBucket],
        cost: float = 0.0,
    ) -> None:
        self.match = match
        self.presence = presence
        self.cost = cost
        """What it cost to take it up."""
        self.users = 0
        self.left = time.monotonic()
        self.seated, self.watching = buckets
        """What its seats may still ask for, and those who watch: they cannot use up the others'."""
        self.voices: dict[Seat, TokenBucket] = {}
        """How often each seat may still speak."""
        table = match.state
        self._rights = viewers_of(notes, table.keys.moved_on, table.seating.seats)
        self._hosts = hosts_of(notes)

    def right(self, token: str) -> Right:
        """Return what a token may do; raise HttpError if nothing."""
        try:
            return right_of(key_of(token), self._rights, self.match.state)
        except KeyError:
            raise BadToken from None

    def viewer(self, token: str) -> Viewer:
        """Return whose eyes a token opens; raise HttpError if it opens none."""
        return self.right(token).viewer

    def opened_by(self, key: str) -> Viewer:
        """Return whose eyes the token under this note opens; a spectator's if it opens none."""
        try:
            return right_of(key, self._rights, self.match.state).viewer
        except KeyError:
            return SPECTATOR

    def opens(self, token: str) -> bool:
        """Return whether a token opens anything here: a seat, or the right to watch."""
        try:
            self.right(token)
        except HttpError:
            return False
        return True

    def admit(self, token: str) -> None:
        """Raise HttpError if a token opens nothing here, nor will when a claim's time is over."""
        claims = self.match.state.claims
        if not any(claim.end is None and claim.key == key_of(token) for claim in claims):
            self.right(token)

    def host(self, token: str) -> None:
        """Raise HttpError if a token is not that of whoever set the table."""
        if key_of(token) not in self._hosts:
            raise BadToken

    async def use(self, token: str) -> None:
        """Write what the use of a token brings about, before it counts.

        A seat changes hands if the time of a claim is over; the use of a seat's own key cancels a
        claim to it.
        """
        match = self.match
        if match.claim_due():
            must_be_written(await match.change())
        seat = self.opened_by(key_of(token))
        if seat is not SPECTATOR and match.state.claims.of(seat) is not None:
            must_be_written(await match.cancel(seat))

    def bucket(self, viewer: Viewer) -> TokenBucket:
        """Return the rate limit that this viewer's work at the table counts against."""
        watches = self.match.state.viewpoint(viewer) is SPECTATOR
        return self.watching if watches else self.seated

    @property
    def weight(self) -> int:
        """Return how much it holds in memory, in steps."""
        return _EMPTY + self.match.state.pages.steps

    @property
    def spent(self) -> float:
        """Return what it has cost in all since it was taken up."""
        return self.cost + self.seated.spent + self.watching.spent
