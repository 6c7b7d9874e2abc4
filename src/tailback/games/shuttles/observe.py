"""What a viewer of Shuttles sees, witnesses and remembers: everything, for nothing is hidden."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from tailback.games.shuttles.draw import drawing
from tailback.games.shuttles.moves import CLAIM, NOTCHES, SEATS, Move, jump_move, slide_move
from tailback.games.shuttles.options import ShuttlesOptions
from tailback.games.shuttles.position import Position, Stage
from tailback.kit import NATURE, Event, Game, Seat, Viewer
from tailback.kit.game import Detail

_WAYS: Final = {"<": "left", ">": "right"}
_SIDES: Final = {way: side for side, way in _WAYS.items()}


@dataclass(frozen=True, slots=True)
class ShuttleView:
    """One shuttle as it lies: its offset to the right, and its barriers as a drawing, north up."""

    number: int
    owner: str
    offset: int
    drawing: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class ShuttlesView:
    """The table; the same for every viewer but for ``viewer``."""

    viewer: int | None
    stage: str
    turn: int | None
    """The seat to move; the winner once there is one."""
    south: tuple[str, ...]
    """The spaces of South's pieces."""
    north: tuple[str, ...]
    shuttles: tuple[ShuttleView, ...]
    """From south to north."""
    offset_limit: int
    block_first: int
    board_mark: str
    """``rebuilt`` for the default board: players are to know that it is not the printed one."""
    ban: bool
    claim: bool
    warned: int | None
    """The seat whose block is full and that must vacate it."""
    turns: int
    turn_limit: int | None
    repeats: int
    """How often this position has occurred since it became possible."""
    drawing: str

    def __str__(self) -> str:
        return f"{self.drawing}\nboard ({self.board_mark})"


@dataclass(frozen=True, slots=True)
class Recall:
    """All that a viewer knows: the position itself."""

    position: Position


class Observer(Game[ShuttlesOptions, Position, Move, ShuttlesView, Recall]):
    """The half of the game that shows and tells."""

    def observe(self, position: Position, viewer: Viewer) -> ShuttlesView:
        """Return what lies on the table."""
        board, names = position.maze.board, position.maze.names
        nobody = position.stage in (Stage.TOSS, Stage.DRAWN)
        return ShuttlesView(
            viewer=viewer,
            stage=position.stage.value,
            turn=None if nobody else position.turn,
            south=tuple(names[space] for space in position.pieces[0]),
            north=tuple(names[space] for space in position.pieces[1]),
            shuttles=tuple(
                ShuttleView(k + 1, shuttle.owner, position.offsets[k], shuttle.drawing)
                for k, shuttle in enumerate(board.shuttles)
            ),
            offset_limit=board.offset_limit,
            block_first=board.block_first,
            board_mark=board.mark,
            ban=position.ban,
            claim=position.claim,
            warned=position.warned,
            turns=position.turns,
            turn_limit=position.options.turn_limit,
            repeats=position.repeats,
            drawing=drawing(position.maze, position.pieces, position.offsets),
        )

    def witness(
        self, before: Position, moves: Mapping[Seat, Move], after: Position, viewer: Viewer
    ) -> tuple[Event, ...]:
        """Return what everyone sees happen."""
        if NATURE in moves:
            return (Event.of("starts", seat=moves[NATURE].end),)
        ((seat, move),) = moves.items()
        seen = [_moved(SEATS[seat], move)]
        if after.stage is Stage.WON:
            seen.append(Event.of("won", seat=SEATS[seat]))
        elif after.stage is Stage.DRAWN:
            limit = after.turns == after.options.turn_limit and after.repeats < 3
            case = "turns" if limit else "repetition"
            seen.append(Event.of("drawn", case=case, turns=after.turns))
        elif after.warned is not None and before.warned is None:
            other = SEATS[1 - after.warned]
            seen.append(Event.of("warned", seat=SEATS[after.warned], other=other))  # SHUT-41
        return tuple(seen)

    def recall(self, start: Position, viewer: Viewer) -> Recall:
        """Return what is known before the toss: everything."""
        return Recall(start)

    def remember(self, recall: Recall, events: Sequence[Event], view: ShuttlesView) -> Recall:
        """Return the position after what these events tell."""
        position = recall.position
        for event in events:
            if event.name == "starts":
                position = tossed(position, SEATS.index(str(event.get("seat"))))
            elif event.name in _MOVES:
                position = position.after(_MOVES[event.name](dict(event.details)))
        return Recall(position)

    def sample(self, recall: Recall, rng: random.Random) -> Position:
        """Return the position: there is nothing to guess."""
        return recall.position


def tossed(position: Position, first: Seat) -> Position:
    """Return the position after the toss (SHUT-10)."""
    return Position(
        position.options, position.maze, position.pieces, position.offsets, first, Stage.TURN
    )


def _moved(seat: str, move: Move) -> Event:
    if move.kind == "slide":
        return Event.of("slid", seat=seat, start=move.start, end=move.end)
    if move.kind == "jump":
        return Event.of("jumped", seat=seat, start=move.start, end=move.end)
    if move.kind == "shuttle":
        return Event.of("shuttled", seat=seat, shuttle=int(move.start), way=_WAYS[move.end])
    return Event.of("claimed", seat=seat)


def _notch(told: dict[str, Detail]) -> Move:
    shuttle = told["shuttle"]
    assert isinstance(shuttle, int)
    return NOTCHES[shuttle - 1, _SIDES[str(told["way"])]]


_MOVES: Final[Mapping[str, Callable[[dict[str, Detail]], Move]]] = {
    "slid": lambda told: slide_move(str(told["start"]), str(told["end"])),
    "jumped": lambda told: jump_move(str(told["start"]), str(told["end"])),
    "shuttled": _notch,
    "claimed": lambda told: CLAIM,
}
