"""Opponents for Traffic-Memory: they plan the longest run they know, and forget by level.

The planner turns up the cards of the longest run that it remembers and puts an unknown card last,
where it can only win. The levels remember fewer places: the ones that were seen most recently.
"""

from __future__ import annotations

import random
from typing import ClassVar

from tailback.games.trafficars.memory.moves import JOKER, STOP, TURN, Move
from tailback.games.trafficars.memory.observer import MemoryView, Recall
from tailback.games.trafficars.memory.runs import fits, kept
from tailback.kit import AnyGame, Question


class PlannerBot:
    """Remembers everything and takes the longest run it knows."""

    strength = 3

    span: ClassVar[int | None] = None
    """How many of the places on the table it remembers; None: all."""

    def __init__(self, game: AnyGame) -> None:
        self.game = game

    def choose(self, question: Question[Move, MemoryView, Recall]) -> Move:
        """Return the next card of the best run known, an unknown one, or stop."""
        return _Plan(question.view, question.recall, self.span).move(question.rng)


class MediumBot(PlannerBot):
    """Remembers four places."""

    strength = 2

    span: ClassVar[int | None] = 4


class EasyBot(PlannerBot):
    """Remembers two places."""

    strength = 1

    span: ClassVar[int | None] = 2


class _Plan:
    """What one player makes of a table, as far as it remembers."""

    def __init__(self, view: MemoryView, recall: Recall, span: int | None) -> None:
        table = view.table
        self.in_use = recall.options.numbers
        self.up = [recall.cards[place] for place in table.up]
        down = [place for place, face in enumerate(table.places) if face == "?"]
        seen = sorted((p for p in down if recall.cards[p]), key=lambda p: -recall.when[p])
        self.known = {place: recall.cards[place] for place in seen[:span]}
        self.unknown = [place for place in down if place not in self.known]
        gone = {card for pile in table.kept for card in pile}
        numbers = range(view.scene.low, view.scene.high + 1)
        placed = {*self.up, *self.known.values()}
        self.open_numbers = [n for n in numbers if str(n) not in gone and n not in placed]
        taken = sum(pile.count("*") for pile in table.kept)
        there = self.up.count(JOKER) + list(self.known.values()).count(JOKER)
        self.open_jokers = view.scene.jokers - taken - there

    def move(self, rng: random.Random) -> Move:
        """Return what to do now."""
        run = self._longest()
        if kept(run) and (place := self._next(run)) is not None:
            return TURN[place]
        if not self.up:
            return TURN[rng.choice(self.unknown or list(self.known))]
        if self.unknown and self._worth_a_try():
            return TURN[rng.choice(self.unknown)]
        if len(self.up) >= 2:
            return STOP
        return TURN[rng.choice(list(self.known) or self.unknown)]

    def _longest(self) -> list[int]:
        """Return the longest run of known cards around those that are up."""
        cards = [*self.up, *self.known.values()]
        numbers = sorted(card for card in cards if card != JOKER)
        jokers = cards.count(JOKER)
        fixed = [card for card in self.up if card != JOKER]
        best: list[int] = []
        first = 0
        for last, high in enumerate(numbers):
            while high - numbers[first] + 1 - (last - first + 1) > jokers:
                first += 1
            window = numbers[first : last + 1]
            covers = not fixed or (window[0] <= min(fixed) and max(fixed) <= high)
            if covers and len(window) > len(best):
                best = window
        return (best + [JOKER] * jokers)[: self.in_use]

    def _next(self, run: list[int]) -> int | None:
        """Return the place of a card of the run that fits now: jokers first, then the nearest."""
        mine = [place for place, card in self.known.items() if card in run]
        near = [card for card in self.up if card != JOKER]
        middle = near[0] if near else min(run)
        mine.sort(key=lambda place: (self.known[place] != JOKER, abs(self.known[place] - middle)))
        for place in mine:
            if fits([*self.up, self.known[place]], self.in_use):
                return place
        return None

    def _worth_a_try(self) -> bool:
        """Return whether an unknown card promises more than it gives away.

        It may lengthen the run by one; beside a card that all have seen, it is a pair for others.
        """
        if len(self.up) >= 2 and not kept(self.up):
            return True
        good = sum(fits([*self.up, n], self.in_use) for n in self.open_numbers)
        good += self.open_jokers if fits([*self.up, JOKER], self.in_use) else 0
        waiting = set(self.known.values())
        if len(self.up) == 1:
            waiting |= set(self.up)
        gifts = sum(
            not fits([*self.up, n], self.in_use) and bool({n - 1, n + 1} & waiting)
            for n in self.open_numbers
        )
        return good >= max(1, 2 * gifts)
