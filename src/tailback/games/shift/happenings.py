"""What happens in Shift, as its rules tell it: cards by their kind, in full truth."""

from __future__ import annotations

from typing import NamedTuple, TypeAlias

from tailback.games.shift.moves import Move
from tailback.kit import ChanceOutcome, Hidden, Moved

Starts = NamedTuple("Starts", [("seat", int)])
"""The lot says who starts (SHIFT-6)."""
Dealt = NamedTuple("Dealt", [("seat", int), ("card", int | Hidden)])
"""A card of the deal (SHIFT-4)."""
Drew = NamedTuple("Drew", [("seat", int), ("card", int | Hidden)])
"""The card drawn at the end of a turn (SHIFT-7)."""
Reshuffled = NamedTuple("Reshuffled", [("count_", int)])
"""The discards have become the pile (SHIFT-8)."""
Played = NamedTuple("Played", [("seat", int), ("card", int)])
"""A card is put on the discards (SHIFT-7)."""
Drove = NamedTuple("Drove", [("seat", int), ("vehicle", str), ("spaces", int), ("way", str)])
"""A vehicle has moved along its line (SHIFT-17, SHIFT-22)."""
Shifted = NamedTuple("Shifted", [("seat", int), ("section", str), ("rows", int), ("way", str)])
"""An outer section has moved (SHIFT-19)."""
GaveUp = NamedTuple("GaveUp", [("seat", int), ("left", int)])
"""The steps that were left are given up (SHIFT-17, SHIFT-10)."""
GaveUpShift = NamedTuple("GaveUpShift", [("seat", int)])
"""The shift is given up (SHIFT-10)."""
Lost = NamedTuple("Lost", [("seat", int)])
"""What was due of the card could not be carried out (SHIFT-10)."""
Won = NamedTuple("Won", [("seat", int)])
"""A hero is off the grid (SHIFT-25)."""
Drawn = NamedTuple("Drawn", [("turns", int)])
"""The turn limit is reached (SHIFT-27)."""

Happening: TypeAlias = (
    Starts | Dealt | Drew | Reshuffled | Played | Drove | Shifted | GaveUp | GaveUpShift | Lost
    | Won | Drawn | Moved[Move] | ChanceOutcome[Move]
)  # fmt: skip
