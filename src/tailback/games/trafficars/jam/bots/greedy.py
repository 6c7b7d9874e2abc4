"""An opponent for jam that looks at the table as it lies.

It plays the card that costs it least if nobody else played one.
"""

from __future__ import annotations

from collections.abc import Sequence

from tailback.games.trafficars.jam.lanes import places
from tailback.games.trafficars.jam.moves import INDEX, LANE, NUMBERS, TOW, Move
from tailback.games.trafficars.jam.observer import JamView, Recall, lanes_of
from tailback.games.trafficars.jam.options import JamOptions
from tailback.games.trafficars.jam.position import Lane
from tailback.games.trafficars.jam.rules import ROW, worth
from tailback.kit import AnyGame, Question


class GreedyBot:
    """Takes the least penalty now; among equals, any."""

    strength = 1

    def __init__(self, game: AnyGame) -> None:
        self.game = game

    def choose(self, question: Question[Move, JamView, Recall]) -> Move:
        """Return a move that costs least on the table as it lies."""
        table, options, legal = question.view.table, question.recall.options, question.legal
        lanes = lanes_of(table)
        if legal[0].kind == "play":
            costs = [_card_cost(options, lanes, move.card) for move in legal]
        else:
            card = INDEX[table.revealed[0].card]
            costs = [cost(options, lanes, card, move, bool(table.low)) for move in legal]
        least = min(costs)
        return question.rng.choice(
            [move for move, cost in zip(legal, costs, strict=True) if cost == least]
        )


def _card_cost(options: JamOptions, lanes: tuple[Lane, ...], card: int) -> int:
    """Return what a card costs at its best place, if it were placed now."""
    found: tuple[Move, ...] = ()
    if card <= NUMBERS:
        found = places(lanes, card, gaps=options.fills_gaps(card))
    low = card <= NUMBERS and not found
    return min(cost(options, lanes, card, move, low) for move in found or LANE[: len(lanes)])


def cost(options: JamOptions, lanes: Sequence[Lane], card: int, move: Move, low: bool) -> int:
    """Return the points of the cards that are taken with a card placed so."""
    lane = lanes[move.lane]
    full = options.too_long and len(lane) >= ROW
    if move.kind == "gap":
        return 0
    hitched = card in options.trailers and not low
    if hitched or not (full or (low and options.too_low)):
        return 0
    taken = [card for place in (lane[:-1] if card == TOW else lane) for card in place]
    return worth(options, taken)
