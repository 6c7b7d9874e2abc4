r"""Rush Hour Shift and Duo.

>>> from tailback.games.shift import GAME as shift
>>> position = shift.start(shift.options(setup=4))
>>> print("Set-up 4", position, sep="\n")
Set-up 4
....A|....|B....
>>.CA|....|B....
...C.|D..E|.F...
...C.|D..E|.F...
....G|....|HF.<<
....G|....|H....
"""

from tailback.games.shift.board import Board
from tailback.games.shift.game import GAME
from tailback.games.shift.moves import Move
from tailback.games.shift.observer import Recall
from tailback.games.shift.options import ShiftOptions
from tailback.games.shift.outcomes import outcomes
from tailback.games.shift.position import Position, Stage
from tailback.games.shift.setup import Setup, printed

__all__ = [
    "GAME",
    "Board",
    "Move",
    "Position",
    "Recall",
    "Setup",
    "ShiftOptions",
    "Stage",
    "outcomes",
    "printed",
]
