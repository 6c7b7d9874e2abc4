"""Rush Hour Shift and its French edition Duo: the rules.

Two players drive heroes towards each other over a grid of three sections. Each turn a card is
played, carried out part by part (every step, the shift and the slide are decisions of their own),
and one card is drawn. Duo differs in one line (SHIFT-20, ``board.connected``).
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import ClassVar, Final

from tailback.games.shift.board import FURTHEST, GOLD, SILVER, Board
from tailback.games.shift.book import BOOK
from tailback.games.shift.moves import (
    CARDS,
    DRAW,
    FIRST,
    INDEX,
    PLAY,
    SECTIONS,
    SHIFTS,
    SLIDES,
    STEPS,
    STOP,
    Move,
    drive_move,
    shift_move,
)
from tailback.games.shift.notation import ShiftNotation
from tailback.games.shift.observe import Observer
from tailback.games.shift.options import HAND, ShiftOptions
from tailback.games.shift.position import Position, Stage, parts
from tailback.games.shift.refuse import refusal
from tailback.kit import (
    NATURE,
    SPECTATOR,
    Chance,
    Decision,
    Facts,
    Finished,
    Pending,
    Refusal,
    Seat,
    Seating,
    Viewer,
)

_NONE: Final = (0,) * len(CARDS)
_TURN: Final = (Decision[Move]((GOLD,)), Decision[Move]((SILVER,)))
_LOT: Final = Chance(FIRST, (1, 1))
_WON: Final = (Finished((1, 2), None, "SHIFT-25"), Finished((2, 1), None, "SHIFT-25"))
_DRAWN: Final = Finished((1, 1), None, "SHIFT-27")


class ShiftGame(Observer):
    """Rush Hour Shift."""

    id: ClassVar[str] = "shift"
    seats: ClassVar[range] = range(2, 3)
    seat_names: ClassVar[tuple[str, ...]] = ("gold", "silver")
    options_type = ShiftOptions
    notation = ShiftNotation()
    rulebook = BOOK

    def facts(self, options: ShiftOptions) -> Facts:
        """Return what is true of Shift under these options."""
        limit = options.turn_limit
        longest_turn = 1 + max(
            STEPS[k] + SHIFTS[k] + SLIDES[k] for k, count in enumerate(options.deck) if count
        )
        return Facts(
            chance=True,
            hidden=True,
            simultaneous=False,
            distinct_moves=len(self.alphabet(options)),
            longest=None if limit is None else limit * longest_turn,
            one_device=True,
        )

    def alphabet(self, options: ShiftOptions) -> list[Move]:
        """Return every card, every drive along each vehicle's line, every shift, and giving up."""
        board = options.setup.board(extra=options.extra_vehicles)
        drives = [
            drive_move(vehicle.name, n * direction)
            for i, vehicle in enumerate(board.fleet.vehicles)
            for n in range(1, 15 - (vehicle.length if i > SILVER else 0))
            if vehicle.along_row or n <= 6 - vehicle.length
            for direction in (1, -1)
        ]
        span = range(-2 * FURTHEST, 2 * FURTHEST + 1)
        shifts = [shift_move(section, n) for section in SECTIONS for n in span if n]
        return [*PLAY, *drives, *shifts, STOP]

    def start(
        self, options: ShiftOptions | None = None, seating: Seating | None = None
    ) -> Position:
        """Return the aligned grid with the set-up on it, before lot and deal (SHIFT-1, 2)."""
        options = options or ShiftOptions()
        starter = _starter(options, seating or Seating(2))
        board = options.setup.board(extra=options.extra_vehicles)
        stage = Stage.LOT if starter is None else Stage.DEAL
        return Position(
            options,
            board,
            starter or 0,
            stage,
            pile=options.deck,
            hands=(_NONE, _NONE),
            discards=_NONE,
        )

    def pending(self, position: Position) -> Pending[Move]:
        """Return the seat's decision, the card to be drawn, or the end."""
        stage = position.stage
        if stage is Stage.CARD or stage is Stage.PARTS:
            return _TURN[position.turn]
        if stage is Stage.DRAW or stage is Stage.DEAL:
            return _draws(position.pile)
        if stage is Stage.LOT:
            return _LOT
        return _WON[position.turn] if stage is Stage.WON else _DRAWN

    def legal(self, position: Position, seat: Seat) -> tuple[Move, ...]:
        """Return the cards in hand, or the parts that can be carried out now."""
        return position.moves if seat == position.turn else ()

    def apply(self, position: Position, moves: Mapping[Seat, Move]) -> Position:
        """Return the position after a move or a draw."""
        stage = position.stage
        if stage is Stage.PARTS:
            return _carry_out(position, moves[position.turn])
        if stage is Stage.CARD:
            return _play_card(position, moves[position.turn])
        if stage is Stage.LOT:
            return position.then(stage=Stage.DEAL, turn=moves[NATURE].amount)  # SHIFT-6
        return _draw_card(position, INDEX[moves[NATURE].what])

    def refusal(self, position: Position, seat: Seat, move: Move) -> Refusal | None:
        """Return the clause that forbids a move, or None."""
        return None if move in self.legal(position, seat) else refusal(position, seat, move)

    def free(self, position: Position, seat: Seat, move: Move) -> bool:
        """Return True: nothing of a turn before the draw shows its player anything new."""
        return True

    def text(self, position: Position, viewer: Viewer = SPECTATOR) -> str:
        """Return the drawing and the hand, in plain text."""
        return str(self.observe(position, viewer))


