"""A slow second implementation of Traffic-Memory, written from the clauses MEM-1 ... MEM-13.

A card is a string: a number, or `*` for a joker. Nobody knows what lies at a place that was
never turned up; the cards not seen yet are always counted anew from the whole pack.
"""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from itertools import combinations
from typing import NamedTuple

JOKER = "*"
TAKEN = "-"
STOP = "stop"


class Pending(NamedTuple):
    kind: str
    seats: tuple[int, ...]


# ---------------------------------------------------------------------------- cards and runs


def joker_count(numbers: int) -> int:
    """MEM-9: 8 with 50 numbers, fewer in proportion, rounded (a half never occurs)."""
    return round(Fraction(8 * numbers, 50))


def full_pack(low: int, high: int, jokers: bool) -> list[str]:
    # MEM-1, MEM-2, MEM-9
    numbers = [str(number) for number in range(low, high + 1)]
    return numbers + [JOKER] * (joker_count(len(numbers)) if jokers else 0)


def numbers_of(cards: list[str]) -> list[int]:
    return sorted(int(card) for card in cards if card != JOKER)


def jokers_of(cards: list[str]) -> int:
    return cards.count(JOKER)


def fits(cards: list[str], low: int, high: int) -> bool:
    """MEM-6, MEM-10: some run of just so many chosen numbers holds every number among the cards.

    The jokers then stand for the rest of that run.
    """
    numbers = numbers_of(cards)
    for first in range(low, high + 1):
        run = list(range(first, first + len(cards)))
        if run[-1] <= high and all(number in run for number in numbers):
            return True
    return False


def is_kept(run: list[str]) -> bool:
    # MEM-11
    if jokers_of(run) == 0:
        return len(run) >= 2
    return len(run) >= 3 and len(numbers_of(run)) >= 1


def run_is_left(cards: list[str]) -> bool:
    """MEM-12: the cards left allow a run to be taken."""
    jokers = jokers_of(cards)
    numbers = numbers_of(cards)
    for a, b in combinations(numbers, 2):
        if b - a == 1:
            return True
        if jokers >= 1 and b - a - 1 <= jokers:
            return True
    return len(numbers) >= 1 and jokers >= 2


# --------------------------------------------------------------------- reading plain values


def _integer(value: object) -> int:
    if isinstance(value, bool) or not isinstance(value, int):
        raise ValueError(f"not a whole number: {value!r}")
    return value


def _list(value: object) -> list[object]:
    if not isinstance(value, (list, tuple)):
        raise ValueError(f"not a list: {value!r}")
    return list(value)


# ------------------------------------------------------------------------------- the reference


