"""An opponent for jam that plays many games to the end.

It deals what it has not seen to the other hands, plays its card and then all others at random, each
where it costs least, and takes the card after which it gets fewest points, measured against what
the others get.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Final

from tailback.games.trafficars.jam.bots.rollout import DUE, Rollout, choice_of, light
from tailback.games.trafficars.jam.moves import INDEX, Move
from tailback.games.trafficars.jam.observer import JamView, Recall, Redeal, lanes_of
from tailback.kit import AnyGame, Question, Seat

ROLLOUTS: Final = 100
"""Games played to the end for each choice."""


class MonteCarloBot:
    """Takes the choice with the best result over many games played to the end at random."""

    strength = 2

    def __init__(self, game: AnyGame, rollouts: int = ROLLOUTS) -> None:
        self.game = game
        self.rollouts = rollouts

    def choose(self, question: Question[Move, JamView, Recall]) -> Move:
        """Return the move with the fewest points, against the others', in the games so far."""
        legal, rng = question.legal, question.rng
        if len(legal) == 1:
            return legal[0]
        start = _Start(question.seat, question.recall)
        totals = [0.0] * len(legal)
        for _ in range(self.rollouts):
            hands = start.unseen.deal(rng)  # the same deal for every choice
            for k, move in enumerate(legal):
                totals[k] += start.result(move, hands, rng)
            if question.budget.over:
                break
        return legal[totals.index(min(totals))]


class _Start:
    """The table from which games are played to the end; seats are ranks by age."""

    def __init__(self, seat: Seat, recall: Recall) -> None:
        self.options = recall.options
        self.unseen = Redeal(recall)
        self.ages = recall.ages
        self.me = recall.ages.index(seat)
        self.lanes = light(recall.options, lanes_of(recall.table))
        self.due = sorted(
            DUE[INDEX[shown.card]] | recall.ages.index(shown.seat)
            for shown in recall.table.revealed
        )

    def result(self, move: Move, hands: list[list[int]], rng: random.Random) -> float:
        """Return what I get more than the others do on average, in one game to the end."""
        me, seats = self.me, len(self.ages)
        points = [0] * seats
        road = Rollout(self.options, [lane[:] for lane in self.lanes], points, rng.random)
        held = [hands[seat] for seat in self.ages]
        mine = held[me][:]
        if move.kind == "play":
            mine.remove(move.card)
            rng.shuffle(mine)
            mine.append(move.card)
        else:
            rng.shuffle(mine)
            road.turn(self.due, {me: choice_of(move)})
        held[me] = mine
        play_out(road, held)
        return points[me] - (sum(points) - points[me]) / (seats - 1)


def play_out(road: Rollout, hands: Sequence[Sequence[int]]) -> None:
    """Play all hands to the end, each from its last card to its first."""
    for cards in zip(*map(reversed, hands), strict=True):
        road.turn(sorted([DUE[card] | seat for seat, card in enumerate(cards)]))
