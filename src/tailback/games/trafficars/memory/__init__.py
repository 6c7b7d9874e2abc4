"""Traffic-Memory: turn up cars, keep unbroken runs of numbers.

>>> from tailback.games.trafficars.memory import GAME as memory
>>> position = memory.start(memory.options(low=1, high=12))
>>> print(position)
p1  p2  p3  p4
p5  p6  p7  p8
p9  p10 p11 p12
"""

from tailback.games.trafficars.memory.game import GAME
from tailback.games.trafficars.memory.moves import Move
from tailback.games.trafficars.memory.observer import MemoryObserver, MemoryView, Recall
from tailback.games.trafficars.memory.options import MemoryOptions
from tailback.games.trafficars.memory.position import Position, Stage
from tailback.games.trafficars.memory.rules import MemoryRules
from tailback.games.trafficars.memory.runs import fits, kept, run_is_left

__all__ = [
    "GAME",
    "MemoryObserver",
    "MemoryOptions",
    "MemoryRules",
    "MemoryView",
    "Move",
    "Position",
    "Recall",
    "Stage",
    "fits",
    "kept",
    "run_is_left",
]
