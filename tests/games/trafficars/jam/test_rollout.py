"""The light rollout of jam beside the rules: the same cards and the same luck end the same way."""

from __future__ import annotations

import random
from typing import Any

import pytest

from tailback.games.trafficars.jam import GAME, JamOptions, Move, Position, Stage
from tailback.games.trafficars.jam.bots.greedy import cost
from tailback.games.trafficars.jam.bots.montecarlo import play_out
from tailback.games.trafficars.jam.bots.rollout import DUE, Rollout, choice_of, light
from tailback.games.trafficars.jam.moves import PLAY
from tailback.games.trafficars.jam.rules import worth
from tailback.kit import NATURE, Chance, Decision, Seating
from tests.games.trafficars.jam.table import seen
from tests.harness.scale import scaled

VARIANTS: list[tuple[int, dict[str, Any]]] = [
    (2, {}),
    (4, {}),
    (5, {}),
    (4, {"lanes": 2}),
    (4, {"too_long": False}),
    (4, {"too_low": False}),
    (5, {"too_long": False, "too_low": False}),
    (4, {"trailers": [3, 4, 5, 20, 21, 22, 49]}),
    (4, {"trailers": [3, 4, 5, 20, 21, 22, 49], "trailer_points": 2}),
    (4, {"trailers": [*range(4, 50, 3)], "trailer_gaps": True}),
]


def dealt(options: JamOptions, seats: int, rng: random.Random) -> Position:
    """Return a dealt table; sometimes some turns are played, so that gaps lie about."""
    position = GAME.start(options, Seating(seats))
    turns = rng.randrange(options.hand)
    while True:
        pending = GAME.pending(position)
        left = len(position.hands[0])
        if position.stage is Stage.CHOOSE and left <= options.hand - turns:
            return position
        if isinstance(pending, Chance):
            position = GAME.apply(
                position, {NATURE: rng.choices(pending.outcomes, pending.weights)[0]}
            )
        elif isinstance(pending, Decision):
            moves = {seat: rng.choice(GAME.legal(position, seat)) for seat in pending.seats}
            position = GAME.apply(position, moves)


def cheapest(position: Position, seat: int) -> list[Move]:
    """Return the legal moves that cost least."""
    card = position.queue[0][0]
    low = bool(seen(position, seat).table.low)
    legal = GAME.legal(position, seat)
    costs = [cost(position.options, position.lanes, card, move, low) for move in legal]
    return [move for move, n in zip(legal, costs, strict=True) if n == min(costs)]


def play_in_order(position: Position, hands: list[list[int]], random: Any) -> Position:
    """Play the hands from their last card by the rules, each to a place that costs least now."""
    hands = [hand[:] for hand in hands]
    while position.stage is not Stage.OVER:
        if position.stage is Stage.CHOOSE:
            moves = {seat: PLAY[hand.pop()] for seat, hand in enumerate(hands)}
        else:
            moves = {}
            for seat in position.asked:
                legal = cheapest(position, seat)
                moves[seat] = legal[int(random() * len(legal))] if len(legal) > 1 else legal[0]
        position = GAME.apply(position, moves)
    return position


@pytest.mark.parametrize(("seats", "options"), VARIANTS)
def test_whole_games_end_alike(seats: int, options: dict[str, Any]) -> None:
    rng = random.Random(seats)
    for number in range(scaled(5000)):
        position = dealt(GAME.options(**options), seats, rng)
        hands = [list(hand) for hand in position.hands]
        for hand in hands:
            rng.shuffle(hand)
        over = play_in_order(position, hands, random.Random(number).random)
        points = [worth(position.options, cards) for cards in position.penalty]
        road = Rollout(
            position.options,
            light(position.options, position.lanes),
            points,
            random.Random(number).random,
        )
        play_out(road, hands)
        assert tuple(points) == over.points
        assert road.lanes == light(over.options, over.lanes)


@pytest.mark.parametrize(("seats", "options"), VARIANTS)
def test_one_choice_is_carried_out_alike(seats: int, options: dict[str, Any]) -> None:
    """Every legal place of a revealed card leads to the lanes that the rules lead to."""
    rng = random.Random(seats)
    tried = 0
    for _ in range(scaled(10_000)):
        position = dealt(GAME.options(**options), seats, rng)
        position = GAME.apply(
            position, {seat: rng.choice(GAME.legal(position, seat)) for seat in range(seats)}
        )
        while position.stage is Stage.PLACE and len(position.asked) == 1:
            (seat,) = position.asked
            card = position.queue[0][0]
            for move in GAME.legal(position, seat):
                road = Rollout(
                    position.options,
                    light(position.options, position.lanes),
                    [0] * seats,
                    rng.random,
                )
                road.turn([DUE[card] | seat], {seat: choice_of(move)})
                after = GAME.apply(position._replace(queue=position.queue[:1]), {seat: move})
                if after.stage is Stage.CHOOSE:
                    assert road.lanes == light(after.options, after.lanes)
                    tried += 1
            position = GAME.apply(position, {seat: rng.choice(GAME.legal(position, seat))})
    assert tried
