"""Rush Hour, the first of the Trafficars games: get rid of your cards without taking a row.

>>> from tailback.games.trafficars.jam import GAME as jam
>>> jam.id, list(jam.seats)
('jam', [2, 3, 4, 5])
"""

from tailback.games.trafficars.jam.game import GAME
from tailback.games.trafficars.jam.moves import Move
from tailback.games.trafficars.jam.observer import JamObserver, JamView
from tailback.games.trafficars.jam.options import JamOptions
from tailback.games.trafficars.jam.position import Position, Stage

__all__ = ["GAME", "JamObserver", "JamOptions", "JamView", "Move", "Position", "Stage"]
