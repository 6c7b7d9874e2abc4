"""A position of Traffic-Memory: everything there is at one moment, as a value."""

from __future__ import annotations

from enum import Enum
from math import isqrt
from typing import Final, NamedTuple

from tailback.games.trafficars.memory.moves import JOKER, STOP, TURN, Move, card_text
from tailback.games.trafficars.memory.options import MemoryOptions
from tailback.kit import Viewer, everyone

UNSEEN: Final = 0
TAKEN: Final = -1
"""What ``places`` holds where no card is known: nobody has seen it yet, or it was kept."""


class Stage(Enum):
    """Where the game stands between two moves."""

    TURN = "turn"
    SHOW = "show"
    OVER = "over"


class Position(NamedTuple):
    """What has been seen at each place, which cards are up, and who kept what.

    A card that nobody has seen does not exist yet: it is drawn when its place is turned up.
    ``places`` knows the cards that were seen and turned back; the players have to remember them.
    """

    options: MemoryOptions
    stage: Stage
    turn: int
    places: tuple[int, ...]
    """By place: a number, ``JOKER``, ``UNSEEN`` or ``TAKEN``."""
    up: tuple[int, ...]
    """The places that are face up, in the order they were turned."""
    showing: int
    """The place whose card is about to appear (stage SHOW), otherwise -1."""
    kept: tuple[tuple[int, ...], ...]
    """The cards of each seat, ascending, jokers last."""
    unseen: int
    """The numbers that nobody has seen, as bits."""
    unseen_jokers: int
    turns: int

    @property
    def moves(self) -> tuple[Move, ...]:
        """The legal moves of the seat whose turn it is."""
        if self.stage is not Stage.TURN:
            return ()
        up = self.up
        if not up:
            lying = zip(TURN, self.places, strict=False)
            return tuple([move for move, card in lying if card >= 0])
        found = [TURN[p] for p, card in enumerate(self.places) if card >= 0 and p not in up]
        if len(up) >= 2:
            found.append(STOP)  # MEM-8
        return tuple(found)

    def left(self) -> tuple[list[int], int]:
        """Return the numbers (ascending) and how many jokers are on the table, seen or not."""
        gone = {card for pile in self.kept for card in pile}
        low, high = self.options.low, self.options.high
        jokers = self.options.joker_cards - sum(pile.count(JOKER) for pile in self.kept)
        return [n for n in range(low, high + 1) if n not in gone], jokers

    def __str__(self) -> str:
        return grid(faces(self))

    def __repr__(self) -> str:
        return f"<memory: {self.stage.value}, seat {self.turn + 1}, turn {self.turns + 1}>"


def _lying(position: Position, viewer: Viewer) -> list[int | None]:
    """Return what anyone knows of the places who looks now: what is up, taken, or was never up."""
    up, places = position.up, position.places
    return [card if card <= UNSEEN or p in up else None for p, card in enumerate(places)]


KNOWN: Final = {
    **everyone("options", "stage", "turn", "up", "showing", "kept", "turns"),
    "places": _lying,
}
"""MEM-4, MEM-7: a card lies open while it is up; turned back, it is for the memory alone."""


def faces(position: Position) -> tuple[str, ...]:
    """Return what lies at each place for all to see: a card, ``?`` face down, ``-`` taken."""
    shown = ["-" if card == TAKEN else "?" for card in position.places]
    for place in position.up:
        shown[place] = card_text(position.places[place])
    return tuple(shown)


def columns(places: int) -> int:
    """Return how many cards lie in one row of the table."""
    return isqrt(places - 1) + 1


def grid(faces: tuple[str, ...]) -> str:
    """Return the table as text: places face down by name, cards face up in brackets."""
    wide = columns(len(faces))
    cells = [f"p{p + 1}" if face == "?" else face for p, face in enumerate(faces)]
    cells = [f"[{c}]" if f not in "?-" else c for c, f in zip(cells, faces, strict=True)]
    size = max(len(cell) for cell in cells)
    rows = [cells[first : first + wide] for first in range(0, len(cells), wide)]
    return "\n".join(" ".join(cell.ljust(size) for cell in row).rstrip() for row in rows)
