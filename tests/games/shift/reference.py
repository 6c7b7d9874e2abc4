"""A slow, plain second implementation of Rush Hour Shift and Rush Hour Duo.

Written from the numbered clauses (SHIFT-1 ... SHIFT-27) alone, to be compared with the engine.
Everything is a dict of vehicles with rows and columns in the frame of the centre section: row 0
is the centre's top row, column 0 the left end. A shifted left section covers the rows l ... l + 5.
"""

# The clauses call the offsets l and r.
# ruff: noqa: E741, RUF100

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

Cell = tuple[int, int]
Frozen = tuple[tuple[tuple[str, int, int], ...], int, int]

GOLD, SILVER = 0, 1
HEROES = (">", "<")  # by seat
ROWS, COLUMNS, REACH = 6, 14, 5

# MOVE n, MOVE & SHIFT n, SHIFT, SLIDE (SHIFT-17, 19, 22, 23)
CARDS = ("M1", "M2", "M3", "M4", "MS1", "MS2", "MS3", "SH", "SL")
DECK: dict[str, int] = {
    "M1": 6,
    "M2": 6,
    "M3": 4,
    "M4": 3,
    "SH": 4,
    "SL": 3,
    "MS1": 3,
    "MS2": 3,
}

SETUPS: dict[int, str] = {
    1: """\
....A|....|.B...
>>..A|C...|.BDDD
.....|CEF.|.B...
...G.|.EFH|.....
IIIG.|...H|J..<<
...G.|....|J....""",
    2: """\
...A.|.BB.|.....
..CA.|....|.....
>>C..|D..E|..F..
..C..|D..E|..F<<
.....|....|.GF..
.....|.HH.|.G...""",
    3: """\
.....|.AA.|.....
...B.|..C.|.DD..
>>EB.|.FC.|.GH..
..EB.|.FC.|.GH<<
..II.|.F..|.G...
.....|.JJ.|.....""",
    4: """\
....A|....|B....
>>.CA|....|B....
...C.|D..E|.F...
...C.|D..E|.F...
....G|....|HF.<<
....G|....|H....""",
    5: """\
....A|....|B....
...CA|....|B....
>>.C.|.DD.|.E...
...C.|.FF.|.E.<<
....G|....|HE...
....G|....|H....""",
    6: """\
.....|....|.....
.....|AABC|.....
>>..D|EFBC|G....
....D|EFBC|G..<<
.....|EFHH|.....
.....|....|.....""",
    7: """\
..A..|....|BBB..
>>A..|CC..|.....
..A..|D..E|.....
.....|D..E|..F..
.....|..GG|..F<<
..HHH|....|..F..""",
    8: """\
..A.B|C...|...D.
>>A.B|C...|...D.
..A..|....|...D.
.E...|....|..F..
.E...|...G|H.F<<
.E...|...G|H.F..""",
    9: """\
.....|....|.....
.....|...A|BBB..
>>CDE|F..A|GHI..
..CDE|F..A|GHI<<
..JJJ|F...|.....
.....|....|.....""",
    10: """\
A....|B...|....C
A.D..|B...|....C
>>D..|BEF.|..G..
..D..|.EFH|..G<<
I....|...H|..G.J
I....|...H|....J""",
}


class Vehicle(NamedTuple):
    """A vehicle by its top-left cell, its length and the way it lies: "h" row, "v" column."""

    row: int
    col: int
    length: int
    way: str


class Due(NamedTuple):
    """What of the card played is still due (SHIFT-10)."""

    steps: int
    shift: bool
    slide: bool
    stepped: bool  # at least one step of this card was made
    twofold: bool = False  # a MOVE & SHIFT


class Pending(NamedTuple):
    """What the game waits for."""

    kind: str
    seats: tuple[int, ...]


Vehicles = dict[str, Vehicle]


# -----------------------------------------------------------------------------------------------
# Drawings
# -----------------------------------------------------------------------------------------------


