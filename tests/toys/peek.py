"""Four face-down cards, 1 to 4. Look at one (it is turned back), then take one; most points win.

For one hard thing: a card seen by one seat and turned back, which no view shows afterwards.
"""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import ClassVar, NamedTuple, TypeAlias

from tailback.kit import (
    HIDDEN,
    NATURE,
    Chance,
    ChanceOutcome,
    Decision,
    Detail,
    Finished,
    Game,
    Hidden,
    Moved,
    Observer,
    Options,
    Pending,
    Seat,
    Seating,
    Story,
    Viewer,
    everyone,
)
from tailback.kit.notation import PlainNotation
from tests.toys.toy import NAMES, ToyRules, toy_rulebook

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


class Reaches(NamedTuple):
    """A card is touched that nobody has seen yet."""

    place: int


class Looked(NamedTuple):
    """A card is looked at and turned back."""

    seat: int
    place: int
    card: int | Hidden


class Took(NamedTuple):
    """A card is taken, and lies open from now on."""

    seat: int
    place: int
    card: int


Happening: TypeAlias = Reaches | Looked | Took | Moved[str] | ChanceOutcome[str]


class Peek(ToyRules[Cards]):
    words = (*LOOKS, *TAKES)
    clause = "PEEK-1"
    longest = 8
    chance = True
    hidden = True

    def start(self, options: Options, seating: Seating) -> Cards:
        return Cards()

    def pending(self, position: Cards) -> Pending[str]:
        """A card that falls to be taken is its owner's; to be looked at only, nobody's."""
        if position.due:
            left = [card for card in CARDS if card not in position.cards]
            drawer = position.turn if position.due in TAKES else None
            return Chance(tuple(f"={card}" for card in left), (1,) * len(left), drawer)
        if -1 in position.owners:
            return Decision((position.turn,))
        pairs = list(zip(position.owners, position.cards, strict=True))
        scores = tuple(sum(c for owner, c in pairs if owner == seat) for seat in (0, 1))
        ranks = tuple(1 + sum(other > mine for other in scores) for mine in scores)
        return Finished(ranks, scores, "PEEK-2")

    def choices(self, position: Cards, seat: Seat) -> tuple[str, ...]:
        words = TAKES if position.looked else LOOKS
        return tuple(w for w, owner in zip(words, position.owners, strict=True) if owner < 0)

    def apply(self, position: Cards, moves: Mapping[Seat, str], story: Story = None) -> Cards:
        if NATURE in moves:
            place = int(position.due[-1])
            card = int(moves[NATURE][1:])
            fixed = (*position.cards[:place], card, *position.cards[place + 1 :])
            return self._finish(position._replace(cards=fixed, due=""), position.due, story)
        move = moves[position.turn]
        if not position.cards[int(move[-1])]:
            if story is not None:
                story.append(Reaches(int(move[-1])))
            return position._replace(due=move)
        return self._finish(position, move, story)

    def _finish(self, position: Cards, move: str, story: Story) -> Cards:
        place, seat = int(move[-1]), position.turn
        if story is not None:
            tell = Looked if move in LOOKS else Took
            story.append(tell(seat, place, position.cards[place]))
        if move in LOOKS:
            return position._replace(looked=True)
        owners = (*position.owners[:place], seat, *position.owners[place + 1 :])
        return Cards(position.cards, owners, 1 - seat)


@dataclass(frozen=True, slots=True)
class Table:
    cards: tuple[str, ...]
    turn: int
    looked: bool


@dataclass(frozen=True, slots=True)
class Own:
    points: int


class ToyRecall(NamedTuple):
    """Everything shown, as it came."""

    viewer: Viewer
    table: Table
    shown: tuple[Happening, ...] = ()


class PeekObserver(Observer[Options, Cards, Happening, None, Table, Own, ToyRecall]):
    fleeting: ClassVar[tuple[type, ...]] = (Looked,)

    def table(self, position: Cards) -> Table:
        shown = zip(position.cards, position.owners, strict=True)
        cards = tuple(f"{card}{NAMES[owner]}" if owner >= 0 else "?" for card, owner in shown)
        return Table(cards, position.turn, position.looked)

    def own(self, position: Cards, seat: Seat) -> Own:
        pairs = zip(position.cards, position.owners, strict=True)
        return Own(sum(card for card, owner in pairs if owner == seat))

    def show(self, happening: Happening, viewer: Viewer) -> Happening | None:
        if isinstance(happening, Looked) and happening.seat != viewer:
            return happening._replace(card=HIDDEN)
        if isinstance(happening, ChanceOutcome) and happening.seat is None:
            return happening._replace(outcome=HIDDEN)
        return happening

    def spell(self, field: str, value: object) -> Detail:
        return 0 if value is HIDDEN else super().spell(field, value)

    def recall(self, start: Cards, viewer: Viewer) -> ToyRecall:
        return ToyRecall(viewer, self.table(start))

    def remember(
        self, recall: ToyRecall, shown: Sequence[Happening], table: Table, own: Own | None
    ) -> ToyRecall:
        return ToyRecall(recall.viewer, table, (*recall.shown, *shown))

    def sample(self, recall: ToyRecall, rng: random.Random) -> Cards:
        seen = [one for one in recall.shown if isinstance(one, Looked | Took)]
        fixed = {one.place for one in seen}
        known = {one.place: one.card for one in seen if not isinstance(one.card, Hidden)}
        left = [card for card in CARDS if card not in known.values()]
        rng.shuffle(left)
        cards = tuple(known[i] if i in known else left.pop() if i in fixed else 0 for i in range(4))
        owners = tuple(-1 if c == "?" else NAMES.index(c[1:]) for c in recall.table.cards)
        turn, looked = recall.table.turn, recall.table.looked
        last = recall.shown[-1] if recall.shown else None
        due = f"{'take' if looked else 'look'}{last.place}" if isinstance(last, Reaches) else ""
        return Cards(cards, owners, turn, looked, due)


def _cards(position: Cards, viewer: Viewer) -> tuple[int | str, ...]:
    """Return taken cards, for all; for the seat that has looked, all that can be what it saw."""
    sees = position.looked and viewer == position.turn
    pairs = zip(position.cards, position.owners, strict=True)
    return tuple("?" if card and owner < 0 and not sees else card for card, owner in pairs)


KNOWN = {**everyone("owners", "turn", "looked", "due"), "cards": _cards}

GAME: Game[Options, Cards, str] = Game(
    "peek",
    seats=range(2, 3),
    seat_names=NAMES,
    options=Options,
    rules=Peek(),
    observer=PeekObserver(),
    notation=PlainNotation(Cards, (*Peek.words, *FALLS)),
    rulebook=toy_rulebook("PEEK", "Look at one card, then take one.", "Most points win."),
    known=KNOWN,
)
