"""Shuttles.

>>> from tailback.games.shuttles import GAME as shuttles
>>> position = shuttles.start(shuttles.options(first="south"))
>>> position = shuttles.apply(position, {0: shuttles.notation.move("s2-4a3")})
>>> position = shuttles.apply(position, {1: shuttles.notation.move("4>")})
>>> print(position)
      n n n n n
    . . . . . . .      7S
    -     -     -
    . .|. . .|. .
    . .|. . .|. .      6N
    -     -     -
    . . . . . . .
    . . . . . . .      5S
    -     -     -
    . .|. . .|. .
      . . . . . . .    4C
        - -   - -
      . . s . . . .
    . .|. . .|. .      3N
    -     -     -
    . . . . . . .
    . . . . . . .      2S
    -     -     -
    . .|. . .|. .
    . .|. . .|. .      1N
    -     -     -
    . . . . . . .
      s _ s s s
"""

from tailback.games.shuttles.board import Board, default_board
from tailback.games.shuttles.game import GAME
from tailback.games.shuttles.moves import Move
from tailback.games.shuttles.observer import ShuttlesView
from tailback.games.shuttles.position import Position, Stage

__all__ = ["GAME", "Board", "Move", "Position", "ShuttlesView", "Stage", "default_board"]
