"""What is put to a computer player: what its seat knows, what it may do, and for how long."""

from __future__ import annotations

import random
import time
from collections.abc import Callable, Sequence
from typing import Any, Final, Generic, NamedTuple, TypeAlias, TypeVar

from tailback.kit.rules import Seat

M = TypeVar("M")
V = TypeVar("V")
R = TypeVar("R")


class Budget:
    """How long a bot may think, and whether it was told to stop.

    A bot that searches looks at ``over`` as it goes, and then answers with the best it has found.

    >>> Budget().over, Budget(seconds=0).over
    (False, True)
    """

    def __init__(
        self, seconds: float | None = None, stopped: Callable[[], bool] | None = None
    ) -> None:
        self._ends = None if seconds is None else time.monotonic() + seconds
        self._stopped = stopped

    @property
    def over(self) -> bool:
        """Return whether it is time to answer."""
        if self._ends is not None and time.monotonic() >= self._ends:
            return True
        return self._stopped is not None and self._stopped()


UNLIMITED: Final = Budget()
"""For games that wait for as long as it takes."""


class Question(NamedTuple, Generic[M, V, R]):
    """A seat's decision as its bot is asked for it: all that the seat knows, and no position."""

    seat: Seat
    view: V
    recall: R
    legal: Sequence[M]
    rng: random.Random
    budget: Budget = UNLIMITED

    def any_move(self) -> M:
        """Return any legal move, each with the same probability."""
        return self.rng.choice(self.legal)

    def within(self, budget: Budget) -> Question[M, V, R]:
        """Return the question with another budget."""
        return self._replace(budget=budget)


AnyQuestion: TypeAlias = Question[Any, Any, Any]


class Choice(NamedTuple):
    """What a bot at a table answers."""

    move: Any
    ready: float = 0.0
    """Before this time on the table's clock nobody may hear of it, however soon it was known."""
