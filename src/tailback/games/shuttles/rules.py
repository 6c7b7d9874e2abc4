"""Shuttles: the rules.

Two players bring five pieces each through a maze of seven sliding shuttles into the other's
starting block. Clauses: SHUT-1 … SHUT-42. The maze stands in ``maze.py``, the board as data in
``board.toml``.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from tailback.games.shuttles import happenings
from tailback.games.shuttles.board import CENTRE, SHUTTLES
from tailback.games.shuttles.history import MoveHistory, Pieces
from tailback.games.shuttles.maze import NORTH, SOUTH, Maze, Offsets, maze_of
from tailback.games.shuttles.moves import CLAIM, FIRST, NOTCHES, SEATS, Move
from tailback.games.shuttles.options import ShuttlesOptions
from tailback.games.shuttles.position import Position, Stage, crowded
from tailback.games.shuttles.refuse import refuse, refuse_out_of_turn
from tailback.kit import (
    NATURE,
    Chance,
    Decision,
    Facts,
    Finished,
    Rules,
    Seat,
    Seating,
    Story,
    tell,
)

_TOSS, _TURN, _WON, _CLAIMED, _DRAWN = Stage  # an Enum is slow to look them up at every move
_ASKED: Final = (Decision[Move]((SOUTH,)), Decision[Move]((NORTH,)))
_COIN: Final = Chance(FIRST, (1, 1))
_CENTRE_NAME: Final = str(CENTRE + 1)
_BLOCK_NAMES: Final = tuple(frozenset(f"{letter}{n}" for n in range(1, 6)) for letter in "sn")


class ShuttlesRules(Rules[ShuttlesOptions, Position, Move]):
    """Shuttles."""

    refuse = staticmethod(refuse)
    refuse_out_of_turn = staticmethod(refuse_out_of_turn)

    def facts(self, options: ShuttlesOptions) -> Facts:
        """Return what is true of Shuttles under these options."""
        return Facts(
            chance=options.first == "toss",
            hidden=False,
            simultaneous=False,
            distinct_moves=len(self.all_moves(options)),
            longest=options.turn_limit,
            one_device=True,
        )

    def all_moves(self, options: ShuttlesOptions) -> list[Move]:
        """Return every notch, every slide and jump that some offsets allow, and the claim."""
        return [*NOTCHES.values(), *maze_of(options.board).distinct_moves(), CLAIM]

    def start(self, options: ShuttlesOptions, seating: Seating) -> Position:
        """Return the aligned board with all pieces in their blocks, before the toss (SHUT-4)."""
        maze = maze_of(options.board)
        position = Position(options, maze, maze.start, (0,) * SHUTTLES, SOUTH, _TOSS)
        return position if options.first == "toss" else tossed(position, SEATS.index(options.first))

    def pending(self, position: Position) -> Decision[Move] | Chance[Move] | Finished:
        """Return the seat's decision, the toss, or the end."""
        stage = position.stage
        if stage is _TURN:
            return _ASKED[position.turn]
        if stage is _TOSS:
            return _COIN
        if stage is _DRAWN:
            return Finished((1, 1), None, "SHUT-42")
        ranks = (1, 2) if position.turn == SOUTH else (2, 1)
        return Finished(ranks, None, "SHUT-40" if stage is _WON else "SHUT-41")

    def legal(self, position: Position, seat: Seat) -> tuple[Move, ...]:
        """Return the moves of the seat whose turn it is."""
        return position.moves if seat == position.turn else ()

    def apply(
        self, position: Position, moves: Mapping[Seat, Move], story: Story = None
    ) -> Position:
        """Return the position after a move or the toss."""
        if position.stage is _TOSS:
            first = FIRST.index(moves[NATURE])
            tell(story, happenings.Starts, first)
            return tossed(position, first)
        return after(position, moves[position.turn], story)

    def reveals_nothing(self, position: Position, seat: Seat, move: Move) -> bool:
        """Return True: nothing is hidden, and chance falls only before the first turn."""
        return True


def tossed(position: Position, first: Seat) -> Position:
    """Return the position after the toss (SHUT-10)."""
    return settled(position._replace(turn=first, stage=_TURN))


def settled(position: Position) -> Position:
    """Return this position with its legal moves found."""
    _, maze, pieces, offsets, seat, stage, ban, claim, *_ = position
    found = _moves(maze, pieces, offsets, seat, ban, claim) if stage is _TURN else ()
    return position._replace(moves=found)


def after(position: Position, move: Move, story: Story = None) -> Position:
    """Return the position after a legal move of the seat to move."""
    if move.kind == "shuttle":
        return _notch(position, move, story)
    if move.kind == "claim":
        tell(story, happenings.Claimed, position.turn)
        return _passed(position, move, position.pieces, position.offsets, _CLAIMED, story)
    return _piece(position, move, story)


