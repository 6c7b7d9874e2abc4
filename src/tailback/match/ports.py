"""What a match stands on: where its log is kept, who listens, what time it is, who thinks."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import Executor
from dataclasses import dataclass, field
from typing import Any, Protocol

from tailback.kit import AnyGame, FairDice, Seat, Viewer
from tailback.kit.registry import game as installed_game
from tailback.match.entry import Entry
from tailback.match.message import Answer, Update
from tailback.match.table import DiceMaker


class Store(Protocol):
    """Where logs are kept. The key (match, seq) orders writers.

    Whatever these raise is a :class:`~tailback.match.errors.StoreError`. When a write has raised
    it is over: either it is there or it will never be, and :meth:`load` tells which.
    """

    async def create(self, match: str, entries: Sequence[Entry]) -> None:
        """Begin a log with these entries, all or none; ``Conflict`` if the match exists."""

    async def append(self, match: str, seq: int, entry: Entry) -> None:
        """Write entry ``seq``, counted from 0; return when it is durable.

        ``Conflict`` if another entry has that place or the one before it is missing.
        """

    async def load(self, match: str, first: int = 0) -> list[Entry]:
        """Return the entries from ``first`` on; ``NoSuchMatch`` if there is no such log."""

    async def matches(self) -> list[str]:
        """Return the ids of all matches, oldest first."""

    async def note(self, match: str, notes: Mapping[str, str | None]) -> None:
        """Keep small texts beside a match (hashed tokens), all or none; None removes one."""

    async def notes(self, match: str) -> dict[str, str]:
        """Return the texts kept beside a match."""

    async def keep(self, match: str, snapshot: str) -> None:
        """Keep a snapshot in place of the last one; it may be lost."""

    async def kept(self, match: str) -> str | None:
        """Return the snapshot that was kept last, or None."""

    async def close(self) -> None:
        """Finish what was begun and let go."""


class Channel(Protocol):
    """Who hears of it. Both calls put a message into a queue and return at once."""

    def answer(self, to: object, answer: Answer) -> None:
        """Answer the one who asked; ``to`` is what it gave as its address."""

    def send(self, viewer: Viewer, update: Update) -> None:
        """Tell everyone who looks with this viewer's eyes; ``update.match`` names the match."""


class Clock(Protocol):
    """The time at the table, in seconds from any beginning."""

    def now(self) -> float:
        """Return the time."""

    async def until(self, time: float) -> None:
        """Wait until then."""


class Thinker(Protocol):
    """A bot as the match sees it: it gets what one seat knows, and nothing else."""

    def choose(
        self, seat: Seat, view: Any, recall: Any, legal: Sequence[Any], rng: random.Random
    ) -> Any:
        """Return one of the legal moves."""


def no_bots(game: AnyGame, name: str) -> Thinker:
    """Refuse every bot: a house must be given some."""
    raise LookupError(f"no bot {name!r} is at hand for {game.id}")


@dataclass(frozen=True, kw_only=True)
class House:
    """What all matches of one process share."""

    store: Store
    channel: Channel
    clock: Clock
    bots: Callable[[AnyGame, str], Thinker] = no_bots
    games: Callable[[str], AnyGame] = installed_game
    dice: DiceMaker = FairDice
    executor: Executor | None = None
    """Where bots think; None for the event loop's own threads."""
    pace: float = 1.0
    """A bot answers this many seconds after it was asked, however soon it knew."""
    rng: random.Random = field(default_factory=random.SystemRandom)
