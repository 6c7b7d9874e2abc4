"""The contract between a game and everything around it.

A game is rules without a table: no clocks, sockets, databases or people. A *position* is a value.
What happens next is always one of three things (:attr:`Pending`): some seats must decide, chance
must fall, or the game is finished. Whatever happens is a mapping from who to what: ``{seat: move}``
for a decision, ``{NATURE: outcome}`` for chance.

>>> import tailback
>>> shift = tailback.game("shift")
>>> position = shift.start(shift.options(starter="gold"))
>>> position = shift.apply(position, {NATURE: shift.notation.move("=M3")})
>>> shift.pending(position).outcomes[:3]
(=M1, =M2, =M3)
"""

from __future__ import annotations

import random
from abc import ABC, abstractmethod
from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar, Final, Generic, NamedTuple, TypeAlias, TypeVar

from tailback.kit.errors import IllegalMove, Sayable, Sentence, SetupError, TailbackError
from tailback.kit.notation import Notation
from tailback.kit.options import Options
from tailback.kit.phrasebook import KIT
from tailback.kit.rulebook import Rulebook

Seat: TypeAlias = int
Viewer: TypeAlias = int | None
NATURE: Final = -1
"""The one who decides what chance brings, where moves are kept by seat."""
SPECTATOR: Final = None
"""The viewer who has no seat and sees only what lies open."""

O = TypeVar("O", bound=Options)
P = TypeVar("P")  # position
M = TypeVar("M")  # move, or outcome of chance
V = TypeVar("V")  # view
R = TypeVar("R")  # recall

Detail: TypeAlias = str | int | tuple[str, ...] | tuple[int, ...]


class Decision(NamedTuple, Generic[M]):
    """These seats must each choose a move, at the same time and unseen if they are several.

    ``default`` may be played for a seat that stays silent; with ``hold``, an answer equal to the
    default is told to nobody before the time is up.
    """

    seats: tuple[Seat, ...]
    default: M | None = None
    hold: bool = False


class Chance(NamedTuple, Generic[M]):
    """One of these outcomes falls, with probability proportional to its whole-number weight."""

    outcomes: tuple[M, ...]
    weights: tuple[int, ...]


class Finished(NamedTuple):
    """The game is over. ``ranks`` holds each seat's place, 1 the best, ties sharing one."""

    ranks: tuple[int, ...]
    scores: tuple[int, ...] | None
    reason: str
    """The clause that ended it, or ``resigned``."""

    @property
    def winners(self) -> tuple[Seat, ...]:
        """Return the seats in first place: several have won together, all of them is a draw."""
        return tuple(seat for seat, rank in enumerate(self.ranks) if rank == 1)

    @property
    def drawn(self) -> bool:
        """Return whether nobody won: all seats share the first place."""
        return len(self.winners) == len(self.ranks)

    def behind(self, resigned: Collection[Seat]) -> Finished:
        """Return the same end with all who resigned placed after all who did not.

        >>> Finished((1, 3, 2), None, "TOLL-9").behind([0]).ranks
        (3, 2, 1)
        """
        stayed = [rank for seat, rank in enumerate(self.ranks) if seat not in resigned]
        ranks = (
            len(stayed) + 1 if seat in resigned else 1 + sum(other < rank for other in stayed)
            for seat, rank in enumerate(self.ranks)
        )
        return self._replace(ranks=tuple(ranks))

    @classmethod
    def given_up(cls, seats: int, resigned: Collection[Seat]) -> Finished:
        """Return the end of a match that ends because these seats resigned."""
        return cls((1,) * seats, None, "resigned").behind(resigned)


Pending: TypeAlias = Decision[M] | Chance[M] | Finished


