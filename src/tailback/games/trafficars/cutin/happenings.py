"""What happens in Cut in!, as its rules tell it, in full truth."""

from __future__ import annotations

from typing import NamedTuple, TypeAlias

from tailback.games.trafficars.cutin.moves import Move
from tailback.kit import ChanceOutcome, Hidden, Moved

Dealt = NamedTuple("Dealt", [("seat", int), ("card", int | Hidden)])
"""A card of the first hand (CUT-1)."""
Drew = NamedTuple("Drew", [("seat", int), ("card", int | Hidden)])
"""A card to refill a hand (CUT-8, CUT-9)."""
Opened = NamedTuple("Opened", [("seat", int), ("card", int)])
"""A round is opened with the top card of the pile (CUT-4)."""
OpenedFromHand = NamedTuple("OpenedFromHand", [("seat", int), ("card", int)])
"""A round is opened with a hand card, as the pile is empty (CUT-4)."""
Laid = NamedTuple("Laid", [("seat", int), ("card", int)])
"""A hand card is laid at an end of the row (CUT-5)."""
Skipped = NamedTuple("Skipped", [("seat", int)])
"""The jumper is not asked about the card: it has said no for the whole turn (CUT-12)."""
NoCutIn = NamedTuple("NoCutIn", [("seat", int)])
"""The jumper lets the newest space be (CUT-6)."""
CutIn = NamedTuple("CutIn", [("seat", int), ("card", int), ("low", int), ("high", int)])
"""The jumper lays a card into the newest space (CUT-7)."""
NoMore = NamedTuple("NoMore", [("seat", int)])
"""The jumper lays no further card into the space (CUT-7)."""
Passed = NamedTuple("Passed", [("seat", int), ("left", int), ("right", int)])
"""The active player has no card that fits the row with these ends (CUT-9)."""
Emptied = NamedTuple("Emptied", [("seat", int)])
"""The active player has no card in hand, and the turn is over (CUT-9)."""
SetAside = NamedTuple("SetAside", [("count_", int)])
"""All have passed: the row goes (CUT-10)."""
Won = NamedTuple("Won", [("seat", int)])
"""A seat has neither hand nor pile (CUT-11)."""

Happening: TypeAlias = (
    Dealt | Drew | Opened | OpenedFromHand | Laid | Skipped | NoCutIn | CutIn | NoMore | Passed
    | Emptied | SetAside | Won | Moved[Move] | ChanceOutcome[Move]
)  # fmt: skip