def parse(drawing: str) -> dict[str, list[Cell]]:
    """The vehicles of a drawing as lists of cells, top-left cell first. Seams are written `|`."""
    lines = [line.strip() for line in drawing.strip().splitlines()]
    if len(lines) != ROWS:
        raise ValueError(f"a drawing has {ROWS} lines, not {len(lines)}")
    found: dict[str, list[Cell]] = {}
    for row, line in enumerate(lines):
        if "|" in line and [len(part) for part in line.split("|")] != [5, 4, 5]:
            raise ValueError(f"row {row}: the seams are not after columns 4 and 8")
        marks = line.replace("|", "")
        if len(marks) != COLUMNS:
            raise ValueError(f"row {row} has {len(marks)} columns, not {COLUMNS}")
        for col, mark in enumerate(marks):
            if mark == ".":
                continue
            # Notation: blockers' letters skip L and R
            if mark not in "ABCDEFGHIJKMNOPQSTUVWXYZ<>":
                raise ValueError(f"cell {row},{col}: {mark!r} names no vehicle")
            found.setdefault(mark, []).append((row, col))
    return found


def vehicle_from_cells(name: str, cells: list[Cell]) -> Vehicle:
    """One straight vehicle of length 2 or 3 (Words)."""
    row, col = min(cells)
    length = len(cells)
    if length not in (2, 3):
        raise ValueError(f"{name} at {row},{col} has length {length}")
    for way in ("h", "v"):
        vehicle = Vehicle(row, col, length, way)
        if cells_of(vehicle) == sorted(cells):
            return vehicle
    raise ValueError(f"{name} at {row},{col} is not straight")


def read_setup(drawing: str, extra_vehicles: bool) -> Vehicles:
    """The vehicles of a set-up, checked by SHIFT-3."""
    vehicles = {name: vehicle_from_cells(name, cells) for name, cells in parse(drawing).items()}
    for hero, col in ((">", 0), ("<", 12)):
        if hero not in vehicles:
            raise ValueError(f"hero {hero} is missing")
        vehicle = vehicles[hero]
        if vehicle.way != "h" or vehicle.length != 2 or vehicle.col != col:
            raise ValueError(f"hero {hero} at {vehicle.row},{vehicle.col} stands wrongly")
    blockers = [vehicle for name, vehicle in vehicles.items() if name not in HEROES]
    short = sum(1 for vehicle in blockers if vehicle.length == 2)
    long = sum(1 for vehicle in blockers if vehicle.length == 3)
    if not extra_vehicles and (short > 8 or long > 4):
        raise ValueError("more vehicles than the box holds")
    return vehicles


# -----------------------------------------------------------------------------------------------
# The board
# -----------------------------------------------------------------------------------------------


def cells_of(vehicle: Vehicle) -> list[Cell]:
    """The cells of a vehicle; those of a hero over its end lie outside the columns 0 ... 13."""
    if vehicle.way == "h":
        return [(vehicle.row, vehicle.col + i) for i in range(vehicle.length)]
    return [(vehicle.row + i, vehicle.col) for i in range(vehicle.length)]


def section_of(col: int) -> str:
    """Left 0-4, centre 5-8, right 9-13; beyond an end counts as the end section (SHIFT-16)."""
    if col <= 4:
        return "L"
    if col <= 8:
        return "C"
    return "R"


def on_grid(cell: Cell, l: int, r: int) -> bool:
    """A cell exists where its section covers that row (Words)."""
    row, col = cell
    if not 0 <= col < COLUMNS:
        return False
    top = {"L": l, "C": 0, "R": r}[section_of(col)]
    return top <= row < top + ROWS


def past_far_end(name: str, cell: Cell) -> bool:
    """SHIFT-14: only heroes leave, gold over the right end and silver over the left one."""
    if name == ">":
        return cell[1] >= COLUMNS
    if name == "<":
        return cell[1] < 0
    return False


