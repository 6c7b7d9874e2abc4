"""What twins are made of: acts of the seats, and how every draw falls."""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable, Iterable, Sequence
from dataclasses import dataclass, replace
from typing import NamedTuple, TypeVar

from tailback.kit import AnyGame, Options
from tailback.match import Terms

T = TypeVar("T")
TIME = 10.0
"""The seconds of a window at the tables of twins."""
CLOCK = Terms(30.0, 2.0)
"""What each player's clock begins with there; some run out."""
BEAT = 0.7
"""So many seconds go by before each act, unless a window is open."""


class Act(NamedTuple):
    """What one seat does: ``how`` is commit, try, or wrong for a commit that is refused.

    Nobody's acts are ``idle`` and ``clock``: nothing happens, or so many seconds go by.
    """

    seat: int
    move: str
    how: str = "commit"

    @property
    def moves(self) -> list[str]:
        return self.move.split()


IDLE = Act(-1, "", "idle")
"""Nothing happens, and the viewer asks again whether something has."""


def wait(seconds: float) -> Act:
    return Act(-1, str(seconds), "clock")


class Script(NamedTuple):
    """What the seats do, and which outcome falls at each draw."""

    acts: tuple[Act, ...]
    falls: tuple[int, ...]


@dataclass(frozen=True)
class Twins:
    """Two scripts that a viewer must not be able to tell apart, and the table they are played at.

    Whoever comes only after ``since`` acts has heard nothing before.
    """

    game: AnyGame
    options: Options
    seats: int
    one: Script
    other: Script
    time: float | None = TIME
    since: int = 0

    def moments(self, most: int) -> set[int]:
        """Return after which acts the viewer asks for all there is: where twins differ, or last."""
        last = len(self.one.acts)
        acts = zip(self.one.acts, self.other.acts, strict=True)
        unlike = [n for n, (a, b) in enumerate(acts, 1) if a != b and n >= self.since]
        chosen = some(unlike, most) or range(max(self.since, last - most), last)
        return {self.since, *chosen, last}


def some(given: Sequence[T], most: int) -> Sequence[T]:
    """Return a few from everywhere in a list."""
    return given[:: -(-len(given) // most) or 1]


class Rigged:
    """Dice that fall as a script says."""

    def __init__(self, falls: Sequence[int], drawn: int) -> None:
        self.falls = falls
        self.drawn = drawn

    def pick(self, weights: Sequence[int]) -> int:
        self.drawn += 1
        return self.falls[self.drawn - 1] if self.drawn <= len(self.falls) else 0


class Said(NamedTuple):
    """Something that reached a viewer, and by which channel."""

    channel: str
    what: object


Told = Callable[[Twins, Script], Awaitable[list[Said]]]
Plant = Callable[[AnyGame], AnyGame]


def differences(first: Sequence[Said], second: Sequence[Said]) -> set[str]:
    """Return the channels in which more, or something else, is said to one of the twins."""
    both = zip(first, second, strict=False)
    found = {a.channel for a, b in both if a != b or repr(a) != repr(b)}
    return found if len(first) == len(second) else {*found, "number"}


async def telling_apart(
    twins: Iterable[Twins], told: Told, plant: Plant | None = None
) -> AsyncIterator[set[str]]:
    """Return the channels by which each of the twins can be told apart, in turn.

    With a leak to ``plant``, a sound game makes them and a leaking one plays them.
    """
    for pair in twins:
        assert pair.one != pair.other
        played = pair if plant is None else replace(pair, game=plant(pair.game))
        yield differences(await told(played, pair.one), await told(played, pair.other))
