"""Four face-down cards, 1 to 4. Look at one (it is turned back), then take one; most points win.

For one hard thing: a card seen by one seat and turned back, which no view shows afterwards.
"""

from __future__ import annotations

import random
from collections.abc import Mapping
from typing import ClassVar, NamedTuple

from tailback.kit import (
    NATURE,
    Chance,
    Decision,
    Event,
    Finished,
    Options,
    Pending,
    Seating,
    Viewer,
)
from tests.toys.toy import Toy, ToyNotation, ToyRecall, toy_rulebook

CARDS = (1, 2, 3, 4)
LOOKS = tuple(f"look{i}" for i in range(4))
TAKES = tuple(f"take{i}" for i in range(4))
FALLS = tuple(f"={card}" for card in CARDS)


class Cards(NamedTuple):
    cards: tuple[int, ...] = (0, 0, 0, 0)  # 0: never looked at, so not fixed yet
    owners: tuple[int, ...] = (-1, -1, -1, -1)
    turn: int = 0
    looked: bool = False
    due: str = ""


class Table(NamedTuple):
    cards: tuple[str, ...]
    turn: int
    looked: bool


class Peek(Toy[Cards, Table]):
    id: ClassVar[str] = "peek"
    words = (*LOOKS, *TAKES)
    longest = 8
    chance = True
    hidden = True
    notation = ToyNotation(Cards, (*words, *FALLS))
    rulebook = toy_rulebook("PEEK", "Look at one card, then take one.", "Most points win.")

    def start(self, options: Options | None = None, seating: Seating | None = None) -> Cards:
        return Cards()

    def pending(self, position: Cards) -> Pending[str]:
        if position.due:
            left = [card for card in CARDS if card not in position.cards]
            return Chance(tuple(f"={card}" for card in left), (1,) * len(left))
        if -1 in position.owners:
            return Decision((position.turn,))
        pairs = list(zip(position.owners, position.cards, strict=True))
        scores = tuple(sum(c for owner, c in pairs if owner == seat) for seat in (0, 1))
        ranks = tuple(1 + sum(other > mine for other in scores) for mine in scores)
        return Finished(ranks, scores, "PEEK-2")

    def legal(self, position: Cards, seat: int) -> tuple[str, ...]:
        if position.due or seat != position.turn:
            return ()
        words = TAKES if position.looked else LOOKS
        return tuple(w for w, owner in zip(words, position.owners, strict=True) if owner < 0)

    def apply(self, position: Cards, moves: Mapping[int, str]) -> Cards:
        if NATURE in moves:
            place = int(position.due[-1])
            card = int(moves[NATURE][1:])
            fixed = (*position.cards[:place], card, *position.cards[place + 1 :])
            return self._finish(position._replace(cards=fixed, due=""), position.due)
        move = moves[position.turn]
        if not position.cards[int(move[-1])]:
            return position._replace(due=move)
        return self._finish(position, move)

    def _finish(self, position: Cards, move: str) -> Cards:
        if move in LOOKS:
            return position._replace(looked=True)
        place = int(move[-1])
        owners = (*position.owners[:place], position.turn, *position.owners[place + 1 :])
        return Cards(position.cards, owners, 1 - position.turn)

    def observe(self, position: Cards, viewer: Viewer) -> Table:
        shown = zip(position.cards, position.owners, strict=True)
        cards = tuple(f"{card}{self.seat_names[o]}" if o >= 0 else "?" for card, o in shown)
        return Table(cards, position.turn, position.looked)

    def witness(
        self, before: Cards, moves: Mapping[int, str], after: Cards, viewer: Viewer
    ) -> tuple[Event, ...]:
        if after.due:
            return (Event.of("reaches", place=int(after.due[-1])),)
        move = before.due or moves[before.turn]
        place, seat = int(move[-1]), self.seat_names[before.turn]
        if move in TAKES:
            return (Event.of("took", seat=seat, place=place, card=after.cards[place]),)
        card = after.cards[place] if viewer == before.turn else 0
        return (Event.of("looked", fleeting=True, seat=seat, place=place, card=card),)

    def sample(self, recall: ToyRecall, rng: random.Random) -> Cards:
        known = {e.get("place"): e.get("card") for e in recall.events if e.get("card")}
        seen = {e.get("place") for e in recall.events if e.name in ("looked", "took")}
        left = [card for card in CARDS if card not in known.values()]
        rng.shuffle(left)
        cards = tuple(known[i] if i in known else left.pop() if i in seen else 0 for i in range(4))
        names = ("ann", "bob")
        owners = tuple(-1 if c == "?" else names.index(c[1:]) for c in recall.view.cards)
        waits = recall.events and recall.events[-1].name == "reaches"
        verb = "take" if recall.view.looked else "look"
        due = f"{verb}{recall.events[-1].get('place')}" if waits else ""
        return Cards(cards, owners, recall.view.turn, recall.view.looked, due)  # type: ignore[arg-type]


GAME = Peek()