def _starter(options: ShiftOptions, seating: Seating) -> Seat | None:
    """Return who starts (SHIFT-6), or None where the lot decides."""
    if seating.last is not None:
        last = seating.last
        return last.winner if last.winner is not None else 1 - last.starter
    if options.starter == "youngest":
        return seating.by_age[0] if seating.by_age else None
    return None if options.starter == "lot" else ("gold", "silver").index(options.starter)


@lru_cache(maxsize=8192)
def _draws(pile: tuple[int, ...]) -> Chance[Move]:
    kinds = [k for k, count in enumerate(pile) if count]
    return Chance(tuple(DRAW[k] for k in kinds), tuple(pile[k] for k in kinds))


def _play_card(position: Position, move: Move) -> Position:
    """Put the card on the discards (SHIFT-7); what it grants becomes due."""
    k = INDEX[move.what]
    seat = position.turn
    hand = _less(position.hands[seat], k)
    hands = (hand, position.hands[1]) if seat == GOLD else (position.hands[0], hand)
    return _go_on(
        position,
        position.board,
        k,
        STEPS[k],
        SHIFTS[k],
        SLIDES[k],
        hands,
        _more(position.discards, k),
    )


def _carry_out(position: Position, move: Move) -> Position:
    """Carry out one part of the card in play."""
    board, steps, shift, slide = position.board, position.steps, position.shift, position.slide
    if move.kind == "drive":
        board = board.drive(board.fleet.index[move.what], move.amount)
        if slide:
            slide = False
        else:
            steps -= 1  # SHIFT-17
    elif move.kind == "shift":
        board = board.shift(move.what, move.amount)
        shift = False
    else:
        steps = 0
    return _go_on(
        position, board, position.card, steps, shift, slide, position.hands, position.discards
    )


def _go_on(
    position: Position,
    board: Board,
    card: int,
    steps: int,
    shift: bool,
    slide: bool,
    hands: tuple[tuple[int, ...], tuple[int, ...]],
    discards: tuple[int, ...],
) -> Position:
    """Return the position with these parts due: the next decision, the draw, or the win."""
    options, seat = position.options, position.turn
    stage = Stage.PARTS
    moves: tuple[Move, ...] = ()
    if board.escaped(seat):
        stage, card, steps, shift, slide = Stage.WON, -1, 0, False, False  # SHIFT-25
    else:
        moves = parts(options, board, seat, card, steps, shift, slide)
        if not moves:  # SHIFT-10: nothing due is possible, the rest is lost
            stage, card, steps, shift, slide = Stage.DRAW, -1, 0, False, False
    return Position(
        options,
        board,
        seat,
        stage,
        card=card,
        steps=steps,
        shift=shift,
        slide=slide,
        hands=hands,
        pile=position.pile,
        discards=discards,
        turns=position.turns,
        moves=moves,
    )


def _draw_card(position: Position, k: int) -> Position:
    """Give the card that chance brought to whom it is due, in the deal or after a turn."""
    dealing = position.stage is Stage.DEAL
    held = [sum(hand) for hand in position.hands] if dealing else ()
    seat = position.turn
    if dealing and held[seat] > held[1 - seat]:
        seat = 1 - seat
    hand = _more(position.hands[seat], k)
    hands = (hand, position.hands[1]) if seat == GOLD else (position.hands[0], hand)
    pile, discards = _less(position.pile, k), position.discards
    if not any(pile):
        pile, discards = discards, _NONE  # SHIFT-8
    if dealing:
        done = sum(held) == 2 * HAND - 1  # SHIFT-4
        return position.then(
            stage=Stage.CARD if done else Stage.DEAL, hands=hands, pile=pile, discards=discards
        )
    turns = position.turns + 1
    over = turns == position.options.turn_limit  # SHIFT-27
    return Position(
        position.options,
        position.board,
        1 - seat,
        Stage.DRAWN if over else Stage.CARD,
        hands=hands,
        pile=pile,
        discards=discards,
        turns=turns,
    )


def _more(counts: tuple[int, ...], k: int) -> tuple[int, ...]:
    return (*counts[:k], counts[k] + 1, *counts[k + 1 :])


def _less(counts: tuple[int, ...], k: int) -> tuple[int, ...]:
    return (*counts[:k], counts[k] - 1, *counts[k + 1 :])


GAME: Final = ShiftGame()
