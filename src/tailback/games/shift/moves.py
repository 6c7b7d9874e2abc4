"""The moves of Shift as values: a card, a drive, a shift; and what chance brings."""

from __future__ import annotations

from functools import cache
from typing import Final, NamedTuple, TypeAlias

CARDS: Final = ("M1", "M2", "M3", "M4", "MS1", "MS2", "MS3", "SH", "SL")
INDEX: Final = {card: k for k, card in enumerate(CARDS)}
STEPS: Final = tuple(int(card[-1]) if card[0] == "M" else 0 for card in CARDS)
InPlay: TypeAlias = tuple[int, int, bool, bool]
"""A card in play, and what is due of it: so many steps, a shift, a slide."""
GRANTS: Final[tuple[InPlay, ...]] = tuple(
    (k, STEPS[k], card in ("MS1", "MS2", "MS3", "SH"), card == "SL") for card, k in INDEX.items()
)
SECTIONS: Final = ("L", "R")
LETTERS: Final = "ABCDEFGHIJKMNOPQSTUVWXYZabcdefghijklmnopqrstuvwxyz"
"""Names of blockers; L and R name the sections."""
HEROES: Final = (">", "<")
SEATS: Final = ("gold", "silver")


class Move(NamedTuple):
    """What a seat does or chance brings; make it with the functions below, never by hand."""

    kind: str
    what: str
    amount: int

    @cache  # noqa: B019 - there are some hundred moves, made once
    def __repr__(self) -> str:
        if self.kind in ("drive", "shift"):
            return f"{self.what}{self.amount:+d}"
        return f"={self.what}" if self.kind in ("draw", "first") else self.what


PLAY: Final = tuple(Move("play", card, 0) for card in CARDS)
DRAW: Final = tuple(Move("draw", card, 0) for card in CARDS)
FIRST: Final = (Move("first", "gold", 0), Move("first", "silver", 1))
STOP: Final = Move("stop", ".", 0)


@cache
def drive_move(vehicle: str, spaces: int) -> Move:
    """Return the move of one vehicle along its line; + is right or down."""
    return Move("drive", vehicle, spaces)


@cache
def shift_move(section: str, rows: int) -> Move:
    """Return the shift of the section L or R; + is down."""
    return Move("shift", section, rows)
