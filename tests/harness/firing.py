"""Which clauses fired how often on the walks; one that never fired has not been tried at all."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from typing import Any

from tailback.kit import AnyGame, Step

Detector = Callable[[Step[Any, Any]], bool]
"""Returns whether a clause had an effect on this step; true on every step is no detector."""


class Firing:
    """A table of clauses and how often each had an effect, or refused a move.

    A detector is named by its clause, or by clause and case (``JAM-12 full``); then every case
    must fire. A clause with a detector is not tried by refusals alone.
    """

    def __init__(self, game: AnyGame, detectors: Mapping[str, Detector]) -> None:
        self.game = game
        self.detectors = detectors
        self.counts: Counter[str] = Counter()
        self.refusals: Counter[str] = Counter()
        self.steps = 0

    def watch(self, step: Step[Any, Any]) -> None:
        """Count the clauses that fired on one step."""
        self.steps += 1
        for name, fired in self.detectors.items():
            if fired(step):
                self.counts[name] += 1

    def refused(self, position: Any, seat: int, moves: Iterable[Any]) -> None:
        """Count the clauses that refuse any of these moves."""
        for move in moves:
            refusal = self.game.refusal(position, seat, move)
            if refusal is not None:
                self.refusals[refusal.clause] += 1

    def silent(self) -> list[str]:
        """Return the clauses, and cases of clauses, that never fired."""
        missing = [name for name in self.detectors if not self.counts[name]]
        for clause in self.game.rulebook.clauses:
            watched = any(name.split()[0] == clause for name in self.detectors)
            if not watched and not self.counts[clause] and not self.refusals[clause]:
                missing.append(clause)
        return missing

    def constant(self) -> list[str]:
        """Return the detectors that were true on every step, and so tell nothing."""
        return [name for name in self.detectors if self.counts[name] == self.steps]

    def table(self) -> str:
        """Return the counts as lines: effects, and moves refused."""
        lines = [f"{'':24}{'fired':>12}{'refused':>12}"]
        for clause in self.game.rulebook.clauses:
            names = [name for name in self.detectors if name.split()[0] == clause]
            for name in names or [clause]:
                fired = f"{self.counts[name]:,}" if names or self.counts[name] else ""
                refused = self.refusals[clause] if name == (names or [clause])[0] else 0
                lines.append(f"{name:24}{fired:>12}{f'{refused:,}' if refused else '':>12}")
        return "\n".join([*lines, f"{'steps':24}{self.steps:12,}"])
