"""Rush Hour, the first of the Trafficars games: the rules.

A round is dealt; then, turn by turn, everyone reveals a card and all are placed in a fixed order,
until the hands are empty and the penalty cards are counted. What needs no decision happens by
itself. A ``story`` keeps, for those who watch, what happens.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final, TypeAlias

from tailback.games.trafficars.jam.lanes import places
from tailback.games.trafficars.jam.moves import AMBULANCE, CARDS, LANE, NUMBERS, POLICE, TOW, Move
from tailback.games.trafficars.jam.options import JamOptions, deck_of
from tailback.games.trafficars.jam.position import JOINT, Lane, Place, Position, Revealed, Stage
from tailback.games.trafficars.seats import SEAT_NAMES
from tailback.kit import Detail, Event, Seat

Story: TypeAlias = list[Event] | None

ROW: Final = 4
"""A row holds four (JAM-9)."""
_ENDLESS: Final = 1_000_000
_DUE: Final = {AMBULANCE: -2, POLICE: -1} | {card: card for card in (*range(NUMBERS + 1), TOW)}
"""The order of placing (JAM-5)."""


# The deal


def new_round(
    options: JamOptions, ages: tuple[Seat, ...], round: int, points: tuple[int, ...]
) -> Position:
    """Return the table before a round is dealt from the full deck."""
    nothing = ((),) * len(ages)
    return Position(
        options,
        ages,
        Stage.LANES,
        round,
        lanes=(),
        hands=nothing,
        pile=deck_of(options),
        aside=(),
        queue=(),
        choices=(),
        penalty=nothing,
        points=points,
    )


def deal_lane(position: Position, card: int) -> Position:
    """Start the next row with this card, or put a trailer aside (JAM-1, JAM-3)."""
    options, lanes, pile, aside = position.options, position.lanes, position.pile, position.aside
    pile = (*pile[:card], pile[card] - 1, *pile[card + 1 :])
    stage = Stage.LANES
    if card in options.trailers:
        aside = (*aside, card)
    else:
        lanes = (*lanes, ((card,),))
    if len(lanes) == options.lanes:
        stage = Stage.HANDS
        pile = tuple([n + (k in aside) for k, n in enumerate(pile)])  # JAM-3: shuffled back
        aside = ()
    return position._replace(stage=stage, lanes=lanes, pile=pile, aside=aside)


def deal_hand(position: Position, card: int) -> Position:
    """Give this card to the first seat whose hand is not complete (JAM-2)."""
    hands, pile = position.hands, position.pile
    seat = dealt_to(position)
    hand = tuple(sorted((*hands[seat], card)))
    done = len(hand) == position.options.hand and seat == len(hands) - 1
    return Position(
        position.options,
        position.ages,
        Stage.CHOOSE if done else Stage.HANDS,
        position.round,
        position.lanes,
        (*hands[:seat], hand, *hands[seat + 1 :]),
        pile[:card] + (pile[card] - 1,) + pile[card + 1 :],  # noqa: RUF005 - the faster way
        (),
        (),
        (),
        position.penalty,
        position.points,
    )


def dealt_to(position: Position) -> Seat:
    """Return the seat that gets the next card of the deal."""
    size = position.options.hand
    for seat, hand in enumerate(position.hands):
        if len(hand) < size:
            return seat
    raise ValueError("every hand is complete")


# The turn


def reveal(position: Position, moves: Mapping[Seat, Move], story: Story = None) -> Position:
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
            story.append(Event.of("revealed", seat=SEAT_NAMES[seat], card=CARDS[card]))
    queue = in_order(shown, position.ages)
    return _go_on(position, Table(position, story), tuple(hands), queue)


def in_order(shown: Iterable[Revealed], ages: tuple[Seat, ...]) -> tuple[Revealed, ...]:
    """Return revealed cards in the order of placing; tow trucks by age, youngest first (JAM-5)."""
    due = [
        (_DUE[card], ages.index(seat) if card == TOW else seat, card, seat) for card, seat in shown
    ]
    due.sort()
    return tuple([(card, seat) for _, _, card, seat in due])


def place(position: Position, moves: Mapping[Seat, Move], story: Story = None) -> Position:
    """Place what these seats decided, and go on with the queue."""
    table = Table(position, story)
    queue = position.queue
    card, seat = queue[0]
    if card in JOINT:
        _place_together(table, card, moves)
        return _go_on(position, table, position.hands, queue[len(moves) :])
    move = moves[seat]
    if card == TOW:
        table.tow(seat, move.lane)
    else:
        trailer = card in table.options.trailers
        low = not places(position.lanes, card, trailer)
        table.place(seat, card, move, trailer, low)
    return _go_on(position, table, position.hands, queue[1:])


def _place_together(table: Table, card: int, moves: Mapping[Seat, Move]) -> None:
    """Place the ambulances, or the police cars, of one turn; one stack on each lane (JAM-15)."""
    for i in range(len(table.lanes)):
        seats = [seat for seat in sorted(moves) if moves[seat].lane == i]
        if seats:
            oldest = max(seats, key=table.ages.index)
            for seat in seats:
                table.tell("front" if card == AMBULANCE else "joined", seat, card, i)
            join = table.join_front if card == AMBULANCE else table.join_end
            join(oldest, i, (card,) * len(seats))


def _go_on(
    position: Position,
    table: Table,
    hands: tuple[tuple[int, ...], ...],
    queue: tuple[Revealed, ...],
) -> Position:
    """Place what has only one place to go, up to the next decision or the end of the turn."""
    options = table.options
    lanes: tuple[Lane, ...] = tuple(table.lanes)
    choices: tuple[Move, ...] = ()
    stage = Stage.CHOOSE
    while queue:
        card, seat = queue[0]
        if card > NUMBERS:
            choices = LANE[: len(lanes)]
            stage = Stage.PLACE
            break
        trailer = card in options.trailers
        choices = places(lanes, card, trailer)
        if len(choices) != 1:
            choices = choices or LANE[: len(lanes)]  # JAM-10, JAM-26
            stage = Stage.PLACE
            break
        table.place(seat, card, choices[0], trailer, False)
        lanes = tuple(table.lanes)
        queue = queue[1:]
        choices = ()
    if stage is Stage.CHOOSE and not hands[0]:
        return count(position, table)
    return Position(
        options,
        position.ages,
        stage,
        position.round,
        lanes,
        hands,
        position.pile,
        (),
        queue,
        choices,
        tuple(table.penalty),
        position.points,
    )


def with_choices(position: Position) -> Position:
    """Return the position with the places filled in where its first card may go."""
    if position.stage is not Stage.PLACE:
        return position
    card = position.queue[0][0]
    found: tuple[Move, ...] = ()
    if card <= NUMBERS:
        found = places(position.lanes, card, card in position.options.trailers)
    return position._replace(choices=found or LANE[: len(position.lanes)])


class Table:
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
        i = move.lane
        lane = self.lanes[i]
        if move.kind == "gap":
            p = move.place
            self.lanes[i] = (*lane[:p], (card,), *lane[p + 1 :])  # JAM-17
            self.tell("filled", seat, card, i, p)
        elif low and self.options.too_low:
            self.tell("low", seat, card, i)
            self.take(seat, i, lane, (card,))  # JAM-10
        elif low:
            self.tell("front", seat, card, i)
            self.join_front(seat, i, (card,))  # JAM-26
        elif trailer:
            self.lanes[i] = (*lane[:-1], (*lane[-1], card))  # JAM-12
            self.tell("hitched", seat, card, i)
        else:
            self.tell("joined", seat, card, i)
            self.join_end(seat, i, (card,))

    def join_end(self, seat: Seat, i: int, car: Place) -> None:
        """Put a car at the end of a lane; as the fifth it takes the row (JAM-9)."""
        lane = self.lanes[i]
        if len(lane) >= self.holds:
            self.take(seat, i, lane, car)
        else:
            self.lanes[i] = (*lane, car)

    def join_front(self, seat: Seat, i: int, car: Place) -> None:
        """Put a car at the front of a lane, pushing the others back (JAM-13, JAM-26)."""
        lane = self.lanes[i]
        if len(lane) >= self.holds:
            self.take(seat, i, lane, car)
        else:
            self.lanes[i] = (car, *lane)

    def tow(self, seat: Seat, i: int) -> None:
        """Put a tow truck at the end of a lane and load the car in front of it (JAM-16)."""
        lane = self.lanes[i]
        loaded = (TOW, *lane[-1])
        self.tell("towed", seat, TOW, i)
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
            name, n = SEAT_NAMES[seat], len(cards)
            self.story.append(Event.of("took", seat=name, lane=i + 1, count=n, points=worth(cards)))

    def tell(self, name: str, seat: Seat, card: int, i: int, p: int | None = None) -> None:
        """Add to the story that a seat put a card in a lane, or in a gap of it."""
        if self.story is not None:
            told: dict[str, Detail] = {"seat": SEAT_NAMES[seat], "card": CARDS[card], "lane": i + 1}
            if p is not None:
                told["place"] = p + 1
            self.story.append(Event(name, tuple(told.items())))


# The count


def worth(cards: tuple[int, ...] | list[int]) -> int:
    """Return the points of penalty cards: 1 each, special cards 2 (JAM-19)."""
    return len(cards) + sum([card > NUMBERS for card in cards])


def count(position: Position, table: Table) -> Position:
    """Count the round when all hands are empty; deal the next, or end the game (JAM-19, JAM-20)."""
    options = position.options
    got = [worth(cards) for cards in table.penalty]
    points = tuple(old + new for old, new in zip(position.points, got, strict=True))
    if table.story is not None:
        for seat, new in enumerate(got):
            name, total = SEAT_NAMES[seat], points[seat]
            table.story.append(Event.of("counted", seat=name, points=new, total=total))
    if position.round < options.rounds:
        return new_round(options, position.ages, position.round + 1, points)
    if table.story is not None:
        _tell_winners(table.story, points)
    return position._replace(
        stage=Stage.OVER,
        lanes=tuple(table.lanes),
        hands=((),) * len(points),
        queue=(),
        choices=(),
        penalty=tuple(table.penalty),
        points=points,
    )


def _tell_winners(story: list[Event], points: tuple[int, ...]) -> None:
    winners = [seat for seat, n in enumerate(points) if n == min(points)]
    name = "won" if len(winners) == 1 else "shared"
    for seat in winners:
        story.append(Event.of(name, seat=SEAT_NAMES[seat], points=points[seat]))
