"""One seat lays a number; the other may ring the bell in time, and a bell on 3 scores.

For one hard thing: a question with a default for the silent, whose answer is held back.
"""

from __future__ import annotations

import random
from collections.abc import Mapping
from typing import ClassVar, NamedTuple

from tailback.kit import Decision, Event, Finished, Options, Pending, Seating, Viewer
from tests.toys.toy import Toy, ToyNotation, ToyRecall, said, toy_rulebook

ROUNDS = 4


class Bells(NamedTuple):
    scores: tuple[int, ...] = (0, 0)
    laid: int = 0
    round: int = 0


class Bell(Toy[Bells, Bells]):
    id: ClassVar[str] = "bell"
    words = ("1", "2", "3", "ring", "no")
    longest = 2 * ROUNDS
    notation = ToyNotation(Bells, words)
    rulebook = toy_rulebook("BELL", "Lay a number, or answer it.", "Four rounds.")

    def start(self, options: Options | None = None, seating: Seating | None = None) -> Bells:
        return Bells()

    def pending(self, position: Bells) -> Pending[str]:
        if position.round == ROUNDS:
            a, b = position.scores
            return Finished((1 + (a < b), 1 + (b < a)), position.scores, "BELL-2")
        layer = position.round % 2
        if position.laid:
            return Decision((1 - layer,), default="no", hold=True)
        return Decision((layer,))

    def legal(self, position: Bells, seat: int) -> tuple[str, ...]:
        pending = self.pending(position)
        if not isinstance(pending, Decision) or seat not in pending.seats:
            return ()
        return ("ring", "no") if position.laid else ("1", "2", "3")

    def apply(self, position: Bells, moves: Mapping[int, str]) -> Bells:
        ((seat, move),) = moves.items()
        if not position.laid:
            return position._replace(laid=int(move))
        gain = 0 if move == "no" else 1 if position.laid == 3 else -1
        scores = tuple(s + (gain if i == seat else 0) for i, s in enumerate(position.scores))
        return Bells(scores, 0, position.round + 1)

    def observe(self, position: Bells, viewer: Viewer) -> Bells:
        return position

    def witness(
        self, before: Bells, moves: Mapping[int, str], after: Bells, viewer: Viewer
    ) -> tuple[Event, ...]:
        return said(moves, self.seat_names)

    def sample(self, recall: ToyRecall, rng: random.Random) -> Bells:
        position: Bells = recall.view
        return position


GAME = Bell()
