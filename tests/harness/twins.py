"""Twins: a real history and one beside it that differs only in what a viewer does not know.

They are made from the game's own statement of who knows which field of a position
(``game.known``): beside a random walk the twin takes, step by step, a choice after which the viewer
knows the same, if it can one after which the position is another. Where there is none, something
that differed has come to light; then a new twin begins. Eyes are not asked.
"""

from __future__ import annotations

import random
from collections.abc import Collection, Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from itertools import islice, product
from math import prod
from typing import Any, NamedTuple

from tailback.kit import NATURE, SPECTATOR, AnyGame, Chance, Decision, Seat, Seating, Step, Viewer
from tailback.kit.transcript import Scroll, Transcript
from tailback.kit.walk import random_walk
from tests.harness.secrets import apart, asked, told

Moves = Mapping[Seat, Any]
MOST_CHOICES = 60
"""So many joint choices of other seats are tried for a twin."""


class Pair(NamedTuple):
    """What really happened and what may have, as far as the viewer knows; of the same length."""

    real: list[Step[Any, Any]]
    twin: list[Step[Any, Any]]
    torn: frozenset[str]
    """Open fields that came out differently where the same was done, and nothing turned up."""

    @property
    def histories(self) -> tuple[list[Moves], list[Moves]]:
        """Return the moves and draws of both."""
        return [step.moves for step in self.real], [step.moves for step in self.twin]

    @property
    def differing(self) -> int:
        """Return after how many steps the positions of both are different."""
        return sum(a.after != b.after for a, b in zip(self.real, self.twin, strict=True))


def pairs(
    game: AnyGame, options: Any, seating: Seating, seed: object, viewer: Viewer, most: int = 200
) -> Iterator[Pair]:
    """Return the twins along one random walk that really differ, each with its whole history."""
    rng = random.Random(f"{game.id} {seed} {viewer}")
    start = game.start(options, seating)
    real: list[Step[Any, Any]] = []
    twin: list[Step[Any, Any]] = []
    for step in islice(random_walk(game, start, rng, told=True), most):
        at = twin[-1].after if twin else start
        found, torn = _beside(game, step, at, viewer, rng)
        if found is None:
            if at != step.before:
                yield Pair(list(real), twin, torn)
            found, twin = step, list(real)
        real.append(step)
        twin.append(found)
    if real and real[-1].after != twin[-1].after:
        yield Pair(real, twin, frozenset())


def histories(
    game: AnyGame, options: Any, seating: Seating, seed: object, viewer: Viewer, most: int = 200
) -> Iterator[tuple[list[Moves], list[Moves]]]:
    """Return real histories and their twins, as moves and draws."""
    for pair in pairs(game, options, seating, seed, viewer, most):
        yield pair.histories


def projection(game: AnyGame, position: Any, viewer: Viewer) -> dict[str, object]:
    """Return what a viewer knows of a position; a field left out of ``known`` is hidden."""
    return {name: knows(position, viewer) for name, knows in game.known.items()}


def _beside(
    game: AnyGame, step: Step[Any, Any], at: Any, viewer: Viewer, rng: random.Random
) -> tuple[Step[Any, Any] | None, frozenset[str]]:
    """Return a step of the twin that the viewer cannot tell from the real one, if there is any."""
    if asked(game, at) != asked(game, step.before):
        return None, frozenset()
    due = projection(game, step.after, viewer)
    real: Any = None
    stays = False
    others: list[Moves] = []
    for moves in _choices(game, step, at, viewer, rng):
        after = game.apply(at, moves)
        came = projection(game, after, viewer)
        if moves == step.moves:
            real, stays = after, came == due
            if torn := _torn(game, step, game.step(at, moves), viewer):
                return None, torn
        elif came == due and after != real:
            others.append(moves)
    if stays and (not others or rng.random() < (0.6 if at == step.before else 0.8)):
        return game.step(at, step.moves), frozenset()
    if not stays and NATURE not in step.moves:
        return None, frozenset()  # what seats do is seen, and what they cannot do comes to light
    return (game.step(at, rng.choice(others)) if others else None), frozenset()


