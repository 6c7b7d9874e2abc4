"""The engine and the slow reference agree: on every outcome of every card, and along walks."""

from __future__ import annotations

import random
from collections.abc import Iterable

import pytest

from tailback.games.shift import GAME, Board, Position, Setup, outcomes, printed
from tailback.games.shift.moves import CARDS, Move
from tests.games.shift import reference as slow
from tests.games.shift.late import late_position, random_options
from tests.harness.beside import walk_beside
from tests.harness.scale import SOAK, scaled

POSITIONS = 50_000
REASONS = {"off": "SHIFT-25", "turn_limit": "SHIFT-27"}


def frozen(board: Board) -> object:
    places = [(v.name, board.row(i), board.column(i)) for i, v in enumerate(board.fleet.vehicles)]
    return tuple(sorted(places)), board.left, board.right


def slow_vehicles(board: Board) -> dict[str, slow.Vehicle]:
    return {
        v.name: slow.Vehicle(board.row(i), board.column(i), v.length, "h" if v.along_row else "v")
        for i, v in enumerate(board.fleet.vehicles)
    }


def named(counts: Iterable[int]) -> dict[str, int]:
    return {card: n for card, n in zip(CARDS, counts, strict=True) if n}


def spelled(counts: Iterable[int]) -> list[str]:
    return sorted(card for card, n in named(counts).items() for _ in range(n))


def snapshot(position: Position) -> dict[str, object]:
    board = position.board
    here: dict[str, object] = {
        "l": board.left,
        "r": board.right,
        "hands": [spelled(hand) for hand in position.hands],
        "pile": named(position.pile),
        "discards": named(position.discards),
        "turns": position.turns,
    }
    if not any(board.escaped(seat) for seat in (0, 1)):
        here["vehicles"] = {
            v.name: [board.row(i), board.column(i)] for i, v in enumerate(board.fleet.vehicles)
        }
    return here


EDITIONS = ("shift", "duo")
BOTH = [(number, edition) for number in range(1, 11) for edition in EDITIONS]


@pytest.mark.parametrize(
    ("number", "edition"),
    BOTH if SOAK else [(number, EDITIONS[number % 2]) for number in range(1, 11)],
)
def test_every_card_from_every_set_up(number: int, edition: str) -> None:
    board = printed(number).board()
    options = GAME.options(setup=number, edition=edition)
    # MOVE & SHIFT 3, not in the default deck, takes the reference seconds: one set-up a run.
    cards = CARDS if SOAK or number == 1 else [card for card in CARDS if card != "MS3"]
    for seat in (0, 1):
        for card in cards:
            found = outcomes(options, board, seat, card)
            ends, win = slow.outcomes(slow_vehicles(board), 0, 0, seat, card, edition)
            assert {frozen(end) for end in found.boards} == ends
            assert (found.win is not None) == win


def test_outcomes_from_late_positions() -> None:
    rng = random.Random(11)
    wins = 0
    for _ in range(scaled(2_000)):
        position = late_position(random_options(rng), rng)
        board, seat = position.board, position.turn
        card = rng.choice(("M1", "M2", "M3", "MS1", "SH", "SL"))
        options = position.options
        found = outcomes(options, board, seat, card)
        given = slow_vehicles(board), board.left, board.right, seat, card, options.edition
        ends, win = slow.outcomes(*given, options.exact_moves, options.all_parts)
        off = [end for end in ends if any(column in (-2, 14) for _, _, column in end[0])]
        assert {frozen(end) for end in found.boards} == set(ends) - set(off)
        assert (found.win is not None) == win
        wins += win
    assert wins or scaled(2_000) < 40


def slow_options(position: Position) -> dict[str, object]:
    options = position.options
    return {
        "edition": options.edition,
        "setup": options.setup.drawing(),
        "deck": named(options.deck),
        "exact_moves": options.exact_moves,
        "all_parts": options.all_parts,
        "turn_limit": options.turn_limit,
        "starter": options.starter,
        "extra_vehicles": True,
    }


def test_walks_from_the_start() -> None:
    rng = random.Random(5)
    compared = 0
    while compared < scaled(POSITIONS // 2):
        position = GAME.start(random_options(rng))
        reference = slow.Reference(2, slow_options(position))
        compared += walk_beside(GAME, position, reference, snapshot, rng, 250, reasons=REASONS)


def test_walks_from_late_positions() -> None:
    rng = random.Random(7)
    compared = won = 0

    def onward(position: Position, seat: int) -> Move:
        moves = GAME.legal(position, seat)
        own = [move for move in moves if move.what == "><"[seat]]
        return rng.choice(own if own and rng.random() < 0.6 else moves)

    while compared < scaled(POSITIONS // 2):
        position = late_position(random_options(rng), rng)
        board = position.board
        reference = slow.Reference.from_vehicles(
            {name: tuple(v) for name, v in slow_vehicles(board).items()},  # type: ignore[misc]
            board.left,
            board.right,
            position.turn,
            [spelled(hand) for hand in position.hands],
            named(position.pile),
            named(position.discards),
            position.turns,
            slow_options(position),
        )
        compared += walk_beside(GAME, position, reference, snapshot, rng, 60, onward, REASONS)
        won += reference.pending().kind == "finished"
    assert won


def test_the_set_ups_are_the_same_drawings() -> None:
    for number, drawing in slow.SETUPS.items():
        assert Setup.parse(drawing).drawing() == printed(number).drawing()
