"""Cut in! (Vorgedrängelt!): lay your cards at the ends of the row, or jump into the newest space.

>>> from tailback.games.trafficars.cutin import GAME as cutin
>>> from tailback.kit import Seating
>>> cutin.start(seating=Seating(3)).piles
(16, 16, 16)
"""

from tailback.games.trafficars.cutin.game import GAME, cutin_game
from tailback.games.trafficars.cutin.moves import Move
from tailback.games.trafficars.cutin.observer import CutinObserver, CutinView, Recall
from tailback.games.trafficars.cutin.options import CutinOptions
from tailback.games.trafficars.cutin.position import Position, Stage
from tailback.games.trafficars.cutin.rules import CutinRules

__all__ = [
    "GAME",
    "CutinObserver",
    "CutinOptions",
    "CutinRules",
    "CutinView",
    "Move",
    "Position",
    "Recall",
    "Stage",
    "cutin_game",
]
