"""Jam played out at random, thousands of times a second: the rules once more, on whole numbers.

Cards are played in the order in which they were dealt, which is random; a card with several places
to go takes one that costs least, any of them if several do.

A place is ``points << 6 | number``, where the number is that of its top card, 0 without one; a gap
is 0. Seats are counted by age, youngest first, so that a seat is its own rank. A revealed card is
``due << 3 | seat``: sorted, these numbers are the order of placing (JAM-5). The tests play whole
games here and in the rules side by side.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import Final

from tailback.games.trafficars.jam.moves import AMBULANCE, NUMBERS, POLICE, TOW, Move
from tailback.games.trafficars.jam.options import JamOptions
from tailback.games.trafficars.jam.position import Lane
from tailback.games.trafficars.jam.rules import ROW, worth

_FIRST_TOW: Final = NUMBERS + 2
_DUE: Final = {AMBULANCE: 0, POLICE: 1, TOW: _FIRST_TOW} | {n: n + 1 for n in range(1, NUMBERS + 1)}
DUE: Final = tuple(_DUE.get(card, 0) << 3 for card in range(TOW + 1))
"""For each card its turn to be placed, ready for a seat to be added."""
_SPECIAL: Final = 2 << 6
_ENDLESS: Final = 1_000_000
_GAP: Final = 8


def light(options: JamOptions, lanes: Sequence[Lane]) -> list[list[int]]:
    """Return the lanes as lists of whole numbers.

    >>> light(JamOptions(), [((12,), (), (53, 15)), ((51, 51),)])
    [[76, 0, 207], [256]]
    """
    return [[_light_place(options, cards) if cards else 0 for cards in lane] for lane in lanes]


def _light_place(options: JamOptions, cards: Sequence[int]) -> int:
    return worth(options, list(cards)) << 6 | (cards[-1] if cards[-1] <= NUMBERS else 0)


@lru_cache(maxsize=16)
def _trailer(trailers: tuple[int, ...]) -> tuple[bool, ...]:
    return tuple(n in trailers for n in range(NUMBERS + 1))


@lru_cache(maxsize=16)
def _cars(options: JamOptions) -> tuple[int, ...]:
    """Return for each number the place that its card makes by itself."""
    return tuple(_light_place(options, (n,)) for n in range(NUMBERS + 1))


def choice_of(move: Move) -> int:
    """Return a choice of lane or gap as one number."""
    return move.lane + _GAP * (move.place + 1)


class Rollout:
    """One game in progress: lanes and points; ``random`` decides between equals."""

    __slots__ = ("any_low", "cars", "holds", "lanes", "points", "random", "trailer", "trailer_gaps")

    def __init__(
        self,
        options: JamOptions,
        lanes: list[list[int]],
        points: list[int],
        random: Callable[[], float],
    ) -> None:
        self.trailer = _trailer(options.trailers)
        self.trailer_gaps = options.trailer_gaps
        self.cars = _cars(options)
        self.holds = ROW if options.too_long else _ENDLESS
        self.any_low = not options.too_low
        self.lanes = lanes
        self.points = points
        self.random = random

    def turn(self, due: list[int], choices: dict[int, int] | None = None) -> None:
        """Place the revealed cards, sorted; ``choices`` settles what some seats do."""
        lanes, points = self.lanes, self.points
        first = 0
        while first < len(due) and due[first] < 16:  # ambulances and police cars
            first = self._together(due, first, choices)
        for key in due[first:] if first else due:
            seat = key & 7
            number = (key >> 3) - 1
            if number > NUMBERS:
                self._tow(seat, choices)
                continue
            trailer, car = self.trailer[number], self.cars[number]
            best = -1
            highest = 0
            found = []
            gaps = False
            for i, lane in enumerate(lanes):
                top = lane[-1] & 63
                if not top:
                    found.append(i)
                elif highest < top < number:
                    best, highest = i, top
                if 0 in lane:
                    gaps = True
            if best >= 0:
                found.append(best)
                if len(found) > 1:
                    found.sort()
            if gaps and (self.trailer_gaps or not trailer):
                self._fitting(number, found)
            if choices is not None and seat in choices:
                chosen = choices[seat]
            elif len(found) == 1:
                chosen = found[0]
            elif not found:
                chosen = self._low()
            else:
                chosen = self._any(found) if trailer else self._place(found)
            if chosen >= _GAP:
                lanes[chosen % _GAP][chosen // _GAP - 1] = car
                continue
            lane = lanes[chosen]
            if not found:
                if self.any_low and len(lane) < self.holds:
                    lane.insert(0, car)
                    continue
            elif trailer:
                lane[-1] = (lane[-1] | 63) - 63 + car
                continue
            elif len(lane) < self.holds:
                lane.append(car)
                continue
            points[seat] += sum([place >> 6 for place in lane])
            lanes[chosen] = [car]

    def _place(self, found: Sequence[int], loaded: int = 0) -> int:
        """Return one of the places that cost least; ``loaded`` places at the end are not taken."""
        lanes, holds = self.lanes, self.holds
        free = [at for at in found if at >= _GAP or len(lanes[at]) < holds]
        return self._any(free) if free else self._cheapest(found, loaded)

    def _low(self) -> int:
        """Return a lane that costs least to a card that fits nowhere."""
        found = range(len(self.lanes))
        return self._place(found) if self.any_low else self._cheapest(found, 0)

    def _cheapest(self, found: Sequence[int], loaded: int) -> int:
        """Return one of these lanes with the fewest points."""
        costs = []
        for i in found:
            lane = self.lanes[i]
            costs.append(sum([place >> 6 for place in lane[: len(lane) - loaded]]))
        least = min(costs)
        return self._any([i for i, cost in zip(found, costs, strict=True) if cost == least])

    def _any(self, found: Sequence[int]) -> int:
        return found[int(self.random() * len(found))] if len(found) > 1 else found[0]

    def _fitting(self, number: int, found: list[int]) -> None:
        """Add the gaps into which a number fits (JAM-17)."""
        for i, lane in enumerate(self.lanes):
            left = 0
            for p, place in enumerate(lane):
                if place:
                    left = place & 63
                elif left < number:
                    right = next(other & 63 for other in lane[p:] if other)
                    if number < right or not right:
                        found.append(i + _GAP * (p + 1))

    def _together(self, due: list[int], first: int, choices: dict[int, int] | None) -> int:
        """Place all ambulances, or all police cars, of the turn (JAM-15); return what is next."""
        lanes, kind = self.lanes, due[first] >> 3
        stacks: dict[int, tuple[int, int]] = {}
        while first < len(due) and due[first] >> 3 == kind:
            seat = due[first] & 7
            if choices is not None and seat in choices:
                i = choices[seat]
            else:
                i = self._place(range(len(lanes)))
            stacks[i] = (stacks[i][0] + _SPECIAL if i in stacks else _SPECIAL, seat)
            first += 1
        for i, (car, oldest) in stacks.items():
            lane = lanes[i]
            if len(lane) >= self.holds:
                self.points[oldest] += sum([place >> 6 for place in lane])
                lanes[i] = [car]
            elif kind:
                lane.append(car)
            else:
                lane.insert(0, car)
        return first

    def _tow(self, seat: int, choices: dict[int, int] | None) -> None:
        """Place a tow truck (JAM-16, JAM-18)."""
        lanes = self.lanes
        if choices is not None and seat in choices:
            i = choices[seat]
        else:
            i = self._place(range(len(lanes)), 1)
        lane = lanes[i]
        car = lane[-1] + _SPECIAL
        if len(lane) >= self.holds:
            self.points[seat] += sum([place >> 6 for place in lane[:-1]])
            lanes[i] = [car]
        else:
            lane[-1] = 0
            lane.append(car)
