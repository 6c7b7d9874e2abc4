"""Cut in!: the rules.

The active player lays cards at the ends of a rising row; after each of them the jumper may cut in
to the space that it opened, and takes the turn. Passing, ending a turn and setting the row aside
happen by themselves. Whether the jumper is asked never depends on which cards it holds.
Clauses: CUT-1 … CUT-13.
"""

from __future__ import annotations

from bisect import insort
from collections.abc import Mapping
from typing import Final

from tailback.games.trafficars.cutin.happenings import (
    CutIn,
    Dealt,
    Drew,
    Emptied,
    Laid,
    NoCutIn,
    NoMore,
    Opened,
    OpenedFromHand,
    Passed,
    SetAside,
    Skipped,
    Won,
)
from tailback.games.trafficars.cutin.moves import CARD, DONE, DRAW, NEVER, NO, Move
from tailback.games.trafficars.cutin.options import CutinOptions
from tailback.games.trafficars.cutin.position import Position, Stage, who_draws
from tailback.games.trafficars.cutin.refuse import refuse, refuse_out_of_turn
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
    TailbackError,
    tell,
)

_TURN: Final = tuple(Decision[Move]((seat,)) for seat in range(SEATS[-1]))
_ASK: Final = tuple(Decision((seat,), NO) for seat in range(SEATS[-1]))  # CUT-12
_PAUSE: Final = tuple(Decision((seat,), NO, hold=True) for seat in range(SEATS[-1]))  # CUT-13

Hands = tuple[tuple[int, ...], ...]


class CutinRules(Rules[CutinOptions, Position, Move]):
    """Cut in!, played with so many numbers and so many cards in a full hand."""

    refuse = staticmethod(refuse)
    refuse_out_of_turn = staticmethod(refuse_out_of_turn)

    def __init__(self, numbers: int, full: int) -> None:
        self.numbers = numbers
        self.full = full

    def facts(self, options: CutinOptions) -> Facts:
        """Return what is true of Cut in! under these options."""
        return Facts(
            chance=True,
            hidden=True,
            simultaneous=False,
            distinct_moves=len(self.all_moves(options)),
            longest=2 * self.numbers,  # every card is laid once; each asks the jumper once at most
            one_device=not options.clock,
            ages=Ages(whole=False, lot=False),
        )

    def all_moves(self, options: CutinOptions) -> list[Move]:
        """Return every card and every answer of the jumper."""
        answers = [NO, DONE] if options.clock else [NO, NEVER, DONE]
        return [*CARD[1 : self.numbers + 1], *answers]

    def start(self, options: CutinOptions, seating: Seating) -> Position:
        """Return equal piles before the first hands are taken (CUT-1, CUT-3)."""
        first, last = by_age(seating)[0], seating.last
        if last is not None and options.series_starter == "next":
            first = (last.starter + 1) % seating.seats
        pile = self.numbers // seating.seats
        if pile < self.full:
            raise TailbackError(f"{self.numbers} cards are too few for {seating.seats} players")
        return Position(
            options,
            Stage.DEAL,
            active=first,
            row=(),
            hands=((),) * seating.seats,
            piles=(pile,) * seating.seats,
            aside=(),
            unseen=tuple(range(1, self.numbers + 1)),
            passes=0,
            laid=False,
            low=0,
            high=0,
            never=False,
            full=self.full,
        )

    def time(self, options: CutinOptions) -> float | None:
        """Return how long the jumper's pause lasts; without a clock there is none (CUT-12)."""
        return options.pause if options.clock else None

    def pending(self, position: Position) -> Pending[Move]:
        """Return who must decide, the card to be drawn, or the end."""
        stage = position.stage
        if stage is Stage.LAY or stage is Stage.CHOOSE:
            return _TURN[position.active]
        if stage is Stage.ASK:
            return (_PAUSE if position.options.clock else _ASK)[position.jumper]
        if stage is Stage.CUT:
            return _TURN[position.jumper]  # the pause was for the first card (CUT-13)
        if stage is Stage.WON:
            ranks = tuple(1 if s == position.winner else 2 for s in range(len(position.hands)))
            return Finished(ranks, None, "CUT-11")
        drawer = None if stage is Stage.OPEN else who_draws(position)
        return _draws(position.unseen, drawer)

    def legal(self, position: Position, seat: Seat) -> tuple[Move, ...]:
        """Return the cards that fit, or the answers of the jumper."""
        return position.moves if seat == position.turn else ()

    def apply(
        self, position: Position, moves: Mapping[Seat, Move], story: Story = None
    ) -> Position:
        """Return the position after a card, an answer or a draw."""
        stage = position.stage
        if stage is Stage.LAY:
            return _lay(position, moves[position.active].card, story)
        if stage is Stage.ASK:
            move = moves[position.jumper]
            if move.kind != "card":
                return _let_be(position, move, story)
            return _cut(position, move.card, story)
        if stage is Stage.CUT:
            move = moves[position.jumper]
            if move.kind == "card":
                return _cut(position, move.card, story)
            tell(story, NoMore, position.jumper)
            return _take_over(position, story)
        if stage is Stage.CHOOSE:
            return _start_from_hand(position, moves[position.active].card, story)
        return _fall(position, moves[NATURE].card, story)


