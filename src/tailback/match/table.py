"""The table: all that the log says, folded. A value of the log and of nothing else."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any, TypeAlias

from tailback.kit import (
    SPECTATOR,
    AnyGame,
    Decision,
    FairDice,
    Finished,
    Seat,
    Seating,
    Viewer,
    commitment,
)
from tailback.kit.chance import Dice
from tailback.kit.registry import game as installed_game
from tailback.match.entry import Entry
from tailback.match.message import Result
from tailback.match.run import Run, Step
from tailback.match.stream import Stream

DiceMaker: TypeAlias = Callable[[bytes, Sequence[bytes], int], Dice]
"""Returns the dice from the server's seed, the seats' seeds and the number of draws so far."""


@dataclass(slots=True)
class Chair:
    """Who sits on one seat: ``kind`` is open, person or bot; ``bot`` the name of who thinks."""

    kind: str = "open"
    name: str = ""
    seed: bytes | None = None
    bot: str | None = None
    resigned: bool = False


class Table:
    """Seats, position, sealed choices, questions, and what each viewer has seen."""

    game: AnyGame
    options: Any
    seating: Seating
    server_seed: bytes
    position: Any
    time: float | None
    """After how many seconds a default is played; None where everyone is waited for."""

    def __init__(
        self,
        id: str,
        games: Callable[[str], AnyGame] = installed_game,
        dice: DiceMaker = FairDice,
    ) -> None:
        self.id = id
        self.games = games
        self.length = 0
        self.chairs: list[Chair] = []
        self.begun = False
        self.steps: list[Step] = []
        self.drawn = 0
        self.sealed: dict[Seat, Any] = {}
        self.asks: list[int] = []
        self.ids: dict[tuple[Seat, str], Entry] = {}
        self.result: Result | None = None
        self.again: dict[Seat, bytes] = {}
        self.next: str | None = None
        self.starter: Seat | None = None
        self.streams: dict[Viewer, Stream] = {}
        self._dice = dice

    # What is asked

    @property
    def stage(self) -> str:
        """Return open, running or over."""
        return "over" if self.result else "running" if self.begun else "open"

    @property
    def decision(self) -> Decision[Any] | None:
        """Return the decision that the table waits for, or None."""
        if self.stage != "running":
            return None
        pending = self.game.pending(self.position)
        return pending if isinstance(pending, Decision) else None

    @property
    def holds(self) -> bool:
        """Return whether an answer equal to the default waits for the end of the time now."""
        decision = self.decision
        return decision is not None and decision.hold and self.timed

    @property
    def timed(self) -> bool:
        """Return whether a default will be played for whoever stays silent now."""
        decision = self.decision
        return self.time is not None and decision is not None and decision.default is not None

    def ask(self, seat: Viewer) -> int | None:
        """Return the name of the question put to this seat, or None."""
        decision = self.decision
        if seat is SPECTATOR or decision is None or seat not in decision.seats:
            return None
        return self.asks[seat]

    @cached_property
    def commitment(self) -> str:
        """Return what was published of the server's seed before the first draw."""
        return commitment(self.server_seed)

    @cached_property
    def alphabet(self) -> frozenset[Any]:
        """Return every move that can be legal in such a game."""
        return frozenset(self.game.alphabet(self.options))

    # Who is there

    @property
    def viewers(self) -> tuple[Viewer, ...]:
        """Return every seat, and the spectator."""
        return (*range(self.seating.seats), SPECTATOR)

    @property
    def full(self) -> bool:
        """Return whether every seat is taken."""
        return all(chair.kind != "open" for chair in self.chairs)

    def dice(self) -> Dice:
        """Return the dice as they stand before the next draw."""
        seeds = [chair.seed or b"" for chair in self.chairs]
        return self._dice(self.server_seed, seeds, self.drawn)

    # What happens

    def take(self, run: Run) -> tuple[Step, ...]:
        """Let this happen: the position moves on, choices are used up, new questions are put."""
        self.steps += run.steps
        self.drawn += len(run.draws)
        if run.steps:
            self.position = run.steps[-1].after
        self.sealed.clear()
        pending = self.game.pending(self.position)
        if isinstance(pending, Finished):
            self.finish(pending)
        elif isinstance(pending, Decision):
            if self.starter is None:
                self.starter = pending.seats[0]
            for seat in pending.seats:
                self.asks[seat] += 1
        return run.steps

    @property
    def resigned(self) -> tuple[Seat, ...]:
        """Return the seats that were given up."""
        return tuple(seat for seat, chair in enumerate(self.chairs) if chair.resigned)

    def finish(self, end: Finished) -> None:
        """End the match; whoever resigned comes after all who did not."""
        self.result = Result(*end.behind(self.resigned))
        self.sealed.clear()
