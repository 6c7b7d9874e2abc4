"""Push a stone along seven places; who is met must choose a way out, and a die says how far.

For one hard thing: a queue of things to resolve, in which another seat must choose and a die falls
in the middle of a move.
"""

from __future__ import annotations

import random
from collections.abc import Mapping
from typing import ClassVar, NamedTuple

from tailback.kit import (
    NATURE,
    Chance,
    Decision,
    Event,
    Finished,
    Options,
    Pending,
    Seating,
    Viewer,
)
from tests.toys.toy import Toy, ToyNotation, ToyRecall, said, toy_rulebook

LAST = 6
TURNS = 12


class Stones(NamedTuple):
    places: tuple[int, ...] = (0, 2)
    turn: int = 0
    queue: tuple[str, ...] = ()  # "roll0": seat 0 rolls on; "flee1": seat 1 must choose
    turns: int = 0


class Relay(Toy[Stones, Stones]):
    id: ClassVar[str] = "relay"
    words = ("push", "wait", "up", "down")
    longest = 6 * TURNS
    chance = True
    notation = ToyNotation(Stones, (*words, "=1", "=2"))
    rulebook = toy_rulebook("RELAY", "Push or wait.", "Who is met flees.", "Reach the last place.")

    def start(self, options: Options | None = None, seating: Seating | None = None) -> Stones:
        return Stones()

    def pending(self, position: Stones) -> Pending[str]:
        if position.queue:
            head = position.queue[0]
            seat = int(head[-1])
            return Chance(("=1", "=2"), (2, 1)) if head.startswith("roll") else Decision((seat,))
        ends = [place >= LAST for place in position.places]
        if any(ends) or position.turns == TURNS:
            a, b = position.places
            return Finished((1 + (a < b), 1 + (b < a)), position.places, "RELAY-3")
        return Decision((position.turn,))

    def legal(self, position: Stones, seat: int) -> tuple[str, ...]:
        pending = self.pending(position)
        if not isinstance(pending, Decision) or seat not in pending.seats:
            return ()
        return ("up", "down") if position.queue else ("push", "wait")

    def apply(self, position: Stones, moves: Mapping[int, str]) -> Stones:
        places, turn, queue, turns = position
        if NATURE in moves:
            seat = int(queue[0][-1])
            queue = queue[1:]
            places = self._moved(places, seat, int(moves[NATURE][1:]))
            if places[0] == places[1] < LAST:
                queue = (*queue, f"flee{1 - seat}")
        elif queue:
            seat = int(queue[0][-1])
            queue = (f"roll{seat}",) if moves[seat] == "up" else ()
            places = places if queue else self._moved(places, seat, -1)
        else:
            queue = (f"roll{turn}",) if moves[turn] == "push" else ()
        if not queue:
            turn, turns = 1 - turn, turns + 1
        return Stones(places, turn, queue, turns)

    def _moved(self, places: tuple[int, ...], seat: int, n: int) -> tuple[int, ...]:
        return tuple(max(0, min(LAST, p + n * (i == seat))) for i, p in enumerate(places))

    def observe(self, position: Stones, viewer: Viewer) -> Stones:
        return position

    def witness(
        self, before: Stones, moves: Mapping[int, str], after: Stones, viewer: Viewer
    ) -> tuple[Event, ...]:
        return said(moves, self.seat_names)

    def sample(self, recall: ToyRecall, rng: random.Random) -> Stones:
        position: Stones = recall.view
        return position


GAME = Relay()
