"""Cut in!: the rules.

The active player lays cards at the ends of a rising row; after each of them the jumper may cut in
to the space that it opened, and takes the turn. Passing, ending a turn and setting the row aside
happen by themselves. Whether the jumper is asked never depends on which cards it holds.
Clauses: CUT-1 … CUT-13.
"""

from __future__ import annotations

from bisect import insort
from collections.abc import Callable, Mapping
from typing import ClassVar, Final

from tailback.games.trafficars.cutin.moves import CARD, DONE, DRAW, NEVER, NO, Move
from tailback.games.trafficars.cutin.notation import CutinNotation
from tailback.games.trafficars.cutin.observe import Observer
from tailback.games.trafficars.cutin.options import CutinOptions
from tailback.games.trafficars.cutin.position import FULL, Happening, Position, Stage, who_draws
from tailback.games.trafficars.cutin.refuse import refusal
from tailback.games.trafficars.deck import DECK
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
    TailbackError,
)

_TURN: Final = tuple(Decision[Move]((seat,)) for seat in range(SEATS[-1]))
_ASK: Final = tuple(Decision((seat,), NO) for seat in range(SEATS[-1]))  # CUT-12
_PAUSE: Final = tuple(Decision((seat,), NO, hold=True) for seat in range(SEATS[-1]))  # CUT-13

Hands = tuple[tuple[int, ...], ...]
Tell = Callable[[Happening], None]
"""Hears what happens by itself."""


