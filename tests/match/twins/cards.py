"""Twins of the Trafficars games.

jam: hidden hands, choices sealed and replaced. memory: cards that were turned back. cutin: hidden
hands, the no that is held back, the questions that are asked even when nothing fits.
"""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

from tailback.games.trafficars.cutin import GAME as CUTIN
from tailback.games.trafficars.cutin import Position as CutinPosition
from tailback.games.trafficars.cutin import Stage
from tailback.games.trafficars.cutin.options import CutinOptions
from tailback.games.trafficars.jam import GAME as JAM
from tailback.games.trafficars.jam.moves import DRAW, INDEX, PLAY
from tailback.games.trafficars.memory import GAME as MEMORY
from tailback.kit import NATURE, RandomDice, Seating
from tailback.kit.walk import random_walk, walk
from tests.games.trafficars.cutin import twins as cutin
from tests.games.trafficars.jam import twins as jam
from tests.games.trafficars.memory import twins as memory
from tests.match.twins.open import held_twins
from tests.match.twins.script import (
    IDLE,
    TIME,
    Act,
    History,
    Maker,
    Script,
    Twins,
    script_of,
    shared,
    until,
)

# jam


def jam_twins(rng: random.Random, viewer: int | None) -> Iterator[Twins]:
    """Another card is in a hand that the viewer does not see."""
    while True:
        seats = rng.choice([2, 3])
        start, history = jam.some_game(rng.randrange(1 << 30), seats, rng.randrange(30, 60))
        twin = jam.twin_of(start, history, viewer, rng)
        if twin is not None:
            one, other = (script_of(JAM, h, seats) for h in (history, twin))
            both = shared(one, other, len(history))
            if both:
                yield Twins(JAM, *until(both, one, other), seats)


def dealt(*hands: str) -> History:
    """Return the deal of three rows and these hands, filled up with high cards."""
    named = [hand.split() for hand in hands]
    held = {card for hand in named for card in hand}
    spare = [str(n) for n in range(50, 0, -1) if n % 10 != 7 and str(n) not in held]
    cards = [spare.pop() for _ in range(3)]
    for hand in named:
        cards += [*hand, *(spare.pop(0) for _ in range(10 - len(hand)))]
    return [{NATURE: DRAW[INDEX[card]]} for card in cards]


def jam_after(history: History, one: Sequence[Act], other: Sequence[Act]) -> Twins:
    """Return twins of three seats who do this or that after the same history."""
    acts, falls = script_of(JAM, history, 3).script
    return Twins(JAM, Script((*acts, *one), falls), Script((*acts, *other), falls), 3)


def jam_sealed_twins(rng: random.Random, viewer: int | None) -> Iterator[Twins]:
    """Nobody can tell what, whether or how often the others have chosen a card, or a row."""
    a, b = [seat for seat in range(3) if seat != viewer][:2]
    hands = ["A 20 21", "A 22 23", "A 24 25"]
    deal = dealt(*hands)
    first = [hand.split()[1] for hand in hands]
    second = [hand.split()[2] for hand in hands]
    for acts in (
        (Act(a, first[a]), IDLE),
        (IDLE, Act(a, second[a])),
        (Act(a, second[a]), Act(a, first[a])),
        (Act(a, first[a]), Act(b, second[b])),
    ):
        yield jam_after(deal, (IDLE, IDLE), acts)
    # Two ambulances: their rows are chosen at the same time, unseen (JAM-5).
    revealed = {a: PLAY[INDEX["A"]], b: PLAY[INDEX["A"]]}
    third = 3 - a - b
    joint: History = [*deal, dict(sorted({**revealed, third: PLAY[int(first[third])]}.items()))]
    for acts in (
        (Act(a, "r1"), IDLE),
        (IDLE, Act(a, "r2")),
        (Act(a, "r3"), Act(a, "r1")),
        (Act(b, "r1"), Act(b, "r1")),
    ):
        yield jam_after(joint, (IDLE, IDLE), acts)


def jam_replaced_twins(rng: random.Random, viewer: int | None) -> Iterator[Twins]:
    """A choice that was replaced is never told, not even when the cards are revealed."""
    a = 0 if viewer != 0 else 1
    deal = dealt("20 21", "22 23", "24 25")
    cards = {0: "20", 1: "22", 2: "24"}
    others = [Act(seat, cards[seat]) for seat in range(3) if seat != a]
    changed = Act(a, str(int(cards[a]) + 1))
    at_last = Act(a, cards[a])
    yield jam_after(deal, (at_last, IDLE, *others), (changed, at_last, *others))


# memory

PACK = {"low": 1, "high": 12, "jokers": True, "turn_limit": 60}


