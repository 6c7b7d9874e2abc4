"""Rush Hour, the first of the Trafficars games: the rules.

A round is dealt; then, turn by turn, everyone reveals a card and all are placed in a fixed order,
until the hands are empty and the penalty cards are counted. What needs no decision happens by
itself.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import lru_cache
from itertools import compress
from typing import Final

from tailback.games.trafficars.jam import happenings
from tailback.games.trafficars.jam.lanes import places
from tailback.games.trafficars.jam.moves import AMBULANCE, DRAW, GAP, LANE, NUMBERS, PLAY, TOW, Move
from tailback.games.trafficars.jam.options import JamOptions, check_deal, deck_of
from tailback.games.trafficars.jam.position import JOINT, Lane, Place, Position, Stage, Waiting
from tailback.games.trafficars.jam.refuse import refuse, refuse_out_of_turn
from tailback.games.trafficars.seats import SEATS, by_age
from tailback.kit import (
    NATURE,
    Ages,
    Chance,
    Decision,
    Facts,
    Finished,
    Rules,
    Seat,
    Seating,
    Story,
    tell,
)

_LANES, _HANDS, _CHOOSE, _PLACE, _OVER = Stage  # an Enum is slow to look them up at every move
ROW: Final = 4
"""A row holds four (JAM-9)."""
_ENDLESS: Final = 1_000_000
_DUE: Final = {card: at for at, card in enumerate((*JOINT, *range(NUMBERS + 1), TOW))}
"""The order of placing (JAM-5)."""


class JamRules(Rules[JamOptions, Position, Move]):
    """Rush Hour of Trafficars."""

    refuse = staticmethod(refuse)
    refuse_out_of_turn = staticmethod(refuse_out_of_turn)

    def facts(self, options: JamOptions) -> Facts:
        """Return what is true of jam under these options."""
        return Facts(
            chance=True,
            hidden=True,
            simultaneous=True,
            distinct_moves=len(self.all_moves(options)),
            longest=options.rounds * options.hand * 2 * SEATS[-1],
            one_device=True,
            ages=Ages(whole=True, lot=False) if options.specials else None,
        )

    def all_moves(self, options: JamOptions) -> list[Move]:
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

    def start(self, options: JamOptions, seating: Seating) -> Position:
        """Return the empty table before the deal."""
        ages = by_age(seating)
        check_deal(options, len(ages))
        return new_round(options, ages, 1, (0,) * len(ages))

    def pending(self, position: Position) -> Decision[Move] | Chance[Move] | Finished:
        """Return whose decision it is, the card to be dealt, or the end."""
        stage = position.stage
        if stage is _CHOOSE or stage is _PLACE:
            return _decision(position.asked)
        if stage is _OVER:
            return _finished(position.points)
        pile = position.pile
        seat = dealt_to(position) if stage is _HANDS else None
        return Chance(tuple(compress(DRAW, pile)), tuple(filter(None, pile)), seat)

    def legal(self, position: Position, seat: Seat) -> tuple[Move, ...]:
        """Return the cards in hand, or the places where the revealed card may go."""
        stage = position.stage
        if stage is _CHOOSE:
            hand = position.hands[seat] if 0 <= seat < len(position.hands) else ()
            if hand and hand[-1] >= AMBULANCE:
                return tuple([PLAY[card] for card in dict.fromkeys(hand)])
            return tuple([PLAY[card] for card in hand])
        return position.choices if stage is _PLACE and seat in position.asked else ()

    def apply(
        self, position: Position, moves: Mapping[Seat, Move], story: Story = None
    ) -> Position:
        """Return the position after the moves of all who were asked, or a card of the deal."""
        stage = position.stage
        if stage is _HANDS:
            return deal_hand(position, moves[NATURE].card, story)
        if stage is _CHOOSE:
            return reveal(position, moves, story)
        if stage is _PLACE:
            return place(position, moves, story)
        return deal_lane(position, moves[NATURE].card, story)

    def reveals_nothing(self, position: Position, seat: Seat, move: Move) -> bool:
        """Return whether the seat decides alone on cards that all have seen."""
        return position.stage is _PLACE and position.asked == (seat,)


@lru_cache(maxsize=64)
def _decision(seats: tuple[Seat, ...]) -> Decision[Move]:
    return Decision(seats)


def _finished(points: tuple[int, ...]) -> Finished:
    """Return the ranks: fewest points first, ties shared (JAM-19)."""
    ranks = tuple(1 + sum(other < own for other in points) for own in points)
    return Finished(ranks, points, "JAM-19")


# The deal


def new_round(
    options: JamOptions, ages: tuple[Seat, ...], round: int, points: tuple[int, ...]
) -> Position:
    """Return the table before a round is dealt from the full deck."""
    nothing = ((),) * len(ages)
    return Position(options, ages, _LANES, round, nothing, deck_of(options), nothing, points)


def deal_lane(position: Position, card: int, story: Story) -> Position:
    """Start the next row with this card, or put a trailer aside (JAM-1, JAM-3)."""
    options, lanes, pile, aside = position.options, position.lanes, position.pile, position.aside
    pile = (*pile[:card], pile[card] - 1, *pile[card + 1 :])
    stage = _LANES
    if card in options.trailers:
        aside = (*aside, card)
        tell(story, happenings.Aside, card)
    else:
        tell(story, happenings.Opened, card, len(lanes))
        lanes = (*lanes, ((card,),))
    if len(lanes) == options.lanes:
        if aside:
            tell(story, happenings.Back, len(aside))
        stage = _HANDS
        pile = tuple([n + (k in aside) for k, n in enumerate(pile)])  # JAM-3: shuffled back
        aside = ()
    return position._replace(stage=stage, lanes=lanes, pile=pile, aside=aside)


def deal_hand(position: Position, card: int, story: Story) -> Position:
    """Give this card to the first seat whose hand is not complete (JAM-2)."""
    options, ages, _, round, hands, pile, penalty, points, lanes, _, _, _ = position
    seat = dealt_to(position)
    if story is not None:
        story.append(happenings.Dealt(seat, card))
    hand = tuple(sorted((*hands[seat], card)))
    done = len(hand) == options.hand and seat == len(hands) - 1
    hands = (*hands[:seat], hand, *hands[seat + 1 :])
    pile = pile[:card] + (pile[card] - 1,) + pile[card + 1 :]  # noqa: RUF005 - the faster way
    stage = _CHOOSE if done else _HANDS
    return Position(options, ages, stage, round, hands, pile, penalty, points, lanes)


def dealt_to(position: Position) -> Seat:
    """Return the seat that gets the next card of the deal."""
    size = position.options.hand
    for seat, hand in enumerate(position.hands):
        if len(hand) < size:
            return seat
    raise ValueError("every hand is complete")


# The turn


def reveal(position: Position, moves: Mapping[Seat, Move], story: Story) -> Position:
    """Turn up the chosen cards (JAM-4) and line them up in the order of placing (JAM-5)."""
    hands = list(position.hands)
    shown = []
    for seat in sorted(moves):
        card = moves[seat].card
        hand = hands[seat]
        at = hand.index(card)
        hands[seat] = hand[:at] + hand[at + 1 :]
        shown.append((card, seat))
        if story is not None:
            story.append(happenings.Revealed(seat, card))
    queue = in_order(shown, position.ages)
    return _go_on(position, Placing(position, story), tuple(hands), queue)


def in_order(shown: Iterable[Waiting], ages: tuple[Seat, ...]) -> tuple[Waiting, ...]:
    """Return revealed cards in the order of placing; tow trucks by age, youngest first (JAM-5)."""
    due = [
        (_DUE[card], ages.index(seat) if card == TOW else seat, card, seat) for card, seat in shown
    ]
    due.sort()
    return tuple([(card, seat) for _, _, card, seat in due])


def place(position: Position, moves: Mapping[Seat, Move], story: Story) -> Position:
    """Place what these seats decided, and go on with the queue."""
    placing = Placing(position, story)
    queue = position.queue
    card, seat = queue[0]
    if card in JOINT:
        _place_together(placing, card, moves)
        return _go_on(position, placing, position.hands, queue[len(moves) :])
    move = moves[seat]
    if card == TOW:
        placing.tow(seat, move.lane)
    else:
        trailer = card in placing.options.trailers
        low = not places(position.lanes, card, gaps=False)  # matters where it goes to a row
        placing.place(seat, card, move, trailer, low)
    return _go_on(position, placing, position.hands, queue[1:])


def _place_together(placing: Placing, card: int, moves: Mapping[Seat, Move]) -> None:
    """Place the ambulances, or the police cars, of one turn; one stack on each lane (JAM-15)."""
    for i in range(len(placing.lanes)):
        seats = [seat for seat in sorted(moves) if moves[seat].lane == i]
        if seats:
            oldest = max(seats, key=placing.ages.index)
            if placing.story is not None:
                kind = happenings.Front if card == AMBULANCE else happenings.Joined
                placing.story += [kind(seat, card, i) for seat in seats]
            placing.join(oldest, i, (card,) * len(seats), front=card == AMBULANCE)


def _go_on(
    position: Position,
    placing: Placing,
    hands: tuple[tuple[int, ...], ...],
    queue: tuple[Waiting, ...],
) -> Position:
    """Place what has only one place to go, up to the next decision or the end of the turn."""
    options, ages, _, round, _, pile, _, points, _, _, _, _ = position
    lanes = tuple(placing.lanes)
    stage, choices = _CHOOSE, LANE[:0]
    while queue:
        card, seat = queue[0]
        trailer = card in options.trailers
        gaps = options.trailer_gaps or not trailer
        choices = places(lanes, card, gaps=gaps) if card <= NUMBERS else ()
        if len(choices) != 1:
            stage, choices = _PLACE, choices or LANE[: len(lanes)]  # JAM-10, JAM-26
            break
        placing.place(seat, card, choices[0], trailer, False)
        lanes = tuple(placing.lanes)
        queue, choices = queue[1:], ()
    if stage is _CHOOSE and not hands[0]:
        return count(position, placing)
    penalty = tuple(placing.penalty)
    return Position(
        options, ages, stage, round, hands, pile, penalty, points, lanes, (), queue, choices
    )


def with_choices(position: Position) -> Position:
    """Return the position with the places filled in where its first card may go."""
    if position.stage is not _PLACE:
        return position
    lanes, card = position.lanes, position.queue[0][0]
    gaps = position.options.fills_gaps(card)
    choices = places(lanes, card, gaps=gaps) if card <= NUMBERS else ()
    return position._replace(choices=choices or LANE[: len(lanes)])


class Placing:
    """The lanes and the penalty piles while cards are being placed."""

    __slots__ = ("ages", "holds", "lanes", "options", "penalty", "story")

    def __init__(self, position: Position, story: Story) -> None:
        self.options = position.options
        self.ages = position.ages
        self.lanes = list(position.lanes)
        self.penalty = list(position.penalty)
        self.holds = ROW if position.options.too_long else _ENDLESS  # JAM-25
        self.story = story

    def place(self, seat: Seat, card: int, move: Move, trailer: bool, low: bool) -> None:
        """Put a numbered card where its move says."""
        i, story = move.lane, self.story
        lane = self.lanes[i]
        if move.kind == "gap":
            p = move.place
            self.lanes[i] = (*lane[:p], (card,), *lane[p + 1 :])  # JAM-17
            tell(story, happenings.Filled, seat, card, i, p)
        elif low and self.options.too_low:
            tell(story, happenings.Low, seat, card, i)
            self.take(seat, i, lane, (card,))  # JAM-10
        elif low:
            tell(story, happenings.Front, seat, card, i)
            self.join(seat, i, (card,), front=True)  # JAM-26
        elif trailer:
            self.lanes[i] = (*lane[:-1], (*lane[-1], card))  # JAM-12
            tell(story, happenings.Hitched, seat, card, i)
        else:
            if story is not None:
                story.append(happenings.Joined(seat, card, i))
            self.join(seat, i, (card,), front=False)

    def join(self, seat: Seat, i: int, car: Place, *, front: bool) -> None:
        """Put a car at the end or the front of a lane; as the fifth it takes the row (JAM-9)."""
        lane = self.lanes[i]
        if len(lane) >= self.holds:
            self.take(seat, i, lane, car)
        else:
            self.lanes[i] = (car, *lane) if front else (*lane, car)

    def tow(self, seat: Seat, i: int) -> None:
        """Put a tow truck at the end of a lane and load the car in front of it (JAM-16)."""
        lane = self.lanes[i]
        loaded = (TOW, *lane[-1])
        tell(self.story, happenings.Towed, seat, TOW, i)
        if len(lane) >= self.holds:
            self.take(seat, i, lane[:-1], loaded)  # JAM-18
        else:
            self.lanes[i] = (*lane[:-1], (), loaded)

    def take(self, seat: Seat, i: int, places: Lane, car: Place) -> None:
        """Take these places as penalty (JAM-11); the car is the row's new first."""
        cards = [card for place in places for card in place]
        self.penalty[seat] = tuple(sorted((*self.penalty[seat], *cards)))
        self.lanes[i] = (car,)
        if self.story is not None:
            self.story.append(happenings.Took(seat, i, len(cards), worth(self.options, cards)))


