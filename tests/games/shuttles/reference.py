"""A slow second implementation of Shuttles, written from the clauses SHUT-1 ... SHUT-42.

Spaces are known by their names. Nothing is kept but the pieces, the offsets and the list of
positions that have occurred; where the spaces lie in the frame is worked out once for each set of
offsets.

Frame: row 0 is the south block, then the shuttles' rows from south to north, then the north
block; columns count from the left as South sees them, column 0 being the first of an aligned
shuttle.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

SOUTH, NORTH = 0, 1
LETTER = {SOUTH: "S", NORTH: "N"}
ROW_LETTERS = "abcdefgh"
DIRECTIONS = [(1, 0), (-1, 0), (0, 1), (0, -1)]  # no diagonals: SHUT-20
NOTCH = {"<": -1, ">": 1}


class Pending(NamedTuple):
    kind: str
    seats: tuple[int, ...]


class Board(NamedTuple):
    order: str  # owners from south to north: S, N, C
    rows: int
    width: int
    offset_limit: int
    block_first: int  # the frame column of s1 and n1
    block_size: int
    side: list[list[str]]  # per shuttle and row (south first): '#' between neighbours of the row
    between: list[list[str]]  # per shuttle and seam of two rows (south first): '#' per column


class Frame(NamedTuple):
    where: dict[str, tuple[int, int]]  # row and column of every space
    what: dict[tuple[int, int], str]  # the space at a row and column


Key = tuple[frozenset[str], frozenset[str], tuple[int, ...], int | None, bool, bool]


# ---------------------------------------------------------------------------- the board as data


def default_board() -> dict[str, object]:
    """The default board of the clauses, as plain data."""
    near, far, seam = ".#..#.", "......", "#..#..#"  # a coloured shuttle from its owner's side
    side: list[list[str]] = []
    between: list[list[str]] = []
    for owner in "NSNCSNS":
        if owner == "S":
            side.append([near, far])
            between.append([seam])
        elif owner == "N":  # the same, turned by 180 degrees
            side.append([far[::-1], near[::-1]])
            between.append([seam[::-1]])
        else:
            side.append(["......", "......"])
            between.append([".##.##."])
    return {
        "order": "NSNCSNS",
        "rows": 2,
        "width": 7,
        "offset_limit": 2,
        "block_first": 1,
        "block_size": 5,
        "side": side,
        "between": between,
    }


def read_board(data: object) -> Board:
    if not isinstance(data, Mapping):
        raise ValueError("a board is a mapping")
    return Board(
        order=str(data["order"]),
        rows=int(data["rows"]),
        width=int(data["width"]),
        offset_limit=int(data["offset_limit"]),
        block_first=int(data["block_first"]),
        block_size=int(data["block_size"]),
        side=[[str(line) for line in lines] for lines in data["side"]],
        between=[[str(line) for line in lines] for lines in data["between"]],
    )


def half_turn(board: Board) -> Board:
    """The board turned by 180 degrees with the players' colours swapped."""
    swapped = {"S": "N", "N": "S", "C": "C"}
    return board._replace(
        order="".join(swapped.get(owner, "?") for owner in reversed(board.order)),
        block_first=board.width - board.block_first - board.block_size,
        side=[[line[::-1] for line in reversed(lines)] for lines in reversed(board.side)],
        between=[[line[::-1] for line in reversed(lines)] for lines in reversed(board.between)],
    )


