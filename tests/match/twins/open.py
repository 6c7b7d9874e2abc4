"""Twins of Shift and the toys; and drafts, which are secret even where nothing else is."""

from __future__ import annotations

import random
from collections.abc import Iterator

from tailback.kit import NATURE, AnyGame, Seating
from tailback.kit.walk import random_walk
from tests.match.desk import GAMES, find, options_of
from tests.match.twins.script import (
    IDLE,
    Act,
    History,
    Maker,
    Script,
    Twins,
    script_of,
    shared,
    until,
    wait,
)


def history_of(game: AnyGame, seed: int, most: int) -> History:
    position = game.start(options_of(game), Seating(2))
    steps = random_walk(game, position, random.Random(seed))
    return [step.moves for step, _ in zip(steps, range(most), strict=False)]


def twins_of(game: AnyGame, history: History, twin: History, revealed: int) -> Iterator[Twins]:
    """Return twins up to where they are told apart, if there is anything before that."""
    one, other = script_of(game, history), script_of(game, twin)
    both = shared(one, other, revealed)
    if both and one.script.falls != other.script.falls:
        yield Twins(game, *until(both, one, other))


# Shift


def receivers(game: AnyGame, history: History) -> Iterator[tuple[int, int]]:
    """Return for each draw of a card in Shift its place in the history and who gets it."""
    position = game.start(options_of(game), Seating(2))
    for number, moves in enumerate(history):
        after = game.apply(position, moves)
        if NATURE in moves and moves[NATURE].kind == "draw":
            grown = [sum(after.hands[s]) > sum(position.hands[s]) for s in (0, 1)]
            yield number, grown.index(True)
        position = after


def shift_twins(rng: random.Random, viewer: int | None) -> Iterator[Twins]:
    """Another card goes to someone else's hand; both play on until that makes a difference."""
    game = GAMES["shift"]
    while True:
        history = history_of(game, rng.randrange(1 << 30), 30)
        hidden = [number for number, seat in receivers(game, history) if seat != viewer]
        number = rng.choice(hidden)
        kinds = {m[NATURE] for m in history if NATURE in m and m[NATURE].kind == "draw"}
        others = sorted((k for k in kinds if k != history[number][NATURE]), key=str)
        twin = [*history]
        twin[number] = {NATURE: rng.choice(others)}
        yield from twins_of(game, history, twin, len(history))


# Toys


def peek_twins(rng: random.Random, viewer: int | None) -> Iterator[Twins]:
    """Another card lies where someone else looked, until it is taken."""
    game = GAMES["peek"]
    while True:
        history = history_of(game, rng.randrange(1 << 30), 40)
        looks = [
            n + 1
            for n, moves in enumerate(history)
            for seat, move in moves.items()
            if move.startswith("look") and seat != viewer and NATURE in history[n + 1]
        ]
        if not looks:
            continue
        number = rng.choice(looks)
        (look,) = history[number - 1].values()
        later = list(enumerate(history))[number:]
        taken = f"take{look[-1]}"
        takes = [n for n, m in later if taken in m.values() or (viewer, look) in m.items()]
        left = [f"={c}" for c in (1, 2, 3, 4) if {NATURE: f"={c}"} not in history[: number + 1]]
        if left:
            twin = [*history]
            twin[number] = {NATURE: rng.choice(left)}
            yield from twins_of(game, history, twin, min(takes, default=len(history)))


def sealed_twins(rng: random.Random, viewer: int | None) -> Iterator[Twins]:
    """Nobody can tell what, whether or how often the others have sealed."""
    a, b = [seat for seat in range(3) if seat != viewer][:2]
    for bids in (
        (Act(a, "1"), IDLE),
        (IDLE, Act(a, "3")),
        (Act(a, "3"), Act(a, "2")),
        (Act(a, "2"), Act(b, "2")),
    ):
        yield Twins(GAMES["sealed"], Script((IDLE, IDLE), ()), Script(bids, ()), 3)


def bell_twins(rng: random.Random, viewer: int | None) -> Iterator[Twins]:
    """Silence, an early no and a no said twice look the same till the time is up."""
    mine: tuple[Act, ...] = (Act(0, "2"), Act(1, "ring"), Act(1, "3"))
    before, asked = (mine, 0) if viewer == 1 else ((Act(0, "3"),), 1)
    yield from held_twins(Twins(GAMES["bell"], Script(before, ()), Script((), ())), asked)


def held_twins(before: Twins, asked: int) -> Iterator[Twins]:
    """Return twins that go on from the first of these with an answer that is held back."""
    acts, falls = before.one
    no = Act(asked, "no")
    pause = (wait(5), wait(5))
    for answers in ((no, IDLE), (no, no)):
        silent = Script((*acts, IDLE, IDLE, *pause), falls)
        yield before._replace(one=silent, other=Script((*acts, *answers, *pause), falls))


# Drafts


def tried_twins(name: str) -> Maker:
    """Return twins of a game: others try moves and are refused before they commit, or do not."""

    def made(rng: random.Random, viewer: int | None) -> Iterator[Twins]:
        game = find(name)
        while True:
            script, _ = script_of(game, history_of(game, rng.randrange(1 << 30), 30))
            quiet: list[Act] = []
            busy: list[Act] = []
            for act in script.acts[:6]:
                if act.seat not in (viewer, -1):
                    tries = (act.move, f"{act.move} {act.move}")
                    busy += [Act(act.seat, text, "try") for text in tries]
                    busy.append(Act(act.seat, "nonsense", "wrong"))
                    quiet += [IDLE] * 3
                busy.append(act)
                quiet.append(act)
            one, other = (Script(tuple(acts), script.falls) for acts in (quiet, busy))
            if one != other:
                yield Twins(game, one, other)

    return made
