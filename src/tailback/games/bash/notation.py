"""How Rush & Bash writes moves and positions.

>>> notation = BashNotation()
>>> notation.turn("steer2s 3M2 level1 done =4 =bomb3r")
[steer2s, 3M2, level1, done, =4, =bomb3r]
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import fields as fields_of
from typing import Final, TypeAlias, get_type_hints

from tailback.games.bash import abilities, effects, movement, setup, turn
from tailback.games.bash.cars import Decks
from tailback.games.bash.graph import Graph
from tailback.games.bash.moves import (
    CARD_INDEX,
    CARDS,
    DONE,
    DRAW,
    DROP,
    EFFECTS,
    KINDS,
    LEAVE,
    LEVEL,
    NO,
    PLAY,
    ROLL,
    SLIDE,
    SPACES,
    USE,
    Move,
)
from tailback.games.bash.position import (
    BOMBS,
    BOULDERS,
    ENERGY,
    LIFE,
    ROUNDS,
    Position,
)
from tailback.games.bash.race import OVER, PLAIN, PLOUGH, Race
from tailback.games.bash.task import PendingTask, Task
from tailback.games.bash.tiles import bridge, geyser, jungle, landslide, snout, teleport, volcano
from tailback.kit import Chance, quoted
from tailback.kit.notation import Fields, Notation, joined, parted, spelled

MOST_LAPS: Final = 9
_MODULES: Final = (
    setup,
    turn,
    effects,
    movement,
    abilities,
    bridge,
    geyser,
    jungle,
    landslide,
    snout,
    teleport,
    volcano,
)
TASKS: Final[Mapping[str, type[Task]]] = {
    kind.__name__: kind
    for module in _MODULES
    for kind in vars(module).values()
    if isinstance(kind, type) and issubclass(kind, Task) and kind.__module__ == module.__name__
}
"""Every kind of task by its name."""
Value: TypeAlias = bool | int | str | tuple[int, ...]
"""What a task holds."""
_WORDS: Final = {
    "by": (movement.CARD, movement.EFFECT, movement.BOOST, movement.PUSH, movement.ABILITY),
    "how": (PLAIN, OVER, PLOUGH),
    "effect": EFFECTS,
    "lane": ("_", "L", "M", "R"),
}


class BashNotation(Notation[Position, Move]):
    """Moves such as ``steer2s``, ``3M2``, ``level1``, ``done``; outcomes such as ``=4``."""

    longest = 8000
    words: Mapping[str, Move] = {
        **spelled((*PLAY, *DROP, *LEVEL[1:], *LEAVE, USE, NO, DONE, SLIDE, *ROLL[1:], *DRAW)),
        **SPACES,
    }
    such_as = "steer2s, 3M2, level1, use, no, done or =4"
    fields = (
        "round turn strip cars hands discards bombs boulders boosts portals snout "
        "visited filled due used met tasks"
    )

    def write(self, position: Position) -> Iterable[object]:
        """Return everything but the decks, which are what is left of the cards."""
        graph = position.graph
        cars = zip(position.places, position.life, position.energy, strict=True)
        return (
            position.round,
            position.turn + 1,
            joined(car + 1 for car in position.strip),
            "|".join(f"{place_text(graph, at)}.{life}.{star}" for at, life, star in cars),
            "|".join(joined(CARDS[card] for card in hand) for hand in position.hands),
            "|".join(_counts_text(deck, counts) for deck, counts in enumerate(position.discards)),
            joined(place_text(graph, at) for at in position.bombs),
            joined(place_text(graph, at) for at in position.boulders),
            joined(graph.names[at] for at in position.boosts),
            "|".join(map(joined, position.portals)),
            graph.names[graph.paws[position.snout]] if position.snout >= 0 else "-",
            joined(_bits(position.visited)),
            joined(_bits(position.filled)),
            joined(position.due),
            "used" if position.used else "-",
            joined(position.met),
            joined(map(task_text, position.tasks), "/"),
        )

    def read(self, fields: Fields, like: Position) -> Position:
        """Return the position of these fields, with the options and seats of ``like``."""
        reader = _Reader(fields, like)
        made = reader.position()
        reader.check(made)
        return made


def place_text(graph: Graph, place: int) -> str:
    """Return a place: its space, and the lap if it is not the first one (``0M2+1``)."""
    lap, space = divmod(place, graph.size)
    return f"{graph.names[space]}{lap:+d}" if lap else graph.names[space]


def task_text(task: Task) -> str:
    """Return a task with its values.

    >>> task_text(movement.Drive(0, 3, "card")), task_text(turn.Next())
    ('Drive:0,3,card,0', 'Next')
    """
    values = [_value_text(value) for value in values_of(task)]
    return ":".join([type(task).__name__, *([",".join(values)] if values else [])])


def values_of(task: Task) -> tuple[Value, ...]:
    """Return the values of a task in their order; its kind makes it of them again."""
    return tuple([getattr(task, field.name) for field in fields_of(task)])


def _value_text(value: Value) -> str:
    if isinstance(value, tuple):
        return "+".join(map(str, value)) or "-"
    return str(int(value)) if isinstance(value, int) else str(value) or "_"


def _counts_text(deck: int, counts: tuple[int, ...]) -> str:
    kinds = CARDS[deck * KINDS : (deck + 1) * KINDS]
    return joined(f"{card}*{n}" for card, n in zip(kinds, counts, strict=True) if n)


def _bits(mask: int) -> list[int]:
    return [bit for bit in range(mask.bit_length()) if mask >> bit & 1]


class _Reader:
    """Reads one position; every error names the field."""

    def __init__(self, fields: Fields, like: Position) -> None:
        self.fields = fields
        self.like = like
        self.graph = like.graph
        self.cars = len(like.places)
        self.seats = len(like.hands)

    def position(self) -> Position:
        """Return the position."""
        fields, like = self.fields, self.like
        cars = [self._car(word) for word in fields.by_seat("cars", self.cars)]
        hands = tuple(
            tuple(sorted(self._cards("hands", parted(hand))))
            for hand in fields.by_seat("hands", self.seats)
        )
        discards = self._discards()
        return like._replace(
            round=self._whole("round", fields["round"], 1, ROUNDS),
            turn=self._whole("turn", fields["turn"], 1, self.cars) - 1,
            strip=self._strip(),
            places=tuple(car[0] for car in cars),
            life=tuple(car[1] for car in cars),
            energy=tuple(car[2] for car in cars),
            hands=hands,
            decks=self._decks(hands, discards),
            discards=discards,
            bombs=self._things("bombs", BOMBS),
            boulders=self._things("boulders", BOULDERS),
            boosts=tuple(self._space("boosts", word) for word in parted(fields["boosts"])),
            portals=self._portals(),
            snout=self._snout(),
            visited=self._tiles("visited"),
            filled=self._tiles("filled"),
            due=tuple(self._due(word) for word in parted(fields["due"])),
            used=fields.one_of("used", {"used": True, "-": False}),
            met=self._met(),
            tasks=tuple(self._task(word) for word in parted(fields["tasks"], "/")),
        )

    def check(self, made: Position) -> None:
        """Refuse a position in which nothing can happen."""
        if not made.tasks:
            return
        question = made.tasks[-1]
        if not isinstance(question, PendingTask):
            self.fields.fail("tasks", "the last one must ask somebody")
        pending = question.pending(made)
        able = pending.outcomes if isinstance(pending, Chance) else question.legal(Race(made))
        if not able:
            self.fields.fail("tasks", "whoever is asked by the last one can do nothing")

    def _whole(self, field: str, word: str, least: int, most: int) -> int:
        number = self.fields.whole(field, word)
        if not least <= number <= most:
            self.fields.fail(field, f"{number} is not a whole number from {least} to {most}")
        return number

    def _signed(self, field: str, word: str, least: int, most: int) -> int:
        if word.startswith("-"):
            return -self._whole(field, word[1:], 1, -least)
        return self._whole(field, word, max(0, least), most)

    def _strip(self) -> tuple[int, ...]:
        strip = [self.fields.whole("strip", word) - 1 for word in parted(self.fields["strip"])]
        if sorted(strip) != list(range(self.cars)):
            self.fields.fail("strip", f"each car from 1 to {self.cars} is named once")
        return tuple(strip)

    def _space(self, field: str, word: str) -> int:
        return self.fields.one_of(field, self.graph.ids, word, "there is no space {}")

    def _place(self, field: str, word: str) -> int:
        for sign in "+-":
            space, signed, lap = word.partition(sign)
            if signed:
                laps = self._whole(field, lap, 1, MOST_LAPS) * (1 if sign == "+" else -1)
                return laps * self.graph.size + self._space(field, space)
        return self._space(field, word)

    def _car(self, word: str) -> tuple[int, int, int]:
        parts = word.split(".")
        if len(parts) != 3:
            self.fields.fail("cars", f"{quoted(word)} is no space, life and energy, as 3M2.3.0")
        at, life, energy = parts
        return (
            self._place("cars", at),
            self._whole("cars", life, 1, LIFE),
            self._whole("cars", energy, 0, ENERGY),
        )

    def _cards(self, field: str, names: Iterable[str]) -> list[int]:
        one_of = self.fields.one_of
        return [one_of(field, CARD_INDEX, name, "there is no card {}") for name in names]

    def _discards(self) -> Decks:
        counts = [0] * len(CARDS)
        for word in self.fields.by_seat("discards", 2):
            for part in parted(word):
                name, _, count = part.partition("*")
                (card,) = self._cards("discards", [name])
                counts[card] = self._whole("discards", count, 1, 99)
        return tuple(counts[:KINDS]), tuple(counts[KINDS:])

    def _decks(self, hands: tuple[tuple[int, ...], ...], discards: Decks) -> Decks:
        full = (*self.like.options.decks[0], *self.like.options.decks[1])
        left = [a - b for a, b in zip(full, (*discards[0], *discards[1]), strict=True)]
        for hand in hands:
            for card in hand:
                left[card] -= 1
        for card, count in enumerate(left):
            if count < 0:
                self.fields.fail("hands", f"there are not so many cards {CARDS[card]}")
        return tuple(left[:KINDS]), tuple(left[KINDS:])

    def _things(self, field: str, most: int) -> tuple[int, ...]:
        places = [self._place(field, word) for word in parted(self.fields[field])]
        spaces = {place % self.graph.size for place in places}
        if len(spaces) < len(places) or len(places) > most:
            self.fields.fail(field, f"at most {most} of them, each on a space of its own")
        if not all(self.graph.holds[space] for space in spaces):
            self.fields.fail(field, "nothing lies in the lake or on a clearing")
        return tuple(sorted(places))

    def _portals(self) -> tuple[tuple[int, ...], tuple[int, ...]]:
        near, far = (
            tuple(self._whole("portals", word, 1, 6) for word in parted(part))
            for part in self.fields.by_seat("portals", 2)
        )
        for numbers, spaces in ((near, self.graph.portals[0]), (far, self.graph.portals[1])):
            if len(set(numbers)) < len(numbers) or len(numbers) > len(spaces):
                self.fields.fail("portals", "each number is laid once on each of the tiles")
        return near, far

    def _snout(self) -> int:
        word = self.fields["snout"]
        if word == "-" and self.graph.home < 0:
            return -1
        space = self._space("snout", word)
        if space not in self.graph.paws:
            self.fields.fail("snout", "it stands on a paw")
        return self.graph.paws.index(space)

    def _tiles(self, field: str) -> int:
        tiles = [
            self._whole(field, word, 0, self.graph.tiles - 1) for word in parted(self.fields[field])
        ]
        return sum(1 << tile for tile in set(tiles))

    def _due(self, word: str) -> int:
        return self._signed("due", word, -MOST_LAPS, MOST_LAPS * self.graph.tiles)

    def _met(self) -> tuple[str, ...]:
        met = parted(self.fields["met"])
        for kind in met:
            if kind not in self.graph.kinds:
                self.fields.fail("met", f"there is no tile of the kind {quoted(kind)}")
        return tuple(sorted(met))

    def _task(self, text: str) -> Task:
        name, _, values = text.partition(":")
        kind = self.fields.one_of("tasks", TASKS, name, "there is no task {}")
        words = values.split(",") if values else []
        hints = get_type_hints(kind)
        names = [field.name for field in fields_of(kind)]
        if len(words) != len(names):
            self.fields.fail("tasks", f"{name} has {len(names)} values, not {len(words)}")
        read = [self._value(n, hints[n], word) for n, word in zip(names, words, strict=True)]
        return kind(*read)

    def _value(self, name: str, hint: object, word: str) -> object:
        """Return a value of a task; the name of the field tells how large it can be."""
        if hint is str:
            known = _WORDS[name]
            self.fields.one_of("tasks", dict.fromkeys(known, word), word)
            return "" if word == "_" else word
        if hint is bool:
            return self.fields.one_of("tasks", {"0": False, "1": True}, word)
        if hint is int:
            return self._number(name, word)
        return () if word == "-" else tuple(self._number(name, one) for one in word.split("+"))

    def _number(self, name: str, word: str) -> int:
        size, tiles = self.graph.size, self.graph.tiles
        least, most = {
            "seat": (0, self.seats - 1),
            "victim": (0, self.seats - 1),
            "car": (0, self.cars - 1),
            "before": (0, self.cars - 1),
            "place": (0, self.seats - 1),
            "tile": (-tiles, MOST_LAPS * tiles),
            "seams": (0, tiles - 1),
            "trail": (-size, MOST_LAPS * size),
            "start": (-size, MOST_LAPS * size),
            "laid": (0, size - 1),
        }.get(name, (0, 99))
        return self._signed("tasks", word, least, most)
