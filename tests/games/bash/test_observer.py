"""What is told in Rush & Bash, and what may be concluded: beside enumeration on small decks."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Mapping
from dataclasses import replace
from fractions import Fraction

import pytest

from tailback.games.bash import beliefs
from tailback.games.bash.game import GAME
from tailback.games.bash.happenings import (
    Damaged,
    Drew,
    Fired,
    Lifted,
    MissileHit,
    Played,
    Reshuffled,
    Round,
    Thing,
    racers,
)
from tailback.games.bash.moves import CARD_INDEX, CARDS, KINDS, LEVEL, Move
from tailback.games.bash.observer import BashObserver, position_of
from tailback.games.bash.options import BashOptions
from tailback.games.bash.position import Position
from tailback.games.bash.view import BashTask
from tailback.kit import Event, Seating
from tailback.kit.chance import RandomDice
from tailback.kit.walk import walk
from tests.games.bash.build import Car, Cars, build, play, told
from tests.games.bash.courses import PORTALS
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


# What is told, and how texts call it


def test_names_are_made_for_texts_alone() -> None:
    """A happening has numbers and typed values; only an event calls them by name."""
    hand = ("missile1s", "repair1s", "repair1s")
    position = build([Car("3:M0", hand=hand), "3:M1"], colours="red,white")
    story = told(position, "missile1s", "use", "=bomb1s")
    red, white = racers(position.options.colours)[:2]
    assert story[:4] == [
        Played(red, CARD_INDEX["missile1s"]),
        Fired(red, "M"),
        MissileHit("3M1", white),
        Damaged(white, 2),
    ]
    assert story[-2] == Drew(0, red, 0, CARD_INDEX["bomb1s"])
    events = GAME.events(GAME.shown_to(story, 1))
    assert events[0] == Event.of("played", car="red", card="missile1s")
    assert events[2] == Event.of("missile-hit", space="3M1", what="white")
    pushed = next(event for event in events if event.name == "pushed")
    assert pushed == Event.of("pushed", car="white", path="3M2 3M3", spaces=2, space="3M3")
    assert events[-2] == Event.of("drew", seat="1", car="red", deck="sprint", card="hidden")
    spelled = GAME.events((Round(1, (white, red)), Lifted(Thing.BOMB, "3M2"), Reshuffled(1, 9)))
    assert spelled == (
        Event.of("round", round=1, order="white red"),
        Event.of("lifted", what="bomb", space="3M2"),
        Event.of("reshuffled", deck="rush", count=9),
    )
    assert {type(value) for event in (*events, *spelled) for _, value in event.details} == {
        int,
        str,
    }


def test_the_table_names_the_effect_that_is_asked_about_and_what_is_to_be_done() -> None:
    position = build([Car("3:M0", hand=("bomb2s", "star1s", "star2s")), "1:M1"])
    asked = play(position, "bomb2s")
    table = BashObserver().table(asked)
    assert (table.stage, table.effect) == ("Effect", "bomb")
    assert table.tasks[-1] == BashTask("Effect", (0, "bomb", 2))
    assert GAME.prompt(GAME.view(GAME.scene(asked.options, Seating(2)), asked, 0)) == (
        "ask-effect",
        {"car": "blue", "effect": "bomb"},
    )
    assert BashObserver().table(position).effect == ""
    assert position_of(asked.options, table, asked.hands) == asked


def test_whoever_chooses_a_way_is_told_for_which_car() -> None:
    hand = ("missile1s", "repair1s", "repair1s")
    cars: Cars = [Car("3:L1", hand=hand), "0:R4", "3:L2"]
    asked = play(build(cars, course=PORTALS, bots=1, strip=(2, 0, 1), turn=1), "missile1s", "no")
    view = GAME.view(GAME.scene(asked.options, Seating(2)), asked, 1)
    assert GAME.prompt(view) == ("ask-way", {"car": "green"})
    waiting = GAME.view(GAME.scene(asked.options, Seating(2)), asked, 0)
    assert GAME.prompt(waiting) == ("ask-wait", {"car": "black"})
