"""Rush Hour Shift and its French edition Duo: the rules.

Two players drive heroes towards each other over a grid of three sections. Each turn a card is
played, carried out part by part (every step, the shift and the slide are decisions of their own),
and one card is drawn. Duo differs in one line (SHIFT-20, ``board.connected``).
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from itertools import compress
from typing import Final

from tailback.games.shift import happenings
from tailback.games.shift.board import ALL_SHIFTS, GOLD, SILVER, Board
from tailback.games.shift.moves import DRAW, FIRST, GRANTS, INDEX, PLAY, SEATS, STOP, InPlay, Move
from tailback.games.shift.options import HAND, NO_CARDS, Counts, ShiftOptions, more
from tailback.games.shift.position import Hands, Position, Stage, cards, parts
from tailback.games.shift.refuse import refuse, refuse_out_of_turn
from tailback.kit import (
    NATURE,
    Ages,
    Chance,
    Decision,
    Facts,
    Finished,
    Rules,
    Seat,
    Seating,
    Story,
    tell,
)

_LOT, _DEAL, _CARD, _PARTS, _DRAW, _WON, _DRAWN = Stage  # slow to look up in an Enum at every move
_ASKED: Final = (Decision[Move]((GOLD,)), Decision[Move]((SILVER,)))
_LOTS: Final = Chance(FIRST, (1, 1))
_NOTHING: Final[InPlay] = (-1, 0, False, False)


class ShiftRules(Rules[ShiftOptions, Position, Move]):
    """Rush Hour Shift."""

    refuse = staticmethod(refuse)
    refuse_out_of_turn = staticmethod(refuse_out_of_turn)

    def facts(self, options: ShiftOptions) -> Facts:
        """Return what is true of Shift under these options."""
        limit = options.turn_limit
        longest_turn = 1 + max(sum(due) for _, *due in compress(GRANTS, options.deck))
        return Facts(
            chance=True,
            hidden=True,
            simultaneous=False,
            distinct_moves=len(self.all_moves(options)),
            longest=None if limit is None else limit * longest_turn,
            one_device=True,
            ages=Ages(whole=False, lot=True) if options.starter == "youngest" else None,
        )

    def all_moves(self, options: ShiftOptions) -> list[Move]:
        """Return every card, every drive along each vehicle's line, every shift, and giving up."""
        board = options.setup.board(extra=options.extra_vehicles)
        return [*PLAY, *board.fleet.drives(), *ALL_SHIFTS, STOP]

    def start(self, options: ShiftOptions, seating: Seating) -> Position:
        """Return the aligned grid with the set-up on it, before lot and deal (SHIFT-1, 2)."""
        starter = _starter(options, seating)
        board = options.setup.board(extra=options.extra_vehicles)
        stage, hands = _LOT if starter is None else _DEAL, (NO_CARDS, NO_CARDS)
        return Position(options, board, starter or 0, stage, hands, options.deck, NO_CARDS)

    def pending(self, position: Position) -> Decision[Move] | Chance[Move] | Finished:
        """Return the seat's decision, the card to be drawn, or the end."""
        stage = position.stage
        if stage is _CARD or stage is _PARTS:
            return _ASKED[position.turn]
        if stage is _DRAW or stage is _DEAL:
            return _draws(position.pile, drawer(position))
        if stage is _LOT:
            return _LOTS
        if stage is _DRAWN:
            return Finished((1, 1), None, "SHIFT-27")
        return Finished((1, 2) if position.turn == GOLD else (2, 1), None, "SHIFT-25")

    def legal(self, position: Position, seat: Seat) -> tuple[Move, ...]:
        """Return the cards in hand, or the parts that can be carried out now."""
        return position.moves if seat == position.turn else ()

    def apply(
        self, position: Position, moves: Mapping[Seat, Move], story: Story = None
    ) -> Position:
        """Return the position after a move or a draw."""
        stage = position.stage
        if stage is _PARTS:
            return _carry_out(position, moves[position.turn], story)
        if stage is _CARD:
            return _play_card(position, moves[position.turn], story)
        if stage is _LOT:
            starter = moves[NATURE].amount
            tell(story, happenings.Starts, starter)
            return position._replace(stage=_DEAL, turn=starter)  # SHIFT-6
        return _draw_card(position, INDEX[moves[NATURE].what], story)

    def reveals_nothing(self, position: Position, seat: Seat, move: Move) -> bool:
        """Return True: nothing of a turn before the draw shows its player anything new."""
        return True


