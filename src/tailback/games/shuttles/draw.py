"""A position as a picture of our own: in plain text, and as SVG for notebooks."""

from __future__ import annotations

from html import escape
from typing import Final

from tailback.games.shuttles.board import ROWS, SHUTTLES
from tailback.games.shuttles.maze import Maze, Offsets

_CELL: Final = 28
_COLOURS: Final = {"south": "#c9dcc5", "north": "#d9cbe3", "centre": "#e6e0cf"}
_PIECES: Final = ("#2f7d4f", "#7a3f98")


def drawing(maze: Maze, pieces: tuple[tuple[int, ...], ...], offsets: Offsets) -> str:
    """Return the board with north up, each shuttle at its offset: ``s`` and ``n`` are pieces.

    Behind each shuttle stand its number and its owner's initial.
    """
    board = maze.board
    middle = 2 * board.offset_limit
    marks = {space: letter for letter, spaces in zip("sn", pieces, strict=True) for space in spaces}
    lines = [_block(maze, marks, maze.height - 1)]
    for shuttle in reversed(range(SHUTTLES)):
        margin = " " * (middle + 2 * offsets[shuttle])
        for number, drawn in enumerate(board.shuttles[shuttle].drawing):
            line = list(drawn)
            if number % 2 == 0:
                row = 1 + shuttle * ROWS + (ROWS - 1 - number // 2)
                for column in range(board.width):
                    line[2 * column] = marks.get(row * board.width + column, ".")
            text = margin + "".join(line)
            if number == 0:
                text = (
                    f"{text.ljust(2 * (middle + board.width))} {shuttle + 1}{board.order[shuttle]}"
                )
            lines.append(text.rstrip())
    lines.append(_block(maze, marks, 0))
    return "\n".join(lines)


def _block(maze: Maze, marks: dict[int, str], row: int) -> str:
    first = row * maze.width
    line = [
        marks.get(first + column, "_") if maze.exists(first + column) else " "
        for column in range(maze.width)
    ]
    return (" " * 2 * maze.board.offset_limit + " ".join(line)).rstrip()


def svg(maze: Maze, pieces: tuple[tuple[int, ...], ...], offsets: Offsets) -> str:
    """Return the board seen from above."""
    board = maze.board
    wide = (board.width + 2 * board.offset_limit) * _CELL
    high = maze.height * _CELL
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {wide} {high}" width="{wide}">',
        f"<title>board ({escape(board.mark)})</title>",
        f'<rect width="{wide}" height="{high}" rx="8" fill="#f6f3ea"/>',
    ]
    for shuttle, offset in enumerate(offsets):
        x, y = _corner(maze, (1 + shuttle * ROWS + ROWS - 1) * maze.width, offsets)
        size = f'width="{board.width * _CELL}" height="{ROWS * _CELL - 4}"'
        fill = _COLOURS[board.shuttles[shuttle].owner]
        parts.append(f'<rect x="{x}" y="{y + 2}" {size} rx="6" fill="{fill}"/>')
        parts += _barriers(maze, shuttle, offset)
    for space in range(maze.size):
        if maze.exists(space):
            x, y = _corner(maze, space, offsets)
            parts.append(_circle(x, y, 3, "#8a8577"))
    for seat, spaces in enumerate(pieces):
        parts += [_circle(*_corner(maze, space, offsets), 10, _PIECES[seat]) for space in spaces]
    return "".join([*parts, "</svg>"])


def _corner(maze: Maze, space: int, offsets: Offsets) -> tuple[int, int]:
    row, column = maze.place(space, offsets)
    return (column + maze.board.offset_limit) * _CELL, (maze.height - 1 - row) * _CELL


def _circle(x: int, y: int, radius: int, fill: str) -> str:
    return f'<circle cx="{x + _CELL // 2}" cy="{y + _CELL // 2}" r="{radius}" fill="{fill}"/>'


def _barriers(maze: Maze, shuttle: int, offset: int) -> list[str]:
    board = maze.board
    left = (board.offset_limit + offset) * _CELL
    top = (maze.height - 1 - (shuttle + 1) * ROWS) * _CELL
    found = []
    for number, line in enumerate(board.shuttles[shuttle].drawing):
        for place, mark in enumerate(line):
            x, y = left + place * _CELL // 2, top + number * _CELL // 2
            if mark == "|":
                found.append(_rect(x + _CELL // 2 - 2, y + 3, 4, _CELL - 6))
            elif mark == "-":
                found.append(_rect(x + 3, y + _CELL // 2 - 2, _CELL - 6, 4))
    return found


def _rect(x: int, y: int, width: int, height: int) -> str:
    return f'<rect x="{x}" y="{y}" width="{width}" height="{height}" rx="2" fill="#4a4438"/>'