class Reference:
    def __init__(
        self,
        seats: int,
        options: dict[str, object],
        by_age: tuple[int, ...] | None = None,
    ) -> None:
        if not 2 <= seats <= 5:
            raise ValueError("two to five players")
        self.low = _integer(options["low"])
        self.high = _integer(options["high"])
        if not 1 <= self.low <= self.high <= 50 or self.high - self.low + 1 < 6:
            raise ValueError("a run of at least 6 numbers out of 1 to 50")  # MEM-1
        limit = options.get("turn_limit")
        self.turn_limit = None if limit is None else _integer(limit)  # MEM-13
        self.pack = full_pack(self.low, self.high, bool(options.get("jokers", False)))
        self.places: list[str | None] = [None] * len(self.pack)
        self.up: list[int] = []
        self.kept: list[list[str]] = [[] for _ in range(seats)]
        self.turn = by_age[0] if by_age else 0  # MEM-3
        self.turns = 0
        self.turning: int | None = None  # the place whose card is being drawn
        self.reason: str | None = None
        self.before_turn()

    @classmethod
    def at(cls, snapshot: Mapping[str, object], options: dict[str, object]) -> Reference:
        """A Reference standing at a composed position, before a turn or inside one."""
        kept = [sorted(str(card) for card in _list(pile)) for pile in _list(snapshot["kept"])]
        made = cls(len(kept), options)
        made.reason = None
        made.kept = kept
        made.places = [None if card is None else str(card) for card in _list(snapshot["places"])]
        made.up = [_integer(index) for index in _list(snapshot.get("up", []))]
        made.turn = _integer(snapshot["turn"])
        made.turns = _integer(snapshot.get("turns", 0))
        made.refuse_impossible()
        if not made.up:
            made.before_turn()
        return made

    def refuse_impossible(self) -> None:
        """Refuse a composed position that cannot lie on the table."""
        if len(self.places) != len(self.pack):
            raise ValueError("one place for every card of the pack")
        taken = [card for pile in self.kept for card in pile]
        if self.places.count(TAKEN) != len(taken):
            raise ValueError("as many places are empty as cards are kept")
        shown = [card for card in self.places if card is not None and card != TAKEN]
        for card in set(taken + shown):
            if (taken + shown).count(card) > self.pack.count(card):
                raise ValueError(f"too many of {card}")
        if not 0 <= self.turn < len(self.kept):
            raise ValueError(f"no such seat: {self.turn}")
        if not self.up:
            return
        if len(set(self.up)) != len(self.up):
            raise ValueError("a place is turned up once")
        for index in self.up:
            if not 0 <= index < len(self.places) or self.places[index] in (None, TAKEN):
                raise ValueError(f"nothing face up at place {index}")
        if not fits(self.cards_up(), self.low, self.high) or not self.face_down():
            raise ValueError("this turn would have ended")  # MEM-6
        if not run_is_left(self.cards_left()):
            raise ValueError("this game would have ended")  # MEM-12
        if self.turn_limit is not None and self.turns >= self.turn_limit:
            raise ValueError("this game would have ended")  # MEM-13

    # ------------------------------------------------------------------------ the interface

    def pending(self) -> Pending:
        if self.reason is not None:
            return Pending("finished", ())
        if self.turning is not None:
            return Pending("chance", ())
        return Pending("decision", (self.turn,))

    def legal(self, seat: int) -> set[str]:
        if self.pending() != Pending("decision", (seat,)):
            return set()
        moves = {f"p{index + 1}" for index in self.face_down()}  # MEM-4, MEM-6
        if len(self.up) >= 2:  # MEM-8: the cards that are up fit, or the turn would be over
            moves.add(STOP)
        return moves

    def weights(self) -> dict[str, int]:
        if self.pending().kind != "chance":
            return {}
        unseen = self.unseen()
        return {card: unseen.count(card) for card in unseen}

    def do(self, moves: dict[int, str]) -> None:
        if set(moves) != {self.turn} or moves[self.turn] not in self.legal(self.turn):
            raise ValueError(f"not a move here: {moves}")
        move = moves[self.turn]
        if move == STOP:  # MEM-8
            self.end_turn(self.up)
            return
        index = int(move[1:]) - 1
        if self.places[index] is None:
            self.turning = index
        else:
            self.turn_up(index)

    def draw(self, outcome: str) -> None:
        if self.turning is None or outcome not in self.weights():
            raise ValueError(f"not an outcome here: {outcome}")
        index = self.turning
        self.turning = None
        self.places[index] = outcome
        self.turn_up(index)

    def snapshot(self) -> dict[str, object]:
        return {
            "places": list(self.places),
            "up": list(self.up),
            "kept": [sorted(pile) for pile in self.kept],
            "turn": self.turn,
            "turns": self.turns,
        }

    def result(self) -> dict[str, object]:
        if self.reason is None:
            raise ValueError("the game is not finished")
        scores = [len(pile) for pile in self.kept]  # MEM-12: jokers count
        winners = [seat for seat, score in enumerate(scores) if score == max(scores)]
        return {"winners": winners, "scores": scores, "reason": self.reason}

    # ---------------------------------------------------------------------------- the table

    def face_down(self) -> list[int]:
        return [
            index
            for index, card in enumerate(self.places)
            if card != TAKEN and index not in self.up
        ]

    def cards_up(self) -> list[str]:
        return [self.card(index) for index in self.up]

    def card(self, index: int) -> str:
        card = self.places[index]
        assert card is not None
        return card

    def cards_left(self) -> list[str]:
        """The cards on the table, seen or not: the pack without what was kept."""
        left = list(self.pack)
        for pile in self.kept:
            for card in pile:
                left.remove(card)
        return left

    def unseen(self) -> list[str]:
        """The cards on the table that nobody has seen."""
        cards = self.cards_left()
        for card in self.places:
            if card is not None and card != TAKEN:
                cards.remove(card)
        return cards

    # ----------------------------------------------------------------------------- the turn

    def turn_up(self, index: int) -> None:
        # MEM-4
        run = list(self.up)
        self.up.append(index)
        if not fits(self.cards_up(), self.low, self.high):
            self.end_turn(run)  # MEM-5, MEM-7: without the card that did not fit
        elif not self.face_down():
            self.end_turn(self.up)  # MEM-6: none is left face down

    def end_turn(self, run: list[int]) -> None:
        """Keep the run or turn it back; all else that is up is turned back."""
        cards = [self.card(index) for index in run]
        if is_kept(cards):  # MEM-7, MEM-11; a single card is never kept: MEM-5
            self.kept[self.turn].extend(cards)
            for index in run:
                self.places[index] = TAKEN
        self.up = []
        self.turns += 1
        self.turn = (self.turn + 1) % len(self.kept)  # MEM-3, MEM-7: no second turn
        self.before_turn()

    def before_turn(self) -> None:
        if not run_is_left(self.cards_left()):  # MEM-12
            self.reason = "no_run"
        elif self.turn_limit is not None and self.turns >= self.turn_limit:  # MEM-13
            self.reason = "turn_limit"
