"""Which clauses fired how often on the walks; one that never fired has not been tried at all."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from typing import Any

from tailback.kit import AnyGame
from tailback.kit.walk import Step

Detector = Callable[[Step[Any, Any]], bool]
"""Returns whether a clause had an effect on this step."""


class Firing:
    """A table of clauses and how often each had an effect."""

    def __init__(self, game: AnyGame, detectors: Mapping[str, Detector]) -> None:
        self.game = game
        self.detectors = detectors
        self.counts: Counter[str] = Counter()

    def watch(self, step: Step[Any, Any]) -> None:
        """Count the clauses that fired on one step."""
        for clause, fired in self.detectors.items():
            if fired(step):
                self.counts[clause] += 1

    def refused(self, position: Any, seat: int, moves: Iterable[Any]) -> None:
        """Count the clauses that refuse any of these moves."""
        for move in moves:
            refusal = self.game.refusal(position, seat, move)
            if refusal is not None:
                self.counts[refusal.clause] += 1

    def silent(self) -> list[str]:
        """Return the clauses that never fired."""
        return [clause for clause in self.game.rulebook.clauses if not self.counts[clause]]

    def table(self) -> str:
        """Return the counts as lines."""
        return "\n".join(
            f"{clause:10}{self.counts[clause]:12,}" for clause in self.game.rulebook.clauses
        )
