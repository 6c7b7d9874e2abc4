"""What the toy games share: moves that are words, an inline rulebook, an open observer."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, ClassVar, NamedTuple, TypeVar

from tailback.kit import (
    Decision,
    Event,
    Facts,
    OpenGame,
    OpenObserver,
    Options,
    Pending,
    Refusal,
    Rulebook,
    Rules,
    Seat,
    Story,
)
from tailback.kit.notation import PlainNotation

P = TypeVar("P")
Written = TypeVar("Written", bound=tuple[object, ...])

NAMES = ("ann", "bob", "cy")


class Did(NamedTuple):
    """Everyone hears who did what, all at once; chance is nobody's seat."""

    moves: tuple[tuple[Seat, str], ...]

    @classmethod
    def tell(cls, story: Story, moves: Mapping[Seat, str]) -> None:
        if story is not None:
            story.append(cls(tuple(moves.items())))


class LoudObserver(OpenObserver[Options, P]):
    """Hides nothing, and has one event for everything."""

    def event(self, shown: Any, names: Sequence[str]) -> Event | None:
        if not isinstance(shown, Did):
            return super().event(shown, names)
        told = ((names[seat] if seat >= 0 else "chance", move) for seat, move in shown.moves)
        return Event("did", tuple(told))


class ToyRules(Rules[Options, P, str]):
    """A game without options whose moves are words, all refused by its first clause."""

    words: ClassVar[tuple[str, ...]]
    clause: ClassVar[str]
    longest: ClassVar[int]
    chance: ClassVar[bool] = False
    hidden: ClassVar[bool] = False
    simultaneous: ClassVar[bool] = False

    def facts(self, options: Options) -> Facts:
        return Facts(
            chance=self.chance,
            hidden=self.hidden,
            simultaneous=self.simultaneous,
            distinct_moves=len(self.words),
            longest=self.longest,
            one_device=True,
        )

    def all_moves(self, options: Options) -> tuple[str, ...]:
        return self.words

    def legal(self, position: P, seat: Seat) -> tuple[str, ...]:
        pending = self.pending(position)
        asked = isinstance(pending, Decision) and seat in pending.seats
        return self.choices(position, seat) if asked else ()

    def choices(self, position: P, seat: Seat) -> tuple[str, ...]:
        """Return what a seat that is asked may choose from."""
        raise NotImplementedError

    def refuse(self, position: P, seat: Seat, move: str) -> Refusal:
        return Refusal(self.clause)

    def refuse_out_of_turn(self, position: P, seat: Seat, pending: Pending[str]) -> Refusal:
        return Refusal(self.clause)


DRAWN = {"de": "drawing-coins = Taler\ndrawing-round = Runde\n"}
"""Words of the toys' drawings, by language."""


def toy_rulebook(prefix: str, *texts: str) -> Rulebook:
    """Return a rulebook of one-line clauses, the same in every language but for drawings."""
    ids = [f"{prefix}-{i}" for i in range(1, len(texts) + 1)]
    clauses = "[rules]\n" + "\n".join(f'{id} = ["ruling"]' for id in ids)
    words = "\n".join(
        f"{id} = {text}\n    .title = {text}\n    .refusal = {text}"
        for id, text in zip(ids, texts, strict=True)
    )

    def words_in(language: str) -> str:
        return f"{words}\nask-move = Your move.\n{DRAWN.get(language, '')}"

    return Rulebook(lambda: clauses, words_in)


def open_toy(
    id: str,
    rules: ToyRules[Written],
    kind: Callable[..., Written],
    rulebook: Rulebook,
    *falls: str,
    seats: int = 2,
) -> OpenGame[Options, Written, str]:
    """Return a toy that hides nothing, for two seats or up to so many."""
    return OpenGame(
        id,
        seats=range(2, seats + 1),
        seat_names=NAMES,
        options=Options,
        rules=rules,
        observer=LoudObserver(),
        notation=PlainNotation(kind, (*rules.words, *falls)),
        rulebook=rulebook,
    )