# The count


def worth(options: JamOptions, cards: tuple[int, ...] | list[int]) -> int:
    """Return the points of penalty cards: 1 each, special cards 2, trailers as agreed (JAM-19)."""
    points = len(cards) + sum([card > NUMBERS for card in cards])
    if options.trailer_points == 2:
        points += sum([card in options.trailers for card in cards])
    return points


def count(position: Position, placing: Placing) -> Position:
    """Count the round when all hands are empty; deal the next, or end the game (JAM-19, JAM-20)."""
    options, ages, _, round, *_ = position
    got = [worth(options, cards) for cards in placing.penalty]
    points = tuple(old + new for old, new in zip(position.points, got, strict=True))
    story = placing.story
    if story is not None:
        story += [happenings.Counted(seat, new, points[seat]) for seat, new in enumerate(got)]
    if round < options.rounds:
        return new_round(options, ages, round + 1, points)
    if story is not None:
        fewest = min(points)
        kind = happenings.Won if points.count(fewest) == 1 else happenings.Shared
        story += [kind(seat, fewest) for seat, n in enumerate(points) if n == fewest]
    nothing, penalty, lanes = ((),) * len(points), tuple(placing.penalty), tuple(placing.lanes)
    return Position(options, ages, _OVER, round, nothing, position.pile, penalty, points, lanes)
