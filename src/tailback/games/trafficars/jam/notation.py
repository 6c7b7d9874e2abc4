"""How jam writes moves and positions.

>>> notation = JamNotation()
>>> [notation.move(text) for text in ("12", "T", "r2", "r2g3", "=12")]
[12, T, r2, r2g3, =12]
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final, NoReturn

from tailback.games.trafficars.jam.moves import (
    DRAW,
    GAP,
    INDEX,
    LANE,
    MOST_LANES,
    MOST_PLACES,
    PLAY,
    Move,
)
from tailback.games.trafficars.jam.options import deck_of
from tailback.games.trafficars.jam.position import Lane, Place, Position, Stage, place_text
from tailback.games.trafficars.jam.rules import ROW, in_order, with_choices
from tailback.kit import Notation, NotationError

_WORDS: Final = {str(move): move for move in (*PLAY[1:], *DRAW[1:], *LANE)}
_IN_GAP: Final = re.compile(r"r(?P<lane>[1-9])g(?P<place>[1-9][0-9]?)", re.ASCII)
_FIELDS: Final = (
    "lanes",
    "stage",
    "revealed",
    "hands",
    "penalty",
    "aside",
    "points",
    "round",
    "ages",
)


class JamNotation(Notation[Position, Move]):
    """Moves such as ``12``, ``A``, ``r2``, ``r2g3``; outcomes such as ``=12``."""

    def move_text(self, move: Move) -> str:
        """Return a move as text."""
        return str(move)

    def move(self, text: str) -> Move:
        """Return the move that a text means."""
        if text in _WORDS:
            return _WORDS[text]
        match = _IN_GAP.fullmatch(text)
        if match is None or int(match["lane"]) > MOST_LANES or int(match["place"]) > MOST_PLACES:
            raise NotationError(text, 0, "no move, such as 12, A, r2, r2g3 or =12")
        return GAP[int(match["lane"]) - 1][int(match["place"]) - 1]

    def position_text(self, position: Position) -> str:
        """Return everything but the pile, which is what is left of the deck, on one line.

        >>> from tailback.games.trafficars.jam import GAME
        >>> GAME.notation.position_text(GAME.start())
        '- lanes - -|- -|- - 0,0 1 1,2'
        """
        queue = [f"{seat + 1}:{place_text((card,))}" for card, seat in position.queue]
        return " ".join(
            (
                "/".join(",".join(map(place_text, lane)) for lane in position.lanes) or "-",
                position.stage.value,
                ",".join(queue) or "-",
                "|".join(map(_cards, position.hands)),
                "|".join(map(_cards, position.penalty)),
                _cards(position.aside),
                ",".join(map(str, position.points)),
                str(position.round),
                ",".join(str(seat + 1) for seat in position.ages),
            )
        )

    def position(self, text: str, like: Position) -> Position:
        """Return the position of a text, with the options and the seats of ``like``."""
        words = text.split(" ")
        if len(words) != len(_FIELDS):
            why = f"a position has {len(_FIELDS)} fields ({', '.join(_FIELDS)}), not {len(words)}"
            raise NotationError(text, 0, why)
        return _Reader(text, words, like).position()


def _cards(cards: Sequence[int]) -> str:
    return ",".join(place_text((card,)) for card in cards) or "-"


class _Reader:
    """Reads one position text, field by field, and names the place where it fails."""

    def __init__(self, text: str, words: list[str], like: Position) -> None:
        self.text = text
        self.words = dict(zip(_FIELDS, words, strict=True))
        self.like = like
        self.options = like.options
        self.seats = len(like.hands)

    def position(self) -> Position:
        made = with_choices(self._read())
        self._check_cards(made)
        if JamNotation().position_text(made) != self.text:
            raise NotationError(
                self.text, 0, f"written otherwise: {JamNotation().position_text(made)!r}"
            )
        return made

    def _read(self) -> Position:
        stages = [stage.value for stage in Stage]
        if self.words["stage"] not in stages:
            self._fail("stage", f"{self.words['stage']!r} is not one of {', '.join(stages)}")
        stage = Stage(self.words["stage"])
        lanes = self._lanes(stage)
        hands = self._piles("hands")
        penalty = self._piles("penalty")
        aside = self._list("aside", self.words["aside"])
        queue = self._queue(stage)
        ages = self._numbers("ages")
        if sorted(ages) != list(range(1, self.seats + 1)):
            self._fail("ages", f"each seat from 1 to {self.seats} is named once")
        pile = list(deck_of(self.options))
        laid = [card for lane in lanes for place in lane for card in place]
        queued = [card for card, _ in queue]
        for card in (*laid, *queued, *aside, *sum(hands, ()), *sum(penalty, ())):
            pile[card] -= 1
        for card, left in enumerate(pile):
            if left < 0:
                self._fail("lanes", f"there are not so many cards {place_text((card,))}")
        return Position(
            self.options,
            tuple(seat - 1 for seat in ages),
            stage,
            self._round(),
            lanes=lanes,
            hands=hands,
            pile=tuple(pile),
            aside=aside,
            queue=queue,
            choices=(),
            penalty=penalty,
            points=self._points(),
        )

    def _fail(self, field: str, why: str) -> NoReturn:
        index = _FIELDS.index(field)
        at = sum(len(self.words[name]) + 1 for name in _FIELDS[:index])
        raise NotationError(self.text, at, f"{field}: {why}")

    def _card(self, field: str, name: str) -> int:
        if name not in INDEX:
            self._fail(field, f"there is no card {name!r}")
        return INDEX[name]

    def _list(self, field: str, text: str) -> tuple[int, ...]:
        return tuple(self._card(field, name) for name in text.split(",")) if text != "-" else ()

    def _piles(self, field: str) -> tuple[tuple[int, ...], ...]:
        piles = self.words[field].split("|")
        if len(piles) != self.seats:
            self._fail(field, f"{len(piles)} are written, for {self.seats} seats")
        return tuple(tuple(sorted(self._list(field, pile))) for pile in piles)

    def _numbers(self, field: str) -> tuple[int, ...]:
        words = self.words[field].split(",")
        for word in words:
            if not (word.isdecimal() and word.isascii() and len(word) < 10):
                self._fail(field, f"{word!r} is not a whole number")
        return tuple(int(word) for word in words)

    def _points(self) -> tuple[int, ...]:
        points = self._numbers("points")
        if len(points) != self.seats:
            self._fail("points", f"{len(points)} are written, for {self.seats} seats")
        return points

    def _round(self) -> int:
        numbers = self._numbers("round")
        if len(numbers) != 1 or not 1 <= numbers[0] <= self.options.rounds:
            self._fail("round", f"a number from 1 to {self.options.rounds} is wanted")
        return numbers[0]

    def _lanes(self, stage: Stage) -> tuple[Lane, ...]:
        word = self.words["lanes"]
        lanes = tuple(self._lane(text) for text in word.split("/")) if word != "-" else ()
        complete = len(lanes) == self.options.lanes
        if len(lanes) > self.options.lanes or complete == (stage is Stage.LANES):
            self._fail("lanes", f"{len(lanes)} of {self.options.lanes} are written")
        return lanes

    def _lane(self, text: str) -> Lane:
        lane = tuple(self._place(word) for word in text.split(","))
        if not lane[-1]:
            self._fail("lanes", "the last place of a lane is never a gap")
        if self.options.too_long and len(lane) > ROW:
            self._fail("lanes", f"a row holds {ROW}, this one has {len(lane)}")
        return lane

    def _place(self, word: str) -> Place:
        if word == "_":
            return ()
        return tuple(self._card("lanes", name) for name in word.split("+"))

    def _queue(self, stage: Stage) -> tuple[tuple[int, int], ...]:
        word = self.words["revealed"]
        found = []
        for part in word.split(",") if word != "-" else ():
            seat, colon, card = part.partition(":")
            known = [str(n + 1) for n in range(self.seats)]
            if not colon or seat not in known:
                self._fail("revealed", f"{part!r} is no seat and card, such as 2:12")
            found.append((self._card("revealed", card), int(seat) - 1))
        if bool(found) != (stage is Stage.PLACE):
            self._fail("revealed", "cards wait to be placed just when the stage is place")
        return tuple(found)

    def _check_cards(self, made: Position) -> None:
        """Check what the stage says about the hands and the queue."""
        sizes = [len(hand) for hand in made.hands]
        full = self.options.hand
        stage = made.stage
        if stage is Stage.HANDS:
            done = sum(sizes) // full
            wanted = [full] * done + [sum(sizes) % full] + [0] * self.seats
            fine = sum(sizes) < full * self.seats and sizes == wanted[: self.seats]
        elif stage in (Stage.LANES, Stage.OVER):
            fine = not any(sizes)
        else:
            least = 1 if stage is Stage.CHOOSE else 0
            fine = len(set(sizes)) == 1 and least <= sizes[0] <= full
        if not fine:
            self._fail("hands", f"sizes {sizes} do not go with the stage {stage.value}")
        if made.aside and (
            stage is not Stage.LANES or set(made.aside) - set(self.options.trailers)
        ):
            self._fail("aside", "only trailers wait there, and only while the rows are dealt")
        if stage in (Stage.LANES, Stage.HANDS) and any(made.penalty):
            self._fail("penalty", "nothing is taken while the cards are dealt")
        seats = [seat for _, seat in made.queue]
        ordered = in_order(made.queue, made.ages)
        if len(set(seats)) < len(seats) or made.queue != ordered:
            self._fail("revealed", "one card a seat, in the order of placing")
        if len(made.choices) == 1:
            self._fail("revealed", "the first card has only one place and goes there by itself")
