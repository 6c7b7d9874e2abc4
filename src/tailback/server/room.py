"""A room: a match that is in use, who may come in, who is there and who has left."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Mapping
from typing import Final, NamedTuple

from tailback.kit import JSON, SPECTATOR, Seat, Viewer
from tailback.match import Match
from tailback.server import wire
from tailback.server.http_errors import BadToken, HttpError
from tailback.server.limits import TokenBucket
from tailback.server.telling import Ear
from tailback.server.tokens import Right, hosts_of, key_of, right_of, viewers_of

_EMPTY: Final = 10
"""So many steps a room without any weighs."""


class Here(NamedTuple):
    """Who is at a table by way of one node: which seats, and how many watch."""

    seats: tuple[int, ...]
    watch: int

    @classmethod
    def read(cls, about: Mapping[str, JSON]) -> Here:
        """Return what a notice says."""
        seats, watch = about.get("seats"), about.get("watch")
        known = seats if isinstance(seats, list) else ()
        there = tuple(seat for seat in known if isinstance(seat, int))
        return cls(there, watch if isinstance(watch, int) else 0)


class Room:
    """A match that is in use, and the connections at it."""

    def __init__(
        self,
        match: Match,
        notes: Mapping[str, str],
        buckets: tuple[TokenBucket, TokenBucket],
        cost: float = 0.0,
    ) -> None:
        self.match = match
        self.cost = cost
        """What it cost to take it up."""
        self.ears: dict[Viewer, set[Ear]] = {}
        self.users = 0
        self.left = time.monotonic()
        self.seated, self.watching = buckets
        """What its seats may still ask for, and those who watch: they cannot use up the others'."""
        self.elsewhere: dict[str, Here] = {}
        """Who is there by way of other nodes."""
        self.told = ""
        """Who is there, as everyone was told."""
        self.there: list[bool] = []
        """Which seats that were."""
        self.spoken = 0.0
        """When anybody was told of it."""
        self.telling: asyncio.TimerHandle | None = None
        """When everyone will be told of what has changed since."""
        self.voices: dict[Seat, TokenBucket] = {}
        """How often each seat may still speak."""
        self.published: Here | None = None
        """Who is here, as the other nodes were told."""
        table = match.table
        self._rights = viewers_of(notes, table.keys.moved_on, table.seating.seats)
        self._hosts = hosts_of(notes)
        self._gone = dict.fromkeys(range(len(match.table.chairs)), match.house.clock.now())
        """Since when seats have been away, as far as was noticed here."""

    def viewer(self, token: str) -> Viewer:
        """Return whose eyes a token opens; raise HttpError if it opens none."""
        return self.right(token).viewer

    def right(self, token: str) -> Right:
        """Return what a token may do; raise HttpError if nothing."""
        try:
            return right_of(key_of(token), self._rights, self.match.table)
        except KeyError:
            raise BadToken from None

    def admit(self, token: str) -> None:
        """Raise HttpError if a token opens nothing here, nor will when a claim's time is over."""
        claims = self.match.table.claims
        if not any(claim.end is None and claim.key == key_of(token) for claim in claims):
            self.right(token)

    def opens(self, token: str) -> bool:
        """Return whether a token opens anything here: a seat, or the right to watch."""
        try:
            self.viewer(token)
        except HttpError:
            return False
        return True

    def host(self, token: str) -> None:
        """Raise HttpError if a token is not that of whoever set the table."""
        if key_of(token) not in self._hosts:
            raise BadToken

    def opened_by(self, key: str) -> Viewer:
        """Return whose eyes the token under this note opens; a spectator's if it opens none."""
        try:
            return right_of(key, self._rights, self.match.table).viewer
        except KeyError:
            return SPECTATOR

    def bucket(self, viewer: Viewer) -> TokenBucket:
        """Return the rate limit that this viewer's work at the table counts against."""
        watches = self.match.table.eyes(viewer) is SPECTATOR
        return self.watching if watches else self.seated

    @property
    def weight(self) -> int:
        """Return how much it holds in memory, in steps."""
        return _EMPTY + self.match.table.pages.steps

    @property
    def spent(self) -> float:
        """Return what it has cost in all since it was taken up."""
        return self.cost + self.seated.spent + self.watching.spent

    def shut_out(self) -> None:
        """Send everyone away whose token opens its seat no longer."""
        table = self.match.table
        for seat in range(len(table.chairs)):
            for ear in tuple(self.ears.get(seat, ())):
                if table.keys.opener(seat) not in (None, *ear.keys):
                    self.ears[seat].discard(ear)
                    ear.dismiss("renewed", True)

    def seats_here(self) -> list[int]:
        """Return the seats that are connected to this node."""
        return [seat for seat in range(len(self.match.table.chairs)) if self.ears.get(seat)]

    def watch_here(self) -> int:
        """Return how many watch by way of this node."""
        return len(self.ears.get(SPECTATOR, ()))

    def here(self) -> Here:
        """Return who is there by way of this node."""
        return Here(tuple(self.seats_here()), self.watch_here())

    def presence(self) -> str:
        """Return which seats are there now, and how many watch, on any node."""
        watch = sum(each.watch for each in (self.here(), *self.elsewhere.values()))
        return wire.presence(self.present(), watch)

    def present(self) -> list[bool]:
        """Return of each seat whether it is there now; a bot always is."""
        far = {seat for each in self.elsewhere.values() for seat in each.seats}
        chairs = enumerate(self.match.table.chairs)
        return [c.kind == "bot" or bool(self.ears.get(seat)) or seat in far for seat, c in chairs]

    def note_absence(self) -> None:
        """Note since when seats have been away."""
        for seat, there in enumerate(self.present()):
            if there:
                self._gone.pop(seat, None)
            else:
                self._gone.setdefault(seat, self.match.house.clock.now())

    def away(self, seat: int, seconds: float) -> bool:
        """Return whether nobody has been there on a seat for so long."""
        gone = self._gone.get(seat)
        return gone is not None and self.match.house.clock.now() - gone >= seconds
