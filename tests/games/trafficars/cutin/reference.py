"""A slow, plain reference of cutin ("Vorgedrängelt!"), written clause by clause (CUT-*)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

CARDS = range(1, 51)  # CUT-1: only the 50 numbered cards
HAND = 6


class Pending(NamedTuple):
    kind: str  # "decision", "chance" or "finished"
    seats: tuple[int, ...]


def fits_row(row: list[int], card: int) -> bool:
    """CUT-5: lower than the leftmost or higher than the rightmost."""
    return card < min(row) or card > max(row)


class Reference:
    def __init__(
        self,
        seats: int,
        options: dict[str, object],
        by_age: tuple[int, ...] | None = None,
        opened: int | None = None,
    ) -> None:
        """A game; in a series `opened` is the seat that began the game before."""
        self._set_up(seats, options, by_age)
        if opened is not None and options.get("series_starter", "next") == "next":
            self.active = self._clockwise(opened)[1]  # CUT-3: the next player clockwise
        self._go_on_drawing()

    def _set_up(
        self, seats: int, options: Mapping[str, Any], by_age: tuple[int, ...] | None
    ) -> None:
        if not 2 <= seats <= 5:
            raise ValueError(f"2 to 5 players, not {seats}")
        ages = tuple(range(seats)) if by_age is None else by_age  # CARS-3
        if sorted(ages) != list(range(seats)):
            raise ValueError(f"by_age must name every seat once: {by_age}")
        self.seats = seats
        self.clock = bool(options.get("clock", False))
        self.row: list[int] = []
        self.hands: list[list[int]] = [[] for _ in range(seats)]
        self.piles = [len(CARDS) // seats] * seats  # CUT-1: equal piles
        self.aside: list[int] = []
        self.active = ages[0]  # CUT-3
        self.passes = 0  # CUT-10: turns in a row ended in a pass without a card laid
        self.laid = False  # a card was laid in this turn, or the turn began with a cut-in
        self.never = False  # the jumper wants no more questions in this turn
        self.space = (0, 0)  # CUT-7: the newest space, both ends excluded
        self.winner: int | None = None
        # "deal", "refill", "start" (chances); "open", "lay", "answer", "more" (decisions);
        # "finished"
        self.phase = "deal"

    @classmethod
    def at(
        cls,
        snapshot: Mapping[str, Any],
        options: Mapping[str, Any],
        by_age: tuple[int, ...] | None = None,
        *,
        laid: bool = False,
        refill: bool = False,
        space: tuple[int, int] | None = None,
        cut: bool = False,
        never: bool = False,
    ) -> Reference:
        """A Reference at a composed position.

        Without more: the active seat is about to open a round (empty row) or to lay on.
        laid: a card was already laid in this turn (or the turn began with a cut-in).
        refill: the seat has just become active and everyone refills first.
        space: the active seat has just laid a hand card, already in the row; these are its
        number and its neighbour's, in rising order, and the jumper is asked.
        cut: with space: the jumper has already laid a cut-in card, also in the row.
        never: the jumper has said `never` in this turn.
        """
        self = cls.__new__(cls)
        self._set_up(len(snapshot["hands"]), options, by_age)
        self.row = list(snapshot["row"])
        self.hands = [list(hand) for hand in snapshot["hands"]]
        self.piles = list(snapshot["piles"])
        self.aside = list(snapshot["aside"])
        self.active = int(snapshot["active"])
        self.passes = int(snapshot["passes"])
        self.laid = laid or space is not None
        self.never = never
        seen = self.row + self.aside + [card for hand in self.hands for card in hand]
        if len(seen) != len(set(seen)) or not set(seen) <= set(CARDS):
            raise ValueError("every card is there once")
        if self.row != sorted(self.row):
            raise ValueError("the row rises")  # CUT-2
        if sum(self.piles) > len(self._unseen()):
            raise ValueError("the piles hold more cards than are unseen")
        if any(not hand and not pile for hand, pile in zip(self.hands, self.piles, strict=True)):
            raise ValueError("a seat has already won")  # CUT-11
        if space is not None:
            self.space = space
            if cut:
                self._go_on_cutting()
            else:
                self._ask_jumper()
        elif refill:
            self.phase = "refill"
            self._go_on_drawing()
        elif self.row:
            self._go_on_laying()
        else:
            self._open_round()
        return self

    # ---------------------------------------------------------------- what is asked

    def pending(self) -> Pending:
        if self.phase == "finished":
            return Pending("finished", ())
        if self.phase in ("deal", "refill", "start"):
            return Pending("chance", ())
        if self.phase in ("open", "lay"):
            return Pending("decision", (self.active,))
        return Pending("decision", (self._jumper(),))

    def legal(self, seat: int) -> set[str]:
        if seat not in self.pending().seats:
            return set()
        hand = self.hands[seat]
        if self.phase == "open":
            return {str(card) for card in hand}  # CUT-4: a hand card of choice
        if self.phase == "lay":
            return {str(card) for card in hand if fits_row(self.row, card)}  # CUT-5
        cards = {str(card) for card in self._cut_cards()}
        if self.phase == "more":
            return cards | {"done"}
        return cards | ({"no"} if self.clock else {"no", "never"})  # CUT-12

    def weights(self) -> dict[str, int]:
        if self.pending().kind != "chance":
            raise ValueError("no chance is pending")
        return {str(card): 1 for card in self._unseen()}

    def do(self, moves: dict[int, str]) -> None:
        if self.pending().kind != "decision" or set(moves) != set(self.pending().seats):
            raise ValueError(f"moves of {sorted(moves)}, but pending is {self.pending()}")
        ((seat, move),) = moves.items()
        if move not in self.legal(seat):
            raise ValueError(f"seat {seat} may not {move}")
        if self.phase == "open":
            self._put(seat, int(move))
            if self.winner is None:
                self._go_on_laying()  # CUT-4: a start card cannot be cut into
        elif self.phase == "lay":
            self._lay(int(move))
        elif move in ("no", "never"):
            self.never = self.never or move == "never"
            self._go_on_laying()
        elif move == "done":
            self._change(self._jumper(), laid=True)
        else:
            self._put(seat, int(move))  # CUT-7
            if self.winner is None:
                self._go_on_cutting()

    def draw(self, outcome: str) -> None:
        if outcome not in self.weights():
            raise ValueError(f"{outcome} cannot be drawn")
        card = int(outcome)
        if self.phase == "start":
            self._take_from_pile(self.active, card)
            self._put(self.active, card)  # CUT-4
            if self.winner is None:
                self._go_on_laying()
            return
        seat = self._who_draws()
        assert seat is not None
        self._take_from_pile(seat, card)
        self._go_on_drawing()

    def snapshot(self) -> dict[str, object]:
        return {
            "row": list(self.row),
            "hands": [sorted(hand) for hand in self.hands],
            "piles": list(self.piles),
            "aside": sorted(self.aside),
            "active": self.active,
            "passes": self.passes,
        }

    def result(self) -> dict[str, object]:
        if self.winner is None:
            raise ValueError("the game is not finished")
        return {"winners": [self.winner], "scores": None, "reason": "out"}

    # ---------------------------------------------------------------- cards

    def _unseen(self) -> list[int]:
        """All that is in no hand and was never on the table: piles and leftovers alike."""
        seen = set(self.row) | set(self.aside)
        for hand in self.hands:
            seen |= set(hand)
        return [card for card in CARDS if card not in seen]

    def _clockwise(self, first: int) -> list[int]:
        return [(first + step) % self.seats for step in range(self.seats)]

    def _jumper(self) -> int:
        """CUT-3: the player to the left of the active player."""
        return self._clockwise(self.active)[1]

    def _take_from_pile(self, seat: int, card: int) -> None:
        self.piles[seat] -= 1
        self.hands[seat].append(card)

    def _put(self, seat: int, card: int) -> None:
        """One card on the table, where it belongs (CUT-2). CUT-11: the win comes at once."""
        self.hands[seat].remove(card)
        self.row = sorted([*self.row, card])
        self.laid = True
        self.passes = 0
        if not self.hands[seat] and self.piles[seat] == 0:
            self.winner = seat
            self.phase = "finished"

    # ---------------------------------------------------------------- drawing

    def _who_draws(self) -> int | None:
        """The first hands: from seat 0 (CUT-1); a refill: from the active seat (CUT-9)."""
        first = 0 if self.phase == "deal" else self.active
        for seat in self._clockwise(first):
            if len(self.hands[seat]) < HAND and self.piles[seat] > 0:
                return seat
        return None

    def _go_on_drawing(self) -> None:
        if self._who_draws() is not None:
            return
        if self.row:
            self._go_on_laying()
        else:
            self._open_round()

    def _open_round(self) -> None:
        """CUT-4."""
        self.phase = "start" if self.piles[self.active] > 0 else "open"

    # ---------------------------------------------------------------- the turn

    def _go_on_laying(self) -> None:
        """CUT-5, CUT-9."""
        hand = self.hands[self.active]
        if not hand:
            self._end_turn(passed=False)
        elif any(fits_row(self.row, card) for card in hand):
            self.phase = "lay"
        else:
            self._end_turn(passed=True)

    def _lay(self, card: int) -> None:
        """CUT-5, CUT-6."""
        end = self.row[0] if card < self.row[0] else self.row[-1]
        self._put(self.active, card)
        self.space = (min(card, end), max(card, end))
        if self.winner is None:
            self._ask_jumper()

    def _ask_jumper(self) -> None:
        """CUT-6, CUT-12."""
        if self.never:
            self._go_on_laying()
        else:
            self.phase = "answer"

    def _cut_cards(self) -> list[int]:
        """CUT-7: only the newest space counts."""
        low, high = self.space
        return [card for card in self.hands[self._jumper()] if low < card < high]

    def _go_on_cutting(self) -> None:
        """CUT-7: asked for another, fit or not, unless all see that there cannot be one."""
        low, high = self.space
        not_laid = [*self._unseen(), *(card for hand in self.hands for card in hand)]
        room = any(low < card < high for card in not_laid)
        if room and len(self.hands[self._jumper()]) > 0:
            self.phase = "more"
        else:
            self._change(self._jumper(), laid=True)

    def _end_turn(self, passed: bool) -> None:
        """CUT-9, CUT-10."""
        self.passes = self.passes + 1 if passed and not self.laid else 0
        if self.passes == self.seats:
            self.aside += self.row
            self.row = []
            self.passes = 0
        self._change(self._jumper(), laid=False)

    def _change(self, seat: int, laid: bool) -> None:
        """CUT-8, CUT-9: a change of the active player; everyone refills to 6."""
        self.active = seat
        self.laid = laid  # CUT-10: a cut-in counts as laying in the jumper's turn
        self.never = False
        self.phase = "refill"
        self._go_on_drawing()
