"""A position of Shift: everything there is at one moment, as a value."""

from __future__ import annotations

from enum import Enum
from typing import Final, NamedTuple, TypeAlias

from tailback.games.shift.board import Board
from tailback.games.shift.moves import CARDS, GRANTS, PLAY, SEATS, STOP, InPlay, Move
from tailback.games.shift.options import Counts, ShiftOptions
from tailback.games.shift.setup import drawing
from tailback.kit import everyone, owners

Hands: TypeAlias = tuple[Counts, Counts]


class Stage(Enum):
    """Where the game stands between two moves."""

    LOT = "lot"
    DEAL = "deal"
    CARD = "card"
    PARTS = "parts"
    DRAW = "draw"
    WON = "won"
    DRAWN = "drawn"


class Position(NamedTuple):
    """The grid, the cards, whose turn it is, and what is still due of the card in play.

    ``turn`` is the seat to move; once the game is won, the winner; before the deal, the starter.
    ``pile`` and ``discards`` are counts: no order of cards exists before they are drawn.
    """

    options: ShiftOptions
    board: Board
    turn: int
    stage: Stage
    hands: Hands
    pile: Counts
    discards: Counts
    card: int = -1
    steps: int = 0
    shift: bool = False
    slide: bool = False
    turns: int = 0
    moves: tuple[Move, ...] = ()
    """The legal moves of the seat to move, found when the position was made."""

    def settled(self) -> Position:
        """Return this position with its legal moves found."""
        moves: tuple[Move, ...] = ()
        if self.stage is Stage.PARTS:
            due = self.card, self.steps, self.shift, self.slide
            moves = parts(self.options, self.board, self.turn, due)
        elif self.stage is Stage.CARD:
            moves = cards(self.hands[self.turn])
        return self._replace(moves=moves)

    def __hash__(self) -> int:
        return hash(self[1:-1])

    def __str__(self) -> str:
        return drawing(self.board)

    def __repr__(self) -> str:
        card = f", {CARDS[self.card]} in play" if self.card >= 0 else ""
        seat = SEATS[self.turn]
        return f"<shift: {self.stage.value}, {seat}{card}, turn {self.turns + 1}>"

    def _repr_svg_(self) -> str:
        from tailback.games.shift.draw import svg

        return svg(self.board)


KNOWN: Final = {
    **everyone("options", "board", "turn", "stage", "discards"),
    **everyone("card", "steps", "shift", "slide", "turns"),
    **owners("hands", sum),
    "pile": lambda position, viewer: sum(position.pile),
}
"""SHIFT-9: hands are hidden, and so is what the pile holds."""


def cards(hand: Counts) -> tuple[Move, ...]:
    """Return the cards of a hand, each kind once."""
    return tuple([PLAY[k] for k, count in enumerate(hand) if count])


def parts(options: ShiftOptions, board: Board, seat: int, due: InPlay) -> tuple[Move, ...]:
    """Return the parts still due of a card that are possible at this moment (SHIFT-10)."""
    _, steps, shift, slide = due
    found = board.steps(seat) if steps else []
    if shift:
        found += board.shifts(options.edition)
    if slide:
        found += board.slides(seat)
    if found and may_give_up(options, due):
        found.append(STOP)
    return tuple(found)


def may_give_up(options: ShiftOptions, due: InPlay) -> bool:
    """Return whether the steps still due, or else the shift, may be given up (SHIFT-10, 17)."""
    card, steps, shift, _ = due
    _, granted, shifts, _ = GRANTS[card]
    if 0 < steps < granted:
        return not options.exact_moves
    if options.all_parts or not (granted and shifts):
        return False
    return shift != (steps > 0)
