"""A slow, plain reference of jam ("Rush Hour"), written clause by clause (CARS-*, JAM-*)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from typing import Any, NamedTuple

AMBULANCE = "A"
POLICE = "P"
TOW_TRUCK = "T"
SPECIALS = (AMBULANCE, POLICE, TOW_TRUCK)
COPIES_OF_A_SPECIAL = 4  # CARS-1
DEFAULT_TRAILERS = (7, 17, 27, 37, 47)  # CARS-2
ROW_HOLDS = 4  # JAM-9

Place = list[str]  # the cards of one place, bottom to top; a gap is an empty list
Lane = list[Place]  # front to end


class Pending(NamedTuple):
    kind: str  # "decision", "chance" or "finished"
    seats: tuple[int, ...]


def is_numbered(card: str) -> bool:
    """CARS-1: special cards have no number; trailers are numbered cards."""
    return card not in SPECIALS


def lane_name(index: int) -> str:
    return f"r{index + 1}"


def gap_name(index: int, place: int) -> str:
    return f"r{index + 1}g{place + 1}"


def split_name(name: str) -> tuple[int, int | None]:
    """The lane index, and the place index if the name is that of a gap."""
    lane, _, place = name[1:].partition("g")
    return int(lane) - 1, int(place) - 1 if place else None


def cards_of(places: Iterable[Place]) -> list[str]:
    return [card for place in places for card in place]


def number_on(place: Place) -> int | None:
    """JAM-17: a place's number is that of its top card; None if that card has no number."""
    top = place[-1]
    return int(top) if is_numbered(top) else None


def card_points(card: str) -> int:
    """JAM-19: each penalty card counts 1, special cards 2."""
    return 1 if is_numbered(card) else 2


def gap_bounds(lane: Lane, gap: int) -> tuple[int | None, int | None]:
    """JAM-17: the numbers of the nearest places with cards to the left and to the right."""
    left: int | None = None
    right: int | None = None
    for place in lane[:gap]:
        if place:
            left = number_on(place)  # the last one seen is the nearest
    for place in reversed(lane[gap + 1 :]):
        if place:
            right = number_on(place)
    return left, right


def fits_gap(lane: Lane, gap: int, number: int) -> bool:
    """JAM-17: between the neighbours; one without a number, or a missing one, sets no bound."""
    left, right = gap_bounds(lane, gap)
    return (left is None or left < number) and (right is None or number < right)


