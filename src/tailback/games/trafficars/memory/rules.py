"""Traffic-Memory: the rules.

All cards lie face down. On your turn you turn up one card after another, as long as they form one
unbroken run of numbers; the run is yours. Every turn-up is one decision, and the card of a place
that nobody has seen is drawn by chance at that moment. Clauses: MEM-1 … MEM-13.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Final

from tailback.games.trafficars.memory.happenings import (
    Kept,
    Limit,
    NoRunLeft,
    Shared,
    TurnedBack,
    TurnedUp,
    Won,
)
from tailback.games.trafficars.memory.moves import JOKER, SHOW, STOP, TURN, Move
from tailback.games.trafficars.memory.options import MemoryOptions
from tailback.games.trafficars.memory.position import TAKEN, UNSEEN, Position, Stage
from tailback.games.trafficars.memory.refuse import refuse, refuse_out_of_turn
from tailback.games.trafficars.memory.runs import fits, kept, run_is_left
from tailback.games.trafficars.seats import SEATS, by_age
from tailback.kit import (
    NATURE,
    Ages,
    Chance,
    Decision,
    Facts,
    Finished,
    Pending,
    Rules,
    Seat,
    Seating,
    Story,
    tell,
)

_TURN: Final = tuple(Decision[Move]((seat,)) for seat in range(SEATS[-1]))


class MemoryRules(Rules[MemoryOptions, Position, Move]):
    """Traffic-Memory."""

    refuse = staticmethod(refuse)
    refuse_out_of_turn = staticmethod(refuse_out_of_turn)

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
            ages=Ages(whole=False, lot=False),
        )

    def all_moves(self, options: MemoryOptions) -> list[Move]:
        """Return every place, and stop."""
        return [*TURN[: options.places], STOP]

    def start(self, options: MemoryOptions, seating: Seating) -> Position:
        """Return the table with every card face down (MEM-1, 2); the youngest begins (MEM-3)."""
        return Position(
            options,
            Stage.TURN,
            turn=by_age(seating)[0],
            places=(UNSEEN,) * options.places,
            up=(),
            showing=-1,
            kept=((),) * seating.seats,
            unseen=options.pack,
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

    def apply(
        self, position: Position, moves: Mapping[Seat, Move], story: Story = None
    ) -> Position:
        """Return the position after a card was chosen or appeared, or after a stop."""
        options, stage, turn, places, up, _, piles, unseen, jokers, turns = position
        if stage is Stage.SHOW:
            return _show(position, moves[NATURE].what, story)
        move = moves[turn]
        if move.kind == "stop":
            return _end_turn(position, up, up, story)
        if places[move.what] != UNSEEN:
            return _turned_up(position, move.what, story)
        showing = move.what
        return Position(
            options, Stage.SHOW, turn, places, up, showing, piles, unseen, jokers, turns
        )


@lru_cache(maxsize=4096)
def _cards(unseen: int, jokers: int) -> Chance[Move]:
    """Return the cards that nobody has seen: numbers ascending, then the jokers together."""
    numbers = [SHOW[n] for n in range(1, JOKER) if unseen >> n & 1]
    weights = (1,) * len(numbers)
    if jokers:
        return Chance((*numbers, SHOW[JOKER]), (*weights, jokers))
    return Chance(tuple(numbers), weights)


def _show(position: Position, card: int, story: Story) -> Position:
    """Let the card appear that chance has brought."""
    options, _, turn, places, up, place, piles, unseen, jokers, turns = position
    places = (*places[:place], card, *places[place + 1 :])
    if card == JOKER:
        jokers -= 1
    else:
        unseen &= ~(1 << card)
    seen = Position(options, Stage.TURN, turn, places, up, -1, piles, unseen, jokers, turns)
    return _turned_up(seen, place, story)


def _turned_up(position: Position, place: int, story: Story) -> Position:
    """Return the position after the card at ``place`` was turned up."""
    options, _, turn, places, before, _, piles, unseen, jokers, turns = position
    up = (*before, place)
    if story is not None:
        story.append(TurnedUp(turn, place, places[place]))  # MEM-4
    if before and not fits([places[p] for p in up], options.numbers):  # MEM-5, MEM-6
        return _end_turn(position, before, up, story)
    if len(up) + places.count(TAKEN) == len(places):  # MEM-6: none is left face down
        return _end_turn(position, up, up, story)
    return Position(options, Stage.TURN, turn, places, up, -1, piles, unseen, jokers, turns)


def _end_turn(
    position: Position, run: tuple[int, ...], up: tuple[int, ...], story: Story
) -> Position:
    """Keep the run if it may be kept; turn everything else back; the next seat is on (MEM-7)."""
    options, _, turn, places, _, _, piles, unseen, jokers, turns = position
    cards = [places[p] for p in run]
    took = kept(cards)  # MEM-11
    if took:
        pile = tuple(sorted((*piles[turn], *cards)))
        piles = (*piles[:turn], pile, *piles[turn + 1 :])
        places = tuple([TAKEN if p in run else card for p, card in enumerate(places)])
    if took:
        tell(story, Kept, turn, len(run), tuple(sorted(cards)))
    if back := up[len(run) :] if took else up:
        tell(story, TurnedBack, turn, len(back), back)
    turns += 1
    clockwise = (turn + 1) % len(piles)  # MEM-3
    after = Position(options, Stage.TURN, clockwise, places, (), -1, piles, unseen, jokers, turns)
    over = turns == options.turn_limit  # MEM-13
    if over or (took and not run_is_left(*after.left())):  # MEM-12
        if story is not None:
            _tell_end(after, story)
        return after._replace(stage=Stage.OVER)
    return after


def _tell_end(position: Position, story: list[object]) -> None:
    """Tell why the game is over, and who has the most cards."""
    numbers, jokers = position.left()
    if run_is_left(numbers, jokers):
        story.append(Limit(position.turns))
    else:
        story.append(NoRunLeft(len(numbers) + jokers))
    scores = [len(pile) for pile in position.kept]
    best = max(scores)
    told = Won if scores.count(best) == 1 else Shared
    story += [told(seat, best) for seat, score in enumerate(scores) if score == best]


def _count(position: Position) -> Finished:
    """Return who has the most cards (MEM-12)."""
    scores = tuple(len(pile) for pile in position.kept)
    ranks = tuple(1 + sum(other > score for other in scores) for score in scores)
    reason = "MEM-13" if run_is_left(*position.left()) else "MEM-12"
    return Finished(ranks, scores, reason)
