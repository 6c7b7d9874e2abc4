"""Turns as one viewer saw them: in words, in notation, and how the table stood after each."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from pydantic import BaseModel

from tailback.kit import NATURE, AnyGame, Step, Viewer
from tailback.kit.transcript import known, turn_lines
from tailback.server import wire
from tailback.server.wire import EventSent

MOST: Final = 32
"""So many turns are told in one answer."""


class Turn(BaseModel):
    """One turn, and what one viewer could see after it. Number 0 is the start."""

    number: int
    seat: str | None
    """Who decided, where it was one seat."""
    line: str
    """In notation, ``?`` where something is not this viewer's to know."""
    events: list[EventSent]
    table: Any = None
    """Nothing where it may not be looked at again yet."""
    own: Any = None
    letters: str = ""


class Looker:
    """Looks at turns with the eyes of one viewer."""

    def __init__(self, game: AnyGame, scene: Any, viewer: Viewer, *, over: bool) -> None:
        self.game = game
        self.scene = scene
        self.viewer = viewer
        self.over = over
        self.shows = over or not game.eyes.fleeting
        """Whether it may be looked at again how the table stood."""

    def start(self, position: Any) -> Turn:
        """Return how it began."""
        return self._stands(Turn(number=0, seat=None, line="", events=[]), position)

    def turn(self, number: int, steps: Sequence[Step[Any, Any]]) -> Turn:
        """Return the turn that these steps are."""
        game, viewer = self.game, self.viewer
        moves = [m for step in steps if (m := known(game, step.story, viewer))]
        lines = [line.partition(" ")[2] for line in turn_lines(game, moves)]
        seats = {seat for happened in moves for seat in happened if seat != NATURE}
        shown = [one for step in steps for one in game.witness(step.story, viewer)]
        told = game.events(shown)
        turn = Turn(
            number=number,
            seat=game.seat_names[seats.pop()] if len(seats) == 1 else None,
            line=" ".join(lines),
            events=[
                EventSent.model_validate(wire.event(event))
                for event in told
                if self.over or not event.fleeting
            ],
        )
        return self._stands(turn, steps[-1].after)

    def _stands(self, turn: Turn, position: Any) -> Turn:
        if self.shows:
            view = self.game.view(self.scene, position, self.viewer)
            turn.table, turn.own = view.table, view.own
            turn.letters = self.game.letters(view)
        return turn
