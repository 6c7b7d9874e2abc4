"""The arena: bots play many games against each other, and the results are counted with intervals.

>>> import tailback
>>> from tailback.bots import RandomBot
>>> shift = tailback.game("shift")
>>> table = [RandomBot(shift), RandomBot(shift)]
>>> end = play(shift, table, shift.start(shift.options(turn_limit=5)), random.Random(1))
>>> end.ranks
(1, 1)
"""

from __future__ import annotations

import random
import time
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from itertools import islice
from math import sqrt
from typing import Any, NamedTuple

from tailback.bots.bot import AnyBot
from tailback.kit import (
    NATURE,
    AnyGame,
    Decision,
    Finished,
    Memory,
    Question,
    RandomDice,
    Seat,
    Seating,
    Step,
)
from tailback.kit.walk import random_walk, walk


class Interval(NamedTuple):
    """A share and the bounds of its confidence interval."""

    share: float
    low: float
    high: float

    def __str__(self) -> str:
        return f"{self.share:.1%} ({self.low:.1%} to {self.high:.1%})"


def wilson(points: float, games: int, z: float = 1.96) -> Interval:
    """Return the share of points with Wilson's interval, by default of 95 %.

    A draw may count as half a point; the interval is then a little wider than it must be.

    >>> print(wilson(70, 100))
    70.0% (60.4% to 78.1%)
    >>> print(wilson(5, 5))
    100.0% (56.6% to 100.0%)
    """
    if games == 0:
        return Interval(0.0, 0.0, 1.0)
    share = points / games
    middle = share + z * z / (2 * games)
    spread = z * sqrt(share * (1 - share) / games + z * z / (4 * games * games))
    whole = 1 + z * z / games
    return Interval(share, max(0.0, (middle - spread) / whole), min(1.0, (middle + spread) / whole))


@dataclass
class MoveTimes:
    """How long a bot thought, move by move."""

    seconds: list[float] = field(default_factory=list)

    @property
    def longest(self) -> float:
        """The longest time for one move."""
        return max(self.seconds, default=0.0)

    @property
    def mean(self) -> float:
        """The mean time for one move."""
        return sum(self.seconds) / len(self.seconds) if self.seconds else 0.0


class Players:
    """Bots around a table: each is shown what its seat may know, and remembers all of it."""

    def __init__(
        self,
        game: AnyGame,
        bots: Sequence[AnyBot],
        start: Any,
        rng: random.Random,
        times: Sequence[MoveTimes] | None = None,
    ) -> None:
        seats = range(len(bots))
        options = getattr(start, "options", None) or game.options()
        self._game, self._bots, self._rng = game, bots, rng
        self._scene = game.scene(options, Seating(len(bots)))
        self._times = times or [MoveTimes() for _ in seats]
        self._memories = [Memory(game, start, seat) for seat in seats]

    def choose(self, position: Any, seat: Seat) -> Any:
        """Return the move of the bot in this seat."""
        view = self._game.view(self._scene, position, seat)
        legal = self._game.legal(position, seat)
        question = Question(seat, view, self._memories[seat].recall, legal, self._rng)
        began = time.perf_counter()
        move = self._bots[seat].choose(question)
        self._times[seat].seconds.append(time.perf_counter() - began)
        return move

    def watch(self, step: Step[Any, Any]) -> None:
        """Let every bot remember what it was shown of a step."""
        game, table = self._game, self._game.observer.table(step.after)
        for seat, memory in enumerate(self._memories):
            memory.add(game.shown_to(step.story, seat), table, game.own(step.after, seat))


def play(
    game: AnyGame,
    bots: Sequence[AnyBot],
    position: Any,
    rng: random.Random,
    times: Sequence[MoveTimes] | None = None,
    most: int | None = None,
) -> Finished | None:
    """Play from a position, a bot in each seat, and return the end.

    The bots begin to watch at this position: it must hide nothing from them, as a start position
    does. A game that is not over after ``most`` steps is broken off, and None is returned.
    """
    players = Players(game, bots, position, rng, times)
    for step in islice(walk(game, position, players.choose, RandomDice(rng), told=True), most):
        players.watch(step)
        position = step.after
    end = game.pending(position)
    return end if isinstance(end, Finished) else None


@dataclass
class Tally:
    """How one player fared: the one way in which games are counted.

    The first place is a win, also where it is shared by some of the seats; shared by all of them it
    is a draw. So the wins of a table may be more than its games, as two can win together.
    """

    games: int = 0
    wins: int = 0
    draws: int = 0
    losses: int = 0
    unfinished: int = 0

    def count(self, end: Finished | None, seat: int) -> None:
        """Count one game that the player played in this seat; None was broken off."""
        self.games += 1
        if end is None:
            self.unfinished += 1
        elif end.drawn:
            self.draws += 1
        elif seat in end.winners:
            self.wins += 1
        else:
            self.losses += 1

    @property
    def points(self) -> float:
        """A win is one point; a draw, or a game broken off, is half a point."""
        return self.wins + (self.draws + self.unfinished) / 2

    @property
    def share(self) -> Interval:
        """The share of the points, with Wilson's interval."""
        return wilson(self.points, self.games)

    def __str__(self) -> str:
        broken = f", {self.unfinished} unfinished" if self.unfinished else ""
        return f"{self.wins} won, {self.draws} drawn, {self.losses} lost{broken}: {self.share}"


@dataclass
class Result(Tally):
    """What came out of a match for the first bot, against one or several others."""

    times: tuple[MoveTimes, MoveTimes] = field(default_factory=lambda: (MoveTimes(), MoveTimes()))
    """Those of the first bot and of its opponents."""


def match(
    game: AnyGame,
    first: AnyBot,
    other: AnyBot,
    openings: Iterable[Any],
    rng: random.Random,
    seats: int = 2,
    most: int | None = None,
    told: Callable[[Result], None] | None = None,
) -> Result:
    """Let the first bot play every opening once in each seat, the other bot in all other seats."""
    result = Result()
    mine, theirs = result.times
    for opening in openings:
        for seat in range(seats):
            bots = [first if place == seat else other for place in range(seats)]
            times = [mine if place == seat else theirs for place in range(seats)]
            result.count(play(game, bots, opening, rng, times, most), seat)
            if told is not None:
                told(result)
    return result


def random_openings(
    game: AnyGame, options: Any, count: int, plies: int, rng: random.Random
) -> list[Any]:
    """Return positions after so many random decisions; for games that hide nothing.

    An opening in which the game is already over is thrown away.
    """
    found: list[Any] = []
    while len(found) < count:
        position, left = game.start(options), plies
        steps = random_walk(game, position, rng)
        while left and (step := next(steps, None)) is not None:
            left -= NATURE not in step.moves
            position = step.after
        if isinstance(game.pending(position), Decision):
            found.append(position)
    return found
