"""How Traffic-Memory writes moves and positions.

>>> notation = MemoryNotation()
>>> notation.turn("p7 =12 p3 =* stop")
[p7, =12, p3, =*, stop]
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from tailback.games.trafficars.memory.moves import JOKER, SHOW, STOP, TURN, Move, card_text
from tailback.games.trafficars.memory.options import MemoryOptions
from tailback.games.trafficars.memory.position import TAKEN, UNSEEN, Position, Stage
from tailback.games.trafficars.memory.runs import fits, run_is_left
from tailback.kit import quoted
from tailback.kit.notation import Fields, Notation, joined, parted, spelled

_CARDS: Final = {card_text(card): card for card in range(1, JOKER + 1)}
_FACES: Final = {"?": UNSEEN, "-": TAKEN, **_CARDS}


class MemoryNotation(Notation[Position, Move]):
    """Moves such as ``p7`` and ``stop``; outcomes such as ``=12`` and ``=*``."""

    longest = 1000
    words = spelled((*TURN, *SHOW[1:], STOP))
    such_as = "p7, stop, =12 or =*"
    fields = "places up stage kept seat turns"

    def write(self, position: Position) -> Iterable[object]:
        """Return every place, the cards that are up, and everything else."""
        faces = {UNSEEN: "?", TAKEN: "-"}
        stage = position.stage.value
        return (
            ",".join(faces.get(card) or card_text(card) for card in position.places),
            joined(TURN[place] for place in position.up),
            f"{TURN[position.showing]}?" if position.stage is Stage.SHOW else stage,
            "|".join(joined(map(card_text, pile)) for pile in position.kept),
            position.turn + 1,
            position.turns,
        )

    def read(self, fields: Fields, like: Position) -> Position:
        """Return the position of these fields, with the options and seats of ``like``."""
        options, seats = like.options, len(like.kept)
        places = _cards(fields, "places", fields["places"].split(","), _FACES)
        if len(places) != options.places:
            fields.fail("places", f"there are {options.places} places, not {len(places)}")
        up = tuple(_place(fields, "up", word, options.places) for word in parted(fields["up"]))
        stage, showing = _stage(fields, options.places)
        piles = fields.by_seat("kept", seats)
        kept = tuple(_cards(fields, "kept", parted(pile), _CARDS) for pile in piles)
        turn = fields.seat("seat", seats)
        unseen, jokers = _unseen(fields, options, (*places, *sum(kept, ())))
        turns = fields.whole("turns")
        made = Position(options, stage, turn, places, up, showing, kept, unseen, jokers, turns)
        _check(fields, made)
        return made


def _cards(fields: Fields, field: str, words: list[str], known: dict[str, int]) -> tuple[int, ...]:
    wrong = "{} is no card, such as 12 or *"
    return tuple(fields.one_of(field, known, word, wrong) for word in words)


def _place(fields: Fields, field: str, word: str, places: int) -> int:
    move = MemoryNotation.words.get(word)
    if move is None or move.kind != "turn" or move.what >= places:
        fields.fail(field, f"{quoted(word)} is no place from p1 to p{places}")
    return move.what


def _stage(fields: Fields, places: int) -> tuple[Stage, int]:
    word = fields["stage"]
    if word in (Stage.TURN.value, Stage.OVER.value):
        return Stage(word), -1
    if word.endswith("?"):
        return Stage.SHOW, _place(fields, "stage", word[:-1], places)
    return fields.fail("stage", f"{quoted(word)} is not turn, over, or a place such as p7?")


def _unseen(fields: Fields, options: MemoryOptions, cards: tuple[int, ...]) -> tuple[int, int]:
    seen = [card for card in cards if card > UNSEEN]
    jokers = options.joker_cards - seen.count(JOKER)
    numbers = [card for card in seen if card != JOKER]
    if jokers < 0:
        fields.fail("places", f"there are {options.joker_cards} jokers in all")
    if len(set(numbers)) != len(numbers):
        fields.fail("places", "no number can be seen twice")
    pack = range(options.low, options.high + 1)
    if any(number not in pack for number in numbers):
        fields.fail("places", f"the numbers in use are {options.low} to {options.high}")
    return sum(1 << number for number in set(pack) - set(numbers)), jokers


def _check(fields: Fields, made: Position) -> None:
    if made.places.count(TAKEN) != sum(map(len, made.kept)):
        fields.fail("kept", "as many cards are kept as places are empty (-)")
    if any(tuple(sorted(pile)) != pile for pile in made.kept):
        fields.fail("kept", "kept cards are written in order, jokers last")
    cards = [made.places[place] for place in made.up]
    if len(set(made.up)) != len(made.up) or not all(card > UNSEEN for card in cards):
        fields.fail("up", "each place that is up is named once and shows a card")
    if not fits(cards, made.options.numbers):
        fields.fail("up", "the cards that are up must fit together")
    if made.stage is Stage.SHOW and made.places[made.showing] != UNSEEN:
        fields.fail("stage", "this place was seen before")
    limit = made.options.turn_limit
    over = not run_is_left(*made.left()) or (limit is not None and made.turns >= limit)
    if over != (made.stage is Stage.OVER) or (over and made.up):
        fields.fail("stage", "the game is over just when no run is left or the turns are used up")
    if made.up and len(made.up) + made.places.count(TAKEN) == len(made.places):
        fields.fail("up", "no place is left face down, so the turn would have ended")
