"""What a game's rules are: what must happen next, what is legal, what follows, why not.

A *position* is a value. What happens next is always one of three things (:data:`Pending`): some
seats must decide, chance must fall, or the game is finished. Whatever happens is a mapping from
who to what: ``{seat: move}`` for a decision, ``{NATURE: outcome}`` for chance.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final, Generic, NamedTuple, TypeAlias, TypeVar, TypeVarTuple

from tailback.kit.errors import TailbackError
from tailback.kit.options import Options

Seat: TypeAlias = int
NATURE: Final = -1
"""The one who decides what chance brings, where moves are kept by seat."""

O = TypeVar("O", bound=Options)
P = TypeVar("P")  # position
M = TypeVar("M")  # move, or outcome of chance
Details = TypeVarTuple("Details")

Detail: TypeAlias = str | int | tuple[str, ...] | tuple[int, ...]
Story: TypeAlias = list[Any] | None
"""Where the rules tell what happens: small named tuples, in order and in full truth."""


def tell(story: Story, kind: Callable[[*Details], object], *details: *Details) -> None:
    """Append what happens to a story, if somebody listens.

    For what happens now and then. Where every move passes, and where details are costly, rules ask
    ``story is not None`` themselves: the call alone costs them a hundredth.
    """
    if story is not None:
        story.append(kind(*details))


USUAL_TIME: Final = 20.0
"""Seconds after which a default is played where a game says nothing else."""


class Decision(NamedTuple, Generic[M]):
    """These seats must each choose a move, at the same time and unseen if they are several.

    ``default`` may be played for a seat that stays silent; with ``hold``, an answer equal to the
    default is told to nobody before the time is up.
    """

    seats: tuple[Seat, ...]
    default: M | None = None
    hold: bool = False


class Chance(NamedTuple, Generic[M]):
    """One of these outcomes falls, with probability proportional to its whole-number weight.

    ``seat`` draws or rolls; where it is named, that seat is shown what fell.
    """

    outcomes: tuple[M, ...]
    weights: tuple[int, ...]
    seat: Seat | None = None


class Finished(NamedTuple):
    """The game is over. ``ranks`` holds each seat's place, 1 the best, ties sharing one.

    No seat is first where one who has no seat has won.
    """

    ranks: tuple[int, ...]
    scores: tuple[int, ...] | None
    reason: str
    """The clause that ended it, or ``resigned``, ``agreed`` (a draw) or ``time``."""

    @property
    def winners(self) -> tuple[Seat, ...]:
        """Return the seats in first place: several have won together, all of them is a draw.

        There are none if one who has no seat has won.
        """
        return tuple(seat for seat, rank in enumerate(self.ranks) if rank == 1)

    @property
    def drawn(self) -> bool:
        """Return whether nobody won: all seats share the first place."""
        return len(self.winners) == len(self.ranks)

    def behind(self, resigned: Collection[Seat]) -> Finished:
        """Return the same end with all who resigned placed after all who did not.

        >>> Finished((1, 3, 2), None, "TOLL-9").behind([0]).ranks
        (3, 2, 1)
        >>> Finished((2, 3), None, "BASH-51").behind([0]).ranks  # a car without a seat came first
        (3, 2)
        """
        gone = [self.ranks[seat] for seat in resigned]
        ranks = [rank - sum(other < rank for other in gone) for rank in self.ranks]
        stayed = [rank for seat, rank in enumerate(ranks) if seat not in resigned]
        last = max([len(stayed), *stayed]) + 1
        ranks = [last if seat in resigned else rank for seat, rank in enumerate(ranks)]
        return self._replace(ranks=tuple(ranks))

    @classmethod
    def called(cls, seats: int, reason: str, last: Collection[Seat] = ()) -> Finished:
        """Return the end of a match that people end; these seats come after the others."""
        return cls((1,) * seats, None, reason).behind(last)

    @classmethod
    def given_up(cls, seats: int, resigned: Collection[Seat]) -> Finished:
        """Return the end of a match that ends because these seats resigned."""
        return cls.called(seats, "resigned", resigned)


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


@dataclass(frozen=True, kw_only=True, slots=True)
class Ages:
    """What the rules ask about the players' ages."""

    whole: bool
    """Whether they use the whole order of age, not only who is youngest."""
    lot: bool
    """Whether they draw lots where nobody says it; else the seats count as in order of age."""


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
    ages: Ages | None = None
    """What they ask about ages in a first game; None where no age counts."""


