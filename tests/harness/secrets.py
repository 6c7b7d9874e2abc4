"""Secrets: twins who differ only in what is hidden, and posteriors by full enumeration."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Mapping, Sequence
from fractions import Fraction
from typing import Any

from tailback.kit import NATURE, AnyGame, Chance, Decision, Seat

History = Sequence[Mapping[Seat, Any]]


def known_bytes(game: AnyGame, start: Any, history: History, viewer: int | None) -> list[bytes]:
    """Return, for the start and after each entry, all that the game tells this viewer."""
    told = [_told(game, start, viewer, ())]
    position = start
    for moves in history:
        after = game.apply(position, moves)
        told.append(_told(game, after, viewer, game.witness(position, moves, after, viewer)))
        position = after
    return told


def _told(game: AnyGame, position: Any, viewer: int | None, events: Sequence[Any]) -> bytes:
    view = game.observe(position, viewer)
    pending = game.pending(position)
    asked = pending.seats if isinstance(pending, Decision) else type(pending).__name__
    said: list[object] = [view, str(view), events, game.prompt(view), asked]
    if viewer is not None:
        said.append(game.legal(position, viewer))
        alphabet = getattr(position, "options", None)
        for move in game.alphabet(alphabet if alphabet is not None else game.options()):
            said.append(game.refusal(position, viewer, move))
    return repr(said).encode()


def first_difference(
    game: AnyGame, start: Any, history: History, twin: History, viewer: int | None
) -> int | None:
    """Return after which entry the viewer can tell two histories apart; None: never."""
    one = known_bytes(game, start, history, viewer)
    other = known_bytes(game, start, twin, viewer)
    for number, (a, b) in enumerate(zip(one, other, strict=True)):
        if a != b:
            return number
    return None


def posterior(game: AnyGame, start: Any, history: History, viewer: int) -> dict[Any, Fraction]:
    """Return the probability of each position that fits what the viewer witnessed.

    Every way in which chance can have fallen is tried; the seats' decisions are taken as given.
    """
    worlds: dict[Any, Fraction] = {start: Fraction(1)}
    real = start
    for moves in history:
        after = game.apply(real, moves)
        seen = (game.witness(real, moves, after, viewer), game.observe(after, viewer))
        grown: dict[Any, Fraction] = {}
        for world, weight in worlds.items():
            for choice, share in _ways(game, world, moves):
                next_world = game.apply(world, choice)
                told = game.witness(world, choice, next_world, viewer)
                if (told, game.observe(next_world, viewer)) == seen:
                    grown[next_world] = grown.get(next_world, Fraction(0)) + weight * share
        worlds = grown
        real = after
    total = sum(worlds.values())
    return {world: weight / total for world, weight in worlds.items()}


def _ways(game: AnyGame, world: Any, moves: Mapping[Seat, Any]) -> list[tuple[Any, Fraction]]:
    pending = game.pending(world)
    if isinstance(pending, Chance):
        if NATURE not in moves:
            return []
        total = sum(pending.weights)
        pairs = zip(pending.outcomes, pending.weights, strict=True)
        return [({NATURE: outcome}, Fraction(weight, total)) for outcome, weight in pairs]
    if not isinstance(pending, Decision) or set(pending.seats) != set(moves):
        return []
    fits = all(moves[seat] in game.legal(world, seat) for seat in pending.seats)
    return [(moves, Fraction(1))] if fits else []


def remembered(game: AnyGame, start: Any, history: History, viewer: int | None) -> Any:
    """Return the viewer's recall after a history."""
    recall = game.recall(start, viewer)
    position = start
    for moves in history:
        after = game.apply(position, moves)
        events = game.witness(position, moves, after, viewer)
        recall = game.remember(recall, events, game.observe(after, viewer))
        position = after
    return recall


def distance(exact: Mapping[Any, Fraction], samples: Sequence[Any]) -> float:
    """Return the total variation between an exact distribution and what was sampled."""
    counts = Counter(samples)
    assert set(counts) <= set(exact), "a sample is impossible"
    total = len(samples)
    return sum(abs(float(exact[world]) - counts[world] / total) for world in exact) / 2


def check_sample(
    game: AnyGame, start: Any, history: History, viewer: int, rng: random.Random, n: int = 2000
) -> int:
    """Hold ``sample`` against full enumeration; return how many positions are possible."""
    exact = posterior(game, start, history, viewer)
    recall = remembered(game, start, history, viewer)
    samples = [game.sample(recall, rng) for _ in range(n)]
    # The expected distance of n samples is below sqrt(k / n) / 2; three times that is generous.
    assert distance(exact, samples) <= 1.5 * (len(exact) / n) ** 0.5
    return len(exact)
