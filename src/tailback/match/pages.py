"""Pages: what has happened at a table, entry by entry."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tailback.kit import NATURE, AnyGame, Seat, Viewer
from tailback.match.apply import Steps


class Page:
    """What one entry brought about, and the version that each viewer had after it."""

    __slots__ = ("_table", "by", "open", "steps", "turn", "versions")

    def __init__(
        self, steps: Steps, versions: tuple[int, ...], before: Page | None, by: Seat | None = None
    ) -> None:
        self.steps = steps
        self.by = by
        """Whose commit it was; None where it was more, or something else."""
        self.versions = versions
        """In the order of ``Table.viewers``."""
        self.turn: int = 1 if before is None else before.turn + (not before.goes_on(steps[0].moves))
        """The number of the turn that it is part of, as a transcript counts its lines, from 1."""
        self.open: bool | None = None
        """Whether all of it lay open to everyone; None until somebody asks (``undo``)."""
        self._table: Any = None

    def goes_on(self, moves: Mapping[Seat, Any]) -> bool:
        """Return whether these decisions still belong to this page's turn."""
        last = self.steps[-1].moves
        return len(moves) == 1 and NATURE not in last and last.keys() == moves.keys()

    def table(self, game: AnyGame) -> Any:
        """Return what lay open after it; looked at once."""
        if self._table is None:
            self._table = game.observer.table(self.steps[-1].after)
        return self._table

    def age(self) -> None:
        """Forget what can be looked at again: another page lies on this one now."""
        self._table = None

    def shown(self, game: AnyGame, viewer: Viewer) -> list[Any]:
        """Return what a viewer is shown of it."""
        story = [one for step in self.steps for one in step.story]
        return [seen for one in story if (seen := game.show(one, viewer)) is not None]


class Pages(list[Page]):
    """The pages of a table, oldest first."""

    def __init__(self) -> None:
        super().__init__()
        self.steps = 0
        """How many steps there are on them."""
        self.given = 0
        """How many of them were taken over from another match."""
        self.given_hash: str | None = None
        """What fixes those."""

    @property
    def turn(self) -> int:
        """Return the number of the latest turn; 0 before the first."""
        return self[-1].turn if self else 0

    def add(self, steps: Steps, versions: tuple[int, ...], by: Seat | None = None) -> Page:
        """Keep what one entry brought about, and return it."""
        before = self[-1] if self else None
        page = Page(steps, versions, before, by)
        if before is not None:
            before.age()
        self.append(page)
        self.steps += len(steps)
        return page

    def cut(self, first: int) -> Any:
        """Take pages back, from this one on; return the position before them."""
        position = self[first].steps[0].before
        self.steps -= sum(len(page.steps) for page in self[first:])
        del self[first:]
        return position
