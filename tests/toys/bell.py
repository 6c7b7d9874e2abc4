"""One seat lays a number; the other may ring the bell in time, and a bell on 3 scores.

For one hard thing: a question with a default for the silent, whose answer is held back.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from tailback.kit import Decision, Finished, Options, Pending, Seat, Seating, Story
from tests.toys.toy import Did, ToyRules, open_toy, toy_rulebook

ROUNDS = 4


class Bells(NamedTuple):
    scores: tuple[int, ...] = (0, 0)
    laid: int = 0
    round: int = 0


class Bell(ToyRules[Bells]):
    words = ("1", "2", "3", "ring", "no")
    clause = "BELL-1"
    longest = 2 * ROUNDS

    def start(self, options: Options, seating: Seating) -> Bells:
        return Bells()

    def pending(self, position: Bells) -> Pending[str]:
        if position.round == ROUNDS:
            a, b = position.scores
            return Finished((1 + (a < b), 1 + (b < a)), position.scores, "BELL-2")
        layer = position.round % 2
        if position.laid:
            return Decision((1 - layer,), default="no", hold=True)
        return Decision((layer,))

    def choices(self, position: Bells, seat: Seat) -> tuple[str, ...]:
        return ("ring", "no") if position.laid else ("1", "2", "3")

    def apply(self, position: Bells, moves: Mapping[Seat, str], story: Story = None) -> Bells:
        ((seat, move),) = moves.items()
        Did.tell(story, moves)
        if not position.laid:
            return position._replace(laid=int(move))
        gain = 0 if move == "no" else 1 if position.laid == 3 else -1
        scores = tuple(s + (gain if i == seat else 0) for i, s in enumerate(position.scores))
        return Bells(scores, 0, position.round + 1)


GAME = open_toy(
    "bell", Bell(), Bells, toy_rulebook("BELL", "Lay a number, or answer it.", "Four rounds.")
)
