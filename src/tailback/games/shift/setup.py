r"""Set-ups as drawings: unchecked until asked, and then every problem is named.

A drawing shows each section's own six rows; a row that a section does not cover is blank, so the
offsets can be read off it. ``>>`` is gold, ``<<`` silver, letters are blockers, ``|`` the seams. A
hero that hangs over its far end is drawn one column beyond the grid.

>>> print("Set-up 6", printed(6).drawing(), sep="\n")
Set-up 6
.....|....|.....
.....|AABC|.....
>>..D|EFBC|G....
....D|EFBC|G..<<
.....|EFHH|.....
.....|....|.....
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache, lru_cache
from importlib import resources
from itertools import cycle
from typing import Final

from tailback.games.shift.board import COLUMNS, ROWS, Board, Cell, ShiftVehicle, connected, fleet_of
from tailback.games.shift.book import BOOK
from tailback.games.shift.moves import HEROES, LETTERS
from tailback.kit import Detail, NotationError, Refusal, Sentence, SetupError, TailbackError, quoted
from tailback.kit.options import JSON, is_whole, not_whole

SETUPS: Final = range(1, 11)
LONGEST_SETUP: Final = 1000
"""How large a drawing is at most: 16 rows, where the outer sections are as far apart as can be."""
SHORT_IN_BOX: Final = 8
LONG_IN_BOX: Final = 4
_BY_LENGTH: Final = {2: ("blue", "green", "tan", "white"), 3: ("orange", "red")}
COLOURS: Final = (*_BY_LENGTH[2], *_BY_LENGTH[3])
"""Of the box's blockers."""
_HERO_COLOURS: Final = {">": "gold", "<": "silver"}
_WIDTHS: Final = (5, 4, 5)
_STARTS: Final = (0, 5, 9)