def _draws(unseen: tuple[int, ...], seat: Seat | None) -> Chance[Move]:
    return Chance(tuple(map(DRAW.__getitem__, unseen)), (1,) * len(unseen), seat)


def _fall(position: Position, card: int, story: Story) -> Position:
    """Take the card that chance brought out of the unseen ones: into a hand, or into the row."""
    at = position.unseen.index(card)
    unseen = (*position.unseen[:at], *position.unseen[at + 1 :])
    if position.stage is not Stage.OPEN:
        return _draw(position, card, unseen, story)
    if story is not None:
        story.append(Opened(position.active, card))
    piles = _one_less(position.piles, position.active)
    return _start_card(position, card, position.hands, piles, unseen, story)


def _lay(position: Position, card: int, story: Story) -> Position:
    """Lay a hand card at an end of the row (CUT-5), and ask the jumper (CUT-6)."""
    options, _, active, row, hands, piles, aside, unseen, _, _, _, _, never, full = position
    hands = _without(hands, active, card)
    if story is not None:
        story.append(Laid(active, card))
    if card < row[0]:
        low, high = card, row[0]
        row = (card, *row)
    else:
        low, high = row[-1], card
        row = (*row, card)
    stage = Stage.ASK
    if not hands[active] and not piles[active]:  # CUT-11
        stage, low, high = Stage.WON, 0, 0
        tell(story, Won, active)
    after = Position(
        options, stage, active, row, hands, piles, aside, unseen, 0, True, low, high, never, full
    )
    if stage is Stage.ASK and never:
        tell(story, Skipped, position.jumper)  # CUT-12
        return _settle(_closed(after, never=True), story)
    return after


def _closed(position: Position, *, never: bool) -> Position:
    """Return the active player's next decision after the jumper's no."""
    options, _, active, row, hands, piles, aside, unseen, _, _, _, _, _, full = position
    return Position(
        options, Stage.LAY, active, row, hands, piles, aside, unseen, 0, True, 0, 0, never, full
    )


def _let_be(position: Position, answer: Move, story: Story) -> Position:
    """Take the jumper's no (CUT-6), for this card or for the rest of the turn (CUT-12)."""
    if story is not None:
        story.append(NoCutIn(position.jumper))
    return _settle(_closed(position, never=answer.kind == "never"), story)


def _cut(position: Position, card: int, story: Story) -> Position:
    """Lay a card of the jumper into the newest space, where it belongs (CUT-7)."""
    row = list(position.row)
    insort(row, card)
    jumper = position.jumper
    hands = _without(position.hands, jumper, card)
    tell(story, CutIn, jumper, card, position.low, position.high)
    after = position._replace(stage=Stage.CUT, row=tuple(row), hands=hands)
    if not hands[jumper] and not position.piles[jumper]:  # CUT-11
        tell(story, Won, jumper)
        return after._replace(stage=Stage.WON, low=0, high=0)
    return after if after.asks_another else _take_over(after, story)


