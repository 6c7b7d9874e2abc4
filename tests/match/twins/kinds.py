"""The kinds of twins, for any game: each goes on for as long as more are wanted."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from itertools import islice
from typing import Any, NamedTuple, TypeAlias

from tailback.kit import NATURE, AnyGame, Decision, Options, RandomDice, Seating, Step, Viewer
from tailback.kit.walk import walk
from tests.harness.twins import Pair, pairs
from tests.kit.games import FLASHES, limited
from tests.match.twins.script import IDLE, TIME, Act, Script, Twins, wait


class Agreed(NamedTuple):
    """A table that twins are played at."""

    game: AnyGame
    options: Options
    seats: int
    time: float | None


Steps: TypeAlias = list[Step[Any, Any]]
Maker: TypeAlias = Callable[[AnyGame, random.Random, Viewer], Iterator[Twins]]
Acts: TypeAlias = tuple[Act, ...]
Ways: TypeAlias = Callable[[Agreed, Decision[Any], Step[Any, Any]], Iterator[tuple[Acts, Acts]]]
"""Returns what is done about a decision in each of two scripts, seat by seat."""
MOST = 50
"""No walk for twins is longer."""
_VARIED = 6
"""So many decisions at its end have two ways."""
EAGER = {"jam": "A"}
"""Two ambulances at once, soon after the deal, lead to a choice of rows that others do not see."""


def agreed(game: AnyGame, rng: random.Random) -> Agreed:
    """Return a table for few, with or without a window of time."""
    timed = rng.random() < 0.7
    options = game.options(clock=timed) if game.id == "cutin" else limited(game)
    return Agreed(game, options, rng.choice(game.seats[:2]), TIME if timed else None)


def whole(game: AnyGame, steps: Steps) -> Steps:
    """Return the steps up to the last at which somebody is asked something."""
    ends = [isinstance(game.pending(step.after), Decision) for step in steps]
    return steps[: max((n for n, asked in enumerate(ends, 1) if asked), default=0)]


def falls(game: AnyGame, steps: Steps) -> tuple[int, ...]:
    """Return which outcome fell at each draw."""
    draws = [step for step in steps if NATURE in step.moves]
    return tuple(game.pending(s.before).outcomes.index(s.moves[NATURE]) for s in draws)  # type: ignore[union-attr]


# What is hidden


def known(game: AnyGame, rng: random.Random, viewer: Viewer) -> Iterator[Twins]:
    """What the viewer does not know is different, by the game's own word on who knows what."""
    while True:
        at = agreed(game, rng)
        for pair in pairs(game, at.options, Seating(at.seats), rng.random(), viewer, MOST):
            real = whole(game, pair.real)
            twin = pair.twin[: len(real)]
            one, other = (Script(_acts(at, steps), falls(game, steps)) for steps in (real, twin))
            if one != other:
                since = len(_acts(at, real[: _flashed(game, pair, len(real))]))
                yield Twins(*at[:3], one, other, at.time, since)


def _acts(at: Agreed, steps: Steps) -> Acts:
    """Return what the seats do; an answer that is held back is waited for."""
    return tuple(
        act
        for step in steps
        if isinstance(pending := at.game.pending(step.before), Decision)
        for seat, move in step.moves.items()
        for act in _plain(at, pending, seat, move)
    )


def _plain(at: Agreed, pending: Decision[Any], seat: int, move: Any) -> Acts:
    act = Act(seat, at.game.notation.move_text(move))
    held = pending.hold and at.time is not None and move == pending.default
    return (act, wait(TIME)) if held else (act,)


def _flashed(game: AnyGame, pair: Pair, most: int) -> int:
    """Return after how many steps nothing differs any more that all have seen for a moment."""
    names = FLASHES.get(game.id, ())
    flashes = (
        [[one for one in step.story if type(one).__name__ in names] for step in both]
        for both in zip(pair.real[:most], pair.twin[:most], strict=True)
    )
    return max((n for n, (a, b) in enumerate(flashes, 1) if a != b), default=0)


