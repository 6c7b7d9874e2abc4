"""No move that is offered raises: random decisions in positions that are stirred at random."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import islice

from tailback.games.bash.cars import COLOURS, LEVEL_1, LEVEL_3, MOST_CARS
from tailback.games.bash.course import ready_courses
from tailback.games.bash.game import GAME
from tailback.games.bash.graph import Graph
from tailback.games.bash.move_preview import move_previews
from tailback.games.bash.moves import DECKS, DONE, EFFECTS, FASTEST, Move
from tailback.games.bash.options import BashOptions
from tailback.games.bash.position import BOMBS, BOULDERS, ENERGY, LIFE, Position
from tailback.games.bash.setup import MOST_BOOSTS
from tailback.games.bash.surprise import LENGTHS, surprise
from tailback.kit import NATURE, Chance, Decision, Finished, Seating
from tests.games.bash.build import asks, options
from tests.harness.scale import scaled

DECISIONS = scaled(300_000)
FEWEST_CARDS = 3 * MOST_CARS
SPACES = range(10)
"""How many spaces, or bombs, an ability of one's own may have."""


def drawn(rng: random.Random) -> BashOptions:
    """Return a course, decks, cars and strips by lot."""
    ready = rng.random() < 0.3
    course = (
        rng.choice(list(ready_courses().values())) if ready else surprise(rng.choice(LENGTHS), rng)
    )
    return options(
        str(course),
        simple=rng.random() < 0.1,
        boost=rng.random() < 0.5,
        bots=rng.choice((0, 0, 1, 2, 3, 4)),
        ability_level=rng.choice(("any", "any", "exact")),
        colours=",".join(rng.sample(COLOURS, len(COLOURS))),
        cars={colour: car(rng) for colour in COLOURS},
        decks={deck: cards(rng) for deck in DECKS},
        strips={
            str(count): "".join(rng.choices("SR", k=count)) for count in range(2, MOST_CARS + 1)
        },
    )


def car(rng: random.Random) -> dict[str, object]:
    level3 = {
        "does": rng.choice(LEVEL_3),
        "spaces": rng.choice(SPACES),
        "bombs": rng.choice(SPACES),
    }
    return {
        "level1": rng.choice((*LEVEL_1, rng.choice(SPACES[1:]))),
        "level3": level3,
    }


def cards(rng: random.Random) -> dict[str, dict[str, int]]:
    """Return as few cards as a deck may have, or more."""
    found: dict[str, dict[str, int]] = {}
    for _ in range(FEWEST_CARDS + rng.choice((0, 0, 10))):
        kind = found.setdefault(rng.choice(EFFECTS), {})
        speed = str(rng.randint(1, FASTEST))
        kind[speed] = kind.get(speed, 0) + 1
    return found


# Positions


def moved(position: Position, rng: random.Random) -> Position:
    """Return the position with all cars near each other, at the end of the lap or anywhere."""
    graph, cars = position.graph, range(len(position.places))
    near = around(graph, rng)
    places = rng.sample([at for at in near if graph.receives[at]], len(cars))
    others = [car for car in cars if car != position.active]
    for car in others:
        shared = [at for at in near if graph.shared[at]]
        if shared and rng.random() < 0.2:
            places[car] = rng.choice(shared)
    last = rng.random() < 0.5
    placed = [lap(graph, at, last) for at in places]
    if rng.random() < 0.1:
        placed[rng.choice(others)] += graph.finish
    energy = [
        0 if position.options.simple or car >= len(position.hands) else rng.randint(0, ENERGY)
        for car in cars
    ]
    return position._replace(
        places=tuple(placed),
        life=tuple(rng.randint(1, LIFE) for _ in cars),
        energy=tuple(energy),
    )


def scattered(position: Position, rng: random.Random) -> Position:
    """Return the position with bombs, boulders, boosts and the Snout elsewhere, near the cars."""
    graph = position.graph
    taken = {place % graph.size for place in position.places}
    near = around(graph, rng, graph.tile[position.places[position.active] % graph.size])
    snout = rng.randrange(len(graph.paws)) if graph.paws else -1
    taken.update(graph.paws[snout : snout + 1])
    left = [at for at in near if graph.holds[at] and at not in taken]
    things = rng.sample(left, min(len(left), rng.randint(0, BOMBS + BOULDERS)))
    bombs = rng.randint(max(0, len(things) - BOULDERS), min(BOMBS, len(things)))
    last = position.places[position.active] >= graph.size
    return position._replace(
        bombs=tuple(sorted(lap(graph, at, last) for at in things[:bombs])),
        boulders=tuple(sorted(lap(graph, at, last) for at in things[bombs:])),
        boosts=boosts(graph, rng) if position.options.boost else (),
        snout=snout,
    )


