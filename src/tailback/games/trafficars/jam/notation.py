"""How jam writes moves and positions.

>>> notation = JamNotation()
>>> [notation.move(text) for text in ("12", "T", "r2", "r2g3", "=12")]
[12, T, r2, r2g3, =12]
"""

from __future__ import annotations

from collections.abc import Iterable
from itertools import chain
from typing import Final

from tailback.games.trafficars.jam.moves import DRAW, GAP, INDEX, LANE, PLAY, Move
from tailback.games.trafficars.jam.options import JamOptions, deck_of
from tailback.games.trafficars.jam.position import Lane, Position, Stage, place_text
from tailback.games.trafficars.jam.rules import ROW, in_order, with_choices
from tailback.kit import quoted
from tailback.kit.notation import Fields, Notation, joined, parted, spelled

_STAGES: Final = {stage.value: stage for stage in Stage}


class JamNotation(Notation[Position, Move]):
    """Moves such as ``12``, ``A``, ``r2``, ``r2g3``; outcomes such as ``=12``."""

    longest = 2000
    words = spelled((*PLAY[1:], *DRAW[1:], *LANE, *chain(*GAP)))
    such_as = "12, A, r2, r2g3 or =12"
    fields = "lanes stage revealed hands penalty aside points round ages"

    def write(self, position: Position) -> Iterable[object]:
        """Return everything but the pile, which is what is left of the deck.

        >>> from tailback.games.trafficars.jam import GAME
        >>> GAME.notation.position_text(GAME.start())
        '- lanes - -|- -|- - 0,0 1 1,2'
        """
        return (
            joined((",".join(map(place_text, lane)) for lane in position.lanes), "/"),
            position.stage.value,
            joined(f"{seat + 1}:{place_text((card,))}" for card, seat in position.queue),
            "|".join(map(_cards_text, position.hands)),
            "|".join(map(_cards_text, position.penalty)),
            _cards_text(position.aside),
            joined(position.points),
            position.round,
            joined(seat + 1 for seat in position.ages),
        )

    def read(self, fields: Fields, like: Position) -> Position:
        """Return the position of these fields, with the options and the seats of ``like``."""
        options, seats = like.options, len(like.hands)
        stage = fields.one_of("stage", _STAGES)
        lanes = _lanes(fields, options, stage)
        hands = _piles(fields, "hands", seats)
        penalty = _piles(fields, "penalty", seats)
        aside = _cards(fields, "aside", parted(fields["aside"]))
        queue = _queue(fields, stage, seats)
        ages = [fields.whole("ages", word) for word in parted(fields["ages"])]
        if sorted(ages) != list(range(1, seats + 1)):
            fields.fail("ages", f"each seat from 1 to {seats} is named once")
        laid = chain(*(chain(*lane) for lane in lanes))
        queued = (card for card, _ in queue)
        points = fields.by_seat("points", seats, ",")
        made = like._replace(
            ages=tuple(seat - 1 for seat in ages),
            stage=stage,
            round=_round(fields, options),
            lanes=lanes,
            hands=hands,
            pile=_pile(fields, options, chain(laid, queued, aside, *hands, *penalty)),
            aside=aside,
            queue=queue,
            choices=(),
            penalty=penalty,
            points=tuple(fields.whole("points", word) for word in points),
        )
        made = with_choices(made)
        _check_hands(fields, made)
        _check_rest(fields, made)
        return made


def _cards_text(cards: Iterable[int]) -> str:
    return joined(place_text((card,)) for card in cards)


def _cards(fields: Fields, field: str, names: Iterable[str]) -> tuple[int, ...]:
    return tuple(fields.one_of(field, INDEX, name, "there is no card {}") for name in names)


def _piles(fields: Fields, field: str, seats: int) -> tuple[tuple[int, ...], ...]:
    piles = fields.by_seat(field, seats)
    return tuple(tuple(sorted(_cards(fields, field, parted(pile)))) for pile in piles)


def _lanes(fields: Fields, options: JamOptions, stage: Stage) -> tuple[Lane, ...]:
    lanes = tuple(_lane(fields, options, text) for text in parted(fields["lanes"], "/"))
    complete = len(lanes) == options.lanes
    if len(lanes) > options.lanes or complete == (stage is Stage.LANES):
        fields.fail("lanes", f"{len(lanes)} of {options.lanes} are written")
    return lanes


def _lane(fields: Fields, options: JamOptions, text: str) -> Lane:
    places = (() if word == "_" else word.split("+") for word in text.split(","))
    lane = tuple(_cards(fields, "lanes", place) for place in places)
    if not lane[-1]:
        fields.fail("lanes", "the last place of a lane is never a gap")
    if options.too_long and len(lane) > ROW:
        fields.fail("lanes", f"a row holds {ROW}, this one has {len(lane)}")
    return lane


def _queue(fields: Fields, stage: Stage, seats: int) -> tuple[tuple[int, int], ...]:
    known = {str(seat + 1): seat for seat in range(seats)}
    found = []
    for part in parted(fields["revealed"]):
        seat, colon, card = part.partition(":")
        if not colon or seat not in known:
            fields.fail("revealed", f"{quoted(part)} is no seat and card, such as 2:12")
        found.append((_cards(fields, "revealed", [card])[0], known[seat]))
    if bool(found) != (stage is Stage.PLACE):
        fields.fail("revealed", "cards wait to be placed just when the stage is place")
    return tuple(found)


def _round(fields: Fields, options: JamOptions) -> int:
    number = fields.whole("round")
    if not 1 <= number <= options.rounds:
        fields.fail("round", f"a number from 1 to {options.rounds} is wanted")
    return number


def _pile(fields: Fields, options: JamOptions, seen: Iterable[int]) -> tuple[int, ...]:
    pile = list(deck_of(options))
    for card in seen:
        pile[card] -= 1
        if pile[card] < 0:
            fields.fail("lanes", f"there are not so many cards {place_text((card,))}")
    return tuple(pile)


def _check_hands(fields: Fields, made: Position) -> None:
    sizes = [len(hand) for hand in made.hands]
    full, seats, stage = made.options.hand, len(made.hands), made.stage
    if stage is Stage.HANDS:
        done = sum(sizes) // full
        wanted = [full] * done + [sum(sizes) % full] + [0] * seats
        fine = sum(sizes) < full * seats and sizes == wanted[:seats]
    elif stage in (Stage.LANES, Stage.OVER):
        fine = not any(sizes)
    else:
        least = 1 if stage is Stage.CHOOSE else 0
        fine = len(set(sizes)) == 1 and least <= sizes[0] <= full
    if not fine:
        fields.fail("hands", f"sizes {sizes} do not go with the stage {stage.value}")


def _check_rest(fields: Fields, made: Position) -> None:
    dealing = made.stage in (Stage.LANES, Stage.HANDS)
    if made.aside and (
        made.stage is not Stage.LANES or set(made.aside) - set(made.options.trailers)
    ):
        fields.fail("aside", "only trailers wait there, and only while the rows are dealt")
    if dealing and any(made.penalty):
        fields.fail("penalty", "nothing is taken while the cards are dealt")
    seats = [seat for _, seat in made.queue]
    if len(set(seats)) < len(seats) or made.queue != in_order(made.queue, made.ages):
        fields.fail("revealed", "one card a seat, in the order of placing")
    if len(made.choices) == 1:
        fields.fail("revealed", "the first card has only one place and goes there by itself")
