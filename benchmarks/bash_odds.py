"""Find what the traits of cars weigh for who wins a race of Rush & Bash, from many races.

``python -m benchmarks.bash_odds 2000`` races on all ready courses with two to six cars, most on the
first with four, each car driven by the rule of thumb or by one look over its turn, now and then at
random. It prints the weights for ``tailback.games.bash.bots.odds`` under which the winners were the
likeliest, and how likely they were on races that were kept apart.
"""

from __future__ import annotations

import random
import sys
from collections.abc import Iterable
from math import exp, log, sqrt
from typing import NamedTuple, cast

from tailback.games.bash import GAME, Position
from tailback.games.bash.bots.odds import KNOTS, TRAITS, traits
from tailback.games.bash.bots.search import RULES, fall, glance, thumb
from tailback.games.bash.course import ready_courses
from tailback.games.bash.race import Race
from tailback.games.bash.task import PendingTask
from tailback.games.bash.turn import Act
from tailback.kit import Chance, Seating

SLIPS = 0.05
"""How often a move is made at random, so that everything happens sometimes."""
PASSES = 6
PACE = 0.25
HOLD = 1e-5
"""How fast weights change in each pass over the races, and how much they are held back."""
WORN = TRAITS.index("life2")
LIFE = 0.05
"""What a lost life weighs at least."""
KEPT = 5
"""Every so many races one is kept apart."""


class Seen(NamedTuple):
    """A moment of a race: the leader's distance, the traits of all cars, and who won."""

    left: float
    rows: list[list[float]]
    winner: int


def begin(number: int, rng: random.Random) -> Position:
    """Return the start of a race."""
    colours = list(GAME.options().colours)
    rng.shuffle(colours)
    if number % 5 < 3:
        return GAME.start(GAME.options(colours=",".join(colours)), Seating(4))
    seats = rng.randint(2, 6)
    options = GAME.options(
        colours=",".join(colours),
        course=rng.choice(list(ready_courses())),
        bots=rng.choice((0, 0, 0, 1, 2)) if seats < 5 else 0,
        boost=rng.random() < 0.3,
        simple=rng.random() < 0.1,
    )
    return GAME.start(options, Seating(seats))


def race(position: Position, rng: random.Random) -> list[Seen]:
    """Drive a race, and return it as it was when each turn began."""
    drivers = [rng.choice((glance, thumb)) for _ in position.hands]
    moments = []
    while position.tasks:
        question = cast(PendingTask, position.tasks[-1])
        pending = question.pending(position)
        if isinstance(pending, Chance):
            position = fall(position, pending, rng)
            continue
        (seat,) = pending.seats
        if isinstance(question, Act) and not position.used:
            moments.append(traits(position))
        legal = question.legal(Race(position))
        slips = rng.random() < SLIPS
        move = rng.choice(legal) if slips else drivers[seat](position, seat, legal, rng)
        position = RULES.apply(position, {seat: move})
    return [Seen(left, rows, position.strip[0]) for left, rows in moments]


def hats(left: float) -> list[tuple[int, float]]:
    """Return between which knots a distance lies, and how much of each it has."""
    at = min(max(left, KNOTS[0]), KNOTS[-1])
    i = max(k for k in range(len(KNOTS) - 1) if KNOTS[k] <= at)
    share = (at - KNOTS[i]) / (KNOTS[i + 1] - KNOTS[i])
    return [(i, 1 - share), (i + 1, share)]


def likely(weights: list[list[float]], seen: Seen) -> list[float]:
    """Return how likely each car is to win."""
    near = hats(seen.left)
    now = [sum(weights[k][j] * share for k, share in near) for j in range(len(TRAITS))]
    sums = [sum([w * x for w, x in zip(now, row, strict=True)]) for row in seen.rows]
    top = max(sums)
    parts = [exp(one - top) for one in sums]
    whole = sum(parts)
    return [part / whole for part in parts]


def fit(races: Iterable[Seen], rng: random.Random) -> list[list[float]]:
    """Return the weights under which the winners are likeliest, found step by step."""
    moments = list(races)
    weights = [[0.0] * len(TRAITS) for _ in KNOTS]
    steps = [[1e-6] * len(TRAITS) for _ in KNOTS]
    mean = [[0.0] * len(TRAITS) for _ in KNOTS]
    for turn in range(PASSES):
        rng.shuffle(moments)
        for seen in moments:
            _learn(weights, steps, seen)
            if turn == PASSES - 1:
                for k, _ in hats(seen.left):
                    mean[k] = [m + w for m, w in zip(mean[k], weights[k], strict=True)]
    counts = [sum(k in dict(hats(seen.left)) for seen in moments) for k in range(len(KNOTS))]
    found = [[m / max(1, n) for m in row] for row, n in zip(mean, counts, strict=True)]
    for row in found:  # what luck makes of a lost life is no reason to lose one
        row[WORN] = min(row[WORN], -LIFE)
        row[WORN + 1] = min(row[WORN + 1], row[WORN] - LIFE)
    return found


def _learn(weights: list[list[float]], steps: list[list[float]], seen: Seen) -> None:
    """Make the winner of one moment a little likelier."""
    off = likely(weights, seen)
    off[seen.winner] -= 1.0
    for j in range(len(TRAITS)):
        slope = sum([o * row[j] for o, row in zip(off, seen.rows, strict=True)])
        if not slope:
            continue
        for k, share in hats(seen.left):
            change = slope * share + HOLD * weights[k][j]
            steps[k][j] += change * change
            weights[k][j] -= PACE * change / sqrt(steps[k][j])


def main(races: int, seed: int = 1) -> None:
    """Race, find the weights, and print them."""
    rng = random.Random(seed)
    learnt: list[Seen] = []
    kept: list[Seen] = []
    for number in range(races):
        (learnt if number % KEPT else kept).extend(race(begin(number, rng), rng))
        if number % 100 == 99:
            print(f"  {number + 1} races", flush=True)
    weights = fit(learnt, rng)
    for name, some in (("learnt from", learnt), ("kept apart", kept)):
        loss = -sum(log(likely(weights, seen)[seen.winner]) for seen in some) / len(some)
        even = sum(log(len(seen.rows)) for seen in some) / len(some)
        print(f"{name}: {len(some)} moments, {loss:.4f} nats a winner, {even:.4f} without traits")
    for name, row in zip(TRAITS, zip(*weights, strict=True), strict=True):
        print(f'    "{name}": (' + ", ".join(f"{one:.3f}" for one in row) + "),")


if __name__ == "__main__":
    main(int(sys.argv[1]) if sys.argv[1:] else 2000)
