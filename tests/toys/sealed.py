"""Bids are sealed; the highest single bid wins the round, and its owner names who loses a coin.

For one hard thing: a joint choice with another choice nested in its resolution.
"""

from __future__ import annotations

import random
from collections.abc import Mapping
from typing import ClassVar, NamedTuple

from tailback.kit import Decision, Event, Finished, Options, Pending, Seating, Viewer
from tests.toys.toy import Toy, ToyNotation, ToyRecall, said, toy_rulebook

ROUNDS = 3


class Bids(NamedTuple):
    coins: tuple[int, ...]
    winner: int = -1
    round: int = 0


class Sealed(Toy[Bids, Bids]):
    id: ClassVar[str] = "sealed"
    seats = range(2, 4)
    words = ("1", "2", "3", "ann", "bob", "cy")
    longest = 2 * ROUNDS
    simultaneous = True
    notation = ToyNotation(Bids, words)
    rulebook = toy_rulebook("SEAL", "Bid 1, 2 or 3.", "The winner names another.", "Three rounds.")

    def start(self, options: Options | None = None, seating: Seating | None = None) -> Bids:
        return Bids((ROUNDS,) * (seating.seats if seating else 2))

    def pending(self, position: Bids) -> Pending[str]:
        if position.round == ROUNDS:
            ranks = [1 + sum(c > mine for c in position.coins) for mine in position.coins]
            return Finished(tuple(ranks), position.coins, "SEAL-3")
        if position.winner >= 0:
            return Decision((position.winner,))
        return Decision(tuple(range(len(position.coins))))

    def legal(self, position: Bids, seat: int) -> tuple[str, ...]:
        pending = self.pending(position)
        if not isinstance(pending, Decision) or seat not in pending.seats:
            return ()
        if position.winner < 0:
            return ("1", "2", "3")
        others = self.seat_names[: len(position.coins)]
        return tuple(name for i, name in enumerate(others) if i != seat)

    def apply(self, position: Bids, moves: Mapping[int, str]) -> Bids:
        if position.winner >= 0:
            loser = self.seat_names.index(moves[position.winner])
            coins = tuple(c - (i == loser) for i, c in enumerate(position.coins))
            return Bids(coins, -1, position.round + 1)
        bids = list(moves.values())
        single = [bid for bid in bids if bids.count(bid) == 1]
        if not single:
            return position._replace(round=position.round + 1)
        winner = next(seat for seat, bid in moves.items() if bid == max(single))
        return position._replace(winner=winner)

    def observe(self, position: Bids, viewer: Viewer) -> Bids:
        return position

    def witness(
        self, before: Bids, moves: Mapping[int, str], after: Bids, viewer: Viewer
    ) -> tuple[Event, ...]:
        return said(moves, self.seat_names)

    def sample(self, recall: ToyRecall, rng: random.Random) -> Bids:
        position: Bids = recall.view
        return position


GAME = Sealed()
