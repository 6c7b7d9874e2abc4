"""Twins of Traffic-Memory: other cards were seen and turned back."""

from __future__ import annotations

import random
from typing import Any

from tailback.games.trafficars.memory import GAME, Move, Position
from tailback.games.trafficars.memory.moves import SHOW
from tailback.games.trafficars.memory.position import TAKEN, UNSEEN
from tailback.kit import NATURE, Seating, Step
from tailback.kit.walk import random_walk

Moves = dict[int, Move]


def play(seed: int, **options: Any) -> list[Step[Position, Move]]:
    rng = random.Random(seed)
    start = GAME.start(GAME.options(turn_limit=60, **options), Seating(rng.randint(2, 5)))
    return list(random_walk(GAME, start, rng, told=True))


def twin(position: Position, rng: random.Random) -> Position:
    """Return the position with the cards that were seen and turned back in other places."""
    back = [p for p, card in enumerate(position.places) if card > UNSEEN and p not in position.up]
    places = list(position.places)
    for place, other in zip(back, rng.sample(back, len(back)), strict=True):
        places[place] = position.places[other]
    return position._replace(places=tuple(places))


def swapped(history: list[Step[Position, Move]], one: int, other: int) -> list[Moves]:
    """Return the moves with two cards changed for each other in every draw."""
    swap = {one: other, other: one}
    changed = []
    for step in history:
        moves = dict(step.moves)
        if NATURE in moves:
            card = moves[NATURE].what
            moves[NATURE] = SHOW[swap.get(card, card)]
        changed.append(moves)
    return changed


def shape(position: Position) -> tuple[object, ...]:
    """Return what anybody can tell without having seen a card, written without the observer."""
    taken = tuple(card == TAKEN for card in position.places)
    return position.stage, position.turn, position.up, taken, position.kept, position.turns


def forgotten(history: list[Step[Position, Move]], changed: list[Moves]) -> list[int]:
    """Return after how many entries twins look alike to someone who comes only then.

    Until then everything but the cards was alike; cards that differ have all been turned back.
    """
    found = []
    there = history[0].before
    for number, (step, moves) in enumerate(zip(history, changed, strict=True), 1):
        there = GAME.apply(there, moves)
        if shape(there) != shape(step.after):
            break
        alike = all(there.places[place] == step.after.places[place] for place in there.up)
        if alike and there.places != step.after.places:
            found.append(number)
    return found
