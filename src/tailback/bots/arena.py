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
from math import sqrt
from typing import Any, NamedTuple

from tailback.bots.bot import AnyBot
from tailback.kit import NATURE, AnyGame, Chance, Decision, Finished, RandomDice


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
class Thinking:
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


def play(
    game: AnyGame,
    bots: Sequence[AnyBot],
    position: Any,
    rng: random.Random,
    clocks: Sequence[Thinking] | None = None,
    most: int | None = None,
) -> Finished | None:
    """Play from a position, a bot in each seat, and return the end.

    The bots begin to watch at this position: it must hide nothing from them, as a start position
    does. After ``most`` steps the game is broken off, and None is returned.
    """
    dice = RandomDice(rng)
    recalls = [game.recall(position, seat) for seat in range(len(bots))]
    steps = 0
    while most is None or steps < most:
        pending = game.pending(position)
        if isinstance(pending, Finished):
            return pending
        if isinstance(pending, Chance):
            moves = {NATURE: pending.outcomes[dice.pick(pending.weights)]}
        else:
            moves = {
                seat: _choice(game, bots[seat], position, seat, recalls[seat], rng, clocks)
                for seat in pending.seats
            }
        after = game.apply(position, moves)
        for seat, recall in enumerate(recalls):
            events = game.witness(position, moves, after, seat)
            recalls[seat] = game.remember(recall, events, game.observe(after, seat))
        position = after
        steps += 1
    return None


def _choice(
    game: AnyGame,
    bot: AnyBot,
    position: Any,
    seat: int,
    recall: Any,
    rng: random.Random,
    clocks: Sequence[Thinking] | None,
) -> Any:
    view, legal = game.observe(position, seat), game.legal(position, seat)
    began = time.perf_counter()
    move = bot.choose(seat, view, recall, legal, rng)
    if clocks is not None:
        clocks[seat].seconds.append(time.perf_counter() - began)
    return move


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

    thinking: tuple[Thinking, Thinking] = field(default_factory=lambda: (Thinking(), Thinking()))
    """The clocks of the first bot and of its opponents."""


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
    mine, theirs = result.thinking
    for opening in openings:
        for seat in range(seats):
            bots = [first if place == seat else other for place in range(seats)]
            clocks = [mine if place == seat else theirs for place in range(seats)]
            result.count(play(game, bots, opening, rng, clocks, most), seat)
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
        while left:
            pending = game.pending(position)
            if isinstance(pending, Finished):
                break
            if isinstance(pending, Decision):
                left -= 1
                moves = {}
                for seat in pending.seats:
                    legal = game.legal(position, seat)
                    moves[seat] = legal[rng.randrange(len(legal))]
            else:
                moves = {NATURE: pending.outcomes[RandomDice(rng).pick(pending.weights)]}
            position = game.apply(position, moves)
        if isinstance(game.pending(position), Decision):
            found.append(position)
    return found
