"""Tailback: exact and fast traffic games, as a library, in the terminal and at a table.

>>> import tailback
>>> "shift" in tailback.list_games()
True
>>> shift = tailback.game("shift")
>>> shift.id, list(shift.seats), shift.seat_names
('shift', [2], ('gold', 'silver'))
"""

from tailback.kit.registry import game, list_games

__version__ = "0.1.0"
__all__ = ["__version__", "game", "list_games"]
