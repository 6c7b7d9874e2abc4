"""What a task is: one small thing that is still to be done, as a value.

A task that asks names the seat that decides or rolls, which is not always the one whose turn it is.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from tailback.games.bash.asking import ASKED, ROLLS
from tailback.games.bash.moves import Move
from tailback.kit import Chance, Decision, Refusal

if TYPE_CHECKING:
    from tailback.games.bash.position import Position
    from tailback.games.bash.race import Race


@dataclass(frozen=True, slots=True)
class Task:
    """One small thing that is still to be done."""

    of_turn: ClassVar[bool] = False
    """Whether it is dropped when the turn of a car ends early."""
    aside: ClassVar[bool] = False
    """Whether what it asks has nothing to do with how the move before it goes on."""

    def step(self, race: Race) -> bool:
        """Do it, or return True if a seat or chance must be asked first; then it stays."""
        return True

    def carries(self, car: int) -> bool:
        """Return whether it moves this car, and so is dropped when the car is stopped."""
        return False


@dataclass(frozen=True, slots=True)
class PendingTask(Task):
    """A task that asks a seat or chance."""

    def pending(self, position: Position) -> Decision[Move] | Chance[Move]:
        """Return who is asked, or what can fall."""
        raise NotImplementedError

    def legal(self, race: Race) -> list[Move]:
        """Return the moves of the seat that is asked; where chance falls there are none."""
        return []

    def refusal(self, space: str) -> Refusal:
        """Return what it wants instead of another kind of move, or of one to this space."""
        return Refusal.of("BASH-11", case="card-first", card="")

    def take(self, race: Race, move: Move) -> None:
        """Go on with what was chosen or has fallen."""
        raise NotImplementedError


@dataclass(frozen=True, slots=True)
class Asks(PendingTask):
    """A task in which a seat decides."""

    seat: int

    def pending(self, position: Position) -> Decision[Move] | Chance[Move]:
        """Return the decision of the seat."""
        return ASKED[self.seat]


@dataclass(frozen=True, slots=True)
class Rolls(PendingTask):
    """A task in which a seat rolls the track die."""

    seat: int

    def pending(self, position: Position) -> Chance[Move]:
        """Return the die."""
        return ROLLS[self.seat]
