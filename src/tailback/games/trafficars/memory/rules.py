"""Traffic-Memory: the rules.

All cards lie face down. On your turn you turn up one card after another, as long as they form one
unbroken run of numbers; the run is yours. Every turn-up is one decision, and the card of a place
that nobody has seen is drawn by chance at that moment. Clauses: MEM-1 … MEM-13.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import ClassVar, Final

from tailback.games.trafficars.memory.book import BOOK
from tailback.games.trafficars.memory.moves import JOKER, SHOW, STOP, TURN, Move
from tailback.games.trafficars.memory.notation import MemoryNotation
from tailback.games.trafficars.memory.observe import Observer
from tailback.games.trafficars.memory.options import MemoryOptions
from tailback.games.trafficars.memory.position import TAKEN, UNSEEN, Position, Stage
from tailback.games.trafficars.memory.refuse import refusal
from tailback.games.trafficars.memory.runs import fits, kept, run_is_left
from tailback.games.trafficars.seats import SEAT_NAMES, SEATS, by_age
from tailback.kit import (
    NATURE,
    Chance,
    Decision,
    Facts,
    Finished,
    Pending,
    Refusal,
    Seat,
    Seating,
)

_TURN: Final = tuple(Decision[Move]((seat,)) for seat in range(SEATS[-1]))


class MemoryGame(Observer):
    """Traffic-Memory."""

    id: ClassVar[str] = "memory"
    seats: ClassVar[range] = SEATS
    seat_names: ClassVar[tuple[str, ...]] = SEAT_NAMES
    options_type = MemoryOptions
    notation = MemoryNotation()
    rulebook = BOOK

    def facts(self, options: MemoryOptions) -> Facts:
        """Return what is true of Traffic-Memory under these options."""
        limit = options.turn_limit
        return Facts(
            chance=True,
            hidden=True,
            simultaneous=False,
            distinct_moves=options.places + 1,
            longest=None if limit is None else limit * options.places,
            one_device=True,
        )

    def alphabet(self, options: MemoryOptions) -> list[Move]:
        """Return every place, and stop."""
        return [*TURN[: options.places], STOP]

    def start(
        self, options: MemoryOptions | None = None, seating: Seating | None = None
    ) -> Position:
        """Return the table with every card face down (MEM-1, 2); the youngest begins (MEM-3)."""
        options = options or MemoryOptions()
        seating = seating or Seating(2)
        return Position(
            options,
            Stage.TURN,
            turn=by_age(seating)[0],
            places=(UNSEEN,) * options.places,
            up=(),
            showing=-1,
            kept=((),) * seating.seats,
            unseen=sum(1 << n for n in range(options.low, options.high + 1)),
            unseen_jokers=options.joker_cards,
            turns=0,
        )

    def pending(self, position: Position) -> Pending[Move]:
        """Return the seat's decision, the card that appears, or the end."""
        if position.stage is Stage.TURN:
            return _TURN[position.turn]
        if position.stage is Stage.SHOW:
            return _cards(position.unseen, position.unseen_jokers)
        return _count(position)

    def legal(self, position: Position, seat: Seat) -> tuple[Move, ...]:
        """Return the places that are face down, and stop where it is allowed."""
        return position.moves if seat == position.turn else ()

    def apply(self, position: Position, moves: Mapping[Seat, Move]) -> Position:
        """Return the position after a card was chosen or appeared, or after a stop."""
        if position.stage is Stage.SHOW:
            return _show(position, moves[NATURE].what)
        move = moves[position.turn]
        if move.kind == "stop":
            return _end_turn(position, position.places, position.up)
        if position.places[move.what] == UNSEEN:
            return Position(
                position.options,
                Stage.SHOW,
                position.turn,
                position.places,
                position.up,
                move.what,
                position.kept,
                position.unseen,
                position.unseen_jokers,
                position.turns,
            )
        return _turned_up(position, position.places, move.what)

    def refusal(self, position: Position, seat: Seat, move: Move) -> Refusal | None:
        """Return the clause that forbids a move, or None."""
        return None if move in self.legal(position, seat) else refusal(position, seat, move)


@lru_cache(maxsize=4096)
def _cards(unseen: int, jokers: int) -> Chance[Move]:
    """Return the cards that nobody has seen: numbers ascending, then the jokers together."""
    numbers = [SHOW[n] for n in range(1, JOKER) if unseen >> n & 1]
    weights = (1,) * len(numbers)
    if jokers:
        return Chance((*numbers, SHOW[JOKER]), (*weights, jokers))
    return Chance(tuple(numbers), weights)


def _show(position: Position, card: int) -> Position:
    """Let the card appear that chance has brought."""
    place = position.showing
    places = (*position.places[:place], card, *position.places[place + 1 :])
    seen = Position(
        position.options,
        Stage.TURN,
        position.turn,
        places,
        position.up,
        -1,
        position.kept,
        position.unseen if card == JOKER else position.unseen & ~(1 << card),
        position.unseen_jokers - (card == JOKER),
        position.turns,
    )
    return _turned_up(seen, places, place)


def _turned_up(position: Position, places: tuple[int, ...], place: int) -> Position:
    """Return the position after the card at ``place`` was turned up."""
    before = position.up
    up = (*before, place)
    options = position.options
    if not fits([places[p] for p in up], options.numbers):  # MEM-5, MEM-6
        return _end_turn(position, places, before)
    if len(up) + places.count(TAKEN) == len(places):  # MEM-6: none is left face down
        return _end_turn(position, places, up)
    return Position(
        options,
        Stage.TURN,
        position.turn,
        places,
        up,
        -1,
        position.kept,
        position.unseen,
        position.unseen_jokers,
        position.turns,
    )


def _end_turn(position: Position, places: tuple[int, ...], run: tuple[int, ...]) -> Position:
    """Keep the run if it may be kept; turn everything else back; the next seat is on (MEM-7)."""
    turn, piles, stage = position.turn, position.kept, Stage.TURN
    cards = [places[p] for p in run]
    took = kept(cards)  # MEM-11
    if took:
        pile = tuple(sorted((*piles[turn], *cards)))
        piles = (*piles[:turn], pile, *piles[turn + 1 :])
        places = tuple(TAKEN if p in run else card for p, card in enumerate(places))
    turns = position.turns + 1
    after = Position(
        position.options,
        stage,
        (turn + 1) % len(piles),  # MEM-3
        places,
        (),
        -1,
        piles,
        position.unseen,
        position.unseen_jokers,
        turns,
    )
    over = turns == position.options.turn_limit  # MEM-13
    if over or (took and not run_is_left(*after.left())):  # MEM-12
        return after._replace(stage=Stage.OVER)
    return after


def _count(position: Position) -> Finished:
    """Return who has the most cards (MEM-12)."""
    scores = tuple(len(pile) for pile in position.kept)
    ranks = tuple(1 + sum(other > score for other in scores) for score in scores)
    reason = "MEM-13" if run_is_left(*position.left()) else "MEM-12"
    return Finished(ranks, scores, reason)


GAME: Final = MemoryGame()
