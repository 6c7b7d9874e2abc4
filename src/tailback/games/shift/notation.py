"""How Shift writes moves, turns and positions.

A turn is one line: the card, then its parts. Successive steps of one vehicle in one direction are
written as one; a turn in which nothing was possible is written with ``-``.

>>> notation = ShiftNotation()
>>> notation.turn("MS2 A+2 R-3")
[MS2, A+1, A+1, R-3]
>>> notation.turn_text(notation.turn("SH -"))
'SH -'
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from itertools import accumulate
from typing import Final, NoReturn

from tailback.games.shift.board import Board, Vehicle
from tailback.games.shift.moves import (
    CARDS,
    DRAW,
    FIRST,
    PLAY,
    SECTIONS,
    SHIFTS,
    SLIDES,
    STEPS,
    STOP,
    Move,
    drive_move,
    shift_move,
)
from tailback.games.shift.options import HAND
from tailback.games.shift.position import Position, Stage
from tailback.games.shift.setup import Setup, drawing
from tailback.kit import Notation, NotationError, TailbackError

_WORDS: Final = {str(move): move for move in (*PLAY, *DRAW, *FIRST, STOP)}
_MOVED: Final = re.compile(r"(?P<what>[A-Za-z<>])(?P<sign>[+-])(?P<amount>[1-9][0-9]?)")
_LONGEST: Final = 14
_SEATS: Final = ("gold", "silver")
_FIELDS: Final = ("drawing", "turn", "stage", "hands", "pile", "discards", "turns")
_STAGE: Final = re.compile(r"(?P<card>[A-Z]+[0-9]?):(?P<steps>[0-4])(?P<shift>s?)(?P<slide>g?)")


class ShiftNotation(Notation[Position, Move]):
    """Moves such as ``M3``, ``A+1``, ``L-2``; outcomes such as ``=M3``."""

    def move_text(self, move: Move) -> str:
        """Return a move as text."""
        return str(move)

    def move(self, text: str) -> Move:
        """Return the move that a text means."""
        return _move(text, text, 0)

    def turn_text(self, moves: Sequence[Move]) -> str:
        """Return a turn on one line, successive steps joined."""
        words: list[str] = []
        joined: Move | None = None
        for move in moves:
            same = joined is not None and (joined.kind, joined.what) == (move.kind, move.what)
            if (
                same
                and joined is not None
                and move.kind == "drive"
                and joined.amount * move.amount > 0
            ):
                joined = drive_move(move.what, joined.amount + move.amount)
                words[-1] = str(joined)
            else:
                joined = move
                words.append(str(move))
        if len(moves) == 1 and moves[0].kind == "play":
            words.append("-")
        return " ".join(words)

    def turn(self, text: str) -> list[Move]:
        """Return the moves of a turn; on a card that slides nothing is taken apart."""
        moves: list[Move] = []
        words = [(match.group(), match.start()) for match in re.finditer(r"\S+", text)]
        slides = any(word == "SL" for word, _ in words[:1])
        for number, (word, at) in enumerate(words):
            if word == "-" and number == 1 and len(words) == 2 and moves[0].kind == "play":
                continue
            move = _move(word, text, at)
            if move.kind == "drive" and not slides:
                step = drive_move(move.what, 1 if move.amount > 0 else -1)
                moves += [step] * abs(move.amount)
            else:
                moves.append(move)
        if self.turn_text(moves) != text:
            raise NotationError(text, 0, f"this turn is written {self.turn_text(moves)!r}")
        return moves

    def position_text(self, position: Position) -> str:
        """Return the drawing and everything else on one line."""
        stage = position.stage.value
        if position.stage is Stage.PARTS:
            due = "s" * position.shift + "g" * position.slide
            stage = f"{CARDS[position.card]}:{position.steps}{due}"
        return " ".join(
            (
                drawing(position.board).replace(" ", "_").replace("\n", "/"),
                _SEATS[position.turn],
                stage,
                "|".join(_cards(hand) for hand in position.hands),
                _cards(position.pile),
                _cards(position.discards),
                str(position.turns),
            )
        )

    def position(self, text: str, like: Position) -> Position:
        """Return the position of a text, with the options of ``like``."""
        words = text.split(" ")
        if len(words) != len(_FIELDS):
            why = f"a position has {len(_FIELDS)} fields ({', '.join(_FIELDS)}), not {len(words)}"
            raise NotationError(text, 0, why)
        at = [0, *accumulate(len(word) + 1 for word in words[:-1])]
        return _Reader(text, words, at, like).position()


def _move(word: str, text: str, at: int) -> Move:
    if word in _WORDS:
        return _WORDS[word]
    match = _MOVED.fullmatch(word)
    if match is None:
        raise NotationError(text, at, f"{word!r} is no move, such as M3, A+1, L-2 or =M3")
    what, amount = match["what"], int(match["sign"] + match["amount"])
    if abs(amount) > _LONGEST:
        raise NotationError(
            text, at, f"{word!r} is further than {_LONGEST}, the length of the grid"
        )
    return shift_move(what, amount) if what in SECTIONS else drive_move(what, amount)


def _shape(vehicle: Vehicle) -> tuple[str, int, bool]:
    return vehicle.name, vehicle.length, vehicle.along_row


def _cards(counts: Sequence[int]) -> str:
    return ",".join(f"{card}={n}" for card, n in zip(CARDS, counts, strict=True) if n) or "-"


class _Reader:
    """Reads one position text, field by field, and names the place where it fails."""

    def __init__(self, text: str, words: list[str], at: list[int], like: Position) -> None:
        self.text = text
        self.words = words
        self.at = at
        self.like = like

    def position(self) -> Position:
        board = self._board()
        turn = self._one_of(1, _SEATS)
        stage, card, steps, shift, slide = self._stage()
        hands = self.words[3].split("|")
        if len(hands) != 2:
            self._fail(3, "two hands are written as GOLD|SILVER")
        made = Position(
            self.like.options,
            board,
            turn,
            stage,
            hands=(self._counts(3, hands[0]), self._counts(3, hands[1])),
            pile=self._counts(4, self.words[4]),
            discards=self._counts(5, self.words[5]),
            card=card,
            steps=steps,
            shift=shift,
            slide=slide,
            turns=self._whole(6),
        )
        off = [seat for seat in (0, 1) if board.escaped(seat)]
        if off != ([turn] if stage is Stage.WON else []):
            self._fail(2, "the game is won just when the hero of the seat named is off the grid")
        self._same_deck(made)
        self._hand_sizes(made)
        self._played(made)
        self._turns(made)
        if ShiftNotation().position_text(made) != self.text:
            self._fail(0, f"written otherwise: {ShiftNotation().position_text(made)!r}")
        return made

    def _fail(self, field: int, why: str) -> NoReturn:
        raise NotationError(self.text, self.at[field], f"{_FIELDS[field]}: {why}")

    def _board(self) -> Board:
        options, fleet = self.like.options, self.like.board.fleet
        try:
            setup = Setup.parse(self.words[0])
            board = setup.board(start=False, extra=options.extra_vehicles, edition=options.edition)
        except NotationError as error:
            raise NotationError(self.text, error.at, f"drawing: {error.why}") from None
        except TailbackError as error:
            raise NotationError(self.text, 0, f"drawing: {error}") from None
        if [_shape(vehicle) for vehicle in board.fleet.vehicles] != [
            _shape(vehicle) for vehicle in fleet.vehicles
        ]:
            self._fail(0, "these are not the vehicles of the set-up that is played")
        return Board(fleet, board.places, board.left, board.right)

    def _one_of(self, field: int, names: Sequence[str]) -> int:
        if self.words[field] not in names:
            self._fail(field, f"{self.words[field]!r} is not one of {', '.join(names)}")
        return names.index(self.words[field])

    def _stage(self) -> tuple[Stage, int, int, bool, bool]:
        word = self.words[2]
        match = _STAGE.fullmatch(word)
        if match is None:
            names = [stage.value for stage in Stage if stage is not Stage.PARTS]
            return Stage(names[self._one_of(2, names)]), -1, 0, False, False
        if match["card"] not in CARDS:
            self._fail(2, f"there is no card {match['card']!r}")
        return (
            Stage.PARTS,
            CARDS.index(match["card"]),
            int(match["steps"]),
            bool(match["shift"]),
            bool(match["slide"]),
        )

    def _counts(self, field: int, text: str) -> tuple[int, ...]:
        counts = dict.fromkeys(CARDS, 0)
        for part in text.split(",") if text != "-" else ():
            card, _, count = part.partition("=")
            if card not in counts or not count.isdecimal() or len(count) > 3:
                self._fail(field, f"{part!r} is no count of a card, such as M3=2")
            counts[card] = int(count)
        return tuple(counts.values())

    def _whole(self, field: int) -> int:
        word = self.words[field]
        if not word.isdecimal() or len(word) > 9:
            self._fail(field, f"{word!r} is not a whole number")
        return int(word)

    def _hand_sizes(self, made: Position) -> None:
        mine, theirs = (sum(made.hands[seat]) for seat in (made.turn, 1 - made.turn))
        if made.stage is Stage.LOT and (made.turn or mine or theirs):
            self._fail(2, "before the lot nobody holds a card, and gold is named")
        elif made.stage is Stage.DEAL and (mine - theirs not in (0, 1) or theirs == HAND):
            self._fail(3, f"cards are dealt in turn, {self.words[1]} first, until each has {HAND}")
        elif made.stage not in (Stage.LOT, Stage.DEAL):
            mover = HAND if made.stage in (Stage.CARD, Stage.DRAWN) else HAND - 1
            if (mine, theirs) != (mover, HAND):
                self._fail(3, f"now {self.words[1]} holds {mover} cards and the other {HAND}")

    def _played(self, made: Position) -> None:
        dealing = made.stage in (Stage.LOT, Stage.DEAL)
        if not any(made.pile):
            self._fail(4, "the discards become the pile when its last card is drawn")
        if dealing and any(made.discards):
            self._fail(5, "nothing is discarded before the cards are dealt")
        if made.stage in (Stage.DRAW, Stage.WON) and not any(made.discards):
            self._fail(5, "the card played this turn is missing")
        if made.stage is not Stage.PARTS:
            return
        k = made.card
        granted = made.steps <= STEPS[k] and made.shift <= SHIFTS[k] and made.slide == SLIDES[k]
        if not granted:
            self._fail(2, f"a card {CARDS[k]} does not grant this much")
        if not made.discards[k]:
            self._fail(5, f"the card in play, {CARDS[k]}, is missing")
        if not made.moves:
            self._fail(2, "nothing of this card is possible any more: the stage is draw")

    def _turns(self, made: Position) -> None:
        limit = made.options.turn_limit
        if made.stage in (Stage.LOT, Stage.DEAL) and made.turns:
            self._fail(6, "no turn is taken before the cards are dealt")
        if made.stage is Stage.DRAWN and made.turns != limit:
            self._fail(6, f"the game is drawn at the turn limit, {limit or 'none here'}")
        if made.stage is not Stage.DRAWN and limit is not None and made.turns >= limit:
            self._fail(6, f"the game is over after {limit} turns")

    def _same_deck(self, made: Position) -> None:
        piles = (*made.hands, made.pile, made.discards)
        found = tuple(sum(counts) for counts in zip(*piles, strict=True))
        if found != made.options.deck:
            self._fail(
                3,
                f"the cards together are {_cards(found)}, the deck is {_cards(made.options.deck)}",
            )