def board_faults(board: Board) -> list[str]:
    """Everything that "The default board" of the clauses would refuse in a custom board."""
    faults: list[str] = []
    if len(board.order) != 7 or len(board.side) != 7 or len(board.between) != 7:
        faults.append("seven shuttles are needed")
        return faults
    if board.order[3] != "C" or sorted(board.order) != sorted("CNNNSSS"):
        faults.append("the centre shuttle lies in the middle and each player owns three")
    if board.rows != 2:
        faults.append("a shuttle has two rows")  # SHUT-2
    for lines in board.side:
        if len(lines) != board.rows or any(len(line) != board.width - 1 for line in lines):
            faults.append("side barriers do not match rows and width")
    for lines in board.between:
        if len(lines) != board.rows - 1 or any(len(line) != board.width for line in lines):
            faults.append("barriers between rows do not match rows and width")
    for line in [line for lines in board.side + board.between for line in lines]:
        if not set(line) <= set(".#"):
            faults.append("a barrier is '#', an open place '.'")
    if board.offset_limit < 1:
        faults.append("the offset limit is at least 1")
    if board.block_size != 5:
        faults.append("a block has exactly five places")
    for column in range(board.block_first, board.block_first + board.block_size):
        if not 0 <= column < board.width:
            faults.append("every block place has a neighbour at offset 0")
    if half_turn(board) != board:
        faults.append("a half turn that swaps the players must leave the board unchanged")
    return faults


# --------------------------------------------------------------------- reading plain snapshots


def _integer(value: object) -> int:
    if isinstance(value, bool) or not isinstance(value, int):
        raise ValueError(f"not a whole number: {value!r}")
    return value


def _integer_or_none(value: object) -> int | None:
    return None if value is None else _integer(value)


def _integers(value: object) -> list[int]:
    if not isinstance(value, (list, tuple)):
        raise ValueError(f"not a list: {value!r}")
    return [_integer(item) for item in value]


def _names(value: object) -> list[str]:
    if not isinstance(value, (list, tuple, set, frozenset)):
        raise ValueError(f"not a list of spaces: {value!r}")
    return sorted(str(item) for item in value)


# ------------------------------------------------------------------------------- the reference


