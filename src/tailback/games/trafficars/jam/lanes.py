"""Where a numbered card may go: the end of a lane, or a gap in it."""

from __future__ import annotations

from tailback.games.trafficars.jam.moves import GAP, LANE, NUMBERS, Move
from tailback.games.trafficars.jam.position import Lane


def closest(lanes: tuple[Lane, ...], number: int) -> int | None:
    """Return the lane whose end is closest below the number (JAM-6, JAM-7), if there is one."""
    best, highest = None, 0
    for i, lane in enumerate(lanes):
        if highest < lane[-1][-1] < number:
            best, highest = i, lane[-1][-1]
    return best


def bounds(lane: Lane, gap: int) -> tuple[int, int]:
    """Return the numbers between which a gap's card must lie (JAM-17).

    They are those of the nearest places with cards; one that has no number, or is missing, sets no
    bound, which is 0 to the left and one above all numbers to the right.
    """
    left = next((place[-1] for place in lane[gap::-1] if place), 0)
    right = next((place[-1] for place in lane[gap:] if place), NUMBERS + 1)
    return left if left <= NUMBERS else 0, min(right, NUMBERS + 1)


def places(lanes: tuple[Lane, ...], number: int, *, gaps: bool) -> tuple[Move, ...]:
    """Return every place that is open to a numbered card (JAM-8); none if it is too low.

    Without ``gaps`` it may not go into one (JAM-10).

    >>> places((((12,), (), (53, 15)), ((51, 51),), ((20,),)), 14, gaps=True)
    (r2, r1g2)
    """
    found = [i for i, lane in enumerate(lanes) if lane[-1][-1] > NUMBERS]  # open
    best = closest(lanes, number)
    if best is not None:
        found.append(best)
        found.sort()
    moves = tuple([LANE[i] for i in found])
    return moves + fitting(lanes, number) if gaps else moves


def fitting(lanes: tuple[Lane, ...], number: int) -> tuple[Move, ...]:
    """Return the gaps into which a number fits (JAM-17)."""
    found = []
    for i, lane in enumerate(lanes):
        for p in range(len(lane)) if () in lane else ():
            if not lane[p]:
                left, right = bounds(lane, p)
                if left < number < right:
                    found.append(GAP[i][p])
    return tuple(found)
