"""What a match stands on: where its log is kept, who listens, what time it is, who thinks."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final, NamedTuple, Protocol, TypeAlias

from tailback.kit import AnyGame, AnyQuestion, Choice, FairDice, Seat
from tailback.kit.registry import game as installed_game
from tailback.match.entry import Entry
from tailback.match.messages import Answer
from tailback.match.state import MatchState
from tailback.match.updates import Change
from tailback.match.verbs.create import DiceMaker


class Head(NamedTuple):
    """Where a log ends: how many entries it has, and the hash that covers them all."""

    length: int
    hash: str


class Opening(NamedTuple):
    """A match that begins with an entry of another one: the table of a rematch."""

    match: str
    entries: tuple[Entry, ...]


TOKEN: Final = "token:"
"""How the keys of those notes begin that say who may come in."""
DEVICE: Final = "push:"
"""How those begin that keep a device which is told of its seat's turns."""
HANDED_ON: Final = (TOKEN, DEVICE)
"""How the keys of those notes begin that a rematch takes over."""


class Store(Protocol):
    """Where logs are kept. The key (match, seq) orders writers.

    Whatever these raise is a :class:`~tailback.match.errors.StoreError`. When a write has raised
    it is over: either it is there or it will never be, and :meth:`load` tells which. The very same
    write, tried again, succeeds and changes nothing.
    """

    async def create(
        self, match: str, entries: Sequence[Entry], notes: Mapping[str, str] | None = None
    ) -> None:
        """Begin a log with these entries and notes, all or none; ``Conflict`` if there is one."""

    async def append(
        self, match: str, seq: int, entry: Entry, opens: Opening | None = None
    ) -> None:
        """Write entry ``seq``, counted from 0; return when it is durable.

        What it ``opens`` is created with it, all or none, with the tokens of this match.
        ``Conflict`` if another entry has that place or the one before it is missing.
        """

    async def load(self, match: str, first: int = 0) -> list[Entry]:
        """Return the entries from ``first`` on; ``NoSuchMatch`` if there is no such log."""

    async def head(self, match: str) -> Head:
        """Return where the log ends; ``NoSuchMatch`` if there is no such log."""

    async def matches(self) -> list[str]:
        """Return the ids of all matches, oldest first."""

    async def note(self, match: str, notes: Mapping[str, str | None]) -> None:
        """Keep small texts beside a match (hashed tokens), all or none; None removes one."""

    async def claim(self, match: str, key: str, value: str) -> bool:
        """Keep one such text; return False if it stands there already.

        Of several who claim the same, also on other nodes, exactly one is told True."""

    async def amend(self, match: str, key: str, value: str) -> None:
        """Keep another text in the place of one that stands there; where none does, do nothing."""

    async def notes(self, match: str) -> dict[str, str]:
        """Return the texts kept beside a match."""

    async def noted(self, key: str) -> dict[str, str]:
        """Return the text that is kept under this key beside each match that has one."""

    async def close(self) -> None:
        """Finish what was begun and let go."""


class Channel(Protocol):
    """Who hears of it. Both calls put messages into queues and return at once."""

    def answer(self, to: object, answer: Answer) -> None:
        """Answer the one who asked; ``to`` is what it gave as its address."""

    def broadcast(self, change: Change, to: object = None, id: str | None = None) -> None:
        """Tell every viewer who listens and to whom something has changed.

        The message ``id`` of ``to`` has brought it about: that one is told first, by its own
        update, that it is accepted.
        """


class TimeSource(Protocol):
    """The time at the table."""

    def now(self) -> float:
        """Return the time in seconds from any beginning."""

    def wall(self) -> int:
        """Return the store's time, as far as is known here, in milliseconds since 1970."""

    async def until(self, time: float) -> None:
        """Wait until then."""


class MatchBot(Protocol):
    """A bot as the match sees it: it gets what one seat knows, and nothing else."""

    async def choose(self, question: AnyQuestion) -> Choice:
        """Return one of the legal moves; it may be cancelled when nobody needs an answer."""


Lease: TypeAlias = Callable[[], int | None]
"""Returns under which number this process runs a match's bots and clocks; None if another does.

Where there is only one process that is always 0, which is not written down."""


Speaks: TypeAlias = Callable[[object, Seat, MatchState], bool]
"""Returns whether the address that asked may speak for a seat of this table, as it is now."""


def no_bots(game: AnyGame, name: str) -> MatchBot:
    """Refuse every bot: the services must name some."""
    raise LookupError(f"no bot {name!r} is at hand for {game.id}")


@dataclass(frozen=True, kw_only=True)
class MatchServices:
    """What all matches of one process share."""

    store: Store
    channel: Channel
    time_source: TimeSource
    bots: Callable[[AnyGame, str], MatchBot] = no_bots
    games: Callable[[str], AnyGame] = installed_game
    dice: DiceMaker = FairDice
    pace: float = 1.0
    """A bot answers this many seconds after it was asked, however soon it knew."""
    rng: random.Random = field(default_factory=random.SystemRandom)
    lease: Lease = lambda: 0
    speaks: Speaks = lambda to, seat, state: True
