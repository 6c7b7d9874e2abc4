"""The deck of the three Trafficars games: numbered cars, some of them trailers, and special cards.

>>> DECK.numbers, dict(DECK.specials), DECK.trailers, DECK.trailers_mark
(50, {'A': 4, 'P': 4, 'T': 4}, (7, 17, 27, 37, 47), 'unverified')
"""

from __future__ import annotations

import tomllib
from collections import Counter
from collections.abc import Iterable
from importlib import resources
from typing import Final, NamedTuple

from tailback.kit import TailbackError, quoted
from tailback.kit.options import not_whole
from tailback.kit.phrasebook import KIT

SPECIALS: Final = ("A", "P", "T")
"""The special cards, which have no number: ambulance, police car, tow truck."""
LONGEST_TRAILERS: Final = 250
"""How large a list of trailers is at most: all numbers fit, with spaces between them."""


class Deck(NamedTuple):
    """What lies in the box (CARS-1) and which numbers are trailers (CARS-2)."""

    numbers: int
    """The numbered cards are 1 to this one, each once."""
    specials: tuple[tuple[str, int], ...]
    """How many there are of each special card."""
    trailers: tuple[int, ...]
    trailers_mark: str
    """How sure we are of the trailers; shown wherever they are."""


def _read(source: str) -> Deck:
    table = tomllib.loads(source)
    specials = tuple((card, int(table["specials"][card])) for card in SPECIALS)
    trailers = table["trailers"]
    return Deck(int(table["numbers"]), specials, tuple(trailers["numbers"]), trailers["mark"])


DECK: Final = _read((resources.files(__package__) / "deck.toml").read_text("utf-8"))


def read_trailers(value: object) -> tuple[int, ...]:
    """Return the trailers of somebody's own deck, from numbers or from a text such as ``7,17,27``.

    >>> read_trailers("17, 7"), read_trailers([]), read_trailers("")
    ((7, 17), (), ())
    >>> read_trailers([7, 51])
    Traceback (most recent call last):
    ...
    tailback.kit.errors.TailbackError: 51 is not a whole number from 1 to 50
    """
    if isinstance(value, str):
        value = [word.strip() for word in value.split(",")] if value.strip() else []
    if not isinstance(value, Iterable) or isinstance(value, bytes):
        raise TailbackError(KIT.sentence("not-numbers", value=quoted(value), example="7,17,27"))
    numbers = [_number(item) for item in value]
    for number, count in Counter(numbers).items():
        if count > 1:
            raise TailbackError(KIT.sentence("named-twice", value=str(number)))
    return tuple(sorted(numbers))


def write_trailers(trailers: tuple[int, ...]) -> list[int]:
    """Return the trailers as JSON."""
    return list(trailers)


def _number(item: object) -> int:
    if isinstance(item, str) and item.isdecimal() and item.isascii() and len(item) < 9:
        item = int(item)
    if not isinstance(item, int) or isinstance(item, bool) or not 1 <= item <= DECK.numbers:
        raise TailbackError(not_whole(item, 1, DECK.numbers))
    return item