def _torn(
    game: AnyGame, real: Step[Any, Any], twin: Step[Any, Any], viewer: Viewer
) -> frozenset[str]:
    """Return the fields that the same choice has made different though nothing was turned up.

    A field of which some part was hidden may show more of itself, and others may follow from that;
    and what a hand forces, such as a pass, is open where the rules tell of it.
    """
    known = [projection(game, position, viewer) for position in (twin.before, twin.after)]
    due = projection(game, real.after, viewer)
    differ = frozenset(name for name in due if known[1][name] != due[name])
    turned_up = any(known[0][name] != getattr(twin.before, name) for name in differ)
    told = [type(one) for one in real.story] != [type(one) for one in twin.story]
    return frozenset() if turned_up or told else differ


def _choices(
    game: AnyGame, step: Step[Any, Any], at: Any, viewer: Viewer, rng: random.Random
) -> Iterator[Moves]:
    """Return what can happen in the twin, the real choice first; the viewer's own stays."""
    pending = game.pending(at)
    if isinstance(pending, Chance):
        if step.moves[NATURE] in pending.outcomes:
            yield step.moves
        if viewer is SPECTATOR or pending.seat != viewer:
            yield from ({NATURE: o} for o in pending.outcomes if o != step.moves[NATURE])
        return
    assert isinstance(pending, Decision)
    by_seat = {
        seat: [step.moves[seat]] if seat == viewer else list(game.legal(at, seat))
        for seat in pending.seats
    }
    if all(step.moves[seat] in legal for seat, legal in by_seat.items()):
        yield step.moves
    ways: Iterable[tuple[Any, ...]]
    if prod(map(len, by_seat.values())) <= MOST_CHOICES:
        ways = product(*by_seat.values())
    else:
        ways = (tuple(map(rng.choice, by_seat.values())) for _ in range(MOST_CHOICES))
    for way in ways:
        moves = dict(zip(by_seat, way, strict=True))
        if moves != step.moves:
            yield moves


@dataclass
class Findings:
    """By what a viewer could tell twins apart, and in how many steps they really differed."""

    channels: set[str] = field(default_factory=set)
    differing: int = 0
    pairs: int = 0


@dataclass(frozen=True)
class Watch:
    """One viewer at one table; ``flashes`` are happenings that all see for a moment, then never."""

    game: AnyGame
    options: Any
    seating: Seating
    viewer: Viewer
    flashes: Collection[str] = ()

    def told(self, step: Step[Any, Any]) -> dict[str, object]:
        """Return all that the viewer is told of a step, and after it."""
        game = self.game
        scene = game.scene(self.options, self.seating)
        shown = [
            one
            for one in game.shown_to(step.story, self.viewer)
            if type(one).__name__ not in self.flashes
        ]
        return told(game, self.options, scene, step.after, self.viewer, shown)

    def apart(self, pair: Pair) -> set[str]:
        """Return by what the viewer can tell two histories apart, from where they part."""
        found = {f"rules: {name}" for name in pair.torn}
        for one, other in zip(pair.real, pair.twin, strict=True):
            if one.after != other.after or one.moves != other.moves:
                found |= apart(self.told(one), self.told(other))
        texts = [
            Scroll(self.viewer).text(running(self.game, self.options, self.seating, steps))
            for steps in (pair.real, pair.twin)
        ]
        return found | ({"transcript"} if texts[0] != texts[1] else set())

    def find(self, seeds: range, most: int = 200, enough: str = "") -> Findings:
        """Compare the twins of several walks; stop once this channel tells them apart."""
        found = Findings()
        for seed in seeds:
            for pair in pairs(self.game, self.options, self.seating, seed, self.viewer, most):
                found.pairs += 1
                found.differing += pair.differing
                found.channels |= self.apart(pair)
                if any(channel.startswith(enough) for channel in found.channels if enough):
                    return found
        return found


def running(
    game: AnyGame, options: Any, seating: Seating, steps: list[Step[Any, Any]]
) -> Transcript:
    """Return a match that has come so far."""
    history = tuple(step.moves for step in steps)
    players = game.seat_names[: seating.seats]
    return Transcript(game, options, seating, players, history, steps=tuple(steps))