def memory_twins(rng: random.Random, viewer: int | None) -> Iterator[Twins]:
    """Other cards were turned up and back; whoever comes only then is served the same."""
    options = MEMORY.options(**PACK)
    while True:
        seats = rng.choice([2, 3])
        steps = list(random_walk(MEMORY, MEMORY.start(options, Seating(seats)), rng))[:60]
        here = script_of(MEMORY, [step.moves for step in steps], seats, options)
        changed = memory.swapped(steps, *rng.sample(range(1, 13), 2))
        moments = set(memory.forgotten(steps, changed))
        there = script_of(MEMORY, [*changed], seats, options)
        both = shared(here, there, len(steps))
        acts = [number for number, end in enumerate(here.ends[:both], 1) if end in moments]
        if acts:
            last = rng.choice(acts)
            one, other = until(last, here, there)
            yield Twins(MEMORY, one, other, seats, options, since=last)


# cutin


def cutin_twins(rng: random.Random, viewer: int | None) -> Iterator[Twins]:
    """Two cards are changed for each other in every draw, until that lies open for the viewer."""
    while True:
        seats, clock = rng.choice([2, 3]), rng.random() < 0.5
        options = CUTIN.options(clock=clock)
        steps = cutin.play(CUTIN, seats, rng, clock)
        changed = cutin.twin(steps, *rng.sample(range(1, 51), 2))
        length = cutin.same_until(CUTIN, steps, changed, viewer)
        here = script_of(CUTIN, [step.moves for step in steps[:length]], seats, options)
        there = script_of(CUTIN, [*changed[:length]], seats, options)
        both = min(shared(here, there, length), 12)
        if both and here.script.falls != there.script.falls:
            one, other = until(both, here, there)
            yield Twins(CUTIN, one, other, seats, options, TIME if clock else None)


def asked_twins(*stages: Stage) -> Maker:
    """Return twins with a question of two jumpers, of whom just one has a card that fits.

    Both scripts have draws to spare, should one of them go on to draw without the question.
    """

    def made(rng: random.Random, viewer: int | None) -> Iterator[Twins]:
        while True:
            seats, clock = rng.choice([2, 3]), rng.random() < 0.5
            options = CUTIN.options(clock=clock)
            steps = cutin.play(CUTIN, seats, rng, clock)[:50]
            found = cutin.asked_twin(steps, viewer, rng, stages)
            if found is None:
                continue
            before, changed = found[0] - 1, found[1]
            if cutin.same_until(CUTIN, steps[:before], changed[:before], viewer) < before:
                continue
            ((seat, card),) = changed[before].items()
            last = Act(seat, CUTIN.notation.move_text(card))
            spare = (0,) * 6 * seats
            here = script_of(CUTIN, [step.moves for step in steps[:before]], seats, options)
            there = script_of(CUTIN, [*changed[:before]], seats, options)
            one, other = (
                Script((*acted.script.acts, last), acted.script.falls + spare)
                for acted in (here, there)
            )
            yield Twins(CUTIN, one, other, seats, options, TIME if clock else None)

    return made


class Asked(NamedTuple):
    """A script up to a question of the jumper, whose no does not end the turn."""

    script: Script
    jumper: int


def asked(rng: random.Random, viewer: int | None, options: CutinOptions) -> Iterator[Asked]:
    """Return games of three up to a question that is not the viewer's."""

    def choose(position: CutinPosition, seat: int) -> Any:
        return rng.choice(CUTIN.legal(position, seat))

    while True:
        history: History = []
        position = CUTIN.start(options, Seating(3))
        for step in walk(CUTIN, position, choose, RandomDice(rng)):
            history.append(step.moves)
            position = step.after
            if position.stage is Stage.ASK and rng.random() < 0.3:
                break
        if position.stage is not Stage.ASK or position.jumper == viewer:
            continue
        after = CUTIN.apply(position, {position.jumper: CUTIN.notation.move("no")})
        if after.stage is Stage.LAY and after.active == position.active:
            yield Asked(script_of(CUTIN, history, 3, options).script, position.jumper)


def cutin_never_twins(rng: random.Random, viewer: int | None) -> Iterator[Twins]:
    """A no for this card and a no for the whole turn look the same, with or without time."""
    options = CUTIN.options()
    for (acts, falls), jumper in asked(rng, viewer, options):
        one, other = (Script((*acts, Act(jumper, answer)), falls) for answer in ("no", "never"))
        for time in (TIME, None):
            yield Twins(CUTIN, one, other, 3, options, time)


def cutin_held_twins(rng: random.Random, viewer: int | None) -> Iterator[Twins]:
    """Silence, an early no and a no said twice look the same till the pause is over (CUT-13)."""
    options = CUTIN.options(clock=True)
    for script, jumper in asked(rng, viewer, options):
        yield from held_twins(Twins(CUTIN, script, script, 3, options), jumper)
