"""How Cut in! writes moves and positions.

>>> notation = CutinNotation()
>>> notation.turn("28 no 31 never =12")
[28, no, 31, never, =12]
"""

from __future__ import annotations

from itertools import pairwise
from typing import Final, NoReturn

from tailback.games.trafficars.cutin.moves import CARD, DONE, DRAW, NEVER, NO, Move
from tailback.games.trafficars.cutin.position import DRAWS, Position, Stage
from tailback.kit import Notation, NotationError

_WORDS: Final = {str(move): move for move in (*CARD[1:], *DRAW[1:], NO, NEVER, DONE)}
_FIELDS: Final = ("row", "hands", "piles", "aside", "active", "stage", "passes", "turn")
_TURNS: Final = {"-": (False, False), "laid": (True, False), "laid,never": (True, True)}


class CutinNotation(Notation[Position, Move]):
    """Moves such as ``28``, ``no``, ``never``, ``done``; outcomes such as ``=28``."""

    def move_text(self, move: Move) -> str:
        """Return a move as text."""
        return str(move)

    def move(self, text: str) -> Move:
        """Return the move that a text means."""
        if text not in _WORDS:
            raise NotationError(text, 0, f"{text!r} is no move, such as 28, no, never, done or =28")
        return _WORDS[text]

    def position_text(self, position: Position) -> str:
        """Return the row, the hands and everything else on one line."""
        space = f":{position.low}-{position.high}" if position.high else ""
        return " ".join(
            (
                _cards(position.row),
                "|".join(map(_cards, position.hands)),
                "|".join(map(str, position.piles)),
                _cards(position.aside),
                str(position.active + 1),
                position.stage.value + space,
                str(position.passes),
                "laid,never" if position.never else "laid" if position.laid else "-",
            )
        )

    def position(self, text: str, like: Position) -> Position:
        """Return the position of a text, with the options, seats and cards of ``like``."""
        words = text.split(" ")
        if len(words) != len(_FIELDS):
            why = f"a position has {len(_FIELDS)} fields ({', '.join(_FIELDS)}), not {len(words)}"
            raise NotationError(text, 0, why)
        return _Reader(text, words, like).position()


def _cards(cards: tuple[int, ...]) -> str:
    return ",".join(map(str, cards)) or "-"


class _Reader:
    """Reads one position text, field by field, and names the place where it fails."""

    def __init__(self, text: str, words: list[str], like: Position) -> None:
        self.text = text
        self.words = words
        self.like = like

    def position(self) -> Position:
        like, seats = self.like, len(self.like.hands)
        row = self._numbers(0, self.words[0])
        hands = tuple(self._numbers(1, hand) for hand in self.words[1].split("|"))
        piles = tuple(self._whole(2, pile) for pile in self.words[2].split("|"))
        aside = self._numbers(3, self.words[3])
        if len(hands) != seats or len(piles) != seats:
            self._fail(1 if len(hands) != seats else 2, f"there are {seats} seats")
        active = self._whole(4, self.words[4])
        if not 1 <= active <= seats:
            self._fail(4, f"seats are 1 to {seats}")
        stage, low, high = self._stage()
        if self.words[7] not in _TURNS:
            self._fail(7, f"{self.words[7]!r} is not one of {', '.join(_TURNS)}")
        laid, never = _TURNS[self.words[7]]
        made = Position(
            like.options,
            stage,
            active - 1,
            row,
            hands,
            piles,
            aside,
            self._unseen(row, hands, aside),
            self._whole(6, self.words[6]),
            laid,
            low,
            high,
            never,
            like.full,
        )
        self._check(made)
        if CutinNotation().position_text(made) != self.text:
            self._fail(0, f"written otherwise: {CutinNotation().position_text(made)!r}")
        return made

    def _check(self, made: Position) -> None:
        hidden = len(made.unseen)
        if sum(made.piles) > hidden:
            self._fail(2, f"the piles have more cards than are left, {hidden}")
        done = [s for s, hand in enumerate(made.hands) if not hand and not made.piles[s]]
        if len(done) != (made.stage is Stage.WON):
            self._fail(5, "the game is won just when one seat has neither hand nor pile")
        if made.passes >= len(made.hands):
            self._fail(6, "so many passes would have ended the round")
        opening = made.stage in (Stage.DEAL, Stage.OPEN, Stage.CHOOSE)
        if (opening and made.row) or not (opening or made.row or made.stage is Stage.REFILL):
            self._fail(0, "the row is empty just while a round is opened")
        if made.stage in DRAWS and not made.unseen:
            self._fail(5, "no card is left to draw")
        if made.stage is Stage.LAY and not made.moves:
            self._fail(5, "no card of the active player fits, so the turn is over")
        if made.stage is Stage.CUT and not made.asks_another:
            why = "the jumper's hand is empty or every number of the space has been laid"
            self._fail(5, f"{why}, so the cut-in is over")
        if made.stage in (Stage.ASK, Stage.CUT) and not {made.low, made.high} <= set(made.row):
            self._fail(5, "the newest space lies between two cards of the row")

    def _unseen(
        self, row: tuple[int, ...], hands: tuple[tuple[int, ...], ...], aside: tuple[int, ...]
    ) -> tuple[int, ...]:
        like = self.like
        deck = {
            *like.unseen,
            *like.row,
            *like.aside,
            *(card for hand in like.hands for card in hand),
        }
        for field, cards in ((0, row), *((1, hand) for hand in hands), (3, aside)):
            for card in cards:
                if card not in deck:
                    self._fail(field, f"{card} is twice there, or no card of this game")
                deck.remove(card)
        return tuple(sorted(deck))

    def _stage(self) -> tuple[Stage, int, int]:
        name, _, space = self.words[5].partition(":")
        names = [stage.value for stage in Stage]
        if name not in names:
            self._fail(5, f"{name!r} is not one of {', '.join(names)}")
        stage = Stage(name)
        if (stage in (Stage.ASK, Stage.CUT)) != bool(space):
            self._fail(5, "the newest space is written with ask and cut, such as ask:12-20")
        if not space:
            return stage, 0, 0
        low, _, high = space.partition("-")
        return stage, self._whole(5, low), self._whole(5, high)

    def _numbers(self, field: int, text: str) -> tuple[int, ...]:
        cards = tuple(self._whole(field, word) for word in text.split(",")) if text != "-" else ()
        if any(a >= b for a, b in pairwise(cards)):
            self._fail(field, "cards are written in ascending order")
        return cards

    def _whole(self, field: int, word: str) -> int:
        if not (word.isascii() and word.isdecimal()) or len(word) > 9:
            self._fail(field, f"{word!r} is not a whole number")
        return int(word)

    def _fail(self, field: int, why: str) -> NoReturn:
        at = sum(len(word) + 1 for word in self.words[:field])
        raise NotationError(self.text, at, f"{_FIELDS[field]}: {why}")