class Last(NamedTuple):
    """How the previous game between the same players went."""

    starter: Seat
    winner: Seat | None


class Seating(NamedTuple):
    """Who sits at the table: how many, in which order of age, and after which game."""

    seats: int
    by_age: tuple[Seat, ...] | None = None
    """All seats, youngest first; None where no ages are given."""
    last: Last | None = None


def order_of_age(seats: int, named: Sequence[Seat]) -> tuple[Seat, ...]:
    """Return all seats, youngest first: those ``named``, then the others clockwise from the last.

    >>> order_of_age(4, [2]), order_of_age(4, [2, 0])
    ((2, 3, 0, 1), (2, 0, 1, 3))
    """
    if not named or len({*named}) < len(named) or not {*named} <= {*range(seats)}:
        raise TailbackError(
            f"the order of age names one or more of the seats 0 to {seats - 1}, each once"
        )
    clockwise = ((named[-1] + further) % seats for further in range(1, seats))
    return (*named, *(seat for seat in clockwise if seat not in named))


class Rules(ABC, Generic[O, P, M]):
    """The rules of one game: plain functions of positions. They know no viewer."""

    @abstractmethod
    def facts(self, options: O) -> Facts:
        """Return what is true of the game under these options."""

    @abstractmethod
    def all_moves(self, options: O) -> Iterable[M]:
        """Return every distinct move (not outcome) that can be legal in such a game."""

    @abstractmethod
    def start(self, options: O, seating: Seating) -> P:
        """Return the position before anything has happened; no draw has fallen yet."""

    @abstractmethod
    def pending(self, position: P) -> Pending[M]:
        """Return what must happen next."""

    @abstractmethod
    def legal(self, position: P, seat: Seat) -> Sequence[M]:
        """Return the moves that ``seat`` may choose from now; none if it is not asked.

        Depends only on what that seat knows.
        """

    @abstractmethod
    def apply(self, position: P, moves: Mapping[Seat, M], story: Story = None) -> P:
        """Return the position after one legal move of each seat asked, or ``{NATURE: outcome}``.

        Trusts its caller. Given a list, it appends what happens, in order, as named tuples.
        """

    def refusal(self, position: P, seat: Seat, move: M) -> Refusal | None:
        """Return the clause that forbids this move, or None if it is legal.

        Exists for every move that can be written, and says no more than ``seat`` may know.
        """
        if move in self.legal(position, seat):
            return None
        pending = self.pending(position)
        if isinstance(pending, Decision) and seat in pending.seats:
            return self.refuse(position, seat, move)
        return self.refuse_out_of_turn(position, seat, pending)

    @abstractmethod
    def refuse(self, position: P, seat: Seat, move: M) -> Refusal:
        """Return the clause against a move of a seat that is asked; the move is not legal."""

    @abstractmethod
    def refuse_out_of_turn(self, position: P, seat: Seat, pending: Pending[M]) -> Refusal:
        """Return the clause by which this seat has nothing to decide now."""

    def time(self, options: O) -> float | None:
        """Return after how many seconds a default is played, unless the table says otherwise.

        None where everyone is waited for.
        """
        return USUAL_TIME

    def reveals_nothing(self, position: P, seat: Seat, move: M) -> bool:
        """Return whether what the seat sees after the move follows from what it saw before.

        Such moves may be tried and taken back; the claim is tested.
        """
        return False
