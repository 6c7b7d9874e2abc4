"""How Shuttles writes moves and positions.

A position is written as it was after the last move that cannot be taken back (a piece leaving its
starting block), and then the moves since: they tell which positions have occurred before (SHUT-42).

>>> notation = ShuttlesNotation()
>>> [notation.move(text) for text in ("s2-1b3", "2a3x3a3", "2>", "claim", "=south")]
[s2-1b3, 2a3x3a3, 2>, claim, =south]
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Final

from tailback.games.shuttles.board import BLOCK_SIZE, SHUTTLES
from tailback.games.shuttles.maze import Maze
from tailback.games.shuttles.moves import CLAIM, FIRST, NOTCHES, SEATS, Move, jump_move, slide_move
from tailback.games.shuttles.position import Position, Stage
from tailback.games.shuttles.rules import after, settled
from tailback.kit import NotationError
from tailback.kit.notation import Fields, Notation, joined, parted, spelled

_SPACE: Final = r"(?:[1-7][ab][1-9]|[sn][1-5])"
_PIECE: Final = re.compile(f"(?P<start>{_SPACE})(?P<how>[-x])(?P<end>{_SPACE})")
_SEATS: Final = {name: seat for seat, name in enumerate(SEATS)}
_STAGES: Final = {stage.value: stage for stage in Stage}
_RIGHTS: Final = {"-": 0, "ban": 1, "claim": 2, "ban+claim": 3}


class ShuttlesNotation(Notation[Position, Move]):
    """Moves such as ``s2-1b3``, ``2a3x3a3``, ``2>``, ``claim``; outcomes ``=south``, ``=north``."""

    longest = 100_000
    """A position with 12,000 moves that can be taken back fits."""
    words = spelled((*NOTCHES.values(), *FIRST, CLAIM))
    such_as = "s2-1b3, 2a3x3a3, 2> or claim"
    fields = "south north offsets turn stage rights turns moves"

    def move_in(self, text: str, at: int, word: str) -> Move:
        """Return the move that a word of a text means: of a piece, or of the table."""
        match = _PIECE.fullmatch(word)
        if match is None:
            return super().move_in(text, at, word)
        make = slide_move if match["how"] == "-" else jump_move
        return make(match["start"], match["end"])

    def write(self, position: Position) -> Iterable[object]:
        """Return pieces, offsets, turn, stage, rights, turns and the moves since."""
        base = position.base
        names = base.maze.names
        return (
            ",".join(names[space] for space in base.pieces[0]),
            ",".join(names[space] for space in base.pieces[1]),
            joined(base.offsets),
            SEATS[base.turn],
            base.stage.value,
            list(_RIGHTS)[base.ban + 2 * base.claim],
            base.turns,
            joined(position.line),
        )

    def read(self, fields: Fields, like: Position) -> Position:
        """Return the position of these fields, with the options of ``like``."""
        pieces = _pieces(fields, "south", like.maze), _pieces(fields, "north", like.maze)
        if set(pieces[0]) & set(pieces[1]):
            fields.fail("north", "two pieces stand on one space")
        rights = fields.one_of("rights", _RIGHTS)
        position = Position(
            options=like.options,
            maze=like.maze,
            pieces=pieces,
            offsets=_offsets(fields, like.maze.board.offset_limit),
            turn=fields.one_of("turn", _SEATS),
            stage=fields.one_of("stage", _STAGES),
            ban=bool(rights & 1),
            claim=bool(rights & 2),
            turns=fields.whole("turns"),
        )
        _check(fields, position)
        position = settled(position)
        at = fields.at("moves")
        for word in parted(fields["moves"]):
            move = self.move_in(fields.text, at, word)
            if move not in position.moves:
                raise NotationError(fields.text, at, f"moves: {word} is not legal here")
            position = after(position, move)
            at += len(word) + 1
        return position


def _pieces(fields: Fields, field: str, maze: Maze) -> tuple[int, ...]:
    wrong = "there is no space {} on this board"
    names = fields[field].split(",")
    spaces = tuple(fields.one_of(field, maze.spaces, name, wrong) for name in names)
    if len(spaces) != BLOCK_SIZE or list(spaces) != sorted(set(spaces)):
        fields.fail(field, f"{BLOCK_SIZE} spaces are named, in order from the south-west")
    return spaces


def _offsets(fields: Fields, limit: int) -> tuple[int, ...]:
    words = fields["offsets"].split(",")
    known = {str(offset): offset for offset in range(-limit, limit + 1)}
    if len(words) != SHUTTLES or not known.keys() >= set(words):
        fields.fail("offsets", f"{SHUTTLES} numbers from {-limit} to {limit} are needed")
    return tuple(known[word] for word in words)


def _check(fields: Fields, base: Position) -> None:
    maze, seat, stage = base.maze, base.turn, base.stage
    full = [maze.blocks[1 - player].issuperset(base.pieces[player]) for player in (0, 1)]
    if full != [stage is Stage.WON and seat == player for player in (0, 1)]:
        why = "the game is won just when all pieces of the seat named are in its goal"
        fields.fail("stage", why)
    if stage is Stage.CLAIMED and not base.claim:
        fields.fail("stage", "nobody claims without the right to")
    if base.claim and not base.crowded(1 - seat):
        why = "a claim needs a full goal with one that has never left it, and no own piece at home"
        fields.fail("rights", why)
    limit = base.options.turn_limit
    reached = limit is not None and base.turns >= limit
    if stage in (Stage.TURN, Stage.TOSS) and reached:
        fields.fail("turns", f"the game is drawn after {limit} turns")
    if stage is Stage.DRAWN and not reached:
        fields.fail("stage", "neither the turn limit nor the moves since make this a draw")