def wholly_off(vehicles: Mapping[str, Vehicle], seat: int) -> bool:
    """SHIFT-25: the seat's hero is wholly off the grid over the end opposite its start."""
    hero = HEROES[seat]
    return hero in vehicles and all(past_far_end(hero, c) for c in cells_of(vehicles[hero]))


def occupied(vehicles: Mapping[str, Vehicle]) -> dict[Cell, str]:
    """Which vehicle stands on which cell."""
    return {cell: name for name, vehicle in vehicles.items() for cell in cells_of(vehicle)}


def offsets_allowed(l: int, r: int, edition: str) -> bool:
    """SHIFT-20."""
    if edition == "shift":
        return max(0, l, r) - min(0, l, r) <= REACH
    return abs(l) <= REACH and abs(r) <= REACH


def check_position(vehicles: Mapping[str, Vehicle], l: int, r: int, edition: str) -> None:
    """A composed position must be one that could stand on the table."""
    if not offsets_allowed(l, r, edition):
        raise ValueError(f"offsets {l},{r} are not allowed (SHIFT-20)")
    taken: dict[Cell, str] = {}
    for name, vehicle in vehicles.items():
        if name in HEROES and (vehicle.way != "h" or vehicle.length != 2):
            raise ValueError(f"hero {name} has length 2 and lies along a row")
        if vehicle.length not in (2, 3) or vehicle.way not in ("h", "v"):
            raise ValueError(f"{name} is no vehicle")
        for cell in cells_of(vehicle):
            if cell in taken:
                raise ValueError(f"{name} and {taken[cell]} overlap at {cell}")
            taken[cell] = name
        inside = [cell for cell in cells_of(vehicle) if on_grid(cell, l, r)]
        outside = [cell for cell in cells_of(vehicle) if not on_grid(cell, l, r)]
        # SHIFT-13, 14, 16: only a hero may stand partly over its far end
        if not inside or not all(past_far_end(name, cell) for cell in outside):
            raise ValueError(f"{name} does not stand on the grid")


# -----------------------------------------------------------------------------------------------
# Single steps, slides and shifts
# -----------------------------------------------------------------------------------------------


def moved(vehicle: Vehicle, distance: int) -> Vehicle:
    """SHIFT-12: along its own line only; + is right or down (Notation)."""
    if vehicle.way == "h":
        return vehicle._replace(col=vehicle.col + distance)
    return vehicle._replace(row=vehicle.row + distance)


def can_step(
    vehicles: Mapping[str, Vehicle],
    taken: Mapping[Cell, str],
    l: int,
    r: int,
    seat: int,
    name: str,
    direction: int,
) -> bool:
    """May this seat move this vehicle one space in this direction?"""
    # SHIFT-11: never the opponent's hero
    if name == HEROES[1 - seat]:
        return False
    before = cells_of(vehicles[name])
    for cell in cells_of(moved(vehicles[name], direction)):
        if cell in before:
            continue
        # SHIFT-12: never over or onto another vehicle
        if cell in taken:
            return False
        # SHIFT-13, 15: the next cell must exist, so a vehicle stops at a seam whose other side
        # lacks the row, and one along a column stays in its section; SHIFT-14: a hero may leave
        if not on_grid(cell, l, r) and not past_far_end(name, cell):
            return False
    return True


def steps(vehicles: Mapping[str, Vehicle], l: int, r: int, seat: int) -> set[str]:
    """SHIFT-17, 18: all unit steps, of any vehicle, in any direction, back again too."""
    taken = occupied(vehicles)
    return {
        f"{name}{direction:+d}"
        for name in vehicles
        for direction in (1, -1)
        if can_step(vehicles, taken, l, r, seat, name, direction)
    }


def slides(vehicles: Mapping[str, Vehicle], l: int, r: int, seat: int) -> set[str]:
    """SHIFT-22: one vehicle, one direction, at least one space, as far as it goes or less."""
    found: set[str] = set()
    for name in vehicles:
        for direction in (1, -1):
            now = dict(vehicles)
            distance = 0
            # SHIFT-25, 26: a slide may take the hero off the grid; it ends when it is wholly off
            while not wholly_off(now, seat) and can_step(
                now, occupied(now), l, r, seat, name, direction
            ):
                now[name] = moved(now[name], direction)
                distance += direction
                found.add(f"{name}{distance:+d}")
    return found


