"""Late positions of Traffic-Memory: runs have been kept, few cards lie there, many were seen."""

from __future__ import annotations

import random
from typing import Any

from tailback.games.trafficars.memory import GAME, Position
from tailback.kit import NotationError, Seating
from tests.games.trafficars.memory.reference import (
    JOKER,
    TAKEN,
    Reference,
    fits,
    full_pack,
    is_kept,
    numbers_of,
)


def late(seats: int, pack: dict[str, Any], rng: random.Random) -> tuple[Position, Reference]:
    """Return a late position, before a turn or inside one, for engine and reference."""
    while True:
        made = composed(seats, pack, rng)
        try:
            position = engine_at(made, pack)
        except NotationError:  # no run is left, or the turn would have ended
            continue
        return position, Reference.at(made, pack)


def composed(seats: int, pack: dict[str, Any], rng: random.Random) -> dict[str, Any]:
    low, high = pack["low"], pack["high"]
    left = full_pack(low, high, pack.get("jokers", False))
    kept: list[list[str]] = [[] for _ in range(seats)]
    places: list[str | None] = [None] * len(left)
    few = rng.randint(2, 10)
    for _ in range(60):
        run = some_run(left, rng)
        if len(left) > few and is_kept(run) and fits(run, low, high):
            rng.choice(kept).extend(run)
            for card in run:
                left.remove(card)
    rng.shuffle(left)
    there = rng.sample(range(len(places)), len(left))
    seen = rng.choice([0.3, 0.7, 1.0])
    for place in range(len(places)):
        places[place] = TAKEN
    for place, card in zip(there, left, strict=True):
        places[place] = card if rng.random() < seen else None
    up: list[int] = []
    if rng.random() < 0.5:
        for place in there:
            cards = [str(places[p]) for p in (*up, place)]
            if places[place] is not None and fits(cards, low, high) and len(up) < 4:
                up.append(place)
    limit = pack.get("turn_limit")
    turns = rng.randrange(limit) if limit else rng.randrange(5, 60)
    turn = rng.randrange(seats)
    return {"places": places, "up": up, "kept": kept, "turn": turn, "turns": turns}


def some_run(left: list[str], rng: random.Random) -> list[str]:
    """Return neighbours among the cards left, sometimes with jokers in place of some."""
    numbers = numbers_of(left)
    jokers = left.count(JOKER)
    if not numbers:
        return []
    first = rng.choice(numbers)
    run: list[str] = []
    for number in range(first, first + rng.randint(2, 6)):
        if number in numbers and not (jokers and rng.random() < 0.1):
            run.append(str(number))
        elif jokers:
            run.append(JOKER)
            jokers -= 1
        else:
            break
    return run


def engine_at(made: dict[str, Any], pack: dict[str, Any]) -> Position:
    """Return the engine's position, by way of its notation."""
    start = GAME.start(GAME.options(**pack), Seating(len(made["kept"])))
    piles = [[*map(str, numbers_of(pile)), *[JOKER] * pile.count(JOKER)] for pile in made["kept"]]
    text = " ".join(
        (
            ",".join("?" if card is None else card for card in made["places"]),
            ",".join(f"p{place + 1}" for place in made["up"]) or "-",
            "turn",
            "|".join(",".join(pile) or "-" for pile in piles),
            str(made["turn"] + 1),
            str(made["turns"]),
        )
    )
    return GAME.notation.position(text, start)
