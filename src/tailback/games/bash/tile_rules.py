"""What special tiles add to the rules, by the kind of the tile."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import TYPE_CHECKING, ClassVar, Final

if TYPE_CHECKING:
    from tailback.games.bash.moves import Move
    from tailback.games.bash.race import Race
    from tailback.games.bash.sides import Side
    from tailback.games.bash.task import Task


class TileRules:
    """What a kind of special tile adds; where it adds nothing it leaves a method as it is here."""

    clause: ClassVar[str] = ""
    """The clause that tells of it."""
    paired: ClassVar[bool] = False
    """Whether its tiles come in twos."""
    fields: ClassVar[tuple[str, ...]] = ()
    """Which lists of spaces its tiles may have: ``flashes``, ``red``, ``paws``."""
    beside: ClassVar[tuple[str, ...]] = ()
    """The names that spaces beside its lanes may have."""
    shared: ClassVar[str] = ""
    """The lane of those that hold any number of cars, and nothing else."""

    moves: ClassVar[tuple[Move, ...]] = ()
    """The moves that it adds to cards, spaces and answers."""

    def check(self, parts: Sequence[Side]) -> None:
        """Refuse a tile of an own course, or the two of a pair, that its rules cannot play on."""

    def setup(self, seat: int) -> tuple[Task, ...]:
        """Return what is done before the race; chance falls to this seat."""
        return ()

    def opening(self, race: Race, car: int) -> tuple[Task, ...]:
        """Return what the turn of a car begins with."""
        return ()

    def arrive(self, race: Race, car: int) -> None:
        """Let a flash act on a car that has come onto it, in its own turn or pushed."""

    def closing(self, race: Race, car: int) -> tuple[Task, ...]:
        """Return what the end of a car's turn has to see to."""
        return ()


TILE_RULES: Final[dict[str, TileRules]] = {}
"""By kind, in the order in which they are seen to at the end of a turn (BASH-16)."""


@lru_cache(maxsize=256)
def rules_for(kinds: tuple[str, ...]) -> tuple[TileRules, ...]:
    """Return the rules that a course with tiles of these kinds has in addition."""
    return tuple(rules for kind, rules in TILE_RULES.items() if kind in kinds)
