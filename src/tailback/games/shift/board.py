"""The traffic grid: three sections, the vehicles on them, and how they can move.

Everything is kept in the frame of the centre section: row 0 is its top row, column 0 the left end
of the aligned grid. The frame has 16 rows (-5 … 10) and 16 columns (-1 … 14, the outer two
for a hero that hangs over its far end), one bit a cell, so that "is this cell free" is one look at
an integer.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache, lru_cache
from typing import Final, TypeAlias

from tailback.games.shift.moves import SECTIONS, Move, drive_move, shift_move

GOLD: Final = 0
SILVER: Final = 1
ROWS: Final = 6
COLUMNS: Final = 14
LEFT_COLUMNS: Final = range(5)
CENTRE_COLUMNS: Final = range(5, 9)
RIGHT_COLUMNS: Final = range(9, 14)
FURTHEST: Final = ROWS - 1
"""The largest offset that leaves two sections a row in common."""

_STRIDE: Final = 16
_TOP: Final = -5
_LEFT: Final = -1
_BIT: Final = tuple(1 << cell for cell in range(_STRIDE * (_STRIDE + 2)))
"""A bit a cell, with two rows to spare: one below for what would leave the frame there, one that
the negative numbers above it fall into."""
OFF: Final = -1
"""The place of a hero that is wholly off the grid."""
_LAST_COLUMN: Final = 13
_STRADDLES_LEFT: Final = 4
_STRADDLES_RIGHT: Final = 8


Cell: TypeAlias = tuple[int, int]
"""A row and a column."""


def cell_at(row: int, column: int) -> int:
    """Return the number of a cell of the frame."""
    return (row - _TOP) * _STRIDE + column - _LEFT


def row_of(cell: int) -> int:
    """Return the row of a cell."""
    return cell // _STRIDE + _TOP


def column_of(cell: int) -> int:
    """Return the column of a cell."""
    return cell % _STRIDE + _LEFT


_SPOTS: Final[tuple[Cell | None, ...]] = (
    *((row_of(cell), column_of(cell)) for cell in range(_STRIDE * _STRIDE)),
    None,
)
"""The row and column of each cell; the last one, where ``OFF`` points to, is none."""


def _block(rows: range, columns: range) -> int:
    return sum(1 << cell_at(row, column) for row in rows for column in columns)


_LEFT_HALF: Final = _block(range(_TOP, 11), range(_LEFT, 5))
_RIGHT_HALF: Final = _block(range(_TOP, 11), range(9, 15))


@cache
def ground(left: int, right: int) -> int:
    """Return the cells that exist with these offsets."""
    return (
        _block(range(left, left + ROWS), LEFT_COLUMNS)
        | _block(range(ROWS), CENTRE_COLUMNS)
        | _block(range(right, right + ROWS), RIGHT_COLUMNS)
    )


def connected(edition: str, left: int, right: int) -> bool:
    """Return whether sections with these offsets may stand so (SHIFT-20)."""
    if edition == "duo":
        return abs(left) <= FURTHEST and abs(right) <= FURTHEST
    return max(0, left, right) - min(0, left, right) <= FURTHEST


_SPAN: Final = [n for n in range(-2 * FURTHEST, 2 * FURTHEST + 1) if n]
ALL_SHIFTS: Final = [shift_move(section, n) for section in SECTIONS for n in _SPAN]
"""Every shift that some offsets allow."""


@cache
def offsets_from(edition: str, left: int, right: int) -> tuple[tuple[Move, ...], tuple[Move, ...]]:
    """Return the shifts of the left and of the right section that SHIFT-20 allows from here."""
    return (
        tuple(shift_move("L", n) for n in _SPAN if connected(edition, left + n, right)),
        tuple(shift_move("R", n) for n in _SPAN if connected(edition, left, right + n)),
    )


@dataclass(frozen=True, slots=True)
class ShiftVehicle:
    """One vehicle as it is all through the game; heroes are named ``>`` and ``<``."""

    name: str
    length: int
    along_row: bool
    colour: str


class Fleet:
    """The vehicles of one set-up, heroes first: what never changes while they drive about."""

    __slots__ = ("bodies", "index", "reach", "steps", "strides", "vehicles")

    def __init__(self, vehicles: tuple[ShiftVehicle, ...]) -> None:
        self.vehicles = vehicles
        self.index = {vehicle.name: i for i, vehicle in enumerate(vehicles)}
        self.strides = tuple(1 if vehicle.along_row else _STRIDE for vehicle in vehicles)
        lines = [(v.length, stride) for v, stride in zip(vehicles, self.strides, strict=True)]
        self.bodies = tuple(sum(1 << stride * i for i in range(n)) for n, stride in lines)
        self.reach = tuple(length * stride for length, stride in lines)
        self.steps = tuple((drive_move(v.name, 1), drive_move(v.name, -1)) for v in vehicles)

    def drives(self) -> list[Move]:
        """Return every drive along each vehicle's line that can be possible."""
        return [
            drive_move(vehicle.name, n * direction)
            for i, vehicle in enumerate(self.vehicles)
            for n in range(1, 15 - (vehicle.length if i > SILVER else 0))
            if vehicle.along_row or n <= 6 - vehicle.length
            for direction in (1, -1)
        ]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Fleet) and self.vehicles == other.vehicles

    def __hash__(self) -> int:
        return hash(self.vehicles)

    def __reduce__(self) -> tuple[type[Fleet], tuple[tuple[ShiftVehicle, ...]]]:
        return Fleet, (self.vehicles,)


