"""Runs of cards: which cards fit together, which are kept, whether one is left on the table."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import pairwise

from tailback.games.trafficars.memory.moves import JOKER


def fits(cards: Sequence[int], in_use: int) -> bool:
    """Return whether cards form one unbroken run; ``in_use`` numbers are in the game (MEM-6, 10).

    >>> fits((10, 9), 50), fits((10, 12), 50), fits((21, JOKER, 23), 50), fits((JOKER, JOKER), 50)
    (True, False, True, True)
    """
    if len(cards) > in_use:
        return False
    numbers = [card for card in cards if card != JOKER]
    return not numbers or max(numbers) - min(numbers) < len(cards)


def kept(run: Sequence[int]) -> bool:
    """Return whether a run of fitting cards is kept (MEM-11).

    >>> kept((9, 10)), kept((9, JOKER)), kept((9, JOKER, JOKER)), kept((JOKER, JOKER, JOKER))
    (True, False, True, False)
    """
    jokers = run.count(JOKER)
    return len(run) >= 3 and jokers < len(run) if jokers else len(run) >= 2


def run_is_left(numbers: Iterable[int], jokers: int) -> bool:
    """Return whether a run can still be taken from these numbers (ascending) and jokers (MEM-12).

    >>> run_is_left((3, 5), 0), run_is_left((3, 5), 1), run_is_left((3, 9), 2), run_is_left((), 3)
    (False, True, True, False)
    """
    numbers = tuple(numbers)
    if numbers and jokers >= 2:
        return True  # one number and two jokers
    return any(b - a - 1 <= jokers for a, b in pairwise(numbers))
