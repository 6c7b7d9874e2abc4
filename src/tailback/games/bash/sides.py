"""What a tile looks like: one side of it, read from data and checked.

Every error names the tile and the field.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple, NoReturn, TypeVar

from tailback.games.bash.book import BOOK
from tailback.games.bash.field_reader import LONGEST_FIELD, FieldReader
from tailback.games.bash.moves import LONGEST_LANE, SPACE_NAMES
from tailback.games.bash.tile_rules import TILE_RULES, TileRules
from tailback.kit import JSON, TailbackError, clipped, quoted
from tailback.kit.errors import Sentence

ORDINARY: Final = TileRules()
"""What tiles are that are not special: they add nothing to the rules."""
TILE: Final = 72
"""The length of a tile in the unit of the data."""
MOST_NAMED: Final = 40
"""How many spaces a list of a tile names at most."""
_OWN_LANES: Final = {"straight": "LMR", "curve": "OMI"}

V = TypeVar("V")
Pairs = tuple[tuple[str, V], ...]
"""A small mapping that can be hashed."""


class Lane(NamedTuple):
    """The spaces of a lane: the index of the first, and where each begins and ends."""

    first: int
    ends: tuple[int, ...]


class Side(NamedTuple):
    """One side of a tile, or one part of a pair, as the data describe it."""

    name: str
    mark: str
    shape: str
    kind: str
    pair: str
    """The tile that it belongs together with, if any."""
    part: str
    """Of a pair: ``first`` or ``second``, in the order driven."""
    referee: str
    lanes: Pairs[Lane]
    line: Pairs[int]
    missing: tuple[str, ...]
    extra: Pairs[int]
    neighbours: tuple[tuple[str, str], ...]
    next: Pairs[tuple[str, ...]]
    behind: Pairs[str]
    behind_next: Pairs[str]
    missile: Pairs[str]
    flashes: tuple[str, ...]
    red: tuple[str, ...]
    paws: tuple[str, ...]
    grid: tuple[str, ...]
    boulders: tuple[str, ...]

    @property
    def spaces(self) -> list[str]:
        """Return the names of the spaces of this side."""
        lanes = [
            f"{lane}{index}"
            for lane, spaces in self.lanes
            for index in range(spaces.first, spaces.first + len(spaces.ends) - 1)
        ]
        return [*(name for name in lanes if name not in self.missing), *dict(self.extra)]


_FIELDS: Final = (
    "shape", "kind", "pair", "part", "referee", "lanes", "line", "missing", "extra", "neighbours",
    "next", "behind", "behind_next", "missile", "flashes", "red", "paws", "grid", "boulders",
    "mark",
)  # fmt: skip


def wrong_tile(tile: str, field: str, case: str, **details: object) -> NoReturn:
    """Refuse a tile for what is wrong in one field."""
    _wrong_field(tile, field, BOOK.sentence(f"wrong-tile-{case}", **details))


def _wrong_field(tile: str, field: str, why: Sentence) -> NoReturn:
    named = {"tile": clipped(tile, LONGEST_FIELD), "field": clipped(field, LONGEST_FIELD)}
    raise TailbackError(BOOK.sentence("wrong-tile", **named, why=why))


def rules_of(side: Side) -> TileRules:
    """Return what the kind of a tile adds to the rules."""
    return TILE_RULES.get(side.kind, ORDINARY)


class SideReader(FieldReader):
    """Reads one side; every error names the tile and the field."""

    def __init__(self, name: str, data: object, shapes: Mapping[str, object]) -> None:
        self.name = name
        if not isinstance(data, Mapping):
            self.fail("sides", "table", most=len(_FIELDS))
        for field in data:
            if field not in _FIELDS:
                self.fail(str(field), "field", fields=_FIELDS)
        self.shape = self.word("shape", data.get("shape", ""), tuple(_OWN_LANES))
        shape = shapes.get(self.shape, {})
        usual = shape if isinstance(shape, Mapping) else {}
        self.data: Mapping[str, object] = {**usual, **data}
        self.letters = _OWN_LANES[self.shape]

    def side(self, mark: str) -> Side:
        """Return the side, with everything written out."""
        data = self.data
        lanes = tuple((lane, self.lane(lane)) for lane in self.letters)
        line = self.entries("line")
        bare = Side(
            self.name,
            self.text("mark", data.get("mark", mark)),
            self.shape,
            self.word("kind", data.get("kind", "plain"), ("plain", "start", *TILE_RULES)),
            self.text("pair", data.get("pair", "")),
            self.word("part", data.get("part", ""), ("", "first", "second")),
            self.word("referee", data.get("referee", self.letters[0]), tuple(self.letters)),
            lanes,
            tuple(
                (lane, self.whole(f"line.{lane}", line.get(lane), 1, LONGEST_LANE))
                for lane in self.letters
            ),
            (),
            (),
            *((),) * 10,
        )
        bare = bare._replace(missing=self.names("missing", set(bare.spaces)))
        for lane in self.letters:
            if not any(name.startswith(lane) for name in bare.spaces):
                self.fail("missing", "empty", lane=lane)
        bare = bare._replace(extra=self.extra(rules_of(bare)))
        here = set(bare.spaces)
        ahead = {f"+{name}" for name in SPACE_NAMES}
        back = {f"-{name}" for name in SPACE_NAMES}
        side = bare._replace(
            neighbours=self.neighbours(here | ahead | back),
            next=self.links("next", here, here | ahead),
            behind=self.one("behind", here, here | back),
            behind_next=self.one("behind_next", set(self.letters), here),
            missile=self.one("missile", here, here | ahead),
            flashes=self.names("flashes", here),
            red=self.names("red", here),
            paws=self.names("paws", here),
            grid=self.names("grid", here),
            boulders=self.names("boulders", here),
        )
        self.check(side)
        return side

    def fail(self, field: str, case: str, **details: object) -> NoReturn:
        """Refuse the tile for what is wrong in one field."""
        wrong_tile(self.name, field, case, **details)

    def wrong(self, field: str, why: Sentence) -> NoReturn:
        """Refuse a field of the tile."""
        _wrong_field(self.name, field, why)

    def entries(self, field: str) -> Mapping[str, object]:
        """Return a field that is a table of a sensible size."""
        return self.table(field, self.data.get(field, {}), MOST_NAMED)

    def lane(self, lane: str) -> Lane:
        """Return the spaces of one lane."""
        value = self.entries("lanes").get(lane)
        where, first = f"lanes.{lane}", 0
        if isinstance(value, Mapping):
            first = self.whole(f"{where}.from", value.get("from", 0), 0, LONGEST_LANE - 1)
            value = value.get("ends")
        most = LONGEST_LANE + 1 - first
        if not isinstance(value, list | tuple) or not 2 <= len(value) <= most:
            self.fail(where, "ends", least=2, most=most)
        ends: list[int] = []
        for number in value:
            end = self.whole(where, number, -TILE, 2 * TILE)
            if ends and end <= ends[-1]:
                self.fail(where, "order", end=str(end), former=str(ends[-1]))
            ends.append(end)
        return Lane(first, tuple(ends))

    def extra(self, rules: TileRules) -> Pairs[int]:
        """Return the spaces beside the lanes, with their centres."""
        spaces = []
        for name, centre in self.entries("extra").items():
            if name not in rules.beside:
                self.fail("extra", "name", name=quoted(name))
            spaces.append((name, self.whole(f"extra.{name}", centre, 0, TILE - 1)))
        return tuple(spaces)

    def names(self, field: str, known: set[str]) -> tuple[str, ...]:
        """Return a field that lists spaces of this side."""
        value = self.data.get(field, ())
        if not isinstance(value, list | tuple) or len(value) > MOST_NAMED:
            self.fail(field, "spaces", most=MOST_NAMED)
        for at, name in enumerate(value):
            if not isinstance(name, str) or name not in known:
                self.fail(field, "space", name=quoted(name))
            if name in value[:at]:
                self.fail(field, "twice", name=name)
        return tuple(value)

    def neighbours(self, known: set[str]) -> tuple[tuple[str, str], ...]:
        """Return the listed pairs of adjacent spaces, each such as ``"B1 L3"``."""
        value = self.data.get("neighbours", ())
        if not isinstance(value, list | tuple) or len(value) > MOST_NAMED:
            self.fail("neighbours", "pairs", most=MOST_NAMED)
        pairs = []
        for pair in value:
            words = pair.split(" ") if isinstance(pair, str) else ()
            if len(words) != 2 or words[0] == words[1] or not set(words) <= known:
                self.fail("neighbours", "two", pair=quoted(pair))
            pairs.append((words[0], words[1]))
        return tuple(pairs)

    def links(
        self, field: str, here: set[str], known: set[str], most: int = 2
    ) -> Pairs[tuple[str, ...]]:
        """Return a table that leads from spaces, or lanes, to one or two spaces."""
        links = []
        for name, value in self.entries(field).items():
            to = (value,) if isinstance(value, str) else value
            if name not in here:
                self.fail(field, "space", name=quoted(name))
            if not isinstance(to, list | tuple) or not 1 <= len(to) <= most:
                self.fail(f"{field}.{name}", "links", most=most)
            for one in to:
                if not isinstance(one, str) or one not in known:
                    self.fail(f"{field}.{name}", "space", name=quoted(one))
            links.append((name, tuple(map(str, to))))
        return tuple(links)

    def one(self, field: str, here: set[str], known: set[str]) -> Pairs[str]:
        """Return a table that leads from spaces, or lanes, to one other."""
        return tuple((name, to) for name, (to,) in self.links(field, here, known, 1))

    def check(self, side: Side) -> None:
        """Refuse a side that lacks what its kind needs, or has what another kind needs."""
        rules = rules_of(side)
        if len(side.boulders) != 3:
            self.fail("boulders", "boulders", count=3)
        if not rules.paired == bool(side.pair) == bool(side.part):
            self.fail(
                "pair", "pair", kinds=[kind for kind, one in TILE_RULES.items() if one.paired]
            )
        if len(side.grid) != (6 if side.kind == "start" else 0):
            self.fail("grid", "grid", count=6)
        for field in ("flashes", "red", "paws"):
            if getattr(side, field) and field not in rules.fields:
                self.fail(field, "unused", kind=side.kind)
        for name in side.boulders:
            if name[0] in rules.shared:
                self.fail("boulders", "shared", name=name)


def write_side(side: Side) -> dict[str, JSON]:
    """Return a side as JSON, with everything written out."""
    lanes: dict[str, JSON] = {
        lane: {"from": one.first, "ends": list(one.ends)} for lane, one in side.lanes
    }
    table: dict[str, JSON] = {
        "shape": side.shape,
        "kind": side.kind,
        "pair": side.pair,
        "part": side.part,
        "referee": side.referee,
        "lanes": lanes,
        "line": dict(side.line),
        "extra": dict(side.extra),
        "neighbours": [" ".join(pair) for pair in side.neighbours],
        "next": {name: list(to) for name, to in side.next},
        "mark": side.mark,
    }
    for field in ("behind", "behind_next", "missile"):
        table[field] = dict(getattr(side, field))
    for field in ("missing", "flashes", "red", "paws", "grid", "boulders"):
        table[field] = list(getattr(side, field))
    return {field: table[field] for field in _FIELDS if table[field]}