def around(graph: Graph, rng: random.Random, tile: int | None = None) -> list[int]:
    """Return the spaces of three tiles, this one or any in their midst."""
    first = rng.randrange(graph.tiles) if tile is None else tile - 1
    return [at for at in range(graph.size) if (graph.tile[at] - first) % graph.tiles < 3]


def lap(graph: Graph, at: int, last: bool) -> int:
    """Return the place of a space; those of tile 01 may be at the end of the lap."""
    return at + graph.size * (last and graph.tile[at] == 0)


def boosts(graph: Graph, rng: random.Random) -> tuple[int, ...]:
    """Return some seams with a boost on one of their spaces (BASH-66)."""
    seams = rng.sample(graph.seams, rng.randint(0, min(MOST_BOOSTS, len(graph.seams))))
    return tuple(graph.ids[f"{tile}{rng.choice('LMR')}0"] for tile in sorted(seams))


def stirred(position: Position, rng: random.Random) -> Position:
    """Return the position, or one in which cars, things or both are elsewhere.

    Cars are moved at the beginning of a turn only, things at any decision that is still one then.
    """
    begins = asks(position) == "Act" and not position.used and not position.met
    if begins and rng.random() < 0.5:
        position = scattered(moved(position, rng), rng)
    elif rng.random() < 0.1:
        other = scattered(position, rng)
        position = other if GAME.legal(other, seat_asked(other)) else position
    return position


def seat_asked(position: Position) -> int:
    pending = GAME.pending(position)
    assert isinstance(pending, Decision)
    (seat,) = pending.seats
    return seat


def decisions(rng: random.Random) -> Iterator[tuple[Position, int, Sequence[Move]]]:
    """Return positions with the seat that decides and what it is offered, without end."""
    while True:
        chosen = drawn(rng)
        position = GAME.start(chosen, Seating(rng.randint(2, MOST_CARS - chosen.bots)))
        while not isinstance(pending := GAME.pending(position), Finished):
            if isinstance(pending, Chance):
                (outcome,) = rng.choices(pending.outcomes, pending.weights)
                position = GAME.apply(position, {NATURE: outcome})
            else:
                position, seat = stirred(position, rng), pending.seats[0]
                legal = GAME.legal(position, seat)
                yield position, seat, legal
                position = GAME.apply(position, {seat: rng.choice(bold(legal, rng))})


def strewn(position: Position) -> Iterator[str]:
    """Return in words what lies or stands where only stirring puts it often."""
    if len(position.bombs) == BOMBS:
        yield "all bombs"
    if len(position.boulders) == BOULDERS:
        yield "all boulders"
    if position.boosts:
        yield "boosts"
    if position.snout != position.graph.home:
        yield "the Snout away"
    if any(place >= position.graph.finish for place in position.places):
        yield "a finished car"


def bold(legal: Sequence[Move], rng: random.Random) -> Sequence[Move]:
    """Return what to choose from: mostly without what ends an ability or does without it."""
    return [move for move in legal if move is not DONE or rng.random() < 0.3] or legal


def test_no_move_that_is_offered_raises() -> None:
    asked: Counter[str] = Counter()
    lying: Counter[str] = Counter()
    offered = 0
    for position, seat, legal in islice(decisions(random.Random(7)), DECISIONS):
        asked[asks(position)] += 1
        lying.update(strewn(position))
        offered += len(legal)
        for move in legal:
            try:
                GAME.apply(position, {seat: move})
            except Exception as error:
                where = f"{position.options.write()}, {GAME.notation.position_text(position)}"
                raise AssertionError(f"{move} in {where}") from error
        move_previews(position, seat)
    print(f"{offered:,} moves offered at {DECISIONS:,} decisions; {dict(asked)}; {dict(lying)}")
    assert {"Act", "Effect", "After", "Free", "Steps", "Mine", "Drive"} <= set(asked)
    assert {"SnoutWalk", "Slide", "Falls"} <= set(asked)
    assert len(lying) == 5
