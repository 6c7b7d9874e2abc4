"""Players' clocks: what each seat has left follows from the times in the log alone.

A seat's clock runs while it is asked and has not chosen. In a window of time all stand still: it
has an end of its own, and which answers are held back there must not show. A bot has no clock.
Running out changes nothing by itself: a late answer counts, and the others may decide
(overtime.py).
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass, field
from typing import Any, Final, NamedTuple

from tailback.kit import Seat, TailbackError
from tailback.match.state import MatchState

LEAST, MOST, MOST_MORE = 10.0, 14 * 86_400.0, 86_400.0
"""How many seconds a seat may be given, and at most after each of its turns."""
_MINUTE: Final = 60_000
_AGAIN: Final = 10


class Allowance(NamedTuple):
    """How many milliseconds each seat has at first, and how many more after each turn."""

    first: int
    more: int


@dataclass(slots=True)
class SeatClocks:
    """What each seat has left of its time."""

    allowance: Allowance
    left: list[int]
    """How many milliseconds each seat has left, as it was when the last entry was written."""
    spent: list[int]
    """How many of them it has used up for the question that it is asked now."""
    brought: list[tuple[int, Seat]] = field(default_factory=list)
    """To which seats a turn has brought more time, each with how many pages lay before it."""

    @classmethod
    def full(cls, allowance: Allowance, seats: int) -> SeatClocks:
        """Return the clocks as they stand at first."""
        return cls(allowance, [allowance.first] * seats, [0] * seats)

    def grant(self, seat: Seat) -> None:
        """Let a seat have a tenth of its time again, a minute at least, where it has less."""
        self.left[seat] = max(self.left[seat], _MINUTE, self.allowance.first // _AGAIN)

    def turned_back(self, first: int) -> None:
        """Forget the turns from this page on, and take back what they brought."""
        while self.brought and self.brought[-1][0] >= first:
            _, seat = self.brought.pop()
            self.left[seat] -= self.allowance.more


class Terms(NamedTuple):
    """How much time is agreed, in seconds: for all of a seat's turns, and more after each."""

    seconds: float
    more: float = 0.0

    def allowance(self) -> Allowance:
        """Return the same in milliseconds, or raise what is wrong with it."""
        if not LEAST <= self.seconds <= MOST or not 0 <= self.more <= MOST_MORE:
            raise TailbackError(
                f"a clock has {LEAST:.0f} to {MOST:.0f} seconds for each player, "
                f"and 0 to {MOST_MORE:.0f} more after each turn"
            )
        return Allowance(round(self.seconds * 1000), round(self.more * 1000))


def terms(state: MatchState) -> Terms | None:
    """Return what was agreed at a table; None where there are no clocks."""
    if state.clocks is None:
        return None
    first, more = state.clocks.allowance
    return Terms(first / 1000, more / 1000)


def running(state: MatchState) -> tuple[Seat, ...]:
    """Return the seats whose clocks run now."""
    decision = state.decision
    if state.clocks is None or decision is None or state.timed:
        return ()
    return tuple([s for s in decision.seats if s not in state.sealed and state.chairs[s].plays])


def left(state: MatchState, seat: Seat, at: int) -> int:
    """Return how many milliseconds a seat has left at some time; none or fewer: it has run out."""
    assert state.clocks is not None
    gone = max(0, at - state.at) if seat in running(state) else 0
    return state.clocks.left[seat] - gone


def out(state: MatchState, seat: Seat, at: int) -> bool:
    """Return whether a seat is asked and its time has run out."""
    return seat in running(state) and left(state, seat, at) <= 0


def tick(state: MatchState, at: int) -> tuple[Seat, ...]:
    """Take from the clocks that run what has gone by since the last entry; return whose."""
    ran, clocks = running(state), state.clocks
    assert clocks is not None
    for seat in ran:
        clocks.left[seat] -= at - state.at
        clocks.spent[seat] += at - state.at
    return ran


def settle(state: MatchState, ran: Collection[Seat], kind: str, body: Mapping[str, Any]) -> None:
    """Set the clocks after an entry before which these ``ran``.

    Whoever answered is credited with the measured lag, as far as the answer took that long, and
    has more time when its turn is over: a choice made unseen is a turn, whatever is asked next.
    """
    clocks = state.clocks
    if clocks is None:
        return
    if kind in ("commit", "seal") and (seat := body["seat"]) in ran:
        clocks.left[seat] += min(body.get("lag", 0), clocks.spent[seat])
        clocks.spent[seat] = 0
        if kind == "seal" or seat not in running(state):
            clocks.left[seat] = max(0, clocks.left[seat]) + clocks.allowance.more
            clocks.brought.append((len(state.pages), seat))
        state.overtime.votes.pop(seat, None)
    rest(state)


def rest(state: MatchState) -> None:
    """Forget of those whose clocks do not run what they have used up and what others want."""
    if state.clocks is None:
        return
    run = running(state)
    for seat in range(len(state.chairs)):
        if seat not in run:
            state.clocks.spent[seat] = 0
            state.overtime.votes.pop(seat, None)
