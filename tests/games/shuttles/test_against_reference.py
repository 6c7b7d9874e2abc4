"""The engine beside the slow reference: walks at random, from late positions, on other boards."""

from __future__ import annotations

import random
from typing import Any

import pytest

from tailback.games.shuttles import GAME, Board, Position, default_board
from tailback.games.shuttles.board import write_board
from tailback.kit import Decision
from tests.games.shuttles.positions import composed, other_board
from tests.games.shuttles.reference import Reference
from tests.harness.beside import walk_beside
from tests.harness.scale import scaled


def snapshot(position: Position) -> dict[str, object]:
    names = position.maze.names
    shown: dict[str, object] = {
        "pieces": {
            seat: sorted(names[space] for space in position.pieces[seat]) for seat in (0, 1)
        },
        "offsets": list(position.offsets),
        "turns": position.turns,
    }
    if isinstance(GAME.pending(position), Decision):
        shown |= {"turn": position.turn, "ban": position.ban, "claim": position.claim}
    return shown


def reference_board(board: Board) -> dict[str, object]:
    """The same board in the reference's words."""
    sides = [
        ["".join("#" if mark == "|" else "." for mark in line[1::2]) for line in drawing[::-2]]
        for drawing in (shuttle.drawing for shuttle in board.shuttles)
    ]
    between = [
        ["".join("#" if mark == "-" else "." for mark in line[::2]) for line in drawing[-2::-2]]
        for drawing in (shuttle.drawing for shuttle in board.shuttles)
    ]
    return {
        "order": board.order,
        "rows": 2,
        "width": board.width,
        "offset_limit": board.offset_limit,
        "block_first": board.block_first,
        "block_size": 5,
        "side": sides,
        "between": between,
    }


def both(position: Position, **options: Any) -> Reference:
    """The reference standing at the same position."""
    chosen = {"board": reference_board(position.maze.board), **options}
    if position.stage.value == "toss":
        return Reference(2, chosen)
    return Reference.at({**snapshot(position)}, chosen)


def test_the_default_board_is_the_references() -> None:
    from tests.games.shuttles.reference import default_board as theirs

    assert reference_board(default_board()) == theirs()


def test_random_walks() -> None:
    rng = random.Random(1)
    for _ in range(scaled(100)):
        start = GAME.start(GAME.options())
        assert walk_beside(GAME, start, both(start), snapshot, rng, scaled(2000)) > 30


def test_walks_from_composed_positions() -> None:
    rng = random.Random(2)
    for _ in range(scaled(5000)):
        start = composed(rng)
        walk_beside(GAME, start, both(start), snapshot, rng, 8)


def test_walks_on_another_board() -> None:
    rng = random.Random(9)
    for _ in range(scaled(200)):
        start = composed(rng, board=write_board(other_board()))
        walk_beside(GAME, start, both(start), snapshot, rng, 10)


@pytest.mark.parametrize(
    "options", [{"repetition": None}, {"turn_limit": 12}, {"turn_limit": None}]
)
def test_walks_with_options(options: dict[str, Any]) -> None:
    rng = random.Random(5)
    for _ in range(scaled(100)):
        start = composed(rng, **options)
        walk_beside(GAME, start, both(start, **options), snapshot, rng, 16)


def test_walks_to_and_fro() -> None:
    """Shuttles moved to and fro bring the same position for the third time."""
    rng = random.Random(6)
    ends = 0
    for _ in range(scaled(150)):
        start = composed(rng)
        few = {rng.choice("257"), rng.choice("136")}

        def few_shuttles(position: Position, seat: int, few: set[str] = few) -> Any:
            legal = GAME.legal(position, seat)
            wanted = [move for move in legal if move.kind == "shuttle" and move.start in few]
            return rng.choice(wanted or legal)

        ends += walk_beside(GAME, start, both(start), snapshot, rng, 60, few_shuttles) < 60
    assert ends
