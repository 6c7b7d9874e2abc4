"""How likely each hidden hand is, exactly, given all that one viewer has witnessed.

Every draw falls with equal weight on all cards that nobody has seen, and how many those are is
known to all. So every history of draws that agrees with what was witnessed has the same
probability, and a hand is as likely as the number of such histories. For one seat that number
depends only on how many cards of the hand lie in each *cell*: a set of numbers that nothing
witnessed has told apart. It is carried from event to event:

- a draw: the sum over the hand's cards of the number for the hand without that card;
- a card laid: the number for the hand with that card;
- a pass: 0 for hands with a card that would have fitted;
- a turn that goes on, for whoever has none that fits passes: 0 for hands without such a card.

A question of the jumper tells nothing: it is asked whatever the hand is.

The numbers of different seats multiply, for hands that have no card in common.
"""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import accumulate, pairwise, product
from math import comb, prod
from typing import NamedTuple

from tailback.kit.chance import lowest_terms

Comp = tuple[int, ...]
"""How many cards of a hand lie in each cell."""


class Note(NamedTuple):
    """One thing witnessed that tells something about hands.

    ``draw`` and ``lay`` of a card (0 if hidden), ``open`` with a card from the pile; ``none`` and
    ``some``: the seat's hand has no card, or at least one, among ``cards`` (as bits).
    """

    kind: str
    seat: int
    cards: int


class Belief(NamedTuple):
    """The number of histories behind each hand of one seat, by its counts in the cells."""

    cells: tuple[int, ...]
    """Disjoint sets of cards as bits; together all that the viewer has not seen."""
    ways: dict[Comp, int]

    def size(self) -> int:
        """Return how many cards the hand has."""
        return sum(next(iter(self.ways)))

    def drawn(self) -> Belief:
        """Return the belief after the seat drew a card unseen."""
        grown: dict[Comp, int] = {}
        room = [cell.bit_count() for cell in self.cells]
        for comp, ways in self.ways.items():
            for i, count in enumerate(comp):
                if count < room[i]:
                    more = (*comp[:i], count + 1, *comp[i + 1 :])
                    grown[more] = grown.get(more, 0) + ways * (count + 1)
        return Belief(self.cells, lowest_terms(grown))

    def seen(self, card: int, *, held: bool) -> Belief:
        """Return the belief after a card was seen that the seat laid (``held``) or did not have."""
        bit = 1 << card
        i = next(i for i, cell in enumerate(self.cells) if cell & bit)
        cell = self.cells[i] & ~bit
        room = cell.bit_count()
        left = {
            (*comp[:i], comp[i] - held, *comp[i + 1 :]): ways
            for comp, ways in self.ways.items()
            if held <= comp[i] <= room + held
        }
        if not cell and len(self.cells) > 1:
            cells = (*self.cells[:i], *self.cells[i + 1 :])
            return Belief(cells, {(*comp[:i], *comp[i + 1 :]): w for comp, w in left.items()})
        return Belief((*self.cells[:i], cell, *self.cells[i + 1 :]), left)

    def told(self, cards: int, *, some: bool) -> Belief:
        """Return the belief after learning that the hand has some, or none, of these cards."""
        parts = [(cell & cards, cell & ~cards) for cell in self.cells]
        cells = tuple(part for pair in parts for part in pair if part)
        among = [bool(part & cards) for part in cells]
        left: dict[Comp, int] = {}
        for comp, ways in self.ways.items():
            for finer in _split(comp, parts):
                if any(n for n, told in zip(finer, among, strict=True) if told) == some:
                    left[finer] = ways
        return Belief(cells, lowest_terms(left)).merged()

    def merged(self) -> Belief:
        """Return the same belief with cells put together that make no difference."""
        belief = self
        i = 0
        while i < len(belief.cells):
            for j in range(i + 1, len(belief.cells)):
                if (both := _merged(belief, i, j)) is not None:
                    belief = both
                    break
            else:
                i += 1
        return belief


@lru_cache(maxsize=512)
def beliefs(deck: int, seats: tuple[int, ...], notes: tuple[Note, ...]) -> dict[int, Belief]:
    """Return what these notes tell about the hands of these seats; built on all but the last."""
    if not notes:
        return {seat: Belief((deck,), {(0,): 1}) for seat in seats}
    known = beliefs(deck, seats, notes[:-1])
    kind, seat, cards = notes[-1]
    if kind == "draw" and not cards:
        return {**known, seat: known[seat].drawn()}
    if kind in ("none", "some"):
        return (
            {**known, seat: known[seat].told(cards, some=kind == "some")}
            if seat in known
            else known
        )
    if kind == "lay" and seat not in known:
        return known  # the viewer has seen its own cards when it drew them
    return {
        other: belief.seen(cards, held=kind == "lay" and other == seat)
        for other, belief in known.items()
    }


@lru_cache(maxsize=32)
def dealer(deck: int, seats: tuple[int, ...], notes: tuple[Note, ...]) -> Dealer:
    """Return the one who deals hands to these seats as the notes allow."""
    return Dealer({seat: belief.merged() for seat, belief in beliefs(deck, seats, notes).items()})


