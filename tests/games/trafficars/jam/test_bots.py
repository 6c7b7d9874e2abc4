"""The bots of jam: the greedy one counts what a card costs now, the other one plays to the end."""

from __future__ import annotations

import random
from statistics import mean

import pytest

from tailback.bots.arena import play
from tailback.bots.bot import AnyBot
from tailback.games.trafficars.jam import GAME, JamObserver, Position
from tailback.games.trafficars.jam.bots import GreedyBot
from tailback.games.trafficars.jam.bots.montecarlo import ROLLOUTS, MonteCarloBot, _Start
from tailback.kit import (
    NATURE,
    UNLIMITED,
    Budget,
    Chance,
    Question,
    Seating,
)
from tests.games.trafficars.jam.table import place, seen, table
from tests.games.trafficars.jam.table import play as reveal
from tests.harness.scale import SOAK, scaled

GREEDY = GreedyBot(GAME)
CAREFUL = MonteCarloBot(GAME)


def choice(bot: AnyBot, position: Position, seed: int = 1, budget: Budget = UNLIMITED) -> str:
    """Return what a bot chooses that has just sat down in the first seat of an open table."""
    recall = GAME.recall(position, 0)
    legal = GAME.legal(position, 0)
    return str(
        bot.choose(Question(0, seen(position, 0), recall, legal, random.Random(seed), budget))
    )


@pytest.mark.parametrize("bot", [GREEDY, CAREFUL], ids=["greedy", "montecarlo"])
def test_a_card_that_costs_nothing_is_played_before_one_that_takes_a_row(bot: AnyBot) -> None:
    before = table("1 2 3 4\n20 21 22 23\n30", "5 31", "40 41")
    assert choice(bot, before) == "31"


@pytest.mark.parametrize("bot", [GREEDY, CAREFUL], ids=["greedy", "montecarlo"])
def test_too_low_takes_the_cheapest_row(bot: AnyBot) -> None:
    low = reveal(table("12 13 14\n20 21\n30", "5", "40"), "5", "40")
    assert choice(bot, low) == "r3"


def test_greedy_knows_what_trailers_gaps_and_tow_trucks_cost() -> None:
    assert choice(GREEDY, table("1 2 3 4\n20 21 22 23\n30", "7 5", "40 41")) == "7"
    assert choice(GREEDY, table("5 _ 9 T+10\n20 21 22 23\n30 31 32 33", "6 11", "40 41")) == "6"
    full = "1 2 3 4\n20 21 22 23\n30 31 32 P"
    waits = reveal(table(full, "T", "40"), "T", "40")
    assert choice(GREEDY, place(waits, p1="r3") if 1 in waits.asked else waits) == "r3"


def dealt(rng: random.Random) -> Position:
    """Return a table of four with whole hands."""
    position = GAME.start(seating=Seating(4))
    while isinstance(pending := GAME.pending(position), Chance):
        drawn = rng.choices(pending.outcomes, pending.weights)[0]
        position = GAME.apply(position, {NATURE: drawn})
    return position


def test_a_whole_hand_is_played_against_hands_as_they_may_be() -> None:
    rng = random.Random(2)
    position = dealt(rng)
    recall = JamObserver().recall(position, 0)
    legal = GAME.legal(position, 0)
    assert ROLLOUTS >= 100
    assert CAREFUL.choose(Question(0, seen(position, 0), recall, legal, rng)) in legal
    hands = _Start(0, recall).unseen.deal(rng)
    assert sorted(hands[0]) == list(position.hands[0])
    assert [len(hand) for hand in hands] == [10] * 4


@pytest.mark.parametrize("deals", [1, 2, 5, 20])
def test_monte_carlo_answers_with_the_best_so_far_when_its_time_is_over(deals: int) -> None:
    tireless = MonteCarloBot(GAME, 10**9)
    position = dealt(random.Random(4))
    for seed in range(5):
        looks = iter([False] * (deals - 1) + [True])
        stopped = choice(tireless, position, seed, Budget(stopped=looks.__next__))
        assert stopped == choice(MonteCarloBot(GAME, deals), position, seed)


def test_monte_carlo_without_any_time_still_looks_once() -> None:
    position = table("1 2 3 4\n20 21 22 23\n30", "5 31", "40 41")
    for seed in range(5):
        late = choice(MonteCarloBot(GAME, 10**9), position, seed, Budget(seconds=0))
        assert late == choice(MonteCarloBot(GAME, 1), position, seed)


def test_monte_carlo_gets_fewer_points_than_greedy() -> None:
    rng = random.Random(3)
    careful = CAREFUL if SOAK else MonteCarloBot(GAME, 30)
    got: dict[AnyBot, list[int]] = {GREEDY: [], careful: []}
    for number in range(scaled(300)):
        first = (GREEDY, careful) if number % 2 else (careful, GREEDY)
        bots: list[AnyBot] = [*first, *first]
        end = play(GAME, bots, GAME.start(seating=Seating(4)), rng)
        assert end is not None
        assert end.scores is not None
        for bot, points in zip(bots, end.scores, strict=True):
            got[bot].append(points)
    assert mean(got[careful]) < mean(got[GREEDY])
