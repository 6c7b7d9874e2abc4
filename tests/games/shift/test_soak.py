"""Long walks: what must never happen does not, and every clause fires."""

from __future__ import annotations

import random
from collections.abc import Iterator

from tailback.games.shift import GAME, Move, Position, Setup, Stage
from tailback.games.shift.board import connected
from tailback.games.shift.happenings import Lost
from tailback.kit import NATURE, Last, RandomDice, Seating, SetupError, Step
from tailback.kit.walk import walk
from tests.games.shift.late import late_position, random_options
from tests.harness.firing import Detector, Firing
from tests.harness.scale import scaled

GAMES = 10_000

Happened = Step[Position, Move]


def made(step: Happened) -> Move:
    return next(iter(step.moves.values()))


def straddled(step: Happened) -> bool:
    board = step.before.board
    return board.lock("L") is not None or board.lock("R") is not None


def lost(step: Happened) -> bool:
    return any(isinstance(happening, Lost) for happening in step.story)


def half_off(position: Position) -> bool:
    board = position.board
    return board.column(0) == 13 or board.column(1) == -1


def turned_back(step: Happened) -> bool:
    """Return whether a hero half off came back."""
    return half_off(step.before) and not half_off(step.after) and step.after.stage is not Stage.WON


def crossed(step: Happened) -> bool:
    """Return whether a vehicle drove onto a seam."""
    move = made(step)
    if move.kind != "drive" or step.after.stage is Stage.WON:
        return False
    board = step.after.board
    i = board.fleet.index[move.what]
    return i in (board.lock("L"), board.lock("R"))


class ForthAndBack:
    """Notices a step that undoes the one before it, within one card."""

    def __init__(self) -> None:
        self.last: Move | None = None

    def __call__(self, step: Happened) -> bool:
        move, last = made(step), self.last
        self.last = move
        drove = move.kind == "drive" and last is not None and last.kind == "drive"
        return drove and last is not None and (last.what, -last.amount) == move[1:]


DETECTORS: dict[str, Detector] = {
    "SHIFT-1": lambda s: s.before.stage is Stage.DEAL and s.before.board.left == 0,
    "SHIFT-2": lambda s: s.before.stage is Stage.DEAL and s.before.board.fleet.vehicles[2:] != (),
    "SHIFT-4": lambda s: s.before.stage is Stage.DEAL,
    "SHIFT-5": lambda s: made(s).what in "><",
    "SHIFT-6": lambda s: s.before.stage is Stage.LOT,
    "SHIFT-7": lambda s: made(s).kind == "play",
    "SHIFT-8": lambda s: any(s.before.discards) and not any(s.after.discards),
    "SHIFT-9": lambda s: s.before.stage is Stage.DRAW,
    "SHIFT-10": lost,
    "SHIFT-15": crossed,
    "SHIFT-16": turned_back,
    "SHIFT-17": lambda s: made(s).kind == "drive" and s.before.steps > 1,
    "SHIFT-18": ForthAndBack(),
    "SHIFT-19": lambda s: made(s).kind == "shift",
    "SHIFT-21": lambda s: s.before.stage is Stage.PARTS and s.before.shift and straddled(s),
    "SHIFT-22": lambda s: made(s).kind == "drive" and abs(made(s).amount) > 1,
    "SHIFT-23": lambda s: made(s).kind == "shift" and s.before.steps > 0,
    "SHIFT-24": lambda s: (
        s.before.shift and s.after.stage is Stage.DRAW and made(s).kind == "drive"
    ),
    "SHIFT-25": lambda s: s.after.stage is Stage.WON,
    "SHIFT-26": lambda s: s.after.stage is Stage.WON and s.before.slide,
    "SHIFT-27": lambda s: s.after.stage is Stage.DRAWN,
}
"""Clauses not named here fire by refusing: SHIFT-3, 11, 12, 13, 14 and 20."""


def check_invariants(step: Happened) -> None:
    before, after = step.before, step.after
    board = after.board
    assert connected(after.options.edition, board.left, board.right)  # SHIFT-20
    cells = [cell for i in range(len(board.places)) for cell in board.cells(i)]
    assert len(cells) == len(set(cells))
    for i in range(2, len(board.places)):
        assert all(board.exists(*cell) for cell in board.cells(i))  # SHIFT-13
    for hero, beyond in ((0, 14), (1, -1)):
        inside = [cell for cell in board.cells(hero) if cell[1] != beyond]
        assert all(board.exists(*cell) for cell in inside)
        assert inside or board.escaped(hero)
    piles = (*after.hands, after.pile, after.discards)
    together = tuple(sum(n) for n in zip(*piles, strict=True))
    assert together == after.options.deck
    move = made(step)
    if move.kind == "shift":
        assert before.board.lock(move.what) is None  # SHIFT-21
    if move.kind == "drive" and after.stage is not Stage.WON:
        i = board.fleet.index[move.what]
        line = [(row, column) for row, column in before.board.cells(i)]
        along = 0 if board.fleet.vehicles[i].along_row else 1
        assert {cell[along] for cell in line} == {cell[along] for cell in board.cells(i)}


def games(rng: random.Random) -> Iterator[Position]:
    """Return starts and late positions, half and half."""
    last = Last(0, 1)
    while True:
        yield GAME.start(random_options(rng, turn_limit=20), Seating(2, None, None))
        yield late_position(random_options(rng, turn_limit=60), rng)
        yield GAME.start(random_options(rng, turn_limit=10), Seating(2, (1, 0), last))
        yield late_position(random_options(rng, turn_limit=60), rng)


def onward(rng: random.Random, position: Position, seat: int) -> Move:
    moves = GAME.legal(position, seat)
    own = [move for move in moves if move.what == "><"[seat]]
    return rng.choice(own if own and rng.random() < 0.5 else moves)


def test_invariants_hold_and_every_clause_fires() -> None:
    rng = random.Random(9)
    firing = Firing(GAME, DETECTORS)
    bad_setups = (Setup(((">", ((0, 0), (0, 1))),)), Setup(()))
    for setup in bad_setups:
        try:
            setup.board()
        except SetupError as error:
            firing.counts.update(problem.clause for problem in error.problems)
    steps = 0
    for number, start in zip(range(scaled(GAMES)), games(rng), strict=False):
        alphabet = list(GAME.all_moves(start.options))
        for step in walk(GAME, start, lambda p, s: onward(rng, p, s), RandomDice(rng), told=True):
            steps += 1
            check_invariants(step)
            firing.watch(step)
            if rng.random() < 0.03 and NATURE not in step.moves:
                firing.refused(step.before, step.before.turn, rng.sample(alphabet, 30))
        if number % 1000 == 999:
            print(f"{number + 1} games, {steps:,} steps")
    print(f"{scaled(GAMES):,} games, {steps:,} steps\n{firing.table()}")
    assert not firing.silent()
