"""What happens in Shuttles, as its rules tell it."""

from __future__ import annotations

from typing import NamedTuple, TypeAlias

from tailback.games.shuttles.moves import Move
from tailback.kit import ChanceOutcome, Moved

Starts = NamedTuple("Starts", [("seat", int)])
"""The toss says who moves first (SHUT-10)."""
Shuttled = NamedTuple("Shuttled", [("seat", int), ("shuttle", int), ("way", str)])
"""A shuttle has moved one notch, ``left`` or ``right`` (SHUT-11, SHUT-14)."""
Slid = NamedTuple("Slid", [("seat", int), ("start", str), ("end", str)])
"""A piece has moved in a straight line (SHUT-12)."""
Jumped = NamedTuple("Jumped", [("seat", int), ("start", str), ("end", str)])
"""A piece has jumped over one of the other's (SHUT-13)."""
Won = NamedTuple("Won", [("seat", int)])
"""All five pieces are home (SHUT-40)."""
Warned = NamedTuple("Warned", [("seat", int), ("other", int)])
"""This seat's block is full: it must vacate it, or the other may claim (SHUT-41)."""
Claimed = NamedTuple("Claimed", [("seat", int)])
"""The other has refused to vacate its block (SHUT-41)."""
Drawn = NamedTuple("Drawn", [("case", str), ("turns", int)])
"""A draw by ``repetition`` or by the limit of ``turns`` (SHUT-42)."""


Happening: TypeAlias = (
    Starts
    | Shuttled
    | Slid
    | Jumped
    | Won
    | Warned
    | Claimed
    | Drawn
    | Moved[Move]
    | ChanceOutcome[Move]
)
