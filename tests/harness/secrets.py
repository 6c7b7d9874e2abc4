"""Secrets: all that a viewer is told, and posteriors by full enumeration."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Mapping, Sequence
from fractions import Fraction
from typing import Any

from tailback.kit import (
    NATURE,
    AnyGame,
    Chance,
    Decision,
    Finished,
    Game,
    Observer,
    Seat,
    Seating,
    Viewer,
)

History = Sequence[Mapping[Seat, Any]]


def rebuilt(game: AnyGame, **parts: Any) -> AnyGame:
    """Return the same game with some of its parts changed for others."""
    given = {
        "seats": game.seats,
        "seat_names": game.seat_names,
        "options": game.options_type,
        "rules": game.rules,
        "observer": game.observer,
        "notation": game.notation,
        "rulebook": game.rulebook,
        "known": game.known,
        "rules_number": game.rules_number,
    }
    return Game(game.id, **{**given, **parts})


def shut(game: AnyGame) -> AnyGame:
    """Return the same game with an observer that opens nothing."""
    return rebuilt(game, observer=Observer())


def told(
    game: AnyGame, options: Any, scene: Any, position: Any, viewer: Viewer, shown: Sequence[Any]
) -> dict[str, object]:
    """Return all that the game tells a viewer who was just shown this, by channel."""
    view = game.view(scene, position, viewer)
    said: dict[str, object] = {
        "scene": view.scene,
        "table": view.table,
        "own": view.own,
        "shown": shown,
        "events": game.events(shown),
        "letters": game.text_view(view),
        "prompt": game.prompt(view),
        "asked": asked(game, position),
    }
    if viewer is not None:
        said["legal"] = game.legal(position, viewer)
        alphabet = game.all_moves(options)
        said["refusal"] = [game.refusal(position, viewer, move) for move in alphabet]
    return said


def asked(game: AnyGame, position: Any) -> object:
    """Return what everyone knows of what must happen next; of chance only that it must fall."""
    pending = game.pending(position)
    return pending if isinstance(pending, Decision | Finished) else "chance"


def apart(one: Mapping[str, object], other: Mapping[str, object]) -> set[str]:
    """Return the channels on which two are not told the same, value by value and byte by byte."""
    assert one.keys() == other.keys()
    return {
        name for name in one if one[name] != other[name] or repr(one[name]) != repr(other[name])
    }


def known_bytes(
    game: AnyGame, start: Any, history: History, viewer: Viewer, seating: Seating | None = None
) -> list[bytes]:
    """Return, for the start and after each entry, all that the game tells this viewer."""
    options = getattr(start, "options", None) or game.options()
    scene = game.scene(options, seating or Seating(game.seats[0]))
    found = [told(game, options, scene, start, viewer, ())]
    position = start
    for moves in history:
        step = game.step(position, moves)
        position = step.after
        shown = game.shown_to(step.story, viewer)
        found.append(told(game, options, scene, position, viewer, shown))
    return [repr(said).encode() for said in found]


def first_difference(
    game: AnyGame,
    start: Any,
    history: History,
    twin: History,
    viewer: Viewer,
    seating: Seating | None = None,
) -> int | None:
    """Return after which entry the viewer can tell two histories apart; None: never."""
    one = known_bytes(game, start, history, viewer, seating)
    other = known_bytes(game, start, twin, viewer, seating)
    for number, (a, b) in enumerate(zip(one, other, strict=True)):
        if a != b:
            return number
    return None


def posterior(game: AnyGame, start: Any, history: History, viewer: Seat) -> dict[Any, Fraction]:
    """Return the probability of each position that fits what the viewer witnessed.

    Every way in which chance can have fallen is tried; the seats' decisions are taken as given.
    """
    worlds: dict[Any, Fraction] = {start: Fraction(1)}
    real = start
    for moves in history:
        real, seen = _seen(game, real, moves, viewer)
        grown: dict[Any, Fraction] = {}
        for world, weight in worlds.items():
            for choice, share in _ways(game, world, moves):
                after, same = _seen(game, world, choice, viewer)
                if same == seen:
                    grown[after] = grown.get(after, Fraction(0)) + weight * share
        worlds = grown
    total = sum(worlds.values())
    return {world: weight / total for world, weight in worlds.items()}


def _seen(
    game: AnyGame, position: Any, moves: Mapping[Seat, Any], viewer: Seat
) -> tuple[Any, tuple[object, ...]]:
    """Return the position after these moves, and what the viewer sees of them."""
    step = game.step(position, moves)
    shown = game.shown_to(step.story, viewer)
    return step.after, (shown, game.observer.table(step.after), game.own(step.after, viewer))


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


def remembered(game: AnyGame, start: Any, history: History, viewer: Viewer) -> Any:
    """Return the viewer's recall after a history."""
    recall = game.recall(start, viewer)
    position = start
    for moves in history:
        step = game.step(position, moves)
        position = step.after
        shown = game.shown_to(step.story, viewer)
        table, own = game.observer.table(position), game.own(position, viewer)
        recall = game.remember(recall, shown, table, own)
    return recall


def distance(exact: Mapping[Any, Fraction], samples: Sequence[Any]) -> float:
    """Return the total variation between an exact distribution and what was sampled."""
    counts = Counter(samples)
    assert set(counts) <= set(exact), "a sample is impossible"
    total = len(samples)
    return sum(abs(float(exact[world]) - counts[world] / total) for world in exact) / 2


def check_sample(
    game: AnyGame, start: Any, history: History, viewer: Seat, rng: random.Random, n: int = 2000
) -> int:
    """Hold ``sample`` against full enumeration; return how many positions are possible."""
    exact = posterior(game, start, history, viewer)
    recall = remembered(game, start, history, viewer)
    samples = [game.sample(recall, rng) for _ in range(n)]
    # The expected distance of n samples is below sqrt(k / n) / 2; three times that is generous.
    assert distance(exact, samples) <= 1.5 * (len(exact) / n) ** 0.5
    return len(exact)
