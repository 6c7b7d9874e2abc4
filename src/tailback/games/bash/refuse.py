"""Why a move of Rush & Bash is refused: the first clause that stands against it.

What holds whatever is asked is here; the rest is said by the task that asks. Called only for moves
that are not legal, and says nothing that their seat does not see: what lies open, and its own hand.
"""

from __future__ import annotations

from typing import cast

from tailback.games.bash.moves import Move
from tailback.games.bash.position import Position
from tailback.games.bash.task import PendingTask, Task
from tailback.games.bash.turn import Act, After, Refill
from tailback.kit import Decision, Finished, Pending, Refusal, Seat


def refuse_out_of_turn(position: Position, seat: Seat, pending: Pending[Move]) -> Refusal:
    """Return why a seat has nothing to decide now."""
    if isinstance(pending, Finished):
        return Refusal(pending.reason)
    if isinstance(pending, Decision):
        return _turn("wait", position.options.colours[pending.seats[0]])
    return _turn("chance", position.options.colours[position.active])


def refuse(position: Position, seat: Seat, move: Move) -> Refusal:
    """Return the clause against a move that is not legal."""
    task = position.tasks[-1]
    match move.kind:
        case "roll" | "draw":
            return _turn("chance", position.options.colours[position.active])
        case "level":
            return _level(position, seat, task, move.value)
        case "play":
            case = "not-held" if isinstance(task, Act) else "one-card"
            return Refusal.of("BASH-11", case=case, card=move.text)
        case "drop" if isinstance(task, Refill):
            return Refusal.of("BASH-14", case="not-held", card=move.text.removeprefix("drop-"))
        case kind:
            return cast(PendingTask, task).refusal(move.text if kind == "space" else "")


def _turn(case: str, car: str) -> Refusal:
    return Refusal.of("BASH-10", case=case, car=car)


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
