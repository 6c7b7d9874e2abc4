"""Why a move of Shuttles is refused: the first clause that stands against it.

Called only for moves that are not legal.
"""

from __future__ import annotations

from tailback.games.shuttles.board import CENTRE, OWNERS
from tailback.games.shuttles.maze import NOWHERE, Next
from tailback.games.shuttles.moves import SEATS, Move
from tailback.games.shuttles.position import Position, Stage
from tailback.kit import Chance, Detail, Finished, Pending, Refusal, Seat


def refuse_out_of_turn(position: Position, seat: Seat, pending: Pending[Move]) -> Refusal:
    """Return why a seat has nothing to decide now."""
    if position.stage is Stage.CLAIMED:
        return Refusal.of("SHUT-41", case="over")
    if isinstance(pending, Finished):
        return Refusal(pending.reason)
    if isinstance(pending, Chance):
        return Refusal.of("SHUT-10", case="toss", seat="")
    return Refusal.of("SHUT-10", case="wait", seat=SEATS[position.turn])


def refuse(position: Position, seat: Seat, move: Move) -> Refusal:
    """Return the clause against a move, not legal, of the seat to move."""
    if move.kind == "first":
        return Refusal.of("SHUT-10", case="tossed", seat=SEATS[position.turn])
    if move.kind == "claim":
        return Refusal.of("SHUT-41", case="no-right")
    if move.kind == "shuttle":
        return _shuttle(position, move)
    return _piece(position, move)


def _shuttle(position: Position, move: Move) -> Refusal:
    shuttle = int(move.start) - 1
    owner = OWNERS.index(position.maze.board.shuttles[shuttle].owner)
    if owner == 1 - position.turn:
        return Refusal.of("SHUT-21", shuttle=shuttle + 1)
    if shuttle == CENTRE and position.ban:
        return Refusal("SHUT-14")
    return Refusal.of("SHUT-11", shuttle=shuttle + 1)


def _piece(position: Position, move: Move) -> Refusal:
    maze, seat = position.maze, position.turn
    for name in (move.start, move.end):
        if name not in maze.spaces:
            return Refusal.of("SHUT-2", space=name)
    start, end = maze.spaces[move.start], maze.spaces[move.end]
    if start not in position.pieces[seat]:
        case = "theirs" if start in position.pieces[1 - seat] else "empty"
        return _slide(case, move, move.start)
    if start == end:
        return _slide("still", move, move.end)
    row, column = maze.place(start, position.offsets)
    end_row, end_column = maze.place(end, position.offsets)
    if row != end_row and column != end_column:
        return Refusal.of("SHUT-20", case="diagonal", start=move.start, end=move.end)
    blocks = maze.blocks
    if end in blocks[seat] and start not in blocks[seat]:
        return Refusal.of("SHUT-22", start=move.start)
    waiting = [space for space in position.pieces[seat] if space in blocks[seat]]
    if end in blocks[1 - seat] and start not in blocks[1 - seat] and waiting:
        return Refusal.of("SHUT-23", left=len(waiting))
    ways = maze.ways(position.offsets)
    if row != end_row:
        way = ways.north if end_row > row else ways.south
        across = max(abs(end_row - row), 1)
    else:
        way = maze.east if end_column > column else maze.west
        across = abs(end_column - column)
    if move.kind == "slide":
        return _stopped(position, move, start, end, way)
    return _jump(position, move, start, across, way)


def _slide(case: str, move: Move, space: str) -> Refusal:
    return Refusal.of("SHUT-12", case=case, start=move.start, space=space)


def _stopped(position: Position, move: Move, start: int, end: int, way: Next) -> Refusal:
    """Return what stops a slide in a straight line."""
    names = position.maze.names
    space = start
    while space != end:
        ahead = way[space]
        if ahead == NOWHERE:
            return _slide(_gap(position, space, way), move, names[space])
        if ahead in position.pieces[0] or ahead in position.pieces[1]:
            return _slide("piece", move, names[ahead])
        space = ahead
    raise AssertionError(f"{move} is legal")


def _gap(position: Position, space: int, way: Next) -> str:
    """Return whether a barrier or a void lies beyond a space."""
    maze = position.maze
    if way in (maze.east, maze.west):
        return "barrier"  # both ends lie in one row, and a row has no voids
    ahead = space + (maze.width if way == maze.ways(position.offsets).north else -maze.width)
    return "barrier" if maze.shuttle_of(ahead) == maze.shuttle_of(space) else "void"


def _jump(position: Position, move: Move, start: int, across: int, way: Next) -> Refusal:
    """Return what forbids a jump in a straight line."""
    maze, seat = position.maze, position.turn
    mine, theirs = position.pieces[seat], position.pieces[1 - seat]
    over = []
    space = start
    for _ in range(across):
        ahead = way[space]
        if ahead == NOWHERE:
            gap = _gap(position, space, way)
            if gap == "void":
                return Refusal.of("SHUT-20", case="void", start=move.start, end=move.end)
            return _jumped(gap, move, maze.names[space])
        space = ahead
        over.append(space)
    landing = over.pop()
    if any(space in mine for space in over):
        return Refusal.of("SHUT-20", case="own", start=move.start, end=move.end)
    if sum(space in theirs for space in over) > 1:
        return Refusal.of("SHUT-20", case="two", start=move.start, end=move.end)
    if len(over) != 1:
        return _jumped("distance", move, move.end)
    if over[0] not in theirs:
        return _jumped("nobody", move, maze.names[over[0]])
    return _jumped("landing", move, maze.names[landing])


def _jumped(case: str, move: Move, space: Detail) -> Refusal:
    return Refusal.of("SHUT-13", case=case, start=move.start, space=space)
