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
from collections.abc import Iterable, Sequence
from typing import Final

from tailback.games.shift.board import Board, ShiftVehicle
from tailback.games.shift.moves import (
    CARDS,
    DRAW,
    FIRST,
    GRANTS,
    INDEX,
    PLAY,
    SECTIONS,
    STOP,
    Move,
    drive_move,
    shift_move,
)
from tailback.games.shift.options import HAND, Counts, named
from tailback.games.shift.position import Position, Stage
from tailback.games.shift.setup import Setup, drawing
from tailback.kit import NotationError, TailbackError, quoted
from tailback.kit.notation import Fields, Notation, joined, parted, spelled, within

_MOVED: Final = re.compile(r"(?P<what>[A-Za-z<>])(?P<sign>[+-])(?P<amount>[1-9][0-9]?)")
_LONGEST: Final = 14
_SEATS: Final = {"gold": 0, "silver": 1}
_STAGES: Final = {stage.value: stage for stage in Stage if stage is not Stage.PARTS}
_STAGE: Final = re.compile(r"(?P<card>[A-Z]+[0-9]?):(?P<steps>[0-4])(?P<shift>s?)(?P<slide>g?)")


class ShiftNotation(Notation[Position, Move]):
    """Moves such as ``M3``, ``A+1``, ``L-2``; outcomes such as ``=M3``."""

    longest = 1000
    words = spelled((*PLAY, *DRAW, *FIRST, STOP))
    such_as = "M3, A+1, L-2 or =M3"
    fields = "drawing turn stage hands pile discards turns"

    def move_in(self, text: str, at: int, word: str) -> Move:
        """Return the move that a word of a text means: of a vehicle or section, or of the table."""
        match = _MOVED.fullmatch(word)
        if match is None:
            return super().move_in(text, at, word)
        what, amount = match["what"], int(match["sign"] + match["amount"])
        if abs(amount) > _LONGEST:
            why = f"{quoted(word)} is further than {_LONGEST}, the length of the grid"
            raise NotationError(text, at, why)
        return shift_move(what, amount) if what in SECTIONS else drive_move(what, amount)

    def turn_text(self, moves: Sequence[Move]) -> str:
        """Return a turn on one line, successive steps joined."""
        told: list[Move] = []
        for move in moves:
            last = told[-1] if told else STOP
            if move.kind == "drive" and move[:2] == last[:2] and last.amount * move.amount > 0:
                told[-1] = drive_move(move.what, last.amount + move.amount)
            else:
                told.append(move)
        nothing = ["-"] if len(moves) == 1 and moves[0].kind == "play" else []
        return " ".join([*map(str, told), *nothing])

    def turn(self, text: str) -> list[Move]:
        """Return the moves of a turn; on a card that slides nothing is taken apart."""
        moves: list[Move] = []
        line = within(text, self.longest)
        words = [(match.group(), match.start()) for match in re.finditer(r"\S+", line)]
        slides = any(word == "SL" for word, _ in words[:1])
        for number, (word, at) in enumerate(words):
            if word == "-" and number == 1 and len(words) == 2 and moves[0].kind == "play":
                continue
            move = self.move_in(text, at, word)
            if move.kind == "drive" and not slides:
                step = drive_move(move.what, 1 if move.amount > 0 else -1)
                moves += [step] * abs(move.amount)
            else:
                moves.append(move)
        if self.turn_text(moves) != text:
            raise NotationError(text, 0, f"this turn is written {quoted(self.turn_text(moves))}")
        return moves

    def write(self, position: Position) -> Iterable[object]:
        """Return the drawing and everything else."""
        stage = position.stage.value
        if position.stage is Stage.PARTS:
            due = "s" * position.shift + "g" * position.slide
            stage = f"{CARDS[position.card]}:{position.steps}{due}"
        return (
            drawing(position.board).replace(" ", "_").replace("\n", "/"),
            list(_SEATS)[position.turn],
            stage,
            "|".join(_cards(hand) for hand in position.hands),
            _cards(position.pile),
            _cards(position.discards),
            position.turns,
        )

    def read(self, fields: Fields, like: Position) -> Position:
        """Return the position of these fields, with the options of ``like``."""
        board = _board(fields, like)
        turn = fields.one_of("turn", _SEATS)
        stage, card, steps, shift, slide = _stage(fields)
        hands = fields["hands"].split("|")
        if len(hands) != 2:
            fields.fail("hands", "two hands are written as GOLD|SILVER")
        made = Position(
            options=like.options,
            board=board,
            turn=turn,
            stage=stage,
            hands=(_counts(fields, "hands", hands[0]), _counts(fields, "hands", hands[1])),
            pile=_counts(fields, "pile", fields["pile"]),
            discards=_counts(fields, "discards", fields["discards"]),
            card=card,
            steps=steps,
            shift=shift,
            slide=slide,
            turns=fields.whole("turns"),
        ).settled()
        off = [seat for seat in (0, 1) if board.escaped(seat)]
        if off != ([turn] if stage is Stage.WON else []):
            why = "the game is won just when the hero of the seat named is off the grid"
            fields.fail("stage", why)
        for check in (_same_deck, _hand_sizes, _played, _turns):
            check(fields, made)
        return made


