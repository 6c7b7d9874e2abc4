"""Boards as data: seven shuttles as drawings, read from a table and checked before they are used.

The default board is rebuilt, not printed (SHUT-2, 3, 5); players may put their own in its place.

>>> board = default_board()
>>> board.mark, board.width, board.order
('rebuilt', 7, 'NSNCSNS')
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from importlib import resources
from typing import Final, NoReturn

from tailback.games.shuttles.book import BOOK
from tailback.kit import JSON, TailbackError, clipped, quoted
from tailback.kit.errors import Sentence
from tailback.kit.options import not_whole
from tailback.kit.phrasebook import KIT

SHUTTLES: Final = 7
CENTRE: Final = 3
"""The index of the centre shuttle, counted from the south."""
BLOCK_SIZE: Final = 5
OWNERS: Final = ("south", "north", "centre")
_TURNED_OWNER: Final = {"south": "north", "north": "south", "centre": "centre"}
_FIELDS: Final = ("mark", "offset_limit", "block_first", "block_size", "shuttles")
ROWS: Final = 2
_MOST_COLUMNS: Final = 9
_MOST_NOTCHES: Final = 4
_LONGEST_MARK: Final = 40
LONGEST_BOARD: Final = 2000
"""How large the table of a board is at most."""
Field = tuple[str | Sentence, ...]
"""Where in a table something is wrong, from the outside to the inside."""


@dataclass(frozen=True, slots=True)
class Shuttle:
    """One shuttle: whose it is, and its drawing with north up."""

    owner: str
    drawing: tuple[str, ...]

    def turned(self) -> Shuttle:
        """Return the shuttle after a half turn of the board that swaps the players."""
        drawing = tuple(line[::-1] for line in reversed(self.drawing))
        return Shuttle(_TURNED_OWNER[self.owner], drawing)

    def side_barrier(self, row: int, column: int) -> bool:
        """Return whether a barrier stands right of this space; rows count from the south."""
        return self.drawing[-1 - 2 * row][2 * column + 1] == "|"

    def row_barrier(self, row: int, column: int) -> bool:
        """Return whether a barrier stands north of this space, before the next row."""
        return self.drawing[-2 - 2 * row][2 * column] == "-"


@dataclass(frozen=True, slots=True)
class Board:
    """The seven shuttles from south to north, and where the blocks lie."""

    mark: str
    offset_limit: int
    block_first: int
    shuttles: tuple[Shuttle, ...]

    @property
    def width(self) -> int:
        """The number of spaces in a row."""
        return len(self.shuttles[0].drawing[0]) // 2 + 1

    @property
    def order(self) -> str:
        """Whose the shuttles are, from south to north: S, N, C."""
        return "".join(shuttle.owner[0].upper() for shuttle in self.shuttles)


@cache
def default_board() -> Board:
    """Return the rebuilt board of ``board.toml``."""
    source = (resources.files(__package__) / "board.toml").read_text("utf-8")
    return _Reader().board(tomllib.loads(source))


def read_board(value: object) -> Board:
    """Return the board that an option names: ``default``, or a mapping of the fields of the file.

    No file is ever opened here: whoever may choose options need not be allowed to read files.
    """
    if isinstance(value, Board):
        return value
    if isinstance(value, Mapping):
        return _Reader().board(value)
    if value == "default":
        return default_board()
    raise TailbackError(BOOK.sentence("wrong-board", value=quoted(value), fields=_FIELDS))


def write_board(board: Board) -> JSON:
    """Return a board written out, as JSON; the shuttles from north to south as in the file."""
    return {
        "mark": board.mark,
        "offset_limit": board.offset_limit,
        "block_first": board.block_first,
        "block_size": BLOCK_SIZE,
        "shuttles": [
            {"owner": shuttle.owner, "drawing": list(shuttle.drawing)}
            for shuttle in reversed(board.shuttles)
        ],
    }


class _Reader:
    """Reads one board; every error names the field."""

    def board(self, data: Mapping[str, object]) -> Board:
        for field in data:
            if field not in _FIELDS:
                self._fail(clipped(str(field)), "unknown", fields=_FIELDS)
        for field in _FIELDS[1:]:
            if field not in data:
                self._fail(field, "missing")
        mark = data.get("mark", "own")
        if not (isinstance(mark, str) and 0 < len(mark) <= _LONGEST_MARK and mark.isprintable()):
            self._fail("mark", "name", value=quoted(mark), most=_LONGEST_MARK)
        limit = self._whole("offset_limit", data["offset_limit"], 1, _MOST_NOTCHES)
        first = self._whole("block_first", data["block_first"], 0, _MOST_COLUMNS)
        size = data["block_size"]
        if size != BLOCK_SIZE or isinstance(size, bool):
            self._fail("block_size", "size", due=BLOCK_SIZE, value=quoted(size))
        made = Board(mark, limit, first, self._shuttles(data["shuttles"]))
        self._check_blocks(made)
        self._check_half_turn(made)
        return made

    def _fail(self, field: str | Field, case: str, **details: object) -> NoReturn:
        _wrong(field, BOOK.sentence(f"wrong-board-{case}", **details))

    def _whole(self, field: str, value: object, least: int, most: int) -> int:
        if not isinstance(value, int) or isinstance(value, bool) or not least <= value <= most:
            _wrong(field, not_whole(value, least, most))
        return value

    def _shuttles(self, value: object) -> tuple[Shuttle, ...]:
        if not isinstance(value, list | tuple):
            self._fail("shuttles", "list")
        if len(value) != SHUTTLES:
            self._fail("shuttles", "count", due=SHUTTLES, given=len(value))
        found = [self._shuttle(SHUTTLES - 1 - at, entry) for at, entry in enumerate(value)]
        found.reverse()
        model = found[-1].drawing
        for index, shuttle in enumerate(found):
            if (len(shuttle.drawing), len(shuttle.drawing[0])) != (len(model), len(model[0])):
                self._fail(_field(index, "drawing"), "large", other=_field(SHUTTLES - 1))
        for index, shuttle in enumerate(found):
            if (shuttle.owner == "centre") != (index == CENTRE):
                self._fail(_field(index, "owner"), "centre", number=CENTRE + 1)
        for seat in OWNERS[:2]:
            count = sum(shuttle.owner == seat for shuttle in found)
            if count != CENTRE:
                self._fail("shuttles", "owned", seat=seat, due=CENTRE, given=count)
        return tuple(found)

    def _shuttle(self, index: int, entry: object) -> Shuttle:
        if not isinstance(entry, Mapping) or set(entry) != {"owner", "drawing"}:
            self._fail(_field(index), "shuttle")
        if entry["owner"] not in OWNERS:
            owner = KIT.sentence("not-choice", value=quoted(entry["owner"]), choices=OWNERS)
            _wrong(_field(index, "owner"), owner)
        lines = entry["drawing"]
        if not isinstance(lines, list | tuple) or not all(isinstance(line, str) for line in lines):
            self._fail(_field(index, "drawing"), "lines")
        return Shuttle(str(entry["owner"]), self._drawing(index, list(lines)))

    def _drawing(self, index: int, lines: list[str]) -> tuple[str, ...]:
        if len(lines) != 2 * ROWS - 1:
            self._fail(_field(index, "drawing"), "rows", due=ROWS, given=len(lines))
        wide = len(lines[0].rstrip())
        if wide % 2 == 0 or not BLOCK_SIZE <= wide // 2 + 1 <= _MOST_COLUMNS:
            self._fail(_line(index, 1), "row", least=BLOCK_SIZE, most=_MOST_COLUMNS)
        found = []
        for number, line in enumerate(lines, 1):
            padded = line.rstrip().ljust(wide)
            if len(padded) != wide:
                self._fail(_line(index, number), "wide", wide=wide)
            for column, mark in enumerate(padded):
                if mark not in _marks(number, column):
                    wanted = [repr(each) for each in _marks(number, column)]
                    place = _line(index, number, BOOK.sentence("board-column", column=column + 1))
                    self._fail(place, "mark", mark=repr(mark), wanted=wanted)
            found.append(padded)
        return tuple(found)

    def _check_blocks(self, board: Board) -> None:
        last = board.block_first + BLOCK_SIZE
        if last > board.width:
            self._fail("block_first", "beyond", end=last - 1, last=board.width - 1)
        if board.block_first != board.width - last:
            self._fail("block_first", "middle")

    def _check_half_turn(self, board: Board) -> None:
        for index, shuttle in enumerate(board.shuttles[: CENTRE + 1]):
            other = SHUTTLES - 1 - index
            turned = board.shuttles[other].turned()
            for part in ("owner", "drawing"):
                if getattr(shuttle, part) != getattr(turned, part):
                    self._fail(_field(index, part), "turned", other=_field(other))


def _wrong(field: str | Field, why: Sentence) -> NoReturn:
    raise TailbackError(KIT.sentence("field-wrong", field=field, why=why))


def _field(index: int, *parts: str | Sentence) -> Field:
    """Return which shuttle is meant, and which part of it."""
    return BOOK.sentence("board-shuttle", number=index + 1, entry=SHUTTLES - index), *parts


def _line(index: int, line: int, *parts: Sentence) -> Field:
    """Return which line of a shuttle's drawing is meant, and what part of it."""
    return _field(index, "drawing", BOOK.sentence("board-line", line=line), *parts)


def _marks(number: int, column: int) -> str:
    """Return which marks may stand at this place of a drawing."""
    if number % 2:
        return " |" if column % 2 else "."
    return " " if column % 2 else " -"
