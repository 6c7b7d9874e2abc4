"""Traffic-Memory as a clause test writes it: a table as text, moves, and what lies there after."""

from __future__ import annotations

from typing import Any

from tailback.games.trafficars.memory import GAME, MemoryView, Position
from tailback.kit import NATURE, Chance, Decision, Event, Finished, Refusal, Seating, Viewer


def spelled(value: object) -> str:
    return " ".join(map(str, value)) if isinstance(value, tuple) else str(value)


class Table:
    """A position that is written down and played from; ``p3=12`` is a place and its new card."""

    def __init__(self, text: str | None = None, seats: int = 2, **options: Any) -> None:
        start = GAME.start(GAME.options(**{"low": 1, "high": 12, **options}), Seating(seats))
        self.position: Position = GAME.notation.position(text, start) if text else start
        self.heard: list[Event] = []

    def play(self, line: str) -> str:
        """Play moves, and return the position as it is written."""
        for word in line.split():
            move, _, card = word.partition("=")
            pending = GAME.pending(self.position)
            assert isinstance(pending, Decision), f"{word}: no decision is pending"
            self._do({pending.seats[0]: GAME.notation.move(move)})
            assert isinstance(GAME.pending(self.position), Chance) == bool(card), word
            if card:
                self._do({NATURE: GAME.notation.move(f"={card}")})
        return str(self)

    def _do(self, moves: dict[int, Any]) -> None:
        GAME.check(self.position, moves)
        step = GAME.step(self.position, moves)
        self.heard += GAME.events(GAME.shown_to(step.story, None))
        self.position = step.after

    def seen(self, viewer: Viewer = None) -> MemoryView:
        """Return all that a viewer sees."""
        seating = Seating(len(self.position.kept))
        return GAME.view(GAME.scene(self.position.options, seating), self.position, viewer)

    def told(self) -> list[str]:
        """Return what everybody was told, such as ``kept seat=1 count=2 cards=9 10``."""
        return [
            " ".join([event.name, *(f"{name}={spelled(value)}" for name, value in event.details)])
            for event in self.heard
        ]

    def refused(self, move: str, seat: int | None = None) -> Refusal | None:
        """Return why a move of the seat on turn (or another) is refused."""
        seat = self.position.turn if seat is None else seat
        return GAME.refusal(self.position, seat, GAME.notation.move(move))

    def may(self) -> set[str]:
        return {str(move) for move in GAME.legal(self.position, self.position.turn)}

    def end(self) -> Finished:
        pending = GAME.pending(self.position)
        assert isinstance(pending, Finished)
        return pending

    def __str__(self) -> str:
        return GAME.notation.position_text(self.position)
