"""Twins: two histories that differ only in what a viewer may not know.

A maker returns twins for one viewer, as many as are wanted. They are made from the rules alone,
and no observer is asked. ``told_to`` lists all that a match tells its viewer; over the wire the
tests of the server have a list of their own.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import islice

from tailback.games.trafficars.cutin import Stage
from tests.match.twins.cards import (
    asked_twins,
    cutin_held_twins,
    cutin_never_twins,
    cutin_twins,
    jam_replaced_twins,
    jam_sealed_twins,
    jam_twins,
    memory_twins,
)
from tests.match.twins.open import bell_twins, peek_twins, sealed_twins, shift_twins, tried_twins
from tests.match.twins.script import Maker, Twins

TWINS: dict[str, Maker] = {
    "shift": shift_twins,
    "peek": peek_twins,
    "sealed": sealed_twins,
    "bell": bell_twins,
    "jam": jam_twins,
    "jam sealed": jam_sealed_twins,
    "jam replaced": jam_replaced_twins,
    "memory": memory_twins,
    "cutin": cutin_twins,
    "cutin asked": asked_twins(Stage.LAY),
    "cutin another": asked_twins(Stage.ASK, Stage.CUT),
    "cutin never": cutin_never_twins,
    "cutin held": cutin_held_twins,
    "shuttles tried": tried_twins("shuttles"),
    "shift tried": tried_twins("shift"),
}
FEW = ("sealed", "bell", "jam sealed", "jam replaced")
"""Kinds of which there are only some; they are never cut short."""


def a_few(name: str, viewer: int | None, most: int, seed: object) -> Iterator[Twins]:
    """Return some twins of a kind, the same for the same seed."""
    made = TWINS[name](random.Random(f"{name} {seed}"), viewer)
    return made if name in FEW else islice(made, most)
