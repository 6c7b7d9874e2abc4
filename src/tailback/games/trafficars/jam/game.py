"""Rush Hour of Trafficars as a game: what is asked, what is legal, what follows."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from itertools import compress
from typing import ClassVar, Final

from tailback.games.trafficars.jam.moves import (
    AMBULANCE,
    DRAW,
    GAP,
    LANE,
    PLAY,
    TOW,
    Move,
)
from tailback.games.trafficars.jam.notation import JamNotation
from tailback.games.trafficars.jam.observe import Observer
from tailback.games.trafficars.jam.options import JamOptions, check_deal, deck_of
from tailback.games.trafficars.jam.position import Position, Stage
from tailback.games.trafficars.jam.refuse import refusal
from tailback.games.trafficars.jam.rules import (
    ROW,
    deal_hand,
    deal_lane,
    new_round,
    place,
    reveal,
)
from tailback.games.trafficars.seats import SEAT_NAMES, SEATS, by_age
from tailback.kit import (
    NATURE,
    Chance,
    Decision,
    Facts,
    Finished,
    Pending,
    Refusal,
    Rulebook,
    Seat,
    Seating,
)


class JamGame(Observer):
    """Rush Hour of Trafficars."""

    id: ClassVar[str] = "jam"
    seats: ClassVar[range] = SEATS
    seat_names: ClassVar[tuple[str, ...]] = SEAT_NAMES
    options_type = JamOptions
    notation = JamNotation()
    rulebook = Rulebook.of(
        "tailback.games.trafficars", "tailback.games.trafficars.jam", spoken={"?": "hidden"}
    )

    def facts(self, options: JamOptions) -> Facts:
        """Return what is true of jam under these options."""
        return Facts(
            chance=True,
            hidden=True,
            simultaneous=True,
            distinct_moves=len(self.alphabet(options)),
            longest=options.rounds * options.hand * 2 * SEATS[-1],
            one_device=True,
        )

    def alphabet(self, options: JamOptions) -> list[Move]:
        """Return every card in play, every lane, and every place where a gap can be."""
        deck = deck_of(options)
        lanes = range(options.lanes)
        gaps = 0
        if deck[TOW]:
            drawn = min(SEATS[-1] * options.hand, sum(deck) - options.lanes)
            gaps = ROW - 1 if options.too_long else drawn
        return [
            *compress(PLAY, deck),
            *(LANE[i] for i in lanes),
            *(GAP[i][p] for i in lanes for p in range(gaps)),
        ]

    def start(self, options: JamOptions | None = None, seating: Seating | None = None) -> Position:
        """Return the empty table before the deal."""
        options = options or JamOptions()
        ages = by_age(seating or Seating(SEATS[0]))
        check_deal(options, len(ages))
        return new_round(options, ages, 1, (0,) * len(ages))

    def pending(self, position: Position) -> Pending[Move]:
        """Return whose decision it is, the card to be dealt, or the end."""
        stage = position.stage
        if stage is Stage.CHOOSE or stage is Stage.PLACE:
            return _decision(position.asked)
        if stage is Stage.OVER:
            return _finished(position.points)
        pile = position.pile
        return Chance(tuple(compress(DRAW, pile)), tuple(filter(None, pile)))

    def legal(self, position: Position, seat: Seat) -> tuple[Move, ...]:
        """Return the cards in hand, or the places where the revealed card may go."""
        stage = position.stage
        if stage is Stage.CHOOSE:
            hand = position.hands[seat] if 0 <= seat < len(position.hands) else ()
            if hand and hand[-1] >= AMBULANCE:
                return tuple([PLAY[card] for card in dict.fromkeys(hand)])
            return tuple([PLAY[card] for card in hand])
        return position.choices if stage is Stage.PLACE and seat in position.asked else ()

    def apply(self, position: Position, moves: Mapping[Seat, Move]) -> Position:
        """Return the position after the moves of all who were asked, or a card of the deal."""
        stage = position.stage
        if stage is Stage.HANDS:
            return deal_hand(position, moves[NATURE].card)
        if stage is Stage.CHOOSE:
            return reveal(position, moves)
        if stage is Stage.PLACE:
            return place(position, moves)
        return deal_lane(position, moves[NATURE].card)

    def refusal(self, position: Position, seat: Seat, move: Move) -> Refusal | None:
        """Return the clause that forbids a move, or None."""
        return None if move in self.legal(position, seat) else refusal(position, seat, move)

    def free(self, position: Position, seat: Seat, move: Move) -> bool:
        """Return whether the seat decides alone on cards that all have seen."""
        return position.stage is Stage.PLACE and position.asked == (seat,)


@lru_cache(maxsize=64)
def _decision(seats: tuple[Seat, ...]) -> Decision[Move]:
    return Decision(seats)


def _finished(points: tuple[int, ...]) -> Finished:
    """Return the ranks: fewest points first, ties shared (JAM-19)."""
    ranks = tuple(1 + sum(other < own for other in points) for own in points)
    return Finished(ranks, points, "JAM-19")


GAME: Final = JamGame()