@lru_cache(maxsize=256)
def fleet_of(vehicles: tuple[ShiftVehicle, ...]) -> Fleet:
    """Return the fleet of these vehicles, made once."""
    return Fleet(vehicles)


class Board:
    """Where the vehicles of a fleet stand, and the offsets of the two outer sections. A value."""

    __slots__ = ("fleet", "left", "occupied", "places", "right")

    def __init__(
        self,
        fleet: Fleet,
        places: tuple[int, ...],
        left: int,
        right: int,
        occupied: int | None = None,
    ) -> None:
        self.fleet = fleet
        self.places = places
        self.left = left
        self.right = right
        if occupied is None:
            occupied = 0
            for body, place in zip(fleet.bodies, places, strict=True):
                if place != OFF:
                    occupied |= body << place
        self.occupied = occupied

    @classmethod
    def of(cls, fleet: Fleet, spots: Iterable[Cell | None], left: int, right: int) -> Board:
        """Return the board whose vehicles have their first cells at these spots; None is off."""
        places = tuple([OFF if spot is None else cell_at(*spot) for spot in spots])
        return cls(fleet, places, left, right)

    @property
    def spots(self) -> tuple[Cell | None, ...]:
        """Row and column of each vehicle's first cell; None where it is off the grid."""
        return tuple([_SPOTS[place] for place in self.places])

    @property
    def key(self) -> tuple[tuple[int, ...], int, int]:
        """What tells two boards of one fleet apart."""
        return self.places, self.left, self.right

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Board) and self.key == other.key and self.fleet == other.fleet

    def __hash__(self) -> int:
        return hash((self.places, self.left, self.right))

    def __reduce__(self) -> tuple[type[Board], tuple[Fleet, tuple[int, ...], int, int]]:
        return Board, (self.fleet, self.places, self.left, self.right)

    # Steps and slides

    def steps(self, seat: int) -> list[Move]:
        """Return every step of one space that ``seat`` may make now (SHIFT-11 … 16)."""
        fleet = self.fleet
        free = ground(self.left, self.right) & ~self.occupied
        found: list[Move] = []
        barred = 1 - seat  # the opponent's hero (SHIFT-11)
        for i, (place, stride, reach, (forth, back)) in enumerate(
            zip(self.places, fleet.strides, fleet.reach, fleet.steps, strict=True)
        ):
            if i != barred:
                if free & _BIT[place + reach] or (i == GOLD and self._over_end(GOLD)):
                    found.append(forth)
                if free & _BIT[place - stride] or (i == SILVER and self._over_end(SILVER)):
                    found.append(back)
        return found

    def slides(self, seat: int) -> list[Move]:
        """Return every slide that ``seat`` may make now (SHIFT-22)."""
        found: list[Move] = []
        for i, vehicle in enumerate(self.fleet.vehicles):
            if i != 1 - seat:
                for direction in (1, -1):
                    for n in range(1, self.run(i, direction) + 1):
                        found.append(drive_move(vehicle.name, n * direction))
        return found

    def run(self, i: int, direction: int) -> int:
        """Return how many spaces vehicle ``i`` can go at most; a hero may go off."""
        fleet = self.fleet
        free = ground(self.left, self.right) & ~self.occupied
        stride = fleet.strides[i]
        cell = self.places[i] + (fleet.reach[i] if direction > 0 else -stride)
        n = 0
        while free & _BIT[cell]:
            n += 1
            cell += stride * direction
        if i <= SILVER and direction == (1 if i == GOLD else -1):
            # SHIFT-14, SHIFT-26: over the far end, two spaces further than the last cell.
            end = column_of(self.places[i]) if i == SILVER else _LAST_COLUMN - 1 - self.column(i)
            if n == end or end < 0:
                n = end + 2
        return n

    def drive(self, i: int, spaces: int) -> Board:
        """Return the board after vehicle ``i`` has gone so many spaces; the way is not checked."""
        fleet, places = self.fleet, self.places
        place, body = places[i], fleet.bodies[i]
        target = place + fleet.strides[i] * spaces
        occupied = self.occupied ^ body << place
        if i <= SILVER and not -1 <= (place % _STRIDE) + _LEFT + spaces <= _LAST_COLUMN:
            target = OFF  # SHIFT-25
        else:
            occupied |= body << target
        places = (*places[:i], target, *places[i + 1 :])
        return Board(fleet, places, self.left, self.right, occupied)

    def escaped(self, seat: int) -> bool:
        """Return whether the hero of ``seat`` is wholly off the grid (SHIFT-25)."""
        return self.places[seat] == OFF

    def _over_end(self, hero: int) -> bool:
        # SHIFT-14: the last cell reached, a hero goes on over its far end, and only there.
        column = column_of(self.places[hero])
        return column >= _LAST_COLUMN - 1 if hero == GOLD else column <= 0

    # Shifts

    def lock(self, section: str) -> int | None:
        """Return the vehicle that locks this outer section to the centre, if any (SHIFT-21)."""
        last = _STRADDLES_LEFT if section == "L" else _STRADDLES_RIGHT
        for i, (place, stride, reach) in enumerate(
            zip(self.places, self.fleet.strides, self.fleet.reach, strict=True)
        ):
            if stride == 1 and last - reach + 1 < (place % _STRIDE) + _LEFT <= last:
                return i
        return None

    def shifts(self, edition: str) -> list[Move]:
        """Return every shift that is possible now (SHIFT-19 … 21)."""
        left, right = offsets_from(edition, self.left, self.right)
        found: list[Move] = []
        if self.lock("L") is None:
            found += left
        if self.lock("R") is None:
            found += right
        return found

    def shift(self, section: str, rows: int) -> Board:
        """Return the board after an outer section has moved; vehicles ride along (SHIFT-19)."""
        half = _LEFT_HALF if section == "L" else _RIGHT_HALF
        move = rows * _STRIDE
        places = tuple(place + move if half >> place & 1 else place for place in self.places)
        riding = self.occupied & half
        riding = riding << move if move > 0 else riding >> -move
        occupied = self.occupied & ~half | riding
        if section == "L":
            return Board(self.fleet, places, self.left + rows, self.right, occupied)
        return Board(self.fleet, places, self.left, self.right + rows, occupied)

    # Looking

    def row(self, i: int) -> int:
        """Return the row of a vehicle's first cell."""
        return row_of(self.places[i])

    def column(self, i: int) -> int:
        """Return the column of a vehicle's first cell."""
        return column_of(self.places[i])

    def cells(self, i: int) -> list[Cell]:
        """Return the (row, column) of each cell that a vehicle covers; none if it is off."""
        if self.places[i] == OFF:
            return []
        stride = self.fleet.strides[i]
        cells = range(self.places[i], self.places[i] + self.fleet.reach[i], stride)
        return [(row_of(cell), column_of(cell)) for cell in cells]

    def exists(self, row: int, column: int) -> bool:
        """Return whether the grid has this cell now."""
        inside = _TOP <= row <= 10 and 0 <= column < COLUMNS
        return inside and bool(ground(self.left, self.right) >> cell_at(row, column) & 1)

    def at(self, row: int, column: int) -> int | None:
        """Return the vehicle on this cell, if any."""
        return next((i for i in range(len(self.places)) if (row, column) in self.cells(i)), None)
