"""How likely a car of Rush & Bash is to win, as learnt from many races.

What can be said of each car in numbers, its *traits*, is weighed and summed up; the car with more
of it is the likelier one to win. How much each trait weighs hangs on how far the leading car is
from the finish: early on it is energy and cards, late it is distance. ``python -m
benchmarks.bash_odds`` races and finds the weights anew.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence
from math import exp
from typing import Final

from tailback.games.bash.bots.judge import SPEED, Road, road_of, still_to_come
from tailback.games.bash.effects import BotCard
from tailback.games.bash.moves import CARDS
from tailback.games.bash.position import HAND, Position
from tailback.games.bash.turn import Act
from tailback.kit import Seat

KNOTS: Final = (-4.0, 0.0, 3.0, 7.0, 12.0, 19.0, 30.0, 50.0)
"""Distances of the leading car from the finish at which the weights are known."""
LEARNT: Final = {
    "far": (0.370, 0.414, 0.433, 0.347, 0.243, 0.090, -0.010, 0.054),
    "lane": (-0.501, 0.484, 0.494, 0.347, 0.261, 0.044, -0.018, 0.026),
    "cards": (0.151, 0.130, 0.161, 0.223, 0.185, 0.126, 0.034, 0.076),
    "best": (0.220, 0.297, 0.292, 0.152, 0.148, 0.005, 0.047, 0.003),
    "stars": (-1.209, -1.045, -0.217, -0.030, -0.240, -0.050, 0.122, -0.030),
    "steers": (-1.153, -1.203, -0.324, -0.340, -0.494, -0.325, -0.149, -0.195),
    "arms": (-1.359, -1.232, -0.463, -0.460, -0.646, -0.440, -0.154, -0.264),
    "repairs": (-1.195, -1.234, -0.458, -0.507, -0.745, -0.492, -0.205, -0.295),
    "energy1": (0.595, -0.105, 0.043, 0.317, 0.437, 0.338, 0.355, 0.203),
    "energy2": (2.494, 1.062, 0.789, 1.252, 1.173, 0.745, 0.492, 0.447),
    "energy3": (3.072, 2.047, 1.754, 2.110, 1.512, 0.813, -0.337, 0.488),
    "life2": (-0.497, -0.190, -0.050, -0.197, -0.053, -0.050, -0.050, -0.030),
    "life1": (-0.547, -0.249, -0.528, -0.462, -0.103, -0.100, -0.100, -0.060),
    "to-act": (0.838, 1.893, 1.329, 1.244, 0.644, 0.252, -0.008, 0.151),
    "to-draw-rush": (0.272, 0.343, 0.179, 0.161, 0.194, 0.122, 0.028, 0.073),
    "behind": (-0.773, -0.976, -0.227, 0.070, 0.395, 0.284, 0.091, 0.170),
    "thing1": (-0.784, -1.203, -0.329, -0.334, -0.007, -0.144, 0.228, -0.086),
    "thing2": (-0.688, -0.218, -0.460, -0.219, -0.243, 0.007, 0.101, 0.004),
    "thing3": (-0.307, -0.132, -0.246, -0.055, -0.070, -0.013, 0.039, -0.008),
    "car-ahead": (0.212, -0.640, -0.411, -0.079, -0.181, 0.032, 0.140, 0.019),
}
"""What each trait weighs at each of the knots, learnt from 2,500 races of four cars.

