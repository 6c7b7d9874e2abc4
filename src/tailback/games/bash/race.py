"""A race in motion: a position that is being changed by the tasks that are still to be done.

Nothing here asks anybody: decisions and draws are tasks. What happens on the way is in
:mod:`track`, :mod:`card_piles` and :mod:`hazards`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ParamSpec

from tailback.games.bash import happenings
from tailback.games.bash.card_piles import CardPiles
from tailback.games.bash.position import Position, driver
from tailback.games.bash.task import Task
from tailback.games.bash.track import Track
from tailback.kit import Story

A = ParamSpec("A")


class Race:
    """A position that is being changed."""

    __slots__ = (
        "_story",
        "cards",
        "energy",
        "graph",
        "met",
        "options",
        "round",
        "seats",
        "strip",
        "tasks",
        "track",
        "turn",
        "used",
    )

    def __init__(self, position: Position, story: Story = None) -> None:
        self._story = story
        self.options = position.options
        self.round = position.round
        self.turn = position.turn
        self.strip = position.strip
        self.track = Track(position)
        self.graph = self.track.graph
        self.energy = list(position.energy)
        self.cards = CardPiles(position)
        self.used = position.used
        self.met = position.met
        self.tasks: list[Task] = list(position.tasks)
        self.seats = len(position.hands)

    def position(self) -> Position:
        """Return what has become of it, as a value."""
        track, cards = self.track, self.cards
        return Position(
            self.options,
            self.round,
            self.turn,
            self.strip,
            tuple(track.places),
            tuple(track.life),
            tuple(self.energy),
            tuple(cards.hands),
            (cards.decks[0], cards.decks[1]),
            (cards.discards[0], cards.discards[1]),
            tuple(sorted(track.bombs.values())),
            tuple(sorted(track.boulders.values())),
            track.boosts,
            track.portals,
            track.snout,
            track.visited,
            track.filled,
            track.due,
            self.used,
            self.met,
            tuple(self.tasks),
        )

    def run(self) -> None:
        """Do all tasks up to the first that needs a seat or chance."""
        while self.tasks:
            task = self.tasks.pop()
            if task.step(self):
                self.tasks.append(task)
                return

    def push(self, *tasks: Task) -> None:
        """Let these be done next, the first of them first."""
        self.tasks.extend(reversed(tasks))

    def tell(self, happening: Callable[A, Any], *args: A.args, **more: A.kwargs) -> None:
        """Tell what happens, if anybody listens."""
        if self._story is not None:
            self._story.append(happening(*args, **more))

    @property
    def active(self) -> int:
        """Return the car whose turn it is."""
        return self.strip[self.turn]

    def racer(self, car: int) -> happenings.Racer:
        """Return a car as it is told of."""
        return happenings.racers(self.options.colours)[car]

    def is_bot(self, car: int) -> bool:
        """Return whether a car has no seat (BASH-70)."""
        return car >= self.seats

    def driver(self, car: int) -> int:
        """Return the seat that decides and rolls for a car (BASH-73)."""
        return driver(car, self.seats, self.strip)

    def stop(self, car: int) -> None:
        """End the movement of a car."""
        self.tasks = [task for task in self.tasks if not task.carries(car)]

    def end_turn(self) -> None:
        """End the turn early; what its end asks of every turn is still done (BASH-16)."""
        self.tasks = [task for task in self.tasks if not task.of_turn]

    def cut_short(self, car: int) -> None:
        """Stop a car and, in its own turn, end that turn."""
        self.stop(car)
        if car == self.active:
            self.end_turn()

    def meet(self, car: int, kind: str) -> bool:
        """Remember the first flash of a kind that a car meets in its own turn (BASH-88)."""
        if car != self.active or kind in self.met:
            return False
        self.met = tuple(sorted((*self.met, kind)))
        return True