def _starter(options: ShiftOptions, seating: Seating) -> Seat | None:
    """Return who starts (SHIFT-6), or None where the lot decides."""
    if seating.last is not None:
        last = seating.last
        return last.winner if last.winner is not None else 1 - last.starter
    if options.starter == "youngest":
        return seating.by_age[0] if seating.by_age else None
    return None if options.starter == "lot" else SEATS.index(options.starter)


@lru_cache(maxsize=8192)
def _draws(pile: Counts, seat: Seat) -> Chance[Move]:
    return Chance(tuple(compress(DRAW, pile)), tuple(filter(None, pile)), seat)


def drawer(position: Position) -> Seat:
    """Return who gets the next card: in the deal both in turn (SHIFT-4), then who has moved."""
    seat = position.turn
    if position.stage is _DEAL and sum(position.hands[seat]) > sum(position.hands[1 - seat]):
        return 1 - seat
    return seat


def _play_card(position: Position, move: Move, story: Story) -> Position:
    """Put the card on the discards (SHIFT-7); what it grants becomes due."""
    k = INDEX[move.what]
    seat = position.turn
    hand = more(position.hands[seat], k, -1)
    hands = (hand, position.hands[1]) if seat == GOLD else (position.hands[0], hand)
    if story is not None:
        story.append(happenings.Played(seat, k))
    return _go_on(position, position.board, GRANTS[k], hands, more(position.discards, k), story)


def _carry_out(position: Position, move: Move, story: Story) -> Position:
    """Carry out one part of the card in play."""
    board, steps, shift, slide = position.board, position.steps, position.shift, position.slide
    if story is not None:
        story.append(_part(position, move))
    if move.kind == "drive":
        board = board.drive(board.fleet.index[move.what], move.amount)
        if slide:
            slide = False
        else:
            steps -= 1  # SHIFT-17
    elif move.kind == "shift":
        board = board.shift(move.what, move.amount)
        shift = False
    elif steps:
        steps = 0
    else:
        shift = False
    due = position.card, steps, shift, slide
    return _go_on(position, board, due, position.hands, position.discards, story)


def _part(position: Position, move: Move) -> happenings.Happening:
    """Return what carrying out a part looks like."""
    seat, by = position.turn, abs(move.amount)
    if move.kind == "stop":
        steps = position.steps
        return happenings.GaveUp(seat, steps) if steps else happenings.GaveUpShift(seat)
    if move.kind == "shift":
        return happenings.Shifted(seat, move.what, by, "down" if move.amount > 0 else "up")
    fleet = position.board.fleet
    along_row = fleet.vehicles[fleet.index[move.what]].along_row
    back, forth = ("left", "right") if along_row else ("up", "down")
    return happenings.Drove(seat, move.what, by, forth if move.amount > 0 else back)


def _go_on(
    position: Position, board: Board, due: InPlay, hands: Hands, discards: Counts, story: Story
) -> Position:
    """Return the position with these parts due: the next decision, the draw, or the win."""
    options, seat = position.options, position.turn
    stage = _PARTS
    moves: tuple[Move, ...] = ()
    if board.escaped(seat):
        stage, due = _WON, _NOTHING  # SHIFT-25
        tell(story, happenings.Won, seat)
    else:
        moves = parts(options, board, seat, due)
        if not moves:  # SHIFT-10: nothing due is possible, the rest is lost
            if any(due[1:]):
                tell(story, happenings.Lost, seat)
            stage, due = _DRAW, _NOTHING
    return Position(
        options, board, seat, stage, hands, position.pile, discards, *due, position.turns, moves
    )


def _draw_card(position: Position, k: int, story: Story) -> Position:
    """Give the card that chance brought to whom it is due, in the deal or after a turn."""
    options, board, _, stage, hands, pile, discards, *_ = position
    dealing, seat = stage is _DEAL, drawer(position)
    hand = more(hands[seat], k)
    hands = (hand, hands[1]) if seat == GOLD else (hands[0], hand)
    pile = more(pile, k, -1)
    if story is not None:
        story.append(happenings.Dealt(seat, k) if dealing else happenings.Drew(seat, k))
    if not any(pile):
        pile, discards = discards, NO_CARDS  # SHIFT-8
        if any(pile):
            tell(story, happenings.Reshuffled, sum(pile))
    stage, turn, turns = _CARD, 1 - seat, position.turns + 1
    if dealing:
        done = sum(map(sum, hands)) == 2 * HAND  # SHIFT-4
        stage, turn, turns = _CARD if done else _DEAL, position.turn, 0
    elif turns == position.options.turn_limit:  # SHIFT-27
        stage = _DRAWN
        tell(story, happenings.Drawn, turns)
    moves = cards(hands[turn]) if stage is _CARD else ()
    return Position(options, board, turn, stage, hands, pile, discards, turns=turns, moves=moves)