def locked(vehicles: Mapping[str, Vehicle], side: str) -> bool:
    """SHIFT-21: a straddling vehicle, hero or not, locks the end section against the centre.

    SHIFT-16: a hero partly over its far end has both its cells counted in the end section.
    """
    for vehicle in vehicles.values():
        sections = {section_of(col) for _, col in cells_of(vehicle)}
        if side in sections and len(sections) > 1:
            return True
    return False


def shifts(vehicles: Mapping[str, Vehicle], l: int, r: int, edition: str) -> set[str]:
    """SHIFT-19, 20, 21: one end section, up or down, at least one row."""
    found: set[str] = set()
    for side in ("L", "R"):
        if locked(vehicles, side):
            continue
        for rows in range(-2 * REACH, 2 * REACH + 1):
            new_l, new_r = (l + rows, r) if side == "L" else (l, r + rows)
            if rows != 0 and offsets_allowed(new_l, new_r, edition):
                found.add(f"{side}{rows:+d}")
    return found


def shifted(vehicles: Mapping[str, Vehicle], side: str, rows: int) -> Vehicles:
    """SHIFT-19: the vehicles wholly on the section move with it (SHIFT-16: a leaving hero too)."""
    result: Vehicles = {}
    for name, vehicle in vehicles.items():
        if {section_of(col) for _, col in cells_of(vehicle)} == {side}:
            vehicle = vehicle._replace(row=vehicle.row + rows)
        result[name] = vehicle
    return result


# -----------------------------------------------------------------------------------------------
# Carrying out a card
# -----------------------------------------------------------------------------------------------


def due_of(card: str) -> Due:
    """The parts of a card (SHIFT-17, 19, 22, 23)."""
    if card == "SH":
        return Due(0, True, False, False)
    if card == "SL":
        return Due(0, False, True, False)
    if card.startswith("MS"):
        return Due(int(card[2:]), True, False, False, True)
    return Due(int(card[1:]), False, False, False)


def parts(
    vehicles: Mapping[str, Vehicle],
    l: int,
    r: int,
    seat: int,
    due: Due,
    edition: str,
    exact_moves: bool,
    all_parts: bool = True,
) -> set[str]:
    """Everything the seat may do next; empty when the card is done or the rest is lost."""
    # SHIFT-25: nothing more of the card is carried out after a win
    if wholly_off(vehicles, seat):
        return set()
    # SHIFT-10, 23, 24: whatever is due and possible at this moment, in the order the player likes
    found: set[str] = set()
    if due.steps > 0:
        found |= steps(vehicles, l, r, seat)
    if due.shift:
        found |= shifts(vehicles, l, r, edition)
    if due.slide:
        found |= slides(vehicles, l, r, seat)
    # Option exact_moves = false: after at least one step the remaining steps may be given up
    if found and not exact_moves and due.stepped and due.steps > 0:
        found.add(".")
    # Option all_parts = false: the shift once no step is due, the steps once the shift was made
    if found and not all_parts and due.twofold:
        if due.steps == 0 and due.shift:
            found.add(".")
        if not due.shift and due.steps > 0 and not due.stepped:
            found.add(".")
    return found


def carry_out(
    vehicles: Mapping[str, Vehicle],
    l: int,
    r: int,
    due: Due,
    part: str,
) -> tuple[Vehicles, int, int, Due]:
    """The position and what is due after one part."""
    after = dict(vehicles)
    if part == ".":
        # the steps, and a shift stays due; where no step is due, the shift
        given_up = {"steps": 0} if due.steps > 0 else {"shift": False}
        return after, l, r, due._replace(**given_up)
    name, number = part[0], int(part[1:])
    if name == "L":
        return shifted(after, "L", number), l + number, r, due._replace(shift=False)
    if name == "R":
        return shifted(after, "R", number), l, r + number, due._replace(shift=False)
    after[name] = moved(after[name], number)
    if due.slide:
        return after, l, r, due._replace(slide=False)
    return after, l, r, due._replace(steps=due.steps - 1, stepped=True)


