"""What the toy games share: plain text moves, positions written as JSON, an inline rulebook."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, ClassVar, NamedTuple, TypeVar

from tailback.kit import (
    Event,
    Facts,
    Game,
    Notation,
    NotationError,
    Options,
    Refusal,
    Rulebook,
    Viewer,
)

P = TypeVar("P")
V = TypeVar("V")


class ToyNotation(Notation[P, str]):
    """Moves are their own text; a position is the JSON of its fields."""

    def __init__(self, kind: type[P], moves: Iterable[str]) -> None:
        self.kind = kind
        self.moves = frozenset(moves)

    def move_text(self, move: str) -> str:
        return move

    def move(self, text: str) -> str:
        if text not in self.moves:
            raise NotationError(text, 0, f"no move; there are {', '.join(sorted(self.moves))}")
        return text

    def position_text(self, position: P) -> str:
        return json.dumps(position, separators=(",", ":"))

    def position(self, text: str, like: P) -> P:
        made: P = self.kind(*_tuples(json.loads(text)))
        if self.position_text(made) != text:
            raise NotationError(text, 0, "written otherwise")
        return made


def _tuples(value: Any) -> Any:
    return tuple(_tuples(item) for item in value) if isinstance(value, list) else value


class ToyRecall(NamedTuple):
    """Everything witnessed, as it came."""

    start: Any
    viewer: Viewer
    view: Any
    events: tuple[Event, ...]


def toy_rulebook(prefix: str, *texts: str) -> Rulebook:
    """Return a rulebook of one-line clauses, the same in every language."""
    ids = [f"{prefix}-{i}" for i in range(1, len(texts) + 1)]
    clauses = "[rules]\n" + "\n".join(f'{id} = ["ruling"]' for id in ids)
    words = "\n".join(
        f"{id} = {text}\n    .title = {text}\n    .refusal = {text}"
        for id, text in zip(ids, texts, strict=True)
    )
    return Rulebook(lambda: clauses, lambda language: words + "\nask-move = Your move.\n")


class Toy(Game[Options, P, str, V, ToyRecall]):
    """A game without options whose moves are words."""

    options_type = Options
    seats: ClassVar[range] = range(2, 3)
    seat_names: ClassVar[tuple[str, ...]] = ("ann", "bob", "cy")
    words: ClassVar[tuple[str, ...]]
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

    def alphabet(self, options: Options) -> Iterable[str]:
        return self.words

    def refusal(self, position: P, seat: int, move: str) -> Refusal | None:
        if move in self.legal(position, seat):
            return None
        return Refusal(next(iter(self.rulebook.clauses)))

    def recall(self, start: P, viewer: Viewer) -> ToyRecall:
        return ToyRecall(start, viewer, self.observe(start, viewer), ())

    def remember(self, recall: ToyRecall, events: Sequence[Event], view: V) -> ToyRecall:
        return recall._replace(view=view, events=(*recall.events, *events))


def said(moves: Mapping[int, str], names: Sequence[str]) -> tuple[Event, ...]:
    """Return the event that tells everyone who did what."""
    told = tuple((names[seat] if seat >= 0 else "chance", move) for seat, move in moves.items())
    return (Event("did", told),)
