"""Cut in! as a clause test writes it: a position as text, moves and draws, and what follows."""

from __future__ import annotations

from typing import Any

from tailback.games.trafficars.cutin import GAME, Position
from tailback.kit import NATURE, Chance, Decision, Event, Finished, Seating, Viewer


class Table:
    """A position that is written down and played from; ``=12`` is a card that chance brings."""

    def __init__(self, text: str | None = None, seats: int = 2, **options: Any) -> None:
        start = GAME.start(GAME.options(**options), Seating(seats))
        self.position: Position = GAME.notation.position(text, start) if text else start
        self.story: list[Any] = []

    @classmethod
    def of(cls, table: str, seats: int = 2, **options: Any) -> Table:
        """Return a table with all cards that are not named set aside: nothing is left to draw."""
        row, hands, piles, active, stage, passes, turn = table.split()
        named = {int(n) for part in (row, *hands.split("|")) for n in part.split(",") if n != "-"}
        spare = sum(map(int, piles.split("|")))
        aside = [n for n in range(1, 51) if n not in named][spare:]
        words = (row, hands, piles, ",".join(map(str, aside)) or "-", active, stage, passes, turn)
        return cls(" ".join(words), seats, **options)

    def play(self, line: str) -> str:
        """Play moves and draws, and return the position without what is set aside."""
        for word in line.split():
            move = GAME.notation.move(word)
            pending = GAME.pending(self.position)
            if isinstance(pending, Decision):
                moves = {pending.seats[0]: move}
            else:
                assert isinstance(pending, Chance), f"{word}: the game is over"
                moves = {NATURE: move}
            GAME.check(self.position, moves)
            step = GAME.step(self.position, moves)
            self.story += step.story
            self.position = step.after
        return str(self)

    def refused(self, move: str, seat: int | None = None) -> str:
        """Return why a move of the seat that decides (or another) is refused."""
        asked = self.position.turn if seat is None else seat
        assert asked is not None
        return str(GAME.refusal(self.position, asked, GAME.notation.move(move)))

    def may(self) -> set[str]:
        assert self.position.turn is not None
        return {str(move) for move in GAME.legal(self.position, self.position.turn)}

    def asked(self) -> Decision[Any]:
        pending = GAME.pending(self.position)
        assert isinstance(pending, Decision)
        return pending

    def end(self) -> Finished:
        pending = GAME.pending(self.position)
        assert isinstance(pending, Finished)
        return pending

    @property
    def heard(self) -> tuple[Event, ...]:
        """What someone who only watches was told."""
        return GAME.events(GAME.shown_to(self.story, None))

    def told(self, viewer: Viewer = None) -> list[str]:
        """Return what a viewer was told, such as ``laid seat=1 card=40``."""
        return [
            " ".join([event.name, *(f"{name}={value}" for name, value in event.details)])
            for event in GAME.events(GAME.shown_to(self.story, viewer))
        ]

    def names(self) -> list[str]:
        return [event.name for event in self.heard]

    def __str__(self) -> str:
        words = GAME.notation.position_text(self.position).split(" ")
        return " ".join((*words[:3], *words[4:]))
