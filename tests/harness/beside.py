"""An engine beside its slow reference: at every position of a walk both must say the same."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Mapping
from typing import Any, Protocol

from tailback.kit import NATURE, AnyGame, Chance, Decision, Finished
from tailback.kit.walk import Chooser

compared: Counter[str] = Counter()
"""How many positions of each game were compared in this process."""


class Waiting(Protocol):
    @property
    def kind(self) -> str: ...
    @property
    def seats(self) -> tuple[int, ...]: ...


class Reference(Protocol):
    """A second implementation; moves and outcomes are texts, outcomes without their ``=``."""

    def pending(self) -> Waiting: ...
    def legal(self, seat: int) -> set[str]: ...
    def weights(self) -> dict[str, int]: ...
    def do(self, moves: dict[int, str]) -> None: ...
    def draw(self, outcome: str) -> None: ...
    def snapshot(self) -> dict[str, Any]: ...
    def result(self) -> dict[str, Any]:
        """Return winners (none: a draw), scores, reason; ranks if not more points are better."""


def walk_beside(
    game: AnyGame,
    position: Any,
    reference: Reference,
    snapshot: Callable[[Any], Mapping[str, object]],
    rng: random.Random,
    most: int,
    chooser: Chooser[Any, Any] | None = None,
    reasons: Mapping[str, str] | None = None,
) -> int:
    """Walk at most ``most`` positions, compare both at each, and return how many were compared.

    ``reasons`` names the clause of each reason for which the reference ends a game.
    """
    spell = game.notation.move_text
    for number in range(most):
        compared[game.id] += 1
        pending = game.pending(position)
        waiting = reference.pending()
        there = reference.snapshot()
        for name, value in snapshot(position).items():
            assert value == there[name], f"{name}: {value!r} here, {there[name]!r} in the reference"
        if isinstance(pending, Decision):
            assert waiting.kind == "decision"
            assert sorted(waiting.seats) == sorted(pending.seats)
            moves = {}
            for seat in pending.seats:
                legal = game.legal(position, seat)
                assert {spell(move) for move in legal} == reference.legal(seat)
                assert len(set(legal)) == len(legal)
                pick = chooser(position, seat) if chooser else legal[rng.randrange(len(legal))]
                moves[seat] = pick
            reference.do({seat: spell(move) for seat, move in moves.items()})
        elif isinstance(pending, Chance):
            assert waiting.kind == "chance"
            weights = dict(zip(map(spell, pending.outcomes), pending.weights, strict=True))
            assert weights == {f"={text}": weight for text, weight in reference.weights().items()}
            (outcome,) = rng.choices(pending.outcomes, pending.weights)
            reference.draw(spell(outcome)[1:])
            moves = {NATURE: outcome}
        else:
            assert waiting.kind == "finished"
            assert pending == _end(reference.result(), len(pending.ranks), reasons or {})
            return number + 1
        position = game.apply(position, moves)
    return most


def _end(result: Mapping[str, Any], seats: int, reasons: Mapping[str, str]) -> Finished:
    """Return the end that a reference tells; without ranks of its own, more points are better."""
    winners, scores, reason = result["winners"], result["scores"], result["reason"]
    merit = scores or [seat in winners for seat in range(seats)]
    ranks = result.get("ranks") or [1 + sum(other > mine for other in merit) for mine in merit]
    assert not winners or winners == [seat for seat in range(seats) if ranks[seat] == 1]
    points = None if scores is None else tuple(scores)
    return Finished(tuple(ranks), points, reasons.get(reason, reason))
