"""What happens in jam, as its rules tell it: cards by their index, lanes and places from 0."""

from __future__ import annotations

from typing import NamedTuple, TypeAlias

from tailback.games.trafficars.jam.moves import Move
from tailback.kit import ChanceOutcome, Hidden, Moved

Opened = NamedTuple("Opened", [("card", int), ("lane", int)])
"""A card of the deal starts a row (JAM-1)."""
Aside = NamedTuple("Aside", [("card", int)])
"""A trailer that was dealt to a row is put aside (JAM-3)."""
Back = NamedTuple("Back", [("count_", int)])
"""The trailers that were put aside are shuffled back in (JAM-3)."""
Dealt = NamedTuple("Dealt", [("seat", int), ("card", int | Hidden)])
"""A card of the deal goes to a hand (JAM-2)."""
Revealed = NamedTuple("Revealed", [("seat", int), ("card", int)])
"""A chosen card is turned up (JAM-4)."""
Joined = NamedTuple("Joined", [("seat", int), ("card", int), ("lane", int)])
"""A number, or a police car, is put at the end of a row (JAM-6, JAM-14)."""
Hitched = NamedTuple("Hitched", [("seat", int), ("card", int), ("lane", int)])
"""A trailer is laid on the end of a row (JAM-12)."""
Filled = NamedTuple("Filled", [("seat", int), ("card", int), ("lane", int), ("place", int)])
"""A number is put into a gap (JAM-17)."""
Front = NamedTuple("Front", [("seat", int), ("card", int), ("lane", int)])
"""An ambulance, or a low card, is put at the front of a row (JAM-13, JAM-26)."""
Low = NamedTuple("Low", [("seat", int), ("card", int), ("lane", int)])
"""A card that is too low is put in the place of a row (JAM-10)."""
Towed = NamedTuple("Towed", [("seat", int), ("card", int), ("lane", int)])
"""A tow truck is put at the end of a row and loads the car before it (JAM-16)."""
Took = NamedTuple("Took", [("seat", int), ("lane", int), ("count_", int), ("points", int)])
"""A seat takes so many cards of a row as penalty (JAM-11), worth these points (JAM-19)."""
Counted = NamedTuple("Counted", [("seat", int), ("points", int), ("total", int)])
"""The points of a seat in this round, and in all rounds so far (JAM-19, JAM-20)."""
Won = NamedTuple("Won", [("seat", int), ("points", int)])
"""A seat alone has the fewest points (JAM-19)."""
Shared = NamedTuple("Shared", [("seat", int), ("points", int)])
"""One of several seats with the fewest points (JAM-19)."""

Happening: TypeAlias = (
    Opened | Aside | Back | Dealt | Revealed | Joined | Hitched | Filled | Front | Low | Towed
    | Took | Counted | Won | Shared | Moved[Move] | ChanceOutcome[Move]
)  # fmt: skip
