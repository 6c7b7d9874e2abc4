"""Rush & Bash.

>>> from tailback.games.bash import GAME as bash
>>> start = bash.start(bash.options(course="landslide", bots=1))
>>> bash.pending(start).outcomes[:2]
(=steer1s, =steer2s)
"""

from tailback.games.bash.course import Course, ready
from tailback.games.bash.game import GAME
from tailback.games.bash.moves import Move
from tailback.games.bash.observer import Recall
from tailback.games.bash.options import BashOptions
from tailback.games.bash.position import Position

__all__ = ["GAME", "BashOptions", "Course", "Move", "Position", "Recall", "ready"]
