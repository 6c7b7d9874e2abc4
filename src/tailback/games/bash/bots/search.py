"""Two opponents for Rush & Bash: one looks over its own turn, one also over what may follow.

The rule-of-thumb bot tries out what it can do, a card with its effect, a level with what follows,
and judges where that leaves all cars. The looking-ahead bot knows from many races what makes a car
win. It deals the hidden hands anew as their backs and all that was shown allow, looks further over
its own turn, plays the round on with everyone driving by the rule of thumb, and takes the choice
that leaves it the best chance to win.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Sequence
from typing import Final, cast

from tailback.games.bash.bots.judge import SPEED, judge
from tailback.games.bash.bots.odds import chance
from tailback.games.bash.moves import CARD_INDEX, CARDS, KINDS, NO, USE, Move
from tailback.games.bash.observer import BashView, Recall, position_of
from tailback.games.bash.position import Position
from tailback.games.bash.race import Race
from tailback.games.bash.rules import BashRules
from tailback.games.bash.task import PendingTask
from tailback.games.bash.turn import Fill, Refill
from tailback.kit import NATURE, UNLIMITED, AnyGame, Budget, Chance, Question, Seat

RULES: Final = BashRules()
DEPTH: Final = 2
"""So many decisions of a turn the rule of thumb looks over together: a card and its effect."""
DEEPER: Final = 4
"""So many who looks ahead: an ability before or after it as well."""
TRIES: Final = 24
"""So often the round is played on for a choice."""
EACH: Final = 3
"""So often the same hidden hands are played on with other luck, as to deal them takes a while."""
TRUST: Final = 0.5
"""How much the rounds played on count beside what follows from the own turn alone."""

Judge = Callable[[Position, Seat], float]


class ThumbBot:
    """Tries out what it can do in its turn, and judges where that leaves everyone."""

    strength = 1

    def __init__(self, game: AnyGame) -> None:
        self.game = game

    def choose(self, question: Question[Move, BashView, Recall]) -> Move:
        """Return the move that leads to the best standing at the end of the turn."""
        seat, _, recall, legal, rng, budget = question
        plain = _plain(legal, rng)
        return plain or thumb(supposed(recall, rng), seat, legal, rng, budget)


class LookaheadBot:
    """Plays the round on many times with each of its choices, and knows what makes a car win."""

    strength = 2

    def __init__(self, game: AnyGame, tries: int = TRIES) -> None:
        self.game = game
        self.tries = tries

    def choose(self, question: Question[Move, BashView, Recall]) -> Move:
        """Return the move with the best chance to win in the rounds played on so far.

        The worse half of the moves is dropped again and again, until one is left. What was under
        way when the time is over does not count; where nothing else is there, a glance decides.
        """
        seat, _, recall, legal, rng, budget = question
        plain = _plain(legal, rng)
        if plain is not None:
            return plain
        totals = dict.fromkeys(legal, 0.0)
        stages = (len(legal) - 1).bit_length()
        played = 0
        while len(totals) > 1:
            for number in range(max(1, self.tries // (stages * len(totals)))):
                if not number % EACH:
                    dealt: Position = self.game.sample(recall, rng)
                seed = rng.random()
                found = {  # the same hands and the same luck for every move
                    move: _prospect(dealt, seat, move, random.Random(seed), budget)
                    for move in totals
                }
                if budget.over:
                    best = max(totals, key=totals.__getitem__)
                    return best if played else thumb(dealt, seat, legal, rng, budget)
                totals = {move: total + found[move] for move, total in totals.items()}
                played += 1
            better = sorted(totals, key=totals.__getitem__, reverse=True)
            totals = {move: totals[move] for move in better[: (len(better) + 1) // 2]}
        return next(iter(totals))


def supposed(recall: Recall, rng: random.Random) -> Position:
    """Return the race with any cards in the hidden hands that fit their backs.

    They are not as likely as all that was shown makes them: who only counts backs need not know.
    """
    table, own = recall.table, recall.own
    mine = own.hand if own is not None else ()
    seen = Counter(table.discards)
    seen.update(mine)
    unseen = [
        [k for k, full in enumerate(deck, first) for _ in range(full - seen[str(CARDS[k])])]
        for first, deck in zip((0, KINDS), recall.options.decks, strict=True)
    ]
    for cards in unseen:
        rng.shuffle(cards)
    hands = [
        [CARD_INDEX[card] for card in mine]
        if seat == recall.viewer
        else [cards.pop() for cards, n in zip(unseen, held, strict=True) for _ in range(n)]
        for seat, held in enumerate(table.backs)
    ]
    return position_of(recall.options, table, tuple([tuple(sorted(hand)) for hand in hands]))


def _prospect(
    position: Position, seat: Seat, move: Move, rng: random.Random, budget: Budget
) -> float:
    """Return how likely a seat is to win: by its own turn, and by how the round may go on."""
    if budget.over:
        return 0.0
    turn = _Turn(seat, position, rng, chance, budget=budget)
    depth = _depth(move)
    alone, then = turn.best(RULES.apply(position, {seat: move}), depth - 1)
    after = play_on(then, rng, position.round + 1, budget)
    return alone + TRUST * (chance(after, seat) - alone)


def _depth(move: Move) -> int:
    """Return how many decisions are looked over together; of steps there would be too many."""
    return DEPTH if move.kind == "space" else DEEPER


def thumb(
    position: Position,
    seat: Seat,
    legal: Sequence[Move],
    rng: random.Random,
    budget: Budget = UNLIMITED,
) -> Move:
    """Return the move of the rule of thumb, with these hands."""
    return _looked_over(position, seat, legal, _Turn(seat, position, rng, budget=budget), DEPTH)


def glance(position: Position, seat: Seat, legal: Sequence[Move], rng: random.Random) -> Move:
    """Return the move that leaves the best chance to win after the own turn, with these hands."""
    return _looked_over(position, seat, legal, _Turn(seat, position, rng, chance), _depth(legal[0]))


def _looked_over(
    position: Position, seat: Seat, legal: Sequence[Move], turn: _Turn, depth: int
) -> Move:
    plain = _plain(legal, turn.rng)
    if plain is not None:
        return plain
    values = [turn.best(RULES.apply(position, {seat: m}), depth - 1)[0] for m in legal]
    return legal[values.index(max(values))]


def play_on(
    position: Position, rng: random.Random, until: int, budget: Budget = UNLIMITED
) -> Position:
    """Return what becomes of a race when this round begins, all driving by the rule of thumb."""
    while position.tasks and position.round < until and not budget.over:
        question = cast(PendingTask, position.tasks[-1])
        pending = question.pending(position)
        if isinstance(pending, Chance):
            position = fall(position, pending, rng)
            continue
        seat = pending.seats[0]
        plain = _plain(question.legal(Race(position)), rng)
        if plain is not None:
            position = RULES.apply(position, {seat: plain})
        else:
            turn = _Turn(seat, position, rng, judge, True, budget)
            position = turn.best(position, DEPTH)[1]
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


def fall(position: Position, pending: Chance[Move], rng: random.Random) -> Position:
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
    obvious. Once the time is over, every position is judged as it stands.
    """

    def __init__(
        self,
        seat: Seat,
        position: Position,
        rng: random.Random,
        judged: Judge = judge,
        hurries: bool = False,
        budget: Budget = UNLIMITED,
    ) -> None:
        self.seat = seat
        self.when = position.round, position.turn
        self.rng = rng
        self.judged = judged
        self.weighs = not hurries
        self.hurries = hurries
        self.budget = budget

    def best(self, position: Position, depth: int) -> tuple[float, Position]:
        """Return how well the seat stands if it does its best in so many decisions, and where."""
        while not (self.budget.over or self._over(position)):
            question = cast(PendingTask, position.tasks[-1])
            pending = question.pending(position)
            if isinstance(pending, Chance):
                if self.weighs:
                    return self._mean(position, pending, depth), position
                position = fall(position, pending, self.rng)
                continue
            legal = question.legal(Race(position))
            if pending.seats[0] != self.seat:
                position = RULES.apply(position, {pending.seats[0]: self.rng.choice(legal)})
            elif not depth:
                break
            else:
                return self._choice(position, legal, depth)
        return self.judged(position, self.seat), position

    def _choice(
        self, position: Position, legal: Sequence[Move], depth: int
    ) -> tuple[float, Position]:
        """Return the best of what these moves lead to."""
        if self.hurries:
            legal = _obvious(legal)
        found = []
        for move in legal:
            found.append(self.best(RULES.apply(position, {self.seat: move}), depth - 1))
            if self.budget.over:
                break
        return max(found, key=lambda one: one[0])

    def _over(self, position: Position) -> bool:
        """Return whether nothing but cards and boulders is left of the turn."""
        if not position.tasks or (position.round, position.turn) != self.when:
            return True
        return isinstance(position.tasks[-1], Refill | Fill)

    def _mean(self, position: Position, pending: Chance[Move], depth: int) -> float:
        """Return the mean of all that can fall; what falls after it is drawn once."""
        self.weighs = False
        total, weighed = 0.0, 0
        for outcome, weight in zip(pending.outcomes, pending.weights, strict=True):
            total += weight * self.best(RULES.apply(position, {NATURE: outcome}), depth)[0]
            weighed += weight
            if self.budget.over:
                break
        self.weighs = True
        return total / weighed
