"""Bids are sealed; the highest single bid wins the round, and its owner names who loses a coin.

For one hard thing: a joint choice with another choice nested in its resolution.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from tailback.kit import Decision, Finished, Options, Pending, Seat, Seating, Story
from tests.toys.toy import NAMES, Did, ToyRules, open_toy, toy_rulebook

ROUNDS = 3


class Bids(NamedTuple):
    coins: tuple[int, ...]
    winner: int = -1
    round: int = 0


class Sealed(ToyRules[Bids]):
    words = ("1", "2", "3", *NAMES)
    clause = "SEAL-1"
    longest = 2 * ROUNDS
    simultaneous = True

    def start(self, options: Options, seating: Seating) -> Bids:
        return Bids((ROUNDS,) * seating.seats)

    def pending(self, position: Bids) -> Pending[str]:
        if position.round == ROUNDS:
            ranks = [1 + sum(c > mine for c in position.coins) for mine in position.coins]
            return Finished(tuple(ranks), position.coins, "SEAL-3")
        if position.winner >= 0:
            return Decision((position.winner,))
        return Decision(tuple(range(len(position.coins))))

    def choices(self, position: Bids, seat: Seat) -> tuple[str, ...]:
        if position.winner < 0:
            return ("1", "2", "3")
        others = NAMES[: len(position.coins)]
        return tuple(name for i, name in enumerate(others) if i != seat)

    def apply(self, position: Bids, moves: Mapping[Seat, str], story: Story = None) -> Bids:
        Did.tell(story, moves)
        if position.winner >= 0:
            loser = NAMES.index(moves[position.winner])
            coins = tuple(c - (i == loser) for i, c in enumerate(position.coins))
            return Bids(coins, -1, position.round + 1)
        bids = list(moves.values())
        single = [bid for bid in bids if bids.count(bid) == 1]
        if not single:
            return position._replace(round=position.round + 1)
        winner = next(seat for seat, bid in moves.items() if bid == max(single))
        return position._replace(winner=winner)


GAME = open_toy(
    "sealed",
    Sealed(),
    Bids,
    toy_rulebook("SEAL", "Bid 1, 2 or 3.", "The winner names another.", "Three rounds."),
    seats=3,
)
