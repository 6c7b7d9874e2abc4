"""Long walks: what must always hold, and which clauses have fired.

Purely random play never ends, so half of the walks are played by a bot with every fifth move at
random, and the others start from composed late positions.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import islice
from typing import Any

from tailback.games.shuttles import GAME, Move, Position, Stage
from tailback.games.shuttles.bots.alphabeta import TwoPlyBot
from tailback.games.shuttles.moves import CLAIM, slide_move
from tailback.kit import (
    NATURE,
    Question,
    RandomDice,
    Step,
)
from tailback.kit.walk import random_walk, walk
from tests.games.shuttles.positions import composed, play, stand
from tests.harness.firing import Detector, Firing
from tests.harness.scale import scaled

Seen = Step[Position, Move]


def moved(step: Seen) -> Move:
    (move,) = step.moves.values()
    return move


def in_block(name: str) -> bool:
    return name[0] in "sn"


def shuttles_of(step: Seen) -> tuple[int, int] | None:
    """Return the numbers of the shuttles that a piece left and reached, if both are shuttles."""
    move = moved(step)
    if move.kind not in ("slide", "jump") or in_block(move.start) or in_block(move.end):
        return None
    return int(move.start[0]), int(move.end[0])


def across(step: Seen) -> bool:
    """Return whether a piece went from a shuttle to one that lies otherwise (SHUT-5)."""
    pair = shuttles_of(step)
    offsets = step.before.offsets
    return pair is not None and offsets[pair[0] - 1] != offsets[pair[1] - 1]


def ridden(step: Seen) -> bool:
    """Return whether a shuttle moved with a piece on it."""
    before = step.before
    names = [before.maze.names[space] for side in before.pieces for space in side]
    return moved(step).kind == "shuttle" and any(n[0] == moved(step).start for n in names)


DETECTORS: dict[str, Detector] = {
    "SHUT-1": lambda step: moved(step).kind == "shuttle" and moved(step).start != "4",
    "SHUT-3": lambda step: (
        moved(step).kind in ("slide", "jump")
        and not in_block(moved(step).start)
        and moved(step).end[0] == "ns"[step.before.turn]
    ),
    "SHUT-4": lambda step: step.before.turns == 0 and step.before.pieces == step.before.maze.start,
    "SHUT-5": across,
    "SHUT-10": lambda step: NATURE in step.moves,
    "SHUT-11": ridden,
    "SHUT-12": lambda step: moved(step).kind == "slide" and len({*(shuttles_of(step) or ())}) == 2,
    "SHUT-13": lambda step: moved(step).kind == "jump",
    "SHUT-14": lambda step: moved(step).start == "4",
    "SHUT-30": lambda step: (
        moved(step).kind in ("slide", "jump")
        and moved(step).start[0] == moved(step).end[0]
        and in_block(moved(step).start)
    ),
    "SHUT-31": lambda step: step.before.ban and 4 in (shuttles_of(step) or ()),
    "SHUT-32": lambda step: (
        moved(step).kind in ("slide", "jump")
        and moved(step).start[0] == "ns"[step.before.turn]
        and not in_block(moved(step).end)
    ),
    "SHUT-40": lambda step: step.after.stage is Stage.WON,
    "SHUT-41": lambda step: step.after.stage is Stage.CLAIMED,
    "SHUT-42": lambda step: step.after.stage is Stage.DRAWN and step.after.turns < 400,
    "SHUT-42 limit": lambda step: step.after.stage is Stage.DRAWN and step.after.turns == 400,
}
"""Clauses not named here fire by refusing: SHUT-2, 20, 21, 22 and 23."""


def by_bot(rng: random.Random) -> Iterator[Seen]:
    bot = TwoPlyBot(GAME)

    def choose(position: Position, seat: int) -> Move:
        legal = GAME.legal(position, seat)
        if rng.random() < 0.2:
            return rng.choice(legal)
        view: Any = None  # this bot reads the recall alone
        return bot.choose(Question(seat, view, position, legal, rng))

    return walk(GAME, GAME.start(), choose, RandomDice(rng))


def refusing(rng: random.Random) -> Iterator[Seen]:
    """A block that is full, and whoever comes along; a right to claim is mostly used."""
    position = stand("n1 n2 n3 n4 1a1", "n5 1b7 2b7 3a7 3b7", turn="north")

    def choose(position: Position, seat: int) -> Move:
        legal = GAME.legal(position, seat)
        return CLAIM if CLAIM in legal and rng.random() < 0.7 else rng.choice(legal)

    return islice(walk(GAME, play(position, "1>"), choose, RandomDice(rng)), 20)


def to_and_fro(rng: random.Random) -> Iterator[Seen]:
    """The same two shuttles move again and again, from a late position."""

    def choose(position: Position, seat: int) -> Move:
        legal = GAME.legal(position, seat)
        return rng.choice([move for move in legal if move.start in "12"] or legal)

    return islice(walk(GAME, composed(rng), choose, RandomDice(rng)), 80)


def check(step: Seen) -> None:
    """What holds after every move (SHUT-13, 22, 23: nothing leaves the board or goes home)."""
    before, after = step.before, step.after
    if NATURE in step.moves:
        return
    maze = after.maze
    assert len({*after.pieces[0], *after.pieces[1]}) == 10
    assert all(maze.exists(space) for side in after.pieces for space in side)
    assert all(abs(offset) <= maze.board.offset_limit for offset in after.offsets)
    assert sum(a != b for a, b in zip(before.offsets, after.offsets, strict=True)) <= 1
    for seat in (0, 1):
        waiting = [len(maze.blocks[seat] & set(p.pieces[seat])) for p in (before, after)]
        assert waiting[1] <= waiting[0]
        arrived = [len(maze.blocks[1 - seat] & set(p.pieces[seat])) for p in (before, after)]
        assert arrived[1] <= arrived[0] or not waiting[0]
    if after.stage is Stage.TURN:
        assert after.moves
        assert len(set(after.moves)) == len(after.moves)
        assert after.repeats < 3
    assert after.turns == before.turns + (after.stage is not Stage.CLAIMED) <= 400


def tries(position: Position, rng: random.Random) -> list[Move]:
    """Some moves, few of them legal."""
    names = [*position.maze.spaces, "1a9"]
    mine = [position.maze.names[space] for space in position.pieces[position.turn]]
    found = [slide_move(rng.choice([*mine, *names[:3]]), rng.choice(names)) for _ in range(20)]
    moves = ["4<", "4>", "1>", "2>", "claim"]
    found += [GAME.notation.move(f"{rng.choice(mine)}x{rng.choice(names)}") for _ in range(30)]
    return found + [GAME.notation.move(text) for text in moves]


def test_walks_and_the_clauses_that_fired() -> None:
    rng = random.Random(13)
    firing = Firing(GAME, DETECTORS)
    walks: list[Iterator[Seen]] = [by_bot(rng) for _ in range(scaled(100))]
    walks += [islice(random_walk(GAME, composed(rng), rng), 100) for _ in range(scaled(200))]
    walks += [refusing(rng) for _ in range(scaled(300))]
    walks += [to_and_fro(rng) for _ in range(scaled(200))]
    walks.append(random_walk(GAME, GAME.start(), rng))
    for steps in walks:
        for step in steps:
            check(step)
            firing.watch(step)
            if rng.random() < 0.2:
                firing.refused(step.before, rng.choice([0, 1]), tries(step.before, rng))
    print(firing.table())
    assert firing.silent() == []
    assert firing.constant() == []
