"""What a special tile adds to the rules: a piece of its own, by the kind of the tile."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from tailback.games.bash.race import Race
    from tailback.games.bash.task import Task


class Piece:
    """A kind of special tile; one that adds nothing to a moment leaves it as it is."""

    def opening(self, race: Race, car: int) -> tuple[Task, ...]:
        """Return what the turn of a car begins with."""
        return ()

    def arrive(self, race: Race, car: int) -> None:
        """Let a flash act on a car that has come onto it, in its own turn or pushed."""

    def closing(self, race: Race, car: int) -> tuple[Task, ...]:
        """Return what the end of a car's turn has to see to."""
        return ()


PIECES: Final[dict[str, Piece]] = {}
"""The pieces by kind, in the order in which they are seen to at the end of a turn (BASH-16)."""