class Refusal(NamedTuple):
    """Why a move is not allowed: the clause, and details for its sentence."""

    clause: str
    details: tuple[tuple[str, Detail], ...] = ()

    @classmethod
    def of(cls, clause: str, **details: Detail) -> Refusal:
        """Return a refusal with named details."""
        return cls(clause, tuple(details.items()))

    def __str__(self) -> str:
        said = ", ".join(f"{name} {value}" for name, value in self.details if value != "")
        return f"{self.clause} ({said})" if said else self.clause


class Event(NamedTuple):
    """Something that one viewer saw happen.

    A *fleeting* event (a card turned back) is told once and never served again before the end.
    """

    name: str
    details: tuple[tuple[str, Detail], ...] = ()
    fleeting: bool = False

    @classmethod
    def of(cls, name: str, *, fleeting: bool = False, **details: Detail) -> Event:
        """Return an event with named details."""
        return cls(name, tuple(details.items()), fleeting)

    def get(self, name: str) -> Detail | None:
        """Return a detail by its name, or None."""
        return dict(self.details).get(name)


@dataclass(frozen=True, kw_only=True, slots=True)
class Facts:
    """What is true of a game under given options; the kit's tests hold every game to it."""

    chance: bool
    hidden: bool
    simultaneous: bool
    distinct_moves: int
    longest: int | None
    """No game takes more decisions than this; None where no rule ends an endless game."""
    one_device: bool
    """Whether it can be played on one device that is handed around."""


class Last(NamedTuple):
    """How the previous game between the same players went."""

    starter: Seat
    winner: Seat | None


class Seating(NamedTuple):
    """Who sits at the table: how many, in which order of age, and after which game."""

    seats: int
    by_age: tuple[Seat, ...] | None = None
    """The seats, youngest first; None where no ages are given."""
    last: Last | None = None


