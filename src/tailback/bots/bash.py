"""Two opponents for Rush & Bash: one looks over its own turn, one plays the race on many times.

The rule-of-thumb bot tries out what it can do, a card with its effect, a level with what follows,
and judges where that leaves all cars. The looking-ahead bot deals the hidden hands anew as their
backs and all that was shown allow, plays on for some rounds with every choice that it has, everyone
driving by the rule of thumb, and takes the choice that leaves it the best chance to win.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Final, cast

from tailback.bots.bash_judge import SPEED, chance, judge
from tailback.bots.bot import ENDLESS, Budget
from tailback.games.bash.eyes import BashView, Recall
from tailback.games.bash.moves import NO, USE, Move
from tailback.games.bash.position import Position
from tailback.games.bash.race import Race
from tailback.games.bash.rules import BashRules
from tailback.games.bash.task import Question
from tailback.games.bash.tasks import Fill, Refill
from tailback.kit import NATURE, AnyGame, Chance, Seat

RULES: Final = BashRules()
DEPTH: Final = 2
"""So many decisions of a turn are looked over together: a card and its effect."""
TRIES: Final = 80
"""So often the race is played on for the choice of a card, or of a level before it."""
FEWER: Final = 2
"""Any other choice of a turn gets this fraction of it."""
ROUNDS: Final = 2
"""The race is played on until so many rounds later."""


class ThumbBot:
    """Tries out what it can do in its turn, and judges where that leaves everyone."""

    strength = 1

    def __init__(self, game: AnyGame) -> None:
        self.game = game

    def choose(
        self,
        seat: Seat,
        view: BashView,
        recall: Recall,
        legal: Sequence[Move],
        rng: random.Random,
        budget: Budget = ENDLESS,
    ) -> Move:
        """Return the move that leads to the best standing at the end of the turn."""
        plain = _plain(legal, rng)
        if plain is not None:
            return plain
        position: Position = self.game.sample(recall, rng)
        turn = _Turn(seat, position, rng)
        values = [turn.best(RULES.apply(position, {seat: m}), DEPTH - 1)[0] for m in legal]
        return legal[values.index(max(values))]


class LookaheadBot:
    """Plays the race on many times with each of its choices, over some rounds."""

    strength = 2

    def __init__(self, game: AnyGame, tries: int = TRIES) -> None:
        self.game = game
        self.tries = tries

    def choose(
        self,
        seat: Seat,
        view: BashView,
        recall: Recall,
        legal: Sequence[Move],
        rng: random.Random,
        budget: Budget = ENDLESS,
    ) -> Move:
        """Return the move with the best chance to win in the races played on so far.

        The worse half of the moves is dropped again and again, until one is left.
        """
        plain = _plain(legal, rng)
        if plain is not None:
            return plain
        tries = self.tries if legal[0].kind == "play" else self.tries // FEWER
        until = view.table.round + ROUNDS
        totals = dict.fromkeys(legal, 0.0)
        stages = (len(legal) - 1).bit_length()
        while len(totals) > 1:
            for _ in range(max(1, tries // (stages * len(totals)))):
                dealt: Position = self.game.sample(recall, rng)
                seed = rng.random()
                for move in totals:  # the same hands and the same luck for every move
                    after = RULES.apply(dealt, {seat: move})
                    totals[move] += chance(play_on(after, random.Random(seed), until), seat)
                if budget.over:
                    return max(totals, key=totals.__getitem__)
            better = sorted(totals, key=totals.__getitem__, reverse=True)
            totals = {move: totals[move] for move in better[: (len(better) + 1) // 2]}
        return next(iter(totals))


def play_on(position: Position, rng: random.Random, until: int) -> Position:
    """Return what becomes of a race when this round begins, all driving by the rule of thumb."""
    while position.tasks and position.round < until:
        question = cast(Question, position.tasks[-1])
        pending = question.pending(position)
        if isinstance(pending, Chance):
            position = _fall(position, pending, rng)
            continue
        seat = pending.seats[0]
        plain = _plain(question.legal(Race(position)), rng)
        if plain is not None:
            position = RULES.apply(position, {seat: plain})
        else:
            position = _Turn(seat, position, rng, hurries=True).best(position, DEPTH)[1]
    return position


def _plain(legal: Sequence[Move], rng: random.Random) -> Move | None:
    """Return what needs no thought: the only move, any seam to leave, the slowest card to drop."""
    if len(legal) == 1:
        return legal[0]
    if legal[0].kind == "leave":
        return rng.choice(legal)
    if legal[0].kind == "drop":
        return min(legal, key=lambda move: SPEED[move.value])
    return None


def _fall(position: Position, pending: Chance[Move], rng: random.Random) -> Position:
    """Return the position after a draw."""
    (fell,) = rng.choices(pending.outcomes, pending.weights)
    return RULES.apply(position, {NATURE: fell})


def _obvious(legal: Sequence[Move]) -> Sequence[Move]:
    """Return what is left for who hurries: an effect is used, an ability waits for the card."""
    if legal[0] is USE and legal[-1] is NO:
        return (USE,)
    if legal[0].kind == "play":
        return [move for move in legal if move.kind == "play"]
    return legal


class _Turn:
    """What a seat can do in what is left of a turn.

    Who hurries takes what chance brings once instead of weighing it all, and tries out only what is
    obvious.
    """

    def __init__(
        self, seat: Seat, position: Position, rng: random.Random, hurries: bool = False
    ) -> None:
        self.seat = seat
        self.when = position.round, position.turn
        self.rng = rng
        self.weighs = not hurries
        self.hurries = hurries

    def best(self, position: Position, depth: int) -> tuple[float, Position]:
        """Return how well the seat stands if it does its best in so many decisions, and where."""
        while not self._over(position):
            question = cast(Question, position.tasks[-1])
            pending = question.pending(position)
            if isinstance(pending, Chance):
                if self.weighs:
                    return self._mean(position, pending, depth), position
                position = _fall(position, pending, self.rng)
                continue
            legal = question.legal(Race(position))
            if pending.seats[0] != self.seat:
                position = RULES.apply(position, {pending.seats[0]: self.rng.choice(legal)})
            elif not depth:
                break
            else:
                return self._choice(position, legal, depth)
        return judge(position, self.seat), position

    def _choice(
        self, position: Position, legal: Sequence[Move], depth: int
    ) -> tuple[float, Position]:
        """Return the best of what these moves lead to."""
        if self.hurries:
            legal = _obvious(legal)
        found = [self.best(RULES.apply(position, {self.seat: m}), depth - 1) for m in legal]
        return max(found, key=lambda one: one[0])

    def _over(self, position: Position) -> bool:
        """Return whether nothing but cards and boulders is left of the turn."""
        if not position.tasks or (position.round, position.turn) != self.when:
            return True
        return isinstance(position.tasks[-1], Refill | Fill)

    def _mean(self, position: Position, pending: Chance[Move], depth: int) -> float:
        """Return the mean of all that can fall; what falls after it is drawn once."""
        self.weighs = False
        total = 0.0
        for outcome, weight in zip(pending.outcomes, pending.weights, strict=True):
            total += weight * self.best(RULES.apply(position, {NATURE: outcome}), depth)[0]
        self.weighs = True
        return total / sum(pending.weights)
