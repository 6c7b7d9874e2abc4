"""Positions and boards for the tests of Shuttles."""

from __future__ import annotations

import random
from typing import Any

from tailback.games.shuttles import GAME, Board, Position
from tailback.games.shuttles.board import read_board
from tailback.kit import AnyView, Event, Seating, Viewer


def other_board() -> Board:
    """A board with more spaces and more notches than the default one."""
    south = [". . . .|. . . . .", "-   -       -", ". .|. . . .|. . ."]
    centre = [". . .|. . . . . .", "  -     -     -", ". . . . . .|. . ."]
    north = [line.ljust(17)[::-1] for line in reversed(south)]
    owners = "north", "south", "south", "centre", "north", "north", "south"
    drawings = {"south": south, "north": north, "centre": centre}
    return read_board(
        {
            "offset_limit": 3,
            "block_first": 2,
            "block_size": 5,
            "shuttles": [{"owner": owner, "drawing": drawings[owner]} for owner in owners],
        }
    )


def composed(rng: random.Random, **options: Any) -> Position:
    """A position late in a game: many pieces near or in the blocks, shuttles anywhere."""
    chosen = GAME.options(**{"first": "south", **options})
    start = GAME.start(chosen)
    maze, limit = start.maze, start.maze.board.offset_limit
    while True:
        taken: set[int] = set()
        sides = []
        home = rng.choice([0, 0, 1, 2, 3, 4])
        for seat in (0, 1):
            goal, block = sorted(maze.blocks[1 - seat]), sorted(maze.blocks[seat])
            near = [space for space in range(maze.size) if maze.names[space] and space not in block]
            near = [space for space in near if abs(space - goal[0]) < 4 * maze.width] + near
            waiting = rng.choice([0, 0, 0, 1, 2]) if home == 0 or seat == 0 else home
            mine: list[int] = []
            while len(mine) < 5:
                pool = block if len(mine) < waiting else [s for s in near if s not in goal]
                if not waiting and len(mine) < rng.choice([0, 2, 4]):
                    pool = goal
                space = rng.choice(pool)
                if space not in taken:
                    taken.add(space)
                    mine.append(space)
                elif taken.issuperset(pool):
                    break
            sides.append(tuple(sorted(mine)))
        if all(len(mine) == 5 for mine in sides):
            offsets = [str(rng.randint(-limit, limit)) for _ in range(7)]
            names = [",".join(maze.names[space] for space in mine) for mine in sides]
            turn = rng.choice(["south", "north"])
            ban = rng.choice(["-", "ban"])
            text = f"{names[0]} {names[1]} {','.join(offsets)} {turn} turn {ban} 0 -"
            return GAME.notation.position(text, start)


ASIDE = (["5a1", "5b1", "6a1", "6b1", "7a1"], ["5a7", "5b7", "6a7", "6b7", "7a7"])
"""Spaces of South and of North where a piece disturbs nobody in the south of the board."""


def stand(
    south: str = "",
    north: str = "",
    *,
    turn: str = "south",
    rights: str = "-",
    turns: int = 0,
    shuttles: dict[int, int] | None = None,
    **options: Any,
) -> Position:
    """A position with these pieces, the rest of the five aside; shuttles by number and offset."""
    start = GAME.start(GAME.options(**{"first": "south", **options}))
    order = list(start.maze.spaces)
    sides = []
    for named, aside in zip((south.split(), north.split()), ASIDE, strict=True):
        sides.append(",".join(sorted([*named, *aside[len(named) :]], key=order.index)))
    offsets = ",".join(str((shuttles or {}).get(number, 0)) for number in range(1, 8))
    text = f"{sides[0]} {sides[1]} {offsets} {turn} turn {rights} {turns} -"
    return GAME.notation.position(text, start)


def play(position: Position, *moves: str) -> Position:
    """The position after these moves of the seats in turn; each must be legal."""
    for text in moves:
        position = GAME.play(position, {position.turn: GAME.notation.move(text)})
    return position


def view(position: Position, viewer: Viewer = None) -> AnyView:
    """What a viewer sees."""
    return GAME.view(GAME.scene(position.options, Seating(2)), position, viewer)


def told(position: Position, text: str, viewer: Viewer = None) -> tuple[Event, ...]:
    """What a viewer is told of a move of the seat to move."""
    step = GAME.step(position, {position.turn: GAME.notation.move(text)})
    return GAME.events(GAME.shown_to(step.story, viewer))


def ends(position: Position, start: str) -> str:
    """Where the piece on this space can go: slides, then jumps with an x."""
    moves = [move for move in position.moves if move.start == start]
    slides = sorted(move.end for move in moves if move.kind == "slide")
    return " ".join([*slides, *sorted(f"x{move.end}" for move in moves if move.kind == "jump")])


def shuttle_moves(position: Position) -> str:
    """The moves of shuttles that are legal."""
    return " ".join(str(move) for move in position.moves if move.kind == "shuttle")


def refused(position: Position, text: str) -> str:
    """The clause that refuses a move of the seat to move, and the case if there is one."""
    refusal = GAME.refusal(position, position.turn, GAME.notation.move(text))
    assert refusal is not None, f"{text} is legal"
    case = dict(refusal.details).get("case")
    return f"{refusal.clause} {case}" if case else refusal.clause
