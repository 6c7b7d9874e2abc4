"""Who sits at a table of Trafficars: two to five players, in an order of age (CARS-3)."""

from __future__ import annotations

from typing import Final

from tailback.kit import Seat, Seating, TailbackError

SEATS: Final = range(2, 6)
SEAT_NAMES: Final = ("1", "2", "3", "4", "5")


def by_age(seating: Seating) -> tuple[Seat, ...]:
    """Return the seats, youngest first: as told, or in seating order (CARS-3).

    >>> by_age(Seating(3)), by_age(Seating(3, by_age=(2, 0, 1)))
    ((0, 1, 2), (2, 0, 1))
    """
    if seating.seats not in SEATS:
        raise TailbackError(f"{seating.seats} players: it takes {SEATS[0]} to {SEATS[-1]}")
    everyone = tuple(range(seating.seats))
    if seating.by_age is None:
        return everyone
    if tuple(sorted(seating.by_age)) != everyone:
        raise TailbackError(f"by_age: {seating.by_age} does not name each of {everyone} once")
    return tuple(seating.by_age)
