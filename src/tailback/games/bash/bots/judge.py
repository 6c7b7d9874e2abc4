"""How a driver of Rush & Bash judges a race as it stands.

Every car's standing is counted in spaces: how far it has come, what its cards, its energy and its
life points are worth, how fast its lane is, and what lies in its way. From the distances between
the cars and the luck that is still to come follows roughly how likely each is to win.
"""

from __future__ import annotations

from functools import lru_cache
from math import exp, log
from typing import Final, NamedTuple

from tailback.games.bash.abilities import Steps
from tailback.games.bash.course import Course
from tailback.games.bash.effects import Effect
from tailback.games.bash.graph import graph_of
from tailback.games.bash.movement import Accelerate, Drive
from tailback.games.bash.moves import CARDS, DECK_OF
from tailback.games.bash.position import Position
from tailback.games.bash.turn import Act, Refill
from tailback.kit import Seat

SPACE: Final = 28.0
"""What a space is on average, in half units of progress."""
SPEED: Final = tuple(float(card.speed) for card in CARDS)
HELD: Final = 0.8
"""What a space on a card in hand counts against one that has been driven."""

_PACE: Final = 2.7
"""How many spaces a car comes forward in a round."""
_BACK: Final = (2.0, 4.0)
"""What a card drives on average, by its back."""
_ENERGY: Final = (0.0, 1.3, 2.9, 5.0)
_LIFE: Final = (-3.0, -2.0, -0.8, 0.0)
_IN_THE_WAY: Final = (0.6, 0.6, 0.5, 0.3, 0.2)
"""What a bomb or boulder ahead costs, by its distance."""
_BESIDE: Final = 0.4
"""What a bomb on an adjacent space costs."""
_LANE: Final = 0.5
"""How much of what the lane ahead is longer or shorter than others counts."""
_LUCK: Final = 2.5
"""By how many spaces luck parts two cars in a round."""
_LATE: Final = 0.5
"""… and in what is left of the last one."""
_FARTHEST: Final = 50.0
_SEEN: Final = 8
"""So many spaces a driver looks ahead."""


class Road(NamedTuple):
    """What a course looks like to a driver, by space."""

    size: int
    finish: int
    lap: float
    """How long a lap is, in spaces like all that follows."""
    line: float
    """How far the finish line is."""
    progress: tuple[float, ...]
    ahead: tuple[tuple[int, ...], ...]
    """The next spaces along the lane."""
    gains: tuple[tuple[float, ...], ...]
    """How far they are."""
    lane: tuple[float, ...]
    """How much further the lane leads than lanes do on average."""
    around: tuple[tuple[int, ...], ...]


@lru_cache(maxsize=64)
def road_of(course: Course) -> Road:
    """Return what a course looks like to a driver."""
    graph = graph_of(course)
    size = graph.size
    ahead, gains = [], []
    for space in range(size):
        places = [space]
        for _ in range(_SEEN):
            places.append(places[-1] + graph.nexts[places[-1] % size][0])
        ahead.append(tuple([place % size for place in places[1:]]))
        here = graph.progress[space]
        gains.append(tuple([(graph.how_far(place) - here) / SPACE for place in places[1:]]))
    run = [gain[len(_IN_THE_WAY) - 1] for gain in gains]
    mean = sum(run) / size
    return Road(
        size,
        graph.finish,
        graph.laps_length / SPACE,
        graph.how_far(graph.finish) / SPACE,
        tuple([far / SPACE for far in graph.progress]),
        tuple(ahead),
        tuple(gains),
        tuple([_LANE * (gain - mean) for gain in run]),
        tuple([graph.reach(space, graph.adjacent) for space in range(size)]),
    )


def judge(position: Position, seat: Seat) -> float:
    """Return how well a seat stands in the midst of its turn: the logarithm of its chance."""
    return -log(_odds(position, seat, still_to_come(position, seat)))


def _odds(position: Position, seat: Seat, more: float) -> float:
    """Return one to how many the seat wins, if its car comes forward so much more."""
    standings, luck = _standings(position, seat)
    mine = standings[seat] + more
    odds = 1.0
    for car, standing in enumerate(standings):
        if car != seat:
            odds += exp(max(-_FARTHEST, min(_FARTHEST, (standing - mine) / luck)))
    return odds


def _standings(position: Position, seat: Seat) -> tuple[list[float], float]:
    """Return what each car's standing is worth, and how much luck is still to come."""
    road = road_of(position.options.course)
    size, finish = road.size, road.finish
    fars = [road.lap * (at // size) + road.progress[at % size] for at in position.places]
    rounds = (road.line - max(fars)) / _PACE
    if rounds < 0 or not position.tasks:
        return _at_the_end(position, fars), _LATE
    bombs = {place % size for place in position.bombs}
    things = bombs.union([place % size for place in position.boulders])
    for car, place in enumerate(position.places):
        if place < finish:
            fars[car] += _ENERGY[position.energy[car]] + _LIFE[position.life[car]]
            fars[car] += _on_the_road(road, place % size, bombs, things)
    for car, hand in enumerate(position.hands):
        if car != seat:
            fars[car] += HELD * sum([_BACK[DECK_OF[card]] for card in hand])
        elif rounds >= 1:
            fars[car] += HELD * sum([SPEED[card] for card in hand])
        else:
            fars[car] += HELD * sum(sorted([SPEED[card] for card in hand])[-2:])
    return fars, _LUCK * (1.0 + min(rounds, 6.0)) ** 0.5


def _at_the_end(position: Position, fars: list[float]) -> list[float]:
    """Return where cars will be when the last round is over: some have still to drive."""
    to_come = position.strip[position.turn + 1 :] if position.tasks else ()
    for car in to_come:
        if car < len(position.hands):
            fars[car] += max([_BACK[DECK_OF[card]] for card in position.hands[car]], default=0.0)
    return fars


def _on_the_road(road: Road, space: int, bombs: set[int], things: set[int]) -> float:
    """Return what the lane is worth, with what lies ahead and beside."""
    value = road.lane[space]
    for cost, at in zip(_IN_THE_WAY, road.ahead[space], strict=False):
        if at in things:
            value -= cost
            break
    if bombs:
        for at in road.around[space]:
            if at in bombs:
                value -= _BESIDE
    return value


def still_to_come(position: Position, seat: Seat) -> float:
    """Return how many spaces further the seat's car is to be moved in what is left of a turn."""
    more = 0.0
    hand: list[float] | None = None
    for task in reversed(position.tasks):
        if isinstance(task, Refill):
            break
        if isinstance(task, Drive):
            more += task.left if task.car == seat else 0
        elif isinstance(task, Accelerate):
            more += task.speed if task.car == seat else 0
        elif isinstance(task, Steps):
            more += task.left if task.seat == seat else 0
        elif isinstance(task, Effect):
            more += task.speed if task.seat == seat else 0
        elif isinstance(task, Act) and task.seat == seat:
            if hand is None:
                hand = sorted([SPEED[card] for card in position.hands[seat]])
            if hand:
                more += (1 - HELD) * hand.pop() + HELD
    return more
