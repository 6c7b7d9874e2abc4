"""A position of Shift: everything there is at one moment, as a value."""

from __future__ import annotations

from enum import Enum
from typing import TYPE_CHECKING, Any

from tailback.games.shift.board import Board
from tailback.games.shift.moves import CARDS, PLAY, STEPS, STOP, Move
from tailback.games.shift.setup import drawing

if TYPE_CHECKING:
    from tailback.games.shift.options import Counts, ShiftOptions


class Stage(Enum):
    """Where the game stands between two moves."""

    LOT = "lot"
    DEAL = "deal"
    CARD = "card"
    PARTS = "parts"
    DRAW = "draw"
    WON = "won"
    DRAWN = "drawn"


class Position:
    """The grid, the cards, whose turn it is, and what is still due of the card in play.

    ``turn`` is the seat to move; once the game is won, the winner; before the deal, the starter.
    ``pile`` and ``discards`` are counts: no order of cards exists before they are drawn.
    """

    __slots__ = (
        "_moves",
        "board",
        "card",
        "discards",
        "hands",
        "options",
        "pile",
        "shift",
        "slide",
        "stage",
        "steps",
        "turn",
        "turns",
    )

    def __init__(
        self,
        options: ShiftOptions,
        board: Board,
        turn: int,
        stage: Stage,
        *,
        hands: tuple[Counts, Counts],
        pile: Counts,
        discards: Counts,
        card: int = -1,
        steps: int = 0,
        shift: bool = False,
        slide: bool = False,
        turns: int = 0,
        moves: tuple[Move, ...] | None = None,
    ) -> None:
        self.options = options
        self.board = board
        self.turn = turn
        self.stage = stage
        self.hands = hands
        self.pile = pile
        self.discards = discards
        self.card = card
        self.steps = steps
        self.shift = shift
        self.slide = slide
        self.turns = turns
        self._moves = moves

    @property
    def moves(self) -> tuple[Move, ...]:
        """The legal moves of the seat to move; found once."""
        if self._moves is None:
            if self.stage is Stage.PARTS:
                due = self.steps, self.shift, self.slide
                self._moves = parts(self.options, self.board, self.turn, self.card, *due)
            else:
                hand = self.hands[self.turn] if self.stage is Stage.CARD else ()
                self._moves = tuple(PLAY[k] for k, count in enumerate(hand) if count)
        return self._moves

    def then(self, **changed: Any) -> Position:
        """Return this position with some fields changed (for rare moments; it is slow)."""
        fields = {name: getattr(self, name) for name in self.__slots__ if name != "_moves"}
        return Position(**(fields | changed))

    def _key(self) -> tuple[object, ...]:
        return (
            self.board,
            self.turn,
            self.stage,
            self.hands,
            self.pile,
            self.discards,
            self.card,
            self.steps,
            self.shift,
            self.slide,
            self.turns,
            self.options,
        )

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Position) and self._key() == other._key()

    def __hash__(self) -> int:
        return hash(self._key()[:-1])

    def __reduce__(self) -> tuple[Any, ...]:
        fields = {name: getattr(self, name) for name in self.__slots__}
        fields["moves"] = fields.pop("_moves")
        return _restore, (fields,)

    def __str__(self) -> str:
        return drawing(self.board)

    def __repr__(self) -> str:
        card = f", {CARDS[self.card]} in play" if self.card >= 0 else ""
        seat = ("gold", "silver")[self.turn]
        return f"<shift: {self.stage.value}, {seat}{card}, turn {self.turns + 1}>"

    def _repr_svg_(self) -> str:
        from tailback.games.shift.draw import svg

        return svg(self.board)


def parts(
    options: ShiftOptions,
    board: Board,
    seat: int,
    card: int,
    steps: int,
    shift: bool,
    slide: bool,
) -> tuple[Move, ...]:
    """Return the parts still due of a card that are possible at this moment (SHIFT-10)."""
    found = board.steps(seat) if steps else []
    if shift:
        found += board.shifts(options.edition)
    if slide:
        found += board.slides(seat)
    if found and not options.exact_moves and 0 < steps < STEPS[card]:
        found.append(STOP)
    return tuple(found)


def _restore(fields: dict[str, Any]) -> Position:
    return Position(**fields)
