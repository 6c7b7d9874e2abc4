"""What may be concluded in Rush & Bash: samples beside full enumeration on small decks."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Mapping
from dataclasses import replace
from fractions import Fraction

import pytest

from tailback.games.bash import beliefs
from tailback.games.bash.game import GAME
from tailback.games.bash.moves import CARD_INDEX, CARDS, KINDS, LEVEL, Move
from tailback.games.bash.options import BashOptions
from tailback.games.bash.position import Position
from tailback.kit import Seating
from tailback.kit.chance import RandomDice
from tailback.kit.walk import walk
from tests.harness.scale import SOAK
from tests.harness.secrets import History, distance, posterior, remembered

SAMPLES = 6000 if SOAK else 600
SMALL = [
    "bomb1s",
    "bomb1s",
    "bomb2s",
    "bomb2s",
    "steer1s",
    "steer1s",
    "star1s",
    "repair2s",
    "repair2s",
]
SMALL += ["missile3r", "missile3r", "star3r", "star3r", "repair3r"]
GRID = ("0M0", "0L1", "0R1")
"""The first car acts first and can overtake the others."""


def small(colours: str) -> BashOptions:
    """Return a box with few cards, so that decks run out and everything can be enumerated."""
    counts = [0] * len(CARDS)
    for card in SMALL:
        counts[CARD_INDEX[card]] += 1
    decks = tuple(counts[:KINDS]), tuple(counts[KINDS:])
    return replace(GAME.options(colours=colours), decks=decks)


def history_of(seed: int, length: int, colours: str) -> tuple[Position, History, Counter[str]]:
    """Return a race in which abilities are used, its moves, and what happened how often."""
    rng = random.Random(seed)
    start = GAME.start(small(colours), Seating(3))
    places = tuple(start.graph.ids[space] for space in GRID)
    start = start._replace(energy=(3, 3, 3), places=places)

    def choose(position: Position, seat: int) -> Move:
        legal = GAME.legal(position, seat)
        if LEVEL[3] in legal:
            return LEVEL[3]
        task = type(position.tasks[-1]).__name__
        return legal[0] if task == "Steps" else rng.choice(legal)

    moves: list[Mapping[int, Move]] = []
    told: Counter[str] = Counter()
    for step in walk(GAME, start, choose, RandomDice(rng), told=True):
        moves.append(step.moves)
        told.update(type(one).__name__ for one in step.story)
        if len(moves) == length:
            break
    return start, moves, told


RACES = [
    # seed, moves, cars, viewer: who looks on while the baron robs, is robbed, or robs
    (1, 28, "black,green,white", 2),
    (2, 40, "black,green,white", 1),
    (3, 40, "black,green,white", 0),
    (4, 60, "black,white,blue", 2),
    (5, 60, "green,white,blue", 1),
]

OFF = RACES[1]


def compared(seed: int, length: int, colours: str, viewer: int) -> tuple[int, float]:
    """Return how many positions are possible, and how far the samples are from what is exact."""
    start, history, _ = history_of(seed, length, colours)
    exact = posterior(GAME, start, history, viewer)
    recall = remembered(GAME, start, history, viewer)
    rng = random.Random(seed)
    return len(exact), distance(exact, [GAME.sample(recall, rng) for _ in range(SAMPLES)])


@pytest.mark.parametrize(("seed", "length", "colours", "viewer"), RACES)
def test_samples_fall_as_enumeration_says(
    seed: int, length: int, colours: str, viewer: int
) -> None:
    possible, far = compared(seed, length, colours, viewer)
    assert possible > 1
    # n samples of k kinds are about sqrt(k / n) / 2 apart, were they drawn exactly.
    assert far <= 0.8 * (possible / SAMPLES) ** 0.5


def test_the_races_hold_thefts_lost_cards_and_shuffles() -> None:
    told = sum((history_of(*race[:3])[2] for race in RACES), Counter[str]())
    assert told["Stole"] >= 4
    assert told["LostCard"] >= 2
    assert told["Reshuffled"] >= 5


def test_a_sampler_that_is_off_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    """A deal made card by card and left as it was made is not as likely as it should be."""
    monkeypatch.setattr(beliefs.Chain, "change", lambda chain: None)
    monkeypatch.setattr(beliefs, "FIRSTS", 1)
    possible, far = compared(*OFF)
    assert far > 0.8 * (possible / SAMPLES) ** 0.5


def test_the_real_position_is_possible() -> None:
    start, history, _ = history_of(*RACES[1][:3])
    position = start
    for moves in history:
        position = GAME.apply(position, moves)
    for viewer in range(3):
        exact = posterior(GAME, start, history, viewer)
        assert exact[position] > 0
        assert sum(exact.values()) == Fraction(1)
