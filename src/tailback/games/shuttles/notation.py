"""How Shuttles writes moves and positions.

A position is written as it was after the last move that cannot be taken back (a piece leaving its
starting block), and then the moves since: they tell which positions have occurred before (SHUT-42).

>>> notation = ShuttlesNotation()
>>> [notation.move(text) for text in ("s2-1b3", "2a3x3a3", "2>", "claim", "=south")]
[s2-1b3, 2a3x3a3, 2>, claim, =south]
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final, NoReturn

from tailback.games.shuttles.board import BLOCK_SIZE, SHUTTLES
from tailback.games.shuttles.moves import (
    CLAIM,
    FIRST,
    NOTCHES,
    SEATS,
    Move,
    jump_move,
    slide_move,
)
from tailback.games.shuttles.position import Position, Stage, crowded
from tailback.kit import Notation, NotationError

_WORDS: Final = {str(move): move for move in (*NOTCHES.values(), *FIRST, CLAIM)}
_SPACE: Final = r"(?:[1-7][ab][1-9]|[sn][1-5])"
_PIECE: Final = re.compile(f"(?P<start>{_SPACE})(?P<how>[-x])(?P<end>{_SPACE})")
_FIELDS: Final = ("south", "north", "offsets", "turn", "stage", "rights", "turns", "moves")
_RIGHTS: Final = ("-", "ban", "claim", "ban+claim")


class ShuttlesNotation(Notation[Position, Move]):
    """Moves such as ``s2-1b3``, ``2a3x3a3``, ``2>``, ``claim``; outcomes ``=south``, ``=north``."""

    def move_text(self, move: Move) -> str:
        """Return a move as text."""
        return str(move)

    def move(self, text: str) -> Move:
        """Return the move that a text means."""
        return _move(text, text, 0)

    def position_text(self, position: Position) -> str:
        """Return pieces, offsets, turn, stage, rights, turns and the moves since, on one line."""
        base = position.base
        names = base.maze.names
        return " ".join(
            (
                ",".join(names[space] for space in base.pieces[0]),
                ",".join(names[space] for space in base.pieces[1]),
                ",".join(str(offset) for offset in base.offsets),
                SEATS[base.turn],
                base.stage.value,
                _RIGHTS[base.ban + 2 * base.claim],
                str(base.turns),
                ",".join(str(move) for move in position.line) or "-",
            )
        )

    def position(self, text: str, like: Position) -> Position:
        """Return the position of a text, with the options of ``like``."""
        words = text.split(" ")
        if len(words) != len(_FIELDS):
            why = f"a position has {len(_FIELDS)} fields ({', '.join(_FIELDS)}), not {len(words)}"
            raise NotationError(text, 0, why)
        return _Reader(text, words, like).position()


def _move(word: str, text: str, at: int) -> Move:
    if word in _WORDS:
        return _WORDS[word]
    match = _PIECE.fullmatch(word)
    if match is None:
        why = f"{word!r} is no move, such as s2-1b3, 2a3x3a3, 2> or claim"
        raise NotationError(text, at, why)
    make = slide_move if match["how"] == "-" else jump_move
    return make(match["start"], match["end"])


class _Reader:
    """Reads one position text, field by field, and names the place where it fails."""

    def __init__(self, text: str, words: list[str], like: Position) -> None:
        self.text = text
        self.words = words
        self.like = like
        self.at = [0]
        for word in words[:-1]:
            self.at.append(self.at[-1] + len(word) + 1)

    def position(self) -> Position:
        like = self.like
        pieces = self._pieces(0), self._pieces(1)
        if set(pieces[0]) & set(pieces[1]):
            self._fail(1, "two pieces stand on one space")
        rights = self._one_of(5, _RIGHTS)
        base = Position(
            like.options,
            like.maze,
            pieces,
            self._offsets(),
            self._one_of(3, SEATS),
            Stage(self._names(4, [stage.value for stage in Stage])),
            ban=bool(rights & 1),
            claim=bool(rights & 2),
            turns=self._turns(),
        )
        self._check(base)
        return self._play(base)

    def _fail(self, field: int, why: str) -> NoReturn:
        raise NotationError(self.text, self.at[field], f"{_FIELDS[field]}: {why}")

    def _pieces(self, field: int) -> tuple[int, ...]:
        names = self.words[field].split(",")
        for name in names:
            if name not in self.like.maze.spaces:
                self._fail(field, f"there is no space {name!r} on this board")
        spaces = tuple(self.like.maze.spaces[name] for name in names)
        if len(spaces) != BLOCK_SIZE or list(spaces) != sorted(set(spaces)):
            self._fail(field, f"{BLOCK_SIZE} spaces are named, in order from the south-west")
        return spaces

    def _offsets(self) -> tuple[int, ...]:
        limit = self.like.maze.board.offset_limit
        words = self.words[2].split(",")
        known = [str(offset) for offset in range(-limit, limit + 1)]
        if len(words) != SHUTTLES or not set(words) <= set(known):
            self._fail(2, f"{SHUTTLES} numbers from {-limit} to {limit} are needed")
        return tuple(int(word) for word in words)

    def _one_of(self, field: int, names: Sequence[str]) -> int:
        if self.words[field] not in names:
            self._fail(field, f"{self.words[field]!r} is not one of {', '.join(names)}")
        return names.index(self.words[field])

    def _names(self, field: int, names: Sequence[str]) -> str:
        return names[self._one_of(field, names)]

    def _turns(self) -> int:
        word = self.words[6]
        if not re.fullmatch("0|[1-9][0-9]{0,8}", word):
            self._fail(6, f"{word!r} is not a whole number")
        return int(word)

    def _check(self, base: Position) -> None:
        maze, seat, stage = base.maze, base.turn, base.stage
        full = [maze.blocks[1 - player].issuperset(base.pieces[player]) for player in (0, 1)]
        if full != [stage is Stage.WON and seat == player for player in (0, 1)]:
            self._fail(4, "the game is won just when all pieces of the seat named are in its goal")
        if stage is Stage.CLAIMED and not base.claim:
            self._fail(4, "nobody claims without the right to")
        if base.claim and not crowded(maze, base.pieces, 1 - seat):
            self._fail(5, "a claim needs a full goal with pieces of both sides")
        limit = base.options.turn_limit
        reached = limit is not None and base.turns >= limit
        if stage in (Stage.TURN, Stage.TOSS) and reached:
            self._fail(6, f"the game is drawn after {limit} turns")
        if stage is Stage.DRAWN and not reached:
            self._fail(4, "neither the turn limit nor the moves since make this a draw")

    def _play(self, base: Position) -> Position:
        position, at = base, self.at[7]
        for word in self.words[7].split(",") if self.words[7] != "-" else ():
            move = _move(word, self.text, at)
            if move not in position.moves:
                raise NotationError(self.text, at, f"moves: {word} is not legal here")
            position = position.after(move)
            at += len(word) + 1
        again = ShuttlesNotation().position_text(position)
        if again != self.text:
            raise NotationError(self.text, 0, f"this position is written {again!r}")
        return position
