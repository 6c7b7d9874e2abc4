"""A game: its parts put together, and the doors through which everything around it comes in.

>>> import tailback
>>> shift = tailback.game("shift")
>>> position = shift.start(shift.options(starter="gold"))
>>> position = shift.apply(position, {NATURE: shift.notation.move("=M3")})
>>> shift.pending(position).outcomes[:3]
(=M1, =M2, =M3)
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import fields, is_dataclass
from functools import lru_cache
from typing import Any, Final, Generic, NamedTuple, TypeAlias

from tailback.kit.errors import (
    IllegalMove,
    Sayable,
    Sentence,
    SetupError,
    TailbackError,
    quoted,
)
from tailback.kit.notation import Notation
from tailback.kit.observer import (
    SPECTATOR,
    AnyObserver,
    AnyView,
    ChanceOutcome,
    Event,
    Known,
    Moved,
    Observer,
    OpenObserver,
    View,
    Viewer,
    everyone,
)
from tailback.kit.phrasebook import KIT
from tailback.kit.rulebook import Rulebook
from tailback.kit.rules import (
    NATURE,
    Chance,
    Decision,
    M,
    O,
    P,
    Rules,
    Seat,
    Seating,
    Story,
)

_OF_A_SEAT: Final = (Moved, ChanceOutcome)


class Step(NamedTuple, Generic[P, M]):
    """One thing that happened: a decision of some seats, or a draw; with its story if told."""

    before: P
    moves: Mapping[Seat, M]
    after: P
    story: tuple[Any, ...] = ()


class Game(Generic[O, P, M]):
    """One game: rules, observer, notation and rulebook beside each other."""

    def __init__(
        self,
        id: str,
        *,
        seats: range,
        seat_names: tuple[str, ...],
        options: type[O],
        rules: Rules[O, P, M],
        observer: AnyObserver,
        notation: Notation[P, M],
        rulebook: Rulebook,
        known: Known,
        rules_number: int = 1,
    ) -> None:
        self.id = id
        self.seats = seats
        """How many seats it is played with."""
        self.seat_names = seat_names
        """The name of each seat in notation and texts."""
        self.options_type = options
        self.rules = rules
        self.observer = observer
        self.notation = notation
        self.rulebook = rulebook
        self.known = known
        """Who knows which field of a position."""
        self.rules_number = rules_number
        """Raised when old transcripts would no longer replay; no number is used again."""
        self.facts, self.all_moves = rules.facts, rules.all_moves
        self.pending, self.legal, self.refusal = rules.pending, rules.legal, rules.refusal
        self.reveals_nothing, self.time = rules.reveals_nothing, rules.time
        self.scene: Callable[[O, Seating], Any] = observer.scene
        self.recall: Callable[[P, Viewer], Any] = observer.recall
        self.remember, self.sample = observer.remember, observer.sample
        self.text_view, self.prompt = observer.text_view, observer.prompt
        self._spelled = lru_cache(4096, typed=True)(lambda one: observer.event(one, seat_names))

    def __repr__(self) -> str:
        return f"<game {self.id}>"

    def require_rules(self, number: object) -> None:
        """Refuse a match that was begun by another rules number."""
        if str(number) != str(self.rules_number):
            due, given = str(self.rules_number), quoted(number)
            raise TailbackError(KIT.sentence("rules-number", game=self.id, due=due, given=given))

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

    def start(self, options: O | None = None, seating: Seating | None = None) -> P:
        """Return the position before anything has happened, by default for the fewest seats."""
        return self.rules.start(options or self.options(), seating or Seating(self.seats[0]))

    # What happens

    def apply(self, position: P, moves: Mapping[Seat, M], story: Story = None) -> P:
        """Return the position after these legal moves, or this draw; trusts its caller.

        Given a list, it appends who moved or what fell, and then what happened.
        """
        if story is not None:
            if NATURE in moves:
                pending = self.pending(position)
                seat = pending.seat if isinstance(pending, Chance) else None
                story.append(ChanceOutcome(seat, moves[NATURE]))
            else:
                story += [Moved(seat, move) for seat, move in moves.items()]
        return self.rules.apply(position, moves, story)

    def step(self, position: P, moves: Mapping[Seat, M]) -> Step[P, M]:
        """Return what these legal moves, or this draw, bring about, with its story."""
        story: list[Any] = []
        after = self.apply(position, moves, story)
        return Step(position, moves, after, tuple(story))

    def play(self, position: P, moves: Mapping[Seat, M], story: Story = None) -> P:
        """Return the position after these moves, or raise :class:`IllegalMove`."""
        self.check(position, moves)
        return self.apply(position, moves, story)

    def check(self, position: P, moves: Mapping[Seat, M]) -> None:
        """Raise what is wrong with these moves, or this draw, in this position."""
        pending = self.pending(position)
        if isinstance(pending, Chance):
            if set(moves) == {NATURE} and moves[NATURE] in pending.outcomes:
                return
            self._refuse(position, {seat: move for seat, move in moves.items() if seat != NATURE})
            raise TailbackError(KIT.sentence("chance-due"))
        self._refuse(position, moves)
        asked = pending.seats if isinstance(pending, Decision) else ()
        if not asked or set(moves) != set(asked):
            names = [self.seat_names[seat] for seat in asked]
            raise TailbackError(KIT.sentence("moves-due", names=names, count=len(names)))

    def _refuse(self, position: P, moves: Mapping[Seat, M]) -> None:
        """Raise the clause against the first of these moves that the rules do not allow."""
        for seat, move in moves.items():
            if (refusal := self.refusal(position, seat, move)) is not None:
                raise IllegalMove(refusal)

    def explained(self, error: TailbackError) -> Sayable:
        """Return what an error has to say; clauses it names are explained by the rulebook."""
        if isinstance(error, SetupError):
            return KIT.sentence("setup-wrong", why=self.rulebook.refused(error.problems))
        if isinstance(error, IllegalMove):
            return KIT.sentence("not-allowed", why=self.rulebook.refused([error.refusal]))
        return error

    # What a viewer knows

    @property
    def private(self) -> bool:
        """Return whether a seat can see something that others do not."""
        return type(self.observer).own is not Observer.own

    def own(self, position: P, viewer: Viewer) -> Any:
        """Return what a viewer alone sees; a spectator has nothing of its own."""
        return None if viewer is SPECTATOR else self.observer.own(position, viewer)

    def view(self, scene: Any, position: P, viewer: Viewer) -> AnyView:
        """Return all that a viewer sees of a position, in a scene that was agreed before."""
        return View(viewer, scene, self.observer.table(position), self.own(position, viewer))

    def show(self, happening: Any, viewer: Viewer) -> Any:
        """Return what a viewer sees of a happening, or None; its own moves and draws always."""
        if (
            isinstance(happening, _OF_A_SEAT)
            and viewer is not SPECTATOR
            and happening.seat == viewer
        ):
            return happening
        return self.observer.show(happening, viewer)

    def shown_to(self, story: Iterable[Any], viewer: Viewer) -> tuple[Any, ...]:
        """Return all that a viewer is shown of a story."""
        return tuple([seen for one in story if (seen := self.show(one, viewer)) is not None])

    def events(self, shown: Sequence[Any]) -> tuple[Event, ...]:
        """Return what was shown, spelled for words and pictures; moves and draws have none."""
        spell, told = self._spelled, [one for one in shown if type(one) not in _OF_A_SEAT]
        return tuple([event for one in told if (event := spell(one)) is not None])


class OpenGame(Game[O, P, M]):
    """A game that hides nothing; its position is what everyone sees."""

    def __init__(self, id: str, *, observer: AnyObserver | None = None, **parts: Any) -> None:
        super().__init__(id, observer=observer or OpenObserver(), known={}, **parts)
        self.known = everyone(*fields_of(self.start()))


def fields_of(position: object) -> tuple[str, ...]:
    """Return the names of a position's fields."""
    if is_dataclass(position):
        return tuple(field.name for field in fields(position))
    return tuple(getattr(type(position), "_fields", ()))


AnyGame: TypeAlias = Game[Any, Any, Any]