For longer courses than theirs the last knot has 0.6 of what weighs at 19 spaces. The traits: how
far a car has come and how far its lane leads on; the spaces on its cards and on the best of them,
and how many cards have which effect; energy and life; whether it is still to act in this round and
then draws a rush card; whether it is among those who draw one in the next round; what is in its
way, and how near.
"""
TRAITS: Final = tuple(LEARNT)
WEIGHTS: Final = tuple(zip(*LEARNT.values(), strict=True))
"""What the traits weigh, by knot."""
SECOND: Final = 0.02
"""What it is worth to come second; and each place behind half of the one before it."""

_ENERGY: Final = TRAITS.index("energy1") - 1
_LIFE: Final = TRAITS.index("life2")
_TO_ACT: Final = TRAITS.index("to-act")
_BEHIND: Final = TRAITS.index("behind")
_THING: Final = TRAITS.index("thing1")
_CAR: Final = TRAITS.index("car-ahead")
_NEAR: Final = 5
"""So many spaces ahead a driver looks."""
_MEAN: Final = (4.9, 2.0, 4.0)
"""How far so many spaces lead on average; what a sprint and a rush card drive."""
_MOST: Final = 50.0
_KIND: Final = {"star": 4, "steer": 5, "bomb": 6, "missile": 6, "repair": 7}
_TRAIT_OF: Final = tuple(_KIND[card.effect] for card in CARDS)
_SHARES: Final = ((5 / 31, 9 / 31, 12 / 31, 5 / 31), (4 / 24, 7 / 24, 9 / 24, 4 / 24))
"""How many cards of a deck are stars, steer, hurt and repair."""


_BOTS_HAND: Final = (9.0, 4.0, 0.5, 0.9, 1.1, 0.5)
"""A bot of the book turns cards up: it counts as a car with a hand as hands are on average."""


def chance(position: Position, seat: Seat) -> float:
    """Return how likely a seat is to win; of a race that is over, how well it has come."""
    if not position.tasks:
        place = position.strip.index(seat)
        return 1.0 if not place else SECOND / 2**place
    left, rows = traits(position)
    if not _fresh(position):
        rows[seat][0] += still_to_come(position, seat)
    weights = _weights(left)
    sums = [sum([w * x for w, x in zip(weights, row, strict=True)]) for row in rows]
    mine = sums[seat]
    return 1.0 / sum([exp(max(-_MOST, min(_MOST, other - mine))) for other in sums])


def _weights(left: float) -> Sequence[float]:
    """Return what the traits weigh with the leading car so far from the finish."""
    if left <= KNOTS[0]:
        return WEIGHTS[0]
    if left >= KNOTS[-1]:
        return WEIGHTS[-1]
    i = bisect_right(KNOTS, left) - 1
    share = (left - KNOTS[i]) / (KNOTS[i + 1] - KNOTS[i])
    before, after = WEIGHTS[i], WEIGHTS[i + 1]
    return [a + share * (b - a) for a, b in zip(before, after, strict=True)]


def traits(position: Position) -> tuple[float, list[list[float]]]:
    """Return how far the leading car is from the finish, and the traits of each car."""
    road = road_of(position.options.course)
    size, finish = road.size, road.finish
    fars = [road.lap * (at // size) + road.progress[at % size] for at in position.places]
    order = sorted(fars, reverse=True)
    decks = position.options.strips[len(fars)]
    things = {at % size for at in (*position.bombs, *position.boulders)}
    cars = {at % size for at in position.places if at < finish}
    rows = []
    for car, place in enumerate(position.places):
        row = [0.0] * len(TRAITS)
        row[0] = fars[car] - road.line
        rows.append(row)
        if place < finish:
            row[_BEHIND] = decks[order.index(fars[car])]
            _on_the_road(row, road, place % size, things, cars)
            _in_the_car(row, position, car)
    _to_act(position, rows, finish)
    return road.line - order[0], rows


def _on_the_road(
    row: list[float], road: Road, space: int, things: set[int], cars: set[int]
) -> None:
    """Note how far the lane leads, and what is first in the way."""
    row[1] = road.gains[space][_NEAR - 1] - _MEAN[0]
    for steps, at in enumerate(road.ahead[space][:_NEAR]):
        if at in things:
            row[_THING + min(steps, 2)] = 1.0
            return
        if at in cars:
            row[_CAR] = 1.0
            return


def _in_the_car(row: list[float], position: Position, car: int) -> None:
    """Note cards, energy and life."""
    if position.energy[car]:
        row[_ENERGY + position.energy[car]] = 1.0
    if position.life[car] < 3:
        row[_LIFE + (position.life[car] < 2)] = 1.0
    if car >= len(position.hands):
        row[2:8] = _BOTS_HAND
        return
    hand = position.hands[car]
    for card in hand:
        row[2] += SPEED[card]
        row[_TRAIT_OF[card]] += 1.0
    row[3] = max([SPEED[card] for card in hand], default=0.0)


def _fresh(position: Position) -> bool:
    """Return whether a turn is just beginning."""
    return isinstance(position.tasks[-1], Act | BotCard) and not position.used


def _to_act(position: Position, rows: list[list[float]], finish: int) -> None:
    """Note who is still to act; who is acting has a hand as if it were filled again."""
    decks = position.options.strips[len(rows)]
    fresh = _fresh(position)
    for place in range(position.turn + (not fresh), len(rows)):
        car = position.strip[place]
        if position.places[car] < finish:
            rows[car][_TO_ACT] = 1.0
            rows[car][_TO_ACT + 1] = decks[place]
    car = position.active
    if not fresh and car < len(position.hands) and position.places[car] < finish:
        row, missing = rows[car], HAND - len(position.hands[car])
        if missing > 0:
            mean = _MEAN[1 + decks[position.turn]]
            row[2] += missing * mean
            row[3] = max(row[3], mean + 0.7 * missing)
            for k, share in enumerate(_SHARES[decks[position.turn]], 4):
                row[k] += missing * share
