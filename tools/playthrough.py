"""A game written out with every view and every legal move, to be kept and compared."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator

from tailback.kit import (
    NATURE,
    SPECTATOR,
    AnyGame,
    Chance,
    Decision,
    Detail,
    Finished,
    Options,
    Seating,
)
from tailback.kit.walk import random_walk


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
            for event in game.events(game.shown_to(step.story, viewer)):
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
        drawn = game.text_view(game.view(scene, position, viewer))
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
