"""Walking through games: counting, wandering, writing everything down.

:func:`perft` counts the ways a game can go on, :func:`walk` plays one game with a given chooser,
and :func:`playthrough` writes a game out with every view and every legal move, to be kept and
compared.
"""

from __future__ import annotations

import json
import random
from collections.abc import Callable, Iterator, Mapping
from itertools import product
from typing import TypeVar

from tailback.kit.chance import Dice, RandomDice
from tailback.kit.eyes import SPECTATOR
from tailback.kit.game import AnyGame, Game, Step
from tailback.kit.options import Options
from tailback.kit.rules import NATURE, Chance, Decision, Detail, Finished, Seat, Seating

O = TypeVar("O", bound=Options)
P = TypeVar("P")
M = TypeVar("M")

Chooser = Callable[[P, Seat], M]
"""Returns the move of a seat in a position."""


def choices(game: Game[O, P, M], position: P) -> Iterator[Mapping[Seat, M]]:
    """Return everything that can happen next: each joint choice, or each outcome of chance."""
    pending = game.pending(position)
    if isinstance(pending, Chance):
        yield from ({NATURE: outcome} for outcome in pending.outcomes)
    elif isinstance(pending, Decision):
        seats = pending.seats
        for moves in product(*(game.legal(position, seat) for seat in seats)):
            yield dict(zip(seats, moves, strict=True))


def perft(game: Game[O, P, M], position: P, depth: int) -> int:
    """Return the number of ways to go on for ``depth`` plies.

    A ply is one decision (joint choices count once for each combination) or one distinct draw.

    >>> import tailback
    >>> shift = tailback.game("shift")
    >>> perft(shift, shift.start(shift.options(starter="gold")), 2)
    64
    """
    if depth == 0:
        return 1
    if depth == 1:
        return sum(1 for _ in choices(game, position))
    return sum(
        perft(game, game.apply(position, moves), depth - 1) for moves in choices(game, position)
    )


def walk(
    game: Game[O, P, M], position: P, chooser: Chooser[P, M], dice: Dice, *, told: bool = False
) -> Iterator[Step[P, M]]:
    """Play from ``position`` to the end, and return every step on the way, told or not."""
    while True:
        pending = game.pending(position)
        moves: dict[Seat, M]
        if isinstance(pending, Decision):
            moves = {seat: chooser(position, seat) for seat in pending.seats}
        elif isinstance(pending, Chance):
            moves = {NATURE: pending.outcomes[dice.pick(pending.weights)]}
        else:
            return
        step = (
            game.step(position, moves)
            if told
            else Step(position, moves, game.apply(position, moves))
        )
        yield step
        position = step.after


def random_walk(
    game: Game[O, P, M], position: P, rng: random.Random, *, told: bool = False
) -> Iterator[Step[P, M]]:
    """Play random legal moves from ``position`` to the end."""

    def any_move(position: P, seat: Seat) -> M:
        legal = game.legal(position, seat)
        return legal[rng.randrange(len(legal))]

    return walk(game, position, any_move, RandomDice(rng), told=told)


def playthrough(
    game: AnyGame, options: Options, seats: int, seed: int, most: int = 200
) -> Iterator[str]:
    """Return the lines of a game written out: positions, every viewer's view, legal moves.

    The same arguments give the same lines, so a file of them shows when anything changes.
    """
    note = game.notation
    seating = Seating(seats)
    position, scene = game.start(options, seating), game.scene(options, seating)
    yield f"game: {game.id}"
    yield f"rules: {game.rules_number}"
    yield f"seats: {seats}"
    yield f"seed: {seed}"
    yield f"most: {most}"
    yield f"options: {json.dumps(options.write(), sort_keys=True, ensure_ascii=False)}"
    yield f"facts: {game.facts(options)}"
    viewers = [*range(seats), SPECTATOR]
    for number, step in enumerate(random_walk(game, position, random.Random(seed), told=True)):
        yield ""
        yield f"# {number}"
        yield from _shown(game, scene, step.before, viewers)
        what = {_name(game, who): note.move_text(move) for who, move in step.moves.items()}
        yield f"happens: {', '.join(f'{who} {move}' for who, move in what.items())}"
        for viewer in viewers:
            for event in game.events(game.witness(step.story, viewer)):
                fleeting = " (fleeting)" if event.fleeting else ""
                details = " ".join(f"{name}={_plain(value)}" for name, value in event.details)
                yield f"{_name(game, viewer)} sees: {event.name} {details}{fleeting}".rstrip()
        position = step.after
        if number + 1 == most:
            break
    yield ""
    yield "# end"
    yield from _shown(game, scene, position, viewers)


def _plain(value: Detail) -> str:
    return " ".join(map(str, value)) if isinstance(value, tuple) else str(value)


def _shown(
    game: AnyGame, scene: object, position: object, viewers: list[int | None]
) -> Iterator[str]:
    yield f"position: {game.notation.position_text(position)}"
    for viewer in viewers:
        yield f"view of {_name(game, viewer)}:"
        drawn = game.letters(game.view(scene, position, viewer))
        yield from (f"  {line}".rstrip() for line in drawn.split("\n"))
    pending = game.pending(position)
    if isinstance(pending, Decision):
        for seat in pending.seats:
            legal = " ".join(game.notation.move_text(move) for move in game.legal(position, seat))
            yield f"{_name(game, seat)} may: {legal}"
        if pending.default is not None:
            held = ", held" if pending.hold else ""
            yield f"default: {game.notation.move_text(pending.default)}{held}"
    elif isinstance(pending, Chance):
        pairs = zip(pending.outcomes, pending.weights, strict=True)
        yield f"chance: {' '.join(f'{game.notation.move_text(o)}*{w}' for o, w in pairs)}"
    elif isinstance(pending, Finished):
        yield f"finished: ranks {pending.ranks}, scores {pending.scores}, {pending.reason}"


def _name(game: AnyGame, who: int | None) -> str:
    if who is SPECTATOR:
        return "spectator"
    return "chance" if who == NATURE else game.seat_names[who]