def freeze(vehicles: Mapping[str, Vehicle], l: int, r: int) -> Frozen:
    """A hashable position: sorted (letter, row, col) of the top-left cells, l and r."""
    return tuple(sorted((name, v.row, v.col) for name, v in vehicles.items())), l, r


def outcomes(
    vehicles: Mapping[str, tuple[int, int, int, str]],
    l: int,
    r: int,
    seat: int,
    card: str,
    edition: str,
    exact_moves: bool = True,
    all_parts: bool = True,
) -> tuple[set[Frozen], bool]:
    """All distinct end positions of playing one card, and whether a win is among them.

    A winning end position is in the set as well: gold stands in column 14, silver in column -2.
    A card of which nothing is possible leaves the position as it is: that is its one outcome.
    """
    start = {name: Vehicle(*vehicle) for name, vehicle in vehicles.items()}
    first = (start, l, r, due_of(card))
    seen: set[tuple[Frozen, Due]] = {(freeze(start, l, r), first[3])}
    todo = [first]
    ends: set[Frozen] = set()
    win = False
    while todo:
        now, now_l, now_r, due = todo.pop()
        choices = parts(now, now_l, now_r, seat, due, edition, exact_moves, all_parts)
        if not choices:
            ends.add(freeze(now, now_l, now_r))
            win = win or wholly_off(now, seat)
        for part in choices:
            after = carry_out(now, now_l, now_r, due, part)
            key = (freeze(after[0], after[1], after[2]), after[3])
            if key not in seen:
                seen.add(key)
                todo.append(after)
    return ends, win


# -----------------------------------------------------------------------------------------------
# The game
# -----------------------------------------------------------------------------------------------


