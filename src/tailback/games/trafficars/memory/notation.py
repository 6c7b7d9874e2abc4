"""How Traffic-Memory writes moves and positions.

>>> notation = MemoryNotation()
>>> notation.turn("p7 =12 p3 =* stop")
[p7, =12, p3, =*, stop]
"""

from __future__ import annotations

from typing import Final, NoReturn

from tailback.games.trafficars.memory.moves import JOKER, SHOW, STOP, TURN, Move, card_text
from tailback.games.trafficars.memory.position import TAKEN, UNSEEN, Position, Stage
from tailback.games.trafficars.memory.runs import fits, run_is_left
from tailback.kit import Notation, NotationError

_WORDS: Final = {str(move): move for move in (*TURN, *SHOW[1:], STOP)}
_CARDS: Final = {card_text(card): card for card in range(1, JOKER + 1)}
_FACES: Final = {"?": UNSEEN, "-": TAKEN, **_CARDS}
_FIELDS: Final = ("places", "up", "stage", "kept", "seat", "turns")


class MemoryNotation(Notation[Position, Move]):
    """Moves such as ``p7`` and ``stop``; outcomes such as ``=12`` and ``=*``."""

    def move_text(self, move: Move) -> str:
        """Return a move as text."""
        return str(move)

    def move(self, text: str) -> Move:
        """Return the move that a text means."""
        if text not in _WORDS:
            raise NotationError(text, 0, f"{text!r} is no move, such as p7, stop, =12 or =*")
        return _WORDS[text]

    def position_text(self, position: Position) -> str:
        """Return every place, the cards that are up, and everything else on one line."""
        faces = {UNSEEN: "?", TAKEN: "-"}
        stage = position.stage.value
        return " ".join(
            (
                ",".join(faces.get(card) or card_text(card) for card in position.places),
                ",".join(str(TURN[place]) for place in position.up) or "-",
                f"{TURN[position.showing]}?" if position.stage is Stage.SHOW else stage,
                "|".join(",".join(map(card_text, pile)) or "-" for pile in position.kept),
                str(position.turn + 1),
                str(position.turns),
            )
        )

    def position(self, text: str, like: Position) -> Position:
        """Return the position of a text, with the options and seats of ``like``."""
        words = text.split(" ")
        if len(words) != len(_FIELDS):
            why = f"a position has {len(_FIELDS)} fields ({', '.join(_FIELDS)}), not {len(words)}"
            raise NotationError(text, 0, why)
        return _Reader(text, words, like).position()


class _Reader:
    """Reads one position text, field by field, and names the place where it fails."""

    def __init__(self, text: str, words: list[str], like: Position) -> None:
        self.text = text
        self.words = words
        self.like = like

    def position(self) -> Position:
        options = self.like.options
        places = tuple(self._card(0, word, _FACES) for word in self.words[0].split(","))
        if len(places) != options.places:
            self._fail(0, f"there are {options.places} places, not {len(places)}")
        up = tuple(self._place(1, word) for word in _listed(self.words[1]))
        stage, showing = self._stage()
        kept = tuple(
            tuple(self._card(3, word, _CARDS) for word in _listed(pile))
            for pile in self.words[3].split("|")
        )
        if len(kept) != len(self.like.kept):
            self._fail(3, f"there are {len(self.like.kept)} seats, not {len(kept)}")
        seat = self._whole(4)
        if not 1 <= seat <= len(kept):
            self._fail(4, f"seats are 1 to {len(kept)}")
        unseen, jokers = self._unseen(places, kept)
        turns = self._whole(5)
        made = Position(options, stage, seat - 1, places, up, showing, kept, unseen, jokers, turns)
        self._check(made)
        if MemoryNotation().position_text(made) != self.text:
            self._fail(0, f"written otherwise: {MemoryNotation().position_text(made)!r}")
        return made

    def _check(self, made: Position) -> None:
        if made.places.count(TAKEN) != sum(map(len, made.kept)):
            self._fail(3, "as many cards are kept as places are empty (-)")
        if any(tuple(sorted(pile)) != pile for pile in made.kept):
            self._fail(3, "kept cards are written in order, jokers last")
        cards = [made.places[place] for place in made.up]
        if len(set(made.up)) != len(made.up) or not all(card > UNSEEN for card in cards):
            self._fail(1, "each place that is up is named once and shows a card")
        if not fits(cards, made.options.numbers):
            self._fail(1, "the cards that are up must fit together")
        if made.stage is Stage.SHOW and made.places[made.showing] != UNSEEN:
            self._fail(2, "this place was seen before")
        limit = made.options.turn_limit
        over = not run_is_left(*made.left()) or (limit is not None and made.turns >= limit)
        if over != (made.stage is Stage.OVER) or (over and made.up):
            self._fail(2, "the game is over just when no run is left or the turns are used up")
        if made.up and len(made.up) + made.places.count(TAKEN) == len(made.places):
            self._fail(1, "no place is left face down, so the turn would have ended")

    def _unseen(
        self, places: tuple[int, ...], kept: tuple[tuple[int, ...], ...]
    ) -> tuple[int, int]:
        options = self.like.options
        seen = [*(card for card in places if card > UNSEEN), *(c for pile in kept for c in pile)]
        jokers = options.joker_cards - seen.count(JOKER)
        numbers = [card for card in seen if card != JOKER]
        if jokers < 0:
            self._fail(0, f"there are {options.joker_cards} jokers in all")
        if len(set(numbers)) != len(numbers):
            self._fail(0, "no number can be seen twice")
        pack = range(options.low, options.high + 1)
        if any(number not in pack for number in numbers):
            self._fail(0, f"the numbers in use are {options.low} to {options.high}")
        return sum(1 << number for number in set(pack) - set(numbers)), jokers

    def _stage(self) -> tuple[Stage, int]:
        word = self.words[2]
        if word in (Stage.TURN.value, Stage.OVER.value):
            return Stage(word), -1
        if word.endswith("?"):
            return Stage.SHOW, self._place(2, word[:-1])
        return self._fail(2, f"{word!r} is not turn, over, or a place such as p7?")

    def _place(self, field: int, word: str) -> int:
        move = _WORDS.get(word)
        if move is None or move.kind != "turn" or move.what >= self.like.options.places:
            self._fail(field, f"{word!r} is no place from p1 to p{self.like.options.places}")
        return move.what

    def _card(self, field: int, word: str, known: dict[str, int]) -> int:
        if word not in known:
            self._fail(field, f"{word!r} is no card, such as 12 or *")
        return known[word]

    def _whole(self, field: int) -> int:
        word = self.words[field]
        if not (word.isascii() and word.isdecimal()) or len(word) > 9:
            self._fail(field, f"{word!r} is not a whole number")
        return int(word)

    def _fail(self, field: int, why: str) -> NoReturn:
        at = sum(len(word) + 1 for word in self.words[:field])
        raise NotationError(self.text, at, f"{_FIELDS[field]}: {why}")


def _listed(text: str) -> list[str]:
    return [] if text == "-" else text.split(",")
