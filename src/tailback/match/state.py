"""The state of a match: all that the log says, folded. A value of the log and of nothing else."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING, Any

from tailback.kit import (
    SPECTATOR,
    AnyGame,
    Decision,
    FairDice,
    Finished,
    Pending,
    Seat,
    Seating,
    Viewer,
)
from tailback.kit.registry import game as installed_game
from tailback.match.pages import Pages

if TYPE_CHECKING:
    from tailback.match.apply import Applied
    from tailback.match.keys import Keys
    from tailback.match.player_clocks import SeatClocks
    from tailback.match.preconditions import Messages
    from tailback.match.verbs.claim import Claims
    from tailback.match.verbs.create import DiceMaker, Seeds
    from tailback.match.verbs.offer import Offers
    from tailback.match.verbs.overtime import OvertimeVotes
    from tailback.match.verbs.rematch import Rematch
    from tailback.match.verbs.reveal import Deal
    from tailback.match.verbs.seal import Choices


@dataclass(slots=True)
class Chair:
    """Who sits on one seat: ``kind`` is open, person or bot; ``bot`` the name of who thinks."""

    kind: str = "open"
    name: str = ""
    seed: bytes | None = None
    """What it adds to the draws, as soon as that is known to all."""
    bot: str | None = None
    commitment: str | None = None
    """To which seed it has committed; None where the seed is nobody's choice."""
    resigned: bool = False
    handed_at: int = 0
    """How long the log was when the seat was last handed over."""

    @property
    def given_up(self) -> bool:
        """Return whether a stand-in plays on for someone who has resigned."""
        return self.resigned and self.bot is not None

    @property
    def handed(self) -> bool:
        """Return whether a bot plays on for a person who may take the seat back."""
        return self.kind == "person" and self.bot is not None

    @property
    def plays(self) -> bool:
        """Return whether a person plays here."""
        return self.kind == "person" and self.bot is None and not self.resigned


class MatchState:
    """Seats, position, questions, what has happened, and what each verb keeps of its own.

    An empty one has nothing but its id: the first entry of a log sets it up.
    """

    game: AnyGame
    options: Any
    seating: Seating
    scene: Any
    time: float | None
    """After how many seconds a default is played; None where everyone is waited for."""
    position: Any
    pending: Pending[Any]
    decision: Decision[Any] | None = None
    """The decision that the table waits for, if any."""
    chairs: list[Chair]
    asks: list[int]
    """The name of the latest question that was put to each seat."""
    sealed: Choices
    versions: list[int]
    seeds: Seeds
    keys: Keys
    messages: Messages
    deal: Deal
    clocks: SeatClocks | None = None
    overtime: OvertimeVotes
    offers: Offers
    claims: Claims
    rematch: Rematch

    def __init__(
        self,
        id: str,
        games: Callable[[str], AnyGame] = installed_game,
        dice: DiceMaker = FairDice,
    ) -> None:
        self.id = id
        self.games = games
        self.maker = dice
        self.length = 0
        self.at = 0
        """When the last entry was written, in milliseconds since 1970."""
        self.asked = 0
        """When the entry was written that put the questions which are asked now."""
        self.begun = False
        self.pages = Pages()
        self.result: Finished | None = None
        self.starter: Seat | None = None
        self.taken = 0
        """How often something was taken back."""

    def set(self, position: Any) -> None:
        """Put the game into this position."""
        self.position = position
        self.pending = self.game.pending(position)
        self._shown: Any = None

    @property
    def shown(self) -> Any:
        """Return what lies open now; looked at once."""
        if self._shown is None:
            self._shown = (
                self.pages[-1].table(self.game)
                if self.pages
                else self.game.observer.table(self.position)
            )
        return self._shown

    # What is asked

    @property
    def stage(self) -> str:
        """Return open, revealing (every seat is taken, a seed is missing), running or over."""
        if self.begun:
            return "over" if self.result else "running"
        return "revealing" if self.full else "open"

    @property
    def timed(self) -> bool:
        """Return whether a default will be played for whoever stays silent now."""
        decision = self.decision
        return self.time is not None and decision is not None and decision.default is not None

    @property
    def holds(self) -> bool:
        """Return whether an answer equal to the default waits for the end of the time now."""
        decision = self.decision
        return decision is not None and decision.hold and self.timed

    @property
    def chosen(self) -> tuple[Seat, ...]:
        """Return who has made a choice that is not used yet; nobody where choices are held."""
        return tuple(sorted(self.sealed)) if self.sealed and not self.holds else ()

    def ask(self, seat: Viewer) -> int | None:
        """Return the name of the question put to this seat, or None."""
        decision = self.decision
        if seat is SPECTATOR or decision is None or seat not in decision.seats:
            return None
        return self.asks[seat]

    # Who is there

    @cached_property
    def viewers(self) -> tuple[Viewer, ...]:
        """Return every seat, and the spectator."""
        return (*range(self.seating.seats), SPECTATOR)

    @cached_property
    def everyone(self) -> frozenset[Viewer]:
        """Return the same in no order."""
        return frozenset(self.viewers)

    def viewpoint(self, viewer: Viewer) -> Viewer:
        """Return as whom a viewer looks: one who has given its seat up is a spectator."""
        given_up = viewer is not SPECTATOR and self.chairs[viewer].given_up
        return SPECTATOR if given_up else viewer

    @property
    def full(self) -> bool:
        """Return whether every seat is taken."""
        return all(chair.kind != "open" for chair in self.chairs)

    @property
    def people(self) -> tuple[Seat, ...]:
        """Return the seats on which people play: none that was given up or handed over."""
        return tuple([seat for seat, chair in enumerate(self.chairs) if chair.plays])

    @property
    def resigned(self) -> tuple[Seat, ...]:
        """Return the seats that were given up."""
        return tuple(seat for seat, chair in enumerate(self.chairs) if chair.resigned)

    # What happens

    def apply(self, run: Applied) -> None:
        """Let this happen: the position moves on, choices are used up, new questions are put."""
        self.seeds.drawn += len(run.draws)
        self.sealed.clear()
        if run.steps:
            self.set(run.steps[-1].after)
        pending = self.pending
        if isinstance(pending, Finished):
            self.finish(pending)
        elif isinstance(pending, Decision):
            if self.starter is None:
                self.starter = pending.seats[0]
            self._put(pending)

    def _put(self, decision: Decision[Any]) -> None:
        """Put the questions of a decision."""
        self.decision, self.asked = decision, self.at
        for seat in decision.seats:
            self.asks[seat] += 1

    def rewind(self, first: int) -> None:
        """Take pages back, from this one on: what was asked before it is asked again."""
        self.set(self.pages.cut(first))
        self.sealed.clear()
        self.taken += 1
        assert isinstance(self.pending, Decision)
        self._put(self.pending)

    def finish(self, end: Finished) -> None:
        """End the match; whoever resigned comes after all who did not."""
        self.result, self.decision = end.behind(self.resigned), None
        self.offers.drop()
        for claim in self.claims:
            if claim.end is None:
                self.claims.end(claim, "over", self.pages.turn)
        self.sealed.clear()