class Reference:
    def __init__(
        self,
        seats: int,
        options: dict[str, object],
        by_age: tuple[int, ...] | None = None,
    ) -> None:
        if seats != 2:
            raise ValueError("Shuttles is for two players")
        self.board = read_board(options.get("board") or default_board())
        faults = board_faults(self.board)
        if faults:
            raise ValueError("; ".join(faults))
        self.barriers = self.walls()
        self.frames: dict[tuple[int, ...], Frame] = {}
        self.repetition = _integer_or_none(options.get("repetition", 3))  # SHUT-42
        self.turn_limit = _integer_or_none(options.get("turn_limit", 400))  # SHUT-42
        # SHUT-4: aligned shuttles, five pieces in each block.
        self.offsets = [0] * 7
        self.pieces: dict[int, set[str]] = {
            SOUTH: set(self.block(SOUTH)),
            NORTH: set(self.block(NORTH)),
        }
        self.turn: int | None = None  # None: the toss is still to come
        self.ban = False
        self.claim = False
        self.turns = 0
        self.occurred: list[Key] = []
        self.ending: tuple[list[int], str] | None = None
        first = options.get("first", "toss")
        if first not in ("toss", "south", "north"):
            raise ValueError(f"first is toss, south or north, not {first!r}")
        if first != "toss":
            self.begin(SOUTH if first == "south" else NORTH)

    @classmethod
    def at(
        cls,
        snapshot: Mapping[str, object],
        options: dict[str, object],
        earlier: Sequence[Mapping[str, object]] = (),
    ) -> Reference:
        """A Reference standing at a composed position.

        The position counts as having occurred once, and once more for every snapshot of it in
        `earlier` (SHUT-42). `ban`, `claim` and `turns` may be left out: False, False, 0.
        """
        made = cls(2, {**options, "first": "south"})
        made.occurred = []
        for old in earlier:
            made.place(old)
            made.occurred.append(made.key())
        made.place(snapshot)
        made.occurred.append(made.key())
        for seat in (SOUTH, NORTH):
            if made.all_home(seat):
                made.ending = ([seat], "goal")
        if made.ending is None:
            made.check_draws()
        return made

    def place(self, snapshot: Mapping[str, object]) -> None:
        """Put everything where the snapshot says, refusing what cannot lie there."""
        offsets = _integers(snapshot["offsets"])
        limit = self.board.offset_limit
        if len(offsets) != 7 or any(abs(offset) > limit for offset in offsets):
            raise ValueError(f"no such offsets: {offsets}")
        raw = snapshot["pieces"]
        if not isinstance(raw, Mapping):
            raise ValueError("pieces are given per seat")
        south, north = _names(raw[SOUTH]), _names(raw[NORTH])
        if len(set(south)) != 5 or len(set(north)) != 5 or set(south) & set(north):
            raise ValueError("each player has five pieces, each on a space of its own")
        self.offsets = offsets
        self.pieces = {SOUTH: set(south), NORTH: set(north)}
        for name in south + north:
            if name not in self.spaces():
                raise ValueError(f"no such space: {name}")
        self.turn = _integer(snapshot["turn"])
        if self.turn not in (SOUTH, NORTH):
            raise ValueError(f"no such seat: {self.turn}")
        self.ban = bool(snapshot.get("ban", False))
        self.claim = bool(snapshot.get("claim", False))
        if self.claim and not self.goal_is_blocked(self.turn):
            raise ValueError("nothing to claim here")  # SHUT-41
        self.turns = _integer(snapshot.get("turns", 0))

    # ------------------------------------------------------------------------ the interface

    def pending(self) -> Pending:
        if self.ending is not None:
            return Pending("finished", ())
        if self.turn is None:
            return Pending("chance", ())
        return Pending("decision", (self.turn,))

    def legal(self, seat: int) -> set[str]:
        if self.ending is not None or seat != self.turn:
            return set()
        # SHUT-10: exactly one of these; there is no passing.
        moves = self.shuttle_moves(seat) | self.centre_moves()
        for start in self.pieces[seat]:
            moves |= {f"{start}-{target}" for target in self.slides(seat, start)}
            moves |= {f"{start}x{target}" for target in self.jumps(seat, start)}
        if self.claim:  # SHUT-41
            moves.add("claim")
        return moves

    def weights(self) -> dict[str, int]:
        # SHUT-10: the toss is the only chance.
        return {"south": 1, "north": 1} if self.pending().kind == "chance" else {}

    def draw(self, outcome: str) -> None:
        if outcome not in self.weights():
            raise ValueError(f"not an outcome here: {outcome}")
        self.begin(SOUTH if outcome == "south" else NORTH)

    def do(self, moves: dict[int, str]) -> None:
        seat = self.turn
        if seat is None or set(moves) != {seat} or moves[seat] not in self.legal(seat):
            raise ValueError(f"not a move here: {moves}")
        move = moves[seat]
        if move == "claim":  # SHUT-41: it wins; it is none of SHUT-11 ... 14, so no turn
            self.ending = ([seat], "claim")
            return
        could_vacate = self.could_vacate(seat)
        before = self.pieces[seat] & set(self.block(seat))
        if move[-1] in NOTCH:
            # SHUT-11, SHUT-14: pieces are known by their spaces, so they ride along.
            self.offsets[int(move[:-1]) - 1] += NOTCH[move[-1]]
        else:
            start, target = move.replace("x", "-").split("-")
            self.pieces[seat].remove(start)  # SHUT-13: jumped pieces stay
            self.pieces[seat].add(target)
        did_vacate = len(self.pieces[seat] & set(self.block(seat))) < len(before)
        self.turns += 1
        self.turn = other(seat)  # SHUT-10: alternating
        self.ban = move in ("4<", "4>")  # SHUT-14
        # SHUT-41: a refusal gives the right to claim, for this turn only.
        self.claim = self.goal_is_blocked(other(seat)) and could_vacate and not did_vacate
        self.occurred.append(self.key())
        if self.all_home(seat):  # SHUT-40, and before any draw: SHUT-42
            self.ending = ([seat], "goal")
        else:
            self.check_draws()

    def snapshot(self) -> dict[str, object]:
        return {
            "pieces": {seat: sorted(self.pieces[seat]) for seat in (SOUTH, NORTH)},
            "offsets": list(self.offsets),
            "turn": self.turn,
            "ban": self.ban,
            "claim": self.claim,
            "turns": self.turns,
        }

    def result(self) -> dict[str, object]:
        if self.ending is None:
            raise ValueError("the game is not finished")
        winners, reason = self.ending
        ranks = [1 if seat in winners or not winners else 2 for seat in (SOUTH, NORTH)]
        return {"winners": list(winners), "ranks": ranks, "scores": None, "reason": reason}

    def warned(self) -> tuple[int, ...]:
        """SHUT-41: the seats that the program warns, because the other's goal is full."""
        return tuple(seat for seat in (SOUTH, NORTH) if self.goal_is_blocked(other(seat)))

    # -------------------------------------------------------------------------- the frame

    def block(self, seat: int) -> list[str]:
        """SHUT-3: the starting block of a seat."""
        return [f"{LETTER[seat].lower()}{i + 1}" for i in range(self.board.block_size)]

    def goal(self, seat: int) -> list[str]:
        """SHUT-3: the other's starting block."""
        return self.block(other(seat))

    def spaces(self) -> dict[str, tuple[int, int]]:
        """SHUT-5: where every space lies in the frame just now: row and column."""
        board = self.board
        found: dict[str, tuple[int, int]] = {}
        top = 1 + 7 * board.rows
        for i in range(board.block_size):
            found[f"s{i + 1}"] = (0, board.block_first + i)
            found[f"n{i + 1}"] = (top, board.block_first + i)
        for shuttle in range(7):
            for row in range(board.rows):
                for column in range(board.width):
                    name = f"{shuttle + 1}{ROW_LETTERS[row]}{column + 1}"
                    found[name] = (
                        1 + shuttle * board.rows + row,
                        column + self.offsets[shuttle],
                    )
        return found

    def walls(self) -> set[frozenset[str]]:
        """SHUT-2: the pairs of spaces with a barrier between them."""
        found: set[frozenset[str]] = set()
        for shuttle in range(7):
            for row, line in enumerate(self.board.side[shuttle]):
                here = f"{shuttle + 1}{ROW_LETTERS[row]}"
                for column, mark in enumerate(line):
                    if mark == "#":
                        found.add(frozenset({f"{here}{column + 1}", f"{here}{column + 2}"}))
            for row, line in enumerate(self.board.between[shuttle]):
                low = f"{shuttle + 1}{ROW_LETTERS[row]}"
                high = f"{shuttle + 1}{ROW_LETTERS[row + 1]}"
                for column, mark in enumerate(line):
                    if mark == "#":
                        found.add(frozenset({f"{low}{column + 1}", f"{high}{column + 1}"}))
        return found

    def step(self, start: str, direction: tuple[int, int]) -> str | None:
        """The neighbour in that direction; None at a void, an edge (SHUT-5) or a barrier."""
        frame = self.frame()
        row, column = frame.where[start]
        name = frame.what.get((row + direction[0], column + direction[1]))
        return None if name is None or frozenset({start, name}) in self.barriers else name

    def frame(self) -> Frame:
        """The frame as the shuttles lie just now."""
        offsets = tuple(self.offsets)
        if offsets not in self.frames:
            where = self.spaces()
            self.frames[offsets] = Frame(where, {there: name for name, there in where.items()})
        return self.frames[offsets]

    # -------------------------------------------------------------------------- the moves

    def notches(self, shuttle: int) -> set[str]:
        # SHUT-11: one notch, not past the last one; pieces never block it.
        limit = self.board.offset_limit
        return {
            f"{shuttle + 1}{way}"
            for way, change in NOTCH.items()
            if -limit <= self.offsets[shuttle] + change <= limit
        }

    def shuttle_moves(self, seat: int) -> set[str]:
        # SHUT-11, SHUT-21: own colour only.
        moves: set[str] = set()
        for shuttle in range(7):
            if self.board.order[shuttle] == LETTER[seat]:
                moves |= self.notches(shuttle)
        return moves

    def centre_moves(self) -> set[str]:
        # SHUT-14: not when the opponent moved it in the turn just before.
        return set() if self.ban else self.notches(self.board.order.index("C"))

    def slides(self, seat: int, start: str) -> set[str]:
        # SHUT-12: straight on, at least one space, no barrier, piece or void on the way.
        targets: set[str] = set()
        for direction in DIRECTIONS:
            space = self.step(start, direction)
            while space is not None and self.is_empty(space):
                if not self.may_enter(seat, start, space):
                    break  # SHUT-22, SHUT-23: a slide stops before it
                targets.add(space)
                space = self.step(space, direction)
        return targets

    def jumps(self, seat: int, start: str) -> set[str]:
        # SHUT-13, SHUT-20: over exactly one adjacent piece of the opponent's.
        targets: set[str] = set()
        for direction in DIRECTIONS:
            over = self.step(start, direction)
            if over is None or over not in self.pieces[other(seat)]:
                continue
            landing = self.step(over, direction)
            if landing is None or not self.is_empty(landing):
                continue
            if self.may_enter(seat, start, landing):
                targets.add(landing)
        return targets

    def is_empty(self, space: str) -> bool:
        return space not in self.pieces[SOUTH] and space not in self.pieces[NORTH]

    def may_enter(self, seat: int, start: str, target: str) -> bool:
        own, goal = self.block(seat), self.goal(seat)
        if target in own and start not in own:
            return False  # SHUT-22; inside the block: SHUT-30
        waiting = any(piece in own for piece in self.pieces[seat])
        # SHUT-23, as the pieces stand before the move; inside the goal: SHUT-30.
        return not (target in goal and start not in goal and waiting)

    # -------------------------------------------------------------------- refusal and end

    def goal_is_blocked(self, seat: int) -> bool:
        """SHUT-41: all that a refusal takes at the start of a turn.

        None of the seat's pieces is in its own starting block; every place of its goal is taken;
        at least one by a piece that has never left it: an opponent's piece that stands there has
        not (SHUT-22).
        """
        out = not any(space in self.pieces[seat] for space in self.block(seat))
        full = all(not self.is_empty(space) for space in self.goal(seat))
        kept = any(space in self.pieces[other(seat)] for space in self.goal(seat))
        return out and full and kept

    def could_vacate(self, seat: int) -> bool:
        """SHUT-41: some piece of this seat can leave its starting block."""
        block = self.block(seat)
        return any(
            target not in block
            for start in self.pieces[seat]
            if start in block
            for target in self.slides(seat, start) | self.jumps(seat, start)
        )

    def all_home(self, seat: int) -> bool:
        # SHUT-40
        return self.pieces[seat] == set(self.goal(seat))

    def check_draws(self) -> None:
        # SHUT-42
        if self.repetition is not None and self.occurred.count(self.key()) >= self.repetition:
            self.ending = ([], "repetition")
        elif self.turn_limit is not None and self.turns >= self.turn_limit:
            self.ending = ([], "turn_limit")

    def key(self) -> Key:
        # SHUT-42: what makes two positions the same.
        return (
            frozenset(self.pieces[SOUTH]),
            frozenset(self.pieces[NORTH]),
            tuple(self.offsets),
            self.turn,
            self.ban,
            self.claim,
        )

    def begin(self, seat: int) -> None:
        self.turn = seat
        self.occurred.append(self.key())  # SHUT-42: the start counts


def other(seat: int) -> int:
    return NORTH if seat == SOUTH else SOUTH
