"""What lies in the box beside the tiles: cars and their abilities, decks, strips; all rebuilt.

>>> CARS["blue"].level1, CARS["red"].level3
('missile', Level3(does='mine', spaces=4, bombs=3))
>>> [sum(deck) for deck in BOX_DECKS], STRIPS[4]
([31, 24], (0, 0, 1, 1))
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple

from tailback.games.bash.book import BOOK
from tailback.games.bash.course import data_file
from tailback.games.bash.field_reader import FieldReader
from tailback.games.bash.moves import CARD_INDEX, CARDS, DECKS, EFFECTS, FASTEST, KINDS
from tailback.kit import JSON, quoted
from tailback.kit.options import not_whole

Counts = tuple[int, ...]
"""How many cards of each kind, in the order of ``CARDS`` within one deck."""
Decks = tuple[Counts, Counts]
Strip = tuple[int, ...]
"""From which deck each place draws."""

COLOURS: Final = ("blue", "black", "green", "yellow", "red", "white")
LEVEL_1: Final = ("missile", "bomb", "repair", "steer")
LEVEL_3: Final = ("broadside", "rob", "scrap", "leap", "mine", "plough")
MOST_CARS: Final = 6
MOST_OF_A_KIND: Final = 20
FARTHEST: Final = 9
"""How many spaces an ability moves a car at most."""
_READ: Final = FieldReader()


class Level3(NamedTuple):
    """What an ability does at level 3, how far it moves the car, how many bombs it lays."""

    does: str
    spaces: int
    bombs: int = 0


class Car(NamedTuple):
    """A car: its driver, and its ability at levels 1 and 3 (BASH-62, BASH-64)."""

    driver: str
    level1: str | int
    """An effect, or a number of spaces."""
    level3: Level3


Garage = tuple[tuple[str, Car], ...]
"""The cars by colour."""


def read_cars(value: object) -> Garage:
    """Return the six cars of a table, or raise which car and field is wrong."""
    table = _table("cars", value)
    for colour in table:
        if colour != "mark":
            _READ.word("cars", colour, COLOURS)
    return tuple((colour, _car(colour, table.get(colour))) for colour in COLOURS)


def _table(field: str, value: object) -> Mapping[str, object]:
    return _READ.table(field, value, 2 * KINDS)


def _car(colour: str, value: object) -> Car:
    car = _table(colour, value)
    driver = _READ.text(f"{colour}: driver", car.get("driver", ""))
    level1 = car.get("level1")
    one: str | int
    if isinstance(level1, int):
        one = _READ.whole(f"{colour}: level1", level1, 1, FARTHEST)
    else:
        one = _READ.word(f"{colour}: level1", level1, LEVEL_1)
    level3 = _table(f"{colour}: level3", car.get("level3"))
    three = Level3(
        _READ.word(f"{colour}: level3: does", level3.get("does"), LEVEL_3),
        _READ.whole(f"{colour}: level3: spaces", level3.get("spaces"), 0, FARTHEST),
        _READ.whole(f"{colour}: level3: bombs", level3.get("bombs", 0), 0, FARTHEST),
    )
    return Car(driver, one, three)


def write_cars(garage: Garage) -> JSON:
    """Return the cars as JSON."""
    return {
        colour: {"driver": car.driver, "level1": car.level1, "level3": car.level3._asdict()}
        for colour, car in garage
    }


def read_decks(value: object) -> Decks:
    """Return the cards of both decks: tables of effects, or counts by card (``steer2s``)."""
    table = _table("decks", value)
    counts = [0] * len(CARDS)
    for deck, cards in table.items():
        if deck == "mark":
            continue
        for effect, speeds in _table(_READ.word("decks", deck, DECKS), cards).items():
            _READ.word(deck, effect, EFFECTS)
            for speed, count in _table(f"{deck}: {effect}", speeds).items():
                card = f"{effect}{speed}{deck[0]}"
                if card not in CARD_INDEX:
                    _READ.wrong(f"{deck}: {effect}", not_whole(speed, 1, FASTEST))
                field = f"{deck}: {effect}: {speed}"
                counts[CARD_INDEX[card]] = _READ.whole(field, count, 0, MOST_OF_A_KIND)
    decks = tuple(counts[:KINDS]), tuple(counts[KINDS:])
    for deck, cards in zip(DECKS, decks, strict=True):
        if sum(cards) < 3 * MOST_CARS:
            _READ.wrong(deck, BOOK.sentence("wrong-deck", least=3 * MOST_CARS))
    return decks


def write_decks(decks: Decks) -> JSON:
    """Return both decks as JSON."""
    tables: dict[str, dict[str, dict[str, JSON]]] = {deck: {} for deck in DECKS}
    for card, count in zip(CARDS, (*decks[0], *decks[1]), strict=True):
        if count:
            tables[DECKS[card.deck]].setdefault(card.effect, {})[str(card.speed)] = count
    return tables


def read_strips(value: object) -> tuple[Strip, ...]:
    """Return from which deck each place draws, by the number of cars (0 and 1 have none)."""
    table = _table("strips", value)
    for key in table:
        if key != "mark" and key not in map(str, range(2, MOST_CARS + 1)):
            _READ.wrong("strips", not_whole(key, 2, MOST_CARS))
    return ((), (), *(_strip(cars, table.get(str(cars))) for cars in range(2, MOST_CARS + 1)))


def _strip(cars: int, value: object) -> Strip:
    if not isinstance(value, str) or len(value) != cars or not set(value) <= set("SR"):
        _READ.wrong(str(cars), BOOK.sentence("wrong-strip", value=quoted(value), count=cars))
    return tuple("SR".index(letter) for letter in value)


def write_strips(strips: tuple[Strip, ...]) -> JSON:
    """Return the strips as JSON."""
    return {str(len(strip)): "".join("SR"[deck] for deck in strip) for strip in strips if strip}


GARAGE: Final = read_cars(data_file("cars.toml"))
CARS: Final = dict(GARAGE)
BOX_DECKS: Final = read_decks(data_file("decks.toml"))
STRIPS: Final = read_strips(data_file("strips.toml"))
