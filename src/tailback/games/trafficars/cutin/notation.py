"""How Cut in! writes moves and positions.

>>> notation = CutinNotation()
>>> notation.turn("28 no 31 never =12")
[28, no, 31, never, =12]
"""

from __future__ import annotations

from collections.abc import Iterable
from itertools import pairwise
from typing import Final

from tailback.games.trafficars.cutin.moves import CARD, DONE, DRAW, NEVER, NO, Move
from tailback.games.trafficars.cutin.position import DRAWS, Position, Stage
from tailback.kit.notation import Fields, Notation, joined, parted, spelled

_STAGES: Final = {stage.value: stage for stage in Stage}
_TURNS: Final = {"-": (False, False), "laid": (True, False), "laid,never": (True, True)}


class CutinNotation(Notation[Position, Move]):
    """Moves such as ``28``, ``no``, ``never``, ``done``; outcomes such as ``=28``."""

    longest = 500
    words = spelled((*CARD[1:], *DRAW[1:], NO, NEVER, DONE))
    such_as = "28, no, never, done or =28"
    fields = "row hands piles aside active stage passes turn"

    def write(self, position: Position) -> Iterable[object]:
        """Return the row, the hands and everything else."""
        space = f":{position.low}-{position.high}" if position.high else ""
        return (
            joined(position.row),
            "|".join(map(joined, position.hands)),
            "|".join(map(str, position.piles)),
            joined(position.aside),
            position.active + 1,
            position.stage.value + space,
            position.passes,
            "laid,never" if position.never else "laid" if position.laid else "-",
        )

    def read(self, fields: Fields, like: Position) -> Position:
        """Return the position of these fields, with the options, seats and cards of ``like``."""
        seats = len(like.hands)
        row = _cards(fields, "row", fields["row"])
        hands = tuple(_cards(fields, "hands", hand) for hand in fields.by_seat("hands", seats))
        piles = tuple(fields.whole("piles", pile) for pile in fields.by_seat("piles", seats))
        aside = _cards(fields, "aside", fields["aside"])
        stage, low, high = _stage(fields)
        laid, never = fields.one_of("turn", _TURNS)
        made = like._replace(
            stage=stage,
            active=fields.seat("active", seats),
            row=row,
            hands=hands,
            piles=piles,
            aside=aside,
            unseen=_unseen(fields, like, {"row": row, "hands": sum(hands, ()), "aside": aside}),
            passes=fields.whole("passes"),
            laid=laid,
            low=low,
            high=high,
            never=never,
        )
        _check(fields, made)
        return made


def _cards(fields: Fields, field: str, text: str) -> tuple[int, ...]:
    cards = tuple(fields.whole(field, word) for word in parted(text))
    if any(a >= b for a, b in pairwise(cards)):
        fields.fail(field, "cards are written in ascending order")
    return cards


def _stage(fields: Fields) -> tuple[Stage, int, int]:
    name, _, space = fields["stage"].partition(":")
    stage = fields.one_of("stage", _STAGES, name)
    if (stage in (Stage.ASK, Stage.CUT)) != bool(space):
        fields.fail("stage", "the newest space is written with ask and cut, such as ask:12-20")
    if not space:
        return stage, 0, 0
    low, _, high = space.partition("-")
    return stage, fields.whole("stage", low), fields.whole("stage", high)


def _unseen(fields: Fields, like: Position, seen: dict[str, tuple[int, ...]]) -> tuple[int, ...]:
    deck = {*like.unseen, *like.row, *like.aside, *sum(like.hands, ())}
    for field, cards in seen.items():
        for card in cards:
            if card not in deck:
                fields.fail(field, f"{card} is twice there, or no card of this game")
            deck.remove(card)
    return tuple(sorted(deck))


def _check(fields: Fields, made: Position) -> None:
    hidden = len(made.unseen)
    if sum(made.piles) > hidden:
        fields.fail("piles", f"the piles have more cards than are left, {hidden}")
    done = [s for s, hand in enumerate(made.hands) if not hand and not made.piles[s]]
    if len(done) != (made.stage is Stage.WON):
        fields.fail("stage", "the game is won just when one seat has neither hand nor pile")
    if made.passes >= len(made.hands):
        fields.fail("passes", "so many passes would have ended the round")
    opening = made.stage in (Stage.DEAL, Stage.OPEN, Stage.CHOOSE)
    if (opening and made.row) or not (opening or made.row or made.stage is Stage.REFILL):
        fields.fail("row", "the row is empty just while a round is opened")
    if made.stage in DRAWS and not made.unseen:
        fields.fail("stage", "no card is left to draw")
    if made.stage is Stage.LAY and not made.moves:
        fields.fail("stage", "no card of the active player fits, so the turn is over")
    if made.stage is Stage.CUT and not made.asks_another:
        why = "the jumper's hand is empty or every number of the space has been laid"
        fields.fail("stage", f"{why}, so the cut-in is over")
    if made.stage in (Stage.ASK, Stage.CUT) and not {made.low, made.high} <= set(made.row):
        fields.fail("stage", "the newest space lies between two cards of the row")