class Game(ABC, Generic[O, P, M, V, R]):
    """One game: its facts, rules, observer, notation and rulebook.

    The type parameters are its options, position, move, view and recall.
    """

    id: ClassVar[str]
    rules: ClassVar[int] = 1
    """The rules number: raised when old transcripts would no longer replay."""
    seats: ClassVar[range]
    """How many seats it is played with."""
    seat_names: ClassVar[tuple[str, ...]]
    """The name of each seat in notation and texts."""
    options_type: type[O]
    notation: Notation[P, M]
    rulebook: Rulebook

    # What is fixed before the first move

    def seat_counts(self) -> str:
        """Return how many can play, as text: ``2``, or ``2–5``."""
        least, most = self.seats[0], self.seats[-1]
        return str(least) if least == most else f"{least}–{most}"

    def wrong_seats(self, seats: int) -> Sentence:
        """Return the sentence that it is not played by so many."""
        return KIT.sentence("seats-wrong", game=self.id, due=self.seat_counts(), given=seats)

    def options(self, **chosen: object) -> O:
        """Return checked options; those not named take their defaults."""
        return self.options_type.read(chosen)

    @abstractmethod
    def facts(self, options: O) -> Facts:
        """Return what is true of the game under these options."""

    @abstractmethod
    def alphabet(self, options: O) -> Iterable[M]:
        """Return every distinct move (not outcome) that can be legal in such a game."""

    @abstractmethod
    def start(self, options: O | None = None, seating: Seating | None = None) -> P:
        """Return the position before anything has happened; no draw has fallen yet."""

    # The rules

    @abstractmethod
    def pending(self, position: P) -> Pending[M]:
        """Return what must happen next."""

    @abstractmethod
    def legal(self, position: P, seat: Seat) -> Sequence[M]:
        """Return the moves that ``seat`` may choose from now; none if it is not asked.

        Depends only on what that seat knows.
        """

    @abstractmethod
    def apply(self, position: P, moves: Mapping[Seat, M]) -> P:
        """Return the position after one legal move of each seat asked, or ``{NATURE: outcome}``.

        Trusts its caller; :meth:`play` checks.
        """

    @abstractmethod
    def refusal(self, position: P, seat: Seat, move: M) -> Refusal | None:
        """Return the clause that forbids this move, or None if it is legal.

        Exists for every move of the alphabet and says no more than ``seat`` may know.
        """

    def play(self, position: P, moves: Mapping[Seat, M]) -> P:
        """Return the position after these moves, or raise :class:`IllegalMove`."""
        pending = self.pending(position)
        if isinstance(pending, Chance):
            if set(moves) != {NATURE} or moves[NATURE] not in pending.outcomes:
                raise IllegalMove(self._not_now(position, moves))
            return self.apply(position, moves)
        for seat, move in moves.items():
            if (refusal := self.refusal(position, seat, move)) is not None:
                raise IllegalMove(refusal)
        asked = pending.seats if isinstance(pending, Decision) else ()
        if not asked or set(moves) != set(asked):
            names = [self.seat_names[seat] for seat in asked]
            raise TailbackError(KIT.sentence("moves-due", names=names, count=len(names)))
        return self.apply(position, moves)

    def _not_now(self, position: P, moves: Mapping[Seat, M]) -> Refusal:
        for seat, move in moves.items():
            if seat != NATURE and (refusal := self.refusal(position, seat, move)) is not None:
                return refusal
        raise TailbackError(KIT.sentence("chance-due"))

    def free(self, position: P, seat: Seat, move: M) -> bool:
        """Return whether what the seat sees after the move follows from what it saw before.

        Free moves may be tried and taken back; the claim is tested.
        """
        return False

    def explained(self, error: TailbackError) -> Sayable:
        """Return what an error has to say; clauses it names are explained by the rulebook."""
        if isinstance(error, SetupError):
            return KIT.sentence("setup-wrong", why=self.rulebook.refused(error.problems))
        if isinstance(error, IllegalMove):
            return KIT.sentence("not-allowed", why=self.rulebook.refused([error.refusal]))
        return error

    # What a viewer knows

    @abstractmethod
    def observe(self, position: P, viewer: Viewer) -> V:
        """Return what lies on the table for this viewer now."""

    @abstractmethod
    def witness(
        self, before: P, moves: Mapping[Seat, M], after: P, viewer: Viewer
    ) -> tuple[Event, ...]:
        """Return what this viewer sees happen from ``before`` to ``after``."""

    def shows(
        self, before: P, moves: Mapping[Seat, M], after: P, who: Seat, viewer: Viewer
    ) -> bool:
        """Return whether this viewer may be told for good what ``who`` (or chance) did here.

        Asked for the transcript of a running match. By default a seat's own moves, and what an
        event told openly: not what was fleeting, nor what an event writes as ``?``.
        """
        if who == viewer:
            return True
        seen = self.witness(before, moves, after, viewer)
        return bool(seen) and not any(
            event.fleeting or any(value == "?" for _, value in event.details) for event in seen
        )

    @abstractmethod
    def recall(self, start: P, viewer: Viewer) -> R:
        """Return what a viewer knows who has just sat down before the first move.

        The start position hides nothing: no draw has fallen yet.
        """

    @abstractmethod
    def remember(self, recall: R, events: Sequence[Event], view: V) -> R:
        """Return what the viewer knows after witnessing these events and seeing this view.

        The events may be those of several steps, seen only at their end: it comes to the same as
        one step at a time, for whoever is told once for each entry knows as much as the table.
        """

    @abstractmethod
    def sample(self, recall: R, rng: random.Random) -> P:
        """Return a full position, drawn as chance alone gives it, given all that was witnessed."""

    # Words and pictures

    def prompt(self, view: V) -> tuple[str, dict[str, Detail]]:
        """Return the message that tells this viewer what is asked now, and its details."""
        return "ask-move", {}

    def text(self, position: P, viewer: Viewer = SPECTATOR) -> str:
        """Return a drawing in plain text of what this viewer sees."""
        return str(self.observe(position, viewer))

    def __repr__(self) -> str:
        return f"<game {self.id}>"


AnyGame: TypeAlias = Game[Any, Any, Any, Any, Any]
