"""What happens in Traffic-Memory, as its rules tell it: places from 0 on, cards as numbers."""

from __future__ import annotations

from typing import NamedTuple, TypeAlias

from tailback.games.trafficars.memory.moves import Move
from tailback.kit import ChanceOutcome, Moved

TurnedUp = NamedTuple("TurnedUp", [("seat", int), ("place", int), ("card", int)])
"""A card is turned up for all to see (MEM-4)."""
Kept = NamedTuple("Kept", [("seat", int), ("count_", int), ("cards", tuple[int, ...])])
"""A run is taken (MEM-7): its cards, ascending, jokers last."""
TurnedBack = NamedTuple("TurnedBack", [("seat", int), ("count_", int), ("places", tuple[int, ...])])
"""What is not taken is turned back (MEM-5, MEM-7), in the order in which it was turned up."""
Limit = NamedTuple("Limit", [("turns", int)])
"""The turn limit is reached (MEM-13)."""
NoRunLeft = NamedTuple("NoRunLeft", [("count_", int)])
"""The cards that are left on the table allow no run (MEM-12)."""
Won = NamedTuple("Won", [("seat", int), ("count_", int)])
"""One seat alone has the most cards (MEM-12)."""
Shared = NamedTuple("Shared", [("seat", int), ("count_", int)])
"""One of several seats that have the most cards (MEM-12)."""

Happening: TypeAlias = (
    TurnedUp
    | Kept
    | TurnedBack
    | Limit
    | NoRunLeft
    | Won
    | Shared
    | Moved[Move]
    | ChanceOutcome[Move]
)