def _notch(position: Position, move: Move, story: Story) -> Position:
    """Move a shuttle, and with it the pieces that stand on it (SHUT-11)."""
    offsets, k, right = position.offsets, int(move.start) - 1, move.end == ">"
    if story is not None:
        story.append(happenings.Shuttled(position.turn, k + 1, "right" if right else "left"))
    offset = offsets[k] + (1 if right else -1)
    offsets = (*offsets[:k], offset, *offsets[k + 1 :])
    return _passed(position, move, position.pieces, offsets, _TURN, story)


def _piece(position: Position, move: Move, story: Story) -> Position:
    """Move a piece by a slide or a jump (SHUT-12, 13); the fifth in the goal wins (SHUT-40)."""
    kind, start, end = move
    maze, pieces, seat = position.maze, position.pieces, position.turn
    mine = list(pieces[seat])
    mine[mine.index(maze.spaces[start])] = maze.spaces[end]
    mine.sort()
    pieces = (tuple(mine), pieces[1]) if seat == SOUTH else (pieces[0], tuple(mine))
    home = maze.blocks[1 - seat].issuperset(mine)
    if story is not None:
        told = happenings.Slid if kind == "slide" else happenings.Jumped
        story.append(told(seat, start, end))
    if home:
        tell(story, happenings.Won, seat)
    stage = _WON if home else _TURN
    return _passed(position, move, pieces, position.offsets, stage, story)


def _passed(
    position: Position, move: Move, pieces: Pieces, offsets: Offsets, stage: Stage, story: Story
) -> Position:
    """Return the position in which the turn has passed on or the game is over."""
    options, maze, _, _, seat, _, _, claim, turns, history, _ = position
    ban = move.start == _CENTRE_NAME  # SHUT-14
    if stage is not _CLAIMED:
        turns += 1  # SHUT-10: a claim is no turn
    turn, over = seat, stage is not _TURN
    if not over:
        turn = 1 - seat
        claim = crowded(options, maze, pieces, seat) and _can_vacate(position)  # SHUT-41
    if options.repetition is None or _leaves(seat, move):
        history = None
    else:
        history = MoveHistory(position.base, history, move, (pieces, offsets, turn, ban, claim))
    if not over:
        again = history is not None and history.repeats == options.repetition
        if again or turns == options.turn_limit:
            stage = _DRAWN  # SHUT-42
            tell(story, happenings.Drawn, "repetition" if again else "turns", turns)
        elif story is not None and crowded(options, maze, pieces, turn) > position.crowded(turn):
            story.append(happenings.Warned(turn, seat))  # SHUT-41
    moves = _moves(maze, pieces, offsets, turn, ban, claim) if stage is _TURN else ()
    return Position(options, maze, pieces, offsets, turn, stage, ban, claim, turns, history, moves)


def _leaves(seat: Seat, move: Move) -> bool:
    """Return whether a piece leaves its own block: what can never be taken back (SHUT-22)."""
    block = _BLOCK_NAMES[seat]
    return move.start in block and move.end not in block


def _can_vacate(position: Position) -> bool:
    """Return whether the seat to move can take a piece out of its starting block (SHUT-41)."""
    return any(_leaves(position.turn, move) for move in position.moves)


def _moves(
    maze: Maze, pieces: Pieces, offsets: Offsets, seat: Seat, ban: bool, claim: bool
) -> tuple[Move, ...]:
    """Return the legal moves: shuttles, then each piece north, south, west, east, then a claim."""
    found: list[Move] = []
    limit = maze.board.offset_limit
    for shuttle in maze.owned[seat] if ban else (*maze.owned[seat], CENTRE):
        if offsets[shuttle] > -limit:
            found.append(NOTCHES[shuttle, "<"])
        if offsets[shuttle] < limit:
            found.append(NOTCHES[shuttle, ">"])
    mine = pieces[seat]
    taken = bytearray(maze.size)
    for space in mine:
        taken[space] = 1
    for space in pieces[1 - seat]:
        taken[space] = 2
    ways = maze.ways(offsets)
    goal_shut = not maze.blocks[seat].isdisjoint(mine)  # SHUT-23
    if seat == SOUTH:
        north, south = ways.north_shut if goal_shut else ways.north, ways.south_shut  # SHUT-22
    else:
        north, south = ways.north_shut, ways.south_shut if goal_shut else ways.south
    for start in mine:
        for way in (north, south, maze.west, maze.east):
            space = way[start]
            if space < 0:
                continue
            if not taken[space]:  # SHUT-12
                slides = maze.slides[start]
                while space >= 0 and not taken[space]:
                    found.append(slides[space])
                    space = way[space]
            elif taken[space] == 2:  # SHUT-13, SHUT-20
                space = way[space]
                if space >= 0 and not taken[space]:
                    found.append(maze.jumps[start][space])
    if claim:
        found.append(CLAIM)
    return tuple(found)