def _shape(vehicle: ShiftVehicle) -> tuple[str, int, bool]:
    return vehicle.name, vehicle.length, vehicle.along_row


def _cards(counts: Counts) -> str:
    return joined(f"{card}={n}" for card, n in named(counts))


def _board(fields: Fields, like: Position) -> Board:
    options, fleet = like.options, like.board.fleet
    try:
        setup = Setup.parse(fields["drawing"])
        board = setup.board(start=False, extra=options.extra_vehicles, edition=options.edition)
    except NotationError as error:
        raise NotationError(fields.text, error.at, f"drawing: {error.why}") from None
    except TailbackError as error:
        fields.fail("drawing", str(error))
    if list(map(_shape, board.fleet.vehicles)) != list(map(_shape, fleet.vehicles)):
        fields.fail("drawing", "these are not the vehicles of the set-up that is played")
    return Board(fleet, board.places, board.left, board.right)


def _stage(fields: Fields) -> tuple[Stage, int, int, bool, bool]:
    match = _STAGE.fullmatch(fields["stage"])
    if match is None:
        return fields.one_of("stage", _STAGES), -1, 0, False, False
    if match["card"] not in INDEX:
        fields.fail("stage", f"there is no card {quoted(match['card'])}")
    due = int(match["steps"]), bool(match["shift"]), bool(match["slide"])
    return Stage.PARTS, INDEX[match["card"]], *due


def _counts(fields: Fields, field: str, text: str) -> tuple[int, ...]:
    counts = dict.fromkeys(CARDS, 0)
    for part in parted(text):
        card, _, count = part.partition("=")
        if card not in counts or not count.isdecimal() or len(count) > 3:
            fields.fail(field, f"{quoted(part)} is no count of a card, such as M3=2")
        counts[card] = int(count)
    return tuple(counts.values())


def _same_deck(fields: Fields, made: Position) -> None:
    piles = (*made.hands, made.pile, made.discards)
    found = tuple(sum(counts) for counts in zip(*piles, strict=True))
    if found != made.options.deck:
        deck = _cards(made.options.deck)
        fields.fail("hands", f"the cards together are {_cards(found)}, the deck is {deck}")


def _hand_sizes(fields: Fields, made: Position) -> None:
    mine, theirs = (sum(made.hands[seat]) for seat in (made.turn, 1 - made.turn))
    if made.stage is Stage.LOT and (made.turn or mine or theirs):
        fields.fail("stage", "before the lot nobody holds a card, and gold is named")
    elif made.stage is Stage.DEAL and (mine - theirs not in (0, 1) or theirs == HAND):
        why = f"cards are dealt in turn, {fields['turn']} first, until each has {HAND}"
        fields.fail("hands", why)
    elif made.stage not in (Stage.LOT, Stage.DEAL):
        mover = HAND if made.stage in (Stage.CARD, Stage.DRAWN) else HAND - 1
        if (mine, theirs) != (mover, HAND):
            why = f"now {fields['turn']} holds {mover} cards and the other {HAND}"
            fields.fail("hands", why)


def _played(fields: Fields, made: Position) -> None:
    if not any(made.pile):
        fields.fail("pile", "the discards become the pile when its last card is drawn")
    if made.stage in (Stage.LOT, Stage.DEAL) and any(made.discards):
        fields.fail("discards", "nothing is discarded before the cards are dealt")
    if made.stage in (Stage.DRAW, Stage.WON) and not any(made.discards):
        fields.fail("discards", "the card played this turn is missing")
    if made.stage is not Stage.PARTS:
        return
    k, steps, shift, slide = GRANTS[made.card]
    if made.steps > steps or made.shift > shift or made.slide != slide:
        fields.fail("stage", f"a card {CARDS[k]} does not grant this much")
    if not made.discards[k]:
        fields.fail("discards", f"the card in play, {CARDS[k]}, is missing")
    if not made.moves:
        fields.fail("stage", "nothing of this card is possible any more: the stage is draw")


def _turns(fields: Fields, made: Position) -> None:
    limit = made.options.turn_limit
    if made.stage in (Stage.LOT, Stage.DEAL) and made.turns:
        fields.fail("turns", "no turn is taken before the cards are dealt")
    if made.stage is Stage.DRAWN and made.turns != limit:
        fields.fail("turns", f"the game is drawn at the turn limit, {limit or 'none here'}")
    if made.stage is not Stage.DRAWN and limit is not None and made.turns >= limit:
        fields.fail("turns", f"the game is over after {limit} turns")
