"""Push a stone along seven places; who is met must choose a way out, and a die says how far.

For one hard thing: a queue of things to resolve, in which another seat must choose and a die falls
in the middle of a move.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from tailback.kit import NATURE, Chance, Decision, Finished, Options, Pending, Seat, Seating, Story
from tests.toys.toy import Did, ToyRules, open_toy, toy_rulebook

LAST = 6
TURNS = 12


class Stones(NamedTuple):
    places: tuple[int, ...] = (0, 2)
    turn: int = 0
    queue: tuple[str, ...] = ()  # "roll0": seat 0 rolls on; "flee1": seat 1 must choose
    turns: int = 0


class Relay(ToyRules[Stones]):
    words = ("push", "wait", "up", "down")
    clause = "RELAY-1"
    longest = 6 * TURNS
    chance = True

    def start(self, options: Options, seating: Seating) -> Stones:
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

    def choices(self, position: Stones, seat: Seat) -> tuple[str, ...]:
        return ("up", "down") if position.queue else ("push", "wait")

    def apply(self, position: Stones, moves: Mapping[Seat, str], story: Story = None) -> Stones:
        Did.tell(story, moves)
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

    def _moved(self, places: tuple[int, ...], seat: Seat, n: int) -> tuple[int, ...]:
        return tuple(max(0, min(LAST, p + n * (i == seat))) for i, p in enumerate(places))


GAME = open_toy(
    "relay",
    Relay(),
    Stones,
    toy_rulebook("RELAY", "Push or wait.", "Who is met flees.", "Reach the last place."),
    "=1",
    "=2",
)
