"""Nim: two players take stones from heaps; who takes the last one wins or, misère, loses."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from tailback import kit
from tailback.kit.notation import PlainNotation

SEATS, HEAPS = ("red", "blue"), "ABCD"
PLAIN = {"chance": False, "hidden": False, "simultaneous": False}


@dataclass(frozen=True, kw_only=True)
class NimOptions(kit.Options):
    """What is agreed before the game."""

    heaps: str = kit.option("3-4-5", choices=("3-4-5", "1-3-5-7"))
    misere: bool = kit.option(False, flag=True)


class Nim(NamedTuple):
    """How many stones lie in each heap, and whose turn it is."""

    options: NimOptions
    heaps: tuple[int, ...]
    turn: int

    def __str__(self) -> str:
        return "\n".join(f"{HEAPS[i]} {'o' * n}".rstrip() for i, n in enumerate(self.heaps))


class Took(NamedTuple):
    """A seat has taken stones from a heap (NIM-2)."""

    seat: int
    heap: str
    count_: int


def takes(heaps: Sequence[int]) -> list[str]:
    """Return every way to take from heaps: ``B2`` takes two from the second."""
    return [f"{HEAPS[i]}{count + 1}" for i, left in enumerate(heaps) for count in range(left)]


class NimRules(kit.Rules[NimOptions, Nim, str]):
    """The rules of Nim."""

    def facts(self, options: NimOptions) -> kit.Facts:
        """Return what is true of it: nothing is hidden, and it ends when all is taken."""
        stones = len(self.all_moves(options))
        return kit.Facts(**PLAIN, distinct_moves=stones, longest=stones, one_device=True)

    def all_moves(self, options: NimOptions) -> list[str]:
        """Return every way to take from full heaps."""
        return takes(self.start(options, kit.Seating(2)).heaps)

    def start(self, options: NimOptions, seating: kit.Seating) -> Nim:
        """Return full heaps (NIM-1); red starts, or who did not last time (NIM-3)."""
        heaps = tuple(int(count) for count in options.heaps.split("-"))
        return Nim(options, heaps, 1 - seating.last.starter if seating.last else 0)

    def pending(self, position: Nim) -> kit.Pending[str]:
        """Return whose turn it is or, when the heaps are empty, who has won (NIM-4)."""
        if any(position.heaps):
            return kit.Decision((position.turn,))
        winner = position.turn if position.options.misere else 1 - position.turn
        return kit.Finished((1 + winner, 2 - winner), None, "NIM-4")

    def legal(self, position: Nim, seat: int) -> list[str]:
        """Return every way to take something."""
        return takes(position.heaps) if seat == position.turn else []

    def apply(self, position: Nim, moves: Mapping[int, str], story: kit.Story = None) -> Nim:
        """Return the position after the seat whose turn it is has taken."""
        options, heaps, seat = position
        at, count = HEAPS.index(moves[seat][0]), int(moves[seat][1:])
        if story is not None:
            story.append(Took(seat, HEAPS[at], count))
        return Nim(options, (*heaps[:at], heaps[at] - count, *heaps[at + 1 :]), 1 - seat)

    def refuse(self, position: Nim, seat: int, move: str) -> kit.Refusal:
        """Return that the heap is too small; one that is not there holds nothing."""
        at = HEAPS.index(move[0])
        return kit.Refusal.of("NIM-2", heap=move[0], left=sum(position.heaps[at : at + 1]))

    def refuse_out_of_turn(self, position: Nim, seat: int, due: kit.Pending[str]) -> kit.Refusal:
        """Return that the game is over, or that it is the other's turn."""
        if isinstance(due, kit.Finished):
            return kit.Refusal("NIM-4")
        return kit.Refusal.of("NIM-3", seat=SEATS[position.turn])

    def reveals_nothing(self, position: Nim, seat: int, move: str) -> bool:
        """Return True: nobody learns anything new by taking stones, so a move may be tried."""
        return True


class NimObserver(kit.OpenObserver[NimOptions, Nim]):
    """What may be known of Nim: all of it."""

    def prompt(self, view: kit.View[None, Nim, None]) -> tuple[str, dict[str, kit.Detail]]:
        """Return who is asked to take stones, to those who wait and to the one who is asked."""
        asked = view.viewer == view.table.turn
        return "ask-move" if asked else "ask-wait", {"seat": SEATS[view.table.turn]}


GAME = kit.OpenGame[NimOptions, Nim, str](
    "nim",
    seats=range(2, 3),
    seat_names=SEATS,
    options=NimOptions,
    rules=NimRules(),
    observer=NimObserver(),
    notation=PlainNotation(Nim, takes([7] * len(HEAPS))),
    rulebook=kit.Rulebook.of("tailback_nim"),
)
