"""A board as a picture of our own: a road from above, for notebooks."""

from __future__ import annotations

from typing import Final

from tailback.games.shift.board import COLUMNS, ROWS, Board

_CELL: Final = 40
_MARGIN: Final = 48
_SECTIONS: Final = ((0, 5), (5, 4), (9, 5))
_COLOURS: Final = {
    "blue": "#2f6fde",
    "green": "#2e8b57",
    "tan": "#c89b5a",
    "white": "#f5f5f2",
    "orange": "#e2711d",
    "red": "#c8372d",
    "gold": "#e0b000",
    "silver": "#b9c0c8",
}
_DARK_LETTER: Final = ("tan", "white", "gold", "silver", "orange")


def svg(board: Board) -> str:
    """Return the board as an SVG picture."""
    tops = (board.left, 0, board.right)
    first, last = min(tops), max(tops) + ROWS
    width = COLUMNS * _CELL + 2 * _MARGIN
    height = (last - first) * _CELL + 2 * _MARGIN // 3
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" '
        f'width="{width}" height="{height}" role="img" font-family="system-ui, sans-serif">',
        "<title>Rush Hour Shift</title>",
        f'<rect width="{width}" height="{height}" fill="#dfe6d5"/>',
        f'<g transform="translate({_MARGIN},{_MARGIN // 3 - first * _CELL})">',
    ]
    for top, (column, columns) in zip(tops, _SECTIONS, strict=True):
        parts += _section(top, column, columns)
    for section, column in (("L", 5), ("R", 9)):
        if (i := board.lock(section)) is not None:
            y = board.row(i) * _CELL + _CELL // 2
            parts.append(f'<circle cx="{column * _CELL}" cy="{y}" r="19" fill="#f2b705"/>')
    parts += [_vehicle(board, i) for i in range(len(board.places)) if board.cells(i)]
    return "\n".join([*parts, "</g></svg>"])


def _section(top: int, column: int, columns: int) -> list[str]:
    x, y = column * _CELL, top * _CELL
    width, height = columns * _CELL, ROWS * _CELL
    parts = [
        f'<rect x="{x + 1}" y="{y + 1}" width="{width - 2}" height="{height - 2}" rx="6" '
        'fill="#3b4048" stroke="#1d2126" stroke-width="2"/>'
    ]
    marking = 'stroke="#f4f1e8" stroke-opacity=".35" stroke-dasharray="6 6"'
    for row in range(1, ROWS):
        at = y + row * _CELL
        parts.append(f'<path d="M{x + 6} {at}H{x + width - 6}" {marking}/>')
    for i in range(1, columns):
        at = x + i * _CELL
        parts.append(f'<path d="M{at} {y + 6}V{y + height - 6}" {marking}/>')
    return parts


def _vehicle(board: Board, i: int) -> str:
    v = board.fleet.vehicles[i]
    name, length, along_row, colour = v.name, v.length, v.along_row, v.colour
    row, column = board.cells(i)[0]
    long, wide = length * _CELL - 8, _CELL - 10
    centre_x = column * _CELL + (length * _CELL if along_row else _CELL) // 2
    centre_y = row * _CELL + (_CELL if along_row else length * _CELL) // 2
    turn = (0 if name != "<" else 180) if along_row else 90
    ink = "#1d2126" if colour in _DARK_LETTER else "#ffffff"
    stripe = f'<rect x="{-long // 2 + 6}" y="-3" width="{long - 12}" height="6" fill="#1d2126"/>'
    hero = name in ("<", ">")
    label = "" if hero else f'<text text-anchor="middle" y="6" fill="{ink}">{name}</text>'
    return (
        f'<g transform="translate({centre_x},{centre_y})"><g transform="rotate({turn})">'
        f'<rect x="{-long // 2}" y="{-wide // 2}" width="{long}" height="{wide}" '
        f'rx="{9 if length == 2 else 4}" fill="{_COLOURS.get(colour, "#888888")}" '
        'stroke="#1d2126" stroke-width="2"/>'
        f'<rect x="{long // 2 - 20}" y="{-wide // 2 + 4}" width="8" height="{wide - 8}" rx="3" '
        'fill="#1d2126" fill-opacity=".55"/>'
        f'<circle cx="{long // 2 - 3}" cy="{-wide // 2 + 6}" r="2.5" fill="#fff6c8"/>'
        f'<circle cx="{long // 2 - 3}" cy="{wide // 2 - 6}" r="2.5" fill="#fff6c8"/>'
        f"{stripe if hero else ''}</g>"
        f'<g font-size="17" font-weight="700">{label}</g></g>'
    )
