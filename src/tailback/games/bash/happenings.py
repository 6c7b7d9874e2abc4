"""What happens in Rush & Bash, as its rules tell it, one by one and in full truth.

A card is its index in ``CARDS``, a deck its index in ``DECKS``. Spaces and lanes are called as in
moves (``3M2``, ``L``).
"""

from __future__ import annotations

from enum import StrEnum
from functools import lru_cache
from typing import NamedTuple, TypeAlias

from tailback.games.bash.moves import Move
from tailback.kit import ChanceOutcome, Hidden, Moved


class Racer(NamedTuple):
    """A car as the race numbers it, seats first, then bots; and its colour, for texts."""

    number: int
    colour: str


@lru_cache(maxsize=64)
def racers(colours: tuple[str, ...]) -> tuple[Racer, ...]:
    """Return the cars of these colours, in the order of the race."""
    return tuple(Racer(number, colour) for number, colour in enumerate(colours))


class Thing(StrEnum):
    """What can lie or stand in the way besides cars."""

    BOMB = "bomb"
    BOULDER = "boulder"
    SNOUT = "snout"


# Set-up
Portal = NamedTuple("Portal", [("space", str), ("number", int)])
"""A portal gets its number (BASH-80)."""
SeamLeft = NamedTuple("SeamLeft", [("car", Racer), ("tile", int)])
"""The seam before this tile gets no boost (BASH-66)."""
BoostLaid = NamedTuple("BoostLaid", [("space", str)])
"""A boost lies on this space (BASH-66)."""
Dealt = NamedTuple("Dealt", [("seat", int), ("car", Racer), ("deck", int), ("card", int | Hidden)])
"""A card of the first hand (BASH-7)."""
# Round and turn
Round = NamedTuple("Round", [("round", int), ("order", tuple[Racer, ...])])
"""A round begins in this order (BASH-10)."""
Turn = NamedTuple("Turn", [("car", Racer)])
"""A car's turn begins (BASH-10)."""
Rolled = NamedTuple("Rolled", [("car", Racer), ("number", int)])
"""The driver of this car, or who rolls for it, has rolled the track die."""
Played = NamedTuple("Played", [("car", Racer), ("card", int)])
"""A card is played from the hand (BASH-11)."""
TurnedUp = NamedTuple("TurnedUp", [("car", Racer), ("card", int)])
"""A card is turned up for a bot, or for a boost (BASH-67, BASH-70)."""
Declared = NamedTuple("Declared", [("car", Racer), ("level", int)])
"""A special ability is used; the energy drops to 0 (BASH-60)."""
Drove = NamedTuple("Drove", [("car", Racer), ("path", tuple[str, ...])])
"""A car drives over these spaces (BASH-12)."""
Pushed = NamedTuple("Pushed", [("car", Racer), ("path", tuple[str, ...])])
"""A car is pushed over these spaces (BASH-32)."""
Drew = NamedTuple("Drew", [("seat", int), ("car", Racer), ("deck", int), ("card", int | Hidden)])
"""A card is drawn to fill the hand (BASH-14)."""
Dropped = NamedTuple("Dropped", [("car", Racer), ("card", int)])
"""A card of a hand with more than three is given up."""
Reshuffled = NamedTuple("Reshuffled", [("deck", int), ("count_", int)])
"""An empty deck is made of its discards again (BASH-6)."""
BoulderLaid = NamedTuple("BoulderLaid", [("space", str)])
"""A boulder is put on a space (BASH-9, BASH-15, BASH-81)."""
Lifted = NamedTuple("Lifted", [("what", Thing), ("space", str)])
"""The rearmost bomb or boulder is taken away, as none is in stock (BASH-17)."""
# Effects
Steered = NamedTuple("Steered", [("car", Racer), ("space", str)])
"""A car changes its lane (BASH-20)."""
BombLaid = NamedTuple("BombLaid", [("car", Racer), ("space", str)])
"""A car lays a bomb (BASH-21)."""
Repaired = NamedTuple("Repaired", [("car", Racer), ("life", int)])
"""A car gets a life point back (BASH-22)."""
Fired = NamedTuple("Fired", [("car", Racer), ("lane", str)])
"""A car fires a missile down a lane (BASH-23)."""
MissileHit = NamedTuple("MissileHit", [("space", str), ("what", Racer | Thing)])
"""A missile hits a car, bomb, boulder or the Snout (BASH-23)."""
MissileLost = NamedTuple("MissileLost", [("car", Racer)])
"""A missile has crossed three checkpoint lines (BASH-23)."""
Charged = NamedTuple("Charged", [("car", Racer), ("energy", int)])
"""A car gains energy by a star (BASH-24)."""
# Encounters
Exploded = NamedTuple("Exploded", [("space", str)])
"""A bomb explodes (BASH-30)."""
BoulderGone = NamedTuple("BoulderGone", [("space", str)])
"""A boulder goes back to stock."""
BombGone = NamedTuple("BombGone", [("space", str)])
"""A bomb is removed without harm (the gnome's ability)."""
Crashed = NamedTuple("Crashed", [("car", Racer), ("space", str)])
"""A car runs into a boulder (BASH-31)."""
Rammed = NamedTuple("Rammed", [("car", Racer), ("other", Racer), ("space", str)])
"""A car runs into another (BASH-32)."""
Damaged = NamedTuple("Damaged", [("car", Racer), ("life", int)])
"""A car is damaged and has so many life points left (BASH-33)."""
SetBack = NamedTuple("SetBack", [("car", Racer), ("space", str), ("energy", int)])
"""A car that went off the track is set back to a checkpoint, repaired (BASH-35)."""
Landed = NamedTuple("Landed", [("car", Racer), ("space", str)])
"""A car that would end on something is put on the next free space back (BASH-65)."""
Crossed = NamedTuple("Crossed", [("car", Racer), ("space", str)])
"""A car has crossed the finish line and comes to a stop there (BASH-50)."""
Won = NamedTuple("Won", [("car", Racer)])
"""The first of the last sorting (BASH-51)."""
# Abilities
Stole = NamedTuple(
    "Stole",
    [
        ("seat", int),
        ("car", Racer),
        ("victim", int),
        ("other", Racer),
        ("deck", int),
        ("card", int | Hidden),
    ],
)
"""A card is taken from the hand of a car that was overtaken."""
LostCard = NamedTuple("LostCard", [("seat", int), ("car", Racer), ("card", int)])
"""A hand loses a random card, openly (BASH-6)."""
# Special tiles
Teleported = NamedTuple("Teleported", [("car", Racer), ("number", int), ("space", str)])
"""A portal carries a car to the same number (BASH-80)."""
Sank = NamedTuple("Sank", [("car", Racer)])
"""A car falls from the hanging bridge into the lake (BASH-82)."""
Strayed = NamedTuple("Strayed", [("car", Racer), ("space", str)])
"""A car is put on a clearing of the jungle (BASH-84)."""
Emerged = NamedTuple("Emerged", [("car", Racer), ("space", str)])
"""A car comes out of the jungle (BASH-84)."""
SnoutMet = NamedTuple("SnoutMet", [("car", Racer), ("space", str)])
"""A car runs into the Snout (BASH-85)."""
SnoutWalked = NamedTuple("SnoutWalked", [("space", str)])
"""The Snout enters a paw (BASH-85)."""
SnoutFled = NamedTuple("SnoutFled", [("space", str)])
"""The Snout is scared and runs back to the red paw (BASH-85)."""

Happening: TypeAlias = (
    Portal | SeamLeft | BoostLaid | Dealt | Round | Turn | Rolled | Played | TurnedUp | Declared
    | Drove | Pushed | Drew | Dropped | Reshuffled | BoulderLaid | Lifted | Steered | BombLaid
    | Repaired | Fired | MissileHit | MissileLost | Charged | Exploded | BoulderGone | BombGone
    | Crashed | Rammed | Damaged | SetBack | Landed | Crossed | Won | Stole | LostCard
    | Teleported | Sank | Strayed | Emerged | SnoutMet | SnoutWalked | SnoutFled
    | Moved[Move] | ChanceOutcome[Move]
)  # fmt: skip