class Reference:
    def __init__(
        self,
        seats: int,
        options: dict[str, object],
        by_age: tuple[int, ...] | None = None,
    ) -> None:
        self._set_up(seats, options, by_age)
        self._start_round()

    def _set_up(
        self, seats: int, options: Mapping[str, Any], by_age: tuple[int, ...] | None
    ) -> None:
        if not 2 <= seats <= 5:
            raise ValueError(f"2 to 5 players, not {seats}")
        self.seats = seats
        self.by_age = tuple(range(seats)) if by_age is None else by_age  # CARS-3
        if sorted(self.by_age) != list(range(seats)):
            raise ValueError(f"by_age must name every seat once: {by_age}")
        self.lane_count = int(options.get("lanes", 3))  # JAM-1, JAM-23
        self.hand_size = int(options.get("hand", 10))  # JAM-2, JAM-22
        below = options.get("below")  # JAM-21
        self.highest = 50 if below is None else int(below) - 1
        self.specials = bool(options.get("specials", True))  # JAM-24
        self.too_long = bool(options.get("too_long", True))  # JAM-25
        self.too_low = bool(options.get("too_low", True))  # JAM-26
        self.rounds = int(options.get("rounds", 1))  # JAM-20
        self.trailers = {str(n) for n in options.get("trailers", DEFAULT_TRAILERS)}
        self.trailer_points = int(options.get("trailer_points", 1))  # JAM-19
        self.trailer_gaps = bool(options.get("trailer_gaps", False))  # JAM-10
        self._refuse_what_cannot_be_dealt()

        self.lanes: list[Lane] = [[] for _ in range(self.lane_count)]
        self.hands: list[list[str]] = [[] for _ in range(seats)]
        self.penalty: list[list[str]] = [[] for _ in range(seats)]
        self.points = [0] * seats
        self.round = 1
        self.deck: Counter[str] = Counter()
        self.put_aside: list[str] = []  # JAM-3, trailers waiting during the deal of the rows
        self.revealed: dict[int, str] = {}  # seat -> revealed card still to be placed
        # "lanes" and "hands" (chances); "choose", "ambulance", "police", "number", "low",
        # "tow" (decisions); "finished"
        self.phase = "lanes"
        self.deciding: tuple[int, ...] = ()

    def _refuse_what_cannot_be_dealt(self) -> None:
        """JAM-27."""
        deck = self._full_deck()
        have = deck.total()
        need = self.lane_count + self.seats * self.hand_size
        if have < need:
            raise ValueError(f"{have} cards, but hands and rows need {need}")
        cars = sum(count for card, count in deck.items() if card not in self.trailers)
        if cars < self.lane_count:
            raise ValueError(f"{cars} cards without trailers for {self.lane_count} rows")

    @classmethod
    def at(
        cls,
        snapshot: Mapping[str, Any],
        options: Mapping[str, Any],
        by_age: tuple[int, ...] | None = None,
        revealed: Mapping[int, str] | None = None,
    ) -> Reference:
        """A Reference at the start of a turn; or, with `revealed` (seat -> card, no longer in
        the hands), in the middle of one, where exactly these cards are still to be placed."""
        self = cls.__new__(cls)
        self._set_up(len(snapshot["hands"]), options, by_age)
        self.lanes = [[list(place) for place in lane] for lane in snapshot["lanes"]]
        self.hands = [list(hand) for hand in snapshot["hands"]]
        self.penalty = [list(pile) for pile in snapshot["penalty"]]
        self.points = list(snapshot["points"])
        self.round = int(snapshot["round"])
        self.revealed = dict(revealed or {})
        if len(self.lanes) != self.lane_count:
            raise ValueError(f"{len(self.lanes)} lanes, but the options say {self.lane_count}")
        if len({len(hand) for hand in self.hands}) != 1:
            raise ValueError("all hands must be of one size")
        if any(not lane or not lane[-1] for lane in self.lanes):
            raise ValueError("every lane must end with a card")
        self._go_on_placing()
        return self

    # ---------------------------------------------------------------- what is asked

    def pending(self) -> Pending:
        if self.phase == "finished":
            return Pending("finished", ())
        if self.phase in ("lanes", "hands"):
            return Pending("chance", ())
        return Pending("decision", self.deciding)

    def legal(self, seat: int) -> set[str]:
        if seat not in self.pending().seats:
            return set()
        if self.phase == "choose":
            return set(self.hands[seat])  # JAM-4
        if self.phase == "number":
            return set(self._places_for(self.revealed[seat]))
        # JAM-13, JAM-14, JAM-16: any row; JAM-10, JAM-26: a row of the player's choice
        return {lane_name(index) for index in range(self.lane_count)}

    def weights(self) -> dict[str, int]:
        if self.pending().kind != "chance":
            raise ValueError("no chance is pending")
        return {card: count for card, count in self.deck.items() if count > 0}

    def do(self, moves: dict[int, str]) -> None:
        if self.pending().kind != "decision" or set(moves) != set(self.deciding):
            raise ValueError(f"moves of {sorted(moves)}, but pending is {self.pending()}")
        for seat, move in moves.items():
            if move not in self.legal(seat):
                raise ValueError(f"seat {seat} may not {move}")
        if self.phase == "choose":
            for seat, card in moves.items():
                self.hands[seat].remove(card)
                self.revealed[seat] = card
        elif self.phase == "ambulance":
            self._place_together(moves, self._join_front)  # JAM-13
        elif self.phase == "police":
            self._place_together(moves, self._join_end)  # JAM-14
        else:
            ((seat, move),) = moves.items()
            card = self.revealed.pop(seat)
            if self.phase == "number":
                self._put_number(seat, card, move)
            elif self.phase == "low":
                self._put_too_low(seat, card, split_name(move)[0])
            else:
                self._put_tow_truck(seat, split_name(move)[0])
        self._go_on_placing()

    def draw(self, outcome: str) -> None:
        if outcome not in self.weights():
            raise ValueError(f"{outcome} cannot be drawn")
        self.deck[outcome] -= 1
        if self.phase == "lanes":
            self._deal_to_lane(outcome)
        else:
            self._deal_to_hand(outcome)

    def snapshot(self) -> dict[str, object]:
        return {
            "lanes": [[list(place) for place in lane] for lane in self.lanes],
            "hands": [sorted(hand) for hand in self.hands],
            "penalty": [sorted(pile) for pile in self.penalty],
            "points": list(self.points),
            "round": self.round,
        }

    def result(self) -> dict[str, object]:
        """JAM-19: fewest points win; a tie is shared."""
        if self.phase != "finished":
            raise ValueError("the game is not finished")
        fewest = min(self.points)
        winners = [seat for seat in range(self.seats) if self.points[seat] == fewest]
        ladder = sorted(self.points)
        ranks = [ladder.index(points) + 1 for points in self.points]
        scores = list(self.points)
        return {"winners": winners, "ranks": ranks, "scores": scores, "reason": "JAM-19"}

    # ---------------------------------------------------------------- the deal

    def _full_deck(self) -> Counter[str]:
        """CARS-1, JAM-21, JAM-24."""
        deck = Counter(str(number) for number in range(1, self.highest + 1))
        if self.specials:
            deck.update(dict.fromkeys(SPECIALS, COPIES_OF_A_SPECIAL))
        return deck

    def _start_round(self) -> None:
        self.deck = self._full_deck()
        self.put_aside = []
        self.lanes = [[] for _ in range(self.lane_count)]
        self.hands = [[] for _ in range(self.seats)]
        self.penalty = [[] for _ in range(self.seats)]
        self.phase = "lanes"

    def _deal_to_lane(self, card: str) -> None:
        """JAM-1, JAM-3."""
        if card in self.trailers:
            self.put_aside.append(card)
            return
        empty = [lane for lane in self.lanes if not lane]
        empty[0].append([card])
        if len(empty) == 1:
            self.deck.update(self.put_aside)
            self.put_aside = []
            self.phase = "hands"

    def _deal_to_hand(self, card: str) -> None:
        """JAM-2."""
        short = [hand for hand in self.hands if len(hand) < self.hand_size]
        short[0].append(card)
        if all(len(hand) == self.hand_size for hand in self.hands):
            self.deck = Counter()  # the rest is out of play for this round
            self._go_on_placing()

    # ---------------------------------------------------------------- the order of a turn

    def _ask(self, phase: str, seats: Iterable[int]) -> None:
        self.phase = phase
        self.deciding = tuple(sorted(seats))

    def _holders(self, card: str) -> list[int]:
        return [seat for seat in self.by_age if self.revealed.get(seat) == card]

    def _go_on_placing(self) -> None:
        """JAM-5: place what needs no decision, up to the next decision."""
        while self.revealed:
            if self._holders(AMBULANCE):
                self._ask("ambulance", self._holders(AMBULANCE))
                return
            if self._holders(POLICE):
                self._ask("police", self._holders(POLICE))
                return
            numbered = [seat for seat, card in self.revealed.items() if is_numbered(card)]
            if not numbered:
                self._ask("tow", self._holders(TOW_TRUCK)[:1])  # the youngest
                return
            lowest = min(numbered, key=lambda seat: int(self.revealed[seat]))
            places = self._places_for(self.revealed[lowest])
            if len(places) != 1:
                self._ask("number" if places else "low", [lowest])
                return
            self._put_number(lowest, self.revealed.pop(lowest), places[0])  # JAM-8: it must
        if any(self.hands):
            self._ask("choose", range(self.seats))  # JAM-4
        else:
            self._count()

    def _count(self) -> None:
        """JAM-19, JAM-20."""
        for seat in range(self.seats):
            for card in self.penalty[seat]:
                trailer = card in self.trailers
                self.points[seat] += self.trailer_points if trailer else card_points(card)
        if self.round == self.rounds:
            self._ask("finished", ())
            return
        self.round += 1
        self._start_round()

    # ---------------------------------------------------------------- numbered cards

    def _places_for(self, card: str) -> list[str]:
        """JAM-8: any open row, the row that JAM-7 names, any fitting gap (a trailer: JAM-10)."""
        number = int(card)
        names: list[str] = []
        end_numbers: dict[int, int] = {}  # JAM-6: the rows it may join by its number
        for index, lane in enumerate(self.lanes):
            end = number_on(lane[-1])
            if end is None:
                names.append(lane_name(index))
            elif end < number:
                end_numbers[index] = end
        if end_numbers:  # JAM-7
            closest = max(end_numbers.values())
            names += [lane_name(i) for i, end in end_numbers.items() if end == closest]
        if self.trailer_gaps or card not in self.trailers:
            names += [
                gap_name(index, position)
                for index, lane in enumerate(self.lanes)
                for position, place in enumerate(lane)
                if not place and fits_gap(lane, position, number)
            ]
        return names

    def _put_number(self, seat: int, card: str, where: str) -> None:
        index, gap = split_name(where)
        if gap is not None:
            self.lanes[index][gap].append(card)  # JAM-17
        elif card in self.trailers:
            self.lanes[index][-1].append(card)  # JAM-12
        else:
            self._join_end(seat, index, [card])

    def _put_too_low(self, seat: int, card: str, index: int) -> None:
        if self.too_low:
            self._take_row(seat, index, [card])  # JAM-10, JAM-12
        else:
            self._join_front(seat, index, [card])  # JAM-26

    # ---------------------------------------------------------------- special cards

    def _place_together(
        self, moves: Mapping[int, str], place: Callable[[int, int, Place], None]
    ) -> None:
        """JAM-15: those who chose the same row lay one stack there."""
        for index in range(self.lane_count):
            here = [seat for seat in self.by_age if moves.get(seat) == lane_name(index)]
            if here:
                stack = [self.revealed.pop(seat) for seat in here]
                place(here[-1], index, stack)  # the oldest takes the row

    def _put_tow_truck(self, seat: int, index: int) -> None:
        """JAM-16, JAM-18."""
        lane = self.lanes[index]
        loaded = [TOW_TRUCK, *lane[-1]]
        others = lane[:-1]
        if self._is_full(lane):
            self.penalty[seat] += cards_of(others)
            self.lanes[index] = [loaded]
        else:
            self.lanes[index] = [*others, [], loaded]

    # ---------------------------------------------------------------- rows

    def _is_full(self, lane: Lane) -> bool:
        """JAM-9, JAM-25: places count, gaps too (JAM-16), trailers do not (JAM-12)."""
        return self.too_long and len(lane) + 1 > ROW_HOLDS

    def _take_row(self, seat: int, index: int, car: Place) -> None:
        """JAM-9, JAM-10, JAM-11: the gaps are gone."""
        self.penalty[seat] += cards_of(self.lanes[index])
        self.lanes[index] = [list(car)]

    def _join_end(self, seat: int, index: int, car: Place) -> None:
        if self._is_full(self.lanes[index]):
            self._take_row(seat, index, car)
        else:
            self.lanes[index].append(list(car))

    def _join_front(self, seat: int, index: int, car: Place) -> None:
        """JAM-13, JAM-26."""
        if self._is_full(self.lanes[index]):
            self._take_row(seat, index, car)
        else:
            self.lanes[index].insert(0, list(car))