class Dealer:
    """Deals hidden hands with the probability that chance alone gives them.

    Seats are dealt to one after another. At each, ``parts`` are the cells that it or a later seat
    tells apart; whatever only earlier seats told apart makes no difference any more.
    """

    def __init__(self, known: dict[int, Belief]) -> None:
        # The less is known of a hand the later it is dealt; one of which nothing is known is any.
        order = sorted(known, key=lambda seat: (-len(known[seat].cells), seat))
        self.seats = order
        self.known = [known[seat] for seat in order]
        cells = [belief.cells for belief in self.known]
        self.parts = [_common(cells[k:]) for k in range(len(cells))]
        self.inside = [_places(cells[k], self.parts[k]) for k in range(len(cells))]
        self.later = [_places(b, a) for a, b in pairwise(self.parts)]
        self._memo: dict[tuple[int, Comp], int] = {}

    def deal(self, rng: random.Random) -> dict[int, tuple[int, ...]]:
        """Return a hand for every seat."""
        hands = {}
        free = sum(self.parts[0])
        for k, seat in enumerate(self.seats):
            pools = [_cards(part & free) for part in self.parts[k]]
            choices = list(self._choices(k, tuple(map(len, pools))))
            pick = rng.randrange(sum(ways for _, ways in choices))
            sums = accumulate(ways for _, ways in choices)
            taken = next(comp for (comp, _), upto in zip(choices, sums, strict=True) if pick < upto)
            pairs = zip(pools, taken, strict=True)
            hands[seat] = tuple(sorted(card for pool, n in pairs for card in rng.sample(pool, n)))
            free -= sum(1 << card for card in hands[seat])
        return hands

    def _choices(self, k: int, free: Comp) -> Iterator[tuple[Comp, int]]:
        """Return what seat ``k`` may hold of its parts, and in how many ways all fits."""
        inside = self.inside[k]
        for comp, ways in self.known[k].ways.items():
            pairs = zip(comp, inside, strict=True)
            for spread in product(*(_spread(n, [free[g] for g in within]) for n, within in pairs)):
                taken = [0] * len(free)
                for within, counts in zip(inside, spread, strict=True):
                    for g, n in zip(within, counts, strict=True):
                        taken[g] = n
                if total := ways * prod(map(comb, free, taken)) * self._rest(k, free, taken):
                    yield tuple(taken), total

    def _rest(self, k: int, free: Comp, taken: Sequence[int]) -> int:
        """Return the number of ways to deal to the seats after ``k``, up to a common factor."""
        k += 1
        if k == len(self.known) or len(self.parts[k]) <= 1:
            return 1
        left = tuple(sum(free[g] - taken[g] for g in within) for within in self.later[k - 1])
        if (k, left) not in self._memo:
            if k + 1 == len(self.known) or len(self.parts[k + 1]) <= 1:
                room = [sum(left[g] for g in within) for within in self.inside[k]]
                hands = self.known[k].ways.items()
                total = sum(ways * prod(map(comb, room, comp)) for comp, ways in hands)
            else:
                total = sum(ways for _, ways in self._choices(k, left))
            self._memo[k, left] = total
        return self._memo[k, left]


def _places(cells: Sequence[int], parts: Sequence[int]) -> list[list[int]]:
    """Return, for each cell, the places of the parts that lie in it."""
    return [[g for g, part in enumerate(parts) if part & cell] for cell in cells]


def _cards(bits: int) -> list[int]:
    return [card for card in range(bits.bit_length()) if bits >> card & 1]


def _split(comp: Comp, parts: Sequence[tuple[int, int]]) -> Iterator[Comp]:
    """Return the finer counts that a coarse one stands for when each cell falls into two parts."""
    ways: list[list[Comp]] = []
    for count, (first, second) in zip(comp, parts, strict=True):
        if not (first and second):
            ways.append([(count,)])
            continue
        least, most = max(0, count - second.bit_count()), min(count, first.bit_count())
        ways.append([(n, count - n) for n in range(least, most + 1)])
    for pieces in product(*ways):
        yield tuple(n for piece in pieces for n in piece)


def _merged(belief: Belief, i: int, j: int) -> Belief | None:
    """Return the belief with cells ``i`` < ``j`` as one, or None if they make a difference."""
    cells, ways = belief
    room = cells[i].bit_count(), cells[j].bit_count()
    grouped: dict[Comp, int] = {}
    count: dict[Comp, int] = {}
    for comp, number in ways.items():
        key = (*comp[:i], comp[i] + comp[j], *comp[i + 1 : j], *comp[j + 1 :])
        if grouped.setdefault(key, number) != number:
            return None
        count[key] = count.get(key, 0) + 1
    for key, found in count.items():
        both = key[i]
        if found != min(both, room[0]) - max(0, both - room[1]) + 1:
            return None
    return Belief((*cells[:i], cells[i] | cells[j], *cells[i + 1 : j], *cells[j + 1 :]), grouped)


def _common(partitions: Sequence[tuple[int, ...]]) -> tuple[int, ...]:
    """Return the coarsest partition that is finer than each of these."""
    cells = partitions[0]
    for partition in partitions[1:]:
        cells = tuple(a & b for a in cells for b in partition if a & b)
    return cells


def _spread(count: int, room: Sequence[int]) -> Iterator[Comp]:
    """Return every way to spread ``count`` cards over cells with so much room."""
    if not room:
        if not count:
            yield ()
        return
    for n in range(max(0, count - sum(room[1:])), min(count, room[0]) + 1):
        for rest in _spread(count - n, room[1:]):
            yield (n, *rest)
