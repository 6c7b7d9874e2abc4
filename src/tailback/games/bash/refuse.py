"""Why a move of Rush & Bash is refused: the first clause that stands against it.

Called only for moves that are not legal, and says nothing that their seat does not see: what lies
open, and its own hand.
"""

from __future__ import annotations

from typing import Final

from tailback.games.bash.abilities import Mine, Steps
from tailback.games.bash.effects import Effect, Free
from tailback.games.bash.movement import Drive
from tailback.games.bash.moves import Move
from tailback.games.bash.position import Position
from tailback.games.bash.setup import LeaveSeams
from tailback.games.bash.task import Task
from tailback.games.bash.tiles.landslide import Falls, Slide
from tailback.games.bash.tiles.snout import SnoutWalk
from tailback.games.bash.turn import Act, After, Refill
from tailback.kit import Decision, Finished, Pending, Refusal, Seat

_EFFECTS: Final = {
    "steer": "BASH-20",
    "bomb": "BASH-21",
    "repair": "BASH-22",
    "missile": "BASH-23",
    "star": "BASH-24",
}


def wait(position: Position, seat: Seat, pending: Pending[Move]) -> Refusal:
    """Return why a seat has nothing to decide now."""
    if isinstance(pending, Finished):
        return Refusal(pending.reason)
    if isinstance(pending, Decision):
        return _turn("wait", position.options.colours[pending.seats[0]])
    return _turn("chance", position.options.colours[position.active])


def refuse(position: Position, seat: Seat, move: Move) -> Refusal:
    """Return the clause against a move that is not legal."""
    task = position.tasks[-1]
    if move.kind in ("roll", "draw"):
        return _turn("chance", position.options.colours[position.active])
    if move.kind == "level":
        return _level(position, seat, task, move.value)
    if move.kind == "play":
        return _card("not-held" if isinstance(task, Act) else "one-card", move.text)
    if move.kind == "drop" and isinstance(task, Refill):
        return Refusal.of("BASH-14", case="not-held", card=move.text.removeprefix("drop-"))
    return _otherwise(task, move)


def _turn(case: str, car: str) -> Refusal:
    return Refusal.of("BASH-10", case=case, car=car)


def _card(case: str, card: str = "") -> Refusal:
    return Refusal.of("BASH-11", case=case, card=card)


def _level(position: Position, seat: Seat, task: Task, level: int) -> Refusal:
    """Return why the ability cannot be used at a level."""
    if position.options.simple:
        return Refusal("BASH-68")
    if position.used or not isinstance(task, Act | After):
        return Refusal.of("BASH-60", case="used" if position.used else "between")
    energy = position.energy[seat]
    if level > energy or position.options.ability_level == "exact":
        case = "low" if level > energy else "exact"
        return Refusal.of("BASH-61", case=case, level=level, energy=energy)
    return Refusal("BASH-63")


def _otherwise(task: Task, move: Move) -> Refusal:
    """Return what the task that asks wants instead."""
    space = move.text if move.kind == "space" else ""
    if isinstance(task, Effect | Free):
        case = "space" if space else "other"
        return Refusal.of(_EFFECTS[task.effect], case=case, space=space)
    if isinstance(task, Steps | Mine):
        case = "mine" if isinstance(task, Mine) else "space" if space else "other"
        return Refusal.of("BASH-64", case=case, space=space)
    if isinstance(task, Slide | Falls):
        case = "roll" if isinstance(task, Slide) else "space"
        return Refusal.of("BASH-81", case=case, space=space)
    if isinstance(task, SnoutWalk):
        return Refusal.of("BASH-85", space=space, most=task.most)
    if isinstance(task, Drive):
        return Refusal.of("BASH-12", space=space)
    if isinstance(task, Refill):
        return Refusal.of("BASH-14", case="drop", card="")
    if isinstance(task, LeaveSeams):
        return Refusal("BASH-66")
    if isinstance(task, After):
        return Refusal.of("BASH-60", case="after")
    return _card("card-first")