def _start_from_hand(position: Position, card: int, story: Story) -> Position:
    """Open a round with a hand card, as the pile is empty (CUT-4)."""
    active = position.active
    tell(story, OpenedFromHand, active, card)
    hands = _without(position.hands, active, card)
    return _start_card(position, card, hands, position.piles, position.unseen, story)


def _start_card(
    position: Position,
    card: int,
    hands: Hands,
    piles: tuple[int, ...],
    unseen: tuple[int, ...],
    story: Story,
) -> Position:
    """Open a round with a card that cannot be cut into (CUT-4)."""
    won = not hands[position.active] and not piles[position.active]  # CUT-11
    if won:
        tell(story, Won, position.active)
    after = position._replace(
        stage=Stage.WON if won else Stage.LAY,
        row=(card,),
        hands=hands,
        piles=piles,
        unseen=unseen,
        passes=0,
        laid=True,
    )
    return after if won else _settle(after, story)


def _settle(position: Position, story: Story) -> Position:
    """Return the active player's decision, or the next one's after turns that end by themselves."""
    row, active = position.row, position.active
    hand = position.hands[active]
    if not row:
        return position._replace(stage=Stage.OPEN if position.piles[active] else Stage.CHOOSE)
    if hand and (hand[0] < row[0] or hand[-1] > row[-1]):
        if position.stage is Stage.LAY:
            return position
        return position._replace(stage=Stage.LAY)
    if story is not None:  # CUT-9
        story.append(Passed(active, row[0], row[-1]) if hand else Emptied(active))
    passes = 0 if position.laid else position.passes + 1
    aside = position.aside
    if passes == len(position.hands):  # CUT-10
        tell(story, SetAside, len(row))
        row, aside, passes = (), tuple(sorted((*aside, *row))), 0
    return _next_turn(position, row, aside, passes, False, story)


def _take_over(position: Position, story: Story) -> Position:
    """Make the jumper active on the same row; its cut-in counts as laying (CUT-8, CUT-10)."""
    return _next_turn(position, position.row, position.aside, 0, True, story)


def _next_turn(
    position: Position,
    row: tuple[int, ...],
    aside: tuple[int, ...],
    passes: int,
    laid: bool,
    story: Story,
) -> Position:
    """Make the jumper the active player, after all have refilled (CUT-8, CUT-9)."""
    options, _, _, _, hands, piles, _, unseen, _, _, _, _, _, full = position
    jumper, stage = position.jumper, Stage.REFILL
    after = Position(
        options, stage, jumper, row, hands, piles, aside, unseen, passes, laid, 0, 0, False, full
    )
    return _refill(after, story)


def _refill(position: Position, story: Story) -> Position:
    """Let everyone refill who can; then the active player goes on."""
    return _settle(position, story) if who_draws(position) is None else position


def _draw(position: Position, card: int, unseen: tuple[int, ...], story: Story) -> Position:
    """Put the drawn card into the hand that is short of one."""
    options, stage, active, row, hands, piles, aside, _, passes, laid, _, _, _, full = position
    seat = who_draws(position)
    assert seat is not None
    hand = tuple(sorted((*hands[seat], card)))
    hands, piles = (*hands[:seat], hand, *hands[seat + 1 :]), _one_less(piles, seat)
    if story is not None:
        story.append((Dealt if stage is Stage.DEAL else Drew)(seat, card))
    after = Position(
        options, stage, active, row, hands, piles, aside, unseen, passes, laid, 0, 0, False, full
    )
    return _refill(after, story)


def _without(hands: Hands, seat: Seat, card: int) -> Hands:
    hand = hands[seat]
    at = hand.index(card)
    return (*hands[:seat], (*hand[:at], *hand[at + 1 :]), *hands[seat + 1 :])


def _one_less(piles: tuple[int, ...], seat: Seat) -> tuple[int, ...]:
    return (*piles[:seat], piles[seat] - 1, *piles[seat + 1 :])