# What is done unseen


def varied(game: AnyGame, rng: random.Random, ways: Ways) -> Iterator[Twins]:
    """Return twins of one walk; what is done about its last decisions has two ways."""
    while True:
        at, most = agreed(game, rng), rng.randrange(MOST // 2, MOST)
        eager = EAGER.get(game.id, "") if rng.random() < 0.5 else ""
        if eager:
            at, most = at._replace(seats=3), rng.randrange(34, 38)
        start = game.start(at.options, Seating(at.seats))
        steps = whole(game, list(islice(_walk(game, start, rng, eager), most)))
        decisions = [step for step in steps if NATURE not in step.moves]
        before = _acts(at, decisions[:-_VARIED])
        both = [
            two
            for step in decisions[-_VARIED:]
            if isinstance(pending := game.pending(step.before), Decision)
            for two in ways(at, pending, step)
        ]
        one, other = ((*before, *(act for two in both for act in two[n])) for n in (0, 1))
        if one != other:
            fell = falls(game, steps)
            yield Twins(*at[:3], Script(one, fell), Script(other, fell), at.time)


def _walk(game: AnyGame, start: Any, rng: random.Random, eager: str) -> Iterator[Step[Any, Any]]:
    """Play at random, but one move as soon as it can be made."""

    def choose(position: Any, seat: int) -> Any:
        legal = game.legal(position, seat)
        return next((m for m in legal if str(m) == eager), None) or rng.choice(legal)

    return walk(game, start, choose, RandomDice(rng))


def sealed(game: AnyGame, rng: random.Random, viewer: Viewer) -> Iterator[Twins]:
    """All know who has chosen; nobody what, nor how often it was changed."""

    def ways(
        at: Agreed, pending: Decision[Any], step: Step[Any, Any]
    ) -> Iterator[tuple[Acts, Acts]]:
        order = rng.sample(pending.seats, len(pending.seats))
        for seat in order:
            acts = _plain(at, pending, seat, step.moves[seat])
            if seat in (viewer, order[-1]):  # the last choice is used at once
                yield acts, acts
            else:
                others = game.legal(step.before, seat)
                (first,) = _plain(at, pending, seat, rng.choice(others))
                yield (*acts, IDLE, IDLE), (first, first, *acts)

    return varied(game, rng, ways)


def held(game: AnyGame, rng: random.Random, viewer: Viewer) -> Iterator[Twins]:
    """Silence, an early no and a no said twice look the same till the time is up."""

    def ways(
        at: Agreed, pending: Decision[Any], step: Step[Any, Any]
    ) -> Iterator[tuple[Acts, Acts]]:
        ((seat, move),) = step.moves.items()
        acts = _plain(at, pending, seat, move)
        if len(acts) == 1 or seat == viewer:
            yield acts, acts
        else:
            pause = wait(TIME / 2), wait(TIME / 2)
            yield (IDLE, IDLE, *pause), (acts[0], rng.choice((IDLE, acts[0])), *pause)

    return varied(game, rng, ways)


def tried(game: AnyGame, rng: random.Random, viewer: Viewer) -> Iterator[Twins]:
    """Others try moves and are refused before they commit, or do not."""

    def ways(
        at: Agreed, pending: Decision[Any], step: Step[Any, Any]
    ) -> Iterator[tuple[Acts, Acts]]:
        for seat, move in step.moves.items():
            acts = _plain(at, pending, seat, move)
            text = acts[0].move
            tries = Act(seat, text, "try"), Act(seat, f"{text} {text}", "try")
            busy = (*tries, Act(seat, "nonsense", "wrong"), *acts)
            yield (acts, acts) if seat == viewer else ((IDLE, IDLE, IDLE, *acts), busy)

    return varied(game, rng, ways)
