"""Races over random courses with all options: what always holds, and that every clause fired."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Iterator
from itertools import pairwise
from typing import Any

import pytest

from tailback.games.bash import happenings as told
from tailback.games.bash.course import ready_courses
from tailback.games.bash.game import GAME
from tailback.games.bash.graph import Graph, graph_of
from tailback.games.bash.moves import CARDS, DECKS, LEVEL, Move
from tailback.games.bash.options import BashOptions
from tailback.games.bash.position import BOMBS, BOULDERS, ENERGY, LIFE, ROUNDS, Position
from tailback.kit import Decision, Finished, Seating, SetupError, Step
from tailback.kit.chance import RandomDice
from tailback.kit.walk import random_walk, walk
from tests.games.bash.build import options, wrong
from tests.games.bash.courses import random_options
from tests.harness.firing import Detector, Firing
from tests.harness.scale import SOAK, scaled

Happened = Step[Position, Move]
RACES = scaled(1500)
RUSH = DECKS.index("rush")
READY = [options(course, boost=True, bots=1) for course in ready_courses().values()]
READY += [
    options("01 12 X 02 03 05 08 11 04 07", bots=2),
    options("01 02-left 03-left 08 04-left 07-left"),
]


def races() -> Iterator[tuple[BashOptions, Position, random.Random]]:
    """Return races before their first move; some begin with worn cars that are full of energy."""
    rng = random.Random(5)
    for number in range(RACES):
        chosen = READY[number % 40] if number % 40 < len(READY) else random_options(rng)
        seats = rng.randint(2, 6 - chosen.bots)
        start = GAME.start(chosen, Seating(seats))
        if number % 4 == 3:
            start = crowded(start, rng)
        if rng.random() < 0.5:
            cars = len(start.places)
            start = start._replace(life=(1,) * cars)
            if not chosen.simple:
                start = start._replace(energy=(ENERGY,) * seats + (0,) * chosen.bots)
        yield chosen, start, rng


CROWD = [f"0{lane}{i}" for i in range(3) for lane in "LMR"]
"""The first spaces of the course; here and behind them cars ram each other, and fall back."""


def crowded(start: Position, rng: random.Random) -> Position:
    """Return a start in which cars stand close together; one may be about to finish."""
    graph = start.graph
    near = [graph.ids[space] for space in CROWD]
    for at in near[:3]:
        near += [behind(graph, at), behind(graph, behind(graph, at))]
    places = rng.sample(sorted(set(near)), len(start.places))
    if rng.random() < 0.5:
        places[0] = graph.size + graph.ids["0L5"]
        places[1:] = [graph.ids[f"0{lane}{i}"] for lane, i in AT_THE_LINE[: len(places) - 1]]
    return start._replace(places=tuple(places))


def behind(graph: Graph, place: int) -> int:
    return place + graph.behind[place % graph.size]


AT_THE_LINE = [("L", 5), ("R", 5), ("R", 4), ("L", 4), ("R", 3)]


# What always holds


def check(position: Position, full: tuple[int, ...]) -> None:
    """Cards, bombs, boulders, lives and spaces are as the clauses say at every question."""
    graph = position.graph
    held = [*position.decks[0], *position.decks[1]]
    for k, thrown in enumerate((*position.discards[0], *position.discards[1])):
        held[k] += thrown
    for hand in position.hands:
        for card in hand:
            held[card] += 1
    assert tuple(held) == full
    assert min(*position.decks[0], *position.decks[1]) >= 0
    things = [at % graph.size for at in (*position.bombs, *position.boulders)]
    assert len(position.bombs) <= BOMBS
    assert len(position.boulders) <= BOULDERS
    assert len(set(things)) == len(things)
    assert all(graph.holds[space] for space in things)
    assert set(position.life) <= set(range(1, LIFE + 1))
    assert set(position.energy) <= set(range(ENERGY + 1))
    if position.options.simple:
        assert not any(position.energy)


def apart(position: Position) -> None:
    """Between turns no two cars that race share a space, but for the lake and the clearings."""
    graph = position.graph
    racing = [at % graph.size for at in position.places if at < graph.finish]
    alone = [space for space in racing if not graph.shared[space]]
    for space, cars in Counter(alone).items():
        assert cars == 1, graph.names[space]


def no_lap_is_given(step: Happened) -> None:
    """A car comes further only along the track: never by more than it could drive in one go."""
    graph = step.after.graph
    for before, after in zip(step.before.places, step.after.places, strict=True):
        gained = graph.at_tile(after) - graph.at_tile(before)
        assert gained <= 4
        assert after > -graph.size


def test_what_always_holds() -> None:
    rounds: list[int] = []
    decisions = 0
    for chosen, start, rng in races():
        full = (*chosen.decks[0], *chosen.decks[1])
        decided = 0
        position = start
        for step in random_walk(GAME, start, rng):
            position = step.after
            check(position, full)
            no_lap_is_given(step)
            decided += isinstance(GAME.pending(step.before), Decision)
            if position.turn != step.before.turn or position.round != step.before.round:
                apart(position)
        end = GAME.pending(position)
        assert isinstance(end, Finished)
        assert sorted((*end.ranks, *bot_ranks(position))) == list(range(1, len(position.strip) + 1))
        assert decided < GAME.facts(chosen).longest / 2  # type: ignore[operator]
        decisions += decided
        rounds.append(position.round)
    late = sum(count >= ROUNDS / 2 for count in rounds)
    print(f"{len(rounds):,} races, {decisions:,} decisions, at most {max(rounds)} rounds")
    assert late <= len(rounds) / 1000


def bot_ranks(position: Position) -> list[int]:
    seats = len(position.hands)
    return [rank for rank, car in enumerate(position.strip, 1) if car >= seats]


# Every clause has been tried


def saw(*kinds: Any, fits: Callable[[Any], bool] = lambda one: True) -> Detector:
    """Return a detector for a happening."""
    return lambda step: any(isinstance(one, kinds) and fits(one) for one in step.story)


def twice(kind: Any) -> Detector:
    return lambda step: sum(isinstance(one, kind) for one in step.story) > 1


def both(*detectors: Detector) -> Detector:
    return lambda step: all(fired(step) for fired in detectors)


def task(position: Position) -> str:
    return type(position.tasks[-1]).__name__ if position.tasks else ""


def answered(*names: str) -> Detector:
    return lambda step: task(step.before) in names


def asked(*names: str) -> Detector:
    return lambda step: task(step.after) in names


def places(fits: Callable[[Position, int], bool]) -> Detector:
    """Return a detector for a car that has come to such a place."""
    return lambda step: any(
        after != before and fits(step.after, after)
        for before, after in zip(step.before.places, step.after.places, strict=True)
    )


def merged(one: Any) -> bool:
    """Return whether a path leads from one lane into another."""
    lanes = [space.lstrip("0123456789")[0] for space in one.path]
    return any({a, b} <= set("LMR") and a != b for a, b in pairwise(lanes))


def driven_as(step: Happened, bot: bool) -> bool:
    return (step.before.active >= len(step.before.hands)) == bot


def back_by_another_lane(step: Happened) -> bool:
    """A car was set back in another lane than the one in which it drove last."""
    lane = {}
    for one in step.story:
        if isinstance(one, told.Drove | told.Pushed):
            lane[one.car] = one.path[-1].lstrip("0123456789")[0]
        if isinstance(one, told.SetBack):
            to = one.space.lstrip("0123456789")[0]
            if lane.get(one.car, to) != to:
                return True
    return False


def behind_the_line(step: Happened) -> bool:
    """A car went off before it had crossed the start line for the first time."""
    start = graph_of(step.after.options.course).finish - step.after.graph.size
    return any(
        isinstance(one, told.SetBack) and step.after.places[one.car.number] < start
        for one in step.story
    )


def over_a_finished_car(position: Position, place: int) -> bool:
    graph = position.graph
    return place < graph.finish and any(
        other >= graph.finish and other % graph.size == place % graph.size
        for other in position.places
    )


def level(*levels: int) -> Detector:
    return saw(told.Declared, fits=lambda one: one.level in levels)


def robbed(colour: str) -> Detector:
    """Return a detector for level 3 of a car."""
    return saw(told.Declared, fits=lambda one: one.level == 3 and one.car.colour == colour)


def first_filling(step: Happened) -> bool:
    return task(step.before) == "Fill" and any(
        type(one).__name__ == "Start" for one in step.before.tasks
    )


def later_filling(step: Happened) -> bool:
    return task(step.before) == "Fill" and not first_filling(step)


def cards(*words: str) -> Callable[[Any], bool]:
    return lambda one: str(CARDS[one.card]).startswith(words)


DETECTORS: dict[str, Detector] = {
    "BASH-1": places(lambda position, place: place // position.graph.size > 0),
    "BASH-3": saw(told.Exploded),
    "BASH-4": saw(told.Drove, fits=merged),
    "BASH-5": saw(told.Damaged, fits=lambda one: one.life == LIFE - 1),
    "BASH-6": saw(told.Reshuffled),
    "BASH-7": saw(told.Dealt, fits=lambda one: one.deck == RUSH),
    "BASH-8": saw(told.Drew, fits=lambda one: one.deck == RUSH),
    "BASH-9": both(first_filling, saw(told.BoulderLaid)),
    "BASH-10": lambda step: step.after.strip != step.before.strip,
    "BASH-11": saw(told.Played),
    "BASH-12": saw(told.Drove),
    "BASH-13": both(saw(told.Drove), saw(told.Crashed, told.Rammed, told.Exploded)),
    "BASH-14": saw(told.Drew, told.Dropped),
    "BASH-14 drop": saw(told.Dropped),
    "BASH-15": both(later_filling, saw(told.BoulderLaid)),
    "BASH-16 landslide": answered("Slide"),
    "BASH-16 bridge": answered("Sway"),
    "BASH-16 volcano": answered("EruptRoll"),
    "BASH-17": saw(told.Lifted),
    "BASH-20": saw(told.Steered),
    "BASH-21": saw(told.BombLaid),
    "BASH-22": saw(told.Repaired),
    "BASH-23 hit": saw(told.MissileHit),
    "BASH-23 lost": saw(told.MissileLost),
    "BASH-24": saw(told.Charged),
    "BASH-30 chain": twice(told.Exploded),
    "BASH-31": saw(told.Crashed),
    "BASH-32": saw(told.Pushed),
    "BASH-33": saw(told.Damaged, fits=lambda one: one.life == 0),
    "BASH-34": places(over_a_finished_car),
    "BASH-35": saw(told.SetBack),
    "BASH-36": twice(told.SetBack),
    "BASH-37": behind_the_line,
    "BASH-38": back_by_another_lane,
    "BASH-39": places(lambda position, place: place < 0),
    "BASH-45": both(asked("GeyserRoll"), saw(told.Crashed, told.Rammed, told.Exploded)),
    "BASH-40": lambda step: step.after.round > step.before.round,
    "BASH-50": saw(told.Crossed),
    "BASH-51": saw(told.Won),
    "BASH-60": saw(told.Declared),
    "BASH-61": lambda step: any(
        isinstance(one, told.Declared) and one.level < step.before.energy[step.before.active]
        for one in step.story
    ),
    "BASH-62": level(1),
    "BASH-63": level(2),
    "BASH-64": level(3),
    **{f"BASH-64 {colour}": robbed(colour) for colour in GAME.options().colours},
    "BASH-64 theft": saw(told.Stole),
    "BASH-64 loss": saw(told.LostCard),
    "BASH-65": saw(told.Landed),
    "BASH-66 boost": saw(told.BoostLaid),
    "BASH-67": both(saw(told.TurnedUp), answered("TurnUp")),
    "BASH-68": both(lambda step: step.before.options.simple, saw(told.Played, fits=cards("star"))),
    "BASH-70": both(answered("BotCard"), saw(told.TurnedUp)),
    "BASH-71": both(answered("BotCard"), saw(told.Steered)),
    "BASH-72": both(answered("BotCard"), saw(told.BombLaid)),
    "BASH-73": lambda step: (
        driven_as(step, True) and isinstance(GAME.pending(step.before), Decision)
    ),
    "BASH-80": saw(told.Teleported),
    "BASH-81": both(answered("Falls"), saw(told.BoulderLaid)),
    "BASH-82": saw(told.Sank),
    "BASH-83": answered("GeyserRoll"),
    "BASH-84 in": saw(told.Strayed),
    "BASH-84 out": saw(told.Emerged),
    "BASH-85 walks": saw(told.SnoutWalked),
    "BASH-85 met": saw(told.SnoutMet),
    "BASH-85 flees": saw(told.SnoutFled),
    "BASH-86": answered("EruptRoll"),
    "BASH-87": saw(told.Drove, fits=lambda one: any(space.endswith("X1") for space in one.path)),
    "BASH-88": both(saw(told.Pushed), saw(told.Strayed, told.Teleported)),
}
RARE = {
    *("BASH-14 drop", "BASH-16 bridge", "BASH-16 landslide", "BASH-17", "BASH-34", "BASH-36"),
    *("BASH-38", "BASH-39", "BASH-45", "BASH-64 theft", "BASH-65", "BASH-73", "BASH-81", "BASH-82"),
    *("BASH-85 walks", "BASH-85 met", "BASH-85 flees", "BASH-88"),
    *(f"BASH-64 {colour}" for colour in GAME.options().colours),
}
"""What a few races need not show; the soak shows it all."""


def bold(rng: random.Random) -> Callable[[Position, int], Move]:
    """Return a driver who likes level 3 and goes as far as it leads."""

    def choose(position: Position, seat: int) -> Move:
        legal = list(GAME.legal(position, seat))
        if LEVEL[3] in legal and rng.random() < 0.5:
            return LEVEL[3]
        return rng.choice(legal[:-1] if task(position) == "Steps" else legal)

    return choose


def test_every_clause_has_been_tried() -> None:
    firing = Firing(GAME, DETECTORS)
    for _, start, rng in races():
        for step in walk(GAME, start, bold(rng), RandomDice(rng), told=True):
            firing.watch(step)
    with pytest.raises(SetupError) as refused:
        GAME.start(GAME.options(bots=4), Seating(3))
    firing.counts.update(problem.clause for problem in refused.value.problems)
    firing.counts["BASH-2"] += bool(wrong("01 02 03"))
    print(firing.table())
    silent = set(firing.silent())
    assert silent <= (set() if SOAK else RARE)
    assert firing.constant() == []