@dataclass(frozen=True, slots=True)
class Setup:
    """A drawing taken apart and not yet checked: which cells each vehicle covers."""

    vehicles: tuple[tuple[str, tuple[Cell, ...]], ...]
    """The cells (row, column) of each vehicle in the frame of the centre, sorted by name."""
    left: int = 0
    right: int = 0
    colours: tuple[str, ...] = ()
    """The blockers' colours in letter order; none: by length."""

    @classmethod
    def parse(cls, text: str, colours: tuple[str, ...] = ()) -> Setup:
        """Return the set-up of a drawing (lines, or one line with ``/`` and ``_``)."""
        lines = _lines(text)
        cells: dict[str, list[Cell]] = {}
        covered: tuple[dict[int, None], ...] = ({}, {}, {})
        for number, (at, line) in enumerate(lines):
            for section, column, mark, place in _marks(text, at, line):
                if 0 <= column < COLUMNS:
                    covered[section][number] = None
                if mark != ".":
                    if mark not in HEROES and mark not in LETTERS:
                        what = BOOK.sentence("wrong-mark", mark=repr(mark))
                        raise NotationError(text, place, what)
                    cells.setdefault(mark, []).append((number, column))
        tops = [_top(text, list(rows), section) for section, rows in enumerate(covered)]
        order = [*HEROES, *LETTERS]
        return cls(
            tuple(
                (name, tuple((row - tops[1], column) for row, column in cells[name]))
                for name in sorted(cells, key=order.index)
            ),
            tops[0] - tops[1],
            tops[2] - tops[1],
            colours,
        )

    def problems(self, *, start: bool = True, extra: bool = False) -> list[Refusal]:
        """Return everything that is wrong (SHIFT-3); with ``start`` False, for a board in play."""
        shifted = [Refusal("SHIFT-1")] if start and (self.left or self.right) else []
        found = (*self._shapes(), *self._crossings(), *self._heroes(start), *self._box(extra))
        return [*shifted, *found]

    def board(self, *, start: bool = True, extra: bool = False, edition: str = "shift") -> Board:
        """Return the checked board, or raise :class:`SetupError` naming every problem."""
        problems = self.problems(start=start, extra=extra)
        if problems:
            raise SetupError(problems)
        if not connected(edition, self.left, self.right):
            section, rows = ("L", self.left) if self.left else ("R", self.right)
            way = "down" if rows > 0 else "up"
            raise SetupError([Refusal.of("SHIFT-20", section=section, rows=abs(rows), way=way)])
        drawn = dict(self.vehicles)
        blockers = [name for name in drawn if name not in HEROES]
        fleet = [ShiftVehicle(name, 2, True, colour) for name, colour in _HERO_COLOURS.items()]
        for name, colour in zip(blockers, self.palette(), strict=True):
            cells = drawn[name]
            fleet.append(ShiftVehicle(name, len(cells), cells[0][0] == cells[-1][0], colour))
        spots = [drawn[vehicle.name][0] if vehicle.name in drawn else None for vehicle in fleet]
        return Board.of(fleet_of(tuple(fleet)), spots, self.left, self.right)

    def drawing(self) -> str:
        """Return the drawing again."""
        covered = {cell: name for name, cells in self.vehicles for cell in cells}
        return _draw(covered, self.left, self.right)

    def _shapes(self) -> Iterator[Refusal]:
        for name, cells in self.vehicles:
            rows = {row for row, _ in cells}
            columns = {column for _, column in cells}
            span = max(max(rows) - min(rows), max(columns) - min(columns)) + 1
            straight = len(rows) == 1 or len(columns) == 1
            row, column = cells[0]
            where = _spot(name, row, column)
            if not straight or span != len(set(cells)):
                yield Refusal.of("SHIFT-3", case="broken", **where)
            elif name in LETTERS and len(cells) not in (2, 3):
                yield Refusal.of("SHIFT-3", case="length", count=len(cells), **where)
            elif name in HEROES and len(cells) != 2:
                yield Refusal.of("SHIFT-3", case="heroes", **where)
            elif name in HEROES and len(rows) != 1:
                yield Refusal.of("SHIFT-3", case="hero-direction", **where)
            for row, column in cells:
                if not self._on_grid(name, row, column):
                    yield Refusal.of("SHIFT-3", case="off-grid", **_spot(name, row, column))

    def _on_grid(self, name: str, row: int, column: int) -> bool:
        if name in HEROES and column == (COLUMNS if name == ">" else -1):
            column += -1 if name == ">" else 1  # hanging over the far end (SHIFT-16)
        top = (self.left, 0, self.right)[_section(column)]
        return 0 <= column < COLUMNS and top <= row < top + ROWS

    def _crossings(self) -> Iterator[Refusal]:
        seen: dict[Cell, str] = {}
        for name, cells in self.vehicles:
            for row, column in cells:
                if seen.setdefault((row, column), name) != name:
                    yield Refusal.of("SHIFT-3", case="overlap", **_spot(name, row, column))

    def _heroes(self, start: bool) -> Iterator[Refusal]:
        # In play a hero may be missing: it is off the grid and has won (SHIFT-25).
        for name, home in zip(HEROES, (0, COLUMNS - 2), strict=True):
            found = [cells for vehicle, cells in self.vehicles if vehicle == name]
            if not found and start:
                yield Refusal.of("SHIFT-3", case="heroes", vehicle=name, row=0, column=0)
            elif start and found and min(column for _, column in found[0]) != home:
                row, column = found[0][0]
                yield Refusal.of("SHIFT-3", case="hero-place", **_spot(name, row, column))

    def _box(self, extra: bool) -> Iterator[Refusal]:
        sizes = Counter(len(cells) for name, cells in self.vehicles if name in LETTERS)
        if not extra and sizes[2] > SHORT_IN_BOX:
            yield Refusal.of("SHIFT-3", case="too-many-short", count=sizes[2])
        if not extra and sizes[3] > LONG_IN_BOX:
            yield Refusal.of("SHIFT-3", case="too-many-long", count=sizes[3])

    def palette(self) -> tuple[str, ...]:
        """Return the colour of each blocker, in letter order."""
        if self.colours:
            return self.colours
        next_of = {length: cycle(colours) for length, colours in _BY_LENGTH.items()}
        return tuple(next(next_of[len(cells)]) for name, cells in self.vehicles if name in LETTERS)


_NAMES: Final = ("left", "centre", "right")


@lru_cache(maxsize=1024)
def drawing(board: Board) -> str:
    r"""Return a board as a drawing.

    >>> print("Shifted", drawing(printed(6).board().shift("L", -2)), sep="\n")
    Shifted
    .....|    |
    .....|    |
    >>..D|....|.....
    ....D|AABC|.....
    .....|EFBC|G....
    .....|EFBC|G..<<
         |EFHH|.....
         |....|.....
    """
    covered = {
        cell: vehicle.name
        for i, vehicle in enumerate(board.fleet.vehicles)
        for cell in board.cells(i)
    }
    return _draw(covered, board.left, board.right)