class Reference:
    """One game, seat 0 gold and seat 1 silver."""

    def __init__(
        self,
        seats: int,
        options: dict[str, object],
        by_age: tuple[int, ...] | None = None,
    ) -> None:
        if seats != 2:
            raise ValueError("two players")
        self._read_options(options)
        setup = options.get("setup", 1)
        if isinstance(setup, int):
            if setup not in SETUPS:
                raise ValueError(f"there is no set-up {setup}")
            setup = SETUPS[setup]
        if not isinstance(setup, str):
            raise TypeError("a set-up is a number or a drawing")
        # SHIFT-1: the sections are aligned; SHIFT-2, 3: the vehicles
        self.l, self.r = 0, 0
        self.vehicles = read_setup(setup, options.get("extra_vehicles", False) is True)
        # SHIFT-4
        self.pile = _read_deck(options.get("deck", DECK))
        self.discards: dict[str, int] = {}
        self.hands: list[list[str]] = [[], []]
        self.turns = 0
        self.due: Due | None = None
        self.winners: list[int] = []
        self.reason = ""
        self.to_deal = 8
        self.turn = 0
        # SHIFT-6
        starter = options.get("starter", "youngest")
        if starter not in ("youngest", "lot", "gold", "silver"):
            raise ValueError(f"there is no starter {starter!r}")
        self.stage = "deal"
        if starter == "gold":
            self.turn = GOLD
        elif starter == "silver":
            self.turn = SILVER
        elif starter == "youngest" and by_age:
            self.turn = by_age[0]
        else:
            self.stage = "lot"

    def _read_options(self, options: Mapping[str, object]) -> None:
        edition = options.get("edition", "shift")
        if edition not in ("shift", "duo"):
            raise ValueError(f"there is no edition {edition!r}")
        self.edition = str(edition)
        self.exact_moves = options.get("exact_moves", True) is True
        self.all_parts = options.get("all_parts", True) is True
        limit = options.get("turn_limit")
        if limit is not None and (not isinstance(limit, int) or limit < 1):
            raise ValueError("the turn limit is a number of turns or none")
        self.turn_limit = limit

    # Composed positions ------------------------------------------------------------------------

    @classmethod
    def from_vehicles(
        cls,
        vehicles: Mapping[str, tuple[int, int, int, str]],
        l: int,
        r: int,
        turn: int,
        hands: Sequence[Sequence[str]],
        pile: Mapping[str, int],
        discards: Mapping[str, int],
        turns: int = 0,
        options: Mapping[str, object] | None = None,
    ) -> Reference:
        """A game at the start of a turn; letter -> (row, col, length, "h" or "v") in the frame."""
        game = cls(2, {"starter": "gold"})
        game._read_options(options or {})
        game.vehicles = {name: Vehicle(*vehicle) for name, vehicle in vehicles.items()}
        game.l, game.r = l, r
        check_position(game.vehicles, l, r, game.edition)
        game.turn = turn
        game.hands = [list(hands[0]), list(hands[1])]
        game.pile = {card: count for card, count in pile.items() if count > 0}
        game.discards = {card: count for card, count in discards.items() if count > 0}
        if not game.pile:
            raise ValueError("there is always a pile to draw from (SHIFT-8)")
        for card in [*game.hands[0], *game.hands[1], *game.pile, *game.discards]:
            if card not in CARDS:
                raise ValueError(f"there is no card {card!r}")
        game.turns = turns
        game.to_deal = 0
        game.stage = "card"
        return game

    @classmethod
    def from_drawing(
        cls,
        drawing: str,
        l: int,
        r: int,
        turn: int,
        hands: Sequence[Sequence[str]],
        pile: Mapping[str, int],
        discards: Mapping[str, int],
        turns: int = 0,
        options: Mapping[str, object] | None = None,
    ) -> Reference:
        """As from_vehicles, each section drawn with its own six rows as if it were aligned."""
        return cls.from_vehicles(
            vehicles_of(drawing, l, r), l, r, turn, hands, pile, discards, turns, options
        )

    @classmethod
    def place(
        cls,
        drawing: str | Mapping[str, tuple[int, int, int, str]],
        l: int,
        r: int,
        turn: int,
        hands: Sequence[Sequence[str]],
        pile: Mapping[str, int],
        discards: Mapping[str, int],
        turns: int = 0,
        options: Mapping[str, object] | None = None,
    ) -> Reference:
        """from_drawing or from_vehicles, whichever fits what is given."""
        if isinstance(drawing, str):
            return cls.from_drawing(drawing, l, r, turn, hands, pile, discards, turns, options)
        return cls.from_vehicles(drawing, l, r, turn, hands, pile, discards, turns, options)

    # What is asked -----------------------------------------------------------------------------

    def pending(self) -> Pending:
        """A chance (lot, deal, draw), a decision (card, part) or nothing."""
        if self.stage == "finished":
            return Pending("finished", ())
        if self.stage in ("lot", "deal", "draw"):
            return Pending("chance", ())
        return Pending("decision", (self.turn,))

    def _parts(self) -> set[str]:
        if self.due is None:
            return set()
        rules = self.edition, self.exact_moves, self.all_parts
        return parts(self.vehicles, self.l, self.r, self.turn, self.due, *rules)

    def legal(self, seat: int) -> set[str]:
        """The cards of the hand (SHIFT-7), or the parts still due and possible (SHIFT-10)."""
        if seat not in self.pending().seats:
            return set()
        if self.stage == "card":
            return set(self.hands[seat])
        return self._parts()

    def weights(self) -> dict[str, int]:
        """The lot, or the cards left in the pile by kind."""
        if self.stage == "lot":
            return {"gold": 1, "silver": 1}
        if self.stage in ("deal", "draw"):
            return dict(self.pile)
        return {}

    # What happens ------------------------------------------------------------------------------

    def do(self, moves: dict[int, str]) -> None:
        """One move of the seat to move."""
        if set(moves) != {self.turn} or self.pending().kind != "decision":
            raise ValueError("that seat has nothing to decide")
        move = moves[self.turn]
        if move not in self.legal(self.turn):
            raise ValueError(f"{move} is not legal")
        if self.stage == "card":
            # SHIFT-7, 8: the card goes onto the discards before it is carried out
            self.hands[self.turn].remove(move)
            self.discards[move] = self.discards.get(move, 0) + 1
            self.due = due_of(move)
            self.stage = "part"
        elif self.due is not None:
            self.vehicles, self.l, self.r, self.due = carry_out(
                self.vehicles, self.l, self.r, self.due, move
            )
        # SHIFT-25: a win ends the game at once
        if wholly_off(self.vehicles, self.turn):
            self.winners = [self.turn]
            self.reason = "off"
            self.stage = "finished"
        # SHIFT-10: nothing due is possible: the turn goes on to the draw
        elif not self._parts():
            self.due = None
            self.stage = "draw"

    def draw(self, outcome: str) -> None:
        """The lot or one card."""
        if outcome not in self.weights():
            raise ValueError(f"{outcome} cannot come up")
        if self.stage == "lot":
            self.turn = GOLD if outcome == "gold" else SILVER
            self.stage = "deal"
            return
        self.pile[outcome] -= 1
        if self.pile[outcome] == 0:
            del self.pile[outcome]
        if self.stage == "deal":
            # SHIFT-4: starter, other, starter, ...
            taker = self.turn if self.to_deal % 2 == 0 else 1 - self.turn
            self.hands[taker].append(outcome)
            self.to_deal -= 1
            if self.to_deal == 0:
                self.stage = "card"
            return
        self.hands[self.turn].append(outcome)
        # SHIFT-8: the discards become the pile as the last card is drawn
        if not self.pile:
            self.pile, self.discards = self.discards, {}
        self.turns += 1
        # SHIFT-27
        if self.turn_limit is not None and self.turns >= self.turn_limit:
            self.reason = "turn_limit"
            self.stage = "finished"
            return
        # SHIFT-7
        self.turn = 1 - self.turn
        self.stage = "card"

    # What is on the table ----------------------------------------------------------------------

    def snapshot(self) -> dict[str, object]:
        """Everything, hands and piles included."""
        return {
            "vehicles": {name: [v.row, v.col] for name, v in self.vehicles.items()},
            "l": self.l,
            "r": self.r,
            "turn": self.turn,
            "hands": [sorted(self.hands[GOLD]), sorted(self.hands[SILVER])],
            "pile": dict(self.pile),
            "discards": dict(self.discards),
            "turns": self.turns,
        }

    def result(self) -> dict[str, object]:
        """Only when finished."""
        if self.stage != "finished":
            raise ValueError("the game is not finished")
        return {"winners": list(self.winners), "scores": None, "reason": self.reason}


def vehicles_of(drawing: str, l: int = 0, r: int = 0) -> Vehicles:
    """The vehicles of a drawing of the aligned board, those on a shifted section moved with it."""
    vehicles = {name: vehicle_from_cells(name, cells) for name, cells in parse(drawing).items()}
    for side, rows in (("L", l), ("R", r)):
        if rows != 0 and locked(vehicles, side):
            raise ValueError(f"a vehicle straddles the seam of the shifted section {side}")
        vehicles = shifted(vehicles, side, rows)
    return vehicles


def _read_deck(deck: object) -> dict[str, int]:
    """The counts of the cards: at least 9, at least one of which moves a vehicle."""
    if not isinstance(deck, Mapping):
        raise TypeError("a deck is a table of counts")
    counts: dict[str, int] = {}
    for card, count in deck.items():
        if card not in CARDS or not isinstance(count, int) or count < 0:
            raise ValueError(f"bad count of card {card!r}")
        if count > 0:
            counts[str(card)] = count
    if sum(counts.values()) < 9:
        raise ValueError("a deck has at least 9 cards")
    if set(counts) == {"SH"}:
        raise ValueError("at least one card moves a vehicle")
    return counts