class CutinGame(Observer):
    """Cut in! A smaller pack and hand than the box's are for tests that count every case."""

    id: ClassVar[str] = "cutin"
    rules: ClassVar[int] = 2  # by number 1 a further cut-in card was asked for only if one fitted
    seats: ClassVar[range] = SEATS
    seat_names: ClassVar[tuple[str, ...]] = SEAT_NAMES
    options_type = CutinOptions
    notation = CutinNotation()
    rulebook = Rulebook.of("tailback.games.trafficars", "tailback.games.trafficars.cutin")

    def __init__(self, numbers: int = DECK.numbers, full: int = FULL) -> None:
        self.numbers = numbers
        self.full = full

    def facts(self, options: CutinOptions) -> Facts:
        """Return what is true of Cut in! under these options."""
        return Facts(
            chance=True,
            hidden=True,
            simultaneous=False,
            distinct_moves=len(self.alphabet(options)),
            longest=2 * self.numbers,  # every card is laid once; each asks the jumper once at most
            one_device=not options.clock,
        )

    def alphabet(self, options: CutinOptions) -> list[Move]:
        """Return every card and every answer of the jumper."""
        answers = [NO, DONE] if options.clock else [NO, NEVER, DONE]
        return [*CARD[1 : self.numbers + 1], *answers]

    def start(
        self, options: CutinOptions | None = None, seating: Seating | None = None
    ) -> Position:
        """Return equal piles before the first hands are taken (CUT-1, CUT-3)."""
        seating = seating or Seating(2)
        youngest = by_age(seating)[0]
        pile = self.numbers // seating.seats
        if pile < self.full:
            raise TailbackError(f"{self.numbers} cards are too few for {seating.seats} players")
        return Position(
            options or CutinOptions(),
            Stage.DEAL,
            active=youngest,
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
        return _draws(position.unseen)

    def legal(self, position: Position, seat: Seat) -> tuple[Move, ...]:
        """Return the cards that fit, or the answers of the jumper."""
        return position.moves if seat == position.turn else ()

    def apply(self, position: Position, moves: Mapping[Seat, Move]) -> Position:
        """Return the position after a card, an answer or a draw."""
        return go_on(position, moves, _silent)

    def refusal(self, position: Position, seat: Seat, move: Move) -> Refusal | None:
        """Return the clause that forbids a move, or None."""
        return None if move in self.legal(position, seat) else refusal(position, seat, move)

    def happenings(self, position: Position, moves: Mapping[Seat, Move]) -> list[Happening]:
        """Return what happens by itself after these moves, in order."""
        heard: list[Happening] = []
        go_on(position, moves, heard.append)
        return heard


def _silent(happening: Happening) -> None:
    """Tell nobody."""


def _draws(unseen: tuple[int, ...]) -> Chance[Move]:
    return Chance(tuple(map(DRAW.__getitem__, unseen)), (1,) * len(unseen))


def go_on(position: Position, moves: Mapping[Seat, Move], tell: Tell) -> Position:
    """Return the position after these moves, telling what happens by itself."""
    stage = position.stage
    if stage is Stage.LAY:
        return _lay(position, moves[position.active].card, tell)
    if stage is Stage.ASK:
        move = moves[position.jumper]
        if move.kind != "card":
            return _settle(_closed(position, never=move.kind == "never"), tell)
        return _cut(position, move.card, tell)
    if stage is Stage.CUT:
        move = moves[position.jumper]
        if move.kind != "card":
            return _take_over(position, tell)
        return _cut(position, move.card, tell)
    if stage is Stage.CHOOSE:
        card = moves[position.active].card
        hands = _without(position.hands, position.active, card)
        return _start_card(position, card, hands, position.piles, position.unseen, tell)
    card = moves[NATURE].card
    at = position.unseen.index(card)
    unseen = (*position.unseen[:at], *position.unseen[at + 1 :])
    if stage is Stage.OPEN:
        piles = _one_less(position.piles, position.active)
        return _start_card(position, card, position.hands, piles, unseen, tell)
    return _draw(position, card, unseen, tell)


def _lay(position: Position, card: int, tell: Tell) -> Position:
    """Lay a hand card at an end of the row (CUT-5), and ask the jumper (CUT-6)."""
    row, active = position.row, position.active
    hands = _without(position.hands, active, card)
    if card < row[0]:
        low, high = card, row[0]
        row = (card, *row)
    else:
        low, high = row[-1], card
        row = (*row, card)
    stage = Stage.ASK
    if not hands[active] and not position.piles[active]:  # CUT-11
        stage, low, high = Stage.WON, 0, 0
    after = Position(
        position.options,
        stage,
        active,
        row,
        hands,
        position.piles,
        position.aside,
        position.unseen,
        0,
        True,
        low,
        high,
        position.never,
        position.full,
    )
    if stage is Stage.ASK and position.never:
        return _settle(_closed(after, never=True), tell)
    return after


def _closed(position: Position, *, never: bool) -> Position:
    """Return the active player's next decision after the jumper's no."""
    return Position(
        position.options,
        Stage.LAY,
        position.active,
        position.row,
        position.hands,
        position.piles,
        position.aside,
        position.unseen,
        0,
        True,
        0,
        0,
        never,
        position.full,
    )


def _cut(position: Position, card: int, tell: Tell) -> Position:
    """Lay a card of the jumper into the newest space, where it belongs (CUT-7)."""
    row = list(position.row)
    insort(row, card)
    jumper = position.jumper
    hands = _without(position.hands, jumper, card)
    after = position._replace(stage=Stage.CUT, row=tuple(row), hands=hands)
    if not hands[jumper] and not position.piles[jumper]:  # CUT-11
        return after._replace(stage=Stage.WON, low=0, high=0)
    return after if after.asks_another else _take_over(after, tell)


def _take_over(position: Position, tell: Tell) -> Position:
    """Make the jumper the active player on the same row, after all have refilled (CUT-8)."""
    after = position._replace(
        active=position.jumper, low=0, high=0, passes=0, laid=True, never=False
    )
    return _refill(after, tell)


def _start_card(
    position: Position,
    card: int,
    hands: Hands,
    piles: tuple[int, ...],
    unseen: tuple[int, ...],
    tell: Tell,
) -> Position:
    """Open a round with a card that cannot be cut into (CUT-4)."""
    won = not hands[position.active] and not piles[position.active]  # CUT-11
    after = position._replace(
        stage=Stage.WON if won else position.stage,
        row=(card,),
        hands=hands,
        piles=piles,
        unseen=unseen,
        passes=0,
        laid=True,
    )
    return after if won else _settle(after, tell)


def _settle(position: Position, tell: Tell) -> Position:
    """Return the active player's decision, or the next one's after turns that end by themselves."""
    row, active = position.row, position.active
    hand = position.hands[active]
    if not row:
        return position._replace(stage=Stage.OPEN if position.piles[active] else Stage.CHOOSE)
    if hand and (hand[0] < row[0] or hand[-1] > row[-1]):
        if position.stage is Stage.LAY:
            return position
        return position._replace(stage=Stage.LAY)
    tell(Happening("passed" if hand else "emptied", active, row))  # CUT-9
    passes = 0 if position.laid else position.passes + 1
    aside = position.aside
    if passes == len(position.hands):  # CUT-10
        tell(Happening("set-aside", active, row))
        row, aside, passes = (), tuple(sorted((*aside, *row))), 0
    after = position._replace(
        active=position.jumper, row=row, aside=aside, passes=passes, laid=False, never=False
    )
    return _refill(after, tell)


def _refill(position: Position, tell: Tell) -> Position:
    """Let everyone refill at a change of the active player (CUT-8, CUT-9)."""
    if who_draws(position) is None:
        return _settle(position, tell)
    return position._replace(stage=Stage.REFILL)


def _draw(position: Position, card: int, unseen: tuple[int, ...], tell: Tell) -> Position:
    """Put the drawn card into the hand that is short of one."""
    seat = who_draws(position)
    assert seat is not None
    hands = position.hands
    hand = tuple(sorted((*hands[seat], card)))
    after = Position(
        position.options,
        position.stage,
        position.active,
        position.row,
        (*hands[:seat], hand, *hands[seat + 1 :]),
        _one_less(position.piles, seat),
        position.aside,
        unseen,
        position.passes,
        position.laid,
        0,
        0,
        False,
        position.full,
    )
    return _settle(after, tell) if who_draws(after) is None else after


def _without(hands: Hands, seat: Seat, card: int) -> Hands:
    hand = hands[seat]
    at = hand.index(card)
    return (*hands[:seat], (*hand[:at], *hand[at + 1 :]), *hands[seat + 1 :])


def _one_less(piles: tuple[int, ...], seat: Seat) -> tuple[int, ...]:
    return (*piles[:seat], piles[seat] - 1, *piles[seat + 1 :])


GAME: Final = CutinGame()
