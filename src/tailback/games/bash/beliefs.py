"""What can be known of hidden hands: dealt anew as chance gives them, given all that was shown.

Every card that a hidden hand has drawn is a *slot*. Slots drawn from one deck between two shuffles
are dealt from one *pool*; all ways to deal them are equally likely, as long as every card that was
shown was in the hand that showed it. A player chooses a kind, not a copy, so a deal counts once
however many copies the hand had; a card lost at random counts as often as the hand had it.

Counting all deals would be exact, but after a shuffle every hand bears on every other. So some
deals that fit are made card by card, each with its weight: how likely it is beside how likely it is
to be made so. One of them is drawn by these weights; then cards of one pool change places, whenever
the deal still fits, until what is left of the way it was made is below what samples can show.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Final, NamedTuple

from tailback.games.bash.cars import Decks
from tailback.games.bash.moves import CARDS, DECK_OF, KINDS

NONE: Final = -1
FIRSTS: Final = 6
"""How many deals are made, to draw one of them."""
CHANGES: Final = 2
"""How often each slot changes places, on average."""
LEAST_CHANGES: Final = 40


class Note(NamedTuple):
    """One thing that tells of cards.

    ``draw``: a seat draws from a deck, unseen unless a card is named. ``open``: a card is turned
    up. ``play``: a seat shows a card of its choice, ``lose``: one taken from it at random.
    ``steal``: ``other`` takes a card from a seat. ``shuffle``: the deck is its discards again.
    """

    kind: str
    seat: int = NONE
    card: int = NONE
    deck: int = NONE
    other: int = NONE


class Event(NamedTuple):
    """What happens to a hidden hand: a slot comes in, a card goes, or a slot changes hands."""

    kind: str
    seat: int
    what: int
    """The slot that comes in, the card that goes, or the number of the theft."""
    other: int = NONE
    deck: int = NONE


@dataclass
class History:
    """What the notes say: the pools as they were, their slots, and what happened to hands."""

    hidden: tuple[int, ...]
    pools: list[list[int]] = field(default_factory=list)
    """Counts by card, without those that were seen to leave."""
    pool_of: list[int] = field(default_factory=list)
    """The pool of each slot; ``NONE`` where its card is known."""
    known: dict[int, int] = field(default_factory=dict)
    events: list[Event] = field(default_factory=list)
    thefts: int = 0
    decks: list[int] = field(default_factory=list)
    """From which deck each slot is."""
    groups: list[list[Event]] = field(default_factory=list)
    """The events of each hidden hand, those of hands with a theft between them together."""
    group_of: dict[int, int] = field(default_factory=dict)
    """The group of each slot."""
    mates: dict[int, list[int]] = field(default_factory=dict)
    """The slots of each pool."""
    movable: list[int] = field(default_factory=list)
    """The slots whose card is not known."""


@lru_cache(maxsize=64)
def history_of(decks: Decks, hidden: tuple[int, ...], notes: tuple[Note, ...]) -> History:
    """Return what the notes say."""
    history = History(hidden)
    history.pools = [[*decks[0], *(0,) * KINDS], [*(0,) * KINDS, *decks[1]]]
    current = [0, 1]
    discards = [[0] * len(CARDS), [0] * len(CARDS)]
    for kind, seat, card, deck, other in notes:
        if kind == "shuffle":
            current[deck] = len(history.pools)
            history.pools.append(discards[deck])
            discards[deck] = [0] * len(CARDS)
        elif kind == "draw" and card == NONE:
            history.events.append(Event("in", seat, len(history.pool_of)))
            history.pool_of.append(current[deck])
        elif kind in ("draw", "open"):
            history.pools[current[DECK_OF[card]]][card] -= 1
        elif kind == "steal":
            _steal(history, seat, card, deck, other)
        elif seat in hidden:
            history.events.append(Event(kind, seat, card))
        if kind in ("open", "play", "lose"):
            discards[DECK_OF[card]][card] += 1
    _sort_out(history)
    return history


def _sort_out(history: History) -> None:
    """Complete what follows from pools and events: decks, groups, and the slots of each pool."""
    for slot, pool in enumerate(history.pool_of):
        rush = DECK_OF[history.known[slot]] if pool == NONE else any(history.pools[pool][KINDS:])
        history.decks.append(int(rush))
        if pool != NONE:
            history.mates.setdefault(pool, []).append(slot)
            history.movable.append(slot)
    history.groups = _groups(history)
    for g, events in enumerate(history.groups):
        history.group_of.update((event.what, g) for event in events if event.kind == "in")


def _groups(history: History) -> list[list[Event]]:
    """Return the events of each hidden hand, those of hands with a theft between them together."""
    leader = {seat: seat for seat in history.hidden}
    for event in history.events:
        if event.kind == "move":
            one, other = leader[event.seat], leader[event.other]
            leader = {seat: one if lead == other else lead for seat, lead in leader.items()}
    groups: dict[int, list[Event]] = {}
    for event in history.events:
        groups.setdefault(leader[event.seat], []).append(event)
    return list(groups.values())


def _steal(history: History, seat: int, card: int, deck: int, other: int) -> None:
    """Note a theft: whoever took part in it knows the card."""
    if seat not in history.hidden:
        history.known[len(history.pool_of)] = card
        history.events.append(Event("in", other, len(history.pool_of)))
        history.pool_of.append(NONE)
    elif card != NONE:
        history.events.append(Event("lose", seat, card))
    else:
        history.events.append(Event("move", seat, history.thefts, other, deck))
        history.thefts += 1


def deal(
    decks: Decks, hidden: tuple[int, ...], notes: tuple[Note, ...], rng: random.Random
) -> dict[int, tuple[int, ...]]:
    """Return the hidden hands, drawn with the probability that chance alone gives them."""
    history = history_of(decks, hidden, notes)
    chains = [Chain(history, rng) for _ in range(FIRSTS if history.events else 1)]
    (chain,) = rng.choices(chains, [chain.weight for chain in chains])
    slots = len(history.movable)
    chain.weigh_all()
    for _ in range(max(LEAST_CHANGES, CHANGES * slots) if slots else 0):
        chain.change()
    return chain.hands()


class Chain:
    """A deal that fits, and its changes."""

    def __init__(self, history: History, rng: random.Random) -> None:
        self.rng = rng
        self.history = history
        self.groups = history.groups
        first = None
        while first is None:
            first = _first(history, rng)
        self.kinds, self.left, taken, self.weight = first
        self.thefts = [0.0] * history.thefts
        for group in self.groups:
            self._settle(group, taken)
        self.weights: list[int] = []

    def _settle(self, group: Sequence[Event], taken: Sequence[int]) -> None:
        """Note which of the cards that could be taken each theft took, and the copies of a choice.

        Of several copies it does not matter which one is played, so here it is always the first.
        """
        kinds, rng = self.kinds, self.rng
        held: dict[int, list[int]] = {}
        for kind, seat, what, other, deck in group:
            hand = held.setdefault(seat, [])
            if kind == "in":
                hand.append(what)
            elif kind == "move":
                able = [slot for slot in hand if DECK_OF[kinds[slot]] == deck]
                card = kinds[taken[what]]
                at = rng.choice([i for i, slot in enumerate(able) if kinds[slot] == card])
                self.thefts[what] = (at + rng.random()) / len(able)
                hand.remove(able[at])
                held.setdefault(other, []).append(able[at])
            else:
                copies = [slot for slot in hand if kinds[slot] == what]
                hand.remove(copies[0])
                if kind == "play":
                    self.weight /= len(copies)

    def weigh_all(self) -> None:
        """Weigh all hands, before the first change."""
        self.weights = [self.trace(group)[0] for group in range(len(self.groups))]

    def trace(self, group: int) -> tuple[int, dict[int, list[int]]]:
        """Return the weight of a group of hands, and the slots that they hold at the end.

        The weight is how much the cards count as they are; 0 if they do not fit.
        """
        kinds = self.kinds
        held: dict[int, list[int]] = {}
        weight = 1
        for kind, seat, what, other, deck in self.groups[group]:
            hand = held.setdefault(seat, [])
            if kind == "in":
                hand.append(what)
                continue
            if kind == "move":
                able = [slot for slot in hand if DECK_OF[kinds[slot]] == deck]
                slot = able[int(self.thefts[what] * len(able))]
                held.setdefault(other, []).append(slot)
            else:
                copies = [slot for slot in hand if kinds[slot] == what]
                if not copies:
                    return 0, held
                slot = copies[0]
                if kind == "lose":
                    weight *= len(copies)
            hand.remove(slot)
        return weight, held

    def change(self) -> None:
        """Let two cards of a pool change places, or a theft take another card, if it still fits."""
        rng, history = self.rng, self.history
        if self.thefts and rng.random() < 0.2:
            at = rng.randrange(len(self.thefts))
            before, self.thefts[at] = self.thefts[at], rng.random()
            if not self._keep(range(len(self.groups))):
                self.thefts[at] = before
            return
        slot = history.movable[rng.randrange(len(history.movable))]
        pool = history.pool_of[slot]
        mates, left, kinds = history.mates[pool], self.left[pool], self.kinds
        at = rng.randrange(len(mates) + len(left))
        if at < len(mates):
            mate = mates[at]
            if kinds[mate] == kinds[slot]:
                return
            kinds[slot], kinds[mate] = kinds[mate], kinds[slot]
            if not self._keep({history.group_of[slot], history.group_of[mate]}):
                kinds[slot], kinds[mate] = kinds[mate], kinds[slot]
            return
        at -= len(mates)
        if left[at] == kinds[slot]:
            return
        kinds[slot], left[at] = left[at], kinds[slot]
        if not self._keep({history.group_of[slot]}):
            kinds[slot], left[at] = left[at], kinds[slot]

    def _keep(self, groups: Sequence[int] | set[int]) -> bool:
        """Return whether a change is kept, and keep the new weights."""
        weights = {group: self.trace(group)[0] for group in groups}
        ratio = 1.0
        for group, weight in weights.items():
            if not weight:
                return False
            ratio *= weight / self.weights[group]
        if ratio < 1 and self.rng.random() >= ratio:
            return False
        for group, weight in weights.items():
            self.weights[group] = weight
        return True

    def hands(self) -> dict[int, tuple[int, ...]]:
        """Return the hands as they are at the end."""
        hands: dict[int, tuple[int, ...]] = dict.fromkeys(self.history.hidden, ())
        for group in range(len(self.groups)):
            for seat, slots in self.trace(group)[1].items():
                hands[seat] = tuple(sorted(self.kinds[slot] for slot in slots))
        return hands


def _first(
    history: History, rng: random.Random
) -> tuple[list[int], list[list[int]], list[int], float] | None:
    """Return a deal that fits: the card of each slot, what is left in the pools, the slots stolen.

    A card that is shown is given to a slot of its hand, each as likely as it is that card; None if
    no slot can be it. A theft takes any slot of its deck. The weight that comes with the deal is
    how likely all that was to be shown.
    """
    pools = [list(pool) for pool in history.pools]
    sizes = [sum(pool) for pool in pools]
    pool_of, decks = history.pool_of, history.decks
    kinds = [history.known.get(slot, NONE) for slot in range(len(pool_of))]
    taken = []
    weight = 1.0
    held: dict[int, list[int]] = {seat: [] for seat in history.hidden}
    for kind, seat, what, other, deck in history.events:
        hand = held[seat]
        if kind == "in":
            hand.append(what)
            continue
        if kind == "move":
            slot = rng.choice([slot for slot in hand if decks[slot] == deck])
            held[other].append(slot)
            taken.append(slot)
        else:
            chances = [
                float(kinds[slot] == what)
                if kinds[slot] != NONE
                else pools[pool_of[slot]][what] / sizes[pool_of[slot]]
                for slot in hand
            ]
            shown = sum(chances)
            if not shown:
                return None
            weight *= shown
            (slot,) = rng.choices(hand, chances)
            if kinds[slot] == NONE:
                pool = pool_of[slot]
                pools[pool][what] -= 1
                sizes[pool] -= 1
                kinds[slot] = what
        hand.remove(slot)
    left = [[card for card, n in enumerate(pool) for _ in range(n)] for pool in pools]
    for cards in left:
        rng.shuffle(cards)
    for slot, card in enumerate(kinds):
        if card == NONE:
            kinds[slot] = left[pool_of[slot]].pop()
    return kinds, left, taken, weight
