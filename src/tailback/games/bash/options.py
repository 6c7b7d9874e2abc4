"""What the players of Rush & Bash may choose before the race."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from tailback.games.bash.cars import (
    BOX_DECKS,
    COLOURS,
    GARAGE,
    MOST_CARS,
    STRIPS,
    Decks,
    Garage,
    Strip,
    read_cars,
    read_decks,
    read_strips,
    write_cars,
    write_decks,
    write_strips,
)
from tailback.games.bash.course import Course, ready, write_course
from tailback.games.bash.surprise import read_wish
from tailback.kit import Options, TailbackError, option, quoted
from tailback.kit.options import Presets
from tailback.kit.phrasebook import KIT

LARGEST_COURSE: Final = 60_000
"""How large a course is at most, every tile written out."""
LARGEST_TABLE: Final = 4_000


def read_colours(value: object) -> tuple[str, ...]:
    """Return the colours in the order in which seats, then bots, take the cars.

    Those not named follow in the order of the box.

    >>> read_colours("red,white")
    ('red', 'white', 'blue', 'black', 'green', 'yellow')
    """
    named = value.split(",") if isinstance(value, str) else value
    if not isinstance(named, list | tuple) or len(named) > MOST_CARS:
        raise TailbackError(KIT.sentence("not-choice", value=quoted(value), choices=COLOURS))
    first = [word.strip() for word in map(str, named) if word.strip()]
    for colour in first:
        if colour not in COLOURS:
            raise TailbackError(KIT.sentence("not-choice", value=quoted(colour), choices=COLOURS))
        if first.count(colour) > 1:
            raise TailbackError(KIT.sentence("named-twice", value=colour))
    return (*first, *(colour for colour in COLOURS if colour not in first))


@dataclass(frozen=True, kw_only=True)
class BashOptions(Options):
    """The options of Rush & Bash: the course, the book's variants, and the box's own figures."""

    presets: ClassVar[Presets] = {
        "family": {"course": "first-race", "simple": True},
        "everything": {"course": "wild", "boost": True},
    }
    course: Course = option(
        ready("first-race"), reader=read_wish, writer=write_course, longest=LARGEST_COURSE
    )
    simple: bool = option(False, flag=True)
    boost: bool = option(False, flag=True)
    bots: int = option(0, whole=(0, MOST_CARS - 2))
    ability_level: str = option("any", choices=("any", "exact"), more=True)
    colours: tuple[str, ...] = option(
        COLOURS, reader=read_colours, writer=list, longest=100, more=True
    )
    cars: Garage = option(
        GARAGE, reader=read_cars, writer=write_cars, longest=LARGEST_TABLE, more=True
    )
    decks: Decks = option(
        BOX_DECKS, reader=read_decks, writer=write_decks, longest=LARGEST_TABLE, more=True
    )
    strips: tuple[Strip, ...] = option(
        STRIPS, reader=read_strips, writer=write_strips, longest=LARGEST_TABLE, more=True
    )
