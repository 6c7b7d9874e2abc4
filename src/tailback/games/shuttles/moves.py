"""The moves of Shuttles as values, one object for each, and the two sides of the coin."""

from __future__ import annotations

from functools import cache
from typing import Final, NamedTuple

SEATS: Final = ("south", "north")


class Move(NamedTuple):
    """What a seat does or the toss brings; make it with the functions below, never by hand.

    A slide or jump goes from ``start`` to ``end``; a shuttle is named by ``start`` and goes to the
    side ``end``, ``<`` or ``>``.
    """

    kind: str
    start: str
    end: str

    def __repr__(self) -> str:
        return _MIDDLE[self.kind].join(self[1:])


_MIDDLE: Final = {"slide": "-", "jump": "x", "shuttle": "", "claim": "", "first": ""}
CLAIM: Final = Move("claim", "claim", "")
FIRST: Final = tuple(Move("first", "=", seat) for seat in SEATS)
NOTCHES: Final = {(k, way): Move("shuttle", str(k + 1), way) for k in range(7) for way in "<>"}
"""One notch left or right for each shuttle, counted from 0 in the south."""


@cache
def slide_move(start: str, end: str) -> Move:
    """Return the slide of a piece from one space to another (SHUT-12)."""
    return Move("slide", start, end)


@cache
def jump_move(start: str, end: str) -> Move:
    """Return the jump of a piece, start and landing (SHUT-13)."""
    return Move("jump", start, end)
