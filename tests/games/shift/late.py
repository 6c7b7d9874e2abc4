"""Late positions: the heroes have come far, sections are shifted, seams are locked."""

from __future__ import annotations

import random

from tailback.games.shift import GAME, Board, Position, ShiftOptions, Stage
from tailback.games.shift.moves import CARDS

DECK = "M1=5,M2=5,M3=4,M4=3,MS1=3,MS2=3,MS3=2,SH=4,SL=3"
"""A deck with every kind of card."""


def late_board(options: ShiftOptions, rng: random.Random) -> Board:
    """Return a board after many random moves of both sides, heroes driving on when they can."""
    board = options.setup.board(extra=options.extra_vehicles)
    for _ in range(rng.randrange(40, 160)):
        seat = rng.randrange(2)
        moves = board.steps(seat)
        onward = [move for move in moves if move.what == "><"[seat] and move.amount == 1 - 2 * seat]
        if rng.random() < 0.15:
            moves = board.shifts(options.edition) or moves
        elif onward and rng.random() < 0.7:
            moves = onward
        move = rng.choice(moves)
        if move.kind == "shift":
            board = board.shift(move.what, move.amount)
        else:
            there = board.drive(board.fleet.index[move.what], move.amount)
            if not there.escaped(seat):
                board = there
    return board


def late_position(options: ShiftOptions, rng: random.Random) -> Position:
    """Return a position at the start of a turn on a late board, with random cards everywhere."""
    cards = [card for card, count in zip(CARDS, options.deck, strict=True) for _ in range(count)]
    rng.shuffle(cards)
    cut = rng.randrange(9, len(cards))

    def counted(some: list[str]) -> tuple[int, ...]:
        return tuple(some.count(card) for card in CARDS)

    return Position(
        options,
        late_board(options, rng),
        rng.randrange(2),
        Stage.CARD,
        hands=(counted(cards[:4]), counted(cards[4:8])),
        pile=counted(cards[8:cut]),
        discards=counted(cards[cut:]),
        turns=rng.randrange(5, 50),
    ).settled()


def random_options(rng: random.Random, **chosen: object) -> ShiftOptions:
    """Return options drawn at random."""
    drawn = {
        "edition": rng.choice(("shift", "duo")),
        "setup": rng.randrange(1, 11),
        "deck": DECK,
        "exact_moves": rng.random() < 0.8,
        "all_parts": rng.random() < 0.7,
        "turn_limit": 120,
    }
    return GAME.options(**(drawn | chosen))
