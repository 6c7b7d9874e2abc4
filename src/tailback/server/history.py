"""The history of a match, turn by turn: what one viewer could see, and how another match begins.

A table's log and a transcript are both read as a :class:`Record`; what is sent is the same.
"""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from operator import attrgetter
from typing import Any, NamedTuple

from pydantic import BaseModel

from tailback.kit import (
    NATURE,
    AnyGame,
    Decision,
    Finished,
    Options,
    Seating,
    Viewer,
)
from tailback.kit.transcript import known, turn_lines
from tailback.match.apply import Spelled, Steps, spelled
from tailback.match.state import MatchState
from tailback.server.live import server_messages
from tailback.server.live.server_messages import EventSent, ResultSent


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


class History(BaseModel):
    """A part of a match turn by turn, as one viewer saw it."""

    game: str
    seats: list[str]
    players: list[str]
    viewer: int | None
    result: ResultSent | None
    over: bool
    """Whether it is over, so that another match can go on from here."""
    scene: Any
    last: int
    """The number of the latest turn of the whole match."""
    inherited: int
    """Up to which turn it was taken over from another match."""
    turns: list[Turn]


@dataclass(frozen=True)
class Record:
    """All that happened in a match, hidden things included."""

    game: AnyGame
    options: Options
    seating: Seating
    players: Sequence[str]
    result: Finished | None
    over: bool
    scene: Any
    start: Any
    last: int
    """The number of the latest turn."""
    inherited: int
    """Up to which turn it was taken over from another match."""
    steps: Callable[[int], Steps]
    """Returns the steps of a turn, counted from 1."""

    def history(self, viewer: Viewer, first: int, most: int, *, everything: bool) -> History:
        """Return at most so many turns from ``first`` on, as one viewer saw them.

        Without ``everything``, what the game calls fleeting is left out.
        """
        result: Any = server_messages.result(self.result)
        numbers = range(first, min(first + most, self.last + 1))
        return History(
            game=self.game.id,
            seats=list(self.game.seat_names[: self.seating.seats]),
            players=list(self.players),
            viewer=viewer,
            result=result,
            over=self.over,
            scene=self.scene,
            last=self.last,
            inherited=self.inherited,
            turns=[self._turn(number, viewer, everything=everything) for number in numbers],
        )

    def _turn(self, number: int, viewer: Viewer, *, everything: bool) -> Turn:
        game, steps = self.game, self.steps(number) if number else ()
        moves = [m for step in steps if (m := known(game, step.story, viewer))]
        seats = {seat for happened in moves for seat in happened if seat != NATURE}
        shown = [one for step in steps for one in game.shown_to(step.story, viewer)]
        turn = Turn(
            number=number,
            seat=game.seat_names[seats.pop()] if len(seats) == 1 else None,
            line=" ".join(line.partition(" ")[2] for line in turn_lines(game, moves)),
            events=[
                EventSent.model_validate(server_messages.event(event))
                for event in game.events(shown)
                if everything or not event.fleeting
            ],
        )
        if everything or not game.observer.fleeting:
            view = game.view(self.scene, steps[-1].after if steps else self.start, viewer)
            turn.table, turn.own, turn.letters = view.table, view.own, game.text_view(view)
        return turn

    def beginning(self, turn: int) -> Beginning:
        """Return how it began, up to a turn."""
        played = [self.steps(number) for number in range(1, min(turn, self.last) + 1)]
        position = played[-1][-1].after if played else self.start
        return Beginning(
            self.game.id,
            self.options.write(),
            self.seating,
            [spelled(self.game, steps) for steps in played],
            isinstance(self.game.pending(position), Decision),
            self.over,
        )


class Beginning(NamedTuple):
    """How a match began: what was agreed, and what happened up to a turn, in notation."""

    game: str
    options: Mapping[str, Any]
    seating: Seating
    turns: list[Spelled]
    decides: bool
    """Whether someone has to decide then, so that it can be played on."""
    over: bool
    """Whether the match is over of which this is the beginning."""


def record_of_table(table: MatchState) -> Record:
    """Return the record of a match from its log."""
    pages, number_of = table.pages, attrgetter("turn")

    def steps(number: int) -> Steps:
        first = bisect_left(pages, number, key=number_of)
        end = bisect_right(pages, number, first, key=number_of)
        return tuple(step for page in pages[first:end] for step in page.steps)

    return Record(
        table.game,
        table.options,
        table.seating,
        [chair.name for chair in table.chairs],
        table.result,
        table.result is not None,
        table.scene,
        pages[0].steps[0].before if pages else table.position,
        table.pages.turn,
        pages[table.pages.given - 1].turn if table.pages.given else 0,
        steps,
    )