@cache
def printed(number: int) -> Setup:
    """Return one of the ten printed set-ups (SHIFT-2)."""
    if number not in SETUPS:
        raise TailbackError(not_whole(number, SETUPS[0], SETUPS[-1]))
    source = resources.files(__package__) / "setups" / f"{number}.txt"
    *rows, colours = source.read_text("utf-8").splitlines()
    return Setup.parse("\n".join(rows), tuple(colours.split()[1:]))


def read_setup(value: object) -> Setup:
    """Return the set-up that an option names: a number, a drawing, or it written out."""
    if isinstance(value, Setup):
        return value
    if isinstance(value, str) and is_whole(value):
        value = int(value)
    if isinstance(value, int) and not isinstance(value, bool):
        return printed(value)
    if isinstance(value, str):
        return Setup.parse(value)
    if isinstance(value, Mapping) and set(value) == {"rows", "colours"}:
        rows, colours = value["rows"], value["colours"]
        lists = isinstance(rows, list | tuple) and isinstance(colours, list | tuple)
        if lists and all(isinstance(text, str) for text in (*rows, *colours)):
            return Setup.parse("\n".join(rows), tuple(colours))
    raise TailbackError(BOOK.sentence("wrong-setup", value=quoted(value)))


def write_setup(setup: Setup) -> JSON:
    """Return a set-up written out, as JSON."""
    return {"rows": setup.drawing().split("\n"), "colours": list(setup.palette())}


def _spot(name: str, row: int, column: int) -> dict[str, Detail]:
    return {"vehicle": name, "row": row + 1, "column": column + 1}


def _section(column: int) -> int:
    return 0 if column < _STARTS[1] else 1 if column < _STARTS[2] else 2


def _lines(text: str) -> list[tuple[int, str]]:
    """Return each row of the drawing with the place where it begins in the text."""
    mark = "/" if "/" in text else "\n"
    found, at = [], 0
    for line in text.split(mark):
        if line.strip(" _\r"):
            found.append((at, line.replace("_", " ").rstrip()))
        at += len(line) + 1
    return found


def _marks(text: str, at: int, line: str) -> Iterator[tuple[int, int, str, int]]:
    """Return (section, column, mark, place in the text) of each cell drawn in a row."""
    parts = line.split("|")
    if len(parts) != 3:
        raise NotationError(text, at, BOOK.sentence("wrong-row"))
    for section, part in enumerate(parts):
        width = _WIDTHS[section]
        column, begin = _STARTS[section], at
        if section == 0 and len(part) == width + 1:
            column -= 1  # drawn with the column beyond the left end
        wide = width + (section == 2) if section else width + (column < 0)
        if len(part) > wide or (section < 2 and len(part) < wide):
            wrong = _wrong_section("wrong-width", section, width, len(part))
            raise NotationError(text, begin, wrong)
        drawn = [(column + i, mark, begin + i) for i, mark in enumerate(part) if mark != " "]
        on_grid = [mark for column, mark, _ in drawn if 0 <= column < COLUMNS]
        if on_grid and len(on_grid) != width:
            wrong = _wrong_section("wrong-cells", section, width, len(on_grid))
            raise NotationError(text, begin, wrong)
        for column, mark, place in drawn:
            yield section, column, mark, place
        at += len(part) + 1


def _top(text: str, rows: list[int], section: int) -> int:
    if len(rows) != ROWS or rows[-1] - rows[0] != ROWS - 1:
        wrong = _wrong_section("wrong-rows", section, ROWS, len(rows))
        raise NotationError(text, len(text), wrong)
    return rows[0]


def _wrong_section(message: str, section: int, due: int, given: int) -> Sentence:
    return BOOK.sentence(message, name=_NAMES[section], due=due, given=given)


def _draw(covered: Mapping[Cell, str], left: int, right: int) -> str:
    tops = (left, 0, right)
    beyond = any(column < 0 for _, column in covered)
    rows = []
    for row in range(min(tops), max(tops) + ROWS):
        parts = []
        for top, start, width in zip(tops, _STARTS, _WIDTHS, strict=True):
            here = top <= row < top + ROWS
            cells = [covered.get((row, start + i), ".") if here else " " for i in range(width)]
            parts.append("".join(cells))
        if beyond:
            parts[0] = covered.get((row, -1), " ") + parts[0]
        parts[2] += covered.get((row, COLUMNS), "")
        rows.append("|".join(parts).rstrip())
    return "\n".join(rows)
